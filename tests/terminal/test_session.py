from __future__ import annotations

from pathlib import Path

import pytest

from hagal.game import Game
from hagal.games.dune.components import Card
from hagal.terminal import saves
from tests.games.dune.position import Position
from tests.support.scripted import Desk, begin, by_chance, for_a_while


def test_a_whole_game_is_played_to_its_end() -> None:
    desk = Desk(begin(), by_chance(3), kinds="random,me,bot,random")
    assert desk.play()
    assert desk.game.over
    assert "The game is over." in desk.shown
    assert "Where the points came from" in desk.shown
    assert not list(saves.folder().glob("*")), "a finished game is not offered again"


def test_the_same_seed_gives_the_same_game() -> None:
    desks = [Desk(begin(seed=8), for_a_while(by_chance(1), 40), kinds="me,bot,random,random") for _ in range(2)]
    for desk in desks:
        desk.play()
    assert desks[0].shown == desks[1].shown


def test_bots_alone_can_be_watched() -> None:
    desk = Desk(begin(), [""], kinds="random,random,random,random")
    assert desk.play()
    assert "plays as" in desk.shown


def position() -> Position:
    """Seat 0 may send an Agent with a Dagger or with Reconnaissance, which leads to a combat space."""
    t = Position()
    t.hand(0, "dagger", "reconnaissance").give(0, solari=8).turn(0)
    return t


def test_undo_takes_back_the_last_choice() -> None:
    t = position()
    desk = Desk(t.game, ["agent dagger rally_troops", "undo", "undo"])
    t.intrigue(0, "windfall")  # a Plot card in hand, so that the end of the turn is asked for
    before = t.game.view(0)
    desk.play()
    assert "Taken back." in desk.shown
    assert "There is nothing to take back" in desk.shown
    assert t.game.view(0) == before


def test_another_seat_cannot_take_back_what_a_bot_did() -> None:
    chance = by_chance(4)
    before: list[int] = []

    def answer(desk: Desk, prompt: str) -> str:
        """Undo whenever a bot was the last to choose."""
        keys = desk.game.record.keys
        if prompt == "> " and keys and keys[-1][0] != 0 and before != [len(keys)]:
            before[:] = [len(keys)]
            return "undo"
        return chance(desk, prompt)

    desk = Desk(begin(), for_a_while(answer, 60))
    desk.play()
    assert "There is nothing to take back" in desk.words
    assert "Taken back" not in desk.words


def test_before_others_go_on_the_last_choice_can_be_taken_back() -> None:
    t = position()
    t.hand(1, "dagger")
    asked: list[str] = []

    def answer(desk: Desk, prompt: str) -> str:
        asked.append(prompt)
        if prompt.startswith("Your turn is over"):
            return "nonsense" if asked.count(prompt) == 1 else "undo"
        if prompt != "> " or asked.count("> ") == 1:
            return "agent dagger rally_troops" if prompt == "> " else ""
        raise EOFError

    desk = Desk(t.game, answer, live=True)
    desk.talk.wait = lambda: None  # type: ignore[method-assign]
    assert not desk.play()
    assert "Here only Enter, undo or quit" in desk.shown
    assert t.game.decision is not None
    assert t.game.decision.seat == 0
    assert "agent dagger rally_troops" in t.game.decision.keys


def test_quit_and_resume_gives_the_same_position() -> None:
    desk = Desk(begin(seed=11), ["2", "1", "1", "quit"], kinds="me,bot,random,random")
    assert not desk.play()
    assert "hagal terminal --resume" in desk.shown
    [glimpse] = saves.unfinished()
    again = saves.read(glimpse.path)
    assert again.seats == ["human", "heuristic", "random", "random"]
    assert again.lang == "en"
    assert again.game.view((0, 1, 2, 3)) == desk.game.view((0, 1, 2, 3))
    assert again.game.story(0) == desk.game.story(0), "the story is told again"
    assert again.game.save() == desk.game.save()


def test_the_end_of_input_saves_and_leaves() -> None:
    desk = Desk(begin(), [])
    assert not desk.play()
    assert len(saves.unfinished()) == 1


@pytest.mark.parametrize(
    "typed", ["", "   ", "frobnicate", "0", "99", "1x", "-1", "agent", "why", "card", "card zzz", "why zzz"]
)
def test_what_is_not_understood_changes_nothing(typed: str) -> None:
    t = position()
    before = t.game.save()
    desk = Desk(t.game, [typed, "quit"])
    desk.play()
    assert t.game.save() == before


def test_unknown_input_gets_a_sentence() -> None:
    desk = Desk(position().game, ["frobnicate", "99", "agent dagger conspire", "a"])
    desk.play()
    assert "“frobnicate” is neither an option nor a command here." in desk.shown
    assert "There is no option 99: choose a number from 1 to" in desk.shown
    assert "Dagger has no icon that leads to Conspire." in desk.shown


def test_an_ambiguous_beginning_lists_what_it_fits() -> None:
    t = position()
    desk = Desk(t.game, ["agent d", "a dag sw"])
    desk.play()
    assert "“agent d” fits several options:" in desk.shown
    assert t[0].swordmaster


def listed(game: Game) -> list[str]:
    """The keys as they are numbered: what ends the turns comes last."""
    assert game.decision is not None
    return sorted(game.decision.keys, key=lambda key: key == "reveal")


def test_the_easiest_number_does_not_reveal_the_hand() -> None:
    assert position().game.decision.keys[0] == "reveal"  # type: ignore[union-attr]
    t = position()
    number = len(listed(t.game))
    Desk(t.game, ["1"]).play()
    assert t.game.record.keys[0][1].startswith("agent ")
    t = position()
    Desk(t.game, [str(number)]).play()
    assert t.game.record.keys[0][1] == "reveal"


