"""Positions: their text comes back as the same game, bad text is refused in a sentence, and cards can be arranged."""

from __future__ import annotations

import doctest
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hagal
from hagal import positions
from hagal.game import Game
from hagal.kernel.codec import snapshot
from hagal.kernel.laws import knowledge_is_sound
from hagal.kernel.state import PUBLIC
from hagal.kernel.zones import shuffle
from hagal.positions import POOL, Position
from tests.games.encounters.eager import best
from tests.golden.make import AT_TABLE, COOPERATIVE, HUNTERS, MODES, READINGS

RULESETS: dict[str, dict[str, Any]] = {**MODES, **AT_TABLE, **COOPERATIVE, **HUNTERS, **READINGS}
DOCS = Path(__file__).parent.parent / "docs"
EVERY = 23
"""Choices between two looks."""


def begun(name: str, seed: int) -> Game:
    wish = dict(RULESETS[name])
    return hagal.new(name.partition("-")[0], seed=seed, **wish)


def step(game: Game, rng: Random) -> None:
    decision = rng.choice(game.decisions)
    game.choose(decision.keys[rng.choice(best(decision.keys))], decision.seat)


@pytest.mark.parametrize("name", RULESETS)
def test_the_text_of_a_position_gives_back_the_same_position(name: str) -> None:
    game, rng = begun(name, 11), Random(name)
    for k in range(12 * EVERY):
        if k % EVERY == 0 or game.over:
            again = hagal.at(game.position)
            assert again.position == game.position
            assert snapshot(again.state) == snapshot(game.state)
            assert again.view(0) == game.view(0)
        if game.over:
            break
        step(game, rng)


@given(st.data())
def test_both_games_go_on_alike(data: st.DataObject) -> None:
    game = begun(data.draw(st.sampled_from([*MODES, *COOPERATIVE, *HUNTERS])), data.draw(st.integers(0, 1000)))
    rng = Random(data.draw(st.integers(0, 1000)))
    for _ in range(data.draw(st.integers(0, 40))):
        if not game.over:
            step(game, rng)
    again = hagal.at(game.position)
    for _ in range(25):
        if game.over:
            break
        decision = rng.choice(game.decisions)
        key = rng.choice(decision.keys)
        game.choose(key, decision.seat)
        again.choose(key, decision.seat)
        assert again.position == game.position


def test_chance_that_nobody_can_compute_stays_so() -> None:
    game = hagal.new("dune", players=2)
    again = hagal.at(game.position)
    assert again.record.seed is None
    assert again.position == game.position
    assert again.state.tape is not None
    assert again.state.tape.unforeseen


def test_a_game_that_began_in_a_position_is_saved_but_not_replayed() -> None:
    game = hagal.at(hagal.new("dune", players=3, seed=5).position)
    step(game, Random(1))
    assert hagal.load(game.save()).position == game.position
    with pytest.raises(hagal.RecordError, match="begins in a position"):
        hagal.replay(str(game.record))
    assert "position: " in str(game.record)
    assert "position: " not in str(hagal.new("dune", players=3, seed=5).record)


def test_a_position_can_be_edited_by_hand() -> None:
    """A card without a number gets a free one; what is left out of the state is as in an empty one."""
    game = hagal.new("dune", players=4, seed=7)
    lines = game.position.split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith("trash:") or line.startswith("row:"))
    edited = hagal.at("\n".join([*lines[:at], "trash: [stilgar#]", *lines[at:]]))
    s: Any = edited.state
    assert [s.face[i].id for i in s.trash] == ["stilgar"]
    assert len(s.face) == len(game.state.face) + 1


