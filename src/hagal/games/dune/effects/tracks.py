"""Influence with a faction, named or of choice (DI-070 to DI-075)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.actions import BONUS_TROOPS
from hagal.games.dune.effect import ASK, GAIN, Effect, Effects, faction_name
from hagal.games.dune.names import ALLIANCE, EMPEROR, FACTIONS, MAX_INFLUENCE
from hagal.games.dune.order import PLENTY, contested, waits_for_tracks
from hagal.games.dune.state import Dune
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

ALL_FACTIONS = (0, 1, 2, 3)


class Influence(Effect):
    """Influence with one faction."""

    tag = "influence"
    fields = ("faction", "n")
    waits: ClassVar[bool] = True

    def __init__(self, faction: int, n: int = 1) -> None:
        super().__init__(GAIN)
        self.faction: int = faction
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.gain_influence(s, seat, self.faction, self.n)

    def later(self, s: Dune, seat: int, source: int) -> bool:
        """Another track may come first, or the last troops of the supply be wanted elsewhere than for its bonus."""
        p = s.players[seat]
        if p.leader.queries and waits_for_tracks(s, seat, self.faction):
            return True
        if self.faction != EMPEROR or p.supply >= PLENTY:
            return False
        troops = self.takes(s, seat)
        return troops > 0 and contested(s, seat, troops)

    def ordered(self) -> bool:
        return True

    def takes(self, s: Dune, seat: int) -> int:
        """The troops of the Emperor's bonus at 4 (DI-071)."""
        old = s.players[seat].influence[self.faction]
        return BONUS_TROOPS if self.faction == EMPEROR and old < ALLIANCE <= old + self.n else 0

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        return self.faction != besides

    def track(self) -> int:
        return self.faction

    def key(self) -> str:
        return f"influence {FACTIONS[self.faction]}"

    def message(self) -> Msg:
        return Msg("influence", n=self.n, faction=faction_name(self.faction))


TRACKS = tuple(Influence(faction) for faction in ALL_FACTIONS)


class InfluenceAny(Effect):
    """Influence with one faction of choice; all n with the same one (DI-075)."""

    tag = "influence_any"
    fields: ClassVar[tuple[str, ...]] = ("n", "factions")
    asks: ClassVar[bool] = True

    def __init__(self, n: int = 1, factions: tuple[int, ...] = ALL_FACTIONS) -> None:
        super().__init__(ASK)
        self.n: int = n
        self.factions: tuple[int, ...] = factions
        self.offers: tuple[Influence, ...] = tuple(Influence(faction, n) for faction in factions)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        influence = s.players[seat].influence
        return [offer for offer in self.offers if influence[offer.faction] < MAX_INFLUENCE]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        return True

    def key(self) -> str:
        return f"influence {self.n}"

    def message(self) -> Msg:
        if len(self.factions) == 4:
            return Msg("influence-any", n=self.n)
        return Msg("influence-of", n=self.n, factions=tuple(faction_name(faction) for faction in self.factions))


class InfluenceBehind(InfluenceAny):
    """Influence with a faction in which an opponent has more (Leto's signet, DI-091)."""

    tag = "influence_behind"
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(1)
        self.sensitive: bool = True

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        mine = s.players[seat].influence
        return [o for o in self.offers if any(q.influence[o.faction] > mine[o.faction] for q in s.players)]

    def message(self) -> Msg:
        return Msg("influence-behind")


class InfluenceEach(Effect):
    """One influence with each of several factions."""

    tag = "influence_each"
    fields = ("factions",)

    def __init__(self, factions: tuple[int, ...]) -> None:
        super().__init__(GAIN)
        self.factions: tuple[int, ...] = factions

    def run(self, s: Dune, seat: int, source: int) -> None:
        if s.players[seat].leader.queries and len(ordered_tracks(s, seat, self.factions)) > 1:
            s.stack.append((TrackOrder(self.factions), seat, source))
            return
        for faction in reversed(self.factions):
            s.stack.append((Influence(faction), seat, source))

    def inner(self) -> Effects:
        return tuple(TRACKS[faction] for faction in self.factions)

    def key(self) -> str:
        return "influence " + " ".join(FACTIONS[faction] for faction in self.factions)

    def message(self) -> Msg:
        return Msg("influence-each", factions=tuple(faction_name(faction) for faction in self.factions))


def ordered_tracks(s: Dune, seat: int, factions: tuple[int, ...]) -> list[int]:
    """The query `ordered_tracks`, masks of factions: those of several tracks whose order matters to this player."""
    mask = actions.query(s, "ordered_tracks", seat, 0, sum(1 << faction for faction in factions))
    return [faction for faction in factions if mask >> faction & 1]


class TrackOrder(Choice[Dune]):
    """Which of several tracks first; those whose order does not matter come last."""

    tag = "track_order"
    fields = ("factions",)

    def __init__(self, factions: tuple[int, ...]) -> None:
        self.factions: tuple[int, ...] = factions

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [TrackFirst(faction, self.factions) for faction in ordered_tracks(s, seat, self.factions)]


class TrackFirst(Step[Dune]):
    tag = "track_first"
    fields = ("faction", "factions")

    def __init__(self, faction: int, factions: tuple[int, ...]) -> None:
        self.faction: int = faction
        self.factions: tuple[int, ...] = factions

    def run(self, s: Dune, seat: int, source: int) -> None:
        rest = tuple(faction for faction in self.factions if faction != self.faction)
        s.stack.append((InfluenceEach(rest), seat, source))
        s.stack.append((Influence(self.faction), seat, source))

    def key(self) -> str:
        return Influence(self.faction).key()

    def message(self) -> Msg:
        return Influence(self.faction).message()


class InfluenceTwo(Effect):
    """One influence with each of two different factions of choice."""

    tag = "influence_two"
    asks: ClassVar[bool] = True
    offers: ClassVar[tuple[InfluenceEach, ...]] = tuple(
        InfluenceEach((a, b)) for a in range(4) for b in range(a + 1, 4)
    )

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return list(self.offers)

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        return True

    def message(self) -> Msg:
        return Msg("influence-two")


register_all(list(globals().values()))
