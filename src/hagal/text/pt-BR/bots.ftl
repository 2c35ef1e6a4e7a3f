# Por que um bot fez o que fez, em uma linha.

bots-silent = não dá motivo
bots-chance = escolhido ao acaso
bots-only = não havia outra opção
bots-best = parece o melhor

bots-dune-alliance = conquista a Aliança com { $faction ->
        [emperor] o Imperador
        [spacing_guild] a Guilda Espacial
        [bene_gesserit] as Bene Gesserit
       *[fremen] os Fremen
    }
bots-dune-friends = chega a 2 de influência com { $faction ->
        [emperor] o Imperador
        [spacing_guild] a Guilda Espacial
        [bene_gesserit] as Bene Gesserit
       *[fremen] os Fremen
    } e ganha um ponto
bots-dune-influence = ganha influência com { $faction ->
        [emperor] o Imperador
        [spacing_guild] a Guilda Espacial
        [bene_gesserit] as Bene Gesserit
       *[fremen] os Fremen
    }
bots-dune-points = { $n ->
        [one] { $n } ponto de vitória na hora
       *[other] { $n } pontos de vitória na hora
    }
bots-dune-swordmaster = mais um Agente até o fim da partida
bots-dune-council = mais persuasão até o fim da partida
bots-dune-deploy = { $n ->
        [one] luta por { $conflict } com mais { $n } tropa
       *[other] luta por { $conflict } com mais { $n } tropas
    }
bots-dune-deploy-units = { $n ->
        [one] luta por { $conflict } com mais uma unidade
       *[other] luta por { $conflict } com mais { $n } unidades
    }
bots-dune-hold = guarda as tropas para um Conflito melhor
bots-dune-fight = quer as recompensas de { $conflict }
bots-dune-buy = { $card } melhora o baralho
bots-dune-tech = { $card } vale mais do que custa
bots-dune-freighter = as recompensas melhoram mais adiante
bots-dune-freighter-home = as recompensas valem mais do que seguir adiante
bots-dune-another-turn = ninguém pode se antecipar
bots-dune-trash = o baralho fica melhor sem { $card }
bots-dune-endgame = conta no fim da partida
bots-dune-reveal = nenhum Agente tem coisa melhor a fazer
bots-dune-pass = mais do que isso não compensa
bots-dune-done = não resta nada que valha a pena
bots-dune-decline = não vale o preço
bots-dune-agent = mais um Agente nesta rodada
bots-dune-spice = rende { $n } de especiaria
bots-dune-solari = { $n ->
        [one] rende { $n } solari
       *[other] rende { $n } solaris
    }
bots-dune-water = rende { $n } de água
bots-dune-troops = { $n ->
        [one] rende { $n } tropa
       *[other] rende { $n } tropas
    }
bots-dune-intrigue = rende uma carta de Intriga
bots-dune-cards = aproveita melhor as cartas na mão
