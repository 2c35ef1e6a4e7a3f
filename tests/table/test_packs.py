"""Content packs at the table: by plain forms and by the JSON API; kept, named, broken, in conflict, and gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal

from hagal import packs
from hagal.games.encounters.hunted.catalogue import census
from hagal.table.packs import Shelf
from hagal.table.refusal import Refused
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.serve import run
from hagal.table.settings import Settings
from hagal.table.storage.store import Store
from hagal.table.wish import Wish
from hagal.text import LANGUAGES
from tests.support.client import ME, House, somebody
from tests.support.forms import Page, Visitor
from tests.support.packs import OWN, SAMPLE
from tests.support.pages import sound
from tests.support.spoken import speaks_only

TEXT = SAMPLE.read_text(encoding="utf-8")
HUNT = SAMPLE.with_name("hunters.yaml")
OTHER = """hagal: pack 1
game: encounters
pack: other
replace: {mac_common: {attack: 3}}
"""


@pytest.fixture(autouse=True)
def kept(data_folder: Path) -> Path:
    """The folder of kept packs."""
    packs.keep(SAMPLE)
    return data_folder / "hagal" / "packs"


@pytest.fixture
def ada(house: House) -> Visitor:
    return Visitor(house)


@pytest.fixture
def named(tmp_path: Path, settings: Settings) -> Iterator[House]:
    """A server that was started with `--pack FILE`, a file that is not kept."""
    file = written(tmp_path / "mine.yaml", OTHER)
    with start_blocking_portal() as portal:
        found = House(portal, Settings(database=settings.url, seeds=True, burst_heavy=1e9, packs=(str(file),)))
        yield found
        found.rooms.close()


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def changed(folder: Path, *pairs: tuple[str, str]) -> Path:
    """The sample with something else in it."""
    text = TEXT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return written(folder / "changed.yaml", text)


def setup_form(page: Page) -> Any:
    return next(form for form in page.read.forms if form.action == "/games" and "players" in form.fields)


def start(visitor: Visitor, typed: dict[str, str]) -> Page:
    return visitor.send(setup_form(visitor.open("/?title=encounters")), None, **typed)


def room_of(house: House, page: Page) -> Room:
    return house.rooms.open(page.read.ids["table"]["data-path"].removeprefix("/games/"))


def ref() -> str:
    return packs.read(SAMPLE).ref


# The form


def test_numbers_of_stand_ins_count_what_is_ticked(ada: Visitor) -> None:
    n, cards = census.of_film(1)
    empty = ada.open("/?title=encounters")
    assert f"{n} of its {cards} cards are stand-ins" in empty.text.split("This is what you mix")[1]
    ticked = ada.draft("look", empty, **{"pack-sample": "yes"}).text.split("This is what you mix")[1]
    found = re.search(r"(\d+) of its \d+ cards are stand-ins", ticked)
    assert found is not None
    assert int(found[1]) < n


def test_numbers_of_single_parts_are_those_without_packs_and_the_form_says_so(ada: Visitor, kept: Path) -> None:
    said = "The numbers behind single parts are without content packs."
    assert said in ada.open("/?title=encounters").text
    for file in kept.iterdir():
        file.unlink()
    assert said not in ada.open("/?title=encounters").text, "where there are none, there is nothing to say"


def test_the_form_lists_what_is_kept_with_what_it_holds(ada: Visitor) -> None:
    page = ada.open("/?title=encounters")
    assert "checked" not in page.read.ids["pack-sample"]
    for told in (
        "sample",
        "Everything that a pack can hold",
        "Replaces 7 components, adds 10 new ones",
        "Scout, Medic, Pilot",
        "Frozen Lake",
    ):
        assert told in page.text
    assert "Dutch" in page.text
    assert "pack-sample" not in ada.open("/").read.ids


OTHERWISE = [
    ("en", "a source reports “role: partners_in_crime”, the pack says “role: running_the_streets”.", "2 warnings"),
    ("ru", "источник сообщает «role: partners_in_crime», в наборе стоит «role: running_the_streets».", "2 предупр"),
    ("pt-BR", "uma fonte informa “role: partners_in_crime”, o pacote diz “role: running_the_streets”.", "2 avisos"),
]


@pytest.mark.parametrize(("lang", "told", "count"), OTHERWISE, ids=[lang for lang, _told, _count in OTHERWISE])
def test_the_form_tells_where_sources_say_otherwise(
    house: House, tmp_path: Path, lang: str, told: str, count: str
) -> None:
    entry = "swat: {health: 11, defense: 4, role: running_the_streets}"
    packs.keep(written(tmp_path / "mine.yaml", OTHER.replace("mac_common: {attack: 3}", entry)))
    page = Visitor(house, lang).open("/?title=encounters")
    assert told in page.text
    assert count in page.text
    sound(page, lang)
    found = house.client().get("/api/titles/encounters", headers={"Accept-Language": lang}).json()["packs"]
    assert {pack["name"]: len(pack["warnings"]) for pack in found} == {"other": 2, "sample": 3}


MODES = [
    ("en", "For the mode Hunters. Replaces 24 components"),
    ("ru", "Для режима «Охотники»."),
    ("pt-BR", "Caçadores"),
]


@pytest.mark.parametrize(("lang", "told"), MODES, ids=[lang for lang, _told in MODES])
def test_the_form_says_which_mode_a_pack_is_for(house: House, lang: str, told: str) -> None:
    packs.keep(HUNT)
    page = Visitor(house, lang).open("/?title=encounters")
    assert told in page.text
    sound(page, lang)
    found = house.client().get("/api/titles/encounters", headers={"Accept-Language": lang}).json()["packs"]
    assert {pack["name"]: pack["mode"] for pack in found} == {"hunt": "hunters", "sample": "hunted"}


def test_a_pack_for_another_mode_is_not_played_with(ada: Visitor, house: House) -> None:
    packs.keep(HUNT)
    room = room_of(house, start(ada, {"players": "1", "pack-sample": "yes", "pack-hunt": "yes"}))
    assert room.game.record.packs == (ref(),)
    hunt = {"players": "1", "mode": "hunters", "pack-sample": "yes", "pack-hunt": "yes"}
    room = room_of(house, start(ada, hunt))
    assert room.game.record.packs == (packs.read(HUNT).ref,)


def test_no_packs_no_words_about_them(ada: Visitor, kept: Path) -> None:
    for file in kept.iterdir():
        file.unlink()
    assert "Content packs" not in ada.open("/?title=encounters").text


def test_a_pack_is_part_of_the_game(house: House, ada: Visitor) -> None:
    page = start(ada, {"pack-sample": "yes"})
    room = room_of(house, page)
    assert room.game.record.packs == (ref(),)
    assert page.read.ids["table"]["data-components"] == f"/games/{room.id}/components"
    assert "sample" in page.text
    assert "sample" in ada.open("/").text
    assert room_of(house, start(ada, {})).game.record.packs == ()


def test_what_a_pack_adds_can_be_named(house: House, ada: Visitor) -> None:
    typed = {"pack-sample": "yes", "location": "frozen_lake", "objectives": "named", "characters": "named"}
    typed |= {f"who-{id}": "yes" for id in OWN["characters"]}
    typed |= {f"objective-{k}": id for k, id in enumerate(OWN["objectives"], start=1)}
    typed |= {"players": "2", "kind-1": "friend", "avatars": "named", "avatar-0": "medic", "avatar-1": "pilot"}
    options = room_of(house, start(ada, typed)).game.record.options
    assert options["location"] == OWN["location"]
    assert options["objectives"] == OWN["objectives"]
    assert sorted(options["characters"]) == sorted(OWN["characters"])
    assert options["avatars"] == ["medic", "pilot"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_with_a_pack_needs_it(house: House, lang: str) -> None:
    typed = {"location": "frozen_lake", "avatars": "named", "avatar-0": "medic", "name-0": "Ada"}
    page = start(Visitor(house, lang), typed)
    assert page.status == 400
    assert {"wrong-location", "wrong-avatar-0"} <= page.read.ids.keys()
    fields = setup_form(page).fields
    assert (fields["location"], fields["avatar-0"], fields["name-0"]) == ("frozen_lake", "medic", "Ada")
    sound(page, lang)


def test_people_of_packs_that_are_not_chosen_are_not_read(ada: Visitor) -> None:
    page = start(ada, {"characters": "named", **{f"who-{id}": "yes" for id in OWN["characters"]}})
    assert page.status == 400
    assert "wrong-characters" in page.read.ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_packs_that_do_not_go_together(house: House, tmp_path: Path, lang: str) -> None:
    packs.keep(changed(tmp_path, ("pack: sample", "pack: twin")))
    page = start(Visitor(house, lang), {"pack-sample": "yes", "pack-twin": "yes", "name-0": "Ada"})
    assert page.status == 400
    assert "wrong-packs" in page.read.ids
    assert setup_form(page).fields | {"pack-sample": "yes", "pack-twin": "yes", "name-0": "Ada"} == (
        setup_form(page).fields
    )
    sound(page, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pack_that_is_broken_or_gone(house: House, kept: Path, lang: str) -> None:
    visitor = Visitor(house, lang)
    form = setup_form(visitor.open("/?title=encounters"))
    file = next(kept.iterdir())
    file.write_text(TEXT.replace("damage: 3", "damage: many"), encoding="utf-8")
    page = visitor.send(form, None, **{"pack-sample": "yes", "name-0": "Ada"})
    assert page.status == 400
    assert "wrong-packs" in page.read.ids
    assert file.name in page.text
    assert str(kept) not in page.html
    assert setup_form(page).fields["name-0"] == "Ada"
    sound(page, lang)


def test_of_several_versions_the_newest_is_offered(house: House, ada: Visitor, tmp_path: Path) -> None:
    newer, path = packs.keep(changed(tmp_path, ("attack: 2, draw: 1", "attack: 3, draw: 1")))
    for file in path.parent.iterdir():
        if file != path:
            file.touch()
    assert len(packs.kept()) == 2
    newest = packs.kept()[0]
    room = room_of(house, start(ada, {"pack-sample": "yes"}))
    assert room.game.record.packs == (newest.ref,)
    assert newer.ref != ref()


def test_a_named_pack_is_chosen_from_the_start(named: House) -> None:
    ada = Visitor(named)
    assert "checked" in ada.open("/?title=encounters").read.ids["pack-other"]
    quick = next(form for form in ada.open("/").read.forms if form.fields.get("quick") == "encounters")
    assert room_of(named, ada.send(quick)).game.record.packs[0].startswith("other@")
    form = setup_form(ada.open("/?title=encounters"))
    assert form.fields.pop("pack-other") == "yes"
    assert room_of(named, ada.send(form)).game.record.packs == ()


def test_a_named_pack_is_kept_when_a_game_begins_with_it(named: House, settings: Settings, kept: Path) -> None:
    assert not list(kept.glob("other-*"))
    person = somebody()
    room = named.rooms.create(person, Wish("encounters", (ME,), packs=("other",), seed=1))
    assert list(kept.glob("other-*"))
    later = Rooms(Store(settings.url), settings)  # started without --pack
    assert later.open(room.id).game.record.packs == room.game.record.packs
    later.close()


@pytest.mark.parametrize("text", [OTHER.replace("attack: 3", "attack: many"), None])
def test_a_server_is_not_started_with_a_pack_that_cannot_be_used(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "mine.yaml"
    if text is not None:
        written(file, text)
    with pytest.raises(packs.PackError if text else Exception, match=r"mine\.yaml"):
        run(Settings(packs=(str(file),)))


# What clients cannot do


@pytest.mark.parametrize(
    "wish", ["secret.yaml", "./secret", "secret", "../sample", "", "sample@", "sample@000000000000"]
)
def test_no_client_can_name_a_file(house: House, tmp_path: Path, wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("secret.yaml", "secret"):
        packs.read(written(tmp_path / name, OTHER))
    answer = house.client().post("/api/games", json={"title": "encounters", "packs": [wish]})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-pack")
    page = start(Visitor(house), {f"pack-{wish}": "yes"})
    assert page.status == 400


def test_a_pack_is_for_its_game(house: House) -> None:
    answer = house.client().post("/api/games", json={"title": "dune", "packs": ["sample"]})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-pack")
    assert house.client().get("/api/titles/dune").json()["packs"] == []


# The JSON API


def test_titles_tell_of_packs(house: House) -> None:
    title = house.client().get("/api/titles/encounters").json()
    [pack] = title["packs"]
    assert (pack["name"], pack["hash"], pack["named"]) == ("sample", packs.read(SAMPLE).hash, False)
    assert "character:dutch_common" in pack["replaces"]
    assert "location:frozen_lake" in pack["adds"]
    named = {(setting, one["id"]): one["pack"] for setting, some in title["named"].items() for one in some}
    assert named["location", "frozen_lake"] == named["characters", "scout"] == named["avatars", "medic"] == "sample"
    assert named["characters", "dutch"] == ""


def test_a_game_by_name_hash_or_both(house: House) -> None:
    client = house.client()
    for wish in ("sample", packs.read(SAMPLE).hash, ref()):
        game = client.post("/api/games", json={"title": "encounters", "packs": [wish], "options": OWN})
        assert game.status_code == 201
        assert game.json()["packs"] == [ref()]
    assert client.get("/api/games").json()[0]["packs"] == [ref()]
    both = client.post("/api/games", json={"title": "encounters", "packs": ["sample", ref()]})
    assert both.json()["packs"] == [ref()]


def test_without_its_pack_nothing_of_it_can_be_named(house: House) -> None:
    answer = house.client().post("/api/games", json={"title": "encounters", "options": {"location": "frozen_lake"}})
    assert (answer.status_code, answer.json()["code"]) == (400, "option")


def test_the_api_refuses_what_does_not_go_together(house: House, tmp_path: Path) -> None:
    packs.keep(changed(tmp_path, ("pack: sample", "pack: twin")))
    for lang in LANGUAGES:
        answer = house.client().post(
            f"/api/games?lang={lang}", json={"title": "encounters", "packs": ["sample", "twin"]}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "packs-both")
        assert "twin" in answer.json()["error"]


# Components enlarged


def test_components_are_enlarged_as_their_game_has_them(house: House, ada: Visitor) -> None:
    with_pack, without = (room_of(house, start(ada, typed)) for typed in ({"pack-sample": "yes"}, {}))
    drawn = ada.client.get(f"/games/{with_pack.id}/components/character:dutch_common?lang=ru")
    assert "Высота" in drawn.text
    assert "из набора карт «sample»" in drawn.text
    assert "max-age" in drawn.headers["cache-control"]
    plain = ada.client.get("/components/encounters/character:dutch_common?lang=ru")
    assert "Высота" not in plain.text
    assert plain.text == ada.client.get(f"/games/{without.id}/components/character:dutch_common?lang=ru").text
    assert ada.client.get("/components/encounters/location:frozen_lake").status_code == 404
    assert ada.client.get(f"/games/{without.id}/components/location:frozen_lake").status_code == 404
    assert ada.client.get(f"/games/{with_pack.id}/components/person:scout").status_code == 404


def test_every_component_of_a_pack_is_enlarged_with_a_drawing(house: House, ada: Visitor) -> None:
    page = start(ada, {"pack-sample": "yes"})
    room = room_of(house, page)
    for one in packs.read(SAMPLE).content.components:
        if one.kind != "person":
            drawn = ada.client.get(f"/games/{room.id}/components/{one.ref}")
            assert drawn.status_code == 200, one.ref
            assert "from the content pack “sample”" in drawn.text
            art = drawn.text.split('href="#')[1].split('"')[0]
            assert f'id="{art}"' in page.html, one.ref


# A whole game


def whole(house: House, ada: Visitor) -> Room:
    ada.open("/")
    room = house.rooms.create(ada.client.person, Wish("encounters", (ME,), options=OWN, packs=("sample",), seed=4))
    house.play(room, ada.client.person)
    return room


def test_board_log_end_and_replay_show_the_pack(house: House, ada: Visitor) -> None:
    room = whole(house, ada)
    for lang in LANGUAGES:
        ada.client.post("/language", data={"lang": lang})
        for path in ("", "?final=1", "/log", "/replay?at=9"):
            sound(ada.open(f"/games/{room.id}{path}"), lang)
    ada.client.post("/language", data={"lang": "en"})
    assert "Crash Site" in ada.open(f"/games/{room.id}").text
    assert "Played with the content pack sample." in ada.open(f"/games/{room.id}").text
    board = ada.open(f"/games/{room.id}/replay?at=9")
    assert 'title="from the content pack “sample”"' in board.html
    assert "#a-stranger" in board.html
    assert 'id="a-stranger"' in board.html
    assert "Frozen Lake" in ada.open(f"/games/{room.id}/log").text


def test_again_branch_record_and_upload(house: House, ada: Visitor) -> None:
    room = whole(house, ada)
    again = ada.send(ada.open(f"/games/{room.id}").form("/again"))
    assert room_of(house, again).game.record.packs == (ref(),)
    branch = ada.client.post(f"/games/{room.id}/branch", data={"at": "5", "seat": "0"})
    assert room_of(house, Page(branch)).game.record.packs == (ref(),)
    paper = ada.client.get(f"/games/{room.id}/record").text
    answer = ada.client.post("/records", files={"record": ("r.txt", paper.encode())})
    assert "/replay" in str(answer.url)
    assert "Crash Site" in Page(answer).text


# A pack that is not here


def emptied(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()


def test_a_game_survives_a_restart(rooms: Rooms, other_rooms: Rooms) -> None:
    person = somebody()
    room = rooms.create(person, Wish("encounters", (ME,), options=OWN, packs=("sample",), seed=4))
    sight = room.sight(person, 0, "en")
    assert sight.question is not None
    room.choose(person, 0, sight.decision, sight.question.offers[0].key)
    there = other_rooms.open(room.id)
    assert there.game.view(0) == room.game.view(0)
    assert there.replay(person, 0, 0, "en").packs == (ref(),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_its_pack_a_game_waits(house: House, settings: Settings, kept: Path, lang: str) -> None:
    visitor = Visitor(house, lang)
    visitor.open("/")
    id = house.rooms.create(visitor.client.person, Wish("encounters", (ME,), packs=("sample",), seed=4)).id
    house.rooms.live.clear()
    emptied(kept)
    page = visitor.open(f"/games/{id}")
    assert page.status == 503
    assert packs.read(SAMPLE).hash in page.text
    api = house.client().get(f"/api/games/{id}")
    assert (api.status_code, api.json()["code"]) == (503, "game-pack")
    assert f"/games/{id}" in visitor.open("/").html
    packs.keep(SAMPLE)
    assert visitor.open(f"/games/{id}").stage == "table"
    emptied(kept)
    house.rooms.live.clear()
    assert visitor.client.post(f"/games/{id}/forget").status_code == 200
    assert f"/games/{id}" not in visitor.open("/").html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_without_its_pack_says_what_it_needs(house: House, ada: Visitor, kept: Path, lang: str) -> None:
    paper = ada.client.get(f"/games/{whole(house, ada).id}/record").text
    emptied(kept)
    ada.client.post("/language", data={"lang": lang})
    answer = Page(ada.client.post("/records", files={"record": ("r.txt", paper.encode())}))
    assert answer.status == 400
    assert f"“sample” (content {packs.read(SAMPLE).hash})" in answer.text or lang != "en"
    assert packs.read(SAMPLE).hash in answer.text
    speaks_only_but_for_packs(answer, lang)
    forged = paper.replace(f"packs: {ref()}", "packs: ../../secret@1")
    assert Page(ada.client.post("/records", files={"record": ("r.txt", forged.encode())})).status == 400


def speaks_only_but_for_packs(page: Page, lang: str) -> None:
    """Commands and names of packs are the same in all languages."""
    page.read.said = [
        said.replace("hagal pack keep", "").replace("sample", "").replace(packs.read(SAMPLE).hash, "")
        for said in page.read.said
    ]
    speaks_only(page, lang)


def test_a_shelf_without_anything(kept: Path) -> None:
    emptied(kept)
    shelf = Shelf()
    assert shelf.stock("encounters").packs == ()
    with pytest.raises(Refused, match="no-pack"):
        shelf.choose("encounters", ["sample"])
