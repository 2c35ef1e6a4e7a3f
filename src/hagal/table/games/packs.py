"""Content packs in the set-up form: a box to tick for each, and what is in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from hagal import packs
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.packs import Notice, Pack
from hagal.table.games.board.words import called
from hagal.table.games.plan import Form, Plan
from hagal.table.packs import Stock
from hagal.text import capital, phrase, say

FIELD = "pack-"
SHOWN = "packs-shown"
"""A form with this in it showed the boxes: those that it does not name were left empty."""
HIDING = 10
"""So many packs can hide what they add while they are not ticked: the style sheet counts that far."""


class Teller(Protocol):
    """What the set-up form of a title says of its packs."""

    def added(self, pack: Pack) -> list[Component]: ...

    def notice(self, notice: Notice) -> Msg: ...


def field(pack: Pack) -> str:
    return f"{FIELD}{pack.name}"


def blank(stock: Stock) -> dict[str, str]:
    """The packs that the server was started with are ticked."""
    return {field(pack): "yes" if pack.name in stock.named else "" for pack in stock.packs}


def filled(typed: Mapping[str, str], stock: Stock) -> dict[str, str]:
    """As they were ticked, with those that are gone by now."""
    found = dict.fromkeys(blank(stock), "") if SHOWN in typed else blank(stock)
    return found | {name[:80]: "yes" for name, value in typed.items() if name.startswith(FIELD) and value}


def chosen(form: Form, stock: Stock, modes: Collection[str] = ()) -> list[Pack]:
    """Those that are ticked, and for what is played: others are left where they are."""
    return [pack for pack in stock.packs if form.get(field(pack)) and fits(pack, modes)]


def fits(pack: Pack, modes: Collection[str] = ()) -> bool:
    """Is a pack for one of the modes that are played? A game that has none asks for the usual one."""
    return pack.mode in modes if modes else pack.usual


def read(plan: Plan, form: Form, stock: Stock, modes: Collection[str] = ()) -> None:
    """The packs into the plan; a complaint if one is gone, or if two do not go together."""
    ticked = chosen(form, stock, modes)
    plan.packs = [pack.ref for pack in ticked]
    gone = [name for name in form if name.startswith(FIELD) and form[name] and name not in blank(stock)]
    both = packs.clash(ticked)
    if gone:
        plan.wrong["packs"] = Msg("web-wrong-pack-gone", pack=gone[0].removeprefix(FIELD))
    elif both is not None:
        one, other, component = both
        plan.wrong["packs"] = Msg("web-wrong-packs-both", a=one.name, b=other.name, what=component)


def only(pack: Pack, stock: Stock) -> str:
    """The class of what is shown only while a pack is ticked."""
    number = stock.packs.index(pack)
    return f"only-pack-{number}" if number < HIDING else ""


def told(stock: Stock, lang: str, setup: Teller) -> list[dict[str, Any]]:
    """Each pack as the form shows it."""
    return [one_told(number, pack, lang, setup) for number, pack in enumerate(stock.packs)]


def one_told(number: int, pack: Pack, lang: str, setup: Teller) -> dict[str, Any]:
    replaced, added = pack.content.replaced, setup.added(pack)
    counts = {"web-pack-replaces": len(replaced), "web-pack-adds": len(added)}
    holds = ", ".join(phrase(Msg(id, n=n), lang) for id, n in counts.items() if n)
    return {
        "field": field(pack),
        "number": number,
        "name": pack.name,
        "about": pack.about,
        "holds": capital(holds),
        "mode": say(Msg("web-pack-mode", mode=Msg(f"module-{pack.game}-{pack.mode}")), lang) if pack.mode else "",
        "replaced": [exchange(old, new, lang) for old, new in replaced],
        "added": [called(one, lang) for one in added],
        "warnings": [say(setup.notice(notice), lang) for notice in pack.notices],
    }


def exchange(old: Component, new: Component, lang: str) -> str:
    """What takes the place of what: one name if it is the same."""
    before, after = called(old, lang), called(new, lang)
    return before if before == after else f"{before} → {after}"
