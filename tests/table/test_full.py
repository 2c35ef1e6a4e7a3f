"""The disk is full amid running games: people are told, nothing is lost, and all goes on once there is room.

A real small disk is needed for that, which only root can mount (Linux).
"""

from __future__ import annotations

import random
import sqlite3
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.kill import Player, await_refusals, check, rampage, servers

SIZE = "32m"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A folder that is a disk of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    try:
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "hagal-test", str(folder)], capture_output=True, text=True
        )
    except OSError as error:
        pytest.skip(f"no small disk can be mounted here: {error}")
    if done.returncode:
        pytest.skip(f"no small disk can be mounted here (it takes root on Linux): {done.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return


def survive(disk: Path, *, games: int, times: int) -> None:
    """The disk is full so many times; every second time the server is killed and started meanwhile."""
    file, ballast, done = disk / "table.sqlite3", disk / "ballast", 0
    database = f"sqlite:///{file}"
    with servers(database) as (server,):

        def blow(_rng: random.Random, players: Sequence[Player]) -> None:
            nonlocal done
            fill(ballast)
            await_refusals(players)
            server.until(False, "disk", "storage")
            if done % 2:
                server.kill()
                server.start()
                await_refusals(players)
            done += 1
            ballast.unlink()
            server.until(True)

        players = rampage([server], games, times, blow, patient=True)
    chosen = check(database, players)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    refused = sum(player.refused for player in players)
    print(f"{games} games, {times} times full: {chosen} choices acknowledged, 0 lost, {refused} x 503")
    assert done == times


def test_a_full_disk_amid_games(disk: Path) -> None:
    survive(disk, games=3, times=2)


@pytest.mark.proof
def test_a_full_disk_ten_times_amid_games(disk: Path) -> None:
    survive(disk, games=10, times=10)
