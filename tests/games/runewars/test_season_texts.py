"""What season cards, titles, objectives and rune tokens say, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hagal.games.runewars.seasons as folder
from hagal.games.kit.combine import messages
from hagal.games.kit.declare import OFFICIAL
from hagal.games.runewars.catalogue.objectives import OBJECTIVES
from hagal.games.runewars.catalogue.seasons import REVISED_SEASONS, SEASON_CARDS
from hagal.games.runewars.catalogue.titles import TITLES
from hagal.languages import LANGUAGES
from hagal.text import has, name, name_id, provenance, say
from tests.text.glossary import faults

CARDS = (*SEASON_CARDS, *REVISED_SEASONS)
USED = re.compile(r'"(rw-[a-z-]+[a-z])"')
TOLD = re.compile(r'(?:tell|whisper)\(\s*"(rw-[a-z-]+)"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_season_card_can_be_read(lang: str) -> None:
    for card in CARDS:
        for message in messages(card.effects):
            assert faults(say(message, lang), lang) == []
        assert provenance(card, lang) or card.origin == OFFICIAL


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_objective_can_be_read(lang: str) -> None:
    for card in OBJECTIVES:
        assert faults(say(card.met.message(), lang), lang) == []
        if card.lost is not None:
            assert faults(say(card.lost.message(), lang), lang) == []
        provenance(card, lang)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_have_names_in_other_languages(lang: str) -> None:
    for card in (*CARDS, *OBJECTIVES, *TITLES):
        assert has(name_id(card), lang), card
    shown = [name(card, lang) for card in (*SEASON_CARDS, *OBJECTIVES, *TITLES)]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_have_texts(lang: str) -> None:
    for title in TITLES:
        assert has(f"text-title-{title.id}", lang)


def test_some_texts() -> None:
    told = {card.id: " ".join(say(message, "en") for message in messages(card.effects)) for card in SEASON_CARDS}
    assert told["tithe_of_winter"] == "Each player, in order of play, pays 2 influence or turns one dial down by 1"
    assert told["the_frozen_vault"] == (
        "Everybody bids influence: the highest bidder receives a dragon rune "
        "and the lowest bidder discards 2 tactics cards"
    )
    assert told["proof_of_the_faithful"] == (
        "In order of play, each player may reveal 2 rune tokens; the first who does receives a dragon rune"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_rules_use_is_there(lang: str) -> None:
    elsewhere = ("rw-option-discard", "rw-destroyed", "rw-discard-tactic")  # of orders and limits
    for path in Path(folder.__path__[0]).glob("*.py"):
        text = path.read_text("utf-8")
        told = set(TOLD.findall(text)) | set(re.findall(r'"(rw-tie-[a-z]+)"', text))
        for id in sorted(set(USED.findall(text)) - told):
            assert id in elsewhere or has(id, lang), (path.name, id)
        for id in sorted(told):
            assert id in elsewhere or has(f"event-{id}", lang), (path.name, id)
        for word in re.findall(r'class \w+\(OfArea\):.*?word = "(\w+)"', text, re.DOTALL):
            own = re.search(rf'word = "{word}"(?:(?!\nclass ).)*?def message', text, re.DOTALL)
            assert own or has(f"rw-option-{word}", lang), (path.name, word)
