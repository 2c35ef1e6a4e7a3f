# Legendary Encounters, Hunters: what cards do.

# Gains of the turn
enc-heal-points = gain { $n } Heal
    .gained = { $n } Heal
enc-restore-points = gain { $n } Restore
    .gained = { $n } Restore
enc-allow-duel = gain a Duel
    .gained = a Duel
    .more = gain another Duel
enc-guard = have { $n } more Armor until your next turn
enc-recruit-per = gain { $n } Recruit { $count }
enc-weaken-hunters = lower the health of all Prey you fight this turn by { $n }
enc-bounty-hunters =
    { $n ->
        [one] whenever you kill Prey this turn, draw a card
       *[other] whenever you kill Prey this turn, draw { $n } cards
    }

# Cards
enc-gain-instinct = gain a Killer Instinct to your hand
enc-raid = turn up the top 2 cards of the Armory, gain one that costs { $n } or less if you like, and put the rest at the bottom
enc-kill-hq-hunters =
    { $n ->
        [one] remove the leftmost card of the HQ from the game
       *[other] remove the { $n } leftmost cards of the HQ from the game
    }

# Trophies and Traps
enc-enshrine = put this card into your Trophy Room
enc-strip = take a Gear off Prey that lies face up and put it into your Trophy Room
enc-disarm-trap = put a Trap in front of you into your Trophy Room for free
enc-draw-trap = draw a Trap and place it in front of you
enc-return-to-deck = shuffle this card back into the Prey deck, unless you have other Worthy Prey in your Trophy Room

# Prey
enc-stalk = look at the top card of the Prey deck, then leave it there or put it at the bottom
enc-turn-up-prey =
    { $n ->
        [one] turn up one more card of the Prey deck
       *[other] turn up { $n } more cards of the Prey deck
    }
enc-gear-up-now = Gear Up: the top Gear goes to the Prey nearest the Prey deck
enc-disarming = Disarming: each player discards 2 cards at random
enc-arrest = Arrest: put this card onto another Prey, which does nothing while it lies there
enc-defeat-hunters = kill a face-up Prey with { $n } health or less, but not the Ultimate Prey
enc-move-back-hunters =
    { $n ->
        [one] move a face-up Prey { $n } space back, away from the Combat Zone, if that space is free
       *[other] move a face-up Prey { $n } spaces back, away from the Combat Zone, as far as they are free
    }
enc-add-enemies-hunters =
    { $n ->
        [one] add a card of the Prey deck face down to the Wilds
       *[other] add { $n } cards of the Prey deck face down to the Wilds
    }

# What only content packs do
enc-shield-hunters = Prey does not strike you in this turn's Strike phase
enc-recruit-to-top-hunters = each card you recruit this turn may go on top of your deck
enc-kill-character-hunters = remove one of your cards from the game
enc-may-kill-character-hunters = you may remove one of your cards from the game
    .button = remove one of your cards from the game
enc-dodge-killing-hunters = remove one of your cards that costs { $n } or more from the game to cancel this Strike
enc-gain-free-hunters = gain a card from the HQ that costs { $n } or less
enc-gain-officer-hunters = gain a Killer Instinct
enc-gain-officer-hand-hunters = gain a Killer Instinct to your hand
enc-gain-officer-top-hunters = gain a Killer Instinct on top of your deck
enc-add-enemies-per-hunters = add a card of the Prey deck face down to the Wilds { $count }
enc-add-enemy-at-hunters = put the top card of the Prey deck face down onto { $space }

# Several effects
enc-activate = Activate: { $effects }
enc-rivals = each other Predator: { $effects }
    .rather = each other Predator { $effects-does }
    .ask = let each other Predator do this: { $effects }

# Ongoing abilities
enc-no-healing = you cannot spend Heal
enc-no-restoring = you cannot spend Restore
enc-no-dueling = you cannot Duel
enc-less-armor = your Armor is { $n } lower
enc-more-duel-strikes =
    { $n ->
        [one] in a Duel against you, you draw one more Strike
       *[other] in a Duel against you, you draw { $n } more Strikes
    }
enc-prey-tougher = Prey that you fight has { $n } more health
enc-wilds-tougher = Prey in the Wilds has { $n } more health
enc-pack-weakens =
    with two, three, four or five living Predators, the Ultimate Prey has { $two }, { $three }, { $four } or { $five } less health
enc-all-tougher-hunters = each Prey in the Combat Zone has { $n } more health
enc-characters-dearer-hunters = cards in the HQ cost { $n } more
enc-loses-at-turn =
    { $n ->
        [one] as your turn begins, you discard a card at random
       *[other] as your turn begins, you discard { $n } cards at random
    }
enc-kill-hurts = when you kill Prey, you draw a Strike
enc-kill-discards = when you kill Prey, you discard the top card of your deck

# What Tests ask for
enc-did-killed =
    { $n ->
        [one] kill Prey
       *[other] kill { $n } Prey
    }
enc-did-evaded =
    { $n ->
        [one] avoid a Hazard
       *[other] avoid { $n } Hazards
    }
enc-did-removed =
    { $n ->
        [one] remove a Trap
       *[other] remove { $n } Traps
    }
enc-did-healed =
    { $n ->
        [one] heal a Strike
       *[other] heal { $n } Strikes
    }
enc-did-restored =
    { $n ->
        [one] restore a Strike with Dishonor
       *[other] restore { $n } Strikes with Dishonor
    }
enc-did-dueled =
    { $n ->
        [one] fight a Duel
       *[other] fight { $n } Duels
    }
