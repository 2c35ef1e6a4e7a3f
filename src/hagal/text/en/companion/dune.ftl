# House Hagal beside the real board.

companion-game-dune = House Hagal (Dune: Imperium)
companion-game-dune-note = The app turns up the Hagal cards and keeps the rivals’ books. For one or two players.

companion-figures = Figures

# A new game
companion-page-game = The game
companion-page-difficulty = Difficulty
companion-page-rivals = The rivals
companion-page-people = Names and colours
companion-page-variants = Variants and readings
companion-players-1 = Solo
companion-players-1-note = You against two rivals that gather, fight and score.
companion-players-2 = Two players
companion-players-2-note = House Hagal takes spaces and fights between you.
companion-base = Base game
companion-ix = With Rise of Ix
companion-ix-note = Freighters, Dreadnoughts and Tech, for the rivals too.
companion-level-mercenary = You get 1 solari and 1 spice more. The rivals' Swordmasters come in round { $round }. The Mentat costs { $mentat } solari.
companion-level-sardaukar = The rivals start with 3 troops and an Intrigue card. Their Swordmasters come in round { $round }. The Mentat costs { $mentat } solari.
companion-level-mentat = As Sardaukar, but the Swordmasters come in round { $round }, and the rivals deploy with care. The Mentat costs { $mentat } solari.
companion-level-kwisatz-haderach = As Mentat (Swordmasters in round { $round }, the Mentat for { $mentat } solari), and you can never gain a Swordmaster.
companion-rival-n = Rival { $n }
companion-random = Drawn by lot
companion-your-name = Your name
companion-name-n = Name of player { $n }
companion-leader = Leader
companion-leader-unsaid = Drawn by lot
companion-colour = Colour
companion-colour-rival = Colour of rival { $n }
companion-colour-hagal = Colour of House Hagal
companion-colour-red = red
companion-colour-blue = blue
companion-colour-green = green
companion-colour-yellow = yellow
companion-same-colour = Every seat needs a colour of its own.
companion-same-leader = Every leader can be taken once only.
companion-row-dice = Dice on the Imperium Row
companion-brutal-escalation = Brutal Escalation
companion-epic = Epic game
companion-rival-signet-cost = A rival's signet with a cost
companion-rival-signet-cost-pays = paid whenever it can be
companion-rival-signet-cost-player = you decide
companion-rabban-troops = Troops of Rabban's signet
companion-rabban-troops-garrison = to the garrison
companion-rabban-troops-conflict = with those of the card
companion-rival-voice = The Voice and rivals
companion-rival-voice-closed = closes the space to them
companion-rival-voice-open = does not concern them
companion-expert-lead = An expert rival's lead is measured
companion-expert-lead-strength = in strength
companion-expert-lead-troops = in troops
companion-expert-deployment = An expert rival deploys
companion-expert-deployment-literal = all, unless it leads
companion-expert-deployment-capped = until it leads by two
companion-expert-dreadnoughts = An expert rival that leads
companion-expert-dreadnoughts-always = deploys Dreadnoughts all the same
companion-expert-dreadnoughts-held-back = keeps its Dreadnoughts, too
companion-hagal-control-bonus = House Hagal at a controlled space
companion-hagal-control-bonus-pays = the controller gets the bonus
companion-hagal-control-bonus-nothing = nobody gets the bonus
companion-weirding-way = Weirding Way: the extra turn of the first player
companion-weirding-way-at-once = comes at once, before House Hagal
companion-weirding-way-after-hagal = comes after the turn of House Hagal
companion-tie-for-second = A tie for second place
companion-tie-for-second-rulebook = brings people the third reward
companion-tie-for-second-third = brings rivals the third reward, too
companion-tie-for-second-nothing = brings nothing to anybody

# Set-up
companion-checklist = What goes where
companion-checklist-done = Everything is in place

# The table
companion-round = Round { $n }
companion-phase-setup = Set-up
companion-phase-conflict = New round
companion-phase-turns = Turns
companion-phase-combat = Combat
companion-phase-points = End of the round
companion-phase-end = End of the game
companion-score = Score
companion-first-player = First Player
companion-alliance = Alliance
companion-agents-left = { $n ->
        [one] { $n } Agent left
       *[other] { $n } Agents left
    }
companion-tap-where = Tap the space where the Agent went.
companion-another-follows = Another turn follows this one.
companion-tap-taken = Is a space taken that the map shows as free? Tap it first.
companion-reveal = Reveal turn
companion-voice = The Voice
companion-taken = Taken: next card
companion-taken-note = Somebody stands there already
companion-passed = Passed over
companion-what-happened = What happened
companion-search = Search
companion-search-nothing = Nothing of that name.
companion-strengths = In the Conflict
companion-dial-troops = Troops
companion-dial-dreadnoughts = Dreadnoughts
companion-won =
    { $n ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }

# The map
companion-map = The board
companion-board = The board
companion-map-marked = marked as taken
companion-map-bonus = bonus spice { $n }
companion-map-control = controlled by { $who }
companion-map-flag = Dreadnought of { $who }
companion-map-last = the rival's Agent has just gone there
companion-confirm-occupied = An Agent stands there already. Does a card let you go there all the same?
companion-confirm-recall = Take the Agent of { $who } back from there?

# Figures and corrections
companion-sheet-note = What is wrong here? Put it right; what follows from it by the rules follows by itself.
companion-sheet-closed = Nothing can be put right at this moment. Answer the question first.
companion-figure-vp = Victory points
companion-figure-spice = Spice
companion-figure-solari = Solari
companion-figure-water = Water
companion-figure-intrigue = Intrigue cards
companion-figure-garrison = Garrison
companion-figure-conflict = Troops in the Conflict
companion-figure-agents = Agents left
companion-figure-swordmaster = Swordmaster
companion-figure-ships = Dreadnoughts in the garrison
companion-figure-fleet = Dreadnoughts in the Conflict
companion-figure-freighter = Freighter
companion-figure-negotiators = Negotiators
companion-fix-bonus = Bonus spice
companion-fix-control = Control
companion-fix-flag = Dreadnoughts on locations
companion-fix-alliance = Alliances
companion-fix-mentat = The Mentat
companion-fix-first = First Player
companion-fix-occupy = Mark a space as taken
companion-fix-vacate = Free a space
companion-fix-tech = Tech that a player takes
companion-fix-untech = Tech that a player trashes
companion-fix-dividends = Dividends
