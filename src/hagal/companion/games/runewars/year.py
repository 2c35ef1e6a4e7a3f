"""The year: its seasons with their claims, what is to be done now, and the orders of all."""

from __future__ import annotations

from typing import Any

from hagal.companion.games.runewars.ledger import FIRST, Ledger
from hagal.companion.games.runewars.people import called, said
from hagal.companion.words import word
from hagal.games.runewars.actions import dragon_runes
from hagal.games.runewars.catalogue.orders import ORDERS
from hagal.games.runewars.components import Order
from hagal.games.runewars.names import FORTIFY, SEASONS, SPRING
from hagal.games.runewars.orders.play_order import play_order
from hagal.games.runewars.orders.turn import highest
from hagal.games.runewars.revised.claim import UNIT
from hagal.games.runewars.state import Player, Runewars
from hagal.kernel.step import Msg
from hagal.text import describe, name, say

Json = dict[str, Any]


def screen(ledger: Ledger, lang: str) -> Json | None:
    """None: no game has been begun."""
    s = ledger.state
    if not s.players:
        return None
    return {
        "title": word("rw-year-of", lang, n=s.year, last=s.last_year),
        "season": SEASONS[s.season],
        "season_text": season_name(s.season, lang),
        "seasons": [_season(ledger, k, lang) for k in range(len(SEASONS))],
        "steps": _steps(ledger, lang),
        "seats": [_seat(ledger, p, lang) for p in s.players if not p.out],
        "order": _order_of_play(ledger, lang),
        "next": _next(ledger, lang),
    }


def season_name(season: int, lang: str) -> str:
    return say(Msg(f"rw-{SEASONS[season]}"), lang)


def _season(ledger: Ledger, season: int, lang: str) -> Json:
    """One of the four decks: where the year has got to, and who has a claim on it."""
    s = ledger.state
    marked = next((p.seat for p in s.players if p.marker >= 0 and p.marker % UNIT == season), -1)
    when = "past" if season < s.season else "now" if season == s.season else "next"
    year = s.year + (season <= s.season)
    return {
        "id": SEASONS[season],
        "name": season_name(season, lang),
        "when": when,
        "claim": marked,
        "faction": s.players[marked].faction.id if marked >= 0 else "",
        "claim_text": said("rw-claim-of", ledger, marked, lang, year=year) if marked >= 0 else "",
    }


def _steps(ledger: Ledger, lang: str) -> list[Json]:
    """What to do in this season, in its order, with the rules behind it."""
    s = ledger.state
    season = SEASONS[s.season]
    found = [("card", "RW-042"), (season, f"RW-{50 + s.season:03}"), ("orders", "RW-043"), ("resolve", "RW-044")]
    if ledger.last:
        found.append(("reckoning", "RW-221"))
    return [{"text": word(f"rw-step-{id}", lang), "rules": rules, "season": id == season} for id, rules in found]


def _seat(ledger: Ledger, p: Player, lang: str) -> Json:
    s = ledger.state
    seat = p.seat
    written = seat in ledger.chosen
    before = p.played[:-1] if written else p.played
    trial = s.copy()
    claimed = season_name(p.marker % UNIT, lang).lower() if p.marker >= 0 else ""
    return {
        "seat": seat,
        "name": called(ledger, seat, lang),
        "faction": p.faction.id,
        "faction_name": name(p.faction, lang),
        "order": ORDERS[p.order - 1].id if written else "",
        "order_text": name(ORDERS[p.order - 1], lang) if written else word("rw-no-order", lang),
        "supremacy": written and supreme(s, seat, ORDERS[p.order - 1]),
        "orders": [_order(ledger, trial, p, order, before, written, lang) for order in ORDERS],
        "claim": ledger.may_claim(seat),
        "out": ledger.playing,
        "show": ledger.playing and ledger.settings.edition == FIRST,
        "sure": said("rw-claim-sure", ledger, seat, lang, n=s.target),
        "sure_show": said("rw-show-sure", ledger, seat, lang, n=s.target),
        "marker": word("rw-has-claim", lang, season=claimed) if claimed else "",
    }


def _order(
    ledger: Ledger, trial: Runewars, p: Player, order: Order, before: tuple[int, ...], written: bool, lang: str
) -> Json:
    """One of the eight: at hand, used in this year, or the one of this season; would it bring supremacy?"""
    q = trial.players[p.seat]
    q.order, q.played = order.number, (*before, order.number)
    used = order.number in before
    now = written and p.order == order.number
    state = "used" if used else "now" if now else "hand"
    return {
        "id": order.id,
        "n": order.number,
        "name": name(order, lang),
        "text": " ".join(describe(order, lang)),
        "state": state,
        "state_text": word(f"rw-order-{state}", lang),
        "supremacy": not used and supreme(trial, p.seat, order),
        "act": f"order {p.seat} {order.id}" if ledger.playing and state == "hand" else None,
    }


def supreme(s: Runewars, seat: int, order: Order) -> bool:
    """Does it bring its supremacy bonus (RW-046)? Fortify has none."""
    return order.number != FORTIFY and highest(s, seat)


def _order_of_play(ledger: Ledger, lang: str) -> list[Json]:
    """Who comes when, as far as orders are written (RW-015)."""
    s = ledger.state
    if len(ledger.chosen) < len([p for p in s.players if not p.out]):
        return []
    return [
        {"seat": seat, "name": called(ledger, seat, lang), "faction": s.players[seat].faction.id}
        for seat in play_order(s)
    ]


def _next(ledger: Ledger, lang: str) -> Json:
    """The button under the thumb: the next season, a claim to be checked before it, or the end."""
    s = ledger.state
    if ledger.over:
        return {"kind": "over", "go": word("rw-see-end", lang)}
    if ledger.last:
        texts = {"go": word("rw-to-count", lang), "note": word("rw-count", lang), "text": word("rw-reckon", lang)}
        return {"kind": "reckoning", "act": "season", **texts}
    coming = (s.season + 1) % len(SEASONS)
    text = word("rw-next-season", lang, season=season_name(coming, lang).lower())
    if coming == SPRING:
        text = word("rw-next-year", lang, n=s.year + 1)
    claimant = ledger.claimant()
    if claimant < 0:
        return {"kind": "season", "act": "season", "text": text}
    return {
        "kind": "check",
        "text": text,
        "title": said("rw-check", ledger, claimant, lang, n=s.target),
        "runes": dragon_runes(s, claimant),
        "most": dragon_runes(s, claimant) + len(s.dragon_pile),
        "target": s.target,
        "holds": said("rw-check-holds", ledger, claimant, lang),
        "fails": word("rw-check-fails", lang),
    }
