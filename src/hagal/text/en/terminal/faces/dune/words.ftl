# The board of Dune in the terminal, its questions before a game and its end.

# The board
term-dune-conflict = Conflict { $level }: { $name }
term-dune-conflicts-left =
    { $n ->
        [0] the last one
        [one] { $n } more to come
       *[other] { $n } more to come
    }
term-dune-fighter =
    { $troops ->
        [one] { $troops } troop, strength { $strength }
       *[other] { $troops } troops, strength { $strength }
    }
term-dune-fighter-ships =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }, { $ships ->
        [one] { $ships } Dreadnought
       *[other] { $ships } Dreadnoughts
    }, strength { $strength }
term-dune-in-use = On the board
term-dune-maker = { $n } spice and the bonus
term-dune-silenced = (closed)
term-dune-row = Imperium Row
term-dune-reserve = Reserve
term-dune-intrigue = Intrigue
term-dune-in-play = In play
term-dune-face-up = Face up
term-dune-tokens = Secret factions
term-dune-rival = { $name } (rival)
term-dune-rival-short = { $name } (rival)
term-dune-hagal-deck = Hagal deck: { $n }
term-dune-hagal-discard = Hagal discards

# Columns: as short as possible
term-dune-column-vp = VP
term-dune-column-spice = Spi
term-dune-column-solari = Sol
term-dune-column-water = Wat
term-dune-column-garrison = Gar
term-dune-column-agents = Agt
term-dune-column-hand = Hand
term-dune-column-deck = Deck
term-dune-column-discard = Disc
term-dune-column-intrigue = Intr
term-dune-column-hand-short = Ha
term-dune-column-deck-short = De
term-dune-column-discard-short = Di
term-dune-column-intrigue-short = In
term-dune-icon-emperor = Emp
term-dune-icon-spacing-guild = Gui
term-dune-icon-bene-gesserit = BG
term-dune-icon-fremen = Fre
term-dune-icon-landsraad = Lan
term-dune-icon-city = City
term-dune-icon-spice-trade = Trade
term-dune-icon-any = any
term-dune-short-spice = { $n }sp
term-dune-short-solari = { $n }so
term-dune-short-water = { $n }w
term-dune-type-plot = Plot
term-dune-type-combat = Combat
term-dune-type-endgame = Endgame
term-dune-flag-first = first
term-dune-flag-council = council
term-dune-flag-swordmaster = swordmaster
term-dune-flag-mentat = mentat
term-dune-flag-revealed = revealed
term-dune-flag-first-short = 1st
term-dune-flag-council-short = C
term-dune-flag-swordmaster-short = S
term-dune-flag-mentat-short = M
term-dune-flag-revealed-short = R

# Leaders without titles
term-dune-leader-paul-atreides = Paul
term-dune-leader-leto-atreides = Leto
term-dune-leader-vladimir-harkonnen = Vladimir
term-dune-leader-glossu-rabban = Rabban
term-dune-leader-memnon-thorvald = Memnon
term-dune-leader-ariana-thorvald = Ariana
term-dune-leader-ilban-richese = Ilban
term-dune-leader-helena-richese = Helena
term-dune-leader-rhombur-vernius = Rhombur
term-dune-leader-tessia-vernius = Tessia
term-dune-leader-armand-ecaz = Armand
term-dune-leader-ilesa-ecaz = Ilesa
term-dune-leader-yuna-moritani = Yuna
term-dune-leader-hundro-moritani = Hundro

# Rivals
term-dune-for-rival = You decide for a rival:
term-dune-for-rival-tied = Its influence is lowest with each of these, so you choose where it rises (HG-049).
term-dune-for-rival-free = The rules leave this choice to you (HG-049).
term-dune-is-rival = Rival: { $name }
term-dune-passes-over = passes over { $cards }
term-dune-skipped = { $card } ({ $why })
term-dune-skip-why-occupied = taken
term-dune-skip-why-voice = closed by The Voice
term-dune-skip-why-no-bonus = no bonus spice
term-dune-hagal-card = turns up { $card }: all Hagal cards make a new deck
term-dune-hagal-reshuffle = shuffles all Hagal cards into a new deck
term-dune-bonus-spice = Bonus spice: { $places }
term-dune-bonus-at = { $space } { $n }
term-dune-rival-goes = turns up { $card } and goes there
term-dune-rival-harvests = turns up { $card } and goes where most bonus spice lies: { $space }

# Before the game
term-dune-table-of =
    { $n ->
        [1] player: you against two rivals of House Hagal
        [2] players, with House Hagal as the third
       *[other] players
    }
