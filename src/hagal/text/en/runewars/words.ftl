# Runewars: seasons, resources, kinds of components, settings.

title-runewars = Runewars

# Seasons, resources, destinies
rw-spring = spring
rw-summer = summer
rw-fall = fall
rw-winter = winter
rw-food = food
rw-wood = wood
rw-ore = ore
rw-destiny-gold = gold
rw-destiny-grey = grey
rw-destiny-red = red
rw-development-resource = resource site
rw-development-diplomat = diplomat
rw-development-training-ground = training ground
rw-development-defensive = defensive development

# Kinds of components
kind-faction = Factions
kind-unit = Units
kind-order = Orders
kind-season = Season cards
kind-tactic = Tactics cards
kind-hero = Heroes
kind-quest = Quests
kind-reward = Rewards
kind-title = Titles
kind-city = Cities
kind-tile = Map tiles
kind-area = Areas
kind-fate = Fate cards
kind-rune = Rune tokens
kind-exploration = Exploration tokens

# How a component's name stands in a sentence
shown-order = { $name }
shown-season = { $name }
shown-tactic = { $name }
shown-quest = { $name }
shown-reward = { $name }
shown-title = { $name }

# What stands on components
rw-shape-triangle = triangle
rw-shape-rectangle = rectangle
rw-shape-hexagon = hexagon
rw-shape-circle = circle
rw-describe-season = Season card: { $season }
rw-describe-council = Wizards’ Council
rw-describe-effects = { $effects }
rw-describe-lost = May be exchanged if { $condition }
rw-describe-needs = Only if { $conditions }
rw-describe-unit = Base: { $shape }; health { $health }, initiative { $initiative }
rw-describe-unit-fast = Fast: goes three areas with Mobilize and Conquer
rw-describe-unit-flying = Flying: no border stops it
rw-describe-start = Starts with { $influence } influence and tactics cards: { $tactics }
rw-describe-dials = Dials: food { $food }, wood { $wood }, ore { $ore }
rw-describe-units = Units: { $units }
rw-describe-city-units = Neutral units: { $shape }, { $n }
rw-describe-city-rest = Or tactics cards { $tactics }, influence { $influence }, quests { $quests }
rw-describe-area =
    { $city ->
        [0] { $area }: food { $food }, wood { $wood }, ore { $ore }
       *[1] { $area }: food { $food }, wood { $wood }, ore { $ore }; a city
    }
rw-describe-guards = { $area }: { $unit } ({ $n })
text-rune-dragon = Counts for victory while you control its area.
text-rune-false = Does not count, but hides where the dragon runes lie.
rw-describe-reads = { $shape }: { $icon }
rw-describe-destiny = Destiny: { $destiny }
rw-describe-borders = Sides with mountains: { $mountains }; with water: { $water }

# Facts of components
fact-dials = dials
fact-effects = effect
fact-flying = flying
fact-influence = influence
fact-initiative = initiative
fact-places = shape of the tile
fact-quests = quests
fact-shape = base
fact-special = special ability
fact-start = starting dials
fact-tactics = tactics cards
fact-times = when it is played
fact-units = units
fact-city = city space
fact-guards = number of neutral units
fact-neutral = neutral units
fact-sides = borders
fact-yields = resources

# Endings
ending-runewars-runes = Dragon runes won it
ending-runewars-reckoning = Reckoning after the last winter
ending-runewars-last = Only one player was left

# Settings
setting-runewars-edition = Edition
setting-runewars-edition-revised = Revised Edition (2012)
setting-runewars-edition-2010 = First edition (2010)
setting-runewars-epic = Epic game
setting-runewars-epic-note = 8 years, 7 dragon runes; first edition only
setting-runewars-board-quick = a ready board
setting-runewars-board-random = a board laid by chance
setting-runewars-board-build = the players build it
setting-runewars-factions-choose = the players choose
setting-runewars-factions-random = drawn by chance
setting-runewars-first-random = drawn by chance
setting-runewars-markers-between = counted by the areas between them
setting-runewars-markers-apart = counted by the steps from one to the other
setting-runewars-claim = A claim to victory is marked with
setting-runewars-claim-card = the victory card
setting-runewars-claim-unit = an unused unit
setting-runewars-withdraw-claim = May a claim be withdrawn?
setting-runewars-withdraw-claim-never = never
setting-runewars-withdraw-claim-may = from the next season on
setting-runewars-own-title = Influence on a title that one holds already
setting-runewars-own-title-never = cannot be raised
setting-runewars-own-title-raise = may be raised
