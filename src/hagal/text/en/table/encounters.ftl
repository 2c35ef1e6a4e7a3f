# The table of Legendary Encounters: Predator in the browser.


# Parts of the table
hunt-field = The field
hunt-wilds = The Wilds
hunt-combat = Combat Zone
hunt-calm = No enemy has come this far.
hunt-operations = Operations
hunt-objectives = Objectives
hunt-objective = Objective { $n }
hunt-objective-done = completed
hunt-objective-now = the current one
hunt-objective-later = still to come
hunt-objective-open = not completed
hunt-location = Location
hunt-hq = HQ
hunt-barracks =
    { $n ->
        [one] { $n } card in the Barracks
       *[other] { $n } cards in the Barracks
    }
hunt-barracks-name = Barracks
hunt-officer = Officer
hunt-officers =
    { $n ->
        [one] { $n } Officer
       *[other] { $n } Officers
    }
hunt-officers-note = The top one, whatever its class
hunt-own = Your cards
hunt-hand = Hand
hunt-hand-of = Hand of { $name }
hunt-play = In play
hunt-offers = Coordinated
hunt-offered-by = Coordinated by { $name }
hunt-ready = can still be used
hunt-deck = Deck
hunt-discard = Discards
hunt-dead-enemies = Dead Enemies
hunt-dead-characters = Dead Characters
hunt-out = Events and Hazards
hunt-strike-discard = Strike discards
hunt-empty = Empty
hunt-stage = To choose from
hunt-watching = You are watching. Hands are hidden.
hunt-pool = This turn

# Spaces
hunt-space-underground = Underground
hunt-space-graveyard = Graveyard
hunt-space-river = River
hunt-space-ruins = Ruins
hunt-space-hills = Hills
hunt-health = health { $n }
hunt-empty-space = empty; scanning costs { $n } Attack
hunt-face-down = a card face down; scanning costs { $n } Attack
hunt-known-down = { $name }, face down; scanning costs { $n } Attack
hunt-runner = Runner
hunt-double = Double Strike

# Figures
hunt-attack = { $n } Attack
hunt-recruit = { $n } Recruit
hunt-life = { $n } of { $of } Health left
hunt-marks =
    { $n ->
        [0] no marks
        [one] { $n } mark
       *[other] { $n } marks
    }
hunt-wounds = Wounds
hunt-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
hunt-in-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
hunt-in-discard =
    { $n ->
        [one] { $n } discarded card
       *[other] { $n } discarded cards
    }
hunt-enemy-deck =
    { $n ->
        [one] Enemy deck: { $n } card
       *[other] Enemy deck: { $n } cards
    }
hunt-enemies = Enemy deck
hunt-last-deck = the last one
hunt-strikes =
    { $n ->
        [one] { $n } Strike in the deck
       *[other] { $n } Strikes in the deck
    }
hunt-strike-deck = Strike deck
hunt-strike-now = The Strike drawn
hunt-cards-of = Cards of { $name }
hunt-first = began the game
hunt-has-coordinated = has Coordinated this turn
hunt-dead = dead
hunt-you-dead = You are dead. If the others win, you win, too.
hunt-gain-scans =
    { $n ->
        [one] { $n } scan for nothing
       *[other] { $n } scans for nothing
    }
hunt-gain-avoids =
    { $n ->
        [one] you can avoid { $n } Strike
       *[other] you can avoid { $n } Strikes
    }
hunt-gain-cancels =
    { $n ->
        [one] you can cancel { $n } Strike
       *[other] you can cancel { $n } Strikes
    }
hunt-gain-weaken = every enemy has { $n } health less
hunt-gain-bounty =
    { $n ->
        [one] draw { $n } card for each enemy killed
       *[other] draw { $n } cards for each enemy killed
    }
hunt-gain-shield = no enemy strikes this turn
hunt-gain-to-top = recruited cards may go on top of the deck

# Round and phase
hunt-round =
    { $n ->
        [0] Set-up
       *[other] Round { $n }
    }
hunt-phase-setup = Set-up
hunt-phase-enemy = Enemy
hunt-phase-action = Action
hunt-phase-strike = Strike
hunt-phase-cleanup = Cleanup
hunt-phase-over = Game over
hunt-deadline = last round: { $n }

# The question
hunt-group-play = Cards
hunt-group-fight = The field
hunt-group-recruit = HQ
hunt-may-coordinate = If you like, set a card aside for { $name } to copy; you draw another at once.
hunt-other-coordinates = { $name } may Coordinate

# Setting up
hunt-quick = Hunted, solo
hunt-quick-note = Legendary Encounters: Predator, the first film
hunt-stand-ins = { $n } of its { $all } cards are stand-ins
hunt-stand-ins-note = Not every card of the box could be found. A stand-in (≈) is a card of ours in the place of such a one; with a content pack, the owner of a box puts the real one there.
hunt-stand-ins-packs = These numbers are without content packs.
hunt-part = { $name } ({ $n } of { $all } are stand-ins)
hunt-mode =
    { $film }, { $n ->
        [one] alone
       *[other] { $n } players
    }
