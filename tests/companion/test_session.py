"""A game at the real table: taps, back and forth, taken cards, carrying it elsewhere."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

import hagal
from hagal.companion.games.dune import session, transfer, wizard
from hagal.kernel.chance import Rng
from hagal.kernel.errors import ChoiceError, RecordError
from hagal.kernel.record import Record
from tests.companion.people import People
from tests.rules import rule

MODES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "ix": True, "difficulty": "mentat", "rivals": ["random", "random"]},
    {"players": 1, "ix": True, "difficulty": "kwisatz_haderach", "row_dice": True, "brutal_escalation": True},
    {"players": 2},
    {"players": 2, "ix": True},
    {"players": 2, "ix": True, "epic": True},
]


@pytest.mark.parametrize(("mode", "lang"), list(zip(MODES, cycle(("en", "ru", "pt-BR")), strict=False)))
def test_whatever_is_pressed_a_game_comes_to_its_end(mode: dict[str, Any], lang: str) -> None:
    table = People(7, lang, **mode)
    table.play(Rng(7))
    assert table.session.game.over
    assert table.screen["ask"]["ranking"]


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("mode", MODES)
def test_whatever_is_pressed_many_games_come_to_their_end(mode: dict[str, Any], seed: int) -> None:
    People(seed, ("en", "ru", "pt-BR")[seed % 3], **mode).play(Rng(seed))


def test_the_same_seed_and_the_same_taps_give_the_engine_s_record() -> None:
    table = People(11, ix=True, players=1)
    table.play(Rng(3))
    record = Record.parse(table.record)
    game = hagal.new("dune", players=record.players, modules=record.modules, seed=record.seed, **record.options)
    for seat, key in record.keys:
        game.choose(key, seat)
    assert str(game.record) == table.record
    assert str(hagal.replay(table.record).record) == table.record


def test_every_step_can_be_taken_back_and_made_again() -> None:
    table = People(5, ix=True)
    rng = Rng(2)
    while table.session.taps < 60:
        keys = table.answers_now()
        table.tap(keys[rng.below(len(keys))])
    record, screen = table.record, table.screen
    taps = table.session.taps
    table.do("undo", n=taps)
    assert (table.screen["undo"], table.screen["redo"]) == (0, taps)
    table.do("redo", n=taps)
    assert table.record == record
    assert table.screen == screen
    for _ in range(taps):
        table.do("undo")
    for _ in range(taps):
        table.do("redo")
    assert table.record == record


def test_a_new_tap_forgets_what_was_taken_back_but_the_same_tap_does_not() -> None:
    table = People(5)
    table.settle()
    table.tap("turn", "turn")
    table.do("undo", n=2)
    table.tap("turn")
    assert table.screen["redo"] == 1
    table.do("undo")
    table.do("fix", key="fix 1 spice +1")
    assert table.screen["redo"] == 0


def test_no_more_can_be_taken_back_than_was_done() -> None:
    table = People(5)
    with pytest.raises(ChoiceError):
        table.session.undo()
    with pytest.raises(ChoiceError):
        table.session.redo()
    assert "problem" in table.ask("undo")


@rule("HG-004", "HG-013")
def test_taken_means_that_the_next_card_counts() -> None:
    table = People(5)
    table.settle()
    table.tap("turn")
    first = table.screen["result"]["space"]
    table.do("taken")
    result = table.screen["result"]
    assert result["space"] != first
    assert result["passed"][0]["kind"] == "rival-skips"
    assert [key for _seat, key in table.session.keys[-2:]] == [f"occupy {first}", "turn"]
    marked = {space["id"] for space in table.screen["map"] if space["marked"]}
    assert marked == {first}


def test_taken_is_for_the_turn_on_show_alone() -> None:
    table = People(5)
    table.settle()
    with pytest.raises(ChoiceError):
        table.session.taken()
    table.until("person")
    assert table.screen["result"]["taken"]
    table.tap("agent wealth")
    assert not table.screen["result"]["taken"]
    with pytest.raises(ChoiceError):
        table.session.taken()


@rule("HG-008", "HG-049")
def test_taken_after_a_question_within_the_turn_goes_back_before_the_turn() -> None:
    """Only Arrakeen is free, where the card shows the signet; the Baron's has a cost, and the player decides."""
    table = People(5, rivals=["vladimir_harkonnen", "glossu_rabban"])
    table.answers["readings"]["rival_signet_cost"] = "player"
    table.do("begin", answers=table.answers, seed=5)
    table.do("ready")
    table.settle()
    for _ in range(5):
        table.do("fix", key="fix 1 solari +1")
    for space in [one["id"] for one in table.screen["map"] if one["id"] != "arrakeen"]:
        table.tap(f"occupy {space}")
    before = table.session.keys
    table.tap("turn")
    assert table.session.game.decisions[0].choice.tag == "may_pay"
    table.tap(table.answers_now()[0])
    assert table.screen["result"]["space"] == "arrakeen"
    assert table.screen["result"]["taken"]
    table.do("taken")
    assert table.session.keys == [*before, (0, "occupy arrakeen"), (0, "turn")]
    assert [step["kind"] for step in table.screen["result"]["steps"]][-1] == "rival-stuck"
    assert not table.screen["result"]["taken"]


