# Dune beside the real board: questions, answers, corrections, events, set-up.

# Questions and answers
ask-conflict = Round { $n }: which Conflict { $level } card was turned up?
option-conflict = { $conflict }: { $first }; second place: { $second }
ask-tile =
    { $n ->
        [1] Which Tech tile lies on top of the uppermost stack?
        [2] Which Tech tile lies on top of the middle stack?
       *[3] Which Tech tile lies on top of the lowest stack?
    }
option-tile = { $tile }
ask-first_player = Who has the First Player marker?
ask-person-turn =
    { $n ->
        [0] { $seat }: no Agent left. Say when you have revealed.
        [one] { $seat }: where did your Agent go? You have { $n }.
       *[other] { $seat }: where did your Agent go? You have { $n }.
    }
option-agent-to = { $space }
option-another-turn = Weirding Way: another turn after this one
ask-deployed = How many units did you send to the Conflict?
ask-rival-next =
    { $n ->
        [one] { $seat } is next, with { $n } Agent left. Is the board right?
       *[other] { $seat } is next, with { $n } Agents left. Is the board right?
    }
option-rival-turn = Turn of { $seat }
ask-combat_next = All turns are over. Is the Conflict right? Then the rivals turn up their swords.
option-combat = Combat
ask-strength = { $seat }: what is your strength after your Reveal turn? As counted here: { $n }.
ask-strength-final = { $seat }: what is your strength in the end, Intrigue cards included (0: not in the Conflict)? As counted here: { $n }.
option-strength = { $n }
ask-winning_ships = How many Dreadnoughts did you win with?
option-dreadnoughts = { $n }
ask-may_pay_here = Did you pay for it?
ask-points = { $seat }: how many victory points do you have? As counted here: { $n }.
ask-points-final = { $seat }: how many victory points do you have with your Endgame cards? Rivals count as holding two copies of The Spice Must Flow each. As counted here: { $n }.
option-points = { $n }
ask-figure-spice = A tie. { $seat }: how much spice do you have?
ask-figure-solari = Still a tie. { $seat }: how much solari do you have?
ask-figure-water = Still a tie. { $seat }: how much water do you have?
ask-figure-garrison = Still a tie. { $seat }: how many troops are in your garrison?
figure-spice = { $n } spice
figure-solari = { $n } solari
figure-water = { $n } water
figure-garrison =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }

# Corrections
fix-spice-more = { $seat }: 1 spice more
fix-spice-less = { $seat }: 1 spice less
fix-solari-more = { $seat }: 1 solari more
fix-solari-less = { $seat }: 1 solari less
fix-water-more = { $seat }: 1 water more
fix-water-less = { $seat }: 1 water less
fix-intrigue-more = { $seat }: 1 Intrigue card more
fix-intrigue-less = { $seat }: 1 Intrigue card less
fix-vp-more = { $seat }: 1 victory point more
fix-vp-less = { $seat }: 1 victory point less
fix-garrison-more = { $seat }: 1 troop from the supply to the garrison
fix-garrison-less = { $seat }: 1 troop from the garrison to the supply
fix-conflict-more = { $seat }: 1 troop from the supply to the Conflict
fix-conflict-less = { $seat }: 1 troop from the Conflict to the supply
fix-agents-more = { $seat }: 1 Agent more to send this round
fix-agents-less = { $seat }: 1 Agent less to send this round
fix-swordmaster-more = { $seat }: has the Swordmaster
fix-swordmaster-less = { $seat }: has no Swordmaster
fix-freighter-more = { $seat }: Freighter one space up
fix-freighter-less = { $seat }: Freighter one space down
fix-negotiators-more = { $seat }: 1 troop from the supply to Ix as a Negotiator
fix-negotiators-less = { $seat }: 1 Negotiator back to the supply
fix-ships-more = { $seat }: 1 Dreadnought from the supply to the garrison
fix-ships-less = { $seat }: 1 Dreadnought from the garrison to the supply
fix-fleet-more = { $seat }: 1 Dreadnought to the Conflict
fix-fleet-less = { $seat }: 1 Dreadnought from the Conflict to the garrison
fix-influence-more = { $seat }: 1 influence more with { $faction }
fix-influence-less = { $seat }: 1 influence less with { $faction }
fix-alliance = { $seat } has the Alliance with { $faction }
fix-occupy = { $space } is occupied
fix-vacate = { $space } is free
fix-recall = { $seat }: Agent back from { $space }
fix-bonus = Bonus spice at { $space }: { $n }
fix-control = { $seat } controls { $space }
fix-no-control = Nobody controls { $space }
fix-mentat = { $seat } has the Mentat
fix-no-mentat = Nobody has the Mentat
fix-first = { $seat } has the First Player marker
fix-flag = A Dreadnought of { $seat } is on { $space }
fix-no-flag = No Dreadnought is on { $space }
fix-tech = { $seat } takes { $tile }
fix-untech = { $seat } trashes { $tile }
fix-dividends = { $seat } takes Dividends: 1 solari for everybody else

