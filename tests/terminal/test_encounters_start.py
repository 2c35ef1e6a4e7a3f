"""Before a hunt: questions, the command line, and mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from hagal import games
from hagal.kernel.errors import RulesError
from hagal.terminal import faces, saves, start
from hagal.terminal.faces.encounters.hunted.setup import LEVELS
from hagal.terminal.options import Wish
from hagal.text import LANGUAGES
from tests.support.scripted import Desk
from tests.support.terminal import Person

SAMPLE = str(Path(__file__).parents[1] / "packs" / "sample.yaml")


def hunted(**said: object) -> Wish:
    return Wish("encounters", **said)  # type: ignore[arg-type]


def test_enter_answers_every_question() -> None:
    person = Person("", "", "", "", "")
    table = start.table(hunted(), person.talk)
    assert table.game.title.name == "encounters"
    assert table.seats == ["human"]
    assert table.game.state.rules.options["film"] == 1
    assert not table.open_hands
    assert not person.left


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_an_answer(lang: str) -> None:
    """Another language, two mistakes, three players, Hunted, the second film, harder, chosen Avatars, one in seat 2."""
    language = str(LANGUAGES.index(lang) + 1)
    person = Person("0", language, "9", "x", "3", "1", "2", "4", "2", "1", "2", "2")
    table = start.table(hunted(), person.talk)
    assert table.seats == ["random", "human", "random"]
    assert table.lang == lang
    options = table.game.record.options
    assert (options["film"], options["avatars"], options["young_blood"]) == (2, "choose", -1)
    assert not person.left


def test_two_avatars_can_be_asked_for() -> None:
    person = Person("6", "", "", "", "")
    table = start.table(hunted(), person.talk)
    assert table.seats == ["human", "human"]
    assert table.open_hands
    assert not person.left


@pytest.mark.parametrize(("number", "level"), list(enumerate(LEVELS, start=1)))
def test_the_difficulty_is_asked_for(number: int, level: str) -> None:
    table = start.table(hunted(), Person("", "", "", str(number), "").talk)
    for name, value in LEVELS[level].items():
        assert table.game.state.rules.options[name] == value


MODES = {
    "3": ("alien",),
    "4": ("hunted", "alien"),
    "5": ("alien", "hunters"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_games_with_aliens_can_be_asked_for(lang: str, mode: str) -> None:
    """The last of the films, the hardest level, all else as usual; the board is the one of such games."""
    film = {"3": "4", "4": "6", "5": "4"}[mode]
    trials = [""] if mode == "5" else []
    person = Person("0", str(LANGUAGES.index(lang) + 1), "1", mode, film, *trials, "5", "")
    table = start.table(hunted(), person.talk)
    options = table.game.record.options
    assert not person.left
    assert table.game.record.modules == MODES[mode]
    assert options["film"] == "resurrection"
    assert options["young_blood" if mode == "4" else "drones"] == -1
    assert options.get("officers") == ("sergeants" if mode == "4" else None)
    assert person.talk.dialect == faces.face("encounters", MODES[mode]).dialect


@pytest.mark.parametrize(("mode", "films"), [("1", 2), ("2", 2), ("3", 4), ("4", 6), ("5", 4)])
def test_a_surprise_leaves_every_part_to_chance(mode: str, films: int) -> None:
    trials = [""] if mode in ("2", "5") else []
    person = Person("1", mode, str(films + 1), *trials, "", "")
    options = start.table(hunted(), person.talk).game.record.options
    drawn = {part for part, way in options.items() if way == "random"}
    parts = {"1": {"location", "objectives", "characters"}, "2": {"prey", "armory"}}
    parts |= {"3": parts["1"], "4": parts["1"], "5": {"location", "objectives", "armory"}}
    assert drawn == parts[mode]
    assert not person.left


def test_two_avatars_in_alien() -> None:
    table = start.table(hunted(), Person("6", "2", "", "", "").talk)
    assert table.game.record.modules == ("alien",)
    assert (table.seats, table.open_hands) == (["human", "human"], True)


def test_the_command_line_says_it_all() -> None:
    wish = hunted(seats="bot,me,random", seed=5, options={"film": 2, "tough": True, "first": 1})
    table = start.table(wish, Person(live=False).talk)
    assert table.seats == ["heuristic", "human", "random"]
    assert table.game.record.seed == 5
    assert table.game.record.options == {"film": 2, "tough": True, "first": 1}


def test_two_avatars_by_a_flag() -> None:
    table = start.table(hunted(options={"two_avatars": True}), Person(live=False).talk)
    assert (table.seats, table.open_hands) == (["human", "human"], True)
    found = saves.read(saves.write(table))
    assert found.open_hands


@pytest.fixture
def no_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAGAL_PACKS", str(tmp_path / "kept"))


@pytest.mark.usefixtures("no_packs")
def test_a_content_pack_comes_along() -> None:
    table = start.table(hunted(packs=(SAMPLE,), seed=1), Person(live=False).talk)
    assert "character:quiet_steps" in table.game.state.rules.components
    desk = Desk(table.game, ["card high ground", "card quiet steps", "quit"], kinds="me", path=table.path)
    desk.play()
    assert "High Ground" in desk.shown
    assert "Quiet Steps" in desk.shown
    with pytest.raises(RulesError, match="needs its content packs"):
        start.table(Wish(resume=True), Person(live=False).talk)
    assert len(saves.unfinished()) == 1, "the save is not put aside"
    again = start.table(Wish(resume=True, packs=(SAMPLE,)), Person(live=False).talk)
    assert again.game.save() == table.game.save()


def test_a_pack_that_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(RulesError, match="no-such-pack"):
        start.table(hunted(packs=("no-such-pack.yaml",)), Person(live=False).talk)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (
            hunted(options={"leaders": "random"}),
            "--leaders belongs to Dune: Imperium; Legendary Encounters: Predator has",
        ),
        (hunted(options={"difficulty": "mentat"}), "--difficulty belongs to Dune"),
        (hunted(options={"rivals": "random"}), "--rivals belongs to Dune"),
        (hunted(options={"promos": True}), "--promos belongs to Dune"),
        (hunted(modules=("ix",)), "encounters has no module 'ix'"),
        (
            Wish(options={"film": 2}),
            "--film belongs to Legendary Encounters: Predator; Dune: Imperium has no",
        ),
        (Wish(options={"two_avatars": True}), "--two-avatars belongs to Legendary"),
        (hunted(options={"two_avatars": True}, players=3), "a game of two Avatars, not of 3 players"),
        (hunted(options={"two_avatars": True}, seats="me,bot"), "--seats me,bot does not fit"),
        (hunted(options={"film": 3}), "option film must be 1, 2, .* not 3"),
        (hunted(players=6), "1, 2, 3, 4 or 5 players"),
        (hunted(players=3, seats="me,bot"), "2 seats named for a game of 3"),
        (hunted(seats="me,cat"), "“cat”"),
        (hunted(options={"sandworms": 2}), "encounters has no option 'sandworms'"),
        (Wish(title="chess"), "there is no title 'chess'"),
    ],
)
def test_mistakes_get_a_sentence(wish: Wish, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        start.table(wish, Person(live=False).talk)
    assert not saves.folder().exists()


def test_every_game_has_a_face_and_its_words_are_no_settings() -> None:
    assert games.having(faces.__name__) == games.NAMES
    for title in games.NAMES:
        settings = games.title(title).settings
        for word, setting in faces.face(title).flags.items():
            assert faces.owner(word) == title
            assert word not in settings
            assert not setting or setting in settings


def test_a_word_for_a_setting_and_the_setting_are_said_once() -> None:
    with pytest.raises(RulesError, match="an option is given twice: rivals, rival_leaders"):
        start.table(Wish(options={"rivals": "random", "rival_leaders": "random"}), Person(live=False).talk)
