"""Hunted through plain forms: the set-up of this game, asides without haste, two Avatars of one person, the end."""

from __future__ import annotations

from random import Random

import pytest

from hagal.games.encounters.hunted.catalogue import census
from hagal.table.refusal import Refused
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.wish import Wish
from hagal.text import LANGUAGES
from tests.games.encounters.eager import best
from tests.support.client import FRIEND, ME, House, deal, somebody
from tests.support.forms import Page, Visitor
from tests.support.pages import play, sound
from tests.support.spoken import speaks_only


@pytest.fixture
def ada(house: House) -> Visitor:
    return Visitor(house)


def start(visitor: Visitor, **typed: str) -> Page:
    """A new table through the form of this game."""
    page = visitor.open("/?title=encounters")
    form = next(form for form in page.read.forms if form.action == "/games" and "players" in form.fields)
    return visitor.send(form, None, **{name.replace("_at_", "-"): value for name, value in typed.items()})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page(house: House, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, 7)
    ada = Visitor(house, lang)
    sound(ada.open("/?title=encounters"), lang)
    table = start(ada)
    assert table.stage == "table"
    base = table.read.ids["table"]["data-path"]
    places = (base, f"{base}/log", f"{base}/report", f"{base}/replay", f"{base}?seat=-1")
    for path in places:
        sound(ada.open(path), lang)
        speaks_only(ada.open(path), lang)
    page = play(ada, ada.open(base), rng=Random(2))
    assert page.stage == "end"
    for path in (base, f"{base}?final=1", f"{base}/replay?at=30", f"{base}/log", "/?title=encounters"):
        sound(ada.open(path), lang)
        speaks_only(ada.open(path), lang)
    assert start(ada, players="3", kind_at_1="friend", kind_at_2="friend").stage == "curtain"


def test_one_click_starts_a_solo_game(ada: Visitor) -> None:
    quick = next(form for form in ada.open("/").read.forms if form.fields.get("quick") == "encounters")
    page = ada.send(quick)
    assert page.stage == "table"
    assert "The Wilds" in page.text


def test_how_many_cards_are_stand_ins_is_told_before_a_game_starts(ada: Visitor) -> None:
    for film in (1, 2):
        n, cards = census.of_film(film)
        assert f"{n} of its {cards} cards are stand-ins" in ada.open("/?title=encounters").text
    n, cards = census.of_film(1)
    assert f"the first film; {n} of its {cards} cards are stand-ins" in ada.open("/").text
    page = ada.open("/?title=encounters").text
    assert "Dutch (6 of 14 are stand-ins)" in page
    assert "Get to the Choppa! (5 of 13 are stand-ins)" in page
    assert "War Zone (" not in page, "all of its cards are known"


def test_the_form_is_read(house: House, ada: Visitor) -> None:
    more = {"who-dutch": "yes", "who-mac": "yes", "who-keyes": "yes", "who-danny": "yes", "set-young_blood": "2"}
    page = start(
        ada,
        players="2",
        kind_at_1="friend",
        film="2",
        location="val_verdean_jungle",
        objectives="named",
        characters="named",
        avatars="named",
        avatar_at_0="reporter",
        tough="yes",
        objective_at_2="personal_little_war",
        **more,
    )
    room = house.rooms.open(page.read.ids["table"]["data-path"].removeprefix("/games/"))
    options = room.game.record.options
    assert (options["film"], options["location"], options["young_blood"]) == (2, "val_verdean_jungle", 2)
    assert sorted(options["characters"]) == ["danny", "dutch", "keyes", "mac"]
    assert options["objectives"] == ["expendable_assets", "personal_little_war", "get_to_the_choppa"]
    assert options["avatars"][0] == "reporter"
    assert options["avatars"][1] not in ("reporter", "random")
    assert options["tough"] is True


