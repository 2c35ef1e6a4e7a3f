"""A battle on the stage: both armies in rows by initiative, the fate cards of the row that fights, strength; and what a
battle that is over came to."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.runewars.battle.fight import ROUNDS
from hagal.games.runewars.components import Unit
from hagal.games.runewars.names import SHAPES
from hagal.games.runewars.seen import BattleFacts, SideFacts
from hagal.table.games.runewars import about_stage
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.stage_course import (
    AFTER,
    GONE,
    WON,
    Course,
    Figure,
    battle_course,
    id_of,
)
from hagal.table.games.runewars.stage_fate import NO_SHAPE, fate, sums
from hagal.table.sight import News

Drawn = dict[str, Any]


def battle(look: Look) -> Drawn | None:
    facts = look.view["battle"]
    if facts is None:
        return None
    course = going_on(look, facts)
    asked = look.seat if look.question is None else look.question.seat
    whose = [about_stage.OWN if side["runs"] == asked else about_stage.FOE for side in facts["sides"]]
    return {
        "title": look.word("table-runewars-stage-battle", area=look.get("area", facts["area"])),
        "number": course.number,
        "brief": facts["won"] >= 0 or on_the_map(look),
        "won": facts["won"],
        "sides": [side_of(look, facts, k) for k in range(2)],
        "rows": [row(look, facts, course, whose, n) for n in range(1, ROUNDS + 1)],
        "tactics": tactics(look),
        "beats": beats(look, course),
        "deck": look.view["fate"],
    }


def going_on(look: Look, facts: BattleFacts) -> Course:
    """The course of this very battle, made to agree with how it stands."""
    course = battle_course(look.sight.news)
    first = course.news[0] if course.news else None
    if first is not None and first.facts.get("area") != f"area:{facts['area']}":
        course = Course([])
    course.agree(facts)
    return course


def on_the_map(look: Look) -> bool:
    """Is the question about areas? Then the map must be seen."""
    return any(ref.startswith("area:") for ref in look.lit)


def side_of(look: Look, facts: BattleFacts, k: int) -> Drawn:
    side = facts["sides"][k]
    return {
        "seat": side["seat"],
        "name": name_of(look, side["seat"]),
        "runs": look.name(side["runs"]) if side["seat"] < 0 else "",
        "role": look.word("table-runewars-stage-defender" if k else "table-runewars-stage-attacker"),
        "strength": side["strength"],
        "walls": side["walls"],
        "bonus": side["bonus"],
        "heroes": heroes(look, facts, side),
        "cards": [card(look, f"tactic:{id}") for id in side["cards"] if id is not None],
        "winner": facts["won"] == k,
    }


def name_of(look: Look, seat: int) -> str:
    return look.name(seat) if seat >= 0 else look.word("table-runewars-stage-neutrals")


def heroes(look: Look, facts: BattleFacts, side: SideFacts) -> list[Drawn]:
    """The heroes of a side in the area, with the type that each supports."""
    if side["seat"] < 0:
        return []
    beside = {pair["hero"]: pair["unit"] for pair in side["supporters"]}
    found = []
    for figure in look.players[side["seat"]]["heroes"]:
        if figure["area"] == facts["area"] and not figure["routed"]:
            hero = look.get("hero", figure["hero"])
            unit = beside.get(figure["hero"])
            helps = look.word("table-runewars-stage-supports", unit=look.get("unit", unit)) if unit else ""
            lit = look.lit.get(hero.ref, "")
            found.append({"ref": hero.ref, "name": look.called(hero), "helps": helps, "lit": lit})
    return found


def card(look: Look, ref: str) -> Drawn:
    found = look.sight.components[ref]
    return {"ref": ref, "name": look.called(found), "told": look.told(found), "lit": look.lit.get(ref, "")}


def tactics(look: Look) -> list[Drawn]:
    """Those in hand that can be played now."""
    return [card(look, ref) for ref in look.lit if ref.startswith("tactic:")]


# Rows


def row(look: Look, facts: BattleFacts, course: Course, whose: list[str], n: int) -> Drawn:
    """Who has this initiative, on both sides; in the row that fights now, the cards drawn."""
    now = facts["round"] == n and facts["won"] < 0
    armies: list[list[Drawn]] = []
    for k, side in enumerate(facts["sides"]):
        units = dict.fromkeys(figure.unit for figure in course.figures if figure.side == k)
        some = [unit for unit in units if look.get("unit", unit).initiative == n]
        armies.append([troop(look, side, course, whose[k], k, unit) for unit in some])
    fates = [hand(look, side) for side in facts["sides"]] if now else []
    return {
        "n": n,
        "now": now,
        "past": n < facts["round"],
        "empty": not any(armies),
        "armies": armies,
        "fates": fates if any(one["cards"] for one in fates) else [],
    }


def troop(look: Look, side: SideFacts, course: Course, whose: str, k: int, unit: str) -> Drawn:
    """All units of a type of a side."""
    found: Unit = look.get("unit", unit)
    figures = [figure for figure in course.figures if figure.side == k and figure.unit == unit]
    health = next((group["health"] for group in side["units"] if group["unit"] == unit), found.health)
    helper = next((pair["hero"] for pair in side["supporters"] if pair["unit"] == unit), None)
    ref = about_stage.fighters(whose, unit)
    return {
        "ref": ref,
        "lit": look.lit.get(ref, ""),
        "unit": unit,
        "name": look.called(found),
        "told": look.told(found),
        "zoom": found.ref,
        "shape": SHAPES[found.shape],
        "seat": side["seat"],
        "strikes": side["strikes"] == unit,
        "struck": unit in side["struck"],
        "helper": look.called(look.get("hero", helper)) if helper else "",
        "figures": [drawn(look, figure, whose, found, health, at) for at, figure in enumerate(figures)],
    }


def drawn(look: Look, figure: Figure, whose: str, unit: Unit, health: int, at: int) -> Drawn:
    state = figure.state
    ref = about_stage.fighter(whose, figure.unit, state) if state != GONE else ""
    damage, routed = (state >> 1 & 7, state & 1) if state != GONE else (0, 0)
    return {
        "ref": ref,
        "lit": look.lit.get(ref, "") if ref else "",
        "label": look.word("rw-this-unit", unit=unit, damage=damage, routed=routed),
        "gone": state == GONE,
        "routed": bool(routed),
        "damage": damage,
        "health": health,
        "move": f"fighter-{figure.side}-{figure.unit}-{at}",
        "states": " ".join(f"{number}:{one}" for number, one in figure.states),
    }


def hand(look: Look, side: SideFacts) -> Drawn:
    """The cards that a side has drawn for the type that strikes, as far as this viewer may see them."""
    unit: Unit | None = look.get("unit", side["strikes"]) if side["strikes"] else None
    shape = NO_SHAPE if unit is None else unit.shape
    return {
        "name": "" if unit is None else look.called(unit),
        "shape": "" if unit is None else SHAPES[shape],
        "cards": [fate(look, id, shape) for id in side["drawn"]],
        "sums": [] if unit is None else sums(look, side["drawn"], shape),
    }


# What happened


def beats(look: Look, course: Course) -> list[Drawn]:
    return [beat(look, course, news) for news in course.news]


def beat(look: Look, course: Course, news: News) -> Drawn:
    """One thing after the other; those that show fate cards with these cards, read by their type."""
    unit: Any = look.sight.components.get(news.facts.get("unit", ""))
    shape = getattr(unit, "shape", NO_SHAPE)
    refs = news.facts.get("cards", ())
    return {
        "number": news.number,
        "seat": news.seat,
        "side": course.side(news.seat),
        "text": news.text,
        "cards": [{**fate(look, id_of(ref), shape), "lit": ""} for ref in refs if ref.startswith("fate:")],
        "ends": news.kind in WON,
    }


def result(look: Look) -> Drawn | None:
    """The last battle, if it is over: who won, what both lost, and what became of the loser."""
    course = battle_course(look.sight.news)
    if look.view["battle"] is not None or not course.news:
        return None
    first, won = course.news[0], course.won
    seats = (first.seat, first.facts["other"] if first.kind == "rw-battle" else -1)
    sides = [outcome(look, course, k, seat) for k, seat in enumerate(seats)]
    if won is not None:
        for k, name in enumerate(("attacks", "defends")):
            sides[k]["strength"] = won.facts[name]
            sides[k]["winner"] = course.side(won.seat) == k
    return {
        "kind": "battle",
        "number": course.number,
        "last": course.news[-1].number,
        "title": look.word("table-runewars-stage-battle", area=look.sight.components[first.facts["area"]]),
        "verdict": look.word("table-runewars-stage-called-off") if won is None else won.text,
        "sides": sides,
        "after": [news.text for news in course.news if news.kind in AFTER],
        "rows": [row(look, fought(first, seats), course, ["past", "past"], n) for n in range(1, ROUNDS + 1)],
        "beats": beats(look, course),
    }


def fought(first: News, seats: tuple[int, int]) -> BattleFacts:
    """A battle that is over, as far as its rows ask: its figures know the rest."""
    sides: list[SideFacts] = [
        {
            "seat": seat,
            "runs": seat,
            "units": [],
            "strikes": None,
            "struck": [],
            "drawn": [],
            "cards": [],
            "bonus": 0,
            "walls": 0,
            "strength": 0,
            "supporters": [],
        }
        for seat in seats
    ]
    return {"area": id_of(first.facts["area"]), "round": ROUNDS, "won": 0, "sides": sides}


def outcome(look: Look, course: Course, k: int, seat: int) -> Drawn:
    lost = Counter(figure.unit for figure in course.lost if figure.side == k)
    left = Counter(figure.unit for figure in course.figures if figure.side == k and figure.state != GONE)
    return {
        "seat": seat,
        "name": name_of(look, seat),
        "winner": False,
        "strength": "",
        "lost": [tally(look, unit, n) for unit, n in lost.items()],
        "left": [tally(look, unit, n) for unit, n in left.items()],
    }


def tally(look: Look, unit: str, n: int) -> Drawn:
    found: Unit = look.get("unit", unit)
    return {"unit": unit, "name": look.called(found), "shape": SHAPES[found.shape], "n": n}
