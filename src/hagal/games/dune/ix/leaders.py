"""The six leaders of Rise of Ix (IX-110 to IX-115)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.catalogue.declare import leader
from hagal.games.dune.effect import GAIN, Effect
from hagal.games.dune.effects import (
    Either,
    Influence,
    InfluenceAny,
    LoseInfluenceAny,
    gain,
    influence_any,
    pay,
    recruit,
)
from hagal.games.dune.ix.agent_boxes import EitherOrNot
from hagal.games.dune.ix.discard import Discard
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.ix.reveal_boxes import TrashInPlay
from hagal.games.dune.ix.shipping import FreighterMoves
from hagal.games.dune.ix.tech import AcquireTech, Negotiate
from hagal.games.dune.names import CITY, FACTION_ICONS, FACTIONS, FRIENDSHIP, LANDSRAAD, MAX_INFLUENCE, SPICE_TRADE
from hagal.games.dune.option import OfCard, OfIntrigue
from hagal.games.dune.order import climbs_besides
from hagal.games.dune.specials import AcquireUpTo, TakeFoldspace
from hagal.games.dune.state import Dune
from hagal.games.kit.deck import find
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

# Rhombur


def heavy_lasguns(s: Dune, seat: int, value: int, about: int) -> int:
    """His Dreadnoughts have strength 4 (IX-110)."""
    return 4


# Tessia


class PlaceSnoopers(Effect):
    """A Snooper at 2 influence on each track (IX-111)."""

    tag = "place_snoopers"

    def run(self, s: Dune, seat: int, source: int) -> None:
        part_of(s).snoopers = [True, True, True, True]


class InfluenceSnooped(InfluenceAny):
    """Tessia's signet: a faction whose track still has a Snooper (IX-111)."""

    tag = "influence_snooped"
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(1)
        self.sensitive: bool = True

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        snoopers = part_of(s).snoopers
        mine = s.players[seat].influence
        return [o for o in self.offers if snoopers[o.faction] and mine[o.faction] < MAX_INFLUENCE]

    def message(self) -> Msg:
        return Msg("influence-snooped")


DISCARD_FOR_SPICE = pay(Discard(1)).then(gain(spice=1))


def careful_observation(s: Dune, seat: int, faction: int) -> None:
    """Reaching a Snooper moves it to her next free slot, which gives its reward (IX-111)."""
    part = part_of(s)
    if not part.snoopers[faction] or s.players[seat].influence[faction] < FRIENDSHIP:
        return
    part.snoopers[faction] = False
    part.slots += 1
    if s.log is not None:
        s.log.tell("snooper", seat, "IX-111", faction=actions.faction_of(s, faction), n=part.slots)
    if part.slots == 1:
        s.stack.append((DISCARD_FOR_SPICE, seat, -1))
    if part.slots in (3, 4):
        s.stack.append((Influence(faction), seat, -1))
    if part.slots in (2, 4):
        push(s, "influence_bonus", seat, faction)


def reaches(s: Dune, seat: int, faction: int) -> bool:
    """Would one more influence reach a Snooper?"""
    return part_of(s).snoopers[faction] and s.players[seat].influence[faction] + 1 >= FRIENDSHIP


def next_slot(s: Dune, seat: int, value: int, faction: int) -> int:
    """The query `influence_waits`: the first slot can wait for a card yet to be drawn, and any for another track."""
    part = part_of(s)
    if not reaches(s, seat, faction):
        return value
    if part.slots == 0 and s.revealing != seat:
        return 1
    return int(sum(part.snoopers) > 1 and climbs_besides(s, seat, faction))


def snooped_tracks(s: Dune, seat: int, value: int, factions: int) -> int:
    """The query `ordered_tracks`: those that reach a Snooper."""
    snooped = [faction for faction in range(len(FACTIONS)) if reaches(s, seat, faction)]
    return factions & sum(1 << faction for faction in snooped)


# Armand

COORDINATED = LANDSRAAD | CITY | SPICE_TRADE
TRASH_IN_PLAY = TrashInPlay()


def coordination(s: Dune, seat: int, source: int) -> None:
    """In the Reveal turn, with two Agents on such spaces: may trash a card in play (IX-112)."""
    if sum(1 for place in s.players[seat].posts if s.board.spaces[place].icon & COORDINATED) >= 2:
        s.pending.append((TRASH_IN_PLAY, seat, -1))


# Ilesa


def one_step_ahead(s: Dune, seat: int, source: int) -> None:
    """At round start she sets a card aside, hidden (IX-113)."""
    part = part_of(s)
    part.turns = 0
    part.returned = -1
    if s.players[seat].hand:
        s.stack.append((KEEP, seat, -1))


class KeepAside(Choice[Dune]):
    tag = "keep_aside"
    secret: ClassVar[bool] = True

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        return [KeepCard(card) for card in {face[i]: None for i in s.players[seat].hand}]

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) <= 1


