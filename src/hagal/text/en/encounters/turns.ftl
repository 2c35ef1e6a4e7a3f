# Legendary Encounters: questions, options, reasons.

ask-enc-pick-avatar = Which Avatar do you take?
ask-enc-keep-avatar = Which of the two Avatars do you keep?
ask-enc-action = Your Action phase: { $attack } Attack, { $recruit } Recruit
ask-enc-stopped = Your Action phase is lost. The others can still Coordinate.
ask-enc-avoid =
    { $n ->
        [one] You are to draw a Strike. Avoid it? You can avoid { $n } more.
       *[other] You are to draw a Strike. Avoid it? You can avoid { $n } more.
    }
ask-enc-avoid-enemy =
    { $n ->
        [one] { $card } strikes. Avoid it? You can avoid { $n } Strike.
       *[other] { $card } strikes. Avoid it? You can avoid { $n } Strikes.
    }
ask-enc-cancel = You drew { $card }. Cancel it?
ask-enc-dodge-showing = You drew { $card }. Show { $cls-any } card?
ask-enc-dodge-killing = You drew { $card }. Kill one of your characters that costs { $n } or more?
ask-enc-discard-one = Which card do you discard?
ask-enc-redraw =
    { $n ->
        [0] Which cards do you discard for new ones?
       *[1] Which cards do you discard for new ones? So far: { $n }.
    }
ask-enc-kill-character = Which of your characters do you kill?
ask-enc-gain-free = Which character that costs { $n } or less do you gain?
ask-enc-act-as = Which character of the HQ does this card act as?
ask-enc-lift = Which card of your discard pile goes on top of your deck?
ask-enc-swap = Of which played card do you swap Attack and Recruit?
ask-enc-show-class = Show { $cls-any } card, or this happens: { $effects }
ask-enc-may = Do you { $effects }?
    .rather = Do you { $effects-ask }?
ask-enc-heal = Which Strike is healed?
ask-enc-defeat = Who with { $n } health or less dies?
ask-enc-move-back =
    { $n ->
        [one] Who moves { $n } space back?
       *[other] Who moves { $n } spaces back?
    }
ask-enc-choose = Which of these do you choose?
ask-enc-lose-evidence = Which piece of evidence is lost?
ask-enc-where-to = Where does { $card } go?
ask-enc-what-first = Several things happen at once. Which is first?

enc-option-done = End your Action phase
enc-option-play = Play { $card }
enc-option-copy = Copy { $card }
enc-option-use = Use { $card }
enc-option-coordinate = Coordinate { $card }
enc-option-recruit = Recruit { $card }
enc-option-officer = Recruit an Officer
enc-option-scan = Scan { $space }
enc-option-scan-free = Scan { $space } for free
enc-option-fight = Fight { $card } in the Combat Zone
enc-option-fight-space = Fight at { $space }
enc-option-slay = Kill { $card } in the Combat Zone
enc-option-slay-space = Kill whoever lies at { $space }
enc-option-back = Move { $card } back out of the Combat Zone
enc-option-back-space = Move back whoever lies at { $space }
enc-option-do = { $card }: { $task-button }
enc-option-discard = Discard { $card }
enc-option-redraw =
    { $n ->
        [0] Keep all cards
        [one] Draw { $n } card
       *[other] Draw { $n } cards
    }
enc-option-show = Show { $card }
enc-option-kill = Kill { $card }
enc-option-gain = Gain { $card }
enc-option-imitate = Act as { $card }
enc-option-top = { $card } on top of the deck
enc-option-swap = Swap the values of { $card }
enc-option-heal = Heal { $card } of { $other }
enc-option-lose = Lose { $card }
enc-option-avoid = Avoid it
enc-option-take = Draw the Strike
enc-option-cancel = Cancel it
enc-option-let = Let it apply
enc-option-let-happen = Let it happen
option-go-on = Go on
enc-option-on-top = On top of your deck
enc-option-to-discard = Into your discard pile
enc-option-first = First: { $effects }
enc-option-first-of = First { $card }: { $effects }
enc-option-avatar = Play as the { $avatar }

enc-why-not-in-hand = { $card } is not in your hand.
enc-why-not-coordinated = Nobody has Coordinated { $card } to you.
enc-why-not-in-hq = { $card } is not in the HQ.
enc-why-recruit = It costs { $n } Recruit.
enc-why-no-officers = No Officers are left.
enc-why-nothing-hidden = Nothing lies face down at { $space }.
enc-why-no-free-scan = You have no scan without cost.
enc-why-scan-cost = Scanning { $space } costs { $n } Attack.
enc-why-nobody-there = Nobody lies face up at { $space }.
enc-why-no-enemy = { $card } is no enemy.
enc-why-final = { $card } can be fought only after Objective 2.
enc-why-protected = { $card } cannot be killed now.
enc-why-attack = Fighting { $card } takes { $n } Attack.
enc-why-not-current = This belongs to Objective { $n }, which is not the current one.
enc-why-once = That was tried in this turn already.
enc-why-price = This costs { $attack } Attack and { $recruit } Recruit.
enc-why-not-clear = A card lies at { $space }: it is not clear.
enc-why-not-found = That card has not been found.
