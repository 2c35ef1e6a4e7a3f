from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from hagal.terminal import saves
from hagal.terminal.saves import Damaged, Table
from tests.support.scripted import begin


def table() -> Table:
    return Table(begin(seed=2), ["human", "heuristic", "random", "random"], "ru", saves.fresh_path("dune"))


def test_a_save_remembers_the_table() -> None:
    left = table()
    path = saves.write(left)
    found = saves.read(path)
    assert (found.seats, found.lang, found.path) == (left.seats, "ru", path)
    assert found.game.save() == left.game.save()
    assert found.game.story(0) == left.game.story(0)


def test_a_save_that_fails_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    left = table()
    path = saves.write(left)
    before = path.read_text(encoding="utf-8")
    left.game.choose(left.game.decision.keys[0])  # type: ignore[union-attr]

    def fails(source: object, target: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="disk full"):
        saves.write(left)
    assert path.read_text(encoding="utf-8") == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_two_games_of_one_second_have_two_files() -> None:
    first = table()
    saves.write(first)
    second = table()
    saves.write(second)
    assert first.path != second.path
    assert len(saves.unfinished()) == 2


def test_plain_saves_and_records_are_read_too(tmp_path: Path) -> None:
    game = begin(seed=2)
    game.choose(game.decision.keys[0])  # type: ignore[union-attr]
    for text in (game.save(), str(game.record)):
        path = tmp_path / "file"
        path.write_text(text, encoding="utf-8")
        found = saves.read(path)
        assert found.game.view(0) == game.view(0)
        assert found.seats == ["human", "heuristic", "heuristic", "heuristic"]


@pytest.mark.parametrize("cut", [0, 10, 30, 200, 2000, -1, -40])
def test_a_damaged_save_is_told_apart(cut: int) -> None:
    path = saves.write(table())
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:cut] if cut >= 0 else text[:cut] + "#", encoding="utf-8")
    with pytest.raises(Damaged):
        saves.read(path)


@pytest.mark.parametrize(
    "head", ["[]", "{", '{"seats": ["human"]}', '{"seats": ["human", "x", "x", "x"]}', '{"seats": 4}', "null"]
)
def test_a_damaged_heading_is_told_apart(head: str) -> None:
    path = saves.write(table())
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[1] = head
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(Damaged):
        saves.read(path)


def test_binary_rubbish_is_told_apart() -> None:
    path = saves.write(table())
    path.write_bytes(b"\xff\xfe\x00rubbish")
    with pytest.raises(Damaged):
        saves.read(path)
    assert [glimpse.players for glimpse in saves.unfinished()] == [0]


def test_a_damaged_save_is_kept_aside() -> None:
    path = saves.write(table())
    path.write_text("rubbish")
    kept = saves.put_aside(path)
    assert kept.read_text() == "rubbish"
    assert not path.exists()
    path.write_text("more rubbish")
    assert saves.put_aside(path) != kept
    assert saves.unfinished() == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have folders of their own")
def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.folder() == tmp_path / "hagal" / "games"
    usual = Path.home() / ".local" / "share" / "hagal" / "games"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert saves.folder() == usual
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saves.folder() == usual
