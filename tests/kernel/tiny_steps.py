"""The steps of Ferry (see tests/kernel/tiny.py for its rules)."""

from __future__ import annotations

from typing import Any

from hagal.kernel.events import card as named
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Nothing, Step, Together
from hagal.kernel.term import register_all
from hagal.kernel.zones import add_instances, draw, hide, move, move_all, play, reveal, roll, shuffle
from tests.kernel.tiny_state import CELLAR, HAND, ROW, TOP_BID, Storm, Tiny, find, storm, tell

# The course of the game


class SetUp(Step[Tiny]):
    tag = "tiny-set-up"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        cards: list[Any] = list(s.rules.components.values())
        s.deck = add_instances(s, [card for card in cards for _ in range(card.copies)])
        shuffle(s, s.deck)
        for k, hand in enumerate(s.hands):
            for _ in range(HAND):
                draw(s, s.deck, hand, 1 << k)
        push(s, "round")
        for _ in range(ROW):
            push(s, "refill")
        fire(s, "set-up", -1)


class Refill(Step[Tiny]):
    """One card to the end of the row: face up while fewer than two lie face up. An empty deck takes the discards."""

    tag = "tiny-refill"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        if not s.deck:
            move_all(s.discard, s.deck)
            shuffle(s, s.deck)
        if s.deck:
            open_cards = sum(s.known[i] == PUBLIC for i in s.row)
            draw(s, s.deck, s.row, PUBLIC if open_cards < 2 else 0)


class Round(Step[Tiny]):
    tag = "tiny-round"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.round += 1
        if s.round > s.rules.options["rounds"]:
            push(s, "end")
            return
        tell(s, "tiny-round", -1, "T-2", n=s.round)
        s.stack.append((Auctioned(), -1, -1))
        Together(tuple((k, Bid()) for k in range(s.rules.players))).push(s, -1)


class Bid(Choice[Tiny]):
    tag = "tiny-bid"

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        return [BidOf(n) for n in range(min(s.coins[seat], TOP_BID) + 1)]


class BidOf(Step[Tiny]):
    tag = "tiny-bid-of"
    fields = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: int = coins

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.bids[seat] = self.coins

    def key(self) -> str:
        return f"bid {self.coins}"

    def message(self) -> Msg:
        return Msg("tiny-bid", coins=self.coins)


class Auctioned(Step[Tiny]):
    """The highest bid starts and pays; on a tie, who sits first from the last starter."""

    tag = "tiny-auctioned"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        players = s.rules.players
        around = [(s.start + k) % players for k in range(players)]
        s.start = max(around, key=lambda k: s.bids[k])
        s.coins[s.start] -= s.bids[s.start]
        s.order = [(s.start + k) % players for k in range(players)]
        tell(s, "auction", s.start, "T-2", coins=s.bids[s.start])
        s.stack.append((NextTurn(), -1, -1))


class NextTurn(Step[Tiny]):
    """Extra turns first, then the order of the round."""

    tag = "tiny-next-turn"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        queue = s.extra or s.order
        if not queue:
            s.active = -1
            push(s, "round-end")
            return
        s.active = queue.pop(0)
        s.stack.append((self, -1, -1))
        s.stack.append((Turn(), s.active, -1))


class RoundEnd(Step[Tiny]):
    tag = "tiny-round-end"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        push(s, "round")


class End(Step[Tiny]):
    tag = "tiny-end"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        for zone in s.cellars:
            for i in zone:
                reveal(s, i)


# A turn


class Turn(Choice[Tiny]):
    tag = "tiny-turn"

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        found: list[Step[Tiny]] = [Take(k) for k in range(len(s.row))]
        hand = s.hands[seat]
        by_id = {s.face[i].id: s.face[i] for i in hand}
        for id in sorted(by_id):
            if by_id[id].price:
                found.append(Sell(id))
            elif by_id[id].act is not None or by_id[id].charm:
                found.append(PlayCard(id))
        if hand and len(s.cellars[seat]) < CELLAR:
            found.append(Stow())
        found.append(Nothing("rest"))
        return found

    def asides(self, s: Tiny, seat: int, source: int) -> list[tuple[int, Step[Tiny]]]:
        if not s.coins[seat]:
            return []
        return [(k, Whisper()) for k in range(s.rules.players) if k != seat and "whisper" in s.ids(s.hands[k])]

    def prompt(self, s: Tiny, seat: int, source: int) -> Msg:
        return Msg("tiny-your-turn", coins=s.coins[seat])

    def why_not(self, s: Tiny, seat: int, source: int, key: str) -> Msg | None:
        if key == "stow" and len(s.cellars[seat]) == CELLAR:
            return Msg("tiny-cellar-full")
        word, _space, id = key.partition(" ")
        card = s.rules.components.get(f"card:{id}")
        if word in ("sell", "play") and card is not None and id not in s.ids(s.hands[seat]):
            return Msg("tiny-not-in-hand", card=card)
        return None


class Take(Step[Tiny]):
    tag = "tiny-take"
    fields = ("place",)

    def __init__(self, place: int) -> None:
        self.place: int = place

    def run(self, s: Tiny, seat: int, source: int) -> None:
        i = s.row[self.place]
        move(s, i, s.row, s.hands[seat], 1 << seat)
        tell(s, "took", seat, "T-4", card=named(s, i))
        push(s, "refill")

    def key(self) -> str:
        return f"take {self.place + 1}"


