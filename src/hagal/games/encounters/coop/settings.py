"""The options that cooperative modes have in common, and what they can name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hagal.games.encounters.components import Avatar, Location, Objective, PlayerCard
from hagal.games.encounters.coop.setup import Films, people
from hagal.games.encounters.names import (
    CHARACTERS,
    CHOOSE,
    FILM,
    FILMS,
    FIRST_FILM,
    PREDATOR_FILMS,
    RANDOM,
    STAGES,
    TWO,
    Film,
)
from hagal.games.encounters.settings import names_complaint, only_with
from hagal.games.kit.seats import first_setting
from hagal.kernel.errors import RulesError, brief
from hagal.kernel.setting import Setting
from hagal.kernel.term import Component
from hagal.kernel.title import LONGEST_COMPLAINT

HUNTERS = "hunters"
"""The mode of Predators."""


class Known:
    """What options can name: all that is in some boxes and packs; `films` are those of the boxes."""

    def __init__(self, components: Iterable[Component], films: Films) -> None:
        self.films: tuple[Film, ...] = tuple(films.characters)
        found = {component.ref: component for component in components}.values()
        self.locations: list[str] = [one.id for one in found if isinstance(one, Location)]
        self.stages: dict[str, int] = {one.id: one.stage for one in found if isinstance(one, Objective)}
        cards = (one for one in found if isinstance(one, PlayerCard) and one.deck == "barracks")
        self.people: list[str] = list(people(cards, films.everybody()))
        self.avatars: list[str] = [one.id for one in found if isinstance(one, Avatar)]

    def has(self, id: str) -> bool:
        """Is there something of that name?"""
        return id in self.locations or id in self.stages or id in self.people or id in self.avatars

    def location_complaint(self, value: Any, players: int) -> str | None:
        known = (FILM, RANDOM, *self.locations)
        return None if value in known else f"option location must be one of {', '.join(known)}, not {value!r}"

    def objectives_complaint(self, value: Any, players: int) -> str | None:
        """'film', 'random', or one Objective of each number (PR-019)."""
        complaint = names_complaint("objectives", value, (FILM, RANDOM), list(self.stages), STAGES)
        if complaint or isinstance(value, str):
            return complaint
        stages = [self.stages[id] for id in value]
        if sorted(stages) != list(range(1, STAGES + 1)):
            return f"option objectives must name one Objective of each number 1, 2 and 3, not of {stages}"
        return None

    def characters_complaint(self, value: Any, players: int) -> str | None:
        return names_complaint("characters", value, (FILM, RANDOM), self.people, CHARACTERS)

    def avatars_complaint(self, value: Any, players: int) -> str | None:
        """'film', 'random', 'choose', 'two' (dealt, one kept), or one Avatar for each seat (PR-011)."""
        return names_complaint("avatars", value, (FILM, RANDOM, CHOOSE, TWO), self.avatars, players)


def settings(everything: Known) -> dict[str, Setting]:
    """Options of every cooperative mode; they may name what is in any of the boxes, and each mode checks its own."""
    return {
        "film": Setting(1, FILMS),
        "location": Setting(FILM, (FILM, RANDOM), everything.location_complaint),
        "objectives": Setting(FILM, (FILM, RANDOM), everything.objectives_complaint),
        "characters": Setting(FILM, (FILM, RANDOM), everything.characters_complaint),
        "avatars": Setting(FILM, (FILM, RANDOM, CHOOSE, TWO), everything.avatars_complaint),
        "first": first_setting(),
        "tough": Setting(False, (False, True)),
        "all_or_nothing": Setting(False, (False, True)),
    }


class Within:
    """What options may name in a mode: that of the modules in play, and of no other."""

    def __init__(self, known: Mapping[str, Known]) -> None:
        self.known: dict[str, Known] = dict(known)  # by module

    def check(self, players: int, present: frozenset[str], options: Mapping[str, Any]) -> RulesError | None:
        playing = [known for name, known in self.known.items() if name in present]  # in a mix those of both
        if not playing:
            return None
        people = HUNTERS not in present  # Predators have films, an Armory and Avatars of their own
        films = tuple(dict.fromkeys((FIRST_FILM, *(film for known in playing for film in known.films))))
        if options["film"] not in films and people:
            text = f"there is no film {options['film']!r} in this mode; there are: {', '.join(map(str, films))}"
            modes = [mode for mode, known in self.known.items() if options["film"] in known.films]
            return refused(text, [*modes, *([HUNTERS] if options["film"] in PREDATOR_FILMS else [])])
        for option, things in (
            ("location", [id for known in playing for id in known.locations]),
            ("objectives", [id for known in playing for id in known.stages]),
            *((("characters", [id for known in playing for id in known.people]),) if people else ()),
        ):
            wish = options[option]
            named = () if wish in (FILM, RANDOM) else (wish,) if isinstance(wish, str) else wish
            for id in named:
                if id not in things:
                    text = f"option {option} names {id!r}, which is not in this mode; there are: {', '.join(things)}"
                    return refused(text, self.whose(id))
        return self.avatars_complaint(playing, options["avatars"]) if people else None

    def whose(self, id: str) -> list[str]:
        """The modes in whose boxes something of that name is: if in none of these, Predators have it."""
        return [mode for mode, known in self.known.items() if known.has(id)] or [HUNTERS]

    def avatars_complaint(self, playing: list[Known], wish: Any) -> RulesError | None:
        """Other modes have Avatars of their own: they cannot be taken here."""
        own = [id for known in playing for id in known.avatars]
        if isinstance(wish, str) or set(own).issuperset(wish):
            return None
        text = f"option avatars must name people in this mode: {', '.join(sorted(own))}"
        return refused(text, self.whose(next(id for id in wish if id not in own)))


def refused(text: str, modes: list[str]) -> RulesError:
    """What only these modes have."""
    return RulesError(brief(text, LONGEST_COMPLAINT), only_with(modes))
