"""Views and determinized copies."""

from __future__ import annotations

from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize, mask_of, seen_content, seen_pile, seen_top, seen_zone
from hagal.kernel.loop import advance, answer_for, open_choices
from hagal.kernel.state import PUBLIC, SPECTATOR
from hagal.kernel.step import Give, Together
from hagal.kernel.zones import add_instances, reveal, shuffle
from tests.kernel.positions import deal, names
from tests.kernel.tiny import TITLE
from tests.kernel.tiny_state import Tiny
from tests.kernel.tiny_steps import Bid, BidOf


def worlds(s: Tiny, *seats: int, count: int = 40) -> list[Tiny]:
    found = []
    for k in range(count):
        t = determinize(s, seats, Rng(k))
        assert isinstance(t, Tiny)
        found.append(t)
    return found


def test_masks() -> None:
    assert mask_of(()) == SPECTATOR
    assert mask_of((0, 2)) == SPECTATOR | 0b101
    assert PUBLIC & mask_of(()) != 0


def test_a_zone_hides_its_order_and_a_pile_shows_it() -> None:
    s = deal("wine silk", "", row="wine ?silk salt")
    assert seen_zone(s, s.hands[0], mask_of((0,))) == ["silk", "wine"]
    assert seen_zone(s, s.hands[0], mask_of((1,))) == [None, None]
    assert seen_pile(s, s.row, mask_of(())) == ["wine", None, "salt"]
    s.known[s.hands[0][0]] = PUBLIC
    assert seen_zone(s, s.hands[0], mask_of(())) == ["wine", None]


def test_the_top_of_a_pile_is_seen_by_those_who_know_it() -> None:
    s = deal("wine silk", "", row="silk ?salt")
    assert [seen_top(s, s.hands[0], mask_of((seat,))) for seat in (0, 1)] == ["silk", None]
    assert (seen_top(s, s.row, mask_of(())), seen_top(s, s.row[:1], mask_of(()))) == (None, "silk")
    assert seen_top(s, [], mask_of((0,))) is None


def test_the_content_of_a_pile_is_told_where_no_other_holds_cards_of_its_shuffle() -> None:
    """Whoever knows what was shuffled knows what is left of it, unless others may hold it; never in which order."""
    s = deal("wine", "salt", deck="toll silk")  # all of it from one shuffle
    one, both = mask_of((0,)), mask_of((0, 1))
    assert seen_content(s, s.deck, one) is None
    assert seen_content(s, s.deck, both) == ["silk", "toll"]
    assert {tuple(seen_content(t, t.deck, both) or ()) for t in worlds(s, 0, 1)} == {("silk", "toll")}
    s.known[s.hands[1][0]] = PUBLIC
    assert seen_content(s, s.deck, one) == ["silk", "toll"]
    assert seen_content(s, s.deck[:1], one) is None
    assert seen_content(s, s.row, one) == []


def test_views_of_one_seat_two_seats_and_none() -> None:
    s = deal("silk", "wine", "salt")
    views = {seats: TITLE.view(s, seats) for seats in ((), (0,), (0, 2))}
    hands = {seats: [player["hand"] for player in view["players"]] for seats, view in views.items()}
    assert hands[()] == [[None], [None], [None]]
    assert hands[(0,)] == [["silk"], [None], [None]]
    assert hands[(0, 2)] == [["silk"], [None], ["salt"]]


def test_determinizing_leaves_the_original_alone() -> None:
    s = deal("silk", "wine", deck="salt toll")
    before = (s.hands[1][:], s.deck[:], bytes(s.known), s.rng)
    worlds(s, 0)
    assert (s.hands[1], s.deck, bytes(s.known), s.rng) == before


