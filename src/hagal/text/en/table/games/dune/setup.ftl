# The set-up of Dune, and its quick game.

# Every page
web-mode-solo = solo, { $level }
web-mode-two = two players and House Hagal
web-mode-epic = { $mode }, Epic

# The start page
web-solo = Dune, solo
web-solo-note = Dune: Imperium, two rivals, { $level }
web-players-1 = You against two rivals of House Hagal.
web-players-2 = House Hagal joins as the third.
web-name-empty = as the leader
web-leader = Leader
web-leaders = Leaders
web-leaders-random = By chance
web-leaders-choose = Each player chooses at the start of the game
web-leaders-named = Named here, seat by seat
web-leader-random = By chance
web-ix = Rise of Ix
web-ix-note = Tech tiles, the Shipping track, Dreadnoughts, new cards and leaders.
web-promos = Promo cards
web-promos-note = Shuffled into the Imperium deck.
web-epic = Epic game
web-epic-note = With Rise of Ix and two to four players: 12 points to win, harder Conflicts, a stronger start.
web-solo-legend = Alone: the rivals
web-level-mercenary =
    { $extra ->
        [one] You begin with { $extra } spice and { $extra } solari more, they without troops; they get a third Agent in round { $round }.
       *[other] You begin with { $extra } spice and { $extra } solari more, they without troops; they get a third Agent in round { $round }.
    }
web-level-sardaukar = They begin with { $troops } troops and an Intrigue card and get a third Agent in round { $round }; the Mentat costs you { $mentat } solari.
web-level-mentat = As Sardaukar, with the third Agent in round { $round }; a rival that leads a Conflict saves its troops.
web-level-kwisatz-haderach = As Mentat, and you cannot gain a Swordmaster.
web-rival = Leader of rival { $n }
web-row-dice = Dice on the Row
web-row-dice-note = After your Reveal turn two dice trash cards of the Imperium Row.
web-brutal = Brutal escalation
web-brutal-note = In a Conflict III each fighting rival turns up two cards for swords.

# The settings for what rulebooks leave open
web-set-three-way-tie = Three tied for first
web-set-three-way-tie-note = Four players: what does the fourth take?
web-set-three-way-tie-third = the third reward
web-set-three-way-tie-nothing = nothing
web-set-tie-for-second = Two tied for second
web-set-tie-for-second-note = What does each of them take?
web-set-tie-for-second-rulebook = the third reward, but no rival does
web-set-tie-for-second-third = the third reward, rivals too
web-set-tie-for-second-nothing = nothing
web-set-kwisatz-haderach = Kwisatz Haderach
web-set-kwisatz-haderach-note = An Agent sent by this card…
web-set-kwisatz-haderach-pays = pays costs and needs what is required
web-set-kwisatz-haderach-free = goes anywhere for nothing
web-set-bindu-suspension = Bindu Suspension
web-set-bindu-suspension-note = After the card is drawn…
web-set-bindu-suspension-ends = the turn ends
web-set-bindu-suspension-may = the turn may end
web-set-rival-signet-cost = A rival's signet with a price
web-set-rival-signet-cost-note = Leto and the Baron as rivals
web-set-rival-signet-cost-pays = is paid whenever it can be
web-set-rival-signet-cost-player = is paid if you decide so
web-set-rabban-troops = Rabban's troops
web-set-rabban-troops-note = Troops of a rival Rabban's signet at a combat space go…
web-set-rabban-troops-garrison = to the garrison
web-set-rabban-troops-conflict = to the Conflict
web-set-rival-voice = The Voice
web-set-rival-voice-note = A space that The Voice closes is for rivals…
web-set-rival-voice-closed = closed, too
web-set-rival-voice-open = open
web-set-hagal-control-bonus = Control bonus and House Hagal
web-set-hagal-control-bonus-note = Two players: an Agent of House Hagal brings the controller…
web-set-hagal-control-bonus-pays = the bonus
web-set-hagal-control-bonus-nothing = nothing
web-set-expert-lead = The lead of an expert
web-set-expert-lead-note = A rival that saves its troops measures its lead by…
web-set-expert-lead-strength = strength
web-set-expert-lead-troops = troops
web-set-expert-deployment = How an expert deploys
web-set-expert-deployment-note = A rival that does not yet lead by two troops sends…
web-set-expert-deployment-literal = all that it can
web-set-expert-deployment-capped = no more than it needs for that lead
web-set-hagal-dreadnought-troops = House Hagal's Dreadnought card
web-set-hagal-dreadnought-troops-note = Two players with Rise of Ix: troops on it
web-set-hagal-dreadnought-troops-2 = 2
web-set-hagal-dreadnought-troops-1 = 1
web-set-expert-dreadnoughts = An expert's Dreadnoughts
web-set-expert-dreadnoughts-note = A rival that leads and saves its troops…
web-set-expert-dreadnoughts-always = deploys its Dreadnoughts all the same
web-set-expert-dreadnoughts-held-back = keeps its Dreadnoughts at home, too
web-set-weirding-way = Weirding Way
web-set-weirding-way-note = Two players with Rise of Ix: the first player's extra turn comes…
web-set-weirding-way-at-once = at once, before House Hagal
web-set-weirding-way-after-hagal = after the turn of House Hagal
web-set-reveal-tiles = Tech tiles for the Reveal turn
web-set-reveal-tiles-note = One that is acquired during a Reveal turn counts…
web-set-reveal-tiles-at-once = in that turn already
web-set-reveal-tiles-next-turn = from the next Reveal turn on

# Complaints
web-wrong-leaders = Choose from the list how leaders are found.
web-wrong-leader = There is no such leader. Choose one of the list.
web-wrong-leader-ix = This leader cannot be had here: tick Rise of Ix, or choose another one.
web-wrong-leader-rival = The rules do not let a rival have this leader. Choose another one.
web-wrong-leader-twice = This leader is taken already. Each can be taken once only.
web-wrong-difficulty = Choose one of the four difficulties.

# The small sheet of a quick game
web-quick-difficulty = Difficulty
web-quick-first = good for a first game
