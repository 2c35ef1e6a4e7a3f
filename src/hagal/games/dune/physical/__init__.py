"""The physical table: House Hagal beside the real board (docs/companion.md), a module on top of `rivals`.

Rivals run on the same steps as in the game; what people do at the real table is recorded as steps. Where it lives:
people (what stands for them), setup (the Hagal deck, no other), checklist (what to put where), naming (Conflict cards
and Tech tiles by name), turn (people's turns, the rivals' go), combat (strengths, rewards), ending (points, ties),
fixes and ix_fixes (corrections), module (how it all is put together).
"""
