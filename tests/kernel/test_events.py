"""Events name only what each reader may know."""

from __future__ import annotations

from hagal.kernel.events import Event, Log, card
from hagal.kernel.knowledge import mask_of
from hagal.kernel.step import Msg
from hagal.text import say
from tests.kernel.positions import deal, seat_at
from tests.kernel.tiny_steps import Tribute

HIDDEN = f"Given: {say(Msg('hidden-card')).lower()}."


def test_a_reader_gets_a_blank_for_a_card_that_it_did_not_know() -> None:
    s = deal("silk", "")
    log = Log()
    log.tell("drew", 0, "T-1", card=card(s, 0), count=1)
    assert log.seen_by(mask_of((0,))) == [Msg("event-drew", seat=0, card=s.face[0], count=1)]
    assert log.seen_by(mask_of((1,))) == [Msg("event-drew", seat=0, card=Msg("hidden-card"), count=1)]


def test_what_counts_is_who_knew_it_then() -> None:
    s = deal("silk", "")
    named = card(s, 0)
    s.known[0] = 0xFF
    assert Event("drew", 0, "", {"card": named}).seen_by(mask_of((1,))) == Msg(
        "event-drew", seat=0, card=Msg("hidden-card")
    )


def test_a_list_of_cards_has_its_blanks_as_well() -> None:
    s = deal("silk +wine", "")
    event = Event("drew", 0, "", {"cards": (card(s, 0), card(s, 1), 7)})
    message = event.seen_by(mask_of((1,)))
    assert message == Msg("event-drew", seat=0, cards=(Msg("hidden-card"), s.face[1], 7))


def test_an_event_can_be_hidden_as_a_whole() -> None:
    log = Log()
    log.events.append(Event("peeked", 1, "T-9", {"count": 2}, 1 << 1))
    assert log.seen_by(mask_of((0,))) == []
    assert log.seen_by(mask_of((1,))) == [Msg("event-peeked", seat=1, count=2)]
    assert log.seen_by(mask_of((0, 1))) == [Msg("event-peeked", seat=1, count=2)]
    assert repr(log.events[0]) == "<Event peeked seat=1 T-9>"


def test_the_story_of_a_game_is_told_to_each_reader_apart() -> None:
    game = seat_at(deal("silk wine", "", "", coins=[0, 0, 0], ask=Tribute(2)))
    game.choose("give silk")
    assert game.story(0) == ["Given: Silk."]
    assert game.story(2) == ["Given: Silk."]
    assert game.story(1) == [HIDDEN]
    assert game.story() == [HIDDEN]
    assert game.story((1, 2)) == ["Given: Silk."]
    assert game.story(since=1) == []
