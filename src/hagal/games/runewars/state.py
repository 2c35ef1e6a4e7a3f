"""The state of a game of Runewars."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hagal.games.runewars.battle.state import Battle
from hagal.games.runewars.board import NO_BOARD, Board
from hagal.games.runewars.components import NO_FACTION, City, Faction
from hagal.games.runewars.names import ALL_ORDERS, DEVELOPMENT_COUNTS, STRONGHOLDS
from hagal.games.runewars.quests.state import Duel
from hagal.kernel.codec import register_data
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.state import Data, State
from hagal.kernel.term import Component

if TYPE_CHECKING:
    from hagal.games.runewars.army import Army
    from hagal.kernel.rules import Handlers

Figure = tuple[int, int, int, int, int, int]
"""A hero on the board: area, damage, training of strength, agility and wisdom, routed (0 or 1)."""
NOWHERE: Figure = (-1, 0, 0, 0, 0, 0)
March = tuple[int, int, int, int]
"""Units on their way: from an area, to an area, a slot, how many."""


class Player(Data):
    """One seat: its faction, dials, orders, pieces in supply, cards and heroes.

    `orders` has a bit for each order in hand; `played` are those face up, in the order of the seasons. `fresh` are
    tactics drawn in this season, which cannot be played yet (RW-204). `figures[k]` is the hero `heroes[k]` on the
    board; `bearers[k]` is the hero (an instance) who has the reward `rewards[k]`. `marker` is the season
    whose deck bears this seat's claim to victory (RWR-004), or -1.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "bearers",
        "developments",
        "dials",
        "faction",
        "figures",
        "fresh",
        "heroes",
        "influence",
        "marker",
        "objective",
        "order",
        "orders",
        "out",
        "played",
        "quests",
        "rewards",
        "seat",
        "strongholds",
        "supply",
        "tactics",
    )
    __slots__ = fields
    tag: ClassVar[str] = "runewars-player"

    seat: int
    faction: Faction
    dials: tuple[int, int, int]
    influence: int
    orders: int
    order: int  # the order chosen for this season, 0: none
    played: tuple[int, ...]
    supply: tuple[int, ...]
    strongholds: int
    developments: tuple[int, ...]
    marker: int
    out: bool
    tactics: list[int]
    fresh: list[int]
    quests: list[int]
    objective: list[int]
    heroes: list[int]
    figures: list[Figure]
    rewards: list[int]
    bearers: list[int]

    def copy(self) -> Player:
        p = Player()
        p.seat = self.seat
        p.faction = self.faction
        p.dials = self.dials
        p.influence = self.influence
        p.orders = self.orders
        p.order = self.order
        p.played = self.played
        p.supply = self.supply
        p.strongholds = self.strongholds
        p.developments = self.developments
        p.marker = self.marker
        p.out = self.out
        p.tactics = self.tactics.copy()
        p.fresh = self.fresh.copy() if self.fresh else []
        p.quests = self.quests.copy()
        p.objective = self.objective.copy()
        p.heroes = self.heroes.copy()
        p.figures = self.figures.copy()
        p.rewards = self.rewards.copy() if self.rewards else []
        p.bearers = self.bearers.copy() if self.bearers else []
        return p

    def __repr__(self) -> str:
        return f"<Player {self.seat} {self.faction.id} dials={self.dials} influence={self.influence}>"


def new_player(seat: int) -> Player:
    """A seat before set-up."""
    p = Player()
    p.seat = seat
    p.faction = NO_FACTION
    p.dials = (0, 0, 0)
    p.influence = 0
    p.orders = ALL_ORDERS
    p.order = 0
    p.played = ()
    p.supply = (0, 0, 0, 0)
    p.strongholds = STRONGHOLDS
    p.developments = DEVELOPMENT_COUNTS
    p.marker = -1
    p.out = False
    p.tactics = []
    p.fresh = []
    p.quests = []
    p.objective = []
    p.heroes = []
    p.figures = []
    p.rewards = []
    p.bearers = []
    return p


