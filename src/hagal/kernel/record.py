"""Records: a game on paper. They read like chess notation and replay exactly.

hagal record 1
title: dune
players: 4
modules: -
options: {"promos": false}
rules: 0.1.0
content: 3f2a...
packs: my_box@9c1e...          only if content packs are in play: each with the hash of its content
position: 5d6e7f80             only if it begins in a position and not with set-up: the checksum of its text
seed: 7                        -: nobody named one, and chance is known by its outcomes alone; ?: it is kept from you
~ 4 0 2 1 3                    an outcome of chance: a shuffle (old places in new order) ...
~3                             ... or a roll
0 agent dagger swordmaster     a seat and the key that it chose
end 3 1a2b3c4d                 number of lines above since the header, checksum of all above
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from hagal.kernel.errors import RecordError, shown

HEAD = "hagal record 1"
HEADER = ("title", "players", "modules", "options", "rules", "content", "seed")
PACKS, POSITION = "packs", "position"
OPTIONAL = (PACKS, POSITION)
"""Header lines before the seed that stand there only if there is something to say."""
HIDDEN = "?"
UNNAMED = "-"

Entry = tuple[int, str]
"""(seat, key); chance has seat -1 and its outcome as text."""


class Record:
    """The header and the entries of one game.

    `seed` is None if nobody named one. `partial`: this is what somebody may see of it before the end. `position`: the
    checksum of the position that the game began in, if it did not begin with set-up; then it cannot be replayed.
    """

    __slots__ = (
        "content",
        "entries",
        "modules",
        "options",
        "packs",
        "partial",
        "players",
        "position",
        "rules",
        "secret",
        "seed",
        "title",
    )

    def __init__(
        self,
        title: str,
        players: int,
        modules: tuple[str, ...],
        options: dict[str, Any],
        rules: str,
        content: str,
        seed: int | None,
        packs: tuple[str, ...] = (),
    ) -> None:
        self.title: str = title
        self.players: int = players
        self.modules: tuple[str, ...] = modules
        self.options: dict[str, Any] = options
        self.rules: str = rules
        self.content: str = content
        self.seed: int | None = seed
        self.packs: tuple[str, ...] = packs
        self.position: str = ""
        self.partial: bool = False
        self.entries: list[Entry] = []
        self.secret: set[int] = set()

    @property
    def keys(self) -> list[Entry]:
        """The choices alone, without chance."""
        return [entry for entry in self.entries if entry[0] >= 0]

    def chose(self, seat: int, key: str, secret: bool = False) -> None:
        if secret:
            self.secret.add(len(self.entries))
        self.entries.append((seat, key))

    def happened(self, outcome: int | tuple[int, ...]) -> None:
        text = str(outcome) if isinstance(outcome, int) else " " + " ".join(str(k) for k in outcome)
        self.entries.append((-1, text))

    def outcomes(self, since: int = 0) -> list[int | tuple[int, ...]]:
        """The outcomes of chance in order, for a Tape; `since`: only those after so many entries."""
        return [_outcome(text) for seat, text in self.entries[since:] if seat < 0]

    def seen_by(self, seats: tuple[int, ...]) -> Record:
        """What a client may have before the end: no seed, no chance, and a ? for each hidden key of another seat."""
        seen = self._bare(None)
        seen.partial = True
        for k, (seat, key) in enumerate(self.entries):
            if seat >= 0:
                seen.chose(seat, HIDDEN if k in self.secret and seat not in seats else key)
        return seen

    def copy(self) -> Record:
        twin = self._bare(self.seed)
        twin.partial = self.partial
        twin.entries = self.entries[:]
        twin.secret = set(self.secret)
        return twin

    def _bare(self, seed: int | None) -> Record:
        """The header alone."""
        bare = Record(self.title, self.players, self.modules, self.options, self.rules, self.content, seed, self.packs)
        bare.position = self.position
        return bare

    def header(self) -> list[str]:
        """The lines that say which game it is."""
        return [
            f"title: {self.title}",
            f"players: {self.players}",
            f"modules: {' '.join(self.modules) or '-'}",
            f"options: {json.dumps(self.options, ensure_ascii=False, sort_keys=True)}",
            f"rules: {self.rules}",
            f"content: {self.content}",
            *([f"{PACKS}: {' '.join(self.packs)}"] if self.packs else []),
            *([f"{POSITION}: {self.position}"] if self.position else []),
            f"seed: {HIDDEN if self.partial else UNNAMED if self.seed is None else self.seed}",
        ]

    def __str__(self) -> str:
        lines = [HEAD, *self.header()]
        for k, (seat, text) in enumerate(self.entries):
            mark = "*" if k in self.secret else ""
            lines.append(f"~{text}" if seat < 0 else f"{seat}{mark} {text}")
        body = "\n".join(lines)
        return f"{body}\nend {len(self.entries)} {checksum(body)}\n"

    def __repr__(self) -> str:
        return f"<Record {self.title} players={self.players} choices={len(self.keys)}>"

    @staticmethod
    def parse(text: Any) -> Record:
        """Read a Record, or say in a sentence what is wrong with it. (A text may be anything at first.)"""
        if not isinstance(text, str):
            raise RecordError(f"a Record is a text, not {shown(text)}")
        lines = text.replace("\r\n", "\n").strip("\n").split("\n")
        if lines[0].strip() != HEAD:
            raise RecordError(f"this is not a Hagal Record: its first line must be {HEAD!r}")
        last = lines[-1].split()
        if len(last) != 3 or last[0] != "end":
            raise RecordError(
                "this Record is cut off: its last line must be 'end', the number of entries and a checksum"
            )
        body = "\n".join(lines[:-1])
        if last[2] != checksum(body):
            raise RecordError("this Record was altered: its checksum does not fit its lines")
        record, length = read_header(lines[1:-1])
        for number, line in enumerate(lines[1 + length : -1], start=2 + length):
            _entry(record, line, number)
        if last[1] != str(len(record.entries)):
            raise RecordError(
                f"this Record was altered: it says that it has {last[1][:20]} entries, and has {len(record.entries)}"
            )
        return record


def checksum(text: str) -> str:
    """What the last line of a Record says about the lines above it."""
    return f"{zlib.crc32(text.encode('utf-8', 'backslashreplace')):08x}"


def read_header(lines: list[str], of: str = "this Record") -> tuple[Record, int]:
    """A Record without entries from the lines of its header, and how many those are; more may follow them."""
    names = _names(lines)
    header = _header(names, lines[: len(names)], of)
    record = Record(
        header["title"],
        _number(header["players"], "players", of),
        () if header["modules"] == "-" else tuple(header["modules"].split()),
        _options(header["options"], of),
        header["rules"],
        header["content"],
        None if header["seed"] in (HIDDEN, UNNAMED) else _number(header["seed"], "seed", of),
        tuple(header.get(PACKS, "").split()),
    )
    record.position = header.get(POSITION, "")
    record.partial = header["seed"] == HIDDEN
    return record, len(names)


def _names(lines: list[str]) -> tuple[str, ...]:
    """The lines of the header: some stand there only if there is something to say."""
    place = HEADER.index("seed")
    found = [name for name in OPTIONAL for line in lines[place : place + len(OPTIONAL)] if line.startswith(f"{name}:")]
    return (*HEADER[:place], *found, *HEADER[place:])


def _header(names: tuple[str, ...], lines: list[str], of: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, line in zip(names, lines, strict=False):
        before, colon, after = line.partition(":")
        if before != name or not colon:
            raise RecordError(f"{of} lacks its header line '{name}: ...' where {shown(line)} stands")
        found[name] = after.strip()
    if len(found) < len(names):
        raise RecordError(f"{of} lacks its header line '{names[len(found)]}: ...'")
    return found


def _number(text: str, name: str, of: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise RecordError(f"the header line '{name}' of {of} must be a whole number, not {shown(text)}") from None


def _options(text: str, of: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise RecordError(f"the header line 'options' of {of} must be a JSON object")
    return found


def _outcome(text: str) -> int | tuple[int, ...]:
    if text.startswith(" "):
        return tuple(int(k) for k in text.split())
    return int(text)


def _entry(record: Record, line: str, number: int) -> None:
    try:
        if line.startswith("~"):
            _outcome(line[1:])
            record.entries.append((-1, line[1:]))
            return
        seat, _space, key = line.partition(" ")
        secret = seat.endswith("*")
        digits = seat[:-1] if secret else seat
        if not key or not digits.isdecimal():
            raise ValueError
        chooser = int(digits)
        if chooser >= record.players:
            raise RecordError(
                f"line {number} of this Record is a choice of seat {shown(chooser)}, "
                f"and its {shown(record.players)} players have the seats from 0 on"
            )
        record.chose(chooser, key, secret)
    except ValueError:
        raise RecordError(
            f"line {number} of this Record is neither a choice ('0 reveal') nor chance ('~3'): {shown(line)}"
        ) from None
