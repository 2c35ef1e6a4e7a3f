# Dune: what happened.

# The course of the game
event-leader =
    { $rival ->
        [0] { $seat } plays as { $leader }.
       *[1] Rival: { $leader }.
    }
event-round = Round { $n }: { $conflict }.
event-bonus-spice = Bonus spice gathers at { $space }: { $n } now.
event-endgame = The game ends: the last Intrigue cards may be played.
event-row = { $card } joins the Imperium Row.

# Turns
event-agent = { $seat } plays { $card } and sends an Agent to { $space }.
event-recall = { $seat } takes back the Agent from { $space }.
event-pass-turn = { $seat } ends the turn.
event-reveal =
    { $n ->
        [0] { $seat } reveals no cards.
       *[1] { $seat } reveals { $cards }.
    }
event-strength = { $seat } ends the Reveal turn with a strength of { $n }.
event-plot = { $seat } plays { $card }.
event-combat-card = { $seat } plays { $card }.

# Gains and losses
event-gain = { $seat } gains { $what }.
event-pay = { $seat } pays { $what }.
event-spice-addict = { $seat } takes 1 spice less and draws a card instead.
event-score =
    { $n ->
        [one] { $seat } gains { $n } victory point.
       *[other] { $seat } gains { $n } victory points.
    }
event-unscore =
    { $n ->
        [one] { $seat } loses { $n } victory point.
       *[other] { $seat } loses { $n } victory points.
    }
event-influence = { $seat } gains { $n } influence with { $faction }.
event-lose-influence = { $seat } loses { $n } influence with { $faction }.
event-alliance = { $seat } takes the Alliance with { $faction }.
event-masterstroke = { $seat } strikes: influence with { $factions }.
event-council = { $seat } takes a seat in the High Council.
event-swordmaster = { $seat } gains a third Agent.
event-mentat = { $seat } takes the Mentat.
event-control = { $seat } takes control of { $space }.
event-control-bonus = { $seat } earns the control bonus of { $space }.

# Cards
event-draw =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
event-reshuffle = { $seat } shuffles the discard pile into the deck.
event-intrigue-hidden = { $seat } draws an Intrigue card.
event-intrigue = { $seat } draws { $card } from the Intrigue deck.
event-steal-hidden = { $seat } takes one of the Intrigue cards of { $other }.
event-steal = { $seat } takes { $card } from the Intrigue cards of { $other }.
event-acquire = { $seat } acquires { $card }.
event-acquire-top = { $seat } acquires { $card } and puts it on top of the deck.
event-trash = { $seat } trashes { $card }.
event-discard = { $seat } discards { $card }.
event-fetch = { $seat } takes { $card } from the discard pile.
event-aside = { $seat } sets { $card } aside.
event-voice = { $seat } closes { $space } to the opponents.

# Troops and the Conflict
event-recruit =
    { $n ->
        [one] { $seat } recruits { $n } troop.
       *[other] { $seat } recruits { $n } troops.
    }
event-deploy =
    { $n ->
        [one] { $seat } deploys { $n } troop to the Conflict.
       *[other] { $seat } deploys { $n } troops to the Conflict.
    }
event-retreat =
    { $n ->
        [one] { $seat } retreats { $n } troop.
       *[other] { $seat } retreats { $n } troops.
    }
event-lose-troops =
    { $n ->
        [one] { $seat } loses { $n } troop.
       *[other] { $seat } loses { $n } troops.
    }
event-fought = { $seat } fights with a strength of { $n }.
event-reward-1 = { $seat } wins { $conflict }.
event-reward-2 = { $seat } takes the second reward of { $conflict }.
event-reward-3 = { $seat } takes the third reward of { $conflict }.
