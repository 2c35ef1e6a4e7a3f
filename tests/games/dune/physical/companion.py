"""A game beside the real board, to be tapped through.

t = Companion(1, difficulty="mercenary").hagal("carthag").tap("conflict skirmish_a", "turn")
assert t.posts(1) == ["carthag"]
"""

from __future__ import annotations

from typing import Any, Self

import hagal
from hagal.games.dune.physical.kinds import Fix
from hagal.games.dune.rivals.part import part_of as hagal_part
from hagal.games.dune.state import Dune, Player
from hagal.kernel.events import Event
from hagal.kernel.laws import conserved

RIVALS = ["ilban_richese", "ariana_thorvald"]
TILES = ("windtraps", "training_drones", "artillery")


class Companion:
    """At the question for the first Conflict card; two players: seat 0 is first."""

    def __init__(self, players: int = 1, ix: bool = False, tiles: tuple[str, ...] = TILES, **options: Any) -> None:
        if players == 1:
            options.setdefault("rival_leaders", RIVALS)
        options.setdefault("leaders", ["memnon_thorvald", "leto_atreides"][:players])
        modules = ["ix", "physical"] if ix else ["physical"]
        self.game = hagal.new("dune", players=players, modules=modules, seed=1, **options)
        if players == 2:
            self.tap("first 0")
        if ix:
            self.tap(*(f"tile {tile}" for tile in tiles))

    @property
    def s(self) -> Dune:
        assert isinstance(self.game.state, Dune)
        return self.game.state

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    def tap(self, *keys: str) -> Self:
        for key in keys:
            self.game.choose(key)
        conserved(self.s)
        return self

    def hagal(self, *ids: str) -> Self:
        """These cards on top of the Hagal deck, the first one to be revealed first."""
        deck = hagal_part(self.s).deck
        for id in reversed(ids):
            deck.append(deck.pop(next(k for k, i in enumerate(deck) if self.s.face[i].id == id)))
        return self

    def clear_conflict(self) -> Self:
        """No rival has anything in the Conflict, influence or points."""
        for p in self.s.players[self.game.players :]:
            p.supply += p.conflict
            p.conflict = 0
            p.influence = (0, 0, 0, 0)
            p.vp = 0
        self.s.alliance = [-1, -1, -1, -1]
        return self

    def influence(self, seat: int, faction: str, n: int) -> Self:
        return self.tap(*([f"fix {seat} {faction} +1"] * n))

    @property
    def tag(self) -> str:
        assert self.game.decision is not None
        return self.game.decision.choice.tag

    @property
    def asked(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.seat

    @property
    def keys(self) -> list[str]:
        """The big buttons."""
        assert self.game.decision is not None
        return self.game.decision.keys

    @property
    def fixes(self) -> list[str]:
        """The corrections on offer."""
        found = [decision for decision in self.game.decisions if decision.aside]
        assert all(isinstance(option.step, Fix) for decision in found for option in decision)
        return [key for decision in found for key in decision.keys]

    def posts(self, seat: int) -> list[str]:
        return [self.s.board.spaces[place].id for place in self[seat].posts]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.game.log.events if event.kind == kind]

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.game.view(0)["physical"]
        return found

    def to_combat(self) -> Self:
        """The rest of the turns: people reveal, rivals go."""
        while self.tag in ("person_turn", "rival_next", "decide", "ask_strength"):
            self.tap("reveal" if self.tag == "person_turn" else self.keys[0])
        assert self.tag == "combat_next"
        return self
