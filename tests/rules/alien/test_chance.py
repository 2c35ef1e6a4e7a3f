"""What is shuffled lies as chance has it: AL-010, AL-013, AL-016, AL-019, AL-022, AL-024, AL-041, AL-105, AL-107,
AL-186, PR-285, PR-298.

At set-up over many games: a deck that only hides its cards has them in the order of the box, game after game. Later on
with the outcome of one shuffle given: what comes next is what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

import pytest

import hagal
from hagal.games.encounters.effects import draw
from hagal.games.encounters.setup import filling
from hagal.games.encounters.state import Encounters
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

GAMES = 40
HUNT = ("hunters", "alien")
EITHER = pytest.mark.parametrize("modules", [("alien",), HUNT], ids=["survivors", "hunt"])


@cache
def tables(modules: tuple[str, ...] = ("alien",)) -> list[Encounters]:
    """Tables of five, all with the same cards, before the first card of the Hive is turned up."""
    found = [hagal.new("encounters", players=5, modules=modules, seed=seed, preparation=1) for seed in range(GAMES)]
    states = [game.state for game in found]
    assert all(isinstance(s, Encounters) for s in states)
    return states  # type: ignore[return-value]


def anywhere(orders: Iterable[list[int]]) -> bool:
    """Does each place of a deck have cards from all over it, over many games? In the order of the box it has one."""
    return all(len(set(place)) > 4 for place in zip(*orders, strict=True))


DECKS: dict[str, Callable[[Encounters], list[int]]] = {
    "Sergeants": lambda s: s.officers,
    "Strikes": lambda s: s.strikes,
    "Barracks": lambda s: s.barracks,
    "HQ": lambda s: s.hq,
}


@rule("AL-013", "AL-022", "AL-180", "PR-285")
@EITHER
@pytest.mark.parametrize("deck", DECKS)
def test_decks_are_shuffled_before_cards_are_dealt(modules: tuple[str, ...], deck: str) -> None:
    assert anywhere(DECKS[deck](s) for s in tables(modules))


@rule("AL-010", "AL-024")
@EITHER
def test_starting_decks_are_shuffled_before_six_are_drawn(modules: tuple[str, ...]) -> None:
    """The Role, the one card of its kind, may lie at any place of the deck, and may be drawn or not."""
    places = []
    for s in tables(modules):
        for p in s.players:
            places += [k for k, i in enumerate((*p.deck, *p.hand)) if s.face[i].deck == "role"]
    assert set(places) == set(range(13))


def minis(s: Encounters) -> list[list[int]]:
    """The mini-decks as they lie in the Hive, the third, which is at the bottom, first."""
    found, rest = [], s.enemies
    for stage in (3, 2, 1):
        size = (9, 11, 13)[stage - 1] + filling(5, 0)[stage - 1]
        found.append(rest[:size])
        rest = rest[size:]
    assert rest == []
    return found


@rule("AL-016", "AL-019", "PR-285")
@EITHER
@pytest.mark.parametrize("number", range(3))
def test_each_mini_deck_is_shuffled_with_its_drones(modules: tuple[str, ...], number: int) -> None:
    """So that a Drone, and a card of its own, may be at each of its places."""
    decks = [minis(s)[number] for s in tables(modules)]
    face = tables(modules)[0].face
    drones = [[face[i].deck == "drone" for i in deck] for deck in decks]
    assert all(len(set(place)) == 2 for place in zip(*drones, strict=True))
    assert anywhere([i for i in deck if face[i].deck != "drone"] for deck in decks)


@rule("AL-016")
@EITHER
def test_which_drones_there_are_is_up_to_chance(modules: tuple[str, ...]) -> None:
    left = [frozenset(s.box) for s in tables(modules)]
    assert frozenset.intersection(*left) == frozenset(), "each is in the Hive of some game"
    assert len(frozenset.union(*left)) == 24, "and in the box in some other"


@rule("AL-041")
def test_discards_are_shuffled_when_a_card_must_be_drawn_not_before() -> None:
    t = Survivors(2).eggs().hand(0, "specialist").deck(0, *["grunt"] * 5)
    t.discard(0, "sergeant_tech", "sergeant_intel", "sergeant_strength").done()
    assert (len(t[0].hand), len(t[0].deck)) == (6, 3), "one card was missing: the four discards are the deck"
    t = Survivors(1).eggs().hand(0).deck(0).discard(0, "sergeant_tech", "sergeant_intel", "sergeant_strength")
    t.chance((1, 2, 0)).run(draw(1))
    assert (t.in_hand(0), t.ids(t[0].deck)) == (["sergeant_tech"], ["sergeant_intel", "sergeant_strength"])
    t = Survivors(2).eggs().deck(0, *["grunt"] * 6).done()
    assert (len(t[0].hand), t[0].deck, len(t[0].discard)) == (6, [], 1), "empty, but nothing is to be drawn"


@rule("AL-105")
def test_the_dead_enemies_are_shuffled_into_a_new_hive() -> None:
    t = Survivors(1).only_enemies().dead("egg", "ash", "scream_a", "organism_b").chance((2, 1, 3, 0)).run("enemy_phase")
    assert (t.space("ventilation_shafts"), t.ids(t.s.enemies)) == ("egg", ["scream_a", "ash", "organism_b"])


@rule("AL-107")
def test_discarded_strikes_are_shuffled_into_a_new_deck() -> None:
    t = Survivors(1)
    t.s.gone += t.s.strikes
    t.s.strikes.clear()
    t.put(t.s.strike_discard, "strike:slashing_claws", "strike:barbed_tail", "strike:false_alarm", spare=[t.s.gone])
    t.chance((2, 1, 0)).run("strike")
    assert (t.ids(t[0].wounds), t.ids(t.s.strikes)) == (["slashing_claws"], ["false_alarm", "barbed_tail"])


@rule("PR-298", "AL-186")
def test_the_unused_drones_are_shuffled_into_a_new_hive() -> None:
    t = AlienHunt(2).only_enemies()
    drones = t.ids(t.s.box)
    t.chance((len(drones) - 1, *range(len(drones) - 1))).run("enemy_phase")
    assert t.ids(t.s.enemies) == [drones[-1], *drones[:-2]]
    assert drones[-2] in [t.space(name) for name in t.spaces]
