"""The position builder itself."""

from __future__ import annotations

import pytest

from tests.games.dune.position import Position


def test_a_position_is_what_was_asked_for() -> None:
    t = Position().hand(0, "dagger", "gurney_halleck").give(0, solari=8, garrison=5).intrigue(0, "windfall").turn(0)
    assert t.names(t[0].hand) == ["dagger", "gurney_halleck"]
    assert (t[0].solari, t[0].garrison, t[0].supply) == (8, 5, 7)
    assert t.asked == 0
    t.choose("plot windfall", "agent dagger swordmaster")
    assert t[0].swordmaster
    assert t[0].solari == 2


@pytest.mark.parametrize(
    ("lang", "none", "one"),
    [
        ("en", "Player 1 reveals no cards.", "Player 1 reveals Dagger."),
        ("ru", "Игрок 1 не раскрывает ни одной карты.", "Игрок 1 раскрывает: «Кинжал»."),
        ("pt-BR", "Jogador 1 não revela nenhuma carta.", "Jogador 1 revela: “Adaga”."),
    ],
)
def test_an_empty_hand_has_a_sentence_of_its_own(lang: str, none: str, one: str) -> None:
    for hand, told in (((), none), (("dagger",), one)):
        t = Position().hand(0, *hand).turn(0).choose("reveal")
        assert told in t.game.story(0, lang)
