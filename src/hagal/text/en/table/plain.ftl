# The plain board of any game that has none of its own, and what all boards say.

plain-quick =
    { $n ->
        [one] { $n } player, as the rulebook has it
       *[other] { $n } players, with bots
    }
plain-yes = yes
plain-no = no
plain-your-turn = Your decision
plain-all = Play all plain cards ({ $n })
plain-times = { $text } ×{ $n }.
plain-lasting = Cannot be taken back
plain-may-act = You may act
plain-waiting = Waiting for
plain-over = The game is over
plain-open-seat = nobody sits there yet
plain-away = is away
plain-seats = Players
plain-table = On the table
plain-log = What happened
plain-again = Show again
plain-hidden =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
plain-empty = none
plain-first = First player
plain-rival = rival
plain-turn-of = On turn: { $name }
plain-other-acts = { $name } may act now
plain-lost = All have lost
plain-won-all = All have won
plain-score = Score
plain-nothing = Nothing lies on the table.
plain-expansions = Expansions
plain-settings = Settings
plain-listed = Several values are separated by commas.
plain-watching = You are watching.
plain-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
