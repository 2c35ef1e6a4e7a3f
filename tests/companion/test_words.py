"""The companion's sentences: the same in three languages, none missing, none left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import hagal.companion
from hagal.companion import games
from hagal.companion.app import WORDS
from hagal.companion.games.dune.wizard import READINGS
from hagal.companion.games.runewars.wizard import EDITIONS
from hagal.games.dune.physical import part
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.runewars.names import SEASONS
from hagal.text import LANGUAGES
from tests.text import ids

STEMS = ("companion/*",)
SOURCE = Path(hagal.companion.__file__).parent


def calls() -> set[str]:
    """Every first argument of `word`, with * for what is filled in."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS:
                found |= set(ids.patterns(node.args[0]))
    return found


EVERY = {*WORDS, *(id for title in games.NAMES for id in games.words_of(title))}
"""The page's own words."""
SAME = ("companion-dune-rival-n", "companion-dune-players-1", "companion-game-runewars", "companion-rw-loss")
"""Sentences that two languages share: names and numbers."""
SPEAKERS = ("word", "said")
"""Functions whose first argument is the id of a sentence."""
FILLED = {
    "game-*": games.NAMES,
    "game-*-note": games.NAMES,
    "rw-edition-*-note": EDITIONS,
    "rw-page-*": ["game", "people"],
    "rw-step-*": ["card", *SEASONS, "orders", "resolve", "reckoning"],
    "rw-order-*": ["used", "now", "hand"],
    "rw-walls-*": ["0", "1", "2"],
    "rw-why-*": ["runes", "influence", "start"],
    "rw-won-*": ["claim", "runes", "reckoning", "last"],
    "rw-told-*": ["runes", "influence", "fate", "back"],
    "dune-page-*": ["game", "difficulty", "rivals", "people", "variants"],
    "dune-players-*": ["1", "2"],
    "dune-players-*-note": ["1", "2"],
    "dune-colour-*": ["red", "blue", "green", "yellow"],
    "dune-level-*": [name.replace("_", "-") for name in LEVELS],
    "dune-figure-*": [
        *("vp", "spice", "solari", "water", "intrigue", "garrison", "conflict", "agents", "swordmaster", "ships"),
        *("fleet", "freighter", "negotiators"),
    ],
    "dune-fix-*": [
        *("bonus", "control", "flag", "alliance", "mentat", "first", "occupy", "vacate", "tech", "untech", "dividends"),
    ],
    "dune-phase-*": [part.SETUP, part.CONFLICT, part.TURNS, part.COMBAT, part.POINTS, part.END],
}


def needed() -> set[str]:
    found = EVERY | {
        "missing",
        "missing-title",
        "dune-row-dice",
        "dune-brutal-escalation",
        "dune-epic",
    }
    for pattern in calls():
        if "*" not in pattern:
            found.add(pattern)
        elif pattern in FILLED:
            found |= {pattern.replace("*", word) for word in FILLED[pattern]}
        else:
            assert pattern in ("dune-*", "dune-*-*"), pattern
    for name, values in READINGS.items():
        id = f"dune-{name}".replace("_", "-")
        found |= {id, *(f"{id}-{value.replace('_', '-')}" for value in values)}
    return {f"companion-{id}" for id in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing_or_left_over(lang: str) -> None:
    assert set(ids.messages(lang, STEMS)) == needed()


@pytest.mark.parametrize("lang", ["ru", "pt-BR"])
def test_languages_use_the_same_arguments_and_their_own_words(lang: str) -> None:
    english, other = ids.messages("en", STEMS), ids.messages(lang, STEMS)
    for id, message in english.items():
        assert ids.arguments(message) == ids.arguments(other[id]), id
        same = message.value.equals(other[id].value)
        assert not same or id in SAME, id


def test_russian_is_russian() -> None:
    for path in ids.files("ru", STEMS):
        for line in path.read_text("utf-8").splitlines():
            text = re.sub(r"\{[^{}]*\}|«make companion»|\bHagal\b", "", line.partition("=")[2])
            assert not re.findall(r"[A-Za-z]{2,}", text), line


def test_the_page_holds_no_sentence_of_its_own() -> None:
    """All that `words.…` names is there."""
    script = "\n".join(path.read_text("utf-8") for path in sorted((SOURCE / "static").rglob("*.js")))
    used = set(re.findall(r"\bwords\.([a-z]+)\b(?!\")", script)) | set(re.findall(r'words\["([a-z-]+)"\]', script))
    used |= {
        "theme-auto",
        "theme-light",
        "theme-dark",
        *(f"rw-{tool}" for tool in ("battle", "fate", "year", "standing")),
    }
    used |= {"rw-runes", "rw-influence"}
    assert used == EVERY
