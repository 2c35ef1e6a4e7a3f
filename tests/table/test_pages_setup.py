"""Legendary Encounters set up through plain forms, in all modes: a film by one click, each part by itself, a surprise,
what one mixes before it begins, and what does not go together with the reasons of the rules."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.encounters.alien.catalogue import census as alien_census
from hagal.games.encounters.hunted.catalogue import census as hunted_census
from hagal.games.encounters.hunters.catalogue import census as hunters_census
from hagal.games.encounters.names import FILMS
from hagal.table.games.encounters import setup
from hagal.table.games.encounters.setup.wished import MODES
from hagal.table.rooms.room import Room
from hagal.text import LANGUAGES
from tests.support.client import House
from tests.support.forms import Page, Visitor
from tests.support.pages import sound
from tests.support.spoken import speaks_only

ALIEN_FILMS = ("alien", "aliens", "alien3", "resurrection")
FILMS_OF = {
    "hunted": ("1", "2"),
    "hunters": ("1", "2"),
    "alien": ALIEN_FILMS,
    "hunted+alien": ("1", "2", *ALIEN_FILMS),
    "hunters+alien": ALIEN_FILMS,
}
EVERY = [(mode, film) for mode, films in FILMS_OF.items() for film in films]
PLACES = {
    "1": ("val_verdean_jungle", "expendable_assets"),
    "2": ("streets_of_la", "war_zone"),
    "alien": ("the_nostromo", "the_sos"),
    "aliens": ("hadleys_hope", "the_lost_colony"),
    "alien3": ("fiorina_fury_161", "where_are_the_brothers"),
    "resurrection": ("the_auriga", "breakout"),
}
"""A Location and a first Objective of each film."""


@pytest.fixture
def ada(house: House) -> Visitor:
    return Visitor(house)


def begin(visitor: Visitor, page: Page, **typed: str) -> Page:
    return visitor.send(page.form("plan"), None, **{name.replace("_at_", "-"): value for name, value in typed.items()})


def room_of(house: House, page: Page) -> Room:
    assert page.stage in ("table", "curtain"), page.text
    return house.rooms.open(page.read.ids["table"]["data-path"].removeprefix("/games/"))


def laid(game: Game) -> dict[str, Any]:
    """What lies on the table of a game that has begun."""
    state: Any = game.state
    who = {getattr(state.face[i], "who", "") for i in (*state.barracks, *state.hq)}
    decks = {state.face[i].deck for i in (*state.enemies, *state.box, *(i for space in state.wilds for i in space))}
    found = {"avatars": [p.avatar.id for p in state.players], "who": sorted(who - {""}), "decks": sorted(decks)}
    own = [state.face[i] for p in state.players for i in (*p.deck, *p.hand)]
    found["starters"] = sorted({card.name for card in own if card.deck == "starter"})
    found["officers"] = sorted({state.face[i].name for i in state.officers})
    found["strikes"] = sorted({state.face[i].name for i in state.strikes})
    mission = state.parts.get("mission")
    if mission is not None:
        found |= {"location": mission.location.id, "objectives": [one.id for one in mission.objectives]}
    return found


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_of_every_mode(house: House, mode: str, lang: str) -> None:
    ada = Visitor(house, lang)
    page = ada.draft(f"mode:{mode}")
    sound(page, lang)
    speaks_only(page, lang)
    assert page.form("plan").fields["mode"] == mode
    pressed = [one for one in page.read.ids.values() if one["tag"] == "button" and one.get("aria-pressed") == "true"]
    assert [one["value"] for one in pressed] == [f"mode:{mode}", f"film:{FILMS_OF[mode][0]}"]
    surprised = ada.draft("surprise", page)
    sound(surprised, lang)
    speaks_only(surprised, lang)


SAID = {
    "en": ("in the Wilds", "Order in the Complex", "At the Hills", "At the Airlock", "Enemy or Prey", "Hive phase"),
    "ru": ("Порядок в Зарослях", "Порядок в Комплексе", "В Холмах", "В Шлюзе", "Врага или Добычи", "фазы Улья"),
    "pt-BR": ("Ordem nos Ermos", "Ordem no Complexo", "Nas Colinas", "Na Eclusa", "Inimigo ou da", "fase da Colmeia"),
}
"""What numbers and readings are called, on the mat of Predator and on that of Alien in turn."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_readings_are_told_in_the_words_of_the_mat(house: House, lang: str) -> None:
    predator, alien = SAID[lang][::2], SAID[lang][1::2]
    ada = Visitor(house, lang)
    for mode in MODES:
        page = ada.draft(f"mode:{mode}")
        own, other = (alien, predator) if mode in ("alien", "hunters+alien") else (predator, alien)
        assert [word for word in own if word not in page.text] == []
        assert [word for word in other if word in page.text] == []
    mixed = ada.draft("mode:hunted+alien")
    for mat, own, other in (("predator", predator, alien), ("alien", alien, predator)):
        page = ada.draft("look", mixed, **{"set-mat": mat})
        assert [word for word in own if word not in page.text] == []
        assert [word for word in other if word in page.text] == []


