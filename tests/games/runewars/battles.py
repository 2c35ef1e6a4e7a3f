"""Battles for tests: armies that meet in c3, fate cards in a given order, and which edition counts."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars import actions
from hagal.games.runewars.battle.rules import REVISED_MOMENTS, REVISED_QUERIES, REVISED_STEPS, STEPS
from hagal.games.runewars.battle.state import Battle
from hagal.games.runewars.components import Hero, Tactic
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import DEFENSIVE
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics.play import PlayTactic
from hagal.kernel import zones
from hagal.kernel.chance import Rng
from hagal.kernel.events import Log
from hagal.kernel.rules import Handlers
from hagal.kernel.step import at_place
from tests.games.runewars.position import FACTIONS, at, choose, position, push, slot_of, stronghold, units

FIELD = "c3"
MISSES = (1, 2, 3, 4, 11, 12, 13, 14, 21, 22, 23, 24)
"""Cards on which triangles miss."""
AROUND = ("b2", "b3", "c2", "c4", "d2", "d3")
Names = dict[str, int]


def edition(s: Runewars, name: str) -> Runewars:
    """The rules of battles of an edition, whatever the rest of the game is played by."""
    rules = s.rules
    revised = name == "revised"
    rules.steps.update({**STEPS, **(REVISED_STEPS if revised else {})})
    for query, fold in REVISED_QUERIES.items():
        rules.queries[query] = (fold,) if revised else ()
    for moment, step in REVISED_MOMENTS.items():
        rules.heard[moment] = Handlers((rules.steps[step].run,) if revised else (), [], ())
    return s


def field(attacker: str = "latari", defender: str = "uthuk", *, rules: str = "2010", **options: Any) -> Runewars:
    """Two factions, seat 0 on turn."""
    return edition(position(attacker, defender, **options), rules)


def attack(s: Runewars, area: str = FIELD, seat: int = 0, **named: int) -> None:
    """Units of the supply march to an area and fight."""
    k = at(s, area)
    for name, n in named.items():
        slot = slot_of(s, seat, name)
        actions.take(s, seat, slot, n)
        s.marching.append((0, k, slot, n))
    push(s, "battle", seat, at_place(k))


def meet(s: Runewars, attackers: Names, defenders: Names, seat: int = 1, area: str = FIELD) -> Runewars:
    """An army attacks another (seat -1: unallied neutral units)."""
    if defenders:
        units(s, area, seat, **defenders)
    attack(s, area, **attackers)
    return s


def begun(s: Runewars, *weak: tuple[int, str, int, int]) -> Runewars:
    """The battle is laid out, and nothing has happened yet but what is said of some units: side, name, damage, rout."""
    step, seat, source = s.stack.pop()
    step.run(s, seat, source)
    for k, name, damage, routed in weak:
        slot = slot_of(s, battle(s).seats[k], name)
        codes = battle(s).units[k]
        codes.remove(16 * slot)
        codes.append(16 * slot + 2 * damage + routed)
        codes.sort()
    return s


def special(s: Runewars, name: str, k: int = 0) -> None:
    """A special of a type of a side, now."""
    b = battle(s)
    unit = actions.unit_of(s, b.seats[k], slot_of(s, b.seats[k], name))
    push(s, unit.special, b.runs[k], at_place(b.area))


def battle(s: Runewars) -> Battle:
    assert s.battle is not None
    return s.battle


def side(s: Runewars, k: int) -> dict[str, int]:
    """The units of a side by name; `archer 1 routed`: damage, rout."""
    b = battle(s)
    found: dict[str, int] = {}
    for code in b.units[k]:
        name = actions.unit_of(s, b.seats[k], code >> 4).id
        damage = code >> 1 & 7
        full = f"{name}{f' {damage}' if damage else ''}{' routed' if code & 1 else ''}"
        found[full] = found.get(full, 0) + 1
    return found


def hero(s: Runewars, seat: int, id: str, area: str = FIELD, flying: bool = False) -> int:
    """A hero of our own making on the board."""
    made = Hero(id, id, alignment=0, attributes=(2, 2, 3), health=4, flying=flying)
    s.rules.components[made.ref] = made
    i = zones.add_instances(s, [made])[0]
    s.players[seat].heroes.append(i)
    s.players[seat].figures.append((at(s, area), 0, 0, 0, 0, 0))
    return i


def retreats(s: Runewars, to: str = "c4") -> None:
    choose(s, f"retreat {to}")


class Bolster(Effect):
    """A card of our own: strength for whoever plays it."""

    tag = "test_bolster"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle(s)
        b.bonus = (b.bonus[0] + 5, b.bonus[1]) if seat == b.runs[0] else (b.bonus[0], b.bonus[1] + 5)


def card(s: Runewars, seat: int, moment: str) -> Tactic:
    """A tactics card for a moment in a seat's hand."""
    made = Tactic(f"test_{moment}", "Test", count=1, times=(moment,), needs=(), effects=(Bolster(),))
    made.play = PlayTactic(made)
    s.rules.components[made.ref] = made
    i = zones.add_instances(s, [made])[0]
    s.known[i] = 1 << seat
    s.players[seat].tactics.append(i)
    return made


NEUTRALS = ("beastman", "dragon", "giant", "hellhound", "razorwing", "sorcerer")


def random_battle(seed: int) -> Runewars:
    """Any two factions with any allies, perhaps a stronghold, heroes, cards; or unallied neutral units."""
    rng = Rng(seed)
    mine, theirs = FACTIONS[rng.below(4)], FACTIONS[rng.below(4)]
    if mine == theirs:
        theirs = FACTIONS[(FACTIONS.index(mine) + 1) % 4]
    s = edition(position(mine, theirs), ("2010", "revised")[rng.below(2)])
    s.rng = rng.next64()
    s.log = Log()
    armies = []
    for seat in range(2):
        own = [unit.id for unit in s.players[seat].faction.units]
        armies.append([own[rng.below(4)] for _ in range(1 + rng.below(8))] + [NEUTRALS[rng.below(6)]] * rng.below(3))
    wild = rng.below(4) == 0
    defenders = [NEUTRALS[rng.below(6)] for _ in range(1 + rng.below(3))] if wild else armies[1][:8]
    for k, name in enumerate(dict.fromkeys(defenders)):
        routed = "_routed" if rng.below(8) == 0 and k else ""
        seat = -1 if wild else 1
        available = s.neutral[slot_of(s, seat, name) - 4] if slot_of(s, seat, name) >= 4 else 4
        units(s, "c3", seat, **{name + routed: min(defenders.count(name), available)})
    if not wild and rng.below(2):
        area = stronghold(s, "c3", 1, damaged=bool(rng.below(2)))
        if rng.below(2):
            s.development[area] = DEFENSIVE
            s.players[1].developments = (1, 1, 1, 1)
    for seat in range(2):
        if rng.below(2):
            hero(s, seat, f"hero_{seat}")
        if rng.below(2):
            card(s, seat, ("attack", "defend", "battle", "fight")[rng.below(4)])
    counted = {name: min(armies[0].count(name), 4) for name in armies[0]}
    for name in NEUTRALS:
        if name in counted:
            counted[name] = min(counted[name], s.neutral[slot_of(s, 0, name) - 4])
    for id in ("b2", "c4", "d3")[: rng.below(4)]:
        seat = rng.below(2)
        units(s, id, seat, **{s.players[seat].faction.units[0].id: 1})
    attack(s, "c3", 0, **counted)
    return s