def test_numbers_keys_and_beginnings_mean_the_same() -> None:
    number = listed(position().game).index("agent dagger swordmaster") + 1
    for typed in (str(number), f"{number}.", "agent dagger swordmaster", "AGENT Dagger swordm", "a d sw"):
        t = position()
        Desk(t.game, [typed]).play()
        assert t[0].swordmaster, typed


def test_commands_answer() -> None:
    t = position()
    desk = Desk(t.game, ["?", "log", "view", "card dagger", "why conspire", "why swordmaster", "record", "hint"])
    desk.play()
    assert "take back your last choice" in desk.shown
    assert "Dagger has no icon that leads to Conspire." in desk.shown
    assert "hagal record 1" in desk.shown
    assert "seed: ?" in desk.shown
    assert str(t.game.record.seed) not in desk.shown.split("hagal record 1")[1].split("end ")[0].split("seed: ")[1][:2]


def test_the_hint_is_an_option() -> None:
    desk = Desk(position().game, ["hint"])
    desk.play()
    line = desk.shown.split("> hint\n")[1].splitlines()[0]
    number = int(line.split(":")[0])
    assert desk.game.decision is not None
    wished = listed(desk.game)[number - 1]
    assert next(option for option in desk.game.decision if option.key == wished).text() in line


def test_commands_have_names_in_each_language() -> None:
    t = position()
    desk = Desk(t.game, ["agent dagger rally_troops", "назад", "карта dagger", "почему conspire", "выход"], lang="ru")
    t.intrigue(0, "windfall")
    before = t.game.view(0)
    assert not desk.play()
    assert t.game.view(0) == before
    assert "Взято назад." in desk.shown


def test_save_writes_where_it_is_told(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("my diary")
    target = tmp_path / "deep" / "game.hagal"
    desk = Desk(position().game, [f"save {target}", f"save {target}", f"save {notes}", f"save {tmp_path}", "save"])
    desk.play()
    assert saves.read(target).game.view(0) == desk.game.view(0)
    assert notes.read_text() == "my diary"
    assert "another sort of file" in desk.words
    assert "is a folder" in desk.words


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "write_text", full)
    t = position()
    desk = Desk(t.game, ["a d sw", "save"])
    assert not desk.play()
    assert t[0].swordmaster
    assert desk.words.count("could not be written: No space left on device") == 2, "told once, and when asked to save"
    assert "hagal terminal --resume" not in desk.words


def test_an_interruption_leaves_the_last_save() -> None:
    t = position()
    t.hand(1, "dagger")

    def answer(desk: Desk, prompt: str) -> str:
        raise KeyboardInterrupt

    desk = Desk(t.game, answer)
    assert not desk.play()
    assert saves.read(desk.session.table.path).game.view(0) == t.game.view(0)


def test_the_record_can_be_kept_at_the_end(tmp_path: Path) -> None:
    import hagal

    def answer(desk: Desk, prompt: str) -> str:
        if desk.game.over:
            return str(tmp_path / "game.record")
        return by_one(desk, prompt)

    by_one = by_chance(2)
    desk = Desk(begin(players=1), answer, kinds="me")
    assert desk.play()
    assert hagal.replay((tmp_path / "game.record").read_text()).outcome == desk.game.outcome


# Several people at one keyboard


def test_a_curtain_hides_every_hand() -> None:
    game = begin(seed=4, players=3)
    curtains: list[str] = []
    chance = by_chance(6)

    def answer(desk: Desk, prompt: str) -> str:
        if prompt.startswith("Press Enter when nobody"):
            on_screen = desk.shown.rsplit("\x1b[3J", 1)[-1]
            curtains.append(on_screen)
            names = [c.name for c in game.state.rules.components.values() if isinstance(c, Card)]
            assert not any(name in on_screen for name in names)
            return ""
        return chance(desk, prompt)

    desk = Desk(game, for_a_while(answer, 200), kinds="me,me,me", live=True)
    desk.talk.wait = lambda: None  # type: ignore[method-assign]
    desk.play()
    assert len(curtains) > 10
    assert any("Pass the keyboard to Player 2" in curtain for curtain in curtains)


def test_one_person_needs_no_curtain() -> None:
    desk = Desk(begin(), for_a_while(by_chance(1), 40))
    desk.play()
    assert "Pass the keyboard" not in desk.shown


def test_leaving_at_the_curtain() -> None:
    desk = Desk(begin(), ["quit"], kinds="me,me,me,me")
    assert not desk.play()
    assert len(saves.unfinished()) == 1


def test_rules_are_looked_up_by_number_and_by_words() -> None:
    typed = ["rule hg-31, HG-052", "rule swordmaster solari", "rule influence", "rule", "rule xy-1"]
    desk = Desk(position().game, typed)
    before = desk.game.view(0)
    desk.play()
    text = desk.shown
    assert "HG-031  Dune: Imperium, House Hagal · Solo: setup" in text
    assert "| player's extra starting resources | 1 solari, 1 spice | - | - |" in text
    assert "|---" not in text
    assert "* The lead of an expert. The sheet counts troops" in text
    assert "DI-026  Dune: Imperium, base game · Agent turn" in text
    assert "And " in text
    assert "Which rule? A number or words, for example: rule HG-004" in text
    assert "There is no rule “xy-1”, and none with all these words." in text
    assert desk.game.view(0) == before


def test_rules_are_told_in_the_language_of_the_talk() -> None:
    desk = Desk(position().game, ["правило HG-004"], lang="ru")
    desk.play()
    assert "открыть верхнюю карту Дома Хагаль" in desk.shown.replace("\n    ", " ")