@pytest.mark.parametrize("mat", ["predator", "alien"])
@pytest.mark.parametrize(
    ("fill", "label"), [("young_blood", "Young Blood"), ("drones", "Drones"), ("both", "Young Blood and Drones")]
)
def test_what_fills_up_the_decks_of_a_mix_is_called_by_its_name(ada: Visitor, mat: str, fill: str, label: str) -> None:
    page = ada.draft("look", ada.draft("mode:hunted+alien"), **{"set-mat": mat, "set-fill": fill})
    field = re.search(r'<label for="set-young_blood">([^<]*)', page.html)
    assert field is not None
    assert field[1].strip() == label
    of_hive, of_deck = "in each part of the Hive", "in each part of the Enemy deck"
    assert [of_hive in page.text, of_deck in page.text] == [mat == "alien", mat == "predator"]


@pytest.mark.parametrize(("mode", "film"), EVERY)
def test_a_film_by_one_click_is_what_is_laid(house: House, ada: Visitor, mode: str, film: str) -> None:
    page = ada.draft(f"film:{film}", ada.draft("surprise", ada.draft(f"mode:{mode}")))
    room = room_of(house, begin(ada, page))
    wished = next(one for one in FILMS if str(one) == film)
    more: dict[str, Any] = of_game(mode, film)
    same = hagal.new("encounters", players=1, modules=mode.split("+"), film=wished, **more, seed=1)
    assert room.game.record.modules == same.record.modules
    assert room.game.record.options["film"] == wished
    assert laid(room.game) == laid(same)
    if mode != "hunters":
        assert (laid(room.game)["location"], laid(room.game)["objectives"][0]) == PLACES[film]


def of_game(mode: str, film: str) -> dict[str, str]:
    """What goes with a film in a mix besides its parts."""
    if mode != "hunted+alien" or film in ("1", "2"):
        return {}
    return {"mat": "alien", "starters": "alien", "officers": "sergeants", "strike_deck": "alien", "fill": "drones"}


@pytest.mark.parametrize("mode", MODES)
def test_a_surprise_begins_as_it_was_shown(house: House, ada: Visitor, mode: str) -> None:
    page = ada.draft("surprise", ada.draft(f"mode:{mode}", players="2"), **{"kind-1": "friend"})
    fields = page.form("plan").fields
    found = laid(room_of(house, begin(ada, page)).game)
    field = "predator" if "hunters" in mode else "avatar"
    assert found["avatars"] == [fields[f"{field}-0"], fields[f"{field}-1"]]
    ticks = "group-" if "hunters" in mode else "who-"
    assert found["who"] == sorted(name.removeprefix(ticks) for name in fields if name.startswith(ticks))
    if mode != "hunters":
        assert found["location"] == fields["location"]
        assert found["objectives"] == [fields[f"objective-{stage}"] for stage in (1, 2, 3)]
    else:
        assert "prey-1" in fields


