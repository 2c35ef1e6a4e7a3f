from __future__ import annotations

from pathlib import Path

import pytest

from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.rivals.leaders import RIVALS
from hagal.kernel.errors import RulesError
from hagal.terminal import saves, start
from hagal.terminal.console import Left
from hagal.terminal.options import Wish
from hagal.text import LANGUAGES
from tests.support.facts import facts_in
from tests.support.scripted import Desk, begin
from tests.support.terminal import Person

FACTS = Path(__file__).parents[2] / "data" / "dune" / "base.yaml"


def test_enter_answers_every_question() -> None:
    person = Person("", "", "", "")
    table = start.table(Wish(), person.talk)
    assert table.seats == ["human"]
    assert table.game.players == 1
    assert "ix" not in table.game.record.modules
    assert table.game.state.rules.options["difficulty"] == "mercenary"
    assert table.lang == "en"
    assert not person.left


def test_every_question_has_an_answer() -> None:
    person = Person(
        "0", "2", "9", "x", "3", "1", "1", "3", "2", "2"
    )  # Russian, two mistakes, 3 players, 1 in seat 3 ...
    table = start.table(Wish(), person.talk)
    assert table.seats == ["random", "random", "human"]
    assert table.lang == person.talk.lang == "ru"
    assert table.game.record.options["leaders"] == "choose"
    assert not person.left


def test_several_people_are_asked_for_no_seat() -> None:
    person = Person("4", "", "4", "1")
    assert start.table(Wish(), person.talk).seats == ["human"] * 4


@pytest.mark.parametrize(("number", "level"), list(enumerate(LEVELS, start=1)))
def test_the_difficulty_is_asked_for(number: int, level: str) -> None:
    person = Person("1", "", str(number), "2")
    table = start.table(Wish(), person.talk)
    assert table.game.state.rules.options["difficulty"] == level
    assert table.game.state.rules.options["leaders"] == "choose"
    assert not person.left


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_difficulty_is_explained(lang: str) -> None:
    facts = facts_in(FACTS)["hagal"]["solo"]["difficulty"]
    person = Person("0", str(LANGUAGES.index(lang) + 1), "1", "1", "1", "1")
    start.table(Wish(), person.talk)
    shown = " ".join(person.paper.getvalue().split())
    for level in facts.values():
        if lang != "en":
            assert f"{level[lang[:2]]}: " in shown
        else:
            assert f"({level['label'].lower()}): " in shown
        if "conflict_cards_above_swordmasters" in level:
            assert str(level["conflict_cards_above_swordmasters"]) in shown


def test_the_rivals_can_be_named() -> None:
    person = Person(
        "1", "", "", "3", "2", "0", "7", "1"
    )  # all three leaders: the first of the list, two mistakes, by chance
    table = start.table(Wish(), person.talk)
    assert table.game.record.options["rival_leaders"] == [RIVALS[0].id, "random"]
    assert not person.left


@pytest.mark.parametrize(("answers", "kinds"), [(["1", "2", "1"], ["heuristic", "human"]), (["2"], ["human", "human"])])
def test_two_players_have_two_seats(answers: list[str], kinds: list[str]) -> None:
    person = Person("2", "", *answers, "")
    table = start.table(Wish(), person.talk)
    assert table.seats == kinds
    assert table.game.view(0)["players"][2]["rival"]
    assert not person.left


def test_leaving_during_the_questions() -> None:
    with pytest.raises(Left):
        start.table(Wish(), Person("").talk)


def test_an_unfinished_game_is_offered() -> None:
    desk = Desk(begin(seed=3), ["2", "quit"], kinds="random,me,random,random")
    desk.play()
    person = Person("")
    table = start.table(Wish(), person.talk)
    assert table.game.view(1) == desk.game.view(1)
    assert table.path == desk.session.table.path
    assert "round 1" in person.paper.getvalue()


def test_a_new_game_leaves_the_unfinished_one() -> None:
    Desk(begin(seed=3), ["quit"]).play()
    person = Person("2", "", "", "", "")
    table = start.table(Wish(), person.talk)
    saves.write(table)
    assert len(saves.unfinished()) == 2
    assert len(start.table(Wish(new=True), Person("", "", "", "").talk).game.record.keys) == 0


