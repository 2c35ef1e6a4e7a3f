# Runewars: tactics cards.

name-tactic-tactical-retreat = Tactical Retreat
name-tactic-summon-lightning = Summon Lightning
name-tactic-rally-cry = Rally Cry
name-tactic-horrific-rumors = Horrific Rumors
name-tactic-raze-a-city = Raze a City
name-tactic-lost-city = Lost City
name-tactic-mountain-pass = Mountain Pass
name-tactic-to-the-winner = To the Winner
name-tactic-ambush = Ambush
name-tactic-call-to-council = Call to Council
name-tactic-whispers-of-the-guild = Whispers of the Guild
name-tactic-scorched-earth = Scorched Earth
name-tactic-beast-trail = Beast Trail
name-tactic-sleeper-awakes = Sleeper Awakes
name-tactic-smoke-on-the-hills = Smoke on the Hills
name-tactic-hidden-vault = Hidden Vault
name-tactic-seeing-stone = Seeing Stone
name-tactic-night-march = Night March
name-tactic-village-levy = Village Levy
name-tactic-laden-caravan = Laden Caravan
name-tactic-owed-favor = Owed Favor
name-tactic-arrow-storm = Arrow Storm
name-tactic-wall-of-shields = Wall of Shields
name-tactic-poisoned-blade = Poisoned Blade
name-tactic-second-wind = Second Wind

# When
rw-moment-turn = In your turn
rw-moment-attack = At the start of a battle that you attack
rw-moment-defend = At the start of a battle that you defend
rw-moment-battle = At the start of one of your battles
rw-moment-fight = In a battle, before a type strikes
rw-moment-duel = At the start of a duel of one of your heroes
rw-moment-quest = In the quest phase
rw-neutral-4 = Beastmen
rw-neutral-5 = a Dragon
rw-neutral-6 = a Giant
rw-neutral-7 = Hellhounds
rw-neutral-8 = Razorwings
rw-neutral-9 = Sorcerers

# What they do
rw-tactical-retreat = cancel the battle: your units leave for a neighbouring friendly area (or are destroyed), and the attackers take the area
rw-lightning = deal { $n } damage to each side
rw-volley = deal { $n } damage to the other side
rw-shield-wall = +{ $n } strength in this battle
rw-scorched-earth = destroy your stronghold there; the attackers take { $n } damage
rw-prize = the winner of this battle gains { $n } influence and draws a tactics card
rw-rally-cry =
    { $n ->
        [one] let { $n } of your routed units stand up, in this battle or in one area
       *[other] let up to { $n } of your routed units stand up, in this battle or in one area
    }
rw-poisoned-blade = deal { $n } damage to the other hero
rw-second-wind = remove up to { $n } damage from your hero
rw-lay-ambush = deal { $n } damage to an enemy hero in an area you control
rw-spread-rumors = put an activation token of an opponent into an area that they do not control
rw-free-area = take back one of your activation tokens
rw-recall-order = take an order used earlier this year back into your hand
rw-open-passes = mountain borders do not stop your figures for the rest of this turn
rw-share-counsel =
    { $n ->
        [one] you and an opponent of your choice draw { $n } tactics card each
       *[other] you and an opponent of your choice draw { $n } tactics cards each
    }
rw-exact-tribute = take { $n } influence from an opponent who has more than you
rw-raze-own-city = destroy a city you control and gain { $n } influence
rw-found-stronghold = choose an uncontrolled area with a hero of yours: neutral units there retreat, and you place a damaged stronghold
rw-levy =
    { $n ->
        [one] place { $n } triangle unit of your faction at your strongholds
       *[other] place { $n } triangle units of one type of your faction at your strongholds
    }
rw-call-neutrals =
    { $n ->
        [one] place { $n } neutral unit in an area you control, or in an empty one beside it: { $units-or }
       *[other] place { $n } neutral units of one type in an area you control, or in an empty one beside it: { $units-or }
    }
rw-drive-on = all unallied neutral units of an area go to a neighbouring area that nobody controls
rw-move-token = move a rune token from one of your areas to another that has none
rw-scry = look at the rune tokens of an area and of all areas beside it

rw-ask-spread-rumors = Horrific Rumors: whose activation token do you place, and where?
rw-ask-free-area = Which activation token do you take back?
rw-ask-recall-order = Which order do you take back?
rw-ask-share-counsel = Which opponent draws with you?
rw-ask-exact-tribute = Who pays you influence?
rw-ask-raze-own-city = Which city do you destroy?
rw-ask-found-stronghold = Where do you place the stronghold?
rw-ask-levy = Which units do you levy?
rw-ask-call-neutrals = Which neutral units come, and where to?
rw-ask-drive-on = From which area do you drive neutral units?
rw-ask-drive-where = Where do the units of { $area } go?
rw-ask-move-token = Which rune token do you move?
rw-ask-token-where = Where does the token of { $area } go?
rw-ask-scry = Around which area do you look at rune tokens?
rw-ask-rally-cry = Rally Cry: who stands up?
rw-ask-lay-ambush = Which hero is ambushed?

# Options
rw-option-rumor = A token of { $seat } into { $area }
rw-option-free = Take back the token in { $area }
rw-option-recall = Take back { $order }
rw-option-player = { $seat }
rw-option-raze = Destroy the city in { $area }
rw-option-found = Place the stronghold in { $area }
rw-option-levy = Levy { $unit } ({ $n })
rw-option-come = { $unit } ({ $n }) to { $area }
rw-option-drive = Drive them from { $area }
rw-option-drive-to = Drive them to { $area }
rw-option-token-from = Take the token from { $area }
rw-option-token-to = Place the token in { $area }
rw-option-scry = Look around { $area }
rw-option-rally = Stand up units in { $area }
rw-option-all = Stand up all of them
rw-option-stand = Stand up { $unit }
rw-option-ambush = Ambush { $hero }

# What happened
event-rw-rumor = An activation token of { $seat } lies in { $area } now.
event-rw-freed = { $seat } takes back the activation token of { $area }.
event-rw-recalled = { $seat } takes { $order } back into hand.
event-rw-city-razed = { $seat } destroys { $city } in { $area }.
event-rw-driven = The neutral units of { $start } go to { $area }.
event-rw-scries = { $seat } looks at rune tokens around { $area }.
setting-runewars-tactical-retreat = Units that leave by Tactical Retreat
setting-runewars-tactical-retreat-standing = stay standing
setting-runewars-tactical-retreat-routed = are routed
