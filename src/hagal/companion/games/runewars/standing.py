"""Who is ahead, and why: as the reckoning after the last winter would have it (RW-221)."""

from __future__ import annotations

from typing import Any

from hagal.companion.games.runewars.ledger import MOST_INFLUENCE, Ledger
from hagal.companion.games.runewars.people import called, said
from hagal.companion.words import word
from hagal.games.runewars.actions import dragon_runes
from hagal.games.runewars.orders.victory import outcome, standing
from hagal.text import calling, name, say

Json = dict[str, Any]


def screen(ledger: Ledger, lang: str) -> Json:
    s = ledger.state
    if not s.players:
        return {"rows": [], "title": ""}
    ranking = list(outcome(s).ranking) if ledger.over else standing(s)
    return {
        "over": ledger.over,
        "title": _title(ledger, ranking[0], lang),
        "rows": [_row(ledger, ranking, place, lang) for place in range(len(ranking))],
    }


def _title(ledger: Ledger, first: int, lang: str) -> str:
    if not ledger.over:
        return word("rw-standing-now", lang)
    ending = outcome(ledger.state).ending
    won = "claim" if ending == "runes" and ledger.settings.edition == "revised" else ending
    return said(f"rw-won-{won}", ledger, first, lang)


def _row(ledger: Ledger, ranking: list[int], place: int, lang: str) -> Json:
    s = ledger.state
    seat = ranking[place]
    p = s.players[seat]
    runes = dragon_runes(s, seat)
    live = ledger.playing and not p.out
    return {
        "seat": seat,
        "place": place + 1,
        "name": called(ledger, seat, lang),
        "faction": p.faction.id,
        "faction_name": name(p.faction, lang),
        "out": p.out,
        "out_text": word("rw-is-out", lang) if p.out else "",
        "runes": {
            "n": runes,
            "minus": f"runes {seat} {runes - 1}" if live and runes else None,
            "plus": f"runes {seat} {runes + 1}" if live and s.dragon_pile else None,
        },
        "influence": {
            "n": p.influence,
            "minus": f"influence {seat} {p.influence - 1}" if live and p.influence else None,
            "plus": f"influence {seat} {p.influence + 1}" if live and p.influence < MOST_INFLUENCE else None,
        },
        "why": why(ledger, seat, ranking[place + 1], lang) if place + 1 < len(ranking) else "",
    }


def why(ledger: Ledger, seat: int, other: int, lang: str) -> str:
    """What puts one seat before the next one."""
    s = ledger.state
    p, q = s.players[seat], s.players[other]
    if seat == s.winner:
        return ""  # the title says it
    if q.out:
        return said("rw-why-out", ledger, other, lang)
    for what, n, m in (
        ("runes", dragon_runes(s, seat), dragon_runes(s, other)),
        ("influence", p.influence, q.influence),
        ("start", p.faction.influence, q.faction.influence),
    ):
        if n != m:
            return said(f"rw-why-{what}", ledger, other, lang, n=n, less=m)
    raise AssertionError("two factions never start with the same influence")


def history(ledger: Ledger, lang: str) -> list[Json]:
    """Act by act, the newest first: what was told of it; `back` acts lead to right before it."""
    log = ledger.state.log
    assert log is not None
    found: list[Json] = []
    until = len(log.events)
    with calling(ledger.settings.names):
        for k in range(len(ledger.acts) - 1, -1, -1):
            told = [event.seen_by(0xFF) for event in log.events[ledger.marks[k] : until]]
            until = ledger.marks[k]
            lines = [say(message, lang) for message in told if message is not None] or [_plain(ledger, k, lang)]
            found.append({"back": len(ledger.acts) - k, "lines": lines})
    return found


def _plain(ledger: Ledger, k: int, lang: str) -> str:
    """An act of which the engine tells nothing: a figure, a fate card."""
    verb, *words = ledger.acts[k].split()
    if verb in ("runes", "influence"):
        return said(f"rw-told-{verb}", ledger, int(words[0]), lang, n=int(words[1]))
    return word(f"rw-told-{verb}", lang, n=int(words[0]))
