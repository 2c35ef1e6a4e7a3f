# Duna: Imperium: o que aconteceu.

# O curso da partida
event-leader =
    { $rival ->
        [0] { $seat } joga com { $leader }.
       *[1] Rival: { $leader }.
    }
event-round = Rodada { $n }: { $conflict }.
event-bonus-spice = O espaço { $space } acumula especiaria bônus: agora { $n }.
event-endgame = A partida está acabando: ainda podem ser jogadas Cartas de Intriga de Fim de Jogo.
event-row = { $card } entra na Linha Imperial.

# Turnos
event-agent = { $seat } joga { $card } e envia um Agente ao espaço { $space }.
event-recall = { $seat } revoca o Agente do espaço { $space }.
event-pass-turn = { $seat } encerra o turno.
event-reveal =
    { $n ->
        [0] { $seat } não revela nenhuma carta.
       *[1] { $seat } revela: { $cards }.
    }
event-strength = { $seat } encerra o turno de Revelar com { $n } de força.
event-plot = { $seat } joga { $card }.
event-combat-card = { $seat } joga { $card }.

# Ganhos e perdas
event-gain = { $seat } ganha { $what }.
event-pay = { $seat } paga { $what }.
event-spice-addict = { $seat } pega 1 especiaria a menos, mas compra uma carta.
event-score =
    { $n ->
        [one] { $seat } ganha { $n } Ponto de Vitória.
       *[other] { $seat } ganha { $n } Pontos de Vitória.
    }
event-unscore =
    { $n ->
        [one] { $seat } perde { $n } Ponto de Vitória.
       *[other] { $seat } perde { $n } Pontos de Vitória.
    }
event-influence = { $seat } ganha { $n } de Influência { $faction-with }.
event-lose-influence = { $seat } perde { $n } de Influência { $faction-with }.
event-alliance = { $seat } faz uma Aliança { $faction-with }.
event-masterstroke = { $seat } dá o golpe de mestre: Influência { $factions-with }.
event-council = { $seat } ocupa um assento no Alto Conselho.
event-swordmaster = { $seat } ganha um terceiro Agente.
event-mentat = { $seat } pega o Mentat.
event-control = { $seat } assume o controle do espaço { $space }.
event-control-bonus = { $seat } recebe o bônus de Controle do espaço { $space }.

# Cartas
event-draw =
    { $n ->
        [one] { $seat } compra { $n } carta.
       *[other] { $seat } compra { $n } cartas.
    }
event-reshuffle = { $seat } embaralha o descarte no baralho.
event-intrigue-hidden = { $seat } compra uma Carta de Intriga.
event-intrigue = { $seat } compra { $card } do Baralho de Intriga.
event-steal-hidden = { $seat } pega uma das Cartas de Intriga { $other-of }.
event-steal = { $seat } pega { $card } das Cartas de Intriga { $other-of }.
event-acquire = { $seat } adquire { $card }.
event-acquire-top = { $seat } adquire { $card } e a coloca no topo do baralho.
event-trash = { $seat } exclui { $card }.
event-discard = { $seat } descarta { $card }.
event-fetch = { $seat } leva { $card } do descarte para a mão.
event-aside = { $seat } separa { $card }.
event-voice = { $seat } fecha o espaço { $space } aos oponentes.

# Tropas e o Conflito
event-recruit =
    { $n ->
        [one] { $seat } recruta { $n } tropa.
       *[other] { $seat } recruta { $n } tropas.
    }
event-deploy =
    { $n ->
        [one] { $seat } envia { $n } tropa ao Conflito.
       *[other] { $seat } envia { $n } tropas ao Conflito.
    }
event-retreat =
    { $n ->
        [one] { $seat } recua { $n } tropa.
       *[other] { $seat } recua { $n } tropas.
    }
event-lose-troops =
    { $n ->
        [one] { $seat } perde { $n } tropa.
       *[other] { $seat } perde { $n } tropas.
    }
event-fought = { $seat } luta com { $n } de força.
event-reward-1 = { $seat } vence o Conflito { $conflict }.
event-reward-2 = { $seat } recebe a recompensa do segundo lugar no Conflito { $conflict }.
event-reward-3 = { $seat } recebe a recompensa do terceiro lugar no Conflito { $conflict }.
