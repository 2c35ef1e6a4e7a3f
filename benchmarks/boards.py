"""Search for fair ready-made boards of Runewars: `python benchmarks/boards.py 4 --seconds 60` prints the best layouts
that it met for so many players, as `hagal.games.runewars.catalogue.boards` has them; `--score` says how unfair those
there are, beside boards that chance laid.

A board is built at random by the rules, markers as far apart as the rules of 2010 demand; then a tile or two are
taken up and laid elsewhere, or others in their place, as long as that makes it fairer. What counts is how much the
home realms differ: in areas, resources, guards and cities near them, in open borders, in the distance to the others,
and in the land that is nearest to them.
"""

from __future__ import annotations

import argparse
import random
import time
from itertools import combinations

from hagal.games.kit.hexes import apart
from hagal.games.runewars.board import Board, Marker
from hagal.games.runewars.catalogue.boards import LAYOUTS
from hagal.games.runewars.catalogue.factions import NEUTRALS
from hagal.games.runewars.catalogue.homes import HOMES
from hagal.games.runewars.catalogue.tiles import TILES
from hagal.games.runewars.names import OPEN, OWN_TYPES
from hagal.games.runewars.setup.laying import STEPS, layings, marker_cells, may_lie, place, rim, room
from hagal.games.runewars.setup.markers import APART_2010, Survey

HEALTH = [unit.health for unit in NEUTRALS]
FAR = 99
NEAR = (0, 1, 2)
"""Areas beside the home, one step and two steps on."""
MOST_SETS = 400


def laid(tiles: list[int], board: Board, rng: random.Random) -> Board:
    """The tiles of these numbers laid at random, one after the other."""
    for number in tiles:
        tile = TILES[number - 1]
        found = [(q, r, turn) for (q, r), turns in layings(board, tile).items() for turn in turns]
        q, r, turn = rng.choice(found)
        board = Board((*board.placed, (tile, q, r, turn)))
    return board


def on_foot(board: Board, marker: Marker) -> tuple[list[int], int]:
    """How many steps lie between a marker and each area, over open borders, and how many of them leave the marker."""
    edge = rim(board)
    distance = [FAR] * len(board.areas)
    ways = 0
    for at in marker_cells(marker):
        for d, step in enumerate(STEPS):
            k = edge.taken.get(at + step, -1)
            if k >= 0 and board.sides[k][(d + 3) % 6] == OPEN:
                distance[k] = 0
                ways += 1
    front = [k for k, n in enumerate(distance) if n == 0]
    while front:
        following = []
        for k in front:
            for other in board.walk[k]:
                if distance[other] == FAR:
                    distance[other] = distance[k] + 1
                    following.append(other)
        front = following
    return distance, ways


def in_the_air(a: Marker, b: Marker) -> int:
    """How far two markers are from each other as the crow flies: homes that look at each other over a narrow gap are
    no neighbours on the ground, but ugly ones."""
    return min(apart(place(x), place(y)) for x in marker_cells(a) for y in marker_cells(b))


def features(board: Board, distance: list[int], ways: int) -> list[tuple[float, float]]:
    """What a home has around it, each with its weight."""
    found: list[tuple[float, float]] = [(0.5, ways)]
    for steps in NEAR:
        areas = [board.areas[k] for k, n in enumerate(distance) if n <= steps]
        weight = (2.0, 1.0, 0.5)[steps]
        found.append((weight, len(areas)))
        found.append((weight, sum(sum(area.yields) for area in areas)))
        found += [(weight / 3, sum(area.yields[kind] for area in areas)) for kind in range(3)]
        guards = sum(area.guards * HEALTH[area.neutral - OWN_TYPES] for area in areas if area.guards)
        found.append((weight / 3, min(guards, 8)))
    cities = [n for k, n in enumerate(distance) if board.areas[k].city]
    found.append((2.0, min(cities, default=FAR)))
    found.append((1.0, sum(n <= 1 for n in cities)))
    return found


def unfair(
    board: Board,
    chosen: tuple[int, ...],
    walks: list[list[int]],
    marks: list[list[tuple[float, float]]],
    air: list[list[int]],
) -> float:
    """How much the homes differ: the spread of each figure, with its weight."""
    total = 0.0
    for column in zip(*[marks[k] for k in chosen], strict=True):
        values = [value for _weight, value in column]
        total += column[0][0] * (max(values) - min(values))
    gaps = [
        [min(a + b for a, b in zip(walks[k], walks[other], strict=True)) for other in chosen if other != k]
        for k in chosen
    ]
    # in 4,000 games on sixty boards these distances and the resources near a home told most about who won
    total += 5.0 * (max(map(min, gaps)) - min(map(min, gaps))) + 3.0 * (max(map(sum, gaps)) - min(map(sum, gaps)))
    total += 0.3 * sum(max(0, gap - 5) for row in gaps for gap in row)
    total += 3.0 * sum(max(0, 4 - air[a][b]) for a, b in combinations(chosen, 2))
    land = [0.0] * len(chosen)
    for k, area in enumerate(board.areas):
        nearest = min(walks[one][k] for one in chosen)
        owners = [n for n, one in enumerate(chosen) if walks[one][k] == nearest]
        for n in owners:
            land[n] += (1 + sum(area.yields)) / len(owners)
    return total + max(land) - min(land)


