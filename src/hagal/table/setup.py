"""The set-up form: what it offers for a new table, and what was typed into it, read and checked.

Without a script the form shows every field. Fields that do not belong to the game asked for (the difficulty
with four players, say) are not read; all others are checked here, so that each complaint stands beside its field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hagal import games
from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.components import Leader
from hagal.games.dune.ix.leaders import LEADERS as IX_LEADERS
from hagal.games.dune.ix.rivals.module import RIVALS as IX_RIVALS
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.rivals.leaders import RIVALS
from hagal.kernel.step import Msg
from hagal.table import faces
from hagal.table.people import NAME_LENGTH, clean_name
from hagal.table.rooms import SeatWish, Wish
from hagal.table.seating import KINDS, ME, PEOPLE, USUAL_BOT

SEATS = 4
RANDOM, CHOOSE, NAMED = "random", "choose", "named"
VARIANTS = ("epic", "row_dice", "brutal_escalation")
LONGEST = 200
"""No field of the form needs more."""


@dataclass(frozen=True)
class Reading:
    """A setting for what the rulebooks leave open; `players` and `ix`: in which games it matters."""

    name: str
    players: tuple[int, ...]
    ix: bool = False


READINGS = (
    Reading("three_way_tie", (4,)),
    Reading("tie_for_second", (1, 2, 3)),
    Reading("kwisatz_haderach", (1, 2, 3, 4)),
    Reading("bindu_suspension", (1, 2, 3, 4)),
    Reading("rival_signet_cost", (1,)),
    Reading("rabban_troops", (1,)),
    Reading("rival_voice", (1, 2)),
    Reading("hagal_control_bonus", (2,)),
    Reading("expert_lead", (1,)),
    Reading("expert_deployment", (1,)),
    Reading("hagal_dreadnought_troops", (2,), ix=True),
)


@dataclass
class Plan:
    """A table as a form asks for it. `wrong`: a complaint for each field that cannot be so."""

    title: str = "dune"
    players: int = 1
    kinds: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    wrong: dict[str, Msg] = field(default_factory=dict)

    @property
    def wish(self) -> Wish:
        seats = [SeatWish(kind, name) for kind, name in zip(self.kinds, self.names, strict=True)]
        return Wish(self.title, seats, self.modules, self.options)


def blank() -> dict[str, str]:
    """What the form says before anybody touches it: a solo game against House Hagal."""
    found = {"title": "dune", "players": "1", "leaders": RANDOM, "difficulty": next(iter(LEVELS)), "ix": ""}
    for seat in range(SEATS):
        found |= {f"kind-{seat}": USUAL_BOT if seat else ME, f"name-{seat}": "", f"leader-{seat}": RANDOM}
    found |= {f"rival-{k}": RANDOM for k in (0, 1)}
    found |= dict.fromkeys(("promos", *VARIANTS), "")
    settings = games.title("dune").settings
    found |= {f"set-{reading.name}": str(settings[reading.name].default) for reading in READINGS}
    return found


def filled(typed: Mapping[str, str]) -> dict[str, str]:
    """The form with what was typed; a form that was sent says of its boxes only which are ticked."""
    found = blank()
    found |= {name: str(typed[name])[:LONGEST] for name in found if name in typed}
    return found


def read(typed: Mapping[str, str]) -> Plan:
    """The table that a filled-in form asks for."""
    form = filled(typed)
    plan = Plan()
    _read_game(plan, form)
    _read_seats(plan, form)
    _read_leaders(plan, form)
    if plan.players == 1:
        _read_solo(plan, form)
    if "ix" in plan.modules:
        variants = VARIANTS[1:] if plan.players == 1 else VARIANTS[:1]
        plan.options |= {name: True for name in variants if form[name]}
    if form["promos"]:
        plan.options["promos"] = True
    _read_readings(plan, form)
    return plan


def _read_game(plan: Plan, form: Mapping[str, str]) -> None:
    if form["title"] not in faces.titles():
        plan.wrong["title"] = Msg("web-wrong-title")
    players = form["players"]
    if players in [str(count) for count in games.title(plan.title).players]:
        plan.players = int(players)
    else:
        plan.wrong["players"] = Msg("web-wrong-players")
    if form["ix"]:
        plan.modules.append("ix")


def _read_seats(plan: Plan, form: Mapping[str, str]) -> None:
    for seat in range(plan.players):
        kind, typed = form[f"kind-{seat}"], form[f"name-{seat}"].strip()
        name = clean_name(typed)
        if kind not in KINDS:
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


def leaders(ix: bool) -> tuple[Leader, ...]:
    return (*LEADERS, *IX_LEADERS) if ix else LEADERS


def rivals(ix: bool) -> tuple[Leader, ...]:
    return (*RIVALS, *IX_RIVALS) if ix else RIVALS


def _read_leaders(plan: Plan, form: Mapping[str, str]) -> None:
    way = form["leaders"]
    if way == NAMED:
        fields = [f"leader-{seat}" for seat in range(plan.players)]
        plan.options["leaders"] = _named(plan, form, fields, leaders("ix" in plan.modules), leaders(True))
    elif way == CHOOSE:
        plan.options["leaders"] = CHOOSE
    elif way != RANDOM:
        plan.wrong["leaders"] = Msg("web-wrong-leaders")


def _read_solo(plan: Plan, form: Mapping[str, str]) -> None:
    if form["difficulty"] in LEVELS:
        plan.options["difficulty"] = form["difficulty"]
    else:
        plan.wrong["difficulty"] = Msg("web-wrong-difficulty")
    fields = ["rival-0", "rival-1"]
    found = _named(plan, form, fields, rivals("ix" in plan.modules), rivals(True))
    own = plan.options.get("leaders", RANDOM)
    for name, leader in zip(fields, found, strict=True):
        if leader != RANDOM and not isinstance(own, str) and leader in own:
            plan.wrong.setdefault(name, Msg("web-wrong-leader-twice"))
    if found != [RANDOM, RANDOM]:
        plan.options["rival_leaders"] = found


def _named(
    plan: Plan, form: Mapping[str, str], fields: list[str], here: tuple[Leader, ...], every: tuple[Leader, ...]
) -> list[str]:
    """A leader for each field, or chance; `here` those in play, `every` those that Rise of Ix would bring, too."""
    found: list[str] = []
    for name in fields:
        leader = form[name]
        if leader != RANDOM and leader not in [known.id for known in here]:
            plan.wrong[name] = Msg(_unknown(leader, every))
        elif leader != RANDOM and leader in found:
            plan.wrong[name] = Msg("web-wrong-leader-twice")
        found.append(leader)
    return found


def _unknown(leader: str, every: tuple[Leader, ...]) -> str:
    """Why a leader cannot be had."""
    if leader in [known.id for known in every]:
        return "web-wrong-leader-ix"
    return "web-wrong-leader-rival" if leader in [known.id for known in leaders(True)] else "web-wrong-leader"


def _read_readings(plan: Plan, form: Mapping[str, str]) -> None:
    settings = games.title(plan.title).settings
    for reading in READINGS:
        if plan.players not in reading.players or (reading.ix and "ix" not in plan.modules):
            continue
        setting = settings[reading.name]
        values = {str(value): value for value in setting.allowed}
        typed = form[f"set-{reading.name}"]
        if typed not in values:
            plan.wrong[f"set-{reading.name}"] = Msg("web-wrong-setting")
        elif values[typed] != setting.default:
            plan.options[reading.name] = values[typed]
