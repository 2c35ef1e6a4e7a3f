"""How the heuristic bot plays Legendary Encounters: Predator, with the others and not against them.

worth: what cards and effects are worth, read off their declarations; threat: what enemies threaten, and which of them
to fight; mind: the questions of the game and what to answer, with the reason in a line.
"""
