"""Odds and the fate deck on the phone: what the engine says of the same armies."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.companion.games.runewars.match import Match, settled
from hagal.games.runewars.catalogue.fate import FATE
from hagal.games.runewars.odds import Odds, Side, Trial, named, odds
from hagal.text import LANGUAGES
from tests.companion.runewars.table import Table
from tests.rules import rule

Pair = tuple[str, Side, Side]

PAIRS: list[Pair] = [
    ("revised", Side(named("daqan", footman=4), "daqan"), Side(named("uthuk", berserker=4), "uthuk")),
    (
        "revised",
        Side(named("latari", archer=4, pegasus_rider=2), "latari", supported=(0,)),
        Side(named("waiqar", reanimate=3, necromancer=1), "waiqar", stronghold=3),
    ),
    ("revised", Side(named("uthuk", berserker=5, chaos_lord=2), "uthuk"), Side(named("", giant=1, dragon=1))),
    (
        "2010",
        Side(named("daqan", bowman=2, footman=3, knight=2, siege_tower=1), "daqan"),
        Side(named("latari", archer=3, warrior=2, sorceress=2), "latari"),
    ),
    (
        "revised",
        Side(named("daqan", knight=4, siege_tower=2, giant=2), "daqan", supported=(2, 3)),
        Side(named("uthuk", flesh_ripper=2, warlock=1), "uthuk", stronghold=5, defense=True),
    ),
    (
        "2010",
        Side(named("waiqar", skeleton_archer=4, dark_knight=2, hellhound=1), "waiqar", bonus=2),
        Side(named("latari", archer=2, pegasus_rider=1), "latari", stronghold=5),
    ),
    ("revised", Side(named("latari", sorceress=3, warrior=3), "latari"), Side(named("", beastman=3, sorcerer=3))),
    (
        "revised",
        Side(named("waiqar", reanimate=4, necromancer=2, razorwing=2), "waiqar"),
        Side(named("daqan", footman=3, knight=1), "daqan", stronghold=2, supported=(1,)),
    ),
    (
        "2010",
        Side(named("uthuk", berserker=4, flesh_ripper=2, warlock=2), "uthuk"),
        Side(named("waiqar", reanimate=3, skeleton_archer=2), "waiqar", stronghold=3),
    ),
    (
        "revised",
        Side(named("daqan", bowman=3, knight=3), "daqan", bonus=1),
        Side(named("latari", archer=3, pegasus_rider=1, warrior=1), "latari", bonus=2),
    ),
]


def match_of(pair: Pair) -> Match:
    """The same armies as somebody sets them on the page."""
    edition, *sides = pair
    match = Match()
    match.adopt(edition)
    match.set(0, "faction", sides[0].faction)
    match.set(1, "faction", sides[1].faction)
    for k, side in enumerate(sides):
        for slot, n in enumerate(side.army[:10]):
            for _ in range(n):
                match.set(k, "unit", 1, slot)
        for slot in side.supported:
            match.set(k, "hero", True, slot)
        match.set(k, "bonus", side.bonus)
    defender = sides[1]
    if defender.stronghold:
        match.set(1, "walls", 1 if defender.stronghold == 3 else 2)
        match.set(1, "siege", defender.stronghold == 2)  # five less three
        match.set(1, "defense", defender.defense)
    return match


def facts(found: Odds) -> tuple[Any, ...]:
    return (found.win, found.error, found.losses, found.battles)


@pytest.mark.parametrize("pair", PAIRS)
def test_the_phone_says_what_the_engine_says(pair: Pair) -> None:
    """Battles in small steps, as the page plays them, or all at once: the same odds."""
    edition, attacker, defender = pair
    match = match_of(pair)
    while match.play(0, list(FATE)).played < 200:
        pass
    assert match.trial is not None
    assert facts(match.trial.odds) == facts(odds(attacker, defender, edition=edition, error=0, most=200))


def test_battles_with_the_cards_that_are_left() -> None:
    edition, attacker, defender = PAIRS[0]
    left = [card for card in FATE if card.number % 2]
    match = match_of(PAIRS[0])
    while match.play(0, left).played < 100:
        pass
    assert match.trial is not None
    expected = odds(attacker, defender, edition=edition, error=0, most=100, deck=left)
    assert facts(match.trial.odds) == facts(expected)
    assert facts(expected) != facts(odds(attacker, defender, edition=edition, error=0, most=100))


@pytest.mark.proof
@pytest.mark.parametrize("pair", PAIRS)
def test_odds_on_the_phone_are_within_a_point_of_a_hundred_thousand_battles(pair: Pair) -> None:
    edition, attacker, defender = pair
    match = match_of(pair)
    while not settled(match.play(0, list(FATE))):
        pass
    assert match.trial is not None
    many = Trial(attacker, defender, edition, seed=2026)
    many.play(100_000)
    shown, known = match.trial.odds, many.odds
    print(f"\n{shown.win:.4f} after {shown.battles} battles; {known.win:.4f} after {known.battles}")
    assert abs(shown.win - known.win) <= 0.01
    for one, other in zip(shown.losses, known.losses, strict=True):
        assert abs(one - other) <= 0.1  # the last digit that is shown


# What can be set


@rule("RW-016", "RW-018")
def test_an_army_is_bounded_by_the_area_and_the_box() -> None:
    table = Table()
    table.units(0, 0, 0, 0, 5)
    siege_towers = table.screen["battle"] and table.do("show")["screen"]["battle"]["sides"][0]["units"][3]
    assert (siege_towers["n"], siege_towers["plus"]) == (4, False)  # four are in the box
    table.units(0, 0, 9)
    side = table.do("show")["screen"]["battle"]["sides"][0]
    assert sum(unit["n"] for unit in side["units"]) == 8
    table.units(1, 0, 0, 0, 0, 0, 3)
    table.set(0, "clear")
    table.units(0, 0, 0, 0, 0, 0, 4)
    dragons = [side["units"][5]["n"] for side in table.do("show")["screen"]["battle"]["sides"]]
    assert dragons == [1, 3]  # four in all
    table.set(0, "unit", -1, 0)
    assert table.do("show")["screen"]["battle"]["sides"][0]["units"][0]["n"] == 0


@rule("RWR-008")
def test_heroes_support_in_the_revised_edition_one_for_each_type() -> None:
    table = Table()
    table.units(0, 1, 1, 1, 1)
    for slot in (0, 1, 2):
        table.set(0, "hero", True, slot)
    sides = table.set(0, "hero", True, 3)["battle"]["sides"]
    assert [unit["hero"] for unit in sides[0]["units"][:4]] == [True, True, True, False]  # three heroes at most
    assert not sides[0]["units"][3]["support"]
    sides = table.set(0, "unit", -1, 1)["battle"]["sides"]
    assert [unit["hero"] for unit in sides[0]["units"][:4]] == [True, False, True, False]
    sides = table.set(0, "edition", "2010")["battle"]["sides"]
    assert not any(unit["hero"] or unit["support"] for side in sides for unit in side["units"])


def test_only_a_player_s_defender_has_a_stronghold() -> None:
    table = Table()
    sides = table.set(1, "walls", 2)["battle"]["sides"]
    assert not sides[0]["walls"]
    assert [wall["now"] for wall in sides[1]["walls"]] == [False, False, True]
    table.set(1, "defense")
    table.set(1, "siege")
    sides = table.set(1, "faction", "")["battle"]["sides"]
    assert sides[1]["walls"] == []
    assert [unit["slot"] for unit in sides[1]["units"]] == [4, 5, 6, 7, 8, 9]
    sides = table.set(1, "faction", "uthuk")["battle"]["sides"]
    assert [wall["now"] for wall in sides[1]["walls"]] == [True, False, False]
    assert sides[1]["defense"] is None


def test_two_sides_are_never_of_one_faction_and_can_change_places() -> None:
    table = Table()
    table.units(0, 2)
    sides = table.set(1, "faction", "daqan")["battle"]["sides"]
    assert [side["faction"] for side in sides] == ["uthuk", "daqan"]
    table.units(1, 3)
    sides = table.do("army", what="swap")["battle"]["sides"]
    assert [(side["faction"], side["units"][0]["n"]) for side in sides] == [("daqan", 3), ("uthuk", 0)]
    table.set(1, "faction", "")
    assert not table.do("army", what="swap")["battle"]["swap"]
    assert table.ask("army", side=0, what="faction", value="").keys() == {"problem"}


def test_there_are_no_odds_before_there_are_two_sides() -> None:
    table = Table()
    assert table.do("odds")["odds"] is None
    table.units(0, 1)
    assert not table.do("show")["screen"]["battle"]["ready"]
    answer = table.set(1, "walls", 1)  # a stronghold without units
    assert answer["battle"]["ready"]
    assert answer["odds"]["battles"]


def test_each_answer_knows_more_and_a_change_begins_anew() -> None:
    table = Table()
    table.units(0, 4)
    table.units(1, 4)
    match = table.desk.match
    assert match.trial is not None
    first = match.trial.played
    table.do("odds")
    assert match.trial.played > first
    before = match.trial
    table.write("fate 9")
    assert match.trial is before  # a whole deck is drawn from
    table.do("army", what="tracked", value=True)
    tracked = match.trial
    assert tracked is not before
    assert len(tracked.table.fate) == 29
    table.write("fate 10")
    table.do("odds")
    assert match.trial is not None
    assert len(match.trial.table.fate) == 28


@pytest.mark.parametrize("lang", LANGUAGES)
def test_armies_outlive_a_closed_browser(lang: str) -> None:
    table = Table(lang)
    table.units(0, 2, 1)
    table.set(0, "hero", True, 0)
    table.set(0, "bonus", 1)
    table.units(1, 3, 0, 0, 0, 1)
    table.set(1, "walls", 2)
    table.set(1, "siege")
    saved = table.do("army", what="tracked", value=True)["save"]
    other = Table(lang)
    other.do("choose", title="runewars", stored=saved)
    assert other.screen["battle"] == table.do("show")["screen"]["battle"]


# The fate deck


def test_chances_come_from_the_cards_that_are_left() -> None:
    table = Table()
    triangle = {(row["icon"], row["n"]): row for row in table.screen["fate"]["shapes"][0]["rows"]}
    assert triangle["special", 1]["cards"] == 6
    assert triangle["special", 1]["chance"] == "20%"
    for number in (9, 10, 19):
        table.write(f"fate {number}")
    fate = table.screen["fate"]
    assert (fate["left"], fate["left_text"]) == (27, "27 of 30 cards are left.")
    triangle = {(row["icon"], row["n"]): row for row in fate["shapes"][0]["rows"]}
    assert (triangle["special", 1]["cards"], triangle["special", 1]["chance"]) == (3, "11%")
    assert [card["n"] for card in fate["cards"] if card["drawn"]] == [9, 10, 19]
    assert sum(one["cards"] for one in fate["destinies"]) == 27
    for shape in fate["shapes"]:
        assert sum(row["cards"] for row in shape["rows"]) == 27
    table.write("shuffle")
    assert table.screen["fate"]["left"] == 30


def test_an_empty_deck_says_so() -> None:
    table = Table()
    table.write(*(f"fate {card.number}" for card in FATE))
    fate = table.screen["fate"]
    assert fate["empty"]
    assert {row["chance"] for shape in fate["shapes"] for row in shape["rows"]} == {"–"}
    table.do("army", what="tracked", value=True)
    table.units(0, 2)
    table.units(1, 2)  # the discards are shuffled when a card is drawn (RW-020)
    assert table.do("odds")["odds"]
