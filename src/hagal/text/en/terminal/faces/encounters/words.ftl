# Legendary Encounters: Predator in the terminal.

# The board
term-encounters-phase-enemy = Enemy phase
term-encounters-phase-action = Action phase
term-encounters-phase-strike = Strike phase
term-encounters-phase-cleanup = Cleanup
term-encounters-phase-over = Game over
term-encounters-enemies = Enemy deck { $n }
term-encounters-enemies-last = last Enemy deck { $n }
term-encounters-strikes = Strike deck { $n }
term-encounters-deadline = last round: { $n }
term-encounters-objective = Objective { $n }
term-encounters-done = (completed)
term-encounters-location = Location
term-encounters-next = next { $text }
term-encounters-wilds = Wilds
term-encounters-space-underground = Underground
term-encounters-space-graveyard = Graveyard
term-encounters-space-river = River
term-encounters-space-ruins = Ruins
term-encounters-space-hills = Hills
term-encounters-face-down = face down
term-encounters-known-down = (face down)
term-encounters-combat = Combat Zone
term-encounters-calm = no enemy has come this far
term-encounters-arriving = Arriving
term-encounters-struck = The Strike drawn
term-encounters-operations = Operations
term-encounters-hq = HQ
term-encounters-barracks =
    { $n ->
        [one] { $n } card in the Barracks
       *[other] { $n } cards in the Barracks
    }
term-encounters-officer = Officer
term-encounters-dead-enemies = Dead Enemies
term-encounters-dead-characters = Dead Characters
term-encounters-out = Events and Hazards
term-encounters-strike-discard = Strike discards
term-encounters-in-play = In play
term-encounters-usable = To be used
term-encounters-offers = Coordinated
term-encounters-discard = Discards
term-encounters-no-cards = no cards
term-encounters-wounds = Strikes:

# Players: columns as short as possible
term-encounters-column-health = Health
term-encounters-column-marks = Marks
term-encounters-column-hand = Hand
term-encounters-column-deck = Deck
term-encounters-column-discard = Disc
term-encounters-flag-dead = dead
term-encounters-flag-active = on turn
term-encounters-flag-coordinated = has Coordinated

# Figures
term-encounters-class-intel = Int
term-encounters-class-leadership = Lea
term-encounters-class-strength = Str
term-encounters-class-survival = Sur
term-encounters-class-tech = Tec
term-encounters-class-every = All
term-encounters-short-attack = A{ $n }
term-encounters-short-recruit = R{ $n }
term-encounters-short-coordinate = C
term-encounters-health = health { $n }
term-encounters-damage = damage { $n }
term-encounters-task = task
term-encounters-attack = { $n } Attack
term-encounters-recruit = { $n } Recruit
term-encounters-gain-scans =
    { $n ->
        [one] { $n } scan for nothing
       *[other] { $n } scans for nothing
    }
term-encounters-gain-avoids =
    { $n ->
        [one] can avoid { $n } Strike
       *[other] can avoid { $n } Strikes
    }
term-encounters-gain-cancels =
    { $n ->
        [one] can cancel { $n } Strike
       *[other] can cancel { $n } Strikes
    }
term-encounters-gain-weaken = each enemy has { $n } health less
term-encounters-gain-bounty =
    { $n ->
        [one] { $n } card for each enemy killed
       *[other] { $n } cards for each enemy killed
    }
term-encounters-gain-shield = no enemy strikes this turn
term-encounters-gain-to-top = recruits go on top of the deck

# The question
term-encounters-group-cards = Cards
term-encounters-group-hq = HQ
term-encounters-group-field = The field
term-encounters-group-coordinate = Coordinate
term-encounters-help =
    Answer with the number of an option, or with its key: “play knock_knock”, “scan hills”, “recruit officer”, “done”.
    The beginning of a key is enough if it is clear: “p kno”.
    Several answers on one line, as long as the question stays the same: “p bru; p bru; p exp”.
      all           play all cards that ask nothing and whose order means nothing
      undo          take back your last choice, as long as nobody has learned anything new
      log           the story so far; “log rules” with the number of the rule behind each sentence
      view          the whole table again
      card NAME     what a card, Strike, enemy, Avatar, Objective, Location, Gear, Trap or Test does
      why WHAT      why something is not possible: a key or a card
      rule NUM      the sentence behind the number of a rule, or rules with certain words
      hint          what a bot would do in your place
      coordinate    while another player is on turn: set a card aside for that player and draw another
                    with several people at the keyboard: “coordinate 2”, player 2 takes the keyboard for a moment
                    bots stop once a turn when you hold such a card; “coordinate off” and “coordinate on” change that
      save FILE     save the game there, too (it is saved after every choice anyway)
      record        the game in notation, as far as you know it
      quit          leave; the game can be resumed
    Cards: [Str A2 R1 C] is class Strength, Attack 2, Recruit 1, with Coordinate; a + is a minimum. In the HQ the cost stands first.
    Classes: Int Intel, Lea Leadership, Str Strength, Sur Survival, Tec Tech.
    The Wilds: cards enter at the Underground and leave by the Hills for the Combat Zone; in brackets, what scanning costs in Attack.
    Players: Health left of how much, marks, cards in hand, deck and discard pile.
    Hunters: “evade ruins” avoids a Hazard, “remove 0 cage” a Trap (0 is the first seat), “mend 0 flesh_wound” pays for a Strike, “duel 1” attacks
    the second Predator. [health 5, honor 2] is Prey; Players have Armor, Dishonor, Honor (as far as you may know it) and trophies.
    Alien: “fight facehugger 0” fights the Facehugger on the first seat, “free 0” frees its Avatar, “disarm” stops the Self-Destruct. The Complex: cards
    enter at the Ventilation Shafts and leave by the Airlock.