def test_own_cards_stay_and_hidden_ones_move() -> None:
    s = deal("silk", "wine", deck="salt toll", row="bell ?scales")
    seen_in_hand = set()
    for t in worlds(s, 0):
        assert names(t, t.hands[0]) == ["silk"]
        assert names(t, t.row)[0] == "bell"
        assert sorted([*names(t, t.hands[1]), *names(t, t.deck), names(t, t.row)[1]]) == [
            "salt",
            "scales",
            "toll",
            "wine",
        ]
        seen_in_hand |= set(names(t, t.hands[1]))
    assert seen_in_hand == {"wine", "salt", "toll", "scales"}


def test_a_viewer_with_two_seats_knows_both_hands() -> None:
    s = deal("silk", "wine", "salt", deck="toll")
    for t in worlds(s, 0, 1):
        assert names(t, t.hands[0]) == ["silk"]
        assert names(t, t.hands[1]) == ["wine"]
    assert {names(t, t.hands[2])[0] for t in worlds(s, 0, 1)} == {"salt", "toll"}


def test_a_spectator_knows_what_is_open_only() -> None:
    s = deal("silk", "wine", row="bell")
    assert {tuple(names(t, t.hands[0])) for t in worlds(s)} == {("silk",), ("wine",)}
    assert all(names(t, t.row) == ["bell"] for t in worlds(s))


def test_what_others_know_about_a_place_goes_with_the_place() -> None:
    """Seat 1 has looked at the top card of the deck: in every world of seat 0 it knows its hand and that card."""
    s = deal("silk", "wine", deck="salt toll")
    reveal(s, s.deck[-1], 0b10)
    for t in worlds(s, 0):
        assert [t.known[i] for i in t.deck] == [0, 0b10]
        assert [t.known[i] for i in t.hands[1]] == [0b10]


def test_cards_change_places_within_their_pool_only() -> None:
    s = deal("silk", "wine", deck="salt")
    s.discard = add_instances(s, [s.rules.component("card:bell"), s.rules.component("card:scales")])
    shuffle(s, s.discard)
    orders = set()
    for t in worlds(s, 0):
        assert sorted(names(t, t.discard)) == ["bell", "scales"]
        orders.add(tuple(names(t, t.discard)))
    assert len(orders) == 2


def test_the_zones_of_parts_take_part() -> None:
    s = deal("silk", "wine", deck="salt", wreck="toll", modules=["storm"])
    sunk = set()
    for t in worlds(s, 0):
        (zone,) = t.parts["storm"].zones()
        sunk |= set(names(t, zone))
    assert sunk == {"wine", "salt", "toll"}


def test_a_search_does_not_foresee_chance() -> None:
    s = deal("silk", "wine")
    assert len({t.rng for t in [s, *worlds(s, 0)]}) == 41


def test_hidden_answers_of_others_are_drawn_anew() -> None:
    s = deal("", "", "", coins=[3, 2, 3], ask=Together(tuple((k, Bid()) for k in range(3))))
    for seat, coins in ((0, 3), (1, 2)):
        advance(s)
        choice = s.stack[-1][0]
        assert isinstance(choice, Together)
        answer_for(s, seat, Give(choice, seat, BidOf(coins)))
    advance(s)
    own, other = set(), set()
    for t in worlds(s, 0, 2):
        together = t.stack[-1][0]
        assert isinstance(together, Together)
        own.add(together.answer_of(0))
        other.add(together.answer_of(1))
        assert [seat for seat, _choice, _options in open_choices(t)] == [2]
    assert own == {BidOf(3)}
    assert other == {BidOf(0), BidOf(1), BidOf(2)}


def test_answers_below_an_aside_are_drawn_anew_as_well() -> None:
    s = deal("", "", coins=[3, 3], ask=Together(((0, Bid()), (1, Bid())), ((0, BidOf(3)),)))
    s.stack.append((Bid(), 1, -1))
    found = set()
    for t in worlds(s, 1):
        together = t.stack[-2][0]
        assert isinstance(together, Together)
        found.add(together.answer_of(0))
    assert len(found) == 4
