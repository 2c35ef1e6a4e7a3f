# Runewars: seasons, orders, movement, diplomacy, victory.

name-order-strategize = Strategize
name-order-mobilize = Mobilize
name-order-conquer = Conquer
name-order-harvest = Harvest
name-order-recruit = Recruit
name-order-rally-support = Rally Support
name-order-acquire-power = Acquire Power
name-order-fortify = Fortify
text-order-strategize = Move units and heroes to neighbouring areas that are friendly or empty. Supremacy bonus: draw tactics cards as your dials show.
text-order-mobilize = Activate an area and move units into it. Supremacy bonus: do so once more, with one battle in the turn at most.
text-order-conquer = Activate an area and move units into it. Supremacy bonus: the stronghold there counts 3 less in the battle.
text-order-harvest = Set your dials to what your areas yield. Supremacy bonus: your developments bring what they bring, and for 1 wood you build another.
text-order-recruit = Recruit what one dial shows, at your strongholds. Supremacy bonus: recruit with another dial, too.
text-order-rally-support = Each of your cities gives one of its benefits. Supremacy bonus: hire a hero for 1 to 3 influence.
text-order-acquire-power = Gain influence as your dials show. Supremacy bonus: take a title.
text-order-fortify = Build a stronghold, repair one, mix the rune tokens of two areas: each at most once.

# Questions
rw-ask-order = Choose your order for this season.
rw-ask-fall = Fall: gain influence, or draw a tactics card?
rw-ask-turn-start = Your turn: { $order }. Do anything before you resolve it?
rw-ask-bonus = { $order } is your highest order of the year. Use its supremacy bonus?
rw-ask-turn-end = Your order is resolved. Anything else before your turn ends?
rw-ask-maneuvers = Which units or heroes do you move next?
rw-ask-move-out = Where do they go from { $area }?
rw-ask-activate = Which area do you activate?
rw-ask-send =
    { $n ->
        [0] Who goes to { $area }?
        [one] Who goes to { $area }? { $n } unit is on its way.
       *[other] Who goes to { $area }? { $n } units are on their way.
    }
rw-ask-way = Which way does { $hero } take to { $area }?
rw-ask-meet-neutrals = Neutral units hold { $area }: fight, or talk?
rw-ask-destiny = Which of the destinies drawn do you choose for { $area }?
rw-ask-refused = They refuse: fight in { $area }, or retreat?
rw-ask-collect = Which resource do you collect in { $area }?
rw-ask-development = Build a development for 1 wood?
rw-ask-dial = From which dial do you recruit?
rw-ask-make-room =
    { $n ->
        [one] All of these are in play: { $unit }. Destroy one to recruit another? { $n } is missing.
       *[other] All of these are in play: { $unit }. Destroy one to recruit another? { $n } are missing.
    }
rw-ask-deploy = How many of these go to { $area }: { $unit }? You have { $n }.
rw-ask-city = { $city } in { $area }: what do you take?
rw-ask-hire = How much influence do you pay for heroes? You look at as many and keep one.
rw-ask-title = Which title do you take, and for how much?
rw-ask-fortify = Fortify: what do you do next?
rw-ask-abandon = All your strongholds are in play: which one do you give up?
rw-ask-trim = { $area } can hold { $limit } units: which one is destroyed?
rw-ask-discard-tactics = Too many tactics cards: which one do you discard?
rw-ask-discard-quests = Too many quests: which one do you discard?
rw-ask-prove =
    { $n ->
        [one] Turn up a dragon rune: { $n } more to prove.
       *[other] Turn up a dragon rune: { $n } more to prove.
    }
rw-ask-mark = What marks your claim?

# Options
rw-option-order = { $order }
rw-option-resolve = Resolve your order
rw-option-bonus = Use the supremacy bonus
rw-option-done = Nothing more, go on
rw-option-end = End the turn
rw-option-from-units = Move units from { $area }
rw-option-from-allies = Move allied neutral units from { $area }
rw-option-move = { $unit } ({ $n }) to { $area }
rw-option-move-hero = { $hero } to { $area }
rw-option-activate = Activate { $area }
rw-option-activate-none = Activate nothing
rw-option-send = { $unit } ({ $n }) from { $area }
rw-option-send-hero = { $hero } comes along
rw-option-way = By way of { $areas }
rw-option-battle = Fight a battle
rw-option-diplomacy = Diplomacy for { $n } influence
rw-option-gold = Gold: they ally with you
rw-option-grey = Grey: they retreat
rw-option-red = Red: you fight or retreat
rw-option-retreat = Retreat
rw-option-recruit-from = Recruit with the dial: { $resource }
rw-option-dial-up = Raise the dial by 1: { $resource }
rw-option-develop = Build in { $area }: { $development }
rw-option-destroy =
    { $routed ->
        [0] Destroy { $unit }
       *[1] Destroy { $unit } (routed)
    }
rw-option-destroy-at =
    { $routed ->
        [0] Destroy { $unit } in { $area }
       *[1] Destroy { $unit } in { $area } (routed)
    }
rw-option-deploy = Place { $n } in { $area }
rw-option-city-units = Place { $unit } ({ $n })
rw-option-influence = Gain { $n } influence
rw-option-tactics =
    { $n ->
        [one] Draw { $n } tactics card
       *[other] Draw { $n } tactics cards
    }
rw-option-quests =
    { $n ->
        [one] Draw { $n } quest
       *[other] Draw { $n } quests
    }
