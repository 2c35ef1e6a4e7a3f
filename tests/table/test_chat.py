"""What is said at a table: who reads and writes, in which language, within which limits; and nudges."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

import pytest

from hagal.table.people import CHAT_LENGTH, STRANGER, Person, clean_line
from hagal.table.rooms.chat import PHRASES
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage import chat as storage
from hagal.table.storage.chat import Chat, Line
from hagal.table.storage.store import Store
from hagal.text import LANGUAGES
from tests.support.client import BOT, FRIEND, LINK, ME, House, first, refused, solo, somebody
from tests.support.forms import Visitor
from tests.support.pages import SECRET, sound

EASY = {"title": "encounters", "options": {"first": 1}}
"""The second seat is asked first."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, burst_chat=1e9)


def table(rooms: Rooms, **wish: Any) -> tuple[Room, Person, Person]:
    """Ada and Eve at a table."""
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK), **wish))
    rooms.join(eve, room.links(ada)[1], "Eve")
    room.rename(ada, 0, "Ada")
    return room, ada, eve


def told(rooms: Rooms, room: Room, person: Person, lang: str = "en") -> list[tuple[str, str]]:
    return [(line.name, line.text) for line in rooms.chat.read(room, person, lang)]


def test_what_is_said_is_read_by_those_at_the_table_in_its_order(rooms: Rooms) -> None:
    room, ada, eve = table(rooms)
    before = room.version
    rooms.chat.say(room, ada, 0, "Hello,\nEve! \u202e\x07")
    rooms.chat.say(room, eve, 1, phrase="luck")
    for reader in (ada, eve):
        assert told(rooms, room, reader) == [("Ada", "Hello, Eve!"), ("Eve", "Good luck!")]
    assert [line.mine for line in rooms.chat.read(room, ada, "en")] == [True, False]
    assert [line.number for line in rooms.chat.read(room, ada, "en", since=1)] == [2]
    assert room.version == before, "no page of the board is fetched anew for it"


def test_a_phrase_is_read_in_the_readers_own_language(rooms: Rooms) -> None:
    room, ada, _eve = table(rooms)
    for phrase in PHRASES:
        rooms.chat.say(room, ada, 0, phrase=phrase)
    read = {lang: [text for _name, text in told(rooms, room, ada, lang)] for lang in LANGUAGES}
    for lang, texts in read.items():
        assert len(set(texts)) == len(PHRASES), lang
        assert all(texts)
    assert all(len({read[lang][k] for lang in LANGUAGES}) == 3 for k in range(len(PHRASES)))


def test_who_may_not_read_or_write(rooms: Rooms) -> None:
    room, ada, _eve = table(rooms)
    rooms.chat.say(room, ada, 0, "Between us.")
    for person in (somebody(), STRANGER):
        assert refused(rooms.chat.read, room, person, "en") == ("no-chat", 403)
        assert refused(rooms.chat.speakers, room, person, "en") == ("no-chat", 403)
    assert refused(rooms.chat.say, room, somebody(), -1, "Hello", name="Cy") == ("no-chat", 403)
    assert refused(rooms.chat.say, room, STRANGER, -1, "Hello", name="Cy") == ("unknown", 401)


def test_alone_there_is_nobody_to_talk_to(rooms: Rooms) -> None:
    ada = somebody()
    for seats in ((ME,), (ME, BOT), (ME, FRIEND)):
        room = rooms.create(ada, solo(seats=seats))
        assert not room.company
        assert refused(rooms.chat.say, room, ada, 0, "Hello") == ("no-chat", 403)
    book = rooms.upload(ada, str(room.game.record))
    assert refused(rooms.chat.read, book, ada, "en") == ("no-chat", 403)
    assert refused(book.set_spectators, ada, True) == ("only-replay", 409)


def test_nobody_speaks_through_anothers_seat(rooms: Rooms) -> None:
    room, ada, eve = table(rooms)
    rooms.chat.say(room, eve, 0, "I am Ada!")
    assert told(rooms, room, ada) == [("Eve", "I am Ada!")]


