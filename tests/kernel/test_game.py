"""Game: choosing, why not, going back, copies, saves, replays and views."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import hagal
from hagal.game import Decision, Game
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import ChoiceError, RecordError, RulesError
from hagal.kernel.record import Record, checksum
from hagal.kernel.setting import Setting
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all
from hagal.kernel.title import Change
from hagal.text import say
from tests.kernel.positions import deal, names, play, seat_at
from tests.kernel.tiny import TITLE
from tests.kernel.tiny_steps import Bid, Tiny, Tribute

NOT_ASKED = say(Msg("why-not-asked", seat=1))
OVER = say(Msg("why-over"))


def tiny(game: Game) -> Tiny:
    assert isinstance(game.state, Tiny)
    return game.state


def the_decision(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


class ShowOther(Choice[Tiny]):
    """Show the hand of a seat, as `zones.play` would: no kernel operation counts it."""

    tag = "test-show-other"
    fields = ("mask",)

    def __init__(self, mask: int = PUBLIC) -> None:
        self.mask: int = mask

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        return [Show(seat, self.mask) for seat in range(len(s.hands))]


class Show(Step[Tiny]):
    tag = "test-show"
    fields = ("owner", "mask")

    def __init__(self, owner: int, mask: int) -> None:
        self.owner: int = owner
        self.mask: int = mask

    def run(self, s: Tiny, seat: int, source: int) -> None:
        for i in s.hands[self.owner]:
            s.known[i] |= self.mask

    def key(self) -> str:
        return f"show {self.owner}"


# Choosing


def test_a_game_plays_to_its_end() -> None:
    game = hagal.new("tiny", players=3, modules=["storm"], seed=7, rounds=2)
    assert repr(game) == "<Game tiny players=3 choices=0 asked=0>"
    assert game.outcome is None
    ended = play(game)
    assert ended is game
    assert (ended.over, ended.decision, ended.decisions) == (True, None, [])
    outcome = ended.outcome
    assert outcome is not None
    assert repr(ended) == f"<Game tiny over {outcome!r}>"
    assert ended.view()["outcome"] == outcome.as_json()


def test_a_decision_tells_what_it_asks() -> None:
    game = seat_at(deal("silk", "", row="wine"))
    decision = the_decision(game)
    assert (decision.seat, decision.aside, decision.prompt) == (0, False, "Your turn, with 3 coins.")
    assert decision.keys == ["take 1", "sell silk", "stow", "rest"]
    assert [option.key for option in decision] == decision.keys
    assert repr(decision) == f"<Decision seat=0 tiny-turn options={decision.keys}>"
    assert repr(decision.options[0]) == "<Option 'take 1'>"


def test_options_have_a_text() -> None:
    game = seat_at(deal("", "", ask=Bid()))
    assert [option.text() for option in the_decision(game)] == ["Bid 0", "Bid 1", "Bid 2", "Bid 3"]


def test_choosing_by_key() -> None:
    game = seat_at(deal("silk", "", row="wine"))
    assert game.choose("sell silk") is game
    assert tiny(game).coins == [6, 3]
    assert the_decision(game).seat == 1


def test_choosing_by_seat() -> None:
    game = seat_at(deal("", "", row="wine"))
    with pytest.raises(ChoiceError, match=re.escape(NOT_ASKED)):
        game.choose("rest", 1)
    game.choose("rest", 0)
    assert the_decision(game).seat == 1


def test_simultaneous_decisions_are_answered_by_seat_in_any_order() -> None:
    game = hagal.new("tiny", players=3, seed=1)
    assert [(d.seat, d.keys) for d in game.decisions] == [(k, ["bid 0", "bid 1", "bid 2", "bid 3"]) for k in range(3)]
    game.choose("bid 2", 1)
    assert [d.seat for d in game.decisions] == [0, 2]
    with pytest.raises(ChoiceError, match=re.escape(NOT_ASKED)):
        game.choose("bid 3", 1)
    game.choose("bid 1", 2).choose("bid 0")
    assert tiny(game).bids == [0, 2, 1]
    assert the_decision(game).seat == 1


def test_asides_stand_beside_the_decision() -> None:
    game = seat_at(deal("", "whisper", "silk whisper", row="wine"))
    assert [(d.seat, d.aside, d.keys) for d in game.decisions] == [
        (0, False, ["take 1", "rest"]),
        (1, True, ["whisper"]),
        (2, True, ["whisper"]),
    ]
    assert game.decisions[1].prompt == say(Msg("ask-aside"))
    game.choose("whisper", 2)
    assert tiny(game).coins == [2, 3, 4]
    assert [(d.seat, d.aside) for d in game.decisions] == [(0, False), (1, True)]
    assert game.record.keys == [(2, "whisper")]


def test_an_option_that_is_not_offered_gets_its_reason_and_changes_nothing() -> None:
    game = seat_at(deal("silk", "", row="wine"))
    tiny(game).cellars[0] += [90, 91]
    before = snapshot(game.state)
    for key, reason in {
        "sell wine": "You hold no Wine.",
        "stow": "Your cellar is full.",
        "dance": say(Msg("why-unknown-key", key="dance", keys="take 1, sell silk, rest")),
    }.items():
        game.resume()
        assert game.why_not(key) == reason
        with pytest.raises(ChoiceError) as caught:
            game.choose(key)
        assert str(caught.value) == reason
    assert snapshot(game.state) == before
    assert game.record.keys == []
    assert game.why_not("sell silk") is None
    assert game.why_not("sell silk", 0) is None
    assert game.why_not("rest", 1) == NOT_ASKED


def test_a_game_that_is_over_takes_no_choice() -> None:
    game = play(hagal.new("tiny", players=2, seed=1, rounds=1))
    assert game.why_not("rest") == OVER
    with pytest.raises(ChoiceError, match=re.escape(OVER)):
        game.choose("rest")


# Going back


def test_undo_over_several_choices() -> None:
    game = seat_at(deal("silk wine again", "toll"))
    at_start = snapshot(game.state)
    game.choose("play again")
    after_one = snapshot(game.state)
    game.choose("stow")
    after_two = snapshot(game.state)
    game.choose("cellar silk")
    assert game.record.keys == [(0, "play again"), (0, "stow"), (0, "cellar silk")]
    assert len(game.log.events) == 1
    for expected, count in ((after_two, 2), (after_one, 1), (at_start, 0)):
        assert game.can_undo
        assert game.undo() is game
        assert snapshot(game.state) == expected
        assert len(game.record.keys) == count
        assert (game.log.events, game.record.secret) == ([], set())
    assert not game.can_undo
    with pytest.raises(ChoiceError, match=re.escape(say(Msg("why-no-undo")))):
        game.undo()


def test_after_undo_the_game_goes_on_and_replays() -> None:
    game = hagal.new("tiny", players=2, seed=5, coins=0)
    game.choose("rest").undo().choose("take 1")
    play(game)
    assert snapshot(hagal.replay(str(game.record)).state) == snapshot(game.state)


def test_what_somebody_learned_cannot_be_taken_back() -> None:
    game = seat_at(deal("again", "", row="?silk"))
    game.choose("play again")
    game.choose("take 1")
    assert not game.can_undo


def test_a_card_of_another_seat_cannot_be_taken_back_however_it_was_shown() -> None:
    """Shown by its owner, past the counter, and in the middle of the choice of somebody else."""
    game = seat_at(deal("silk", "wine", ask=ShowOther()))
    game.choose("show 0")
    assert game.can_undo_by(0), "one's own card"
    game = seat_at(deal("silk", "wine", ask=ShowOther()))
    assert not game.could_undo("show 1", 0)
    game.choose("show 1")
    assert not game.can_undo


def test_a_card_that_others_come_to_know_cannot_be_taken_back() -> None:
    """One that the chooser does not know himself is not his to show."""
    game = seat_at(deal("silk", "wine", "salt", ask=ShowOther(1 << 2)))
    game.choose("show 1")
    assert not game.can_undo


def test_whether_a_choice_could_be_taken_back_is_tried_without_a_trace() -> None:
    game = seat_at(deal("silk wine again", "toll", row="?salt"))
    before = (snapshot(game.state), str(game.record))
    assert game.could_undo("stow", 0)
    assert not game.could_undo("take 1", 0)
    assert (snapshot(game.state), str(game.record)) == before
    with pytest.raises(ChoiceError, match=re.escape(NOT_ASKED)):
        game.could_undo("rest", 1)


def test_chance_cannot_be_taken_back() -> None:
    game = seat_at(deal("dice", "", row="silk"))
    game.choose("play dice")
    assert not game.can_undo


def test_the_choice_of_another_seat_closes_the_window() -> None:
    game = seat_at(deal("", "", row="silk"))
    game.choose("rest").choose("rest", 1)
    before = len(game.record.keys)
    if game.can_undo:
        game.undo()
    assert game.record.keys[:1] == [(0, "rest")]
    assert len(game.record.keys) in (before, before - 1)
    assert not game.can_undo


def test_an_aside_can_be_taken_back() -> None:
    game = seat_at(deal("", "whisper", row="silk"))
    before = snapshot(game.state)
    game.choose("whisper", 1).undo()
    assert snapshot(game.state) == before


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


# What a viewer sees


def test_views_of_a_spectator_one_seat_and_two_seats() -> None:
    game = seat_at(deal("silk", "whisper", "salt", row="wine ?toll"))
    nobody, first, pair = game.view(), game.view(0), game.view((0, 1))
    assert [[player["hand"] for player in view["players"]] for view in (nobody, first, pair)] == [
        [[None], [None], [None]],
        [["silk"], [None], [None]],
        [["silk"], ["whisper"], [None]],
    ]
    assert nobody["row"] == ["wine", None]
    assert nobody["decisions"] == [{"seat": 0, "aside": False, "keys": None}]
    keys = ["take 1", "take 2", "sell silk", "stow", "rest"]
    assert first["decisions"] == [{"seat": 0, "aside": False, "keys": keys}]
    assert pair["decisions"] == [*first["decisions"], {"seat": 1, "aside": True, "keys": ["whisper"]}]
    assert json.loads(json.dumps(pair)) == pair


def test_views_of_simultaneous_decisions_show_who_is_still_asked() -> None:
    game = hagal.new("tiny", players=3, seed=1).choose("bid 2", 0)
    assert [(d["seat"], d["keys"] is None) for d in game.view(1)["decisions"]] == [(1, False), (2, True)]


@pytest.mark.parametrize("seat", [-1, 2, (0, 7)])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    game = hagal.new("tiny", players=2, seed=1)
    with pytest.raises(ChoiceError, match=r"there is no seat -?\d: seats are 0 to 1"):
        game.view(seat)


def test_the_record_of_another_seat_hides_secret_keys() -> None:
    game = seat_at(deal("silk wine", "", "", ask=Tribute(2)))
    game.choose("give silk")
    assert [game.record.seen_by((seat,)).keys for seat in (0, 1)] == [[(0, "give silk")], [(0, "?")]]
    assert names(tiny(game), tiny(game).hands[2]) == ["silk"]


def test_titles() -> None:
    assert "dune" in hagal.titles()
    with pytest.raises(RulesError, match="there is no title 'go'; Hagal plays: "):
        hagal.new("go")


register_all(list(globals().values()))
