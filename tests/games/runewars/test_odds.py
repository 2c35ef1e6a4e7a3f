"""Odds of battles against computations that know nothing of the rules as they are played."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from hagal.games.runewars.actions import unit_of
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.battle.judgment import judge
from hagal.games.runewars.catalogue.fate import FATE
from hagal.games.runewars.components import Fate
from hagal.games.runewars.names import DEFENSIVE, SIEGE, TRIANGLE
from hagal.games.runewars.odds import Side, deck_seen, estimate, named, odds, power, sides, sides_seen
from hagal.games.runewars.view import view
from hagal.kernel.loop import advance, answer
from tests.games.runewars.battles import field, hero, random_battle
from tests.games.runewars.position import stronghold, units

MISS, HIT, FLAG = "miss", "hit", "flag"
Pile = tuple[tuple[str, int], ...]


def pile(deck: list[Fate], special: str) -> Pile:
    """A fate deck as a triangle reads it: so many of each icon; a special counts as something else."""

    def icon(card: Fate) -> str:
        is_special, routs, _damage = card.read[TRIANGLE]
        return special if is_special else FLAG if routs else HIT if card.read[TRIANGLE][2] else MISS

    return tuple(sorted(Counter(icon(card) for card in deck).items()))


def draws(left: Pile, n: int) -> Iterator[tuple[Fraction, dict[str, int], Pile]]:
    """All ways to draw n cards, one after the other: their chance, what was drawn, what is left."""
    counts = dict(left)
    total = sum(counts.values())
    for chosen in itertools.product(*[range(min(n, count) + 1) for count in counts.values()]):
        if sum(chosen) == n:
            ways = Fraction(1)
            for k, count in zip(chosen, counts.values(), strict=True):
                ways *= choose(count, k)
            rest = tuple((icon, count - k) for (icon, count), k in zip(left, chosen, strict=True))
            yield ways / choose(total, n), dict(zip(counts, chosen, strict=True)), rest


def choose(n: int, k: int) -> int:
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def hurt(army: tuple[int, int], hits: int, flags: int) -> tuple[int, int]:
    """Units of health 1, standing and routed: first the routs, then the damage, standing ones first."""
    up, down = army
    routed = min(up, flags)
    up, down = up - routed, down + routed
    dead = min(up, hits)
    return up - dead, down - min(down, hits - dead)


def exact(attackers: int, first: int, defenders: int, second: int, left: Pile) -> tuple[Fraction, Fraction, Fraction]:
    """Triangles of health 1 without specials, of these initiatives: the attacker's chance, and the losses of both."""
    win = lost = killed = Fraction(0)
    states: dict[tuple[tuple[int, int], tuple[int, int], Pile], Fraction] = {
        ((attackers, 0), (defenders, 0), left): Fraction(1)
    }
    for initiative in range(1, 6):
        following: dict[tuple[tuple[int, int], tuple[int, int], Pile], Fraction] = {}
        for (mine, theirs, deck), chance in states.items():
            for p, drawn, rest in draws(deck, mine[0] if first == initiative else 0):
                for q, answered, last in draws(rest, theirs[0] if second == initiative else 0):
                    after = (
                        hurt(mine, answered.get(HIT, 0), answered.get(FLAG, 0)),
                        hurt(theirs, drawn.get(HIT, 0), drawn.get(FLAG, 0)),
                        last,
                    )
                    following[after] = following.get(after, Fraction(0)) + chance * p * q
        states = following
    for (mine, theirs, _deck), chance in states.items():
        win += chance * (mine[0] > theirs[0])
        lost += chance * (attackers - sum(mine))
        killed += chance * (defenders - sum(theirs))
    return win, lost, killed


PLAIN = [card for card in FATE if not card.read[TRIANGLE][0]]


