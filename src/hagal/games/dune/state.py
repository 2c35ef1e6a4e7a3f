"""The state of a game of Dune: Imperium."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hagal.games.dune.components import NOBODY, Leader
from hagal.games.dune.names import STRENGTH_PER_TROOP, TROOPS
from hagal.kernel.codec import register_data
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.state import Data, State
from hagal.kernel.term import Component

if TYPE_CHECKING:
    from hagal.games.dune.components import Board
    from hagal.games.dune.effect import Effect
    from hagal.kernel.rules import Handlers


class Player(Data):
    """One seat: a leader, resources, troops, influence and cards.

    Of the 12 troops, `supply` + `garrison` + `conflict` is what the seat has (DI-005).
    `agents` are those on the leader, `posts` the spaces where the others stand.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "agents",
        "conflict",
        "council",
        "deck",
        "discard",
        "face_up",
        "garrison",
        "hand",
        "in_play",
        "influence",
        "intrigue",
        "leader",
        "might",
        "persuasion",
        "posts",
        "promised",
        "revealed",
        "seat",
        "solari",
        "spice",
        "supply",
        "swordmaster",
        "swords",
        "voice",
        "vp",
        "water",
    )
    __slots__ = fields
    tag: ClassVar[str] = "dune-player"

    seat: int
    leader: Leader
    vp: int
    spice: int
    solari: int
    water: int
    supply: int
    garrison: int
    conflict: int
    swords: int
    might: int  # strength of Dreadnoughts (Rise of Ix) in the Conflict; here because `strength` is asked for so often
    influence: tuple[int, ...]
    agents: int
    posts: tuple[int, ...]
    swordmaster: bool
    council: bool
    revealed: bool
    voice: int  # the space that The Voice closes to the others until this seat's next turn
    deck: list[int]
    hand: list[int]
    in_play: list[int]
    discard: list[int]
    intrigue: list[int]
    face_up: list[int]  # Plot cards waiting for the Reveal turn (DI-052)
    promised: int  # persuasion promised by Plot cards for the Reveal turn
    persuasion: int

    def copy(self) -> Player:
        p = Player()
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
        p.might = self.might
        p.influence = self.influence
        p.agents = self.agents
        p.posts = self.posts
        p.swordmaster = self.swordmaster
        p.council = self.council
        p.revealed = self.revealed
        p.voice = self.voice
        p.deck = self.deck.copy()
        p.hand = self.hand.copy()
        p.in_play = self.in_play.copy()
        p.discard = self.discard.copy()
        p.intrigue = self.intrigue.copy()
        p.face_up = self.face_up.copy() if self.face_up else []  # mostly empty, and [] is quicker
        p.promised = self.promised
        p.persuasion = self.persuasion
        return p

    @property
    def strength(self) -> int:
        """2 per troop in the Conflict plus swords; 0 without a unit (DI-033, DI-034)."""
        if self.conflict or self.might:
            return STRENGTH_PER_TROOP * self.conflict + self.might + self.swords
        return 0

    @property
    def fights(self) -> bool:
        """Has a unit in the Conflict."""
        return bool(self.conflict or self.might)

    def __repr__(self) -> str:
        return (
            f"<Player {self.seat} {self.leader.id if self.leader else '-'} vp={self.vp} spice={self.spice} "
            f"solari={self.solari} water={self.water}>"
        )


def new_player(seat: int) -> Player:
    """A seat before set-up. (No constructor: an empty object is what a copy starts from, and made fastest.)"""
    p = Player()
    p.seat = seat
    p.leader = NOBODY
    p.vp = 0
    p.spice = 0
    p.solari = 0
    p.water = 0
    p.supply = TROOPS
    p.garrison = 0
    p.conflict = 0
    p.swords = 0
    p.might = 0
    p.influence = (0, 0, 0, 0)
    p.agents = 2
    p.posts = ()
    p.swordmaster = False
    p.council = False
    p.revealed = False
    p.voice = -1
    p.deck = []
    p.hand = []
    p.in_play = []
    p.discard = []
    p.intrigue = []
    p.face_up = []
    p.promised = 0
    p.persuasion = 0
    return p


