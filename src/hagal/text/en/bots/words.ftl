# Why a bot did what it did, in a line.

bots-silent = gives no reason
bots-chance = picked by chance
bots-only = nothing else was possible
bots-best = looks best
