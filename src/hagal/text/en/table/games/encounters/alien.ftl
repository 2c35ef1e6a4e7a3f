# The table of Legendary Encounters: Alien in the browser.

# Parts of the table
table-hive-complex = The Complex
table-hive-hive = Hive
table-hive-hive-deck =
    { $n ->
        [one] Hive: { $n } card
       *[other] Hive: { $n } cards
    }
table-hive-phase = Hive
table-hive-hatchery = Hatchery
table-hive-nest =
    { $n ->
        [one] Hatchery: { $n } Facehugger
       *[other] Hatchery: { $n } Facehuggers
    }, { $of ->
        [one] { $of } Chestburster
       *[other] { $of } Chestbursters
    }
table-hive-sergeant = Sergeant
table-hive-sergeants =
    { $n ->
        [one] { $n } Sergeant
       *[other] { $n } Sergeants
    }
table-hive-drones-left = Drones only

# Rooms
table-hive-space-ventilation-shafts = Ventilation Shafts
table-hive-space-power-station = Power Station
table-hive-space-weapons-locker = Weapons Locker
table-hive-space-med-lab = Med-Lab
table-hive-space-airlock = Airlock

# What Aliens do to players
table-hive-menaces = What the Aliens did to { $name }
table-hive-turns-left =
    { $n ->
        [one] { $n } turn is left to kill it; then it leaves a Chestburster behind.
       *[other] { $n } turns are left to kill it; then it leaves a Chestburster behind.
    }
table-hive-burster-told = Carries a Chestburster: no enemy strikes, but whoever draws it dies
table-hive-captive = The Avatar of { $name } is captive in Operations
table-hive-taken =
    { $n ->
        [one] A captive: for { $n } point you free and gain it
       *[other] A captive: for { $n } points you free and gain it
    }
table-hive-saved = Saved: { $name }
table-hive-beside = Beside the Avatar: { $name }

# Objectives, Location, HQ
table-hive-progress = { $n } of { $of } done
table-hive-armed = Armed
table-hive-armed-at = The Self-Destruct is running: { $room }
table-hive-closed =
    { $n ->
        [one] { $n } space of the HQ is closed
       *[other] { $n } spaces of the HQ are closed
    }
table-hive-closed-space = Closed: no space of the HQ any more
table-hive-clone = Failed Clone
table-hive-clone-told = Failed Clone: it does not strike; pay what it costs to kill it
table-hive-lives =
    { $n ->
        [one] It must be wounded { $n } more time before it can die
       *[other] It must be wounded { $n } more times before it can die
    }

# Films
table-hive-film-alien = Alien
table-hive-film-aliens = Aliens
table-hive-film-alien3 = Alien 3
table-hive-film-resurrection = Alien: Resurrection

# The end
table-hive-end-lost = Nobody can hear you scream: you have lost
table-hive-end-out = The Hive ran out for the second time, at Objective { $n }, in round { $rounds }: all are lost.
table-hive-end-burst = dead: a Chestburster
table-hive-over-ultimate = The Ultimate Prey of the Hive was killed in round { $rounds }.
table-hive-over-escaped = The Hive is empty: the hunt ended in round { $rounds }.
table-hive-trophies-card = Finds, clones

# The legend
table-hive-legend-menaces = The Aliens
table-hive-legend-crews = Crews
table-hive-icon-xenomorph = A card of the Hive, face down
table-hive-icon-egg = The Hatchery
table-hive-icon-facehugger = Facehugger, with the Attack that kills it
table-hive-icon-chestburster = Chestburster: nobody strikes its host, who dies when it is drawn
table-hive-icon-turns = Turns that are left to kill a Facehugger
table-hive-icon-captive = Captive
table-hive-icon-saved = A Missing Brother who was saved
table-hive-icon-armed = The Self-Destruct is running
table-hive-icon-closed = A space of the HQ that is closed
table-hive-icon-clone = Failed Clone
table-hive-icon-gun = A Sentry Gun in its room
table-hive-icon-sergeant = Sergeant

# The same on the mat of Predator
table-hive-icon-xenomorph-deck = Aliens: a card face down
table-hive-icon-gun-space = A Sentry Gun at its space
table-hive-end-out-deck = The Enemy deck ran out for the second time, at Objective { $n }, in round { $rounds }: all are lost.

# The rules on one page
table-hive-sheet-alien =
    # Alien on one page
    ## Goal
    Together: complete the Objectives 1, 2 and 3 in order; the third by killing its Final Enemy or Enemies (AL-001, AL-003, AL-004).
    All lose when everybody is dead, or when the Hive runs out for the second time (AL-002, AL-106).
    ## Your turn: four phases (AL-030)
    Hive phase: the top card of the Hive goes face down into the Ventilation Shafts and pushes the others on (AL-031, AL-032). What is pushed out of the Airlock enters the Combat Zone and is turned up (AL-033).
    Action phase: play cards (AL-034). Recruit pays for characters and Sergeants (AL-037), Attack for scanning (AL-038) and for killing open enemies (AL-039).
    Strike phase: each enemy in the Combat Zone strikes you (AL-040).
    Cleanup phase: discard everything, draw 6 cards (AL-041).
    ## Facehuggers and Chestbursters
    A Facehugger jumps on you and does not strike (AL-080, AL-081). You may fight it, and after your turn the next player may (AL-082).
    If nobody has killed it by the end of that turn, it dies and leaves a Chestburster in your discard pile (AL-083).
    With a Chestburster no enemy strikes you (AL-089); when you draw it, you die (AL-090).
    ## Good to know
    Events do what the current Objective says, Hazards what the Location says (AL-051).
    A Final Enemy cannot be fought before Objective 3 (AL-062).

table-hive-sheet-alien-hunt =
    # Predators hunt Aliens on one page
    ## Goal
    Most Honor at the end (AL-181, PR-250): an enemy is worth the number of its mini-deck, Drones and cards of the Hatchery 1 (PR-292, PR-293).
    ## Your turn: four phases (PR-200)
    Hive phase: the top card of the Hive is turned up; Events and Hazards happen at once, enemies enter the Complex face up (AL-182, PR-294).
    Action phase: what you kill goes to your Trophy Room (AL-181, PR-210). Tasks and finds of the Objectives are yours, too (AL-185, PR-312).
    A Duel: pay Attack equal to another Predator's Armor, and that one draws a Strike (PR-231); or it allows you to fight Ash (AL-187).
    Strike phase: enemies in the Combat Zone strike you: damage, Dishonor or both (PR-212, PR-213).
    Cleanup phase: discard everything, draw 6 cards (PR-215).
    ## Facehuggers
    Only you can fight the one on you, until the end of your next turn (AL-189, PR-301).
    ## The end (PR-240)
    At once when the Final Enemies are dead: they are the Ultimate Prey (PR-241, PR-297).
    When a Predator has died: this round is finished, then each survivor has one more turn (PR-243).
    When the Hive and the unused Drones are used up (AL-186, PR-298).

# For small windows: the tabs of the board
table-hive-small-complex = Complex
