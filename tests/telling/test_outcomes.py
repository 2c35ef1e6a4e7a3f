"""What comes of an answer: said from what the seat knows, and true once it is given."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hagal
from hagal import bots, telling
from hagal.game import Decision, Game
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg
from hagal.telling.outcomes import outcomes
from hagal.telling.outcomes.dune import GOODS
from hagal.text import LANGUAGES, calling, phrase
from tests.support.twins import scrambled
from tests.text.glossary import faults
from tests.text.ids import arguments, messages

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "dune": ("dune", {"players": 1}),
    "dune, ix": ("dune", {"players": 4, "modules": ["ix"]}),
    "hunted": ("encounters", {"players": 2}),
    "hunters": ("encounters", {"players": 2, "modules": ["hunters"]}),
    "alien": ("encounters", {"players": 2, "modules": ["alien"]}),
    "runewars": ("runewars", {"players": 2}),
}
CHOICES = 90
FOLDER = Path(telling.__file__).parent / "outcomes"


@cache
def moments(name: str) -> tuple[Game, ...]:
    title, wish = GAMES[name]
    game = hagal.new(title, seed=5, **wish)
    found: list[Game] = []
    for _ in range(CHOICES):
        if game.over:
            break
        decision = game.decisions[0]
        if len(decision.options) > 1:
            found.append(game.copy())
        game.choose(bots.decide(game.state, decision.seat, bots.make("heuristic", 3)).key(), decision.seat)
    return tuple(found)


def told(game: Game) -> dict[str, tuple[Msg, ...]]:
    decision = game.decisions[0]
    return outcomes(game.state, decision.seat, [option.step for option in decision.options])


def asked(game: Game) -> Decision:
    return game.decisions[0]


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_where_all_that_is_hidden_is_another(name: str) -> None:
    said = 0
    for game in moments(name)[::3]:
        found = told(game)
        assert told(scrambled(game, asked(game).seat)) == found
        said += len(found)
    assert said > 4


def test_every_language_has_all_of_it_and_nothing_else() -> None:
    english = messages("en", ("telling/*",))
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    said = set(re.findall(r"preview-[a-z]+-[a-z-]+[a-z]", source))
    filled = {f"preview-dune-{good}" for good in GOODS} | {"preview-rw-tactics", "preview-rw-heroes"}
    assert english.keys() == said | filled
    for lang in LANGUAGES:
        other = messages(lang, ("telling/*",))
        assert other.keys() == english.keys()
        assert all(arguments(other[id]) == arguments(english[id]) for id in english)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_told_in_every_language_and_leaves_the_game_alone(name: str) -> None:
    for game in moments(name)[::4]:
        before = str(game.save())
        for some in told(game).values():
            for lang in LANGUAGES:
                with calling(["Ada", "Bo", "Cy", "Di"]):
                    text = "; ".join(phrase(message, lang) for message in some)
                assert text
                assert faults(text, lang) == []
        assert str(game.save()) == before


def test_in_dune_it_comes_true() -> None:
    """Strength, persuasion and goods are what was said, for each answer that was told of."""
    checked: set[str] = set()
    for game in moments("dune"):
        seat = asked(game).seat
        for key, some in told(game).items():
            s = game.copy().choose(key, seat).state
            assert isinstance(s, Dune)
            after = s.players[seat]
            for message in some:
                if message.id == "preview-dune-reveal":
                    assert after.strength == message.args["strength"]
                elif message.id == "preview-dune-strength" and not key.startswith(("pass", "stop", "combat")):
                    assert after.strength in (message.args["n"], 0), "fought at once, and over"
                elif message.id == "preview-dune-left" and after.revealed:
                    assert after.persuasion == message.args["n"]
                checked.add(message.id)
    assert {"preview-dune-reveal", "preview-dune-strength", "preview-dune-left", "preview-dune-place"} <= checked


def test_a_question_says_whose_effect_it_is() -> None:
    named: dict[str, str] = {}
    for name in GAMES:
        for game in moments(name):
            decision = asked(game)
            if decision.source is not None:
                named[decision.choice.tag] = decision.text("en")
                for lang in LANGUAGES:
                    assert decision.text(lang)
    assert named["influence_two"].split(": ")[0] == "Machinations"
    assert len(named) > 8
    assert not {"order", "combat_choice", "activate_area", "works", "turn"} & named.keys(), "no card asks there"


def test_no_question_names_a_card_that_the_seat_does_not_know() -> None:
    for name in GAMES:
        for game in moments(name)[::3]:
            decision = asked(game)
            twin = scrambled(game, decision.seat)
            assert asked(twin).text("en") == decision.text("en")


def test_the_baron_is_told_what_his_choice_is_for() -> None:
    game = hagal.new("dune", players=3, seed=3, leaders=["vladimir_harkonnen", "random", "random"])
    text = asked(game).text("en")
    assert text.startswith("Baron Vladimir Harkonnen: ")
    assert "four or more troops" in text
