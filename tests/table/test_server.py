"""The server as a process: where it listens, what it says, how it stops, and what is left when it is killed."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hagal.kernel.errors import HagalError
from hagal.table.people import fresh_secret
from hagal.table.serve import address, bind, run
from hagal.table.settings import Settings
from tests.support.client import PATIENCE

CODE = """
import sys
from hagal.table.serve import run
from hagal.table.settings import Settings
run(Settings(database=sys.argv[1], port=int(sys.argv[2]), seeds=True))
"""


class Process:
    """`hagal play` without a browser."""

    def __init__(self, database: str, port: int = 0, lang: str = "en", stderr: int | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE, database, str(port)],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            encoding="utf-8",
            env={**os.environ, "LANGUAGE": "", "LC_ALL": lang, "PYTHONIOENCODING": "utf-8"},
        )
        self.said: list[str] = []
        self.url = ""
        assert self.process.stdout is not None
        while not self.url:
            line = self.process.stdout.readline()
            assert line, "the server ended at once"
            self.said.append(line)
            found = re.search(r"http://\S+", line)
            self.url = found[0] if found else ""
        self.http = httpx.Client(base_url=self.url, headers={"Authorization": f"Bearer {SECRET}"}, timeout=PATIENCE)

    def end(self, number: int) -> str:
        self.http.close()
        self.process.send_signal(number)
        rest, _errors = self.process.communicate(timeout=PATIENCE)
        return rest


SECRET = fresh_secret()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'new folder' / 'table.sqlite3'}"


@pytest.fixture
def started() -> Iterator[list[Process]]:
    found: list[Process] = []
    yield found
    for process in found:
        process.http.close()
        if process.process.poll() is None:
            process.end(signal.SIGKILL)


def play(http: httpx.Client, game: Any, choices: int) -> Any:
    for _ in range(choices):
        key = game["question"]["offers"][0]["key"]
        answer = http.post(f"/api/games/{game['id']}/choose", json={"decision": game["decision"], "key": key})
        assert answer.status_code == 200
        game = answer.json()
    return game


def test_no_choice_that_was_answered_is_lost_when_the_server_is_killed(database: str, started: list[Process]) -> None:
    game: Any = None
    for _ in range(2):
        process = Process(database)
        started.append(process)
        if game is None:
            game = process.http.post("/api/games", json={"title": "dune", "seed": 4, "modules": ["ix"]}).json()
        assert process.http.get(f"/api/games/{game['id']}").json() == game
        game = play(process.http, game, 5)
        process.end(signal.SIGKILL)
    assert game["length"] == 10


def test_it_stops_at_once_although_somebody_listens(database: str, started: list[Process]) -> None:
    process = Process(database)
    started.append(process)
    game = process.http.post("/api/games", json={"title": "dune"}).json()
    with process.http.stream("GET", f"/games/{game['id']}/live") as response:
        lines = response.iter_lines()
        while not next(lines).startswith("data:"):
            pass
        process.process.send_signal(signal.SIGINT)
        assert all(line != "data: {}" for line in lines), "it comes to an end"
    rest = process.process.communicate(timeout=PATIENCE)[0]
    assert "closed" in rest
    assert process.process.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_processes_of_its_bots_end_with_it(database: str, started: list[Process], number: int) -> None:
    process = Process(database, stderr=subprocess.PIPE)
    started.append(process)
    seats = [{"kind": kind} for kind in ("me", "heuristic", "heuristic", "heuristic")]
    game = process.http.post("/api/games", json={"title": "dune", "seats": seats, "seed": 4}).json()
    bots_chose = False
    while not bots_chose or not game["question"]:
        if game["question"]:
            game = play(process.http, game, 1)
        else:
            bots_chose = True
            game = process.http.get(f"/api/games/{game['id']}").json()
    process.end(number)  # a process that is left would keep the error stream open, and there would be no end


def test_it_speaks_the_language_of_the_machine_and_takes_another_port(database: str, started: list[Process]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = Process(database, port, "ru_RU.UTF-8")
        started.append(process)
        assert str(port) in process.said[0]
        assert "занят" in process.said[0]
        assert process.http.get("/api/health").json()["status"] == "ok"


def test_a_port_that_others_must_find_is_not_changed() -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken, pytest.raises(HagalError, match="cannot listen"):
        bind(Settings(host="0.0.0.0", port=taken.getsockname()[1]))


def test_outside_loopback_there_is_a_warning(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("hagal.table.serve._serve", lambda _app, settings, _listener, _workers: served.append(settings))
    for host, warned in (("127.0.0.1", False), ("0.0.0.0", True)):
        run(Settings(host=host, port=0, database=database))
        assert ("Warning" in capsys.readouterr().out) is warned
    assert len(served) == 2


def test_several_processes_need_postgresql(database: str) -> None:
    with pytest.raises(HagalError, match="PostgreSQL"):
        run(Settings(database=database), workers=2)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8/"),
        ("0.0.0.0", "http://127.0.0.1:8/"),
        ("::1", "http://[::1]:8/"),
        ("table.local", "http://table.local:8/"),
    ],
)
def test_what_to_type_into_a_browser(host: str, url: str) -> None:
    assert address(host, 8) == url
