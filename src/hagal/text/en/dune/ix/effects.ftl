# Dune, Rise of Ix: what cards, spaces and tiles do. Each is a part of a sentence that can follow “you may” or “to”.

may = you may { $effect }
    .button = { $effect }

# Shipping
freighter =
    { $n ->
        [one] move your Freighter
        [2] move your Freighter up to twice
       *[other] move your Freighter up to { $n } times
    }
dividends = take dividends: 5 solari for you and 1 for each opponent

# Tech
acquire-tech = acquire a Tech tile
acquire-tech-cheaper = acquire a Tech tile for { $n } spice less
acquire-tech-solari = acquire a Tech tile, paid in spice or in solari
negotiate =
    { $n ->
        [one] send a troop from your supply to Ix as a Negotiator
       *[other] send up to { $n } troops from your supply to Ix as Negotiators
    }

# Dreadnoughts and units
commission =
    { $n ->
        [one] commission a Dreadnought
       *[other] commission { $n } Dreadnoughts
    }
may-deploy-units =
    { $n ->
        [one] deploy up to { $n } unit from your garrison
       *[other] deploy up to { $n } units from your garrison
    }
recruit-and-deploy =
    { $n ->
        [one] recruit { $n } troop and deploy it
       *[other] recruit { $n } troops and deploy them
    }
retreat-units = retreat { $n } of your units
repel_ships = each opponent retreats a Dreadnought
ambush = make an enemy unit retreat for each troop that you deploy this turn

# Swords
swords-per-ship = gain { $n } swords for each of your Dreadnoughts in the Conflict
swords-per-card = gain 1 sword for each card you reveal that gives swords
swords-per-other = gain 1 sword for each other card you reveal that gives swords
strategic-push = gain { $n } solari if you win this Conflict

# Cards
another_turn = take another turn right after this one
discard-cost =
    { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
bury-cost = put one of your Intrigue cards unseen under the deck
bury_any = put any number of your Intrigue cards unseen under the deck and draw as many
trash-in-play = you may trash one of your cards in play
    .button = trash one of your cards in play
lose-any-troop = lose a troop from your garrison or in the Conflict

# Influence
influence-snooped = gain 1 influence with a faction whose track still has a Snooper of yours
influence_here = gain 1 influence with the faction to whose space you sent an Agent this turn
quid_pro_quo = gain 1 influence with each faction on whose spaces you have an Agent
grand_conspiracy = gain 1 victory point for three of these, or 2 for all four: both Dreadnoughts commissioned, a copy of The Spice Must Flow, 4 or more influence with two factions, a seat in the High Council

# Conditions
if-agent-on = you have an Agent on a space of { $faction }
if-enemy_here = there is an enemy Agent on the space
if-persuasive = you have { $n } or more persuasion
if-rich = you have { $n } or more solari
if-tech-tiles = you have { $n } or more Tech tiles
if-units-deployed = you have deployed { $n } or more units this turn
