# Runewars: season cards, bids, titles, objectives, rune tokens.

text-title-primarch = You settle every tied bid. Whenever a season card of the Wizards' Council is drawn, gain 1 influence.
text-title-captain = Your heroes do not desert. Once in your turn you may discard 3 rewards of your heroes to receive a dragon rune.
text-title-commander = You have 2 strength more in battle. Once in your turn, after you have won a battle as attacker against another player, you may pay 3 influence to receive a dragon rune.
name-rune-dragon = dragon rune
name-rune-false = false rune
setting-runewars-rune-areas = Received rune tokens may be placed in
setting-runewars-rune-areas-uncontrolled = friendly or uncontrolled areas
setting-runewars-rune-areas-empty = friendly or empty areas
fact-season = season
fact-council = whether the Wizards' Council is named
fact-side = which side it belongs to

# What cards do: the plain form as a command, `does` as what somebody does
rw-receive-rune = receive a dragon rune
    .does = receives a dragon rune
rw-place-dragon = place a dragon rune face down in an uncontrolled area
    .does = places a dragon rune face down in an uncontrolled area
rw-reveal-runes =
    { $n ->
        [one] reveal a rune token
       *[other] reveal { $n } rune tokens
    }
    .does =
        { $n ->
            [one] reveals a rune token
           *[other] reveals { $n } rune tokens
        }
rw-reveal-dragons =
    { $n ->
        [one] reveal a dragon rune
       *[other] reveal { $n } dragon runes
    }
    .does =
        { $n ->
            [one] reveals a dragon rune
           *[other] reveals { $n } dragon runes
        }
rw-bid = everybody bids influence: { $results }
rw-bid-highest = the highest bidder { $effects-does }
rw-bid-lowest = the lowest bidder { $effects-does }
rw-bid-but-highest = each player but the highest bidder { $effects-does }
rw-bid-but-lowest = each player but the lowest bidder { $effects-does }
rw-season-each = each player, in order of play, { $effects-does }
rw-season-either = { $ways-or }
    .does = { $ways-does-or }
rw-season-pay = you may { $cost } to { $effects }
    .button = { $cost } to { $effects }
    .does = may { $cost } to { $effects }
rw-season-first-to-pay = in order of play, each player may { $cost }; the first who does { $effects-does }
rw-season-gain-influence = gain { $n } influence
    .does = gains { $n } influence
rw-season-lose-influence = pay { $n } influence
    .does = pays { $n } influence
rw-season-city-influence = gain { $n } influence for each of your cities, at least { $least } in all
    .does = gains { $n } influence for each city they control, at least { $least } in all
rw-season-draw-tactics =
    { $n ->
        [one] draw a tactics card
       *[other] draw { $n } tactics cards
    }
    .does =
        { $n ->
            [one] draws a tactics card
           *[other] draws { $n } tactics cards
        }
rw-season-draw-quests =
    { $n ->
        [one] draw a quest
       *[other] draw { $n } quests
    }
    .does =
        { $n ->
            [one] draws a quest
           *[other] draws { $n } quests
        }
rw-season-discard-tactics =
    { $n ->
        [one] discard a tactics card
       *[other] discard { $n } tactics cards
    }
    .does =
        { $n ->
            [one] discards a tactics card
           *[other] discards { $n } tactics cards
        }
rw-season-dial-up =
    { $resource ->
        [food] turn the food dial up by { $n }
        [wood] turn the wood dial up by { $n }
       *[ore] turn the ore dial up by { $n }
    }
    .does =
        { $resource ->
            [food] turns the food dial up by { $n }
            [wood] turns the wood dial up by { $n }
           *[ore] turns the ore dial up by { $n }
        }
rw-season-dial-down =
    { $resource ->
        [food] turn the food dial down by { $n }
        [wood] turn the wood dial down by { $n }
       *[ore] turn the ore dial down by { $n }
    }
    .does =
        { $resource ->
            [food] turns the food dial down by { $n }
            [wood] turns the wood dial down by { $n }
           *[ore] turns the ore dial down by { $n }
        }
rw-season-any-dial-up = turn one dial up by { $n }
    .does = turns one dial up by { $n }
    .more = once more turn one dial up by { $n }
rw-season-any-dial-down = turn one dial down by { $n }
    .does = turns one dial down by { $n }
rw-season-dials = set your dials to what your areas yield, then turn food up by { $n }
    .does = sets their dials to what their areas yield, then turns food up by { $n }
rw-season-dials-fall =
    { $n ->
        [0] turn each dial that shows more than your areas yield down to that
       *[other] turn each dial that shows more than your areas yield down to that, then food up by { $n }
    }
    .does =
        { $n ->
            [0] turns each dial that shows more than their areas yield down to that
           *[other] turns each dial that shows more than their areas yield down to that, then food up by { $n }
        }
rw-season-slow = move units one area less far with Mobilize and Conquer this season
    .does = moves units one area less far with Mobilize and Conquer this season
