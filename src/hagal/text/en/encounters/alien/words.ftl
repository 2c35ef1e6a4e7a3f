# Legendary Encounters, Alien: rooms, the Hive, Objectives and Locations.

# What is played, in the heading of a game
title-encounters-alien = Legendary Encounters: Alien
title-encounters-alien-hunted = Legendary Encounters: Predator and Alien
title-encounters-alien-hunters = Legendary Encounters: Hunters and Alien

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
name-enemy-sos = S.O.S.
name-enemy-colonist-host = Colonist Host
name-enemy-perfect-organism = Perfect Organism
name-enemy-queen = Queen
name-enemy-beast = Beast
name-enemy-cloned-queen = Cloned Queen
name-enemy-newborn = Newborn
name-enemy-xenomorph-clone = Xenomorph Clone

# What the Events of an Objective and the Hazards of a Location are called
enc-event-the-sos = Rough Landing
enc-event-no-one-can-hear-you-scream = People Are Disappearing
enc-event-a-perfect-organism = It's Hunting Us
enc-event-the-lost-colony = Low Visibility
enc-event-they-mostly-come-at-night = Somebody's Gonna Have To Go Out There
enc-event-whos-laying-the-eggs = Taken to the Hatchery
enc-event-where-are-the-brothers = Dead on Arrival
enc-event-the-beast-is-out-there = Easy Prey
enc-event-nobody-can-stop-it = It's a Dragon!
enc-event-breakout = They've Escaped
enc-event-youre-a-thing-a-construct = Absolute Horror
enc-event-shell-breed-youll-die = It's Their Ship Now
enc-hazard-the-nostromo-1 = Brought Something Back
enc-hazard-the-nostromo-2 = It's Loose
enc-hazard-the-nostromo-3 = Self-Destruct
enc-hazard-hadleys-hope-1 = What Are We Supposed to Use, Harsh Language?
enc-hazard-hadleys-hope-2 = They Cut the Power
enc-hazard-hadleys-hope-3 = Cocooned
enc-hazard-fiorina-fury-161-1 = Stowaway
enc-hazard-fiorina-fury-161-2 = Blood and Terror
enc-hazard-fiorina-fury-161-3 = There's No One Coming To Help Us
enc-hazard-fiorina-fury-161-4 = There's No One Coming To Help Us
enc-hazard-the-auriga-1 = No Time to Waste
enc-hazard-the-auriga-2 = We Have to Work Together
enc-hazard-the-auriga-3 = They're All Dead

# Goals
enc-goal-the-sos = Goal: find both S.O.S. cards
enc-goal-no-one-can-hear-you-scream = Goal: find the Ventilation Seal and close the Ventilation Shafts with it
enc-goal-a-perfect-organism = Goal: kill the Perfect Organism
enc-goal-the-lost-colony = Goal: kill three Colonist Hosts
enc-goal-they-mostly-come-at-night = Goal: place Sentry Guns in two rooms
enc-goal-whos-laying-the-eggs = Goal: kill the Queen
enc-goal-where-are-the-brothers = Goal: find both Missing Brothers and save those who are still alive
enc-goal-the-beast-is-out-there = Goal: find Bishop's Head and place it in the Complex
enc-goal-nobody-can-stop-it = Goal: kill the Beast
enc-goal-breakout = Goal: kill three Xenomorph Clones
enc-goal-youre-a-thing-a-construct = Goal: kill all Failed Clones
enc-goal-shell-breed-youll-die = Goal: kill the Cloned Queen and the Newborn
