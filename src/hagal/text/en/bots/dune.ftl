# Why a bot did what it did in Dune: Imperium.

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
bots-dune-discard = { $card } is missed least
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
