# Dune, Rise of Ix: questions, answers and reasons.

# Shipping
ask-freighter =
    { $n ->
        [0] Your Freighter is at the start of the Shipping track. Do you move it?
       *[other] Your Freighter is on space { $n } of the Shipping track. Do you move it?
    }
option-advance = Advance it one space
option-recall-freighter = Recall it and take the rewards
ask-shipping_rewards = Which reward do you take next?
option-collect = { $effect-button }

# Tech
ask-acquire_tech = Do you acquire a Tech tile?
option-buy-tech =
    { $paid ->
        [0] Acquire { $tile } for free
       *[other] Acquire { $tile } for { $what }
    }{ $n ->
        [0] { "" }
        [one] , returning { $n } Negotiator
       *[other] , returning { $n } Negotiators
    }
ask-negotiate = How many Negotiators do you send to Ix?
option-negotiate =
    { $n ->
        [0] None
        [one] { $n } Negotiator
       *[other] { $n } Negotiators
    }
option-use-tile = Use { $tile }: { $effect-button }
option-scrap-tile = Trash { $tile }: { $effect-button }

# Dreadnoughts and units
ask-deploy-units = Which units do you deploy to the Conflict? At most { $n }.
ask-may_deploy_units = Which units do you deploy?
option-deploy-units =
    { $n ->
        [0] Deploy
        [one] Deploy { $n } troop and
       *[other] Deploy { $n } troops and
    } { $dreadnoughts ->
        [one] { $dreadnoughts } Dreadnought
       *[other] { $dreadnoughts } Dreadnoughts
    }
ask-retreat_units = Which units do you retreat?
option-withdraw =
    { $dreadnoughts ->
        [0] { $n ->
            [one] Retreat { $n } troop
           *[other] Retreat { $n } troops
        }
        [one] { $n ->
            [0] Retreat { $dreadnoughts } Dreadnought
            [one] Retreat { $n } troop and { $dreadnoughts } Dreadnought
           *[other] Retreat { $n } troops and { $dreadnoughts } Dreadnought
        }
       *[other] { $n ->
            [0] Retreat { $dreadnoughts } Dreadnoughts
            [one] Retreat { $n } troop and { $dreadnoughts } Dreadnoughts
           *[other] Retreat { $n } troops and { $dreadnoughts } Dreadnoughts
        }
    }
ask-place_dreadnought = You have won with a Dreadnought. Where does it go?
ask-rival_placing = { ask-place_dreadnought }
option-flag = On { $space }
option-detonate = To your supply, for 1 victory point
ask-ambushed = Which enemy unit retreats?
option-drive-off = A troop of { $seat }
option-drive-off-ship = A Dreadnought of { $seat }
ask-lose_any_troop = Where do you lose a troop?
option-lose-garrison = Lose a troop from your garrison

# Cards
ask-either_or_not = Do you choose one?
ask-another_turn = Do you take another turn right after this one?
option-take-turn = Yes
ask-trash_in_play = Which of your cards in play do you trash?
ask-bury_cost = Which Intrigue card do you put under the deck?
ask-bury_more = Which Intrigue card do you put under the deck?
option-bury = Put { $card } under the deck
option-draw-buried =
    { $n ->
        [0] None
        [one] No more: draw a card
       *[other] No more: draw { $n } cards
    }

# Leaders
ask-influence_snooped = With which faction do you gain influence?
ask-keep_aside = Which card do you set aside, unseen?
ask-look = These are the top two Intrigue cards. Which one do you keep?
option-keep-card = Keep { $card }

# Reasons
why-deploy-units =
    { $n ->
        [one] You can deploy at most { $n } unit.
       *[other] You can deploy at most { $n } units.
    }
