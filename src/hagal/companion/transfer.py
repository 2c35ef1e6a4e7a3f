"""A session as text: for the device's own storage, as a file, and as a code to paste into another device.

The text is a line that says what it is, a line of JSON (names, colours, ticks, what was taken back) with its checksum,
and the Record. The code is the same without the outcomes of chance, which the seed gives again, squeezed.
"""

from __future__ import annotations

import base64
import json
import zlib

import hagal
from hagal.companion.session import Session, retold
from hagal.game import SAVE_MARK
from hagal.kernel.errors import RecordError
from hagal.kernel.record import Record, checksum

HEAD = "hagal companion 1"
CODE = "HAGAL1-"
LONGEST = 2_000_000
"""More than any game is long, in characters, also when unpacked."""
LONGEST_NAME = 24


def text(session: Session) -> str:
    """With the position itself, so that a change of the rules does not end a running game."""
    return _text(session, session.game.save())


def _text(session: Session, paper: str) -> str:
    head = {
        "names": session.names,
        "colours": session.colours,
        "ready": session.ready,
        "ticks": sorted(session.ticks),
        "ahead": [[seat, key] for seat, key in session.ahead],
    }
    line = json.dumps(head, ensure_ascii=False, separators=(",", ":"))
    return f"{HEAD}\n{checksum(line)} {line}\n{paper}"


def code(session: Session) -> str:
    """As short as it gets: for copy and paste."""
    bare = session.game.record.copy()
    bare.entries = bare.keys
    packed = zlib.compress(_text(session, str(bare)).encode(), 9)
    return CODE + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read(given: str) -> Session:
    """A session from its text or its code, or a RecordError that says what is wrong with it."""
    given = given.strip().replace("\r\n", "\n")
    if len(given) > LONGEST:
        raise RecordError("this is too long to be a game of the companion")
    packed = "".join(given.split())
    if packed.upper().startswith(CODE):
        given = _unpacked(packed[len(CODE) :])
    first, _break, rest = given.partition("\n")
    line, _break, paper = rest.partition("\n")
    if first != HEAD:
        raise RecordError("this is neither a file nor a code of the companion")
    sum, _space, data = line.partition(" ")
    if sum != checksum(data):
        raise RecordError("this game of the companion is cut off or damaged")
    record = paper.partition(f"\n{SAVE_MARK}")[0].rstrip("\n") + "\n"
    if "physical" not in Record.parse(record).modules:
        raise RecordError("this is a Record of a game in the app, not at the real table")
    session = _reopened(record, paper)
    head = json.loads(data)
    session.names = [str(name)[:LONGEST_NAME] for name in head["names"]]
    session.colours = [str(colour) for colour in head["colours"]]
    session.ready = bool(head["ready"])
    session.ticks = {int(k) for k in head["ticks"]}
    session.ahead = [(int(seat), str(key)) for seat, key in head["ahead"]]
    return session


def _unpacked(packed: str) -> str:
    try:
        data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        return zlib.decompressobj().decompress(data, LONGEST).decode()
    except (ValueError, zlib.error):
        raise RecordError("this code is cut off or damaged") from None


def _reopened(record: str, paper: str) -> Session:
    """The Record played again; if the rules have changed since, the position as it was saved."""
    try:
        game, marks = retold(record)
    except RecordError:
        if SAVE_MARK not in paper:
            raise
        session = Session(hagal.load(paper + "\n"), [], [])
        session.base = session.game.save()
        return session
    session = Session(game, [], [])
    session.marks = marks
    return session
