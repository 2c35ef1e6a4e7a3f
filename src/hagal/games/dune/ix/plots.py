"""Effects of the new Intrigue cards."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, GAIN, Effect
from hagal.games.dune.effects import Influence, InfluenceEach
from hagal.games.dune.effects.troops import UpTo
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.ix.units import OfUnits, deploy_dreadnoughts, retreat_dreadnoughts
from hagal.games.dune.names import ALLIANCE, FACTION_ICONS
from hagal.games.dune.specials.endgame import spice_must_flow
from hagal.games.dune.state import Dune
from hagal.games.kit.seats import others
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class MayDeployUnits(UpTo):
    """Second Wave: may deploy up to n units from the garrison (IX-093)."""

    tag = "may_deploy_units"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        troops, ships = s.players[seat].garrison, part_of(s).garrison[seat]
        return [SendUnits(t, d) for d in range(min(ships, self.n) + 1) for t in range(min(troops, self.n - d) + 1)]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return len(self.options(s, seat, source)) > 1

    def message(self) -> Msg:
        return Msg("may-deploy-units", n=self.n)


class SendUnits(OfUnits):
    tag = "send_units"

    def run(self, s: Dune, seat: int, source: int) -> None:
        deploy_dreadnoughts(s, seat, self.dreadnoughts)
        actions.deploy(s, seat, self.troops)


class RepelShips(Effect):
    """Cannon Turrets: each opponent retreats a Dreadnought."""

    tag = "repel_ships"

    def run(self, s: Dune, seat: int, source: int) -> None:
        for q in others(s.players, seat):
            retreat_dreadnoughts(s, q.seat, 1)


class StrategicPush(Effect):
    """Solari if this Conflict is won."""

    tag = "strategic_push"
    fields = ("solari",)

    def __init__(self, solari: int) -> None:
        super().__init__(GAIN)
        self.solari: int = solari

    def run(self, s: Dune, seat: int, source: int) -> None:
        part_of(s).pushes.append(seat)

    def message(self) -> Msg:
        return Msg("strategic-push", n=self.solari)


PUSH_SOLARI = 2


def pushed(s: Dune, seat: int, source: int) -> None:
    """The moment `conflict_won`: the winner's Strategic Push."""
    if seat in part_of(s).pushes:
        actions.gain(s, seat, 0, PUSH_SOLARI, 0)


class QuidProQuo(Effect):
    """Influence with each faction on whose spaces an own Agent stands."""

    tag = "quid_pro_quo"

    def factions(self, s: Dune, seat: int) -> tuple[int, ...]:
        found = {s.board.spaces[place].faction for place in s.players[seat].posts}
        return tuple(sorted(found - {-1}))

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(self.factions(s, seat))

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((InfluenceEach(self.factions(s, seat)), seat, source))


class LoseAnyTroop(Effect):
    """A cost: an own troop, of the garrison or in the Conflict."""

    tag = "lose_any_troop"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]] = [FROM_GARRISON] if p.garrison else []
        return [*found, FROM_CONFLICT] if p.conflict else found

    def can(self, s: Dune, seat: int, source: int) -> bool:
        p = s.players[seat]
        return bool(p.garrison or p.conflict)

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        return 0

    def message(self) -> Msg:
        return Msg("lose-any-troop")


class LoseTroopFrom(Step[Dune]):
    tag = "lose_troop_from"
    fields = ("conflict",)

    def __init__(self, conflict: bool) -> None:
        self.conflict: bool = conflict

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.lose_troops(s, seat, 1, from_conflict=self.conflict)

    def key(self) -> str:
        return f"lose {'conflict' if self.conflict else 'garrison'}"

    def message(self) -> Msg:
        return Msg("option-lose-troop" if self.conflict else "option-lose-garrison")


class InfluenceHere(Effect):
    """Strongarm: influence with the faction to whose space the Agent was sent this turn."""

    tag = "influence_here"

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.active == seat and s.space >= 0 and bool(s.board.spaces[s.space].icon & FACTION_ICONS)

    def run(self, s: Dune, seat: int, source: int) -> None:
        Influence(s.board.spaces[s.space].faction).run(s, seat, source)


class GrandConspiracy(Effect):
    """Points for three or all four of: two Dreadnoughts, The Spice Must Flow, 4 influence twice, a council seat."""

    tag = "grand_conspiracy"

    def worth(self, s: Dune, seat: int) -> int:
        p = s.players[seat]
        met = (
            part_of(s).docked[seat] == 0,
            spice_must_flow(s, p) >= 1,
            sum(1 for n in p.influence if n >= ALLIANCE) >= 2,
            p.council,
        )
        return max(0, sum(met) - 2)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.worth(s, seat) > 0

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.score(s, seat, self.worth(s, seat), "DI-081")


FROM_GARRISON = LoseTroopFrom(False)
FROM_CONFLICT = LoseTroopFrom(True)

register_all(list(globals().values()))
