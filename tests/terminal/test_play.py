"""The command as a process, through pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from hagal.terminal import saves
from tests.support.terminal import run


def test_a_whole_game_through_pipes(data_folder: Path) -> None:
    done = run("--seed", "4", "--seats", "me,random,random,random", typed="1\n" * 600, folder=data_folder)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert not (data_folder / "1").exists(), "an answer too many is no file name"
    assert saves.unfinished() == []


def test_a_closed_pipe_saves_and_another_run_goes_on(data_folder: Path) -> None:
    first = run("--seed", "4", "--seats", "me,random,random,random", typed="2\n", folder=data_folder)
    assert first.returncode == 0, first.stderr
    assert "Saved." in first.stdout
    [glimpse] = saves.unfinished()
    choices = len(saves.read(glimpse.path).game.record.keys)
    assert choices
    second = run("--resume", typed="view\n", folder=data_folder)
    assert second.returncode == 0, second.stderr
    assert "The game goes on." in second.stdout
    assert len(saves.read(glimpse.path).game.record.keys) == choices


def test_a_plain_terminal_is_enough(data_folder: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(data_folder), "PYTHONIOENCODING": "ascii", "LANG": "C", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "hagal", "terminal", "--seed", "4", "--lang", "ru"],
        input=b"1\n",
        capture_output=True,
        env=env,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "P1" in done.stdout.decode("ascii")