hunt-players-note = All win or lose together.
hunt-name-empty = as the Avatar
hunt-alone = Alone
hunt-alone-one = with one Avatar
hunt-alone-two = with two Avatars: you play both hands, and they Coordinate
hunt-film = Film
hunt-film-1 = Predator
hunt-film-2 = Predator 2
hunt-avatar = Avatar
hunt-avatars = Avatars
hunt-avatars-film = Those of the film
hunt-avatars-random = By chance
hunt-avatars-choose = Each player chooses
hunt-avatars-two = Each is dealt two and keeps one
hunt-avatars-named = Named here, seat by seat
hunt-mix = What is mixed in
hunt-characters = Characters of the Barracks
hunt-set-film = As in the film
hunt-set-random = By chance
hunt-set-named = Named here
hunt-difficulty = Difficulty
hunt-set-young-blood = Young Blood
hunt-set-young-blood-note = More or fewer of these weaker cards in each part of the Enemy deck; more is easier.
hunt-set-preparation = Preparation rounds
hunt-set-preparation-note = Turns without an Enemy phase before it starts. Five players always have one.
hunt-set-wilds = Enemies at the start
hunt-set-wilds-note = So many cards lie in the Wilds from the start; more is harder.
hunt-set-tough = Tough
hunt-set-tough-note = Defense is added to Health: easier.
hunt-set-all-or-nothing = All or nothing
hunt-set-all-or-nothing-note = Once somebody is dead, only that round and one more are left: harder.
hunt-set-wilds-order = Order in the Wilds
hunt-set-wilds-order-note = Where Runners run and abilities resolve first
hunt-set-wilds-order-underground = at the Underground
hunt-set-wilds-order-hills = at the Hills
hunt-set-face-down-runners = Face-down Runners
hunt-set-face-down-runners-note = Runners turned face down again after all have seen them
hunt-set-face-down-runners-stay = do not run
hunt-set-face-down-runners-run = run as well
hunt-set-reveal-abilities = Reveal abilities
hunt-set-reveal-abilities-note = How often they work if a card is turned face down and up again
hunt-set-reveal-abilities-each = each time it is turned up
hunt-set-reveal-abilities-once = the first time only
hunt-set-city-of-fear = City of Fear
hunt-set-city-of-fear-note = Who draws the Strike when a card is Coordinated
hunt-set-city-of-fear-active = the active player
hunt-set-city-of-fear-coordinating = the player who Coordinates
hunt-wrong-characters =
    { $n ->
        [one] Choose exactly { $n } character.
       *[other] Choose exactly { $n } characters.
    }
hunt-wrong-avatar-twice = Two seats cannot have the same Avatar.

# The end
hunt-end-major = Victory: the Final Enemy is dead
hunt-end-minor = Victory: you got away
hunt-end-lost = The hunt is over: you have lost
hunt-end-alive =
    { $n } of { $of } came through, after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
hunt-end-dead = Nobody came through. It ended at Objective { $n }, in round { $rounds }.
hunt-end-out = Time ran out at Objective { $n }, in round { $rounds }.
hunt-end-score = Score of the group
hunt-end-survivors = survivors
hunt-end-final = the Final Enemy
hunt-end-team = The group
hunt-end-state = Fate
hunt-end-fallen = dead
hunt-end-lives = alive, { $n } of { $of } damage
hunt-end-scans = Scans
hunt-end-kills = Kills
hunt-end-strikes = Strikes taken
hunt-end-coordinated = Coordinated

# The legend
hunt-legend-figures = Figures and signs
hunt-legend-places = Cards and piles
hunt-legend-deeds = What you do
hunt-legend-classes = Classes
hunt-legend-teams = Teams
hunt-icon-attack = Attack: scan and fight with it
hunt-icon-recruit = Recruit: characters cost it
hunt-icon-heart = Health
hunt-icon-strike = Strike, with its damage
hunt-icon-mark = Marks
hunt-icon-scan = Scan: what turning the card up costs
hunt-icon-coordinate = Coordinate: can be set aside for others
hunt-icon-runner = Runner: moves on by itself
hunt-icon-double = Double Strike: strikes twice
hunt-icon-use = an ability that can still be used
hunt-icon-hunter = A card of the Enemy deck, face down
hunt-icon-task = Objective, or a task to be done
hunt-icon-hazard = Hazard or Event
hunt-icon-skull = The dead
hunt-icon-hand = Cards in hand
hunt-icon-deck = A deck
hunt-icon-discard = Discards
hunt-icon-officer = Officer
hunt-icon-first = Whoever began the game
hunt-icon-play = Play a card
hunt-icon-copy = Copy a card that was Coordinated
hunt-icon-heal = Heal a Strike
hunt-icon-avoids = A Strike can be avoided
hunt-icon-cancels = A Strike can be cancelled
hunt-icon-weaken = Every enemy has less health this turn
hunt-icon-bounty = Cards are drawn for each enemy killed
hunt-icon-shield = Defense; or: no enemy strikes this turn
hunt-icon-to-top = On top of the deck

# Content packs
hunt-pack-same-role = { $a } and { $b } have the same Role, { $role }; the box has one copy of it.
hunt-from-pack = from the content pack “{ $pack }”
hunt-wrong-pack-of = { $what } comes with the pack “{ $pack }”, which is not chosen.
hunt-end-packs =
    { $n ->
        [one] Played with the content pack { $packs }.
       *[other] Played with the content packs { $packs }.
    }
