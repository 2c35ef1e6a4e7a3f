"""A view is what its type says: the same keys, and values of the declared types, for whoever looks at any position."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games import title
from hagal.games.dune.seen import DuneView
from hagal.games.encounters.alien.seen import AlienHuntView, AlienView
from hagal.games.encounters.hunted.seen import HuntedView
from hagal.games.encounters.hunters.seen import HuntersView
from hagal.games.runewars.seen import RunewarsView
from hagal.lab.watched_game import draw_ruleset
from tests.kernel.tiny import TITLE as FERRY
from tests.kernel.tiny import FerryFacts
from tests.support.typed import wrong

VIEWS: dict[str, Any] = {
    **{"dune": DuneView, "hunted": HuntedView, "hunters": HuntersView, "alien": AlienView, "runewars": RunewarsView},
    **{"hunted alien": AlienView, "alien hunters": AlienHuntView},
}
"""The type of a title's views, or of a mode's."""
TITLES = hagal.titles()
MODULES = ("ix", "rivals", "physical", "exploration")
RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))
SELDOM = 23
"""Of so many choices one is looked at before it is made, by everybody."""


def faults(game: Game) -> list[str]:
    """What the types do not say of the views of a position: each seat's, everybody's together, a spectator's."""
    modules = game.state.rules.modules
    declared = next(VIEWS[name] for name in (" ".join(modules), *modules, game.title.name) if name in VIEWS)
    viewers = [None, *range(game.players), tuple(range(game.players))]
    return [fault for viewer in viewers for fault in wrong(game.view(viewer), declared, f"view({viewer})")]


def sound(game: Game) -> None:
    assert faults(game) == []
    view = game.view()
    assert {name for name in MODULES if name in view} == {name for name in MODULES if name in game.state.parts}


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_views_of_every_mode_are_what_their_types_say(record: Path) -> None:
    """From the first question to the end of the game."""

    def before(game: Game) -> None:
        if len(game.record.keys) % SELDOM == 0:
            sound(game)

    game = hagal.replay(record.read_text(encoding="utf-8"), before=before)
    assert game.over
    sound(game)


def played(name: str, seed: int, choices: int) -> Iterator[Game]:
    """A game of a drawn ruleset in which every choice is left to chance, asides too; now and then a look at it."""
    rules = draw_ruleset(title(name), title(name).players, seed)
    game = hagal.new(name, players=rules.players, modules=rules.modules, seed=seed, **rules.options)
    rng = Random(seed)
    while not game.over and len(game.record.keys) < choices:
        decision = rng.choice(game.decisions)
        game.choose(rng.choice(decision.keys), decision.seat)
        if rng.randrange(SELDOM) == 0:
            yield game
    yield game


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", TITLES)
def test_views_of_random_games_are_what_their_types_say(name: str, seed: int) -> None:
    for game in played(name, seed, 600):
        sound(game)


@pytest.mark.proof
@pytest.mark.parametrize("name", TITLES)
def test_views_of_many_random_games_are_what_their_types_say(name: str) -> None:
    for seed in range(1000, 1200):
        for game in played(name, seed, 10_000):
            sound(game)


def test_the_view_of_the_smallest_title_is_what_its_type_says() -> None:
    for modules in ((), ("storm",)):
        state = FERRY.start(FERRY.rules(3, modules, {}), 1)
        found = list(wrong(FERRY.view(state, (0,)), FerryFacts))
        assert found == []


@pytest.mark.parametrize("name", TITLES)
def test_every_player_has_what_all_titles_tell_of_a_seat(name: str) -> None:
    players = hagal.new(name, players=min(title(name).players), seed=1).view()["players"]
    assert [p["seat"] for p in players] == list(range(len(players)))


# A type that lies is found


def solo() -> dict[str, Any]:
    view: dict[str, Any] = json.loads(json.dumps(hagal.new("dune", players=1, modules=["ix"], seed=1).view(0)))
    assert list(wrong(view, DuneView)) == []
    return view


@pytest.mark.parametrize(
    ("way", "value", "fault"),
    [
        (("round",), "1", "['round'] is '1', not int"),
        (("round",), True, "['round'] is True, not int"),
        (("turn", "card"), 3, "['turn']['card'] is 3, not str | None"),
        (("players", 0, "hand"), None, "['players'][0]['hand'] is None, not a list"),
        (("players", 1, "hand"), [7], "['players'][1]['hand'][0] is 7, not str | None"),
        (("players", 0, "spite"), 1, "['players'][0]['spite'] is not declared in PlayerFacts"),
        (("ix", "stacks", 0), {"top": []}, "['ix']['stacks'][0]['left'] is missing"),
        (("ix", "snoopers"), [0], "['ix']['snoopers'][0] is 0, not bool"),
        (("reserve",), {"foldspace": None}, "['reserve']['foldspace'] is None, not int"),
        (("control",), [], "['control'] is [], not a dict"),
        (("rivals",), [], "['rivals'] is [], not an object"),
        (("outcome",), {"winners": []}, "['outcome'] is {'winners': []}, not hagal.kernel.seen.Result | None"),
    ],
)
def test_what_is_not_so_is_found(way: tuple[Any, ...], value: object, fault: str) -> None:
    view = solo()
    place: Any = view
    for step in way[:-1]:
        place = place[step]
    place[way[-1]] = value
    assert list(wrong(view, DuneView)) == [fault]


def test_what_lacks_is_found() -> None:
    view = solo()
    del view["ix"], view["turn"]
    assert list(wrong(view, DuneView)) == ["['turn'] is missing"]
