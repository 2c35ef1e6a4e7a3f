# The table of Legendary Encounters: Predator in the browser.


# Parts of the table
table-enc-field = The field
table-enc-wilds = The Wilds
table-enc-combat = Combat Zone
table-enc-calm = No enemy has come this far.
table-enc-operations = Operations
table-enc-objectives = Objectives
table-enc-objective = Objective { $n }
table-enc-objective-done = completed
table-enc-objective-now = the current one
table-enc-objective-later = still to come
table-enc-objective-open = not completed
table-enc-location = Location
table-enc-hq = HQ
table-enc-barracks =
    { $n ->
        [one] { $n } card in the Barracks
       *[other] { $n } cards in the Barracks
    }
table-enc-barracks-name = Barracks
table-enc-officer = Officer
table-enc-officers =
    { $n ->
        [one] { $n } Officer
       *[other] { $n } Officers
    }
table-enc-officers-note = The top one, whatever its class
table-enc-own = Your cards
table-enc-hand = Hand
table-enc-hand-of = Hand of { $name }
table-enc-play = In play
table-enc-offers = Coordinated
table-enc-offered-by = Coordinated by { $name }
table-enc-ready = can still be used
table-enc-deck = Deck
table-enc-discard = Discards
table-enc-dead-enemies = Dead Enemies
table-enc-dead-characters = Dead Characters
table-enc-out = Events and Hazards
table-enc-strike-discard = Strike discards
table-enc-empty = Empty
table-enc-stage = To choose from
table-enc-watching = You are watching. Hands are hidden.
table-enc-pool = This turn

# Spaces
table-enc-space-underground = Underground
table-enc-space-graveyard = Graveyard
table-enc-space-river = River
table-enc-space-ruins = Ruins
table-enc-space-hills = Hills
table-enc-health = health { $n }
table-enc-empty-space = empty; scanning costs { $n } Attack
table-enc-face-down = a card face down; scanning costs { $n } Attack
table-enc-known-down = { $name }, face down; scanning costs { $n } Attack
table-enc-runner = Runner
table-enc-double = Double Strike

# Figures
table-enc-attack = { $n } Attack
table-enc-recruit = { $n } Recruit
table-enc-life = { $n } of { $of } Health left
table-enc-marks =
    { $n ->
        [0] no marks
        [one] { $n } mark
       *[other] { $n } marks
    }
table-enc-wounds = Wounds
table-enc-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
table-enc-in-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
table-enc-in-discard =
    { $n ->
        [one] { $n } discarded card
       *[other] { $n } discarded cards
    }
table-enc-enemy-deck =
    { $n ->
        [one] Enemy deck: { $n } card
       *[other] Enemy deck: { $n } cards
    }
table-enc-enemies = Enemy deck
table-enc-last-deck = the last one
table-enc-strikes =
    { $n ->
        [one] { $n } Strike in the deck
       *[other] { $n } Strikes in the deck
    }
table-enc-strike-deck = Strike deck
table-enc-strike-now = The Strike drawn
table-enc-cards-of = Cards of { $name }
table-enc-first = began the game
table-enc-has-coordinated = has Coordinated this turn
table-enc-dead = dead
table-enc-you-dead = You are dead. If the others win, you win, too.
table-enc-gain-scans =
    { $n ->
        [one] { $n } scan for nothing
       *[other] { $n } scans for nothing
    }
table-enc-gain-avoids =
    { $n ->
        [one] you can avoid { $n } Strike
       *[other] you can avoid { $n } Strikes
    }
table-enc-gain-cancels =
    { $n ->
        [one] you can cancel { $n } Strike
       *[other] you can cancel { $n } Strikes
    }
table-enc-gain-weaken = every enemy has { $n } health less
table-enc-gain-bounty =
    { $n ->
        [one] draw { $n } card for each enemy killed
       *[other] draw { $n } cards for each enemy killed
    }
table-enc-gain-shield = no enemy strikes this turn
table-enc-gain-to-top = recruited cards may go on top of the deck

# Round and phase
table-enc-round =
    { $n ->
        [0] Set-up
       *[other] Round { $n }
    }
table-enc-phase-setup = Set-up
table-enc-phase-enemy = Enemy
table-enc-phase-action = Action
table-enc-phase-strike = Strike
table-enc-phase-cleanup = Cleanup
table-enc-phase-over = Game over
table-enc-deadline = last round: { $n }

# The question
table-enc-group-play = Cards
table-enc-group-fight = The field
table-enc-group-recruit = HQ
table-enc-may-coordinate = If you like, set a card aside for { $name } to copy; you draw another at once.
table-enc-other-coordinates = { $name } may Coordinate

# Setting up
table-enc-quick = Hunted, solo
table-enc-quick-note = Legendary Encounters: Predator, the first film
table-enc-stand-ins = { $n } of its { $all } cards are stand-ins
table-enc-stand-ins-note = Not every card of the box could be found. A stand-in (≈) is a card of ours in the place of such a one; with a content pack, the owner of a box puts the real one there.
table-enc-stand-ins-packs = These numbers are without content packs.
table-enc-part = { $name } ({ $n } of { $all } are stand-ins)
table-enc-mode =
    { $film }, { $n ->
        [one] alone
       *[other] { $n } players
    }
