# Why a bot did what it did, in a line.

bots-silent = gives no reason
bots-chance = picked by chance
bots-only = nothing else was possible
bots-best = looks best
bots-fair = is worth a thought

# Bots by name: what lists call one, and what it does.

bot-heuristic = bot that thinks
bot-heuristic-about = It looks a little ahead and judges what it sees.
bot-random = bot that plays at random
bot-random-about = All options are alike to it.
