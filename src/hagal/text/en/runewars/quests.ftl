# Runewars: heroes, quests, duels, rewards.

# Heroes
name-hero-silhouette = Silhouette
name-hero-ronan-of-the-wild = Ronan of the Wild
name-hero-andira-runehand = Andira Runehand
name-hero-vyrah-the-falconer = Vyrah the Falconer
name-hero-runewitch-astarra = Runewitch Astarra
name-hero-battlemage-jaes = Battlemage Jaes
name-hero-grey-ker = Grey Ker
name-hero-steelhorns = Steelhorns
name-hero-mad-carthos = Mad Carthos
name-hero-red-scorpion = Red Scorpion
name-hero-varikas-the-dead = Varikas the Dead
name-hero-bogran-the-shadow = Bogran the Shadow
rw-strength = strength
rw-agility = agility
rw-wisdom = wisdom
rw-good = good
rw-neutral = neutral
rw-evil = evil
rw-describe-alignment = Alignment: { $alignment }
rw-describe-attributes = Strength { $strength }, agility { $agility }, wisdom { $wisdom }
rw-describe-health = Health { $n }
rw-describe-fast = Fast: goes three areas with Mobilize and Conquer
rw-describe-flying = Flying: no border stops this hero
rw-describe-far =
    { $n ->
        [one] In the quest phase this hero goes { $n } area farther
       *[other] In the quest phase this hero goes { $n } areas farther
    }
rw-ability-ambusher = In the first round of a duel that this hero starts, only this hero draws a card
rw-ability-battlemage = In a duel a special icon of this hero is worth 2 damage
rw-ability-charger = At the start of a duel this hero may take 1 damage to deal 2 to the enemy
rw-ability-deathless = After a duel that this hero survives, remove all damage from this hero
rw-ability-deft = In tests of agility this hero draws 1 card more
rw-ability-falcon = After a move in the quest phase you may look at a rune token in an area next to this hero
rw-ability-healer = This hero can heal in any area, and then heals all your heroes there
rw-ability-mad = At the start of a duel that this hero starts, the other hero takes 1 damage
rw-ability-raider = At the start of a duel that this hero starts in an enemy area, draw a fate card: with gold destiny destroy a unit there
rw-ability-wise = In any test this hero may use wisdom

# Rewards
name-reward-timmorran-shard = Timmorran Shard
name-reward-rage-blade = Rage Blade
name-reward-soulbiter = Soulbiter
name-reward-emberlash = Emberlash
name-reward-viper-dagger = Viper Dagger
name-reward-scepter-of-the-ninth-star = Scepter of the Ninth Star
name-reward-lance-of-the-first-charge = Lance of the First Charge
name-reward-stormwood-bow = Stormwood Bow
name-reward-runeplate = Runeplate
name-reward-ghost-armor = Ghost Armor
name-reward-mail-of-the-oathbound = Mail of the Oathbound
name-reward-thornback-hauberk = Thornback Hauberk
name-reward-bulwark-of-old-kings = Bulwark of Old Kings
name-reward-dwarven-fire-bombs = Dwarven Fire Bombs
name-reward-flute-of-possession = Flute of Possession
name-reward-staff-of-light = Staff of Light
name-reward-ice-storm = Ice Storm
name-reward-rune-of-summoning = Rune of Summoning
name-reward-rune-of-teleportation = Rune of Teleportation
name-reward-tactical-map = Tactical Map
name-reward-cloak-of-deception = Cloak of Deception
name-reward-amulet-of-shielding = Amulet of Shielding
name-reward-far-seeing-glass = Far-seeing Glass
rw-trait-weapon = Weapon: one in a duel
rw-trait-armor = Armor: one in a duel
rw-use-turn = In your turn: { $effects }
rw-use-duel = At the start of a duel: { $effects }
rw-use-special = For a special icon in a duel: { $effects }
rw-use-guard = When damage falls on this hero in a duel: { $effects }
rw-reward-rune = receive a dragon rune
rw-discard-this = discard this card
rw-reward-hit = deal { $n } damage
rw-reward-hit-by =
    { $n ->
        [0] deal damage equal to this hero’s { $attribute }
       *[other] deal damage equal to this hero’s { $attribute } less { $n }
    }
rw-reward-first-hit = deal { $first } damage in the first round, { $later } later
rw-reward-pierce = the enemy can prevent nothing in this round
rw-reward-drain = if the enemy is defeated in this round, remove all damage from this hero
rw-reward-opening-shot = deal 1 damage to an enemy with less agility
rw-reward-backfire = test agility: with red destiny this hero takes 1 damage
rw-reward-ward = prevent { $n } damage of this round
rw-reward-ward-once = once in a duel prevent { $n } damage of this round
rw-reward-ward-all = prevent all damage of this round
rw-reward-ward-grey = if your fate card has grey destiny, prevent all damage of this round
rw-reward-vanish = if this hero was challenged, the duel does not take place
rw-reward-tactics =
    { $n ->
        [one] draw { $n } tactics card
       *[other] draw { $n } tactics cards
    }
