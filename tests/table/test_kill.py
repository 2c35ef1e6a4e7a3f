"""Servers are killed amid running games: no acknowledged choice is lost, no game is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.kill import check, killing, rampage, servers


def survive(database: str, *, count: int, games: int, kills: int) -> None:
    with servers(database, count) as found:
        players = rampage(found, games, kills, killing(found))
    chosen = check(database, players)
    unsure = sum(player.unsure for player in players)
    games = sum(len(player.games) for player in players)
    print(
        f"{games} games, {count} servers, {kills} kills: {chosen} choices acknowledged, 0 lost, 0 doubled; "
        f"{unsure} answers cut off"
    )
    assert chosen > kills


def test_killed_on_sqlite(tmp_path: Path) -> None:
    survive(f"sqlite:///{tmp_path / 'table.sqlite3'}", count=1, games=6, kills=3)


def test_killed_on_postgresql(postgres: str) -> None:
    survive(postgres, count=2, games=6, kills=3)


@pytest.mark.proof
def test_killed_a_hundred_times_on_sqlite(tmp_path: Path) -> None:
    """Two processes on one file."""
    survive(f"sqlite:///{tmp_path / 'table.sqlite3'}", count=2, games=20, kills=100)


@pytest.mark.proof
def test_killed_a_hundred_times_on_postgresql(postgres: str) -> None:
    survive(postgres, count=2, games=20, kills=100)
