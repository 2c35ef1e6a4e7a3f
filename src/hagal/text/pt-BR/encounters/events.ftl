# Legendary Encounters: o que aconteceu.

event-enc-avatar = { $seat } joga como { $avatar }.
event-enc-location = O Local é { $location }.
event-enc-objective = Objetivo atual: { $objective }.
event-enc-completed = O Objetivo { $objective } foi completado.
event-enc-turn = Rodada { $n }: vez { $seat-of }.
event-enc-major = O Inimigo Final está morto: os jogadores vencem.
event-enc-minor = O Objetivo Menor foi completado: os jogadores vencem.
event-enc-lost = Os jogadores perderam.
event-enc-all-or-nothing = Tudo ou nada: restam esta rodada e mais uma.

event-enc-enters = Uma carta entra virada para baixo { $space-at }.
event-enc-enemies-again = Os Inimigos Mortos formam um novo baralho. Quando ele também acabar, a partida estará perdida.
event-enc-combat = { $card } entra na Zona de Combate.
event-enc-runs = { $card } avança correndo.
event-enc-moved-back = { $card } recua { $space-to }.
event-enc-scan = { $seat } vasculha { $space }: { $card }.
event-enc-event = Acontece um Evento do Objetivo { $objective }.
event-enc-hazard = Perigo { $n } do Local { $location }.
event-enc-mark =
    { $n ->
        [one] { $seat } tem { $n } marca.
       *[other] { $seat } tem { $n } marcas.
    }
event-enc-unmark =
    { $n ->
        [0] { $seat } perde uma marca e fica sem nenhuma.
        [one] { $seat } perde uma marca e fica com { $n }.
       *[other] { $seat } perde uma marca e fica com { $n }.
    }
event-enc-attach = A carta { $card } é anexada { $space-to }.
event-enc-found = A carta { $card } foi encontrada.
event-enc-turned-down = A carta { $space-at } é virada para baixo.
event-enc-all-turned-down = Todas as cartas dos Ermos são viradas para baixo.
event-enc-action-ends = A fase de Ação { $seat-of } termina imediatamente.

event-enc-play = { $seat } joga { $card }.
event-enc-copy = { $seat } copia { $card }.
event-enc-use = { $seat } usa { $card }.
event-enc-coordinate = { $seat } Coordena { $card } { $other-with }.
event-enc-draw =
    { $n ->
        [one] { $seat } compra uma carta.
       *[other] { $seat } compra { $n } cartas.
    }
event-enc-reshuffle = { $seat } embaralha o descarte no baralho.
event-enc-discard = { $seat } descarta { $card }.
event-enc-discard-top = { $seat } descarta { $card } do topo do baralho.
event-enc-show = { $seat } mostra { $card }.
event-enc-gain = { $seat } ganha { $card }.
event-enc-gain-top = { $seat } ganha { $card } e coloca a carta no topo do baralho.
event-enc-gain-hand = { $seat } ganha { $card } na mão.
event-enc-hq = { $card } chega ao QG.
event-enc-kill-hq = { $card } morre no QG.
event-enc-kill-character = { $seat } mata { $card }, um personagem seu.
event-enc-lift = { $seat } coloca { $card } no topo do baralho.
event-enc-swap = { $seat } troca os valores de { $card }.
event-enc-act-as = { $seat } age como { $card } do QG.

event-enc-fight = { $seat } enfrenta { $card } com { $n } de Ataque.
event-enc-dies = { $card } morre.
event-enc-shield = Os inimigos não golpeiam { $seat-the }.
event-enc-strike = { $seat } compra o Golpe { $card }.
event-enc-strikes-again = O descarte de Golpes forma um novo baralho.
event-enc-avoid = { $seat } evita um Golpe.
event-enc-cancel = { $seat } cancela o Golpe { $card }.
event-enc-heal = { $seat } cura o Golpe { $card } { $other-of }.
event-enc-death = { $seat } morre.
event-enc-dig-strike = { $seat } descarta o Golpe { $card }.

event-enc-task = { $seat } realiza a tarefa { $card }.
event-enc-fortified =
    { $n ->
        [0] A fortaleza não tem mais defesas.
        [one] A fortaleza tem { $n } defesa.
       *[other] A fortaleza tem { $n } defesas.
    }
event-enc-assault-won = O ataque dá certo: { $attack } de Ataque contra { $recruit } de Recrutamento.
event-enc-assault-lost = O ataque falha: { $attack } de Ataque contra { $recruit } de Recrutamento.
event-enc-evidence-lost = A prova { $card } se perdeu.
