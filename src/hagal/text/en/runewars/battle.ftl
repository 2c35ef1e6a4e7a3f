# Runewars: battles and retreats, factions, units, fate cards.

name-faction-daqan = Daqan Lords
name-faction-latari = Latari Elves
name-faction-waiqar = Waiqar the Undying
name-faction-uthuk = Uthuk Y'llan
# A seat that plays a faction is one, whatever the faction is
seat-faction-daqan = Daqan
seat-faction-latari = Latari
seat-faction-waiqar = Waiqar
seat-faction-uthuk = Uthuk
text-faction-daqan = Defensive development Reinforced Walls: +2 strength for the defender.
text-faction-latari = Defensive development Protective Wards: one standing unit of the attacker, of the attacker’s choice, retreats.
text-faction-waiqar = Defensive development Cursed Tomb: when it is discarded, the attacker routs three of their units.
text-faction-uthuk = Defensive development Hungry Spawn: when it is discarded, the attacker takes 4 damage.
rw-defense-reinforced-walls = Reinforced Walls
rw-defense-protective-wards = Protective Wards
rw-defense-cursed-tomb = Cursed Tomb
rw-defense-hungry-spawn = Hungry Spawn

name-unit-bowman = Bowman
name-unit-footman = Footman
name-unit-knight = Knight
name-unit-siege-tower = Siege Tower
name-unit-archer = Archer
name-unit-pegasus-rider = Pegasus Rider
name-unit-sorceress = Sorceress
name-unit-warrior = Warrior
name-unit-reanimate = Reanimate
name-unit-skeleton-archer = Skeleton Archer
name-unit-necromancer = Necromancer
name-unit-dark-knight = Dark Knight
name-unit-berserker = Berserker
name-unit-flesh-ripper = Flesh Ripper
name-unit-warlock = Warlock
name-unit-chaos-lord = Chaos Lord
name-unit-beastman = Beastman
name-unit-dragon = Dragon
name-unit-giant = Giant
name-unit-hellhound = Hellhound
name-unit-razorwing = Razorwing
name-unit-sorcerer = Sorcerer
text-unit-bowman = Concentrated Fire: 1 damage, on a unit of more than 1 health if there is one to take it.
text-unit-footman = Valiant Strike: 1 damage; a unit that survives it takes 1 more.
text-unit-knight = Command: rout 1 unit; then draw 1 tactics card.
text-unit-siege-tower = Lay Siege: +2 strength in this battle, whatever becomes of the tower.
text-unit-archer = Crack Shot: 1 damage to an enemy unit of your choice.
text-unit-pegasus-rider = Charge: rout up to 2 enemy triangles, or 1 enemy rectangle, of your choice.
text-unit-sorceress = Word of Vaal: an enemy unit retreats from the battle at once. In the Revised Edition you choose it, in the first edition your opponent does.
text-unit-warrior = Overpower: 1 damage, or destroy a damaged or routed enemy unit of your choice.
text-unit-reanimate = Overrun: 2 damage, if at least 2 of your Reanimates stand.
text-unit-skeleton-archer = Mortal Strike: your opponent destroys one of their triangles, circles or rectangles, a standing one if possible.
text-unit-necromancer = Raise Dead: 2 Reanimates of the supply join this battle and stay.
text-unit-dark-knight = Dread: rout 2 units; you pick the first, your opponent the second.
text-unit-berserker = Fury: you may destroy one of your standing Berserkers for 2 damage.
text-unit-flesh-ripper = Unrelenting: until the battle ends your Flesh Rippers have 3 health.
text-unit-warlock = Rain Fire: your opponent destroys 2 of their triangles or 1 of their rectangles.
text-unit-chaos-lord = Terrifying: choose 2 enemy units; those that stand are routed, those that are routed are destroyed.
text-unit-beastman = Ravage: 1 damage; then one more fate card for this Beastman, a special on it being 1 damage.
text-unit-dragon = Flaming Breath: destroy up to 3 enemy triangles of your choice.
text-unit-giant = Rage: as much damage as lies on one of your Giants.
text-unit-hellhound = Burning: your opponent puts 1 damage on each of 2 different standing units.
text-unit-razorwing = Stun: your opponent routs one of their units, of initiative 2 or more if possible.
text-unit-sorcerer = Undying: until the battle ends your Sorcerers have 2 health.