WRONG = {
    "players": {"players": "6"},
    "film": {"film": "3"},
    "location": {"location": "moon"},
    "objectives": {"objectives": "x"},
    "objective-1": {"objectives": "named", "objective-1": "get_to_the_choppa"},
    "characters": {"characters": "named", "who-dutch": "yes"},
    "avatars": {"avatars": "x"},
    "avatar-1": {"players": "2", "avatars": "named", "avatar-0": "swat", "avatar-1": "swat"},
    "set-wilds": {"set-wilds": "9"},
    "alone": {"alone": "three"},
    "name-0": {"name-0": "x" * 90},
}


@pytest.mark.parametrize("field", WRONG)
def test_what_cannot_be_so_is_told_beside_its_field(ada: Visitor, field: str) -> None:
    page = start(ada, **WRONG[field])
    assert page.status == 400
    assert f"wrong-{field}" in page.read.ids
    for lang in LANGUAGES:
        speaks_only(
            Page(
                ada.client.post(
                    "/games", data={"title": "encounters", **WRONG[field]}, headers={"Accept-Language": lang}
                )
            ),
            lang,
        )


def test_two_avatars_of_one_person_have_no_curtain(house: House, ada: Visitor) -> None:
    page = start(ada, alone="two", name_at_0="Ada")
    room = house.rooms.open(page.read.ids["table"]["data-path"].removeprefix("/games/"))
    assert room.shared
    assert room.players == 2
    rng = Random(4)
    for _ in range(18):
        assert page.stage == "table"
        form = page.form("ask")
        page = ada.send(form, rng.choice(form.buttons))
    seen = room.sight(ada.client.person, room.asked()[0], "en").view["players"]
    assert all(None not in p["hand"] for p in seen)
    assert all(None in p["hand"] for p in room.sight(ada.client.person, -1, "en").view["players"] if p["hand"])


def test_bots_leave_time_to_coordinate(house: House, ada: Visitor) -> None:
    page = start(ada, players="2", kind_at_1="random")
    room = house.rooms.open(page.read.ids["table"]["data-path"].removeprefix("/games/"))
    assert room.pace == "slow"


# Asides


def with_aside(rooms: Rooms) -> tuple[Room, int]:
    """A game of two friends at one browser in which one may Coordinate now."""
    rng = Random(1)
    person = somebody()
    room = rooms.create(person, Wish("encounters", (ME, FRIEND), seed=3))
    room.person = person  # type: ignore[attr-defined]
    while not room.over:
        aside = next((found.seat for found in room.game.decisions if found.aside), -1)
        if aside >= 0:
            return room, aside
        decision = room.game.decisions[0]
        key = decision.keys[rng.choice(best(decision.keys))]
        room.choose(person, decision.seat, room.decision, key)
    raise AssertionError("nobody could Coordinate")


def test_an_aside_closes_no_question(rooms: Rooms) -> None:
    room, seat = with_aside(rooms)
    person = room.person  # type: ignore[attr-defined]
    asked = room.asked()[0]
    before, version = room.decision, room.version
    aside = room.sight(person, seat, "en").asides[0]
    room.choose(person, seat, before, aside.offers[0].key)
    assert (room.decision, room.version) == (before, version + 1)
    # Whoever is asked had the page from before on the screen: the choice still counts.
    room.choose(person, asked, before, room.game.decisions[0].keys[0])


def test_an_aside_is_in_time_while_the_same_player_acts(rooms: Rooms) -> None:
    room, seat = with_aside(rooms)
    person = room.person  # type: ignore[attr-defined]
    asked = room.asked()[0]
    old = room.decision
    key = room.sight(person, seat, "en").asides[0].offers[0].key
    played = next(key for key in room.game.decisions[0].keys if key.startswith("play "))
    room.choose(person, asked, old, played)
    assert room.decision > old
    if room.asked() == (asked,) and room.sight(person, seat, "en").asides:
        room.choose(person, seat, old, key)
    with pytest.raises(Refused, match="stale"):
        room.choose(person, asked, old, "done")


def test_nobody_is_asked_for_by_an_aside(rooms: Rooms) -> None:
    room, seat = with_aside(rooms)
    person = room.person  # type: ignore[attr-defined]
    assert seat not in room.asked()
    assert room.sight(person, seat, "en").question is None
    assert room.curtain(person, seat) == room.asked()[0]
