# The table of Legendary Encounters: Predator in the browser.


# Parts of the table
table-encounters-field = The field
table-encounters-wilds = The Wilds
table-encounters-combat = Combat Zone
table-encounters-calm = No enemy has come this far.
table-encounters-operations = Operations
table-encounters-objectives = Objectives
table-encounters-objective = Objective { $n }
table-encounters-objective-done = completed
table-encounters-objective-now = the current one
table-encounters-objective-later = still to come
table-encounters-objective-open = not completed
table-encounters-location = Location
table-encounters-hq = HQ
table-encounters-barracks =
    { $n ->
        [one] { $n } card in the Barracks
       *[other] { $n } cards in the Barracks
    }
table-encounters-barracks-name = Barracks
table-encounters-officer = Officer
table-encounters-officers =
    { $n ->
        [one] { $n } Officer
       *[other] { $n } Officers
    }
table-encounters-officers-note = The top one, whatever its class
table-encounters-own = Your cards
table-encounters-hand = Hand
table-encounters-hand-of = Hand of { $name }
table-encounters-play = In play
table-encounters-offers = Coordinated
table-encounters-offered-by = Coordinated by { $name }
table-encounters-ready = can still be used
table-encounters-deck = Deck
table-encounters-discard = Discards
table-encounters-dead-enemies = Dead Enemies
table-encounters-dead-characters = Dead Characters
table-encounters-out = Events and Hazards
table-encounters-strike-discard = Strike discards
table-encounters-stage = To choose from
table-encounters-watching = You are watching. Hands are hidden.
table-encounters-pool = This turn

# Spaces
table-encounters-space-underground = Underground
table-encounters-space-graveyard = Graveyard
table-encounters-space-river = River
table-encounters-space-ruins = Ruins
table-encounters-space-hills = Hills
table-encounters-health = health { $n }
table-encounters-empty-space = empty; scanning costs { $n } Attack
table-encounters-face-down = a card face down; scanning costs { $n } Attack
table-encounters-known-down = { $name }, face down; scanning costs { $n } Attack
table-encounters-runner = Runner
table-encounters-double = Double Strike

# Figures
table-encounters-attack = { $n } Attack
table-encounters-recruit = { $n } Recruit
table-encounters-life = { $n } of { $of } Health left
table-encounters-marks =
    { $n ->
        [0] no marks
        [one] { $n } mark
       *[other] { $n } marks
    }
table-encounters-wounds = Wounds
table-encounters-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
table-encounters-in-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
table-encounters-in-discard =
    { $n ->
        [one] { $n } discarded card
       *[other] { $n } discarded cards
    }
table-encounters-enemy-deck =
    { $n ->
        [one] Enemy deck: { $n } card
       *[other] Enemy deck: { $n } cards
    }
table-encounters-enemies = Enemy deck
table-encounters-last-deck = the last one
table-encounters-strikes =
    { $n ->
        [one] { $n } Strike in the deck
       *[other] { $n } Strikes in the deck
    }
table-encounters-strike-deck = Strike deck
table-encounters-strike-now = The Strike drawn
table-encounters-first = began the game
table-encounters-has-coordinated = has Coordinated this turn
table-encounters-dead = dead
table-encounters-you-dead = You are dead. If the others win, you win, too.
table-encounters-gain-scans =
    { $n ->
        [one] { $n } scan for nothing
       *[other] { $n } scans for nothing
    }
table-encounters-gain-avoids =
    { $n ->
        [one] you can avoid { $n } Strike
       *[other] you can avoid { $n } Strikes
    }
table-encounters-gain-cancels =
    { $n ->
        [one] you can cancel { $n } Strike
       *[other] you can cancel { $n } Strikes
    }
table-encounters-gain-weaken = every enemy has { $n } health less
table-encounters-gain-bounty =
    { $n ->
        [one] draw { $n } card for each enemy killed
       *[other] draw { $n } cards for each enemy killed
    }
table-encounters-gain-shield = no enemy strikes this turn
table-encounters-gain-to-top = recruited cards may go on top of the deck

# Round and phase
table-encounters-round =
    { $n ->
        [0] Set-up
       *[other] Round { $n }
    }
table-encounters-phase-setup = Set-up
table-encounters-phase-enemy = Enemy
table-encounters-phase-action = Action
table-encounters-phase-strike = Strike
table-encounters-phase-cleanup = Cleanup
table-encounters-phase-over = Game over
table-encounters-deadline = last round: { $n }

