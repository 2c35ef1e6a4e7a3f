"""What is in the box: cards, Intrigue, Conflicts, leaders, spaces and the board, as immutable components."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hagal.games.dune.names import ALL_ICONS, FACTION_ICONS, FACTIONS
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import NOTHING, Component, Fold, Push

if TYPE_CHECKING:
    from hagal.games.dune.effect import Effect, Effects


class Card(Component):
    """A card of a player's deck. Its option steps (`buy`, `trashes` ...) are made once and shared by all games."""

    kind: ClassVar[str] = "card"
    facts: ClassVar[tuple[str, ...]] = (
        "deck",
        "count",
        "cost",
        "factions",
        "icons",
        "agent",
        "reveal",
        "persuasion",
        "swords",
        "acquire",
        "trashed",
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        deck: str,
        count: int,
        cost: int | None,
        factions: int,
        icons: int,
        agent: Effects,
        reveal: Effects,
        persuasion: int,
        swords: int,
        acquire: Effects,
        trashed: Effects,
        anywhere: bool,
        sneaks: int,
        unload: bool,
        bargain: tuple[str, int],
    ) -> None:
        super().__init__(id, name)
        self.deck: str = deck
        self.count: int = count
        self.cost: int | None = cost
        self.factions: int = factions
        self.icons: int = icons
        self.agent: Effects = agent
        self.reveal: Effects = reveal
        self.persuasion: int = persuasion
        self.swords: int = swords
        self.acquire: Effects = acquire
        self.trashed: Effects = trashed
        # The next three are on cards of Rise of Ix alone; they are here because every Agent turn looks at them.
        self.sneaks: int = sneaks  # those of its icons for which enemy Agents do not block
        self.unload: bool = unload  # its reveal box counts, too, when it is discarded or trashed
        self.bargain: tuple[str, int] = bargain  # a space that costs so much spice less with this card
        self.opens: bool = bool(anywhere or sneaks or bargain[0])  # it adds to the spaces that are open
        self.anywhere: bool = anywhere  # its box places the Agent itself: any space, from anywhere (Kwisatz Haderach)
        self.reserve: int = -1  # which Reserve stack it belongs to
        self.buy: Step[Any] = None  # type: ignore[assignment]
        self.claim: Step[Any] = None  # type: ignore[assignment]
        self.fetch: Step[Any] = None  # type: ignore[assignment]
        self.set_aside: Step[Any] = None  # type: ignore[assignment]
        self.throw: Step[Any] = None  # type: ignore[assignment]
        self.trashes: tuple[Step[Any], ...] = ()
        self.signet: bool = any(effect.tag == "signet" for effect in agent)
        self.sensitive: bool = any(effect.sensitive for effect in agent)
        self.stirs: bool = any(effect.stirs() for effect in agent)
        self.ordered: bool = any(effect.ordered() for effect in reveal)


class Intrigue(Component):
    """An Intrigue card: Plot, Combat or Endgame, or several of them."""

    kind: ClassVar[str] = "intrigue"
    facts: ClassVar[tuple[str, ...]] = ("count", "plot", "combat", "win", "endgame", "needs", "start", "lasting")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        count: int,
        types: int,
        plot: Effects,
        combat: Effects,
        win: Effects,
        endgame: Effects,
        needs: Effects,
        start: str,
        lasting: bool,
    ) -> None:
        super().__init__(id, name)
        self.count: int = count
        self.types: int = types
        self.plot: Effects = plot
        self.combat: Effects = combat
        self.win: Effects = win
        self.endgame: Effects = endgame
        self.needs: Effects = needs  # steps whose `can` must hold before it is played: conditions and costs
        self.start: str = start  # "" any time, "agent" before an Agent is sent, "turn" first thing in the turn
        self.lasting: bool = lasting  # lies face up until the Reveal turn
        self.unmet: list[Msg] = [Msg("why-needs", card=self, what=need.message()) for need in needs]
        self.idle: Msg = Msg("why-no-effect", card=self)
        self.plots: dict[str, Step[Any]] = {}
        self.fights: Step[Any] = None  # type: ignore[assignment]
        self.wins: Step[Any] = None  # type: ignore[assignment]
        self.ends: Step[Any] = None  # type: ignore[assignment]


