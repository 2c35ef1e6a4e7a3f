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
from hagal.games.encounters.state import Encounters
from hagal.games.runewars.actions import production
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Msg, Step
from hagal.telling.outcomes import later, outcomes
from hagal.telling.outcomes.dune import GOODS
from hagal.telling.outcomes.encounters import POINTS
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


def steps(game: Game) -> list[Step[Any]]:
    return [option.step for option in asked(game).options]


def told(game: Game) -> dict[str, tuple[Msg, ...]]:
    return outcomes(game.state, asked(game).seat, steps(game))


def looked_at(game: Game) -> dict[str, tuple[Msg, ...]]:
    return outcomes(game.state, asked(game).seat, steps(game), looked_at=True)


def asked(game: Game) -> Decision:
    return game.decisions[0]


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_where_all_that_is_hidden_is_another(name: str) -> None:
    said = 0
    for game in moments(name)[::3]:
        found = looked_at(game)
        assert looked_at(scrambled(game, asked(game).seat)) == found
        said += len(found)
    assert said > 4


def test_every_language_has_all_of_it_and_nothing_else() -> None:
    english = messages("en", ("telling/*",))
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    said = set(re.findall(r"preview-[a-z]+-[a-z-]+[a-z]", source))
    filled = {f"preview-dune-{good}" for good in GOODS} | {"preview-rw-tactics", "preview-rw-heroes"}
    filled |= {f"preview-enc-{points}" for points in POINTS}
    assert english.keys() == said | filled
    for lang in LANGUAGES:
        other = messages(lang, ("telling/*",))
        assert other.keys() == english.keys()
        assert all(arguments(other[id]) == arguments(english[id]) for id in english)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_told_in_every_language_and_leaves_the_game_alone(name: str) -> None:
    for game in moments(name)[::4]:
        before = str(game.save())
        for some in looked_at(game).values():
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


def test_what_comes_of_sending_an_agent_is_said_once_somebody_looks() -> None:
    """Goods, influence, troops, cards and Agents are what was said; the page itself does not work it out."""
    checked: set[str] = set()
    for name in ("dune", "dune, ix"):
        for game in moments(name):
            seat, sends = asked(game).seat, [key for key in asked(game).keys if key.startswith("agent ")]
            if not sends:
                continue
            assert not told(game).keys() & set(sends)
            assert later(game.state, seat, steps(game))
            for key, some in looked_at(game).items():
                s, t = game.state, game.copy().choose(key, seat).state
                assert isinstance(s, Dune)
                assert isinstance(t, Dune)
                # With the last Agent the Reveal turn follows by itself, and the next round may.
                if key in sends and t.round == s.round and not t.players[seat].revealed:
                    checked |= held(s.players[seat], t.players[seat], some)
    assert {"spice", "solari", "water", "influence", "troops", "hand", "agents", "council"} <= checked


def held(p: Any, q: Any, some: tuple[Msg, ...]) -> set[str]:
    """Did it come as it was said? What of it was looked at."""
    now = {good: getattr(q, good) - getattr(p, good) for good in GOODS}
    now["influence"] = sum(q.influence) - sum(p.influence)
    now["troops"] = q.garrison + q.conflict - p.garrison - p.conflict
    now["hand"] = len(q.hand) - len(p.hand) + 1
    now["agents"] = q.agents + len(q.posts) - p.agents - len(p.posts)
    said = dict.fromkeys(now, 0)
    for message in some:
        what = message.id.removeprefix("preview-dune-")
        if what in said:
            said[what] += int(str(message.args["by"]).replace("\u2212", "-"))
        elif what == "council":
            assert q.council
    assert said == now
    return {what for what, n in said.items() if n} | {message.id.removeprefix("preview-dune-") for message in some}


def test_what_waits_after_sending_an_agent_is_said_as_it_stands_on_the_cards() -> None:
    waits: set[str] = set()
    for game in moments("dune"):
        for some in looked_at(game).values():
            waits |= {
                effect.id for message in some if message.id.endswith("then") for effect in message.args["effects"]
            }
    assert {"trash-for", "sell-melange"} <= waits


def test_in_encounters_it_comes_true() -> None:
    """Who dies, what is left, and whether anything strikes."""
    checked: set[str] = set()
    for name in ("hunted", "hunters", "alien"):
        for game in moments(name):
            for key, some in told(game).items():
                twin = game.copy()
                since = len(twin.log.events)
                s = twin.choose(key, asked(game).seat).state
                assert isinstance(s, Encounters)
                kinds = [event.kind for event in twin.log.events[since:]]
                for message in some:
                    if message.id == "preview-enc-kills":
                        assert "enc-dies" in kinds
                    elif message.id == "preview-enc-struck":
                        assert ("enc-strike" in kinds or twin.decisions[0].choice.tag == "enc-avoid") == (
                            message.args["n"] > 0
                        )
                    elif message.id == "preview-enc-attack" and s.phase == "action":
                        assert s.attack == message.args["n"]
                    checked.add(message.id)
    assert {"preview-enc-kills", "preview-enc-struck", "preview-enc-honor", "preview-enc-attack"} <= checked


def test_in_runewars_an_order_says_what_it_brings_by_itself() -> None:
    """The dials of Harvest and the influence of Acquire Power, as the seat finds them if nobody comes before it."""
    checked: set[str] = set()
    for game in moments("runewars"):
        for key, some in told(game).items():
            if not key.startswith("order "):
                continue
            (message,) = some
            assert message.id == "preview-rw-as-it-stands"
            checked |= {key} | {one.id for one in message.args["comes"]}
            if key == "order harvest":
                (dials,) = message.args["comes"]
                s = game.state
                assert isinstance(s, Runewars)
                assert (dials.args["food"], dials.args["wood"], dials.args["ore"]) == production(s, asked(game).seat)
    assert checked == {"order harvest", "order acquire_power", "preview-rw-dials", "preview-rw-gained"}


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
