"""Effects on players' cards: drawing, discarding, killing, gaining, showing."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.encounters import moves, strikes
from hagal.games.encounters.effect import (
    DECK,
    HAND,
    HATED,
    HQ,
    LOVED,
    MIXED,
    SPARE,
    STRIKES,
    TURN,
    Effect,
    Effects,
    all_touch,
    common_taste,
)
from hagal.games.encounters.effects.gains import OfNumber, Optional, OptionalNumber
from hagal.games.encounters.names import class_name
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import plain_messages, push_all
from hagal.games.kit.deck import find
from hagal.games.kit.effect import DECLINE
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class Draw(OfNumber):
    tag = "enc-draw"
    area: ClassVar[int] = HAND | DECK

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.draw_cards(s, seat, self.n)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        p = s.players[seat]
        return bool(p.deck or p.discard)


class DrawUntilStarter(Effect):
    """Draw cards until a starter (Experience or Brute Force) is drawn."""

    tag = "enc-draw-until-starter"
    area: ClassVar[int] = HAND | DECK

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        while p.deck or p.discard:
            moves.draw_cards(s, seat, 1)
            if s.face[p.hand[-1]].deck == "starter":
                zones.reveal(s, p.hand[-1])  # everybody sees why it ends here
                return

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        p = s.players[seat]
        return bool(p.deck or p.discard)


# Discarding


class Discard(OfNumber):
    """Discard cards of your choice from the hand, as many as there are (PR-138)."""

    tag = "enc-discard"
    area: ClassVar[int] = HAND | DECK | SPARE
    liking: ClassVar[int] = HATED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(min(self.n, len(s.players[seat].hand))):
            s.stack.append((DISCARD_ONE, seat, source))

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.players[seat].hand)


class DiscardOne(Effect):
    tag = "enc-discard-one"
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        face = s.face
        return [card.throw for card in {face[i]: None for i in s.players[seat].hand}]

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) == 1


class Throw(OfCard):
    tag = "enc-throw"
    word = "discard"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.discard(s, seat, moves.in_hand(s, s.players[seat], self.card))


class DiscardRandom(OfNumber):
    """Discard cards from the hand at random."""

    tag = "enc-discard-random"
    area: ClassVar[int] = HAND | DECK | SPARE
    liking: ClassVar[int] = HATED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hand = s.players[seat].hand
        for _ in range(min(self.n, len(hand))):
            moves.discard(s, seat, hand[zones.roll(s, len(hand))])


class DiscardTop(Effect):
    """Discard the top card of your deck."""

    tag = "enc-discard-top"
    area: ClassVar[int] = DECK

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if not s.players[seat].dead:
            moves.discard_top(s, seat)


# Killing characters


class KillCharacter(Effect):
    """Kill one of your characters, from the hand or played this turn (PR-122, PR-123); `may`: or leave it."""

    tag = "enc-kill-character"
    fields = ("may",)
    asks: ClassVar[bool] = True
    area: ClassVar[int] = HAND | SPARE

    def __init__(self, may: bool = True) -> None:
        self.may: bool = may

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        p = s.players[seat]
        face = s.face
        own = {face[i]: None for i in (*p.hand, *p.in_play)}
        found: list[Step[Encounters]] = [card.bury for card in own if card.character]
        if self.may and found:
            found.append(DECLINE)
        return found

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return not s.players[seat].hand

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        p = s.players[seat]
        return bool(p.hand or p.in_play)

    def taste(self) -> int:
        return LOVED if self.may else MIXED

    def message(self) -> Msg:
        return Msg("enc-may-kill-character") if self.may else Msg("enc-kill-character")

    def plain(self) -> Msg:
        return Msg("enc-kill-character")

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-kill-character")


class Bury(OfCard):
    """A played copy first (everybody knows it), then one of the hand."""

    tag = "enc-bury"
    word = "kill"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        i = find(s, p.in_play, self.card)
        moves.kill_character(s, seat, i if i >= 0 else moves.in_hand(s, p, self.card))


# Gaining


class GainFree(OptionalNumber):
    """Gain a character from the HQ that costs no more than so much, for nothing (PR-054); or leave it."""

    tag = "enc-gain-free"
    area: ClassVar[int] = HQ | DECK
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        face = s.face
        if not moves.may_gain(s, seat):
            return []
        found: list[Step[Encounters]] = [
            card.claim
            for card in {face[i]: None for i in s.hq}
            if card.character and moves.price(s, seat, card.cost) <= self.n
        ]
        return [*found, DECLINE] if found else found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-gain-free", n=self.n)


class Claim(OfCard):
    tag = "enc-claim"
    word = "gain"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.gain_from_hq(s, seat, find(s, s.hq, self.card))


class LiftCard(Optional):
    """Put a card of your discard pile on top of your deck, or leave it."""

    tag = "enc-lift"
    area: ClassVar[int] = DECK
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        face = s.face
        found: list[Step[Encounters]] = [card.lift for card in {face[i]: None for i in s.players[seat].discard}]
        return [*found, DECLINE] if found else found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.players[seat].discard)

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-lift")


class Lift(OfCard):
    tag = "enc-lift-card"
    word = "top"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        zones.move(s, find(s, p.discard, self.card), p.discard, p.deck)
        if s.log is not None:
            s.log.tell("enc-lift", seat, "PR-144", card=self.card)


class SwapValues(Optional):
    """Swap the printed Attack and Recruit of one of the cards that you played this turn, each once; or leave it."""

    tag = "enc-swap"
    area: ClassVar[int] = TURN
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        face = s.face
        found: list[Step[Encounters]] = []
        for card in {face[i]: None for i in s.players[seat].in_play if swap_word(i) not in s.used}:
            more = card.recruit - card.attack
            if more and s.attack + more >= 0 and s.recruit - more >= 0:
                found.append(card.swap)
        return [*found, DECLINE] if found else found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-swap")


def swap_word(i: int) -> str:
    """What tells among the things used in this turn that the values of a card were swapped."""
    return f"swap {i}"


class Swap(OfCard):
    tag = "enc-swap-card"
    word = "swap"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        words = [swap_word(i) for i in s.players[seat].in_play if s.face[i] is self.card]
        s.used = (*s.used, next(word for word in words if word not in s.used))
        more = self.card.recruit - self.card.attack
        s.attack += more
        s.recruit -= more
        if s.log is not None:
            s.log.tell("enc-swap", seat, "PR-096", card=self.card)


# Showing


class Unless(Effect):
    """Something happens unless you show a card of a class, in hand or played this turn (PR-125).

    A card in play is shown unasked if nobody could want what would happen; otherwise who has one may also keep silent.
    """

    tag = "enc-unless"
    fields = ("cls", "effects")

    def __init__(self, cls: int, effects: Effects) -> None:
        self.cls: int = cls
        self.effects: Effects = effects
        self.question: ShowClass = ShowClass(cls, effects)
        self.hated: bool = common_taste(effects) == HATED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        face = s.face
        for i in p.in_play:
            if face[i].classes >> self.cls & 1:
                if self.hated:
                    moves.show(s, seat, i)
                else:
                    s.stack.append((self.question, seat, source))
                return
        if p.hand:
            s.stack.append((self.question, seat, source))
        else:
            push_all(s, self.effects, seat, source)

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return SPARE | all_touch(self.effects, s, seat, source)

    def taste(self) -> int:
        return HATED if self.hated else MIXED

    def message(self) -> Msg:
        return Msg("enc-unless", cls=class_name(self.cls), effects=plain_messages(self.effects))


class ShowClass(Effect):
    """Show a card, in hand or played, or let it happen. It asks even those who have nothing to show."""

    tag = "enc-show-class"
    fields = ("cls", "effects")
    asks: ClassVar[bool] = True

    def __init__(self, cls: int, effects: Effects) -> None:
        self.cls: int = cls
        self.effects: Effects = effects
        self.let: LetHappen = LetHappen(effects)

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        p = s.players[seat]
        face = s.face
        found: list[Step[Encounters]] = [
            card.show for card in {face[i]: None for i in (*p.in_play, *p.hand)} if card.classes >> self.cls & 1
        ]
        found.append(self.let)
        return found

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return False

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-show-class", cls=class_name(self.cls), effects=plain_messages(self.effects))

    def message(self) -> Msg:
        return Msg("enc-unless", cls=class_name(self.cls), effects=plain_messages(self.effects))


class LetHappen(Step[Encounters]):
    tag = "enc-let-happen"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push_all(s, self.effects, seat, source)

    def key(self) -> str:
        return "let"

    def message(self) -> Msg:
        return Msg("enc-option-let-happen")


class Show(OfCard):
    tag = "enc-show"
    word = "show"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        i = find(s, p.in_play, self.card)
        moves.show(s, seat, i if i >= 0 else moves.in_hand(s, p, self.card))


# The Strike deck


class DigStrikes(OfNumber):
    """Discard the top Strikes of the Strike deck; Attack for the sum of their damage."""

    tag = "enc-dig-strikes"
    area: ClassVar[int] = STRIKES | TURN
    raises: ClassVar[str] = "attack"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        face: tuple[Any, ...] = s.face
        for _ in range(self.n):
            if strikes.next_strike(s) < 0:
                return
            i = zones.draw(s, s.strikes, s.strike_discard, PUBLIC)
            s.attack += face[i].damage
            if s.log is not None:
                s.log.tell("enc-dig-strike", seat, "PR-041", card=face[i])


DISCARD_ONE = DiscardOne()

register_all(list(globals().values()))
