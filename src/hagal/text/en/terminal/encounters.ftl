# Legendary Encounters: Predator in the terminal.

# The board
term-enc-phase-enemy = Enemy phase
term-enc-phase-action = Action phase
term-enc-phase-strike = Strike phase
term-enc-phase-cleanup = Cleanup
term-enc-phase-over = Game over
term-enc-enemies = Enemy deck { $n }
term-enc-enemies-last = last Enemy deck { $n }
term-enc-strikes = Strike deck { $n }
term-enc-deadline = last round: { $n }
term-enc-objective = Objective { $n }
term-enc-done = (completed)
term-enc-location = Location
term-enc-next = next { $text }
term-enc-wilds = Wilds
term-enc-space-underground = Underground
term-enc-space-graveyard = Graveyard
term-enc-space-river = River
term-enc-space-ruins = Ruins
term-enc-space-hills = Hills
term-enc-face-down = face down
term-enc-known-down = (face down)
term-enc-combat = Combat Zone
term-enc-calm = no enemy has come this far
term-enc-arriving = Arriving
term-enc-struck = The Strike drawn
term-enc-operations = Operations
term-enc-hq = HQ
term-enc-barracks =
    { $n ->
        [one] { $n } card in the Barracks
       *[other] { $n } cards in the Barracks
    }
term-enc-officer = Officer
term-enc-dead-enemies = Dead Enemies
term-enc-dead-characters = Dead Characters
term-enc-out = Events and Hazards
term-enc-strike-discard = Strike discards
term-enc-in-play = In play
term-enc-usable = To be used
term-enc-offers = Coordinated
term-enc-discard = Discards
term-enc-no-cards = no cards
term-enc-wounds = Strikes:

# Players: columns as short as possible
term-enc-column-health = Health
term-enc-column-marks = Marks
term-enc-column-hand = Hand
term-enc-column-deck = Deck
term-enc-column-discard = Disc
term-enc-flag-dead = dead
term-enc-flag-active = on turn
term-enc-flag-coordinated = has Coordinated

# Figures
term-enc-class-intel = Int
term-enc-class-leadership = Lea
term-enc-class-strength = Str
term-enc-class-survival = Sur
term-enc-class-tech = Tec
term-enc-short-attack = A{ $n }
term-enc-short-recruit = R{ $n }
term-enc-short-coordinate = C
term-enc-health = health { $n }
term-enc-damage = damage { $n }
term-enc-task = task
term-enc-attack = { $n } Attack
term-enc-recruit = { $n } Recruit
term-enc-gain-scans =
    { $n ->
        [one] { $n } scan for nothing
       *[other] { $n } scans for nothing
    }
term-enc-gain-avoids =
    { $n ->
        [one] can avoid { $n } Strike
       *[other] can avoid { $n } Strikes
    }
term-enc-gain-cancels =
    { $n ->
        [one] can cancel { $n } Strike
       *[other] can cancel { $n } Strikes
    }
term-enc-gain-weaken = each enemy has { $n } health less
term-enc-gain-bounty =
    { $n ->
        [one] { $n } card for each enemy killed
       *[other] { $n } cards for each enemy killed
    }
term-enc-gain-shield = no enemy strikes this turn
term-enc-gain-to-top = recruits go on top of the deck

# The question
term-enc-group-cards = Cards
term-enc-group-hq = HQ
term-enc-group-field = The field
term-enc-group-coordinate = Coordinate
term-enc-help =
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
term-enc-card-which = Which card? For example: card knock knock
term-enc-card-unknown = There is no card, Strike, enemy, Avatar, Objective or Location called “{ $name }”.
term-enc-why-which = Why what? A key or a card, for example: why scan hills
term-enc-why-unknown = Nothing is known about “{ $typed }” here: name a key or a card.
term-enc-aside-chance = Player { $n } is on turn. Enter: go on; or Coordinate a card ({ $command } off: no more stops):
term-enc-aside-chance-people = Player { $n } is on turn. Enter: go on; { $command }: somebody Coordinates a card; { $command } off: no more stops.
term-enc-aside-ask = Which card do you Coordinate? Enter: none.
term-enc-aside-empty = You hold no card that you could Coordinate now. Enter: back.
term-enc-aside-nobody = Nobody else at this keyboard could Coordinate a card now.
term-enc-aside-none = No card can be Coordinated now.
term-enc-aside-now-on = From now on the bots stop when a card can be Coordinated to them.
term-enc-hint-nothing = A bot would not Coordinate now.

# The story
term-enc-plays = plays { $cards }
term-enc-gains = gains { $cards }
term-enc-discards = discards { $cards }

# Before the game
term-enc-players-ask = How many players, bots included? All win or lose together.
term-enc-table =
    { $n ->
        [1] player, alone
       *[other] players
    }
term-enc-table-two = alone with two Avatars: you play both hands
term-enc-film-ask = Which film?
term-enc-film-1 = Predator
term-enc-film-2 = Predator 2
term-enc-level-ask = How hard is it to be?
term-enc-level-usual = As in the rules
term-enc-level-easier = Easier: one more Young Blood in each part of the Enemy deck
term-enc-level-easiest = Easier still: that, and Defense is added to Health
term-enc-level-harder = Harder: one Young Blood less in each part of the Enemy deck
term-enc-level-hardest = Harder still: that, and three Enemy cards in the Wilds from the start
term-enc-avatars-ask = Avatars?
term-enc-avatars-film = Those of the film
term-enc-avatars-choose = Each player chooses
term-enc-avatars-two = Each is dealt two and keeps one
term-enc-avatars-random = By chance
term-enc-two-players =
    { $n ->
        [one] --two-avatars is a game of two Avatars, not of { $n } player.
       *[other] --two-avatars is a game of two Avatars, not of { $n } players.
    }
term-enc-two-seats = With --two-avatars one person plays both seats, so --seats { $seats } does not fit; leave it out.
term-enc-seats-count =
    { $n ->
        [one] There is { $n } seat named for a game of { $players }: name one for each person and bot, as in me,bot,bot.
       *[other] There are { $n } seats named for a game of { $players }: name one for each person and bot, as in me,bot,bot.
    }

# The end
term-enc-ended-major = The game is over. Victory: the Final Enemy is dead.
term-enc-ended-minor = The game is over. Victory: the Minor objective is completed.
term-enc-ended-lost = The game is over. The players have lost.
term-enc-survived =
    { $n } of { $of } came through, after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
term-enc-all-dead = Nobody came through. It ended at Objective { $n }, in round { $rounds }.
term-enc-out-of-time = Time ran out at Objective { $n }, in round { $rounds }.
term-enc-score = Score: { $n }
term-enc-score-alive =
    { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
term-enc-score-final = { $n } for the Final Enemy
term-enc-deed-health = Health
term-enc-deed-marks = Marks
term-enc-deed-kills = Kills
term-enc-deed-scans = Scans
term-enc-deed-strikes = Strikes
term-enc-deed-coordinated = Coord.