@pytest.mark.parametrize("mode", MODES)
def test_a_surprise_is_drawn_anew_each_time(ada: Visitor, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(1)
    monkeypatch.setattr(setup, "SystemRandom", lambda: chance)
    page = ada.draft(f"mode:{mode}")
    first = ada.draft("surprise", page)
    assert first.form("plan").fields != page.form("plan").fields
    assert ada.draft("surprise", first).form("plan").fields != first.form("plan").fields


def test_names_and_seats_are_kept(ada: Visitor) -> None:
    typed = {"players": "3", "name-0": "Ada", "kind-1": "link", "set-wilds_order": "underground"}
    page = ada.draft("mode:alien", None, **typed)
    fields = ada.draft("film:aliens", page).form("plan").fields
    assert (fields["players"], fields["name-0"], fields["kind-1"]) == ("3", "Ada", "link")
    assert fields["set-wilds_order"] == "underground"
    back = ada.draft("mode:hunted", ada.draft("film:aliens", page)).form("plan").fields
    assert (back["film"], back["location"], back["name-0"]) == ("1", "film", "Ada")


def test_what_one_mixes_is_told(ada: Visitor) -> None:
    page = ada.draft("film:alien", ada.draft("mode:hunted+alien"))
    told = ada.draft(
        "look",
        page,
        location="val_verdean_jungle",
        objectives="named",
        **{"objective-1": "war_zone", "objective-2": "random", "set-mat": "predator"},
    )
    lines = told.text.split("\n")
    mine = lines[lines.index("This is what you mix") + 1 : lines.index("Show what it comes to") - 1]
    mixed = dict(zip(mine[::2], mine[1::2], strict=True))
    assert mixed["Location"] == "The Val Verdean Jungle"
    assert (mixed["Objective 1"], mixed["Objective 2"]) == ("War Zone", "By chance")
    assert mixed["Objective 3"] == "A Perfect Organism"
    assert mixed["Characters of the Barracks"].startswith("Captain Dallas, Chief Engineer Parker")
    assert (mixed["Avatars"], mixed["Mat"], mixed["Officers"]) == ("Executive", "Predator", "Sergeants")
    assert "cards that are certain so far are stand-ins" in told.text


@pytest.mark.parametrize(("mode", "film"), [("hunted", "Predator"), ("alien", "Alien"), ("hunters+alien", "Alien")])
def test_the_summary_names_a_film_only_as_long_as_the_parts_are_of_it(ada: Visitor, mode: str, film: str) -> None:
    page = ada.draft(f"mode:{mode}")
    assert said_of(page, "Film") == film
    other = "hadleys_hope" if mode != "hunted" else "streets_of_la"
    assert said_of(ada.draft("look", page, location=other), "Film") == f"{film}, but with other parts, too"
    assert said_of(ada.draft("surprise", page), "Film") == "Parts of several films"


def said_of(page: Page, label: str) -> str:
    lines = [line.strip() for line in page.text.split("\n") if line.strip()]
    return lines[lines.index(label, lines.index("This is what you mix")) + 1]


def test_how_many_cards_are_stand_ins_is_told_of_each_film(ada: Visitor) -> None:
    counted = {"hunted": hunted_census, "hunters": hunters_census, "alien": alien_census}
    for mode, census in counted.items():
        text = ada.draft(f"mode:{mode}").text
        for film in FILMS_OF[mode]:
            wished: Any = int(film) if film in ("1", "2") else film
            n, cards = census.of_film(wished)
            assert f"{n} of its {cards} cards are stand-ins" in text
    n, cards = alien_census.of_film("alien")
    assert f"Legendary Encounters: Alien, the first film; {n} of its {cards} cards are stand-ins" in ada.open("/").text


def test_one_click_starts_a_solo_game_of_alien(house: House, ada: Visitor) -> None:
    quick = [form for form in ada.open("/").read.forms if form.fields.get("quick") == "encounters"]
    room = room_of(house, ada.send(quick[2]))
    assert room.game.record.modules == ("alien",)
    assert laid(room.game)["location"] == "the_nostromo"
    assert "Alien, solo" in ada.open("/").text


def test_two_avatars_of_one_person(house: House, ada: Visitor) -> None:
    for mode in ("alien", "hunted+alien"):
        page = ada.draft("film:aliens", ada.draft(f"mode:{mode}"), alone="two")
        assert "Commander, Gunner" in page.text
        room = room_of(house, begin(ada, page))
        assert room.shared
        assert room.players == 2


# What does not go together


WRONG: dict[str, tuple[str, str, dict[str, str], str]] = {
    "film of Predator": ("film", "alien", {"film": "2"}, "Only with Hunted or Hunters."),
    "film of Alien": ("film", "hunted", {"film": "aliens"}, "Only with Alien."),
    "film of Alien in Hunters": ("film", "hunters", {"film": "aliens"}, "Only with Alien."),
    "film of Predator in a hunt": ("film", "hunters+alien", {"film": "2"}, "hunt Aliens in the films of Alien."),
    "Location": ("location", "alien", {"location": "val_verdean_jungle"}, "Only with Hunted."),
    "Location of Alien": ("location", "hunted", {"location": "the_nostromo"}, "Only with Alien."),
    "Location in a hunt": ("location", "hunters+alien", {"location": "val_verdean_jungle"}, "Only with Hunted."),
    "Objective": ("objective-1", "alien", {"objectives": "named", "objective-1": "war_zone"}, "Only with Hunted."),
    "Avatar": ("avatar-0", "alien", {"avatars": "named", "avatar-0": "swat"}, "Only with Hunted."),
    "a Predator": ("avatar-0", "hunted+alien", {"avatars": "named", "avatar-0": "elder_hunter"}, "Only with Hunters."),
    "no Predator": ("predator-0", "hunters+alien", {"predators": "named", "predator-0": "medic"}, "Only Predators"),
    "two each": ("predators", "hunters+alien", {"predators": "two", "players": "5"}, "too few to deal two to each"),
}
"""The field, the mode, what is typed, and the reason."""


@pytest.mark.parametrize("about", WRONG)
def test_what_does_not_go_together_is_refused_with_the_reason_of_the_rules(ada: Visitor, about: str) -> None:
    field, mode, typed, reason = WRONG[about]
    page = begin(ada, ada.draft(f"mode:{mode}"), **typed)
    assert page.status == 400
    assert f"wrong-{field}" in page.read.ids
    assert reason in page.text
    for lang in LANGUAGES:
        data = {"title": "encounters", "mode": mode, **typed}
        speaks_only(Page(ada.client.post("/games", data=data, headers={"Accept-Language": lang})), lang)


@pytest.mark.parametrize("field", ["mode", "film", "set-mat", "set-fill", "set-failed_clone", "characters", "location"])
def test_nonsense_is_told_beside_its_field(ada: Visitor, field: str) -> None:
    page = begin(ada, ada.draft("mode:hunted+alien"), **{field: "x"})
    assert page.status == 400
    assert f"wrong-{field}" in page.read.ids


@pytest.mark.parametrize("do", ["", "film:x", "film:2", "mode:x", "mode:hunted+hunters", "surprise:2", "x" * 300])
def test_a_button_that_there_is_not_fills_in_nothing(ada: Visitor, do: str) -> None:
    page = ada.draft("mode:alien")
    again = ada.draft(do, page)
    assert again.status == 200
    if do != "surprise:2":
        assert again.form("plan").fields == page.form("plan").fields


def test_a_draft_of_nonsense_is_a_page(ada: Visitor) -> None:
    """Whoever sends what no form has gets a form, in every mode."""
    for mode in (*MODES, "x"):
        page = ada.draft(
            "look",
            None,
            mode=mode,
            film="9",
            players="77",
            location="x",
            objectives="x",
            characters="x",
            avatars="x",
            predators="x",
            armory="x",
            prey="x",
            **dict.fromkeys(("set-fill", "set-mat", "set-drones", "avatar-0", "prey-1"), "x"),
        )
        assert page.status == 200
        assert page.form("plan").fields["mode"] in MODES


def test_what_a_mode_does_not_have_is_not_offered_and_says_why(ada: Visitor) -> None:
    alien = ada.draft("mode:alien")
    assert "film:1" not in alien.html
    film = alien.read.ids["film-1"]
    assert ("disabled" in film, "value" in film) == (True, False)
    assert "Predator Only with Hunted or Hunters." in " ".join(alien.text.split())
    assert "open" in alien.read.ids["refused"]
    assert 'value="val_verdean_jungle"' not in alien.html
    assert 'id="who-dutch"' not in alien.html
    assert "Only with Hunted." in alien.text
    mix = ada.draft("mode:hunted+alien")
    assert 'id="set-drones"' not in mix.html
    assert "In a mix Young Blood and Drones are set as one." in mix.text
    hunt = ada.draft("mode:hunters+alien")
    assert 'id="prey-film"' not in hunt.html
    assert "It means nothing when Predators hunt Aliens." in hunt.text
    for_five = ada.draft("look", hunt, players="5")
    assert "disabled" in for_five.read.ids["predators-two"]
    assert "too few to deal two to each" in for_five.text


def test_readings_of_alien_are_options(house: House, ada: Visitor) -> None:
    typed = {
        "set-facehugger_window": "now",
        "set-second_chestburster": "True",
        "set-stowaway": "3",
        "set-escaped": "one",
        "set-drones": "2",
        "set-complex": "3",
    }
    options = room_of(house, begin(ada, ada.draft("mode:alien"), **typed)).game.record.options
    assert (options["facehugger_window"], options["second_chestburster"], options["stowaway"]) == ("now", True, 3)
    assert (options["escaped"], options["drones"], options["complex"]) == ("one", 2, 3)


def test_single_objectives_may_be_left_to_chance(house: House, ada: Visitor) -> None:
    typed = {"objectives": "named", "objective-1": "random", "objective-2": "random"}
    found = laid(room_of(house, begin(ada, ada.draft("mode:alien"), **typed)).game)
    assert found["objectives"][2] == "a_perfect_organism"
    assert "random" not in found["objectives"]


def test_who_comes_back_to_a_draft_begins_anew(ada: Visitor) -> None:
    assert ada.open("/setup").path.startswith("/")
