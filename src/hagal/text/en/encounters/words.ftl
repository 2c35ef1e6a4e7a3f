# Legendary Encounters: classes, teams, spaces, kinds of components.

title-encounters = Legendary Encounters: Predator
module-encounters-hunted = Hunted

enc-class-intel = Intel
    .any = an Intel
enc-class-leadership = Leadership
    .any = a Leadership
enc-class-strength = Strength
    .any = a Strength
enc-class-survival = Survival
    .any = a Survival
enc-class-tech = Tech
    .any = a Tech
enc-class-every = every class
    .any = any

enc-team-dutch-team = Dutch's Team
enc-team-harrigan-team = Harrigan's Team
enc-team-jungle-hunter = the Jungle Hunter
enc-team-city-hunter = the City Hunter

enc-space-underground = the Underground
enc-space-graveyard = the Graveyard
enc-space-river = the River
enc-space-ruins = the Ruins
enc-space-hills = the Hills

enc-who-dutch = Dutch
enc-who-dillon = Dillon
enc-who-mac = Mac
enc-who-blain = Blain
enc-who-harrigan = Harrigan
enc-who-danny = Danny
enc-who-keyes = Keyes
enc-who-lambert = Lambert

enc-amount-attack = { $n } Attack
enc-amount-recruit = { $n } Recruit

# What is counted
enc-marks = for each of your marks
    .own = for each own mark
enc-classes-played = for each different class among the cards you played this turn
enc-cards-in-hand = for each card in your hand
enc-own-strikes = for each Strike you have
enc-own-damage = for each point of damage you have
enc-open-enemies = for each face-up enemy in the Wilds
enc-combat-enemies = for each enemy in the Combat Zone

kind-character = Characters
kind-avatar = Avatars
kind-strike = Strikes
kind-enemy = Enemy deck and Prey deck
kind-objective = Objectives
kind-location = Locations

# How a component's name stands in a sentence
shown-character = { $name }
shown-strike = { $name }
shown-enemy = { $name }
shown-objective = { $name }
shown-location = { $name }

# Enemies that other cards name
name-enemy-val-verde-guerrilla = Val Verde Guerrilla
name-enemy-scorpion-enforcer = Scorpion Enforcer
name-enemy-one-big-ugly-mother = One Big Ugly Mother...
