# Why a bot did what it did in Legendary Encounters.

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

# Caçadores

bots-enc-trophy = { $card } vale a Honra
bots-enc-duel = { $other } perde mais do que esse Ataque renderia em outro lugar
bots-enc-mend = tira { $card } enquanto há pontos para isso
bots-enc-evade = { $card } vira troféu, e nenhuma Armadilha depois
bots-enc-remove = { $card } vira troféu e sai do caminho
bots-enc-instinct = um Instinto Assassino melhora o baralho
bots-enc-take = { $card } é um troféu de graça
bots-enc-enshrine = dificilmente voltará à mão
bots-enc-bury = é melhor que { $card } venha mais tarde
