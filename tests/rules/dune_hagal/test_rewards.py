"""Solo: the rewards of every Conflict for a rival (HG-045 to HG-047, HG-049)."""

from __future__ import annotations

import pytest

from hagal.games.dune.catalogue.conflicts import CONFLICTS
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_hagal.position import fight, fought, held, solo

Reward = dict[str, int | str]
WON: dict[str, tuple[Reward, Reward]] = {
    "skirmish_a": ({"vp": 1}, {"intrigue": 1, "solari": 2}),
    "skirmish_b": ({"vp": 1}, {"water": 1}),
    "skirmish_c": ({"influence": 1, "spice": 1}, {"spice": 2}),
    "skirmish_d": ({"influence": 1, "solari": 2}, {"solari": 3}),
    "desert_power": ({"vp": 1, "water": 1}, {"water": 1, "spice": 1}),
    "raid_stockpiles": ({"intrigue": 1, "spice": 3}, {"spice": 2}),
    "cloak_and_dagger": ({"influence": 1, "intrigue": 2}, {"intrigue": 1, "spice": 1}),
    "machinations": ({"two": 1}, {"water": 1, "solari": 2}),
    "sort_through_the_chaos": ({"mentat": 1, "intrigue": 1, "solari": 2}, {"intrigue": 1, "solari": 2}),
    "terrible_purpose": ({"vp": 1}, {"water": 1, "spice": 1}),  # it has no card to trash
    "guild_bank_raid": ({"solari": 6}, {"solari": 4}),
    "siege_of_arrakeen": ({"vp": 1, "control": "arrakeen"}, {"solari": 4}),
    "siege_of_carthag": ({"vp": 1, "control": "carthag"}, {"intrigue": 1, "spice": 1}),
    "secure_imperial_basin": ({"vp": 1, "control": "imperial_basin"}, {"water": 2}),
    "battle_for_arrakeen": ({"vp": 2, "control": "arrakeen"}, {"spice": 2, "solari": 3}),  # as the player decides
    "battle_for_carthag": ({"vp": 2, "control": "carthag"}, {"intrigue": 1, "spice": 3}),
    "battle_for_imperial_basin": ({"vp": 2, "control": "imperial_basin"}, {"spice": 5}),
    "grand_vision": ({"influence": 2, "intrigue": 1}, {"intrigue": 1, "spice": 3}),
}
LEAST_FIRST = {"emperor": 1, "spacing_guild": 1, "fremen": 0, "bene_gesserit": 0}
"""Influence before: a tie between the Bene Gesserit and the Fremen, decided by the player for the Fremen."""


def win_and_lose(conflict: str, winner: int, second: int) -> Position:
    """Both rivals fight and the player does not, but decides what is to be decided."""
    t = solo().influence(winner, **LEAST_FIRST)
    fight(t, conflict, {winner: 3, second: 1}, "carthag", "hall_of_oratory")
    while t.game.decision:
        assert (t.asked, t.question) == (0, "decide")
        wanted = ("influence fremen", "influence bene_gesserit", "gain spice 2, gain solari 3")
        t.choose(next(key for key in wanted if key in t.keys))
    return t


@rule("HG-045", "HG-049")
def test_no_conflict_is_left_out() -> None:
    assert set(WON) == {conflict.id for conflict in CONFLICTS}
    assert len(WON) == 18


@rule("HG-045", "HG-046", "HG-047", "HG-049")
@pytest.mark.parametrize("conflict", WON)
@pytest.mark.parametrize(("winner", "second"), [(1, 2), (2, 1)])
def test_first_and_second_reward_of_a_rival(conflict: str, winner: int, second: int) -> None:
    t = win_and_lose(conflict, winner, second)
    for seat, reward in ((winner, WON[conflict][0]), (second, WON[conflict][1])):
        expected = tuple(reward.get(name, 0) for name in ("spice", "solari", "water", "intrigue"))
        assert held(t, seat) == expected
        influence = [1, 1, 0, 0] if seat == winner else [0, 0, 0, 0]
        points = int(reward.get("vp", 0))
        if reward.get("influence"):
            influence[3] += int(reward["influence"])
            points += influence[3] >= 2
        if reward.get("two"):
            influence[2] += 1
            influence[3] += 1
        assert list(t[seat].influence) == influence
        assert t[seat].vp == points
        places = ("arrakeen", "carthag", "imperial_basin")
        assert [places[k] for k, holder in enumerate(t.s.control) if holder == seat] == (
            [reward["control"]] if "control" in reward else []
        )
        assert (t.s.mentat_next == seat) == ("mentat" in reward)
    assert [event.seat for event in t.events("reward-1")] == [winner]
    assert [event.seat for event in t.events("reward-2")] == [second]
    assert t.events("reward-3") == []


