"""Legendary Encounters set up: the film, what is mixed into it, who the players are, and how hard it is."""

from __future__ import annotations

import secrets
from typing import Any

from hagal import games
from hagal.games.encounters.hunted.catalogue import census
from hagal.games.encounters.names import CHARACTERS, CHOOSE, FILM, RANDOM, STAGES, TWO
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.packs import Notice, Pack
from hagal.packs.encounters.changes import SAME_ROLE
from hagal.table.games import packs
from hagal.table.games.encounters.mix import AVATAR, LOCATION, PERSON, Mix
from hagal.table.games.plan import Form, Plan, blank_seats
from hagal.table.games.setup import Setup
from hagal.table.packs import Stock
from hagal.table.seats import FRIEND, ME, PEOPLE
from hagal.table.wish import SLOW
from hagal.table.words import Words, words

TITLE = "encounters"
SEATS = 5
NAMED = "named"
ONE, BOTH = "one", "two"
WAYS = {"objectives": (FILM, RANDOM, NAMED), "characters": (FILM, RANDOM, NAMED)}
AVATAR_WAYS = (FILM, RANDOM, CHOOSE, TWO, NAMED)
NUMBERS = ("young_blood", "preparation", "wilds")
TICKS = ("tough", "all_or_nothing")
READINGS = ("wilds_order", "face_down_runners", "reveal_abilities", "city_of_fear")


class EncountersSetup(Setup):
    unnamed = "table-encounters-name-empty"
    notes = (("table-encounters-players-note", ""),)

    def blank(self, stock: Stock) -> dict[str, str]:
        mix = Mix(stock)
        settings = games.title(TITLE).settings
        found = blank_seats(TITLE, SEATS) | {"film": "1", "location": FILM, "avatars": FILM, "alone": ONE}
        found |= dict.fromkeys(WAYS, FILM)
        found |= {f"avatar-{seat}": RANDOM for seat in range(SEATS)}
        found |= {f"objective-{stage}": mix.of_stage(stage)[0].id for stage in range(1, STAGES + 1)}
        found |= {f"who-{part.id}": "" for part in mix.parts(PERSON)}
        found |= dict.fromkeys(TICKS, "")
        found |= {f"set-{id}": str(settings[id].default) for id in (*NUMBERS, *READINGS)}
        return found

    def read(self, plan: Plan, form: Form, stock: Stock) -> None:
        mix = Mix(stock)
        packs.read(plan, form, stock)
        if plan.players == 1:
            read_alone(plan, form)
        read_film(plan, form, mix)
        read_avatars(plan, form, mix)
        read_numbers(plan, form)
        plan.options |= {id: True for id in TICKS if form[id]}
        if any(kind not in PEOPLE for kind in plan.kinds):
            plan.pace = SLOW  # so that there is time to Coordinate

    def offered(self, form: Form, wrong: dict[str, str], lang: str, stock: Stock) -> dict[str, Any]:
        t, mix = words(lang), Mix(stock)
        chance = (RANDOM, t("table-encounters-set-random"))
        return {
            "films": [(str(n), film_told(n, t)) for n in (1, 2)],
            "locations": [(FILM, t("table-encounters-set-film")), chance, *mix.choices(mix.parts(LOCATION), lang)],
            "ways_of": {id: [(way, t(f"table-encounters-set-{way}")) for way in ways] for id, ways in WAYS.items()},
            "avatar_ways": [(way, t(f"table-encounters-avatars-{way}")) for way in AVATAR_WAYS],
            "avatars": [chance, *mix.choices(mix.parts(AVATAR), lang)],
            "objectives": {stage: mix.choices(mix.of_stage(stage), lang) for stage in range(1, STAGES + 1)},
            "characters": mix.choices(mix.parts(PERSON), lang),
            "packs": packs.told(stock, lang, self),
            "broken": stock.broken,
            "numbers": [numbers_told(id, lang) for id in NUMBERS],
            "ticks": [
                (id, t(f"table-encounters-set-{dashed(id)}"), t(f"table-encounters-set-{dashed(id)}-note"))
                for id in TICKS
            ],
            "readings": [numbers_told(id, lang) for id in READINGS],
            "readings_open": any(f"set-{id}" in wrong or changed(form, f"set-{id}") for id in READINGS),
        }

    def added(self, pack: Pack) -> list[Component]:
        """A character is named, not each of its cards; an Objective without its deck, an Avatar without its Role."""
        added = pack.content.added
        known = {one.id for one in added}
        roles = {getattr(one, "role", "") for one in added}
        return [
            one
            for one in added
            if getattr(one, "who", "") not in known and getattr(one, "deck", "") not in known and one.id not in roles
        ]

    def notice(self, notice: Notice) -> Msg:
        if notice.kind != SAME_ROLE:
            return super().notice(notice)
        return Msg("table-encounters-pack-same-role", a=notice.about, b=notice.args["other"], role=notice.args["role"])