# What happened
name-unseen-intrigue = an Intrigue card
amount-intrigue =
    { $n ->
        [one] { $n } Intrigue card
       *[other] { $n } Intrigue cards
    }
event-fix = Correction: { $what }.
event-table-agent = { $seat } sends an Agent to { $space }.
event-table-another-turn = { $seat } plays Weirding Way: another turn follows this one.
event-table-reveal = { $seat } takes the Reveal turn.
event-table-agents = { $seat } has Agents left to send: { $n }.
event-table-loses = { $seat } loses { $what }.
event-table-takes = { $seat }, at the table: { $what-button }.
event-table-strength = { $seat } has a strength of { $n }.

# Set-up
setup-board = Lay out the board as for three players: an Alliance token on each influence track, the Mentat on its space.
setup-ix-board = Cover the upper right of the board with the CHOAM overlay and put the Ix board beside it.
setup-tech = Shuffle the 18 Tech tiles into three face-down stacks of 6 on the Ix board and turn up the top tile of each.
setup-conflicts = Conflict deck, from the top: 1 random Conflict I, 5 random Conflict II, 4 Conflict III. Do not look at the others.
setup-conflicts-epic = Conflict deck, from the top: 5 random Conflict II, 5 Conflict III.
setup-decks = Shuffle the Imperium deck and lay out the Imperium Row of 5; put out the Reserve; shuffle the Intrigue deck.
setup-decks-ix = Shuffle the cards of Rise of Ix into the Imperium and Intrigue decks; lay out the Imperium Row of 5; put out the Reserve.
setup-hagal = Leave the Hagal deck in the box: it is shuffled here.
setup-people = Each of you takes a leader, the 10 starting cards, 2 Agents, 3 troops into the garrison, 9 into the supply, 1 water, and a cube below each influence track.
setup-people-ix = Each of you takes 2 Dreadnoughts into the supply and puts a Freighter on the start of the Shipping track.
setup-people-epic = Epic mode: each of you replaces one Dune, the Desert Planet with Control the Spice, has 5 troops in the garrison instead of 3, and draws an Intrigue card. Play to 12 points.
setup-hagal-colour = Choose a colour for House Hagal. It has no leader and gathers nothing.
setup-hagal-cubes = House Hagal: a cube below each of the four influence tracks.
setup-hagal-troops = House Hagal: the other { $n } cubes into its supply; its garrison starts empty.
setup-hagal-agents = House Hagal: { $n } Agents.
setup-difficulty = Difficulty: { $level }.
setup-rival-leaders = Two rivals: put the leader of each before its place. Only the right-hand ability, the signet, counts.
setup-rival-colours = Choose a colour for each rival.
setup-rival-cubes = Each rival: a cube below each of the four influence tracks.
setup-rival-troops = Each rival: { $n } troops into the garrison, the other { $rest } into the supply.
setup-rival-no-troops = Each rival: all { $n } troops into the supply; the garrison starts empty.
setup-rival-agents = Each rival: { $n } Agents.
setup-swordmasters = Put the third Agents of both rivals, their Swordmasters, into the Conflict deck under exactly { $n } cards.
setup-mentat = Put a { $n }-solari marker on the Mentat space: that is what it costs you in this game.
setup-no-swordmaster = You cannot gain a Swordmaster in this game: close that space.
setup-water = Each rival: { $n } water.
setup-extra = You take { $n } solari and { $n } spice more.
setup-rival-intrigue = Each rival: { $n } Intrigue card, face down.
setup-rival-ix = Each rival: 2 Dreadnoughts into the supply, a Freighter on the start of the Shipping track.
setup-first-solo = { $seat }, the rival on your left, gets the First Player marker.
setup-first-two = One of you two gets the First Player marker, never House Hagal.
setup-row-dice = Dice on the Imperium Row: after each of your Reveal turns two dice are rolled here; trash the cards with these numbers from the left, a 6 none, and refill the Row.
setup-brutal-escalation = Brutal Escalation: in a Conflict III each rival turns up two cards for swords.
