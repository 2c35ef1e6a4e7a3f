"""Hints at the table: what the bot would do, for whom, and from what."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from hagal import bots
from hagal.bots.remote import Advised
from hagal.bots.workers import Died
from hagal.kernel.step import Msg
from hagal.table.rooms import hints, previews
from hagal.table.rooms.room import Room
from hagal.table.settings import Settings
from hagal.table.wish import SeatWish, Wish
from hagal.text import LANGUAGES
from tests.support.client import BOT, FRIEND, LINK, ME, House, refused, somebody
from tests.support.forms import Page, Visitor
from tests.support.pages import invitation, solo
from tests.support.twins import scrambled
from tests.text.glossary import faults


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, bot_budget=60.0)


def opened(house: House, visitor: Visitor, title: str = "dune", *seats: SeatWish) -> Room:
    return house.rooms.create(visitor.client.person, Wish(title, list(seats or (ME,)), seed=7))


def asked(ada: Visitor, room: Room) -> Page:
    page = ada.open(f"/games/{room.id}")
    return ada.send(page.form("hint-ask"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["dune", "encounters", "runewars"])
def test_a_plain_form_shows_what_the_bot_would_do(house: House, title: str, lang: str) -> None:
    ada = Visitor(house, lang)
    ada.open("/")
    room = opened(house, ada, title, *((ME, BOT) if title == "runewars" else (ME,)))
    page = asked(ada, room)
    assert page.status == 200
    assert page.stage == "table"
    found = hints.hint(room, ada.client.person, 0, lang)
    assert 1 <= len(found.tips) <= 3
    assert "hint" in page.read.ids
    for tip in found.tips:
        assert tip.text in page.html or tip.key in page.html
        assert tip.why in page.text
        assert faults(tip.why, lang) == []
    first = found.tips[0].key
    after = ada.send(page.form("ask"), ("key", first))
    assert "hint" not in after.read.ids, "it goes when the question is answered"
    assert room.game.record.keys[0] == (0, first)


def test_answers_that_come_to_the_same_are_one() -> None:
    wealth, guild = Msg("bots-dune-influence", faction="emperor"), Msg("bots-dune-influence", faction="guild")
    found = [
        Advised("agent seek_allies wealth", wealth, 0.0),
        Advised("agent diplomacy wealth", wealth, 0.05),
        Advised("agent seek_allies foldspace", guild, 0.1),
        Advised("deploy 3", wealth, 0.2),
        Advised("deploy 2", wealth, 0.3),
        Advised("agent dagger hall", bots.FAIR, 0.4),
    ]
    assert [one.key for one in hints.different(found)] == [found[0].key, found[2].key, found[3].key]
    assert len(hints.different([Advised(f"agent {card} hall", bots.FAIR, 0.0) for card in "abc"])) == 3


def test_three_tips_of_a_turn_are_about_different_things(house: House, ada: Visitor) -> None:
    room = opened_at_turn(house, ada)
    found = hints.hint(room, ada.client.person, 0, "en").tips
    assert len(found) == 3
    assert len({(tip.why, tip.key.split()[-1]) for tip in found}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_without_a_reason_of_its_own_says_what_comes_of_it(
    house: House, ada: Visitor, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = opened_at_turn(house, ada)
    person, reason = ada.client.person, Msg("bots-dune-influence", faction="guild")
    comes = previews.previews(room, person, 0, lang).comes
    advice = (Advised("reveal", bots.BEST, 0.0), Advised("agent diplomacy wealth", bots.FAIR, 0.1))
    reasoned = (*advice, Advised("agent seek_allies secrets", reason, 0.2))
    monkeypatch.setattr(hints, "thought", lambda *_given: reasoned)
    found = hints.hint(room, person, 0, lang).tips
    assert [tip.why.casefold().endswith(comes[tip.key].casefold()) for tip in found] == [True, True, False]
    for tip in found:
        assert faults(tip.why, lang) == []


def opened_at_turn(house: House, ada: Visitor) -> Room:
    ada.open("/")
    return opened(house, ada)


def test_the_game_never_hears_of_it(house: House, ada: Visitor) -> None:
    page = solo(ada)
    room = house.rooms.open(page.read.ids["table"]["data-path"].split("/")[-1])
    before = (room.version, room.game.save(), room.game.can_undo_by(0))
    first = hints.hint(room, ada.client.person, 0, "en")
    assert hints.hint(room, ada.client.person, 0, "en") == first
    assert (room.version, room.game.save(), room.game.can_undo_by(0)) == before


def test_a_hint_knows_what_its_seat_knows_and_no_more(house: House, ada: Visitor) -> None:
    ada.open("/")
    room = opened(house, ada, "dune", ME, BOT, BOT)
    person, said = ada.client.person, 0
    for _ in range(25):
        house.play(room, person, 1)
        if room.over or 0 not in room.asked():
            continue
        told = hints.hint(room, person, 0, "en")
        true = room._game
        room._game = scrambled(true, 0)
        house.rooms.hints.kept.clear()
        try:
            assert hints.hint(room, person, 0, "en") == told
        finally:
            room._game = true
        said += len(told.tips) > 1
    assert said > 3


def test_only_who_answers_for_a_seat_is_told(house: House, ada: Visitor) -> None:
    ada.open("/")
    room = opened(house, ada)
    assert refused(lambda: hints.hint(room, somebody(), 0, "en")) == ("not-yours", 403)
    assert Visitor(house).open(f"/games/{room.id}").has_form("hint-ask") is False
    assert house.client().get(f"/api/games/{room.id}/hint?seat=0").status_code == 403


def test_in_company_there_are_hints_once_all_want_them(house: House, ada: Visitor) -> None:
    ada.open("/")
    room = opened(house, ada, "dune", ME, LINK, BOT)
    bob = Visitor(house)
    joining = bob.open(invitation(ada.open(f"/games/{room.id}")))
    bob.send(joining.form(joining.path), name="Bob")
    seats = {seat.owner: seat.number for seat in room.seats}
    assert len(seats) == 3
    people = (ada, bob)
    for person in (ada.client.person, bob.client.person):
        (own,) = room.seats_of(person)
        assert refused(partial(hints.hint, room, person, own, "en")) == ("hints-off", 409)
    for visitor in people:
        assert not hints.on(room)
        page = visitor.open(f"/games/{room.id}")
        assert not page.has_form("hint-ask")
        page = visitor.send(page.form("hints"), ("want", "yes"))
        assert page.html.count("wants hints") == people.index(visitor) + 1, "all see who wants some"
    assert hints.on(room)
    number = next(seat for seat in room.asked())
    owner = next(v for v in people if number in room.seats_of(v.client.person))
    assert hints.hint(room, owner.client.person, number, "en").tips
    ada.send(ada.open(f"/games/{room.id}").form("hints"), ("want", "no"))
    assert not hints.on(room)


def test_at_one_screen_it_is_simply_on(house: House, ada: Visitor) -> None:
    ada.open("/")
    room = opened(house, ada, "dune", ME, FRIEND)
    assert hints.on(room)
    assert hints.wishes(room) == ()
    assert refused(lambda: hints.wish(room, somebody(), True)) == ("not-seated", 403)


def test_a_bot_that_does_not_answer_is_told_of(house: House, ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.open("/")
    room = opened(house, ada)

    def died(*_args: object, **_more: object) -> None:
        raise Died("it took too long")

    monkeypatch.setattr("hagal.bots.remote.advise", died)
    page = asked(ada, room)
    assert "no answer just now" in page.text
    assert page.has_form("ask"), "the game goes on"


def test_programs_ask_too(house: House) -> None:
    client = house.client()
    game = client.post("/api/games", json={"title": "dune"}).json()
    assert game["hints"] is True
    found = client.get(f"/api/games/{game['id']}/hint").json()
    assert found["decision"] == game["decision"]
    assert {tip["key"] for tip in found["tips"]} <= {offer["key"] for offer in game["question"]["offers"]}
    assert found["tips"][0]["behind"] is None
    answer = client.post(f"/api/games/{game['id']}/hints", json={"want": True})
    assert answer.status_code == 200


def test_it_costs_what_it_takes_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    client = house.client()
    game = client.post("/api/games", json={"title": "dune"}).json()
    paid: list[float] = []
    monkeypatch.setattr(house.rooms.limits, "think", lambda _person, seconds: paid.append(seconds))
    for _ in range(3):
        assert client.get(f"/api/games/{game['id']}/hint").status_code == 200
    assert paid == [house.rooms.settings.bot_budget]
