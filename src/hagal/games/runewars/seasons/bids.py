"""Influence bids: all at once, revealed together, everybody pays; ties (RW-200, RW-201, RW-208)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.kit.combine import messages, push_all, push_each
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import spend_influence
from hagal.games.runewars.components import Faction
from hagal.games.runewars.effect import Effect, Effects
from hagal.games.runewars.orders.play_order import play_order
from hagal.games.runewars.seasons.titles import PRIMARCH
from hagal.games.runewars.state import Player, Runewars
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step, Together
from hagal.kernel.term import register_all

HIGHEST, LOWEST = range(2)


class Bid(Effect):
    """An influence bid: what the highest bidder does or gets, what the lowest does or suffers, and each of the others
    than the highest, and than the lowest, in the order of play. Only the places that it speaks of matter (RW-208)."""

    tag = "bid"
    fields = ("highest", "lowest", "but_highest", "but_lowest")

    def __init__(
        self, highest: Effects = (), lowest: Effects = (), but_highest: Effects = (), but_lowest: Effects = ()
    ) -> None:
        self.highest: Effects = highest
        self.lowest: Effects = lowest
        self.but_highest: Effects = but_highest
        self.but_lowest: Effects = but_lowest
        self.asks_for: tuple[bool, bool] = (bool(highest or but_highest), bool(lowest or but_lowest))

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((ResolveBid(self), -1, source))
        push(s, "pay_bids", -1, source)
        s.bids = (0,) * len(s.players)
        Together(tuple([(p.seat, OFFER) for p in s.players if not p.out])).push(s, source)

    def message(self) -> Msg:
        told = []
        for name, effects in (
            ("rw-bid-highest", self.highest),
            ("rw-bid-but-highest", self.but_highest),
            ("rw-bid-lowest", self.lowest),
            ("rw-bid-but-lowest", self.but_lowest),
        ):
            if effects:
                told.append(Msg(name, effects=messages(effects)))
        return Msg("rw-bid", results=tuple(told))


class Offer(Choice[Runewars]):
    """Any amount that one has, 0 among them (RW-200)."""

    tag = "bid_offer"
    secret: ClassVar[bool] = True

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [Offered(n) for n in range(s.players[seat].influence + 1)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-bid", card=s.face[source]) if source >= 0 else Msg("rw-ask-bid-plain")


class Offered(Step[Runewars]):
    """Shown once all have chosen."""

    tag = "bid_offered"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.bids = (*s.bids[:seat], self.n, *s.bids[seat + 1 :])
        if s.log is not None:
            s.log.tell("rw-bids", seat, "RW-200", n=self.n)

    def key(self) -> str:
        return f"bid {self.n}"

    def message(self) -> Msg:
        return Msg("rw-option-bid", n=self.n)


class PayBids(Step[Runewars]):
    """Everyone, winner or not, discards what he bid (RW-200)."""

    tag = "pay_bids"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for k, n in enumerate(s.bids):
            spend_influence(s, k, n, "RW-200")


class ResolveBid(Step[Runewars]):
    """Who holds the places that matter: `places` are the seats of the highest and the lowest bidder as far as they are
    known (-1: not yet). Then what the bid brings them."""

    tag = "resolve_bid"
    fields = ("bid", "places")

    def __init__(self, bid: Bid, places: tuple[int, int] = (-1, -1)) -> None:
        self.bid: Bid = bid
        self.places: tuple[int, int] = places

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for end in (HIGHEST, LOWEST):
            if self.bid.asks_for[end] and self.places[end] < 0:
                tied = self.tied(s, end)
                if len(tied) == 1:
                    s.stack.append((self.named(end, tied[0]), -1, source))
                else:
                    s.stack.append((BreakTie(self, end), decider(s, tied), source))
                return
        s.bids = ()
        self.deal(s, source)

    def tied(self, s: Runewars, end: int) -> list[int]:
        """Who could hold a place. Where all are tied, the highest bidder is not the lowest as well."""
        seats = [p.seat for p in s.players if not p.out]
        amounts = [s.bids[k] for k in seats]
        wanted = max(amounts) if end == HIGHEST else min(amounts)
        found = [k for k in seats if s.bids[k] == wanted]
        if end == LOWEST and len(found) > 1 and self.places[HIGHEST] in found:
            found.remove(self.places[HIGHEST])
        return found

    def named(self, end: int, seat: int) -> ResolveBid:
        """The same with one place known."""
        high, low = self.places
        return ResolveBid(self.bid, (seat, low) if end == HIGHEST else (high, seat))

    def deal(self, s: Runewars, source: int) -> None:
        bid = self.bid
        high, low = self.places
        order = play_order(s)
        push_each(s, bid.but_lowest, [k for k in order if k != low], source)
        push_all(s, bid.lowest, low, source)
        push_each(s, bid.but_highest, [k for k in order if k != high], source)
        push_all(s, bid.highest, high, source)  # what is pushed last runs first
        if s.log is not None:
            if high >= 0:
                s.log.tell("rw-bid-won", high, "RW-200")
            if low >= 0:
                s.log.tell("rw-bid-lost", low, "RW-200")


def decider(s: Runewars, tied: list[int]) -> int:
    """Who settles a tied bid: the Primarch, be he tied or not; else of the tied the one with most unspent influence,
    then with the highest starting influence (RW-201)."""
    primarch = s.title_of[PRIMARCH]
    if primarch >= 0:
        return primarch
    return max([s.players[k] for k in tied], key=_means).seat


def _means(p: Player) -> tuple[int, int]:
    return p.influence, p.faction.influence


class BreakTie(Choice[Runewars]):
    """Which of the tied holds the place."""

    tag = "break_tie"
    fields = ("bid", "end")

    def __init__(self, bid: ResolveBid, end: int) -> None:
        self.bid: ResolveBid = bid
        self.end: int = end

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [NameBidder(s.players[k].faction, self) for k in self.bid.tied(s, self.end)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-tie-highest" if self.end == HIGHEST else "rw-ask-tie-lowest")


class NameBidder(OfComponent[Runewars]):
    tag = "name_bidder"
    fields = ("faction", "tie")

    def __init__(self, faction: Faction, tie: BreakTie) -> None:
        self.faction: Faction = faction
        self.tie: BreakTie = tie

    def run(self, s: Runewars, seat: int, source: int) -> None:
        chosen = next(p.seat for p in s.players if p.faction is self.faction)
        if s.log is not None:
            kind = "rw-tie-highest" if self.tie.end == HIGHEST else "rw-tie-lowest"
            s.log.tell(kind, seat, "RW-201", faction=self.faction)
        s.stack.append((self.tie.bid.named(self.tie.end, chosen), -1, source))

    def key(self) -> str:
        return f"{'highest' if self.tie.end == HIGHEST else 'lowest'} {self.faction.id}"

    def message(self) -> Msg:
        return Msg("rw-option-highest" if self.tie.end == HIGHEST else "rw-option-lowest", faction=self.faction)


OFFER = Offer()

register_all(list(globals().values()))
