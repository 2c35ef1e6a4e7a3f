"""Titles with content packs: those that somebody named, or those that a Record was played with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hagal import games
from hagal.kernel.errors import RecordError, RulesError, brief, shown
from hagal.kernel.record import Record
from hagal.kernel.title import Title

if TYPE_CHECKING:
    from hagal.packs import Pack


def packed_title(title: str, packs: Iterable[str | Path | Pack] = ()) -> Title:
    """The title of that name, with content packs."""
    files = _files(packs)
    if not files:
        return games.title(title)
    from hagal import packs as shelf  # only where there are packs: it needs PyYAML

    return shelf.title(title, files)


def _files(packs: Any) -> tuple[str | Path | Pack, ...]:
    """What was given as packs (it may be anything at first)."""
    if isinstance(packs, str | Path) or not isinstance(packs, Iterable):
        raise RulesError(
            f"packs must be a list of files, not {shown(str(packs) if isinstance(packs, Path) else packs)}"
        )
    files = tuple(packs)
    for file in files:
        if not isinstance(file, str | Path):
            from hagal.packs import Pack

            if not isinstance(file, Pack):
                raise RulesError(f"packs must be a list of files, and {shown(file)} is none")
    return files


def title_of(record: Record, packs: Iterable[str | Path | Pack]) -> Title:
    """The title that a Record was played with: its packs are those given, or those that are kept."""
    files = _files(packs)
    if not files and not record.packs:
        return games.title(record.title)
    from hagal import packs as shelf

    return shelf.title_of(record, files)


def same_content(record: Record, here: str, what: str = "this Record") -> None:
    """Was it played with the components that there are here?"""
    if record.content != here:
        raise RecordError(
            f"{what} was played with other components (content {brief(record.content)}, "
            f"here {here}); it needs the Hagal version with rules {brief(record.rules)}"
        )
