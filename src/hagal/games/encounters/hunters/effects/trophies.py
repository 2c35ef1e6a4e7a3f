"""Effects on trophies: cards that become one, Gear and Traps that do, the Ultimate Prey that does not stay one."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import wilds
from hagal.games.encounters.effect import (
    DECK,
    HAND,
    WILDS,
    Effect,
)
from hagal.games.encounters.effects.gains import Optional
from hagal.games.encounters.hunters import prey
from hagal.games.encounters.hunters.hunt import REMOVED, hunt
from hagal.games.encounters.hunters.trials import noted
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.deck import find
from hagal.games.kit.effect import DECLINE
from hagal.kernel import zones
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class Enshrine(Optional):
    """This card itself becomes a trophy, or not; it counts what it says."""

    tag = "enc-enshrine"
    area: ClassVar[int] = HAND | DECK
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [ENSHRINE_IT, DECLINE] if source in s.players[seat].in_play else []

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return source in s.players[seat].in_play

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-enshrine", card=s.face[source], n=s.face[source].honor)


class EnshrineIt(Step[Encounters]):
    tag = "enc-enshrine-it"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.move(s, source, s.players[seat].in_play, hunt(s).trophies[seat])
        if s.log is not None:
            s.log.tell("enc-enshrined", seat, "PR-253", card=s.face[source])

    def key(self) -> str:
        return "enshrine"

    def message(self) -> Msg:
        return Msg("enc-option-enshrine")


class StripGear(Optional):
    """Take a Gear off a Prey that lies open, as a trophy; or leave it."""

    tag = "enc-strip"
    area: ClassVar[int] = WILDS
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: list[Step[Encounters]] = [s.face[i].strip for i in open_gear(s)]
        return [*found, DECLINE] if found else found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(open_gear(s))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-strip")


def open_gear(s: Encounters) -> list[int]:
    """The Gear that works now: on Prey that lies open and is not arrested, in the order of its attachment."""
    if not s.carriers:
        return []
    bearers = {*s.combat, *(space[0] for k, space in enumerate(s.wilds) if space and not s.down >> k & 1)}
    return [i for i, by in zip(s.carried, s.carriers, strict=True) if s.face[i].gear and by in bearers]


class Strip(OfCard):
    tag = "enc-strip-one"
    word = "strip"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.put_down(s, find(s, s.carried, self.card), hunt(s).trophies[seat])
        if s.log is not None:
            s.log.tell("enc-stripped", seat, "PR-210", card=self.card)


class DisarmTrap(Optional):
    """A Trap in front of you to your Trophy Room for nothing, or leave it."""

    tag = "enc-disarm-trap"
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: list[Step[Encounters]] = [FreeTrap(s.face[i]) for i in hunt(s).fronts[seat]]
        return [*found, DECLINE] if found else found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(hunt(s).fronts[seat])

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-disarm-trap")


class FreeTrap(OfCard):
    tag = "enc-free-trap"
    word = "disarm"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        h = hunt(s)
        i = find(s, h.fronts[seat], self.card)
        zones.move(s, i, h.fronts[seat], h.trophies[seat])
        if s.log is not None:
            s.log.tell("enc-trap-removed", seat, "PR-211", card=self.card, other=seat)
        noted(REMOVED, s, seat, i)


class DrawTrap(Effect):
    """Draw a Trap and place it in front of you (PR-207)."""

    tag = "enc-draw-trap"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        prey.draw_trap(s, seat)


class ReturnToDeck(Effect):
    """Unless its killer has other Worthy Prey as a trophy, this card is shuffled back into the Prey deck (PR-242)."""

    tag = "enc-return-to-deck"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        room = hunt(s).trophies[seat]
        if source not in room or any(i != source and s.face[i].worthy for i in room):
            return
        zones.move(s, source, room, s.enemies)
        zones.shuffle(s, s.enemies)
        if s.log is not None:
            s.log.tell("enc-returned", -1, "PR-242", card=s.face[source])


ENSHRINE_IT = EnshrineIt()

register_all(list(globals().values()))
