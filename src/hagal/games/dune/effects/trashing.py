"""The trash icon, and cards that trash themselves (DI-023, DI-042)."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.dune import actions, order
from hagal.games.dune.effect import ASK, GAIN, LAST, Effect, Effects, messages
from hagal.games.dune.names import PLACES
from hagal.games.dune.state import Dune
from hagal.games.kit.combine import push_all
from hagal.games.kit.deck import find
from hagal.games.kit.effect import DECLINE
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class TrashOne(Effect):
    """One card from hand, in play or discard pile, out of the game."""

    tag = "trash"
    fields = ("card", "place")

    def __init__(self, card: Any, place: int) -> None:
        super().__init__(GAIN)
        self.card: Any = card
        self.place: int = place

    def run(self, s: Dune, seat: int, source: int) -> None:
        zone = actions.zone_of(s.players[seat], self.place)
        actions.trash_card(s, seat, find(s, zone, self.card), zone)

    def key(self) -> str:
        return f"trash {self.card.id} {PLACES[self.place]}"

    def message(self) -> Msg:
        return Msg(f"option-trash-{PLACES[self.place]}", card=self.card)


class TrashFor(Effect):
    """The chosen card out of the game, then what that buys."""

    tag = "trash_for"
    fields = ("trash", "effects")

    def __init__(self, trash: TrashOne, effects: Effects) -> None:
        super().__init__(GAIN)
        self.trash: TrashOne = trash
        self.effects: Effects = effects

    def run(self, s: Dune, seat: int, source: int) -> None:
        push_all(s, self.effects, seat, source)
        s.stack.append((self.trash, seat, source))

    def key(self) -> str:
        return self.trash.key()

    def message(self) -> Msg:
        return self.trash.message()


class MayTrash(Effect):
    """May trash an own card of choice, and whatever that unloads."""

    unloads: ClassVar[bool] = True
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK, optional=True)

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        return order.most_unloaded(s, seat)

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        return order.unloads_influence(s, seat, besides)


class Trash(MayTrash):
    """The trash icon: may trash a card from hand, in play or discard pile (DI-023, DI-042), perhaps for an effect."""

    tag = "trash_icon"
    fields = ("effects",)

    def __init__(self, effects: Effects = ()) -> None:
        super().__init__()
        self.effects: Effects = effects

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        face = s.face
        found: list[Step[Dune]] = [DECLINE]
        for place, zone in enumerate((p.hand, p.in_play, p.discard)):
            for card in {face[i]: None for i in zone}:
                found.append(card.trashes[place])
        if self.effects:
            return [DECLINE, *(TrashFor(step, self.effects) for step in found[1:] if isinstance(step, TrashOne))]
        return found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return not s.players[seat].hand

    def inner(self) -> Effects:
        return self.effects

    def key(self) -> str:
        return "trash for " + ", ".join(effect.key() for effect in self.effects) if self.effects else "trash"

    def message(self) -> Msg:
        return Msg("trash-for", effects=messages(self.effects)) if self.effects else Msg("trash")

    def plain(self) -> Msg:
        return self.message() if self.effects else Msg("trash-card")


class TrashSelf(Effect):
    """This card trashes itself: mandatory, unless it is a cost (DI-023)."""

    tag = "trash_self"
    unloads: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(LAST)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return source in s.players[seat].in_play

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if source in p.in_play:
            actions.trash_card(s, seat, source, p.in_play, own_effect=True)

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        return order.unloaded(s, seat, s.face[source])

    def key(self) -> str:
        return "trash self"

    def message(self) -> Msg:
        return Msg("trash-self")


register_all(list(globals().values()))
