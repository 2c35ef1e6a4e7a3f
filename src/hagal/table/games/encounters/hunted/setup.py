"""Hunted set up: what is mixed into the film, who the players are, and how hard it is."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.names import CHARACTERS, CHOOSE, FILM, RANDOM, STAGES, TWO
from hagal.kernel.step import Msg
from hagal.table.games.encounters import fields
from hagal.table.games.encounters.fields import NAMED, check, dashed
from hagal.table.games.encounters.mix import AVATAR, LOCATION, PERSON, Mix
from hagal.table.games.plan import Form, Plan
from hagal.table.packs import Stock
from hagal.table.seats import FRIEND, ME, PEOPLE
from hagal.table.wish import SLOW
from hagal.table.words import words

SEATS = 5
ONE, BOTH = "one", "two"
WAYS = {"objectives": (FILM, RANDOM, NAMED), "characters": (FILM, RANDOM, NAMED)}
AVATAR_WAYS = (FILM, RANDOM, CHOOSE, TWO, NAMED)
NUMBERS = ("young_blood", "wilds")
TICKS = ("tough", "all_or_nothing")
READINGS = ("city_of_fear",)


def blank(stock: Stock) -> dict[str, str]:
    mix = Mix(stock)
    found = {"location": FILM, "avatars": FILM, "alone": ONE, **dict.fromkeys(WAYS, FILM)}
    found |= {f"avatar-{seat}": RANDOM for seat in range(SEATS)}
    found |= {f"objective-{stage}": mix.of_stage(stage)[0].id for stage in range(1, STAGES + 1)}
    found |= {f"who-{part.id}": "" for part in mix.parts(PERSON)}
    return found | dict.fromkeys(TICKS, "") | fields.blank((*NUMBERS, *READINGS))


def read(plan: Plan, form: Form, stock: Stock) -> None:
    mix = Mix(stock)
    if plan.players == 1:
        read_alone(plan, form)
    read_film(plan, form, mix)
    read_avatars(plan, form, mix)
    fields.read(plan, form, (*NUMBERS, *READINGS))
    plan.options |= {id: True for id in TICKS if form[id]}
    if any(kind not in PEOPLE for kind in plan.kinds):
        plan.pace = SLOW  # so that there is time to Coordinate


def offered(lang: str, stock: Stock) -> dict[str, Any]:
    t, mix = words(lang), Mix(stock)
    chance = (RANDOM, t("table-encounters-set-random"))
    return {
        "locations": [(FILM, t("table-encounters-set-film")), chance, *mix.choices(mix.parts(LOCATION), lang)],
        "ways_of": {id: [(way, t(f"table-encounters-set-{way}")) for way in ways] for id, ways in WAYS.items()},
        "avatar_ways": [(way, t(f"table-encounters-avatars-{way}")) for way in AVATAR_WAYS],
        "avatars": [chance, *mix.choices(mix.parts(AVATAR), lang)],
        "objectives": {stage: mix.choices(mix.of_stage(stage), lang) for stage in range(1, STAGES + 1)},
        "characters": mix.choices(mix.parts(PERSON), lang),
        "numbers": [fields.told(id, lang, more_or_less=id == "young_blood") for id in NUMBERS],
        "ticks": [
            (id, t(f"table-encounters-set-{dashed(id)}"), t(f"table-encounters-set-{dashed(id)}-note")) for id in TICKS
        ],
        "readings": [fields.told(id, lang) for id in READINGS],
    }


def read_alone(plan: Plan, form: Form) -> None:
    """One person, one Avatar or two; two are two seats with open hands (PR-024)."""
    if form["alone"] == BOTH:
        plan.players, plan.shared = 2, True
        plan.kinds, plan.names = [ME, FRIEND], [plan.names[0], ""]
    elif form["alone"] != ONE:
        plan.wrong["alone"] = Msg("web-wrong-setting")


def read_film(plan: Plan, form: Form, mix: Mix) -> None:
    plan.options["location"] = form["location"]
    if form["location"] not in (FILM, RANDOM):
        check(plan, "location", mix.complaint(form, mix.parts(LOCATION), form["location"]))
    for id, ways in WAYS.items():
        if form[id] not in ways:
            plan.wrong[id] = Msg("web-wrong-setting")
        elif form[id] != NAMED:
            plan.options[id] = form[id]
    if form["objectives"] == NAMED:
        read_objectives(plan, form, mix)
    if form["characters"] == NAMED:
        read_characters(plan, form, mix)


def read_objectives(plan: Plan, form: Form, mix: Mix) -> None:
    found = []
    for stage in range(1, STAGES + 1):
        wished = form[f"objective-{stage}"]
        check(plan, f"objective-{stage}", mix.complaint(form, mix.of_stage(stage), wished))
        found.append(wished)
    plan.options["objectives"] = found


def read_characters(plan: Plan, form: Form, mix: Mix) -> None:
    """Those of packs that are not ticked are not shown, so they are not read."""
    found = [id for id in mix.known(form, mix.parts(PERSON)) if form[f"who-{id}"]]
    if len(found) != CHARACTERS:
        plan.wrong["characters"] = Msg("table-encounters-wrong-characters", n=CHARACTERS)
    plan.options["characters"] = found


def read_avatars(plan: Plan, form: Form, mix: Mix) -> None:
    way = form["avatars"]
    if way not in AVATAR_WAYS:
        plan.wrong["avatars"] = Msg("web-wrong-setting")
    elif way != NAMED:
        plan.options["avatars"] = way
    else:
        plan.options["avatars"] = fields.named(plan, form, mix, mix.parts(AVATAR), "avatar")
