"""The two armies as the page shows them, and what their battle comes to."""

from __future__ import annotations

from typing import Any

from hagal.companion.games.runewars.fate import percent
from hagal.companion.games.runewars.match import MOST_BONUS, NONE, WALLS, Match, Plan, settled, unit_of
from hagal.companion.words import word
from hagal.games.runewars.catalogue.factions import FACTIONS
from hagal.games.runewars.names import LIMIT, SHAPES, SLOTS
from hagal.games.runewars.odds import Trial
from hagal.kernel.step import Msg
from hagal.text import name, say

Json = dict[str, Any]

EDITIONS = ("revised", "2010")


def screen(match: Match, left: int, fixed: bool, lang: str) -> Json:
    """`left`: cards in the fate deck; `fixed`: the game that is kept says which edition it is."""
    return {
        "sides": [_side(match, k, lang) for k in range(2)],
        "editions": [] if fixed else _editions(match, lang),
        "tracked": match.tracked,
        "tracked_text": word("rw-tracked-note", lang, n=left),
        "ready": match.ready,
        "hint": "" if match.ready else word("rw-two-sides", lang),
        "swap": bool(match.sides[1].faction),
    }


def _editions(match: Match, lang: str) -> list[Json]:
    return [_choice(one, say(Msg(f"setting-runewars-edition-{one}"), lang), match.edition) for one in EDITIONS]


def _walls(plan: Plan, lang: str) -> list[Json]:
    return [_choice(k, word(f"rw-walls-{k}", lang, n=strength), plan.walls) for k, strength in enumerate(WALLS)]


def _choice(value: object, text: str, now: object) -> Json:
    return {"value": value, "text": text, "now": value == now}


def _side(match: Match, k: int, lang: str) -> Json:
    plan = match.sides[k]
    wild = [_choice("", word("rw-neutral", lang), plan.faction)] if k else []
    fortified = k == 1 and bool(plan.faction)
    return {
        "faction": plan.faction,
        "factions": [_choice(one.id, name(one, lang), plan.faction) for one in FACTIONS] + wild,
        "units": [row for slot in range(SLOTS) if (row := _unit(match, k, slot, lang))],
        "total": word("rw-units", lang, n=plan.total, most=LIMIT),
        "bonus": plan.bonus,
        "more_bonus": plan.bonus < MOST_BONUS,
        "walls": [_choice(w, word(f"rw-walls-{w}", lang, n=WALLS[w]), plan.walls) for w in range(3)]
        if fortified
        else [],
        "siege": plan.siege if fortified and plan.walls != NONE else None,
        "defense": plan.defense if fortified and plan.walls != NONE else None,
        "defense_note": say(Msg(f"text-faction-{plan.faction}"), lang) if fortified else "",
    }


def _unit(match: Match, k: int, slot: int, lang: str) -> Json | None:
    plan = match.sides[k]
    unit = unit_of(plan.faction, slot)
    if unit is None:
        return None
    return {
        "slot": slot,
        "id": unit.id,
        "name": name(unit, lang),
        "shape": SHAPES[unit.shape],
        "note": word("rw-unit-note", lang, initiative=unit.initiative, health=unit.health),
        "initiative": unit.initiative,
        "health": unit.health,
        "n": plan.units[slot],
        "plus": match.room(k, slot) > 0,
        "hero": slot in plan.heroes,
        "support": match.support(k, slot),
    }


def odds(trial: Trial, lang: str) -> Json:
    found = trial.odds
    losses = [word("rw-loss", lang, n=round(n, 1) + 0.0) for n in found.losses]  # no -0
    error = max(1, round(100 * found.error))
    return {
        "win": percent(found.win, 1, lang),
        "lose": percent(1 - round(found.win, 2), 1, lang),
        "part": found.win,
        "error": word("rw-error", lang, n=error),
        "losses": losses,
        "battles": word("rw-battles", lang, n=found.battles),
        "settled": settled(trial),
        "label": word("rw-odds-said", lang, win=round(100 * found.win), error=error, lost=losses[0], killed=losses[1]),
    }
