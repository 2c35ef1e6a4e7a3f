"""A table as a form asks for it, and what all games have in common there: who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from hagal.kernel.step import Msg
from hagal.table.people import NAME_LENGTH, clean_name
from hagal.table.seats import KINDS, ME, PEOPLE, PLAIN_BOT, USUAL_BOT
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


def kinds(title: str) -> tuple[str, ...]:
    """Who can be asked to sit down: a bot that thinks only where there is one that knows the game."""
    return tuple(kind for kind in KINDS if kind != USUAL_BOT or find_spec(f"hagal.bots.{title}"))


def blank_seats(title: str, count: int) -> dict[str, str]:
    """Oneself, and bots that think if they can."""
    bot = USUAL_BOT if USUAL_BOT in kinds(title) else PLAIN_BOT
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
