"""The first game of Runewars: the Daqan Lords against a bot on a ready board, set up already. Two years: seasons, bids,
orders and supremacy, a march to a dragon rune, quests, dials, influence, battles, and how one wins."""

from __future__ import annotations

from hagal.games.runewars.seen import RunewarsPlayerFacts, RunewarsView, runewars_view
from hagal.table.games.lesson import HERE, Advice, Lesson, Moment, Step
from hagal.table.games.runewars.about import about
from hagal.table.games.runewars.setup import TITLE
from hagal.table.sight import Sight
from hagal.table.wish import SeatWish, Wish

SEED = 2
"""A bid in the first spring, quests in the first summer."""
OPENING = (
    *("faction daqan", "faction waiqar"),
    *("rune 6a", "rune 6b", "dragon rune 6a", "rune 9b", "rune 8a", "dragon rune 9b"),
    *("stronghold daqan_a", "place bowman daqan_c", "place footman daqan_c", "place knight daqan_c"),
    *("stronghold waiqar_a", "place reanimate waiqar_a", "place reanimate waiqar_a"),
    *("place skeleton_archer waiqar_a", "place necromancer waiqar_a", "hero to daqan_c", "hero to waiqar_a"),
)
"""The set-up of both sides. An own dragon rune lies two areas from home: within one march."""
HOME = ("area:daqan_a", "area:daqan_b", "area:daqan_c", "area:6a")
ORDERS = (".z-orders",)


class Runewars(Moment):
    """A moment of Runewars."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.facts: RunewarsView = runewars_view(sight.view)
        self.me: RunewarsPlayerFacts = self.facts["players"][self.seat]

    def season(self, year: int, season: str) -> bool:
        """Is one asked something in this season?"""
        return bool(self.tag) and self.round == year and self.facts["season"] == season

    def opens(self) -> bool:
        """Before the first order."""
        return self.season(1, "spring") and not self.mine("rw-order")

    def orders(self, year: int, season: str) -> bool:
        return self.season(year, season) and self.offered("order *") is not None

    def marches(self) -> bool:
        """The first march, until another area is activated."""
        first = self.tag == "activate_area" and not self.mine("rw-activate")
        return self.round == 1 and (first or (self.tag == "who_goes" and self.mine("rw-activate") <= 1))

    def rune(self) -> bool:
        """Does one hold the area of the rune, in the first year?"""
        held = [area["id"] for area in self.facts["areas"] if area["owner"] == self.seat and area["rune"] == "dragon"]
        return bool(self.tag) and self.round == 1 and self.tag != "who_goes" and "6a" in held

    def fights(self) -> bool:
        return bool(self.tag) and (self.facts["battle"] is not None or self.orders(2, "spring"))


STEPS: tuple[Step[Runewars], ...] = (
    Step("goal", Runewars.opens, (".player.mine",), rules="RWR-004, RWR-005, RW-221"),
    Step("realm", Runewars.opens, HOME, rules="RW-090"),
    Step("season", Runewars.opens, ("#phase",), rules="RW-041, RW-042"),
    Step(
        "bid",
        lambda now: now.round == 1 and now.tag in ("together", "break_tie") and now.offered("order *") is None,
        (".z-dials",),
        (Advice("bid 0", "save"), Advice("highest daqan", "tie")),
        asks=True,
        rules="RW-200",
    ),
    Step(
        "order",
        lambda now: now.orders(1, "spring"),
        ORDERS,
        (Advice("order mobilize", "march"), Advice("order conquer", "march")),
        asks=True,
        rules="RW-043, RW-044",
    ),
    Step(
        "march",
        Runewars.marches,
        (HERE,),
        (
            Advice("activate 6a", "rune"),
            Advice("move * knight daqan_c", "army"),
            Advice("move * footman daqan_c", "army"),
            Advice("done", "stay"),
        ),
        asks=True,
        rules="RW-072, RW-090",
    ),
    Step("rune", Runewars.rune, ("area:6a",), rules="RWR-004"),
    Step(
        "bonus",
        lambda now: now.round == 1 and now.tag == "bonus",
        (".ask",),
        (Advice("bonus", "free"),),
        asks=True,
        rules="RW-046",
    ),
    Step(
        "quest",
        lambda now: now.round == 1 and now.tag == "quest_turn",
        (HERE,),
        (Advice("train *", "train"), Advice("move *", "travel")),
        asks=True,
        rules="RW-162, RW-166",
    ),
    Step(
        "rising",
        lambda now: now.orders(1, "summer"),
        ORDERS,
        (Advice("order harvest", "harvest"), Advice("order recruit", "recruit")),
        asks=True,
        rules="RW-046, RW-075",
    ),
    Step(
        "fall",
        lambda now: now.round == 1 and now.tag == "fall_choice",
        (".ask",),
        (Advice("influence", "influence"),),
        asks=True,
        rules="RW-052, RW-115",
    ),
    Step(
        "recruit",
        lambda now: now.orders(1, "fall"),
        (*ORDERS, ".z-dials"),
        (Advice("order recruit", "recruit"), Advice("order rally_support", "rally")),
        asks=True,
        rules="RW-077",
    ),
    Step(
        "winter",
        lambda now: now.orders(1, "winter"),
        ORDERS,
        (Advice("order fortify", "fortify"), Advice("order acquire_power", "power")),
        asks=True,
        rules="RW-053, RW-081",
    ),
    Step("battle", Runewars.fights, ("#map",), rules="RW-097, RW-115, RW-124, RW-140"),
    Step("objective", lambda now: now.orders(2, "spring"), (".z-things",), rules="RW-050, RW-203"),
    Step("end", lambda now: now.round >= 3 and bool(now.tag), (".player.mine",), rules="RWR-004, RW-221", last=True),
)

LESSON = Lesson(
    "runewars",
    Wish(TITLE, (SeatWish(), SeatWish("heuristic")), options={"first": 0}, seed=SEED),
    Runewars,
    lambda offer, sight: about(offer.step, sight.seat),
    STEPS,
    OPENING,
)
