"""A real PostgreSQL server for tests: a cluster of its own in a temporary folder, reached through a socket there."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USER = "hagal"
MISSING = "PostgreSQL is not installed: apt install postgresql (the Makefile's target debian does it as root)"


def program(name: str) -> str:
    """Debian keeps the server's programs out of the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    there = str(found[-1]) if found else shutil.which(name)
    if there is None:
        pytest.fail(MISSING)
    return there


def servant() -> str | None:
    """PostgreSQL refuses to run as root: then somebody without rights has to."""
    if os.getuid():
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.fail("PostgreSQL does not run as root, and there is no user postgres or nobody")


def run(*words: str, user: str | None) -> None:
    done = subprocess.run(words, user=user, capture_output=True, text=True, timeout=400, cwd="/")
    assert done.returncode == 0, f"{words[0]}: {done.stdout}{done.stderr}"


class Cluster:
    """A server with its data in a folder; it can be stopped and started again."""

    def __init__(self, folder: Path, user: str | None) -> None:
        self.folder: Path = folder
        self.user: str | None = user
        self.data: Path = folder / "data"

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"postgresql://{USER}@/postgres?host={self.folder}"

    def create(self) -> None:
        words = ("-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        run(program("initdb"), "-D", str(self.data), *words, user=self.user)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=200"
        self._control("-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate`: as if killed; `fast`: everybody is disconnected, what is under way undone."""
        self._control("-m", mode, "stop")

    def _control(self, *words: str) -> None:
        run(program("pg_ctl"), "-D", str(self.data), "-w", "-t", "300", *words, user=self.user)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A fresh server."""
    user = servant()
    # A socket's path must be short, so the folder stands in /tmp itself.
    folder = Path(tempfile.mkdtemp(prefix="hagal-pg-", dir="/tmp"))
    if user is not None:
        shutil.chown(folder, user)
    found = Cluster(folder, user)
    try:
        found.create()
        found.start()
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as found:
        yield found.url
