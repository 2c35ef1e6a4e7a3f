# Duna: Imperium: por que algo não pode ser feito.
why-not-in-hand = Você não tem { $card } na mão.
why-no-agent = Você não tem mais Agentes para enviar.
why-no-icons = { $card } não tem ícone de Agente: só pode ser revelada.
why-icon = { $card } não tem um ícone que leve a { $space }.
why-occupied = Já há um Agente em { $space }.
why-closed = Neste jogo { $space } está fechado para todos.
why-once = Você já usou { $space }: cada jogador pode usar esse espaço uma vez por jogo.
why-voice = Um oponente fechou { $space } com “{ name-card-the-voice }”.
why-influence = { $space } só está aberto a quem tem { $n } ou mais de Influência { $faction-with }.
why-cost = { $space } custa { $what }, e você não pode pagar.
why-no-combat = { $space } não é um espaço de Combate: dali não se enviam tropas.
why-deploy =
    { $n ->
        [0] Você não tem tropas para enviar.
        [one] Você pode enviar no máximo { $n } tropa.
       *[other] Você pode enviar no máximo { $n } tropas.
    }
why-needs = { $card } pode ser jogada { $what }.
why-needs-met = { $card } não pode ser jogada agora: faltam as condições ou o custo.
why-no-effect = { $card } não faria nada agora, ou você não pode pagar o custo.
why-too-late = É tarde demais no turno para esta carta.
why-not-plot = { $card } não é uma carta de Trama.
why-not-combat = { $card } não é uma carta de Combate.
why-not-endgame = { $card } não é uma carta de Fim de Jogo.
why-win = { $card } é jogada logo depois de você vencer um Conflito.
why-not-in-row = { $card } não está disponível para ser adquirida.
why-persuasion = { $card } custa { $cost } de Persuasão; você tem { $n }.
why-box-open = Um efeito das suas cartas reveladas ainda precisa ser resolvido.
