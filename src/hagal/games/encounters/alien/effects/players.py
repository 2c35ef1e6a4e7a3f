"""Effects on players: hands that are shown, captive Avatars, cards that go from deck to deck (PR-321, PR-323, PR-325,
PR-333 to PR-335)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import moves, wilds
from hagal.games.encounters.alien.effects.headquarters import lacks, pay, price
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.components import Card
from hagal.games.encounters.effect import DECK, HAND, HATED, SPARE, Count, Effect
from hagal.games.encounters.effects.board import AddEnemies
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.names import CLASSES
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

# Hands


def show_hand(s: Encounters, seat: int) -> list[int]:
    """All see the hand of a player; what is in it."""
    hand = s.players[seat].hand
    for i in hand:
        zones.reveal(s, i)
    if s.log is not None and hand:
        s.log.tell("enc-shows-hand", seat, "PR-125", cards=tuple(s.face[i] for i in hand))
    return hand[:]


class DiscardFighters(Effect):
    """Show your hand, and discard every character with Attack (PR-321)."""

    tag = "enc-discard-fighters"
    area: ClassVar[int] = HAND | DECK | SPARE
    liking: ClassVar[int] = HATED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for i in show_hand(s, seat):
            if s.face[i].character and s.face[i].attack:
                moves.discard(s, seat, i)


class DiscardDear(OfNumber):
    """Show your hand, and discard a character at random of those that cost so much or more (PR-325)."""

    tag = "enc-discard-dear"
    area: ClassVar[int] = HAND | DECK | SPARE
    liking: ClassVar[int] = HATED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fitting = [i for i in show_hand(s, seat) if s.face[i].character and s.face[i].cost >= self.n]
        if fitting:
            moves.discard(s, seat, fitting[zones.roll(s, len(fitting))])


class KillRecruiters(Effect):
    """Show your hand, and kill every character with printed Recruit; the icon is not clear: by the option with Attack
    (PR-335)."""

    tag = "enc-kill-recruiters"
    area: ClassVar[int] = HAND | SPARE

    def run(self, s: Encounters, seat: int, source: int) -> None:
        in_attack = s.rules.options["lost_icon"] == "attack"
        for i in show_hand(s, seat):
            card: Card = s.face[i]
            if card.character and (card.attack if in_attack else card.recruit):
                moves.kill_character(s, seat, i)


# Who is left


class LivingPlayers(Count):
    """The players who are alive."""

    tag = "enc-living-players"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return len(s.living())


# Captive Avatars

RANSOM = 6
"""What it costs to free an Avatar (PR-323)."""


class Cocoon(Effect):
    """What being cocooned means to each player the mode says: he draws a Trap, or where there are none his Avatar is
    captive (PR-323)."""

    tag = "enc-cocoon"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for other in s.living()[::-1]:
            push(s, "cocooned", other)

    def message(self) -> Msg:
        return Msg("enc-cocoon", price=RANSOM)


class Cocooned(Step[Encounters]):
    """The Avatar of a player goes to Operations: until it is freed he can neither fight nor scan nor gain characters
    (PR-323)."""

    tag = "enc-cocooned"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hatchery(s).captives |= 1 << seat
        if s.log is not None:
            s.log.tell("enc-cocooned", seat, "PR-323")


def captive(s: Encounters, seat: int) -> bool:
    return bool(hatchery(s).captives >> seat & 1)


def why_not_free(s: Encounters, other: int) -> Msg | None:
    """Why the Avatar of a player cannot be freed, if so."""
    if not captive(s, other):
        return Msg("enc-why-not-captive", other=other)
    return lacks(s, price(s, RANSOM, "cocooned"))


class Free(Step[Encounters]):
    """Pay to free an Avatar, one's own or that of another (PR-323)."""

    tag = "enc-free"
    fields = ("other",)

    def __init__(self, other: int) -> None:
        self.other: int = other

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        pay(s, price(s, RANSOM, "cocooned"))
        hatchery(s).captives &= ~(1 << self.other)
        if s.log is not None:
            s.log.tell("enc-freed", seat, "PR-323", other=self.other)

    def key(self) -> str:
        return f"free {self.other}"

    def message(self) -> Msg:
        return Msg("enc-option-free", other=self.other, n=RANSOM)


