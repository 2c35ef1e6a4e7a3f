"""Where servers come from: a process that has loaded everything and forks one whenever it is asked (see serve.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0
"""Nothing takes so long, however busy the machine is, unless it hangs."""


class Nursery:
    def __init__(self) -> None:
        words = [sys.executable, "-m", "tests.support.serve"]
        self.process = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def serve(self, port: int, database: str, log: str | os.PathLike[str] = os.devnull) -> int:
        """A new server; its process id."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{port}\t{database}\t{os.fspath(log)}\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """All that is left of them ends, too."""
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        self.process.wait(PATIENCE)


@cache
def nursery() -> Nursery:
    """One for all tests of this process: what takes two seconds to load is loaded once. It ends as its input does."""
    return Nursery()
