"""The state of a game of Dune: Imperium."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hagal.games.dune.components import NOBODY, Leader
from hagal.games.dune.names import TROOPS
from hagal.kernel.codec import register_data
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.state import Data, State
from hagal.kernel.term import Component

if TYPE_CHECKING:
    from hagal.games.dune.components import Board
    from hagal.games.dune.effect import Effect


class Player(Data):
    """One seat: a leader, resources, troops, influence and cards.

    Of the 12 troops, `supply` + `garrison` + `conflict` is what the seat has (DI-005).
    `agents` are those on the leader, `posts` the spaces where the others stand.
    The fields from `recruited` on concern the current turn only, those from `persuasion` on the Reveal turn.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "agents",
        "aside",
        "bankers",
        "conflict",
        "council",
        "deck",
        "deployed",
        "discard",
        "envoy",
        "extra",
        "face_up",
        "garrison",
        "hand",
        "in_play",
        "infiltrate",
        "influence",
        "intrigue",
        "leader",
        "persuasion",
        "plotted",
        "posts",
        "promised",
        "recruited",
        "revealed",
        "seat",
        "solari",
        "spice",
        "supply",
        "swordmaster",
        "swords",
        "to_top",
        "tokens",
        "voice",
        "vp",
        "water",
    )
    __slots__ = fields
    tag: ClassVar[str] = "dune-player"

    def __init__(self, blank: bool = False) -> None:
        if blank:  # copy() fills it
            return
        self.seat: int = 0
        self.leader: Leader = NOBODY
        self.vp: int = 0
        self.spice: int = 0
        self.solari: int = 0
        self.water: int = 0
        self.supply: int = TROOPS
        self.garrison: int = 0
        self.conflict: int = 0
        self.swords: int = 0
        self.influence: list[int] = [0, 0, 0, 0]
        self.agents: int = 2
        self.posts: list[int] = []
        self.swordmaster: bool = False
        self.council: bool = False
        self.revealed: bool = False
        self.voice: int = -1  # the space that The Voice closes to the others until this seat's next turn
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.in_play: list[int] = []
        self.discard: list[int] = []
        self.intrigue: list[int] = []
        self.face_up: list[int] = []  # Plot cards waiting for the Reveal turn (DI-052)
        self.aside: list[int] = []  # Helena's card from the Row
        self.tokens: list[int] = []  # the Baron's two factions
        self.recruited: int = 0
        self.extra: int = 0  # garrison troops that may still be deployed this turn
        self.deployed: int = 0
        self.plotted: bool = False  # has done something this turn, so that it has begun
        self.envoy: bool = False
        self.infiltrate: bool = False
        self.promised: int = 0  # persuasion promised by Plot cards for the Reveal turn
        self.to_top: bool = False  # Recruitment Mission: acquired cards may go on the deck
        self.persuasion: int = 0
        self.bankers: int = 0  # discount on The Spice Must Flow

    def copy(self) -> Player:
        p = Player(True)
        p.seat = self.seat
        p.leader = self.leader
        p.vp = self.vp
        p.spice = self.spice
        p.solari = self.solari
        p.water = self.water
        p.supply = self.supply
        p.garrison = self.garrison
        p.conflict = self.conflict
        p.swords = self.swords
        p.influence = self.influence[:]
        p.agents = self.agents
        p.posts = self.posts[:]
        p.swordmaster = self.swordmaster
        p.council = self.council
        p.revealed = self.revealed
        p.voice = self.voice
        p.deck = self.deck[:]
        p.hand = self.hand[:]
        p.in_play = self.in_play[:]
        p.discard = self.discard[:]
        p.intrigue = self.intrigue[:]
        p.face_up = self.face_up[:]
        p.aside = self.aside[:]
        p.tokens = self.tokens[:]
        p.recruited = self.recruited
        p.extra = self.extra
        p.deployed = self.deployed
        p.plotted = self.plotted
        p.envoy = self.envoy
        p.infiltrate = self.infiltrate
        p.promised = self.promised
        p.to_top = self.to_top
        p.persuasion = self.persuasion
        p.bankers = self.bankers
        return p

    @property
    def strength(self) -> int:
        """2 per troop in the Conflict plus swords; 0 without a troop (DI-033, DI-034)."""
        return 2 * self.conflict + self.swords if self.conflict else 0

    def __repr__(self) -> str:
        return (
            f"<Player {self.seat} {self.leader.id if self.leader else '-'} vp={self.vp} spice={self.spice} "
            f"solari={self.solari} water={self.water}>"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Dune(State):
    """The table: players, the Row and the decks, the board, and the turn that is going on.

    `occupied` has a bit for each space with an Agent. `card` and `space` are those of the current Agent turn;
    `pending` are its effects (or reveal boxes) that the player has still to resolve.
    """

    own: ClassVar[tuple[str, ...]] = (
        "active",
        "alliance",
        "board",
        "bonus",
        "box",
        "card",
        "conflict",
        "conflicts",
        "control",
        "fallen",
        "first",
        "imperium",
        "intrigue_deck",
        "intrigue_discard",
        "mentat",
        "mentat_next",
        "occupied",
        "passes",
        "pending",
        "players",
        "reserve",
        "revealing",
        "round",
        "row",
        "space",
        "trash",
    )
    __slots__ = own
    tag: ClassVar[str] = "dune"
    fields: ClassVar[tuple[str, ...]] = (*State.fields, *own)

    def __init__(self, blank: bool = False) -> None:
        if blank:  # copy() fills it
            return
        super().__init__()
        self.board: Board = None  # type: ignore[assignment]
        self.players: list[Player] = []
        self.round: int = 0
        self.first: int = 0
        self.active: int = 0  # whose turn it is
        self.revealing: int = -1  # who is in a Reveal turn
        self.card: int = -1
        self.space: int = -1
        self.pending: list[tuple[Effect, int, int]] = []
        self.passes: int = 0  # passes in a row while combat Intrigue is played
        self.occupied: int = 0
        self.control: list[int] = [-1, -1, -1]  # by place in board.locations
        self.bonus: list[int] = [0, 0, 0]  # by place in board.makers
        self.alliance: list[int] = [-1, -1, -1, -1]
        self.mentat: int = -1  # who has it; -1: on its space
        self.mentat_next: int = -1  # who won it for the next round
        self.row: list[int] = []
        self.imperium: list[int] = []
        self.reserve: list[list[int]] = [[], [], []]
        self.intrigue_deck: list[int] = []
        self.intrigue_discard: list[int] = []
        self.conflicts: list[int] = []
        self.conflict: list[int] = []  # the current Conflict card
        self.fallen: list[int] = []  # Conflicts already fought
        self.trash: list[int] = []
        self.box: list[int] = []  # what stayed in the box unseen

    def copy(self) -> Dune:
        t = Dune(True)
        self.copy_into(t)
        t.board = self.board
        t.players = [p.copy() for p in self.players]
        t.round = self.round
        t.first = self.first
        t.active = self.active
        t.revealing = self.revealing
        t.card = self.card
        t.space = self.space
        t.pending = self.pending[:]
        t.passes = self.passes
        t.occupied = self.occupied
        t.control = self.control[:]
        t.bonus = self.bonus[:]
        t.alliance = self.alliance[:]
        t.mentat = self.mentat
        t.mentat_next = self.mentat_next
        t.row = self.row[:]
        t.imperium = self.imperium[:]
        t.reserve = [stack[:] for stack in self.reserve]
        t.intrigue_deck = self.intrigue_deck[:]
        t.intrigue_discard = self.intrigue_discard[:]
        t.conflicts = self.conflicts[:]
        t.conflict = self.conflict[:]
        t.fallen = self.fallen[:]
        t.trash = self.trash[:]
        t.box = self.box[:]
        return t

    def zones(self) -> list[list[int]]:
        found = [self.row, self.imperium, self.intrigue_deck, self.intrigue_discard]
        found += [self.conflicts, self.conflict, self.fallen, self.trash, self.box, *self.reserve]
        for p in self.players:
            found += [p.deck, p.hand, p.in_play, p.discard, p.intrigue, p.face_up, p.aside, p.tokens]
        for part in self.parts.values():
            found += part.zones()
        return found

    def owned(self, seat: int) -> list[Component]:
        return self.players[seat].leader.abilities


register_data(Player, Dune)