rw-option-pay-heroes = Pay { $n } influence
rw-option-title = Take the title { $title } for { $n } influence
rw-option-build = Build a stronghold in { $area }
rw-option-repair = Repair the stronghold in { $area }
rw-option-runes = Mix rune tokens of two areas
rw-option-abandon = Give up the stronghold in { $area }
rw-option-discard = Discard { $card }
rw-option-tactic = Play { $card }
rw-option-claim = Claim victory
rw-option-withdraw-claim = Withdraw your claim to victory
rw-option-victory-card = The victory card
rw-option-mark = An unused unit: { $unit }

# Reasons
rw-why-order-used = { $order } is used up until spring.
rw-why-activated = Your activation token lies in { $area } already.
rw-why-there = That is { $area } itself.
rw-why-apart = { $area } is not next to { $start }.
rw-why-mountain = Mountains lie between { $start } and { $area }.
rw-why-water = Water lies between { $start } and { $area }.
rw-why-not-yours = You do not control { $area }.
rw-why-token = Your activation token lies in { $area }: units there stay.
rw-why-units-routed = { $unit }: routed units in { $area } cannot move.
rw-why-second-battle = You have fought this turn: no second battle in { $area }.
rw-why-far = { $unit }: there is no way from { $start } to { $area } that is short enough and free.
rw-why-escort = { $unit }: allied neutral units go only with units of your own, or into an area that you control.
rw-why-passed = { $unit }: units are sent in the order of the areas, and these were passed over. Undo to send them.
rw-why-hero-stays = { $hero } is too far away, or was passed over.
rw-why-maneuvers-done = { $area } was passed over, or nobody can leave it: there must be a friendly or empty area next to it.
rw-why-nobody = Nobody in { $area } can move.
rw-why-enemies = { $area } is neither yours nor empty.
rw-why-allies = Allied neutral units go only where you will be: { $area } is not yours.
rw-why-haven = They cannot retreat to { $area }: it is not free.
rw-why-friendly-haven = They retreat to a friendly area next to them before any other: { $area } is none.
rw-why-stronghold = The stronghold in { $area } is whole.
rw-why-city = There is a city in { $area }.
rw-why-works-done = That was done already.
rw-why-no-ore = It costs 1 ore.
rw-why-no-wood-ore = It costs 1 wood and 1 ore.

# What happened
event-rw-season = Year { $year }, { $season }.
event-rw-season-card = The season card is { $card }.
event-rw-spring = Orders and activation tokens come back, and all who were routed stand up.
event-rw-order = { $seat } plays { $order }.
event-rw-bonus = { $seat } uses the supremacy bonus of { $order }.
event-rw-influence = { $seat } gains { $n } influence.
event-rw-spend = { $seat } spends { $n } influence.
event-rw-draw-tactics =
    { $n ->
        [one] { $seat } draws { $n } tactics card.
       *[other] { $seat } draws { $n } tactics cards.
    }
event-rw-draw-quests =
    { $n ->
        [one] { $seat } draws { $n } quest.
       *[other] { $seat } draws { $n } quests.
    }
event-rw-discard-tactic = { $seat } discards { $card }.
event-rw-discard-quest = { $seat } discards { $card }.
event-rw-tactic = { $seat } plays { $card }.
event-rw-reshuffle-fate = The fate cards are shuffled.
event-rw-reshuffle-tactics = The tactics cards are shuffled.
event-rw-reshuffle-quests = The quests are shuffled.
event-rw-activate = { $seat } activates { $area }.
event-rw-moves = { $seat }: { $unit } ({ $n }) from { $start } to { $area }.
event-rw-hero-moves = { $hero } goes to { $area }.
event-rw-diplomacy = { $seat } talks to the neutral units in { $area } for { $n } influence: { $cards }.
event-rw-destiny = Destiny in { $area }: { $destiny }.
event-rw-harvest = { $seat } sets the dials: food { $food }, wood { $wood }, ore { $ore }.
event-rw-dial-up = { $seat }: { $resource } +{ $n }.
event-rw-development = { $seat } builds in { $area }: { $development }.
event-rw-development-lost = { $seat } loses the development in { $area }.
event-rw-recruit = { $seat } recruits with the dial: { $resource } { $n }.
event-rw-placed = { $seat }: { $unit } ({ $n }) in { $area }.
event-rw-destroyed = { $seat } loses { $unit } ({ $n }) in { $area }.
event-rw-stronghold =
    { $damaged ->
        [0] { $seat } builds a stronghold in { $area }.
       *[1] { $seat } has a damaged stronghold in { $area } now.
    }
event-rw-stronghold-lost = { $seat } loses the stronghold in { $area }.
event-rw-repaired = { $seat } repairs the stronghold in { $area }.
event-rw-reveal-rune = The token in { $area } is turned up: { $rune }.
event-rw-eliminated = { $seat } controls no area any more and is out.
event-rw-claim = { $seat } has proven enough dragon runes and claims victory: the { $season } of next year will tell.
event-rw-claim-failed =
    { $n ->
        [one] { $seat } holds { $n } dragon rune: the claim has failed.
       *[other] { $seat } holds { $n } dragon runes: the claim has failed.
    }
event-rw-claim-withdrawn = { $seat } withdraws the claim to victory.
event-rw-won-runes =
    { $n ->
        [one] { $seat } shows { $n } dragon rune and wins.
       *[other] { $seat } shows { $n } dragon runes and wins.
    }
event-rw-won-claim =
    { $n ->
        [one] { $seat } still holds { $n } dragon rune and wins.
       *[other] { $seat } still holds { $n } dragon runes and wins.
    }
event-rw-reckoning =
    { $n ->
        [one] { $seat } ends with { $n } dragon rune.
       *[other] { $seat } ends with { $n } dragon runes.
    }
