# Dune: questions and answers.

# Set-up
ask-pick_leader = Who is your leader?
option-take-leader = { $leader }
ask-choose_tokens = Which two factions do you choose in secret? Once in the game, when you have deployed four or more troops in one turn, you reveal them and gain 1 influence with each.
option-tokens = { $a } and { $b }

# The turn
ask-turn =
    { $agents ->
        [0] Your turn. You have no Agent left to send.
        [one] Your turn. You have { $agents } Agent to send.
       *[other] Your turn. You have { $agents } Agents to send.
    }
option-agent = Send an Agent to { $space } with { $card }
option-reveal = Reveal your hand
option-plot = Play { $card }
ask-origin = Which of your Agents goes?
option-leader = The one beside your leader
option-from = The one at { $space }
ask-order = What comes next?
option-use = { $effect-button }
option-skip = Leave the rest
ask-finish = Anything else before your turn ends?
ask-deploy = How many troops do you deploy to the Conflict? At most { $n }.
option-deploy =
    { $n ->
        [0] Deploy no troops
        [one] Deploy { $n } troop
       *[other] Deploy { $n } troops
    }
option-retreat =
    { $n ->
        [0] Retreat no troops
        [one] Retreat { $n } troop
       *[other] Retreat { $n } troops
    }
option-end = End the turn
option-decline = No
option-continue = Go on with the turn
option-pass-turn = End the turn here
ask-go_on = Do you go on with your turn?

# The Reveal turn
ask-reveal-menu = You have { $persuasion } persuasion, and your strength is { $strength }. What do you do?
option-buy = Acquire { $card } for { $cost } persuasion
option-claim = Acquire { $card }, which you set aside, for { $cost } persuasion
option-done = End the Reveal turn
ask-where-to = Where does { $card } go?
option-to-top = On top of the deck
option-to-discard = To the discard pile

# The Conflict
ask-defend = Do you deploy a troop from your supply to defend your location?
option-defend = Deploy a troop
ask-combat = Your strength is { $strength }. Do you play a Combat card?
option-intrigue = Play { $card }
option-pass = Pass
option-stop = No more cards for now
ask-on_win = You have won the Conflict. Do you play an Intrigue card?
ask-endgame_choice = The game ends. Do you play an Endgame card?

# Effects that ask
ask-influence_any = With which faction do you gain influence?
ask-influence_behind = With which faction do you gain influence?
ask-influence_two = With which two factions do you gain influence?
ask-track_order = Which track comes first?
ask-lose_influence_any = With which faction do you lose influence?
ask-either = Which one do you choose?
ask-two_of = Which two do you choose?
ask-pay = Do you { $costs } to { $effects }?
ask-trash_icon = Which card do you trash?
option-trash-hand = Trash { $card } from your hand
option-trash-play = Trash { $card }, which is in play
option-trash-discard = Trash { $card } from your discard pile
ask-may_deploy = How many troops do you deploy?
ask-may_retreat = How many troops do you retreat?
ask-sell_melange = How much spice do you sell?
option-sell = Sell { $spice } spice for { $solari } solari
ask-discard_one = Which card do you discard?
option-discard = Discard { $card }
ask-tested = Do you discard a card or lose a troop?
option-lose-troop = Lose a troop in the Conflict
ask-silence = Which space do you close to your opponents?
option-voice = Close { $space }
ask-fetch_sister = Which card do you take into your hand?
option-fetch = Take { $card }
ask-acquire_up_to = Which card do you acquire?
option-acquire = Acquire { $card }
ask-double_cross = Who loses a troop?
option-betray = { $seat }
ask-snoop = The top card of your deck is { $card }. Do you draw it or trash it?
option-draw-top = Draw it
option-trash-top = Trash it
ask-recall_agent = Which Agent do you take back?
option-recall = The one at { $space }
ask-set_aside = Which card of the Imperium Row do you set aside?
option-aside = Set { $card } aside
ask-alliance-heir = Who takes over your Alliance with { $faction }?
option-alliance = { $seat }
