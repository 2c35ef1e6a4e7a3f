"""The board of Dune is drawn from a Sight alone: everything in its language, and every option at its place."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from typing import Any

import pytest
from bs4 import BeautifulSoup

import hagal
from hagal import bots
from hagal.game import Game
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Choice, Step
from hagal.kernel.term import TERMS
from hagal.table.games import face
from hagal.table.games.dune import FACE
from hagal.table.games.dune.about import WAYS
from hagal.table.games.dune.about import about as subjects
from hagal.table.games.dune.enlarged import COMPONENTS
from hagal.table.games.dune.strips import CONDITIONS, MADE, PLAIN, strip
from hagal.text import LANGUAGES
from hagal.text.hyphens import soft
from tests.support.drawings import SITUATIONS, environment, page, play, render, sight, situation
from tests.support.twins import scrambled
from tests.text.ids import COMPONENTS as ALL
from tests.text.ids import terms

MODES = [(players, modules) for players in (1, 2, 3, 4) for modules in ((), ("ix",))]
NOWHERE = {"reveal", "clean_up", "skip", "pass", "pass_turn", "nothing", "draw_buried", "take_turn"}
"""Options without a place on the board: they end, decline or go on."""
EFFECTS = {"points", "persuade", "swords", "intrigue", "influence_any", "acquire_up_to"}
"""Effects as options that are shown nowhere or everywhere."""


def refs(html: str) -> Counter[str]:
    return Counter(re.findall(r'data-ref="([^"]+)"', html))


def options() -> dict[str, Any]:
    return {"promos": True, "bindu_suspension": "may"}


def games(players: int, modules: tuple[str, ...]) -> list[Game]:
    """Leaders chosen and by chance, so that all kinds of questions come."""
    more: dict[str, Any] = {"rival_signet_cost": "player"} if players < 3 else {}
    return [
        hagal.new("dune", players=players, modules=modules, seed=seed, leaders=leaders, **options(), **more)
        for seed, leaders in ((1, "choose"), (2, "random"), (3, "random"))
    ]


LOOKED_THROUGH = [
    pytest.param(*mode, marks=() if mode in ((1, ("ix",)), (2, ("ix",)), (3, ()), (4, ("ix",))) else pytest.mark.proof)
    for mode in MODES
]


@pytest.mark.parametrize(("players", "modules"), LOOKED_THROUGH)
def test_every_option_can_be_made_on_the_board(players: int, modules: tuple[str, ...]) -> None:
    seen: Counter[str] = Counter()
    for game in games(players, modules):
        bot = bots.make("random", 3)
        while not game.over:
            for decision in game.decisions:
                fresh = any(seen[option.step.tag] < 4 for option in decision.options)
                if not fresh:
                    continue
                seen.update({option.step.tag for option in decision.options})
                look_through(game, decision.seat)
            decision = game.decisions[0]
            game.choose(bots.decide(game.state, decision.seat, bot).key(), decision.seat)
        render(sight(game, 0))


def look_through(game: Game, seat: int) -> None:
    """Each ref of each offer stands on the page and is lit; what is lit is part of an offer."""
    found = sight(game, seat)
    question = found.question
    assert question is not None
    html = render(found)
    shown = refs(html)
    about = {ref for offer in question.offers for ref in subjects(offer.step, found)}
    assert about <= set(shown), (question.tag, about - set(shown))
    lit = set(re.findall(r'class="[^"]*\blit\b[^"]*"[^>]*? data-ref="([^"]+)"', html))
    assert lit == about, (question.tag, lit ^ about)
    keys = [unescape(key) for key in re.findall(r'<button class="offer[^"]*" name="key" value="([^"]+)"', html)]
    assert sorted(keys) == sorted(offer.key for offer in question.offers)
    for offer in question.offers:
        placed = bool(subjects(offer.step, found))
        assert (
            placed or offer.step.tag in NOWHERE | EFFECTS or getattr(offer.step, "n", 1) == 0 or declines(offer.step)
        ), offer


def declines(step: Any) -> bool:
    """No troops, no units; or effects that are shown nowhere on the board."""
    if step.tag in ("deploy_units", "send_units"):
        return not any(step.values())
    inner = step.effect if step.tag == "use" else step
    return inner.tag not in WAYS or inner.tag in ("paid", "bundle", "when", "pay", "when_named", "influence_any")


THINGS = {"card", "leader", "space", "tile", "effect", "trash"}
NAMING = {tag for tag, cls in TERMS.of("dune").items() if THINGS & {*cls.fields}}
"""What names a thing of the box, or a step that may, has its place there."""


def test_every_step_that_can_be_an_option_is_known() -> None:
    """Steps with a key of their own are options; each has its place, or is known to have none."""
    keyed = {
        tag
        for tag, cls in TERMS.of("dune").items()
        if issubclass(cls, Step)
        and cls.__module__.startswith("hagal.games.dune")
        and "physical" not in cls.__module__
        and (not issubclass(cls, Choice) or not cls.asks)
        and cls.key is not Step.key
    }
    effects = {tag for tag in keyed if tag in PLAIN or tag in MADE}
    assert keyed - set(WAYS) - NAMING - NOWHERE - EFFECTS - effects == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_can_be_enlarged(lang: str) -> None:
    template = environment().get_template(FACE.card)
    for ref, component in COMPONENTS.items():
        drawn = FACE.component(ref, lang)
        assert drawn is not None
        html = template.render(c=drawn)
        assert drawn["name"][1:] in unescape(html)
        assert drawn["lines"] or component.kind == "rival", ref
        drawn_use(html)
    assert FACE.component("card:nothing", lang) is None


def symbols() -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', environment().get_template(FACE.defs).render()))


def drawn_use(html: str) -> None:
    """Whatever a page refers to is drawn."""
    assert set(re.findall(r'<use href="#([^"]+)"', html)) <= symbols()


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
        assert len(re.findall(r'id="ask"', html)) == (0 if game.over or seat < 0 or name == "waits" else 1)


def test_all_effects_have_icons() -> None:
    """Every effect on a component is told by icons; words are for content yet to come."""
    found = {term.tag for component in ALL for term in terms(list(vars(component).values()))}
    known = set(PLAIN) | set(CONDITIONS) | set(MADE)
    options = {tag for tag in {*WAYS, *NAMING} if tag not in known}
    rest = (
        found
        - known
        - options
        - {"harvest", "influence_bonus", "pick_tokens", "place_snoopers", "lose_water", "intelligence"}
    )
    assert rest == set()


def test_words_stand_for_an_effect_that_has_no_icon() -> None:
    class Odd(Step[Any]):
        tag = "odd"

        def message(self) -> Any:
            from hagal.kernel.step import Msg

            return Msg("trash-self")

    assert strip(Odd(), "en")[0][1] == "trash this card"


@pytest.mark.parametrize(("players", "modules"), MODES)
def test_a_scene_is_the_same_when_hidden_things_are_drawn_anew(players: int, modules: tuple[str, ...]) -> None:
    for choices in (8, 60, 140):
        game = play(hagal.new("dune", players=players, modules=modules, seed=17), choices, bot="random")
        for seat in (-1, *range(players)):
            assert render(sight(game, seat)) == render(sight(scrambled(game, seat), seat))


def test_names_are_escaped() -> None:
    from hagal.table.sight import Chair, look

    game = hagal.new("dune", players=3, seed=1)
    chairs = [Chair(k, "human", "<b>&\"'") for k in range(3)]
    html = render(look(game, chairs, 0, "en"))
    assert '<b>&"' not in html
    assert "&lt;b&gt;&amp;&#34;&#39;" in html


def test_there_is_a_face_for_titles_that_have_one() -> None:
    assert face("dune") is FACE
    with pytest.raises(RulesError, match="dune"):
        face("chess")


def test_long_words_may_break_between_syllables() -> None:
    assert soft("Исследовательская станция").replace("\u00ad", "") == "Исследовательская станция"
    assert "\u00ad" in soft("Исследовательская")
    assert soft("Swordmaster") == "Sword\u00admas\u00adter"
    assert soft("Espadachim") == "Espa\u00adda\u00adchim"
    assert soft("Wealth") == "Wealth"


# What the script reads


def test_what_can_say_why_not_says_so() -> None:
    for name in ("solo-ix", "four-ix", "leaders"):
        board = BeautifulSoup(render(sight(*situation(name))), "html.parser")
        for thing in board.select("[data-ref]:not(.lit)"):
            answers = str(thing["data-ref"]).split(":")[0] in ("card", "space", "intrigue", "tech", "row")
            assert ("data-why" in thing.attrs) == answers, thing["data-ref"]
        assert board.select("[data-why='']")


def test_a_piece_says_whose_it_is() -> None:
    board = BeautifulSoup(render(sight(*situation("four-ix"))), "html.parser")
    found = Counter[str]()
    for piece in board.select("[data-move]"):
        named = re.match(r"(agent|troop|vp|freighter|influence-[a-z_]+)-(\d)", str(piece["data-move"]))
        if named is not None:
            owner = piece if "data-seat" in piece.attrs else piece.find_parent(attrs={"data-seat": True})
            assert owner is not None, piece["data-move"]
            assert owner["data-seat"] == named[2], piece["data-move"]
            found[named[1].split("-")[0]] += 1
    assert set(found) == {"agent", "troop", "vp", "freighter", "influence"}
