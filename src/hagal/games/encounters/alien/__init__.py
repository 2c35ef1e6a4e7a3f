"""Legendary Encounters: Alien, as a module of this title: alone, mixed with Hunted, or hunted by Predators.

Where a rule lives: setup (AL-010..024), facehuggers (AL-080..092, AL-101), hive (AL-050..054, AL-061..064, AL-100),
actions (AL-037..039), effects (AL-066, PR-312..335), hatchery (what it adds to the state, and who may look at it),
settings (every open point as an option), catalogue (every component). What Alien shares with Hunted is in `coop`, in
`objectives` and in base, under the names of Predator (PR-182): Hive = Enemy deck, Complex = Wilds, room = space,
Sergeant = Officer, Drone = Young Blood; people read those of Alien, since texts have words for it (`wording`).
"""
