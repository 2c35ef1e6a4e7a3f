"""A table as a form asks for it, and what all games have in common there: who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hagal import bots
from hagal.kernel.step import Msg
from hagal.table.people import NAME_LENGTH, clean_name
from hagal.table.seats import ME, PEOPLE, kinds
from hagal.table.wish import QUICK, SeatWish, Wish

Form = Mapping[str, str]


@dataclass
class Plan:
    """A table as a form asks for it. `wrong`: a complaint for each field that cannot be so."""

    title: str
    players: int = 1
    kinds: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)
    pace: str = QUICK
    shared: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    packs: list[str] = field(default_factory=list)
    wrong: dict[str, Msg] = field(default_factory=dict)

    @property
    def wish(self) -> Wish:
        seats = [SeatWish(kind, name) for kind, name in zip(self.kinds, self.names, strict=True)]
        return Wish(self.title, seats, self.modules, self.options, self.pace, self.shared, packs=self.packs)


def blank_seats(title: str, count: int) -> dict[str, str]:
    """Oneself, and bots that think if they can."""
    bot = bots.usual(title)
    found: dict[str, str] = {}
    for seat in range(count):
        found |= {f"kind-{seat}": bot if seat else ME, f"name-{seat}": ""}
    return found


def read_seats(plan: Plan, form: Form) -> None:
    for seat in range(plan.players):
        kind, typed = form[f"kind-{seat}"], form[f"name-{seat}"].strip()
        name = clean_name(typed)
        if kind not in kinds(plan.title):
            plan.wrong[f"kind-{seat}"] = Msg("web-wrong-kind")
        elif kind == ME and ME in plan.kinds:
            plan.wrong[f"kind-{seat}"] = Msg("web-wrong-two-me")
        if len(typed) > NAME_LENGTH:
            plan.wrong[f"name-{seat}"] = Msg("web-wrong-name-long", most=NAME_LENGTH)
        elif name and name.casefold() in [other.casefold() for other in plan.names]:
            plan.wrong[f"name-{seat}"] = Msg("web-wrong-name-twice", name=name)
        plan.kinds.append(kind)
        plan.names.append(name)
    if not any(kind in PEOPLE for kind in plan.kinds) and "kind-0" not in plan.wrong:
        plan.wrong["kind-0"] = Msg("web-wrong-nobody")