@rule("HG-045")
@pytest.mark.parametrize("conflict", WON)
def test_third_place_never_earns_anything(conflict: str) -> None:
    t = fight(solo(), conflict, {0: 5, 1: 3, 2: 1}, "carthag", "hall_of_oratory")
    while t.game.decision:
        t.choose(t.keys[0])
    assert fought(t) == {0: 10, 1: 6, 2: 2}
    assert held(t, 2) == (0, 0, 0, 0)
    assert (t[2].vp, list(t[2].influence)) == (0, [0, 0, 0, 0])
    t = fight(solo(), conflict, {0: 1, 1: 3, 2: 5}, "carthag", "hall_of_oratory")
    while t.game.decision:
        t.choose(t.keys[0])
    assert (held(t, 0), t[0].vp) == ((0, 0, 0, 0), 0), "nor does the player"


@rule("HG-045")
def test_a_tie_for_first_gives_second_rewards() -> None:
    t = fight(solo(), "siege_of_arrakeen", {0: 3, 1: 3, 2: 1}, "carthag", "carthag")
    assert [held(t, seat) for seat in (0, 1, 2)] == [(0, 4, 0, 0), (0, 4, 0, 0), (0, 0, 0, 0)]
    assert t.s.control == [-1, -1, -1]
    assert [t[seat].vp for seat in (0, 1, 2)] == [0, 0, 0]


@rule("HG-045")
def test_swords_break_what_troops_would_tie() -> None:
    t = fight(solo(), "siege_of_arrakeen", {0: 3, 1: 3}, "secrets")
    assert fought(t) == {0: 6, 1: 7}
    assert t.s.control == [1, -1, -1]


@rule("HG-045")
@pytest.mark.parametrize(("reading", "yours", "its"), [("rulebook", 2, 0), ("third", 2, 2), ("nothing", 0, 0)])
def test_a_tie_for_second(reading: str, yours: int, its: int) -> None:
    """The third reward as with three players (DI-061, DI-062), but rivals take first and second rewards only."""
    t = fight(solo(tie_for_second=reading), "guild_bank_raid", {0: 5, 1: 2, 2: 2}, "carthag", "carthag")
    assert [t[seat].solari for seat in (0, 1, 2)] == [6, its, its]
    t = fight(solo(tie_for_second=reading), "guild_bank_raid", {0: 2, 1: 5, 2: 2}, "carthag", "carthag")
    assert [t[seat].solari for seat in (0, 1, 2)] == [yours, 6, its]
    told = [event.seat for event in t.events("rival-unrewarded")]
    assert told == ([2] if reading == "rulebook" else [])


@rule("HG-045")
def test_a_rival_without_strength_earns_nothing() -> None:
    t = fight(solo().give(2, garrison=5), "guild_bank_raid", {1: 1}, "heighliner")
    assert (t[1].solari, t[2].solari) == (6, 0)


@rule("HG-045")
def test_all_influence_of_grand_vision_goes_to_one_faction() -> None:
    t = fight(solo().influence(1, emperor=5, spacing_guild=6, bene_gesserit=6, fremen=6), "grand_vision", {1: 1})
    assert list(t[1].influence) == [6, 6, 6, 6], "and not past the end of the track"


@rule("HG-045", "HG-041")
def test_an_alliance_by_a_conflict_reward() -> None:
    t = solo().influence(1, emperor=3, spacing_guild=3, bene_gesserit=3, fremen=2).influence(0, fremen=4)
    had = (t[0].vp, t[1].vp)
    fight(t, "grand_vision", {1: 1})
    assert t[1].influence[3] == 4
    assert t.s.alliance[3] == 0, "not above the player"
    assert (t[0].vp, t[1].vp) == had
    assert held(t, 1) == (0, 0, 0, 1), "and no bonus at 4"


@rule("HG-045", "HG-050")
@pytest.mark.parametrize(
    ("conflict", "before", "points"),
    [
        ("guild_bank_raid", {"solari": 1}, 1),
        ("raid_stockpiles", {"spice": 4}, 1),
        ("desert_power", {"water": 2}, 2),
    ],
)
def test_a_reward_fills_a_stock(conflict: str, before: dict[str, int], points: int) -> None:
    t = fight(solo().give(1, **before), conflict, {1: 1}, "carthag")
    assert t[1].vp == points
    assert all(getattr(t[1], name) == 0 for name in before)
