from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

from hagal.game import Game
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.terminal.console import language_of
from hagal.terminal.faces.dune.ending import points
from hagal.terminal.layout import Lines, Section, fit, flow, fold, grid
from hagal.text import LANGUAGES
from tests.support.scripted import begin
from tests.support.terminal import picture, talk_of


def positions(seed: int, every: int = 17) -> list[Game]:
    """Copies of a game by chance, now and then."""
    game = begin(seed=seed, leaders="choose")
    rng = random.Random(seed)
    found = []
    while game.decision is not None:
        if len(game.record.keys) % every == 0:
            found.append(game.copy())
        game.choose(rng.choice(game.decision.keys))
    return [*found, game]


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_hidden_is_shown(seed: int) -> None:
    """What a seat is shown is the same in every world that it cannot tell apart."""
    talk = talk_of()
    for game in positions(seed):
        for seat in range(4):
            twin = game.copy()
            twin.state = determinize(game.state, (seat,), Rng(seat))
            assert picture(twin, seat, talk) == picture(game, seat, talk)


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_fits_the_screen_in_every_language(width: int, lang: str) -> None:
    talk = talk_of(width, lang)
    for game in positions(3, every=60):
        assert game.decision is None or game.decision.seat >= 0
        seat = 0 if game.decision is None else game.decision.seat
        for line in picture(game, seat, talk, tale=game.over):
            assert cell_len(line) < width or " " not in line.strip(), line


def test_the_table_is_on_the_board() -> None:
    game = begin(seed=3, leaders="choose")
    while game.view(0)["round"] == 0:
        game.choose(game.decision.keys[0])  # type: ignore[union-attr]
    lines = "\n".join(picture(game, 0, talk_of()))
    for word in ("Round 1", "Conflict I", "Arrakeen", "Imperium Row", "Reserve", "Hand", "▲1", "◆4"):
        assert word in lines


def test_a_screen_without_unicode_gets_letters() -> None:
    talk = talk_of()
    talk.ascii = True
    lines = "\n".join(picture(begin(seed=3), 0, talk))
    assert "P1" in lines
    assert "▲" not in lines
    assert "†" not in lines


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_points_add_up(seed: int) -> None:
    game = positions(seed, every=1000)[-1]
    assert game.outcome is not None
    for seat, score in enumerate(game.outcome.scores):
        assert sum(points(game, seat, talk_of()).values()) == score


def test_sections_give_way_by_weight() -> None:
    from rich.text import Text

    def lines(n: int) -> Lines:
        return [Text("x")] * n

    heavy, light = Section([lines(5), lines(1)], 9), Section([lines(5), lines(1), []], 2)
    assert not fit([heavy, light], 10)
    assert (heavy.at, light.at) == (0, 0)
    assert not fit([heavy, light], 6)
    assert (heavy.at, light.at) == (0, 1)
    assert fit([heavy, light], 1)
    assert (heavy.at, light.at) == (1, 2)


def test_lists_flow_and_long_lines_fold() -> None:
    from rich.text import Text

    words = [Text(word) for word in ("one", "two", "three", "four", "five")]
    assert [line.plain for line in flow(Text("n: "), words, 14)] == ["n: one · two", "   three", "   four · five"]
    assert [line.plain for line in fold(Text("a bb ccc dddd"), 7, 2)] == ["a bb", "  ccc", "  dddd"]
    assert [line.plain for line in fold(Text("  a bb cccc"), 7, 4)] == ["  a bb", "    cccc"]
    assert [line.plain for line in grid(words, 20)] == ["one     four", "two     five", "three"]


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pt_BR"}, "pt-BR"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pt_PT.UTF-8"}, "pt-BR"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, str], lang: str) -> None:
    assert language_of(environ) == lang
