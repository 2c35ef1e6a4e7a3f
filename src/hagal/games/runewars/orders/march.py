"""Mobilize and Conquer (RW-072 to RW-074, RW-090 to RW-103): one area is activated, units move into it, then battle or
diplomacy if somebody is there.

Units are sent one type and area after the other (own units, then allied ones; then heroes, where the rules let them
come along), so that there is one way to each result.
"""

from __future__ import annotations

from hagal.games.runewars.actions import expel, is_neutral, settle, unit_of
from hagal.games.runewars.army import changed
from hagal.games.runewars.components import Area, Hero, Unit
from hagal.games.runewars.effect import Effect, OfArea
from hagal.games.runewars.names import CONQUER, CONQUERED, LIMIT, OWN_TYPES, RANGE, SIEGE, SLOTS, SLOWED
from hagal.games.runewars.orders.strategize import arrive
from hagal.games.runewars.orders.turn import highest
from hagal.games.runewars.orders.ways import FAR, steps_to, ways
from hagal.games.runewars.quests.heroes import move_hero
from hagal.games.runewars.reasons import area_in, cannot_leave, unit_in
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step, at_place, place_of
from hagal.kernel.term import register_all


class March(Effect):
    """Activate an area and move into it: Mobilize, its bonus (a second time, RW-073), and Conquer with its own, which
    counts in the battle that follows (RW-074)."""

    tag = "march"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        besiege(s, seat)
        s.marching = []
        s.stack.append((ACTIVATE, seat, source))


def besiege(s: Runewars, seat: int) -> None:
    """With the bonus of Conquer a stronghold counts 3 less (RW-074), in a battle that has begun, too."""
    if s.players[seat].order == CONQUER and highest(s, seat):
        s.turn_flags |= SIEGE
        if s.battle is not None:
            s.battle.less = CONQUERED


class ActivateArea(Choice[Runewars]):
    """An area without an own token (RW-092), or none at all (OP-23)."""

    tag = "activate_area"
    sourced = False

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        token = 1 << seat
        steps = _activations(s)
        found: list[Step[Runewars]] = [NO_MARCH]
        found += [steps[k] for k, tokens in enumerate(s.activated) if not tokens & token]
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-activate")

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        area = s.rules.components.get(f"area:{key.removeprefix('activate ')}")
        return Msg("rw-why-activated", area=area) if isinstance(area, Area) and area in s.board.at else None


ACTIVATE = ActivateArea()


def _activations(s: Runewars) -> list[Step[Runewars]]:
    """The option of each area, made once for a board."""
    found: list[Step[Runewars]] | None = s.board.kept.get("activate")
    if found is None:
        found = s.board.kept["activate"] = [Activate(area) for area in s.board.areas]
    return found


class NoMarch(Step[Runewars]):
    tag = "no_march"

    def key(self) -> str:
        return "none"

    def message(self) -> Msg:
        return Msg("rw-option-activate-none")


NO_MARCH = NoMarch()


class Activate(OfArea):
    """The token comes first (RW-072)."""

    tag = "activate"
    word = "activate"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = s.board.at[self.area]
        s.activated[k] |= 1 << seat
        if s.log is not None:
            s.log.tell("rw-activate", seat, "RW-072", area=self.area)
        walking = steps_to(s, seat, k, False, RANGE + 1)
        flying = steps_to(s, seat, k, True, RANGE + 1)
        s.reach = (*walking, *flying)
        s.stack.append((WhoGoes(0), seat, at_place(k)))


