"""House Hagal with Rise of Ix (IX-050 to IX-065, IX-120 to IX-127) and the solo variants (IX-070 to IX-072).

Where a rule lives: cards (the Hagal cards: IX-050 to IX-052, IX-058), ways (Freighter, Dreadnoughts, Tech: IX-053 to
IX-065), tiles (IX-120 to IX-127), variants (IX-070, IX-071), module (how it all is put together).
"""
