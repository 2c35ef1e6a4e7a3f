"""Rise of Ix (docs/rules/dune-ix.md), a module on the base game.

Where a rule lives: part (what it adds to the state), shipping (IX-020 to IX-024), tech (IX-010 to IX-017),
units (Dreadnoughts: IX-030 to IX-037), discard (Discard and Unload: IX-040 to IX-045), bury (IX-092), agent_boxes,
reveal_boxes, plots (effects of cards), tiles, spaces, imperium, intrigue, conflicts, leaders (the components), module
(how it all is put together).
"""