rw-reward-see-runes =
    { $n ->
        [one] look at all rune tokens as far as { $n } area away
       *[other] look at all rune tokens as far as { $n } areas away
    }
rw-reward-rouse = all your routed figures in this hero’s area stand up
rw-reward-possess = all neutral units in this hero’s area go to a neighbouring area
rw-reward-ice-storm =
    { $n ->
        [one] rout { $n } enemy unit in an area next to this hero
       *[other] rout { $n } enemy units in an area next to this hero
    }
rw-reward-summon =
    { $n ->
        [one] move { $n } unit of yours from one area into this hero’s area, if that is empty
       *[other] move up to { $n } units of yours from one area into this hero’s area, if that is empty
    }
rw-reward-teleport = move this hero, and any of your units in the same area, to a friendly area

# Quests
name-quest-the-sunken-shrine = The Sunken Shrine
name-quest-the-giant-of-the-pass = The Giant of the Pass
name-quest-the-thieves-stair = The Thieves' Stair
name-quest-the-frost-tower = The Frost Tower
name-quest-the-bazaar = The Bazaar
name-quest-hounds-in-the-mill = Hounds in the Mill
name-quest-the-stone-that-sings = The Stone That Sings
name-quest-the-charcoal-burners = The Charcoal Burners
name-quest-to-the-edge-of-the-world = To the Edge of the World
name-quest-voices-under-the-lake = Voices under the Lake
name-quest-the-broken-dam = The Broken Dam
name-quest-the-eagles-ledge = The Eagle's Ledge
name-quest-the-nest-on-the-crag = The Nest on the Crag
name-quest-foreign-library = Foreign Library
name-quest-the-old-wyrm = The Old Wyrm
name-quest-the-ferrymans-riddle = The Ferryman's Riddle
name-quest-forward-scouting = Forward Scouting
name-quest-the-collapsed-mine = The Collapsed Mine
name-quest-the-hunter-hunted = The Hunter Hunted
name-quest-the-gathering-storm = The Gathering Storm
name-quest-the-toll-bridge = The Toll Bridge
name-quest-the-barrow-gate = The Barrow Gate
name-quest-secrets-and-lies = Secrets and Lies
name-quest-a-champion-is-called = A Champion Is Called
rw-describe-setup = Setup quest: it brings map tile { $n }
rw-describe-where = In { $areas-or }
rw-describe-anywhere = Anywhere
rw-describe-test = Test { $attribute }
rw-describe-gold = Gold: { $effects }
rw-describe-grey = Grey: { $effects }
rw-describe-red = Red: { $effects }
rw-describe-foes = Duel: { $unit } ({ $n })
rw-describe-foes-won = If all are defeated, receive a reward
rw-quest-success = receive a reward
rw-quest-abandon = discard this quest
rw-quest-wound = the hero takes { $n } damage
rw-quest-favor = gain { $n } influence
rw-quest-lesson = train one attribute of the hero by 1
fact-alignment = alignment
fact-attributes = attributes
fact-trait = trait
fact-areas = areas

# Questions
rw-ask-keep-hero = Which hero do you keep? The others go back into the deck.
rw-ask-place-hero = At which of your strongholds does { $hero } arrive?
rw-ask-hero-limit = You have more than three heroes: who deserts?
rw-ask-share = Who takes this reward in { $area }?
rw-ask-quest-turn = Quest phase: which of your heroes acts, and how?
rw-ask-hero-steps =
    { $n ->
        [one] Where does { $hero } go? { $n } more area.
       *[other] Where does { $hero } go? { $n } more areas.
    }
rw-ask-train = Which attribute does { $hero } train?
rw-ask-deed = { $hero } in { $area }: a duel, a quest, or neither?
rw-ask-falcon = Which rune token does { $hero } look at?
rw-ask-test-by = { $card }: which attribute is tested?
rw-ask-test-result = { $card }: which of the cards drawn counts?
rw-ask-duel-start = The duel of { $hero } begins. Use anything?
rw-ask-duel-special = Round { $n }: what is the special icon of { $hero } used for?
rw-ask-duel-guard = { $n } damage is about to fall on { $hero }: do you prevent any?
rw-ask-raid = Raid: which unit in { $area } is destroyed?
rw-ask-possess = Flute of Possession: where do the neutral units go?
rw-ask-ice-storm = Over which area does the Ice Storm break?
rw-ask-freeze =
    { $n ->
        [one] { $area }: which unit is routed?
       *[other] { $area }: which unit is routed? { $n } are due.
    }
rw-ask-summon-from = From which area do you summon units?
rw-ask-summon = Which unit do you summon? Up to { $n } more.
rw-ask-teleport = To which of your areas do you teleport?
rw-ask-take-along = How many units come along from { $area }?

