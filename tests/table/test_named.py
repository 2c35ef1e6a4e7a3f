"""What pages call the games, and who plays their rivals."""

from __future__ import annotations

import pytest

from hagal import games
from hagal.companion.games import NAMES
from hagal.kernel.step import Msg
from hagal.table.games import face
from hagal.table.pages.html import described
from hagal.table.pages.start import helped
from hagal.text import LANGUAGES, phrase, title_name
from tests.kernel.ferry import offered


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_description_names_every_title_and_alien(lang: str) -> None:
    told = described(lang)
    assert [title for title in games.names() if title_name(title, lang) not in told] == []
    assert phrase(Msg("title-encounters-alien"), lang) in told


def test_it_names_a_title_from_elsewhere_as_soon_as_it_is_there() -> None:
    with offered():
        assert title_name("tiny", "en") in described("en")
    assert title_name("tiny", "en") not in described("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_dune_says_that_the_hagal_deck_plays(lang: str) -> None:
    said = {title: phrase(Msg(face(title).rival_seat), lang) for title in games.NAMES}
    assert "agal" in said["dune"] or "Хагаль" in said["dune"]
    assert said["encounters"] == said["runewars"] == phrase(Msg("web-seat-rival"), lang) != said["dune"]


def test_the_start_page_tells_what_the_companion_does_for_each_of_its_games() -> None:
    assert [len(told) for told in helped("ru")] == [2] * len(NAMES)
    assert helped("en")[0][0] == "House Hagal (Dune: Imperium)"