FREES = tuple(Free(seat) for seat in range(5))


def unbound(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """May a player scan, and gain characters? Not while his Avatar is captive (PR-323)."""
    return value and not captive(s, seat)


# A Hazard that goes from player to player


class GainHazard(Effect):
    """The player who turned up this Hazard gains it (PR-333)."""

    tag = "enc-gain-hazard"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, s.players[seat].discard)
        if s.log is not None:
            s.log.tell("enc-gain", seat, "PR-333", card=s.face[source])


class PassedOn(Step[Encounters]):
    """A player has drawn the Hazard (the source): he draws a Strike, then puts it into a discard pile (PR-333)."""

    tag = "enc-passed-on"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.stack.append((PASS_TO, seat, source))
        push(s, "strike", seat, -1)


class PassTo(Choice[Encounters]):
    """Into whose discard pile does it go?"""

    tag = "enc-pass-to"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        if source not in s.players[seat].hand:
            return []
        return [GIVES[other] for other in s.living()]


class GiveTo(Step[Encounters]):
    tag = "enc-give-to"
    fields = ("other",)

    def __init__(self, other: int) -> None:
        self.other: int = other

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.play(s, source, s.players[seat].hand, s.players[self.other].discard)
        if s.log is not None:
            s.log.tell("enc-given", seat, "PR-333", card=s.face[source], other=self.other)

    def key(self) -> str:
        return f"give {self.other}"

    def message(self) -> Msg:
        return Msg("enc-option-give", other=self.other)


# Showing classes together


class WorkTogether(Effect):
    """From the active player on, each may show cards of his; for each class that nobody shows a card of the Hive is
    added (PR-334)."""

    tag = "enc-work-together"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        ask_next(s, 0, tuple(s.living()))


def ask_next(s: Encounters, shown: int, seats: tuple[int, ...]) -> None:
    """Ask the next of these what he shows, once some classes are shown; when all are or nobody is left, it is done."""
    missing = len(CLASSES) - shown.bit_count()
    left = tuple(seat for seat in seats if not s.players[seat].dead)
    if left and missing:
        s.stack.append((ShowForAll(shown, left), left[0], -1))
    elif missing:
        s.stack.append((AddEnemies(missing), s.acting(), -1))


class ShowForAll(Choice[Encounters]):
    """Show a card of a class that nobody has shown yet, in hand or in play, or leave it to the others."""

    tag = "enc-show-for-all"
    fields = ("shown", "seats")

    def __init__(self, shown: int, seats: tuple[int, ...]) -> None:
        self.shown: int = shown  # the classes, a bit for each
        self.seats: tuple[int, ...] = seats  # who is still asked, this one first

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        p = s.players[seat]
        cards = {s.face[i]: None for i in (*p.in_play, *p.hand)}
        found: list[Step[Encounters]] = [
            ShowIt(card, self.shown, self.seats) for card in cards if card.classes & ~self.shown
        ]
        return [*found, LeaveIt(self.shown, self.seats)]

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return not s.players[seat].hand

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-show-for-all", n=len(CLASSES) - self.shown.bit_count())


class ShowIt(OfCard):
    tag = "enc-show-it"
    word = "show"
    fields = ("card", "shown", "seats")

    def __init__(self, card: Card, shown: int, seats: tuple[int, ...]) -> None:
        super().__init__(card)
        self.shown: int = shown
        self.seats: tuple[int, ...] = seats

    def run(self, s: Encounters, seat: int, source: int) -> None:
        self.card.show.run(s, seat, source)
        ask_next(s, self.shown | self.card.classes, self.seats)


class LeaveIt(Step[Encounters]):
    tag = "enc-show-no-more"
    fields = ("shown", "seats")

    def __init__(self, shown: int, seats: tuple[int, ...]) -> None:
        self.shown: int = shown
        self.seats: tuple[int, ...] = seats

    def run(self, s: Encounters, seat: int, source: int) -> None:
        ask_next(s, self.shown, self.seats[1:])

    def key(self) -> str:
        return "pass"

    def message(self) -> Msg:
        return Msg("enc-option-show-no-more")


PASS_TO = PassTo()
GIVES = tuple(GiveTo(seat) for seat in range(5))

register_all(list(globals().values()))
