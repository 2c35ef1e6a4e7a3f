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
# What an order does and its supremacy bonus in a few words, for its card; the whole stands on it when it is enlarged
table-runewars-brief-strategize = Move one area, in peace
table-runewars-brief-strategize-bonus = Draw tactics
table-runewars-brief-mobilize = March into an area
table-runewars-brief-mobilize-bonus = March again
table-runewars-brief-conquer = March into an area
table-runewars-brief-conquer-bonus = Siege +3
table-runewars-brief-harvest = Set your dials
table-runewars-brief-harvest-bonus = Develop
table-runewars-brief-recruit = Units of one dial
table-runewars-brief-recruit-bonus = Another dial
table-runewars-brief-rally-support = A benefit of each city
table-runewars-brief-rally-support-bonus = Hire a hero
table-runewars-brief-acquire-power = Gain influence
table-runewars-brief-acquire-power-bonus = Take a title
table-runewars-brief-fortify = Build, repair, mix runes
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
table-runewars-is-routed = routed
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

# The start page and the set-up form
table-runewars-quick = Runewars
table-runewars-quick-note = A ready board, two players, with a bot
table-runewars-name-empty = by its faction
table-runewars-players-note = Two to four players. With fewer, the board is smaller.
table-runewars-edition-revised-note = Road to Victory: prove six dragon runes, and still hold them a year later.
table-runewars-edition-2010-note = Whoever controls six dragon runes wins at once.
table-runewars-board-quick-note = Begin at once on a board that is made for your number of players.
table-runewars-board-build-note = Lay the map tiles in turn, as the rulebook has it.
table-runewars-board-random-note = Tiles, runes and home realms are laid by chance.
table-runewars-factions = Factions
table-runewars-factions-choose = Each player chooses at the start of the game
table-runewars-factions-random = By chance
table-runewars-factions-named = Named here, seat by seat
table-runewars-faction-random = By chance
table-runewars-wrong-faction-twice = Another seat plays this faction already.

# How it is played
table-runewars-mode-first = { $mode }, first edition
table-runewars-mode-epic = { $mode }, first edition, Epic
web-help-runewars = Click a lit area, unit, order or card; or choose from the list of options, which always holds everything that you can do.
web-help-runewars-supremacy = An order has its supremacy bonus if it has the highest number of those that you have played this year: its card has a golden edge then.
web-help-runewars-runes = Blue stones are rune tokens. You see what you have looked at; the others lie face down. Win with the dragon runes in your areas.

# Why not?
table-runewars-why-order = Orders are chosen once in each season, after its card.
table-runewars-why-fresh = { $card } was drawn in this season: it can be played from the next one on.
table-runewars-why-tactic = { $card } cannot be played now. { $times }.
table-runewars-why-quest = Quests are attempted by a hero in the quest phase, in summer, in the area that the card names.
table-runewars-why-objective = Show your objective in your turn, as soon as it is met.
table-runewars-why-hero = Heroes act in the quest phase, in summer; some orders take them along.
table-runewars-why-reward = { $card } cannot be used now. { $times }.

# The end
table-runewars-end-by-runes =
    { $n ->
        [one] Won by { $n } dragon rune in year { $year }.
       *[other] Won by { $n } dragon runes in year { $year }.
    }
table-runewars-end-by-claim =
    { $n ->
        [one] The claim to victory held: { $n } dragon rune in year { $year }.
       *[other] The claim to victory held: { $n } dragon runes in year { $year }.
    }
table-runewars-end-by-reckoning =
    { $n ->
        [one] Reckoning after the last winter: { $n } dragon rune is the most.
       *[other] Reckoning after the last winter: { $n } dragon runes are the most.
    }
table-runewars-end-by-last = All others are out of the game in year { $year }.
table-runewars-end-tied-influence = Equal in dragon runes: influence decided.
table-runewars-end-tied-start = Equal in dragon runes and influence: the influence that a faction starts with decided.
table-runewars-end-title = Dragon runes: { $n } win
table-runewars-end-runes = Dragon runes
table-runewars-end-influence = Influence
table-runewars-end-areas = Areas
table-runewars-end-strongholds = Strongholds
table-runewars-end-battles = Battles won
table-runewars-end-quests = Quests done

# The legend
table-runewars-legend-year = The year
table-runewars-legend-goods = Resources
table-runewars-legend-people = What players have
table-runewars-legend-builds = Developments
table-runewars-legend-fights = Units and battles
table-runewars-legend-skills = Heroes
table-runewars-legend-factions = Factions
table-runewars-icon-supreme = Supremacy bonus
table-runewars-icon-influence = Influence
table-runewars-icon-area = Areas
table-runewars-icon-stronghold = Strongholds
table-runewars-icon-rune = Dragon runes that you know of
table-runewars-icon-hidden = Rune token face down
table-runewars-icon-tactic = Tactics cards
table-runewars-icon-quest = Quests
table-runewars-icon-objective = Objective
table-runewars-icon-reward = Rewards
table-runewars-icon-hero = Heroes
table-runewars-icon-title = Titles
table-runewars-icon-claim = Claim to victory
table-runewars-icon-first = First player
table-runewars-icon-sealed = Has chosen in secret
table-runewars-icon-out = Out of the game
table-runewars-icon-heart = Health
table-runewars-icon-initiative = Initiative
table-runewars-icon-special = Special ability
table-runewars-icon-damage = Damage
table-runewars-icon-routed = Routed
table-runewars-icon-fast = Fast: one area farther
table-runewars-icon-flying = Flying: no border stops it
