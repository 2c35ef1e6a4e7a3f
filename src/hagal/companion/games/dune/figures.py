"""The sheet of figures: what every seat has, and a way to put each of them right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.companion.games.dune.history import called, names
from hagal.companion.games.dune.session import Session
from hagal.companion.words import word
from hagal.game import Option
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.seen import DuneView
from hagal.kernel.step import Msg
from hagal.text import calling, say

Json = dict[str, Any]

ORDER = (
    *("vp", "spice", "solari", "water", "intrigue", *FACTIONS, "garrison", "conflict", "agents", "swordmaster"),
    *("ships", "fleet", "freighter", "negotiators"),
)
"""Figures of a seat, in the order of the sheet."""


def figure(view: DuneView, seat: int, what: str) -> int:
    """A seat's figure as the app has it."""
    one = view["players"][seat]
    if what in FACTIONS:
        return one["influence"][what]
    if what == "intrigue":
        return len(one["intrigue"])
    if what in ("ships", "fleet", "freighter", "negotiators"):
        return ix_figure(view, seat, what)
    found: Mapping[str, object] = one
    value = found[what]
    assert isinstance(value, int)
    return int(value)


def ix_figure(view: DuneView, seat: int, what: str) -> int:
    ix = view["ix"]
    if what in ("ships", "fleet"):
        return ix["dreadnoughts"][seat]["garrison" if what == "ships" else "conflict"]
    return ix["freighters" if what == "freighter" else "negotiators"][seat]


def label(what: str, lang: str) -> str:
    if what in FACTIONS:
        return say(Msg(f"icon-{what.replace('_', '-')}"), lang)
    return word(f"dune-figure-{what}", lang)


def fixes(session: Session) -> list[Option]:
    """Every correction that can be made now."""
    return [option for decision in session.game.decisions if decision.aside for option in decision.options]


def figures(session: Session, lang: str) -> Json:
    """A section for each seat with its figures, then one for the board."""
    view = session.view
    found = fixes(session)
    keys = {option.key for option in found}
    sections = [_seat(session, view, seat, keys, lang) for seat in range(len(view["players"]))]
    rest = [option for option in found if option.key.split()[0] != "fix"]
    with calling(names(session, lang)):
        board = [{"key": option.key, "text": option.text(lang), "group": option.key.split()[0]} for option in rest]
    groups: list[Json] = []
    for word_ in (
        "bonus",
        "control",
        "flag",
        "alliance",
        "mentat",
        "first",
        "occupy",
        "vacate",
        "tech",
        "untech",
        "dividends",
    ):
        options = [one for one in board if one["group"] == word_]
        if options:
            groups.append({"title": word(f"dune-fix-{word_}", lang), "options": options})
    return {
        "seats": sections,
        "board": groups,
        "open": bool(found),
        "note": word("dune-sheet-note" if found else "dune-sheet-closed", lang),
    }


def _seat(session: Session, view: DuneView, seat: int, keys: set[str], lang: str) -> Json:
    rows = []
    for what in ORDER:
        plus, minus = f"fix {seat} {what} +1", f"fix {seat} {what} -1"
        known = what in view["players"][seat] or what in FACTIONS or what == "intrigue" or "ix" in view
        if plus not in keys and minus not in keys:
            continue
        value = figure(view, seat, what) if known else 0
        rows.append(
            {
                "label": label(what, lang),
                "value": value,
                "minus": minus if minus in keys else None,
                "plus": plus if plus in keys else None,
            }
        )
    return {"seat": seat, "name": called(session, seat, lang), "rows": rows}
