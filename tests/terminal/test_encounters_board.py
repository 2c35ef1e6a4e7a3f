"""The board of Legendary Encounters: what is on it, what is not, and that it fits."""

from __future__ import annotations

import random
from functools import cache

import pytest
from rich.cells import cell_len

from hagal.game import Game
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.terminal.console import Talk
from hagal.terminal.faces import face
from hagal.terminal.layout import Lines
from hagal.text import LANGUAGES
from tests.games.encounters.position import Position
from tests.support.scripted import hunt
from tests.support.terminal import talk_of


def encounters_talk(width: int = 100, lang: str = "en") -> Talk:
    talk = talk_of(width, lang)
    talk.dialect = "encounters"
    return talk


def picture(game: Game, seat: int, talk: Talk, eyes: tuple[int, ...] = (), tale: bool = False) -> list[str]:
    """Every line in every size that whoever plays a seat could be shown."""
    look = face("encounters")
    eyes = eyes or (seat,)
    board = look.board(game, seat, eyes, talk)
    decision = game.decision
    sections = board.sections()
    if decision is not None:
        sections += board.sections(decision.choice.tag)
        if decision.seat == seat:
            asides = [d for d in game.decisions if d.aside and d.seat in eyes]
            sections += look.menu(decision, board, asides).sections()
    lines: Lines = [line for section in sections for variant in section.variants for line in variant]
    told = look.tale(game.log.events, eyes, talk, whole=True, rules=False) if tale else []
    return [line.plain for line in [*lines, *told]]


@cache
def positions(seed: int, players: int, film: int) -> tuple[Game, ...]:
    """Copies of a game by chance, now and then; asides are taken, too."""
    game = hunt(seed=seed, players=players, film=film, avatars="two")
    rng = random.Random(seed)
    found = []
    while game.decision is not None:
        if len(game.record.keys) % 23 == 0:
            found.append(game.copy())
        decision = rng.choice(game.decisions)
        game.choose(rng.choice(decision.keys), decision.seat)
    return (*found, game)


@pytest.mark.parametrize(("players", "film"), [(1, 1), (3, 2)])
def test_nothing_hidden_is_shown(players: int, film: int) -> None:
    """What a seat is shown is the same in every world that it cannot tell apart."""
    talk = encounters_talk()
    for game in positions(1, players, film):
        for seat in range(players):
            twin = game.copy()
            twin.state = determinize(game.state, (seat,), Rng(seat))
            assert picture(twin, seat, talk) == picture(game, seat, talk)


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_fits_the_screen_in_every_language(width: int, lang: str) -> None:
    talk = encounters_talk(width, lang)
    for game in [*positions(3, 2, 1)[::4], *positions(3, 5, 2)[::4]]:
        seat = 0 if game.decision is None else game.decision.seat
        for line in picture(game, seat, talk, (0, 1), tale=game.over):
            assert cell_len(line) < width or " " not in line.strip(), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("film", [1, 2])
def test_every_language_has_an_end(film: int, lang: str) -> None:
    over = positions(2, 3, film)[-1]
    lines = [line.plain for line in face("encounters").ending(over, encounters_talk(80, lang))]
    assert all(cell_len(line) < 80 for line in lines)
    assert sum(mark in line for line in lines for mark in ("▲1", "●2", "■3")) == 3


def busy() -> Position:
    t = Position(3).hand(0, "brute_force", "brute_force", "commander_tech").hand(1, "bad_idea")
    t.wild("underground", "val_verde_guerrilla", up=False).wild("hills", "soviet_advisor").wild("ruins", "choppa_c")
    t.attached("river", "guerrilla_camp").combat("one_at_a_time").operations("defensive_position")
    t.wounds(1, "deep_gash", "deep_gash").marks(2, 2).hq("knock_knock", "bad_idea").discard(0, "experience")
    t.give(attack=5, recruit=6, scans=1, avoids=2)
    t.keys  # noqa: B018
    return t


def test_the_table_is_on_the_board() -> None:
    text = "\n".join(picture(busy().game, 0, encounters_talk(140)))
    for words in (
        *("Round 1  Action phase", "Objective 1 Expendable Assets", "next Hazard 1", "Underground (4)  face down"),
        *("Hills (2)        Soviet Advisor [health 5]", "+   Guerrilla Camp [task]", "One at a Time [health 7]"),
        *("Defensive Position [task]", "●2 Strikes: Deep Gash x2 [damage 2]", "Hand Brute Force x2 [A1]"),
        *("Commander [Tec R2 C]", "1 scan for nothing", "can avoid 2 Strikes", "Discards Experience", "★"),
    ):
        assert words in text or words == "★", words
    assert "Bad Idea" in text, "in the HQ"
    assert "val verde" not in text.lower().split("combat zone")[0].split("soviet")[0], "it lies face down"


def test_prices_are_those_of_now() -> None:
    """Cold Trail in the Wilds makes characters cost one more, the Officers do not change."""
    text = "\n".join(picture(busy().game, 0, encounters_talk(140)))
    assert "4 Knock Knock [Str A2]" in text
    assert "Recruit Knock Knock (4 Recruit) [Str A2]" in text
    assert "Recruit an Officer (3 Recruit)" in text
    assert "Scan the Underground (4 Attack)" in text
    assert "Fight at the Hills [health 5]  Soviet Advisor" in text
    assert "End your Action phase" in text


def test_options_stand_in_groups() -> None:
    t = busy()
    look = face("encounters")
    talk = encounters_talk()
    assert t.game.decision is not None
    menu = look.menu(t.game.decision, look.board(t.game, 0, (0,), talk))
    headings = [line.plain for line in menu.short() if not line.plain[:4].strip().isdecimal()]
    assert headings == ["Cards", "HQ", "The field"]


def test_five_players_have_five_marks() -> None:
    lines = picture(hunt(players=5), 0, encounters_talk())
    assert {line[:2] for line in lines} >= {"▲1", "●2", "■3", "◆4", "★5"}


def test_a_screen_without_unicode_gets_letters() -> None:
    talk = encounters_talk()
    talk.ascii = True
    text = "\n".join(picture(hunt(players=5), 0, talk))
    assert "P5" in text
    assert "★" not in text


def test_avatars_are_explained_where_they_are_chosen() -> None:
    text = "\n".join(picture(hunt(avatars="choose"), 0, encounters_talk(200)))
    assert "Play as the Lieutenant" in text
    assert "Health: 9; Defense: 5; Command Decisions [Lea A2]: Call for Backup" in text
