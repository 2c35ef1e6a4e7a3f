"""A wish for a new table: what the set-up form offers, and what was typed into it, read and checked.

Without a script the form shows every field. Fields that do not belong to the game asked for (the difficulty
with four players, say) are not read; all others are checked here, so that each complaint stands beside its field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import hagal
from hagal import games
from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.components import Leader
from hagal.games.dune.ix.leaders import LEADERS as IX_LEADERS
from hagal.games.dune.ix.rivals.module import RIVALS as IX_RIVALS
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.rivals.leaders import RIVALS
from hagal.kernel.step import Msg

ME, FRIEND, LINK = "me", "friend", "link"
BOTS = ("heuristic", "random")
KINDS = (ME, FRIEND, LINK, *BOTS)
PEOPLE = (ME, FRIEND, LINK)
SEATS = 4
LONGEST = 32
RANDOM, CHOOSE, NAMED = "random", "choose", "named"
VARIANTS = ("epic", "row_dice", "brutal_escalation")


@dataclass(frozen=True)
class Reading:
    """A setting for what the rulebooks leave open; `players`, and `ix`: in which games it matters."""

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
class Wish:
    """A table as somebody wants it. `wrong`: a complaint for each field that cannot be so."""

    title: str = "dune"
    players: int = 1
    kinds: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    wrong: dict[str, Msg] = field(default_factory=dict)


def blank() -> dict[str, str]:
    """What the form says before anybody touches it: a solo game against House Hagal."""
    found = {"title": "dune", "players": "1", "leaders": RANDOM, "difficulty": next(iter(LEVELS)), "ix": ""}
    for seat in range(SEATS):
        found |= {f"kind-{seat}": BOTS[0] if seat else ME, f"name-{seat}": "", f"leader-{seat}": RANDOM}
    found |= {f"rival-{k}": RANDOM for k in (0, 1)}
    found |= dict.fromkeys(("promos", *VARIANTS), "")
    settings = games.title("dune").settings
    found |= {f"set-{reading.name}": str(settings[reading.name].default) for reading in READINGS}
    return found


def filled(typed: Mapping[str, str]) -> dict[str, str]:
    """The form with what was typed; a form that was sent says of its boxes only which are ticked."""
    found = blank()
    found |= {name: str(typed[name])[:200] for name in found if name in typed}
    return found


def read(typed: Mapping[str, str]) -> Wish:
    """The table that a filled-in form asks for."""
    form = filled(typed)
    wish = Wish()
    _read_game(wish, form)
    _read_seats(wish, form)
    _read_leaders(wish, form)
    if wish.players == 1:
        _read_solo(wish, form)
    if "ix" in wish.modules:
        if wish.players > 1 and form["epic"]:
            wish.options["epic"] = True
        if wish.players == 1:
            wish.options |= {name: True for name in ("row_dice", "brutal_escalation") if form[name]}
    if form["promos"]:
        wish.options["promos"] = True
    _read_readings(wish, form)
    return wish


def _read_game(wish: Wish, form: Mapping[str, str]) -> None:
    if form["title"] not in hagal.titles():
        wish.wrong["title"] = Msg("web-wrong-title")
    players = form["players"]
    if players.isdecimal() and int(players) in games.title(wish.title).players:
        wish.players = int(players)
    else:
        wish.wrong["players"] = Msg("web-wrong-players")
    if form["ix"]:
        wish.modules.append("ix")


def _read_seats(wish: Wish, form: Mapping[str, str]) -> None:
    for seat in range(wish.players):
        kind, name = form[f"kind-{seat}"], clean(form[f"name-{seat}"])
        if kind not in KINDS:
            wish.wrong[f"kind-{seat}"] = Msg("web-wrong-kind")
        elif kind == ME and ME in wish.kinds:
            wish.wrong[f"kind-{seat}"] = Msg("web-wrong-two-me")
        if len(name) > LONGEST:
            wish.wrong[f"name-{seat}"] = Msg("web-wrong-name-long", most=LONGEST)
        elif name and name.casefold() in [other.casefold() for other in wish.names]:
            wish.wrong[f"name-{seat}"] = Msg("web-wrong-name-twice", name=name)
        wish.kinds.append(kind)
        wish.names.append(name)
    if not any(kind in PEOPLE for kind in wish.kinds) and "kind-0" not in wish.wrong:
        wish.wrong["kind-0"] = Msg("web-wrong-nobody")


def clean(name: str) -> str:
    """A name as it is shown: one line, no control characters, no blanks at its ends."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def leaders(ix: bool) -> tuple[Leader, ...]:
    return (*LEADERS, *IX_LEADERS) if ix else LEADERS


def rivals(ix: bool) -> tuple[Leader, ...]:
    return (*RIVALS, *IX_RIVALS) if ix else RIVALS


def _read_leaders(wish: Wish, form: Mapping[str, str]) -> None:
    way = form["leaders"]
    if way == NAMED:
        fields = [f"leader-{seat}" for seat in range(wish.players)]
        wish.options["leaders"] = _named(wish, form, fields, [leader.id for leader in leaders("ix" in wish.modules)])
    elif way == CHOOSE:
        wish.options["leaders"] = CHOOSE
    elif way != RANDOM:
        wish.wrong["leaders"] = Msg("web-wrong-leaders")


def _read_solo(wish: Wish, form: Mapping[str, str]) -> None:
    if form["difficulty"] in LEVELS:
        wish.options["difficulty"] = form["difficulty"]
    else:
        wish.wrong["difficulty"] = Msg("web-wrong-difficulty")
    fields = ["rival-0", "rival-1"]
    found = _named(wish, form, fields, [rival.id for rival in rivals("ix" in wish.modules)])
    own = wish.options.get("leaders", RANDOM)
    for field_name, leader in zip(fields, found, strict=True):
        if leader != RANDOM and not isinstance(own, str) and leader in own:
            wish.wrong.setdefault(field_name, Msg("web-wrong-leader-twice"))
    if found != [RANDOM, RANDOM]:
        wish.options["rival_leaders"] = found


def _named(wish: Wish, form: Mapping[str, str], fields: list[str], ids: list[str]) -> list[str]:
    """A leader for each field, or chance."""
    found: list[str] = []
    every = [leader.id for leader in leaders(True)]
    for name in fields:
        leader = form[name]
        if leader != RANDOM and leader not in ids:
            wish.wrong[name] = Msg("web-wrong-leader-ix" if leader in every else "web-wrong-leader")
        elif leader != RANDOM and leader in found:
            wish.wrong[name] = Msg("web-wrong-leader-twice")
        found.append(leader)
    return found


def _read_readings(wish: Wish, form: Mapping[str, str]) -> None:
    settings = games.title(wish.title).settings
    for reading in READINGS:
        if wish.players not in reading.players or (reading.ix and "ix" not in wish.modules):
            continue
        setting = settings[reading.name]
        values = {str(value): value for value in setting.allowed}
        typed = form[f"set-{reading.name}"]
        if typed not in values:
            wish.wrong[f"set-{reading.name}"] = Msg("web-wrong-setting")
        elif values[typed] != setting.default:
            wish.options[reading.name] = values[typed]
