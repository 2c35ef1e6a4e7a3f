"""Corrections: what happened at the real table and the app does not know, or has wrong.

Each is a recorded step like any other. They go through the game's own actions, so that what follows follows: Alliances
and points from influence, points from resources (HG-050). Troops move between supply and garrison, or supply and
Conflict: a troop from the garrison to the Conflict is one less there and one more here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.components import Space
from hagal.games.dune.effect import faction_name
from hagal.games.dune.names import ALLIANCE, FACTIONS, FRIENDSHIP, MAX_INFLUENCE, amounts
from hagal.games.dune.physical.kinds import Count, Fix
from hagal.games.dune.physical.part import CONFLICT, TURNS, part_of, people
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.specials.spaces import TakeSwordmaster
from hagal.games.dune.state import Dune, Player
from hagal.kernel import zones
from hagal.kernel.rules import ask
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

MOST_AGENTS = 4
SWORDMASTER = TakeSwordmaster()


def corrections(s: Dune) -> list[Step[Dune]]:
    """Every correction that can be made now; the query `corrections` adds those of other modules."""
    found: list[Step[Dune]] = []
    for p in s.players:
        for word, count in counted(s).items():
            found += [FixCount(p.seat, word, n) for n in (1, -1) if count.can(s, p, n)]
        for faction, level in enumerate(p.influence):
            found += [FixInfluence(p.seat, faction, n) for n in (1, -1) if 0 <= level + n <= MAX_INFLUENCE]
    found += alliances(s)
    found += spaces(s)
    found += board(s)
    found += markers(s)
    found = ask(s, "corrections", 0, found)
    return found


# Counted things


def gathers(p: Player) -> bool:
    """A rival that scores has resources that the app keeps; people keep their own."""
    return is_rival(p) and p.leader.scores


def can_resource(name: str) -> Callable[[Dune, Player, int], bool]:
    return lambda s, p, n: gathers(p) and getattr(p, name) + n >= 0


def change_resource(name: str) -> Callable[[Dune, Player, int], None]:
    def change(s: Dune, p: Player, n: int) -> None:
        if n > 0:
            actions.gain(s, p.seat, *(n if word == name else 0 for word in ("spice", "solari", "water")))
        else:
            setattr(p, name, getattr(p, name) + n)
            if s.log is not None:
                lost = amounts(*(-n if word == name else 0 for word in ("spice", "solari", "water")))
                s.log.tell("table-loses", p.seat, "HG-013", what=lost)

    return change


def least_points(s: Dune, p: Player) -> int:
    """The points of influence and Alliances, which cannot be lost alone (DI-070, DI-072)."""
    return sum(1 for n in p.influence if n >= FRIENDSHIP) + s.alliance.count(p.seat)


def can_score(s: Dune, p: Player, n: int) -> bool:
    return p.leader.scores and p.vp + n >= least_points(s, p)


def change_score(s: Dune, p: Player, n: int) -> None:
    actions.score(s, p.seat, n, "DI-008")


def can_intrigue(s: Dune, p: Player, n: int) -> bool:
    if not gathers(p):
        return False
    return bool(p.intrigue) if n < 0 else bool(s.intrigue_deck or s.intrigue_discard)


def change_intrigue(s: Dune, p: Player, n: int) -> None:
    if n > 0:
        actions.draw_intrigue(s, p.seat, n)
        return
    zones.move(s, p.intrigue[-1], p.intrigue, s.intrigue_discard, PUBLIC)
    if s.log is not None:
        s.log.tell("table-loses", p.seat, "HG-013", what=(Msg("amount-intrigue", n=-n),))


def can_garrison(s: Dune, p: Player, n: int) -> bool:
    return is_rival(p) and (p.supply if n > 0 else p.garrison) > 0


def change_garrison(s: Dune, p: Player, n: int) -> None:
    if n > 0:
        actions.recruit(s, p.seat, n)
    else:
        actions.lose_troops(s, p.seat, -n, from_conflict=False)


def can_conflict(s: Dune, p: Player, n: int) -> bool:
    return bool(s.conflict) and (p.supply if n > 0 else p.conflict) > 0


def change_conflict(s: Dune, p: Player, n: int) -> None:
    if n > 0:
        actions.deploy(s, p.seat, n, from_supply=True)
    else:
        actions.lose_troops(s, p.seat, -n, from_conflict=True)


def can_agents(s: Dune, p: Player, n: int) -> bool:
    return bool(s.conflict) and 0 <= p.agents + n <= MOST_AGENTS


def change_agents(s: Dune, p: Player, n: int) -> None:
    p.agents += n
    part_of(s).agents[p.seat] += n
    if s.log is not None:
        s.log.tell("table-agents", p.seat, "HG-013", n=p.agents)


def can_swordmaster(s: Dune, p: Player, n: int) -> bool:
    """Those of rivals arrive by their own rule (HG-048); at Kwisatz Haderach the player gains none (HG-032)."""
    if is_rival(p) or s.board.closed & s.board.swordmaster:
        return False
    return not p.swordmaster if n > 0 else p.swordmaster and p.agents > 0


def change_swordmaster(s: Dune, p: Player, n: int) -> None:
    if n > 0:
        SWORDMASTER.run(s, p.seat, -1)
        return
    p.swordmaster = False
    p.agents -= 1
    if s.log is not None:
        s.log.tell("table-agents", p.seat, "HG-013", n=p.agents)


COUNTS = {
    "spice": Count(can_resource("spice"), change_resource("spice")),
    "solari": Count(can_resource("solari"), change_resource("solari")),
    "water": Count(can_resource("water"), change_resource("water")),
    "intrigue": Count(can_intrigue, change_intrigue),
    "vp": Count(can_score, change_score),
    "garrison": Count(can_garrison, change_garrison),
    "conflict": Count(can_conflict, change_conflict),
    "agents": Count(can_agents, change_agents),
    "swordmaster": Count(can_swordmaster, change_swordmaster),
}


def counted(s: Dune) -> dict[str, Count]:
    """What a seat has a number of, by word; the query `counted` adds what other modules bring."""
    found: dict[str, Count] = ask(s, "counted", 0, COUNTS)
    return found


class FixCount(Fix):
    """One more or one less of something that a seat has."""

    tag = "fix_count"
    fields: ClassVar[tuple[str, ...]] = ("seat", "what", "n")

    def __init__(self, seat: int, what: str, n: int) -> None:
        self.seat: int = seat
        self.what: str = what
        self.n: int = n

    def change(self, s: Dune) -> None:
        counted(s)[self.what].change(s, s.players[self.seat], self.n)

    def key(self) -> str:
        return f"fix {self.seat} {self.what} {self.n:+d}"

    def message(self) -> Msg:
        if self.n > 0:
            return Msg(f"fix-{self.what}-more", seat=self.seat)
        return Msg(f"fix-{self.what}-less", seat=self.seat)


class FixInfluence(Fix):
    """Influence up or down, with the point at 2 and the Alliance (DI-070 to DI-073)."""

    tag = "fix_influence"
    fields: ClassVar[tuple[str, ...]] = ("seat", "faction", "n")

    def __init__(self, seat: int, faction: int, n: int) -> None:
        self.seat: int = seat
        self.faction: int = faction
        self.n: int = n

    def change(self, s: Dune) -> None:
        if self.n > 0:
            actions.gain_influence(s, self.seat, self.faction, self.n)
        else:
            actions.lose_influence(s, self.seat, self.faction, -self.n)

    def key(self) -> str:
        return f"fix {self.seat} {FACTIONS[self.faction]} {self.n:+d}"

    def message(self) -> Msg:
        faction = faction_name(self.faction)
        if self.n > 0:
            return Msg("fix-influence-more", seat=self.seat, faction=faction)
        return Msg("fix-influence-less", seat=self.seat, faction=faction)


class FixAlliance(Fix):
    """The Alliance to another of those who are level at the top (DI-072)."""

    tag = "fix_alliance"
    fields: ClassVar[tuple[str, ...]] = ("faction", "seat")

    def __init__(self, faction: int, seat: int) -> None:
        self.faction: int = faction
        self.seat: int = seat

    def change(self, s: Dune) -> None:
        actions.give_alliance(s, self.faction, self.seat)

    def key(self) -> str:
        return f"alliance {FACTIONS[self.faction]} {self.seat}"

    def message(self) -> Msg:
        return Msg("fix-alliance", seat=self.seat, faction=faction_name(self.faction))


def alliances(s: Dune) -> list[Step[Dune]]:
    found: list[Step[Dune]] = []
    for faction, holder in enumerate(s.alliance):
        best = max(p.influence[faction] for p in s.players)
        if best >= ALLIANCE:
            level = [p.seat for p in s.players if p.influence[faction] == best and p.seat != holder]
            found += [FixAlliance(faction, seat) for seat in level]
    return found


# Agents on spaces


class Occupy(Fix):
    """Somebody's Agent stands there, whoever's: rivals do not go there (HG-004)."""

    tag = "fix_occupy"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: Space) -> None:
        self.space: Space = space

    def change(self, s: Dune) -> None:
        bit = 1 << s.board.places[self.space.id]
        part_of(s).marks |= bit
        s.occupied |= bit

    def key(self) -> str:
        return f"occupy {self.space.id}"

    def message(self) -> Msg:
        return Msg("fix-occupy", space=self.space)


class Vacate(Fix):
    """The mark of a space goes, or (`seat`) an Agent goes back to its leader and can be sent again (DI-029)."""

    tag = "fix_vacate"
    fields: ClassVar[tuple[str, ...]] = ("space", "seat")

    def __init__(self, space: Space, seat: int = -1) -> None:
        self.space: Space = space
        self.seat: int = seat

    def change(self, s: Dune) -> None:
        place = s.board.places[self.space.id]
        part = part_of(s)
        if self.seat >= 0:
            actions.recall(s, self.seat, place)
            s.occupied |= part.marks
            return
        part.marks &= ~(1 << place)
        if not any(place in p.posts for p in s.players):
            s.occupied &= ~(1 << place)

    def key(self) -> str:
        return f"vacate {self.space.id}" + ("" if self.seat < 0 else f" {self.seat}")

    def message(self) -> Msg:
        if self.seat < 0:
            return Msg("fix-vacate", space=self.space)
        return Msg("fix-recall", space=self.space, seat=self.seat)


def spaces(s: Dune) -> list[Step[Dune]]:
    found: list[Step[Dune]] = []
    if not s.conflict:
        return found  # between rounds nobody stands anywhere
    marks = part_of(s).marks
    for k, space in enumerate(s.board.spaces):
        if not s.occupied >> k & 1:
            found.append(Occupy(space))
        if marks >> k & 1:
            found.append(Vacate(space))
        found += [Vacate(space, p.seat) for p in s.players if k in p.posts]
    return found


# Spice and control


class Bonus(Fix):
    """So much bonus spice lies on a maker space (DI-013)."""

    tag = "fix_bonus"
    fields: ClassVar[tuple[str, ...]] = ("space", "n")

    def __init__(self, space: Space, n: int) -> None:
        self.space: Space = space
        self.n: int = n

    def change(self, s: Dune) -> None:
        s.bonus[s.board.makers.index(s.board.places[self.space.id])] = self.n

    def key(self) -> str:
        return f"bonus {self.space.id} {self.n}"

    def message(self) -> Msg:
        return Msg("fix-bonus", space=self.space, n=self.n)


class Control(Fix):
    """The control marker of a location (DI-064): a seat's, or (-1) none."""

    tag = "fix_control"
    fields: ClassVar[tuple[str, ...]] = ("space", "seat")

    def __init__(self, space: Space, seat: int) -> None:
        self.space: Space = space
        self.seat: int = seat

    def change(self, s: Dune) -> None:
        s.control[s.board.locations.index(s.board.places[self.space.id])] = self.seat

    def key(self) -> str:
        return f"control {self.space.id} {'-' if self.seat < 0 else self.seat}"

    def message(self) -> Msg:
        if self.seat < 0:
            return Msg("fix-no-control", space=self.space)
        return Msg("fix-control", space=self.space, seat=self.seat)