class OfCard(Step[Tiny]):
    """A step that names a card of the hand."""

    fields = ("id",)
    word = ""

    def __init__(self, id: str) -> None:
        self.id: str = id

    def key(self) -> str:
        return f"{self.word} {self.id}"


class Sell(OfCard):
    tag = "tiny-sell"
    word = "sell"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        i = find(s, s.hands[seat], self.id)
        s.coins[seat] += ask(s, "price", seat, s.face[i].price, i)
        play(s, i, s.hands[seat], s.discard)
        tell(s, "sold", seat, "T-5", card=named(s, i))
        fire(s, "sold", seat, i)


class PlayCard(OfCard):
    tag = "tiny-play"
    word = "play"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        i = find(s, s.hands[seat], self.id)
        card = s.face[i]
        play(s, i, s.hands[seat], s.fronts[seat] if card.charm else s.discard)
        if card.act is not None:
            s.stack.append((card.act, seat, i))


class Stow(Step[Tiny]):
    tag = "tiny-stow"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.stack.append((StowWhich(), seat, source))

    def key(self) -> str:
        return "stow"


class StowWhich(Choice[Tiny]):
    """Which card goes face down into the cellar. How many different ones there are is a secret, too."""

    tag = "tiny-stow-which"
    secret = True

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        return [StowCard(id) for id in s.ids(s.hands[seat])]

    def settled(self, s: Tiny, seat: int, source: int) -> bool:
        return len(s.hands[seat]) == 1


class StowCard(OfCard):
    tag = "tiny-stow-card"
    word = "cellar"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        hand = s.hands[seat]
        i = find(s, hand, self.id)
        hide(s, hand, 1 << seat)
        move(s, i, hand, s.cellars[seat])
        tell(s, "stowed", seat, "T-7", card=named(s, i))


# Tricks


class Toll(Step[Tiny]):
    tag = "tiny-toll"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.stack.append((Tribute(seat), (seat + 1) % s.rules.players, source))


class Tribute(Choice[Tiny]):
    """A decision off turn: a coin, or a card that only the two of them see."""

    tag = "tiny-tribute"
    fields = ("to",)
    secret = True

    def __init__(self, to: int) -> None:
        self.to: int = to

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        found: list[Step[Tiny]] = [PayTo(self.to)] if s.coins[seat] else []
        return found + [GiveTo(id, self.to) for id in s.ids(s.hands[seat])]

    def settled(self, s: Tiny, seat: int, source: int) -> bool:
        return len(s.hands[seat]) < 2


class PayTo(Step[Tiny]):
    tag = "tiny-pay"
    fields = ("to",)

    def __init__(self, to: int) -> None:
        self.to: int = to

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.coins[seat] -= 1
        s.coins[self.to] += 1

    def key(self) -> str:
        return "pay"


class GiveTo(Step[Tiny]):
    tag = "tiny-give"
    fields = ("id", "to")

    def __init__(self, id: str, to: int) -> None:
        self.id: str = id
        self.to: int = to

    def run(self, s: Tiny, seat: int, source: int) -> None:
        hand = s.hands[seat]
        i = find(s, hand, self.id)
        hide(s, hand, 1 << seat | 1 << self.to)
        move(s, i, hand, s.hands[self.to], 1 << self.to)
        tell(s, "gave", seat, "T-6", card=named(s, i))

    def key(self) -> str:
        return f"give {self.id}"


class Again(Step[Tiny]):
    tag = "tiny-again"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.extra.append(seat)


class Dice(Step[Tiny]):
    tag = "tiny-dice"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.coins[seat] += roll(s, 6) // 2


class Whisper(Step[Tiny]):
    """Out of turn: a coin of whoever is on turn."""

    tag = "tiny-whisper"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        play(s, find(s, s.hands[seat], "whisper"), s.hands[seat], s.discard)
        s.coins[s.active] -= 1
        s.coins[seat] += 1

    def key(self) -> str:
        return "whisper"


class DrawOne(Step[Tiny]):
    tag = "tiny-draw-one"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        if s.deck:
            draw(s, s.deck, s.hands[seat], 1 << seat)


# The storm module


class Gather(Step[Tiny]):
    """The storm's own set-up: its part, and a first card into the wreck."""

    tag = "tiny-storm-gather"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.lay("storm", Storm())
        draw(s, s.deck, storm(s).wreck, 0)


class Grow(Step[Tiny]):
    tag = "tiny-storm-grow"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        storm(s).force += 1


class Break(Step[Tiny]):
    """Instead of the plain end of a round: a card sinks, and a strong storm washes the wreck ashore."""

    tag = "tiny-storm-break"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        part = storm(s)
        if s.deck:
            draw(s, s.deck, part.wreck, 0)
        if roll(s, 6) < part.force:
            for i in part.wreck:
                reveal(s, i)
            move_all(part.wreck, s.discard)
            part.force = 0
        push(s, "round")


class Salvage(Step[Tiny]):
    tag = "tiny-storm-salvage"

    def run(self, s: Tiny, seat: int, source: int) -> None:
        wreck = storm(s).wreck
        if wreck:
            draw(s, wreck, s.hands[seat], 1 << seat)


register_all(list(globals().values()))
