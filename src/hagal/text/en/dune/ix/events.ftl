# Dune, Rise of Ix: what happened.

# Shipping and Tech
event-freighter-up = { $seat } advances the Freighter to space { $n }.
event-freighter-home = { $seat } recalls the Freighter from space { $n }.
event-tech-up = New on Ix: { $tile }.
event-tech =
    { $seat } acquires { $tile } { $paid ->
        [0] for free
       *[1] for { $what }
    }{ $n ->
        [0] .
        [one] , returning { $n } Negotiator.
       *[other] , returning { $n } Negotiators.
    }
event-negotiator =
    { $n ->
        [one] { $seat } sends { $n } Negotiator to Ix.
       *[other] { $seat } sends { $n } Negotiators to Ix.
    }
event-tile = { $seat } uses { $tile }.

# Dreadnoughts
event-commission =
    { $n ->
        [one] { $seat } commissions a Dreadnought.
       *[other] { $seat } commissions { $n } Dreadnoughts.
    }
event-deploy-dreadnought =
    { $n ->
        [one] { $seat } deploys { $n } Dreadnought to the Conflict.
       *[other] { $seat } deploys { $n } Dreadnoughts to the Conflict.
    }
event-retreat-dreadnought =
    { $n ->
        [one] { $seat } retreats { $n } Dreadnought.
       *[other] { $seat } retreats { $n } Dreadnoughts.
    }
event-flag = A Dreadnought of { $seat } takes control of { $space }.

# Cards and leaders
event-unload = { $seat } unloads { $card }.
event-bury = { $seat } puts an Intrigue card under the deck.
event-snooper = { $seat } reaches the Snooper with { $faction }, number { $n } of 4.
event-keep-aside = { $seat } sets a card aside, unseen.
event-give-back = { $seat } takes { $card } back into the hand.

# Rivals and variants
event-tech-trashed = Trashed from Ix, without a Hagal mark: { $tile }.
event-row-dice = { $seat } rolls { $first } and { $second } for the Imperium Row.
event-row-trash = { $card } leaves the Imperium Row.
why-no-friend = It needs more influence with the Spacing Guild.
why-two-ships = Both Dreadnoughts are commissioned already.