name-fate-1 = fate card 1
name-fate-2 = fate card 2
name-fate-3 = fate card 3
name-fate-4 = fate card 4
name-fate-5 = fate card 5
name-fate-6 = fate card 6
name-fate-7 = fate card 7
name-fate-8 = fate card 8
name-fate-9 = fate card 9
name-fate-10 = fate card 10
name-fate-11 = fate card 11
name-fate-12 = fate card 12
name-fate-13 = fate card 13
name-fate-14 = fate card 14
name-fate-15 = fate card 15
name-fate-16 = fate card 16
name-fate-17 = fate card 17
name-fate-18 = fate card 18
name-fate-19 = fate card 19
name-fate-20 = fate card 20
name-fate-21 = fate card 21
name-fate-22 = fate card 22
name-fate-23 = fate card 23
name-fate-24 = fate card 24
name-fate-25 = fate card 25
name-fate-26 = fate card 26
name-fate-27 = fate card 27
name-fate-28 = fate card 28
name-fate-29 = fate card 29
name-fate-30 = fate card 30

setting-runewars-split-retreat = May a retreating army part?
setting-runewars-split-retreat-never = only where there is no way for all
setting-runewars-split-retreat-may = yes, to reach a friendly area
setting-runewars-odds = Odds before an attack
setting-runewars-odds-shown = shown to everybody
setting-runewars-odds-hidden = not shown

rw-this-unit =
    { $unit }{ $damage ->
        [0] { "" }
       *[1] , damage { $damage }
    }{ $routed ->
        [0] { "" }
       *[1] , routed
    }
rw-icon-special = special
rw-icon-rout = rout { $n }
rw-icon-damage = damage { $n }
rw-icon-miss = miss

rw-ask-at-start = The battle for { $area } begins. Play anything first?
rw-ask-support = Which hero supports which units? You draw one fate card more for them.
rw-ask-strike = Initiative { $n }: who strikes next?
rw-ask-extra-fate = A hero supports them: draw one fate card more and then discard one?
rw-ask-drop-fate = Which fate card do you discard unresolved?
rw-ask-rout =
    { $n ->
        [one] Which unit is routed?
       *[other] Which unit is routed? { $n } are due.
    }
rw-ask-suffer =
    { $n ->
        [one] Which unit takes the damage?
       *[other] Which unit takes damage? { $n } are due.
    }
rw-ask-destroy =
    { $n ->
        [one] Which unit do you destroy?
       *[other] Which unit do you destroy? { $n } are due.
    }
rw-ask-withdraw = Which unit retreats from the battle?
rw-ask-crack-shot = Crack Shot: which enemy unit takes 1 damage?
rw-ask-charge = Charge: which enemy unit do you rout?
rw-ask-send-away = Word of Vaal: which unit must retreat?
rw-ask-overpower = Overpower: deal damage, or destroy a unit?
rw-ask-frighten = Dread: which enemy unit do you rout?
rw-ask-fury = Fury: destroy a Berserker for 2 damage?
rw-ask-burn = Rain Fire: which of your units do you destroy, two triangles or one rectangle?
rw-ask-terrify = Terrifying: choose two enemy units. One that stands is routed, one that is routed is destroyed.
rw-ask-flaming-breath = Flaming Breath: which unit do you destroy? Up to { $n } more.
rw-ask-giant-rage = Rage: you deal as much damage as lies on which Giant?
rw-ask-scorch = Burning: two different units take 1 damage each. Which one?
rw-ask-defend = Use the defensive development?
rw-ask-battle-build = The stronghold in { $area } has fallen: put one of yours there?
rw-ask-surplus =
    { $n ->
        [one] Only 8 units can stay: { $n } must retreat. Which one?
       *[other] Only 8 units can stay: { $n } must retreat. Which one?
    }
rw-ask-retreat =
    { $n ->
        [one] { $n } figure retreats from { $area }. Where to?
       *[other] { $n } figures retreat from { $area }. Where to?
    }

rw-option-ready = Go on without
rw-option-support = { $hero } supports { $unit }
rw-option-no-support = No more support
rw-option-strike = { $unit } strikes
rw-option-extra-fate = Draw one card more
rw-option-plain-fate = Draw as usual
rw-option-drop-fate = Discard card { $n } ({ $icon })
rw-option-unit-rout = Rout { $unit }
rw-option-unit-suffer = Damage to { $unit }
rw-option-unit-destroy = Destroy { $unit }
rw-option-unit-withdraw = { $unit } retreats
rw-option-unit-shoot = 1 damage to { $unit }
rw-option-unit-charge = Rout { $unit }
rw-option-unit-send = { $unit } retreats
rw-option-unit-slay = Destroy { $unit }
rw-option-unit-frighten = Rout { $unit }
rw-option-unit-rage = Destroy your own { $unit }
rw-option-unit-terrify = Terrify { $unit }
rw-option-unit-flame = Destroy { $unit }
rw-option-unit-stand = Stand up { $unit }
rw-option-stop = No more
rw-option-deal = Deal { $n } damage
rw-option-defense = Use { $defense }
rw-option-no-defense = Do not use it
rw-option-take-over = Put a damaged stronghold there
rw-option-stronghold-from = Put one there and give up the one in { $area }
rw-option-no-stronghold = Leave it without a stronghold
rw-option-retreat-to = Retreat to { $area }
rw-option-no-retreat = There is nowhere to go: they are lost

