# Duna: Imperium: por que algo não pode ser feito.
why-not-in-hand = Você não tem a carta { $card } na mão.
why-no-agent = Você não tem mais Agentes para enviar.
why-no-icons = A carta { $card } não tem ícone de Agente: só pode ser revelada.
why-icon = A carta { $card } não tem um ícone que leve ao espaço { $space }.
why-occupied = Já há um Agente no espaço { $space }.
why-closed = Nesta partida, o espaço { $space } está fechado para todos.
why-once = Você já usou o espaço { $space }: cada jogador pode usá-lo uma vez por partida.
why-voice = Um oponente fechou o espaço { $space } com “{ name-card-the-voice }”.
why-influence = O espaço { $space } só está aberto a quem tem { $n } ou mais de Influência { $faction-with }.
why-cost = O espaço { $space } custa { $what }, e você não pode pagar.
why-no-combat = O espaço { $space } não é um espaço de Combate: dali não se enviam tropas.
why-deploy =
    { $n ->
        [0] Você não tem tropas para enviar.
        [one] Você pode enviar no máximo { $n } tropa.
       *[other] Você pode enviar no máximo { $n } tropas.
    }
why-needs = A carta { $card } pode ser jogada { $what }.
why-needs-met = A carta { $card } não pode ser jogada agora: faltam as condições ou o custo.
why-no-effect = A carta { $card } não faria nada agora, ou você não pode pagar o custo.
why-too-late = É tarde demais no turno para esta carta.
why-not-plot = { $card } não é uma Carta de Intriga de Trama.
why-not-combat = { $card } não é uma Carta de Intriga de Combate.
why-not-endgame = { $card } não é uma Carta de Intriga de Fim de Jogo.
why-win = A carta { $card } é jogada logo depois de você vencer um Conflito.
why-not-in-row = A carta { $card } não está disponível para ser adquirida.
why-persuasion = A carta { $card } custa { $cost } de Persuasão; você tem { $n }.
why-box-open = Um efeito das suas cartas reveladas ainda precisa ser resolvido.
