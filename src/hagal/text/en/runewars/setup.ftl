# Runewars: the map and the set-up.

setting-runewars-board = Board
setting-runewars-factions = Factions
setting-runewars-first = First player
setting-runewars-markers = Distance of home realms

# First player and factions
rw-ask-faction = Which faction do you take?
rw-option-faction = { $faction }
event-rw-first-fate = { $seat } is dealt fate card { $n }.
event-rw-first-player = { $seat } is first player.
event-rw-faction = { $seat } takes { $faction }.

# Tiles
rw-ask-tile = Which tile do you lay?
rw-ask-place = Where does area { $area } of { $tile } lie?
rw-ask-turn = How is { $tile } turned?
rw-option-tile = lay { $tile }
rw-option-place = column { $q }, row { $r }
rw-option-turn =
    { $turn ->
        [0] as printed
        [one] turned { $turn } sixth clockwise
       *[other] turned { $turn } sixths clockwise
    }
event-rw-setup-quest = { $seat } is dealt { $quest } and takes { $tile }.
event-rw-lay-tile = { $seat } lays { $tile }.
event-rw-rebuild = The board cannot be finished: all tiles are taken back, and it is built anew.
event-rw-ready-board =
    { $n ->
        [one] A ready board of { $n } tile is laid.
       *[other] A ready board of { $n } tiles is laid.
    }

# Home realms
rw-ask-marker = Where does home realm marker { $n } of { $of } stand?
rw-ask-home = In the place of which marker do you lay your home realm?
rw-ask-home-turn = How does your home realm lie?
rw-option-marker =
    { $direction ->
        [0] column { $q }, row { $r }, and the hex to the north
        [1] column { $q }, row { $r }, and the hex to the north-east
       *[2] column { $q }, row { $r }, and the hex to the south-east
    }
rw-option-home =
    { $turn ->
        [0] area A at column { $q }, row { $r }, as printed
        [one] area A at column { $q }, row { $r }, turned { $turn } sixth clockwise
       *[other] area A at column { $q }, row { $r }, turned { $turn } sixths clockwise
    }
event-rw-home-marker = { $seat } places a home realm marker.
event-rw-lay-home = { $seat } lays the home realm.

# Rune tokens
rw-ask-setup-false = In which area of your home realm does the false rune lie?
rw-ask-setup-rune = You place a dragon rune and a false rune in two areas. Which is the first?
rw-ask-setup-second-rune = One token goes to { $area }. In which area does the other one lie?
rw-ask-setup-dragon = Which of the two is the dragon rune?
rw-ask-setup-one-rune = There is room for one rune token only, in { $area }. Which one do you place?
rw-option-setup-false = false rune in { $area }
rw-option-setup-rune = a rune token in { $area }
rw-option-setup-dragon = dragon rune in { $area }
rw-option-setup-keep-rune = place the { $rune }
event-rw-setup-runes = { $seat } places rune tokens face down in { $areas }.
event-rw-setup-one-rune = { $seat } places a { $rune } in { $area }; the other token goes back to its pile.

# Cities, strongholds, units, heroes, hands
rw-ask-first-stronghold = In which area of your home realm does your stronghold stand?
rw-ask-setup-recruits =
    { $n ->
        [one] Where does a { $unit } go? { $n } unit to place.
       *[other] Where does a { $unit } go? { $n } units to place.
    }
rw-ask-starting-hero = In which area of your home realm does { $hero } start?
rw-option-first-stronghold = stronghold in { $area }
rw-option-setup-recruit = { $unit } to { $area }
rw-option-starting-hero = hero to { $area }
event-rw-city-founded = { $city } lies in { $area }.
event-rw-first-stronghold = { $seat } places a stronghold in { $area }.
event-rw-setup-recruit = { $seat } places a { $unit } in { $area }.
event-rw-starting-hero = { $seat } is joined by { $hero }.
event-rw-starting-hero-placed = { $hero } starts in { $area }.
event-rw-starting-hand = { $seat } starts with { $influence } influence; tactics cards drawn: { $tactics }.
event-rw-starting-objective = { $seat } draws an objective: { $card }.
event-rw-starting-objective-hidden = { $seat } draws a secret objective.

# Names
name-tile-1 = tile 1
name-tile-2 = tile 2
name-tile-3 = tile 3
name-tile-4 = tile 4
name-tile-5 = tile 5
name-tile-6 = tile 6
name-tile-7 = tile 7
name-tile-8 = tile 8
name-tile-9 = tile 9
name-tile-daqan = home realm of Daqan
name-tile-latari = home realm of Latari
name-tile-waiqar = home realm of Waiqar
name-tile-uthuk = home realm of Uthuk
name-area-1a = 1A
name-area-1b = 1B
name-area-1c = 1C
name-area-2a = 2A
name-area-2b = 2B
name-area-2c = 2C
name-area-3a = 3A
name-area-3b = 3B
name-area-3c = 3C
name-area-4a = 4A
name-area-4b = 4B
name-area-4c = 4C
name-area-5a = 5A
name-area-5b = 5B
name-area-5c = 5C
name-area-5d = 5D
name-area-6a = 6A
name-area-6b = 6B
name-area-6c = 6C
name-area-6d = 6D
name-area-7a = 7A
name-area-7b = 7B
name-area-7c = 7C
name-area-8a = 8A
name-area-8b = 8B
name-area-8c = 8C
name-area-8d = 8D
name-area-9a = 9A
name-area-9b = 9B
name-area-daqan-a = Daqan A
name-area-daqan-b = Daqan B
name-area-daqan-c = Daqan C
name-area-latari-a = Latari A
name-area-latari-b = Latari B
name-area-latari-c = Latari C
name-area-waiqar-a = Waiqar A
name-area-waiqar-b = Waiqar B
name-area-waiqar-c = Waiqar C
name-area-uthuk-a = Uthuk A
name-area-uthuk-b = Uthuk B
name-area-uthuk-c = Uthuk C
name-city-forge = Forge
name-city-dawnsmoor = Dawnsmoor
name-city-greyhaven = Greyhaven
name-city-vynelvale = Vynelvale
name-city-harrowford = Harrowford
name-city-silvermere = Silvermere
name-city-wyrmwatch = Wyrmwatch
