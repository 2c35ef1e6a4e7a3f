"""Decks, rows, and one card among equal ones."""

from __future__ import annotations

from hagal.games.kit.deck import draw, find, refill, reshuffle, top
from hagal.kernel.events import Log
from hagal.kernel.state import PUBLIC
from tests.kernel.positions import deal, names
from tests.kernel.tiny_state import Tiny


def logged(s: Tiny) -> Tiny:
    s.log = Log()
    return s


def events(s: Tiny) -> list[tuple[str, int, str]]:
    assert s.log is not None
    return [(event.kind, event.seat, event.rules) for event in s.log.events]


def test_a_card_is_found_by_its_component() -> None:
    s = deal("salt wine", "")
    assert find(s, s.hands[0], s.rules.component("card:wine")) == s.hands[0][1]
    assert find(s, s.hands[0], s.rules.component("card:silk")) == -1


def test_of_equal_cards_the_best_known_is_found() -> None:
    s = deal("silk silk silk silk", "", "")
    silk = s.rules.component("card:silk")
    hand = s.hands[0]
    assert find(s, hand, silk) == hand[0]
    s.known[hand[1]] = 0b011
    s.known[hand[2]] = 0b111
    assert find(s, hand, silk) == hand[2]
    s.known[hand[3]] = PUBLIC
    assert find(s, hand, silk) == hand[3]


def test_of_cards_known_alike_a_game_takes_the_first_or_the_last() -> None:
    s = deal("silk wine silk", "")
    silk = s.rules.component("card:silk")
    hand = s.hands[0]
    assert (find(s, hand, silk), find(s, hand, silk, last=True)) == (hand[0], hand[2])
    s.known[hand[0]] = 0b011
    assert find(s, hand, silk, last=True) == hand[0]


def test_of_cards_that_everybody_knows_it_is_the_first() -> None:
    s = deal("+silk wine +silk", "")
    silk = s.rules.component("card:silk")
    assert [find(s, s.hands[0], silk, last) for last in (False, True)] == [s.hands[0][0]] * 2


def test_a_reshuffled_deck_is_all_that_was_discarded_and_nobody_knows_it() -> None:
    s = logged(deal("", "", deck="salt", discard="wine silk"))
    reshuffle(s, s.deck, s.discard, 1, "reshuffle", "T-1")
    assert (sorted(names(s, s.deck)), s.discard) == (["salt", "silk", "wine"], [])
    assert [s.known[i] for i in s.deck] == [0, 0, 0]
    assert events(s) == [("reshuffle", 1, "T-1")]


def test_a_reshuffle_without_a_word_is_not_told() -> None:
    s = logged(deal("", "", discard="wine silk"))
    reshuffle(s, s.deck, s.discard)
    assert (len(s.deck), events(s)) == (2, [])


def test_the_top_card_of_a_deck_is_looked_at_where_it_lies() -> None:
    s = deal("", "", deck="salt wine", discard="silk")
    assert top(s, s.deck, s.discard) == s.deck[-1]
    assert (names(s, s.deck), names(s, s.discard), s.learned) == (["salt", "wine"], ["silk"], 0)


def test_an_empty_deck_is_made_anew_for_its_top_card() -> None:
    s = deal("", "", discard="silk")
    assert names(s, [top(s, s.deck, s.discard)]) == ["silk"]
    assert (names(s, s.deck), s.discard) == (["silk"], [])


def test_without_any_cards_there_is_no_top_card() -> None:
    s = deal("", "")
    assert top(s, s.deck, s.discard) == -1
    assert s.learned == 0


def test_cards_drawn_are_known_to_the_seat_alone() -> None:
    s = deal("", "", deck="salt wine silk", discard="toll")
    assert draw(s, s.deck, s.discard, s.hands[1], 2, 1) == 2
    assert (names(s, s.hands[1]), names(s, s.deck), names(s, s.discard)) == (["silk", "wine"], ["salt"], ["toll"])
    assert [s.known[i] for i in s.hands[1]] == [0b10, 0b10]


def test_a_deck_is_made_anew_only_when_a_card_is_missing() -> None:
    s = logged(deal("", "", deck="salt", discard="wine wine"))
    assert draw(s, s.deck, s.discard, s.hands[0], 1, 0, "reshuffle", "T-1") == 1
    assert (names(s, s.discard), events(s)) == (["wine", "wine"], [])
    assert draw(s, s.deck, s.discard, s.hands[0], 1, 0, "reshuffle", "T-1") == 1
    assert (names(s, s.hands[0]), s.discard, events(s)) == (["salt", "wine"], [], [("reshuffle", 0, "T-1")])


def test_what_is_left_of_a_deck_is_drawn_before_it_is_made_anew() -> None:
    s = deal("", "", deck="salt", discard="wine wine")
    assert draw(s, s.deck, s.discard, s.hands[0], 2, 0) == 2
    assert (names(s, s.hands[0]), names(s, s.deck)) == (["salt", "wine"], ["wine"])


def test_no_more_is_drawn_than_there_is() -> None:
    s = deal("", "", deck="salt", discard="wine")
    assert draw(s, s.deck, s.discard, s.hands[0], 5, 0) == 2
    assert draw(s, s.deck, s.discard, s.hands[0], 5, 0) == 0


def test_a_row_is_refilled_for_all_to_see() -> None:
    s = logged(deal("", "", deck="salt wine silk toll", row="dice"))
    refill(s, s.deck, s.row, 3, "row", "T-4")
    assert (names(s, s.row), names(s, s.deck)) == (["dice", "toll", "silk"], ["salt", "wine"])
    assert [s.known[i] for i in s.row] == [PUBLIC] * 3
    assert events(s) == [("row", -1, "T-4"), ("row", -1, "T-4")]


def test_a_row_is_refilled_at_its_gap() -> None:
    s = deal("", "", deck="salt", row="dice toll")
    refill(s, s.deck, s.row, 3, "row", "T-4", place=1)
    assert names(s, s.row) == ["dice", "salt", "toll"]


def test_a_row_stays_short_when_the_deck_is_empty() -> None:
    s = deal("", "", deck="salt", row="dice")
    refill(s, s.deck, s.row, 4, "row", "T-4")
    assert (names(s, s.row), s.deck) == (["dice", "salt"], [])
