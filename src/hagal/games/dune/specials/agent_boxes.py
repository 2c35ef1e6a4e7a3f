"""Agent boxes of single cards."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, LUCK, Effect
from hagal.games.dune.effects.tracks import TRACKS
from hagal.games.dune.names import BENE_GESSERIT
from hagal.games.dune.option import OfCard, OfSpace
from hagal.games.dune.state import Dune
from hagal.games.kit.deck import find
from hagal.games.kit.seats import others
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class Signet(Effect):
    """Stands for the leader's signet ability, which the turn puts in its place."""

    tag = "signet"


class DoubleHarvest(Effect):
    """Carryall: the base spice of a maker space once more."""

    tag = "double_harvest"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if s.board.spaces[s.space].maker:
            actions.gain(s, seat, s.board.spaces[s.space].maker, 0, 0)


class DoubleVisit(Effect):
    """Power Play: the influence of the visited faction space is 2 instead of 1."""

    tag = "double_visit"
    waits: ClassVar[bool] = True

    def later(self, s: Dune, seat: int, source: int) -> bool:
        faction = s.board.spaces[s.space].faction
        return faction >= 0 and TRACKS[faction].later(s, seat, source)

    def waiting(self, s: Dune) -> Effect:
        """The same as the visit itself, so that nobody is asked which of the two comes first."""
        return TRACKS[s.board.spaces[s.space].faction]

    def run(self, s: Dune, seat: int, source: int) -> None:
        faction = s.board.spaces[s.space].faction
        if faction >= 0:
            actions.gain_influence(s, seat, faction)


class RaidGarrisons(Effect):
    """Gun Thopter: each opponent loses a troop of the garrison."""

    tag = "raid_garrisons"

    def run(self, s: Dune, seat: int, source: int) -> None:
        for q in others(s.players, seat):
            actions.lose_troops(s, q.seat, 1, from_conflict=False)


class OpponentsDiscard(Effect):
    """Each opponent, clockwise from the left, discards n cards of choice."""

    tag = "opponents_discard"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(LUCK)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        for q in reversed(others(s.players, seat)):
            for _ in range(min(self.n, len(q.hand))):
                s.stack.append((DISCARD_ONE, q.seat, source))

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(q.hand for q in s.players if q.seat != seat)

    def message(self) -> Msg:
        return Msg("opponents-discard", n=self.n)


class DiscardOne(Choice[Dune]):
    """Discard a card from hand (DI-044)."""

    tag = "discard_one"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        return [card.throw for card in {face[i]: None for i in s.players[seat].hand}]

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) <= 1


class Throw(OfCard):
    tag = "discard"
    word = "discard"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.discard_card(s, seat, find(s, s.players[seat].hand, self.card))


class TestOpponents(Effect):
    """Test of Humanity: each opponent discards a card or loses a deployed troop, whichever is possible."""

    tag = "test_opponents"

    def __init__(self) -> None:
        super().__init__(LUCK)

    def run(self, s: Dune, seat: int, source: int) -> None:
        for q in reversed(others(s.players, seat)):
            s.stack.append((TESTED, q.seat, source))

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(q.hand or q.conflict for q in s.players if q.seat != seat)

    def message(self) -> Msg:
        return Msg("test-opponents")


class Tested(Choice[Dune]):
    tag = "tested"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        face = s.face
        found: list[Step[Dune]] = [card.throw for card in {face[i]: None for i in p.hand}]
        if p.conflict:
            found.append(LOSE_TROOP)
        return found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) <= 1


class LoseDeployedTroop(Step[Dune]):
    tag = "lose_deployed_troop"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.lose_troops(s, seat, 1, from_conflict=True)

    def key(self) -> str:
        return "lose troop"

    def message(self) -> Msg:
        return Msg("option-lose-troop")


class Silence(Effect):
    """The Voice: a space closed to the opponents until this player's next turn."""

    tag = "silence"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [space.pick for space in s.board.spaces]

    def key(self) -> str:
        return "voice"

    def message(self) -> Msg:
        return Msg("silence")


class SilenceSpace(OfSpace):
    tag = "voice"
    word = "voice"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].voice = s.board.places[self.space.id]
        if s.log is not None:
            s.log.tell("voice", seat, "DI-020", space=self.space)


class FetchSister(Effect):
    """Other Memory: a Bene Gesserit card from the own discard pile to hand."""

    tag = "fetch_sister"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        cards = {face[i]: None for i in s.players[seat].discard}
        return [card.fetch for card in cards if card.factions >> BENE_GESSERIT & 1]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def key(self) -> str:
        return "fetch"

    def message(self) -> Msg:
        return Msg("fetch-sister")


class Fetch(OfCard):
    tag = "fetch"
    word = "fetch"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        zones.play(s, find(s, p.discard, self.card), p.discard, p.hand)
        if s.log is not None:
            s.log.tell("fetch", seat, "DI-040", card=self.card)
        if s.revealing == seat:
            push(s, "reveal_drawn", seat)


DISCARD_ONE = DiscardOne()
TESTED = Tested()
LOSE_TROOP = LoseDeployedTroop()

register_all(list(globals().values()))
