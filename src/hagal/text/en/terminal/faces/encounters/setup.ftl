# Questions before a game with Aliens.

term-encounters-mode-alien = Alien: survivors against the Hive; all win or lose together (updated Objectives)
term-encounters-mode-hunted-alien = Hunted and Alien: both cooperative games as one (updated Objectives)
term-encounters-mode-hunters-alien = Hunters and Alien: Predators hunt Aliens; the most Honor wins (updated Objectives)
term-encounters-film-alien = Alien
term-encounters-film-aliens = Aliens
term-encounters-film-alien3 = Alien 3
term-encounters-film-resurrection = Alien: Resurrection
term-encounters-film-random = Surprise me: every part by chance
term-encounters-hive-usual = As in the rules
term-encounters-hive-easier = Easier: one more Drone in each part of the Hive
term-encounters-hive-easiest = Easier still: that, and Defense is added to Health
term-encounters-hive-harder = Harder: one Drone less in each part of the Hive
term-encounters-hive-hardest = Harder still: that, and three cards in the Complex from the start
term-encounters-mix-usual = As in the rules
term-encounters-mix-easier = Easier: one more Young Blood or Drone in each mini-deck
term-encounters-mix-easiest = Easier still: that, and Defense is added to Health
term-encounters-mix-harder = Harder: one Young Blood or Drone less in each mini-deck
term-encounters-mix-hardest = Harder still: that, and three enemy cards on the mat from the start
term-encounters-hunt-usual = As in the rules
term-encounters-hunt-easier = Easier: one more Drone in each part of the Hive
term-encounters-hunt-easiest = Easier still: that, and a first round without a Hive phase
term-encounters-hunt-harder = Harder: a first turn with Hive and Strike phase only
term-encounters-hunt-hardest = Harder still: that, and one Drone less in each part of the Hive
