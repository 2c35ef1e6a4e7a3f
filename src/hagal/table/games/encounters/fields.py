"""Fields of the set-up form that several modes have: seat by seat who plays whom, numbers and readings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from hagal import games
from hagal.games.encounters.names import CHOOSE, FILM, RANDOM, TWO
from hagal.kernel.step import Msg
from hagal.table.games.plan import Form, Plan
from hagal.table.games.setup import choice, field
from hagal.table.words import words
from hagal.text.numbers import signed

if TYPE_CHECKING:
    from hagal.table.games.encounters.setup.wished import Wished

TITLE = "encounters"
NAMED = "named"


def dashed(id: str) -> str:
    return id.replace("_", "-")


def blank(ids: Sequence[str]) -> dict[str, str]:
    """Settings that are chosen from a list, as they usually are."""
    settings = games.title(TITLE).settings
    return {f"set-{id}": str(settings[id].default) for id in ids}


def told(id: str, lang: str, more_or_less: bool = False, dialect: str = "") -> dict[str, Any]:
    """A setting with its values: numbers as they are (in order), words as messages; all in the words of a dialect where
    that has words of its own (`Wished.dialect`)."""
    setting = games.title(TITLE).settings[id]
    values = setting.allowed
    ordered = sorted(values) if all(type(value) is int for value in values) else values
    choices = [(str(v), signed(v) if more_or_less else choice(TITLE, id, v, lang, dialect)) for v in ordered]
    return field(TITLE, id, setting, lang, dialect) | {"name": id, "choices": choices}


def read(plan: Plan, form: Form, ids: Sequence[str]) -> None:
    """Settings into the plan, if they are not as usual."""
    settings = games.title(TITLE).settings
    for id in ids:
        values = {str(value): value for value in settings[id].allowed}
        typed = form[f"set-{id}"]
        if typed not in values:
            plan.wrong[f"set-{id}"] = Msg("web-wrong-setting")
        elif values[typed] != settings[id].default:
            plan.options[id] = values[typed]


def check(plan: Plan, field: str, complaint: Msg | None) -> None:
    if complaint is not None:
        plan.wrong[field] = complaint


def named(plan: Plan, w: Wished, kind: str, field: str, rng: Random) -> list[str]:
    """Avatars named seat by seat; where chance is named, somebody who is left."""
    parts = w.parts(kind)
    wished = [w.form[f"{field}-{seat}"] for seat in range(plan.players)]
    for seat, id in enumerate(wished):
        if id != RANDOM and id in wished[:seat]:
            plan.wrong[f"{field}-{seat}"] = Msg("table-encounters-wrong-avatar-twice")
        elif id != RANDOM:
            check(plan, f"{field}-{seat}", w.complaint(kind, parts, id))
    left = [id for id in w.known(parts) if id not in wished]
    rng.shuffle(left)
    return [left.pop() if id == RANDOM else id for id in wished]


def seats_told(w: Wished, kind: str, field: str, way: str, of_film: Sequence[str], lang: str) -> str:
    """Who the players are: by their names as far as these are certain, else how they come by them."""
    t, names = words(lang), {part.id: part.named(lang) for part in w.parts(kind)}
    if way == FILM:
        return ", ".join(names[id] for id in of_film[: w.players])
    if way == NAMED:
        chance = t("table-encounters-way-random")
        return ", ".join(names.get(w.form[f"{field}-{seat}"], chance) for seat in range(w.players))
    return t(f"table-encounters-avatars-{way}") if way in (RANDOM, CHOOSE, TWO) else ""
