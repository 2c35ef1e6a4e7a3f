"""What influence brings: the bonus at 4, a lost Alliance (DI-071, DI-072); several tracks by one card."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.effects import InfluenceEach
from hagal.games.dune.state import Dune
from hagal.games.kit.combine import push_all
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class AllianceHeir(Choice[Dune]):
    """Which of several tied players takes over a lost Alliance; the source is the faction (DI-072)."""

    tag = "alliance_heir"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [GiveAlliance(heir) for heir in actions.alliance_heirs(s, seat, source)]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-alliance-heir", faction=actions.faction_of(s, source))


class GiveAlliance(Step[Dune]):
    tag = "give_alliance"
    fields = ("heir",)

    def __init__(self, heir: int) -> None:
        self.heir: int = heir

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.give_alliance(s, source, self.heir)

    def key(self) -> str:
        return f"alliance {self.heir}"

    def message(self) -> Msg:
        return Msg("option-alliance", seat=self.heir)


class InfluenceBonus(Step[Dune]):
    """The bonus at 4 on a track; the source is the faction (DI-071)."""

    tag = "influence_bonus"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.influence_bonus(s, seat, source)


class AcquireEffects(Step[Dune]):
    """The effects of an acquired card (the source) for somebody to whom the order of the tracks may matter."""

    tag = "acquire_effects"

    def run(self, s: Dune, seat: int, source: int) -> None:
        effects = s.face[source].acquire
        tracks = tuple(effect.faction for effect in effects if effect.track() >= 0 and effect.n == 1)
        if len(tracks) < len(effects):
            push_all(s, effects, seat, source)
        else:
            s.stack.append((InfluenceEach(tracks), seat, source))


register_all(list(globals().values()))
