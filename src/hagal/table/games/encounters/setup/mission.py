"""Where it happens, and what for: a Location, and an Objective of each number."""

from __future__ import annotations

from random import Random
from typing import Any

from hagal.games.encounters.names import FILM, RANDOM, STAGES, Film
from hagal.kernel.step import Msg
from hagal.table.games.encounters.fields import NAMED, check
from hagal.table.games.encounters.mix import LOCATION, Mix, Part
from hagal.table.games.encounters.setup.group import Group, Laid, Line
from hagal.table.games.encounters.setup.wished import Wished
from hagal.table.games.plan import Plan
from hagal.table.words import words

WAYS = (FILM, RANDOM, NAMED)
NUMBERS = range(1, STAGES + 1)


class Mission(Group):
    def blank(self, mix: Mix) -> dict[str, str]:
        found = {"location": FILM, "objectives": FILM}
        return found | {f"objective-{stage}": mix.of_stage(stage)[0].id for stage in NUMBERS}

    def here(self, w: Wished) -> bool:
        return w.has("location")

    def film(self, w: Wished, film: Film) -> dict[str, str]:
        found = {"location": FILM, "objectives": FILM}
        return found | {f"objective-{stage}": of_film(w.of_stage(stage), film).id for stage in NUMBERS}

    def surprise(self, w: Wished, rng: Random) -> dict[str, str]:
        """The film is that of the Location: it names the game."""
        location = rng.choice(drawn_from(w, w.parts(LOCATION)))
        found = {"location": location.id, "objectives": NAMED}
        if getattr(location.component, "film", None) in w.films:
            found["film"] = str(getattr(location.component, "film", ""))
        return found | {f"objective-{stage}": rng.choice(drawn_from(w, w.of_stage(stage))).id for stage in NUMBERS}

    def read(self, plan: Plan, w: Wished, rng: Random) -> None:
        location = w.form["location"]
        plan.options["location"] = location
        if location not in (FILM, RANDOM):
            check(plan, "location", w.complaint(LOCATION, w.parts(LOCATION), location))
        way = w.form["objectives"]
        if way not in WAYS:
            plan.wrong["objectives"] = Msg("web-wrong-setting")
        elif way != NAMED:
            plan.options["objectives"] = way
        else:
            plan.options["objectives"] = [self.read_objective(plan, w, stage, rng) for stage in NUMBERS]

    def read_objective(self, plan: Plan, w: Wished, stage: int, rng: Random) -> str:
        field, parts = f"objective-{stage}", w.of_stage(stage)
        if w.form[field] == RANDOM:
            return rng.choice(drawn_from(w, parts)).id
        check(plan, field, w.complaint("objective", parts, w.form[field]))
        return w.form[field]

    def offered(self, w: Wished, lang: str) -> dict[str, Any]:
        t, mix = words(lang), w.mix
        chance = (RANDOM, t("table-encounters-way-random"), "")
        return {
            "locations": [
                (FILM, t("table-encounters-way-film"), ""),
                chance,
                *mix.choices(w.parts(LOCATION), lang),
            ],
            "objective_ways": [(way, t(f"table-encounters-way-{way}"), "") for way in WAYS],
            "objectives": {stage: [chance, *mix.choices(w.of_stage(stage), lang)] for stage in NUMBERS},
        }

    def told(self, w: Wished, lang: str) -> list[Line]:
        t = words(lang)
        location, objectives = self.location(w), self.objectives(w)
        lines = [(t("table-encounters-location"), called(location, lang))]
        return [
            *lines,
            *((t("table-encounters-objective", n=n), called(one, lang)) for n, one in enumerate(objectives, start=1)),
        ]

    def laid(self, w: Wished) -> Laid:
        found = [one for one in (self.location(w), *self.objectives(w)) if one is not None]
        return Laid(decks=tuple(one.id for one in found), names=tuple(one.id for one in found))

    def open(self, w: Wished) -> bool:
        return None in (self.location(w), *self.objectives(w))

    def location(self, w: Wished) -> Part | None:
        """The Location that is meant; None: chance will say."""
        wish = w.form["location"]
        if wish == RANDOM:
            return None
        parts = w.parts(LOCATION)
        return of_film(parts, w.film) if wish == FILM else named(parts, wish)

    def objectives(self, w: Wished) -> list[Part | None]:
        way = w.form["objectives"]
        if way == FILM:
            return [of_film(w.of_stage(stage), w.film) for stage in NUMBERS]
        if way == RANDOM:
            return [None] * STAGES
        return [named(w.of_stage(stage), w.form[f"objective-{stage}"]) for stage in NUMBERS]


def of_film(parts: list[Part], film: Film) -> Part:
    return next(part for part in parts if getattr(part.component, "film", None) == film)


def named(parts: list[Part], id: str) -> Part | None:
    return next((part for part in parts if part.id == id), None)


def drawn_from(w: Wished, parts: list[Part]) -> list[Part]:
    """Those that chance may take: packs that are not ticked are left where they are."""
    known = w.known(parts)
    return [part for part in parts if part.id in known]


def called(part: Part | None, lang: str) -> str:
    return words(lang)("table-encounters-way-random") if part is None else part.named(lang)