@mypyc_attr(allow_interpreted_subclasses=True)
class Runewars(State):
    """The table: the board and what lies on it, by area; the decks; the season; what is going on.

    `army[k]` are the units in area k and `owner[k]` the seat whose units its own slots are (-1: no units of a faction).
    `control[k]` is the seat that controls it (RW-003, RW-004); neutral units in it are allied to that seat, and without
    one they are unallied. `stronghold[k]` is 2 * seat, plus 1 if it is damaged, or -1; `development[k]` its kind or -1;
    `activated[k]` has a bit for each seat with a token there; `home[k]` is the seat whose home realm it is, or -1.
    `runes` are the tokens on the board, `rune_at` their areas, `rune_up` whether they lie face up.
    """

    own: ClassVar[tuple[str, ...]] = (
        "activated",
        "active",
        "army",
        "battle",
        "bids",
        "board",
        "box",
        "city",
        "control",
        "deeds",
        "development",
        "dragon_pile",
        "drawn",
        "dropped",
        "dropped_at",
        "duel",
        "false_pile",
        "fate",
        "fate_discard",
        "first",
        "flags",
        "fought",
        "held",
        "hero_deck",
        "home",
        "last_year",
        "marching",
        "neutral",
        "objective_discard",
        "objectives",
        "owner",
        "players",
        "quest_deck",
        "quest_discard",
        "reach",
        "reward_deck",
        "reward_discard",
        "rune_at",
        "rune_up",
        "runes",
        "season",
        "season_discard",
        "seasons",
        "stronghold",
        "tactics_deck",
        "tactics_discard",
        "target",
        "title_influence",
        "title_of",
        "turn_flags",
        "winner",
        "year",
    )
    __slots__ = own
    tag: ClassVar[str] = "runewars"
    fields: ClassVar[tuple[str, ...]] = (*State.fields, *own)

    def __init__(self) -> None:
        super().__init__()
        self.board: Board = NO_BOARD
        self.players: list[Player] = []
        self.first: int = 0
        self.year: int = 0
        self.season: int = -1
        self.active: int = -1  # whose turn it is; -1: nobody's (RW-013)
        self.last_year: int = 6
        self.target: int = 6  # dragon runes that win
        self.winner: int = -1  # by runes, by a claim, or as the last one left
        # by area
        self.army: list[Army] = []
        self.owner: list[int] = []
        self.control: list[int] = []
        self.stronghold: list[int] = []
        self.development: list[int] = []
        self.activated: list[int] = []
        self.home: list[int] = []
        self.city: list[City | None] = []
        # rune tokens
        self.runes: list[int] = []
        self.rune_at: list[int] = []
        self.rune_up: list[int] = []
        self.dragon_pile: list[int] = []
        self.false_pile: list[int] = []
        self.held: list[int] = []  # tokens in the hand of whoever is about to place them, the next one last
        # decks
        self.fate: list[int] = []
        self.fate_discard: list[int] = []
        self.drawn: list[int] = []  # fate cards drawn for diplomacy or a test
        self.seasons: list[list[int]] = [[], [], [], []]
        self.season_discard: list[int] = []
        self.tactics_deck: list[int] = []
        self.tactics_discard: list[int] = []
        self.quest_deck: list[int] = []
        self.quest_discard: list[int] = []
        self.reward_deck: list[int] = []
        self.reward_discard: list[int] = []
        self.hero_deck: list[int] = []
        self.objectives: list[list[int]] = [[], []]  # good, evil
        self.objective_discard: list[int] = []
        self.box: list[int] = []  # what has left the game
        self.dropped: list[int] = []  # rewards of fallen heroes (RW-179)
        self.dropped_at: list[int] = []  # for each of them the number of its marker: 1000 * area + its hero
        # titles, by their place in rules.kinds["title"]
        self.title_of: list[int] = [-1, -1, -1]
        self.title_influence: list[int] = [0, 0, 0]
        self.neutral: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # units in the common supply, by slot less 4
        # the turn that is going on
        self.marching: list[March] = []
        self.reach: tuple[int, ...] = ()  # steps to the activated area, by area: walking, then flying
        self.fought: int = 0  # battles in this turn (RW-073)
        self.flags: int = 0  # what holds until the season ends
        self.turn_flags: int = 0  # what holds until the turn ends
        self.bids: tuple[int, ...] = ()  # by seat, while a bid is resolved (RW-200)
        self.deeds: tuple[int, ...] = ()  # what was done in this turn, for objectives
        self.battle: Battle | None = None
        self.duel: Duel | None = None

    def copy(self) -> Runewars:
        t = Runewars.__new__(Runewars)  # empty: everything is filled in here
        self.copy_into(t)
        t.board = self.board
        t.players = list(map(Player.copy, self.players))
        t.first = self.first
        t.year = self.year
        t.season = self.season
        t.active = self.active
        t.last_year = self.last_year
        t.target = self.target
        t.winner = self.winner
        t.army = self.army.copy()
        t.owner = self.owner.copy()
        t.control = self.control.copy()
        t.stronghold = self.stronghold.copy()
        t.development = self.development.copy()
        t.activated = self.activated.copy()
        t.home = self.home.copy()
        t.city = self.city.copy()
        t.runes = self.runes.copy()
        t.rune_at = self.rune_at.copy()
        t.rune_up = self.rune_up.copy()
        t.dragon_pile = self.dragon_pile.copy()
        t.false_pile = self.false_pile.copy()
        t.held = self.held.copy() if self.held else []
        t.fate = self.fate.copy()
        t.fate_discard = self.fate_discard.copy()
        t.drawn = self.drawn.copy() if self.drawn else []
        spring, summer, fall, winter = self.seasons
        t.seasons = [spring.copy(), summer.copy(), fall.copy(), winter.copy()]
        t.season_discard = self.season_discard.copy()
        t.tactics_deck = self.tactics_deck.copy()
        t.tactics_discard = self.tactics_discard.copy()
        t.quest_deck = self.quest_deck.copy()
        t.quest_discard = self.quest_discard.copy()
        t.reward_deck = self.reward_deck.copy()
        t.reward_discard = self.reward_discard.copy()
        t.hero_deck = self.hero_deck.copy()
        good, evil = self.objectives
        t.objectives = [good.copy(), evil.copy()]
        t.objective_discard = self.objective_discard.copy()
        t.box = self.box.copy()
        t.dropped = self.dropped.copy() if self.dropped else []
        t.dropped_at = self.dropped_at.copy() if self.dropped_at else []
        t.title_of = self.title_of.copy()
        t.title_influence = self.title_influence.copy()
        t.neutral = self.neutral
        t.marching = self.marching.copy() if self.marching else []
        t.reach = self.reach
        t.fought = self.fought
        t.flags = self.flags
        t.turn_flags = self.turn_flags
        t.bids = self.bids
        t.deeds = self.deeds
        t.battle = self.battle.copy() if self.battle is not None else None
        t.duel = self.duel.copy() if self.duel is not None else None
        return t

    def zones(self) -> list[list[int]]:
        found = [self.runes, self.dragon_pile, self.false_pile, self.held, self.fate, self.fate_discard, self.drawn]
        found += [*self.seasons, self.season_discard, self.tactics_deck, self.tactics_discard]
        found += [self.quest_deck, self.quest_discard, self.reward_deck, self.reward_discard, self.hero_deck]
        found += [*self.objectives, self.objective_discard, self.box, self.dropped]
        for p in self.players:
            found += [p.tactics, p.fresh, p.quests, p.objective, p.heroes, p.rewards]
        if self.battle is not None:
            found += self.battle.zones()
        if self.duel is not None:
            found += self.duel.zones()
        for part in self.parts.values():
            found += part.zones()
        return found

    def owned(self, seat: int, handlers: Handlers) -> list[Component]:
        """Titles, then heroes."""
        own: list[Component] = []
        for k, title in enumerate(self.rules.kinds["title"]):
            if self.title_of[k] == seat and title in handlers.owners:
                own.append(title)
        for i in self.players[seat].heroes:
            if self.face[i] in handlers.owners:
                own.append(self.face[i])
        for name in handlers.parts:
            own += self.parts[name].owned(self, seat, handlers)
        return own


register_data(Player, Runewars)
