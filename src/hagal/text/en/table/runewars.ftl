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
