# Legendary Encounters: what happened.

event-enc-avatar = { $seat } plays as the { $avatar }.
event-enc-location = The Location is { $location }.
event-enc-objective = The Objective is now { $objective }.
event-enc-completed = { $objective } is completed.
event-enc-turn = Round { $n }: { $seat } is on turn.
event-enc-major = The Final Enemy is dead: the players win.
event-enc-minor = The Minor objective is completed: the players win.
event-enc-lost = The players have lost.
event-enc-all-or-nothing = All or nothing: the players have this round and one more.

event-enc-enters = A card enters face down at { $space }.
event-enc-enemies-again = The Dead Enemies are shuffled into a new Enemy deck. The next time it runs out, all is lost.
event-enc-combat = { $card } enters the Combat Zone.
event-enc-runs = { $card } runs on.
event-enc-moved-back = { $card } is moved back to { $space }.
event-enc-scan = { $seat } scans { $space }: { $card }.
event-enc-event = An Event of { $objective }.
event-enc-hazard = Hazard { $n } of { $location }.
event-enc-mark =
    { $n ->
        [one] { $seat } is marked.
       *[other] { $seat } is marked { $n } times.
    }
event-enc-unmark =
    { $n ->
        [0] { $seat } is no longer marked.
        [one] { $seat } loses a mark and keeps { $n }.
       *[other] { $seat } loses a mark and keeps { $n }.
    }
event-enc-attach = { $card } is attached to { $space }.
event-enc-found = { $card } is found.
event-enc-turned-down = The card at { $space } is turned face down.
event-enc-all-turned-down = Every card in the Wilds is turned face down.
event-enc-action-ends = The Action phase of { $seat } ends at once.

event-enc-play = { $seat } plays { $card }.
event-enc-copy = { $seat } copies { $card }.
event-enc-use = { $seat } uses { $card }.
event-enc-coordinate = { $seat } Coordinates { $card } to { $other }.
event-enc-draw =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
event-enc-reshuffle = { $seat } shuffles the discard pile into the deck.
event-enc-discard = { $seat } discards { $card }.
event-enc-discard-top = { $seat } discards { $card } from the top of the deck.
event-enc-show = { $seat } shows { $card }.
event-enc-gain = { $seat } gains { $card }.
event-enc-gain-top = { $seat } gains { $card } on top of the deck.
event-enc-gain-hand = { $seat } gains { $card } to the hand.
event-enc-hq = { $card } comes to the HQ.
event-enc-kill-hq = { $card } in the HQ is killed.
event-enc-kill-character = { $seat } kills { $card }, an own character.
event-enc-lift = { $seat } puts { $card } on top of the deck.
event-enc-swap = { $seat } swaps the values of { $card }.
event-enc-act-as = { $seat } acts as { $card } from the HQ.

event-enc-fight = { $seat } fights { $card } with { $n } Attack.
event-enc-dies = { $card } is killed.
event-enc-shield = The enemies do not strike { $seat }.
event-enc-strike = { $seat } draws the Strike { $card }.
event-enc-strikes-again = The Strike discard is shuffled into a new Strike deck.
event-enc-avoid = { $seat } avoids a Strike.
event-enc-cancel = { $seat } cancels { $card }.
event-enc-heal = { $seat } heals { $card } of { $other }.
event-enc-death = { $seat } is dead.
event-enc-dig-strike = { $seat } discards the Strike { $card }.

event-enc-task = { $seat } works on { $card }.
event-enc-fortified =
    { $n ->
        [one] The stronghold has { $n } defence.
       *[other] The stronghold has { $n } defences.
    }
event-enc-assault-won = The assault succeeds: { $attack } Attack against { $recruit } Recruit.
event-enc-assault-lost = The assault fails: { $attack } Attack against { $recruit } Recruit.
event-enc-evidence-lost = { $card } is lost.
