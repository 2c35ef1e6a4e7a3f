# Legendary Encounters: Alien in the terminal.

# The board
term-encounters-phase-hive = Hive phase
term-encounters-hive = Hive { $n }
term-encounters-hive-last = last Hive { $n }
term-encounters-hatchery =
    { $n ->
        [one] Hatchery: { $n } Facehugger
       *[other] Hatchery: { $n } Facehuggers
    }, { $of ->
        [one] { $of } Chestburster
       *[other] { $of } Chestbursters
    }
term-encounters-complex = Complex
term-encounters-space-ventilation-shafts = Ventilation Shafts
term-encounters-space-power-station = Power Station
term-encounters-space-weapons-locker = Weapons Locker
term-encounters-space-med-lab = Med-Lab
term-encounters-space-airlock = Airlock
term-encounters-sergeant = Sergeant
term-encounters-progress = ({ $n } of { $of })
term-encounters-armed = (armed)
term-encounters-armed-at = The Self-Destruct is running: { $room }
term-encounters-life = (must be wounded first)
term-encounters-clone = (Failed Clone)
term-encounters-closed =
    { $n ->
        [one] { $n } space closed
       *[other] { $n } spaces closed
    }

# Players
term-encounters-hugged =
    { $n ->
        [one] Facehugger: { $n } turn left
       *[other] Facehugger: { $n } turns left
    }
term-encounters-infested = carries a Chestburster
term-encounters-captive = the Avatar is captive
term-encounters-saved = Saved:
term-encounters-hazards-beside = Hazards:

# The end
term-encounters-ended-lost-alien = The game is over. The Hive has won.
term-encounters-hive-empty = The Hive ran out at Objective { $n }, in round { $rounds }: all are lost.
term-encounters-burst = Killed by a Chestburster: { $names }.
term-encounters-ended-escaped-alien = The game is over. The Hive was empty in round { $n }.
term-encounters-open = (not completed)
term-encounters-trophies-finds = finds, clones { $n }:
term-encounters-honor-finds = Finds
