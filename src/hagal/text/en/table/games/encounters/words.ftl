# The table of Legendary Encounters: Predator in the browser.

# Parts of the table
table-encounters-field = The field
table-encounters-wilds = The Wilds
table-encounters-combat = Combat Zone
table-encounters-calm = No enemy has come this far.
table-encounters-operations = Operations
table-encounters-objectives = { setting-encounters-objectives }
table-encounters-objective = Objective { $n }
table-encounters-objective-done = completed
table-encounters-objective-now = the current one
table-encounters-objective-later = still to come
table-encounters-objective-open = not completed
table-encounters-location = { setting-encounters-location }
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
table-encounters-avatars = { setting-encounters-avatars }
table-encounters-avatars-film = { setting-encounters-avatars-film }
table-encounters-avatars-random = { setting-encounters-avatars-random }
table-encounters-avatars-choose = { setting-encounters-avatars-choose }
table-encounters-avatars-two = { setting-encounters-avatars-two }
table-encounters-avatars-named = Named here, seat by seat
table-encounters-characters = { setting-encounters-characters }
table-encounters-way-film = { setting-encounters-location-film }
table-encounters-way-random = { setting-encounters-location-random }
table-encounters-way-named = Named here
table-encounters-difficulty = Difficulty
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

# Help
web-help-encounters = Click a lit card, space or enemy; or choose from the list of options, which always holds everything that you can do.
web-help-hunters = Click a lit card, space, Trap, Strike or Predator; or choose from the list of options, which always holds everything that you can do.
web-help-alien = Click a lit card, room, enemy, or what sits on a player; or choose from the list of options, which always holds everything that you can do.
web-help-encounters-mix = Click a lit card, space, enemy, or what sits on a player; or choose from the list of options, which always holds everything that you can do.
web-help-encounters-hunt = Click a lit card, room, Trap, Strike, Predator, or what sits on one; or choose from the list of options, which always holds everything that you can do.
web-help-encounters-coordinate = Coordinate: while somebody else acts, cards that you could set aside for that player have a thin border. Nobody waits for you, and nobody learns whether you could.

# Statistics
mine-by-role-encounters = Avatar
mine-by-module-encounters = Mode

# For small windows: the tabs of the board
table-encounters-small-wilds = Wilds
table-encounters-small-combat = Combat
table-encounters-small-hq = HQ