def changed(old: str, new: str) -> str:
    text = hagal.new("dune", players=4, seed=7).position
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hagal position 1", "hagal record 1", "first line must be 'hagal position 1'"),
        ("players: 4", "players: five", "'players' of this position must be a whole number"),
        ("players: 4\n", "", "this position lacks its header line 'players: ...'"),
        ("title: dune", "title: chess", "chess"),
        ("content: ", "content: 0", "this position was played with other components"),
        ("seed: 7", "seed: ?", "needs its seed"),
        ("[dune]\n", "", "a section, such as .known., must come before"),
        ("[players 1: dune-player]", "[players 0: dune-player]", "two sections"),
        ("[players 1: dune-player]", "[players 5: dune-player]", "comes before those that it follows"),
        ("[players 1: dune-player]", "[players 1: harkonnen]", "cannot have the section"),
        ("\nwater: 1", "", "players 0 lacks its field 'water'"),
        ("\nwater: 1", "\nwine: 1", "has no field 'wine'; it has: agents"),
        ("\nwater: 1", "\nwater:", "the field 'water' of this position is cut off"),
        ("\nwater: 1", "\nwater: [1", "the field 'water' of this position is cut off"),
        ("\nwater: 1", "\nwater: 1 2", "has '2' after its value"),
        ("\nwater: 1", "\nwater: one", "'one' in this position needs brackets|is cut off"),
        ("\nwater: 1", '\nwater: "one"', "does not fit the rules"),
        ("\nwater: 1", "\nwater: ]", "a value of this position begins with ']'"),
        ("\nwater: 1", "\nwater: $", "cannot hold '[$]'"),
        ("\nwater: 1", "\nno colon", "no 'name: value'"),
        (" dagger#", " lasgun#", "'lasgun' names no card of dune"),
        ("card:foldspace#", "foldspace#", "say card:foldspace or space:foldspace"),
        (" dagger#", " dagger#1", "must be numbered from 0 on|is .* already"),
        ("\nnobody: ", "\nnobody: 999 ", "does not say what its cards"),
        ("\nnobody: ", "\neverybody: ", "does not say what its cards"),
        ("leader: leader:", "leader: leader:x", "this position cannot be read: there is no component"),
    ],
)
def test_bad_text_is_refused_in_a_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(hagal.HagalError, match=sentence):
        hagal.at(changed(old, new))


@pytest.mark.parametrize("given", [None, b"hagal position 1", "", "chess", hagal.new("dune", seed=1).save()])
def test_what_is_no_position_is_refused(given: Any) -> None:
    with pytest.raises(hagal.RecordError, match="position"):
        hagal.at(given)


@given(st.data())
def test_damaged_text_is_refused_or_read_and_nothing_else(data: st.DataObject) -> None:
    lines = hagal.new("encounters", players=2, seed=3).position.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        k = data.draw(st.integers(8, len(lines) - 1))
        cut = data.draw(st.integers(0, len(lines[k])))
        blot = data.draw(st.sampled_from(["", " ", "[", ")", "#", "-1", "x", '"']))
        lines[k] = lines[k][:cut] + blot + lines[k][cut + 1 :]
    with suppress(hagal.HagalError):
        hagal.at("\n".join(lines))


# Arranging


def test_cards_are_put_where_they_are_wanted_and_nothing_is_lost() -> None:
    p = Position(hagal.new("dune", players=4, seed=7))
    s: Any = p.state
    before = len(s.face)
    p.put(s.players[0].hand, "card:stilgar", "card:chani", known=[0])
    assert p.ids(s.players[0].hand)[-2:] == ["stilgar", "chani"]
    assert [s.known[i] for i in s.players[0].hand[-2:]] == [1, 1]
    assert len(s.face) == before  # there is one of each in the game
    p.put(s.row, "card:stilgar")
    assert p.ids(s.row)[-1] == "stilgar"
    assert s.known[s.row[-1]] == PUBLIC
    p.begin("next_turn", 2)
    assert p.asked == 2
    assert "reveal" in p.keys


def test_a_hidden_card_that_was_never_shuffled_gets_a_pool() -> None:
    p = Position(hagal.new("encounters", players=1, seed=7))
    s: Any = p.state
    for zone in s.zones():
        for i in list(zone):
            if s.face[i].id == "experience":
                zone.remove(i)
                s.gone.append(i)
    p.put(s.players[0].hand, "character:experience", known=[0], spare=[[]])
    assert s.pool[s.players[0].hand[-1]] == POOL
    knowledge_is_sound(s)


def test_chance_can_be_told_beforehand() -> None:
    p = Position(hagal.new("dune", players=4, seed=7))
    s: Any = p.state
    before = s.intrigue_deck[:]
    p.chance(tuple(reversed(range(len(before)))))
    shuffle(s, s.intrigue_deck)
    assert s.intrigue_deck == before[::-1]


def test_an_unknown_rule_is_refused_in_a_sentence() -> None:
    p = Position(hagal.new("dune", players=4, seed=7))
    with pytest.raises(hagal.RulesError, match="dune has no rule 'dance'; it has: "):
        p.run("dance")


def test_what_was_before_an_arrangement_cannot_be_taken_back() -> None:
    game = hagal.new("dune", players=4, seed=7)
    p = Position(game)
    key = next(key for key in p.keys if game.could_undo(key, p.asked))
    p.choose(key)
    assert game.can_undo
    p.begin("next_turn", 0)
    assert not game.can_undo


# The examples


def test_the_examples_of_the_page_for_python_work() -> None:
    failed, tried = doctest.testfile(str(DOCS / "python.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert not failed
    assert tried > 10


def test_the_examples_of_positions_work() -> None:
    failed, tried = doctest.testmod(positions)
    assert not failed
    assert tried