@pytest.mark.parametrize(
    ("mine", "theirs", "initiatives"),
    [
        ({"footman": 1}, {"archer": 1}, (3, 1)),
        ({"bowman": 1}, {"archer": 1}, (1, 1)),
        ({"footman": 2}, {"archer": 1}, (3, 1)),
        ({"bowman": 2}, {"archer": 2}, (1, 1)),
        ({"footman": 3}, {"archer": 2}, (3, 1)),
        ({"bowman": 3}, {"archer": 3}, (1, 1)),
    ],
)
def test_small_battles_without_specials(
    mine: dict[str, int], theirs: dict[str, int], initiatives: tuple[int, int]
) -> None:
    """The deck holds no card on which a triangle reads a special: every draw can be counted out."""
    found = odds(Side(named("daqan", **mine), "daqan"), Side(named("latari", **theirs), "latari"), deck=PLAIN)
    n, m = sum(mine.values()), sum(theirs.values())
    # with the cards that are left out discarded, the deck is long enough never to be made anew
    win, lost, killed = exact(n, initiatives[0], m, initiatives[1], pile(PLAIN, MISS))
    assert abs(found.win - win) < 1.5 * found.error
    assert abs(found.losses[0] - lost) < 0.08
    assert abs(found.losses[1] - killed) < 0.08


def test_one_against_one_with_the_whole_deck() -> None:
    """Where each side has one unit of health 1, the specials of Archers, Bowmen and Footmen are a hit."""
    whole = pile(list(FATE), HIT)
    for mine, first in (("footman", 3), ("bowman", 1)):
        win, lost, killed = exact(1, first, 1, 1, whole)
        found = odds(Side(named("daqan", **{mine: 1}), "daqan"), Side(named("latari", archer=1), "latari"), error=0.015)
        assert abs(found.win - win) < 1.5 * found.error
        assert abs(found.losses[0] - lost) < 0.05
        assert abs(found.losses[1] - killed) < 0.05


def test_a_stronghold_alone_is_plain_arithmetic() -> None:
    for attackers, walls, win in ((5, 5, 0), (6, 5, 1), (3, 3, 0), (4, 3, 1), (2, 2, 0), (3, 2, 1)):
        army = named("daqan", footman=attackers)
        found = odds(Side(army, "daqan"), Side(NO_ARMY, "latari", stronghold=walls), most=100)
        assert found.win == win
        assert found.losses == (0, 0)


def test_the_error_is_what_was_asked_for() -> None:
    mine, theirs = Side(named("daqan", footman=3), "daqan"), Side(named("latari", archer=2), "latari")
    rough, fine = odds(mine, theirs, error=0.1), odds(mine, theirs, error=0.02)
    assert rough.error <= 0.1
    assert fine.error <= 0.02
    assert rough.battles < fine.battles
    assert odds(mine, theirs, error=0.0001, most=300).battles == 300
    assert repr(fine).startswith("<Odds win=")


def test_the_same_seed_gives_the_same_odds() -> None:
    mine, theirs = Side(named("uthuk", warlock=2), "uthuk"), Side(named("", hellhound=2))
    assert odds(mine, theirs, most=200).win == odds(mine, theirs, most=200).win


def test_editions_support_and_developments_matter() -> None:
    mine = named("uthuk", chaos_lord=3)
    weak = Side(named("daqan", knight=3, footman=2), "daqan")
    assert odds(Side(mine, "uthuk"), weak).win > odds(Side(mine, "uthuk"), weak, edition="2010").win
    plain, helped = Side(named("daqan", bowman=3), "daqan"), Side(named("daqan", bowman=3), "daqan", supported=(0,))
    theirs = Side(named("latari", warrior=2), "latari")
    assert odds(helped, theirs).win > odds(plain, theirs).win
    held = Side(named("uthuk", berserker=1), "uthuk", stronghold=3)
    hungry = Side(named("uthuk", berserker=1), "uthuk", stronghold=3, defense=True)
    six = Side(named("daqan", footman=6), "daqan")
    assert odds(six, hungry).win < odds(six, held).win


