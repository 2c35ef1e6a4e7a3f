# The table of Dune: Imperium in the browser.

# Parts of the table
board-board = The board
board-score = Score
board-halls = Landsraad · CHOAM
board-halls-ix = Landsraad · CHOAM · Ix
board-shipping-track = Shipping
board-conflict = Conflict
board-no-conflict = No Conflict lies open.
board-conflicts-left =
    { $n ->
        [0] the last one
        [one] { $n } more to come
       *[other] { $n } more to come
    }
board-row = Imperium Row
board-reserve = Reserve
board-tech-empty = An empty place for Tech tiles
board-own = Your cards
board-hand = Hand
board-play = In play
board-aside = Set aside
board-intrigue = Intrigue
board-intrigue-deck = Intrigue deck
board-intrigue-discard = Intrigue discards
board-deck = Deck
board-discard = Discards
board-trash = Trashed
board-empty = Empty
board-tokens = Your secret factions
board-stage = To choose from
board-watching = You are watching. Hands are hidden.

# Round and phase
board-round =
    { $n ->
        [0] Set-up
       *[other] Round { $n } of { $of }
    }
board-phase-setup = Set-up
board-phase-start = Start
board-phase-turns = Turns
board-phase-combat = Combat
board-phase-makers = Makers
board-phase-recall = Recall
board-phase-endgame = Endgame
board-phase-over = Game over

# The question
board-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
board-for-rival = You decide for { $name }
board-for-rival-tied = Its influence is lowest with each of these, so you choose where it rises (HG-049).
board-for-rival-free = The rules leave this choice to you (HG-049).

# What stands on spaces
board-agent-of = Agent of { $name }
board-bonus-spice = { $n } bonus spice
board-controlled = Controlled by { $name }
board-ship-here = Dreadnought of { $name }
board-silenced = Closed by The Voice of { $name }
board-closed = Closed in this game
board-shipping-start = Start of the Shipping track
board-shipping = Shipping { $n }: { $effect }

# Influence
board-faction-emperor = Emperor
board-faction-spacing-guild = Spacing Guild
board-faction-bene-gesserit = Bene Gesserit
board-faction-fremen = Fremen
board-level = { $name } { $n }
board-alliance-of = Alliance: { $name }

# Seats
board-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
board-stock-spice = Spice: { $n }
board-stock-solari = Solari: { $n }
board-stock-water = Water: { $n }
board-persuasion = { $n } persuasion left
board-garrison =
    { $n ->
        [one] { $n } troop in the garrison
       *[other] { $n } troops in the garrison
    }
board-supply =
    { $n ->
        [one] { $n } troop in the supply
       *[other] { $n } troops in the supply
    }
board-ships =
    { $n ->
        [one] { $n } Dreadnought
       *[other] { $n } Dreadnoughts
    }
board-negotiators =
    { $n ->
        [one] { $n } Negotiator
       *[other] { $n } Negotiators
    }
board-agents =
    { $n ->
        [one] { $n } Agent left
       *[other] { $n } Agents left
    }
board-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
board-in-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
board-in-discard =
    { $n ->
        [one] { $n } card in the discard pile
       *[other] { $n } cards in the discard pile
    }
board-in-intrigue =
    { $n ->
        [one] { $n } Intrigue card
       *[other] { $n } Intrigue cards
    }
board-cards-of = Open cards of { $name }
board-first = First player
board-has-mentat = Has the Mentat
board-has-mentat-next = Has the Mentat in the next round
board-has-council = Has a seat in the High Council
board-has-swordmaster = Has the Swordmaster
board-has-revealed = Has revealed
board-controls = Controls { $space }
board-tile-used = { $name } (used)
board-fighter =
    { $troops ->
        [one] { $name }: { $troops } troop, strength { $strength }
       *[other] { $name }: { $troops } troops, strength { $strength }
    }
board-fighter-ships =
    { $troops ->
        [one] { $name }: { $troops } troop
       *[other] { $name }: { $troops } troops
    }, { $ships ->
        [one] { $ships } Dreadnought
       *[other] { $ships } Dreadnoughts
    }, strength { $strength }
