# House Hagal beside the real board.

companion-game-dune = House Hagal (Dune: Imperium)
companion-game-dune-note = The app turns up the Hagal cards and keeps the rivals’ books. For one or two players.

companion-dune-figures = Figures

# A new game
companion-dune-page-game = The game
companion-dune-page-difficulty = Difficulty
companion-dune-page-rivals = The rivals
companion-dune-page-people = Names and colours
companion-dune-page-variants = Variants and readings
companion-dune-players-1 = Solo
companion-dune-players-1-note = You against two rivals that gather, fight and score.
companion-dune-players-2 = Two players
companion-dune-players-2-note = House Hagal takes spaces and fights between you.
companion-dune-base = Base game
companion-dune-ix = With Rise of Ix
companion-dune-ix-note = Freighters, Dreadnoughts and Tech, for the rivals too.
companion-dune-level-mercenary = You get 1 solari and 1 spice more. The rivals' Swordmasters come in round { $round }. The Mentat costs { $mentat } solari.
companion-dune-level-sardaukar = The rivals start with 3 troops and an Intrigue card. Their Swordmasters come in round { $round }. The Mentat costs { $mentat } solari.
companion-dune-level-mentat = As Sardaukar, but the Swordmasters come in round { $round }, and the rivals deploy with care. The Mentat costs { $mentat } solari.
companion-dune-level-kwisatz-haderach = As Mentat (Swordmasters in round { $round }, the Mentat for { $mentat } solari), and you can never gain a Swordmaster.
companion-dune-rival-n = Rival { $n }
companion-dune-random = Drawn by lot
companion-dune-your-name = Your name
companion-dune-name-n = Name of player { $n }
companion-dune-leader = Leader
companion-dune-leader-unsaid = Drawn by lot
companion-dune-colour = Colour
companion-dune-colour-rival = Colour of rival { $n }
companion-dune-colour-hagal = Colour of House Hagal
companion-dune-colour-red = red
companion-dune-colour-blue = blue
companion-dune-colour-green = green
companion-dune-colour-yellow = yellow
companion-dune-same-colour = Every seat needs a colour of its own.
companion-dune-same-leader = Every leader can be taken once only.
companion-dune-row-dice = Dice on the Imperium Row
companion-dune-brutal-escalation = Brutal Escalation
companion-dune-epic = Epic game
companion-dune-rival-signet-cost = A rival's signet with a cost
companion-dune-rival-signet-cost-pays = paid whenever it can be
companion-dune-rival-signet-cost-player = you decide
companion-dune-rabban-troops = Troops of Rabban's signet
companion-dune-rabban-troops-garrison = to the garrison
companion-dune-rabban-troops-conflict = with those of the card
companion-dune-rival-voice = The Voice and rivals
companion-dune-rival-voice-closed = closes the space to them
companion-dune-rival-voice-open = does not concern them
companion-dune-expert-lead = An expert rival's lead is measured
companion-dune-expert-lead-strength = in strength
companion-dune-expert-lead-troops = in troops
companion-dune-expert-deployment = An expert rival deploys
companion-dune-expert-deployment-literal = all, unless it leads
companion-dune-expert-deployment-capped = until it leads by two
companion-dune-expert-dreadnoughts = An expert rival that leads
companion-dune-expert-dreadnoughts-always = deploys Dreadnoughts all the same
companion-dune-expert-dreadnoughts-held-back = keeps its Dreadnoughts, too
companion-dune-hagal-control-bonus = House Hagal at a controlled space
companion-dune-hagal-control-bonus-pays = the controller gets the bonus
companion-dune-hagal-control-bonus-nothing = nobody gets the bonus
companion-dune-weirding-way = Weirding Way: the extra turn of the first player
companion-dune-weirding-way-at-once = comes at once, before House Hagal
companion-dune-weirding-way-after-hagal = comes after the turn of House Hagal
companion-dune-tie-for-second = A tie for second place
companion-dune-tie-for-second-rulebook = brings people the third reward
companion-dune-tie-for-second-third = brings rivals the third reward, too
companion-dune-tie-for-second-nothing = brings nothing to anybody

# Set-up
companion-dune-checklist = What goes where
companion-dune-checklist-done = Everything is in place

# The table
companion-dune-round = Round { $n }
companion-dune-phase-setup = Set-up
companion-dune-phase-conflict = New round
companion-dune-phase-turns = Turns
companion-dune-phase-combat = Combat
companion-dune-phase-points = End of the round
companion-dune-phase-end = End of the game
companion-dune-score = Score
companion-dune-first-player = First Player
companion-dune-alliance = Alliance
companion-dune-agents-left = { $n ->
        [one] { $n } Agent left
       *[other] { $n } Agents left
    }
companion-dune-tap-where = Tap the space where the Agent went.
companion-dune-another-follows = Another turn follows this one.
companion-dune-tap-taken = Is a space taken that the map shows as free? Tap it first.
companion-dune-reveal = Reveal turn
companion-dune-voice = The Voice
companion-dune-taken = Taken: next card
companion-dune-taken-note = Somebody stands there already
companion-dune-passed = Passed over
companion-dune-what-happened = What happened
companion-dune-search = Search
companion-dune-search-nothing = Nothing of that name.
companion-dune-strengths = In the Conflict
companion-dune-dial-troops = Troops
companion-dune-dial-dreadnoughts = Dreadnoughts
companion-dune-won =
    { $n ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }

# The map
companion-dune-map = The board
companion-dune-board = The board
companion-dune-map-marked = marked as taken
companion-dune-map-bonus = bonus spice { $n }
companion-dune-map-control = controlled by { $who }
companion-dune-map-flag = Dreadnought of { $who }
companion-dune-map-last = the rival's Agent has just gone there
companion-dune-confirm-occupied = An Agent stands there already. Does a card let you go there all the same?
companion-dune-confirm-recall = Take the Agent of { $who } back from there?

# Figures and corrections
companion-dune-sheet-note = What is wrong here? Put it right; what follows from it by the rules follows by itself.
companion-dune-sheet-closed = Nothing can be put right at this moment. Answer the question first.
companion-dune-figure-vp = Victory points
companion-dune-figure-spice = Spice
companion-dune-figure-solari = Solari
companion-dune-figure-water = Water
companion-dune-figure-intrigue = Intrigue cards
companion-dune-figure-garrison = Garrison
companion-dune-figure-conflict = Troops in the Conflict
companion-dune-figure-agents = Agents left
companion-dune-figure-swordmaster = Swordmaster
companion-dune-figure-ships = Dreadnoughts in the garrison
companion-dune-figure-fleet = Dreadnoughts in the Conflict
companion-dune-figure-freighter = Freighter
companion-dune-figure-negotiators = Negotiators
companion-dune-fix-bonus = Bonus spice
companion-dune-fix-control = Control
companion-dune-fix-flag = Dreadnoughts on locations
companion-dune-fix-alliance = Alliances
companion-dune-fix-mentat = The Mentat
companion-dune-fix-first = First Player
companion-dune-fix-occupy = Mark a space as taken
companion-dune-fix-vacate = Free a space
companion-dune-fix-tech = Tech that a player takes
companion-dune-fix-untech = Tech that a player trashes
companion-dune-fix-dividends = Dividends
