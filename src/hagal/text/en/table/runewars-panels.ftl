# The panels around the map of Runewars: the year, players, one's own things, decks.

table-runewars-setup = Setting up
table-runewars-season-spring = Spring
table-runewars-season-summer = Summer
table-runewars-season-fall = Fall
table-runewars-season-winter = Winter
table-runewars-season-then = { $season }, then { $after }
table-runewars-season-last = { $season }, the last season
table-runewars-frozen = Water is frozen until the season ends
table-runewars-claims = { $name } claims victory here
table-runewars-claim-until = Claims victory: wins with the dragon runes still held when { $season } comes
table-runewars-given = Has chosen, face down
table-runewars-out = Out of the game
table-runewars-influence = Influence: { $n }
table-runewars-bid = Bid: { $n }
table-runewars-dial-food = Food { $n } of 8
table-runewars-dial-wood = Wood { $n } of 8
table-runewars-dial-ore = Ore { $n } of 8
table-runewars-order-plain = { $name }
table-runewars-order-supreme = { $name }: with supremacy
table-runewars-order-would = Supremacy: the highest order of your year so far
table-runewars-order-used = Used up until spring
table-runewars-order-used-in = Played in { $season }, back in spring
table-runewars-areas =
    { $n ->
        [one] { $n } area
       *[other] { $n } areas
    }
table-runewars-strongholds =
    { $n ->
        [one] { $n } stronghold
       *[other] { $n } strongholds
    }{ $damaged ->
        [0] { "" }
       *[other] , damaged: { $damaged }
    }
table-runewars-tactics-in-hand =
    { $n ->
        [one] { $n } tactics card
       *[other] { $n } tactics cards
    }
table-runewars-quests-in-hand =
    { $n ->
        [one] { $n } quest
       *[other] { $n } quests
    }
table-runewars-runes =
    { $n ->
        [one] { $n } dragon rune of { $target } known to you
       *[other] { $n } dragon runes of { $target } known to you
    }
table-runewars-runes-hidden =
    { $n ->
        [one] { $n } rune token unknown
       *[other] { $n } rune tokens unknown
    }
table-runewars-holds = { $title }, influence { $n }
table-runewars-title-of = Held by { $name }
table-runewars-title-free = Nobody holds it
table-runewars-hero-in = in { $area }
table-runewars-hero-damage = damage { $n }
table-runewars-hero-routed = routed
table-runewars-hero-rewards =
    { $n ->
        [one] { $n } reward
       *[other] { $n } rewards
    }
table-runewars-skill = { $what } { $n }
table-runewars-dials = Your dials and supply
table-runewars-hand = Your orders
table-runewars-cards = Heroes and cards
table-runewars-offered = To choose from
table-runewars-fresh = from next season on
table-runewars-supply-strongholds = Strongholds
table-runewars-supply-of = In your supply: { $name } ({ $n })
table-runewars-beside = Decks, discards and titles
table-runewars-left =
    { $n ->
        [one] { $n } left
       *[other] { $n } left
    }
table-runewars-pile-fate = Fate cards
table-runewars-pile-tactic = Tactics cards
table-runewars-pile-quest = Quests
table-runewars-pile-reward = Rewards
table-runewars-pile-hero = Heroes
table-runewars-pile-objective = Objectives out of play
table-runewars-pile-season = Season cards

# Kinds of components, on a card
table-runewars-kind-faction = Faction
table-runewars-kind-unit = Unit
table-runewars-kind-hero = Hero
table-runewars-kind-order = Order
table-runewars-kind-fate = Fate card
table-runewars-kind-season = Season card
table-runewars-kind-area = Area
table-runewars-kind-city = City
table-runewars-kind-quest = Quest
table-runewars-kind-exploration = Exploration token
table-runewars-kind-tile = Map tile
table-runewars-kind-tactic = Tactics card
table-runewars-kind-objective = Objective
table-runewars-kind-reward = Reward
table-runewars-kind-rune = Rune token
table-runewars-kind-title = Title
table-runewars-season-card = Season card: { $season }
table-runewars-bonus = Supremacy bonus
table-runewars-from-pack = From the content pack { $pack }