def board(s: Dune) -> list[Step[Dune]]:
    found: list[Step[Dune]] = []
    for k, place in enumerate(s.board.makers):
        now = s.bonus[k]
        found += [Bonus(s.board.spaces[place], n) for n in sorted({0, now - 1, now + 1}) if n >= 0 and n != now]
    for k, place in enumerate(s.board.locations):
        holders = [-1, *(p.seat for p in s.players if p.leader.scores)]  # House Hagal controls nothing (HG-024)
        found += [Control(s.board.spaces[place], seat) for seat in holders if seat != s.control[k]]
    return found


# The Mentat and the First Player marker


class Mentat(Fix):
    """Who has the Mentat in this round; between rounds, in the next one (DI-028, HG-047). -1: it is on its space."""

    tag = "fix_mentat"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def change(self, s: Dune) -> None:
        if not s.conflict:
            s.mentat_next = self.seat
            return
        if s.mentat >= 0:
            s.players[s.mentat].agents -= 1
            s.mentat = -1
        if self.seat >= 0:
            actions.take_mentat(s, self.seat)

    def key(self) -> str:
        return f"mentat {'-' if self.seat < 0 else self.seat}"

    def message(self) -> Msg:
        return Msg("fix-no-mentat") if self.seat < 0 else Msg("fix-mentat", seat=self.seat)


class First(Fix):
    """Who has the First Player marker (HG-027, HG-038)."""

    tag = "fix_first"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def change(self, s: Dune) -> None:
        s.first = self.seat

    def key(self) -> str:
        return f"first {self.seat}"

    def message(self) -> Msg:
        return Msg("fix-first", seat=self.seat)


def markers(s: Dune) -> list[Step[Dune]]:
    found: list[Step[Dune]] = []
    scorers = [p.seat for p in s.players if p.leader.scores]
    holder = s.mentat if s.conflict else s.mentat_next
    if not s.conflict or holder < 0 or s.players[holder].agents:
        found += [Mentat(seat) for seat in (-1, *scorers) if seat != holder]
    if part_of(s).phase in (CONFLICT, TURNS):
        seats = people(s) if s.rules.players == 2 else range(len(s.players))
        found += [First(seat) for seat in seats if seat != s.first]
    return found


register_all(list(globals().values()))
