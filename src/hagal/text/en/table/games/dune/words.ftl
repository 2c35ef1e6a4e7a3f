# The table of Dune: Imperium in the browser.

# Parts of the table
table-dune-board = The board
table-dune-score = Score
table-dune-halls = Landsraad · CHOAM
table-dune-halls-ix = Landsraad · CHOAM · Ix
table-dune-shipping-track = Shipping
table-dune-conflict = Conflict
table-dune-no-conflict = No Conflict lies open.
table-dune-conflicts-left =
    { $n ->
        [0] the last one
        [one] { $n } more to come
       *[other] { $n } more to come
    }
table-dune-row = Imperium Row
table-dune-reserve = Reserve
table-dune-tech-empty = An empty place for Tech tiles
table-dune-own = Your cards
table-dune-hand = Hand
table-dune-play = In play
table-dune-aside = Set aside
table-dune-intrigue = Intrigue
table-dune-intrigue-deck = Intrigue deck
table-dune-intrigue-discard = Intrigue discards
table-dune-deck = Deck
table-dune-discard = Discards
table-dune-imperium = Imperium deck
table-dune-tiles = Tech tiles
table-dune-face-up = Intrigue, face up
table-dune-conflicts = Conflicts to come
table-dune-fallen = Conflicts so far
table-dune-trash = Trashed
table-dune-tokens = Your secret factions
table-dune-stage = To choose from
table-dune-watching = You are watching. Hands are hidden.

# Round and phase
table-dune-round =
    { $n ->
        [0] Set-up
       *[other] Round { $n } of { $of }
    }
table-dune-phase-setup = Set-up
table-dune-phase-start = Start
table-dune-phase-turns = Turns
table-dune-phase-combat = Combat
table-dune-phase-makers = Makers
table-dune-phase-recall = Recall
table-dune-phase-endgame = Endgame
table-dune-phase-over = Game over

# The question
table-dune-for-rival = You decide for { $name }
table-dune-for-rival-tied = Its influence is lowest with each of these, so you choose where it rises (HG-049).
table-dune-for-rival-free = The rules leave this choice to you (HG-049).

# What stands on spaces
table-dune-agent-of = Agent of { $name }
table-dune-bonus-spice = { $n } bonus spice
table-dune-controlled = Controlled by { $name }
table-dune-ship-here = Dreadnought of { $name }
table-dune-silenced = Closed by The Voice of { $name }
table-dune-closed = Closed in this game
table-dune-shipping-start = Start of the Shipping track
table-dune-shipping = Shipping { $n }: { $effect }

# Influence
table-dune-faction-emperor = Emperor
table-dune-faction-spacing-guild = Spacing Guild
table-dune-faction-bene-gesserit = Bene Gesserit
table-dune-faction-fremen = Fremen
table-dune-level = { $name } { $n }
table-dune-alliance-of = Alliance: { $name }

# Seats
table-dune-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
table-dune-stock-spice = Spice: { $n }
table-dune-stock-solari = Solari: { $n }
table-dune-stock-water = Water: { $n }
table-dune-persuasion = { $n } persuasion left
table-dune-after =
    { $n ->
        [0] no persuasion left after buying it
       *[other] { $n } persuasion left after buying it
    }
table-dune-garrison =
    { $n ->
        [one] { $n } troop in the garrison
       *[other] { $n } troops in the garrison
    }
table-dune-supply =
    { $n ->
        [one] { $n } troop in the supply
       *[other] { $n } troops in the supply
    }
table-dune-ships =
    { $n ->
        [one] { $n } Dreadnought
       *[other] { $n } Dreadnoughts
    }
table-dune-negotiators =
    { $n ->
        [one] { $n } Negotiator
       *[other] { $n } Negotiators
    }
table-dune-agents =
    { $n ->
        [one] { $n } Agent left
       *[other] { $n } Agents left
    }
table-dune-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
table-dune-on-top = On top: { $card }
table-dune-in-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
table-dune-in-discard =
    { $n ->
        [one] { $n } card in the discard pile
       *[other] { $n } cards in the discard pile
    }
table-dune-in-intrigue =
    { $n ->
        [one] { $n } Intrigue card
       *[other] { $n } Intrigue cards
    }
table-dune-first = First player
table-dune-has-mentat = Has the Mentat
table-dune-has-mentat-next = Has the Mentat in the next round
table-dune-has-council = Has a seat in the High Council
table-dune-has-swordmaster = Has the Swordmaster
table-dune-has-revealed = Has revealed
table-dune-controls = Controls { $space }
table-dune-tile-used = { $name } (used)
table-dune-fighter =
    { $troops ->
        [one] { $name }: { $troops } troop, strength { $strength }
       *[other] { $name }: { $troops } troops, strength { $strength }
    }
table-dune-fighter-ships =
    { $troops ->
        [one] { $name }: { $troops } troop
       *[other] { $name }: { $troops } troops
    }, { $ships ->
        [one] { $ships } Dreadnought
       *[other] { $ships } Dreadnoughts
    }, strength { $strength }
