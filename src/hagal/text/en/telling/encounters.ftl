# Legendary Encounters: what comes of an answer, in a few words.

preview-enc-attack = Attack then { $n }
preview-enc-recruit = Recruit then { $n }
preview-enc-hand = cards in hand { $by }
preview-enc-strikes = Strikes { $by }
preview-enc-kills = kills { $cards }
preview-enc-objective = completes the Objective
preview-enc-over = the game ends
preview-enc-honor = Honor { $by }
preview-enc-heal = Heal then { $n }
preview-enc-restore = Restore then { $n }
preview-enc-duels = Duels then { $n }
preview-enc-struck =
    { $n ->
        [0] no enemy strikes you
        [one] { $n } Strike from the enemies
       *[other] { $n } Strikes from the enemies
    }
