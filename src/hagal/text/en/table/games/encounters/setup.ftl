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
table-encounters-film-alien = { setting-encounters-film-alien }
table-encounters-film-aliens = { setting-encounters-film-aliens }
table-encounters-film-alien3 = { setting-encounters-film-alien3 }
table-encounters-film-resurrection = { setting-encounters-film-resurrection }
table-encounters-film-partly = { $film }, but with other parts, too
table-encounters-film-of-none = parts of several films
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
