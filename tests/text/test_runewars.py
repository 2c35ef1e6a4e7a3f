"""Whole games of Runewars said in all three languages, and the texts of its components."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.runewars.components import Hero
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.telling.view import Reader
from hagal.text import LANGUAGES, button, describe, has, name, provenance, say
from tests.support.ear import Ear
from tests.text import ids

BOX: dict[str, Component] = {}
for component in ids.RUNEWARS:
    BOX.setdefault(component.ref, component)
WISHES = (
    *("order mobilize", "order fortify", "activate 1a", "activate 7a", "move silhouette", "heal silhouette"),
    *("train red_scorpion", "quest the_bazaar", "dance"),
)
TEXTS = [
    (
        "faction:waiqar",
        "en",
        [
            "Alignment: evil",
            "Starts with 2 influence and tactics cards: 3",
            "Dials: food 3, wood 2, ore 2",
            "Units: Reanimate, Skeleton Archer, Necromancer and Dark Knight",
            "Defensive development Cursed Tomb: when it is discarded, the attacker routs three of their units.",
        ],
    ),
    (
        "unit:pegasus_rider",
        "ru",
        [
            "Подставка: прямоугольник; здоровье 3, инициатива 2",
            "Летающий: границы ему не мешают",
            "Натиск: повалить до 2 вражеских отрядов с треугольной подставкой или 1 с прямоугольной по вашему выбору.",
        ],
    ),
    (
        "order:mobilize",
        "pt-BR",
        [
            "Ativar uma área e mover unidades para ela. Supremacia: fazer isso mais uma vez, com no máximo uma batalha "
            "no turno."
        ],
    ),
    (
        "season:the_frozen_vault",
        "ru",
        [
            "Карта Сезона: зима",
            "Совет магов",
            "Все делают ставки влиянием; сделавший наибольшую ставку получает драконью руну; сделавший наименьшую "
            "ставку сбрасывает 2 карты Тактики",
        ],
    ),
    (
        "season:caravans",
        "en",
        [
            "Season card: summer",
            "Each player, in order of play, may turn one dial down by 1 to gain 3 influence",
        ],
    ),
    (
        "tactic:laden_caravan",
        "pt-BR",
        ["No seu turno", "Subir um mostrador em 1; subir mais uma vez um mostrador em 1"],
    ),
    (
        "tactic:ambush",
        "en",
        ["In your turn", "In the quest phase", "Deal 2 damage to an enemy hero in an area you control"],
    ),
    (
        "hero:grey_ker",
        "en",
        [
            "Alignment: neutral",
            "Strength 2, agility 4, wisdom 1",
            "Health 4",
            "At the start of a duel that this hero starts in an enemy area, draw a fate card: with gold destiny "
            "destroy a unit there",
        ],
    ),
    (
        "quest:the_frost_tower",
        "ru",
        [
            "Начальный квест: приносит модуль карты 4",
            "Локация: 4A",
            "Проверка: мудрость",
            "Золотая судьба: получить награду",
            "Серебряная судьба: увеличить один атрибут героя на 1",
            "Красная судьба: герой получает 1 урон",
        ],
    ),
    (
        "reward:rage_blade",
        "pt-BR",
        ["Arma: uma por duelo", "Por um ícone especial num duelo: causar dano igual à força deste herói"],
    ),
    (
        "objective:friends_of_the_great_ones",
        "en",
        [
            "Alignment: good",
            "2 or more Dragons and Giants are allied to you",
            "May be exchanged if fewer than 2 Dragons and Giants are in play",
        ],
    ),
    (
        "title:captain",
        "ru",
        [
            "Ваши герои не дезертируют. Раз за свой ход можно сбросить 3 награды своих героев, чтобы получить драконью "
            "руну."
        ],
    ),
    ("city:forge", "en", ["Neutral units: rectangle, 1", "Or tactics cards 2, influence 2, quests 1"]),
    (
        "area:1a",
        "en",
        [
            "1A: food 2, wood 0, ore 0",
            "1A: Sorcerer (2)",
            "Sides with mountains: 0; with water: 1",
        ],
    ),
    (
        "fate:1",
        "ru",
        [
            "Треугольник: промах",
            "Прямоугольник: повалить 2",
            "Шестиугольник: урон 2",
            "Круг: особый значок",
            "Судьба: красная",
        ],
    ),
    ("rune:dragon", "pt-BR", ["Conta para a vitória enquanto você controla a área dela."]),
    (
        "exploration:temple_1",
        "ru",
        ["Место: остаётся", "Герой, закончивший здесь действие фазы Квеста, приносит вам 2 влияния."],
    ),
]


@pytest.mark.parametrize(("ref", "lang", "lines"), TEXTS, ids=[ref for ref, _lang, _lines in TEXTS])
def test_what_a_component_says(ref: str, lang: str, lines: list[str]) -> None:
    assert describe(BOX[ref], lang) == lines


def test_every_kind_of_component_is_among_them() -> None:
    assert {ref.partition(":")[0] for ref, _lang, _lines in TEXTS} >= {c.kind for c in ids.RUNEWARS} - {"tile"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_something(lang: str) -> None:
    for component in ids.RUNEWARS:
        assert provenance(component, lang) or not component.doubts, component.ref
        text = describe(component, lang)
        assert text, component.ref
        for line in text:
            assert line.strip() == line != "", component.ref
            assert "{" not in line, component.ref
            assert line[0].isupper() or line[0].isdigit() or line[0] == "+", (component.ref, line)
            assert not line.endswith((":", ";", ",")), component.ref
            if lang == "ru":
                assert not set(re.findall(r"[A-Za-z]+", line)) - ids.LABELS, component.ref


def test_english_names_are_those_of_the_cards() -> None:
    named = [card for card in ids.RUNEWARS if card.kind not in ("fate", "rune", "tile")]
    assert [card.ref for card in named if name(card, "en") != card.name] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_cards_say_different_things(lang: str) -> None:
    """But for heroes and quests, whose figures may agree; two of a kind, one for each edition, are told apart."""
    seen: dict[tuple[str, tuple[str, ...]], str] = {}
    for component in ids.RUNEWARS:
        if component.kind in ("faction", "unit", "order", "season", "tactic", "objective", "title", "reward"):
            text = (component.kind, tuple(describe(component, lang)))
            assert text not in seen, (component.ref, seen.get(text))
            seen[text] = component.ref


def test_every_ability_is_told() -> None:
    heroes = [card for card in ids.RUNEWARS if isinstance(card, Hero)]
    able = [card for card in heroes if card.ability or card.far or card.flying or card.fast]
    assert len(able) == len(heroes) == 12
    assert all(len(describe(card, lang)) > 3 for card in able for lang in LANGUAGES)


# Whole games


def tell(game: Game, ear: Ear, rng: Random) -> None:
    """Play by chance to the end and hear everything, as a prompt, on a button, and in the story of each seat."""
    while not game.over:
        for decision in game.decisions:
            ear.hear(decision.prompt_message)
            for option in decision.options:
                ear.hear(option.step.message())
            ear.hear(game.reason_against(rng.choice(WISHES), decision.seat))
        decision = game.decisions[0]
        game.choose(rng.choice(decision.keys), decision.seat)
    for mask in (PUBLIC, *(1 << seat for seat in range(game.players))):
        for message in game.log.seen_by(mask):
            ear.hear(message)


GAMES: dict[str, dict[str, Any]] = {
    "revised": {},
    "first edition": {"edition": "2010", "board": "random"},
    "built": {"edition": "2010", "board": "build", "factions": "random"},
    "exploration": {"exploration": True, "claim": "unit"},
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("way", GAMES)
def test_a_game_is_told_without_a_gap(way: str, players: int) -> None:
    ear = Ear()
    for seed in range(3):
        tell(hagal.new("runewars", players=players, seed=seed, **GAMES[way]), ear, Random(seed))
    assert {"rw-ask-order", "rw-ask-turn-start", "event-rw-season", "event-rw-order"} <= ear.ids
    assert len(ear.ids) > 100


def test_options_of_one_question_are_told_apart() -> None:
    """A newcomer sees what each answer does: no two options of a question read the same, none is a bare area."""
    areas = {name(card, "en") for card in ids.RUNEWARS if card.kind == "area"}
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        game, rng = hagal.new("runewars", players=players, seed=seed), Random(seed)
        while not game.over:
            decision = game.decisions[0]
            told = [button(option.step.message()) for option in decision.options]
            assert len(set(told)) == len(told), (say(decision.prompt_message), told)
            assert not areas & set(told), (say(decision.prompt_message), told)
            game.choose(rng.choice(decision.keys), decision.seat)


# What faces call the parts of the table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_face_without_a_board_has_a_word_for_all_that_it_shows(lang: str) -> None:
    rng = Random(4)
    game = hagal.new("runewars", players=3, seed=4, exploration=True)
    words: set[str] = set()

    class Listening(Reader):
        def word(self, key: str) -> str:
            words.add(key)
            return super().word(key)

    reader = Listening("runewars", {component.ref: component for component in ids.RUNEWARS}, lang)
    while not game.over:
        decision = game.decisions[0]
        if rng.random() < 0.05:
            view = game.view(decision.seat)
            reader.block(view)
            for player in view["players"]:
                reader.block(player)
        game.choose(rng.choice(decision.keys), decision.seat)
    assert len(words) > 60
    units = {card.id for card in ids.RUNEWARS if card.kind == "unit"}  # these are called by their names
    assert {"beastman", "dragon", "giant"} <= words & units
    assert [key for key in sorted(words - units) if not has(f"view-runewars-{key}".replace("_", "-"), lang)] == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Player 2: 1 unit retreats to 1A."),
        ("ru", "Игрок 2: 1 отряд отступает в локацию 1A."),
        ("pt-BR", "Jogador 2: 1 unidade recua para 1A."),
    ],
)
def test_an_event_of_a_battle(lang: str, sentence: str) -> None:
    assert say(Msg("event-rw-retreat", seat=1, n=1, area=BOX["area:1a"]), lang) == sentence