def test_a_damaged_game_is_told_and_kept_aside() -> None:
    Desk(begin(seed=3), ["quit"]).play()
    [glimpse] = saves.unfinished()
    glimpse.path.write_text(glimpse.path.read_text(encoding="utf-8")[:-50], encoding="utf-8")
    person = Person("", "", "", "", "")
    table = start.table(Wish(), person.talk)
    assert len(table.game.record.keys) == 0
    assert "cannot be resumed" in person.paper.getvalue()
    assert len(list(saves.folder().glob("*.damaged"))) == 1


def test_resume_takes_the_last_one(tmp_path: Path) -> None:
    desk = Desk(begin(seed=3), ["1", "quit"])
    desk.play()
    table = start.table(Wish(resume=True), Person(live=False).talk)
    assert table.game.save() == desk.game.save()


def test_a_named_file_is_loaded(tmp_path: Path) -> None:
    desk = Desk(begin(seed=3), [f"save {tmp_path / 'x'}", "quit"], lang="pt-BR")
    desk.play()
    person = Person()
    table = start.table(Wish(load=tmp_path / "x"), person.talk)
    assert table.game.save() == desk.game.save()
    assert person.talk.lang == "pt-BR"
    with pytest.raises(RulesError, match="could not be read"):
        start.table(Wish(load=tmp_path / "missing"), Person().talk)
    (tmp_path / "y").write_text("rubbish")
    with pytest.raises(RulesError, match="cannot be resumed"):
        start.table(Wish(load=tmp_path / "y"), Person().talk)
    assert (tmp_path / "y").read_text() == "rubbish"


def test_the_command_line_says_it_all_about_rivals() -> None:
    wish = Wish(
        seed=5,
        options={"leaders": "leto_atreides", "difficulty": "Kwisatz-Haderach", "rivals": "random, glossu_rabban"},
    )
    table = start.table(wish, Person(live=False).talk)
    assert table.seats == ["human"]
    players = table.game.view(0)["players"]
    assert (players[0]["leader"], players[2]["leader"]) == ("leto_atreides", "glossu_rabban")
    assert table.game.state.rules.options["difficulty"] == "kwisatz_haderach"


def test_the_command_line_says_it_all() -> None:
    wish = Wish(players=3, seats="bot,me,random", seed=5)
    wish.options = {"leaders": "paul_atreides,random,helena_richese", "promos": True}
    table = start.table(wish, Person(live=False).talk)
    assert table.seats == ["heuristic", "human", "random"]
    assert table.game.record.seed == 5
    assert table.game.record.options == {"leaders": ["paul_atreides", "random", "helena_richese"], "promos": True}


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (Wish(seats="me,cat,bot,bot"), "“cat”"),
        (Wish(players=3, seats="me,bot"), "2 seats named for a game of 3"),
        (Wish(players=7), "1, 2, 3 or 4 players"),
        (Wish(players=0), "players"),
        (Wish(players=1, seats="me,bot"), "2 seats named for a game of 1"),
        (Wish(players=2, seats="me,bot,bot"), "3 seats named for a game of 2"),
        (Wish(options={"difficulty": "easy"}), "option difficulty must be one of mercenary"),
        (Wish(players=2, options={"difficulty": "mentat"}), "option difficulty is for one player; this game has 2"),
        (Wish(players=3, options={"rivals": "random"}), "option rival_leaders is for one player; this game has 3"),
        (Wish(options={"rivals": "memnon_thorvald"}), "a list of two leaders"),
        (Wish(options={"rivals": "choose"}), "a list of two leaders"),
        (Wish(options={"rivals": "paul_atreides,random"}), "a rival cannot play paul_atreides"),
        (Wish(options={"rivals": "gollum,random"}), "no leader 'gollum' for a rival"),
        (Wish(options={"rivals": "memnon_thorvald,memnon_thorvald"}), "once only"),
        (Wish(options={"leaders": "memnon_thorvald", "rivals": "memnon_thorvald,random"}), "once only"),
        (Wish(options={"leaders": "gollum"}), "leader"),
        (Wish(title="chess", players=4), "chess"),
    ],
)
def test_mistakes_get_a_sentence(wish: Wish, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        start.table(wish, Person(live=False).talk)
    assert not saves.folder().exists()


def test_languages_by_name() -> None:
    assert start.speaker(Wish(lang="pt_br")) == "pt-BR"
    assert start.speaker(Wish(), {"LANG": "ru_RU.UTF-8"}) == "ru"
    with pytest.raises(RulesError, match="Klingon"):
        start.speaker(Wish(lang="Klingon"))
