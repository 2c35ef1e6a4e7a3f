# Dune: House Hagal and its rivals.

shown-hagal = { $name }

ask-rival_defend = { ask-defend }
ask-decide = You decide for { $seat }. What happens?
option-for-rival = { $seat }: { $effect-button }

describe-hagal = Hagal card
describe-hagal-space = A rival's Agent goes to { $space }
describe-hagal-maker = A rival's Agent goes to the free maker space with most bonus spice, if there is one
describe-hagal-gains = The rival gets: { $effects }
describe-hagal-signet = The rival uses its signet
describe-hagal-swords = Turned up in Combat, swords: { $n }
describe-hagal-reshuffle = All Hagal cards are shuffled into a new deck, and the next one is turned up
describe-rival = As a rival: the signet alone, whenever a Hagal card shows it
describe-house-hagal = Takes spaces, climbs the influence tracks and fights; gathers nothing and scores nothing

difficulty-mercenary = Mercenary (novice)
difficulty-sardaukar = Sardaukar (veteran)
difficulty-mentat = Mentat (expert)
difficulty-kwisatz-haderach = Kwisatz Haderach (expert+)

event-difficulty = Difficulty: { $level }.
event-hagal-card = The Hagal deck shows { $card }.
event-hagal-reshuffle = All Hagal cards are shuffled into a new deck.
event-rival-goes = { $seat } turns up { $card } and sends an Agent to { $space }.
event-rival-skips = { $seat } passes over { $card }. { $why }
event-rival-stuck = { $seat } has nowhere to go: no Hagal card leads to a free space.
event-rival-signet = { $seat } uses the signet of { $leader }.
event-rival-cannot-pay = { $seat } cannot pay for the signet.
event-rival-gains-nothing = { $seat } would gain nothing by the signet.
event-rival-recruits =
    { $n ->
        [one] { $seat } recruits { $n } troop into the garrison.
       *[other] { $seat } recruits { $n } troops into the garrison.
    }
event-rival-deploys =
    { $n ->
        [one] { $seat } sends { $n } new troop to the Conflict.
       *[other] { $seat } sends { $n } new troops to the Conflict.
    }
event-rival-reinforces =
    { $n ->
        [one] { $seat } sends { $n } troop from the garrison to the Conflict.
       *[other] { $seat } sends { $n } troops from the garrison to the Conflict.
    }
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