def test_the_estimate_is_near() -> None:
    """On armies of all kinds, as they were not used to fit it."""
    off = []
    for seed in range(1000, 1040):
        s = random_battle(seed)
        s.players[0].tactics.clear()
        s.players[1].tactics.clear()
        area = s.stack[-1][2]
        army = [0] * 20
        for _start, _to, slot, n in s.marching:
            army[slot] += n
        mine, theirs = sides(s, 0, tuple(army), -2 - area)
        off.append(abs(estimate(mine, theirs) - odds(mine, theirs, error=0.1).win))
    assert sum(off) / len(off) < 0.12


def test_the_estimate_grows_with_the_army() -> None:
    theirs = Side(named("latari", archer=3), "latari", stronghold=3)
    chances = [estimate(Side(named("daqan", footman=n), "daqan"), theirs) for n in range(1, 9)]
    assert chances == sorted(chances)
    assert chances[0] < 0.05
    assert chances[-1] > 0.6
    assert power(Side(named("", giant=1))) > power(Side(named("", beastman=1)))


def test_sides_as_the_table_sees_them() -> None:
    s = field("daqan", "latari", rules="revised")
    area = stronghold(s, "c3", 1)
    units(s, "c3", 1, archer=2, warrior_routed=1)
    s.development[area] = DEFENSIVE
    hero(s, 1, "helper")
    mine, theirs = sides(s, 0, named("daqan", footman=3), area)
    assert (mine.faction, theirs.faction) == ("daqan", "latari")
    assert theirs.stronghold == 5
    assert theirs.defense
    assert theirs.supported == (0,)
    assert odds(mine, theirs, most=100).win == 0
    assert sides(s, 0, named("daqan", footman=3), area, siege=True)[1].stronghold == 2
    first = field("daqan", "latari", edition="2010")
    hero(first, 1, "idler")
    units(first, "c3", 1, archer=2)
    assert sides(first, 0, named("daqan", footman=3), area)[1].supported == ()
    wild = units(s, "c4", -1, giant=1)
    assert sides(s, 0, named("daqan", footman=3), wild)[1].faction == ""


def test_judgment_answers_every_question() -> None:
    for seed in range(60):
        s = random_battle(seed)
        while (options := advance(s)) is not None:
            chosen = judge(s, options)
            assert chosen in options
            answer(s, chosen)
        assert s.battle is None


def test_sides_as_a_view_tells_them() -> None:
    """Whatever battle is coming, a viewer who is in it or not finds the same as who knows all."""
    for seed in range(40):
        s = random_battle(seed)
        edition = "revised" if "battle_support" in s.rules.moments else "2010"
        area = -2 - s.stack[-1][2]
        if seed % 3 == 0:
            s.turn_flags |= SIEGE
        if seed % 4 == 0:
            s.title_of = [seed % 2, seed % 2, seed % 2]
        army = [0] * 20
        counts: dict[str, int] = {}
        for _start, _to, slot, n in s.marching:
            army[slot] += n
            counts[unit_of(s, 0, slot).id] = army[slot]
        for seats in ((), (0,), (1,)):
            mine, theirs = sides_seen(view(s, seats), 0, counts, s.board.areas[area].id, edition)
            for seen, known in zip((mine, theirs), sides(s, 0, tuple(army), area), strict=True):
                assert (seen.army[:10], seen.faction, seen.bonus) == (known.army[:10], known.faction, known.bonus)
                assert (seen.stronghold, seen.defense) == (known.stronghold, known.defense)
                assert seen.supported == known.supported


def test_cards_that_lie_open_are_not_drawn() -> None:
    s = field("daqan", "latari")
    gone = s.fate.pop()
    s.fate_discard.append(gone)
    s.known[gone] = 0xFF
    assert s.face[gone] not in deck_seen(view(s, ()))
    assert len(deck_seen(view(s, ()))) == len(FATE) - 1
