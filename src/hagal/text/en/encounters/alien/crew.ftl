# Legendary Encounters, Alien: crews, characters, rooms.

enc-team-nostromo = the Nostromo
enc-team-sulaco = the Sulaco
enc-team-fury161 = Fury 161
enc-team-the-betty = the Betty

enc-who-captain-dallas = Captain Dallas
enc-who-chief-engineer-parker = Chief Engineer Parker
enc-who-navigator-lambert = Navigator Lambert
enc-who-warrant-officer-ripley = Warrant Officer Ripley
enc-who-bishop = Bishop
enc-who-corporal-hicks = Corporal Hicks
enc-who-lieutenant-ripley = Lieutenant Ripley
enc-who-private-hudson = Private Hudson
enc-who-brother-dillon = Brother Dillon
enc-who-cmo-clemens = CMO Clemens
enc-who-francis-85-aaron = Francis ‘85’ Aaron
enc-who-sister-ripley = Sister Ripley
enc-who-call = Call
enc-who-christie = Christie
enc-who-johner = Johner
enc-who-ripley-no-8 = Ripley No. 8

enc-space-underground-alien = the Ventilation Shafts
enc-space-graveyard-alien = the Power Station
enc-space-river-alien = the Weapons Locker
enc-space-ruins-alien = the Med-Lab
enc-space-hills-alien = the Airlock

enc-open-enemies-alien = for each face-up enemy in the Complex
