# Dune: House Hagal and its rivals.

shown-hagal = { $name }

ask-rival_defend = { ask-defend }
ask-decide = You decide for { $seat }. What happens?
option-for-rival = { $seat }: { $effect }

event-hagal-card = The Hagal deck shows { $card }.
event-hagal-reshuffle = All Hagal cards are shuffled into a new deck.
event-rival-goes = { $seat } turns up { $card } and sends an Agent to { $space }.
event-rival-skips = { $seat } passes over { $card }. { $why }
event-rival-stuck = { $seat } has nowhere to go: no Hagal card leads to a free space.
event-rival-signet = { $seat } uses the signet of { $leader }.
event-rival-holds-back = { $seat } is ahead already and keeps the troops in the garrison.
event-rival-swords =
    { $n ->
        [one] { $seat } turns up { $card } for { $n } sword.
       *[other] { $seat } turns up { $card } for { $n } swords.
    }
event-rival-unrewarded = { $seat } goes without a reward of { $conflict }.
event-rival-spends-spice = { $seat } spends { $n } spice on a victory point.
event-rival-spends-solari = { $seat } spends { $n } solari on a victory point.
event-rival-spends-water = { $seat } spends { $n } water on a victory point.
event-rival-spends-intrigue = { $seat } spends { $n } Intrigue cards on a victory point.
event-control-removed = { $seat } wins at { $space }: the control marker there is removed.

why-no-bonus = No free maker space has bonus spice.
