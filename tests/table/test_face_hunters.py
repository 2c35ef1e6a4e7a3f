"""The board of Hunters: every option lights what it is about, nothing hidden is shown, and all has its words."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.encounters.hunters.hunt import honor
from hagal.games.encounters.hunters.scoring import honor_parts, tie_break
from hagal.table.games.encounters import FACE
from hagal.table.games.encounters.enlarged import COMPONENTS
from hagal.table.games.encounters.hunters.words import WORDS
from hagal.text import LANGUAGES, has
from tests.games.encounters.eager import best
from tests.games.encounters.hunters.position import Hunting
from tests.support import hunting
from tests.support.drawings import HOME, page, render, sight, situation
from tests.support.lights import drawn_use, lit, look_through
from tests.support.twins import scrambled

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"tests": True}),
    (3, {"film": 2, "tests": True, "challenges": "secret"}),
    (2, {"together": True, "avatars": "choose"}),
]


def new(players: int, seed: int, **options: Any) -> Game:
    return hagal.new("encounters", players=players, modules=["hunters"], seed=seed, **options)


def play(game: Game, choices: int) -> Game:
    rng = Random(choices)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(game.decision.keys[rng.choice(best(game.decision.keys))], game.decision.seat)
    return game


# Every option in its place


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_option_can_be_made_on_the_board(players: int, options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    rng = Random(players)
    game = new(players, players, **options)
    while game.decision is not None:
        decision = game.decision
        if any(seen[option.step.tag] < 3 for option in decision.options):
            seen.update({option.step.tag for option in decision.options})
            look_through(sight(game, decision.seat))
        game.choose(decision.keys[rng.choice(best(decision.keys))], decision.seat)
    render(sight(game, 0))


@pytest.mark.parametrize("name", hunting.SITUATIONS)
def test_every_situation_is_drawn_in_every_language(name: str) -> None:
    game, seat = situation(name)
    asked = [decision.seat for decision in game.decisions]
    for lang in LANGUAGES:
        found = sight(game, seat, lang)
        if seat in asked:
            look_through(found)
        html = page(found)
        drawn_use(html)
        assert " style=" not in html
        moves = Counter(re.findall(r'data-move="([^"]+)"', html))
        assert [move for move, n in moves.items() if n > 1] == []
        zooms = set(re.findall(r'data-zoom="([^"]+)"', html))
        assert zooms <= set(COMPONENTS), zooms - set(COMPONENTS)
        spots = set(re.findall(r'data-spot="([^"]+)"', html))
        for wished in re.findall(r'data-from="([^"]+)"', html):
            assert spots & set(wished.split()), wished
        for wished in re.findall(r'data-to="([^"]+)"', html):
            assert wished in spots or wished.startswith("discard:"), wished


def test_offers_light_the_things_they_are_about() -> None:
    game, seat = situation("hunters-three")
    found = lit(render(sight(game, seat)))
    assert {"duel:1", "duel:2", "space:river", "trap:0:cage", "trap:1:log_trap", "wound:0:flesh_wound"} <= found
    assert "trap:2:log_trap" not in found
    assert "wound:1:just_a_scratch" not in found, "nobody heals another one in the competitive game"
    together, seat = situation("hunters-together")
    found = lit(render(sight(together, seat)))
    assert {"wound:1:just_a_scratch", "trap:1:bear_trap"} <= found
    assert not [ref for ref in found if ref.startswith("duel:")]
    assert lit(render(sight(*situation("hunters-strip")))) == {"gear:body_armor", "gear:minigun", "gear:bowie_knife"}
    assert lit(render(sight(*situation("hunters-disarm")))) == {"trap:0:cage", "trap:0:net_trap"}
    assert lit(render(sight(*situation("hunters-stalk")))) == {"prey:deck"}
    assert lit(render(sight(*situation("hunters-arrest")))) == {"space:river", "combat:enforcer"}


def test_offers_tell_their_prices() -> None:
    game, seat = situation("hunters-three")
    offers = {o["key"]: o for group in FACE.scene(sight(game, seat))["ask"]["groups"] for o in group["offers"]}
    assert offers["evade river"]["prices"] == [("recruit", 3)]
    assert offers["remove 0 cage"]["prices"] == [("recruit", 4)]
    assert offers["mend 0 dishonor_and_death"]["prices"] == [("heal", 2), ("restore", 2)]
    armor = game.view(0)["hunters"][1]["armor"]
    assert offers["duel 1"]["prices"] == [("attack", armor)]


# What lies on the table


def test_gear_hangs_under_its_prey_and_an_arrested_one_under_its_officer() -> None:
    scene = FACE.scene(sight(*situation("hunters-three")))
    hills = next(space for space in scene["spaces"] if space["id"] == "hills")
    assert [one["ref"] for one in hills["carried"]] == ["gear:body_armor", "gear:minigun"]
    assert "Body Armor" in hills["told"]
    combat = FACE.scene(sight(*situation("hunters-arrested")))["combat"]
    assert [one["kind"] for foe in combat for one in foe["carried"]] == ["arrest", "gear"]


def test_waiting_gear_lies_at_the_underground() -> None:
    t = Hunting(1).gears("minigun").prey_phase("gear_up_no_sport")
    space = FACE.scene(sight(t.game.resume(), 0))["spaces"][0]
    assert [one["ref"] for one in space["attached"]] == ["gear:minigun"]


def test_the_pool_has_points_and_duels() -> None:
    gains = FACE.scene(sight(*situation("hunters-three")))["turn"]["gains"]
    assert [(gain["what"], gain["n"]) for gain in gains] == [("heal", 3), ("restore", 2), ("duels", 1)]


# Nothing hidden


def test_a_trophy_room_is_for_its_owner() -> None:
    game, seat = situation("hunters-three")
    mine = FACE.scene(sight(game, seat))
    assert {group["name"] for group in mine["room"]["room"]["groups"]} == {"Prey", "Gear", "Hazards", "Traps"}
    assert mine["room"]["room"]["honor"] == game.view(seat)["hunters"][seat]["honor"]
    seen = FACE.scene(sight(game, 1))["seats"][seat]
    assert (seen["trophies"], seen["latest"], seen["honor"]) == (5, "Alarm", None)
    assert [one["name"] for one in seen["room"]] == ["Alarm"]
    assert "Riot Shield" not in render(sight(game, 1))
    over, _seat = situation("hunters-over")
    assert len(FACE.scene(sight(over, 1))["seats"][0]["room"]) >= 5, "all may look when all is over"


def test_a_challenge_is_face_down_for_others_unless_played_open() -> None:
    game, seat = situation("hunters-three")
    html = render(sight(game, seat))
    assert "Slayer" in html
    assert "Collector" not in html
    assert html.count("a secret Challenge") == 4, "two players, each told and titled"
    scene = FACE.scene(sight(*situation("hunters-open")))
    assert [bool(seat["challenge"] and seat["challenge"]["ref"]) for seat in scene["seats"]] == [True, True, False]
    assert scene["room"]["challenge"]["ref"], "one's own lies apart"
    assert "a secret Challenge" not in render(sight(*situation("hunters-open")))


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_scene_is_the_same_when_hidden_things_are_drawn_anew(players: int, options: dict[str, Any]) -> None:
    for choices in (8, 90):
        game = play(new(players, 7, **options), choices)
        for seat in (-1, *range(players)):
            assert render(sight(game, seat)) == render(sight(scrambled(game, seat), seat))


def test_a_watcher_has_no_room() -> None:
    scene = FACE.scene(sight(*situation("hunters-watcher")))
    assert scene["room"] is None
    assert scene["lit"] == {}
    assert [seat["honor"] for seat in scene["seats"]] == [None, None, None]


def test_nobody_coordinates() -> None:
    game, seat = situation("hunters-three")
    assert not any(FACE.may_aside(game.view(None), other) for other in range(3))
    assert "coordinate" not in FACE.helps(sight(game, seat))


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_hunted_are_not_said(lang: str) -> None:
    assert all(has(id, lang) for pair in WORDS.items() for id in pair)
    html = page(sight(*situation("hunters-three"), lang))
    words = {
        "en": ("Enemy", "Barracks", "Officer"),
        "ru": ("Казарм", "Офицер"),
        "pt-BR": ("Inimig", "Quartel", "Oficial"),
    }
    assert [word for word in words[lang] if word in html] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_tells_every_icon_of_this_mode(lang: str) -> None:
    parts = FACE.legend(sight(*situation("hunters-three"), lang))
    drawn = " ".join(str(icon) for part in parts for icon, _told in part["icons"])
    text = (HOME / "templates/games/encounters/hunters/drawings.html").read_text("utf-8")
    assert [symbol for symbol in re.findall(r'id="(i-[a-z_]+)"', text) if f'"#{symbol}"' not in drawn] == []
    assert "leadership" not in drawn
    told = [told for part in parts for _icon, told in part["icons"]]
    assert len(set(told)) == len(told)


# The end


def test_the_end_breaks_honor_down() -> None:
    game, _seat = situation("hunters-over")
    end = FACE.ending(game, sight(game, 0))
    assert end["mode"] == "hunters"
    assert "Predators killed" in end["heads"]
    assert "Challenge" in end["heads"]
    for row in end["rows"]:
        assert sum(int(figure.replace("−", "-")) for figure in row["figures"]) == row["honor"]
        assert honor(game.state, row["seat"]) == row["honor"] == sum(honor_parts(game.state, row["seat"]).values())  # type: ignore[arg-type]
    assert end["rows"][0]["winner"]
    assert "Ana wins with" in end["verdict"]
    assert "A Predator died" in end["notes"][0]


def test_a_tie_tells_what_decided() -> None:
    """Both are dead, with two Honor each: one for Prey, the other for Gear."""
    t = Hunting(2).trophies(0, "enemy:jungle_patrol", "enemy:jungle_patrol").trophies(1, "gear:riot_shield")
    t[0].health = t[1].health = 1
    t.strikes(*["flesh_wound"] * 6).combat("hired_gun")
    while not t.game.over:
        t.choose(t.keys[-1])
    assert t.game.outcome is not None
    assert tie_break(t.s, t.game.outcome) == "prey"
    end = FACE.ending(t.game, sight(t.game, 0))
    assert [row["honor"] for row in end["rows"]] == [2, 2]
    assert end["notes"][1] == "Equal in Honor; more Prey decided."


def test_together_the_group_has_one_score() -> None:
    game = play(new(2, 3, together=True), 5000)
    end = FACE.ending(game, sight(game, 0))
    assert end["together"]
    assert end["score"] == sum(row["honor"] for row in end["rows"])
    assert end["won"] == (game.view(None)["ending"] == "ultimate")