@mypyc_attr(allow_interpreted_subclasses=True)
class Dune(State):
    """The table: players, the Row and the decks, the board, and the turn that is going on.

    `occupied` has a bit for each space with an Agent. `card` and `space` are those of the current Agent turn;
    `pending` are its effects (or reveal boxes) that the player has still to resolve. `recruited` to `bankers` concern
    the current turn only.
    """

    own: ClassVar[tuple[str, ...]] = (
        "active",
        "alliance",
        "aside",
        "aside_seat",
        "bankers",
        "board",
        "bonus",
        "box",
        "card",
        "conflict",
        "conflicts",
        "control",
        "deployed",
        "envoy",
        "extra",
        "fallen",
        "first",
        "imperium",
        "infiltrate",
        "intrigue_deck",
        "intrigue_discard",
        "mentat",
        "mentat_next",
        "occupied",
        "passes",
        "pending",
        "players",
        "plotted",
        "recruited",
        "reserve",
        "revealed_from",
        "revealing",
        "round",
        "row",
        "space",
        "to_top",
        "tokens",
        "tokens_seat",
        "trash",
    )
    __slots__ = own
    tag: ClassVar[str] = "dune"
    fields: ClassVar[tuple[str, ...]] = (*State.fields, *own)

    def __init__(self) -> None:
        super().__init__()
        self.board: Board = None  # type: ignore[assignment]
        self.players: list[Player] = []
        self.round: int = 0
        self.first: int = 0
        self.active: int = -1  # whose turn it is; -1: nobody's, as at set-up, at round start and in Combat
        self.revealing: int = -1  # who is in a Reveal turn
        self.revealed_from: int = 0  # in a Reveal turn: how many cards were in play before it
        self.card: int = -1
        self.space: int = -1
        self.recruited: int = 0
        self.extra: int = 0  # garrison troops that may still be deployed this turn
        self.deployed: int = 0
        self.plotted: bool = False  # the turn has begun: something was done in it
        self.envoy: bool = False
        self.infiltrate: bool = False
        self.to_top: int = -1  # whose acquired cards may go on the deck (Recruitment Mission)
        self.bankers: int = 0  # discount on The Spice Must Flow
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
        self.aside: list[int] = []  # Helena's card from the Row; there is one Helena
        self.aside_seat: int = -1
        self.tokens: list[int] = []  # the Baron's factions; there is one Baron
        self.tokens_seat: int = -1
        self.box: list[int] = []  # what stayed in the box unseen

    def place(self, k: int) -> Component | None:
        return self.board.spaces[k]

    def copy(self) -> Dune:
        t = Dune.__new__(Dune)  # empty: everything is filled in here
        self.copy_into(t)
        t.board = self.board
        t.players = list(map(Player.copy, self.players))
        t.round = self.round
        t.first = self.first
        t.active = self.active
        t.revealing = self.revealing
        t.revealed_from = self.revealed_from
        t.card = self.card
        t.space = self.space
        t.recruited = self.recruited
        t.extra = self.extra
        t.deployed = self.deployed
        t.plotted = self.plotted
        t.envoy = self.envoy
        t.infiltrate = self.infiltrate
        t.to_top = self.to_top
        t.bankers = self.bankers
        t.pending = self.pending.copy() if self.pending else []
        t.passes = self.passes
        t.occupied = self.occupied
        t.control = self.control.copy()
        t.bonus = self.bonus.copy()
        t.alliance = self.alliance.copy()
        t.mentat = self.mentat
        t.mentat_next = self.mentat_next
        t.row = self.row.copy()
        t.imperium = self.imperium.copy()
        t.reserve = [self.reserve[0].copy(), self.reserve[1].copy(), self.reserve[2].copy()]
        t.intrigue_deck = self.intrigue_deck.copy()
        t.intrigue_discard = self.intrigue_discard.copy()
        t.conflicts = self.conflicts.copy()
        t.conflict = self.conflict.copy()
        t.fallen = self.fallen.copy()
        t.trash = self.trash.copy()
        t.aside = self.aside.copy() if self.aside else []
        t.aside_seat = self.aside_seat
        t.tokens = self.tokens.copy() if self.tokens else []
        t.tokens_seat = self.tokens_seat
        t.box = self.box.copy()
        return t

    def zones(self) -> list[list[int]]:
        found = [self.row, self.imperium, self.intrigue_deck, self.intrigue_discard]
        found += [
            self.conflicts,
            self.conflict,
            self.fallen,
            self.trash,
            self.box,
            self.aside,
            self.tokens,
            *self.reserve,
        ]
        for p in self.players:
            found += [p.deck, p.hand, p.in_play, p.discard, p.intrigue, p.face_up]
        for part in self.parts.values():
            found += part.zones()
        return found

    def aside_of(self, seat: int) -> list[int]:
        """The card that this seat has set aside from the Row, if any."""
        return self.aside if self.aside_seat == seat else []

    def tokens_of(self, seat: int) -> list[int]:
        """The faction tokens of this seat, if it has any."""
        return self.tokens if self.tokens_seat == seat else []

    def owned(self, seat: int, handlers: Handlers) -> list[Component]:
        leader = self.players[seat].leader
        own: list[Component] = [leader] if leader in handlers.owners else []
        for name in handlers.parts:
            own += self.parts[name].owned(self, seat, handlers)
        return own


register_data(Player, Dune)
