"""What tactics cards do in battles, duels and the quest phase."""

from __future__ import annotations

from hagal.games.runewars.actions import draw_tactics, gain_influence, raze, unit_of
from hagal.games.runewars.army import changed
from hagal.games.runewars.battle.end import cancel_battle
from hagal.games.runewars.battle.force import battle_of, kind_of, side_of, strengthen, tell
from hagal.games.runewars.battle.losses import OfUnit, suffer
from hagal.games.runewars.battle.state import ATTACKER, DEFENDER
from hagal.games.runewars.components import Area, Hero, Unit
from hagal.games.runewars.effect import Effect, OfArea
from hagal.games.runewars.names import SLOTS, SPOILS
from hagal.games.runewars.orders.turn import SKIP_BONUS
from hagal.games.runewars.quests import strokes
from hagal.games.runewars.quests.heroes import enemies_at, hero, hurt, mend
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics.asking import RULE, Asking
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class TacticalRetreat(Effect):
    """The defender leaves: the battle is over before it began (RWF-008, OP-4)."""

    tag = "tactical_retreat"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return s.battle is not None

    def run(self, s: Runewars, seat: int, source: int) -> None:
        cancel_battle(s, rout=s.rules.options["tactical_retreat"] == "routed")

    def message(self) -> Msg:
        return Msg("rw-tactical-retreat")


class Lightning(Effect):
    """So much damage to each side; the attacker deals first, so the defender assigns first (RW-132)."""

    tag = "lightning"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return s.battle is not None

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((Hit(ATTACKER, self.n), seat, source))
        suffer(s, DEFENDER, self.n)

    def message(self) -> Msg:
        return Msg("rw-lightning", n=self.n)


class Hit(Step[Runewars]):
    """So much damage to a side."""

    tag = "hit"
    fields = ("side", "n")

    def __init__(self, side: int, n: int) -> None:
        self.side: int = side
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        suffer(s, self.side, self.n)


class Volley(Effect):
    """So much damage to the other side."""

    tag = "volley"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return s.battle is not None and bool(s.battle.units[1 - side_of(s.battle, seat)])

    def run(self, s: Runewars, seat: int, source: int) -> None:
        suffer(s, 1 - side_of(battle_of(s), seat), self.n)

    def message(self) -> Msg:
        return Msg("rw-volley", n=self.n)


class ShieldWall(Effect):
    """So much strength more when the winner is found."""

    tag = "shield_wall"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return s.battle is not None

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        strengthen(b, side_of(b, seat), self.n)

    def message(self) -> Msg:
        return Msg("rw-shield-wall", n=self.n)


class ScorchedEarth(Effect):
    """The defender's own stronghold is destroyed, and the attackers take so much damage."""

    tag = "scorched_earth"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return s.battle is not None and s.stronghold[s.battle.area] >> 1 == seat

    def run(self, s: Runewars, seat: int, source: int) -> None:
        raze(s, battle_of(s).area)
        suffer(s, ATTACKER, self.n)

    def message(self) -> Msg:
        return Msg("rw-scorched-earth", n=self.n)


class Prize(Effect):
    """Whoever wins this battle gains influence and a card."""

    tag = "prize"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return s.battle is not None and not s.turn_flags & SPOILS

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.turn_flags |= SPOILS

    def message(self) -> Msg:
        return Msg("rw-prize", n=PRIZE)


PRIZE = 3


def give_prize(s: Runewars, seat: int, source: int) -> None:
    """The moment `battle_won`: what was promised."""
    if s.turn_flags & SPOILS and seat >= 0:
        s.turn_flags &= ~SPOILS
        gain_influence(s, seat, PRIZE, RULE)
        draw_tactics(s, seat, 1, RULE)


# Standing up again


class RallyCry(Asking):
    """Up to so many own routed units stand up: in a battle those that take part, else those of one area."""

    tag = "rally_cry"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if s.battle is not None and seat in s.battle.seats:
            return standing_up(s, seat, self.n, -1)
        return [
            RallyIn(s.board.areas[k], self.n)
            for k, owner in enumerate(s.control)
            if owner == seat and any(s.army[k][SLOTS:])
        ]

    def message(self) -> Msg:
        return Msg("rw-rally-cry", n=self.n)


def standing_up(s: Runewars, seat: int, n: int, least: int) -> list[Step[Runewars]]:
    b = battle_of(s)
    side = side_of(b, seat)
    codes = sorted({code for code in b.units[side] if code & 1 and code >= least})
    return [StandUp(kind_of(s, b, side, code), code, n) for code in codes]


class StandUp(OfUnit):
    """One of them; then the next, in the order of their codes."""

    tag = "stand_up"
    word = "stand"
    fields = ("unit", "code", "n")

    def __init__(self, unit: Unit, code: int, n: int) -> None:
        super().__init__(unit, code)
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        units = b.units[side_of(b, seat)]
        units.remove(self.code)
        units.append(self.code & ~1)
        units.sort()
        tell(s, b, side_of(b, seat), "rw-unit-stands", RULE, unit=self.unit, state=self.code & 15)
        if self.n > 1:
            s.stack.append((StandMore(self.n - 1, self.code), seat, source))


