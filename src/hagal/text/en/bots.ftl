# Why a bot did what it did, in a line.

bots-silent = gives no reason
bots-chance = picked by chance
bots-only = nothing else was possible
bots-best = looks best

bots-dune-alliance = wins the Alliance with { $faction ->
        [emperor] the Emperor
        [spacing_guild] the Spacing Guild
        [bene_gesserit] the Bene Gesserit
       *[fremen] the Fremen
    }
bots-dune-friends = reaches 2 influence with { $faction ->
        [emperor] the Emperor
        [spacing_guild] the Spacing Guild
        [bene_gesserit] the Bene Gesserit
       *[fremen] the Fremen
    } for a point
bots-dune-influence = rises in the esteem of { $faction ->
        [emperor] the Emperor
        [spacing_guild] the Spacing Guild
        [bene_gesserit] the Bene Gesserit
       *[fremen] the Fremen
    }
bots-dune-points = { $n ->
        [one] a victory point at once
       *[other] { $n } victory points at once
    }
bots-dune-swordmaster = one more Agent for the rest of the game
bots-dune-council = more persuasion for the rest of the game
bots-dune-deploy = { $n ->
        [one] fights for { $conflict } with one more troop
       *[other] fights for { $conflict } with { $n } more troops
    }
bots-dune-deploy-units = { $n ->
        [one] fights for { $conflict } with one more unit
       *[other] fights for { $conflict } with { $n } more units
    }
bots-dune-hold = saves the troops for a better Conflict
bots-dune-fight = wants the rewards of { $conflict }
bots-dune-buy = { $card } makes the deck better
bots-dune-tech = { $card } is worth more than its price
bots-dune-freighter = the rewards get better further on
bots-dune-freighter-home = the rewards are worth more than going on
bots-dune-another-turn = nobody can come in between
bots-dune-trash = the deck is better without { $card }
bots-dune-endgame = counts at the end
bots-dune-reveal = no Agent has anything better to do
bots-dune-pass = more would not pay off
bots-dune-done = nothing left that is worth having
bots-dune-decline = not worth its price
bots-dune-agent = one more Agent this round
bots-dune-spice = brings { $n } spice
bots-dune-solari = brings { $n } solari
bots-dune-water = brings { $n } water
bots-dune-troops = { $n ->
        [one] brings a troop
       *[other] brings { $n } troops
    }
bots-dune-intrigue = brings an Intrigue card
bots-dune-cards = makes the most of the cards in hand

bots-enc-play = { $card } adds to this turn
bots-enc-draw = { $card } draws before anything is decided
bots-enc-prepare = others build on { $card }
bots-enc-copy = { $card } was set aside for this turn
bots-enc-use = { $card } counts all that was played by now
bots-enc-pay = the price of { $card } kills an enemy more
bots-enc-task = { $card } brings the Objective forward
bots-enc-help = { $card } helps right now
bots-enc-win = { $card } wins the game
bots-enc-final = { $card } must fall
bots-enc-fight = { $card } would strike
bots-enc-fight-wilds = { $card } would come nearer
bots-enc-clear = { $card } stands in the way of the Objective
bots-enc-clear-scan = makes room for the Objective
bots-enc-scan = sees what is coming while it is far away
bots-enc-recruit = { $card } makes the deck better
bots-enc-done = nothing left that pays
bots-enc-coordinate = { $card } helps more there, and another card comes at once
bots-enc-avoid = a Strike less
bots-enc-cancel = { $card } would hurt
bots-enc-spare-way-out = keeps the way out for something worse
bots-enc-show = showing a card costs nothing
bots-enc-sacrifice = { $card } hurts less than the Strike
bots-enc-heal = { $other } needs it most
bots-enc-discard = { $card } is needed least
bots-enc-kill = the deck is better without { $card }
bots-enc-lift = { $card } comes to hand again soon
bots-enc-swap = with its values swapped { $card } kills an enemy
bots-enc-exchange = the next card is better
bots-enc-choose = brings the most now
bots-enc-move-back = { $card } strikes later that way
bots-enc-decline = not worth it
bots-enc-avatar = bears { $n } damage
