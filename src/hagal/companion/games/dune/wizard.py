"""The questions of a new game, page by page, and the game that comes of the answers."""

from __future__ import annotations

from typing import Any

from hagal.companion.games.dune.session import COLOURS, Session, new
from hagal.companion.paper import LONGEST_NAME
from hagal.companion.words import word
from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.components import Leader
from hagal.games.dune.ix.leaders import LEADERS as IX_LEADERS
from hagal.games.dune.ix.rivals.module import RIVALS as IX_RIVALS
from hagal.games.dune.rivals.difficulty import LEVELS, Difficulty
from hagal.games.dune.rivals.leaders import RIVALS
from hagal.kernel.step import Msg
from hagal.text import describe, name, say

Answers = dict[str, Any]
Json = dict[str, Any]

RANDOM = "random"
FIRST_GAME = ("memnon_thorvald", "glossu_rabban")
"""The rivals suggested for a first game (HG-033)."""

READINGS = {
    "rival_signet_cost": ("pays", "player"),
    "rabban_troops": ("garrison", "conflict"),
    "rival_voice": ("closed", "open"),
    "expert_lead": ("strength", "troops"),
    "expert_deployment": ("literal", "capped"),
    "expert_dreadnoughts": ("always", "held_back"),
    "hagal_control_bonus": ("pays", "nothing"),
    "weirding_way": ("at_once", "after_hagal"),
    "tie_for_second": ("rulebook", "third", "nothing"),
}
"""Readings of what the rules leave open (docs/rules/open-questions.md), the usual one first."""
SOLO_READINGS = (
    *("rival_signet_cost", "rabban_troops", "rival_voice", "expert_lead", "expert_deployment"),
    *("expert_dreadnoughts", "tie_for_second"),
)
TWO_READINGS = ("rival_voice", "hagal_control_bonus", "weirding_way", "tie_for_second")
IX_READINGS = ("expert_dreadnoughts", "weirding_way")
EXPERT_READINGS = ("expert_lead", "expert_deployment", "expert_dreadnoughts")
"""Of the rule of deployment that only some levels have (HG-052)."""


def readings(given: Answers) -> list[str]:
    """The readings that matter in the game that these answers lead to."""
    found = SOLO_READINGS if given["players"] == 1 else TWO_READINGS
    idle: tuple[str, ...] = () if given["ix"] else IX_READINGS
    if not LEVELS[given["difficulty"]].expert:
        idle += EXPERT_READINGS
    return [name for name in found if name not in idle]


def usual() -> Answers:
    """What is asked, with the answers that a person finds there at first."""
    return {
        "players": 1,
        "ix": False,
        "difficulty": "mercenary",
        "rivals": list(FIRST_GAME),
        "leaders": ["", ""],
        "names": ["", ""],
        "colours": list(COLOURS[:3]),
        "row_dice": False,
        "brutal_escalation": False,
        "epic": False,
        "readings": {name: values[0] for name, values in READINGS.items()},
    }


def pages(given: Answers, lang: str) -> list[Json]:
    """Every page that these answers lead to, with its fields."""
    solo, ix = given["players"] == 1, given["ix"]
    found = [_page("game", [_players(lang), _module(lang)], lang)]
    if solo:
        found.append(
            _page("difficulty", [_field("difficulty", [_level(level, lang) for level in LEVELS.values()])], lang)
        )
        found.append(_page("rivals", [_rival(k, given, lang) for k in range(2)], lang))
    found.append(_page("people", _people(given, lang), lang))
    variants = (("row_dice", "brutal_escalation") if solo else ("epic",)) if ix else ()
    fields = [_toggle(name, lang) for name in variants]
    fields += [_reading(name, lang) for name in readings(given)]
    found.append(_page("variants", fields, lang))
    return found


def _page(id: str, fields: list[Json], lang: str) -> Json:
    return {"id": id, "title": word(f"dune-page-{id}", lang), "fields": fields}


def _field(name: str, options: list[Json], label: str = "", kind: str = "choice") -> Json:
    return {"name": name, "kind": kind, "label": label, "options": options}


def _option(value: Any, text: str, note: str = "") -> Json:
    return {"value": value, "text": text, "note": note}


def _players(lang: str) -> Json:
    return _field(
        "players", [_option(n, word(f"dune-players-{n}", lang), word(f"dune-players-{n}-note", lang)) for n in (1, 2)]
    )


