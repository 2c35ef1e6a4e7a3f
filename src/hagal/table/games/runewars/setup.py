"""Runewars set up: edition and board, a faction for each seat, and readings of the rules."""

from __future__ import annotations

from typing import Any

from hagal import games
from hagal.games.runewars.catalogue.factions import FACTIONS
from hagal.kernel.step import Msg
from hagal.table.games import packs
from hagal.table.games.board.words import called
from hagal.table.games.plan import Form, Plan, blank_seats
from hagal.table.games.setup import Setup, meant, written
from hagal.table.packs import Stock
from hagal.table.words import words

TITLE = "runewars"
SEATS = 4
CHOOSE, RANDOM, NAMED = "choose", "random", "named"
FIRST_EDITION = "2010"
MAIN = ("edition", "board")
"""Settings of which each value is shown."""
TICKS = {"exploration": "", "epic": "only-mode-2"}
"""Boxes, each with the class of what is shown with one edition only."""
READINGS = {
    "odds": "",
    "first": "",
    "markers": "",
    "claim": "only-mode-1",
    "withdraw_claim": "only-mode-1",
    "own_title": "",
    "rune_areas": "",
    "split_retreat": "",
    "tactical_retreat": "",
    "dropped_rewards": "",
    "quest_foes": "",
}


class RunewarsSetup(Setup):
    """Of a seat that nobody named the faction is told."""

    unnamed = "table-runewars-name-empty"
    notes = (("table-runewars-players-note", ""),)

    def remembers(self) -> tuple[str, ...]:
        return tuple(f"set-{name}" for name in MAIN)

    def blank(self, stock: Stock) -> dict[str, str]:
        found = blank_seats(TITLE, SEATS) | {"factions": CHOOSE}
        found |= {f"faction-{seat}": RANDOM for seat in range(SEATS)}
        settings = self.game.settings
        found |= {f"set-{name}": written(settings[name].default) for name in (*MAIN, *READINGS)}
        return found | {f"set-{name}": "" for name in TICKS}

    def read(self, plan: Plan, form: Form, stock: Stock) -> None:
        """What the other edition alone has is not read."""
        packs.read(plan, form, stock)
        hidden = "only-mode-1" if form["set-edition"] == FIRST_EDITION else "only-mode-2"
        for name, only in {**dict.fromkeys(MAIN, ""), **TICKS, **READINGS}.items():
            if only != hidden:
                self.read_setting(plan, form, name)
        read_factions(plan, form)

    def read_setting(self, plan: Plan, form: Form, name: str) -> None:
        setting = self.game.settings[name]
        value = meant(form[f"set-{name}"], name, setting, plan.players)
        if value is None:
            plan.wrong[f"set-{name}"] = Msg("web-wrong-setting")
        elif value[0] != setting.default:
            plan.options[name] = value[0]

    def offered(self, form: Form, wrong: dict[str, str], lang: str, stock: Stock) -> dict[str, Any]:
        settings = self.game.settings
        usual = self.blank(stock)
        names = [f"set-{name}" for name in READINGS]
        return {
            "main": [self.field(name, settings[name], lang) | {"notes": notes(name, lang)} for name in MAIN],
            "ticks": [self.field(name, settings[name], lang) | {"only": only} for name, only in TICKS.items()],
            "factions": [(RANDOM, words(lang)("table-runewars-faction-random")), *named(lang)],
            "readings": [self.reading(name, only, lang) for name, only in READINGS.items()],
            "readings_open": any(name in wrong or form[name] != usual[name] for name in names),
            "packs": packs.told(stock, lang, self),
            "broken": stock.broken,
        }

    def reading(self, name: str, only: str, lang: str) -> dict[str, Any]:
        found = self.field(name, self.game.settings[name], lang) | {"only": only}
        if name == "first":
            found["choices"] += [seat_told(seat, lang) for seat in range(SEATS)]
        return found


def notes(name: str, lang: str) -> dict[str, str]:
    """What a value of a main setting means."""
    t = words(lang)
    values = games.title(TITLE).settings[name].allowed
    return {written(value): t(f"table-runewars-{name}-{value}-note") for value in values}


def seat_told(seat: int, lang: str) -> tuple[str, str, str]:
    """A seat as a choice, with the class of those that fewer players do not have."""
    fewer = " ".join(f"not-{n}" for n in (2, 3) if seat >= n)
    return str(seat), words(lang)("web-seat", n=seat + 1), fewer


def named(lang: str) -> list[tuple[str, str]]:
    return [(faction.id, called(faction, lang)) for faction in FACTIONS]


def read_factions(plan: Plan, form: Form) -> None:
    way = form["factions"]
    if way == NAMED:
        fields = [f"faction-{seat}" for seat in range(plan.players)]
        plan.options["factions"] = read_named(plan, form, fields)
    elif way == RANDOM:
        plan.options["factions"] = RANDOM
    elif way != CHOOSE:
        plan.wrong["factions"] = Msg("web-wrong-setting")


def read_named(plan: Plan, form: Form, fields: list[str]) -> list[str]:
    """A faction for each seat, or chance; each faction once."""
    known = [faction.id for faction in FACTIONS]
    found: list[str] = []
    for name in fields:
        if form[name] != RANDOM and form[name] not in known:
            plan.wrong[name] = Msg("web-wrong-setting")
        elif form[name] != RANDOM and form[name] in found:
            plan.wrong[name] = Msg("table-runewars-wrong-faction-twice")
        found.append(form[name])
    return found


SETUP = RunewarsSetup(TITLE)
