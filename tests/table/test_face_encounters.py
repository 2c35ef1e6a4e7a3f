"""The board of Legendary Encounters is drawn from a Sight alone: all in its language, every option in its place."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from random import Random
from typing import Any

import pytest

from hagal.game import Game
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects import attack, choose, draw, heal_of, move_back, redraw
from hagal.games.encounters.effects.strikes import OWN
from hagal.kernel.step import Choice, Step
from hagal.kernel.term import TERMS
from hagal.table.games import face
from hagal.table.games.encounters import FACE
from hagal.table.games.encounters.about import WAYS, about
from hagal.table.games.encounters.enlarged import COMPONENTS
from hagal.table.sight import Question, look
from hagal.text import LANGUAGES
from tests.games.encounters.eager import best
from tests.games.encounters.position import Position
from tests.support.drawings import chairs, environment, page, render, sight, situation
from tests.support.lights import NOWHERE, drawn_use, look_through, refs
from tests.support.situations import SITUATIONS, new, play
from tests.support.twins import scrambled

GAMES = [(players, film) for players in (1, 2, 3, 5) for film in (1, 2)]


@pytest.mark.parametrize(("players", "film"), GAMES)
def test_every_option_can_be_made_on_the_board(players: int, film: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        rng = Random(seed)
        game = new(players, seed, film=film, avatars="choose" if seed % 2 else "film", tough=seed % 3 == 0)
        while not game.over:
            for decision in game.decisions:
                if any(seen[option.step.tag] < 4 for option in decision.options):
                    seen.update({option.step.tag for option in decision.options})
                    look_through(sight(game, decision.seat))
            decision = rng.choice(game.decisions)
            game.choose(decision.keys[rng.choice(best(decision.keys))], decision.seat)
        render(sight(game, 0))


def test_every_step_that_can_be_an_option_is_known() -> None:
    """Steps with a key of their own are options; each has its place, or is known to have none."""
    keyed = {
        tag
        for tag, cls in TERMS.of("encounters").items()
        if issubclass(cls, Step)
        and cls.__module__.startswith("hagal.games.encounters")
        and (not issubclass(cls, Choice) or not cls.asks)
        and any("key" in vars(base) for base in cls.__mro__ if base not in (Step, Choice, *Step.__mro__))
    }
    assert keyed - set(WAYS) - NOWHERE == set()
    assert set(WAYS) <= set(TERMS.of("encounters"))


@pytest.mark.parametrize("effect", [move_back(2), redraw(0), choose(attack(1), draw(1)), heal_of(OWN, 2)], ids=repr)
def test_questions_that_only_cards_of_packs_ask(effect: Effect) -> None:
    table = (
        Position(2).combat("soviet_advisor").wild("river", "val_verde_guerrilla").wounds(0, "flesh_wound", "deep_gash")
    )
    table.hand(0, "experience", "brute_force").run(effect)
    look_through(sight(table.game, 0))


def test_questions_that_are_rare_in_random_games() -> None:
    """The order of effects, where a recruit goes, a turn without Action phase, a card in play to be shown."""
    t = Position(1, film=2).combat("scorpion_enforcer").give(attack=3, bounty=2).choose("fight scorpion_enforcer")
    look_through(sight(t.game, 0))
    t = Position(1, film=2).hq("the_speech").give(recruit=9, to_top=True).choose("recruit the_speech")
    look_through(sight(t.game, 0))
    t = Position(1).played("knock_knock").combat("something_out_there_waiting_for_us").give(attack=3)
    look_through(sight(t.choose("fight something_out_there_waiting_for_us").game, 0))
    t = Position(2, film=2).wild("hills", "no_stopping_what_cant_be_stopped", up=False).hand(0, "experience")
    for space in ("underground", "graveyard", "river", "ruins"):
        t.wild(space, "city_of_fear", up=False)
    t.strikes("close_call").done().hand(0, "the_speech", "experience")
    assert t.keys == ["go-on"]
    look_through(sight(t.game, 1))
    assert FACE.may_aside(t.game.view(0), 0)
    look_through(sight(t.game, 0))  # who may Coordinate


# Asides


def test_an_aside_is_offered_quietly_to_its_seat_alone() -> None:
    game, seat = situation("hunted-aside")
    asked = game.decision
    assert asked is not None
    own = sight(game, seat)
    assert own.question is None
    assert [aside.seat for aside in own.asides] == [seat]
    html = render(own)
    assert 'id="ask"' in html
    assert "data-aside" in html
    assert "<kbd" not in html
    for other in (-1, *(k for k in range(3) if k != seat)):
        assert sight(game, other).asides == tuple(a for a in asides(game, other))
        assert f"hand:{seat}:" not in render(sight(game, other))


def asides(game: Game, seat: int) -> list[Question]:
    return [found for found in sight(game, seat).asides if found.seat == seat]


def test_one_person_with_two_avatars_sees_both_hands_and_both_asides() -> None:
    game = Position(2).hand(0, "experience", "knock_knock").hand(1, "commander_leadership", "experience").game.resume()
    asked, other = game.decisions[0].seat, game.decisions[1].seat
    found = look(game, chairs(game, asked), asked, "en", also=(other,))
    assert found.question is not None
    assert [aside.seat for aside in found.asides] == [other]
    assert None not in found.view["players"][other]["hand"]
    html = render(found)
    wanted = {ref for o in found.asides[0].offers for ref in about(o.step, found, other)}
    assert wanted <= set(refs(html))
    assert f'name="seat" value="{other}"' in html
    alone = look(game, chairs(game, asked), asked, "en")
    assert alone.asides == ()


def test_who_might_coordinate_is_told_from_public_facts() -> None:
    game, seat = situation("hunted-aside")
    view = game.view(None)
    assert FACE.may_aside(view, seat)
    assert not FACE.may_aside(view, view["active"])
    assert not FACE.may_aside(view, 7)
    for other in range(3):
        assert FACE.may_aside(view, other) == FACE.may_aside(scrambled(game, -1).view(None), other)


# Everything in words and drawings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_can_be_enlarged(lang: str) -> None:
    template = environment().get_template(FACE.card)
    for ref, component in COMPONENTS.items():
        drawn = FACE.component(ref, lang)
        assert drawn is not None
        html = template.render(c=drawn)
        assert drawn["name"][1:] in unescape(html)
        assert drawn["lines"], ref
        assert ("≈" in html) == (component.origin == "stand-in"), ref
        drawn_use(html)
    assert FACE.component("character:nothing", lang) is None


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_situation_is_drawn_in_every_language(name: str) -> None:
    game, seat = situation(name)
    for lang in LANGUAGES:
        html = page(sight(game, seat, lang))
        drawn_use(html)
        assert " style=" not in html
        assert " onclick=" not in html
        moves = re.findall(r'data-move="([^"]+)"', html)
        assert [move for move, n in Counter(moves).items() if n > 1] == []
        assert len(re.findall(r'id="ask"', html)) == (0 if game.over or seat < 0 else 1)
        zooms = set(re.findall(r'data-zoom="([^"]+)"', html))
        assert zooms <= set(COMPONENTS), zooms - set(COMPONENTS)


def test_stand_ins_are_marked_on_the_table() -> None:
    game, seat = situation("hunted-three")
    html = render(sight(game, seat))
    shown = {ref for ref in re.findall(r'data-zoom="([^"]+)"', html) if COMPONENTS[ref].origin == "stand-in"}
    assert shown
    assert html.count('class="mock"') >= 1


# Nothing hidden


@pytest.mark.parametrize(("players", "film"), GAMES)
def test_a_scene_is_the_same_when_hidden_things_are_drawn_anew(players: int, film: int) -> None:
    for choices in (6, 60, 160):
        game = play(new(players, 17, film=film), choices=choices)
        for seat in (-1, *range(players)):
            assert shown(game, seat) == shown(scrambled(game, seat), seat)


def shown(game: Game, seat: int) -> Any:
    return render(sight(game, seat))


def test_names_are_escaped() -> None:
    from hagal.table.sight import Chair

    game = new(3, 1)
    html = render(look(game, [Chair(k, "human", "<b>&\"'") for k in range(3)], 0, "en"))
    assert '<b>&"' not in html
    assert "&lt;b&gt;&amp;&#34;&#39;" in html


def test_there_is_a_face_for_encounters() -> None:
    assert face("encounters") is FACE
