"""The questions of a new game, and the ledger that comes of the answers."""

from __future__ import annotations

from typing import Any

from hagal.companion.games.runewars.ledger import FIRST, REVISED, Ledger, Settings
from hagal.companion.paper import LONGEST_NAME
from hagal.companion.words import word
from hagal.games.runewars import TITLE
from hagal.games.runewars.catalogue.factions import FACTIONS
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.text import name, say

Answers = dict[str, Any]
Json = dict[str, Any]


def usual() -> Answers:
    return {
        "edition": REVISED,
        "epic": False,
        "players": 2,
        "factions": [faction.id for faction in FACTIONS],
        "names": [""] * len(FACTIONS),
    }


def pages(given: Answers, lang: str) -> list[Json]:
    editions = [_edition(one, lang) for one in EDITIONS]
    fields = [_field("edition", editions)]
    if given["edition"] == FIRST:
        choice = [_option(False, word("no", lang)), _option(True, word("yes", lang), word("rw-epic-note", lang))]
        fields.append(_field("epic", choice, say(Msg("setting-runewars-epic"), lang), "row"))
    count = [_option(n, word("rw-players", lang, n=n)) for n in TITLE.players]
    fields.append(_field("players", count, word("rw-how-many", lang)))
    return [_page("game", fields, lang), _page("people", _people(given, lang), lang)]


EDITIONS = (REVISED, FIRST)


def _edition(one: str, lang: str) -> Json:
    return _option(one, say(Msg(f"setting-runewars-edition-{one}"), lang), word(f"rw-edition-{one}-note", lang))


def _people(given: Answers, lang: str) -> list[Json]:
    factions = [_option(faction.id, name(faction, lang)) for faction in FACTIONS]
    found = []
    for k in range(given["players"]):
        found.append(_field(f"factions.{k}", factions, word("rw-faction-n", lang, n=k + 1), "select"))
        found.append({**_field(f"names.{k}", [], word("rw-name-n", lang, n=k + 1), "text"), "longest": LONGEST_NAME})
    return found


def _page(id: str, fields: list[Json], lang: str) -> Json:
    return {"id": id, "title": word(f"rw-page-{id}", lang), "fields": fields}


def _field(name: str, options: list[Json], label: str = "", kind: str = "choice") -> Json:
    return {"name": name, "kind": kind, "label": label, "options": options}


def _option(value: Any, text: str, note: str = "") -> Json:
    return {"value": value, "text": text, "note": note}


def complaint(given: Answers, lang: str) -> str:
    taken = given["factions"][: given["players"]]
    return word("rw-same-faction", lang) if len(set(taken)) < len(taken) else ""


def begin(given: Answers) -> Ledger:
    return Ledger(settings(given))


def settings(given: Answers) -> Settings:
    """The game that was asked for, or a RulesError that says what does not go together."""
    factions = [str(id) for id in given["factions"][: given["players"]]]
    edition = str(given["edition"])
    epic = edition == FIRST and bool(given["epic"])
    TITLE.rules(len(factions), (), {"edition": edition, "epic": epic, "factions": factions})
    if "random" in factions:
        raise RulesError("say which factions are at the table")
    names = [str(one).strip()[:LONGEST_NAME] for one in given["names"][: len(factions)]]
    return Settings(edition, epic, factions, names + [""] * (len(factions) - len(names)))
