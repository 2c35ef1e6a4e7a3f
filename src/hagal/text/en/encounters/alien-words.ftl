# Legendary Encounters, Alien: crews, characters, rooms.

enc-team-nostromo = the Nostromo
enc-team-sulaco = the Sulaco
enc-team-fury161 = Fury 161
enc-team-the-betty = the Betty

enc-who-captain-dallas = Captain Dallas
enc-who-chief-engineer-parker = Chief Engineer Parker
enc-who-navigator-lambert = Navigator Lambert
enc-who-warrant-officer-ripley = Warrant Officer Ripley

enc-space-underground-alien = the Ventilation Shafts
enc-space-graveyard-alien = the Power Station
enc-space-river-alien = the Weapons Locker
enc-space-ruins-alien = the Med-Lab
enc-space-hills-alien = the Airlock

enc-open-enemies-alien = for each face-up enemy in the Complex
