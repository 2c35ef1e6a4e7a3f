"""Free choices between the two games that are mixed, settings of how hard it is, and readings of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

from hagal.games.encounters.alien.mix import FILL, SETTINGS, of_film
from hagal.games.encounters.alien.names import DRONE, HATCHERY
from hagal.games.encounters.hunted.catalogue.enemies import YOUNG
from hagal.games.encounters.names import Film
from hagal.table.games.encounters import fields
from hagal.table.games.encounters.fields import TITLE
from hagal.table.games.encounters.mix import Mix
from hagal.table.games.encounters.setup.group import Group, Laid, Line
from hagal.table.games.encounters.setup.wished import Wished
from hagal.table.games.plan import Plan
from hagal.text.settings import setting_name, setting_value

MERCENARY = "mercenary"
CHOICES = tuple(SETTINGS)
NUMBERS = ("young_blood", "drones", "mercenaries", "wilds", "complex", "bare_turns", "preparation")
MORE_OR_LESS = ("young_blood", "drones", "mercenaries")
TICKS = ("tough", "all_or_nothing")
READINGS = (
    *("wilds_order", "face_down_runners", "reveal_abilities", "city_of_fear", "instinct_price", "gear_in_combat"),
    *("facehugger_window", "solo_facehugger", "second_chestburster", "orphan_facehugger", "fourth_hazard"),
    *("stowaway", "self_destruct", "cocooned", "lost_icon", "failed_clone", "escaped", "beast_honor"),
)
IDLE = {"city_of_fear": "hunted", "gear_in_combat": "prey"}
"""Readings of cards that not every mode that allows them has: the module or option that these come with."""


class Choices(Group):
    """Whose mat, starting cards, officers and Strikes are taken, and what fills up the mini-decks."""

    def blank(self, mix: Mix) -> dict[str, str]:
        return fields.blank(CHOICES)

    def here(self, w: Wished) -> bool:
        return w.has("starters")

    def film(self, w: Wished, film: Film) -> dict[str, str]:
        """In a mix they are those of the film's game; Predators who hunt have their own."""
        own = of_film(film) if w.has("mat") else {id: str(w.usual[id]) for id in CHOICES}
        return {f"set-{id}": value for id, value in own.items()}

    def surprise(self, w: Wished, rng: Random) -> dict[str, str]:
        settings = w.title.settings
        return {f"set-{id}": str(rng.choice(settings[id].allowed)) for id in w.those(CHOICES)}

    def read(self, plan: Plan, w: Wished, rng: Random) -> None:
        fields.read(plan, w.form, w.those(CHOICES))

    def offered(self, w: Wished, lang: str) -> dict[str, Any]:
        return {"choices": [fields.told(id, lang) for id in w.those(CHOICES)]}

    def told(self, w: Wished, lang: str) -> list[Line]:
        return [(setting_name(TITLE, id, lang), self.value(w, id, lang)) for id in w.those(CHOICES)]

    def value(self, w: Wished, id: str, lang: str) -> str:
        typed = w.form[f"set-{id}"]
        known = typed if typed in w.title.settings[id].allowed else w.title.settings[id].default
        return setting_value(TITLE, id, known, lang)


def filled(w: Wished) -> Laid:
    """What every table of a mode has: Strikes, what fills up the mini-decks, the Hatchery."""
    decks: tuple[str, ...] = (HATCHERY,) if "alien" in w.modules else ()
    if w.has("fill"):
        decks += FILL.get(w.form["set-fill"], ())
    else:
        decks += (DRONE,) if w.has("drones") else (MERCENARY,) if w.has("mercenaries") else (YOUNG,)
    return Laid(decks=decks, kinds=("strike",))


def readings(w: Wished) -> list[str]:
    """The readings that matter in a mode."""
    return [id for id in w.those(READINGS) if id not in IDLE or IDLE[id] in w.modules or matters(w, IDLE[id])]


def matters(w: Wished, option: str) -> bool:
    return option in w.title.settings and w.has(option)