term-encounters-card-which = Which card? For example: card knock knock
term-encounters-card-unknown = There is no card, Strike, enemy, Avatar, Objective, Location, Gear, Trap or Test called “{ $name }”.
term-encounters-why-which = Why what? A key or a card, for example: why scan hills
term-encounters-why-unknown = Nothing is known about “{ $typed }” here: name a key or a card.
term-encounters-aside-chance = Player { $n } is on turn. Enter: go on; or Coordinate a card ({ $command } off: no more stops):
term-encounters-aside-chance-people = Player { $n } is on turn. Enter: go on; { $command }: somebody Coordinates a card; { $command } off: no more stops.
term-encounters-aside-ask = Which card do you Coordinate? Enter: none.
term-encounters-aside-empty = You hold no card that you could Coordinate now. Enter: back.
term-encounters-aside-nobody = Nobody else at this keyboard could Coordinate a card now.
term-encounters-aside-none = No card can be Coordinated now.
term-encounters-aside-now-on = From now on the bots stop when a card can be Coordinated to them.
term-encounters-hint-nothing = A bot would not Coordinate now.

# The story
term-encounters-plays = plays { $cards }
term-encounters-gains = gains { $cards }
term-encounters-discards = discards { $cards }

# Before the game
term-encounters-table =
    { $n ->
        [1] player, alone
       *[other] players
    }
term-encounters-table-two = Alone with two Avatars: you play both hands
term-encounters-film-ask = Which film?
term-encounters-film-1 = Predator
term-encounters-film-2 = Predator 2
term-encounters-level-ask = How hard is it to be?
term-encounters-level-usual = As in the rules
term-encounters-level-easier = Easier: one more Young Blood in each part of the Enemy deck
term-encounters-level-easiest = Easier still: that, and Defense is added to Health
term-encounters-level-harder = Harder: one Young Blood less in each part of the Enemy deck
term-encounters-level-hardest = Harder still: that, and three Enemy cards in the Wilds from the start
term-encounters-avatars-ask = Avatars?
term-encounters-avatars-film = Those of the film
term-encounters-avatars-choose = Each player chooses
term-encounters-avatars-two = Each is dealt two and keeps one
term-encounters-avatars-random = By chance
term-encounters-two-players =
    { $n ->
        [one] --two-avatars is a game of two Avatars, not of { $n } player.
       *[other] --two-avatars is a game of two Avatars, not of { $n } players.
    }
term-encounters-two-seats = With --two-avatars one person plays both seats, so --seats { $seats } does not fit; leave it out.
term-encounters-seats-count =
    { $n ->
        [one] There is { $n } seat named for a game of { $players }: name one for each person and bot, as in me,bot,bot.
       *[other] There are { $n } seats named for a game of { $players }: name one for each person and bot, as in me,bot,bot.
    }

# The end
term-encounters-ended-major = The game is over. Victory: the Final Enemy is dead.
term-encounters-ended-minor = The game is over. Victory: the Minor objective is completed.
term-encounters-ended-lost = The game is over. The players have lost.
term-encounters-survived =
    { $n } of { $of } came through, after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
