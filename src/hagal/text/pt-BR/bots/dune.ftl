# Why a bot did what it did in Dune: Imperium.

bots-dune-alliance = conquista a Aliança com { $faction ->
        [emperor] o Imperador
        [spacing_guild] a Guilda Espacial
        [bene_gesserit] as Bene Gesserit
       *[fremen] os Fremen
    }
bots-dune-friends = chega a 2 de Influência com { $faction ->
        [emperor] o Imperador
        [spacing_guild] a Guilda Espacial
        [bene_gesserit] as Bene Gesserit
       *[fremen] os Fremen
    } e ganha um Ponto de Vitória
bots-dune-influence = ganha Influência com { $faction ->
        [emperor] o Imperador
        [spacing_guild] a Guilda Espacial
        [bene_gesserit] as Bene Gesserit
       *[fremen] os Fremen
    }
bots-dune-points = { $n ->
        [one] { $n } Ponto de Vitória na hora
       *[other] { $n } Pontos de Vitória na hora
    }
bots-dune-swordmaster = mais um Agente até o fim da partida
bots-dune-council = mais Persuasão até o fim da partida
bots-dune-deploy = { $n ->
        [one] disputa o Conflito { $conflict } com mais { $n } tropa
       *[other] disputa o Conflito { $conflict } com mais { $n } tropas
    }
bots-dune-deploy-units = { $n ->
        [one] disputa o Conflito { $conflict } com mais uma unidade
       *[other] disputa o Conflito { $conflict } com mais { $n } unidades
    }
bots-dune-hold = guarda as tropas para um Conflito melhor
bots-dune-fight = quer as recompensas do Conflito { $conflict }
bots-dune-buy = { $card } melhora o baralho
bots-dune-tech = { $card } vale mais do que custa
bots-dune-freighter = as recompensas melhoram mais adiante
bots-dune-freighter-home = as recompensas valem mais do que seguir adiante
bots-dune-another-turn = ninguém pode se antecipar
bots-dune-trash = o baralho fica melhor sem { $card }
bots-dune-discard = { $card } é a que menos faz falta
bots-dune-endgame = conta no fim da partida
bots-dune-reveal = nenhum Agente tem coisa melhor a fazer
bots-dune-pass = mais do que isso não compensa
bots-dune-done = não resta nada que valha a pena
bots-dune-decline = não vale o preço
bots-dune-agent = mais um Agente nesta rodada
bots-dune-spice = { $n ->
        [one] rende { $n } especiaria
       *[other] rende { $n } especiarias
    }
bots-dune-solari = { $n ->
        [one] rende { $n } Solari
       *[other] rende { $n } Solaris
    }
bots-dune-water = rende { $n } de água
bots-dune-troops = { $n ->
        [one] rende { $n } tropa
       *[other] rende { $n } tropas
    }
bots-dune-intrigue = rende uma Carta de Intriga
bots-dune-cards = aproveita melhor as cartas na mão