board-hagal = House Hagal
board-hagal-deck =
    { $n ->
        [one] { $n } card in the Hagal deck
       *[other] { $n } cards in the Hagal deck
    }

# Cards
board-type-plot = Plot
board-type-combat = Combat
board-type-endgame = Endgame
board-kind-card = Card
board-kind-intrigue = Intrigue card
board-kind-conflict = Conflict
board-kind-leader = Leader
board-kind-rival = Rival
board-kind-space = Space
board-kind-tech = Tech tile
board-kind-hagal = Hagal card

# Leaders without titles
board-leader-paul-atreides = Paul Atreides
board-leader-leto-atreides = Leto Atreides
board-leader-vladimir-harkonnen = Baron Harkonnen
board-leader-glossu-rabban = “Beast” Rabban
board-leader-memnon-thorvald = Memnon Thorvald
board-leader-ariana-thorvald = Ariana Thorvald
board-leader-ilban-richese = Ilban Richese
board-leader-helena-richese = Helena Richese
board-leader-rhombur-vernius = Rhombur Vernius
board-leader-tessia-vernius = Tessia Vernius
board-leader-armand-ecaz = Armand Ecaz
board-leader-ilesa-ecaz = Ilesa Ecaz
board-leader-yuna-moritani = Yuna Moritani
board-leader-hundro-moritani = Hundro Moritani

# What the icons mean
board-legend-goods = Goods
board-legend-places = Where a card sends an Agent
board-legend-war = Troops and the Conflict
board-legend-cards = Cards
board-legend-people = Agents, influence, opponents
board-legend-ix = Rise of Ix
board-legend-signs = Signs
board-icon-spice = Spice
board-icon-solari = Solari
board-icon-water = Water
board-icon-persuasion = Persuasion, which pays for cards in the Reveal turn
board-icon-vp = Victory point
board-icon-troop = Troop: recruit it
board-icon-garrison = Garrison
board-icon-supply = Supply
board-icon-deploy = Deploy to the Conflict
board-icon-retreat = Retreat from the Conflict
board-icon-sword = Sword: 1 more strength in combat
board-icon-combat = Combat space: troops may go from here to the Conflict
board-icon-control = Control of a space
board-icon-draw = Draw a card
board-icon-discard = Discard a card; discard pile
board-icon-trash = Trash a card
board-icon-trash-self = Trash this card
board-icon-acquire = Acquire a card; on a card: when you acquire it
board-icon-reveal = In the Reveal turn; at a player: has revealed
board-icon-intrigue = Intrigue card
board-icon-steal = Take an Intrigue card from those who have four or more
board-icon-foldspace = Take a Foldspace card
board-icon-signet = The signet of your leader
board-icon-bond = With another card of this faction in play
board-icon-look = Look at the top card of your deck
board-icon-deck = Deck
board-icon-hand = Hand
board-icon-agent = Agent
board-icon-swordmaster = Swordmaster: a third Agent
board-icon-mentat = Mentat: one more Agent for this round
board-icon-recall = Recall an Agent
board-icon-council = Seat in the High Council
board-icon-influence = Influence with a faction that you choose
board-icon-alliance = Alliance
board-icon-first = First player
board-icon-rivals = Each opponent
board-icon-voice = Close a space to opponents
board-icon-infiltrate = Go to a space where opponents stand
board-icon-again = Another turn; on a Tech tile: once per round
board-icon-end = Ends the turn
board-icon-lock = Closed in this game
board-icon-tech = Tech tile
board-icon-negotiator = Negotiator on Ix, who makes Tech cheaper
board-icon-dreadnought = Dreadnought
board-icon-freighter = Move your Freighter on the Shipping track
board-icon-snooper = Snooper
board-icon-sneaks = With a dashed frame: also where opponents stand
board-icon-pays = Pay what is before it for what is behind it
board-icon-or = One or the other
board-icon-if = Only if what is before it is so
