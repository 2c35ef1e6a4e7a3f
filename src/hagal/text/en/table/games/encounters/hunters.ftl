# Hunters: what both modes have, in its words
table-encounters-armory =
    { $n ->
        [one] { $n } card in the Armory
       *[other] { $n } cards in the Armory
    }
table-encounters-armory-name = Armory
table-encounters-calm-prey = No Prey has come this far.
table-encounters-killed-cards = Killed cards
table-encounters-dead-prey = Dead Prey
table-encounters-prey = Prey deck
table-encounters-prey-deck =
    { $n ->
        [one] Prey deck: { $n } card
       *[other] Prey deck: { $n } cards
    }
table-encounters-mercenaries-left = the last one
table-encounters-instinct = Killer Instinct
table-encounters-instincts =
    { $n ->
        [one] { $n } Killer Instinct
       *[other] { $n } Killer Instincts
    }
table-encounters-out-prey = Prey discards
table-encounters-prey-strikes = Prey Strikes
table-encounters-strikes-beside = Strikes beside the Avatar
table-encounters-phase-prey = Prey
table-encounters-you-dead-hunters = You are dead. Your trophies and your Dishonor still count.
table-encounters-gain-heal =
    { $n ->
        [one] { $n } Heal point
       *[other] { $n } Heal points
    }
table-encounters-gain-restore =
    { $n ->
        [one] { $n } Restore point
       *[other] { $n } Restore points
    }
table-encounters-gain-duels =
    { $n ->
        [one] { $n } Duel
       *[other] { $n } Duels
    }
table-encounters-gain-weaken-prey = all Prey has { $n } health less
table-encounters-gain-bounty-prey =
    { $n ->
        [one] draw { $n } card for each Prey killed
       *[other] draw { $n } cards for each Prey killed
    }
table-encounters-gain-shield-prey = no Prey strikes this turn

# Hunters: parts of the table
table-encounters-room = Trophy Room
table-encounters-room-of = Trophy Room of { $name }
table-encounters-room-hidden =
    { $n ->
        [one] and { $n } card that only its owner may look at
       *[other] and { $n } cards that only their owner may look at
    }
table-encounters-trophies =
    { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    }
table-encounters-no-trophies = No trophies yet: what you kill, avoid or remove comes here.
table-encounters-trophies-avatar = Predators
table-encounters-trophies-prey = Prey
table-encounters-trophies-gear = Gear
table-encounters-trophies-hazard = Hazards
table-encounters-trophies-trap = Traps
table-encounters-trophies-test = Tests
table-encounters-trophies-card = Own cards
table-encounters-honor = { $n } Honor
table-encounters-honor-note = Honor so far: trophies and the Avatar, less Dishonor
table-encounters-dishonor = { $n } Dishonor
table-encounters-armor = Armor { $n }
table-encounters-challenge = Challenge
table-encounters-challenge-hidden = a secret Challenge
table-encounters-traps = Traps in front of you
table-encounters-traps-of = Traps in front of { $name }
table-encounters-no-traps = No Traps
table-encounters-trap-price = Removing it costs { $n } Recruit
table-encounters-testing = Testing Ground
table-encounters-no-tests = No Test lies here now.
table-encounters-piles = Decks
table-encounters-gear = Gear
table-encounters-gear-deck =
    { $n ->
        [one] Gear deck: { $n } card
       *[other] Gear deck: { $n } cards
    }
table-encounters-gear-discard = Gear discards
table-encounters-trap = Traps
table-encounters-trap-deck =
    { $n ->
        [one] Trap deck: { $n } card
       *[other] Trap deck: { $n } cards
    }
table-encounters-trap-discard = Trap discards
table-encounters-arrested = arrested by { $name }: it does nothing now
table-encounters-bears = With { $names }
table-encounters-lethal = Lethal
table-encounters-escape = Escape
table-encounters-worthy = Worthy
table-encounters-ultimate = Ultimate
table-encounters-group-mend = Strikes and Traps

# Hunters: setting up
table-encounters-play-as = Mode
table-encounters-play-hunted = Hunted
table-encounters-play-hunters = Hunters
table-encounters-quick-hunters = Hunters, solo
table-encounters-quick-hunters-note = Legendary Encounters: Predator, as the Predator
table-encounters-stand-ins-hunters = Of Hunters hardly more is known than the names and numbers of cards: nearly all that stands on them is ours.
table-encounters-mode-together =
    film: { $film }, together, { $n ->
        [one] alone
       *[other] { $n } players
    }
table-encounters-players-note-hunters = The most Honor wins; alone you play for as much as you can get.
table-encounters-predator = Predator
table-encounters-predators = Predators
table-encounters-way = The way to play
table-encounters-trials = Tests and Challenges
table-encounters-trials-none = Without them
table-encounters-trials-tests = Tests
table-encounters-trials-secret = Tests, and a secret Challenge for each player
table-encounters-trials-open = Tests, and an open Challenge for each player
table-encounters-prey-parts = { setting-encounters-prey }
table-encounters-prey-part = Prey { $n }
table-encounters-prey-no-sport = No Sport
table-encounters-prey-payback-time = Payback Time
table-encounters-prey-what-the-hell = What the Hell Are You?
table-encounters-prey-heat-and-conflict = Drawn By Heat and Conflict
table-encounters-prey-this-is-history = This Is History
table-encounters-prey-taste-for-beef = A Taste for Beef
table-encounters-armory-groups = { setting-encounters-armory }
table-encounters-wrong-armory =
    { $n ->
        [one] Choose exactly { $n } group.
       *[other] Choose exactly { $n } groups.
    }

# Hunters: the end
table-encounters-end-honor =
    { $count ->
        [one] { $names } wins with { $n } Honor
       *[other] { $names } win together with { $n } Honor each
    }