def best_markers(board: Board, players: int) -> tuple[float, tuple[Marker, ...]] | None:
    """The fairest set of markers on a board; none if they cannot all be far apart."""
    found = Survey(board, HOMES, players, APART_2010)
    if not found.strict:
        return None
    both = [on_foot(board, marker) for marker in found.spaces]
    walks = [distance for distance, _ways in both]
    if any(FAR in walk for walk in walks):
        return None
    marks = [features(board, distance, ways) for distance, ways in both]
    air = [[in_the_air(a, b) for b in found.spaces] for a in found.spaces]
    sets: list[tuple[int, ...]] = [()]
    for _ in range(players):
        sets = [
            (*chosen, k)
            for chosen in sets
            for k in range(chosen[-1] + 1 if chosen else 0, len(found.spaces))
            if all(found.far[one] >> k & 1 for one in chosen)
        ]
        random.Random(1).shuffle(sets)
        sets = sets[:MOST_SETS]
    everybody = list(combinations(range(len(HOMES)), players))
    for score, chosen in sorted((unfair(board, chosen, walks, marks, air), chosen) for chosen in sets):
        if all(room(found.ways, list(chosen), list(homes), frozenset()) for homes in everybody):
            return score, tuple(found.spaces[k] for k in chosen)
    return None


def other(board: Board, rng: random.Random) -> Board | None:
    """A board that differs in one or two tiles, each of which may be swapped for one that is not in play; they are laid
    last. None if the rest cannot be laid without them."""
    out = rng.sample(range(len(board.placed)), rng.choice((1, 1, 2)))
    rest = Board(())
    for k, (tile, q, r, turn) in enumerate(board.placed):
        if k not in out:
            if not may_lie(rest, tile, q, r, turn):
                return None
            rest = Board((*rest.placed, (tile, q, r, turn)))
    laid_now = [int(placed[0].id) for placed in rest.placed]
    free = [number for number in range(1, 10) if number not in laid_now]
    return laid(rng.sample(free, len(out)), rest, rng)


def climb(players: int, rng: random.Random, patience: int) -> tuple[float, Board] | None:
    """A board that cannot easily be made fairer."""
    best: tuple[float, Board] | None = None
    since = 0
    while since < patience:
        since += 1
        board = other(best[1], rng) if best else laid(rng.sample(range(1, 10), 2 * players), Board(()), rng)
        found = best_markers(board, players) if board else None
        if board and found and (best is None or found[0] <= best[0]):
            since = since if best and found[0] == best[0] else 0
            best = (found[0], board.with_markers(found[1]))
    return best


def score(board: Board) -> float:
    """How unfair a board with its markers is."""
    both = [on_foot(board, marker) for marker in board.markers]
    walks = [distance for distance, _ways in both]
    marks = [features(board, distance, ways) for distance, ways in both]
    air = [[in_the_air(a, b) for b in board.markers] for a in board.markers]
    return unfair(board, tuple(range(len(board.markers))), walks, marks, air)


def scores(players: int, rng: random.Random, boards: int) -> list[str]:
    """The ready boards for so many, and the best, the middle and the worst of those that chance laid with the fairest
    markers for each."""
    lines = []
    for layout in LAYOUTS:
        if layout.players == players:
            placed = tuple([(TILES[number - 1], q, r, turn) for number, q, r, turn in layout.tiles])
            lines.append(f"{layout.id}: {score(Board(placed).with_markers(layout.markers)):.1f}")
    found: list[float] = []
    while len(found) < boards:
        best = best_markers(laid(rng.sample(range(1, 10), 2 * players), Board(()), rng), players)
        if best is not None:
            found.append(best[0])
    found.sort()
    lines.append(f"{boards} by chance: {found[0]:.1f}, {found[len(found) // 2]:.1f}, {found[-1]:.1f}")
    return lines


def written(board: Board, players: int, score: float) -> str:
    lines = [f"    layout(  # {score:.1f}", f"        {players},"]
    tiles = ", ".join(f"({tile.id}, {q}, {r}, {turn})" for tile, q, r, turn in board.placed)
    return "\n".join([*lines, f"        ({tiles}),", f"        {board.markers},", "    ),"])


def main() -> None:
    parser = argparse.ArgumentParser(description="fair boards of Runewars")
    parser.add_argument("players", type=int, choices=(2, 3, 4))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=int, default=400)
    parser.add_argument("--best", type=int, default=4)
    parser.add_argument("--score", action="store_true", help="of the ready boards, instead")
    parser.add_argument("--boards", type=int, default=100, help="laid by chance to compare with")
    wish = parser.parse_args()
    rng = random.Random(wish.seed)
    if wish.score:
        print("\n".join(scores(wish.players, rng, wish.boards)))
        return
    end = time.monotonic() + wish.seconds
    found: list[tuple[float, Board]] = []
    while time.monotonic() < end:
        one = climb(wish.players, rng, wish.patience)
        if one is not None:
            found.append(one)
    found.sort(key=lambda one: one[0])
    print(f"# {len(found)} boards, the middle one {found[len(found) // 2][0]:.1f}")
    for score, board in found[: wish.best]:
        print(written(board, wish.players, score))


if __name__ == "__main__":
    main()
