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
    done = subprocess.run(words, user=user, capture_output=True, text=True, timeout=120, cwd="/")
    assert done.returncode == 0, f"{words[0]}: {done.stdout}{done.stderr}"


@contextmanager
def cluster() -> Iterator[str]:
    """A fresh server; yields the address of its database."""
    user = servant()
    # A socket's path must be short, so the folder stands in /tmp itself.
    folder = Path(tempfile.mkdtemp(prefix="hagal-pg-", dir="/tmp"))
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    try:
        run(
            *(program("initdb"), "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"),
            user=user,
        )
        control = program("pg_ctl")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=200"
        log = folder / "log"
        run(control, "-D", str(data), "-w", "-l", str(log), "-o", options, "start", user=user)
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            run(control, "-D", str(data), "-m", "immediate", "stop", user=user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as url:
        yield url
