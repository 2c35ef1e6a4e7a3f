# Why a bot did what it did in Legendary Encounters.

bots-enc-play = { $card } adds to this turn
bots-enc-draw = { $card } draws before anything is decided
bots-enc-prepare = others build on { $card }
bots-enc-copy = { $card } was set aside for this turn
bots-enc-use = { $card } counts all that was played by now
bots-enc-pay = the price of { $card } kills an enemy more
bots-enc-task = { $card } brings the Objective forward
bots-enc-help = { $card } helps right now
bots-enc-win = { $card } wins the game
bots-enc-final = { $card } must fall
bots-enc-fight = { $card } would strike
bots-enc-fight-wilds = { $card } would come nearer
bots-enc-clear = { $card } stands in the way of the Objective
bots-enc-clear-scan = makes room for the Objective
bots-enc-scan = sees what is coming while it is far away
bots-enc-recruit = { $card } makes the deck better
bots-enc-done = nothing left that pays
bots-enc-coordinate = { $card } helps more there, and another card comes at once
bots-enc-avoid = a Strike less
bots-enc-cancel = { $card } would hurt
bots-enc-spare-way-out = keeps the way out for something worse
bots-enc-show = showing a card costs nothing
bots-enc-sacrifice = { $card } hurts less than the Strike
bots-enc-heal = { $other } needs it most
bots-enc-discard = { $card } is needed least
bots-enc-kill = the deck is better without { $card }
bots-enc-lift = { $card } comes to hand again soon
bots-enc-swap = with its values swapped { $card } kills an enemy
bots-enc-exchange = the next card is better
bots-enc-choose = brings the most now
bots-enc-move-back = { $card } strikes later that way
bots-enc-decline = not worth it
bots-enc-avatar = bears { $n } damage

# Hunters

bots-enc-trophy = { $card } is worth the Honor
bots-enc-duel = { $other } loses more than the Attack is worth elsewhere
bots-enc-mend = takes { $card } away while there are points for it
bots-enc-evade = { $card } is a trophy, and no Trap later
bots-enc-remove = { $card } is a trophy, and out of the way
bots-enc-instinct = a Killer Instinct makes the deck better
bots-enc-take = { $card } is a trophy for free
bots-enc-enshrine = it will hardly come to hand again
bots-enc-bury = { $card } had better come later
