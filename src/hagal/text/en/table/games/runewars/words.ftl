# The table of Runewars in the browser.


# Parts of the table
table-runewars-map = The map
table-runewars-own = What is yours
table-runewars-year = Year { $n } of { $last }

# The map
table-runewars-map-keys = The map. Arrow keys go from area to area, + and − zoom.
table-runewars-lens = Size of the map
table-runewars-nearer = Nearer
table-runewars-farther = Farther
table-runewars-fit = The whole map
table-runewars-some = { $unit } ({ $n })
table-runewars-some-routed = { $unit } ({ $n }), routed
table-runewars-march = On the march from { $start } to { $area }: { $units }

# What is in an area, in words
table-runewars-home = Home realm: { $faction }.
table-runewars-controlled = Controlled by { $name }.
table-runewars-wild = Held by neutral units.
table-runewars-yields = Yields { $what }.
table-runewars-yield-food = food { $n }
table-runewars-yield-wood = wood { $n }
table-runewars-yield-ore = ore { $n }
table-runewars-barren = Yields nothing.
table-runewars-border-mountain = Mountains towards { $areas }.
table-runewars-border-water = Water towards { $areas }.
table-runewars-border-ice = Frozen water towards { $areas }.
table-runewars-hold = Stronghold of { $name }.
table-runewars-damaged = Damaged stronghold of { $name }.
table-runewars-developed = Development: { $what }.
table-runewars-city = City: { $city }.
table-runewars-site = Space for a city.
table-runewars-standing = Units: { $units }.
table-runewars-routed = Routed: { $units }.
table-runewars-here-hero =
    { $n ->
        [0] Hero: { $hero } ({ $name }).
       *[other] Hero: { $hero } ({ $name }), damage { $n }.
    }
table-runewars-here-hero-routed =
    { $n ->
        [0] Hero: { $hero } ({ $name }), routed.
       *[other] Hero: { $hero } ({ $name }), routed, damage { $n }.
    }
table-runewars-activated = Activation tokens: { $names }.
table-runewars-rune = Rune token, face down.
table-runewars-rune-known = Rune token, face down; you know it: { $rune }.
table-runewars-rune-up = Rune token, face up: { $rune }.
table-runewars-token = Exploration token { $n }, face down.
table-runewars-token-known = Exploration token, face down; you know it: { $token }.
table-runewars-token-up = Exploration token: { $token }.
table-runewars-dropped = Rewards on the ground: { $rewards }.
table-runewars-dropped-hidden =
    { $n ->
        [one] A reward lies face down on the ground.
       *[other] { $n } rewards lie face down on the ground.
    }

# How many units
table-runewars-count-send = { $unit } from { $area }
table-runewars-count-move = { $unit } to { $area }
table-runewars-count-deploy = { $unit } in { $area }

table-runewars-sheet =
    # Runewars on one page
    ## Goal
    Dragon runes in areas that you control. Revised Edition: show six in your turn and still hold six a year later (RWR-004, RWR-005). 2010: six win at once (RW-220).
    If nobody has won after the last winter, most dragon runes do (RW-221): year 7, in 2010 year 6 (RWR-003, RW-040).
    ## A season (RW-041)
    Season card: its text, then its icon (RW-042). Spring: orders come back, all stand up (RW-050). Summer: quest phase (RW-051). Fall: influence or tactics (RW-052). Winter: food limits your armies, water freezes (RW-053).
    Orders: everybody chooses one in secret (RW-043); they are revealed together and resolved from the lowest number (RW-044). If yours is the highest of the year so far, you have its bonus (RW-046).
    ## The orders
    1 Strategize (RW-070), 2 Mobilize (RW-072) and 3 Conquer (RW-074) move armies. 4 Harvest sets the dials (RW-075), 5 Recruit gives units (RW-077), 6 Rally Support asks the cities (RW-078), 7 Acquire Power gives influence and titles (RW-080), 8 Fortify builds strongholds and hides runes (RW-081).
    ## Battles
    Into an enemy area: battle (RW-097). Into a neutral one: battle or diplomacy (RW-115).
    Five rounds by initiative; each standing unit draws a fate card (RW-124): specials, routs, damage (RW-126). Then strength: standing units, stronghold, bonuses (RW-140); ties go to the defender (RW-142). The loser retreats (RW-145).
    ## Heroes
    In the quest phase each moves, heals or trains (RW-162); quests (RW-166) and duels (RW-175) bring rewards. In the Revised Edition they support units in battle (RWR-008).
    Your secret objective brings a dragon rune when it is fulfilled in your turn (RW-203).

# Statistics
mine-by-role-runewars = Faction
mine-edition-runewars-revised = Revised Edition
mine-edition-runewars-2010 = first edition

# In network games: passing ahead
table-runewars-ahead = No tactics of mine in this battle
table-runewars-ahead-on = You play no tactics in this battle, until somebody else plays one. Nobody is told.
table-runewars-ahead-ended = You had passed ahead, but { $name } has played a card: you decide yourself.
