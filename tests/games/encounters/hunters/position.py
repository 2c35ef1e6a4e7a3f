"""Positions of Hunters built by hand, as those of Hunted.

t = Hunting(2).wild("hills", "point_man").gear("point_man", "body_armor").give(attack=9)
t.choose("fight hills")
assert t.room(0) == ["point_man", "body_armor"]

The first decision is the Action phase of seat 0 (the Elder Hunter: his Initiative is the lowest) in round 1, with empty
Wilds, an empty Combat Zone, nobody's trophies, no Traps in front of anybody and an empty Testing Ground.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from hagal.games.encounters import wilds
from hagal.games.encounters.components import Card
from hagal.games.encounters.hunters import hunt as parts
from hagal.games.encounters.hunters.hunt import NAME, Hunt
from hagal.games.encounters.names import ENDINGS
from hagal.kernel import zones
from hagal.kernel.state import Part
from tests.games.encounters.position import Position

PREDATORS = ("elder_hunter", "city_hunter", "gunslinger_hunter", "jungle_hunter", "primeval_hunter")
"""By their Initiative."""


class Hunting(Position):
    """A game of Hunters at its first decision, with handles to arrange it."""

    modules: ClassVar[tuple[str, ...]] = (NAME,)

    def usual(self, players: int) -> dict[str, Any]:
        return {"avatars": list(PREDATORS[:players])}

    def _rewind(self) -> None:
        s, h = self.s, self.hunt
        for i in (*s.carried, *s.attached[0]):
            s.known[i] = 0
            h.gear.append(i)
        s.carried.clear()
        s.carriers.clear()
        s.attached[0].clear()
        for i in s.out:
            s.known[i] = 0
        s.enemies += s.out
        s.out.clear()
        for i in h.testing:
            s.known[i] = 0
        s.barracks[:0] = h.testing
        h.testing.clear()
        h.since.clear()
        self.game.log.events.clear()

    @property
    def hunt(self) -> Hunt:
        return parts.hunt(self.s)

    @property
    def part(self) -> Part:
        return self.hunt

    def spare(self) -> list[list[int]]:
        h = self.hunt
        return [*super().spare(), h.gear, h.gear_discard, h.traps, h.trap_discard, h.unused]

    # Arranging

    def card(self, ref: str) -> Any:
        """The component of a name, with all that is printed on it."""
        return self.s.rules.component(ref)

    def deal(self, seat: int, *cards: Card) -> Self:
        """These cards, which need not be in the box, into a hand."""
        s = self.s
        for i in zones.add_instances(s, list(cards)):
            self[seat].hand.append(i)
            self.show(i, 1 << seat)
        return self

    def instance(self, id: str) -> int:
        """The card of this name that lies in the Wilds, in the Combat Zone, or on another."""
        s = self.s
        return next(i for zone in (*s.wilds, s.combat, s.carried) for i in zone if s.face[i].id == id)

    def gear(self, prey: str, *ids: str) -> Self:
        """This Gear on a Prey in play, in this order."""
        s = self.s
        for id in ids:
            self._put(s.out, "gear", (id,), None)
            wilds.carry(s, s.out[-1], s.out, self.instance(prey))
        return self

    def gears(self, *ids: str) -> Self:
        """These on top of the Gear, the last one first to come."""
        self._put(self.hunt.gear, "gear", ids, [])
        return self

    def traps(self, *ids: str) -> Self:
        """These on top of the Traps, the last one first to come."""
        self._put(self.hunt.traps, "trap", ids, [])
        return self

    def front(self, seat: int, *ids: str) -> Self:
        """These Traps in front of a player."""
        self._put(self.hunt.fronts[seat], "trap", ids, None)
        return self

    def trophies(self, seat: int, *refs: str) -> Self:
        """These (kind:id) in a Trophy Room, the last one on top."""
        self.put(self.hunt.trophies[seat], *refs)
        return self

    def slain(self, seat: int, *others: int) -> Self:
        """Killed by a Predator in Duels, earlier."""
        for other in others:
            self[other].dead = True
            self.hunt.slain[seat].append(other)
        return self

    def testing(self, *ids: str) -> Self:
        """These Tests on the Testing Ground since before this turn."""
        self._put(self.hunt.testing, "test", ids, None)
        self.hunt.since += [0] * len(ids)
        return self

    def armory(self, *refs: str) -> Self:
        """These (kind:id) on top of the Armory, the last one first to come."""
        return self.put(self.s.barracks, *refs, known=[])

    def instincts(self, *ids: str) -> Self:
        """These on top of the Killer Instincts, the last one first to come."""
        self._put(self.s.officers, "character", ids, [])
        return self

    def challenge(self, seat: int, id: str) -> Self:
        """Exactly this Challenge under an Avatar."""
        h = self.hunt
        for i in h.challenges[seat]:
            self.show(i, 0)
        h.unused += h.challenges[seat]
        h.challenges[seat].clear()
        self._put(h.challenges[seat], "challenge", (id,), [seat])
        return self

    def crowd(self, id: str = "jungle_patrol", up: bool = True) -> Self:
        """A Prey on every space of the Wilds; this card on the Hills, the next to be pushed out."""
        for space in ("underground", "graveyard", "river", "ruins"):
            self.wild(space, "jungle_patrol")
        return self.wild("hills", id, up)

    def allow_duels(self, n: int = 1, attack: int = 50) -> Self:
        """So many Duels allowed in this turn, and Attack to pay for them."""
        return self.give(duels=n, attack=attack)

    # Playing

    def prey_phase(self, *ids: str) -> Self:
        """The Prey phase of the active player now, with these cards on top of the Prey deck, the last one first."""
        return self.enemies(*ids).run("enemy_phase", self.s.active)

    # Looking

    def reason(self, key: str) -> str:
        """Why something cannot be done, as the id of the sentence with its numbers; "" if it can."""
        message = self.game.resume().reason_against(key)
        if message is None:
            return ""
        return " ".join([message.id, *(str(value) for value in message.args.values() if isinstance(value, int))])

    def room(self, seat: int) -> list[str]:
        """The Trophy Room of a player, the top card at the end."""
        return self.ids(self.hunt.trophies[seat])

    def carried(self, id: str) -> list[str]:
        """What lies on a card."""
        return self.ids(self.s.carried_by(self.instance(id)))

    def honor(self, seat: int) -> int:
        return parts.honor(self.s, seat)

    @property
    def ending(self) -> str:
        return ENDINGS[self.s.ending]

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.game.outcome is not None
        return self.game.outcome.winners
