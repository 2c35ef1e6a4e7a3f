"""How the heuristic bot plays Dune: Imperium.

weights: what things are worth; worth: what effects and cards are worth, read off their declarations;
outlook: what a position is worth; rivals: what automated ones may do; mind: looking ahead; reasons: why, in a line.
"""
