"""What happened, in words: the steps of the last turn, and the history tap by tap."""

from __future__ import annotations

from typing import Any

from hagal.companion.games.dune.session import TURN, Session, dune
from hagal.kernel.events import Event
from hagal.kernel.knowledge import mask_of
from hagal.kernel.step import Msg
from hagal.telling import telling
from hagal.text import calling, name, player, say

Json = dict[str, Any]

TELLING = telling("dune")


def names(session: Session, lang: str) -> list[str]:
    """What each seat is called: people by their names, rivals by the last names of their leaders."""
    players = dune(session.game).players
    whole = [name(p.leader, lang) if p.leader.name else "" for p in players]
    last = [text.split()[-1] if len(players) - len(session.names) > 1 and text else text for text in whole]
    found = list(session.names)
    for seat in range(len(found), len(players)):
        found.append(last[seat] if last.count(last[seat]) == 1 else whole[seat])
    return found


def called(session: Session, seat: int, lang: str) -> str:
    """One seat's name."""
    with calling(names(session, lang)):
        return say(player(seat), lang)


def steps(session: Session, lang: str, since: int, until: int | None = None) -> list[Json]:
    """Events as lines with their rule numbers."""
    seats = range(session.game.players)
    mask = mask_of(tuple(seats))
    found: list[Json] = []
    with calling(names(session, lang)):
        events = session.game.log.events[since:until]
        said = {(event.seat, event.args["n"]) for event in events if event.kind == "table-strength"}
        for event in events:
            kind = TELLING.event(event.kind)
            quiet = kind.idle or kind.quiet
            quiet = quiet or (event.kind == "leader" and event.seat not in seats)
            quiet = quiet or (event.kind == "fought" and (event.seat, event.args["n"]) in said)
            message = None if quiet else event.seen_by(mask)
            if message is not None:
                found.append(_line(event, message, lang))
    return found


def _line(event: Event, message: Msg, lang: str) -> Json:
    sign = TELLING.event(event.kind).sign or "dot"
    if event.kind == "gain":
        what = event.args.get("what", ())
        ids = [item.id for item in what if isinstance(item, Msg)] if isinstance(what, tuple) else []
        sign = ids[0].removeprefix("amount-") if ids else "dot"
    return {"text": say(message, lang), "rules": event.rules, "kind": event.kind, "seat": event.seat, "sign": sign}


def result(session: Session, lang: str) -> Json | None:
    """What came of the last tap, or of the whole rival's turn that it belongs to."""
    if not session.taps:
        return None
    turn = session.last_turn()
    since = session.marks[turn if turn >= 0 else -1][0]
    lines = steps(session, lang, since)
    if not lines:
        return None
    found: Json = {"rival": -1, "space": None, "title": "", "passed": [], "steps": lines, "taken": False}
    last = session.view["physical"]["last"]
    if turn >= 0 and last is not None and any(line["kind"] == "rival-goes" for line in lines):
        board = session.board
        space = board.spaces[board.places[last["space"]]]
        found["rival"] = last["seat"]
        found["space"] = last["space"]
        found["title"] = name(space, lang)
        found["passed"] = [line for line in lines if TELLING.event(line["kind"]).minor]
        found["steps"] = [line for line in lines if not TELLING.event(line["kind"]).minor]
        # Where a mark lies already and the rival went all the same, there is nothing to be marked.
        marked = f"vacate {last['space']}"
        found["taken"] = all(option.key != marked for one in session.game.decisions for option in one.options)
    return found


def history(session: Session, lang: str) -> list[Json]:
    """Tap by tap, the newest first: the steps that came of it; `back` taps lead to right before it."""
    found: list[Json] = []
    events = len(session.game.log.events)
    keys = session.keys
    for k in range(session.taps - 1, -1, -1):
        since = session.marks[k][0]
        lines = steps(session, lang, since, events)
        events = since
        if lines:
            found.append({"back": session.taps - k, "steps": lines, "turn": keys[k][1] == TURN})
    if events:
        first = steps(session, lang, 0, events)
        if first:
            found.append({"back": 0, "steps": first, "turn": False})
    return found
