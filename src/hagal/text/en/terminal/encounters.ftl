# Legendary Encounters: Predator in the terminal.

# The board
term-hunt-phase-enemy = Enemy phase
term-hunt-phase-action = Action phase
term-hunt-phase-strike = Strike phase
term-hunt-phase-cleanup = Cleanup
term-hunt-phase-over = Game over
term-hunt-enemies = Enemy deck { $n }
term-hunt-enemies-last = last Enemy deck { $n }
term-hunt-strikes = Strike deck { $n }
term-hunt-deadline = last round: { $n }
term-hunt-objective = Objective { $n }
term-hunt-done = (completed)
term-hunt-location = Location
term-hunt-next = next { $text }
term-hunt-wilds = Wilds
term-hunt-space-underground = Underground
term-hunt-space-graveyard = Graveyard
term-hunt-space-river = River
term-hunt-space-ruins = Ruins
term-hunt-space-hills = Hills
term-hunt-face-down = face down
term-hunt-known-down = (face down)
term-hunt-combat = Combat Zone
term-hunt-calm = no enemy has come this far
term-hunt-arriving = Arriving
term-hunt-struck = The Strike drawn
term-hunt-operations = Operations
term-hunt-hq = HQ
term-hunt-barracks =
    { $n ->
        [one] { $n } card in the Barracks
       *[other] { $n } cards in the Barracks
    }
term-hunt-officer = Officer
term-hunt-dead-enemies = Dead Enemies
term-hunt-dead-characters = Dead Characters
term-hunt-out = Events and Hazards
term-hunt-strike-discard = Strike discards
term-hunt-in-play = In play
term-hunt-usable = To be used
term-hunt-offers = Coordinated
term-hunt-discard = Discards
term-hunt-no-cards = no cards
term-hunt-wounds = Strikes:

# Players: columns as short as possible
term-hunt-column-health = Health
term-hunt-column-marks = Marks
term-hunt-column-hand = Hand
term-hunt-column-deck = Deck
term-hunt-column-discard = Disc
term-hunt-flag-dead = dead
term-hunt-flag-active = on turn
term-hunt-flag-coordinated = has Coordinated

# Figures
term-hunt-class-intel = Int
term-hunt-class-leadership = Lea
term-hunt-class-strength = Str
term-hunt-class-survival = Sur
term-hunt-class-tech = Tec
term-hunt-short-attack = A{ $n }
term-hunt-short-recruit = R{ $n }
term-hunt-short-coordinate = C
term-hunt-health = health { $n }
term-hunt-damage = damage { $n }
term-hunt-task = task
term-hunt-attack = { $n } Attack
term-hunt-recruit = { $n } Recruit
term-hunt-gain-scans =
    { $n ->
        [one] { $n } scan for nothing
       *[other] { $n } scans for nothing
    }
term-hunt-gain-avoids =
    { $n ->
        [one] can avoid { $n } Strike
       *[other] can avoid { $n } Strikes
    }
term-hunt-gain-cancels =
    { $n ->
        [one] can cancel { $n } Strike
       *[other] can cancel { $n } Strikes
    }
term-hunt-gain-weaken = each enemy has { $n } health less
term-hunt-gain-bounty =
    { $n ->
        [one] { $n } card for each enemy killed
       *[other] { $n } cards for each enemy killed
    }
term-hunt-gain-shield = no enemy strikes this turn
term-hunt-gain-to-top = recruits go on top of the deck

