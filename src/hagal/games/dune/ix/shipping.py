"""The Shipping track (IX-020 to IX-024)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, Effect
from hagal.games.dune.effects import Either, Gain, InfluenceAny, Recruit
from hagal.games.dune.ix.part import has_tile, part_of
from hagal.games.dune.ix.tech import AcquireTech
from hagal.games.dune.state import Dune
from hagal.games.kit.effect import DECLINE
from hagal.games.kit.seats import others
from hagal.kernel.rules import ask, fire
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

TOP = 3
INFLUENCE_SPACE = 2
DIVIDENDS = 5


class FreighterMoves(Effect):
    """So many separate moves of the Freighter, each optional."""

    tag = "freighter"
    fields = ("n",)

    def __init__(self, n: int = 1) -> None:
        super().__init__(ASK, optional=True)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.stack.append((MOVE, seat, source))

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        """Troop Transports deploy what the track brings; Tech brings Negotiators back."""
        if not self.climbs(s, seat, source, -1):
            return -1
        if has_tile(s, seat, "troop_transports"):
            return TWO_TROOPS.n + 1
        return 0 if part_of(s).negotiators[seat] else -1

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        """Can the Freighter be recalled from the second space or the third?"""
        return part_of(s).freighters[seat] + self.n > INFLUENCE_SPACE

    def key(self) -> str:
        return f"freighter {self.n}"

    def message(self) -> Msg:
        return Msg("freighter", n=self.n)


class FreighterMove(Choice[Dune]):
    """Advance, recall for the rewards, or leave it (IX-020)."""

    tag = "freighter_move"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        at = part_of(s).freighters[seat]
        found: list[Step[Dune]] = []
        if at < TOP:
            found.append(ADVANCE)
        if at > 0:
            found.append(RECALL)
        return [*found, DECLINE]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-freighter", n=part_of(s).freighters[seat])


class Advance(Step[Dune]):
    tag = "advance"

    def run(self, s: Dune, seat: int, source: int) -> None:
        part = part_of(s)
        part.freighters[seat] += 1
        if s.log is not None:
            s.log.tell("freighter-up", seat, "IX-020", n=part.freighters[seat])

    def message(self) -> Msg:
        return Msg("option-advance")


class RecallFreighter(Step[Dune]):
    """Back to the start with the rewards of this space and of every one below."""

    tag = "recall_freighter"

    def run(self, s: Dune, seat: int, source: int) -> None:
        part = part_of(s)
        at = part.freighters[seat]
        part.freighters[seat] = 0
        if s.log is not None:
            s.log.tell("freighter-home", seat, "IX-020", n=at)
        Rewards(tuple(range(1, at + 1))).go_on(s, seat, source)

    def key(self) -> str:
        return "recall"

    def message(self) -> Msg:
        return Msg("option-recall-freighter")


class Rewards(Choice[Dune]):
    """Which reward next, in any order: one may pay for another, or bring a card that helps to choose."""

    tag = "shipping_rewards"
    fields = ("spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: tuple[int, ...] = spaces

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [Collect(self.spaces, space) for space in self.spaces]

    def go_on(self, s: Dune, seat: int, source: int) -> None:
        if self.spaces:
            s.stack.append((self, seat, source))


class Collect(Step[Dune]):
    """One reward now, the others after it."""

    tag = "collect"
    fields = ("spaces", "space")

    def __init__(self, spaces: tuple[int, ...], space: int) -> None:
        self.spaces: tuple[int, ...] = spaces
        self.space: int = space

    def run(self, s: Dune, seat: int, source: int) -> None:
        Rewards(tuple(space for space in self.spaces if space != self.space)).go_on(s, seat, source)
        s.stack.append((REWARD[self.space], seat, source))

    def key(self) -> str:
        return f"collect {self.space}"

    def message(self) -> Msg:
        return Msg("option-collect", effect=REWARD[self.space].message())


class Dividends(Effect):
    """Five solari, and one for every opponent (IX-021)."""

    tag = "dividends"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.gain(s, seat, 0, DIVIDENDS, 0)
        for q in others(s.players, seat):
            actions.gain(s, q.seat, 0, 1, 0)


class ShippedTroops(Effect):
    """Two troops and one influence of choice; troops from the track are a query of their own (Troop Transports)."""

    tag = "shipped_troops"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((ONE_INFLUENCE, seat, source))
        troops = min(ask(s, "shipped_troops", seat, TWO_TROOPS.n), s.players[seat].supply)
        actions.recruit(s, seat, troops)
        fire(s, "shipped", seat, troops)

    def message(self) -> Msg:
        return Msg("bundle", effects=(TWO_TROOPS.message(), ONE_INFLUENCE.message()))


ONE_INFLUENCE = InfluenceAny(1)
TWO_TROOPS = Recruit(2)
MOVE = FreighterMove()
ADVANCE = Advance()
RECALL = RecallFreighter()
REWARD: dict[int, Effect] = {
    1: Either((Dividends(), Gain(spice=2))),
    2: ShippedTroops(),
    3: AcquireTech(2),
}

register_all(list(globals().values()))
