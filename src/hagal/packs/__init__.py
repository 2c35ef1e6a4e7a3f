"""Content packs: YAML in, validated components out (docs/packs.md).

pack = packs.read("my-box.yaml")                 PackError tells all that is wrong, with lines and columns
hagal.new("encounters", packs=["my-box.yaml"])   plays with it

tree: YAML with places, without constructors; reader: values off the tree; problems: what is wrong; content: components;
pack: the result; a package for each game that takes packs: its words and cards.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from hagal import folders, games
from hagal.kernel.errors import RecordError, RulesError
from hagal.kernel.record import Record
from hagal.kernel.term import Component
from hagal.kernel.title import Title
from hagal.packs.pack import Pack, read_bytes
from hagal.packs.problems import Notice, PackError, Problem, unknown
from hagal.packs.reader import ID
from hagal.packs.tree import BYTES

__all__ = [
    "GAMES",
    "Notice",
    "Pack",
    "PackError",
    "Problem",
    "clash",
    "find",
    "folder",
    "keep",
    "kept",
    "on_shelf",
    "read",
    "read_bytes",
    "title",
    "title_of",
]

GAMES = games.having(__name__)
"""The games that take packs: those with a package here."""
SUFFIX = ".yaml"

Wanted = str | Path | Pack
"""A pack as it is asked for: a file, the name of a kept one, or one that has been read."""


def read(file: str | Path) -> Pack:
    """The pack in a file. PackError tells everything that is wrong with it."""
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "its name is none"
        raise RulesError(f"the pack {file} cannot be read: {reason}") from None
    return read_bytes(data, str(file))


def title(name: str, files: Sequence[Wanted]) -> Title:
    """A title with packs: files, names of packs that are kept, or packs themselves."""
    return _with(games.title(name), [find(file) for file in files])


def find(file: Wanted) -> Pack:
    """A pack by its file, or by its name if it is kept."""
    if isinstance(file, Pack):
        return file
    if isinstance(file, str) and ID.fullmatch(file) and not Path(file).exists():
        for pack in kept():
            if pack.name == file:
                return pack
        known = sorted({pack.name for pack in kept()})
        told = unknown("file or kept pack", file, known) if known else f"there is no file {file!r}, and no pack is kept"
        raise RulesError(f"{told} (`hagal pack keep FILE` keeps one)")
    return read(file)


def _with(plain: Title, packs: Iterable[Pack]) -> Title:
    """Packs go together if each is for this game, and no two say something about the same component."""
    chosen = tuple(packs)
    for pack in chosen:
        if pack.game != plain.name:
            raise RulesError(f"the pack {pack.name} ({pack.file}) is for {pack.game}, not for {plain.name}")
    both = clash(chosen)
    if both is not None:
        one, other, component = both
        raise RulesError(
            f"the packs {one.name} ({one.file}) and {other.name} ({other.file}) both bring {component.id}: "
            f"play with one of them"
        )
    return plain.packed(tuple(pack.module for pack in chosen)) if chosen else plain


def clash(packs: Iterable[Pack]) -> tuple[Pack, Pack, Component] | None:
    """Two packs that both bring the same component, and which; None if all go together."""
    owners: dict[str, Pack] = {}
    for pack in packs:
        for component in pack.content.components:
            other = owners.setdefault(component.ref, pack)
            if other is not pack:
                return other, pack, component
    return None


def title_of(record: Record, files: Sequence[Wanted]) -> Title:
    """The title that a Record was played with. Its packs are among the files given, or kept."""
    given = [find(file) for file in files]
    known = {pack.ref: pack for pack in given}
    for pack in given:
        if pack.ref not in record.packs:
            raise RecordError(_other(pack, record))
    if any(ref not in known for ref in record.packs):
        known = {pack.ref: pack for pack in kept()} | known
    for ref in record.packs:
        if ref not in known:
            raise RecordError(_missing(ref, known.values()))
    return _with(games.title(record.title), [known[ref] for ref in record.packs])


def _other(pack: Pack, record: Record) -> str:
    played = [ref for ref in record.packs if ref.partition("@")[0] == pack.name]
    if played:
        return (
            f"this Record was played with the pack {pack.name} of content {played[0].partition('@')[2]}; "
            f"{pack.file} has content {pack.hash}: it was changed since, or is another one"
        )
    with_what = f"with {', '.join(record.packs)}" if record.packs else "without packs"
    return f"this Record was played {with_what}, not with the pack {pack.name} ({pack.file}, content {pack.hash})"


def _missing(ref: str, known: Iterable[Pack]) -> str:
    name, _at, content = ref.partition("@")
    same = [pack for pack in known if pack.name == name]
    told = f"this Record was played with the pack {name} of content {content}, which is not here"
    if same:
        told += f" ({same[0].file} has content {same[0].hash})"
    return f"{told}: give its file (packs=[FILE], or --pack FILE), or keep it once (`hagal pack keep FILE`)"


# Packs that are kept


def folder() -> Path:
    """Where this person's packs are kept: HAGAL_PACKS, or in the data folder of the user."""
    given = os.environ.get("HAGAL_PACKS")
    return Path(given) if given else folders.data() / "packs"


def kept() -> list[Pack]:
    """The packs that are kept, the newest first; what cannot be read is passed over."""
    return [found for found in on_shelf() if isinstance(found, Pack)]


def on_shelf() -> Iterator[Pack | PackError]:
    """All that is kept, the newest first: packs, and what is wrong with files that are none."""
    try:
        files = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except (OSError, RuntimeError):
        return
    for file in files:
        try:
            yield read(file)
        except PackError as error:
            yield error
        except RulesError as error:  # it cannot be opened
            yield PackError(str(file), [Problem(0, 0, str(error))])


def keep(file: str | Path) -> tuple[Pack, Path]:
    """Copy a pack to where Hagal finds it by its name and content. Other versions of it stay, for their Records."""
    pack = read(file)
    target = folder() / f"{pack.name}-{pack.hash}{SUFFIX}"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_suffix(".new")
        fresh.write_bytes(Path(file).read_bytes())
        os.replace(fresh, target)
    except OSError as error:
        raise RulesError(f"the pack cannot be kept in {target.parent}: {error.strerror}") from None
    return pack, target