# The question
term-hunt-group-cards = Cards
term-hunt-group-hq = HQ
term-hunt-group-field = The field
term-hunt-group-coordinate = Coordinate
term-hunt-help =
    Answer with the number of an option, or with its key: “play knock_knock”, “scan hills”, “recruit officer”, “done”.
    The beginning of a key is enough if it is clear: “p kno”.
    Several answers on one line, as long as the question stays the same: “p bru; p bru; p exp”.
      undo          take back your last choice, as long as nobody has learned anything new
      log           the story so far; “log rules” with the number of the rule behind each sentence
      view          the whole table again
      card NAME     what a card, Strike, enemy, Avatar, Objective or Location does
      why WHAT      why something is not possible: a key or a card
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
term-hunt-card-which = Which card? For example: card knock knock
term-hunt-card-unknown = There is no card, Strike, enemy, Avatar, Objective or Location called “{ $name }”.
term-hunt-why-which = Why what? A key or a card, for example: why scan hills
term-hunt-why-unknown = Nothing is known about “{ $typed }” here: name a key or a card.
term-hunt-aside-chance = Player { $n } is on turn. Enter: go on; or Coordinate a card ({ $command } off: no more stops):
term-hunt-aside-chance-people = Player { $n } is on turn. Enter: go on; { $command }: somebody Coordinates a card; { $command } off: no more stops.
term-hunt-aside-ask = Which card do you Coordinate? Enter: none.
term-hunt-aside-empty = You hold no card that you could Coordinate now. Enter: back.
term-hunt-aside-nobody = Nobody else at this keyboard could Coordinate a card now.
term-hunt-aside-none = No card can be Coordinated now.
term-hunt-aside-now-on = From now on the bots stop when a card can be Coordinated to them.
term-hunt-hint-nothing = A bot would not Coordinate now.

# The story
term-hunt-plays = plays { $cards }
term-hunt-gains = gains { $cards }
term-hunt-discards = discards { $cards }

# Before the game
term-hunt-players-ask = How many players, bots included? All win or lose together.
term-hunt-table =
    { $n ->
        [1] player, alone
       *[other] players
    }
term-hunt-table-two = alone with two Avatars: you play both hands
term-hunt-film-ask = Which film?
term-hunt-film-1 = Predator
term-hunt-film-2 = Predator 2
term-hunt-level-ask = How hard is it to be?
term-hunt-level-usual = As in the rules
term-hunt-level-easier = Easier: one more Young Blood in each part of the Enemy deck
term-hunt-level-easiest = Easier still: that, and Defense is added to Health
term-hunt-level-harder = Harder: one Young Blood less in each part of the Enemy deck
term-hunt-level-hardest = Harder still: that, and three Enemy cards in the Wilds from the start
term-hunt-avatars-ask = Avatars?
term-hunt-avatars-film = Those of the film
term-hunt-avatars-choose = Each player chooses
term-hunt-avatars-two = Each is dealt two and keeps one
term-hunt-avatars-random = By chance
term-hunt-two-players =
    { $n ->
        [one] --two-avatars is a game of two Avatars, not of { $n } player.
       *[other] --two-avatars is a game of two Avatars, not of { $n } players.
    }
term-hunt-two-seats = With --two-avatars one person plays both seats, so --seats { $seats } does not fit; leave it out.
term-hunt-seats-count =
    { $n ->
        [one] There is { $n } seat named for a game of { $players }: name one for each person and bot, as in me,bot,bot.
       *[other] There are { $n } seats named for a game of { $players }: name one for each person and bot, as in me,bot,bot.
    }

# The end
term-hunt-ended-major = The game is over. Victory: the Final Enemy is dead.
term-hunt-ended-minor = The game is over. Victory: the Minor objective is completed.
term-hunt-ended-lost = The game is over. The players have lost.
term-hunt-survived =
    { $n } of { $of } came through, after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
term-hunt-all-dead = Nobody came through. It ended at Objective { $n }, in round { $rounds }.
term-hunt-out-of-time = Time ran out at Objective { $n }, in round { $rounds }.
term-hunt-score = Score: { $n }
term-hunt-score-alive =
    { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
term-hunt-score-final = { $n } for the Final Enemy
term-hunt-deed-health = Health
term-hunt-deed-marks = Marks
term-hunt-deed-kills = Kills
term-hunt-deed-scans = Scans
term-hunt-deed-strikes = Strikes
term-hunt-deed-coordinated = Coord.
