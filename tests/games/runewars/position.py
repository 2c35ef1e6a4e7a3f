"""Positions of Runewars, built by hand: a plain board of open hexes, and what a test puts on it.

The board: `a1` to `a5`, `b1` to `b5` ... `e1` to `e5` (columns from west to east, each from north to south), all
empty and without resources; and a home realm for each seat, `h0a`, `h0b`, `h0c` ..., along the western edge for seats 0
and 2, along the eastern edge for 1 and 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal import games, positions
from hagal.game import Game
from hagal.games.kit.hexes import SIXTHS, Place, beside, opposite
from hagal.games.runewars import actions
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.board import Board
from hagal.games.runewars.components import Area, Tile
from hagal.games.runewars.names import OPEN, SLOTS
from hagal.games.runewars.state import Runewars, new_player
from hagal.kernel import zones
from hagal.kernel.events import Log
from hagal.kernel.record import Record
from hagal.kernel.step import Step

COLUMNS = "abcde"
ROWS = 5
FACTIONS = ("daqan", "latari", "waiqar", "uthuk")
HOMES: tuple[tuple[Place, ...], ...] = (
    ((-1, 0), (-1, 1), (-2, 1)),
    ((5, -2), (5, -1), (6, -2)),
    ((-1, 4), (-1, 5), (-2, 5)),
    ((5, 2), (5, 3), (6, 2)),
)
Sides = Mapping[tuple[str, str], int]


def plain_places() -> dict[str, Place]:
    return {f"{letter}{row + 1}": (q, row - q // 2) for q, letter in enumerate(COLUMNS) for row in range(ROWS)}


def board(factions: tuple[str, ...] = FACTIONS[:2], sides: Sides | None = None, **areas: dict[str, Any]) -> Board:
    """The plain board. `sides`: what lies between two areas; `areas`: what is printed on an area (yields, city ...)."""
    where = plain_places()
    for seat in range(len(factions)):
        for letter, place in zip("abc", HOMES[seat], strict=True):
            where[f"h{seat}{letter}"] = place
    placed = []
    for id, place in where.items():
        printed = tuple(_side(where, sides or {}, id, place, d) for d in range(SIXTHS))
        facts = {"yields": (0, 0, 0), "sides": printed, **areas.get(id, {})}
        faction = factions[int(id[1])] if id[0] == "h" else ""
        tile = Tile(f"t_{id}", id, areas=(Area(id, id.upper(), **facts),), places=((0, 0),), faction=faction)
        placed.append((tile, *place, 0))
    return Board(tuple(placed))


def _side(where: dict[str, Place], sides: Sides, id: str, place: Place, direction: int) -> int:
    there = beside(place, direction)
    other = next((name for name, at in where.items() if at == there), "")
    assert opposite(opposite(direction)) == direction
    return sides.get((id, other), OPEN)


def position(
    *factions: str, layout: Board | None = None, edition: str = "revised", decks: bool = True, **options: Any
) -> Runewars:
    """A table of these factions (daqan and latari), seat 0 first and on turn, in spring of the first year; nothing on
    the board, all pieces in supply, all decks shuffled (`decks`), no cards in hand, and nothing on the stack."""
    named = factions or FACTIONS[:2]
    rules = games.title("runewars").rules(len(named), (), {"edition": edition, **options})
    laid = layout or board(named)
    for tile, *_where in laid.placed:
        rules.components[tile.ref] = tile
        for area in tile.areas:
            rules.components[area.ref] = area
    s = Runewars()
    s.rules = rules
    s.rng = 1
    s.board = laid
    s.year, s.season, s.active = 1, 0, 0
    seats = {name: seat for seat, name in enumerate(named)}
    for seat, name in enumerate(named):
        p = new_player(seat)
        faction = rules.component(f"faction:{name}")
        p.faction = faction  # type: ignore[assignment]
        p.supply = p.faction.supply
        p.dials = p.faction.start
        s.players.append(p)
    count = len(laid.areas)
    s.army = [NO_ARMY] * count
    s.owner = [-1] * count
    s.stronghold = [-1] * count
    s.development = [-1] * count
    s.activated = [0] * count
    s.city = [None] * count
    s.home = [seats.get(name, -1) for name in laid.home]
    s.control = list(s.home)
    s.neutral = tuple(unit.count for unit in rules.piles["neutral"])
    if decks:
        lay_decks(s)
    return s


def lay_decks(s: Runewars) -> None:
    """All cards of the box in their decks, as far as the box has them."""
    kinds = s.rules.kinds

    def pile(kind: str, **facts: Any) -> list[int]:
        cards = [one for one in kinds.get(kind, []) if all(getattr(one, name) == is_ for name, is_ in facts.items())]
        found = zones.add_instances(s, [card for card in cards for _ in range(getattr(card, "count", 1))])
        zones.shuffle(s, found)
        return found

    s.fate = pile("fate")
    s.tactics_deck = pile("tactic")
    s.quest_deck = pile("quest")
    s.reward_deck = pile("reward")
    s.hero_deck = pile("hero")
    s.seasons = [pile("season", season=k) for k in range(4)]
    s.objectives = [pile("objective", alignment=0), pile("objective", alignment=2)]
    runes = {rune.id: rune for rune in kinds["rune"]}
    s.dragon_pile = zones.add_instances(s, [runes["dragon"]] * runes["dragon"].count)
    s.false_pile = zones.add_instances(s, [runes["false"]] * runes["false"].count)


def at(s: Runewars, id: str) -> int:
    """The number of an area."""
    return next(k for k, area in enumerate(s.board.areas) if area.id == id)


def units(s: Runewars, id: str, seat: int, **counts: int) -> int:
    """Units of the supply into an area: `units(s, "a1", 0, footman=2, knight_routed=1)`; seat -1: neutral ones. Returns
    the number of the area."""
    area = at(s, id)
    for name, n in counts.items():
        slot, routed = slot_of(s, seat, name.removesuffix("_routed")), name.endswith("_routed")
        actions.take(s, seat, slot, n)
        actions.put(s, area, seat, slot + (SLOTS if routed else 0), n)
    actions.settle(s, area)
    return area


def slot_of(s: Runewars, seat: int, name: str) -> int:
    own = s.players[seat].faction.units if seat >= 0 else ()
    found: int = next(unit.slot for unit in (*own, *s.rules.piles["neutral"]) if unit.id == name)
    return found


def stronghold(s: Runewars, id: str, seat: int, damaged: bool = False) -> int:
    area = at(s, id)
    s.stronghold[area] = 2 * seat + damaged
    s.players[seat].strongholds -= 1
    actions.settle(s, area)
    return area


def rune(s: Runewars, id: str, dragon: bool, up: bool = False, known: int = 0) -> int:
    """A rune token on an area, seen by whoever controls it and by the seats in the mask."""
    area = at(s, id)
    pile = s.dragon_pile if dragon else s.false_pile
    i = pile[-1]
    s.known[i] = 0xFF if up else known
    actions.put_rune(s, i, pile, area, up)
    if s.control[area] >= 0:
        actions.look(s, s.control[area], area)
    return area


def stack_fate(s: Runewars, *numbers: int) -> None:
    """These fate cards on top of the deck, the first one first."""
    for number in reversed(numbers):
        i = next(i for i in (*s.fate, *s.fate_discard) if s.face[i].number == number)
        (s.fate if i in s.fate else s.fate_discard).remove(i)
        s.known[i] = 0
        s.fate.append(i)


def hand(s: Runewars, seat: int, kind: str, id: str) -> int:
    """A card of a deck into a seat's hand (kind: tactic, quest, objective)."""
    p = s.players[seat]
    decks = {"tactic": ([s.tactics_deck], p.tactics), "quest": ([s.quest_deck], p.quests)}
    decks["objective"] = (s.objectives, p.objective)
    sources, target = decks[kind]
    for source in sources:
        for i in source:
            if s.face[i].id == id:
                source.remove(i)
                target.append(i)
                s.known[i] = 1 << seat
                return i
    raise AssertionError(f"there is no {kind} {id}")


