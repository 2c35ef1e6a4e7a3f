"""Game: copies, saves, replays, and rules that changed since."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import RecordError, RulesError
from hagal.kernel.record import Record, checksum
from hagal.kernel.setting import Setting
from hagal.kernel.title import Change
from tests.kernel.positions import play, tiny
from tests.kernel.tiny import TITLE

# Copies and paper


def test_copies_go_their_own_ways() -> None:
    game = play(hagal.new("tiny", players=3, modules=["storm"], seed=3), 6)
    before = (snapshot(game.state), str(game.record), len(game.log.events))
    twin = game.copy()
    assert (snapshot(twin.state), str(twin.record), len(twin.log.events)) == before
    play(twin)
    assert (snapshot(game.state), str(game.record), len(game.log.events)) == before
    other = play(game.copy())
    assert snapshot(other.state) == snapshot(twin.state)


def test_a_save_goes_on_where_it_was() -> None:
    game = play(hagal.new("tiny", players=4, modules=["storm"], seed=9, coop=True), 11)
    found = hagal.load(game.save())
    assert snapshot(found.state) == snapshot(game.state)
    assert str(found.record) == str(game.record)
    assert [d.keys for d in found.decisions] == [d.keys for d in game.decisions]
    assert play(found).outcome == play(game).outcome
    assert str(found.record) == str(game.record)


def test_a_finished_game_can_be_saved() -> None:
    game = play(hagal.new("tiny", players=2, seed=1, rounds=1))
    assert hagal.load(game.save()).outcome == game.outcome


def test_words_in_a_record_do_not_cut_a_save_short() -> None:
    game = play(hagal.new("tiny", players=2, seed=1), 3)
    game.record.rules = "snapshot: 1"
    assert hagal.load(game.save()).record.rules == "snapshot: 1"


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (
            lambda text: text.partition("snapshot:")[0],
            "this is not a save: it lacks its 'snapshot:' line (a Record alone is read",
        ),
        (lambda text: text[:-40], "this save is cut off or damaged: its snapshot is not whole"),
        (
            lambda text: text.replace('"round":1', '"round":2'),
            "this save is cut off or damaged: its snapshot is not whole",
        ),
        (lambda text: text.partition("snapshot: ")[0] + "snapshot: \n", "this save is cut off or damaged"),
        (lambda text: text.replace("title: tiny", "title: tidy"), "this Record was altered"),
    ],
)
def test_a_damaged_save_gets_its_sentence(spoil: Any, sentence: str) -> None:
    text = hagal.new("tiny", players=2, seed=1).save()
    with pytest.raises(RecordError) as caught:
        hagal.load(spoil(text))
    assert str(caught.value).startswith(sentence)


def test_what_one_seat_may_see_is_no_save_and_no_replay() -> None:
    game = play(hagal.new("tiny", players=2, seed=1), 5)
    seen = str(game.record.seen_by((0,)))
    with pytest.raises(RecordError, match="only the full Record can be replayed"):
        hagal.replay(seen)
    _record, mark, tail = game.save().partition("snapshot: ")
    with pytest.raises(RecordError, match="this save lacks its seed"):
        hagal.load(seen + mark + tail)


def test_a_record_replays_to_the_same_position() -> None:
    game = play(hagal.new("tiny", players=3, modules=["storm", "calm"], seed=4))
    found = hagal.replay(str(game.record))
    assert snapshot(found.state) == snapshot(game.state)
    assert str(found.record) == str(game.record)
    assert found.story(1) == game.story(1)


def test_a_record_replays_whatever_the_generator_says() -> None:
    game = play(hagal.new("tiny", players=3, modules=["storm"], seed=4))
    game.record.seed = 5
    found = hagal.replay(str(game.record))
    assert found.outcome == game.outcome
    assert found.record.entries == game.record.entries


def test_a_replay_may_stop_on_the_way_and_goes_on_as_the_game_did() -> None:
    game = hagal.new("tiny", players=3, seed=4)
    snapshots = [snapshot(game.state)]
    rng = Rng(8)
    while game.decision:
        game.choose(game.decision.keys[rng.below(len(game.decision.keys))])
        snapshots.append(snapshot(game.state))
    for upto in (0, 1, len(snapshots) // 2, len(snapshots) - 1):
        found = hagal.replay(str(game.record), upto=upto)
        assert snapshot(found.state) == snapshots[upto]
        for seat, key in game.record.keys[upto:]:
            found.choose(key, seat)
        assert snapshot(found.state) == snapshots[-1]


def edited(record: Record, **changes: Any) -> str:
    found = record.copy()
    for name, value in changes.items():
        setattr(found, name, value)
    return str(found)


def test_a_record_that_cannot_be_replayed_gets_its_sentence() -> None:
    game = play(hagal.new("tiny", players=2, seed=4), 5)
    entries = game.record.entries
    chosen = next(k for k, (seat, _key) in enumerate(entries) if seat >= 0)
    wrong = [*entries[:chosen], (1, "dance"), *entries[chosen + 1 :]]
    with pytest.raises(RecordError, match=r"choice 1 of this Record, 'dance' of seat 1, cannot be made: "):
        hagal.replay(edited(game.record, entries=wrong))
    with pytest.raises(RecordError, match="this Record holds more outcomes of chance than its choices need"):
        hagal.replay(edited(game.record, entries=[*entries, (-1, "3")]))
    with pytest.raises(RecordError, match="does not hold the order of the 20 cards"):
        hagal.replay(edited(game.record, entries=[(-1, "3"), *entries]))
    with pytest.raises(RecordError, match="this Record was played with other components"):
        hagal.replay(edited(game.record, content="123"))
    with pytest.raises(RulesError, match="there is no title 'chess'"):
        hagal.replay(edited(game.record, title="chess"))


# Rules that changed since


@pytest.fixture
def _richer(monkeypatch: pytest.MonkeyPatch) -> None:
    """With rules 3 smugglers of Ferry start with 5 coins and a stow costs one; with rules 2 charms are new."""
    changes = (
        Change(2, {"T-6": "charms"}),
        Change(3, {"T-1": "5 coins", "T-7": "a stow costs 1"}, lambda _n, options: {"coins": 3, **options}),
    )
    coins = Setting(5, check=TITLE.settings["coins"].check)
    monkeypatch.setattr("hagal.game.RULES_VERSION", "3")
    monkeypatch.setattr(TITLE, "changes", changes)
    monkeypatch.setattr(TITLE, "settings", TITLE.settings | {"coins": coins})


def begun_under(rules: str, **options: Any) -> Game:
    game = hagal.new("tiny", players=2, seed=4, **options)
    game.record.rules = rules
    return game


@pytest.mark.usefixtures("_richer")
@pytest.mark.parametrize(("rules", "coins"), [("1", 3), ("2", 3), ("3", 5), ("other", 5)])
def test_a_record_is_replayed_under_the_readings_that_it_was_begun_with(rules: str, coins: int) -> None:
    found = hagal.replay(str(begun_under(rules).record))
    assert tiny(found).coins == [coins, coins]
    again = hagal.replay(str(found.record))
    assert (again.record.options, tiny(again).coins) == (found.record.options, [coins, coins])


@pytest.mark.usefixtures("_richer")
def test_what_a_record_names_stays_as_it_is_named() -> None:
    assert tiny(hagal.replay(str(begun_under("1", coins=4).record))).coins == [4, 4]


@pytest.mark.usefixtures("_richer")
def test_a_save_goes_on_under_the_readings_that_it_was_begun_with() -> None:
    game = play(begun_under("2", coins=3), 5)
    game.record.options = {}
    found = hagal.load(game.save())
    assert found.state.rules.options["coins"] == 3
    assert str(found.record) == str(game.record)
    assert found.log.events, "its Record leads there, too"


def test_a_save_finds_its_components_under_their_new_names(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(hagal.new("tiny", players=2, seed=4), 5)
    game.record.rules = "1"
    _head, mark, tail = game.save().partition("snapshot: ")
    data = tail.partition(" ")[2].rstrip("\n").replace('"@card:silk"', '"@card:velvet"')
    save = str(edited(game.record, content="0")) + f"{mark}{checksum(data)} {data}\n"
    with pytest.raises(RecordError, match="there is no component 'card:velvet'"):
        hagal.load(save)
    monkeypatch.setattr("hagal.game.RULES_VERSION", "2")
    monkeypatch.setattr(TITLE, "changes", (Change(2, {}, renamed={"card:velvet": "card:silk"}),))
    assert snapshot(hagal.load(save).state) == snapshot(game.state)


@pytest.mark.usefixtures("_richer")
@pytest.mark.parametrize(
    ("rules", "changed"),
    [
        ("1", "since rules 1, under which it was begun, these changed: T-6 (charms); T-1 (5 coins); T-7 (a stow costs"),
        ("2", "since rules 2, under which it was begun, these changed: T-1 (5 coins); T-7 (a stow costs 1)"),
    ],
)
def test_a_refusal_says_which_rules_changed(rules: str, changed: str) -> None:
    game = begun_under(rules)
    game.record.entries.append((0, "dance"))
    with pytest.raises(RecordError) as caught:
        hagal.replay(str(game.record))
    assert changed in str(caught.value)
    assert "choice 1 of this Record, 'dance' of seat 0, cannot be made" in str(caught.value)


@pytest.mark.usefixtures("_richer")
def test_a_refusal_of_a_new_record_blames_no_rule() -> None:
    game = begun_under("3")
    game.record.entries.append((0, "dance"))
    with pytest.raises(RecordError) as caught:
        hagal.replay(str(game.record))
    assert "changed" not in str(caught.value)


@pytest.mark.parametrize("seed", ["7", 7.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(RulesError) as caught:
        hagal.new("tiny", players=2, seed=seed)
    assert str(caught.value) == f"seed must be a whole number, or None for luck that nobody can compute, not {seed!r}"


def test_without_a_seed_no_two_games_are_alike() -> None:
    one, other = hagal.new("tiny"), hagal.new("tiny")
    assert one.record.seed is other.record.seed is None
    assert one.record.outcomes() != other.record.outcomes()