class Conflict(Component):
    """A Conflict card with its three rewards."""

    kind: ClassVar[str] = "conflict"
    facts: ClassVar[tuple[str, ...]] = ("level", "rewards", "location")

    def __init__(
        self, id: str, name: str, *, level: int, first: Effects, second: Effects, third: Effects, location: str
    ) -> None:
        super().__init__(id, name)
        self.level: int = level
        self.rewards: tuple[Effects, Effects, Effects] = (first, second, third)
        self.location: str = location


class Leader(Component):
    """A leader: a signet ability, and one of its own in `queries`, `moments` and `start`."""

    kind: ClassVar[str] = "leader"
    facts: ClassVar[tuple[str, ...]] = ("signet", "start", "open_icons", "cheap_icons", "foresees")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        house: str,
        complexity: int,
        signet: Effects,
        ability: str,
        rival: bool,
        start: Effects = (),
        open_icons: int = 0,
        cheap_icons: int = 0,
        foresees: bool = False,
        queries: Mapping[str, Fold] = NOTHING,
        moments: Mapping[str, Push] = NOTHING,
    ) -> None:
        super().__init__(id, name)
        self.house: str = house
        self.complexity: int = complexity
        self.signet: Effects = signet
        self.ability: str = ability  # message id of the left-hand ability
        self.rival: bool = rival
        self.start: Effects = start
        self.open_icons: int = open_icons  # enemy Agents do not block him on spaces with these icons
        self.cheap_icons: int = cheap_icons  # spaces with these icons cost him 1 solari less
        self.foresees: bool = foresees  # knows the top card of his deck
        self.queries: Mapping[str, Fold] = queries
        self.moments: Mapping[str, Push] = moments
        self.scores: bool = True  # earns victory points
        self.spice_flow: int = 0  # copies of The Spice Must Flow that count as owned
        self.sensitive: bool = any(effect.sensitive for effect in signet)
        self.stirs: bool = any(effect.stirs() for effect in signet)
        self.pick: Step[Any] = None  # type: ignore[assignment]


class Nobody(Leader):
    """Stands in a player's place of a leader until one is chosen."""

    kind: ClassVar[str] = "nobody"


NOBODY = Nobody("nobody", "Nobody", house="", complexity=0, signet=(), ability="", rival=False)


class Token(Component):
    """One of the Baron's four faction tokens."""

    kind: ClassVar[str] = "token"

    def __init__(self, faction: int) -> None:
        super().__init__(FACTIONS[faction], FACTIONS[faction])
        self.faction: int = faction


class Space(Component):
    """A board space."""

    kind: ClassVar[str] = "space"
    facts: ClassVar[tuple[str, ...]] = (
        "icon",
        "effects",
        "spice",
        "solari",
        "water",
        "combat",
        "maker",
        "control",
        "friend",
        "once",
        "reveal",
        "deal",
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        icon: int,
        effects: Effects,
        spice: int = 0,
        solari: int = 0,
        water: int = 0,
        combat: bool = False,
        maker: int = 0,
        control: Effects = (),
        friend: int = -1,
        once: str = "",
        reveal: int = 0,
        deal: Effect | None = None,
        closed: bool = False,
    ) -> None:
        super().__init__(id, name)
        self.icon: int = icon
        self.effects: Effects = effects
        self.spice: int = spice
        self.solari: int = solari
        self.water: int = water
        self.combat: bool = combat
        self.maker: int = maker  # base spice
        self.control: Effects = control  # bonus for whoever controls it
        self.friend: int = friend  # the faction with which it needs influence
        self.once: str = once  # the Player flag that closes it: once per game
        self.reveal: int = reveal  # persuasion in the Reveal turn of a player with an Agent here
        self.faction: int = icon.bit_length() - 1 if icon & FACTION_ICONS else -1
        self.stirs: bool = any(effect.stirs() for effect in effects)
        self.deal: Effect | None = deal  # a cost with a choice, made before anything else (Sell Melange)
        self.closed: bool = closed  # to everybody, in this ruleset
        self.pick: Step[Any] = None  # type: ignore[assignment]


