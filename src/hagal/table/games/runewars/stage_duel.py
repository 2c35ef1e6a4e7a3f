"""A duel on the stage: two heroes, or a hero and the units of a quest; the fate cards of the round, read as circles."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.components import Hero, Unit
from hagal.games.runewars.names import ATTRIBUTES, CIRCLE, SHAPES
from hagal.games.runewars.quests.state import ROUNDS
from hagal.games.runewars.seen import DuelFacts, HeroFacts
from hagal.table.games.runewars import about_stage
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.stage_battle import beats, card
from hagal.table.games.runewars.stage_course import Course, duel_course, id_of
from hagal.table.games.runewars.stage_fate import fate, quest_of

Drawn = dict[str, Any]


def duel(look: Look) -> Drawn | None:
    facts = look.view["duel"]
    if facts is None:
        return None
    course = duel_course(look.sight.news)
    asked = look.seat if look.question is None else look.question.seat
    return {
        "title": look.word("table-runewars-stage-duel", area=look.get("area", facts["area"])),
        "number": course.number,
        "round": look.word("table-runewars-stage-round", n=facts["round"], last=ROUNDS) if facts["round"] else "",
        "quest": quest_of(look) if facts["quest"] else None,
        "sides": [side(look, facts, course, k, asked) for k in range(2)],
        "beats": beats(look, course),
    }


def side(look: Look, facts: DuelFacts, course: Course, k: int, asked: int) -> Drawn:
    """`hurt`: what is about to fall on this side, `guard`: how much of it is prevented."""
    foe = facts["quest"] is not None and k == 1
    fighter = foes(look, facts) if foe else champion(look, facts, k)
    enemy = facts["seats"][k] != asked or foe
    ref = about_stage.DUEL_FOE if enemy else "duel:own"
    return {
        **fighter,
        "ref": ref,
        "lit": look.lit.get(ref, ""),
        "seat": -1 if foe else facts["seats"][k],
        "who": look.word("table-runewars-stage-neutrals") if foe else look.name(facts["seats"][k]),
        "cards": [fate(look, id, fighter["shape"]) for id in cards(course, facts, k)],
        "hurt": facts["hurt"][k],
        "guard": facts["guard"][k],
    }


def cards(course: Course, facts: DuelFacts, k: int) -> list[str]:
    """What this side has drawn in this round: everybody was told so, card by card."""
    ref = f"hero:{facts['heroes'][k]}"
    found = []
    for news in course.news:
        own = news.kind == "rw-duel-foe" if facts["quest"] and k else news.facts.get("hero") == ref
        if own and news.kind in ("rw-duel-card", "rw-duel-foe") and news.facts["n"] == facts["round"]:
            found.append(id_of(news.facts["fate"]))
    return [id for id in found if id in facts["drawn"]]


def champion(look: Look, facts: DuelFacts, k: int) -> Drawn:
    hero: Hero = look.get("hero", str(facts["heroes"][k]))
    heroes: list[HeroFacts] = look.players[facts["seats"][k]]["heroes"]
    figure = next(one for one in heroes if one["hero"] == hero.id)
    return {
        "unit": "",
        "name": look.called(hero),
        "told": look.told(hero),
        "zoom": hero.ref,
        "shape": CIRCLE,
        "n": 1,
        "health": hero.health,
        "damage": min(figure["damage"], hero.health),
        "traits": [
            {"name": look.word(f"rw-{name}"), "n": hero.attributes[a] + figure["training"][name]}
            for a, name in enumerate(ATTRIBUTES)
        ],
        "rewards": [card(look, f"reward:{id}") for id in figure["rewards"] if id is not None],
        "hidden": figure["rewards"].count(None),
    }


def foes(look: Look, facts: DuelFacts) -> Drawn:
    unit: Unit = look.get("unit", str(facts["heroes"][1]))
    return {
        "unit": unit.id,
        "name": look.called(unit),
        "told": look.told(unit),
        "zoom": unit.ref,
        "shape": unit.shape,
        "base": SHAPES[unit.shape],
        "n": facts["foes"],
        "health": facts["toughness"],
        "damage": facts["wounds"],
        "traits": [],
        "rewards": [],
        "hidden": 0,
    }


def result(look: Look) -> Drawn | None:
    """The last duel, if it is over."""
    course = duel_course(look.sight.news)
    if look.view["duel"] is not None or not course.news:
        return None
    first, last = course.news[0], course.news[-1]
    names = [look.sight.components.get(first.facts.get(key, "")) for key in ("hero", "enemy", "unit")]
    return {
        "kind": "duel",
        "number": course.number,
        "last": last.number,
        "title": " · ".join(look.called(one) for one in names if one is not None),
        "verdict": last.text,
        "sides": [],
        "after": [],
        "rows": [],
        "beats": beats(look, course),
    }