enc-did-played =
    { $n ->
        [one] play a card
       *[other] play { $n } cards
    }
enc-did-recruited =
    { $n ->
        [one] recruit a card
       *[other] recruit { $n } cards
    }
enc-did-avoided =
    { $n ->
        [one] avoid a Strike
       *[other] avoid { $n } Strikes
    }
enc-did-not-killed = kill no Prey
enc-did-not-evaded = avoid no Hazard
enc-did-not-removed = remove no Trap
enc-did-not-healed = heal no Strike
enc-did-not-restored = restore no Strike
enc-did-not-dueled = fight no Duel
enc-did-not-played = play no card
enc-did-not-recruited = recruit no card
enc-did-not-avoided = avoid no Strike
enc-both = { $a } and { $b }
enc-killed-strong = kill Prey with { $n } or more printed health
enc-killed-worthy = kill Worthy Prey
enc-played-classes = play cards of { $n } different classes
enc-played-alike = play { $n } cards of one class
enc-recruited-dear = recruit a card that costs { $n } or more
enc-has-attack = have { $n } Attack unspent
enc-has-recruit = have { $n } Recruit unspent
enc-unhurt = have no Strike beside your Avatar while there is Prey in the Combat Zone
enc-hand-left =
    { $n ->
        [one] keep a card in hand unplayed
       *[other] keep { $n } cards in hand unplayed
    }
enc-fewest-trophies = kill Prey while no other player has fewer trophies than you

# What a Challenge is worth
enc-award-per =
    { $per ->
        [one] { $n } Honor { $count }, at most { $most }
       *[other] { $n } Honor for every { $per } { $count-plural }, at most { $most }
    }
enc-award-least = { $n } Honor if you have { $least } or more { $count-plural }
enc-award-most =
    { $most ->
        [0] { $n } Honor if you are alive and have no { $count-plural }
       *[1] { $n } Honor if you are alive and have { $most } or fewer { $count-plural }
    }
enc-award-more = { $n } Honor if no other player has more { $count-plural } than you and you have any (alone: three or more)

# What is counted
enc-count-trophies = for each of your trophies
    .plural = trophies
enc-count-prey = for each Prey in your Trophy Room
    .plural = Prey in the Trophy Room
enc-count-worthy = for each Worthy Prey in your Trophy Room
    .plural = Worthy Prey in the Trophy Room
enc-count-gear = for each Gear in your Trophy Room
    .plural = Gear cards in the Trophy Room
enc-count-hazards = for each Hazard in your Trophy Room
    .plural = Hazards in the Trophy Room
enc-count-traps = for each Trap in your Trophy Room
    .plural = Traps in the Trophy Room
enc-count-tests = for each Test in your Trophy Room
    .plural = Tests in the Trophy Room
enc-count-slain = for each Predator you have killed in a Duel
    .plural = Predators killed in Duels
enc-count-predators = for each living Predator
    .plural = living Predators
enc-count-front = for each Trap in front of you
    .plural = Traps in front of you
enc-count-dishonor = for each point of Dishonor beside your Avatar
    .plural = points of Dishonor beside your Avatar
enc-count-armory = for each of your Armory cards, Tests included
    .plural = Armory cards, Tests included
enc-count-armory-of = for each of your { $cls } cards of the Armory
    .plural = { $cls } cards of the Armory
enc-count-instincts = for each of your Killer Instincts
    .plural = Killer Instincts
enc-count-starters = for each of your starting cards
    .plural = starting cards
enc-count-strikes = for each Strike beside your Avatar
    .plural = Strikes beside your Avatar

# The text of a component
enc-describe-deck-officer-hunters = Killer Instinct
enc-describe-rarity-common-hunters = Armory, { $who }, common
enc-describe-rarity-uncommon-hunters = Armory, { $who }, uncommon
enc-describe-rarity-rare-hunters = Armory, { $who }, rare
enc-describe-defense-hunters = Armor: { $n }
enc-describe-own-honor = Honor: { $n } if you are alive at the end, or for whoever killed you in a Duel
enc-describe-initiative = Initiative: { $n }
enc-describe-honor = Honor: { $n }
enc-describe-dishonor = Dishonor: { $n }
enc-describe-enemy-hunters = Prey
enc-describe-worthy = Worthy Prey
enc-describe-final-enemy-hunters = Ultimate Prey (it is Worthy Prey, too): its death ends the game
enc-describe-hazard-hunters = Hazard: cannot be fought; in the Combat Zone it is discarded, and the active player draws a Trap
enc-describe-gear-up = Gear Up: discard it; the top Gear goes to the Prey nearest the Prey deck
enc-describe-avoid-price = To avoid it in the Wilds: { $n } Recruit
enc-describe-lethal = Lethal: who draws damage from it dies
enc-describe-escape = Escape: discarded as it enters the Combat Zone
enc-describe-gear = Gear: a trophy together with its Prey
enc-describe-gear-health = Health of its Prey: { $n } more
enc-describe-trap = Trap
enc-describe-remove-price = To remove it: { $n } Recruit
enc-describe-drawn = When drawn: { $effects }
enc-describe-front = While it lies in front of you: { $ability }
enc-describe-shared = Any player may remove it
enc-describe-rivalry = Left out when Predators play together
enc-describe-test = Passed in one turn of your own: { $condition }
enc-describe-late = Counts at the end of the turn
enc-describe-challenge = At the end of the game: { $award }
fact-armor = Armor
fact-honor = Honor
fact-dishonor = Dishonor
fact-price-hunters = price