# The question
table-encounters-group-play = Cards
table-encounters-group-fight = The field
table-encounters-group-recruit = HQ
table-encounters-may-coordinate = If you like, set a card aside for { $name } to copy; you draw another at once.
table-encounters-other-coordinates = { $name } may Coordinate

# Setting up
table-encounters-quick = Hunted, solo
table-encounters-quick-note = Legendary Encounters: Predator, the first film
table-encounters-stand-ins = { $n } of its { $all } cards are stand-ins
table-encounters-stand-ins-note = Not every card of the box could be found. A stand-in (≈) is a card of ours in the place of such a one; with a content pack, the owner of a box puts the real one there.
table-encounters-part = { $name } ({ $n } of { $all } are stand-ins)
table-encounters-mode =
    film: { $film }, { $n ->
        [one] alone
       *[other] { $n } players
    }
table-encounters-players-note = All win or lose together.
table-encounters-name-empty = as the Avatar
table-encounters-alone = Alone
table-encounters-alone-one = with one Avatar
table-encounters-alone-two = with two Avatars: you play both hands, and they Coordinate
table-encounters-film = Film
table-encounters-film-1 = Predator
table-encounters-film-2 = Predator 2
table-encounters-avatar = Avatar
table-encounters-avatars = Avatars
table-encounters-avatars-film = Those of the film
table-encounters-avatars-random = By chance
table-encounters-avatars-choose = Each player chooses
table-encounters-avatars-two = Each is dealt two and keeps one
table-encounters-avatars-named = Named here, seat by seat
table-encounters-characters = Characters of the Barracks
table-encounters-set-film = As in the film
table-encounters-set-random = By chance
table-encounters-set-named = Named here
table-encounters-difficulty = Difficulty
table-encounters-set-young-blood = Young Blood
table-encounters-set-young-blood-note = More or fewer of these weaker cards in each part of the Enemy deck; more is easier.
table-encounters-set-preparation = Preparation rounds
table-encounters-set-preparation-note = Turns without an Enemy or Prey phase before it starts. Five players always have one.
table-encounters-set-wilds = Enemies at the start
table-encounters-set-wilds-note = So many cards lie in the Wilds from the start; more is harder.
table-encounters-set-tough = Tough
table-encounters-set-tough-note = Defense is added to Health: easier.
table-encounters-set-all-or-nothing = All or nothing
table-encounters-set-all-or-nothing-note = Once somebody is dead, only that round and one more are left: harder.
table-encounters-set-wilds-order = Order in the Wilds
table-encounters-set-wilds-order-note = Where Runners run and abilities resolve first
table-encounters-set-wilds-order-underground = at the Underground
table-encounters-set-wilds-order-hills = at the Hills
table-encounters-set-face-down-runners = Face-down Runners
table-encounters-set-face-down-runners-note = Runners turned face down again after all have seen them
table-encounters-set-face-down-runners-stay = do not run
table-encounters-set-face-down-runners-run = run as well
table-encounters-set-reveal-abilities = Reveal abilities
table-encounters-set-reveal-abilities-note = How often they work if a card is turned face down and up again
table-encounters-set-reveal-abilities-each = each time it is turned up
table-encounters-set-reveal-abilities-once = the first time only
table-encounters-set-city-of-fear = City of Fear
table-encounters-set-city-of-fear-note = Who draws the Strike when a card is Coordinated
table-encounters-set-city-of-fear-active = the active player
table-encounters-set-city-of-fear-coordinating = the player who Coordinates
table-encounters-wrong-characters =
    { $n ->
        [one] Choose exactly { $n } character.
       *[other] Choose exactly { $n } characters.
    }
table-encounters-wrong-avatar-twice = Two seats cannot have the same Avatar.

# The end
table-encounters-end-major = Victory: the Final Enemy is dead
table-encounters-end-minor = Victory: you got away
table-encounters-end-lost = The hunt is over: you have lost
table-encounters-end-alive =
    { $n } of { $of } came through, after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
table-encounters-end-dead = Nobody came through. It ended at Objective { $n }, in round { $rounds }.
table-encounters-end-out = Time ran out at Objective { $n }, in round { $rounds }.
table-encounters-end-score = Score of the group
table-encounters-end-survivors = survivors
table-encounters-end-final = the Final Enemy
table-encounters-end-team = The group
table-encounters-end-state = Fate
table-encounters-end-fallen = dead
table-encounters-end-lives = alive, { $n } of { $of } damage
table-encounters-end-scans = Scans
table-encounters-end-kills = Kills
table-encounters-end-strikes = Strikes taken
table-encounters-end-coordinated = Coordinated

