"""A session as a paper: names, colours, ticks, what was taken back; below them the Record, and the position.

`bare` is the same without the outcomes of chance, which the seed gives again: what a code is made of.
"""

from __future__ import annotations

import hagal
from hagal.companion import paper
from hagal.companion.games.dune import HEAD
from hagal.companion.games.dune.session import Session, retold
from hagal.game import SAVE_MARK
from hagal.kernel.errors import RecordError
from hagal.kernel.record import Record


def text(session: Session) -> str:
    """With the position itself, so that a change of the rules does not end a running game."""
    return _text(session, session.game.save())


def bare(session: Session) -> str:
    found = session.game.record.copy()
    found.entries = found.keys
    return _text(session, str(found))


def code(session: Session) -> str:
    """As short as it gets: for copy and paste."""
    return paper.code(bare(session))


def _text(session: Session, record: str) -> str:
    facts = {
        "names": session.names,
        "colours": session.colours,
        "ready": session.ready,
        "ticks": sorted(session.ticks),
        "ahead": [[seat, key] for seat, key in session.ahead],
    }
    return paper.write(HEAD, facts, record)


def read(given: str) -> Session:
    """A session from its text or its code, or a RecordError that says what is wrong with it."""
    facts, rest = paper.read(HEAD, paper.plain(given))
    record = rest.partition(f"\n{SAVE_MARK}")[0].rstrip("\n") + "\n"
    if "physical" not in Record.parse(record).modules:
        raise RecordError("this is a Record of a game in the app, not at the real table")
    session = _reopened(record, rest)
    session.names = [str(name)[: paper.LONGEST_NAME] for name in facts["names"]]
    session.colours = [str(colour) for colour in facts["colours"]]
    session.ready = bool(facts["ready"])
    session.ticks = {int(k) for k in facts["ticks"]}
    session.ahead = [(int(seat), str(key)) for seat, key in facts["ahead"]]
    return session


def _reopened(record: str, saved: str) -> Session:
    """The Record played again; if the rules have changed since, the position as it was saved."""
    try:
        game, marks = retold(record)
    except RecordError:
        if SAVE_MARK not in saved:
            raise
        session = Session(hagal.load(saved + "\n"), [], [])
        session.base = session.game.save()
        return session
    session = Session(game, [], [])
    session.marks = marks
    return session