rw-season-new-objective = exchange your objective for a new one
    .does = exchanges their objective for a new one
rw-season-destroy-units =
    { $n ->
        [one] destroy one of your units
       *[other] destroy { $n } of your units
    }
    .does =
        { $n ->
            [one] destroys one of their units
           *[other] destroys { $n } of their units
        }
rw-season-rout-area = rout all your units in one area
    .does = routs all their units in one area of their choice
rw-season-volunteers = place a triangle unit of your faction at one of your strongholds
    .does = places a triangle unit of their faction at one of their strongholds
rw-season-wild-allies = place allied neutral units in one of your areas: { $unit } ({ $n })
    .does = places allied neutral units in one of their areas: { $unit } ({ $n })
rw-season-drive-neutrals = make all unallied neutral units of one area retreat
    .does = makes all unallied neutral units of one area retreat
rw-season-damage-stronghold = damage one of your strongholds
    .does = damages one of their strongholds
rw-season-destroy-city = destroy a city
    .does = destroys a city
rw-season-heal-heroes = heal all your heroes
    .does = heals all their heroes
rw-season-part-ways = lose every hero of another alignment than your faction's
    .does = loses every hero of another alignment than their faction's
rw-season-pay-heroes = pay { $n } influence for each of your heroes, or that hero deserts
    .does = pays { $n } influence for each of their heroes, or the hero deserts
rw-season-leave-home =
    { $n ->
        [one] move a rune token out of your home realm
       *[other] move { $n } rune tokens out of your home realm
    }
    .does =
        { $n ->
            [one] moves a rune token out of their home realm
           *[other] moves { $n } rune tokens out of their home realm
        }
rw-season-grant-dragons = place a dragon rune in an area of each other player
    .does = places a dragon rune in an area of each other player

# Conditions of objectives
rw-if-all-allied = every neutral unit of these types in play is allied to some player: { $units }
rw-if-great-allies =
    { $n ->
        [one] { $n } Dragon or Giant is allied to you
       *[other] { $n } or more Dragons and Giants are allied to you
    }
rw-if-too-few-great =
    { $n ->
        [one] no Dragon or Giant is in play
       *[other] fewer than { $n } Dragons and Giants are in play
    }
rw-if-neutral-allies =
    { $n ->
        [one] { $n } neutral unit is allied to you
       *[other] { $n } or more neutral units are allied to you
    }
rw-if-has-influence = you have { $n } or more influence
rw-if-holds-titles =
    { $n ->
        [one] you hold { $n } title
       *[other] you hold { $n } or more titles
    }
rw-if-controls-cities =
    { $n ->
        [one] you control { $n } city
       *[other] you control { $n } or more cities
    }
rw-if-leads-heroes =
    { $n ->
        [one] you have { $n } hero
       *[other] you have { $n } or more heroes
    }
rw-if-spent-influence = you have spent { $n } or more influence this turn
rw-if-strongholds-broken = you have destroyed an enemy stronghold this turn, or damaged two
rw-if-routed-foe =
    { $n ->
        [one] another player has { $n } routed unit
       *[other] another player has { $n } or more routed units
    }
rw-if-conquests =
    { $n ->
        [one] you control { $n } area outside your home realm
       *[other] you control { $n } or more areas outside your home realm
    }
rw-if-holds-enemy-home = you control an area of another player's home realm
rw-if-killed-players =
    { $n ->
        [one] you have destroyed { $n } unit of other players in battle this turn
       *[other] you have destroyed { $n } or more units of other players in battle this turn
    }
rw-if-killed-neutral =
    { $n ->
        [one] you have destroyed { $n } unallied neutral unit in battle this turn
       *[other] you have destroyed { $n } or more unallied neutral units in battle this turn
    }
rw-if-great-host = you have 8 units in one area outside your home realm
rw-if-at-the-gates =
    { $n ->
        [one] you have { $n } unit in an area beside another player's home realm
       *[other] you have { $n } or more units in one area beside another player's home realm
    }

# Questions
rw-ask-season = { $card }: what do you do?
rw-ask-season-dial =
    { $up ->
        [0] Which dial do you turn down?
       *[1] Which dial do you turn up?
    }
rw-ask-season-discard =
    { $n ->
        [one] Which tactics card do you discard?
       *[other] Which tactics card do you discard? { $n } are due.
    }
rw-ask-bid = { $card }: how much influence do you bid?
rw-ask-bid-plain = How much influence do you bid?
rw-ask-tie-highest = The highest bids are tied: who is the highest bidder?
rw-ask-tie-lowest = The lowest bids are tied: who is the lowest bidder?
rw-ask-drop-false =
    { $n ->
        [one] Remove another false rune?
       *[other] First you may remove up to { $n } false runes.
    }
rw-ask-place-rune = Where does this token go, face down?
rw-ask-give-back = Only one area is free: which token goes back?
rw-ask-place-dragon = Where does the dragon rune go?
rw-ask-place-dragon-for = Where does the dragon rune of the { $faction } go?
rw-ask-reveal-runes =
    { $n ->
        [one] Which rune token do you reveal?
       *[other] Which rune token do you reveal? { $n } are due.
    }