# Text and code


def played() -> People:
    table = People(9, ix=True, names=["Алия", ""])
    table.settle()
    table.until("person")
    table.tap("agent arrakeen")
    table.do("undo")
    return table


def test_a_game_goes_to_another_device_by_text_and_by_code() -> None:
    table = played()
    for paper in (transfer.text(table.session), transfer.code(table.session)):
        other = People(1)
        other.do("import", text=f"\n {paper}\n")
        assert other.record == table.record
        assert other.screen == table.screen
        assert other.session.names == ["Алия"]
        other.do("redo")
        assert other.session.keys[-1] == (0, "agent arrakeen")


def test_a_code_may_be_broken_into_lines() -> None:
    code = transfer.code(played().session)
    broken = "\n".join(code[k : k + 40] for k in range(0, len(code), 40))
    assert transfer.read(broken).keys == played().session.keys


def test_a_code_of_a_whole_game_is_short() -> None:
    table = People(3, ix=True)
    table.play(Rng(1))
    assert len(transfer.code(table.session)) < 4000


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:400],
        lambda text: text.replace("turn", "burn"),
        lambda text: text.replace('"names"', '"mames"'),
        lambda text: "hello",
        lambda text: "HAGAL1-abcdef",
        lambda text: "",
        lambda text: str(hagal.new("dune", players=1, seed=1).record),
        lambda text: "x" * 3_000_000,
    ],
)
def test_what_is_damaged_is_told_and_changes_nothing(spoil: Any) -> None:
    table = played()
    before = table.record
    answer = table.ask("import", text=spoil(transfer.text(table.session)))
    assert answer.keys() == {"problem"}
    assert table.record == before


def test_a_record_of_the_app_is_no_game_at_the_table() -> None:
    head = transfer.text(played().session).split("\n")[:2]
    with pytest.raises(RecordError, match="not at the real table"):
        transfer.read("\n".join([*head, str(hagal.new("dune", players=1, seed=1).record)]))


def test_a_running_game_outlives_a_change_of_the_rules() -> None:
    table = played()
    old = transfer.text(table.session)
    content = table.session.game.record.content
    changed = Record.parse(table.record)
    changed.content = "0" * len(content)
    old = old.replace(table.record, str(changed))
    other = transfer.read(old)
    assert other.base
    assert other.taps == 0
    other.tap("agent arrakeen")
    other.tap(other.game.decisions[0].keys[0])
    other.undo()
    assert other.keys == [(0, "agent arrakeen")]
    again = transfer.read(transfer.text(other))
    assert again.game.view() == other.game.view()


def test_the_device_s_own_text_that_cannot_be_read_does_not_stop_the_page() -> None:
    table = People(1)
    answer = table.ask("open", lang="en", stored="hagal companion 1\nnonsense")
    assert answer["screen"]


def test_names_and_colours_are_kept() -> None:
    found = session.new(2, ["physical"], {}, 4)
    found.names = ["A", "B"]
    found.colours = ["yellow", "red", "blue"]
    again = transfer.read(transfer.code(found))
    assert (again.names, again.colours) == (["A", "B"], ["yellow", "red", "blue"])


def test_the_wizard_asks_for_the_readings_that_matter_and_passes_them_on() -> None:
    asked = {}
    for players, ix in ((1, False), (1, True), (2, False), (2, True)):
        given = wizard.usual() | {"players": players, "ix": ix, "difficulty": "mentat"}
        (page,) = [page for page in wizard.pages(given, "en") if page["id"] == "variants"]
        asked[players, ix] = {field["name"] for field in page["fields"]}
    assert "readings.expert_dreadnoughts" in asked[1, True]
    assert all("readings.expert_dreadnoughts" not in asked[key] for key in asked if key != (1, True))
    assert all("readings.tie_for_second" in found for found in asked.values())
    plain = wizard.readings(wizard.usual() | {"ix": True, "difficulty": "sardaukar"})
    assert [name for name in plain if name.startswith("expert")] == []  # without the rule, nobody need read it (HG-052)
    table = People(1, ix=True, difficulty="mentat")
    table.answers["readings"] |= {"expert_dreadnoughts": "held_back", "tie_for_second": "third"}
    table.do("begin", answers=table.answers, seed=1)
    options = Record.parse(table.record).options
    assert (options["expert_dreadnoughts"], options["tie_for_second"]) == ("held_back", "third")