HALF: Final = 11
"""Spaces in one table of a Menu. The board has 22, with Rise of Ix, too: more would make the tables large."""
LOW: Final = (1 << HALF) - 1


class Menu:
    """The options of sending an Agent with one card to each space of a board; picked by mask, remembered by halves.

    This is the hottest list of the game. A table of all masks could grow to 2^22 entries, and a list made anew costs a
    look at each space; two tables of at most 2^11 lists each and one addition are quick, and small.
    """

    def __init__(self, sends: list[Step[Any]]) -> None:
        self.sends: list[Step[Any]] = sends
        self.low: dict[int, list[Step[Any]]] = {}
        self.high: dict[int, list[Step[Any]]] = {}

    def pick(self, spaces: int) -> list[Step[Any]]:
        low = self.low.get(spaces & LOW)
        if low is None:
            low = self.low[spaces & LOW] = [step for k, step in enumerate(self.sends[:HALF]) if spaces >> k & 1]
        high = self.high.get(spaces >> HALF)
        if high is None:
            steps = enumerate(self.sends[HALF:], HALF)
            high = self.high[spaces >> HALF] = [step for k, step in steps if spaces >> k & 1]
        return low + high


class Board(Component):
    """The spaces of a ruleset with masks over them, so that legality is a handful of bit operations."""

    kind: ClassVar[str] = "board"

    def __init__(self, spaces: tuple[Space, ...]) -> None:
        super().__init__("board", "Board")
        if len(spaces) > 2 * HALF:
            raise RulesError(f"a board has at most {2 * HALF} spaces")
        self.spaces: tuple[Space, ...] = spaces
        self.menus: dict[Card, Menu] = {}
        self.places: dict[str, int] = {space.id: k for k, space in enumerate(spaces)}
        self.all: int = (1 << len(spaces)) - 1
        self.closed: int = self.mask([space.closed for space in spaces])
        self.combat: int = self.mask([space.combat for space in spaces])
        self.reach: list[int] = [
            self.mask([bool(space.icon & icons) for space in spaces]) for icons in range(ALL_ICONS + 1)
        ]
        self.friends: tuple[tuple[int, int], ...] = tuple(
            (faction, self.mask([space.friend == faction for space in spaces]))
            for faction in sorted({space.friend for space in spaces if space.friend >= 0})
        )
        self.council: int = self.mask([space.once == "council" for space in spaces])
        self.swordmaster: int = self.mask([space.once == "swordmaster" for space in spaces])
        self.by_spice: list[int] = [self.mask([space.spice <= n for space in spaces]) for n in range(11)]
        self.by_solari: list[int] = [self.mask([space.solari <= n for space in spaces]) for n in range(11)]
        self.by_water: list[int] = [self.mask([space.water <= n for space in spaces]) for n in range(11)]
        self.makers: tuple[int, ...] = tuple(k for k, space in enumerate(spaces) if space.maker)
        self.locations: tuple[int, ...] = tuple(k for k, space in enumerate(spaces) if space.control)

    def mask(self, flags: list[bool]) -> int:
        return sum(1 << k for k, flag in enumerate(flags) if flag)


@lru_cache(maxsize=64)
def board_of(spaces: tuple[Space, ...]) -> Board:
    """The board that these spaces make, the same for every game on them: it remembers the options of Agent turns."""
    return Board(spaces)
