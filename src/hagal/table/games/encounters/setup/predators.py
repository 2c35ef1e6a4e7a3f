"""Who hunts, and what with: Predators, groups of the Armory, mini-decks of Prey, Tests and Challenges."""

from __future__ import annotations

from random import Random
from typing import Any

from hagal.games.encounters.alien.hunt import armory_film
from hagal.games.encounters.hunters.settings import ALL_GROUPS, GROUPS_OF_A_GAME
from hagal.games.encounters.hunters.setup import FILM_PREDATORS, GROUPS, PREY
from hagal.games.encounters.names import CHOOSE, FILM, RANDOM, STAGES, TWO, Film
from hagal.kernel.step import Msg
from hagal.table.games.encounters import fields
from hagal.table.games.encounters.fields import NAMED, dashed
from hagal.table.games.encounters.mix import PREDATOR, Mix
from hagal.table.games.encounters.setup.group import Group, Laid, Line
from hagal.table.games.encounters.setup.wished import Wished
from hagal.table.games.plan import Plan
from hagal.table.words import words

SEATS = 5
WAYS = (FILM, RANDOM, NAMED)
AVATAR_WAYS = (FILM, RANDOM, CHOOSE, TWO, NAMED)
NUMBERS = range(1, STAGES + 1)
NONE, ONLY_TESTS = "none", "tests"
TRIALS: dict[str, dict[str, Any]] = {
    NONE: {},
    ONLY_TESTS: {"tests": True},
    "secret": {"tests": True, "challenges": "secret"},
    "open": {"tests": True, "challenges": "open"},
}
"""Challenges are played together with Tests only (PR-255)."""


def side(film: Film) -> int:
    """The film of Predator whose hunter and Armory go with a film."""
    return film if isinstance(film, int) else armory_film(film)


class Predators(Group):
    """Who hunts, and with what."""

    def blank(self, mix: Mix) -> dict[str, str]:
        found = {"predators": FILM, "trials": NONE, "together": "", "armory": FILM}
        found |= {f"predator-{seat}": RANDOM for seat in range(SEATS)}
        return found | {f"group-{id}": "" for id in ALL_GROUPS}

    def here(self, w: Wished) -> bool:
        return w.has("armory")

    def film(self, w: Wished, film: Film) -> dict[str, str]:
        found = {"predators": FILM, "armory": FILM}
        found |= {f"predator-{seat}": id for seat, id in enumerate(FILM_PREDATORS[side(film)])}
        return found | ticked(GROUPS[side(film)])

    def surprise(self, w: Wished, rng: Random) -> dict[str, str]:
        known = w.known(w.parts(PREDATOR))
        found = {"predators": NAMED, "armory": NAMED, "film": str(rng.choice(w.films))}
        found |= {f"predator-{seat}": id for seat, id in enumerate(rng.sample(known, min(SEATS, len(known))))}
        return found | ticked(rng.sample(ALL_GROUPS, GROUPS_OF_A_GAME))

    def read(self, plan: Plan, w: Wished, rng: Random) -> None:
        self.read_predators(plan, w, rng)
        self.read_armory(plan, w)
        if w.form["trials"] in TRIALS:
            plan.options |= TRIALS[w.form["trials"]]
        else:
            plan.wrong["trials"] = Msg("web-wrong-setting")
        if w.form["together"]:
            plan.options["together"] = True

    def read_predators(self, plan: Plan, w: Wished, rng: Random) -> None:
        way = w.form["predators"]
        if way not in AVATAR_WAYS:
            plan.wrong["predators"] = Msg("web-wrong-setting")
        elif way == NAMED:
            plan.options["avatars"] = fields.named(plan, w, PREDATOR, "predator", rng)
        else:
            fields.check(plan, "predators", w.reason("avatars", way))
            plan.options["avatars"] = way

    def read_armory(self, plan: Plan, w: Wished) -> None:
        """Four groups (PR-198)."""
        way = w.form["armory"]
        if way not in WAYS:
            plan.wrong["armory"] = Msg("web-wrong-setting")
            return
        plan.options["armory"] = groups(w) if way == NAMED else way
        if way == NAMED and len(groups(w)) != GROUPS_OF_A_GAME:
            plan.wrong["armory"] = Msg("table-encounters-wrong-armory", n=GROUPS_OF_A_GAME)

    def offered(self, w: Wished, lang: str) -> dict[str, Any]:
        t = words(lang)
        chance = (RANDOM, t("table-encounters-way-random"), "")
        return {
            "avatar_ways": [way_told(w, way, lang) for way in AVATAR_WAYS],
            "avatars": [chance, *w.mix.choices(w.parts(PREDATOR), lang)],
            "armory_ways": [(way, t(f"table-encounters-way-{way}"), "") for way in WAYS],
            "groups": [(id, t(f"enc-who-{dashed(id)}")) for id in ALL_GROUPS],
            "trials": [(id, t(f"table-encounters-trials-{id}"), "") for id in TRIALS],
        }

    def told(self, w: Wished, lang: str) -> list[Line]:
        t, way = words(lang), w.form["armory"]
        told = ", ".join(t(f"enc-who-{dashed(id)}") for id in groups(w))
        if way == NAMED and len(groups(w)) != GROUPS_OF_A_GAME:
            told = f"{told} ({t('table-encounters-so-many-of', n=len(groups(w)), of=GROUPS_OF_A_GAME)})".strip()
        armory = t("table-encounters-way-random") if way == RANDOM else told
        own = FILM_PREDATORS[side(w.film)]
        predators = fields.seats_told(w, PREDATOR, "predator", w.form["predators"], own, lang)
        return [(t("table-encounters-armory-groups"), armory), (t("table-encounters-predators"), predators)]

    def laid(self, w: Wished) -> Laid:
        return Laid(who=tuple(groups(w)), kinds=("trap",))

    def open(self, w: Wished) -> bool:
        return len(groups(w)) != GROUPS_OF_A_GAME


