"""Gains and draws: resources, points, troops, persuasion, swords, cards."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, GAIN, LUCK, Effect
from hagal.games.dune.effects.troops import MayDeploy
from hagal.games.dune.names import MANY_INTRIGUE, amounts
from hagal.games.dune.order import PLENTY, contested
from hagal.games.dune.state import Dune
from hagal.kernel.rules import fire
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


class OfResources(Effect):
    """So much spice, solari and water."""

    fields = ("spice", "solari", "water")

    def __init__(self, spice: int = 0, solari: int = 0, water: int = 0) -> None:
        super().__init__(GAIN)
        self.spice: int = spice
        self.solari: int = solari
        self.water: int = water


class Gain(OfResources):
    """Resources from the bank."""

    tag = "gain"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.gain(s, seat, self.spice, self.solari, self.water)

    def key(self) -> str:
        return f"gain{amounts_key(self.spice, self.solari, self.water)}"

    def message(self) -> Msg:
        return Msg("gain", what=amounts(self.spice, self.solari, self.water))


def amounts_key(spice: int, solari: int, water: int) -> str:
    named = (("spice", spice), ("solari", solari), ("water", water))
    return "".join(f" {name} {n}" for name, n in named if n)


class Points(Effect):
    """Victory points (DI-081)."""

    tag = "points"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.score(s, seat, self.n, "DI-081")

    def message(self) -> Msg:
        return Msg("points", n=self.n)


class Recruit(Effect):
    """Troops to the garrison; `deployable`: these may go on to the Conflict at once."""

    tag = "recruit"
    fields = ("n", "deployable")
    waits: ClassVar[bool] = True

    def __init__(self, n: int, deployable: bool = False) -> None:
        super().__init__(ASK if deployable else GAIN)
        self.n: int = n
        self.deployable: bool = deployable

    def run(self, s: Dune, seat: int, source: int) -> None:
        count = min(self.n, s.players[seat].supply)
        actions.recruit(s, seat, self.n)
        if self.deployable and count:
            s.stack.append((MayDeploy(count), seat, source))

    def later(self, s: Dune, seat: int, source: int) -> bool:
        """The last troops of the supply may be wanted elsewhere."""
        return s.players[seat].supply < PLENTY and contested(s, seat, self.n)

    def stirs(self) -> bool:
        return self.deployable

    def ordered(self) -> bool:
        return True

    def takes(self, s: Dune, seat: int) -> int:
        return self.n

    def wants(self, s: Dune, seat: int, source: int) -> int:
        return self.n if self.deployable else -1

    def message(self) -> Msg:
        return Msg("recruit-deploy" if self.deployable else "recruit", n=self.n)


class Persuade(Effect):
    tag = "persuade"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].persuasion += self.n

    def key(self) -> str:
        return f"persuasion {self.n}"

    def message(self) -> Msg:
        return Msg("persuasion", n=self.n)


class Swords(Effect):
    tag = "swords"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].swords += self.n
        if s.rules.moments:
            fire(s, "swords", seat, source)

    def key(self) -> str:
        return f"swords {self.n}"

    def message(self) -> Msg:
        return Msg("swords", n=self.n)


class Draw(Effect):
    tag = "draw"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(LUCK)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.draw_cards(s, seat, self.n)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        p = s.players[seat]
        return bool(p.deck or p.discard)

    def key(self) -> str:
        return f"draw {self.n}"

    def message(self) -> Msg:
        return Msg("draw", n=self.n)


class DrawIntrigue(Effect):
    tag = "intrigue"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(LUCK)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.draw_intrigue(s, seat, self.n)

    def key(self) -> str:
        return f"intrigue {self.n}"

    def message(self) -> Msg:
        return Msg("draw-intrigue", n=self.n)


class StealIntrigue(Effect):
    tag = "steal_intrigue"

    def __init__(self) -> None:
        super().__init__(LUCK)

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.steal_intrigue(s, seat)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(len(q.intrigue) >= MANY_INTRIGUE for q in s.players if q.seat != seat)

    def key(self) -> str:
        return "steal"

    def message(self) -> Msg:
        return Msg("steal-intrigue")


register_all(list(globals().values()))
