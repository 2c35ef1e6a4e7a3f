# The board of Dune in the terminal, its questions before a game and its end.

# The board
term-conflict = Conflict { $level }: { $name }
term-conflicts-left =
    { $n ->
        [0] the last one
        [one] { $n } more to come
       *[other] { $n } more to come
    }
term-fighter =
    { $troops ->
        [one] { $troops } troop, strength { $strength }
       *[other] { $troops } troops, strength { $strength }
    }
term-fighter-ships =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }, { $ships ->
        [one] { $ships } Dreadnought
       *[other] { $ships } Dreadnoughts
    }, strength { $strength }
term-in-use = On the board
term-maker = { $n } spice and the bonus
term-silenced = (closed)
term-row = Imperium Row
term-reserve = Reserve
term-intrigue = Intrigue
term-in-play = In play
term-face-up = Face up
term-tokens = Secret factions
term-rival = { $name } (rival)
term-rival-short = { $name } (rival)
term-hagal-deck = Hagal deck: { $n }
term-hagal-discard = Hagal discards

# Columns: as short as possible
term-column-vp = VP
term-column-spice = Spi
term-column-solari = Sol
term-column-water = Wat
term-column-garrison = Gar
term-column-agents = Agt
term-column-hand = Hand
term-column-deck = Deck
term-column-discard = Disc
term-column-intrigue = Intr
term-column-hand-short = Ha
term-column-deck-short = De
term-column-discard-short = Di
term-column-intrigue-short = In
term-icon-emperor = Emp
term-icon-spacing-guild = Gui
term-icon-bene-gesserit = BG
term-icon-fremen = Fre
term-icon-landsraad = Lan
term-icon-city = City
term-icon-spice-trade = Trade
term-icon-any = any
term-short-spice = { $n }sp
term-short-solari = { $n }so
term-short-water = { $n }w
term-type-plot = Plot
term-type-combat = Combat
term-type-endgame = Endgame
term-flag-first = first
term-flag-council = council
term-flag-swordmaster = swordmaster
term-flag-mentat = mentat
term-flag-revealed = revealed
term-flag-first-short = 1st
term-flag-council-short = C
term-flag-swordmaster-short = S
term-flag-mentat-short = M
term-flag-revealed-short = R

# Leaders without titles
term-leader-paul-atreides = Paul
term-leader-leto-atreides = Leto
term-leader-vladimir-harkonnen = Vladimir
term-leader-glossu-rabban = Rabban
term-leader-memnon-thorvald = Memnon
term-leader-ariana-thorvald = Ariana
term-leader-ilban-richese = Ilban
term-leader-helena-richese = Helena
term-leader-rhombur-vernius = Rhombur
term-leader-tessia-vernius = Tessia
term-leader-armand-ecaz = Armand
term-leader-ilesa-ecaz = Ilesa
term-leader-yuna-moritani = Yuna
term-leader-hundro-moritani = Hundro

# Rivals
term-for-rival = You decide for a rival:
term-for-rival-tied = Its influence is lowest with each of these, so you choose where it rises (HG-049).
term-for-rival-free = The rules leave this choice to you (HG-049).
term-is-rival = Rival: { $name }
term-passes-over = passes over { $cards }
term-skipped = { $card } ({ $why })
term-skip-why-occupied = taken
term-skip-why-voice = closed by The Voice
term-skip-why-no-bonus = no bonus spice
term-hagal-card = turns up { $card }: all Hagal cards make a new deck
term-hagal-reshuffle = shuffles all Hagal cards into a new deck
term-bonus-spice = Bonus spice: { $places }
term-bonus-at = { $space } { $n }
term-rival-goes = turns up { $card } and goes there
term-rival-harvests = turns up { $card } and goes where most bonus spice lies: { $space }

# Before the game
term-table-of =
    { $n ->
        [1] player: you against two rivals of House Hagal
        [2] players, with House Hagal as the third
       *[other] players
    }
term-difficulty-ask = How strong are the rivals?
term-level-mercenary = you begin with { $extra } spice and { $extra } solari more, they without troops; they get a third Agent in round { $round }
term-level-sardaukar = they begin with { $troops } troops and an Intrigue card and get a third Agent in round { $round }; Mentat costs you { $mentat } solari
term-level-mentat = as Sardaukar, with the third Agent in round { $round }; a rival that leads a Conflict saves its troops
term-level-kwisatz-haderach = as Mentat, and you cannot gain a Swordmaster
term-solo-leaders-random = Yours and the rivals' by chance
term-solo-leaders-own = You choose yours, the rivals' by chance
term-solo-leaders-all = You choose all three
term-rival-ask = Who leads rival { $n }?
term-leaders-ask = Leaders?
term-leaders-random = By chance
term-leaders-choose = Each player chooses

# The end
term-solo-won = You have beaten both rivals, { $own } to { $best }.
term-solo-won-tied = You have beaten both rivals: { $own } to { $best }, but with more resources.
term-solo-lost = The rivals have beaten you, { $best } to { $own }.
term-solo-lost-tied = The rivals have beaten you: { $best } to { $own }, but with more resources.
term-solo-shared = Nobody has beaten the other: { $own } to { $best }, and nothing to tell you apart.
term-solo-difficulty = Difficulty: { $level }
term-scores-nothing = takes no part in the scoring
term-points-title = Where the points came from
term-points-start = start
term-points-influence = influence
term-points-alliance = Alliances
term-points-cards = cards
term-points-spending = resources spent
term-points-tech = Tech tiles

# Rise of Ix
term-ix-ask = With Rise of Ix?
term-ix-without = No, the base game
term-ix-with = Yes, with Rise of Ix
term-ix-tech = Tech
term-ix-freighter = Freighter on { $n }
term-ix-ships-garrison =
    { $n ->
        [one] { $n } Dreadnought in the garrison
       *[other] { $n } Dreadnoughts in the garrison
    }
term-ix-ships-conflict =
    { $n ->
        [one] { $n } Dreadnought in the Conflict
       *[other] { $n } Dreadnoughts in the Conflict
    }
term-ix-negotiators =
    { $n ->
        [one] { $n } Negotiator
       *[other] { $n } Negotiators
    }
term-ix-snoopers = Snoopers: { $tracks }
term-ix-used = (used)
term-ix-flag = Dreadnought

# What the game is called
term-title-dune = Dune: Imperium
