"""What stands around the map of Runewars: the year, players, one's own things, decks; and cards enlarged."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.runewars import BASE
from hagal.games.runewars.components import NO_FACTION
from hagal.games.runewars.exploration.module import EXPLORATION
from hagal.games.runewars.names import ORDERS, RESOURCES, SEASONS
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.table.games.runewars import FACE, own
from hagal.table.games.runewars.enlarged import KINDS, boxed
from hagal.text import LANGUAGES
from tests.support.client import House
from tests.support.drawings import environment, given, play, render, sight, tag

EMPTY: dict[str, Any] = {"ref": "", "id": "", "number": 0, "name": "", "supreme": False, "told": ""}


def begun(players: int = 2, **options: Any) -> Game:
    """On a ready board, up to the first orders."""
    game = hagal.new("runewars", players=players, seed=4, factions="random", **options)
    return play(game, until=choosing, bot="random")


def choosing(game: Game) -> bool:
    return game.decision is not None and game.decision.keys[0].startswith("order ")


def state(game: Game) -> Runewars:
    assert isinstance(game.state, Runewars)
    return game.state


def scene(game: Game, seat: int = 0, lang: str = "en") -> dict[str, Any]:
    return FACE.scene(sight(game, seat, lang))


def hold(game: Game, kind: str, zone: list[int], hand: list[int]) -> str:
    """The next card of a deck into a hand of seat 0, known to it alone; its id."""
    i = zone[-1]
    zones.move(state(game), i, zone, hand)
    state(game).known[i] = 1
    return str(state(game).face[i].id)


# The year


def test_the_year_has_four_seasons_one_now_and_one_next() -> None:
    game = begun()
    phase = scene(game)["phase"]
    assert (phase["label"], phase["years"]) == ("Year 1 of 7", [1, 2, 3, 4, 5, 6, 7])
    assert [(one["id"], one["on"], one["next"]) for one in phase["seasons"]] == [
        ("spring", True, False),
        ("summer", False, True),
        ("fall", False, False),
        ("winter", False, False),
    ]
    assert phase["told"] == "Spring, then summer"
    assert phase["card"]["ref"] == f"season:{game.view(0)['card']}"


def test_after_the_last_winter_nothing_comes() -> None:
    game = begun()
    s = state(game)
    s.season, s.year = 3, s.last_year
    phase = scene(game)["phase"]
    assert not any(one["next"] for one in phase["seasons"])
    assert phase["told"] == "Winter, the last season"
    assert phase["frozen"]
    assert phase["card"] is None  # a card of another season is not in force


def test_a_claim_stands_on_its_season_and_with_its_player() -> None:
    game = begun()
    state(game).players[1].marker = 2
    found = scene(game)
    assert [one["claims"] for one in found["phase"]["seasons"]] == [[], [], [1], []]
    assert found["phase"]["seasons"][2]["told"].endswith("claims victory here")
    assert "fall" in found["seats"][1]["claim"]
    assert found["seats"][0]["claim"] == ""


def test_before_the_first_year_the_board_is_set_up() -> None:
    phase = scene(hagal.new("runewars", players=3, seed=1))["phase"]
    assert (phase["label"], phase["seasons"], phase["card"]) == ("Setting up", [], None)


# Players


def test_an_order_is_supreme_if_none_before_it_was_higher() -> None:
    game = begun()
    state(game).players[1].played = (3, 1, 5)
    orders = scene(game)["seats"][1]["orders"]
    assert [(one["number"], one["supreme"]) for one in orders] == [(3, True), (1, False), (5, True), (0, False)]
    assert orders[3] == EMPTY
    assert orders[2]["told"] == "Recruit: with supremacy"


def test_who_has_chosen_in_secret_is_marked_and_nothing_tells_what() -> None:
    game = begun(3)
    before = render(sight(game, -1))
    game.choose("order conquer", 0)
    seats = scene(game, -1)["seats"]
    assert [(one["given"], one["thinks"]) for one in seats] == [(True, False), (False, True), (False, True)]
    after = render(sight(game, -1))
    assert after.count("Has chosen") > before.count("Has chosen")
    other = begun(3)
    other.choose("order fortify", 0)
    assert after == render(sight(other, -1))
    assert render(sight(game, 1)) == render(sight(other, 1))


def test_runes_are_counted_as_far_as_the_viewer_knows_them() -> None:
    game = begun()
    s = state(game)
    home = next(k for k, seat in enumerate(s.home) if seat == 1)
    i = s.dragon_pile.pop()
    s.runes.append(i)
    s.rune_at.append(home)
    s.rune_up.append(0)
    s.known[i] = 2
    known = [scene(game, seat)["seats"][1]["runes"] for seat in (0, 1)]
    assert known[1]["n"] == known[0]["n"] + 1
    assert known[1]["hidden"] == known[0]["hidden"] - 1
    assert known[1]["n"] == game.view(1)["players"][1]["runes"]
    s.rune_up[-1], s.known[i] = 1, 3
    assert scene(game, 0)["seats"][1]["runes"]["n"] == known[1]["n"]


def test_a_player_has_dials_counts_titles_and_heroes() -> None:
    game = begun()
    s = state(game)
    p = s.players[1]
    p.dials, p.influence, s.title_of[0], s.title_influence[0] = (7, 0, 8), 5, 1, 3
    zones.move(s, s.hero_deck[-1], s.hero_deck, p.heroes)
    zones.reveal(s, p.heroes[-1])
    p.figures.append((0, 2, 0, 1, 0, 1))
    seat = scene(game)["seats"][1]
    assert [(one["id"], one["n"]) for one in seat["dials"]] == list(zip(RESOURCES, p.dials, strict=True))
    assert [one["icon"] for one in seat["counts"]] == ["area", "stronghold", "tactic", "quest"]
    assert seat["counts"][0]["n"] == s.control.count(1)
    assert [one["ref"] for one in seat["titles"]] == ["title:primarch"]
    hero = seat["heroes"][-1]
    assert (hero["damage"], hero["routed"], hero["ref"]) == (2, True, s.face[p.heroes[-1]].ref)
    assert "damage 2" in hero["told"]
    assert "routed" in hero["told"]


# One's own things


def test_the_hand_shows_all_eight_orders_and_which_would_be_supreme() -> None:
    game = begun()
    p = state(game).players[0]
    p.played, p.orders = (4,), p.orders & ~(1 << 4)
    orders = scene(game)["own"]["orders"]
    assert [one["id"] for one in orders] == list(ORDERS[1:])
    assert [one["number"] for one in orders if one["supreme"]] == [5, 6, 7]  # Fortify has no bonus
    assert [one["used"] for one in orders if one["used"]] == ["Played in spring, back in spring"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_orders_are_told_in_two_halves(lang: str) -> None:
    cards = [one for one in BASE.components if one.kind == "order"]
    halves = {card.id: own.halves(card, lang) for card in cards}
    assert [id for id, (_does, bonus) in halves.items() if not bonus] == ["fortify"]
    for does, bonus in halves.values():
        assert does.endswith(".")
        assert ": " not in bonus


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_of_an_order_says_the_same_in_a_few_words(lang: str) -> None:
    """What has a bonus has a short one; the whole text is told to those who listen."""
    for one in scene(begun(), lang=lang)["own"]["orders"]:
        card = boxed()[one["ref"]]
        does, bonus = own.halves(card, lang)
        assert 0 < len(one["does"]) < min(35, len(does))
        assert bool(one["bonus"]) == bool(bonus)
        assert len(one["bonus"]) <= max(12, len(bonus) // 3)
        assert does in one["told"]


SEATED = {
    "en": ("Daqan", "Daqan Lords", "Latari", "Latari Elves"),
    "ru": ("Дакан", "Лорды Дакана", "Латари", "Эльфы Латари"),
    "pt-BR": ("Daqan", "Lordes de Daqan", "Latari", "Elfos Latari"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_without_a_name_stands_in_sentences_as_one_player(house: House, lang: str) -> None:
    """`Latari wins`, not `Latari Elves wins`; over its panel stands the whole name of the faction."""
    ada = house.client()
    options = {"factions": ["daqan", "latari"]}
    wish = {"title": "runewars", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": options, "seed": 3}
    room = house.rooms.open(ada.post("/api/games", json=wish).json()["id"])
    daqan, lords, latari, elves = SEATED[lang]
    found = room.sight(ada.person, 0, lang)
    assert [chair.name for chair in found.chairs] == [daqan, latari]
    assert [(one["name"], one["title"]) for one in FACE.scene(found)["seats"]] == [(lords, ""), (elves, "")]
    told = [item.text for item in found.news]
    assert not any(text.startswith((lords, elves)) for text in told)
    assert any(text.startswith(f"{latari} ") for text in told)
    named = replace(found, chairs=(found.chairs[0], replace(found.chairs[1], name="Bo")))
    assert [(one["name"], one["title"]) for one in FACE.scene(named)["seats"]] == [(lords, ""), ("Bo", elves)]


def test_an_own_dial_shows_what_its_spaces_give() -> None:
    game = begun()
    state(game).players[0].dials = (3, 0, 8)
    dials = scene(game)["own"]["dials"]
    faction = state(game).players[0].faction
    for k, dial in enumerate(dials):
        assert len(dial["spaces"]) == 9
        assert sum(space["on"] for space in dial["spaces"] if space["n"]) == (3, 0, 8)[k]
        assert bool(dial["told"].partition(": ")[2]) == any(faction.yields[k][(3, 0, 8)[k]])


def test_cards_in_hand_are_shown_to_their_player_alone() -> None:
    game = begun()
    s = state(game)
    p = s.players[0]
    tactic = hold(game, "tactic", s.tactics_deck, p.tactics)
    fresh = hold(game, "tactic", s.tactics_deck, p.fresh)
    quest = hold(game, "quest", s.quest_deck, p.quests)
    mine = scene(game)["own"]
    assert f"tactic:{tactic}" in [one["ref"] for one in mine["tactics"]]
    assert f"tactic:{fresh}" in [one["ref"] for one in mine["fresh"]]
    assert f"quest:{quest}" in [one["ref"] for one in mine["quests"]]
    html = render(sight(game, 0))
    for ref in (f"tactic:{tactic}", f"tactic:{fresh}", f"quest:{quest}"):
        assert f'data-zoom="{ref}"' in html
    assert scene(game, -1)["own"] is None


def test_the_objective_is_its_players_secret() -> None:
    game = begun()
    [objective] = scene(game)["own"]["objective"]
    assert objective["ref"] in render(sight(game, 0))
    for viewer in (-1, 1):
        assert objective["ref"] not in render(sight(game, viewer))


# What comes and goes


def test_factions_to_choose_from_are_laid_out() -> None:
    game = hagal.new("runewars", players=2, seed=1)
    assert game.decision is not None
    found = scene(game, game.decision.seat)
    assert [one["kind"] for one in found["offered"]] == ["faction"] * 4
    assert all(one["ref"] in found["lit"] for one in found["offered"])


def test_the_season_card_is_proclaimed_until_orders_are_shown() -> None:
    game = begun()
    assert scene(game)["proclaimed"]["ref"] == scene(game)["phase"]["card"]["ref"]
    for seat in (0, 1):
        game.choose("order harvest", seat)
    assert state(game).players[0].played
    assert scene(game)["proclaimed"] is None


def test_decks_tell_how_many_are_left_and_what_lies_open() -> None:
    game = begun()
    s = state(game)
    zones.move(s, s.fate[-1], s.fate, s.fate_discard)
    zones.reveal(s, s.fate_discard[-1])
    piles = {one["kind"]: one for one in scene(game)["piles"]}
    assert piles["fate"]["left"] == len(s.fate)
    assert [one["ref"] for one in piles["fate"]["cards"]] == [s.face[i].ref for i in reversed(s.fate_discard)]
    assert [one["id"] for one in piles["season"]["decks"]] == list(SEASONS)
    assert [one["n"] for one in piles["season"]["decks"]] == [len(deck) for deck in s.seasons]
    hidden = s.tactics_deck[-1]
    zones.move(s, hidden, s.tactics_deck, s.tactics_discard)
    assert {one["kind"]: one for one in scene(game)["piles"]}["tactic"]["hidden"] == 1


# Drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_panel_is_drawn(lang: str) -> None:
    """At every size, for players and those who watch; every drawing that is referred to is there."""
    known = set(re.findall(r'id="([a-z]-[\w-]+)"', environment().get_template(FACE.defs).render()))
    for players in (2, 4):
        game = play(begun(players), 150, bot="random")
        for seat in (-1, 0):
            found = sight(game, seat, lang)
            for name in (FACE.template, FACE.phase):
                html = environment().get_template(name).render(given(FACE, found))
                assert set(re.findall(r'href="#([a-z]-[\w-]+)"', html)) <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_is_enlarged(lang: str) -> None:
    known = set(re.findall(r'id="([a-z]-[\w-]+)"', environment().get_template(FACE.defs).render()))
    shown = [one for one in (*BASE.components, *EXPLORATION.components) if one.kind in KINDS and one is not NO_FACTION]
    assert {one.kind for one in shown} == set(KINDS)
    for one in shown:
        drawn = FACE.component(one.ref, lang)
        assert drawn is not None
        html = environment().get_template(FACE.card).render(c=drawn)
        assert str(drawn["name"]) in html.replace("&#39;", "'")
        assert set(re.findall(r'href="#([a-z]-[\w-]+)"', html)) <= known
    assert FACE.component("unit:nobody", lang) is None


def test_a_stand_in_is_marked_and_a_pack_is_named() -> None:
    stand_in = next(one for one in boxed().values() if one.origin == "stand-in" and one.kind == "tactic")
    drawn = FACE.component(stand_in.ref, "en")
    assert drawn is not None
    assert drawn["stand_in"]
    assert "≈" in environment().get_template(FACE.card).render(c=drawn)


def test_a_fate_card_shows_what_each_shape_reads() -> None:
    drawn = FACE.component("fate:8", "en")
    assert drawn is not None
    assert [(one["base"], one["icon"], one["n"]) for one in drawn["reads"]] == [
        ("g-triangle", "routed", 1),
        ("g-rectangle", "routed", 1),
        ("g-hexagon", "damage", 3),
        ("g-circle", "", 0),
    ]
    assert drawn["tone"] == "fate-red"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_has_a_drawing_and_words_for_each_icon(lang: str) -> None:
    known = set(re.findall(r'id="([a-z]-[\w-]+)"', environment().get_template(FACE.defs).render()))
    for part in FACE.legend(sight(begun(), 0, lang)):
        for icon, told in part["icons"]:
            assert told
            assert set(re.findall(r'href="#([\w-]+)"', str(icon))) <= known


def test_an_offer_about_the_map_lays_no_card_over_it() -> None:
    """Tiles to choose from and other things are enlarged; areas and places are shown where they are."""
    game = play(hagal.new("runewars", players=2, seed=4, board="build"), until=asks("pick_tile"), bot="random")
    assert {offer["zoom"].partition(":")[0] for offer in offered(game)} == {"tile"}
    play(game, until=asks("pick_place"), bot="random")
    assert {offer["zoom"] for offer in offered(game)} == {""}
    play(game, until=asks("activate_area"), bot="random")
    assert {offer["zoom"] for offer in offered(game)} == {""}


def asks(question: str) -> Callable[[Game], bool]:
    return lambda game: tag(game, question)


def offered(game: Game) -> list[dict[str, Any]]:
    assert game.decision is not None
    groups = scene(game, game.decision.seat)["ask"]["groups"]
    return [offer for group in groups for offer in group["offers"]]
