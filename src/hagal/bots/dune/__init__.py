"""How the heuristic bot plays Dune: Imperium.

weights: what things are worth; worth: what effects and cards are worth, read off their declarations;
outlook: what a position is worth; rivals: what automated ones may do; ix_worth and ix_outlook: the same with Rise of
Ix; mind: looking ahead; reasons: why, in a line.
"""
