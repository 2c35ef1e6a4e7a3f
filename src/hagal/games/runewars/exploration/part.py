"""The exploration tokens on the board (RW-230), as a part of the state."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.runewars.components import Token
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.codec import register_data
from hagal.kernel.knowledge import seen_pile, seen_zone
from hagal.kernel.state import Part, State

NAME = "exploration"


class Exploration(Part):
    """`lying` are the tokens on the board, `at` their areas, `up` whether they lie face up; `rest` were not needed,
    `gone` are discarded. `opened` are portals that were paid for in the turn that `turn` names: year, season, seat."""

    fields: ClassVar[tuple[str, ...]] = ("at", "gone", "lying", "opened", "rest", "turn", "up")
    __slots__ = fields
    tag: ClassVar[str] = "exploration"

    lying: list[int]
    at: list[int]
    up: list[int]
    rest: list[int]
    gone: list[int]
    opened: tuple[int, ...]
    turn: tuple[int, ...]

    def copy(self) -> Exploration:
        t = Exploration()
        t.lying = self.lying.copy()
        t.at = self.at.copy()
        t.up = self.up.copy()
        t.rest = self.rest.copy()
        t.gone = self.gone.copy()
        t.opened = self.opened
        t.turn = self.turn
        return t

    def zones(self) -> list[list[int]]:
        return [self.lying, self.rest, self.gone]

    def view(self, s: State, mask: int) -> Any:
        assert isinstance(s, Runewars)
        tokens = []
        for k, i in enumerate(self.lying):
            known = seen_pile(s, [i], mask)[0]
            token: Token = s.face[i]
            area = s.board.areas[self.at[k]].id
            tokens.append({"area": area, "back": token.back, "token": known, "up": bool(self.up[k])})
        return {"tokens": tokens, "gone": seen_zone(s, self.gone, mask)}


def part_of(s: Runewars) -> Exploration:
    return s.parts[NAME]  # type: ignore[return-value]  # asked again and again


def lay_tokens(s: Runewars, seat: int, source: int) -> None:
    """One by chance, face down, in every area outside home realms: back 1 beside a home realm, back 2 elsewhere; if one
    back runs out, the other (RW-230). Moment `board_settled`."""
    part = Exploration()
    part.lying, part.at, part.up, part.rest, part.gone, part.opened, part.turn = [], [], [], [], [], (), ()
    s.lay(NAME, part)
    piles: list[list[int]] = []
    for back in (1, 2):
        kind = [token for token in s.rules.kinds["exploration"] if token.back == back]
        piles.append(zones.add_instances(s, [token for token in kind for _ in range(token.count)]))
        zones.shuffle(s, piles[-1])
    near, far = piles
    for area in range(len(s.board.areas)):
        if s.board.home[area]:
            continue
        beside = any(s.board.home[other] for other in s.board.near[area])
        pile = (near or far) if beside else (far or near)
        if pile:
            zones.draw(s, pile, part.lying, 0)
            part.at.append(area)
            part.up.append(0)
    zones.move_all(near, part.rest)
    zones.move_all(far, part.rest)


def token_at(s: Runewars, area: int) -> int:
    """The place of the token of an area among those that lie on the board; -1: there is none."""
    part = part_of(s)
    return part.at.index(area) if area in part.at else -1


def is_up(s: Runewars, area: int, word: str) -> bool:
    """Does a token of this kind lie face up in an area?"""
    k = token_at(s, area)
    return k >= 0 and bool(part_of(s).up[k]) and kind_of(s.face[part_of(s).lying[k]]) == word


def areas_with(s: Runewars, word: str) -> list[int]:
    """The areas where a token of this kind lies face up."""
    part = part_of(s)
    return [at for i, at, up in zip(part.lying, part.at, part.up, strict=True) if up and kind_of(s.face[i]) == word]


def kind_of(token: Token) -> str:
    """What it is, whatever its back: `village_of_food_1` is a village_of_food."""
    return token.id.rpartition("_")[0]


def remove_token(s: Runewars, area: int) -> Token:
    """Off the board; it lies face up then."""
    part = part_of(s)
    k = part.at.index(area)
    i = part.lying.pop(k)
    del part.at[k]
    del part.up[k]
    part.gone.append(i)
    zones.reveal(s, i)
    found: Token = s.face[i]
    return found


register_data(Exploration)