def test_spectators_speak_if_the_host_lets_them_and_by_a_name_of_their_own(rooms: Rooms) -> None:
    room, ada, eve = table(rooms)
    cy, dan = somebody(), somebody()
    assert refused(room.set_spectators, eve, True) == ("not-host", 403)
    room.set_spectators(ada, True)
    assert refused(rooms.chat.say, room, cy, -1, "Hello") == ("chat-name", 400)
    assert refused(rooms.chat.say, room, cy, -1, "Hello", name=" ada ") == ("name-taken", 409)
    rooms.chat.say(room, cy, 0, "Hello", name="Cy")
    assert refused(rooms.chat.say, room, dan, -1, "Hello", name="CY") == ("name-taken", 409)
    rooms.chat.say(room, cy, -1, "It is me again")
    assert told(rooms, room, dan) == [("Cy", "Hello"), ("Cy", "It is me again")]
    assert told(rooms, room, STRANGER) == told(rooms, room, ada)
    seats = [line.seat for line in rooms.chat.read(room, ada, "en")]
    who = {line.who for line in rooms.chat.read(room, ada, "en")}
    assert seats == [-1, -1], "marked as somebody who looks on"
    assert len(who) == 1
    assert cy.hash not in who.pop()
    assert [one.name for one in rooms.chat.speakers(room, ada, "en")] == ["Ada", "Eve", "Cy"]
    room.set_spectators(ada, False)
    assert refused(rooms.chat.read, room, cy, "en") == ("no-chat", 403)


def test_a_line_has_bounds(rooms: Rooms) -> None:
    room, ada, _eve = table(rooms)
    say = rooms.chat.say
    for nothing in ("", "  \n ", "\u200b\u202e", "\x00", "\u200d", "\u3164"):
        assert refused(say, room, ada, 0, nothing) == ("chat-empty", 400)
    assert refused(say, room, ada, 0, "x" * (CHAT_LENGTH + 1)) == ("chat-long", 400)
    assert refused(say, room, ada, 0, phrase="<b>") == ("chat-phrase", 400)
    say(room, ada, 0, "x" * CHAT_LENGTH)
    assert clean_line("x" * 100_000) == "x" * (4 * CHAT_LENGTH)
    assert clean_line("👩\u200d🚀 ok") == "👩\u200d🚀 ok"


def test_nobody_speaks_too_fast(settings: Settings) -> None:
    rooms = Rooms(Store(settings.url), replace(settings, rate_chat=0.001, burst_chat=2.0))
    room, ada, eve = table(rooms)
    for _ in range(2):
        rooms.chat.say(room, ada, 0, phrase="hello")
    assert refused(rooms.chat.say, room, ada, 0, "again") == ("too-fast", 429)
    rooms.chat.say(room, eve, 1, "I have said nothing yet")
    room.set_spectators(ada, True)
    crowd = [replace(somebody(), address="10.9.9.9") for _ in range(20)]
    codes: list[str] = []
    for number, one in enumerate(crowd):
        try:
            rooms.chat.say(room, one, -1, "Hello", name=f"Guest {number}")
        except Exception as error:
            codes.append(str(error))
    assert len(codes) == 10, "new cookies do not help"
    rooms.close()


def test_the_oldest_lines_go(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "KEPT", 10)
    monkeypatch.setattr(storage, "TIDY", 5)
    room, ada, _eve = table(rooms)
    for number in range(1, 31):
        rooms.chat.say(room, ada, 0, f"line {number}")
    numbers = [line.number for line in rooms.chat.read(room, ada, "en")]
    assert numbers == list(range(21, 31))