class Position(positions.Position):
    """A table that was built by hand, as a game: what is chosen there goes the way of every game, and cards stay where
    they are."""

    def __init__(self, s: Runewars) -> None:
        chance = [] if s.tape is None else s.tape.ahead
        record = Record(s.rules.title, len(s.players), (), dict(s.rules.options), "", "", seed=1)
        super().__init__(Game(games.title("runewars"), s, record, Log() if s.log is None else s.log))
        self.chance(*chance).game.resume()

    @property
    def keys(self) -> list[str]:
        """The keys of the question that is open now; none: nothing is asked any more."""
        return [] if self.game.over else super().keys

    @property
    def asked(self) -> int:
        """Who is asked now; -1: nobody."""
        return -1 if self.game.over else super().asked


def push(s: Runewars, step: Step[Any] | str, seat: int = 0, source: int = -1) -> None:
    """A Step that happens once somebody asks what is offered: until then more can be arranged, and pushed above it."""
    s.stack.append((s.rules.steps[step] if isinstance(step, str) else step, seat, source))


def offered(s: Runewars) -> list[str]:
    return Position(s).keys


def asked(s: Runewars) -> int:
    return Position(s).asked


def choose(s: Runewars, *keys: str) -> None:
    """Answer one question after the other."""
    Position(s).choose(*keys)


def counts(s: Runewars, id: str) -> dict[str, int]:
    """The units in an area by name; routed ones as `footman_routed`."""
    area = at(s, id)
    found = {}
    for k, n in enumerate(s.army[area]):
        if n:
            name = actions.unit_of(s, s.owner[area], k % SLOTS).id
            found[f"{name}_routed" if k >= SLOTS else name] = n
    return found


def hero(s: Runewars, seat: int, id: str, name: str = "") -> int:
    """A hero of the deck (the first one of its rules, or a named one) in an area; its place among the seat's."""
    p = s.players[seat]
    wanted = name or min(s.face[i].id for i in s.hero_deck)
    i = next(i for i in s.hero_deck if s.face[i].id == wanted)
    s.hero_deck.remove(i)
    s.known[i] = 0xFF
    p.heroes.append(i)
    p.figures.append((at(s, id), 0, 0, 0, 0, 0))
    actions.look(s, seat, at(s, id))
    return len(p.heroes) - 1


def ordered(s: Runewars, order: int, seat: int = 0, played: tuple[int, ...] = ()) -> Runewars:
    """A seat resolves an order, others of this year before it."""
    p = s.players[seat]
    p.order, p.played = order, (*played, order)
    push(s, s.rules.kinds["order"][order - 1].primary, seat, 0)
    return s
