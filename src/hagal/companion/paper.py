"""What is kept, as text: for the device's own storage, as a file, and as a code to paste into another device.

A paper is a line that says what it is, a line of JSON with its checksum, and whatever the title adds below. The code is
a paper squeezed.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from hagal.kernel.errors import RecordError
from hagal.kernel.record import checksum

CODE = "HAGAL1-"
LONGEST = 2_000_000
"""More than any game is long, in characters, also when unpacked."""
LONGEST_NAME = 24


def write(head: str, facts: dict[str, Any], rest: str = "") -> str:
    line = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    return f"{head}\n{checksum(line)} {line}\n{rest}"


def read(head: str, paper: str) -> tuple[dict[str, Any], str]:
    """The facts and the rest of a paper with this head, or a RecordError that says what is wrong with it."""
    first, _break, more = paper.partition("\n")
    line, _break, rest = more.partition("\n")
    if first != head:
        raise RecordError("this is neither a file nor a code of the companion")
    sum, _space, data = line.partition(" ")
    if sum != checksum(data):
        raise RecordError("this game of the companion is cut off or damaged")
    facts: dict[str, Any] = json.loads(data)
    return facts, rest


def code(paper: str) -> str:
    """As short as it gets: for copy and paste."""
    return CODE + base64.urlsafe_b64encode(zlib.compress(paper.encode(), 9)).decode().rstrip("=")


def plain(given: str) -> str:
    """A paper from itself or from its code."""
    given = given.strip().replace("\r\n", "\n")
    if len(given) > LONGEST:
        raise RecordError("this is too long to be a game of the companion")
    packed = "".join(given.split())
    return _unpacked(packed[len(CODE) :]) if packed.upper().startswith(CODE) else given


def _unpacked(packed: str) -> str:
    try:
        data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        return zlib.decompressobj().decompress(data, LONGEST).decode()
    except (ValueError, zlib.error):
        raise RecordError("this code is cut off or damaged") from None
