"""The course of a fight as its news tell it: each unit with all that befell it, and one beat after the other.

A page shows how things stand; who was away for some beats can be shown them one by one, since each figure knows from
which news on it was in which state. What a view says of a battle that goes on is what counts: figures are made to agree
with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hagal.games.runewars.seen import BattleFacts
from hagal.table.sight import News
from hagal.telling import telling

Drawn = dict[str, Any]
BATTLES = ("rw-battle", "rw-battle-neutral")
DUELS = ("rw-duel", "rw-duel-quest")
WON = ("rw-battle-won", "rw-battle-won-neutral")
IN_BATTLE = frozenset(
    f"rw-{kind}{who}"
    for kind in (
        *("battle", "supports", "strike", "drop-fate", "specials", "routs", "damage", "unit-routed", "unit-hurt"),
        *("unit-killed", "unit-withdraws", "unit-stands", "bonus-strength", "toughened", "raised", "ravage"),
        *("defense", "battle-won", "tactic"),
    )
    for who in ("", "-neutral")
)
AFTER = frozenset(
    f"rw-{kind}{who}"
    for kind in (
        *("retreat", "no-retreat", "destroyed", "hero-retreats"),
        *("stronghold-damaged", "stronghold-lost", "stronghold", "development-lost"),
    )
    for who in ("", "-neutral")
)
"""What came of a battle."""
IN_DUEL = frozenset(
    (
        *(*DUELS, "rw-duel-card", "rw-duel-foe", "rw-wound", "rw-wound-foe", "rw-heal", "rw-use-reward", "rw-raid"),
        *("rw-defeated", "rw-spoils", "rw-quest-won", "rw-quest-lost", "rw-tactic"),
    )
)
STOPS = frozenset(
    (
        "rw-season",
        "rw-season-card",
        "rw-order",
        "rw-bonus",
        "rw-activate",
        "rw-quest-phase",
        "rw-hero-moves",
        "rw-moves",
    )
)
"""With these something else begins, whether it was decided or not."""
WAY = telling("runewars")
LATEST = 400
"""A fight has fewer news than that."""
GONE = -1


class Figure:
    """A unit of a side. `states`: (number of the news, its state from then on): twice its damage, and 1 if it is
    routed; GONE: destroyed, or away."""

    __slots__ = ("side", "states", "unit")

    def __init__(self, side: int, unit: str, number: int, state: int = 0) -> None:
        self.side: int = side
        self.unit: str = unit
        self.states: list[tuple[int, int]] = [(number, state)]

    @property
    def state(self) -> int:
        return self.states[-1][1]

    def becomes(self, number: int, state: int) -> None:
        self.states.append((number, state))


class Course:
    """A fight: its figures and the news of it, the first of which began it."""

    def __init__(self, news: Sequence[News]) -> None:
        self.news: Sequence[News] = news
        self.figures: list[Figure] = []
        self.lost: list[Figure] = []
        """Those that were destroyed."""
        for one in news:
            self.take(one)

    @property
    def number(self) -> int:
        return self.news[0].number if self.news else 0

    @property
    def won(self) -> News | None:
        return next((one for one in self.news if one.kind in WON), None)

    def side(self, seat: int) -> int:
        return 0 if self.news and seat == self.news[0].seat else 1

    def take(self, news: News) -> None:
        kind, facts = news.kind.removesuffix("-neutral"), news.facts
        if kind == "rw-battle":
            for side, name in enumerate(("attackers", "defenders")):
                self.figures += [Figure(side, id_of(ref), news.number) for ref in facts.get(name, ())]
        elif kind == "rw-raised":
            side = self.side(news.seat)
            self.figures += [Figure(side, id_of(facts["unit"]), news.number) for _ in range(facts["n"])]
        elif "state" in facts:
            self.change(news, kind, facts["state"])

    def change(self, news: News, kind: str, state: int) -> None:
        """It happened to the last of the units in that state."""
        side, unit = self.side(news.seat), id_of(news.facts["unit"])
        found = next(
            (f for f in reversed(self.figures) if (f.side, f.unit, f.state) == (side, unit, state)),
            None,
        )
        if found is None:
            return
        if kind == "rw-unit-killed":
            self.lost.append(found)
        after = {
            "rw-unit-routed": state | 1,
            "rw-unit-stands": state & ~1,
            "rw-unit-hurt": state + 2 * int(news.facts.get("n", 0)),
        }
        found.becomes(news.number, after.get(kind, GONE))

    def agree(self, battle: BattleFacts) -> None:
        """All figures as the view has them: those in no such state take what is left, or are gone."""
        last = self.news[-1].number if self.news else 0
        for side, facts in enumerate(battle["sides"]):
            wanted: dict[str, list[int]] = {}
            for group in facts["units"]:
                state = 2 * group["damage"] + group["routed"]
                wanted.setdefault(group["unit"], []).extend([state] * group["n"])
            there: dict[str, list[Figure]] = {unit: [] for unit in wanted}
            for figure in self.figures:
                if figure.side == side and figure.state != GONE:
                    there.setdefault(figure.unit, []).append(figure)
            for unit, figures in there.items():
                self.match(side, unit, figures, wanted.get(unit, []), last)

    def match(self, side: int, unit: str, figures: list[Figure], states: list[int], number: int) -> None:
        rest = list(states)
        others = []
        for figure in figures:
            if figure.state in rest:
                rest.remove(figure.state)
            else:
                others.append(figure)
        for figure in others:
            figure.becomes(number, rest.pop(0) if rest else GONE)
        self.figures += [Figure(side, unit, number, state) for state in rest]


def id_of(ref: str) -> str:
    return ref.partition(":")[2]


def latest(news: Sequence[News], kinds: Iterable[str]) -> int:
    """The place of the last one of these kinds; -1: there is none among the latest."""
    wanted = frozenset(kinds)
    for k in range(len(news) - 1, max(-1, len(news) - 1 - LATEST), -1):
        if news[k].kind in wanted:
            return k
    return -1


def battle_course(news: Sequence[News]) -> Course:
    """The last battle that began; what came of it included."""
    return Course(told(news, latest(news, BATTLES), IN_BATTLE | AFTER, WON))


def duel_course(news: Sequence[News]) -> Course:
    return Course(told(news, latest(news, DUELS), IN_DUEL, ("rw-quest-won", "rw-quest-lost", "rw-defeated")))


def told(news: Sequence[News], first: int, kinds: frozenset[str], ends: Sequence[str]) -> list[News]:
    """From the first on all that belongs to it. Others may come between, until something else begins."""
    found: list[News] = []
    decided = False
    for one in news[first:] if first >= 0 else ():
        if one.kind in STOPS or (decided and WAY.event(one.kind).begins):
            break
        if one.kind in kinds:
            found.append(one)
            decided = decided or one.kind in ends
    return found
