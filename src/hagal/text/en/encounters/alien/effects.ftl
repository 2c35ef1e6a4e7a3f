# Legendary Encounters, Alien: what cards of the Hive, Objectives and Locations do.

enc-hatch =
    { $n ->
        [one] a Facehugger from the Hatchery jumps on you
       *[other] { $n } Facehuggers from the Hatchery jump on you
    }
    .does =
        { $n ->
            [one] has a Facehugger from the Hatchery jump on him
           *[other] has { $n } Facehuggers from the Hatchery jump on him
        }
enc-jump = it jumps on the player who turned it up
enc-dies-itself = it dies, and nobody has killed it
enc-hive-to-combat =
    { $n ->
        [one] put the top card of the Hive into the Combat Zone
       *[other] put the top { $n } cards of the Hive into the Combat Zone, one after the other
    }
enc-foremost-to-combat = move the leftmost face-down card or enemy of the Complex into the Combat Zone
enc-died =
    { $n ->
        [one] a { $card } is dead
       *[other] { $n } enemies called { $card } are dead
    }
enc-arm = this card stays face up where it is and moves as an enemy does; if it enters the Combat Zone, discard it and each player draws { $n } Strikes; any player may pay { $price } Recruit on his turn (or Attack, as agreed at set-up) to disarm it

enc-enemies-advance = if there are enemies in the Complex, move them into the Combat Zone (or one room toward it, as agreed at set-up)
enc-cut-power = fill the Complex with face-down Hive cards; then turn all its cards face down, shuffle them and lay them out again
enc-dead-to-combat =
    { $n ->
        [one] put a Dead Enemy, chosen at random, into the Combat Zone
       *[other] put { $n } Dead Enemies, chosen at random, into the Combat Zone
    }
enc-blood-and-terror = put 2 Dead Enemies, chosen at random, into the Combat Zone; among Predators each instead gives back an enemy trophy chosen at random: shuffled face down, two of these enter the Complex and the others go on top of the Hive
enc-gathered =
    { $n ->
        [one] { $card } is found
       *[other] { $n } { $card } cards are found
    }
enc-guns-placed =
    { $n ->
        [one] a Sentry Gun stands in a room
       *[other] Sentry Guns stand in { $n } rooms
    }
enc-brothers-settled =
    { $n ->
        [one] the Missing Brother is saved or dead
       *[other] each of the { $n } Missing Brothers is saved or dead
    }
enc-strike-unsaved =
    { $n ->
        [one] each player who has not saved a Missing Brother draws a Strike
       *[other] each player who has not saved a Missing Brother draws { $n } Strikes
    }
enc-no-clones = no Failed Clone is left
enc-appear = in the Complex, attach it to its room; in the Combat Zone it dies
enc-save = save this Missing Brother
enc-emplace = put this card into a room without a Sentry Gun
enc-install = put this card into a clear room and complete Objective { $n }
enc-onto-beast = if the Beast is face up, put this card on it
enc-take-captive = the leftmost character of the HQ goes to Operations as a captive; any player may pay as much Recruit as it costs (or Attack, as agreed at set-up) to gain it
enc-kill-all-hq = kill every character of the HQ and fill it anew
enc-to-barracks = shuffle this card into the Barracks; when it is turned up there, kill every character of the HQ once more, then this card is gone
enc-stowaway = shuffle 5 Facehuggers from the Hatchery into the Barracks (or 3, as agreed at set-up); whoever turns one up has it jump on him
enc-close-space = kill the leftmost character of the HQ and put this card on its space, which is no longer part of the HQ
enc-fail-clones =
    { $n ->
        [one] the top character of the Barracks goes to the Combat Zone as a Failed Clone; it does not strike, and can be killed for as much Attack as it costs (or Recruit, as agreed at set-up)
       *[other] the top { $n } characters of the Barracks go to the Combat Zone as Failed Clones; they do not strike, and each can be killed for as much Attack as it costs (or Recruit, as agreed at set-up)
    }
enc-failed-clones = for each Failed Clone in the Combat Zone
    .own = for each Failed Clone in the Combat Zone
enc-living-players = for each living player
enc-weaker-by-players =
    in a game of one, two, three, four or five players, { $card } has { $one }, { $two }, { $three }, { $four } or { $five } less health
enc-discard-fighters = show your hand and discard every character with Attack
    .does = shows his hand and discards every character with Attack
enc-discard-dear =
    { $n ->
        [one] show your hand and discard a random character that costs { $n } or more
       *[other] show your hand and discard a random character that costs { $n } or more
    }
    .does = shows his hand and discards a random character that costs { $n } or more
enc-kill-recruiters = show your hand and kill every character with printed Recruit (or Attack, as agreed at set-up)
    .does = shows his hand and kills every character with printed Recruit (or Attack, as agreed at set-up)
enc-cocoon = each player draws a Trap; where there are none, each player's Avatar is captive in Operations: its owner can neither fight nor scan nor gain characters until somebody pays { $price } Recruit (or Attack, as agreed at set-up) to free it
enc-gain-hazard = gain this card; whoever draws it draws a Strike, then puts it into the discard pile of any player
enc-work-together = starting with you, each player may show cards, in hand or in play; for each of the 5 classes not shown, add a Hive card to the Complex

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
fact-price-alien = price (with its limit)
enc-describe-parasite = Chestburster: while it is in your deck, hand or discard pile, enemies do not strike you; when you draw it, you die
enc-describe-at-events = After an Event, if face up: { $effects }
enc-describe-after = Can be fought only after { $cls-any } card this turn
enc-describe-gun = Enemies in its room have { $n } less health
enc-describe-honor-alien = To Predators: { $n } Honor
enc-describe-entering = When it enters the Combat Zone face up: { $effects }
enc-describe-event-titled = Event { $title }: { $effects }
enc-describe-hazard-titled = Hazard { $n }, { $title }: { $effects }

# On the mat of Predator
enc-emplace-predator = put this card onto a space without a Sentry Gun
enc-install-predator = put this card onto a clear space and complete Objective { $n }