class WhoGoes(Choice[Runewars]):
    """Who goes to the activated area next. `first` is what is done with: 100 * area + slot for own units, more for
    allied ones, more for heroes."""

    tag = "who_goes"
    fields = ("first",)

    def __init__(self, first: int) -> None:
        self.first: int = first

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        target = place_of(source)
        found: list[Step[Runewars]] = [GO]
        if self.first < HEROES_AFTER:
            _units(s, seat, target, self.first, found)
        for fold in s.rules.queries.get("marching_heroes", ()):
            found += fold(s, seat, self.first, target)
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-send", area=s.board.areas[place_of(source)], n=_marching(s))

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        words = key.split(" ")
        start = area_in(s, key)
        if len(words) == 2:
            return self.why_no_hero(s, seat, place_of(source), words[1])
        unit = unit_in(s, seat, words[2]) if len(words) == 4 else None
        return None if unit is None or start < 0 else self.why_stay(s, seat, place_of(source), start, unit)

    def why_stay(self, s: Runewars, seat: int, target: int, start: int, unit: Unit) -> Msg | None:
        """Why units of a type do not come from an area."""
        areas, army, slot = s.board.areas, s.army[start], unit.slot
        if start == target:
            return Msg("rw-why-there", area=areas[target])
        reason = cannot_leave(s, seat, start)
        if reason is not None:
            return reason
        if not army[slot]:
            return Msg("rw-why-units-routed", unit=unit, area=areas[start]) if army[SLOTS + slot] else None
        if _room(s, seat, target) <= 0:
            return Msg("rw-why-second-battle", area=areas[target])
        if not _reaches(s, seat, start, unit):
            return Msg("rw-why-far", unit=unit, start=areas[start], area=areas[target])
        friendly = s.control[target] == seat
        if slot >= OWN_TYPES and not friendly and not any(march[2] < OWN_TYPES for march in s.marching):
            return Msg("rw-why-escort", unit=unit)
        return Msg("rw-why-passed", unit=unit) if army[slot] else None

    def why_no_hero(self, s: Runewars, seat: int, target: int, name: str) -> Msg | None:
        """Why a hero does not come along."""
        p = s.players[seat]
        for k, (area, _hurt, _st, _ag, _wi, down) in enumerate(p.figures):
            hero: Hero = s.face[p.heroes[k]]
            if hero.id == name:
                if down:
                    return Msg("rw-why-routed", hero=hero)
                if area == target:
                    return Msg("rw-why-there", area=s.board.areas[target])
                return Msg("rw-why-hero-stays", hero=hero)
        return None


ALLIES_AFTER = 100_000
HEROES_AFTER = 200_000


def _marching(s: Runewars) -> int:
    return sum(march[3] for march in s.marching)


def _reaches(s: Runewars, seat: int, start: int, unit: Unit) -> bool:
    """Is the way of units from an area to the activated one short enough (RW-090, RW-100)?"""
    usual = RANGE - 1 if s.flags & SLOWED << seat else RANGE
    return s.reach[len(s.control) + start if unit.flying else start] <= (usual + 1 if unit.fast else usual)


def _units(s: Runewars, seat: int, target: int, first: int, found: list[Step[Runewars]]) -> None:
    """Units that reach the target (RW-090, RW-100); allied ones only beside own ones, or into a friendly area (RW-098).
    Where they would have to fight a second battle none may go, or only as many as can talk (RW-073, RW-117)."""
    most = _room(s, seat, target)
    if most <= 0:
        return
    friendly = s.control[target] == seat
    escorted = friendly or any(march[2] < OWN_TYPES for march in s.marching)
    token = 1 << seat
    count = len(s.control)
    reach, areas = s.reach, s.board.areas
    near = [
        k
        for k, owner in enumerate(s.control)
        if owner == seat and not s.activated[k] & token and reach[count + k] <= RANGE + 1 and k != target
    ]
    for after, slots in ((0, range(OWN_TYPES)), (ALLIES_AFTER, range(OWN_TYPES, SLOTS))):
        if after and not escorted:
            return
        for k in near:
            army = s.army[k]
            for slot in slots:
                if not army[slot] or after + 100 * k + slot < first:
                    continue
                unit = unit_of(s, seat, slot)
                if _reaches(s, seat, k, unit):
                    found += [SendUnits(unit, areas[k], n) for n in range(1, min(army[slot], most) + 1)]


def _room(s: Runewars, seat: int, target: int) -> int:
    """How many more units may go there."""
    if s.fought and s.control[target] != seat:
        if s.control[target] >= 0:
            return 0
        if is_neutral(s, target):
            return LIMIT - _marching(s) if s.players[seat].influence > 0 else 0
    return FAR


class SendUnits(Step[Runewars]):
    tag = "send_units"
    fields = ("unit", "start", "n")

    def __init__(self, unit: Unit, start: Area, n: int) -> None:
        self.unit: Unit = unit
        self.start: Area = start
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        start, slot = s.board.at[self.start], self.unit.slot
        s.army[start] = changed(s.army[start], slot, -self.n)
        s.marching.append((start, place_of(source), slot, self.n))
        after = ALLIES_AFTER if slot >= OWN_TYPES else 0
        s.stack.append((WhoGoes(after + 100 * start + slot + 1), seat, source))

    def key(self) -> str:
        return f"move {self.n} {self.unit.id} {self.start.id}"

    def message(self) -> Msg:
        return Msg("rw-option-send", unit=self.unit, n=self.n, area=self.start)


