# Legendary Encounters set up: modes, films, what one mixes, and the options of Alien.

table-encounters-play-hunted-note = Soldiers against Predators.
table-encounters-play-hunters-note = You are the Predators.
table-encounters-updated = Updated Objectives and Locations.
table-encounters-play-alien = Alien
table-encounters-play-alien-note = Survivors against the Hive. { table-encounters-updated }
table-encounters-play-hunted-alien = Hunted and Alien
table-encounters-play-hunted-alien-note = Both cooperative games as one: every part may be of either. { table-encounters-updated }
table-encounters-play-hunters-alien = Hunters and Alien
table-encounters-play-hunters-alien-note = Predators hunt Aliens. { table-encounters-updated }
table-encounters-quick-alien = Alien, solo
table-encounters-quick-alien-note = Legendary Encounters: Alien, the first film
table-encounters-film-alien = Alien
table-encounters-film-aliens = Aliens
table-encounters-film-alien3 = Alien 3
table-encounters-film-resurrection = Alien: Resurrection
table-encounters-stand-ins-so-far = { $n } of the { $all } cards that are certain so far are stand-ins
table-encounters-stand-ins-alien = Of Alien, health and texts of the Hive, the Drones, the Strikes and nearly all of the Barracks are ours.
table-encounters-stand-ins-hunted-alien = { table-encounters-stand-ins-alien }
table-encounters-stand-ins-hunters-alien = { table-encounters-stand-ins-alien } { table-encounters-stand-ins-hunters }

# What one mixes
table-encounters-films = A film by one click
table-encounters-films-note = It fills in every part below; change what you like afterwards.
table-encounters-surprise = Surprise me
table-encounters-surprise-note = Every part is drawn and shown; draw again or change it
table-encounters-mixed = This is what you mix
table-encounters-look-again = Show what it comes to
table-encounters-stand-ins-packs = The numbers behind single parts are without content packs.
table-encounters-each-part = Each part by itself
table-encounters-so-many-of = { $n } of { $of }
table-encounters-parts = Settings
table-encounters-refused = What does not go together here, and why

# Choices between the two games
table-encounters-set-mat = Mat
table-encounters-set-mat-note = What the spaces are called, and the words that are read
table-encounters-set-mat-predator = Predator
table-encounters-set-mat-alien = Alien
table-encounters-set-starters = Starting cards
table-encounters-set-starters-note = The same cards under other names
table-encounters-set-starters-predator = Experience and Brute Force
table-encounters-set-starters-alien = Specialists and Grunts
table-encounters-set-officers = Officers
table-encounters-set-officers-note = The pile beside the HQ
table-encounters-set-officers-commanders = Commanders
table-encounters-set-officers-sergeants = Sergeants
table-encounters-set-strike-deck = Strike deck
table-encounters-set-strike-deck-note = What enemies in the Combat Zone do to you
table-encounters-set-strike-deck-predator = of Predator
table-encounters-set-strike-deck-alien = of Alien
table-encounters-set-fill = What fills up the mini-decks
table-encounters-set-fill-note = The weaker cards, by the number of players
table-encounters-set-fill-young-blood = Young Blood
table-encounters-set-fill-drones = Drones
table-encounters-set-fill-both = Young Blood and Drones

# How hard it is
table-encounters-set-drones = Drones
table-encounters-set-drones-note = More or fewer of these weaker cards in each part of the Hive; more is easier.
table-encounters-set-complex = Cards in the Complex at the start
table-encounters-set-complex-note = So many cards of the Hive lie there face down from the start; more is harder.

# Readings of the rules
table-encounters-set-facehugger-window = Facehuggers out of turn
table-encounters-set-facehugger-window-note = How long one may be fought that lands on a player who is not active
table-encounters-set-facehugger-window-own = that player's turn, then the next one's
table-encounters-set-facehugger-window-now = this turn, then the next one
table-encounters-set-solo-facehugger = A Facehugger, alone
table-encounters-set-solo-facehugger-note = How long you have with one Avatar
table-encounters-set-solo-facehugger-next-turn = this turn and the next
table-encounters-set-solo-facehugger-this-turn = this turn only
table-encounters-set-second-chestburster = A second Chestburster
table-encounters-set-second-chestburster-note = Whether somebody who has one may gain another
table-encounters-set-orphan-facehugger = A Facehugger on somebody who dies
table-encounters-set-orphan-facehugger-note = What becomes of it
table-encounters-set-orphan-facehugger-dies = it dies
table-encounters-set-orphan-facehugger-jumps = it jumps on the next player
table-encounters-set-fourth-hazard = A fourth Hazard
table-encounters-set-fourth-hazard-note = What it does
table-encounters-set-fourth-hazard-repeat = the third once more
table-encounters-set-fourth-hazard-nothing = nothing
table-encounters-set-stowaway = Facehuggers of Stowaway
table-encounters-set-stowaway-note = So many are shuffled in; it was 3 in the version of 2014.
table-encounters-set-self-destruct = Disarming the Self-Destruct
table-encounters-set-self-destruct-note = In which points it is paid: the icon is lost.
table-encounters-set-self-destruct-recruit = Recruit
table-encounters-set-self-destruct-attack = Attack
table-encounters-set-cocooned = Freeing a cocooned Avatar
table-encounters-set-cocooned-note = In which points it is paid: the icon is lost.
table-encounters-set-cocooned-recruit = Recruit
table-encounters-set-cocooned-attack = Attack
table-encounters-set-lost-icon = A captive, and They're All Dead
table-encounters-set-lost-icon-note = In which points a captive is paid for, and whom that Hazard kills: one icon stands for both.
table-encounters-set-lost-icon-recruit = Recruit
table-encounters-set-lost-icon-attack = Attack
table-encounters-set-failed-clone = A Failed Clone
table-encounters-set-failed-clone-note = In which points it is killed
table-encounters-set-failed-clone-attack = Attack
table-encounters-set-failed-clone-recruit = Recruit
table-encounters-set-escaped = They've Escaped
table-encounters-set-escaped-note = How far enemies move that lie open in the Complex
table-encounters-set-escaped-combat = into the Combat Zone
table-encounters-set-escaped-one = one room each
table-encounters-set-beast-honor = The Honor of the Beast
table-encounters-set-beast-honor-note = Besides 2 for each wound

# The same on the mat of Alien, and in a mix with Drones
table-encounters-set-young-blood-with-drones = { table-encounters-set-fill-drones }
table-encounters-set-young-blood-with-both = { table-encounters-set-fill-both }
table-encounters-set-young-blood-note-hive = { table-encounters-set-drones-note }
table-encounters-set-wilds-hive = { table-encounters-set-complex }
table-encounters-set-wilds-note-hive = { table-encounters-set-complex-note }
table-encounters-set-preparation-note-hive = Turns without a Hive phase before it starts. Five players always have one.
table-encounters-set-bare-turns-note-hive = First turns of each player with Hive and Strike phase only: harder.
table-encounters-set-wilds-order-hive = Order in the Complex
table-encounters-set-wilds-order-underground-hive = at the Ventilation Shafts
table-encounters-set-wilds-order-hills-hive = at the Airlock