class StandMore(Choice[Runewars]):
    tag = "stand_more"
    fields = ("n", "least")

    def __init__(self, n: int, least: int) -> None:
        self.n: int = n
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        found = standing_up(s, seat, self.n, self.least)
        return [SKIP_BONUS, *found] if found else []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-rally-cry")


class RallyIn(OfArea):
    """In one area, of the types in order as many as stand up."""

    tag = "rally_in"
    word = "rally"
    fields = ("area", "n")

    def __init__(self, area: Area, n: int) -> None:
        super().__init__(area)
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((RallyType(self.area, self.n, 0), seat, source))


class RallyType(Choice[Runewars]):
    """How many of which type stand up; all of them where there are not too many."""

    tag = "rally_type"
    fields = ("area", "n", "slot")

    def __init__(self, area: Area, n: int, slot: int) -> None:
        self.area: Area = area
        self.n: int = n
        self.slot: int = slot

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        k = s.board.at[self.area]
        army = s.army[k]
        down = army[SLOTS + self.slot :]
        if not self.n or not any(down):
            return []
        if sum(down) <= self.n:
            return [RallyAll(self.area, self.slot)]
        slots = [slot for slot in range(self.slot, SLOTS) if army[SLOTS + slot]]
        return [RallyOne(self.area, unit_of(s, seat, slot), self.n) for slot in slots]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-rally-cry")


class RallyAll(OfArea):
    """All that are left, from a type on."""

    tag = "rally_all"
    word = "all"
    fields = ("area", "slot")

    def __init__(self, area: Area, slot: int) -> None:
        super().__init__(area)
        self.slot: int = slot

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = s.board.at[self.area]
        for slot in range(self.slot, SLOTS):
            rise(s, k, slot, s.army[k][SLOTS + slot])


class RallyOne(Step[Runewars]):
    tag = "rally_one"
    fields = ("area", "unit", "n")

    def __init__(self, area: Area, unit: Unit, n: int) -> None:
        self.area: Area = area
        self.unit: Unit = unit
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        rise(s, s.board.at[self.area], self.unit.slot, 1)
        s.stack.append((RallyType(self.area, self.n - 1, self.unit.slot), seat, source))

    def key(self) -> str:
        return f"stand {self.unit.id}"

    def message(self) -> Msg:
        return Msg("rw-option-stand", unit=self.unit, damage=0, routed=1)


def rise(s: Runewars, area: int, slot: int, n: int) -> None:
    s.army[area] = changed(changed(s.army[area], SLOTS + slot, -n), slot, n)


# Heroes


class PoisonedBlade(Effect):
    """At the start of a duel: damage to the other hero."""

    tag = "poisoned_blade"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return strokes.side_of(s, seat) >= 0

    def run(self, s: Runewars, seat: int, source: int) -> None:
        strokes.smite(s, 1 - strokes.side_of(s, seat), self.n, RULE)

    def message(self) -> Msg:
        return Msg("rw-poisoned-blade", n=self.n)


class SecondWind(Effect):
    """At the start of a duel: so much damage off the own hero."""

    tag = "second_wind"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        side = strokes.side_of(s, seat)
        return side >= 0 and s.players[seat].figures[strokes.dueller(s, side)[1]][1] > 0

    def run(self, s: Runewars, seat: int, source: int) -> None:
        mend(s, seat, strokes.dueller(s, strokes.side_of(s, seat))[1], self.n, RULE)

    def message(self) -> Msg:
        return Msg("rw-second-wind", n=self.n)


class LayAmbush(Asking):
    """An enemy hero in an area that one controls takes damage."""

    tag = "lay_ambush"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if s.duel is not None:
            return []
        areas = sorted({f[0] for p in s.players if p.seat != seat for f in p.figures if s.control[f[0]] == seat})
        return [AmbushHero(hero(s, other, k), self.n) for area in areas for other, k in enemies_at(s, seat, area)]

    def message(self) -> Msg:
        return Msg("rw-lay-ambush", n=self.n)


class AmbushHero(Step[Runewars]):
    tag = "ambush_hero"
    fields = ("hero", "n")

    def __init__(self, hero: Hero, n: int) -> None:
        self.hero: Hero = hero
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for p in s.players:
            for k, i in enumerate(p.heroes):
                if s.face[i] is self.hero:
                    hurt(s, p.seat, k, self.n, RULE)
                    return

    def key(self) -> str:
        return f"ambush {self.hero.id}"

    def message(self) -> Msg:
        return Msg("rw-option-ambush", hero=self.hero)


register_all(list(globals().values()))
