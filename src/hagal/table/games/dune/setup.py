"""Dune: Imperium set up: leaders, difficulty and rivals of a solo game, Rise of Ix, and readings of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hagal import games
from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.components import Leader
from hagal.games.dune.ix.leaders import LEADERS as IX_LEADERS
from hagal.games.dune.ix.rivals.module import RIVALS as IX_RIVALS
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.rivals.leaders import RIVALS
from hagal.kernel.step import Msg
from hagal.table.games.board.words import called
from hagal.table.games.plan import Form, Plan, blank_seats
from hagal.table.games.setup import Setup, field
from hagal.table.packs import Stock
from hagal.table.words import words
from hagal.text.settings import setting_value

TITLE = "dune"
SEATS = 4
RANDOM, CHOOSE, NAMED = "random", "choose", "named"
VARIANTS = ("epic", "row_dice", "brutal_escalation")


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
    Reading("expert_dreadnoughts", (1,), ix=True),
    Reading("weirding_way", (2,), ix=True),
    Reading("reveal_tiles", (1, 2, 3, 4), ix=True),
)


def blank() -> dict[str, str]:
    """What the form says before anybody touches it: a solo game against House Hagal."""
    found = {"leaders": RANDOM, "difficulty": next(iter(LEVELS)), "ix": ""}
    found |= blank_seats(TITLE, SEATS) | {f"leader-{seat}": RANDOM for seat in range(SEATS)}
    found |= {f"rival-{k}": RANDOM for k in (0, 1)}
    found |= dict.fromkeys(("promos", *VARIANTS), "")
    settings = games.title(TITLE).settings
    found |= {f"set-{reading.name}": str(settings[reading.name].default) for reading in READINGS}
    return found


class DuneSetup(Setup):
    unnamed = "table-dune-name-empty"
    notes = (("table-dune-players-1", "only-1"), ("table-dune-players-2", "only-2"))

    def remembers(self) -> tuple[str, ...]:
        return ("ix", "difficulty")

    def blank(self, stock: Stock) -> dict[str, str]:
        return blank()

    def read(self, plan: Plan, form: Form, stock: Stock) -> None:
        if form["ix"]:
            plan.modules.append("ix")
        _read_leaders(plan, form)
        if plan.players == 1:
            _read_solo(plan, form)
        if "ix" in plan.modules:
            variants = VARIANTS[1:] if plan.players == 1 else VARIANTS[:1]
            plan.options |= {name: True for name in variants if form[name]}
        if form["promos"]:
            plan.options["promos"] = True
        _read_readings(plan, form)

    def offered(self, form: Form, wrong: dict[str, str], lang: str, stock: Stock) -> dict[str, Any]:
        open = any(field.startswith("set-") for field in wrong) or differs(form)
        return {
            "ways": ways(lang),
            "leaders": led(leaders(False), leaders(True), lang),
            "rivals": led(rivals(False), rivals(True), lang),
            "levels": [level_told(id, lang) for id in LEVELS],
            "readings": [reading_told(reading, lang) for reading in READINGS],
            "readings_open": open,
        }


def leaders(ix: bool) -> tuple[Leader, ...]:
    return (*LEADERS, *IX_LEADERS) if ix else LEADERS


def rivals(ix: bool) -> tuple[Leader, ...]:
    return (*RIVALS, *IX_RIVALS) if ix else RIVALS


def _read_leaders(plan: Plan, form: Form) -> None:
    way = form["leaders"]
    if way == NAMED:
        fields = [f"leader-{seat}" for seat in range(plan.players)]
        plan.options["leaders"] = _named(plan, form, fields, leaders("ix" in plan.modules), leaders(True))
    elif way == CHOOSE:
        plan.options["leaders"] = CHOOSE
    elif way != RANDOM:
        plan.wrong["leaders"] = Msg("table-dune-wrong-leaders")


def _read_solo(plan: Plan, form: Form) -> None:
    if form["difficulty"] in LEVELS:
        plan.options["difficulty"] = form["difficulty"]
    else:
        plan.wrong["difficulty"] = Msg("table-dune-wrong-difficulty")
    fields = ["rival-0", "rival-1"]
    found = _named(plan, form, fields, rivals("ix" in plan.modules), rivals(True))
    own = plan.options.get("leaders", RANDOM)
    for name, leader in zip(fields, found, strict=True):
        if leader != RANDOM and not isinstance(own, str) and leader in own:
            plan.wrong.setdefault(name, Msg("table-dune-wrong-leader-twice"))
    if found != [RANDOM, RANDOM]:
        plan.options["rival_leaders"] = found


def _named(plan: Plan, form: Form, fields: list[str], here: tuple[Leader, ...], every: tuple[Leader, ...]) -> list[str]:
    """A leader for each field, or chance; `here` those in play, `every` those that Rise of Ix would bring, too."""
    found: list[str] = []
    for name in fields:
        leader = form[name]
        if leader != RANDOM and leader not in [known.id for known in here]:
            plan.wrong[name] = Msg(_unknown(leader, every))
        elif leader != RANDOM and leader in found:
            plan.wrong[name] = Msg("table-dune-wrong-leader-twice")
        found.append(leader)
    return found


def _unknown(leader: str, every: tuple[Leader, ...]) -> str:
    """Why a leader cannot be had."""
    if leader in [known.id for known in every]:
        return "table-dune-wrong-leader-ix"
    others = [known.id for known in leaders(True)]
    return "table-dune-wrong-leader-rival" if leader in others else "table-dune-wrong-leader"


def _read_readings(plan: Plan, form: Form) -> None:
    settings = games.title(TITLE).settings
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


# What is offered


def differs(form: Form) -> bool:
    """Has somebody changed a reading of the rules? Then they should be seen."""
    plain = blank()
    return any(form[field] != value for field, value in plain.items() if field.startswith("set-"))


def ways(lang: str) -> list[tuple[str, str]]:
    """How leaders are found; the setting takes names as they are, so that way is of the form alone."""
    told = [(way, setting_value(TITLE, "leaders", way, lang)) for way in (RANDOM, CHOOSE)]
    return [*told, (NAMED, words(lang)("table-dune-leaders-named"))]


def led(some: tuple[Leader, ...], all: tuple[Leader, ...], lang: str) -> list[tuple[str, str, bool]]:
    """Leaders to choose from: id, name, and whether only Rise of Ix has them."""
    named = [(leader.id, called(leader, lang), leader not in some) for leader in all]
    return [(RANDOM, words(lang)("table-dune-any-leader"), False), *named]


def dashed(name: str) -> str:
    return name.replace("_", "-")


def level_told(id: str, lang: str) -> dict[str, str]:
    """A difficulty with what it changes."""
    level, t = LEVELS[id], words(lang)
    figures = {"extra": level.extra, "mentat": level.mentat_cost, "troops": level.rival_garrison}
    note = t(f"table-dune-level-{dashed(id)}", round=level.swordmaster_round, **figures)
    return {"id": id, "name": t(f"difficulty-{dashed(id)}"), "note": note}


def reading_told(reading: Reading, lang: str) -> dict[str, Any]:
    only = " ".join(f"not-{n}" for n in (1, 2, 3, 4) if n not in reading.players)
    found = field(TITLE, reading.name, games.title(TITLE).settings[reading.name], lang)
    return found | {"name": reading.name, "only": f"{only} only-expansion" if reading.ix else only}


SETUP = DuneSetup(TITLE)
