"""The 18 Tech tiles."""

from __future__ import annotations

from collections.abc import Mapping

from hagal.games.dune import actions
from hagal.games.dune.effect import Effect, Effects
from hagal.games.dune.effects import (
    DeployTroops,
    InfluenceTwo,
    MayDeploy,
    draw,
    gain,
    influence_any,
    intrigue,
    pay,
    points,
    recruit,
    trash,
)
from hagal.games.dune.ix.bury import BuryAny
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.conditions import Persuasive, WhenNamed
from hagal.games.dune.ix.discard import Discard
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.ix.reveal_boxes import SwordsPerSword, TrashInPlay, give_swords
from hagal.games.dune.ix.tech import attach
from hagal.games.dune.ix.units import set_might
from hagal.games.dune.specials import Infiltrate
from hagal.games.dune.specials.endgame import spice_must_flow
from hagal.games.dune.state import Dune
from hagal.games.kit.declare import identify, many
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import NOTHING, Fold, Push, register_all


def tile(
    name: str,
    cost: int,
    *,
    acquire: Effect | Effects = (),
    flip: Effect | None = None,
    scrap: Effect | None = None,
    before_agent: bool = False,
    rival: bool = False,
    queries: Mapping[str, Fold] = NOTHING,
    moments: Mapping[str, Push] = NOTHING,
) -> TechTile:
    made = TechTile(
        identify(name),
        name,
        cost=cost,
        acquire=many(acquire),
        flip=flip,
        scrap=scrap,
        before_agent=before_agent,
        rival=rival,
        queries=queries,
        moments=moments,
    )
    attach(made)
    return made


# What they do by themselves

ARTILLERY = SwordsPerSword(others=False)
DISPOSAL = WhenNamed(Persuasive(6), (TrashInPlay(),))


def artillery(s: Dune, seat: int, source: int) -> None:
    s.pending.append((ARTILLERY, seat, -1))


def disposal(s: Dune, seat: int, source: int) -> None:
    s.pending.append((DISPOSAL, seat, -1))


def minimic_film(s: Dune, seat: int, source: int) -> None:
    s.players[seat].persuasion += 1


def restricted_ordnance(s: Dune, seat: int, source: int) -> None:
    if s.players[seat].council:
        give_swords(s, seat, -1, 4)


def holtzman_draw(s: Dune, seat: int, source: int) -> None:
    s.stack.append((draw(1), seat, -1))


def holtzman_end(s: Dune, seat: int, source: int) -> None:
    if spice_must_flow(s, s.players[seat]) >= 2:
        actions.score(s, seat, 1, "IX-015")


def memocorders(s: Dune, seat: int, source: int) -> None:
    if min(s.players[seat].influence) >= 3:
        actions.score(s, seat, 1, "IX-015")


def shuttle_fleet(s: Dune, seat: int, source: int) -> None:
    actions.gain(s, seat, 0, 2, 0)


def spy_satellites(s: Dune, seat: int, source: int) -> None:
    n = sum(1 for level in s.players[seat].influence if level <= 1)
    if n:
        actions.score(s, seat, n, "IX-015")


def windtraps(s: Dune, seat: int, source: int) -> None:
    actions.gain(s, seat, 0, 0, 1)


def yes(s: Dune, seat: int, value: int, about: int) -> int:
    """Chaumurky wins ties; Spaceport puts acquired cards on the deck."""
    return 1


def one_more(s: Dune, seat: int, value: int, about: int) -> int:
    return value + 1


def transported(s: Dune, seat: int, source: int) -> None:
    """Troop Transports: any of the troops from the track (their number is the source) may be deployed."""
    if source:
        s.stack.append((DeployShipped(source), seat, -1))


class DeployShipped(MayDeploy):
    tag = "deploy_shipped"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [SendShipped(n) for n in range(self.n + 1)]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-may_deploy")


class SendShipped(DeployTroops):
    """Once deployed, they are no longer among those recruited this turn that a combat space would deploy (IX-032)."""

    tag = "send_shipped"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if s.active == seat:
            s.recruited -= self.n
        super().run(s, seat, source)


def may_detonate(s: Dune, seat: int, found: list[Step[Dune]], about: int) -> list[Step[Dune]]:
    return [*found, DETONATE]


class Detonate(Step[Dune]):
    """Detonation Devices: the victorious Dreadnought back to supply for a point, instead of taking control with it."""

    tag = "detonate"

    def run(self, s: Dune, seat: int, source: int) -> None:
        part = part_of(s)
        part.conflict[seat] -= 1
        part.docked[seat] += 1
        set_might(s, seat)
        actions.score(s, seat, 1, "IX-015")

    def message(self) -> Msg:
        return Msg("option-detonate")


DETONATE = Detonate()

TILES = (
    tile("Artillery", 1, moments={"revealed": artillery}),
    tile("Chaumurky", 4, acquire=intrigue(2), rival=True, queries={"tiebreak": yes}),
    tile("Detonation Devices", 3, rival=True, queries={"victorious_ship": may_detonate}),
    tile("Disposal Facility", 3, acquire=trash, moments={"revealed": disposal}),
    tile("Flagship", 8, acquire=points(1), flip=pay(solari=4).then(recruit(3)), rival=True),
    tile("Holoprojectors", 3, flip=pay(Discard(1)).then(draw(1))),
    tile("Holtzman Engine", 6, rival=True, moments={"own_round": holtzman_draw, "own_endgame": holtzman_end}),
    tile(
        "Invasion Ships",
        5,
        acquire=recruit(4),
        flip=pay(Discard(1)).then(Infiltrate()),
        before_agent=True,
        rival=True,
    ),
    tile("Memocorders", 2, acquire=influence_any(1), rival=True, moments={"own_endgame": memocorders}),
    tile("Minimic Film", 2, moments={"revealed": minimic_film}),
    tile("Restricted Ordnance", 4, moments={"revealed": restricted_ordnance}),
    tile("Shuttle Fleet", 6, acquire=InfluenceTwo(), rival=True, moments={"own_round": shuttle_fleet}),
    tile("Sonic Snoopers", 2, acquire=intrigue(1), scrap=BuryAny(), rival=True),
    tile("Spaceport", 5, acquire=draw(2), queries={"put_on_deck": yes}),
    tile("Spy Satellites", 4, scrap=pay(spice=3).then(points(1)), rival=True, moments={"own_endgame": spy_satellites}),
    tile("Training Drones", 3, flip=recruit(1), rival=True),
    tile(
        "Troop Transports",
        2,
        rival=True,
        queries={"shipped_troops": one_more},
        moments={"shipped": transported},
    ),
    tile("Windtraps", 2, acquire=gain(water=1), rival=True, moments={"conflict_won": windtraps}),
)

register_all(list(globals().values()))