table-enc-players-note = All win or lose together.
table-enc-name-empty = as the Avatar
table-enc-alone = Alone
table-enc-alone-one = with one Avatar
table-enc-alone-two = with two Avatars: you play both hands, and they Coordinate
table-enc-film = Film
table-enc-film-1 = Predator
table-enc-film-2 = Predator 2
table-enc-avatar = Avatar
table-enc-avatars = Avatars
table-enc-avatars-film = Those of the film
table-enc-avatars-random = By chance
table-enc-avatars-choose = Each player chooses
table-enc-avatars-two = Each is dealt two and keeps one
table-enc-avatars-named = Named here, seat by seat
table-enc-mix = What is mixed in
table-enc-characters = Characters of the Barracks
table-enc-set-film = As in the film
table-enc-set-random = By chance
table-enc-set-named = Named here
table-enc-difficulty = Difficulty
table-enc-set-young-blood = Young Blood
table-enc-set-young-blood-note = More or fewer of these weaker cards in each part of the Enemy deck; more is easier.
table-enc-set-preparation = Preparation rounds
table-enc-set-preparation-note = Turns without an Enemy phase before it starts. Five players always have one.
table-enc-set-wilds = Enemies at the start
table-enc-set-wilds-note = So many cards lie in the Wilds from the start; more is harder.
table-enc-set-tough = Tough
table-enc-set-tough-note = Defense is added to Health: easier.
table-enc-set-all-or-nothing = All or nothing
table-enc-set-all-or-nothing-note = Once somebody is dead, only that round and one more are left: harder.
table-enc-set-wilds-order = Order in the Wilds
table-enc-set-wilds-order-note = Where Runners run and abilities resolve first
table-enc-set-wilds-order-underground = at the Underground
table-enc-set-wilds-order-hills = at the Hills
table-enc-set-face-down-runners = Face-down Runners
table-enc-set-face-down-runners-note = Runners turned face down again after all have seen them
table-enc-set-face-down-runners-stay = do not run
table-enc-set-face-down-runners-run = run as well
table-enc-set-reveal-abilities = Reveal abilities
table-enc-set-reveal-abilities-note = How often they work if a card is turned face down and up again
table-enc-set-reveal-abilities-each = each time it is turned up
table-enc-set-reveal-abilities-once = the first time only
table-enc-set-city-of-fear = City of Fear
table-enc-set-city-of-fear-note = Who draws the Strike when a card is Coordinated
table-enc-set-city-of-fear-active = the active player
table-enc-set-city-of-fear-coordinating = the player who Coordinates
table-enc-wrong-characters =
    { $n ->
        [one] Choose exactly { $n } character.
       *[other] Choose exactly { $n } characters.
    }
table-enc-wrong-avatar-twice = Two seats cannot have the same Avatar.

# The end
table-enc-end-major = Victory: the Final Enemy is dead
table-enc-end-minor = Victory: you got away
table-enc-end-lost = The hunt is over: you have lost
table-enc-end-alive =
    { $n } of { $of } came through, after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
table-enc-end-dead = Nobody came through. It ended at Objective { $n }, in round { $rounds }.
table-enc-end-out = Time ran out at Objective { $n }, in round { $rounds }.
table-enc-end-score = Score of the group
table-enc-end-survivors = survivors
table-enc-end-final = the Final Enemy
table-enc-end-team = The group
table-enc-end-state = Fate
table-enc-end-fallen = dead
table-enc-end-lives = alive, { $n } of { $of } damage
table-enc-end-scans = Scans
table-enc-end-kills = Kills
table-enc-end-strikes = Strikes taken
table-enc-end-coordinated = Coordinated

# The legend
table-enc-legend-figures = Figures and signs
table-enc-legend-places = Cards and piles
table-enc-legend-deeds = What you do
table-enc-legend-classes = Classes
table-enc-legend-teams = Teams
table-enc-icon-attack = Attack: scan and fight with it
table-enc-icon-recruit = Recruit: characters cost it
table-enc-icon-heart = Health
table-enc-icon-strike = Strike, with its damage
table-enc-icon-mark = Marks
table-enc-icon-scan = Scan: what turning the card up costs
table-enc-icon-coordinate = Coordinate: can be set aside for others
table-enc-icon-runner = Runner: moves on by itself
table-enc-icon-double = Double Strike: strikes twice
table-enc-icon-use = an ability that can still be used
table-enc-icon-hunter = A card of the Enemy deck, face down
table-enc-icon-task = Objective, or a task to be done
table-enc-icon-hazard = Hazard or Event
table-enc-icon-skull = The dead
table-enc-icon-hand = Cards in hand
table-enc-icon-deck = A deck
table-enc-icon-discard = Discards
table-enc-icon-officer = Officer
table-enc-icon-first = Whoever began the game
table-enc-icon-play = Play a card
table-enc-icon-copy = Copy a card that was Coordinated
table-enc-icon-heal = Heal a Strike
table-enc-icon-avoids = A Strike can be avoided
table-enc-icon-cancels = A Strike can be cancelled
table-enc-icon-weaken = Every enemy has less health this turn
table-enc-icon-bounty = Cards are drawn for each enemy killed
table-enc-icon-shield = Defense; or: no enemy strikes this turn
table-enc-icon-to-top = On top of the deck

# Content packs
table-enc-pack-same-role = { $a } and { $b } have the same Role, { $role }; the box has one copy of it.
table-enc-from-pack = from the content pack “{ $pack }”
table-enc-wrong-pack-of = { $what } comes with the pack “{ $pack }”, which is not chosen.
table-enc-end-packs =
    { $n ->
        [one] Played with the content pack { $packs }.
       *[other] Played with the content packs { $packs }.
    }
