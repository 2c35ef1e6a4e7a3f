"""Laws of solo rivals with Rise of Ix."""

from __future__ import annotations

from hagal.games.dune.ix.laws import turning_up
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.state import Dune
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws


def marked_tile_face_up(s: Dune) -> None:
    """With rivals that take Tech a marked tile is face up, as long as there are any in the stacks (IX-060)."""
    stacks = part_of(s).stacks
    if turning_up(s) or not any(stacks):
        return
    tops = [s.face[stack[-1]] for stack in stacks if stack]
    if not any(tile.rival for tile in tops):
        raise Broken(f"no tile that rivals can take is face up: {tops}")


LAWS = Laws(cheap=[marked_tile_face_up])
