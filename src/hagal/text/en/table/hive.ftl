# The table of Legendary Encounters: Alien in the browser.

# Parts of the table
table-hive-complex = The Complex
table-hive-hive = Hive
table-hive-hive-deck =
    { $n ->
        [one] Hive: { $n } card
       *[other] Hive: { $n } cards
    }
table-hive-phase = Hive
table-hive-hatchery = Hatchery
table-hive-nest =
    { $n ->
        [one] Hatchery: { $n } Facehugger
       *[other] Hatchery: { $n } Facehuggers
    }, { $of ->
        [one] { $of } Chestburster
       *[other] { $of } Chestbursters
    }
table-hive-sergeant = Sergeant
table-hive-sergeants =
    { $n ->
        [one] { $n } Sergeant
       *[other] { $n } Sergeants
    }
table-hive-drones-left = Drones only

# Rooms
table-hive-space-ventilation-shafts = Ventilation Shafts
table-hive-space-power-station = Power Station
table-hive-space-weapons-locker = Weapons Locker
table-hive-space-med-lab = Med-Lab
table-hive-space-airlock = Airlock

# What Aliens do to players
table-hive-menaces = What the Aliens did to { $name }
table-hive-turns-left =
    { $n ->
        [one] { $n } turn is left to kill it; then it leaves a Chestburster behind.
       *[other] { $n } turns are left to kill it; then it leaves a Chestburster behind.
    }
table-hive-burster-told = Carries a Chestburster: no enemy strikes, but whoever draws it dies
table-hive-captive = The Avatar of { $name } is captive in Operations
table-hive-taken =
    { $n ->
        [one] A captive: for { $n } point you free and gain it
       *[other] A captive: for { $n } points you free and gain it
    }
table-hive-saved = Saved: { $name }
table-hive-beside = Beside the Avatar: { $name }

# Objectives, Location, HQ
table-hive-progress = { $n } of { $of } done
table-hive-armed = Armed
table-hive-armed-at = The Self-Destruct is running: { $room }
table-hive-closed =
    { $n ->
        [one] { $n } space of the HQ is closed
       *[other] { $n } spaces of the HQ are closed
    }
table-hive-closed-space = Closed: no space of the HQ any more
table-hive-clone = Failed Clone
table-hive-clone-told = Failed Clone: it does not strike; pay what it costs to kill it
table-hive-lives =
    { $n ->
        [one] It must be wounded { $n } more time before it can die
       *[other] It must be wounded { $n } more times before it can die
    }

# Films
table-hive-film-alien = Alien
table-hive-film-aliens = Aliens
table-hive-film-alien3 = Alien 3
table-hive-film-resurrection = Alien: Resurrection

# The end
table-hive-end-lost = Nobody can hear you scream: you have lost
table-hive-end-out = The Hive ran out for the second time, at Objective { $n }, in round { $rounds }: all are lost.
table-hive-end-burst = dead: a Chestburster
table-hive-over-ultimate = The Ultimate Prey of the Hive was killed in round { $rounds }.
table-hive-over-escaped = The Hive is empty: the hunt ended in round { $rounds }.
table-hive-trophies-card = Finds, clones

# The legend
table-hive-legend-menaces = The Aliens
table-hive-legend-crews = Crews
table-hive-icon-xenomorph = A card of the Hive, face down
table-hive-icon-egg = The Hatchery
table-hive-icon-facehugger = Facehugger, with the Attack that kills it
table-hive-icon-chestburster = Chestburster: nobody strikes its host, who dies when it is drawn
table-hive-icon-turns = Turns that are left to kill a Facehugger
table-hive-icon-captive = Captive
table-hive-icon-saved = A Missing Brother who was saved
table-hive-icon-armed = The Self-Destruct is running
table-hive-icon-closed = A space of the HQ that is closed
table-hive-icon-clone = Failed Clone
table-hive-icon-sergeant = Sergeant
