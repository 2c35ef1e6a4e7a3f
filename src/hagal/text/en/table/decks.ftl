# Decks and piles to look through
decks-title = Decks and piles
decks-all = Open all decks and piles
decks-none = There is nothing to look through here.
decks-of = Cards of { $name }
decks-own = Your cards
decks-table = The table
decks-draw = In no order: what is still to come.
decks-top = On top: { $name }
decks-hidden =
    { $n ->
        [1] 1 card that you do not know
       *[other] { $n } cards that you do not know
    }
decks-empty = Nothing lies here.
decks-acquired = Acquired
decks-whole = Your whole deck
decks-left = Still to come
decks-gone = Turned up
decks-out = On the board
decks-orders = Orders of this year
decks-in-deck =
    { $n ->
        [1] 1 card left in the deck
       *[other] { $n } cards left in the deck
    }