# The legend
table-encounters-legend-figures = Figures and signs
table-encounters-legend-places = Cards and piles
table-encounters-legend-deeds = What you do
table-encounters-legend-classes = Classes
table-encounters-legend-teams = Teams
table-encounters-icon-attack = Attack: scan and fight with it
table-encounters-icon-recruit = Recruit: characters cost it
table-encounters-icon-heart = Health
table-encounters-icon-strike = Strike, with its damage
table-encounters-icon-mark = Marks
table-encounters-icon-scan = Scan: what turning the card up costs
table-encounters-icon-coordinate = Coordinate: can be set aside for others
table-encounters-icon-runner = Runner: moves on by itself
table-encounters-icon-double = Double Strike: strikes twice
table-encounters-icon-use = an ability that can still be used
table-encounters-icon-hunter = A card of the Enemy deck, face down
table-encounters-icon-task = Objective, or a task to be done
table-encounters-icon-hazard = Hazard or Event
table-encounters-icon-skull = The dead
table-encounters-icon-hand = Cards in hand
table-encounters-icon-deck = A deck
table-encounters-icon-discard = Discards
table-encounters-icon-officer = Officer
table-encounters-icon-first = Whoever began the game
table-encounters-icon-play = Play a card
table-encounters-icon-copy = Copy a card that was Coordinated
table-encounters-icon-heal = Heal a Strike
table-encounters-icon-avoids = A Strike can be avoided
table-encounters-icon-cancels = A Strike can be cancelled
table-encounters-icon-weaken = Every enemy has less health this turn
table-encounters-icon-bounty = Cards are drawn for each enemy killed
table-encounters-icon-shield = Defense; or: no enemy strikes this turn
table-encounters-icon-to-top = On top of the deck

# Content packs
table-encounters-pack-same-role = { $a } and { $b } have the same Role, { $role }; the box has one copy of it.
table-encounters-from-pack = from the content pack “{ $pack }”
table-encounters-wrong-pack-of = { $what } comes with the pack “{ $pack }”, which is not chosen.
table-encounters-end-packs =
    { $n ->
        [one] Played with the content pack { $packs }.
       *[other] Played with the content packs { $packs }.
    }

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
table-encounters-set-together = Together
table-encounters-set-together-note = All win if the Ultimate Prey dies. No Duels; you may heal, restore and free each other.
table-encounters-prey-parts = Prey mini-decks
table-encounters-prey-part = Prey { $n }
table-encounters-prey-no-sport = No Sport
table-encounters-prey-payback-time = Payback Time
table-encounters-prey-what-the-hell = What the Hell Are You?
table-encounters-prey-heat-and-conflict = Drawn By Heat and Conflict
table-encounters-prey-this-is-history = This Is History
table-encounters-prey-taste-for-beef = A Taste for Beef
table-encounters-armory-groups = Groups of the Armory
table-encounters-set-mercenaries = Mercenaries
table-encounters-set-mercenaries-note = More or fewer of these weaker cards in each part of the Prey deck; more is easier.
table-encounters-set-bare-turns = Bare turns
table-encounters-set-bare-turns-note = First turns of each player with Prey and Strike phase only: harder.
table-encounters-set-instinct-price = Price of Killer Instinct
table-encounters-set-instinct-price-note = In Recruit; no source tells it.
table-encounters-set-gear-in-combat = Gear in the Combat Zone
table-encounters-set-gear-in-combat-note = Whether Prey there receives Gear when the Wilds hold none
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

# Help
web-help-encounters = Click a lit card, space or enemy; or choose from the list of options, which always holds everything that you can do.
web-help-hunters = Click a lit card, space, Trap, Strike or Predator; or choose from the list of options, which always holds everything that you can do.
web-help-alien = Click a lit card, room, enemy, or what sits on a player; or choose from the list of options, which always holds everything that you can do.
web-help-mix = Click a lit card, space, enemy, or what sits on a player; or choose from the list of options, which always holds everything that you can do.
web-help-hunt = Click a lit card, room, Trap, Strike, Predator, or what sits on one; or choose from the list of options, which always holds everything that you can do.
web-help-coordinate = Coordinate: while somebody else acts, cards that you could set aside for that player have a thin border. Nobody waits for you, and nobody learns whether you could.

# Statistics
mine-by-role-encounters = Avatar
mine-by-module-encounters = Mode