table-encounters-end-alone = The hunt is over: { $n } Honor
table-encounters-end-together = Victory: the Ultimate Prey is dead
table-encounters-end-apart = The hunt has failed: you have lost
table-encounters-over-ultimate = The Ultimate Prey was defeated in round { $rounds }.
table-encounters-over-fallen = A Predator died; the last turns ended in round { $rounds }.
table-encounters-over-escaped = The Prey deck ran out: the Prey escaped in round { $rounds }.
table-encounters-end-ranking = Honor
table-encounters-end-group = Honor of the group
table-encounters-end-total = Total
table-encounters-honor-avatar = Predators killed
table-encounters-honor-prey = Prey
table-encounters-honor-gear = Gear
table-encounters-honor-hazard = Hazards
table-encounters-honor-trap = Traps
table-encounters-honor-test = Tests
table-encounters-honor-card = Own cards
table-encounters-honor-own = Avatar
table-encounters-honor-challenge = Challenge
table-encounters-honor-dishonor = Dishonor
table-encounters-tie-shared = Equal in everything: the victory is shared.
table-encounters-tie-ultimate = Equal in Honor; who killed the Ultimate Prey wins.
table-encounters-tie-predators = Equal in Honor; more Predators killed decided.
table-encounters-tie-worthy = Equal in Honor; more Worthy Prey decided.
table-encounters-tie-prey = Equal in Honor; more Prey decided.
table-encounters-tie-trophies = Equal in Honor; more trophies decided.
table-encounters-tie-alive = Equal in Honor; who lives wins.

# Hunters: the legend
table-encounters-icon-attack-hunters = Attack: fight, duel and scan with it
table-encounters-icon-recruit-hunters = Recruit: cards, Hazards and Traps cost it
table-encounters-icon-armor = Armor: what a Duel against a Predator costs in Attack
table-encounters-icon-honor = Honor
table-encounters-icon-dishonor = Dishonor: taken off your Honor at the end
table-encounters-icon-worthy = Worthy Prey
table-encounters-icon-ultimate = Ultimate Prey: its death ends the game
table-encounters-icon-lethal = Lethal: damage drawn from it kills
table-encounters-icon-escape = Escape: lost in the Combat Zone
table-encounters-icon-prey = A card of the Prey deck
table-encounters-icon-gear = Gear on a Prey
table-encounters-icon-arrest = Arrested Prey: does nothing
table-encounters-icon-trap = Trap
table-encounters-icon-hazard-prey = Hazard: avoid it for its price in Recruit
table-encounters-icon-test = Test
table-encounters-icon-challenge = Challenge
table-encounters-icon-trophy = Trophy Room
table-encounters-icon-instinct = Killer Instinct
table-encounters-icon-duels = A Duel; or a Predator killed in one
table-encounters-icon-restore = Restore: pay for Dishonor
table-encounters-icon-weaken-prey = All Prey has less health this turn
table-encounters-icon-bounty-prey = Cards are drawn for each Prey killed
table-encounters-icon-shield-prey = No Prey strikes this turn

table-encounters-sheet-hunted =
    # Hunted on one page
    ## Goal
    Together: complete the Objectives 1, 2 and 3 in order; the third by killing the Final Enemy or by its Minor Objective (PR-003, PR-116).
    All lose when everybody is dead, or when the Enemy deck runs out for the second time (PR-135).
    ## Your turn: four phases (PR-030)
    Enemy phase: the top Enemy card goes face down into the Wilds and pushes the others on (PR-031, PR-033). What is pushed out of the Hills enters the Combat Zone and is turned up (PR-035).
    Action phase: play cards (PR-040). Recruit pays for characters (PR-051) and Officers (PR-053), Attack for scanning (PR-060) and for killing open enemies (PR-071).
    Strike phase: each enemy in the Combat Zone strikes you: draw a Strike (PR-078, PR-079). With damage as high as your Health you die (PR-080).
    Cleanup phase: discard everything, draw 6 cards (PR-085).
    ## Good to know
    A class ability works if you played another card of that class before it in this turn (PR-043).
    Coordinate: on another player's turn set such a card aside, and that player may use a copy; you draw another card (PR-090, PR-091).
    Events do what the current Objective says (PR-065), Hazards what the Location says, and they mark you (PR-066, PR-067).
    Scan early: what nobody has seen turns up in the Combat Zone, where it strikes.

table-encounters-sheet-hunters =
    # Hunters on one page
    ## Goal
    Most Honor at the end: trophies and your own Avatar, if it lives, less Dishonor (PR-250, PR-251).
    ## Your turn: four phases (PR-200)
    Prey phase: the top Prey card enters the Wilds face up (PR-201); Gear Up arms the nearest Prey (PR-204).
    Action phase: play cards; recruit from the HQ, kill Prey with Attack and take it as a trophy with its Gear (PR-210). Recruit also avoids Hazards (PR-206) and removes Traps in front of you (PR-211): trophies, too.
    A Duel: pay Attack equal to another Predator's Armor, and that one draws a Strike (PR-231).
    Strike phase: Prey in the Combat Zone strikes you: damage, Dishonor or both (PR-212, PR-213).
    Cleanup phase: discard everything, draw 6 cards (PR-215).
    ## Points to spend in this phase
    Heal removes damage (PR-226), Restore removes Dishonor (PR-228), each card as a whole.
    ## The end (PR-240)
    At once when the Ultimate Prey is killed (PR-241).
    When a Predator has died: this round is finished, then each survivor has one more turn (PR-243).
    When Prey deck and Mercenaries are used up (PR-245).
    Together: the group wins by killing the Ultimate Prey (PR-277). Alone: as much Honor as possible (PR-265).