class Go(Step[Runewars]):
    """The march is over: whoever is there is met (RW-097)."""

    tag = "go"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        target = place_of(source)
        s.reach = ()
        if not s.marching:
            return
        owner = s.control[target]
        if owner == seat or (owner < 0 and not is_neutral(s, target)):
            arrive(s, seat, "RW-072")
            return
        tell_march(s, seat)
        push(s, "after_march", seat)
        if owner >= 0:
            push(s, "battle", seat, source)
        else:
            push(s, "meet_neutrals", seat, source)
        push(s, "check_runes")  # what is left may fall to another at once (RW-004)
        for start in dict.fromkeys([march[0] for march in s.marching]):
            settle(s, start)

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("rw-option-done")


GO = Go()


def tell_march(s: Runewars, seat: int) -> None:
    if s.log is not None:
        areas = s.board.areas
        for start, to, slot, n in s.marching:
            unit = unit_of(s, seat, slot)
            s.log.tell("rw-moves", seat, "RW-072", unit=unit, n=n, start=areas[start], area=areas[to])


class AfterMarch(Step[Runewars]):
    """When all is fought out: who controls nothing is out (RW-215)."""

    tag = "after_march"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        expel(s)


class SendHero(Step[Runewars]):
    """A hero to the activated area (RWR-009)."""

    tag = "send_hero_there"
    fields = ("hero",)

    def __init__(self, hero: Hero) -> None:
        self.hero: Hero = hero

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = number_of(s, seat, self.hero)
        s.stack.append((WhoGoes(HEROES_AFTER + k + 1), seat, source))
        s.stack.append((WhichWay(self.hero), seat, source))

    def key(self) -> str:
        return f"move {self.hero.id}"

    def message(self) -> Msg:
        return Msg("rw-option-send-hero", hero=self.hero)


def number_of(s: Runewars, seat: int, hero: Hero) -> int:
    """The number of a hero among those in front of a seat."""
    return next(k for k, i in enumerate(s.players[seat].heroes) if s.face[i] is hero)


def sights(s: Runewars, seat: int, hero: Hero, target: int) -> list[tuple[int, ...]]:
    """What a hero can look at on his way to a target (RW-161): for each way the areas between with rune tokens that his
    player has not seen yet; only ways on which no other shows all that and more."""
    news = {area for i, area in zip(s.runes, s.rune_at, strict=True) if not s.known[i] >> seat & 1}
    start = s.players[seat].figures[number_of(s, seat, hero)][0]
    ways_there: set[frozenset[int]] = set()
    edge: set[tuple[int, frozenset[int]]] = {(start, frozenset())}
    for _ in range(RANGE + 1 if hero.fast else RANGE):
        edge = {
            (other, seen | {other} if other in news and other != target else seen)
            for area, seen in edge
            for other in ways(s, area, hero.flying)
        }
        ways_there |= {seen for area, seen in edge if area == target}
    return sorted(tuple(sorted(seen)) for seen in ways_there if not any(seen < more for more in ways_there))


class WhichWay(Choice[Runewars]):
    """The way of a hero, where it makes a difference to what he sees."""

    tag = "which_way"
    fields = ("hero",)

    def __init__(self, hero: Hero) -> None:
        self.hero: Hero = hero

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        found = sights(s, seat, self.hero, place_of(source))
        return [ThisWay(self.hero, tuple([areas[k] for k in seen])) for seen in found]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-way", hero=self.hero, area=s.board.areas[place_of(source)])


class ThisWay(Step[Runewars]):
    """Through these areas, and others."""

    tag = "this_way"
    fields = ("hero", "areas")

    def __init__(self, hero: Hero, areas: tuple[Area, ...]) -> None:
        self.hero: Hero = hero
        self.areas: tuple[Area, ...] = areas

    def run(self, s: Runewars, seat: int, source: int) -> None:
        through = tuple([s.board.at[area] for area in self.areas])
        move_hero(s, seat, number_of(s, seat, self.hero), place_of(source), through)

    def key(self) -> str:
        return " ".join(["through", *[area.id for area in self.areas]])

    def message(self) -> Msg:
        return Msg("rw-option-way", areas=self.areas)


def marching_heroes(s: Runewars, seat: int, first: int, target: int) -> list[Step[Runewars]]:
    """The Revised Edition lets heroes come along: two areas, fast ones three, through whatever is there (RWR-009)."""
    found: list[Step[Runewars]] = []
    p = s.players[seat]
    for k, (area, _hurt, _st, _ag, _wi, down) in enumerate(p.figures):
        if down or area == target or HEROES_AFTER + k < first:
            continue
        hero: Hero = s.face[p.heroes[k]]
        most = RANGE + 1 if hero.fast else RANGE
        if steps_to(s, seat, target, hero.flying, most, hero=True)[area] <= most:
            found.append(SendHero(hero))
    return found


register_all(list(globals().values()))
