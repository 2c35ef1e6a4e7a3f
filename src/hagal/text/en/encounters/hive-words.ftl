# Legendary Encounters, Alien: rooms, the Hive, Objectives and Locations.

module-encounters-alien = Alien
set-alien = Alien

enc-space-ventilation-shafts = the Ventilation Shafts
enc-space-power-station = the Power Station
enc-space-weapons-locker = the Weapons Locker
enc-space-med-lab = the Med-Lab
enc-space-airlock = the Airlock

# Enemies that sentences name
name-enemy-facehugger = Facehugger
name-enemy-chestburster = Chestburster

# What the Events of an Objective and the Hazards of a Location are called
enc-event-the-sos = Rough Landing
enc-event-no-one-can-hear-you-scream = People Are Disappearing
enc-event-a-perfect-organism = It's Hunting Us
enc-hazard-the-nostromo-1 = Brought Something Back
enc-hazard-the-nostromo-2 = It's Loose
enc-hazard-the-nostromo-3 = Self-Destruct

# Goals
enc-goal-the-sos = Goal: find both S.O.S. cards
enc-goal-no-one-can-hear-you-scream = Goal: find the Ventilation Seal and close the Ventilation Shafts with it
enc-goal-a-perfect-organism = Goal: kill the Perfect Organism
