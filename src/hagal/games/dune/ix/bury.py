"""Intrigue cards put under their deck, unseen (IX-092)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.components import Intrigue
from hagal.games.dune.effect import ASK, Effect
from hagal.games.dune.option import OfIntrigue
from hagal.games.dune.state import Dune
from hagal.kernel import zones
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class BuryCost(Effect):
    """A cost: one own Intrigue card under the deck, unseen (IX-092)."""

    tag = "bury_cost"
    asks: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(s.players[seat].intrigue)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        return [Bury(card) for card in {face[i]: None for i in s.players[seat].intrigue}]

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return len(s.players[seat].intrigue) <= 1

    def key(self) -> str:
        return "bury"

    def message(self) -> Msg:
        return Msg("bury-cost")


class Bury(OfIntrigue):
    tag = "bury"
    word = "bury"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        i = next(i for i in p.intrigue if s.face[i] is self.card)
        zones.hide(s, p.intrigue, 1 << seat)
        zones.bury(s, i, p.intrigue, s.intrigue_deck)
        if s.log is not None:
            s.log.tell("bury", seat, "IX-092")


class BuryAny(Effect):
    """Sonic Snoopers: any number of own Intrigue cards under the deck, then draw as many."""

    tag = "bury_any"

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(s.players[seat].intrigue)

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((BuryMore(0), seat, source))


class BuryMore(Choice[Dune]):
    tag = "bury_more"
    fields = ("n",)
    secret: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        self.n: int = n

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        found: list[Step[Dune]] = [DrawBuried(self.n)]
        found += [BuryThen(card, self.n) for card in {face[i]: None for i in s.players[seat].intrigue}]
        return found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return not s.players[seat].intrigue


class BuryThen(Bury):
    tag = "bury_then"
    fields: ClassVar[tuple[str, ...]] = ("card", "n")

    def __init__(self, card: Intrigue, n: int) -> None:
        super().__init__(card)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((BuryMore(self.n + 1), seat, source))
        super().run(s, seat, source)


class DrawBuried(Step[Dune]):
    tag = "draw_buried"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.draw_intrigue(s, seat, self.n)

    def key(self) -> str:
        return "stop"

    def message(self) -> Msg:
        return Msg("option-draw-buried", n=self.n)


register_all(list(globals().values()))