class KeepCard(OfCard):
    tag = "keep_card"
    word = "keep"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        i = find(s, p.hand, self.card)
        zones.hide(s, p.hand, 1 << seat)
        zones.move(s, i, p.hand, part_of(s).kept)
        if s.log is not None:
            s.log.tell("keep-aside", seat, "IX-113")

    def message(self) -> Msg:
        return Msg("option-aside", card=self.card)


def count_turn(s: Dune, seat: int, source: int) -> None:
    """Her second turn of the round brings the card back to hand, revealed."""
    part = part_of(s)
    part.turns += 1
    if part.turns == 2 and part.kept:
        give_back(s, seat)


def give_back(s: Dune, seat: int) -> None:
    part = part_of(s)
    i = part.kept[-1]
    part.returned = i
    zones.play(s, i, part.kept, s.players[seat].hand)
    if s.log is not None:
        s.log.tell("give-back", seat, "IX-113", card=s.face[i])


def sent_ahead(s: Dune, seat: int, source: int) -> None:
    """If that card sends the Agent in the second turn: spice with exactly one icon, else solari.

    Of two equal cards she sends the right one.
    """
    part = part_of(s)
    if part.turns != 2 or part.returned < 0:
        return
    alike = part.returned in s.players[seat].hand and s.face[source] is s.face[part.returned]
    if source == part.returned or alike:
        icons = s.face[source].icons | (FACTION_ICONS if s.envoy else 0)
        one = icons.bit_count() == 1
        actions.gain(s, seat, int(one), int(not one), 0)


def joins_reveal(s: Dune, seat: int, source: int) -> None:
    """A Reveal turn as the first turn adds the card to those revealed, without a bonus (IX-095)."""
    if part_of(s).kept:
        give_back(s, seat)
        push(s, "reveal_drawn", seat)


# Yuna


class LoseWater(Effect):
    """She starts without water (IX-114)."""

    tag = "lose_water"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].water = 0


def smuggling_operation(s: Dune, seat: int, value: int, about: int) -> int:
    """One solari more each time she gains some on her own turn (IX-114)."""
    return value + 1 if s.active == seat else value


# Hundro


class Intelligence(Effect):
    """At game start he looks at the top two Intrigue cards, keeps one, puts the other back on top (IX-115)."""

    tag = "intelligence"

    def __init__(self) -> None:
        super().__init__(GAIN)

    def run(self, s: Dune, seat: int, source: int) -> None:
        for i in s.intrigue_deck[-2:]:
            zones.reveal(s, i, 1 << seat)
        s.stack.append((LOOK, seat, source))


class Look(Choice[Dune]):
    tag = "look"
    secret: ClassVar[bool] = True

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        return [KeepIntrigue(card) for card in {face[i]: None for i in s.intrigue_deck[-2:]}]

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return False


class KeepIntrigue(OfIntrigue):
    tag = "keep_intrigue"
    word = "keep"

    def run(self, s: Dune, seat: int, source: int) -> None:
        two = s.intrigue_deck[-2:]
        i = find(s, two, self.card)
        zones.hide(s, two, 1 << seat)
        zones.move(s, i, s.intrigue_deck, s.players[seat].intrigue)

    def message(self) -> Msg:
        return Msg("option-keep-card", card=self.card)


KEEP = KeepAside()
LOOK = Look()

LEADERS = (
    leader(
        "rhombur_vernius",
        "Prince Rhombur Vernius",
        house="Vernius",
        complexity=1,
        queries={"dreadnought_strength": heavy_lasguns},
        signet=Either((AcquireTech(), Negotiate(1))),
    ),
    leader(
        "tessia_vernius",
        "Tessia Vernius",
        house="Vernius",
        complexity=4,
        rival=False,
        start=PlaceSnoopers(),
        queries={"influence_waits": next_slot, "ordered_tracks": snooped_tracks},
        moments={"influenced": careful_observation},
        signet=pay(LoseInfluenceAny()).then(InfluenceSnooped()),
    ),
    leader(
        "armand_ecaz",
        "Archduke Armand Ecaz",
        house="Ecaz",
        complexity=2,
        rival=False,
        moments={"revealed": coordination},
        signet=EitherOrNot((AcquireUpTo(3),)),
    ),
    leader(
        "ilesa_ecaz",
        "Ilesa Ecaz",
        house="Ecaz",
        complexity=3,
        rival=False,
        moments={
            "hand_drawn": one_step_ahead,
            "turn_begins": count_turn,
            "agent_sent": sent_ahead,
            "revealed": joins_reveal,
        },
        signet=pay(solari=1).then(TakeFoldspace()),
    ),
    leader(
        "yuna_moritani",
        '"Princess" Yuna Moritani',
        house="Moritani",
        complexity=2,
        rival=False,
        start=LoseWater(),
        queries={"solari": smuggling_operation},
        signet=pay(solari=7).then(influence_any(1), recruit(1), gain(spice=1)),
    ),
    leader(
        "hundro_moritani",
        "Viscount Hundro Moritani",
        house="Moritani",
        complexity=1,
        start=Intelligence(),
        signet=pay(spice=1).then(FreighterMoves(1)),
    ),
)

register_all(list(globals().values()))
