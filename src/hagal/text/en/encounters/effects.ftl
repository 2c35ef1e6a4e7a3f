# Legendary Encounters: what cards do.

# Gains of the turn
enc-attack = gain { $n } Attack
    .gained = { $n } Attack
enc-recruit = gain { $n } Recruit
    .gained = { $n } Recruit
enc-attack-per = gain { $n } Attack { $count }
enc-double-attack = double the Attack you have
enc-weaken = lower the health of each enemy you fight this turn by { $n }
enc-free-scan =
    { $n ->
        [one] scan a space for free this turn
       *[other] scan { $n } spaces for free this turn
    }
enc-avoid-strike =
    { $n ->
        [one] avoid any one Strike this turn
       *[other] avoid any { $n } Strikes this turn
    }
enc-cancel-strike =
    { $n ->
        [one] cancel a Strike you draw this turn
       *[other] cancel { $n } Strikes you draw this turn
    }
enc-shield = enemies do not strike you in this turn's Strike phase
enc-recruit-to-top = each character you recruit this turn may go on top of your deck
enc-bounty =
    { $n ->
        [one] whenever you kill an enemy this turn, draw a card
       *[other] whenever you kill an enemy this turn, draw { $n } cards
    }

# Cards
enc-draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
enc-draw-until-starter = draw cards until you draw a starting card
enc-discard =
    { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
    .does =
        { $n ->
            [one] discards a card
           *[other] discards { $n } cards
        }
enc-discard-random =
    { $n ->
        [one] discard a card at random
       *[other] discard { $n } cards at random
    }
    .does =
        { $n ->
            [one] discards a card at random
           *[other] discards { $n } cards at random
        }
enc-discard-top = discard the top card of your deck
enc-redraw =
    { $n ->
        [0] discard any number of cards, then draw as many
        [one] discard a card, if you like, then draw another
       *[other] discard up to { $n } cards, then draw as many
    }
enc-kill-character = kill one of your characters
enc-may-kill-character = you may kill one of your characters
    .button = kill one of your characters
enc-gain-free = gain a character from the HQ that costs { $n } or less
enc-gain-officer = gain an Officer
enc-gain-officer-hand = gain an Officer to your hand
enc-gain-officer-top = gain an Officer on top of your deck
enc-act-as = act as if this card had the Attack, Recruit and text of a character in the HQ
enc-lift = put a card from your discard pile on top of your deck
enc-swap = swap the printed Attack and Recruit of a card you played this turn
enc-dig-strikes =
    { $n ->
        [one] discard the top card of the Strike deck and gain Attack equal to its damage
       *[other] discard the top { $n } cards of the Strike deck and gain Attack equal to their damage
    }
enc-unless = unless you show { $cls-any } card, { $effects }
    .does = shows { $cls-any } card or { $effects-does }

# Strikes and marks
enc-draw-strikes =
    { $n ->
        [one] draw a Strike
       *[other] draw { $n } Strikes
    }
    .more =
        { $n ->
            [one] draw another Strike
           *[other] draw { $n } more Strikes
        }
    .does =
        { $n ->
            [one] draws a Strike
           *[other] draws { $n } Strikes
        }
enc-strike-per = draw a Strike { $count }
    .does = draws a Strike { $count-own }
enc-heal = heal a Strike of any player
    .more = heal another Strike of any player
enc-heal-own = heal one of your Strikes
enc-heal-other = heal a Strike of another player
enc-heal-small = heal a Strike with { $n } damage or less of any player
enc-heal-own-small = heal one of your Strikes with { $n } damage or less
enc-heal-other-small = heal a Strike with { $n } damage or less of another player
enc-mark =
    { $n ->
        [one] gain a mark
       *[other] gain { $n } marks
    }
    .does =
        { $n ->
            [one] gains a mark
           *[other] gains { $n } marks
        }
enc-unmark = lose a mark
enc-is-marked = if you are marked
enc-dodge-showing = show { $cls-any } card to cancel this Strike
enc-dodge-killing = kill one of your characters that costs { $n } or more to cancel this Strike

# The board
enc-add-enemies =
    { $n ->
        [one] add an Enemy card to the Wilds
       *[other] add { $n } Enemy cards to the Wilds
    }
enc-add-enemies-per = add an Enemy card to the Wilds { $count }
enc-add-enemy-at = put the top Enemy card face down onto { $space }
enc-wilds-to-combat = move the foremost card of the Wilds into the Combat Zone { $count }
enc-turn-down = turn this card face down again
enc-turn-all-down = turn every card in the Wilds face down
enc-kill-hq =
    { $n ->
        [one] kill the leftmost character of the HQ
       *[other] kill the { $n } leftmost characters of the HQ
    }
enc-end-action = the Action phase ends at once
enc-defeat = kill a face-up enemy (not the Final Enemy) with { $n } health or less
enc-scan-at = scan { $space } at once for free
enc-move-back =
    { $n ->
        [one] move a face-up enemy { $n } space back, away from the Combat Zone, if that space is free
       *[other] move a face-up enemy { $n } spaces back, away from the Combat Zone, as far as they are free
    }
enc-drive-back =
    { $n ->
        [one] move a face-up enemy in the Wilds { $n } space back, away from the Combat Zone, if that space is free
       *[other] move a face-up enemy in the Wilds { $n } spaces back, away from the Combat Zone, as far as they are free
    }
enc-to-operations = put this card into Operations
enc-attach-to = attach this card to { $space }

# Several effects
enc-all = { $effects }
enc-may = you may { $effects }
    .button = { $effects }
enc-each = each player: { $effects }
    .rather = each player { $effects-does }
    .ask = let each player do this: { $effects }
enc-each-other = each other player: { $effects }
    .rather = each other player { $effects-does }
    .ask = let each other player do this: { $effects }
enc-for-each = { $count }: { $effects }
enc-choose = choose one: { $ways-or }
enc-way = ({ $n }) { $effects }
enc-and-next = you and the next player each: { $effects }
    .rather = each of you and the next player { $effects-does }
enc-when = { $condition }, { $effects }
    .button = { $condition }, { $effects-button }
enc-earlier-class = after another { $cls } card this turn
enc-earlier-team = after another card of { $team } this turn
enc-once = once this turn: { $effects }
enc-pay = once this turn you may pay { $price }: { $effects }
enc-backup = Call for Backup: { $effects }, once for each card Coordinated to you
enc-brothers = Brothers in Arms: { $effects }, once for each other Barracks character among the cards you played
enc-showboat = Showboat: { $effects }, once for each other card of this character you played

# Objectives
enc-complete = complete Objective { $n }
enc-complete-minor = complete the Minor objective and win
enc-camp-retreats = the Guerrilla Camp, if found, moves one space away from the Combat Zone
enc-camp-advances = the Guerrilla Camp, if found, moves one space toward the Combat Zone; otherwise draw a Strike
enc-fortify = put the Event card into Operations: one more assault is needed
enc-assault = each player reveals and discards the top card of the deck; with at least as much Attack as Recruit in all, remove an Event there, or with none left complete the Objective
enc-evidence = in the Wilds, put this card into Operations as collected evidence; in the Combat Zone it is lost
enc-all-evidence = all three pieces of evidence are collected or lost
enc-draw-for-evidence = each player draws a card for each piece of evidence collected
enc-lose-evidence = one collected piece of evidence is lost

# Tasks
enc-task-here = during Objective { $n }, with its space clear, pay { $price }: { $effects }
    .button = pay { $price }: { $effects }
enc-task-space = during Objective { $n }, with { $space } clear, pay { $price }: { $effects }
    .button = pay { $price }: { $effects }
enc-task-once = during Objective { $n }, once a turn: { $effects }
    .button = { $effects }
enc-task-price = during Objective { $n }, pay { $price }: { $effects }
    .button = pay { $price }: { $effects }

# Ongoing abilities
enc-kin = { $name }
enc-tougher = each { $card } has { $n } more health
enc-all-tougher = each enemy in the Combat Zone has { $n } more health
enc-scans-dearer = scanning any space costs { $n } more Attack
enc-characters-dearer = characters in the HQ cost { $n } more
enc-no-replacement = players who Coordinate draw no replacement
enc-coordinating-hurts = when a player Coordinates, the active player draws a Strike (or the one who Coordinates, as agreed at set-up)
enc-death-hurts = when a { $card } dies, its killer draws a Strike
enc-no-misses = a Strike that misses is replaced by another
enc-protects = { $card } cannot be killed
enc-smaller-hand =
    { $n ->
        [one] you draw one card fewer at Cleanup
       *[other] you draw { $n } cards fewer at Cleanup
    }

# The text of a component
enc-describe-deck-starter = Starting card
enc-describe-deck-role = Role card
enc-describe-deck-officer = Officer
enc-describe-deck-barracks = Barracks
enc-describe-rarity-common = { $who }, common
enc-describe-rarity-uncommon = { $who }, uncommon
enc-describe-rarity-rare = { $who }, rare
enc-describe-cost = Cost: { $n } Recruit
enc-describe-class = Class: { $cls }
enc-describe-team = Team: { $team }
enc-describe-values = Attack { $attack }, Recruit { $recruit }
enc-describe-coordinate = Coordinate
enc-describe-text = Text: { $effects }
enc-describe-recruited = When recruited: { $effects }
enc-describe-health = Health: { $n }
enc-describe-defense = Defense: { $n }
enc-describe-damage = Damage: { $n }
enc-describe-miss = Miss: discard it
enc-describe-dodge = When drawn, you may { $effects }
enc-describe-wound = While it lies with you: { $ability }
enc-describe-first = Has to be healed before your other Strikes
enc-describe-unhealable = Cannot be healed
enc-describe-enemy = Enemy
enc-describe-final-enemy = Final Enemy
enc-describe-event = Event: does what the current Objective says
enc-describe-hazard = Hazard: marks whoever reveals it and does what the Location says
enc-describe-objective = Task of an Objective
enc-describe-enemy-health = Health: { $n }
enc-describe-health-by-players = Health: { $all } with 1 to 5 players
enc-describe-health-by-table = Health: more or less by what else is on the table, never below { $least }
enc-describe-weaker = { $n } less health { $count }
enc-describe-runner = Runner
enc-describe-double = Double Strike
enc-describe-ongoing = Ongoing: { $ability }
enc-describe-in-wilds = In the Wilds: { $ability }
enc-describe-in-combat = In the Combat Zone: { $ability }
enc-describe-at = At { $spaces }: { $ability }
enc-describe-reveal = Reveal: { $effects }
enc-describe-scanned = When scanned: { $effects }
enc-describe-fights = When fought, first: { $effects }
enc-describe-strike = Strike: { $effects }
enc-describe-death = Death: { $effects }
enc-describe-spares = If you are marked when you pay for it, lose a mark instead and it lives
enc-describe-spent = Dies after it has struck
enc-describe-stage = Objective { $n }
enc-describe-setup = Setup: { $effects }
enc-describe-event-effect = Event: { $effects }
enc-describe-auto = Completed as soon as { $condition }
enc-describe-reward = When completed: { $effects }
enc-describe-hazard-effect = Hazard { $n }: { $effects }

# Goals
enc-goal-expendable-assets = Goal: find the Guerrilla Camp and wipe it out
enc-goal-flares-frags-claymores = Goal: find a Defensive Position and set it up
enc-goal-get-to-the-choppa = Goal: kill the Final Enemy, or escape from the Landing Zone
enc-goal-war-zone = Goal: find the stronghold and take it by assault
enc-goal-personal-little-war = Goal: gather the three pieces of evidence
enc-goal-other-world-life-form = Goal: kill the Final Enemy, or find the way out of the ship