def test_several_who_speak_at_once_get_numbers_of_their_own(settings: Settings, rooms: Rooms) -> None:
    room, ada, _eve = table(rooms)
    stores = [Store(settings.url) for _ in range(2)]

    def speak(store: Store) -> None:
        for number in range(10):
            Chat(store).add(Line(room.id, 0, ada.hash, "", 1.0, "text", str(number)))

    threads = [threading.Thread(target=speak, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [line.number for line in rooms.chat.read(room, ada, "en")] == list(range(1, 21))
    for store in stores:
        store.close()


def test_a_game_that_goes_takes_its_lines_along(rooms: Rooms) -> None:
    room, ada, eve = table(rooms)
    rooms.chat.say(room, ada, 0, "Hello")
    for person in (ada, eve):
        rooms.forget(person, room.id)
    rooms.store.clear(rooms.clock())
    assert rooms.chat.kept.lines(room.id) == []


def test_it_is_never_part_of_the_game(house: House) -> None:
    room, ada, eve = table(house.rooms)
    house.rooms.chat.say(room, ada, 0, "Nobody knows the trouble")
    room.choose(*((ada, 0) if 0 in room.asked() else (eve, 1)), room.decision, chosen(room, ada, eve))
    for seat, person in enumerate((ada, eve)):
        assert "trouble" not in room.record(person, seat)
        assert "trouble" not in room.report(person, seat, "look").record
    assert "trouble" not in room.game.save()


def chosen(room: Room, ada: Person, eve: Person) -> str:
    return first(room, ada, 0) if 0 in room.asked() else first(room, eve, 1)


# Nudges


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def late(settings: Settings) -> Any:
    clock = Clock()
    rooms = Rooms(Store(settings.url), settings, clock)
    yield rooms, clock
    rooms.close()


def test_whoever_is_waited_for_is_reminded_once(late: tuple[Rooms, Clock]) -> None:
    rooms, clock = late
    room, ada, eve = table(rooms, **EASY)
    assert room.asked() == (1,)
    assert room.nudges(ada) == (1,)
    assert room.nudge_wait == 180.0
    assert refused(rooms.chat.nudge, room, ada, 1) == ("nudge-early", 409)
    clock.now += 180.0
    assert refused(rooms.chat.nudge, room, ada, 0) == ("no-nudge", 409)
    assert refused(rooms.chat.nudge, room, eve, 1) == ("no-nudge", 409), "not oneself"
    assert refused(rooms.chat.nudge, room, somebody(), 1) == ("not-seated", 403)
    assert refused(rooms.chat.nudge, room, STRANGER, 1) == ("unknown", 401)
    rooms.chat.nudge(room, ada, 1)
    assert refused(rooms.chat.nudge, room, ada, 1) == ("nudged", 409)
    line = rooms.chat.read(room, eve, "en")[-1]
    assert (line.kind, line.target, line.text) == (
        "nudge",
        1,
        "knocks on the table: Eve, we are waiting for you.",
    )
    assert room.nudges(ada) == ()
    room.choose(eve, 1, room.decision, first(room, eve, 1))
    while room.asked() != (1,):
        room.choose(ada, 0, room.decision, first(room, ada, 0))
    assert refused(rooms.chat.nudge, room, ada, 1) == ("nudge-early", 409), "for the next decision it begins anew"


def test_once_is_once_in_every_process(late: tuple[Rooms, Clock], settings: Settings) -> None:
    rooms, clock = late
    room, ada, _eve = table(rooms, **EASY)
    clock.now += 200.0
    other = Rooms(Store(settings.url), settings, clock)
    rooms.chat.nudge(room, ada, 1)
    assert refused(other.chat.nudge, other.open(room.id), ada, 1) == ("nudged", 409)
    other.close()


def test_nobody_nudges_a_bot_or_an_empty_chair(late: tuple[Rooms, Clock]) -> None:
    rooms, clock = late
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK, LINK), **EASY))
    clock.now += 1000.0
    assert room.nudges(ada) == ()
    room.start(ada)
    assert room.nudges(ada) == ()
    assert refused(rooms.chat.nudge, room, ada, 1) == ("no-nudge", 409)


# Pages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_the_chat(house: House, lang: str) -> None:
    ada, eve = Visitor(house, lang), Visitor(house, lang)
    for visitor in (ada, eve):
        visitor.open("/")
    room = house.rooms.create(ada.client.person, solo(seats=(ME, LINK)))
    house.rooms.join(eve.client.person, room.links(ada.client.person)[1], SECRET[:30])
    path = f"/games/{room.id}"
    page = ada.open(path)
    assert page.read.ids["open-chat"]["data-key"] == "c"
    sound(page, lang)
    chat = ada.open(f"{path}/chat")
    sound(chat, lang)
    form = chat.form("/chat")
    assert [value for name, value in form.buttons if name == "phrase"] == list(PHRASES)
    empty = ada.send(form, text="  ")
    assert (empty.status, empty.read.ids["chat-text"]["aria-invalid"]) == (400, "true")
    long = ada.send(form, text="y" * 301)
    assert long.status == 400
    assert "y" * 301 in long.html
    said = ada.send(form, text=SECRET)
    assert said.path == f"{path}/chat"
    assert SECRET not in said.html
    assert "&lt;script&gt;" in said.html
    eve.send(eve.open(f"{path}/chat").form("/chat"), ("phrase", "nice"))
    ada.send(form, text="Between us.")
    part = ada.client.get(f"{path}/chat?part=chat&since=2").text
    assert part.count("data-line=") == 1
    assert SECRET not in part
    assert "<html" not in part
    stranger = Visitor(house, lang)
    assert stranger.open(f"{path}/chat").status == 403
    assert "open-chat" not in stranger.open(path).read.ids
    assert "Between us" not in stranger.open(path).html + ada.open(path).html, "no line is on the board"


def test_the_script_is_answered_with_lines_or_a_sentence(house: House) -> None:
    ada = Visitor(house)
    ada.open("/")
    room = house.rooms.create(ada.client.person, solo(seats=(ME, LINK)))
    path, script = f"/games/{room.id}/chat", {"X-Part": "chat"}
    answer = ada.client.post(path, data={"text": "One", "seat": "0", "since": "0"}, headers=script)
    assert (answer.status_code, answer.text.count("data-line=")) == (200, 1)
    answer = ada.client.post(path, data={"text": "Two", "seat": "x", "since": "1"}, headers=script)
    assert answer.text.count("data-line=") == 1
    answer = ada.client.post(path, data={"text": ""}, headers=script)
    assert (answer.status_code, answer.json()["code"]) == (400, "chat-empty")
    answer = house.client(browser=True).post(path, data={"text": "Hello"}, headers=script)
    assert (answer.status_code, answer.json()["code"]) == (403, "no-chat")


