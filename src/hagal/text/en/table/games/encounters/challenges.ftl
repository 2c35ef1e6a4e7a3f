# Challenges.

# Challenges
challenge-hunted-major-name = To the last
challenge-hunted-major = Hunted, alone: win by defeating the Final Enemy.
challenge-hunted-bare-name = With bare hands
challenge-hunted-bare = Hunted, alone: win without gaining a card.
challenge-hunted-unhurt-name = Not a scratch
challenge-hunted-unhurt = Hunted, alone: win without being dealt a Strike.
challenge-hunted-pair-name = Nobody is left behind
challenge-hunted-pair = Hunted in the second film with two Avatars, both yours: win, and neither dies.
challenge-alien-clean-name = Nothing inside
challenge-alien-clean = Alien, alone: win without ever being impregnated.
challenge-alien-drones-name = The whole Hive
challenge-alien-drones = Alien, alone, with two Drones more in each mini-deck: win.
challenge-hunters-best-name = The best hunter
challenge-hunters-best = Hunters against two bots: win without dying.
