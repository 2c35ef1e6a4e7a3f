# Legendary Encounters, Alien: what cards of the Hive, Objectives and Locations do.

enc-hatch =
    { $n ->
        [one] a Facehugger from the Hatchery jumps on you
       *[other] { $n } Facehuggers from the Hatchery jump on you
    }
enc-jump = it jumps on the player who turned it up
enc-dies-itself = it dies, killed by nobody
enc-hive-to-combat =
    { $n ->
        [one] put the top card of the Hive into the Combat Zone
       *[other] put the top { $n } cards of the Hive into the Combat Zone, one after the other
    }
enc-foremost-to-combat = move the leftmost face-down card or enemy of the Complex into the Combat Zone
enc-gathered =
    { $n ->
        [one] its card lies in Operations
       *[other] all { $n } of its cards lie in Operations
    }
enc-died =
    { $n ->
        [one] a { $card } is dead
       *[other] { $n } enemies of the name { $card } are dead
    }
enc-arm = this card stays face up where it is and moves as an enemy does; if it enters the Combat Zone, discard it and each player draws { $n } Strikes; any player may pay { $price } Recruit on his turn (or Attack, as agreed at set-up) to disarm it

enc-add-enemies-alien =
    { $n ->
        [one] add a Hive card to the Complex
       *[other] add { $n } Hive cards to the Complex
    }
enc-add-enemies-per-alien = add a Hive card to the Complex { $count }
enc-add-enemy-at-alien = put the top Hive card face down into { $space }
enc-task-here-alien = during Objective { $n }, with its room clear, pay { $price }: { $effects }
    .button = pay { $price }: { $effects }

# The text of a component
enc-describe-hazard-alien = Hazard: does what the Location says
enc-describe-parasite = Chestburster: while it is in your deck, hand or discard pile, enemies do not strike you; when you draw it, you die
enc-describe-at-events = After an Event, if face up: { $effects }
enc-describe-after = Can be fought only after { $cls-any } card this turn
enc-describe-entering = When it enters the Combat Zone face up: { $effects }
enc-describe-event-titled = Event { $title }: { $effects }
enc-describe-hazard-titled = Hazard { $n }, { $title }: { $effects }
