"""Starting the server with something that cannot be had: one sentence with its reason, before any address is told."""

from __future__ import annotations

import logging
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from hagal.kernel.errors import HagalError
from hagal.table import serve
from hagal.table.door import seldom
from hagal.table.serve import bind, run
from hagal.table.settings import Settings
from hagal.table.storage.database import NoDatabase, reason_of, shown
from hagal.table.storage.store import Store
from tests.support.client import House, solo, somebody


def no_database(folder: Path) -> str:
    file = folder / "table.sqlite3"
    file.write_text("This is no database, although somebody calls it one. " * 100)
    return f"sqlite:///{file}"


def cut_off(folder: Path) -> str:
    file = folder / "table.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE large (text)")
        connection.executemany("INSERT INTO large VALUES (?)", [("x" * 1000,)] * 100)
    connection.close()
    file.write_bytes(file.read_bytes()[:5000])
    return f"sqlite:///{file}"


def read_only(folder: Path) -> str:
    file = folder / "table.sqlite3"
    sqlite3.connect(file).close()
    return f"sqlite:///file:{file}?mode=ro&uri=true"


def a_folder(folder: Path) -> str:
    return f"sqlite:///{folder}"


def below_a_file(folder: Path) -> str:
    (folder / "file").write_text("")
    return f"sqlite:///{folder / 'file' / 'table.sqlite3'}"


def nobody_there(_folder: Path) -> str:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    return f"postgresql://ada:secret@127.0.0.1:{port}/hagal"


UNDERSTOOD = "cannot be understood"
BAD: dict[str, tuple[Callable[[Path], str], str]] = {
    "no database": (no_database, "not a database"),
    "cut off": (cut_off, "malformed"),
    "read only": (read_only, "readonly"),
    "a folder": (a_folder, "unable to open"),
    "below a file": (below_a_file, "File exists"),
    "nobody there": (nobody_there, "refused"),
    "mysql": (lambda _: "mysql://ada:secret@127.0.0.1/hagal", UNDERSTOOD),
    "another driver": (lambda _: "oracle+oracledb://ada:secret@127.0.0.1/hagal", UNDERSTOOD),
    "nonsense": (lambda _: "nonsense:secret", UNDERSTOOD),
    "nothing": (lambda _: "://", UNDERSTOOD),
    "a bad port": (lambda _: "postgresql://ada:secret@127.0.0.1:port/hagal", UNDERSTOOD),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_database_that_cannot_be_used(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "_serve", lambda *_: pytest.fail("it serves"))
    make, reason = BAD[kind]
    url = make(tmp_path)
    for workers in (1, 2) if url.startswith("postgresql:") else (1,):
        with pytest.raises(HagalError, match=reason) as error:
            run(Settings(database=url, port=0), workers=workers)
        assert "\n" not in str(error.value)
        assert "secret" not in str(error.value)
        assert error.value.__cause__ is None
    assert capsys.readouterr().out == "", "no address is told"


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot be used"), ("ru", "нельзя"), ("pt_BR", "Não é possível")])
def test_in_the_language_of_the_machine(lang: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", lang)
    with pytest.raises(HagalError, match=words):
        run(Settings(database=no_database(tmp_path), port=0))


def test_postgresql_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(NoDatabase, match="hagal\\[postgres\\]"):
        Store("postgresql://127.0.0.1/hagal")


def test_a_password_is_never_shown() -> None:
    assert shown("postgres://ada:secret@host/hagal") == "postgresql://ada:***@host/hagal"
    assert shown("sqlite:////tmp/file") == "/tmp/file"


def hagal(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hagal", *words],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "LANGUAGE": "en", "COLUMNS": "200", **env},
    )


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("play", "--no-browser", "--port", "99999"), "from 0 to 65535; 99999"),
        (("serve", "--port", "-1"), "from 0 to 65535; -1"),
        (("serve", "--database", "nonsense:secret"), UNDERSTOOD),
        (("serve", "--proxy", "everybody"), "everybody"),
        (("serve", "--host", "no.such.host.invalid"), "cannot listen at no.such.host.invalid"),
    ],
)
def test_the_command_ends_with_a_sentence(words: tuple[str, ...], reason: str) -> None:
    done = hagal(*words)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_a_host_that_cannot_be() -> None:
    with pytest.raises(HagalError, match="cannot listen"):
        bind(Settings(host="\u2024" * 80))


def test_a_port_without_permission_is_not_taken_for_one_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Any] = []

    def refuse(_self: socket.socket, address: Any) -> None:
        tried.append(address)
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(HagalError, match="port 80: Permission denied"):
        bind(Settings(port=80))
    assert tried == [("127.0.0.1", 80)]


def test_while_it_runs_the_log_says_the_reason_once_in_a_while(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = house.client()
    room = house.rooms.create(somebody(), solo())

    def fail(*_: object) -> None:
        raise OperationalError(
            "UPDATE games SET save=?", {"save": "hidden cards"}, sqlite3.OperationalError("disk is full")
        )

    monkeypatch.setattr(house.rooms.store.engine, "connect", fail)
    monkeypatch.setattr(house.rooms.store.reads, "connect", fail)
    caplog.handler.addFilter(seldom.Seldom())
    with caplog.at_level(logging.ERROR):
        for _ in range(20):
            answer = ada.get(f"/api/games/{room.id}")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            assert "disk" not in answer.text
    assert [record.getMessage() for record in caplog.records] == ["refused: storage disk is full"]


def test_a_reason_is_one_line_without_values() -> None:
    class Own(Exception):
        pass

    own = Own("duplicate key\nDETAIL:  Key (id)=(hidden) already exists.\nmore")
    assert reason_of(OperationalError("SELECT", {"a": "hidden"}, own)) == "duplicate key more"
    assert reason_of(Own("")) == "Own"
    assert len(reason_of(Own("x" * 5000))) <= 300


def test_the_log_of_the_process_is_hushed_once() -> None:
    before = list(logging.lastResort.filters) if logging.lastResort else []
    try:
        seldom.hush()
        seldom.hush()
        assert logging.lastResort is not None
        assert logging.lastResort.filters.count(seldom.SELDOM) == 1
    finally:
        if logging.lastResort:
            logging.lastResort.filters[:] = before
