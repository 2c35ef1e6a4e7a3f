"""The two solo variants, each optional (IX-070 to IX-072)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.state import Dune
from hagal.kernel import zones

DIE = 6


def dice_on_the_row(s: Dune, seat: int, source: int) -> None:
    """At the end of the player's Reveal turn two dice trash cards of the Row, from the left; a 6 none (IX-070)."""
    first, second = zones.roll(s, DIE), zones.roll(s, DIE)
    if s.log is not None:
        s.log.tell("row-dice", seat, "IX-070", first=first + 1, second=second + 1)
    doomed = [s.row[k] for k in sorted({first, second}) if k < len(s.row)]
    for i in doomed:
        zones.move(s, i, s.row, s.trash)
        if s.log is not None:
            s.log.tell("row-trash", -1, "IX-070", card=s.face[i])
    actions.refill_row(s)


def brutal_escalation(s: Dune, seat: int, value: int, about: int) -> int:
    """In a Conflict III each rival that fights reveals two cards (IX-071)."""
    return 2 if s.face[s.conflict[-1]].level == 3 else value