class PreyDecks(Group):
    """What is hunted: a mini-deck of each number (PR-197)."""

    def blank(self, mix: Mix) -> dict[str, str]:
        return {"prey": FILM, **{f"prey-{stage}": PREY[1][stage - 1] for stage in NUMBERS}}

    def here(self, w: Wished) -> bool:
        return w.has("prey")

    def film(self, w: Wished, film: Film) -> dict[str, str]:
        return {"prey": FILM, **{f"prey-{stage}": PREY[side(film)][stage - 1] for stage in NUMBERS}}

    def surprise(self, w: Wished, rng: Random) -> dict[str, str]:
        return {"prey": NAMED, **{f"prey-{stage}": rng.choice(of_stage(stage)) for stage in NUMBERS}}

    def read(self, plan: Plan, w: Wished, rng: Random) -> None:
        way = w.form["prey"]
        if way not in WAYS:
            plan.wrong["prey"] = Msg("web-wrong-setting")
        elif way != NAMED:
            plan.options["prey"] = way
        else:
            wished = [w.form[f"prey-{stage}"] for stage in NUMBERS]
            for stage, id in enumerate(wished, start=1):
                if id not in (RANDOM, *of_stage(stage)):
                    plan.wrong[f"prey-{stage}"] = Msg("web-wrong-setting")
            plan.options["prey"] = [
                rng.choice(of_stage(stage)) if id == RANDOM else id for stage, id in enumerate(wished, start=1)
            ]

    def offered(self, w: Wished, lang: str) -> dict[str, Any]:
        t = words(lang)
        chance = (RANDOM, t("table-encounters-way-random"))
        return {
            "prey_ways": [(way, t(f"table-encounters-way-{way}"), "") for way in WAYS],
            "prey": {stage: [chance, *((id, deck_told(id, lang)) for id in of_stage(stage))] for stage in NUMBERS},
        }

    def told(self, w: Wished, lang: str) -> list[Line]:
        t, found = words(lang), decks(w)
        chance = t("table-encounters-way-random")
        return [
            (t("table-encounters-prey-part", n=stage), deck_told(id, lang) if id else chance)
            for stage, id in enumerate(found, start=1)
        ]

    def laid(self, w: Wished) -> Laid:
        return Laid(decks=tuple(id for id in decks(w) if id), kinds=("gear",))

    def open(self, w: Wished) -> bool:
        return "" in decks(w)


def ticked(chosen: list[str] | tuple[str, ...]) -> dict[str, str]:
    return {f"group-{id}": "yes" if id in chosen else "" for id in ALL_GROUPS}


def groups(w: Wished) -> list[str]:
    """The groups that are certain to be in the Armory."""
    way = w.form["armory"]
    if way == FILM:
        return list(GROUPS[side(w.film)])
    return [] if way == RANDOM else [id for id in ALL_GROUPS if w.form[f"group-{id}"]]


def decks(w: Wished) -> list[str]:
    """The mini-decks of Prey by their numbers; empty where chance will say."""
    way = w.form["prey"]
    if way == FILM:
        return list(PREY[side(w.film)])
    wished = [w.form[f"prey-{stage}"] for stage in NUMBERS] if way == NAMED else []
    return [id if id in of_stage(stage) else "" for stage, id in enumerate(wished, start=1)] or [""] * STAGES


def of_stage(stage: int) -> list[str]:
    return [decks[stage - 1] for decks in PREY.values()]


def deck_told(id: str, lang: str) -> str:
    return words(lang)(f"table-encounters-prey-{dashed(id)}")


def way_told(w: Wished, way: str, lang: str) -> tuple[str, str, str]:
    """A way to come by Predators, and why it is not to be had, if so."""
    reason = w.reason("avatars", way) if way != NAMED else None
    t = words(lang)
    return way, t(f"table-encounters-avatars-{way}"), t(reason.id, **reason.args) if reason else ""
