"""The laws over random games of Dune, the laws of Dune themselves seen to catch what they are for, and bad input."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hagal
from hagal.games import title
from hagal.games.dune.state import Dune, Player
from hagal.kernel import laws
from hagal.kernel.codec import snapshot
from hagal.kernel.laws import Broken, fields_complete
from hagal.kernel.record import Record
from hagal.lab.watched_game import Ruleset, WatchedGame, draw_ruleset
from tests.support.laws import hold

TITLE = title("dune")
LEADERS = ["paul_atreides", "glossu_rabban", "memnon_thorvald"]

rulesets = st.builds(draw_ruleset, st.just(TITLE), st.just(TITLE.players), st.integers(0, 2**32 - 1))
seeds = st.integers(0, 2**63 - 1)


def set_influence(s: Dune, seat: int, faction: int, n: int) -> None:
    levels = list(s.players[seat].influence)
    levels[faction] = n
    s.players[seat].influence = tuple(levels)


# Random games


@settings(max_examples=8)
@given(rulesets, seeds)
def test_every_law_holds_in_random_games(ruleset: Ruleset, seed: int) -> None:
    hold(WatchedGame(ruleset, seed, sample=0.02).run())


@pytest.mark.proof
@settings(max_examples=300, derandomize=False)
@given(rulesets, seeds)
def test_every_law_holds_in_many_random_games(ruleset: Ruleset, seed: int) -> None:
    hold(WatchedGame(ruleset, seed, sample=0.05).run())


def test_a_trial_gives_the_same_game_whatever_the_sample() -> None:
    ruleset = draw_ruleset(TITLE, TITLE.players, 3)
    few, none = WatchedGame(ruleset, 3, sample=0.01), WatchedGame(ruleset, 3, sample=0)
    hold(few.run())
    hold(none.run())
    assert str(few.record) == str(none.record)


def test_fields_are_complete() -> None:
    fields_complete(Player())
    fields_complete(Dune(), Dune.transient)
    for part in hagal.new("dune", players=1, seed=1).state.parts.values():
        fields_complete(part)


# The laws of Dune catch what they are for


def position() -> Dune:
    game = hagal.new("dune", players=3, seed=1, leaders=LEADERS)
    assert isinstance(game.state, Dune)
    return game.state


def a_troop_too_many(s: Dune) -> None:
    s.players[0].supply += 1


def a_debt(s: Dune) -> None:
    s.players[1].spice = -1


def a_lost_agent(s: Dune) -> None:
    s.players[2].agents -= 1


def too_much_influence(s: Dune) -> None:
    set_influence(s, 0, 1, 7)
    s.alliance[1] = 0
    s.players[0].vp += 2


def an_alliance_for_nothing(s: Dune) -> None:
    s.players[0].vp += 1
    s.alliance[2] = 0


def an_alliance_below_another(s: Dune) -> None:
    for seat, n in ((0, 4), (1, 5)):
        set_influence(s, seat, 2, n)
        s.players[seat].vp += 2
    s.alliance[2] = 0


def an_alliance_with_nobody(s: Dune) -> None:
    set_influence(s, 0, 3, 4)
    s.players[0].vp += 1


def points_from_nowhere_lost(s: Dune) -> None:
    set_influence(s, 0, 3, 2)


def a_ghost_on_a_space(s: Dune) -> None:
    s.occupied |= 1


@pytest.mark.parametrize(
    "spoil",
    [
        a_troop_too_many,
        a_debt,
        a_lost_agent,
        too_much_influence,
        an_alliance_for_nothing,
        an_alliance_below_another,
        an_alliance_with_nobody,
        points_from_nowhere_lost,
        a_ghost_on_a_space,
    ],
)
def test_a_cheap_law_catches(spoil: Callable[[Dune], None]) -> None:
    s = position()
    laws.cheap(s)
    spoil(s)
    with pytest.raises(Broken):
        laws.cheap(s)


def an_intrigue_card_in_hand(s: Dune) -> None:
    s.players[0].hand.append(s.intrigue_deck.pop())


def a_hole_in_the_row(s: Dune) -> None:
    s.imperium.append(s.row.pop())


def a_hand_unknown_to_its_owner(s: Dune) -> None:
    s.known[s.players[0].hand[0]] = 0


def a_hidden_card_in_the_row(s: Dune) -> None:
    s.known[s.row[0]] = 0


def a_round_too_many(s: Dune) -> None:
    s.round += 1


def a_reserve_card_on_another_stack(s: Dune) -> None:
    s.reserve[0].append(s.reserve[1].pop())


@pytest.mark.parametrize(
    "spoil",
    [
        an_intrigue_card_in_hand,
        a_hole_in_the_row,
        a_hand_unknown_to_its_owner,
        a_hidden_card_in_the_row,
        a_round_too_many,
        a_reserve_card_on_another_stack,
    ],
)
def test_a_dear_law_catches(spoil: Callable[[Dune], None]) -> None:
    s = position()
    laws.dear(s)
    spoil(s)
    with pytest.raises(Broken):
        laws.dear(s)


# Bad input: a sentence that says what was wrong, and nothing changes


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (lambda: hagal.new("chess"), "there is no title 'chess'; Hagal plays: dune"),
        (lambda: hagal.new("dune", players=5), "players, not 5"),
        (lambda: hagal.new("dune", players=0), "players, not 0"),
        (lambda: hagal.new("dune", players="4"), "not '4'"),  # type: ignore[arg-type]
        (lambda: hagal.new("dune", modules=["sandworms"]), "dune has no module 'sandworms'"),
        (lambda: hagal.new("dune", modules="ix"), "modules must be a list of names"),
        (lambda: hagal.new("dune", modules=["rivals"]), "plays with one or two players, not 4"),
        (lambda: hagal.new("dune", promo=True), "dune has no option 'promo'; it has: "),
        (lambda: hagal.new("dune", promos="yes"), "option promos must be False or True, not 'yes'"),
        (lambda: hagal.new("dune", promos=1), "option promos must be False or True, not 1"),
        (lambda: hagal.new("dune", leaders="paul"), "option leaders must be 'random', 'choose' or a list"),
        (lambda: hagal.new("dune", leaders=["paul_atreides"]), "one leader for each of the 4 seats"),
        (lambda: hagal.new("dune", leaders=["paul"] * 4), "there is no leader 'paul'; leaders are: "),
        (lambda: hagal.new("dune", leaders=["paul_atreides"] * 4), "each leader can be taken once only"),
        (lambda: hagal.new("dune", seed="7"), "seed must be a whole number"),  # type: ignore[arg-type]
    ],
)
def test_a_wrong_wish_gets_a_sentence(wish: Callable[[], Any], words: str) -> None:
    with pytest.raises(hagal.RulesError) as error:
        wish()
    assert words in str(error.value)


def started() -> hagal.Game:
    """A game in which something has happened."""
    game = hagal.new("dune", players=3, seed=1, leaders=LEADERS)
    for _ in range(12):
        assert game.decision is not None
        game.choose(game.decision.keys[-1])
    return game


@pytest.mark.parametrize(
    ("key", "seat", "words"),
    [
        ("fly", None, "is not among the options now"),
        ("", None, "is not among the options now"),
        ("agent dagger moon", None, "is not among the options now"),
        ("reveal", 7, "there is no seat 7: seats are 0 to 2"),
        ("reveal", -1, "there is no seat -1: seats are 0 to 2"),
    ],
)
def test_a_wrong_key_gets_a_sentence_and_changes_nothing(key: str, seat: int | None, words: str) -> None:
    game = started()
    before = game.save(), len(game.log.events)
    with pytest.raises(hagal.ChoiceError) as error:
        game.choose(key, seat)
    assert words in str(error.value)
    assert (game.save(), len(game.log.events)) == before
    assert game.decision is not None
    game.choose(game.decision.keys[0])


def test_a_view_of_a_seat_that_is_not_there() -> None:
    game = started()
    with pytest.raises(hagal.ChoiceError, match="there is no seat 3: seats are 0 to 2"):
        game.view(3)


def test_nothing_can_be_chosen_after_the_end() -> None:
    path = Path(__file__).parents[2] / "golden" / "dune-3-players.record"
    game = hagal.replay(path.read_text(encoding="utf-8"))
    before = game.save()
    with pytest.raises(hagal.ChoiceError, match="over"):
        game.choose("reveal")
    assert game.save() == before


def other_content(text: str) -> str:
    record = Record.parse(text)
    record.content = "000000000000"
    return str(record)


def other_title(text: str) -> str:
    record = Record.parse(text)
    record.title = "chess"
    return str(record)


def another_choice(text: str) -> str:
    record = Record.parse(text)
    at = next(k for k, (seat, _key) in enumerate(record.entries) if seat >= 0)
    record.entries[at] = (record.entries[at][0], "fly")
    return str(record)


def more_luck(text: str) -> str:
    record = Record.parse(text)
    record.happened(3)
    return str(record)


def other_luck(text: str) -> str:
    record = Record.parse(text)
    at = next(k for k, (seat, _key) in enumerate(record.entries) if seat < 0)
    record.entries[at] = (-1, " 0 1 1")
    return str(record)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda text: "", "not a Hagal Record"),
        (lambda text: "hello", "not a Hagal Record"),
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text.rsplit("\n", 3)[0] + "\n" + text.strip().rsplit("\n", 1)[1], "altered"),
        (lambda text: text.replace("players: 3", "players: 4"), "altered"),
        (lambda text: str(Record.parse(text).seen_by((0,))), "only the full Record can be replayed"),
        (other_content, "played with other components"),
        (other_title, "there is no title 'chess'"),
        (another_choice, "choice 1 of this Record, 'fly'"),
        (more_luck, "more outcomes of chance"),
        (other_luck, "shuffled here"),
    ],
)
def test_a_damaged_record_gets_a_sentence(spoil: Callable[[str], str], words: str) -> None:
    game = started()
    before = game.save()
    with pytest.raises(hagal.HagalError) as error:
        hagal.replay(spoil(str(game.record)))
    assert words in str(error.value)
    assert game.save() == before
    assert str(hagal.replay(str(game.record)).record) == str(game.record)


def with_snapshot(text: str, change: Callable[[dict[str, Any]], None]) -> str:
    """A save whose snapshot was changed, with a checksum that fits."""
    from hagal.game import SAVE_MARK
    from hagal.kernel.record import checksum

    head, _mark, tail = text.partition(f"\n{SAVE_MARK}")
    data = json.loads(tail.partition(" ")[2])
    change(data)
    changed = json.dumps(data, separators=(",", ":"))
    return f"{head}\n{SAVE_MARK}{checksum(changed)} {changed}\n"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda text: text[:-40], "cut off or damaged"),
        (lambda text: text.partition("\nsnapshot")[0] + "\n", "not a save"),
    ],
)
def test_a_damaged_save_gets_a_sentence(spoil: Callable[[str], str], words: str) -> None:
    game = started()
    before = game.save()
    with pytest.raises(hagal.RecordError, match=words):
        hagal.load(spoil(before))
    assert game.save() == before
    again = hagal.load(before)
    assert snapshot(again.state) == snapshot(game.state)
    assert again.save() == before


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data.pop("round"), "another version of Hagal"),
        (lambda data: data.update(moons=2), "another version of Hagal"),
        (lambda data: data.update({"": "dune-2"}), "does not know"),
        (lambda data: data.update(board="@board:moon"), "no component 'board:moon'"),
        (lambda data: data.update(stack=["[]", ["!dance"]]), "does not know"),
    ],
)
def test_a_snapshot_that_cannot_be_read_is_made_up_for_by_the_record(
    change: Callable[[dict[str, Any]], None], words: str
) -> None:
    game = started()
    assert snapshot(hagal.load(with_snapshot(game.save(), change)).state) == snapshot(game.state)
    game.record.content = "000000000000"
    with pytest.raises(hagal.RecordError, match="nor can its Record be replayed: ") as error:
        hagal.load(with_snapshot(game.save(), change))
    assert words in str(error.value)
