"""Years and seasons at the real table: orders, claims, the reckoning; by the engine's own rules."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.runewars.catalogue.fate import FATE
from hagal.games.runewars.names import ALL_ORDERS, FROZEN, SEASONS
from hagal.text import LANGUAGES
from tests.companion.runewars.table import Table
from tests.rules import rule

TWO: dict[str, Any] = {
    "players": 2,
    "factions": ["daqan", "uthuk", "latari", "waiqar"],
    "names": ["Ana", "Boris", "", ""],
}


def played(**more: Any) -> Table:
    return Table(**(TWO | more))


@rule("RW-040", "RWR-003")
@pytest.mark.parametrize(
    ("edition", "epic", "years", "target"), [("revised", False, 7, 6), ("2010", False, 6, 6), ("2010", True, 8, 7)]
)
def test_an_edition_has_its_years_and_then_the_reckoning(edition: str, epic: bool, years: int, target: int) -> None:
    table = played(edition=edition, epic=epic)
    assert table.season() == (1, "spring")
    seen = [table.season()]
    while table.screen["year"]["next"]["kind"] != "reckoning":
        table.on()
        seen.append(table.season())
    assert seen == [(year, season) for year in range(1, years + 1) for season in SEASONS]
    assert table.ledger.state.target == target
    assert not table.screen["over"]
    table.on()
    assert table.screen["over"]
    assert table.screen["year"]["next"]["kind"] == "over"
    table.refused("season")


@rule("RW-045", "RW-049", "RW-050")
def test_an_order_is_used_up_until_spring() -> None:
    table = played()
    table.write("order 0 harvest")
    states = {order["id"]: order["state"] for order in table.seat(0)["orders"]}
    assert states["harvest"] == "now"
    assert [state for state in states.values() if state == "hand"] == ["hand"] * 7
    table.write("season")
    states = {order["id"]: order["state"] for order in table.seat(0)["orders"]}
    assert states["harvest"] == "used"
    table.refused("order 0 harvest")
    table.until(2, "spring")
    assert table.ledger.state.players[0].orders == ALL_ORDERS
    table.write("order 0 harvest")


@rule("RW-046")
def test_supremacy_is_shown_for_the_highest_order_of_the_year() -> None:
    table = played()
    table.write("order 0 recruit", "season")
    would = {order["id"]: order["supremacy"] for order in table.seat(0)["orders"]}
    assert would == {
        "strategize": False,
        "mobilize": False,
        "conquer": False,
        "harvest": False,
        "recruit": False,
        "rally_support": True,
        "acquire_power": True,
        "fortify": False,  # it has no bonus
    }
    table.write("order 0 conquer")
    assert not table.seat(0)["supremacy"]
    table.write("order 0 rally_support")  # put right: the other one goes back to the hand
    assert table.seat(0)["supremacy"]
    assert table.seat(0)["order"] == "rally_support"
    assert {order["id"]: order["state"] for order in table.seat(0)["orders"]}["conquer"] == "hand"


@rule("RW-015", "RW-044")
def test_the_lowest_order_comes_first_and_influence_breaks_ties() -> None:
    table = played(players=3)
    table.write("order 0 harvest", "order 1 harvest")
    assert table.screen["year"]["order"] == []  # somebody has not chosen yet
    table.write("order 2 fortify", "influence 1 9")
    assert [one["seat"] for one in table.screen["year"]["order"]] == [1, 0, 2]


@rule("RW-052", "RW-053")
def test_fall_shuffles_the_fate_deck_and_winter_freezes_water() -> None:
    table = played()
    table.write("fate 3", "fate 30")
    table.until(1, "fall")
    assert table.screen["fate"]["left"] == len(FATE)
    table.until(1, "winter")
    assert table.ledger.state.flags & FROZEN
    assert any("frozen" in step["text"] for step in table.screen["year"]["steps"])
    table.until(2, "spring")
    assert not table.ledger.state.flags & FROZEN


# Claims


@rule("RWR-004", "RWR-005")
def test_a_claim_that_is_held_for_a_year_wins() -> None:
    table = played()
    table.until(2, "summer")
    table.write("claim 1")
    (bears,) = [season for season in table.screen["year"]["seasons"] if season["claim"] >= 0]
    assert (bears["id"], bears["claim"], bears["claim_text"]) == (
        "summer",
        1,
        "Boris claims victory: checked in year 3",
    )
    table.until(3, "spring")
    due = table.screen["year"]["next"]
    assert (due["kind"], due["runes"], due["target"]) == ("check", 6, 6)
    table.refused("season")  # the runes are counted first
    table.write("season 6")
    assert table.screen["over"]
    assert table.season() == (3, "summer")
    assert table.screen["standing"]["rows"][0]["seat"] == 1
    assert "Boris" in table.screen["standing"]["title"]


@rule("RWR-004", "RWR-005")
def test_a_claim_with_too_few_runes_fails_and_another_may_follow() -> None:
    table = played()
    table.write("claim 0")
    assert not table.seat(0)["claim"]
    assert not table.seat(1)["claim"]  # this season's deck bears one
    table.write("season")
    assert not table.seat(0)["claim"]  # one at a time
    assert table.seat(1)["claim"]
    table.until(1, "winter")
    table.write("season 5")
    assert not table.screen["over"]
    assert table.season() == (2, "spring")
    assert [season["claim"] for season in table.screen["year"]["seasons"]] == [-1] * 4
    assert table.seat(0)["claim"]
    told = table.do("history")["history"][0]["lines"]
    assert "Ana holds 5 dragon runes: the claim has failed." in told


@rule("RWR-004")
def test_nobody_claims_in_the_last_year_and_nobody_at_all_in_2010() -> None:
    table = played()
    table.until(6, "winter")
    assert table.seat(0)["claim"]
    table.on()
    assert not table.seat(0)["claim"]
    table.refused("claim 0")
    first = played(edition="2010")
    assert not first.seat(0)["claim"]
    first.refused("claim 0")


@rule("RW-220")
def test_in_2010_six_dragon_runes_win_at_once() -> None:
    table = played(edition="2010")
    assert table.seat(1)["show"]
    table.write("show 1")
    assert table.screen["over"]
    assert "Boris" in table.screen["standing"]["title"]
    revised = played()
    assert not revised.seat(1)["show"]
    revised.refused("show 1")


# The end


def reckoned(*acts: str) -> list[dict[str, Any]]:
    table = played(players=3, names=["Ana", "Boris", "Carla", ""])
    table.until(7, "winter")
    table.write(*acts, "season")
    assert table.screen["over"]
    rows: list[dict[str, Any]] = table.screen["standing"]["rows"]
    return rows


@rule("RW-221", "RWR-019")
def test_most_dragon_runes_win_after_the_last_winter() -> None:
    rows = reckoned("runes 1 4", "runes 2 2", "influence 0 20")
    assert [row["seat"] for row in rows] == [1, 2, 0]
    assert rows[0]["why"] == "More dragon runes than Carla: 4 to 2."


@rule("RW-221")
def test_influence_breaks_a_tie_of_runes() -> None:
    rows = reckoned("runes 0 3", "runes 1 3", "influence 0 2", "influence 1 7")
    assert [row["seat"] for row in rows][:2] == [1, 0]
    assert rows[0]["why"] == "As many dragon runes as Ana, but more influence: 7 to 2."


@rule("RW-221")
def test_the_faction_s_starting_influence_breaks_the_last_tie() -> None:
    rows = reckoned("influence 0 5", "influence 1 5", "influence 2 5")
    assert [row["faction"] for row in rows] == ["latari", "daqan", "uthuk"]
    assert rows[0]["why"].endswith("but the faction starts with more influence: 4 to 3.")


@rule("RW-215")
def test_who_is_out_comes_last_and_the_last_one_left_wins() -> None:
    table = played(players=3, names=["Ana", "Boris", "Carla", ""])
    table.write("runes 0 5", "out 0")
    assert [row["seat"] for row in table.screen["standing"]["rows"]][-1] == 0
    assert [one["seat"] for one in table.screen["year"]["seats"]] == [1, 2]
    table.refused("order 0 harvest")
    table.write("out 2")
    assert table.screen["over"]
    assert table.screen["standing"]["title"] == "Boris is the last one left and wins."


# What is written


def test_every_act_can_be_taken_back_and_made_again() -> None:
    table = played()
    start = table.screen
    acts = ["order 0 harvest", "order 1 fortify", "claim 0", "fate 7", "season", "runes 1 3", "influence 0 4"]
    acts += ["back 7", "fate 7", "shuffle", "season", "season", "season 6"]
    screens = [start]
    for act in acts:
        screens.append(table.write(act))
    for screen in screens[-2::-1]:
        table.do("undo")
        assert table.screen | {"redo": 0} == screen | {"redo": 0}
    assert table.screen["redo"] == len(acts)
    table.do("redo", n=len(acts))
    assert table.screen == screens[-1]
    assert table.ask("redo").keys() == {"problem"}


@pytest.mark.parametrize(
    "act",
    [
        *("dance", "order 0", "order 0 sing", "order 9 harvest", "order -1 harvest", "runes 0 22", "runes 0 many"),
        *("influence 0 100", "fate 31", "fate 0", "back 5", "season 4", "show 0", "claim 7", ""),
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(act: str) -> None:
    played().refused(act)


def test_without_a_game_there_is_the_fate_deck_alone() -> None:
    table = Table()
    assert table.screen["year"] is None
    assert table.desk.paper() is None
    table.write("fate 12")
    assert table.screen["fate"]["left"] == 29
    for act in ("season", "order 0 harvest", "runes 0 1", "claim 0"):
        table.refused(act)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language_and_goes_to_another_device(lang: str) -> None:
    table = Table(lang, **TWO)
    table.write("order 0 harvest", "claim 0", "runes 1 2", "influence 1 3", "fate 4", "back 4", "season", "shuffle")
    table.units(0, 2, 1)
    lines = [line for entry in table.do("history")["history"] for line in entry["lines"]]
    assert len(lines) == 8
    assert not [line for line in lines if "rw-" in line or "{" in line]
    table.do("undo")
    for paper in ("text", "code"):
        other = Table(lang)
        other.do("import", text=table.do("export")[paper])
        assert other.screen == table.do("show")["screen"]
        assert other.ledger.ahead == ["shuffle"]


@pytest.mark.parametrize(
    "spoil", [lambda text: text[:60], lambda text: text.replace("order 0", "order 7"), lambda text: "hello"]
)
def test_what_is_damaged_is_told_and_changes_nothing(spoil: Any) -> None:
    table = played()
    table.write("order 0 harvest")
    before = table.desk.paper()
    assert before is not None
    assert table.ask("import", text=spoil(before)).keys() == {"problem"}
    assert table.desk.paper() == before


def test_a_ledger_with_acts_that_cannot_be_is_refused() -> None:
    """The checksum fits, but nobody can have written this."""
    from hagal.companion import paper
    from hagal.companion.games.runewars import HEAD

    table = played()
    facts = table.desk.facts() | {"acts": ["claim 0", "claim 0"]}
    assert table.ask("import", text=paper.write(HEAD, facts)).keys() == {"problem"}
    assert table.ledger.acts == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_wizard_refuses_a_faction_twice(lang: str) -> None:
    table = Table(lang)
    asked = table.do("wizard")
    assert asked["complaint"] == ""
    answers = asked["answers"] | {"factions": ["daqan"] * 4}
    assert table.do("wizard", answers=answers)["complaint"]
    assert table.ask("begin", answers=answers).keys() == {"problem"}


# Two titles on one device


def test_each_title_has_its_own_paper_and_leaving_keeps_it() -> None:
    table = played()
    kept = table.write("claim 0") and table.desk.paper()
    table.do("leave")
    assert table.screen["kind"] == "welcome"
    assert [card["id"] for card in table.screen["games"]] == ["dune", "runewars"]
    assert table.do("choose", title="dune")["screen"]["kind"] == "new"
    assert table.do("choose", title="runewars", stored=kept)["save"] == kept
    assert table.ask("choose", title="chess").keys() == {"problem"}
    assert table.do("titled", text=kept)["of"] == "runewars"


def test_a_game_from_before_there_were_several_titles_still_opens() -> None:
    """The page sends what it finds under the old name, without a title."""
    from tests.companion.people import People

    old = People(5)
    stored = old.do("show")["save"]
    answer = Table().do("open", lang="en", stored=stored)
    assert (answer["title"], answer["screen"]["kind"], answer["save"]) == ("dune", "table", stored)