# Options
rw-option-keep = Keep { $hero }
rw-option-station = At the stronghold in { $area }
rw-option-desert = { $hero } deserts
rw-option-use = Use { $card }
rw-option-exchange-rewards = Exchange rewards in { $area }
rw-option-bear = { $hero } takes { $card }
rw-option-pick-up = { $hero } takes what { $fallen } left
rw-option-hero-move = { $hero }: move
rw-option-hero-heal = { $hero }: heal
rw-option-hero-train = { $hero }: train
rw-option-go = Go to { $area }
rw-option-stop-here = Stop here
rw-option-look = Look at the tokens in { $area }
rw-option-neither = Neither duel nor quest
rw-option-duel = Challenge { $hero } to a duel
rw-option-quest = Attempt the quest { $card }
rw-option-test = Test { $attribute }
rw-option-destiny = Take the destiny { $destiny }
rw-option-train = Train { $attribute } +{ $n }
rw-option-train-both = Train { $attribute } +1, { $another } +1
rw-option-duel-strike = Strike: { $n } damage
rw-option-charge = Charge: take 1 damage, deal 2
rw-option-lead = Lead them to { $area }
rw-option-freeze = Storm over { $area }
rw-option-rout-unit = Rout { $unit }
rw-option-summon-from = Summon from { $area }
rw-option-summon = Summon { $unit }
rw-option-enough = No more
rw-option-teleport = Teleport to { $area }
rw-option-take-units = Take along { $unit } ({ $n })

# Why not
rw-why-acted = { $hero } has acted in this quest phase.
rw-why-steps = { $hero } has gone as far as possible.
rw-why-routed = { $hero } is routed and cannot move.
rw-why-trained = { $hero } cannot learn any more.
rw-why-unhurt = { $hero } has no damage.
rw-why-unfriendly = { $hero } can heal in a friendly area only.
rw-why-elsewhere = { $card } cannot be attempted where { $hero } is.

# What happened
event-rw-enlist = { $hero } joins { $seat } in { $area }.
event-rw-desert = { $hero } deserts { $seat }.
event-rw-defeated = { $hero } is defeated.
event-rw-heal = { $hero } is healed.
event-rw-mend = { $hero } loses { $n } damage.
event-rw-wound = { $hero } takes { $n } damage.
event-rw-wound-foe = { $unit } takes { $n } damage.
event-rw-train = { $hero } trains: { $attribute } +{ $n }.
event-rw-reward = { $hero } receives { $card }.
event-rw-reward-hidden = { $hero } receives a reward.
event-rw-discard-reward = { $seat } discards { $card }.
event-rw-use-reward = { $seat } uses { $card }.
event-rw-pick-up =
    { $n ->
        [one] { $hero } takes { $n } reward that lay here.
       *[other] { $hero } takes { $n } rewards that lay here.
    }
event-rw-exchange = Heroes of { $seat } exchange rewards in { $area }.
event-rw-looks = { $seat } looks at what lies face down in { $area }.
event-rw-quest-phase = The quest phase begins.
event-rw-quest = { $hero } attempts { $card }.
event-rw-test = { $hero } tests { $attribute }: { $cards }.
event-rw-test-destiny = The destiny of { $hero } is { $destiny }.
event-rw-quest-won = { $seat } completes { $card }.
event-rw-quest-lost = { $seat } fails at { $card }.
event-rw-duel = { $hero } challenges { $enemy } ({ $other }).
event-rw-duel-quest = { $hero } fights a duel: { $unit } ({ $n }).
event-rw-duel-card = Round { $n }: { $hero } draws { $fate }.
event-rw-duel-foe = Round { $n }: { $unit } draws { $fate }.
event-rw-spoils =
    { $n ->
        [one] { $hero } wins { $n } reward.
       *[other] { $hero } wins { $n } rewards.
    }
event-rw-raid = { $hero } draws { $fate } for a raid.
event-rw-rouse = Routed figures of { $seat } stand up in { $area }.
event-rw-led-away = Neutral units ({ $n }) go from { $area } to { $there }.
event-rw-frozen = { $unit } in { $area } is routed.
event-rw-summoned = { $unit } appears in { $area }.
event-rw-teleported = { $unit } ({ $n }) appears in { $area }.
event-rw-reshuffle-rewards = The discarded rewards are shuffled into a new deck.
setting-runewars-dropped-rewards = A hero takes the rewards of the fallen
setting-runewars-dropped-rewards-turn = in the turn of that hero’s player
setting-runewars-dropped-rewards-entering = also on entering in the quest phase
setting-runewars-quest-foes = Duel quests against units that are all in play
setting-runewars-quest-foes-always = are fought all the same
setting-runewars-quest-foes-supply = cannot be attempted
