"""Ferry: a tiny game that uses every feature of the kernel. It is played in tests only.

Two to four smugglers trade at a ferry. The deck holds goods (salt 1, wine 2, silk 3), tricks and charms.

T-1  Shuffle; deal 3 cards to each; lay a row of 4: each new card face up while fewer than two cards of the row lie
     face up, else face down. Everybody has 3 coins. When the deck is empty, the discards are shuffled into a new one.
T-2  Each of the 3 rounds starts with an auction: all bid 0 to 3 coins at once, in secret. The highest bid pays and
     starts; the others keep theirs. On a tie, whoever sits first from the last starter.
T-3  Then each has one turn, and takes one action:
T-4    take N    the Nth card of the row, into the hand (face down: only the taker sees it); the row is filled up.
T-5    sell X    a good for its price, as changed by charms; to the discards.
T-6    play X    toll: the next smuggler pays you a coin or gives you a card that only you two see.
                 again: another turn, before anybody else. dice: half a die in coins, rounded down (0 to 2).
                 scales (a charm, stays before you): each good that you sell brings 1 more.
                 bell (a charm): after a sale you draw a card.
T-7    stow      one card of the hand, face down and in secret, into your cellar, which holds 2.
T-8    rest      nothing.
T-9  Who holds a whisper may play it in another's turn, while that one thinks, and takes a coin from him.
T-10 At the end cellars are opened: a good in the cellar counts double, a coin one. The most points win.
T-11 Option coop: all win together if their points come to 7 for each smuggler, else all lose.

The storm module: one card sinks face down into the wreck at set-up and after each round. Each sale makes the storm
stronger; from force 2 on goods above 1 bring 1 less. After a round a die below the force washes the wreck ashore, into
the discards, and the storm starts again. Two new cards, salvage: draw the top card of the wreck.
The calm module: no dice in the deck; and no storm ever breaks.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from hagal.kernel.knowledge import mask_of, seen_pile, seen_zone
from hagal.kernel.rules import Module, Rules
from hagal.kernel.seen import SeatFacts
from hagal.kernel.setting import Setting
from hagal.kernel.state import State
from hagal.kernel.title import Outcome, Title
from tests.kernel import tiny_steps as steps
from tests.kernel.tiny_state import Card, Tiny, storm

COOP_POINTS = 7


def _dearer(s: State, seat: int, value: int, about: int) -> int:
    return value + 1


def _ring(s: State, seat: int, source: int) -> None:
    s.stack.append((steps.DrawOne(), seat, source))


def _soaked(s: State, seat: int, value: int, about: int) -> int:
    return value - 1 if storm(s).force >= 2 and value > 1 else value


def _grow(s: State, seat: int, source: int) -> None:
    s.stack.append((steps.Grow(), seat, source))


def _gather(s: State, seat: int, source: int) -> None:
    s.stack.append((steps.Gather(), seat, source))


def _coins_complaint(value: Any, players: int) -> str | None:
    if isinstance(value, int) and 0 <= value <= 9:
        return None
    return f"option coins must be 0 to 9, not {value!r}"


SCALES = Card("scales", 1, charm=True)
SCALES.queries = {"price": _dearer}
BELL = Card("bell", 1, charm=True)
BELL.moments = {"sold": _ring}

BASE = Module(
    "base",
    components=[
        *(Card("salt", 3, price=1), Card("wine", 3, price=2), Card("silk", 3, price=3)),
        *(Card("whisper", 2), Card("toll", 3, act=steps.Toll())),
        *(Card("again", 2, act=steps.Again()), Card("dice", 2, act=steps.Dice())),
        *(SCALES, BELL),
    ],
    steps={
        "set-up": steps.SetUp(),
        "refill": steps.Refill(),
        "round": steps.Round(),
        "round-end": steps.RoundEnd(),
        "end": steps.End(),
    },
    settings={
        "rounds": Setting(3, (1, 2, 3, 4)),
        "coop": Setting(False, (False, True)),
        "coins": Setting(3, check=_coins_complaint),
    },
)
STORM = Module(
    "storm",
    components=[Card("salvage", 2, act=steps.Salvage())],
    steps={"round-end": steps.Break()},
    queries={"price": _soaked},
    moments={"sold": _grow, "set-up": _gather},
)
CALM = Module("calm", drop=["card:dice"], steps={"round-end": steps.RoundEnd()}, over=["storm"])


class MerchantFacts(SeatFacts):
    coins: int
    bid: int
    hand: list[str | None]
    cellar: list[str | None]
    front: list[str | None]


class FerryFacts(TypedDict):
    """What a viewer may know; nobody is first. The storm adds its force and what it broke."""

    round: int
    first: int
    active: int
    players: list[MerchantFacts]
    order: list[int]
    deck: int
    row: list[str | None]
    discard: list[str | None]
    force: NotRequired[int]
    wreck: NotRequired[list[str | None]]


class Ferry(Title):
    """The title as the platform sees it."""

    asides = True

    def __init__(self) -> None:
        super().__init__("tiny", (2, 3, 4), BASE, (STORM, CALM))

    def state(self, rules: Rules) -> State:
        s = Tiny(rules.players, rules.options["coins"])
        s.stack.append((rules.steps["set-up"], -1, -1))
        return s

    def view(self, s: State, seats: tuple[int, ...]) -> FerryFacts:
        assert isinstance(s, Tiny)
        mask = mask_of(seats)
        found: FerryFacts = {
            "round": s.round,
            "first": -1,
            "active": s.active,
            "order": [*s.extra, *s.order],
            "deck": len(s.deck),
            "row": seen_pile(s, s.row, mask),
            "discard": seen_pile(s, s.discard, mask),
            "players": [
                {
                    "seat": k,
                    "coins": s.coins[k],
                    "bid": s.bids[k],
                    "hand": seen_zone(s, s.hands[k], mask),
                    "cellar": seen_zone(s, s.cellars[k], mask),
                    "front": seen_zone(s, s.fronts[k], mask),
                }
                for k in range(len(s.hands))
            ],
        }
        if "storm" in s.parts:
            found["force"] = storm(s).force
            found["wreck"] = seen_pile(s, storm(s).wreck, mask)
        return found

    def outcome(self, s: State) -> Outcome:
        assert isinstance(s, Tiny)
        scores = [
            coins + 2 * sum(s.face[i].price for i in cellar) for coins, cellar in zip(s.coins, s.cellars, strict=True)
        ]
        ranking = tuple(sorted(range(len(scores)), key=lambda k: -scores[k]))
        if s.rules.options["coop"]:
            won = sum(scores) >= COOP_POINTS * len(scores)
            return Outcome(ranking if won else (), ranking, tuple(scores))
        winners = tuple(k for k, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, ranking, tuple(scores))


TITLE = Ferry()
