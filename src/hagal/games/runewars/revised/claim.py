"""Road to Victory (RWR-004, RWR-005): six dragon runes are proven, and still held a year later.

A claim is one thing, whatever marks it: `Player.marker` is the season of the deck that bears it, plus, where a unit
stands for it, 4 * (1 + the slot of that unit) (RWB-001).
"""

from __future__ import annotations

from hagal.games.runewars.actions import dragon_runes, take
from hagal.games.runewars.components import Unit
from hagal.games.runewars.names import SEASONS
from hagal.games.runewars.orders.victory import show_all, win
from hagal.games.runewars.seasons.runes import RevealRunes, face_down
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

UNIT = 4


def proven(s: Runewars, seat: int) -> int:
    """Dragon runes of a seat that all can see, what counts as one among them (OP-7)."""
    return dragon_runes(s, seat) - len(face_down(s, seat, dragon=True))


def claimable(s: Runewars, seat: int, unseen: int = 0) -> bool:
    """Six dragon runes (with so many more than one has); no claim of one's own, and none on this season's deck; not in
    the last year (RWR-004)."""
    if len(s.runes) < s.target and "dragon_runes" not in s.rules.queries:
        return False
    p = s.players[seat]
    if p.marker >= 0 or s.year >= s.last_year or any(q.marker >= 0 and q.marker % UNIT == s.season for q in s.players):
        return False
    if dragon_runes(s, seat) + unseen < s.target:
        return False
    return s.rules.options["claim"] == "card" or any(p.supply)  # OP-5


def secretive(s: Runewars, seat: int, value: bool, _about: int) -> bool:
    """Could this seat have six for all that is known to everybody? Then nobody may see from the lack of a question that
    it has not: false runes that are hidden count as well (query `secretive`)."""
    unseen = 0
    for i, area in zip(s.runes, s.rune_at, strict=True):
        if s.control[area] == seat and s.known[i] != PUBLIC and not s.face[i].dragon:
            unseen += 1
    return value or (unseen > 0 and claimable(s, seat, unseen))


def window(s: Runewars, seat: int, found: list[Step[Runewars]], _about: int) -> list[Step[Runewars]]:
    """In the own turn: a claim to victory; or, under that reading, an earlier one is withdrawn (OP-6)."""
    if claimable(s, seat):
        found.append(CLAIM)
    marker = s.players[seat].marker
    if marker >= 0 and marker % UNIT != s.season and s.rules.options["withdraw_claim"] == "may":
        found.append(WITHDRAW)
    return found


class Claim(Step[Runewars]):
    """Prove six, then mark the deck: dragon runes are turned up until all see six; which, if there are more."""

    tag = "claim"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((MARK, seat, -1))
        missing = s.target - proven(s, seat)
        if missing > 0:
            s.stack.append((RevealRunes(missing, dragon=True), seat, -1))

    def message(self) -> Msg:
        return Msg("rw-option-claim")


class Mark(Choice[Runewars]):
    """The victory card on the deck of this season, or an unused unit (RWR-004, RWR-017)."""

    tag = "mark"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if s.rules.options["claim"] == "card":
            return [VICTORY_CARD]
        p = s.players[seat]
        return [MarkUnit(unit) for unit in p.faction.units if p.supply[unit.slot]]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-mark")


MARK = Mark()


class VictoryCard(Step[Runewars]):
    tag = "victory_card"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        set_marker(s, seat, s.season)

    def message(self) -> Msg:
        return Msg("rw-option-victory-card")


VICTORY_CARD = VictoryCard()


class MarkUnit(Step[Runewars]):
    tag = "mark_unit"
    fields = ("unit",)

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit

    def run(self, s: Runewars, seat: int, source: int) -> None:
        take(s, seat, self.unit.slot, 1)
        set_marker(s, seat, s.season + UNIT * (1 + self.unit.slot))

    def key(self) -> str:
        return f"mark {self.unit.id}"

    def message(self) -> Msg:
        return Msg("rw-option-mark", unit=self.unit)


def set_marker(s: Runewars, seat: int, marker: int) -> None:
    s.players[seat].marker = marker
    if s.log is not None:
        s.log.tell("rw-claim", seat, "RWR-004", season=Msg(f"rw-{SEASONS[s.season]}"))


def take_back(s: Runewars, seat: int) -> None:
    """The marker comes back to its player, a unit to the supply."""
    p = s.players[seat]
    if p.marker >= UNIT:
        take(s, seat, p.marker // UNIT - 1, -1)
    p.marker = -1


class WithdrawClaim(Step[Runewars]):
    tag = "withdraw_claim"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        take_back(s, seat)
        if s.log is not None:
            s.log.tell("rw-claim-withdrawn", seat, "RWR-004")

    def key(self) -> str:
        return "withdraw claim"

    def message(self) -> Msg:
        return Msg("rw-option-withdraw-claim")


CLAIM = Claim()
WITHDRAW = WithdrawClaim()


class CheckClaim(Step[Runewars]):
    """Before the season card: whoever marked this deck a year ago and still controls six has won; else the marker goes
    back and the season goes on (RWR-005)."""

    tag = "check_claim"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for p in s.players:
            if p.marker < 0 or p.marker % UNIT != s.season:
                continue
            if dragon_runes(s, p.seat) >= s.target:
                show_all(s, p.seat)
                win(s, p.seat, "claim", "RWR-005")
                return
            take_back(s, p.seat)
            if s.log is not None:
                s.log.tell("rw-claim-failed", p.seat, "RWR-005", n=dragon_runes(s, p.seat))


register_all(list(globals().values()))
