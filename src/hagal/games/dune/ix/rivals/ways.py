"""How rivals move Freighters, place Dreadnoughts and take Tech (IX-053 to IX-065)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.effects import Either, Pay
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import STRENGTH, has_tile, part_of
from hagal.games.dune.ix.shipping import DIVIDENDS, FreighterMoves
from hagal.games.dune.ix.tech import AcquireTech
from hagal.games.dune.ix.tiles import DETONATE
from hagal.games.dune.ix.units import LOCATIONS, PLACES, PlaceDreadnought, deploy_dreadnoughts
from hagal.games.dune.names import amounts
from hagal.games.dune.rivals.choices import LeastInfluence, PayNow, Resolve
from hagal.games.dune.rivals.deploy import room
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.rivals.spending import spend
from hagal.games.dune.state import Dune
from hagal.games.kit.seats import others
from hagal.kernel import zones
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.state import SPECTATOR
from hagal.kernel.step import Step
from hagal.kernel.term import register_all

ONE_INFLUENCE = LeastInfluence((0, 1, 2, 3))
TURN_BACK = 2  # the space from which a rival recalls its Freighter (IX-053)
SHIPPED = 2
PREFERRED = tuple(
    next(k for k, space in enumerate(LOCATIONS) if space.id == id) for id in ("imperial_basin", "arrakeen", "carthag")
)


# The Freighter


class RivalFreighter(Step[Dune]):
    """So many moves: up to the second space, then home with both rewards (IX-053)."""

    tag = "rival_freighter"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n
        self.rest: RivalFreighter | None = RivalFreighter(n - 1) if n > 1 else None

    def run(self, s: Dune, seat: int, source: int) -> None:
        part = part_of(s)
        if self.rest is not None:
            s.stack.append((self.rest, seat, source))
        if part.freighters[seat] < TURN_BACK:
            part.freighters[seat] += 1
            if s.log is not None:
                s.log.tell("freighter-up", seat, "IX-053", n=part.freighters[seat])
            return
        if s.log is not None:
            s.log.tell("freighter-home", seat, "IX-053", n=part.freighters[seat])
        part.freighters[seat] = 0
        s.stack.append((ONE_INFLUENCE, seat, source))
        shipped_troops(s, seat)
        dividends(s, seat)


def dividends(s: Dune, seat: int) -> None:
    """Always Dividends: five solari (nothing for House Hagal, which gathers none), one for every other (IX-064)."""
    actions.gain(s, seat, 0, DIVIDENDS, 0)
    for q in others(s.players, seat):
        actions.gain(s, q.seat, 0, 1, 0)


def shipped_troops(s: Dune, seat: int) -> None:
    """Two troops to the garrison; with Troop Transports one more, and all to the Conflict (IX-065, IX-127).

    As a reward they come when the Conflict is decided: to the garrison.
    """
    p = s.players[seat]
    troops = min(ask(s, "shipped_troops", seat, SHIPPED), p.supply)
    if s.active == seat and has_tile(s, seat, "troop_transports"):
        deployed = room(s, p, troops)
        actions.deploy(s, seat, deployed, True, "rival-deploys", "IX-127")
        troops -= deployed
    actions.recruit(s, seat, troops, "rival-recruits", "IX-065")


# Dreadnoughts


def ships_in_garrison(s: Dune, seat: int, value: int, about: int) -> int:
    """The query of that name: a rival prefers Dreadnoughts to troops when deploying (IX-054)."""
    return part_of(s).garrison[seat]


def ship_strength(s: Dune, seat: int, value: int, about: int) -> int:
    """The query of that name, for the lead of an expert (HG-052)."""
    return STRENGTH


class DeployShips(Step[Dune]):
    """So many (the source) Dreadnoughts of a rival into the Conflict."""

    tag = "deploy_ships"

    def run(self, s: Dune, seat: int, source: int) -> None:
        deploy_dreadnoughts(s, seat, source)


class RivalPlacing(PlaceDreadnought):
    """Where a rival's victorious Dreadnought goes: on an opponent's marker if it can, not its own (IX-055, IX-120)."""

    tag = "rival_placing"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        if not is_rival(s.players[seat]):
            return super().options(s, seat, source)
        if has_tile(s, seat, "detonation_devices"):
            return [DETONATE]
        flags = part_of(s).flags
        free = [k for k in PREFERRED if flags[k] < 0]
        enemy = [k for k in free if s.control[k] >= 0 and s.control[k] != seat]
        nobody = [k for k in free if s.control[k] < 0]
        return [PLACES[(enemy or nobody or free)[0]]]


# Tech


def marked(s: Dune) -> list[tuple[int, TechTile]]:
    """The face-up tiles that rivals may take, as (stack, tile) (IX-060)."""
    found = []
    face = s.face
    for k, stack in enumerate(part_of(s).stacks):
        if stack:
            tile: TechTile = face[stack[-1]]
            if tile.rival:
                found.append((k, tile))
    return found


class ShowMarked(Step[Dune]):
    """A tile was turned up: while no stack shows a marked one, the top of the largest is trashed (IX-060)."""

    tag = "show_marked"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if being_laid_out(s):
            return
        stacks = part_of(s).stacks
        while any(stacks) and not marked(s):
            stack = stacks[trash_largest(s)]
            if stack:
                zones.reveal(s, stack[-1])
                if s.log is not None:
                    s.log.tell("tech-up", -1, "IX-060", tile=s.face[stack[-1]])


def being_laid_out(s: Dune) -> bool:
    """Is the next tile of a stack still to be turned up?"""
    return any(stack and not s.known[stack[-1]] & SPECTATOR for stack in part_of(s).stacks)


def trash_largest(s: Dune) -> int:
    """Trash the top of the largest stack, the first of them; which one it is."""
    stacks = part_of(s).stacks
    at = max(range(len(stacks)), key=lambda k: len(stacks[k]))
    i = stacks[at][-1]
    zones.move(s, i, stacks[at], s.trash)
    if s.log is not None:
        s.log.tell("tech-trashed", -1, "IX-060", tile=s.face[i])
    return at


class RivalTech(Step[Dune]):
    """The most expensive marked tile that it can pay, all Negotiators that help included (IX-061, IX-062).

    `negotiates`: if it can pay for none, it sends a Negotiator instead, if there is a troop in supply.
    """

    tag = "rival_tech"
    fields = ("discount", "negotiates")

    def __init__(self, discount: int, negotiates: bool) -> None:
        self.discount: int = discount
        self.negotiates: bool = negotiates

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        part = part_of(s)
        best: tuple[int, TechTile] | None = None
        most = self.discount + part.negotiators[seat] + p.spice
        for k, tile in marked(s):
            if tile.cost <= most and (best is None or tile.cost > best[1].cost):
                best = (k, tile)
        if best is not None:
            self.take(s, seat, *best)
        elif self.negotiates and p.supply:
            p.supply -= 1
            part.negotiators[seat] += 1
            if s.log is not None:
                s.log.tell("negotiator", seat, "IX-062", n=1)

    def take(self, s: Dune, seat: int, stack: int, tile: TechTile) -> None:
        p = s.players[seat]
        part = part_of(s)
        price = max(0, tile.cost - self.discount)
        returned = min(part.negotiators[seat], price)
        part.negotiators[seat] -= returned
        p.supply += returned
        p.spice -= price - returned
        if s.log is not None:
            what = amounts(price - returned, 0, 0)
            s.log.tell("tech", seat, "IX-061", tile=tile, what=what, paid=len(what), n=returned)
        i = part.stacks[stack][-1]
        zones.move(s, i, part.stacks[stack], part.tiles[seat])
        push(s, "turn_up", seat, stack)
        fire(s, "tech_acquired", seat, i)
        s.stack.append((Resolve(tile.acquire), seat, i))


def hoards_spice(s: Dune, seat: int, value: int, about: int) -> int:
    """Rivals save spice for tiles, unless the Conflict is III (IX-061)."""
    return int(not s.conflict or s.face[s.conflict[-1]].level < 3)


def spend_hoard(s: Dune, seat: int, source: int) -> None:
    """The moment `round_started`: with a Conflict III the hoard is spent."""
    for p in s.players:
        if is_rival(p) and p.leader.scores:
            spend(s, p.seat, source)


# Effects of rewards and signets


def rival_effect(s: Dune, seat: int, value: Step[Dune], about: int) -> Step[Dune]:
    """The query of that name. Signets (IX-056): Rhombur acquires Tech if he can, else sends a Negotiator; Hundro pays
    a spice, if he holds one, for a Freighter move, whatever option rival_signet_cost says."""
    if isinstance(value, FreighterMoves):
        return RivalFreighter(value.n)
    if isinstance(value, AcquireTech):
        return RivalTech(value.discount, False)
    if isinstance(value, Either):
        first = value.effects[0]
        return RivalTech(first.discount, True) if isinstance(first, AcquireTech) else value
    if isinstance(value, Pay) and isinstance(value.effects[0], FreighterMoves) and value.can(s, seat, about):
        return PayNow(value)
    return value


register_all(list(globals().values()))
