"""The terminal says the same things in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hagal.terminal
from hagal import games
from hagal.games.encounters.hunters.scoring import PARTS, SORTS, TIES
from hagal.games.encounters.hunters.seen import POINTS
from hagal.games.encounters.names import CLASS_WORDS, ENDINGS, FILMS, ROOMS, SPACES
from hagal.games.encounters.seen import GAINS, SWITCHES
from hagal.terminal.faces import face
from hagal.terminal.faces.encounters.head import PHASES
from hagal.terminal.faces.encounters.hunted.ending import DEEDS
from hagal.terminal.faces.encounters.hunted.setup import AVATARS
from hagal.terminal.faces.encounters.hunted.setup import MODES as TOGETHER
from hagal.terminal.faces.encounters.hunters import predators
from hagal.terminal.faces.encounters.hunters.setup import MODES as APART
from hagal.terminal.faces.encounters.hunters.setup import TRIALS, WAYS
from hagal.terminal.faces.encounters.menu import HEADINGS
from hagal.terminal.faces.encounters.players import COLUMNS
from hagal.terminal.faces.encounters.setup import MODES
from hagal.text import FOLDER, LANGUAGES
from tests.support.terminal import talk_of

FILES = (
    *("terminal/words.ftl", "terminal/faces/dune/words.ftl", "terminal/faces/encounters/words.ftl"),
    *("terminal/faces/encounters/alien.ftl", "terminal/faces/encounters/setup.ftl", "terminal/faces/plain/words.ftl"),
)
SOURCE = Path(hagal.terminal.__file__).parent
OWN = "term-encounters-"
FILLED = {
    "phase-*": PHASES,
    "space-*": (*SPACES, *(room.replace("_", "-") for room in ROOMS)),
    "class-*": CLASS_WORDS,
    "column-*": (*COLUMNS, *predators.COLUMNS),
    "flag-*": ("dead", "active", "coordinated"),
    "gain-*": (*GAINS, *POINTS, *(switch.replace("_", "-") for switch in SWITCHES)),
    "group-*": tuple(dict.fromkeys(HEADINGS.values())),
    "film-*": tuple(str(film) for film in FILMS),
    "*-*": tuple(f"{word}-{level}" for word, levels in (*TOGETHER.values(), *APART.values()) for level in levels),
    "avatars-*": AVATARS,
    "ended-*": tuple(ending for ending in ENDINGS if ending),
    "deed-*": ("health", "marks", *DEEDS.values()),
    "mode-*": tuple("-".join(mode) for mode in MODES),
    "way-*": tuple(WAYS),
    "trials-*": tuple(TRIALS),
    "trophies-*": SORTS,
    "honor-*": (*PARTS, "total"),
    "tie-*": TIES,
    "*": ("attack", "recruit"),
}
"""What the f-strings in the source can become."""


def messages(lang: str) -> dict[str, set[str]]:
    """Message ids with the variables that they use."""
    found: dict[str, set[str]] = {}
    id = ""
    texts = [(FOLDER / lang / file).read_text(encoding="utf-8") for file in FILES]
    for line in [line for text in texts for line in text.splitlines()]:
        match = re.match(r"([a-z][a-z0-9-]*) =", line)
        if match:
            id = match[1]
            assert id not in found, id
            found[id] = set()
        if id and not line.startswith("#"):
            found[id].update(re.findall(r"\$([a-z-]+)", line))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert messages(lang) == messages("en")
    assert all(id.startswith("term-") for id in messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_share_a_word(lang: str) -> None:
    text = (FOLDER / lang / "terminal" / "words.ftl").read_text(encoding="utf-8")
    words = re.findall(r"^term-command-[a-z]+ = (.+)$", text, re.MULTILINE)
    assert len(words) == len(set(words)) == 13
    assert all(" " not in word for word in words)


def said_of_encounters() -> set[str]:
    """The messages that the source asks for by name, and those that stand in the place of others."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
    patterns = {re.sub(r"\{.*?\}", "*", found) for found in re.findall(r"encounters-((?:[a-z0-9-]|\{[^}]*\})+)", text)}
    named = {word for pattern in patterns for word in filled(pattern)}
    others = {id.removeprefix("term-") for id in messages("en") if not id.startswith(OWN)}
    return named | {id.removeprefix(OWN) for id in messages("en") if id.removeprefix(OWN) in others}


def filled(pattern: str) -> list[str]:
    if "*" not in pattern:
        return [pattern]
    if pattern == "*-*":
        return list(FILLED[pattern])
    return [pattern.replace("*", word) for word in FILLED[pattern]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_encounters_needs_every_message_and_has_it(lang: str) -> None:
    assert said_of_encounters() == {id.removeprefix(OWN) for id in messages(lang) if id.startswith(OWN)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_in_the_place_of_another_message_has_its_variables(lang: str) -> None:
    found = messages(lang)
    for id, variables in found.items():
        other = f"term-{id.removeprefix(OWN)}"
        if id.startswith(OWN) and other in found:
            assert variables <= found[other], id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_has_its_own_help(lang: str) -> None:
    helps = {}
    for title in games.NAMES:
        talk = talk_of(lang=lang)
        talk.dialect = face(title).dialect
        helps[title] = talk.word("help")
    assert "buy dag" in helps["dune"]
    assert "coordinate" in helps["encounters"]
    assert helps["runewars"] == talk_of(lang=lang).word("help")
    assert "dag" not in helps["runewars"]
