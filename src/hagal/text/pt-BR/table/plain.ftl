# O tabuleiro simples de qualquer jogo que não tem o seu, e o que dizem todos os tabuleiros.

plain-quick =
    { $n ->
        [one] { $n } jogador, como no manual
       *[other] { $n } jogadores, com bots
    }
plain-yes = sim
plain-no = não
plain-your-turn = Sua decisão
plain-all = Jogar todas as cartas simples ({ $n })
plain-times = { $text } ×{ $n }.
plain-lasting = Não pode ser desfeito
plain-may-act = Você pode agir
plain-waiting = Esperando por
plain-over = A partida acabou
plain-open-seat = ninguém se sentou ali ainda
plain-away = não está presente agora
plain-seats = Jogadores
plain-table = Na mesa
plain-log = O que aconteceu
plain-again = Mostrar de novo
plain-hidden =
    { $n ->
        [one] { $n } carta oculta
       *[other] { $n } cartas ocultas
    }
plain-empty = nada
plain-first = Primeiro Jogador
plain-rival = Rival
plain-turn-of = Vez de { $name }
plain-other-acts = { $name } pode agir agora
plain-lost = Todos perderam
plain-won-all = Todos venceram
plain-score = Pontos
plain-nothing = Não há nada na mesa.
plain-expansions = Expansões
plain-settings = Opções
plain-listed = Vários valores são separados por vírgulas.
plain-watching = Você está assistindo.
plain-options =
    { $n ->
        [1] { $n } opção
       *[other] { $n } opções
    }
