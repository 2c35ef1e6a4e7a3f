"""Only what changed travels: a piece of a page as what it shares with the one that this browser holds already.

A script that says with `X-Have` which text it holds is answered with changes to it, if that text was sent to the same
person and is still remembered; otherwise with the whole piece. So nothing hangs on this memory, and nobody can compare
a page with what somebody else was sent.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections import OrderedDict

MOST = 16_000_000
"""So many bytes of pieces are remembered: the last one of some 200 people, or a few of fewer. They are not packed: that
would take longer than all else that is done with them."""
EACH = 4
"""So many pieces of each person, as their browser does; it may show more tables than one."""
Change = int | str


class Sent:
    """What was sent last, by person and text."""

    def __init__(self, most: int = MOST, each: int = EACH) -> None:
        self.most = most
        self.each = each
        self.lock = threading.Lock()
        self.kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.of: dict[str, list[str]] = {}
        """The names of what each person was sent, the oldest first."""
        self.size: int = 0

    def keep(self, person: str, id: str, text: str) -> None:
        data = text.encode()
        with self.lock:
            if (person, id) in self.kept:
                self._forget(person, id)
            self.kept[person, id] = data
            self.size += len(data)
            theirs = self.of.setdefault(person, [])
            theirs.append(id)
            if len(theirs) > self.each:
                self._forget(person, theirs[0])
            while self.size > self.most:
                self._forget(*next(iter(self.kept)))

    def _forget(self, person: str, id: str) -> None:
        self.size -= len(self.kept.pop((person, id)))
        self.of[person].remove(id)
        if not self.of[person]:
            del self.of[person]

    def find(self, person: str, id: str) -> str | None:
        with self.lock:
            data = self.kept.get((person, id))
        return None if data is None else data.decode()


SENT = Sent()


def name(text: str) -> str:
    """What a text is called between server and script."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def changes(old: str, new: str) -> list[Change]:
    """How to make a text out of another, both cut before each tag: a place and how many pieces to take from there, or
    what is new. Pieces that the old text has twice are taken only where they follow others that were."""
    had = old.split("<")
    places: dict[str, int] = {}
    for place, piece in enumerate(had):
        places[piece] = -1 if piece in places else place
    found: list[Change] = []
    fresh: list[str] = []
    at, since, end = 0, -1, len(had)
    for piece in new.split("<"):
        if not (at < end and had[at] == piece):
            if since >= 0:
                found += (since, at - since)
                since = -1
            place = places.get(piece, -1)
            if place < 0:
                fresh.append(piece)
                at += 1  # one piece in place of another: what follows may be as it was
                continue
            at = place
        if since < 0:
            since = at
            if fresh:
                found.append("<".join(fresh))
                fresh = []
        at += 1
    if fresh:
        found.append("<".join(fresh))
    elif since >= 0:
        found += (since, at - since)
    return found


def made(old: str, steps: list[Change]) -> str:
    """The new text again, as the script makes it."""
    had, text, k = old.split("<"), [], 0
    while k < len(steps):
        step = steps[k]
        if isinstance(step, str):
            text.append(step)
            k += 1
        else:
            text += had[step : step + int(steps[k + 1])]
            k += 2
    return "<".join(text)


def travelling(person: str, have: str, text: str) -> tuple[str, dict[str, str]]:
    """A piece for somebody as it travels, with its headers: changes to what they have, or the whole."""
    id = name(text)
    old = SENT.find(person, have) if have else None
    SENT.keep(person, id, text)
    if old is None:
        return text, {"X-Text": id}
    return json.dumps(changes(old, text), ensure_ascii=False), {"X-Text": id, "X-Changes": have}
