"""Fields of the set-up form that both modes have: seat by seat who plays whom, numbers and readings."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from hagal import games
from hagal.games.encounters.names import RANDOM
from hagal.kernel.step import Msg
from hagal.table.games.encounters.mix import Mix, Part
from hagal.table.games.plan import Form, Plan
from hagal.table.words import Words, words

TITLE = "encounters"
NAMED = "named"


def dashed(id: str) -> str:
    return id.replace("_", "-")


def blank(ids: Sequence[str]) -> dict[str, str]:
    """Settings that are chosen from a list, as they usually are."""
    settings = games.title(TITLE).settings
    return {f"set-{id}": str(settings[id].default) for id in ids}


def told(id: str, lang: str, more_or_less: bool = False) -> dict[str, Any]:
    """A setting with its values: numbers as they are (in order), words as messages."""
    t = words(lang)
    values = games.title(TITLE).settings[id].allowed
    ordered = sorted(values) if all(type(value) is int for value in values) else values
    choices = [(str(v), f"{v:+d}".replace("-", "−") if more_or_less else value_told(id, v, t)) for v in ordered]
    label, note = t(f"table-encounters-set-{dashed(id)}"), t(f"table-encounters-set-{dashed(id)}-note")
    return {"name": id, "label": label, "note": note, "choices": choices}


def value_told(id: str, value: Any, t: Words) -> str:
    if isinstance(value, bool):
        return t("plain-yes" if value else "plain-no")
    return str(value) if isinstance(value, int) else t(f"table-encounters-set-{dashed(id)}-{value}")


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


def named(plan: Plan, form: Form, mix: Mix, parts: list[Part], field: str) -> list[str]:
    """Avatars named seat by seat; where chance is named, somebody who is left."""
    known = mix.known(form, parts)
    wished = [form[f"{field}-{seat}"] for seat in range(plan.players)]
    for seat, id in enumerate(wished):
        if id != RANDOM and id not in known:
            check(plan, f"{field}-{seat}", mix.complaint(form, parts, id))
        elif id != RANDOM and id in wished[:seat]:
            plan.wrong[f"{field}-{seat}"] = Msg("table-encounters-wrong-avatar-twice")
    left = [id for id in known if id not in wished]
    secrets.SystemRandom().shuffle(left)
    return [left.pop() if id == RANDOM else id for id in wished]
