"""Sentences that a game from elsewhere brings: never told in the place of another game's, nor by these."""

from __future__ import annotations

from pathlib import Path

import pytest

from hagal import text
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg


def folder(place: Path, **files: str) -> Path:
    for lang, source in files.items():
        (place / lang.replace("_", "-")).mkdir(parents=True)
        (place / lang.replace("_", "-") / "words.ftl").write_text(source, encoding="utf-8")
    return place


def test_a_sentence_that_another_game_has_is_refused(tmp_path: Path) -> None:
    own = folder(tmp_path, en="title-raft = Raft\nevent-draw = { $seat } draws the raft ashore.\n")
    with pytest.raises(RulesError, match=r"'event-draw' \(en/words.ftl\) is one of en/dune/events.ftl already"):
        text.add(own)
    assert not text.has("title-raft", "en")
    assert text.say(Msg("event-draw", seat=0, n=1), "en") == "Player 1 draws a card."


def test_so_is_one_that_another_game_has_in_another_language_only(tmp_path: Path) -> None:
    """Names of cards of Dune are in Russian files alone: the card of another game would be called by them there."""
    assert not text.has("name-card-dagger", "en")
    assert text.has("name-card-dagger", "ru")
    with pytest.raises(RulesError, match="name-card-dagger"):
        text.add(folder(tmp_path, en="name-card-dagger = the raft's dagger\n"))


def test_two_games_from_elsewhere_do_not_share_one_either(tmp_path: Path) -> None:
    first, second = (folder(tmp_path / name, en="raft-adrift = It drifts.\n") for name in ("one", "two"))
    text.add(first)
    try:
        with pytest.raises(RulesError, match="raft-adrift"):
            text.add(second)
        text.add(first)  # once more is the same
        assert text.say(Msg("raft-adrift"), "ru") == "It drifts."
    finally:
        text.remove(first)
    assert not text.has("raft-adrift", "en")


def test_names_of_its_own_are_said_in_its_languages(tmp_path: Path) -> None:
    own = folder(tmp_path, en="raft-lands = It lands.\n", pt_BR="raft-lands = Chegou.\n")
    text.add(own)
    try:
        assert [text.say(Msg("raft-lands"), lang) for lang in ("en", "pt-BR", "ru")] == [
            "It lands.",
            "Chegou.",
            "It lands.",
        ]
    finally:
        text.remove(own)
