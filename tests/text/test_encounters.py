"""Whole games of Encounters said in all three languages, and the texts of its components."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.encounters.effects import discard, move_back
from hagal.games.encounters.hunted.module import HUNTED
from hagal.games.encounters.hunters.effects import rivals
from hagal.games.encounters.hunters.module import HUNTERS
from hagal.kernel.rules import Module
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from hagal.text import LANGUAGES, button, describe, say
from tests.games.encounters.eager import best
from tests.support.ear import Ear
from tests.text import ids

BOX = {component.ref: component for component in ids.ENCOUNTERS}
ELDER: Any = BOX["avatar:elder_hunter"]
WISHES = (
    *("play bad_idea", "copy bad_idea", "recruit bad_idea", "recruit officer", "scan hills", "scan hills free"),
    *("fight hills", "fight one_ugly_mother", "do guerrilla_camp", "do choppa_a", "do nothing", "dance"),
)
HUNTERS_WISHES = (
    *("recruit instinct", "recruit wrist_blades", "play experience", "evade hills", "evade river", "fight hills"),
    *("duel 0", "duel 1", "duel 4", "remove 0 cage", "remove 1 log_trap", "mend 0 flesh_wound", "mend 1 wounded_pride"),
    *("mend 0 short_circuit", "scan hills", "fight jungle_patrol", "fight rusted_snare", "dance"),
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
            "Открытие: закрепить эту карту на участке «Река»",
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
            "Что сделать: найти оборонительную позицию и занять её",
            "Событие: положить верхнюю карту Врага рубашкой вверх на участок «Холмы»",
        ],
    ),
    (
        "avatar:elder_hunter",
        "en",
        [
            f"Health: {ELDER.health}",
            f"Armor: {ELDER.defense}",
            f"Honor: {ELDER.honor} if you are alive at the end, or for whoever killed you in a Duel",
            "Initiative: 1",
        ],
    ),
    (
        "enemy:sharpshooter",
        "ru",
        ["Добыча", "Здоровье: 5", "Репутация: 3", "Смертоносный: вытянувший от неё Удар с уроном погибает"],
    ),
    (
        "enemy:quicksand",
        "pt-BR",
        [
            "Perigo: não pode ser enfrentado; na Zona de Combate é descartado, e o jogador ativo compra uma Armadilha",
            "Para evitá-lo nos Ermos: 3 de Recrutamento",
            "Honra: 2",
        ],
    ),
    (
        "gear:climbing_rope",
        "en",
        [
            "Gear: a trophy together with its Prey",
            "Honor: 1",
            "Health of its Prey: 1 more",
            "When fought, first: unless you show a Strength card, discard a card",
            "Death: you may put a Trap in front of you into your Trophy Room for free; "
            "you may move a face-up Prey 1 space back, away from the Combat Zone, if that space is free",
        ],
    ),
    (
        "trap:log_trap",
        "en",
        [
            "Trap",
            "To remove it: 3 Recruit",
            "Honor: 3",
            "When drawn: discard a card at random",
            "Any player may remove it",
            "Left out when Predators play together",
        ],
    ),
    ("test:test_of_passion", "ru", ["Репутация: 2", "За один свой ход: убить 2 карты Добычи"]),
    (
        "challenge:most_feared",
        "pt-BR",
        [
            "No fim da partida: 4 de Honra se nenhum outro jogador tiver mais Presas na Sala de Troféus que você "
            "e você tiver pelo menos 1 (sozinho: pelo menos 3)"
        ],
    ),
    (
        "challenge:brawn",
        "ru",
        ["В конце игры: 1 очко Репутации за каждые 2 карты Арсенала класса «Силовики», но не больше 6"],
    ),
    ("strike:dishonor_and_death", "en", ["Damage: 2", "Dishonor: 2"]),
    ("strike:wounded_pride", "ru", ["Бесчестие: 1"]),
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


@pytest.mark.parametrize("module", [HUNTED, HUNTERS], ids=lambda module: module.name)
def test_different_cards_say_different_things(module: Module) -> None:
    seen: dict[tuple[str, ...], str] = {}
    for component in module.components:
        if component.kind in ("character", "strike", "objective", "location", "trap", "test", "challenge"):
            text = tuple(describe(component))
            assert text not in seen, (component.ref, seen.get(text))
            seen[text] = component.ref


def tell(game: Game, ear: Ear, rng: Random, wishes: tuple[str, ...]) -> None:
    """Play by chance, but eagerly, to the end, and hear everything that is said."""
    while not game.over:
        for decision in game.decisions:
            ear.hear(decision.prompt_message)
            for option in decision.options:
                ear.hear(option.step.message())
            for wish in rng.sample(wishes, 2):
                ear.hear(game.reason_against(wish, decision.seat))
        decision = rng.choice(game.decisions)
        found = best(decision.keys)
        game.choose(decision.keys[rng.choice(found)], decision.seat)
    for mask in (PUBLIC, 1, 2):
        for message in game.log.seen_by(mask):
            ear.hear(message)


@pytest.mark.parametrize(("players", "film"), [(1, 1), (3, 2), (5, 1), (4, 2)])
def test_a_game_is_told_without_a_gap(players: int, film: int) -> None:
    ear = Ear()
    for seed in range(4):
        game = hagal.new("encounters", players=players, seed=seed, film=film, avatars="choose", all_or_nothing=True)
        tell(game, ear, Random(seed), WISHES)
    assert {"ask-enc-action", "event-enc-strike", "event-enc-turn", "event-enc-enters"} <= ear.ids


HUNTERS_GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"film": 1, "tests": True}),
    (2, {"film": 2, "tests": True, "challenges": "secret"}),
    (3, {"film": 1, "armory": "random", "prey": "random", "bare_turns": 1}),
    (4, {"film": 2, "together": True, "mercenaries": 1}),
    (5, {"film": 2, "tests": True, "challenges": "open", "gear_in_combat": True}),
]


@pytest.mark.parametrize(("players", "options"), HUNTERS_GAMES, ids=[f"{n} players" for n, _options in HUNTERS_GAMES])
def test_a_game_of_hunters_is_told_without_a_gap(players: int, options: dict[str, Any]) -> None:
    ear = Ear()
    for seed in range(4):
        game = hagal.new("encounters", players=players, seed=seed, modules=["hunters"], avatars="choose", **options)
        tell(game, ear, Random(seed), HUNTERS_WISHES)
    assert {"ask-enc-action", "event-enc-prey-enters", "event-enc-gear", "event-enc-trap"} <= ear.ids


def test_a_test_goes_to_the_testing_ground_and_never_to_the_hq() -> None:
    """PR-257: instead of the HQ, so that nobody is told that it came there."""
    for seed in range(5):
        game = hagal.new("encounters", players=1, seed=seed, modules=["hunters"], tests=True)
        tell(game, Ear(), Random(seed), HUNTERS_WISHES)
        told = [
            (message.id, message.args["card"].kind) for message in game.log.seen_by(PUBLIC) if "card" in message.args
        ]
        assert ("event-enc-test", "test") in told
        assert ("event-enc-hq", "test") not in told


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Do you let each other Predator do this: discard a card?"),
        ("ru", "Каждый из остальных Хищников сбрасывает карту?"),
        ("pt-BR", "Deseja que cada um dos outros Predadores faça isto: descartar uma carta?"),
    ],
)
def test_an_ability_that_concerns_others_is_asked_for_in_good_grammar(lang: str, question: str) -> None:
    assert say(Msg("ask-enc-may", effects=(rivals(discard(1)).message(),)), lang) == question
    assert say(Msg("ask-enc-may", effects=(discard(1).message(),)), "en") == "Do you discard a card?"


@pytest.mark.parametrize(
    ("lang", "of_hunted", "of_hunters"),
    [
        ("en", "Over Here is no enemy.", "Rusted Snare is no Prey."),
        ("ru", "Карта «Сюда!» — не враг.", "Карта «Ржавый капкан» — не Добыча."),
        ("pt-BR", "“Por Aqui” não é um inimigo.", "“Laço Enferrujado” não é uma Presa."),
    ],
)
def test_each_mode_has_its_own_words(lang: str, of_hunted: str, of_hunters: str) -> None:
    assert say(Msg("enc-why-no-enemy", card=BOX["enemy:over_here"]), lang) == of_hunted
    assert say(Msg("enc-why-no-enemy", card=BOX["enemy:rusted_snare"]), lang) == of_hunters


def test_what_stands_within_a_message_is_in_the_words_of_the_mode_too() -> None:
    effects = (move_back(1).message(),)
    assert "a face-up enemy" in say(Msg("enc-option-first-of", card=BOX["enemy:over_here"], effects=effects))
    assert "a face-up Prey" in say(Msg("enc-option-first-of", card=BOX["enemy:old_soldier"], effects=effects))
    assert "открытую Добычу" in button(Msg("enc-option-first-of", card=BOX["enemy:old_soldier"], effects=effects), "ru")
