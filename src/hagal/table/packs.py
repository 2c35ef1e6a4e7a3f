"""The shelf: the content packs that games of this server may be played with.

These are the packs that whoever runs the server has kept (`hagal pack keep`) or named (`--pack`), and no others: what a
browser or program sends is compared with their names and hashes, and never taken for a file or read as a pack.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from hagal import packs
from hagal.kernel.errors import HagalError, RulesError
from hagal.kernel.record import Record
from hagal.packs import Pack, PackError
from hagal.table.refusal import Refused

LOG = logging.getLogger(__name__)
NO_PACK = "game-pack"
"""The code of a refusal (503): a game of this server needs a pack that is not here."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A file that cannot be used as a pack: its name, without the folder, and the first line where something is wrong
    (0: the file as a whole)."""

    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Stock:
    """What the shelf offers for one title: of each pack the version that was named, or else the newest one kept."""

    packs: tuple[Pack, ...] = ()
    named: frozenset[str] = frozenset()
    """Those that the server was started with: whoever sets up a table finds them chosen."""
    broken: tuple[Broken, ...] = ()

    def get(self, name: str) -> Pack | None:
        return next((pack for pack in self.packs if pack.name == name), None)


class Shelf:
    """Everything is read anew when it is asked for: a pack that is kept or mended while the server runs is there."""

    def __init__(self, files: Sequence[str] = ()) -> None:
        """`files`: those that were named, each a file or the name of a kept pack. RulesError if one cannot be used."""
        self.files: tuple[str, ...] = tuple(files)
        for file in self.files:
            packs.find(file)

    def _all(self) -> list[tuple[Pack | PackError, bool]]:
        """Everything on it, and whether it was named: that comes first, then what is kept, the newest first."""
        found: list[tuple[Pack | PackError, bool]] = []
        for file in self.files:
            try:
                found.append((packs.find(file), True))
            except PackError as error:
                found.append((error, True))
            except RulesError:  # it was taken away
                found.append((PackError(file, ()), True))
        return [*found, *((one, False) for one in packs.on_shelf())]

    def stock(self, title: str) -> Stock:
        """What can be chosen for a title, by name."""
        found: dict[str, Pack] = {}
        named: set[str] = set()
        broken: dict[Broken, None] = {}
        for one, was_named in self._all() if title in packs.GAMES else ():
            if isinstance(one, PackError):
                line = one.problems[0].line if one.problems else 0
                broken[Broken(Path(one.file).name, line)] = None
            elif one.game == title and one.name not in found:
                found[one.name] = one
                named |= {one.name} if was_named else set()
        return Stock(tuple(sorted(found.values(), key=lambda pack: pack.name)), frozenset(named), tuple(broken))

    def choose(self, title: str, wishes: Iterable[str]) -> list[Pack]:
        """Packs by name (the version on offer), by the hash of their content, or by both as a Record has them.

        Refused (400): `no-pack`, `packs-both`."""
        wished = tuple(dict.fromkeys(wishes))
        if not wished:
            return []
        stock = self.stock(title)
        every = [*stock.packs, *(one for one, _named in self._all() if isinstance(one, Pack) and one.game == title)]
        found: dict[str, Pack] = {}
        for wish in wished:
            pack = stock.get(wish) or next((one for one in every if wish in (one.hash, one.ref)), None)
            if pack is None:
                raise Refused("no-pack", name=wish[:80], known=", ".join(one.name for one in stock.packs) or "–")
            found[pack.ref] = pack
        both = packs.clash(found.values())
        if both is not None:
            one, other, component = both
            raise Refused("packs-both", a=one.name, b=other.name, what=component)
        return list(found.values())

    def needed(self, record: Record, code: str, status: int) -> list[Pack]:
        """The packs that a Record was played with. Refused if one of them is not here, with this code and status."""
        if not record.packs:
            return []
        known = {one.ref: one for one, _named in self._all() if isinstance(one, Pack)}
        for ref in record.packs:
            if ref not in known:
                name, _at, content = ref.partition("@")
                raise Refused(code, status, name=name[:80], content=content[:40])
        return [known[ref] for ref in record.packs]

    def keep(self, chosen: Iterable[Pack]) -> None:
        """A game is begun: packs that were only named are kept, so that it can be gone on with at any time."""
        begun = tuple(chosen)
        known = {pack.ref for pack in packs.kept()} if begun else set()
        for pack in begun:
            if pack.ref in known:
                continue
            try:
                packs.keep(pack.file)
            except HagalError as error:
                LOG.warning("the pack %s could not be kept: %s", pack.ref, error)
