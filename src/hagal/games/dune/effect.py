"""Effect: what every effect of a card or space can say about its order, and the conditions of effects."""

from __future__ import annotations

from itertools import groupby
from typing import ClassVar

from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune
from hagal.games.kit import combine
from hagal.games.kit import effect as kit
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

# When an effect of a turn is resolved (DI-021, DI-030; the player orders only what order can change):
GAIN = 0  # at once: a plain gain, better now than later
LUCK = 1  # draws: at once in a Reveal turn, in the player's order in an Agent turn
ASK = 2  # in the player's order
LAST = 3  # after all others: a card that trashes itself stays in play as long as it can


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(kit.Effect[Dune]):
    """What Dune has to know about effects, to resolve them in the player's order where that can change something.

    `optional`: it may be left alone (DI-023). `sensitive`: influence gained earlier would change what it can do.
    """

    waits: ClassVar[bool] = False  # a gain that the player would sometimes hold back in an Agent turn (see `later`)
    unloads: ClassVar[bool] = False  # it discards or trashes a card, which may have effects of its own then
    fruitful: ClassVar[bool] = False  # a cost that can be worth paying even if what it buys is nothing

    def __init__(self, level: int = GAIN, optional: bool = False, sensitive: bool = False) -> None:
        self.level: int = level
        self.optional: bool = optional
        self.sensitive: bool = sensitive
        self.use: Step[Dune] | None = None  # the option of resolving it, once somebody had that choice

    def later(self, s: Dune, seat: int, source: int) -> bool:
        """With `waits`, in an Agent turn: would the player rather order it himself now?"""
        return not self.can(s, seat, source)

    def waiting(self, s: Dune) -> Effect:
        """With `waits`: what is pending instead of it."""
        return self

    def at_once(self, s: Dune, seat: int, source: int) -> bool:
        """In a Reveal turn: does it happen as soon as it can, without the player's word?"""
        return self.level <= LUCK

    # What `order` asks about an effect, where order can change something

    def track(self) -> int:
        """The faction with which it plainly gives influence, or -1."""
        return -1

    def inner(self) -> Effects:
        """The effects that it is made of."""
        return ()

    def stirs(self) -> bool:
        """Can it ever want troops of the supply or bring some back (see `wants`)?"""
        return any(effect.stirs() for effect in self.inner())

    def ordered(self) -> bool:
        """Is it a plain gain that may have to wait for the player's order after all?"""
        return any(effect.ordered() for effect in self.inner())

    def takes(self, s: Dune, seat: int) -> int:
        """Troops of the supply that it takes when it happens."""
        return 0

    def wants(self, s: Dune, seat: int, source: int) -> int:
        """Troops of the supply that it may want for anything but the garrison; 0: it may bring some back; -1: none."""
        return -1

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        """May it bring influence with another faction than `besides`?"""
        return False

    def accepted(self) -> Step[Dune]:
        """What runs when the player picked this effect himself: an optional one need not ask again."""
        return self


Effects = tuple[Effect, ...]


def messages(effects: Effects) -> tuple[Msg, ...]:
    return tracks_as_one(combine.messages(effects))


def plain_messages(effects: Effects) -> tuple[Msg, ...]:
    return tracks_as_one(combine.plain_messages(effects))


def tracks_as_one(told: tuple[Msg, ...]) -> tuple[Msg, ...]:
    """One influence each with several factions, one after the other, is told in one."""
    found: list[Msg] = []
    for single, run in groupby(told, lambda message: message.id == "influence" and message.args["n"] == 1):
        several = list(run)
        if not single or len(several) == 1:
            found += several
        elif len(several) == len(FACTIONS):
            found.append(Msg("influence-all"))
        else:
            found.append(Msg("influence-each", factions=tuple(message.args["faction"] for message in several)))
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(kit.Condition[Dune]):
    """Something that holds or not for a seat; told as `if-` and its tag."""

    def message(self) -> Msg:
        return Msg(f"if-{self.tag}")


def faction_name(faction: int) -> Msg:
    return Msg(f"faction-{FACTIONS[faction].replace('_', '-')}")


class HasInfluence(Condition):
    tag = "has_influence"
    fields = ("faction", "n")

    def __init__(self, faction: int, n: int) -> None:
        self.faction: int = faction
        self.n: int = n

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].influence[self.faction] >= self.n

    def message(self) -> Msg:
        return Msg("if-influence", n=self.n, faction=faction_name(self.faction))


class HasAlliance(Condition):
    """An Alliance: with one faction, or (-1) with any."""

    tag = "has_alliance"
    fields = ("faction",)

    def __init__(self, faction: int = -1) -> None:
        self.faction: int = faction

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return seat in s.alliance if self.faction < 0 else s.alliance[self.faction] == seat

    def message(self) -> Msg:
        if self.faction < 0:
            return Msg("if-any-alliance")
        return Msg("if-alliance", faction=faction_name(self.faction))


class Another(Condition):
    """Another card of that faction of mine in play: Fremen Bond and its like (DI-043)."""

    tag = "another"
    fields = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: int = faction
        self.bit: int = 1 << faction

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        face = s.face
        for i in s.players[seat].in_play:
            if i != source and face[i].factions & self.bit:
                return True
        return False

    def message(self) -> Msg:
        return Msg("if-another", faction=faction_name(self.faction))


class CouncilSeat(Condition):
    tag = "council_seat"

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].council


class MentatHere(Condition):
    tag = "mentat_here"

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return s.mentat < 0


class EnemyInConflict(Condition):
    tag = "enemy_in_conflict"

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return any(q.conflict for q in s.players if q.seat != seat)


register_all(list(globals().values()))
