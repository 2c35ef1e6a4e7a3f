"""Playing tactics cards at their moments (RW-204, RW-206).

A card says its `times`: `turn` (any window of the own turn), `attack` or `defend` (start of a battle as that side),
`battle` (start of any battle of one's own), `fight` (during a battle, each time a side is about to strike), `duel`
(start of a duel of an own hero), `quest` (quest phase). Whoever offers a choice at such a moment adds `options` to it,
and asks `secretive` whether a single way on may go unasked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hagal.games.kit.combine import any_can, push_all
from hagal.games.kit.deck import find
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.components import Tactic
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

if TYPE_CHECKING:
    from collections.abc import Iterable

MOMENTS = ("turn", "attack", "defend", "battle", "fight", "duel", "quest")


def options(s: Runewars, seat: int, moments: Iterable[str]) -> list[Step[Runewars]]:
    """The cards in hand that a seat may play at one of these moments."""
    hand = s.players[seat].tactics
    if not hand:
        return []
    face = s.face
    found: list[Step[Runewars]] = []
    for card in {face[i]: None for i in hand}:
        for moment in card.times:
            if moment in moments:
                if playable(s, seat, card):
                    found.append(card.play)
                break
    return found


def playable(s: Runewars, seat: int, card: Tactic) -> bool:
    """What it needs is so, and it would do something."""
    for need in card.needs:
        if not need.holds(s, seat, -1):
            return False
    return any_can(card.effects, s, seat, -1)


def secretive(s: Runewars, seat: int) -> bool:
    """Has this seat cards that others do not know, so that its silence must not tell that none can be played?"""
    return bool(s.players[seat].tactics)


class PlayTactic(OfComponent[Runewars]):
    """Out of the hand, face up, its effects; whoever asked asks again."""

    tag = "rw_tactic"
    word = "tactic"
    fields = ("card",)

    def __init__(self, card: Tactic) -> None:
        self.card: Tactic = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        i = find(s, p.tactics, self.card)
        zones.play(s, i, p.tactics, s.tactics_discard)
        if s.log is not None:
            s.log.tell("rw-tactic", seat, "RW-204", card=self.card)
        push_all(s, self.card.effects, seat, i)

    def message(self) -> Msg:
        return Msg("rw-option-tactic", card=self.card)


register_all(list(globals().values()))
