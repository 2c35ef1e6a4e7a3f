"""Parts that games are made of. The kernel is the machine; what lies here, every game would write again.

Effect (then combine), option, deck, seats, declare, laws, hexes: in any order. A game imports the kernel and the kit,
never another game.
"""