def test_solo_there_is_no_chat_on_the_page(house: House) -> None:
    ada = Visitor(house)
    ada.open("/")
    room = house.rooms.create(ada.client.person, solo())
    page = ada.open(f"/games/{room.id}")
    assert "chat" not in page.read.ids
    assert "open-chat" not in page.read.ids
    assert ada.open(f"/games/{room.id}/chat").status == 403


def test_the_host_lets_spectators_take_part(house: House) -> None:
    ada, cy = Visitor(house), Visitor(house)
    ada.open("/")
    cy.open("/")
    room = house.rooms.create(ada.client.person, solo(seats=(ME, LINK)))
    room.start(ada.client.person)
    path = f"/games/{room.id}"
    ada.send(ada.open(path).form("spectators"), ("may", "yes"))
    assert room.spectators
    assert "open-chat" in cy.open(path).read.ids
    nameless = cy.send(cy.open(f"{path}/chat").form("/chat"), text="Hello")
    assert nameless.status == 400
    cy.send(cy.open(f"{path}/chat").form("/chat"), text="Hello", name="Cy")
    assert "Cy" in ada.open(f"{path}/chat").text
    assert cy.client.post(f"{path}/spectators", data={"may": "no"}).status_code == 403
    assert cy.open(f"{path}/spectators").path == path


def test_a_nudge_on_the_page(house: House) -> None:
    clock = Clock()
    house.rooms.clock = clock
    ada, eve = Visitor(house), Visitor(house)
    for visitor in (ada, eve):
        visitor.open("/")
    room = house.rooms.create(ada.client.person, solo(seats=(ME, LINK), **EASY))
    house.rooms.join(eve.client.person, room.links(ada.client.person)[1], "Eve")
    path = f"/games/{room.id}"
    early = ada.open(path)
    assert f'data-wait="{clock.now + 180:.0f}" hidden' in early.html
    assert "/nudge" not in [form.action for form in eve.open(path).read.forms]
    clock.now += 181.0
    page = ada.open(path)
    assert f'data-wait="{clock.now - 1:.0f}"><' in page.html
    after = ada.send(page.form("/nudge"), ("whom", "1"))
    assert "Nudge Eve" not in after.text
    refused_ = ada.client.post(f"{path}/nudge", data={"whom": "1", "seat": "0"})
    assert (refused_.status_code, "nudged them already" in refused_.text) == (409, True)
    assert "data-nudge" in eve.client.get(f"{path}/chat?part=chat").text
    assert "data-nudge" not in ada.client.get(f"{path}/chat?part=chat").text


# Programs


def test_programs_talk_too(house: House) -> None:
    ada, bo = house.client(), house.client()
    view = ada.post(
        "/api/games", json={"title": "dune", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}]}
    ).json()
    path = f"/api/games/{view['id']}"
    said = ada.post(f"{path}/chat", json={"text": "Hello"})
    assert (said.status_code, said.json()["name"], said.json()["text"]) == (201, "Ada", "Hello")
    ada.post(f"{path}/chat", json={"phrase": "luck"})
    assert [line["text"] for line in ada.get(f"{path}/chat?lang=ru").json()] == ["Hello", "Удачи!"]
    assert [line["number"] for line in ada.get(f"{path}/chat?since=1").json()] == [2]
    assert bo.get(f"{path}/chat").json()["code"] == "no-chat"
    assert bo.post(f"{path}/chat", json={"text": "Hello", "name": "Bo"}).status_code == 403
    assert bo.post(f"{path}/spectators", json={"chat": True}).status_code == 403
    assert ada.post(f"{path}/spectators", json={"chat": True}).status_code == 200
    assert bo.post(f"{path}/chat", json={"text": "Hello", "name": "Bo"}).json()["seat"] == -1
    assert house.client(stranger=True).get(f"{path}/chat").status_code == 200
    assert house.client(stranger=True).post(f"{path}/chat", json={"text": "x", "name": "y"}).status_code == 401
    assert ada.post(f"{path}/nudge", json={"seat": 1}).json()["code"] == "no-nudge"


def test_nothing_is_kept_of_a_game_that_is_gone(rooms: Rooms) -> None:
    assert refused(rooms.chat.kept.add, Line("nothing", 0, "", "", 1.0, "text", "Hello")) == ("no-game", 404)
