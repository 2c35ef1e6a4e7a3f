"""Ferry offered as any title from elsewhere is: by its rules, and by a folder of sentences."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hagal import games, text
from tests.kernel.tiny import TITLE

SENTENCES = Path(__file__).parent / "text"


@contextmanager
def offered() -> Iterator[None]:
    """Within this, `hagal.new("tiny")` plays it."""
    games.add(TITLE)
    text.add(SENTENCES)
    try:
        yield
    finally:
        games.remove(TITLE.name)
        text.remove(SENTENCES)
