"""Hunters set up: what is hunted and with what, who the Predators are, Tests and Challenges, and how hard it is."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.hunters.hunt import NAME
from hagal.games.encounters.hunters.settings import ALL_GROUPS, GROUPS_OF_A_GAME
from hagal.games.encounters.hunters.setup import PREY
from hagal.games.encounters.names import CHOOSE, FILM, RANDOM, STAGES, TWO
from hagal.kernel.step import Msg
from hagal.table.games.encounters import fields
from hagal.table.games.encounters.fields import NAMED, dashed
from hagal.table.games.encounters.mix import PREDATOR, Mix
from hagal.table.games.plan import Form, Plan
from hagal.table.packs import Stock
from hagal.table.words import words

SEATS = 5
WAYS = {"prey": (FILM, RANDOM, NAMED), "armory": (FILM, RANDOM, NAMED)}
AVATAR_WAYS = (FILM, RANDOM, CHOOSE, TWO, NAMED)
NONE, ONLY_TESTS = "none", "tests"
TRIALS: dict[str, dict[str, Any]] = {
    NONE: {},
    ONLY_TESTS: {"tests": True},
    "secret": {"tests": True, "challenges": "secret"},
    "open": {"tests": True, "challenges": "open"},
}
"""Challenges are played together with Tests only (PR-255)."""
NUMBERS = ("mercenaries", "bare_turns")
READINGS = ("instinct_price", "gear_in_combat")


def blank(stock: Stock) -> dict[str, str]:
    found = {"predators": FILM, "trials": NONE, "together": "", **dict.fromkeys(WAYS, FILM)}
    found |= {f"predator-{seat}": RANDOM for seat in range(SEATS)}
    found |= {f"prey-{stage}": PREY[1][stage - 1] for stage in range(1, STAGES + 1)}
    found |= {f"group-{id}": "" for id in ALL_GROUPS}
    return found | fields.blank((*NUMBERS, *READINGS))


def read(plan: Plan, form: Form, stock: Stock) -> None:
    plan.modules.append(NAME)
    read_predators(plan, form, Mix(stock))
    read_prey(plan, form)
    read_armory(plan, form)
    if form["trials"] in TRIALS:
        plan.options |= TRIALS[form["trials"]]
    else:
        plan.wrong["trials"] = Msg("web-wrong-setting")
    if form["together"]:
        plan.options["together"] = True
    fields.read(plan, form, (*NUMBERS, *READINGS))


def read_predators(plan: Plan, form: Form, mix: Mix) -> None:
    way = form["predators"]
    own = mix.parts(PREDATOR)
    if way not in AVATAR_WAYS:
        plan.wrong["predators"] = Msg("web-wrong-setting")
    elif way == TWO and 2 * plan.players > len(mix.known(form, own)):
        plan.wrong["predators"] = Msg("table-encounters-wrong-two", n=len(mix.known(form, own)))
    elif way != NAMED:
        plan.options["avatars"] = way
    else:
        plan.options["avatars"] = fields.named(plan, form, mix, own, "predator")


def read_prey(plan: Plan, form: Form) -> None:
    """A mini-deck of each number (PR-197)."""
    if form["prey"] not in WAYS["prey"]:
        plan.wrong["prey"] = Msg("web-wrong-setting")
    elif form["prey"] != NAMED:
        plan.options["prey"] = form["prey"]
    else:
        wished = [form[f"prey-{stage}"] for stage in range(1, STAGES + 1)]
        for stage, id in enumerate(wished, start=1):
            if id not in of_stage(stage):
                plan.wrong[f"prey-{stage}"] = Msg("web-wrong-setting")
        plan.options["prey"] = wished


def of_stage(stage: int) -> list[str]:
    return [decks[stage - 1] for decks in PREY.values()]


def read_armory(plan: Plan, form: Form) -> None:
    """Four groups (PR-198)."""
    if form["armory"] not in WAYS["armory"]:
        plan.wrong["armory"] = Msg("web-wrong-setting")
    elif form["armory"] != NAMED:
        plan.options["armory"] = form["armory"]
    else:
        found = [id for id in ALL_GROUPS if form[f"group-{id}"]]
        if len(found) != GROUPS_OF_A_GAME:
            plan.wrong["armory"] = Msg("table-encounters-wrong-armory", n=GROUPS_OF_A_GAME)
        plan.options["armory"] = found


def offered(lang: str, stock: Stock) -> dict[str, Any]:
    t, mix = words(lang), Mix(stock)
    chance = (RANDOM, t("table-encounters-set-random"))
    return {
        "avatar_ways": [(way, t(f"table-encounters-avatars-{way}")) for way in AVATAR_WAYS],
        "avatars": [chance, *mix.choices(mix.parts(PREDATOR), lang)],
        "ways_of": {id: [(way, t(f"table-encounters-set-{way}")) for way in ways] for id, ways in WAYS.items()},
        "prey": {
            stage: [(id, t(f"table-encounters-prey-{dashed(id)}")) for id in of_stage(stage)]
            for stage in range(1, STAGES + 1)
        },
        "groups": [(id, t(f"enc-who-{dashed(id)}")) for id in ALL_GROUPS],
        "trials": [(id, t(f"table-encounters-trials-{id}")) for id in TRIALS],
        "numbers": [fields.told(id, lang, more_or_less=id == "mercenaries") for id in NUMBERS],
        "readings": [fields.told(id, lang) for id in READINGS],
    }
