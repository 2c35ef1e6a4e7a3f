"""Positions built by hand: no test searches for a lucky seed.

t = Position(leaders=["paul_atreides", "glossu_rabban", "ilban_richese", "memnon_thorvald"])
t.hand(0, "dagger", "signet_ring").give(0, solari=8).turn(0)
t.choose("agent dagger swordmaster")
assert t[0].swordmaster

t = Position(1, ["leto_atreides"], rival_leaders=["ilban_richese", "glossu_rabban"]).hagal("carthag").rival(1)
assert t[1].conflict == 1
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeVar

import hagal
from hagal import positions
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.rivals.part import NAME as RIVALS
from hagal.games.dune.rivals.part import RivalsPart
from hagal.games.dune.state import Dune, Player
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC

PLAIN = ("memnon_thorvald", "glossu_rabban", "ilban_richese", "leto_atreides")
"""Leaders that change little while nobody plays their signet."""
DULL_ROW = ("kwisatz_haderach", "choam_directorship", "lady_jessica", "worm_riders", "gurney_halleck")
"""A Row that nobody can afford by chance."""


class Position(positions.Position):
    """A game of Dune at its first decision, with handles to arrange it.

    With one or two players the rivals sit behind them, as they were after set-up: Agents at home, no influence.
    """

    openings: ClassVar[tuple[str, ...]] = ("together",)  # questions before the first turn: the Baron's tokens

    def __init__(self, players: int = 4, leaders: tuple[str, ...] | list[str] = PLAIN, **options: Any) -> None:
        super().__init__(hagal.new("dune", players=players, seed=1, leaders=list(leaders)[:players], **options))
        while self.game.decision and self.game.decision.choice.tag in self.openings:
            self.game.choose(self.game.decision.options[0].key)
        self.s.first = 0
        for p in self.s.players:
            self._clear(p.hand, p.deck)
        if RIVALS in self.s.parts:
            self._send_rivals_home()

    def _send_rivals_home(self) -> None:
        """In solo play the rivals have gone before the player is asked: take that back."""
        s = self.s
        for p in s.players:
            if is_rival(p):
                p.agents += len(p.posts)
                p.posts = ()
                self.give(p.seat, vp=0, spice=0, solari=0, water=0, conflict=0, garrison=0)
                for i in p.intrigue:
                    s.known[i] = 0
                self._clear(p.intrigue, s.intrigue_deck)
                p.influence = (0, 0, 0, 0)
        s.occupied = 0
        s.alliance = [-1, -1, -1, -1]
        self._clear(self.hagal_part.discard, self.hagal_part.deck)
        self.game.log.events.clear()

    @property
    def hagal_part(self) -> RivalsPart:
        part = self.s.parts[RIVALS]
        assert isinstance(part, RivalsPart)
        return part

    @property
    def s(self) -> Dune:
        state = self.game.state
        assert isinstance(state, Dune)
        return state

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    # Arranging

    def _clear(self, zone: list[int], to: list[int]) -> None:
        zones.move_all(zone, to)

    def spare(self, seat: int | None = None) -> list[list[int]]:
        """The own zones, then the common ones."""
        s = self.s
        own = []
        if seat is not None:
            p = self[seat]
            own = [p.deck, p.discard, p.hand, p.in_play, p.intrigue]
        common = [s.imperium, s.row, *s.reserve, s.intrigue_deck, s.intrigue_discard]
        return [*own, *common, s.conflicts, s.box, s.conflict, s.fallen, s.trash]

    def _put(self, zone: list[int], kind: str, ids: tuple[str, ...], seat: int | None, known: list[int] | None) -> None:
        self.put(zone, *(f"{kind}:{id}" for id in ids), known=known, spare=self.spare(seat))

    def hand(self, seat: int, *ids: str) -> Self:
        """Exactly these cards in hand; what was there goes under the deck."""
        p = self[seat]
        p.deck[:0] = p.hand
        p.hand.clear()
        self._put(p.hand, "card", ids, seat, [seat])
        return self

    def deck(self, seat: int, *ids: str) -> Self:
        """Exactly these cards as the deck, the last one on top; what was there goes to the discard pile's bottom."""
        p = self[seat]
        old = p.deck[:]
        p.deck.clear()
        p.discard[:0] = old
        self._put(p.deck, "card", ids, seat, [])
        for i in p.discard:
            self.s.known[i] = PUBLIC
        return self

    def discard(self, seat: int, *ids: str) -> Self:
        """Exactly these cards as the discard pile, the last one on top; what was there goes under the deck."""
        p = self[seat]
        p.deck[:0] = p.discard
        p.discard.clear()
        self._put(p.discard, "card", ids, seat, None)
        return self

    def bare(self, seat: int) -> Self:
        """No cards at all: what was there is out of the game."""
        p = self[seat]
        for zone in (p.deck, p.hand, p.discard, p.in_play):
            zones.move_all(zone, self.s.trash)
        return self

    def in_play(self, seat: int, *ids: str) -> Self:
        """These cards in play (added)."""
        self._put(self[seat].in_play, "card", ids, seat, None)
        return self

    def intrigue(self, seat: int, *ids: str) -> Self:
        """Exactly these Intrigue cards in hand."""
        p = self[seat]
        zones.move_all(p.intrigue, self.s.intrigue_discard)
        self._put(p.intrigue, "intrigue", ids, seat, [seat])
        return self

    def intrigue_deck(self, *ids: str) -> Self:
        """These Intrigue cards on top of the deck, the last one first to be drawn."""
        self._put(self.s.intrigue_deck, "intrigue", ids, None, [])
        return self

    def row(self, *ids: str) -> Self:
        """Exactly these cards in the Row (five, or it is refilled at the next chance)."""
        self.s.imperium[:0] = self.s.row
        self.s.row.clear()
        self._put(self.s.row, "card", ids, None, None)
        return self

    def imperium(self, *ids: str) -> Self:
        """These cards on top of the Imperium deck, the last one first to come."""
        self._put(self.s.imperium, "card", ids, None, [])
        return self

    def conflict(self, id: str) -> Self:
        """This Conflict as the current one."""
        zones.move_all(self.s.conflict, self.s.box)
        self._put(self.s.conflict, "conflict", (id,), None, None)
        return self

    def hagal(self, *ids: str, alone: bool = False) -> Self:
        """These cards on top of the Hagal deck in the order of revealing; `alone`: no others in it."""
        part = self.hagal_part
        wanted: list[int] = []
        for id in ids:
            card = self.s.rules.component(f"hagal:{id}")
            zone, i = next(
                ((zone, i) for zone in (part.deck, part.discard) for i in zone if self.s.face[i] is card), ([], -1)
            )
            assert i >= 0, f"there is no other {id} among the Hagal cards"
            zone.remove(i)
            wanted.append(i)
        if alone:
            self._clear(part.deck, part.discard)
            for i in part.discard:
                self.s.known[i] = PUBLIC
        part.deck += wanted[::-1]
        for i in part.deck:
            self.show(i, 0)
        return self

    def give(self, seat: int, **amounts: int) -> Self:
        """Set plain fields of a player: spice=3, vp=9, garrison=5, conflict=2 (troops come from supply)."""
        p = self[seat]
        for name, n in amounts.items():
            if name in ("garrison", "conflict"):
                p.supply += getattr(p, name) - n
                assert p.supply >= 0, "only 12 troops"
            setattr(p, name, type(getattr(p, name))(n))  # a flag stays a flag
        return self

    def influence(self, seat: int, **levels: int) -> Self:
        """Set influence as if it had been gained, with its points and Alliances, but without the bonus at 4."""
        for name, n in levels.items():
            faction = FACTIONS.index(name)
            p = self[seat]
            p.vp += (n >= 2) - (p.influence[faction] >= 2)
            p.influence = (*p.influence[:faction], n, *p.influence[faction + 1 :])
            holder = self.s.alliance[faction]
            if n >= 4 and (holder < 0 or self[holder].influence[faction] < n):
                if holder >= 0:
                    self[holder].vp -= 1
                self.s.alliance[faction] = seat
                p.vp += 1
        return self

    def agent(self, seat: int, space: str) -> Self:
        """An Agent of this seat already on a space."""
        place = self.s.board.places[space]
        self[seat].agents -= 1
        self[seat].posts = (*self[seat].posts, place)
        self.s.occupied |= 1 << place
        return self

    # Going

    def turn(self, seat: int) -> Self:
        """It is this seat's turn; afterwards play goes on clockwise."""
        return self.begin("next_turn", seat, -1)

    def rival(self, seat: int) -> Self:
        """A single turn of this rival, and then nothing (or a question to a player)."""
        return self.begin("rival_turn", seat, -1)

    def combat(self) -> Self:
        """The Combat phase begins: everybody has revealed."""
        for p in self.s.players:
            p.revealed = not is_rival(p)
        self.s.active = -1
        return self.begin("combat", -1, -1)

    def recall(self) -> Self:
        """The Recall phase begins."""
        return self.begin("recall", -1, -1)

    def makers(self) -> Self:
        return self.begin("makers", -1, -1)

    def endgame(self) -> Self:
        return self.begin("endgame", self.s.first, len(self.s.players))

    def round_start(self, *conflicts: str) -> Self:
        """A new round begins; these Conflicts lie on top of the deck, the last one first to come."""
        self._put(self.s.conflicts, "conflict", conflicts, None, [])
        zones.move_all(self.s.conflict, self.s.fallen)
        return self.begin("round_start", -1, -1)


T = TypeVar("T", bound=Position)


def plain(kind: type[T], leader: str = PLAIN[0], players: int = 4, **options: Any) -> T:
    """Nobody has resources, points or Intrigue. Seat 0 has no cards; the others hold a Dagger, so they are asked."""
    others = [other for other in PLAIN if other != leader]
    t = kind(players, [leader, *others][:players], **options)
    for seat in range(players):
        t.give(seat, vp=0, spice=0, solari=0, water=0)
        if seat:
            t.hand(seat, "dagger")
    return t.bare(0).row(*DULL_ROW)
