"""The database is restarted amid running games: what was acknowledged is there, and the table recovers by itself."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.support.kill import Player, Server, await_refusals, check, rampage, servers
from tests.support.postgres import Cluster, cluster

MODES = ("immediate", "fast")


def restart(found: Sequence[Server], database: Cluster, mode: str, players: Sequence[Player]) -> None:
    """While it is away, every server says so, and is no less alive; afterwards all is well again without help."""
    database.stop(mode)
    for server in found:
        server.until(False)
    await_refusals(players)
    database.start()
    for server in found:
        server.until(True)


def survive(*, games: int, restarts: int) -> None:
    modes = [MODES[k % len(MODES)] for k in range(restarts)]
    with cluster() as database:
        with servers(database.url, 2) as found:
            before = [server.pid for server in found]

            def blow(_rng: random.Random, players: Sequence[Player]) -> None:
                restart(found, database, modes.pop(), players)

            players = rampage(found, games, restarts, blow, patient=True)
            assert [server.pid for server in found if server.alive] == before, "nobody had to start them again"
        chosen = check(database.url, players)
    refused = sum(player.refused for player in players)
    print(f"{games} games, 2 servers, {restarts} restarts: {chosen} choices acknowledged, 0 lost, {refused} x 503")
    assert chosen > restarts


def test_postgresql_restarted_amid_games() -> None:
    survive(games=4, restarts=2)


@pytest.mark.proof
def test_postgresql_restarted_eight_times_amid_games() -> None:
    survive(games=20, restarts=8)