def _module(lang: str) -> Json:
    return _field(
        "ix",
        [_option(False, word("dune-base", lang)), _option(True, word("dune-ix", lang), word("dune-ix-note", lang))],
    )


def _toggle(name: str, lang: str) -> Json:
    id = name.replace("_", "-")
    return _field(
        name, [_option(False, word("no", lang)), _option(True, word("yes", lang))], word(f"dune-{id}", lang), "row"
    )


def _reading(name: str, lang: str) -> Json:
    id = name.replace("_", "-")
    options = [_option(value, word(f"dune-{id}-{value.replace('_', '-')}", lang)) for value in READINGS[name]]
    return _field(f"readings.{name}", options, word(f"dune-{id}", lang), "fold")


def _level(level: Difficulty, lang: str) -> Json:
    id = level.name.replace("_", "-")
    note = word(f"dune-level-{id}", lang, round=level.swordmaster_round, mentat=level.mentat_cost)
    return _option(level.name, say(Msg(f"difficulty-{id}"), lang), note)


def _leaders(leaders: tuple[Leader, ...], lang: str, notes: bool = False) -> list[Json]:
    return [_option(one.id, name(one, lang), " ".join(describe(one, lang)[1:]) if notes else "") for one in leaders]


def _rival(k: int, given: Answers, lang: str) -> Json:
    leaders: tuple[Leader, ...] = (*RIVALS, *IX_RIVALS) if given["ix"] else RIVALS
    options = [_option(RANDOM, word("dune-random", lang)), *_leaders(leaders, lang)]
    return _field(f"rivals.{k}", options, word("dune-rival-n", lang, n=k + 1), "select")


def _people(given: Answers, lang: str) -> list[Json]:
    """A name, a leader and a colour for each person; for a rival, a colour."""
    leaders: tuple[Leader, ...] = (*LEADERS, *IX_LEADERS) if given["ix"] else LEADERS
    count = given["players"]
    found = []
    colours = [_option(colour, word(f"dune-colour-{colour}", lang)) for colour in COLOURS]
    for k in range(3):
        if k < count:
            label = word("dune-your-name", lang) if count == 1 else word("dune-name-n", lang, n=k + 1)
            found.append({**_field(f"names.{k}", [], label, "text"), "longest": LONGEST_NAME})
            options = [_option("", word("dune-leader-unsaid", lang)), *_leaders(leaders, lang)]
            found.append(_field(f"leaders.{k}", options, word("dune-leader", lang), "select"))
            label = word("dune-colour", lang)
        else:
            label = word("dune-colour-rival", lang, n=k) if count == 1 else word("dune-colour-hagal", lang)
        found.append(_field(f"colours.{k}", colours, label, "colours"))
    return found


def complaint(given: Answers, lang: str) -> str:
    """What of these answers does not go together, if anything."""
    if len(set(given["colours"])) < 3:
        return word("dune-same-colour", lang)
    taken = [
        id for id in [*_asked(given), *(given["rivals"] if given["players"] == 1 else [])] if id not in ("", RANDOM)
    ]
    return word("dune-same-leader", lang) if len(set(taken)) < len(taken) else ""


def _asked(given: Answers) -> list[str]:
    return [str(id) for id in given["leaders"][: given["players"]]]


def begin(given: Answers, seed: int | None = None) -> Session:
    """The game that was asked for."""
    count, ix = given["players"], given["ix"]
    known = {leader.id for leader in ((*LEADERS, *IX_LEADERS) if ix else LEADERS)}
    options: dict[str, Any] = {"leaders": [id if id in known else RANDOM for id in _asked(given)]}
    if count == 1:
        options["difficulty"] = given["difficulty"]
        rivals = {one.id for one in ((*RIVALS, *IX_RIVALS) if ix else RIVALS)}
        options["rival_leaders"] = [id if id in rivals else RANDOM for id in given["rivals"]]
    for variant in (("row_dice", "brutal_escalation") if count == 1 else ("epic",)) if ix else ():
        options[variant] = bool(given[variant])
    for reading in readings(given):
        if given["readings"][reading] != READINGS[reading][0]:
            options[reading] = given["readings"][reading]
    session = new(count, ["ix", "physical"] if ix else ["physical"], options, seed)
    session.names = [str(name).strip()[:LONGEST_NAME] for name in given["names"][:count]]
    session.colours = list(given["colours"][:3])
    return session