term-dune-difficulty-ask = How strong are the rivals?
term-dune-level-mercenary = you begin with { $extra } spice and { $extra } solari more, they without troops; they get a third Agent in round { $round }
term-dune-level-sardaukar = they begin with { $troops } troops and an Intrigue card and get a third Agent in round { $round }; Mentat costs you { $mentat } solari
term-dune-level-mentat = as Sardaukar, with the third Agent in round { $round }; a rival that leads a Conflict saves its troops
term-dune-level-kwisatz-haderach = as Mentat, and you cannot gain a Swordmaster
term-dune-solo-leaders-random = Yours and the rivals' by chance
term-dune-solo-leaders-own = You choose yours, the rivals' by chance
term-dune-solo-leaders-all = You choose all three
term-dune-rival-ask = Who leads rival { $n }?
term-dune-leaders-ask = Leaders?
term-dune-leaders-random = By chance
term-dune-leaders-choose = Each player chooses

# The end
term-dune-solo-won = You have beaten both rivals, { $own } to { $best }.
term-dune-solo-won-tied = You have beaten both rivals: { $own } to { $best }, but with more resources.
term-dune-solo-lost = The rivals have beaten you, { $best } to { $own }.
term-dune-solo-lost-tied = The rivals have beaten you: { $best } to { $own }, but with more resources.
term-dune-solo-shared = Nobody has beaten the other: { $own } to { $best }, and nothing to tell you apart.
term-dune-solo-difficulty = Difficulty: { $level }
term-dune-scores-nothing = takes no part in the scoring
term-dune-points-title = Where the points came from
term-dune-points-start = start
term-dune-points-influence = influence
term-dune-points-alliance = Alliances
term-dune-points-cards = cards
term-dune-points-spending = resources spent
term-dune-points-tech = Tech tiles

# Rise of Ix
term-dune-ix-ask = With Rise of Ix?
term-dune-ix-without = No, the base game
term-dune-ix-with = Yes, with Rise of Ix
term-dune-ix-tech = Tech
term-dune-ix-freighter = Freighter on { $n }
term-dune-ix-ships-garrison =
    { $n ->
        [one] { $n } Dreadnought in the garrison
       *[other] { $n } Dreadnoughts in the garrison
    }
term-dune-ix-ships-conflict =
    { $n ->
        [one] { $n } Dreadnought in the Conflict
       *[other] { $n } Dreadnoughts in the Conflict
    }
term-dune-ix-negotiators =
    { $n ->
        [one] { $n } Negotiator
       *[other] { $n } Negotiators
    }
term-dune-ix-snoopers = Snoopers: { $tracks }
term-dune-ix-used = (used)
term-dune-ix-flag = Dreadnought

# What the game is called
term-title-dune = Dune: Imperium

# Help and questions
term-dune-help =
    Answer with the number of an option, or with its key: “reveal”, “deploy 2”, “agent dagger swordmaster”.
    The beginning of a key is enough if it is clear: “a dag sw”.
    Several answers on one line, as long as the question stays the same: “buy dag; buy dag”.
      undo        take back your last choice, as long as nobody has learned anything new
      log         the story so far; “log rules” with the number of the rule behind each sentence
      view        the whole table again
      card NAME   what a card, leader, Conflict or space does
      why WHAT    why something is not possible: a key, a space or a card
      rule NUM    the sentence behind the number of a rule, or rules with certain words
      hint        what a bot would do in your place
      save FILE   save the game there, too (it is saved after every choice anyway)
      record      the game in notation, as far as you know it
      quit        leave; the game can be resumed
    On the board: † combat space, ⚑ who controls it, +2 bonus spice, 4sp costs 4 spice, 2so 2 solari, 1w 1 water, * Alliance.
    Players: Spi spice, Sol solari, Wat water, Gar troops in the garrison, Agt Agents left, then influence with Emperor, Guild, Bene Gesserit and Fremen,
    cards in hand, deck and discard pile, Intrigue cards; first player, C council seat, S swordmaster, M Mentat, R has revealed.
    Rivals: 5/7 means 5 of the 7 that make a victory point. They turn up Hagal cards; “card conspire” shows what such a card does.
    Rise of Ix: Tech tiles on offer with their price, each player's Freighter on space 0 to 3 of the Shipping track, tiles (used) until the next round.
term-dune-card-which = Which card? For example: card dagger
term-dune-card-unknown = There is no card, leader, Conflict or space called “{ $name }”.
term-dune-why-which = Why what? A key, a space or a card, for example: why swordmaster
term-dune-why-unknown = Nothing is known about “{ $typed }” here: name a key, a space or a card.
