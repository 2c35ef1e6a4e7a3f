"""How the heuristic bot plays Legendary Encounters: Predator, in Hunted with the others, in Hunters against them.

worth: what cards and effects are worth, read off their declarations; threat: what enemies threaten, and which of them
to fight; hunting: the same for Predators, who play for Honor; mind: the questions of the game and what to answer, with
the reason in a line.
"""
