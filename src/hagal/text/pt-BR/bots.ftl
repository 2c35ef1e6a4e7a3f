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

bots-enc-play = { $card } reforça este turno
bots-enc-draw = { $card } compra cartas antes de se decidir o resto
bots-enc-prepare = outras cartas dependem de { $card }
bots-enc-copy = a carta { $card } foi separada para este turno
bots-enc-use = { $card } conta tudo o que já foi jogado
bots-enc-pay = { $card } dá Ataque para mais um inimigo
bots-enc-task = { $card } avança o Objetivo
bots-enc-help = { $card } ajuda agora mesmo
bots-enc-win = { $card } vence a partida
bots-enc-final = { $card } tem de cair
bots-enc-fight = { $card } daria um Golpe
bots-enc-fight-wilds = { $card } chegaria mais perto
bots-enc-clear = { $card } atrapalha o Objetivo
bots-enc-clear-scan = abre espaço para o Objetivo
bots-enc-scan = vê o que vem enquanto está longe
bots-enc-recruit = { $card } melhora o baralho
bots-enc-done = não resta nada que compense
bots-enc-coordinate = { $card } ajuda mais ali, e outra carta vem na hora
bots-enc-avoid = um Golpe a menos
bots-enc-cancel = { $card } machucaria
bots-enc-spare-way-out = guarda a saída para algo pior
bots-enc-show = mostrar uma carta não custa nada
bots-enc-sacrifice = perder { $card } dói menos que o Golpe
bots-enc-heal = { $other } é quem mais precisa
bots-enc-discard = { $card } é a que menos faz falta
bots-enc-kill = o baralho fica melhor sem { $card }
bots-enc-lift = { $card } volta logo à mão
bots-enc-swap = com os valores trocados, { $card } mata um inimigo
bots-enc-exchange = a próxima carta é melhor
bots-enc-choose = é o que mais rende agora
bots-enc-move-back = assim { $card } demora mais a golpear
bots-enc-decline = não vale a pena
bots-enc-avatar = aguenta { $n } de dano