term-encounters-all-dead = Nobody came through. It ended at Objective { $n }, in round { $rounds }.
term-encounters-out-of-time = Time ran out at Objective { $n }, in round { $rounds }.
term-encounters-score = Score: { $n }
term-encounters-score-alive =
    { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
term-encounters-score-final = { $n } for the Final Enemy
term-encounters-deed-health = Health
term-encounters-deed-marks = Marks
term-encounters-deed-kills = Kills
term-encounters-deed-scans = Scans
term-encounters-deed-strikes = Strikes
term-encounters-deed-coordinated = Coord.

# Hunters: the board
term-encounters-phase-prey = Prey phase
term-encounters-prey = Prey deck { $n }
term-encounters-prey-last = last Prey deck { $n }
term-encounters-gear-deck = Gear { $n }
term-encounters-traps = Traps { $n }
term-encounters-calm-prey = no Prey has come this far
term-encounters-armory =
    { $n ->
        [one] { $n } card in the Armory
       *[other] { $n } cards in the Armory
    }
term-encounters-instinct = Killer Instinct
term-encounters-dead-prey = Dead Prey
term-encounters-killed-cards = Killed cards
term-encounters-out-prey = Prey discards
term-encounters-gear-discard = Gear discards
term-encounters-trap-discard = Trap discards
term-encounters-arrested = (arrested)
term-encounters-in-front = Traps in front:
term-encounters-challenge = Challenge:
term-encounters-testing = Testing Ground:
term-encounters-latest = Latest trophy:
term-encounters-room = Trophy Room
term-encounters-trophies-avatar = Predators { $n }:
term-encounters-trophies-prey = Prey { $n }:
term-encounters-trophies-gear = Gear { $n }:
term-encounters-trophies-hazard = Hazards { $n }:
term-encounters-trophies-trap = Traps { $n }:
term-encounters-trophies-test = Tests { $n }:
term-encounters-trophies-card = own cards { $n }:
term-encounters-column-armor = Armor
term-encounters-column-dishonor = Dish
term-encounters-column-honor = Honor
term-encounters-column-trophies = Troph
term-encounters-price = { $n } Recruit
term-encounters-worth = honor { $n }
term-encounters-dishonor = dishonor { $n }
term-encounters-gain-heal =
    { $n ->
        [one] { $n } Heal point
       *[other] { $n } Heal points
    }
term-encounters-gain-restore =
    { $n ->
        [one] { $n } Restore point
       *[other] { $n } Restore points
    }
term-encounters-gain-duels =
    { $n ->
        [one] { $n } Duel
       *[other] { $n } Duels
    }
term-encounters-gain-weaken-prey = all Prey has { $n } health less
term-encounters-gain-bounty-prey =
    { $n ->
        [one] { $n } card for each Prey killed
       *[other] { $n } cards for each Prey killed
    }
term-encounters-gain-shield-prey = no Prey strikes this turn
term-encounters-group-mend = Strikes and Traps

# Hunters: before the game
term-encounters-mode-ask = Which mode?
term-encounters-mode-hunted = Hunted: people against the Predators; all win or lose together
term-encounters-mode-hunters = Hunters: you are the Predators; the most Honor wins
term-encounters-way-ask = Against each other?
term-encounters-way-apart = Against each other: the most Honor wins
term-encounters-way-together = Together: all win if the Ultimate Prey dies
term-encounters-trials-ask = Tests and Challenges?
term-encounters-trials-none = Without them
term-encounters-trials-tests = Tests
term-encounters-trials-secret = Tests, and a secret Challenge for each player
term-encounters-trials-open = Tests, and an open Challenge for each player
term-encounters-pace-usual = As in the rules
term-encounters-pace-easier = Easier: one more Mercenary in each part of the Prey deck
term-encounters-pace-easiest = Easier still: that, and a first round without a Prey phase
term-encounters-pace-harder = Harder: a first turn with Prey and Strike phase only
term-encounters-pace-hardest = Harder still: that, and one Mercenary less in each part of the Prey deck

# Hunters: the end
term-encounters-ended-ultimate = The game is over. The Ultimate Prey was defeated in round { $n }.
term-encounters-ended-fallen = The game is over. A Predator died; the last turns ended in round { $n }.
term-encounters-ended-escaped = The game is over. The Prey escaped in round { $n }.
term-encounters-won = { $names }: victory with { $n } Honor.
term-encounters-alone = Your Honor: { $n }.
term-encounters-together-won = Victory together. Honor of the group: { $n }.
term-encounters-together-lost = The hunt has failed. Honor of the group: { $n }.
term-encounters-honor-avatar = Pred
term-encounters-honor-prey = Prey
term-encounters-honor-gear = Gear
term-encounters-honor-hazard = Haz
term-encounters-honor-trap = Traps
term-encounters-honor-test = Tests
term-encounters-honor-card = Cards
term-encounters-honor-own = Avatar
term-encounters-honor-challenge = Chall
term-encounters-honor-dishonor = Dish
term-encounters-honor-total = Honor
term-encounters-tie-shared = Equal in everything: the victory is shared.
term-encounters-tie-ultimate = Equal in Honor; who killed the Ultimate Prey wins.
term-encounters-tie-predators = Equal in Honor; more Predators killed decided.
term-encounters-tie-worthy = Equal in Honor; more Worthy Prey decided.
term-encounters-tie-prey = Equal in Honor; more Prey decided.
term-encounters-tie-trophies = Equal in Honor; more trophies decided.
term-encounters-tie-alive = Equal in Honor; who lives wins.

# What the game is called
term-title-encounters = Legendary Encounters: Predator

# Acting unasked: to coordinate
term-encounters-command-coordinate = coordinate
term-encounters-aside-listed = Which card? They stand among the options.
term-encounters-aside-only = Here Enter goes on; the only commands are coordinate and quit.
term-encounters-aside-who = Whose card? Possible are the players { $numbers }, for example: { $command } { $n }