table-dune-hagal = House Hagal
table-dune-seat-rival = played by the Hagal deck
table-dune-rival-won = the Hagal deck
table-dune-hagal-deck =
    { $n ->
        [one] { $n } card in the Hagal deck
       *[other] { $n } cards in the Hagal deck
    }

# Cards
table-dune-type-plot = Plot
table-dune-type-combat = Combat
table-dune-type-endgame = Endgame
table-dune-kind-card = Card
table-dune-kind-intrigue = Intrigue card
table-dune-kind-conflict = Conflict
table-dune-kind-leader = Leader
table-dune-kind-rival = Rival
table-dune-kind-space = Space
table-dune-then-card = { $name }: to which space?
table-dune-then-space = { $name }: with which card?
table-dune-kind-tech = Tech tile
table-dune-kind-hagal = Hagal card

# Leaders without titles
table-dune-leader-paul-atreides = Paul Atreides
table-dune-leader-leto-atreides = Leto Atreides
table-dune-leader-vladimir-harkonnen = Baron Harkonnen
table-dune-leader-glossu-rabban = “Beast” Rabban
table-dune-leader-memnon-thorvald = Memnon Thorvald
table-dune-leader-ariana-thorvald = Ariana Thorvald
table-dune-leader-ilban-richese = Ilban Richese
table-dune-leader-helena-richese = Helena Richese
table-dune-leader-rhombur-vernius = Rhombur Vernius
table-dune-leader-tessia-vernius = Tessia Vernius
table-dune-leader-armand-ecaz = Armand Ecaz
table-dune-leader-ilesa-ecaz = Ilesa Ecaz
table-dune-leader-yuna-moritani = Yuna Moritani
table-dune-leader-hundro-moritani = Hundro Moritani

# What the icons mean
table-dune-legend-goods = Goods
table-dune-legend-places = Where a card sends an Agent
table-dune-legend-war = Troops and the Conflict
table-dune-legend-cards = Cards
table-dune-legend-people = Agents, influence, opponents
table-dune-legend-ix = Rise of Ix
table-dune-legend-signs = Signs
table-dune-icon-spice = Spice
table-dune-icon-solari = Solari
table-dune-icon-water = Water
table-dune-icon-persuasion = Persuasion, which pays for cards in the Reveal turn
table-dune-icon-vp = Victory point
table-dune-icon-troop = Troop: recruit it
table-dune-icon-garrison = Garrison
table-dune-icon-supply = Supply
table-dune-icon-deploy = Deploy to the Conflict
table-dune-icon-retreat = Retreat from the Conflict
table-dune-icon-sword = Sword: 1 more strength in combat
table-dune-icon-combat = Combat space: troops may go from here to the Conflict
table-dune-icon-control = Control of a space
table-dune-icon-draw = Draw a card
table-dune-icon-discard = Discard a card; discard pile
table-dune-icon-trash = Trash a card
table-dune-icon-trash-self = Trash this card
table-dune-icon-acquire = Acquire a card; on a card: when you acquire it
table-dune-icon-reveal = In the Reveal turn; at a player: has revealed
table-dune-icon-intrigue = Intrigue card
table-dune-icon-steal = Take an Intrigue card from those who have four or more
table-dune-icon-foldspace = Take a Foldspace card
table-dune-icon-signet = The signet of your leader
table-dune-icon-bond = With another card of this faction in play
table-dune-icon-look = Look at the top card of your deck
table-dune-icon-deck = Deck
table-dune-icon-hand = Hand
table-dune-icon-agent = Agent
table-dune-icon-swordmaster = Swordmaster: a third Agent
table-dune-icon-mentat = Mentat: one more Agent for this round
table-dune-icon-recall = Recall an Agent
table-dune-icon-council = Seat in the High Council
table-dune-icon-influence = Influence with a faction that you choose
table-dune-icon-alliance = Alliance
table-dune-icon-first = First player
table-dune-icon-rivals = Each opponent
table-dune-icon-voice = Close a space to opponents
table-dune-icon-infiltrate = Go to a space where opponents stand
table-dune-icon-again = Another turn; on a Tech tile: once per round
table-dune-icon-end = Ends the turn
table-dune-icon-lock = Closed in this game
table-dune-icon-tech = Tech tile
table-dune-icon-negotiator = Negotiator on Ix, who makes Tech cheaper
table-dune-icon-dreadnought = Dreadnought
table-dune-icon-freighter = Move your Freighter on the Shipping track
table-dune-icon-snooper = Snooper
table-dune-icon-sneaks = With a dashed frame: also where opponents stand
table-dune-icon-pays = Pay what is before it for what is behind it
table-dune-icon-or = One or the other
table-dune-icon-if = Only if what is before it is so

