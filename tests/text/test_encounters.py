"""Whole games of Encounters said in all three languages, and the texts of its components."""

from __future__ import annotations

import re
from random import Random

import pytest

import hagal
from hagal.kernel.state import PUBLIC
from hagal.text import LANGUAGES, describe
from tests.games.encounters.eager import best
from tests.support.ear import Ear
from tests.text import ids

BOX = {component.ref: component for component in ids.ENCOUNTERS}
WISHES = (
    *("play bad_idea", "copy bad_idea", "recruit bad_idea", "recruit officer", "scan hills", "scan hills free"),
    *("fight hills", "fight one_ugly_mother", "do guerrilla_camp", "do choppa_a", "do nothing", "dance"),
)
TEXTS = [
    (
        "character:bad_idea",
        "en",
        [
            "Dutch, uncommon",
            "Cost: 6 Recruit",
            "Class: Leadership",
            "Team: Dutch's Team",
            "Attack 1, Recruit 0",
            "Text: Brothers in Arms: gain 2 Attack, once for each other Barracks character among the cards you played",
        ],
    ),
    (
        "enemy:over_here",
        "en",
        ["Enemy", "Health: 1", "When scanned: turn this card face down again; draw a Strike"],
    ),
    (
        "enemy:guerrilla_camp",
        "ru",
        [
            "Задача Цели",
            "Раскрытие: закрепить эту карту на участке «Река»",
            "Пока выполняется Цель 1 и участок этой карты зачищен, за 1 очко Атаки — выполнить Цель 1",
        ],
    ),
    (
        "enemy:soviet_advisor",
        "pt-BR",
        ["Inimigo", "Saúde: 5", "Contínuo: cada “Guerrilheiro de Val Verde” tem 1 de saúde a mais"],
    ),
    ("strike:stunning_blow", "en", ["Damage: 1", "Text: draw a Strike for each of your marks"]),
    (
        "objective:flares_frags_claymores",
        "ru",
        [
            "Цель 2",
            "Цель: найти оборонительную позицию и занять её",
            "Событие: положить верхнюю карту Врага рубашкой вверх на участок «Холмы»",
        ],
    ),
]


@pytest.mark.parametrize(("ref", "lang", "lines"), TEXTS, ids=[ref for ref, _lang, _lines in TEXTS])
def test_what_a_component_says(ref: str, lang: str, lines: list[str]) -> None:
    assert describe(BOX[ref], lang) == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_something(lang: str) -> None:
    for component in ids.ENCOUNTERS:
        for line in describe(component, lang):
            assert line.strip() == line != "", component.ref
            assert "{" not in line, component.ref
            assert line[0].isupper() or line[0].isdigit(), (component.ref, line)
            assert not line.endswith((":", ";", ",")), component.ref
            if lang == "ru":
                assert not re.findall(r"[A-Za-z]+", line), component.ref


def test_different_cards_say_different_things() -> None:
    seen: dict[tuple[str, ...], str] = {}
    for component in ids.ENCOUNTERS:
        if component.kind in ("character", "strike", "objective", "location"):
            text = tuple(describe(component))
            assert text not in seen, (component.ref, seen.get(text))
            seen[text] = component.ref


@pytest.mark.parametrize(("players", "film"), [(1, 1), (3, 2), (5, 1), (4, 2)])
def test_a_game_is_told_without_a_gap(players: int, film: int) -> None:
    ear = Ear()
    for seed in range(4):
        rng = Random(seed)
        game = hagal.new("encounters", players=players, seed=seed, film=film, avatars="choose", all_or_nothing=True)
        while not game.over:
            for decision in game.decisions:
                ear.hear(decision.prompt_message)
                for option in decision.options:
                    ear.hear(option.step.message())
                for wish in rng.sample(WISHES, 2):
                    ear.hear(game.reason_against(wish, decision.seat))
            decision = rng.choice(game.decisions)
            found = best(decision.keys)
            game.choose(decision.keys[rng.choice(found)], decision.seat)
        for mask in (PUBLIC, 1, 2):
            for message in game.log.seen_by(mask):
                ear.hear(message)
    assert {"ask-enc-action", "event-enc-strike", "event-enc-turn", "event-enc-enters"} <= ear.ids
