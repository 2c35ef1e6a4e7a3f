"""What cards of Rise of Ix add to a person's turn: Weirding Way."""

from __future__ import annotations

from hagal.games.dune.ix.agent_boxes import TakeTurn
from hagal.games.dune.physical.turn import another_follows
from hagal.games.dune.state import Dune
from hagal.kernel.rules import push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class AnotherTurn(TakeTurn):
    """It is played with the Agent of this turn, which goes on: another one follows it."""

    tag = "another_turn_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        super().run(s, seat, source)
        if s.log is not None:
            s.log.tell("table-another-turn", seat, "DI-020")
        push(s, "turn", seat)

    def message(self) -> Msg:
        return Msg("option-another-turn")


ANOTHER = AnotherTurn()


def turn_cards(s: Dune, seat: int, value: list[Step[Dune]], about: int) -> list[Step[Dune]]:
    """The query of that name: said once a turn."""
    return value if another_follows(s, seat) else [*value, ANOTHER]


register_all(list(globals().values()))
