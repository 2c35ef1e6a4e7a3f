"""House Hagal: automated rivals for one and two players (docs/rules/dune-hagal.md), a module on the base game.

Where a rule lives: cards (the Hagal deck: HG-022, HG-035), leaders (HG-008, HG-033), difficulty (HG-031, HG-032),
setup (HG-021, HG-034 to HG-038, HG-048), turn (whose it is: HG-003, HG-023, HG-040; what happens: HG-004 to HG-014),
deploy (HG-009, HG-010, HG-052), combat (HG-012, HG-024, HG-045, HG-046), spending (HG-050), choices (HG-049),
module (how it all is put together).
"""