table-dune-sheet =
    # Dune: Imperium on one page
    ## Goal
    Most victory points when somebody has 10 at the end of a round, or after round 10 (DI-014, DI-080).
    Points come from influence (DI-070), Alliances (DI-072), won Conflicts and some cards (DI-081).
    ## A round: five phases (DI-010)
    Round Start: a Conflict is revealed, everybody draws 5 cards (DI-011).
    Player Turns: one turn at a time, clockwise, until all have revealed (DI-012).
    Combat: the highest strength takes the best reward (DI-060 to DI-063).
    Makers: maker spaces without an Agent gain bonus spice (DI-013).
    Recall: Agents come home, the first player marker passes on (DI-014).
    ## Your turn
    Agent turn: play a card and send an Agent to a free space with one of its icons; pay the cost first (DI-020). Then the effects of space and card, in any order (DI-021).
    At a combat space you may deploy the troops of this turn and up to 2 of your garrison (DI-022).
    Reveal turn: show the rest of your hand, buy cards with its persuasion, set your strength: 2 for each troop in the Conflict and 1 for each sword (DI-030, DI-031, DI-033). You are done for this round.
    ## Good to know
    2 influence with a faction are a point, 4 a bonus and, for the first, the Alliance (DI-070 to DI-072).
    The Swordmaster is a third Agent (DI-026), a seat in the High Council 2 persuasion in every Reveal turn (DI-027).

table-dune-sheet-hagal =
    # House Hagal on one page
    ## Alone against two rivals (HG-030)
    They take Agent turns in turn order and never a Reveal turn (HG-003, HG-040). Whoever has most points at the end wins, a rival, too.
    ## A rival's turn
    The top Hagal card names its space; if that is taken, the next card is turned up (HG-004).
    It pays nothing and gets only what the card shows (HG-006): influence (HG-007), its leader's signet (HG-008), troops (HG-009).
    At a combat space it also deploys up to 2 troops of its garrison (HG-010). Harvest Spice takes it where most bonus spice lies (HG-014), and it takes all of it (HG-044).
    Where it has to choose, it takes the faction with least influence; ties and all else you decide (HG-049).
    ## Combat
    Each rival with a troop there turns up one Hagal card and adds its swords (HG-012). Rivals take the rewards of the first and the second place (HG-045).
    ## Points
    7 spice, 7 solari, 3 water or 3 Intrigue cards become a point at once (HG-050); with Rise of Ix see IX-061. Influence and Alliances count as for you (HG-041).
    Both get their third Agent in round 5, 4 or 3, by difficulty (HG-034, HG-048).
    ## With two players
    House Hagal takes spaces and fights, but scores nothing (HG-020). It acts after each Agent turn of the first player (HG-023).

# Help
web-help-dune = Click a card, then one of the lit spaces; or choose from the list of options, which always holds everything that you can do.

# The end
table-dune-solo-won = Both rivals beaten, { $own } to { $best }. Difficulty: { $level }.
table-dune-solo-lost = The rivals were ahead, { $best } to { $own }. Difficulty: { $level }.
table-dune-solo-shared = Nobody beat the other: { $own } to { $best }. Difficulty: { $level }.
table-dune-tied =
    { $what ->
        [spice] Equal points: more spice decided.
        [solari] Equal points: more solari decided.
        [water] Equal points: more water decided.
        [garrison] Equal points: more troops in the garrison decided.
       *[other] Equal points: a card decided.
    }
table-dune-head-vp = Points
table-dune-head-spice = Spice
table-dune-head-solari = Solari
table-dune-head-water = Water
table-dune-head-garrison = Garrison
table-dune-tiebreak = Equal points are decided by spice, then solari, water and troops in the garrison.
table-dune-outside = { $name } takes no part in the scoring.
table-dune-points-from = Where the points came from
table-dune-points-from-none = no points
table-dune-points-from-start = at the start
table-dune-points-from-influence = influence
table-dune-points-from-alliance = Alliances
table-dune-points-from-spending = resources spent
table-dune-points-from-tech = Tech tiles
table-dune-points-from-cards = cards
table-dune-chart = Points round by round
table-dune-chart-line = { $name }: { $points }

# When something is not possible
table-dune-why-no-card = None of your cards leads to { $space }.
table-dune-why-buy = You acquire cards in your Reveal turn.
table-dune-why-agents = You send an Agent at the start of your turn; now something else is to be decided.
table-dune-why-no-price = { $card } has no price: only effects bring it.
table-dune-why-tech = You acquire Tech tiles when something lets you, as { $space } does.

# Statistics
mine-by-role-dune = Leader

# In network games: passing ahead
table-dune-ahead = Pass this Combat for me
table-dune-ahead-on = You pass in this Combat, until somebody else plays a card. Nobody is told.
table-dune-ahead-ended = You had passed ahead, but { $name } has played a card: you decide yourself.

# For small windows: the tabs of the board
table-dune-small-conflict = Conflict
table-dune-small-row = Row
