"""The state of a game of Legendary Encounters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hagal.games.encounters.components import NOBODY, Avatar
from hagal.games.encounters.names import ALL_DOWN, IN_COMBAT, PLAYING
from hagal.games.kit.seats import clockwise
from hagal.kernel.codec import register_data
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.state import Data, State
from hagal.kernel.term import Component

if TYPE_CHECKING:
    from hagal.games.encounters.effect import Effect
    from hagal.kernel.rules import Handlers


ORDERS = {"hills": (4, 3, 2, 1, 0), "underground": (0, 1, 2, 3, 4)}
"""The order of what happens along the Wilds, by the option: on from the Combat Zone, or from the deck (PR-106)."""


MISSION = "mission"
"""The part of a state that has Location and Objectives, in modes that have them."""


class Player(Data):
    """One seat: an Avatar, marks and cards. `wounds` are the Strikes beside the Avatar, `aside` a card Coordinated."""

    fields: ClassVar[tuple[str, ...]] = (
        *("aside", "avatar", "coordinated", "dead", "deck", "discard", "hand", "health", "in_play", "marks", "seat"),
        "wounds",
    )
    __slots__ = fields
    tag: ClassVar[str] = "encounters-player"

    seat: int
    avatar: Avatar
    health: int  # the damage that kills (PR-014)
    marks: int
    dead: bool
    coordinated: bool  # has Coordinated in this turn (PR-093)
    deck: list[int]
    hand: list[int]
    in_play: list[int]
    discard: list[int]
    wounds: list[int]
    aside: list[int]

    def copy(self) -> Player:
        p = Player()
        p.seat = self.seat
        p.avatar = self.avatar
        p.health = self.health
        p.marks = self.marks
        p.dead = self.dead
        p.coordinated = self.coordinated
        p.deck = self.deck.copy()
        p.hand = self.hand.copy()
        p.in_play = self.in_play.copy() if self.in_play else []  # mostly empty, and [] is quicker
        p.discard = self.discard.copy()
        p.wounds = self.wounds.copy() if self.wounds else []
        p.aside = self.aside.copy() if self.aside else []
        return p

    def __repr__(self) -> str:
        return f"<Player {self.seat} {self.avatar.id} wounds={len(self.wounds)}/{self.health} marks={self.marks}>"


def new_player(seat: int) -> Player:
    """A seat before set-up. (No constructor: an empty object is what a copy starts from, and made fastest.)"""
    p = Player()
    p.seat = seat
    p.avatar = NOBODY
    p.health = 0
    p.marks = 0
    p.dead = False
    p.coordinated = False
    p.deck = []
    p.hand = []
    p.in_play = []
    p.discard = []
    p.wounds = []
    p.aside = []
    return p


@mypyc_attr(allow_interpreted_subclasses=True)
class Encounters(State):
    """The table: players, the Wilds and the Combat Zone, the HQ, the decks, and the turn that is going on.

    `wilds` has a zone for each space; `down` has a bit for each space whose card lies face down. (A card may lie face
    down although everybody has seen it.) `trail` has the number under which the card of each space entered, so that
    those who watch can follow it as it is pushed on; it tells nothing of what the card is. The Combat Zone goes from
    its oldest card to its newest, that is from right to left (PR-036). `carried` are cards that lie on others and go
    where those go, in the order in which they came to lie there, `carriers` those others. `attack` to `used` concern
    the current turn.
    """

    own: ClassVar[tuple[str, ...]] = (
        *("active", "arriving", "attached", "attack", "avoids", "barracks", "bounty", "box", "cancels", "carried"),
        *(
            "carriers",
            "combat",
            "coordinated",
            "dead_characters",
            "dead_enemies",
            "deadline",
            "down",
            "ending",
            "enemies",
            "entered",
            "exhausted",
        ),
        *(
            "first",
            "gone",
            "hq",
            "offers",
            "officers",
            "operations",
            "out",
            "pending",
        ),
        *("phase", "played", "players", "recruit", "round", "scans", "shield", "strike_discard", "strikes", "struck"),
        *("to_top", "trail", "used", "weaken", "wilds"),
    )
    __slots__ = own
    tag: ClassVar[str] = "encounters"
    fields: ClassVar[tuple[str, ...]] = (*State.fields, *own)

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Player] = []
        self.ending: int = PLAYING
        self.round: int = 0
        self.first: int = 0
        self.active: int = -1
        self.phase: str = ""
        self.exhausted: int = 0  # how often the Enemy deck has run out
        self.deadline: int = 0  # the last round, once somebody died with All or Nothing (PR-155)
        self.attack: int = 0
        self.recruit: int = 0
        self.weaken: int = 0  # health that each enemy has less in this turn
        self.avoids: int = 0
        self.cancels: int = 0
        self.shield: bool = False  # no enemy strikes in this turn's Strike phase
        self.to_top: bool = False  # recruited cards go on top of the deck
        self.bounty: int = 0  # cards drawn for each enemy killed
        self.scans: int = 0  # scans that cost nothing
        self.coordinated: int = 0  # cards Coordinated to the active player
        self.offers: list[int] = []  # those of them that he may still copy
        self.played: list[int] = []  # cards played or copied in this turn, in order
        self.pending: list[tuple[Effect, int, int]] = []  # abilities that can still be used in this turn
        self.used: tuple[str, ...] = ()  # tasks already tried and cards already swapped in this turn
        self.enemies: list[int] = []  # the Enemy deck
        self.wilds: list[list[int]] = [[], [], [], [], []]
        self.down: int = 0
        self.entered: int = 0  # how many cards have entered the Wilds so far
        self.trail: list[int] = [0, 0, 0, 0, 0]
        self.attached: list[list[int]] = [[], [], [], [], []]
        self.arriving: list[int] = []  # pushed out of the Hills face down, still to be turned up
        self.combat: list[int] = []
        self.carried: list[int] = []
        self.carriers: list[int] = []
        self.operations: list[int] = []
        self.dead_enemies: list[int] = []
        self.out: list[int] = []  # discarded Events, Hazards and tasks
        self.hq: list[int] = []
        self.barracks: list[int] = []
        self.officers: list[int] = []
        self.dead_characters: list[int] = []
        self.strikes: list[int] = []
        self.strike_discard: list[int] = []
        self.struck: list[int] = []  # the Strike that is being applied
        self.gone: list[int] = []  # the cards of dead players
        self.box: list[int] = []  # Young Blood that stayed in the box unseen

    @classmethod
    def reshaped(cls, data: dict[str, Any]) -> dict[str, Any]:
        """Saves up to version 0.1 had the mission of Hunted in the state itself, and no card carried another."""
        if "carried" not in data:
            data = {**data, "carried": ["[]"], "carriers": ["[]"]}
        if "objectives" not in data:
            return data
        apart = {name: data[name] for name in ("current", "hazards", "location", "objectives")}
        rest = {name: value for name, value in data.items() if name not in apart}
        return {**rest, "parts": {**data["parts"], MISSION: {"": "encounters-mission", **apart}}}

    def copy(self) -> Encounters:
        t = Encounters.__new__(Encounters)  # empty: everything is filled in here
        self.copy_into(t)
        t.players = list(map(Player.copy, self.players))
        t.ending = self.ending
        t.round = self.round
        t.first = self.first
        t.active = self.active
        t.phase = self.phase
        t.exhausted = self.exhausted
        t.deadline = self.deadline
        t.attack = self.attack
        t.recruit = self.recruit
        t.weaken = self.weaken
        t.avoids = self.avoids
        t.cancels = self.cancels
        t.shield = self.shield
        t.to_top = self.to_top
        t.bounty = self.bounty
        t.scans = self.scans
        t.coordinated = self.coordinated
        t.offers = self.offers.copy() if self.offers else []
        t.played = self.played.copy()
        t.pending = self.pending.copy() if self.pending else []
        t.used = self.used
        t.enemies = self.enemies.copy()
        a, b, c, d, e = self.wilds
        t.wilds = [[*a], [*b], [*c], [*d], [*e]]
        t.down = self.down
        t.entered = self.entered
        t.trail = self.trail.copy()
        a, b, c, d, e = self.attached
        t.attached = [[*a], [*b], [*c], [*d], [*e]] if a or b or c or d or e else [[], [], [], [], []]
        t.arriving = self.arriving.copy() if self.arriving else []
        t.combat = self.combat.copy()
        if self.carried:  # with as many carriers
            t.carried = self.carried.copy()
            t.carriers = self.carriers.copy()
        else:
            t.carried = []
            t.carriers = []
        t.operations = self.operations.copy() if self.operations else []
        t.dead_enemies = self.dead_enemies.copy()
        t.out = self.out.copy()
        t.hq = self.hq.copy()
        t.barracks = self.barracks.copy()
        t.officers = self.officers.copy()
        t.dead_characters = self.dead_characters.copy() if self.dead_characters else []
        t.strikes = self.strikes.copy()
        t.strike_discard = self.strike_discard.copy()
        t.struck = self.struck.copy() if self.struck else []
        t.gone = self.gone.copy() if self.gone else []
        t.box = self.box.copy()
        return t

    def zones(self) -> list[list[int]]:
        found = [self.enemies, *self.wilds, *self.attached, self.arriving, self.combat, self.operations]
        found.append(self.carried)
        found += [self.dead_enemies, self.out]
        found += [self.hq, self.barracks, self.officers, self.dead_characters]
        found += [self.strikes, self.strike_discard, self.struck, self.gone, self.box]
        for p in self.players:
            found += [p.deck, p.hand, p.in_play, p.discard, p.wounds, p.aside]
        for part in self.parts.values():
            found += part.zones()
        return found

    def anchors(self) -> list[list[int]]:
        return [self.carriers] if self.carriers else []

    def carried_by(self, i: int) -> list[int]:
        """The cards that lie on a card, in the order in which they came to lie there."""
        return [j for j, by in zip(self.carried, self.carriers, strict=True) if by == i]

    def gear_on(self, i: int) -> list[int]:
        """The gear that a card carries, in the order in which it came to have it (PR-205)."""
        return [j for j in self.carried_by(i) if self.face[j].gear] if i in self.carriers else []

    def owned(self, seat: int, handlers: Handlers) -> list[Component]:
        """What lies open on the table, in the order in which abilities resolve (PR-106), what that carries, the seat's
        Strikes, and what else lies in front of it by the modules in play."""
        own: list[Component] = []
        owners = handlers.owners
        face = self.face
        for i in self.combat:
            card: Any = face[i]
            if card in owners and card.works & IN_COMBAT:
                own.append(card)
        wilds, down = self.wilds, self.down
        if down != ALL_DOWN:
            for k in ORDERS[self.rules.options["wilds_order"]]:
                space = wilds[k]
                if space and not down >> k & 1:
                    card = face[space[0]]
                    if card in owners and card.works >> k & 1:
                        own.append(card)
        if self.carriers:
            own += self._gear(owners)
        if seat >= 0:
            for i in self.players[seat].wounds:
                if face[i] in owners:
                    own.append(face[i])
        if handlers.parts:
            for name in handlers.parts:
                own += self.parts[name].owned(self, seat, handlers)
        return own

    def _gear(self, owners: frozenset[Component]) -> list[Component]:
        """What works because a card that lies open carries it, in the order in which it came to lie there (PR-205)."""
        own: list[Component] = []
        for i, by in zip(self.carried, self.carriers, strict=True):
            card = self.face[i]
            if card.gear and card in owners and card.works & self._where(by):
                own.append(card)
        return own

    def _where(self, i: int) -> int:
        """The part of the board where a card lies open, as for ongoing abilities; 0 if nowhere."""
        if i in self.combat:
            return IN_COMBAT
        for k, space in enumerate(self.wilds):
            if space and space[0] == i and not self.down >> k & 1:
                return 1 << k
        return 0

    def living(self) -> list[int]:
        """The seats of players who are alive, from the active one clockwise (PR-140)."""
        start = self.active if self.active >= 0 else self.first
        return [p.seat for p in clockwise(self.players, start) if not p.dead]

    def acting(self) -> int:
        """Whom "you" means (PR-128): the active player; before all turns the first one, after his death the next."""
        return self.living()[0]


register_data(Player, Encounters)
