"""Zones: where cards lie, who knows them, which could be mistaken for each other, and what closes an undo window."""

from __future__ import annotations

import pytest

from hagal.kernel.chance import Rng, Tape
from hagal.kernel.knowledge import determinize, mask_of, seen
from hagal.kernel.state import PUBLIC
from hagal.kernel.zones import add_instances, draw, draw_some, hide, move, move_all, play, reveal, roll, shuffle
from tests.kernel.positions import SHUFFLED, deal, names
from tests.kernel.tiny_state import Tiny


def pools(s: Tiny) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for i, pool in enumerate(s.pool):
        found.setdefault(pool, []).append(i)
    return found


def test_new_instances_are_known_to_all_and_in_no_pool() -> None:
    s = deal("", "")
    zone = add_instances(s, [s.rules.component("card:silk"), s.rules.component("card:salt")])
    assert (zone, list(s.known), list(s.pool)) == ([0, 1], [PUBLIC, PUBLIC], [0, 0])
    assert names(s, add_instances(s, [s.rules.component("card:wine")])) == ["wine"]
    assert len(s.face) == 3


def test_draw_takes_the_top_and_tells_the_mask() -> None:
    s = deal("", "", deck="salt wine silk")
    before = s.learned
    i = draw(s, s.deck, s.hands[1], 0b10)
    assert (names(s, s.deck), names(s, s.hands[1])) == (["salt", "wine"], ["silk"])
    assert (s.known[i], s.learned) == (0b10, before + 1)


def test_a_card_that_nobody_sees_drawn_closes_no_window() -> None:
    s = deal("", "", deck="salt")
    draw(s, s.deck, s.row, 0)
    assert (s.known[s.row[0]], s.learned) == (0, 0)


def test_a_known_card_drawn_tells_nothing_new() -> None:
    s = deal("", "", row="silk")
    draw(s, s.row, s.hands[0], 0b1)
    assert (s.known[s.hands[0][0]], s.learned) == (PUBLIC, 0)


def test_some_cards_are_drawn_while_there_are_any() -> None:
    s = deal("", "", deck="salt wine silk")
    assert draw_some(s, s.deck, s.row, 1, 0) == 1
    assert s.learned == 0
    assert draw_some(s, s.deck, s.hands[0], 5, 0b1) == 2
    assert (names(s, s.row), names(s, s.hands[0]), s.deck) == (["silk"], ["wine", "salt"], [])
    assert ([s.known[i] for i in s.hands[0]], s.learned) == ([0b1, 0b1], 1)
    assert draw_some(s, s.deck, s.hands[0], 5, 0b1) == 0
    assert s.learned == 1


def test_reveal_adds_to_who_knows() -> None:
    s = deal("silk", "")
    (i,) = s.hands[0]
    reveal(s, i, 0b10)
    assert (s.known[i], s.learned) == (0b11, 1)
    reveal(s, i, 0b01)
    assert (s.known[i], s.learned) == (0b11, 1)
    reveal(s, i)
    assert (s.known[i], s.learned) == (PUBLIC, 2)


def test_a_card_played_is_known_to_all_and_closes_no_window() -> None:
    s = deal("silk wine", "")
    i = s.hands[0][0]
    play(s, i, s.hands[0], s.discard)
    assert (names(s, s.hands[0]), names(s, s.discard)) == (["wine"], ["silk"])
    assert (s.known[i], s.learned) == (PUBLIC, 0)


def test_a_card_moved_is_known_to_whom_it_was_and_to_the_mask() -> None:
    s = deal("silk wine", "")
    i, j = s.hands[0]
    move(s, i, s.hands[0], s.hands[1])
    assert (s.known[i], s.learned) == (0b01, 0)
    move(s, j, s.hands[0], s.hands[1], 0b10)
    assert (s.known[j], s.learned) == (0b11, 1)
    assert names(s, s.hands[1]) == ["silk", "wine"]


def test_move_all_keeps_order_and_knowledge() -> None:
    s = deal("silk", "wine salt", discard="toll")
    move_all(s.hands[1], s.discard)
    assert (names(s, s.discard), s.hands[1]) == (["toll", "wine", "salt"], [])
    assert [s.known[i] for i in s.discard] == [PUBLIC, 0b10, 0b10]


def test_rolls_are_below_n_and_move_the_generator() -> None:
    s = deal("", "")
    rolled = [roll(s, 6) for _ in range(300)]
    assert set(rolled) == set(range(6))
    assert s.learned == 300


def test_a_shuffle_makes_its_cards_unknown_and_a_pool() -> None:
    s = deal("silk", "", discard="salt wine toll again bell scales")
    cards = sorted(s.discard)
    shuffle(s, s.discard)
    assert sorted(s.discard) == cards
    assert [s.known[i] for i in cards] == [0] * 6
    assert len({s.pool[i] for i in cards}) == 1
    assert s.learned == 1