def film_told(film: int, t: Words) -> str:
    """A film, and how many of its cards are stand-ins."""
    n, cards = census.of_film(film)
    return f"{t(f'table-encounters-film-{film}')} · {t('table-encounters-stand-ins', n=n, all=cards)}"


def changed(form: Form, field: str) -> bool:
    return form[field] != SETUP.blank(Stock())[field]


def dashed(id: str) -> str:
    return id.replace("_", "-")


def numbers_told(id: str, lang: str) -> dict[str, Any]:
    """A setting with its values: numbers as they are, words as messages."""
    t = words(lang)
    values = games.title(TITLE).settings[id].allowed
    ordered = sorted(values) if id in NUMBERS else values
    choices = [(str(v), f"{v:+d}".replace("-", "−") if id == "young_blood" else told(id, v, t)) for v in ordered]
    label, note = t(f"table-encounters-set-{dashed(id)}"), t(f"table-encounters-set-{dashed(id)}-note")
    return {"name": id, "label": label, "note": note, "choices": choices}


def told(id: str, value: Any, t: Words) -> str:
    return str(value) if isinstance(value, int) else t(f"table-encounters-set-{dashed(id)}-{value}")


def read_alone(plan: Plan, form: Form) -> None:
    """One person, one Avatar or two; two are two seats with open hands (PR-024)."""
    if form["alone"] == BOTH:
        plan.players, plan.shared = 2, True
        plan.kinds, plan.names = [ME, FRIEND], [plan.names[0], ""]
    elif form["alone"] != ONE:
        plan.wrong["alone"] = Msg("web-wrong-setting")


def read_film(plan: Plan, form: Form, mix: Mix) -> None:
    if form["film"] in ("1", "2"):
        plan.options["film"] = int(form["film"])
    else:
        plan.wrong["film"] = Msg("web-wrong-setting")
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


def check(plan: Plan, field: str, complaint: Msg | None) -> None:
    if complaint is not None:
        plan.wrong[field] = complaint


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
    """Named seat by seat; where chance is named, somebody who is left."""
    way = form["avatars"]
    if way not in AVATAR_WAYS:
        plan.wrong["avatars"] = Msg("web-wrong-setting")
    elif way != NAMED:
        plan.options["avatars"] = way
    else:
        plan.options["avatars"] = named_avatars(plan, form, mix)


def named_avatars(plan: Plan, form: Form, mix: Mix) -> list[str]:
    avatars = mix.parts(AVATAR)
    known = mix.known(form, avatars)
    wished = [form[f"avatar-{seat}"] for seat in range(plan.players)]
    for seat, id in enumerate(wished):
        if id != RANDOM and id not in known:
            check(plan, f"avatar-{seat}", mix.complaint(form, avatars, id))
        elif id != RANDOM and id in wished[:seat]:
            plan.wrong[f"avatar-{seat}"] = Msg("table-encounters-wrong-avatar-twice")
    left = [id for id in known if id not in wished]
    secrets.SystemRandom().shuffle(left)
    return [left.pop() if id == RANDOM else id for id in wished]


def read_numbers(plan: Plan, form: Form) -> None:
    settings = games.title(TITLE).settings
    for id in (*NUMBERS, *READINGS):
        values = {str(value): value for value in settings[id].allowed}
        typed = form[f"set-{id}"]
        if typed not in values:
            plan.wrong[f"set-{id}"] = Msg("web-wrong-setting")
        elif values[typed] != settings[id].default:
            plan.options[id] = values[typed]


SETUP = EncountersSetup(TITLE)
