# Why a bot did what it did where there are Aliens.

bots-enc-pry = saves { $other } from the Facehugger
bots-enc-clone = { $card } holds up the Objective
bots-enc-free = { $other } can fight again
bots-enc-disarm = the Self-Destruct would strike everybody
bots-enc-pass = { $other } bears it best
bots-enc-place = all enemies come past there
bots-enc-ash = nobody may fight Ash without it