def test_a_shuffle_reaches_every_order_about_as_often() -> None:
    s = deal("", "", deck="salt wine silk")
    seen_orders: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        s.deck.sort()
        shuffle(s, s.deck)
        seen_orders[tuple(s.deck)] = seen_orders.get(tuple(s.deck), 0) + 1
    assert len(seen_orders) == 6
    assert all(850 < n < 1150 for n in seen_orders.values())


def test_a_shuffle_is_the_same_with_and_without_a_tape() -> None:
    plain, taped = deal("", "", deck="salt wine silk toll bell"), deal("", "", deck="salt wine silk toll bell")
    taped.tape = Tape()
    for _ in range(5):
        shuffle(plain, plain.deck)
        shuffle(taped, taped.deck)
        assert (plain.deck, plain.rng) == (taped.deck, taped.rng)
        assert roll(plain, 20) == roll(taped, 20)


@pytest.mark.parametrize("cards", ["", "silk"])
def test_a_shuffle_of_none_or_one_is_a_shuffle(cards: str) -> None:
    s = deal("", "", discard=cards)
    s.tape = Tape()
    shuffle(s, s.discard)
    assert names(s, s.discard) == cards.split()
    assert len(s.tape.said) == 1


def test_public_discards_shuffled_stay_apart_from_hidden_cards_elsewhere() -> None:
    """Nobody can take a card of the old hand for one of the new deck."""
    s = deal("silk", "wine", discard="salt toll")
    shuffle(s, s.discard)
    assert sorted(pools(s).values()) == [sorted(s.discard), [*s.hands[0], *s.hands[1]]]


def test_hidden_cards_elsewhere_join_the_pool_of_a_shuffle_that_holds_their_likes() -> None:
    """The hand was drawn from this deck: if the rest of it is shuffled again, each could still be any of them."""
    s = deal("silk", "", deck="wine salt", discard="toll")
    move_all(s.discard, s.deck)
    shuffle(s, s.deck)
    assert len(pools(s)) == 1
    assert s.pool[s.hands[0][0]] != SHUFFLED
    assert s.known[s.hands[0][0]] == 0b01
    held = {s.face[determinize(s, (1,), Rng(k)).zones()[3][0]].id for k in range(60)}
    assert s.zones()[3] is s.hands[0]
    assert {"silk", "wine", "salt"} <= held


def test_public_cards_elsewhere_do_not_join() -> None:
    s = deal("", "", deck="wine salt", row="silk")
    shuffle(s, s.deck)
    assert s.pool[s.row[0]] == SHUFFLED
    assert s.known[s.row[0]] == PUBLIC


def test_pools_are_numbered_anew_when_numbers_run_out() -> None:
    """Cards that all know keep the number of their last shuffle, but that number is free to be used again."""
    s = deal("", "")
    silk = s.rules.component("card:silk")
    s.deck = add_instances(s, [silk] * 600)
    for _ in range(500):
        shuffle(s, s.deck)
        draw(s, s.deck, s.discard, PUBLIC)
        draw(s, s.deck, s.discard, PUBLIC)
        if len(s.deck) < 2:
            break
    assert len(s.discard) == 600


def test_hidden_in_secret_from_those_outside_the_mask() -> None:
    s = deal("+silk +wine", "toll")
    hide(s, s.hands[0], 0b01)
    assert [s.known[i] for i in s.hands[0]] == [0b01, 0b01]
    assert s.learned == 0, "nobody learned anything"
    assert len({s.pool[i] for i in s.hands[0]}) == 1
    assert s.pool[s.hands[0][0]] not in (0, s.pool[s.hands[1][0]]), "only these two could be mistaken for each other"


def test_hide_tells_nobody_anything() -> None:
    s = deal("", "", row="?silk ?wine salt")
    hide(s, s.row, 0b11)
    assert [s.known[i] for i in s.row] == [0, 0, 0b11]


def test_hide_mixes_with_the_likes_of_what_was_hidden_already() -> None:
    s = deal("+silk wine", "", deck="salt")
    hide(s, s.hands[0], 0b01)
    assert len(pools(s)) == 1, "the wine could be the salt of the deck, so the silk can be any of them, too"


def test_one_card_alone_cannot_be_hidden() -> None:
    s = deal("+silk", "")
    hide(s, s.hands[0], 0b01)
    assert s.known[s.hands[0][0]] == PUBLIC


def test_seen_follows_the_mask() -> None:
    s = deal("silk", "wine")
    (i,), (j,) = s.hands
    assert seen(s, i, mask_of((0,))) is s.face[i]
    assert seen(s, j, mask_of((0,))) is None
    assert seen(s, j, mask_of((0, 1))) is s.face[j]
    assert seen(s, j, mask_of(())) is None
