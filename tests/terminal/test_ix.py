"""Rise of Ix at the terminal: asked for, on the board, and played to its end."""

from __future__ import annotations

import random
from functools import cache

import pytest

from hagal.game import Game
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.rivals.leaders import RIVALS
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize
from hagal.terminal import start
from hagal.terminal.faces.dune.board import Board
from hagal.terminal.options import Wish
from hagal.text import LANGUAGES
from tests.games.dune.ix_position import IxPosition
from tests.support.scripted import Desk, begin, by_chance
from tests.support.terminal import Person, picture, talk_of

OVER = {"en": "The game is over.", "ru": "Игра окончена.", "pt-BR": "A partida acabou."}
TECH = {"en": "Tech ", "ru": "Технологии ", "pt-BR": "Tecnologia "}
SHIP = {"en": "Dreadnought", "ru": "дредноут", "pt-BR": "encouraçado"}


@cache
def some(seed: int, players: int) -> list[Game]:
    """Copies of a game by chance, now and then."""
    game = begin(seed=seed, players=players, modules=["ix"])
    rng = random.Random(seed)
    found = []
    while game.decision is not None:
        if len(game.record.keys) % 25 == 0:
            found.append(game.copy())
        game.choose(rng.choice(game.decision.keys))
    return [*found, game]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_is_played_to_its_end(lang: str) -> None:
    desk = Desk(begin(seed=2, players=1, modules=["ix"]), by_chance(4), kinds="me", lang=lang)
    assert desk.play()
    for words in (OVER[lang], TECH[lang], SHIP[lang]):
        assert words in desk.shown


def test_a_game_with_bots_is_played_to_its_end() -> None:
    desk = Desk(begin(seed=3, players=3, modules=["ix"], epic=True), by_chance(5), kinds="me,bot,random")
    assert desk.play()
    assert OVER["en"] in desk.shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_on_the_table_is_on_the_board(lang: str) -> None:
    t = IxPosition().tech("flagship", "windtraps").freighter(1, 2).negotiators(2, 3).ships(0, garrison=1, conflict=1)
    t.tiles(3, "artillery").tiles(3, "training_drones", spent=True).flag(2, "arrakeen").turn(0)
    lines = picture(t.game, 0, talk_of(140, lang))
    text = "\n".join(lines)
    words = {
        "en": (
            "Tech 8sp Flagship x",
            "2sp Windtraps x",
            "●2 Freighter on 2",
            "■3 3 Negotiators",
            "▲1 1 Dreadnought in the garrison · 1 Dreadnought in the Conflict",
            "▲1 0 troops, 1 Dreadnought, strength 3",
            "◆4 Artillery · Training Drones (used)",
            "Dreadnought ■3",
        ),
        "ru": ("8пр", "●2 грузовой корабль на делении 2", "■3 3 переговорщика", "1 дредноут в гарнизоне", "(применён)"),
        "pt-BR": ("8es", "●2 Cargueiro no espaço 2", "■3 3 Negociantes", "1 encouraçado na guarnição", "(usada)"),
    }
    for word in words[lang]:
        assert word in text, word


def test_a_tile_is_explained_where_it_is_offered() -> None:
    t = IxPosition().tech("windtraps").hand(0, "dagger").give(0, spice=2).turn(0)
    t.choose("agent dagger tech_negotiation", "tech 1")
    text = "\n".join(picture(t.game, 0, talk_of(160)))
    assert "2sp Windtraps x" in text
    assert text.count("gain 1 water") >= 2, "on the board and in the menu"


def test_a_tile_can_be_looked_up() -> None:
    desk = Desk(begin(players=3, modules=["ix"]), ["card flagship", "card tessia"], kinds="me,random,random")
    desk.play()
    assert "Flagship" in desk.shown
    assert "Snooper" in desk.shown


def test_the_kept_card_is_shown_to_its_owner_alone() -> None:
    t = IxPosition(3, ["ilesa_ecaz", "memnon_thorvald", "ilban_richese"])
    t.hand(0, "dagger")
    t.ix.kept.append(t[0].hand.pop())
    assert any("Set aside" in line and "Dagger" in line for line in picture(t.game, 0, talk_of()))
    assert not any("Set aside" in line for line in picture(t.game, 1, talk_of()))


@pytest.mark.parametrize("players", [1, 3])
def test_nothing_hidden_is_shown(players: int) -> None:
    talk = talk_of()
    for game in some(1, players):
        for seat in range(players):
            twin = game.copy()
            twin.state = determinize(game.state, (seat,), Rng(seat))
            assert picture(twin, seat, talk) == picture(game, seat, talk)


def test_no_line_is_too_long() -> None:
    for game in some(1, 3):
        for width in (60, 100):
            talk = talk_of(width)
            board = Board(game.view(0), game.state.rules.components, 0, talk)
            for section in board.sections("acquire_tech"):
                assert all(line.cell_len < width for variant in section.variants for line in variant)


def test_without_the_module_there_is_nothing_of_it() -> None:
    assert not any(TECH["en"] in line for line in picture(begin(players=3), 0, talk_of()))


# Before the game


def test_it_is_asked_for() -> None:
    person = Person(
        "1", "2", "", "3", str(len(RIVALS) + 2), "1"
    )  # one player, with Rise of Ix, a rival after the others
    game = start.table(Wish(), person.talk).game
    assert "ix" in game.record.modules
    assert "With Rise of Ix?" in person.paper.getvalue()
    assert not person.left
    assert game.record.options["rival_leaders"] == ["rhombur_vernius", "random"]


def test_the_command_line_says_it() -> None:
    wish = Wish(modules=("ix",), players=2, seed=5, options={"epic": True})
    game = start.table(wish, Person(live=False).talk).game
    assert game.record.modules == ("ix", "rivals")
    assert isinstance(game.state, Dune)
    assert part_of(game.state).docked == [2, 2, 2]
    assert game.record.options["epic"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (Wish(modules=("sandworms",)), "no module 'sandworms'"),
        (Wish(players=3, options={"epic": True}), "belongs to Rise of Ix"),
        (Wish(options={"leaders": "tessia_vernius"}), "belongs to Rise of Ix"),
    ],
)
def test_mistakes_get_a_sentence(wish: Wish, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        start.table(wish, Person(live=False).talk)
