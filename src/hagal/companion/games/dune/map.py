"""The small map: where each space is drawn, what stands on it, and what a tap on it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hagal.companion.games.dune.history import called
from hagal.companion.games.dune.session import Session
from hagal.companion.words import word
from hagal.game import Option
from hagal.games.dune.components import Space
from hagal.games.dune.names import CITY, I_BENE_GESSERIT, I_EMPEROR, I_FREMEN, I_GUILD, LANDSRAAD
from hagal.games.dune.physical.fixes import Occupy, Vacate
from hagal.games.dune.physical.turn import AgentTo
from hagal.games.dune.seen import DuneView
from hagal.text import name
from hagal.text.hyphens import SOFT, soft

Json = dict[str, Any]

PLACES = (
    ("conspire", "wealth", "high_council", "mentat"),
    ("heighliner", "foldspace", "swordmaster", "rally_troops dreadnought"),
    ("selective_breeding", "secrets", "hall_of_oratory tech_negotiation", "secure_contract smuggling"),
    ("hardy_warriors", "stillsuits", "", "sell_melange interstellar_shipping"),
    ("arrakeen", "carthag", "research_station", "sietch_tabr"),
    ("great_flat", "hagga_basin", "imperial_basin", ""),
)
"""Rows of the map, much as on the board: the factions on the left, the Landsraad above, the planet below."""

GROUPS = {I_EMPEROR: "emperor", I_GUILD: "guild", I_BENE_GESSERIT: "bene", I_FREMEN: "fremen", LANDSRAAD: "landsraad"}
GROUPS[CITY] = "city"


def spaces(session: Session, view: DuneView, taps: dict[str, Json], lang: str) -> list[Json]:
    """Every space in reading order; `taps` says what a tap on it does."""
    board = session.board
    at = view["physical"]
    last = at["last"]["space"] if at["last"] and session.last_turn() >= 0 else None
    flags = dict(zip(view["control"], view["ix"]["flags"], strict=True)) if "ix" in view else {}
    found = []
    for row, line in enumerate(PLACES):
        for column, ids in enumerate(line):
            for id in ids.split():
                if id not in board.places:
                    continue
                space: Space = board.spaces[board.places[id]]
                there = at["occupied"].get(id, {"agents": [], "marked": False})
                one: Json = {
                    "id": id,
                    "name": soft(name(space, lang)),
                    "row": row,
                    "column": column,
                    "group": "maker" if space.maker else GROUPS.get(space.icon, "trade"),
                    "combat": space.combat,
                    "agents": there["agents"],
                    "marked": there["marked"],
                    "bonus": view["bonus_spice"].get(id, 0),
                    "control": view["control"].get(id, -1),
                    "flag": flags.get(id, -1),
                    "closed": bool(board.closed >> board.places[id] & 1),
                    "last": id == last,
                    "tap": taps.get(id),
                }
                one["label"] = _label(session, one, lang)
                found.append(one)
    return found


def _label(session: Session, one: Json, lang: str) -> str:
    """All of it in words, for those who do not see the map."""
    parts = [one["name"].replace(SOFT, "")]
    parts += [called(session, seat, lang) for seat in one["agents"]]
    if one["marked"]:
        parts.append(word("dune-map-marked", lang))
    if one["bonus"]:
        parts.append(word("dune-map-bonus", lang, n=one["bonus"]))
    if one["control"] >= 0:
        parts.append(word("dune-map-control", lang, who=called(session, one["control"], lang)))
    if one["flag"] >= 0:
        parts.append(word("dune-map-flag", lang, who=called(session, one["flag"], lang)))
    if one["last"]:
        parts.append(word("dune-map-last", lang))
    return ", ".join(parts)


def sends(options: Sequence[Option], view: DuneView, lang: str) -> dict[str, Json]:
    """What a tap on each space does in a person's turn: an Agent goes there."""
    occupied = view["physical"]["occupied"]
    sent = [(option.key, option.step.space.id) for option in options if isinstance(option.step, AgentTo)]
    return {
        id: {"key": key, "confirm": word("dune-confirm-occupied", lang) if id in occupied else ""} for key, id in sent
    }


def marks(session: Session, fixes: Sequence[Option], lang: str) -> dict[str, Json]:
    """What a tap does else: the mark of an Agent comes or goes."""
    found: dict[str, Json] = {}
    for option in fixes:
        step = option.step
        if isinstance(step, Occupy | Vacate) and step.space.id not in found:
            seat = step.seat if isinstance(step, Vacate) else -1
            sure = word("dune-confirm-recall", lang, who=called(session, seat, lang)) if seat >= 0 else ""
            found[step.space.id] = {"key": option.key, "confirm": sure}
    return found
