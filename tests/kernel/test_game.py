"""Game: choosing, why not, going back, copies, saves, replays and views."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import hagal
from hagal.game import Decision, Game
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import ChoiceError, RulesError
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all
from hagal.text import say
from tests.kernel.positions import deal, names, play, seat_at, tiny
from tests.kernel.tiny_state import Tiny
from tests.kernel.tiny_steps import Bid, Tribute

NOT_ASKED = say(Msg("why-not-asked", seat=1))
OVER = say(Msg("why-over"))


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
