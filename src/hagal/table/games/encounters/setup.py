"""Legendary Encounters set up: which mode, and the fields of that one. Those of the other are hidden and not read."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.hunted.catalogue import census as hunted_census
from hagal.games.encounters.hunters.catalogue import census as hunters_census
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.packs import Notice, Pack
from hagal.packs.encounters.changes import SAME_ROLE
from hagal.table.games import packs
from hagal.table.games.encounters import fields
from hagal.table.games.encounters.fields import TITLE
from hagal.table.games.encounters.hunted import setup as hunted
from hagal.table.games.encounters.hunters import setup as hunters
from hagal.table.games.plan import Form, Plan, blank_seats
from hagal.table.games.setup import Setup
from hagal.table.packs import Stock
from hagal.table.words import Words, words

SEATS = 5
NUMBERS = ("preparation",)
READINGS = ("wilds_order", "face_down_runners", "reveal_abilities")
"""Settings of both modes."""
MODES = {"hunted": hunted, "hunters": hunters}


class EncountersSetup(Setup):
    unnamed = "table-encounters-name-empty"
    notes = (
        ("table-encounters-players-note", "only-mode-1"),
        ("table-encounters-players-note-hunters", "only-mode-2"),
    )

    def blank(self, stock: Stock) -> dict[str, str]:
        found = blank_seats(TITLE, SEATS) | {"mode": next(iter(MODES)), "film": "1"}
        found |= fields.blank((*NUMBERS, *READINGS))
        for part in MODES.values():
            found |= part.blank(stock)
        return found

    def read(self, plan: Plan, form: Form, stock: Stock) -> None:
        packs.read(plan, form, stock)
        if form["mode"] not in MODES:
            plan.wrong["mode"] = Msg("web-wrong-setting")
            return
        if form["film"] in ("1", "2"):
            plan.options["film"] = int(form["film"])
        else:
            plan.wrong["film"] = Msg("web-wrong-setting")
        fields.read(plan, form, (*NUMBERS, *READINGS))
        MODES[form["mode"]].read(plan, form, stock)

    def offered(self, form: Form, wrong: dict[str, str], lang: str, stock: Stock) -> dict[str, Any]:
        t = words(lang)
        readings = [f"set-{id}" for id in (*READINGS, *hunted.READINGS, *hunters.READINGS)]
        usual = fields.blank(tuple(name.removeprefix("set-") for name in readings))
        return {
            "modes": [(id, t(f"table-encounters-play-{id}")) for id in MODES],
            "films": [film_told(n, t) for n in (1, 2)],
            "numbers": [fields.told(id, lang) for id in NUMBERS],
            "readings": [fields.told(id, lang) for id in READINGS],
            "readings_open": any(name in wrong or form[name] != usual[name] for name in readings),
            "packs": packs.told(stock, lang, self),
            "broken": stock.broken,
            "hunted": hunted.offered(lang, stock),
            "hunters": hunters.offered(lang, stock),
        }

    def added(self, pack: Pack) -> list[Component]:
        """A character is named, not each of its cards; an Objective without its deck, an Avatar without its Role."""
        added = pack.content.added
        known = {one.id for one in added}
        roles = {getattr(one, "role", "") for one in added}
        return [
            one
            for one in added
            if getattr(one, "who", "") not in known and getattr(one, "deck", "") not in known and one.id not in roles
        ]

    def notice(self, notice: Notice) -> Msg:
        if notice.kind != SAME_ROLE:
            return super().notice(notice)
        return Msg("table-encounters-pack-same-role", a=notice.about, b=notice.args["other"], role=notice.args["role"])


def film_told(film: int, t: Words) -> tuple[str, str, list[str]]:
    """A film, its name, and for each mode how many of its cards are stand-ins."""
    counted = [census.of_film(film) for census in (hunted_census, hunters_census)]
    notes = [t("table-encounters-stand-ins", n=n, all=cards) for n, cards in counted]
    return str(film), t(f"table-encounters-film-{film}"), notes


SETUP = EncountersSetup(TITLE)
