"""The board of Runewars is drawn from a Sight alone: every option at its place, and all that is on the map in words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from bs4 import BeautifulSoup

import hagal
from hagal.game import Game
from hagal.games.kit.hexes import SIXTHS, turned
from hagal.games.runewars.names import BORDERS
from hagal.games.runewars.state import Runewars
from hagal.kernel.term import TERMS
from hagal.table.games import face
from hagal.table.games.runewars.about import WAYS, about
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map_ground import best_turn, box, middle, things
from hagal.table.games.runewars.map_hex import Hexes, stands
from hagal.table.pages.why import wishes
from hagal.table.sight import Sight
from hagal.text import LANGUAGES
from tests.support.drawings import environment, given, play, render, sight, tag

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"edition": "2010", "exploration": True}),
    (4, {"exploration": True}),
    (2, {"board": "build"}),
    (3, {"board": "build", "edition": "2010"}),
    (4, {"board": "build"}),
]
BOARD = {"area", "units", "routed", "place", "turn", "marker", "home", "tile"}
"""Kinds of refs that the map shows."""
LIT = re.compile(r'class="[^"]*\blit\b[^"]*"[^>]*? data-ref="([^"]+)"')


def of_board(refs: tuple[str, ...]) -> list[str]:
    return [ref for ref in refs if ref.partition(":")[0] in BOARD]


def questions(players: int, options: dict[str, Any], seeds: range) -> Iterator[Sight]:
    """By chance, one Sight for each new pair of a question and one of its options."""
    seen: set[tuple[str, str]] = set()
    for seed in seeds:
        game, dice = hagal.new("runewars", players=players, seed=seed, **options), random.Random(seed)
        while not game.over:
            decision = dice.choice(game.decisions)
            pairs = {(decision.choice.tag, option.step.tag) for option in decision.options} - seen
            if pairs and not decision.aside:
                seen |= pairs
                yield sight(game, decision.seat)
            game.choose(dice.choice(decision.keys), decision.seat)


@pytest.mark.parametrize(("players", "options"), MODES)
def test_every_option_with_a_place_on_the_board_lights_it(players: int, options: dict[str, Any]) -> None:
    count = 0
    for found in questions(players, options, range(2)):
        question = found.question
        assert question is not None
        lit = set(LIT.findall(render(found)))
        for offer in question.offers:
            wanted = of_board(about(offer.step, question.seat))
            assert not wanted or set(wanted) & lit, (question.tag, offer.key, wanted)
            assert not wanted or wanted[0] in lit, (question.tag, offer.key, wanted)
        count += 1
    assert count > 30


def test_ways_are_of_options_that_there_are() -> None:
    assert [tag for tag in WAYS if TERMS.find("runewars", tag) is None] == []


# What is drawn


def seen_by(game: Game, seat: int) -> BeautifulSoup:
    return BeautifulSoup(render(sight(game, seat)), "html.parser")


def spot(page: BeautifulSoup, area: str) -> str:
    return str(page.select_one(f'.spot[data-ref="area:{area}"]')["aria-label"])  # type: ignore[index]


@pytest.fixture(scope="module")
def war() -> Game:
    """Some years into a game of four with exploration tokens."""
    game = hagal.new("runewars", players=4, seed=3, exploration=True)
    return play(game, until=lambda g: tag(g, "activate_area") and g.view(0)["round"] >= 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_of_every_size_is_drawn(lang: str) -> None:
    own = face("runewars")
    for players in (2, 3, 4):
        game = play(hagal.new("runewars", players=players, seed=4), 120, bot="random")
        for seat in (-1, 0):
            found = sight(game, seat, lang)
            for name in (own.template, own.phase):
                assert environment().get_template(name).render(given(own, found))


def test_whatever_the_map_refers_to_is_drawn(war: Game) -> None:
    defs = environment().get_template(face("runewars").defs).render()
    drawn = set(re.findall(r' id="([^"]+)"', defs))
    components = war.state.rules.components.values()
    assert {f"u-{one.id}" for one in components if one.kind == "unit"} <= drawn
    page = render(sight(war, 0))
    used = set(re.findall(r'<use[^>]* href="#([^"]+)"', page)) | set(re.findall(r"url\(#([^)]+)\)", page))
    assert len(used) > 30
    assert used <= drawn


def test_a_hex_tells_all_that_is_there(war: Game) -> None:
    view, page = war.view(0), seen_by(war, 0)
    words = {area["id"]: spot(page, area["id"]) for area in view["areas"]}
    rules = war.state.rules.components
    for area in view["areas"]:
        said = words[area["id"]]
        for unit, n in area["units"].items():
            assert f"{rules[f'unit:{unit}'].name} ({n})" in said
        assert ("Stronghold" in said or "stronghold" in said) == (area["stronghold"] >= 0)
        assert ("City: " in said) == (area["city"] is not None)
        assert ("Activation tokens" in said) == bool(area["activated"])
        assert ("Rune token" in said) == area["rune_here"]
    for player in view["players"]:
        for hero in player["heroes"]:
            assert rules[f"hero:{hero['hero']}"].name in words[hero["area"]]
    for token in view["exploration"]["tokens"]:
        assert "xploration token" in words[token["area"]]


def test_what_is_face_down_shows_its_back_to_who_does_not_know_it(war: Game) -> None:
    hidden = 0
    for seat in (-1, 0, 1, 2, 3):
        page = seen_by(war, seat)
        for area in war.view(None if seat < 0 else seat)["areas"]:
            drawn = [str(rune["class"]) for rune in page.select(f"#hex-{area['id']} .rune")]
            assert len(drawn) == area["rune_here"]
            if area["rune_here"] and area["rune"] is None:
                hidden += 1
                assert drawn == [str(["rune", "r-back"])]
                assert "face down." in spot(page, area["id"])
            elif area["rune_here"]:
                assert f"r-{area['rune']}" in drawn[0]
    assert hidden > 10


def test_armies_stand_and_lie(war: Game) -> None:
    page = seen_by(war, 0)
    for area in war.view(0)["areas"]:
        figures = page.select(f"#hex-{area['id']} .unit")
        counts = [int(figure.select_one(".count text").text) for figure in figures]  # type: ignore[union-attr]
        assert counts == [*area["units"].values(), *area["routed"].values()]
        lying = [figure["data-ref"] for figure in figures if "routed" in figure["class"]]
        assert lying == [f"routed:{area['id']}:{unit}" for unit in area["routed"]]


def test_groups_of_an_army_have_places_of_their_own() -> None:
    for count, row in ((1, 1), (4, 4), (5, 3), (8, 4), (11, 5)):
        places = {stands(k, count, row, 20) for k in range(count)}
        assert len(places) == count


def test_ice_lies_on_water_in_winter() -> None:
    game = play(hagal.new("runewars", players=2, seed=2), until=lambda g: bool(g.view(0)["frozen"]), bot="random")
    assert game.view(None)["season"] == "winter"
    assert between(game) == {"ice"}
    spring = play(game, until=lambda g: not g.view(0)["frozen"], bot="random")
    assert between(spring) == {"water"}


def between(game: Game) -> set[str]:
    """What the pictures of what lies between areas show."""
    addresses = [str(one["href"]) for one in seen_by(game, 0).select("#borders image")]
    return {address.removeprefix("/pictures/runewars/").partition("-")[0] for address in addresses}


# Where hexes lie


def test_a_board_is_looked_at_from_where_it_fills_most_of_a_window() -> None:
    tower = tuple((0, r) for r in range(6))
    turn = best_turn(tower)
    _x, _y, wide, high = box(middle(turned(place, turn)) for place in tower)
    assert turn != 0
    assert wide > high
    assert best_turn(tuple((q, -(q // 2)) for q in range(6))) == 0


@pytest.mark.parametrize("turn", range(SIXTHS))
def test_borders_lie_between_the_same_areas_however_the_board_is_turned(war: Game, turn: int) -> None:
    assert isinstance(war.state, Runewars)
    board = war.state.board
    hexes = Hexes(Look(sight(war, 0)), turn)
    for k, area in enumerate(war.view(0)["areas"]):
        found = hexes.borders(area)
        for other in board.near[k]:
            kind = BORDERS[board.border(k, other)]
            assert [name for name, ids in found.items() if board.areas[other].id in ids] == [kind] * (kind != "open")


def test_land_looks_like_what_it_yields() -> None:
    drawings = [thing["drawing"].partition("-")[0] for thing in things("9a", (0, 2, 1))]
    assert drawings.count("wood") > drawings.count("ore") > 0
    assert "food" not in drawings
    assert things("9a", (0, 2, 1)) == things("9a", (0, 2, 1))
    assert {thing["drawing"].partition("-")[0] for thing in things("9a", (0, 0, 0))} == {"grass"}


# Marching


def marching() -> tuple[Game, int]:
    game = hagal.new("runewars", players=3, seed=3)
    play(game, until=lambda g: tag(g, "who_goes") and bool(g.view(0)["marching"]) and len(g.decision.options) > 2)  # type: ignore[union-attr]
    assert game.decision is not None
    return game, game.decision.seat


def test_units_on_their_way_are_arrows_and_the_rest_is_counted() -> None:
    game, seat = marching()
    page, view = seen_by(game, seat), game.view(seat)
    assert len(page.select(".march")) == len({(one["from"], one["to"]) for one in view["marching"]})
    assert len(page.select(".march .unit")) == len(view["marching"])
    assert page.select(f"#spot-{view['march_to']} .target")
    for offer in page.select("#ask .few .offer"):
        assert offer["data-amount"] == offer.select_one(".wording").text  # type: ignore[union-attr]
        assert f"({offer['data-amount']})" in str(offer["aria-label"])
    assert page.select("#ask .few .offer")


def test_units_that_cannot_come_say_why() -> None:
    game, seat = marching()
    found = sight(game, seat)
    page = BeautifulSoup(render(found), "html.parser")
    stay = page.select(".unit[data-why]")
    assert stay
    for figure in stay:
        [key] = wishes(str(figure["data-ref"]), found)
        assert game.why_not(key, seat)
    assert wishes("hero:silhouette", found)[0] == "move silhouette"


# Building


def build(question: str) -> tuple[Game, Sight]:
    """A board of three tiles at least, if that is asked while they are laid."""
    game = hagal.new("runewars", players=3, seed=4, board="build")
    play(game, until=lambda g: tag(g, question) and len(g.view(None)["areas"]) > 3, bot="random", seed=2)
    assert game.decision is not None
    return game, sight(game, game.decision.seat)


@pytest.mark.parametrize(
    "question", ["pick_tile", "pick_place", "pick_turn", "pick_space", "pick_marker", "pick_home_turn"]
)
def test_each_way_to_lay_something_is_told_apart_by_places_and_turns(question: str) -> None:
    """What is clicked for an option leaves that option alone; what would lie there is drawn, and takes no clicks."""
    game, found = build(question)
    page = BeautifulSoup(render(found), "html.parser")
    lit = [str(thing["data-ref"]) for thing in page.select(".ghost.lit, .tray .tile.lit")]
    assert len(set(lit)) == len(lit)
    abouts = [str(offer["data-about"]).split() for offer in page.select("#ask .offer")]
    assert len(abouts) == len(game.decision.options)  # type: ignore[union-attr]
    clicked = [frozenset(about) & set(lit) for about in abouts]
    assert all(clicked)
    assert len(set(clicked)) == len(clicked)
    assert set(lit) == frozenset().union(*clicked)
    shown = {str(way["data-ref"]) for way in page.select(".would")}
    assert shown == {ref for about in abouts for ref in about if ref.startswith("way:")}
    assert not page.select(".would.lit, .would[tabindex]")
    assert len(page.select(".marker")) == len(game.view(None)["markers"])


def test_a_home_realm_can_be_laid_in_each_of_its_turns() -> None:
    game, found = build("pick_home_turn")
    page = BeautifulSoup(render(found), "html.parser")
    turns = {str(tile["data-ref"]) for tile in page.select(".tray .tile.lit")}
    assert turns == {f"turn:{key.split(' ')[-1]}" for key in game.decision.keys}  # type: ignore[union-attr]
    for way in page.select(".would"):
        [day, night] = way.select("image")
        assert f".0.0.{str(way['data-ref'])[-1]}" in str(day["href"])
        assert str(night["href"]).startswith("/pictures/runewars/tile-night-")


def test_who_only_watches_sees_no_ghosts() -> None:
    game, _found = build("pick_place")
    assert not seen_by(game, -1).select(".ghost, .would, .tray")
