"""What one mixes, told before it begins: each part by its name, and how many of the cards are stand-ins; the films with
what each comes to; and what does not go together, with the reasons of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.encounters.census import Census, of_table
from hagal.games.encounters.names import FILM, FILMS, Film
from hagal.games.encounters.settings import only_with
from hagal.kernel.step import Msg
from hagal.table.games import packs
from hagal.table.games.encounters.fields import TITLE
from hagal.table.games.encounters.mix import AVATAR, LOCATION, OBJECTIVE, PERSON, PREDATOR, modes_of
from hagal.table.games.encounters.setup.choices import CHOICES, NUMBERS, TICKS, filled
from hagal.table.games.encounters.setup.group import Group, Line, as_film
from hagal.table.games.encounters.setup.wished import MODES, Wished
from hagal.table.words import words
from hagal.text import say
from hagal.text.settings import setting_name

PARTS = ("location", "objectives", "characters", "prey", "armory", "tests", "together")
"""The options that are about a part of what one mixes."""
HEADINGS = {
    LOCATION: "table-encounters-location",
    OBJECTIVE: "table-encounters-objectives",
    PERSON: "table-encounters-characters",
    AVATAR: "table-encounters-avatars",
    PREDATOR: "table-encounters-predators",
}
KINDS = {LOCATION: "location", OBJECTIVE: "objectives", PERSON: "characters", AVATAR: "", PREDATOR: ""}
"""What can be named, with the option without which nothing of it can."""


TOLD = frozenset({"film", *(f"set-{id}" for id in CHOICES)})
"""Fields that have to be as in the film for the form to be so; of others it is enough that they say `film`."""


def told(w: Wished, groups: Iterable[Group], lang: str) -> dict[str, Any]:
    """The parts line by line, and how many of their cards are ours."""
    t, all = words(lang), list(groups)
    lines: list[Line] = [(t("table-encounters-film"), as_in(w, all, lang))]
    for group in all:
        lines += group.told(w, lang)
    n, cards = census(w, all)
    some = any(group.open(w) for group in all)
    id = "table-encounters-stand-ins-so-far" if some else "table-encounters-stand-ins"
    ours = t(f"table-encounters-stand-ins-{w.mode.replace('+', '-')}") if w.mode != MODES[0] else ""
    return {"lines": lines, "cards": t(id, n=n, all=cards), "ours": ours}


def as_in(w: Wished, groups: list[Group], lang: str) -> str:
    """The film whose parts these are: all of them, some, or none of them."""
    t, fields = words(lang), as_film(w, groups)
    film = t(f"table-encounters-film-{w.film}")
    if is_as(w, fields):
        return film
    some = any(w.form[name] == FILM for name, value in fields.items() if value == FILM)
    return t("table-encounters-film-partly", film=film) if some else t("table-encounters-film-of-none")


def is_as(w: Wished, fields: dict[str, str]) -> bool:
    """Is the form as in a film, which has these fields?"""
    return all(w.form[name] == value for name, value in fields.items() if value == FILM or name in TOLD)


def census(w: Wished, groups: Iterable[Group]) -> Census:
    """How many cards of what is certain to be on the table are stand-ins."""
    laid = filled(w)
    for group in groups:
        laid = laid.and_those(group.laid(w))
    chosen = {id: w.form[f"set-{id}"] for id in w.those(CHOICES)}
    known = {id: value for id, value in chosen.items() if value in w.title.settings[id].allowed}
    rules = w.title.build(w.players, w.modules, {**w.usual, **known})
    return of_table(rules, laid.decks, laid.who, laid.names, laid.kinds)


def films(w: Wished, groups: Iterable[Group], lang: str) -> list[dict[str, Any]]:
    """Each film as a button: what it comes to, whether the form is as in it, or why it is not to be had."""
    all = list(groups)
    return [film_told(w, film, all, lang) for film in FILMS]


def film_told(w: Wished, film: Film, groups: list[Group], lang: str) -> dict[str, Any]:
    t, reason = words(lang), w.why_no_film(film)
    found = {"id": str(film), "name": t(f"table-encounters-film-{film}"), "pressed": False, "note": "", "why": ""}
    if reason is not None:
        return {**found, "why": say(reason, lang)}
    fields = as_film(w.parted({"film": str(film)}), groups)
    n, cards = census(w.parted(fields), groups)
    return {**found, "pressed": is_as(w, fields), "note": t("table-encounters-stand-ins", n=n, all=cards)}


def refused(w: Wished, lang: str) -> list[tuple[str, list[Line]]]:
    """What this mode does not have: reasons, each with what it is about, by what that is."""
    t, found = words(lang), Refusals()
    for film in FILMS:
        found.note(w.why_no_film(film), t("table-encounters-film"), t(f"table-encounters-film-{film}"))
    for kind, option in KINDS.items():
        if not option or w.has(option):
            for part in w.mix.parts(kind):
                found.note(None if part.packs else w.why_not(kind, part), t(HEADINGS[kind]), part.plain(lang))
    for option in (*PARTS, *CHOICES, *NUMBERS, *TICKS):
        found.note(w.lacks(option), t("table-encounters-parts"), label(option, lang))
    for pack in w.stock.packs:
        if not packs.fits(pack, modes_of(w.form)):
            found.note(only_with([pack.mode]), t("web-packs"), pack.name)
    return found.told(lang)


class Refusals:
    """What cannot be had, by the reason and by what it is."""

    def __init__(self) -> None:
        self.found: dict[Msg, dict[str, list[str]]] = {}

    def note(self, reason: Msg | None, heading: str, name: str) -> None:
        if reason is not None:
            names = self.found.setdefault(reason, {}).setdefault(heading, [])
            names += [name] if name not in names else []

    def told(self, lang: str) -> list[tuple[str, list[Line]]]:
        return [
            (say(reason, lang), [(heading, ", ".join(names)) for heading, names in about.items()])
            for reason, about in self.found.items()
        ]


def label(option: str, lang: str) -> str:
    """What the form calls an option: Tests and Challenges are one choice there."""
    return words(lang)("table-encounters-trials") if option == "tests" else setting_name(TITLE, option, lang)
