"""Positions built by hand: no test searches for a lucky seed.

t = Position(2).hand(0, "knock_knock", "experience").wild("hills", "soviet_advisor").give(attack=3)
t.choose("play knock_knock")
assert t.s.attack == 5

The first decision is the Action phase of seat 0 in round 1, with empty Wilds, an empty Combat Zone, and one Experience
in each hand, so that nobody's turn passes by itself.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

import hagal
from hagal import positions
from hagal.game import Game
from hagal.games.encounters.mission import Mission, mission
from hagal.games.encounters.names import SPACES
from hagal.games.encounters.state import Encounters, Player
from hagal.kernel import zones
from hagal.kernel.events import Event
from hagal.kernel.state import PUBLIC, Part


class Position(positions.Position):
    """A game of Hunted at its first decision, with handles to arrange it."""

    modules: ClassVar[tuple[str, ...]] = ()
    spaces: ClassVar[tuple[str, ...]] = SPACES
    starter: ClassVar[str] = "experience"

    def __init__(self, players: int = 1, **options: Any) -> None:
        options = {**self.usual(players), **options}
        super().__init__(self.started(players, options))
        if options.get("avatars") in ("choose", "two"):
            return
        s = self.s
        self._rewind()
        for zone in (*s.wilds, s.combat, s.arriving):
            for i in zone:
                s.known[i] = 0
            s.enemies += zone
            zone.clear()
        s.down = 0
        for p in s.players:
            zones.move_all(p.hand, p.deck)
            one = next(i for i in p.deck if s.face[i].id == self.starter)
            s.known[one] = 1 << p.seat
            zones.move(s, one, p.deck, p.hand)

    def started(self, players: int, options: dict[str, Any]) -> Game:
        return hagal.new("encounters", players=players, modules=self.modules, seed=1, **options)

    def usual(self, players: int) -> dict[str, Any]:
        """The options that make seat 0 the first."""
        return {"first": 0}

    def _rewind(self) -> None:
        """The Enemy phase of the first turn may have shown something: nothing of it counts."""
        s = self.s
        for zone in (s.out, s.operations, *s.attached):
            s.enemies += zone
            zone.clear()
        self.mission.hazards = 0
        for p in s.players:
            p.marks = 0
        self.game.log.events.clear()

    @property
    def s(self) -> Encounters:
        state = self.game.state
        assert isinstance(state, Encounters)
        return state

    @property
    def mission(self) -> Mission:
        return mission(self.s)

    @property
    def part(self) -> Part:
        """What the mode adds to the state."""
        return self.mission

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    # Arranging

    def spare(self) -> list[list[int]]:
        """Where nobody needs a card."""
        s = self.s
        return [s.enemies, s.barracks, s.officers, s.strikes, s.strike_discard, s.box, s.dead_enemies, s.out]

    def _put(self, zone: list[int], kind: str, ids: tuple[str, ...], known: list[int] | None) -> list[int]:
        self.put(zone, *(f"{kind}:{id}" for id in ids), known=known)
        return zone[len(zone) - len(ids) :]

    def hand(self, seat: int, *ids: str) -> Self:
        """Exactly these cards in hand; what was there goes under the deck."""
        p = self[seat]
        p.deck[:0] = p.hand
        p.hand.clear()
        self._put(self[seat].hand, "character", ids, [seat])
        return self

    def deck(self, seat: int, *ids: str) -> Self:
        """Exactly these cards as the deck, the last one on top; what was there is out of the game."""
        zones.move_all(self[seat].deck, self.s.gone)
        self._put(self[seat].deck, "character", ids, [])
        return self

    def discard(self, seat: int, *ids: str) -> Self:
        self._put(self[seat].discard, "character", ids, None)
        return self

    def played(self, *ids: str) -> Self:
        """These cards played by the active player this turn, without their effects."""
        s = self.s
        s.played += self._put(self[s.active].in_play, "character", ids, None)
        return self

    def wounds(self, seat: int, *ids: str) -> Self:
        self._put(self[seat].wounds, "strike", ids, None)
        return self

    def wild(self, space: str, id: str, up: bool = True) -> Self:
        """A card on a space of the Wilds, face up or face down."""
        k = self.spaces.index(space)
        self._put(self.s.wilds[k], "enemy", (id,), None if up else [])
        self.s.down = self.s.down & ~(1 << k) | (0 if up else 1 << k)
        self.s.entered += 1
        self.s.trail[k] = self.s.entered
        return self

    def combat(self, *ids: str) -> Self:
        """These enemies in the Combat Zone, the oldest first."""
        self._put(self.s.combat, "enemy", ids, None)
        return self

    def attached(self, space: str, *ids: str) -> Self:
        self._put(self.s.attached[self.spaces.index(space)], "enemy", ids, None)
        return self

    def operations(self, *ids: str) -> Self:
        self._put(self.s.operations, "enemy", ids, None)
        return self

    def enemies(self, *ids: str) -> Self:
        """These on top of the Enemy deck, the last one first to come."""
        self._put(self.s.enemies, "enemy", ids, [])
        return self

    def only_enemies(self, *ids: str) -> Self:
        """Exactly these as the Enemy deck."""
        s = self.s
        for i in s.enemies:
            s.known[i] = PUBLIC
        zones.move_all(s.enemies, s.out)
        return self.enemies(*ids)

    def strikes(self, *ids: str) -> Self:
        """These on top of the Strike deck, the last one first to be drawn."""
        self._put(self.s.strikes, "strike", ids, [])
        return self

    def hq(self, *ids: str) -> Self:
        """Exactly these in the HQ."""
        s = self.s
        s.barracks[:0] = s.hq
        s.hq.clear()
        self._put(s.hq, "character", ids, None)
        return self

    def barracks(self, *ids: str) -> Self:
        """These on top of the Barracks, the last one first to come."""
        self._put(self.s.barracks, "character", ids, [])
        return self

    def give(self, **values: Any) -> Self:
        """Values of the turn or table: attack=3, recruit=2 ..."""
        for name, value in values.items():
            where = self.part if name in self.part.fields else self.s
            assert hasattr(where, name)
            setattr(where, name, value)
        return self

    def stage(self, number: int) -> Self:
        """The Objective of this number is current."""
        self.mission.current = number - 1
        return self

    def marks(self, seat: int, n: int) -> Self:
        self[seat].marks = n
        return self

    # Playing

    @property
    def keys(self) -> list[str]:
        """What the open decision offers, after what was arranged."""
        self.game.resume()
        return [] if self.game.decision is None else self.game.decision.keys

    @property
    def asked(self) -> int:
        self.game.resume()
        return super().asked

    @property
    def asides(self) -> dict[int, list[str]]:
        self.game.resume()
        return super().asides

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        for key in keys:
            self.game.resume()
            super().choose(key, seat=seat)
        return self

    def why_not(self, key: str) -> str | None:
        return self.game.resume().why_not(key)

    def done(self) -> Self:
        """End the Action phase."""
        return self.choose("done")

    # Looking

    def in_hand(self, seat: int) -> list[str]:
        return self.names(self[seat].hand)

    def space(self, name: str) -> str | None:
        """The id of the card on a space, whatever anybody knows."""
        cards = self.s.wilds[self.spaces.index(name)]
        return self.s.face[cards[0]].id if cards else None

    def hidden(self, name: str) -> bool:
        return bool(self.s.down >> self.spaces.index(name) & 1)

    def events(self, kind: str) -> list[Event]:
        return super().events(f"enc-{kind}")

    @property
    def damage(self) -> list[int]:
        """The damage of each player."""
        return [sum(self.s.face[i].damage for i in p.wounds) for p in self.s.players]
