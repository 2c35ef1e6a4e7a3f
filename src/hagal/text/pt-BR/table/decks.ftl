# Baralhos e pilhas que se podem ver
decks-title = Baralhos e pilhas
decks-all = Abrir todos os baralhos e pilhas
decks-none = Não há nada para ver aqui.
decks-of = Cartas de { $name }
decks-own = Suas cartas
decks-table = A mesa
decks-draw = Sem ordem: o que ainda vem.
decks-top = No topo: { $name }
decks-hidden =
    { $n ->
        [1] 1 carta que você não conhece
       *[other] { $n } cartas que você não conhece
    }
decks-empty = Nada aqui.
decks-acquired = Adquiridas
decks-whole = Seu baralho inteiro
decks-left = Ainda vêm
decks-gone = Reveladas
decks-out = No tabuleiro
decks-orders = Ordens deste ano
decks-in-deck =
    { $n ->
        [1] resta 1 carta no baralho
       *[other] restam { $n } cartas no baralho
    }
