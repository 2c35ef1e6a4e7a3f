# Dune: what cards and spaces do. Each is a part of a sentence that can follow “you may” or “to”.

# Gains
gain = gain { $what }
    .gained = { $what }
points =
    { $n ->
        [one] gain { $n } victory point
       *[other] gain { $n } victory points
    }
    .gained =
        { $n ->
            [one] { $n } victory point
           *[other] { $n } victory points
        }
    .more =
        { $n ->
            [one] gain { $n } more victory point
           *[other] gain { $n } more victory points
        }
recruit =
    { $n ->
        [one] recruit { $n } troop
       *[other] recruit { $n } troops
    }
    .more =
        { $n ->
            [one] recruit { $n } more troop
           *[other] recruit { $n } more troops
        }
recruit-deploy =
    { $n ->
        [one] recruit { $n } troop and, if you wish, deploy it at once
       *[other] recruit { $n } troops and deploy any of them at once
    }
recruit-now =
    { $n ->
        [one] recruit { $n } troop; in your Reveal turn you may deploy it at once
       *[other] recruit { $n } troops; in your Reveal turn you may deploy any of them at once
    }
persuasion = gain { $n } persuasion
    .gained = { $n } persuasion
persuasion-per = gain { $n } persuasion for each of your { $faction-bare } cards in play, this one included
swords =
    { $n ->
        [one] gain { $n } sword
       *[other] gain { $n } swords
    }
    .gained =
        { $n ->
            [one] { $n } sword
           *[other] { $n } swords
        }
    .more =
        { $n ->
            [one] gain { $n } more sword
           *[other] gain { $n } more swords
        }
draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
    .drawn =
        { $n ->
            [one] a card
           *[other] { $n } cards
        }
draw-intrigue =
    { $n ->
        [one] draw an Intrigue card
       *[other] draw { $n } Intrigue cards
    }
    .drawn =
        { $n ->
            [one] an Intrigue card
           *[other] { $n } Intrigue cards
        }
steal-intrigue = take a random Intrigue card from each opponent who holds four or more
promise = have { $n } more persuasion in this round's Reveal turn

# Influence
influence = gain { $n } influence with { $faction }
influence-any = gain { $n } influence with a faction of your choice
influence-of = gain { $n } influence with { $factions-or }
influence-behind = gain 1 influence with a faction in which an opponent is ahead of you
influence-each = gain 1 influence each with { $factions }
influence-all = gain 1 influence with each of the four factions
influence-two = gain 1 influence each with two factions of your choice
lose-influence = lose 1 influence with { $faction }
lose-influence-any = lose 1 influence with a faction of your choice

# Several, either, if
bundle = { $effects }
either = { $a }, or { $b }
one-of = choose one: { $effects-or }
two-of = choose two different ones: { $effects-or }
when = if { $condition }, { $effects }
    .button = if { $condition }, { $effects-button }
require = only if { $condition }

# Costs
spend = pay { $what }
paid = { $costs } to { $effects }
pay = you may { $costs } to { $effects }
    .button = { $costs } to { $effects }
lose-deployed = lose { $n } of your troops in the Conflict

# Trashing
trash = you may trash a card from your hand, your discard pile or in play
    .button = trash a card from your hand, your discard pile or in play
trash-card = trash a card from your hand, your discard pile or in play
trash-for = you may trash a card to { $effects }
    .button = trash a card to { $effects }
trash-self = trash this card

# Troops
may-deploy =
    { $n ->
        [one] deploy up to { $n } troop from your garrison
       *[other] deploy up to { $n } troops from your garrison
    }
may-deploy-any = deploy any number of troops from your garrison
may-retreat =
    { $n ->
        [one] retreat up to { $n } troop
       *[other] retreat up to { $n } troops
    }
may-retreat-any = retreat any number of your troops

# Spaces
harvest = harvest all the spice here
take_mentat = take the Mentat, if it is free, as an extra Agent for this round
take_council = take a seat in the High Council: 2 more persuasion in each of your Reveal turns
take_swordmaster = gain your third Agent for the rest of the game
take_foldspace = acquire a Foldspace card
sell-melange = sell 2, 3, 4 or 5 spice for 6, 8, 10 or 12 solari

# Cards
signet = use the signet ability of your leader
double_harvest = at a maker space, gain its base spice once more
double_visit = at a faction space, gain 2 influence instead of 1
raid_garrisons = each opponent loses a troop from the garrison
opponents-discard =
    { $n ->
        [one] each opponent discards a card
       *[other] each opponent discards { $n } cards
    }
test-opponents = each opponent discards a card or loses a troop in the Conflict
silence = name a space: opponents cannot send Agents there until your next turn
fetch-sister = take a Bene Gesserit card from your discard pile into your hand
cheap-spice = The Spice Must Flow costs { $n } less this turn
acquire = acquire a card that costs { $cost } or less
acquire-top = acquire a card that costs { $cost } or less and put it on top of your deck
acquire_to_top = in this round's Reveal turn, put any card you acquire on top of your deck
envoy = the card that you play this turn has all four faction icons as well
infiltrate = send your next Agent this turn past any enemy Agents
end_turn = end your turn
double_cross = make an opponent of your choice lose a troop in the Conflict, and deploy one from your supply
poison_snooper = look at the top card of your deck, then draw it or trash it
shuffle_discard = shuffle your discard pile into your deck
recall_agent = take one of your Agents back from the board
corner_the_market = gain 1 victory point if you own two or more copies of The Spice Must Flow, and 1 more if you own more of them than each opponent
plans_within_plans = gain 1 victory point for 3 or more influence with three factions, or 2 for all four

# Conflicts and leaders
take-control = take control of { $space }
mentat_next_round = have the Mentat in the next round
set-aside = set a card of the Imperium Row aside: only you may acquire it this round, for 1 less in your Reveal turn

# Conditions
if-influence = you have { $n } or more influence with { $faction }
if-any-alliance = you have an Alliance
if-alliance = you have the Alliance with { $faction }
if-another = you have another { $faction-bare } card in play
if-council_seat = you have a seat in the High Council
if-mentat_here = the Mentat is on its space
if-enemy_in_conflict = an opponent has a troop in the Conflict
