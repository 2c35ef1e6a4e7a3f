"""Laws of Rise of Ix on top of those of the base game."""

from __future__ import annotations

from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import DREADNOUGHTS, STACKS, STRENGTH, IxPart, part_of
from hagal.games.dune.ix.shipping import TOP
from hagal.games.dune.state import Dune, Player
from hagal.games.kit.laws import lies_open, only
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws, ask

TILES = 18


def tiles_too(s: Dune, seat: int, value: tuple[type, ...], about: int) -> tuple[type, ...]:
    """The query `trashable`: some Tech tiles are trashed for their effect."""
    return (*value, TechTile)


def cheap(s: Dune) -> None:
    part = part_of(s)
    for p in s.players:
        nothing_negative(part, p)
        all_dreadnoughts(part, p)
        might_of_dreadnoughts(s, part, p)
        freighter_on_its_track(part, p)
    flags_of_players(s, part)
    spent_tiles_are_owned(s, part)
    one_card_kept(part)


def dear(s: Dune) -> None:
    part = part_of(s)
    all_tiles(s, part)
    only_tops_are_known(s, part)
    kept_card_is_hidden(s, part)
    snoopers_on_tracks_or_slots(s, part)


def nothing_negative(part: IxPart, p: Player) -> None:
    for name in ("docked", "garrison", "conflict", "negotiators"):
        count: int = getattr(part, name)[p.seat]
        if count < 0:
            raise Broken(f"seat {p.seat} has {count} of {name}")


def all_dreadnoughts(part: IxPart, p: Player) -> None:
    """Two of each player: in supply, garrison and Conflict, or on a location (IX-005)."""
    places = (part.docked[p.seat], part.garrison[p.seat], part.conflict[p.seat], part.flags.count(p.seat))
    if sum(places) != DREADNOUGHTS:
        raise Broken(
            f"seat {p.seat} has Dreadnoughts in supply, garrison, Conflict and on locations: {places}, "
            f"not {DREADNOUGHTS} together"
        )


def might_of_dreadnoughts(s: Dune, part: IxPart, p: Player) -> None:
    """What is no troop in the Conflict are Dreadnoughts (IX-033)."""
    strength: int = ask(s, "dreadnought_strength", p.seat, STRENGTH)
    if p.might != strength * part.conflict[p.seat]:
        raise Broken(
            f"{part.conflict[p.seat]} Dreadnoughts of seat {p.seat} in the Conflict have strength {p.might}, "
            f"not {strength} each"
        )


def freighter_on_its_track(part: IxPart, p: Player) -> None:
    """From the start to the third space (IX-020)."""
    if not 0 <= part.freighters[p.seat] <= TOP:
        raise Broken(f"the Freighter of seat {p.seat} is on space {part.freighters[p.seat]}")


def flags_of_players(s: Dune, part: IxPart) -> None:
    """One Dreadnought at most on each location, of a player (IX-035)."""
    if len(part.flags) != len(s.board.locations) or not all(-1 <= seat < len(s.players) for seat in part.flags):
        raise Broken(f"Dreadnoughts on locations: {part.flags}")
    for k, fresh in enumerate(part.fresh):
        if fresh and part.flags[k] < 0:
            raise Broken(f"a Dreadnought was placed on location {k}, but there is none")


def spent_tiles_are_owned(s: Dune, part: IxPart) -> None:
    """A tile that lies face down is somebody's, and was flipped once (IX-015)."""
    owned = [i for tiles in part.tiles for i in tiles]
    for i in part.spent:
        if i not in owned or part.spent.count(i) > 1:
            raise Broken(f"{s.face[i]!r} lies face down, but nobody owns it, or it was flipped twice")


def turning_up(s: Dune) -> list[int]:
    """The stacks whose next tile is still to be turned up: the last acquire effect comes first (IX-014)."""
    return [source for step, _seat, source in s.stack if step.tag in ("turn_up", "name_top", "name_tile")]


def one_card_kept(part: IxPart) -> None:
    if len(part.kept) > 1:
        raise Broken(f"{len(part.kept)} cards are kept aside")


def all_tiles(s: Dune, part: IxPart) -> None:
    """Every tile in a stack, with a player or in the trash; nothing else lies in their places (IX-002)."""
    if len(part.stacks) != STACKS or len(part.tiles) != len(s.players):
        raise Broken(f"{len(part.stacks)} Tech stacks, places of {len(part.tiles)} players for tiles")
    places = (*part.stacks, *part.tiles)
    only(s, places, TechTile)
    count = sum(len(place) for place in places) + sum(1 for i in s.trash if isinstance(s.face[i], TechTile))
    if count != TILES:
        raise Broken(f"{count} Tech tiles, not {TILES}")


def only_tops_are_known(s: Dune, part: IxPart) -> None:
    """The top tile of each stack and those of players lie open; nobody has seen the others (IX-010)."""
    hidden = [i for stack in part.stacks for i in stack[:-1]]
    shown = [i for tiles in part.tiles for i in tiles]
    turning = turning_up(s)
    for k, stack in enumerate(part.stacks):
        (hidden if k in turning else shown).extend(stack[-1:])
    for i in hidden:
        if s.known[i]:
            raise Broken(f"{s.face[i]!r} lies face down in its stack, but is known to {s.known[i]:08b}")
    lies_open(s, [shown])


def kept_card_is_hidden(s: Dune, part: IxPart) -> None:
    """Ilesa alone knows the card that she keeps aside (IX-113)."""
    for i in part.kept:
        owner = next((p.seat for p in s.players if p.leader.id == "ilesa_ecaz"), -1)
        if owner < 0 or s.known[i] != 1 << owner:
            raise Broken(f"{s.face[i]!r}, kept aside by seat {owner}, is known to {s.known[i]:08b}")


def snoopers_on_tracks_or_slots(s: Dune, part: IxPart) -> None:
    """Tessia's four Snoopers (IX-111); she places them at the start, if her ability is in play."""
    if s.round and any(p.leader.id == "tessia_vernius" and p.leader.start for p in s.players):
        if sum(part.snoopers) + part.slots != len(part.snoopers):
            raise Broken(f"{sum(part.snoopers)} Snoopers on tracks, {part.slots} on the leader")
    elif part.slots:
        raise Broken(f"{part.slots} Snoopers of nobody")


LAWS = Laws([cheap], [dear])
