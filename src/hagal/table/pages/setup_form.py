"""The set-up form: what was typed, as a wish for a new table, or as complaints about fields.

The form is plain HTML; it shows the fields of one game, whose part of it is the `setup` of its face. Fields that do not
belong to the game asked for (the difficulty with four players, say) are not read; all others are checked there, so that
each complaint stands beside its field.
"""

from __future__ import annotations

from collections.abc import Mapping

from hagal import games
from hagal.kernel.step import Msg
from hagal.table.games import face, packs, titles
from hagal.table.games.plan import Plan, read_seats
from hagal.table.games.setup import Setup
from hagal.table.packs import Shelf, Stock
from hagal.table.seats import ME

NOTHING = Stock()
DO = "do"
"""The name of buttons that fill in the form."""
LONGEST = 200
"""No field of the form needs more."""


def title_of(typed: Mapping[str, str]) -> str:
    """The game whose fields are shown: the one asked for, if there is one, else the one that is shown first."""
    wished = typed.get("title", "")
    return wished if wished in titles() else games.USUAL


def setup_of(typed: Mapping[str, str]) -> Setup:
    return face(title_of(typed)).setup


def stock(typed: Mapping[str, str], shelf: Shelf) -> Stock:
    """The content packs for the game whose fields are shown."""
    return shelf.stock(title_of(typed))


def blank(title: str, stock: Stock = NOTHING) -> dict[str, str]:
    """What the form says before anybody touches it: a game of as few as can be."""
    return {"title": title, "players": str(min(games.title(title).players)), **face(title).setup.blank(stock)}


def memorable(title: str) -> list[str]:
    """What the next form begins with, but for one's name: how many play, who, and in which way."""
    seats = [f"kind-{seat}" for seat in range(max(games.title(title).players))]
    return ["players", *seats, *face(title).setup.remembers()]


def remembered(typed: Mapping[str, str]) -> dict[str, str]:
    return {name: typed.get(name, "")[:LONGEST] for name in memorable(title_of(typed))}


def recalled(title: str, last: Mapping[str, str], stock: Stock) -> dict[str, str]:
    """The form as it was remembered; as nobody touched it, if that is not possible any more."""
    form = blank(title, stock)
    known = {name: last[name] for name in memorable(title) if name in last}
    found = face(title).setup.recalled({**form, **known}, stock) if known else form
    return form if read(found, stock).wrong else found


def my_name(typed: Mapping[str, str]) -> str:
    """The field for one's own name, if one sits there."""
    return next((f"name-{name[5:]}" for name, kind in typed.items() if name.startswith("kind-") and kind == ME), "")


def filled(typed: Mapping[str, str], stock: Stock = NOTHING) -> dict[str, str]:
    """The form with what was typed; a form that was sent says of its boxes only which are ticked."""
    found = blank(title_of(typed), stock)
    found |= {name: str(typed[name])[:LONGEST] for name in found if name in typed}
    return found | packs.filled(typed, stock)


def drafted(typed: Mapping[str, str], stock: Stock = NOTHING) -> dict[str, str]:
    """The form as the button of its own that was pressed fills it in; as it was typed, if none was. A form that was
    sent says so of its boxes."""
    form = filled(typed, stock)
    shown = {packs.SHOWN: typed[packs.SHOWN]} if packs.SHOWN in typed else {}
    return setup_of(typed).drafted(form, typed.get(DO, ""), stock) | shown


def read(typed: Mapping[str, str], stock: Stock = NOTHING) -> Plan:
    """The table that a filled-in form asks for."""
    title = title_of(typed)
    form = filled(typed, stock)
    plan = Plan(title)
    if form["title"] != title:
        plan.wrong["title"] = Msg("web-wrong-title")
    counts = games.title(title).players
    if form["players"] in [str(count) for count in counts]:
        plan.players = int(form["players"])
    else:
        plan.wrong["players"] = Msg("web-wrong-players", least=min(counts), most=max(counts))
    read_seats(plan, form)
    face(title).setup.read(plan, form, stock)
    return plan
