"""What the set-up says, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hagal.games.runewars.setup as folder
from hagal.games.runewars.catalogue.cities import CITIES
from hagal.games.runewars.catalogue.homes import HOMES
from hagal.games.runewars.catalogue.tiles import TILES
from hagal.kernel.knowledge import mask_of
from hagal.kernel.loop import advance, answer
from hagal.languages import LANGUAGES
from hagal.text import has, name, name_id, say
from tests.games.runewars.table import table
from tests.text.glossary import faults

USED = re.compile(r'Msg\(\s*"(rw-[a-z-]+)"')
TOLD = re.compile(r'tell\(\s*"(rw-[a-z-]+)"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_rules_use_is_there(lang: str) -> None:
    texts = [path.read_text("utf-8") for path in Path(folder.__path__[0]).glob("*.py")]
    used = {id for text in texts for id in USED.findall(text)}
    told = {f"event-{id}" for text in texts for id in TOLD.findall(text)}
    assert len(used) > 20
    assert len(told) > 10
    assert [id for id in sorted(used | told) if not has(id, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_have_names(lang: str) -> None:
    tiles = [*TILES, *HOMES]
    for component in (*tiles, *CITIES, *[area for tile in tiles for area in tile.areas]):
        assert has(name_id(component), lang), component
    shown = [name(component, lang) for component in (*tiles, *CITIES)]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["2010", "revised"])
def test_a_set_up_can_be_read(edition: str, lang: str) -> None:
    s = table(3, edition, board="build", factions="choose", first="random")
    while (options := advance(s)) is not None:
        step, seat, source = s.stack[-1]
        said = [say(option.message(), lang) for option in options]
        assert len(set(said)) == len(said)
        said.append(say(step.prompt(s, seat, source), lang))  # type: ignore[attr-defined]
        assert [line for line in said if faults(line, lang)] == []
        answer(s, options[len(options) // 2])
    assert s.log is not None
    for viewer in ((), (0,)):
        for message in s.log.seen_by(mask_of(viewer)):
            assert faults(say(message, lang), lang) == []