rw-ask-fortify-runes =
    { $n ->
        [one] You mix the rune tokens of two areas. Which is the first?
       *[other] You mix the rune tokens of two areas. Which is the other?
    }
rw-ask-pay-rewards =
    { $n ->
        [one] Which reward do you discard?
       *[other] Which reward do you discard? { $n } are due.
    }
rw-ask-destroy-units =
    { $n ->
        [one] Which of your units is destroyed?
       *[other] Which of your units is destroyed? { $n } are due.
    }
rw-ask-rout-area = In which area are your units routed?
rw-ask-volunteers = Who joins you, and where?
rw-ask-wild-allies = Where do allies join you: { $unit } ({ $n })?
rw-ask-drive-neutrals = The neutral units of which area retreat?
rw-ask-damage-stronghold = Which of your strongholds is damaged?
rw-ask-destroy-city = Which city is destroyed?
rw-ask-pay-hero = Pay { $n } influence so that { $hero } stays?
rw-ask-leave-home =
    { $n ->
        [one] Which rune token leaves your home realm?
       *[other] Which rune token leaves your home realm? { $n } are due.
    }
rw-ask-leave-for = Where does the rune token of { $area } go?

# Options
rw-option-pay = { $cost } to { $effects }
rw-option-bid = Bid { $n } influence
rw-option-highest = The highest bidder is { $faction }
rw-option-lowest = The lowest bidder is { $faction }
rw-option-drop = Remove the false rune in { $area }
rw-option-rune = Place it in { $area } ({ $rune })
rw-option-return = The { $rune } goes back
rw-option-dragon = Place it in { $area }
rw-option-reveal-rune = Reveal the token in { $area }
rw-option-fortify-runes = The tokens of { $area }
rw-option-captain = Captain: discard { $n } rewards for a dragon rune
rw-option-commander = Lord Commander: pay { $n } influence for a dragon rune
rw-option-pay-reward = Discard { $card }
rw-option-objective = Fulfil your objective { $card }
rw-option-exchange = Exchange your objective { $card }: it can no longer be fulfilled
rw-option-destroy-there =
    { $routed ->
        [0] Destroy { $unit } in { $area }
       *[1] Destroy { $unit } in { $area } (routed)
    }
rw-option-rout = Rout all your units in { $area }
rw-option-join = { $unit } ({ $n }) in { $area }
rw-option-drive-out = Drive them out of { $area }
rw-option-damage = Damage the stronghold in { $area }
rw-option-raze-city = Destroy the city in { $area }
rw-option-pay-hero = Pay { $n } influence: { $hero } stays
rw-option-lose-hero = { $hero } deserts
rw-option-take = Move the token from { $area }
rw-option-move-rune = Place it in { $area }

# What happened
event-rw-title =
    { $n ->
        [one] { $seat } takes a title for { $n } influence: { $title }.
       *[other] { $seat } takes a title for { $n } influence: { $title }.
    }
event-rw-receive-rune = { $seat } receives a dragon rune.
event-rw-drop-false = { $seat } removes a false rune from { $area }.
event-rw-place-rune = { $seat } places a rune token in { $area }: { $rune }.
event-rw-place-rune-hidden = { $seat } places a rune token face down in { $area }.
event-rw-return-rune = { $seat } has no area for a token, and it goes back: { $rune }.
event-rw-move-rune = { $seat } moves the rune token of { $area } to { $target }.
event-rw-fortify-runes = { $seat } mixes the rune tokens of { $area } and { $target }.
event-rw-bids = { $seat } bids { $n }.
event-rw-bid-won = { $seat } is the highest bidder.
event-rw-bid-lost = { $seat } is the lowest bidder.
event-rw-tie-highest = { $seat } settles the tie: the highest bidder is { $faction }.
event-rw-tie-lowest = { $seat } settles the tie: the lowest bidder is { $faction }.
event-rw-season-dial =
    { $resource ->
        [food] { $seat }: the food dial is at { $n } now.
        [wood] { $seat }: the wood dial is at { $n } now.
       *[ore] { $seat }: the ore dial is at { $n } now.
    }
event-rw-season-dials = { $seat }: the dials are at food { $food }, wood { $wood }, ore { $ore } now.
event-rw-slowed = The units of { $seat } go one area less far this season.
event-rw-routed-area = All units of { $seat } in { $area } are routed.
event-rw-join = Units join { $seat } in { $area }: { $unit } ({ $n }).
event-rw-drive-out = The neutral units in { $area } retreat.
event-rw-wall-crumbled = The stronghold of { $seat } in { $area } is damaged.
event-rw-city-destroyed = { $seat } destroys { $city } in { $area }.
event-rw-objective = { $seat } fulfils the objective { $card }.
event-rw-exchange-objective = { $seat } exchanges the objective { $card } for another.