# What happened
event-rw-battle = { $seat } attacks { $other } in { $area }.
event-rw-battle-neutral = { $seat } attacks the neutral units in { $area }; { $other } decides for them.
event-rw-supports = { $seat }: { $hero } supports { $unit }.
event-rw-strike =
    { $n ->
        [one] { $seat } draws { $n } fate card for { $unit }.
       *[other] { $seat } draws { $n } fate cards for { $unit }.
    }
event-rw-strike-neutral =
    { $n ->
        [one] { $n } fate card is drawn for { $unit }.
       *[other] { $n } fate cards are drawn for { $unit }.
    }
event-rw-drop-fate = { $seat } discards fate card { $n }.
event-rw-specials =
    { $n ->
        [one] { $seat }: { $unit }, { $n } special.
       *[other] { $seat }: { $unit }, { $n } specials.
    }
event-rw-specials-neutral =
    { $n ->
        [one] { $unit }: { $n } special.
       *[other] { $unit }: { $n } specials.
    }
event-rw-routs =
    { $n ->
        [one] { $seat }: { $unit } routs { $n } unit.
       *[other] { $seat }: { $unit } routs { $n } units.
    }
event-rw-routs-neutral =
    { $n ->
        [one] { $unit } routs { $n } unit.
       *[other] { $unit } routs { $n } units.
    }
event-rw-damage = { $seat }: { $unit } deals { $n } damage.
event-rw-damage-neutral = { $unit } deals { $n } damage.
event-rw-unit-routed = { $seat }: { $unit } is routed.
event-rw-unit-routed-neutral = { $unit } is routed.
event-rw-unit-hurt = { $seat }: { $unit } takes { $n } damage.
event-rw-unit-hurt-neutral = { $unit } takes { $n } damage.
event-rw-unit-killed = { $seat }: { $unit } is destroyed.
event-rw-unit-killed-neutral = { $unit } is destroyed.
event-rw-unit-withdraws = { $seat }: { $unit } leaves the battle.
event-rw-unit-withdraws-neutral = { $unit } leaves the battle.
event-rw-unit-stands = { $seat }: { $unit } stands up.
event-rw-destroyed-neutral = { $unit } ({ $n }) in { $area } destroyed.
event-rw-bonus-strength = { $seat } has { $n } more strength in this battle.
event-rw-toughened = { $seat }: { $unit } has { $n } health until the battle ends.
event-rw-toughened-neutral = { $unit } has { $n } health until the battle ends.
event-rw-raised = { $seat }: { $unit } ({ $n }) rise and join the battle.
event-rw-ravage = { $seat } draws fate card { $n } for a Beastman.
event-rw-ravage-neutral = Fate card { $n } is drawn for a Beastman.
event-rw-defense = { $seat } uses a development: { $defense }.
event-rw-battle-won = { $seat } wins the battle. Strength: attacker { $attacks }, defender { $defends }.
event-rw-battle-won-neutral = The neutral units win the battle. Strength: attacker { $attacks }, defender { $defends }.
event-rw-stronghold-damaged = { $seat }: the stronghold in { $area } is damaged.
event-rw-retreat =
    { $n ->
        [one] { $seat }: { $n } unit retreats to { $area }.
       *[other] { $seat }: { $n } units retreat to { $area }.
    }
event-rw-retreat-neutral =
    { $n ->
        [one] { $n } neutral unit retreats to { $area }.
       *[other] { $n } neutral units retreat to { $area }.
    }
event-rw-no-retreat =
    { $n ->
        [one] { $seat }: { $n } unit cannot retreat and is destroyed.
       *[other] { $seat }: { $n } units cannot retreat and are destroyed.
    }
event-rw-no-retreat-neutral =
    { $n ->
        [one] { $n } neutral unit cannot retreat and is destroyed.
       *[other] { $n } neutral units cannot retreat and are destroyed.
    }
event-rw-hero-retreats = { $seat }: { $hero } retreats to { $area }.
