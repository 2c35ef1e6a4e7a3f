"""Tech tiles in the hands of a solo rival (IX-063, IX-120 to IX-127): those that it uses by itself in its turn."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.rivals.deploy import RivalTroops
from hagal.games.dune.state import Dune
from hagal.kernel import zones

FLAGSHIP_SOLARI, FLAGSHIP_TROOPS = 4, 3
FLAGSHIP = RivalTroops(FLAGSHIP_TROOPS, extra=False)
SATELLITE_SPICE = 3


def ready(s: Dune, seat: int, id: str) -> int:
    """The instance of an own tile that lies face up, or -1."""
    part = part_of(s)
    tiles = part.tiles[seat]
    if tiles:
        face = s.face
        for i in tiles:
            if face[i].id == id and i not in part.spent:
                return i
    return -1


def use(s: Dune, seat: int, i: int, rule: str) -> None:
    """Face down until the next round."""
    part_of(s).spent.append(i)
    if s.log is not None:
        s.log.tell("tile", seat, rule, tile=s.face[i])


def use_at_once(s: Dune, seat: int, source: int) -> None:
    """The moment `rival_turn_begins`: Training Drones and Spy Satellites (IX-125, IX-126)."""
    if part_of(s).tiles[seat]:
        train(s, seat)
        sell_satellites(s, seat)


def gained(s: Dune, seat: int, source: int) -> None:
    """The moment `gained`: spice that comes in its turn may be enough for the satellites."""
    if s.active == seat and s.players[seat].leader.kind == "rival":
        sell_satellites(s, seat)


def sell_satellites(s: Dune, seat: int) -> None:
    """With 3 spice on its turn, Spy Satellites are trashed for a point (IX-125)."""
    p = s.players[seat]
    if p.spice < SATELLITE_SPICE:
        return
    i = ready(s, seat, "spy_satellites")
    if i >= 0:
        p.spice -= SATELLITE_SPICE
        zones.move(s, i, part_of(s).tiles[seat], s.trash)
        if s.log is not None:
            s.log.tell("tile", seat, "IX-125", tile=s.face[i])
        actions.score(s, seat, 1, "IX-125")


def train(s: Dune, seat: int) -> None:
    if not s.players[seat].supply:
        return
    i = ready(s, seat, "training_drones")
    if i >= 0:
        use(s, seat, i, "IX-126")
        actions.recruit(s, seat, 1, "rival-recruits", "IX-126")


def acquired(s: Dune, seat: int, source: int) -> None:
    """The moment `tech_acquired`: what it uses as soon as it can, it uses at once."""
    if s.active == seat and s.players[seat].leader.kind == "rival":
        use_at_once(s, seat, source)


def arrived(s: Dune, seat: int, source: int) -> None:
    """At a combat space with the means: the Flagship (IX-121)."""
    p = s.players[seat]
    if p.solari < FLAGSHIP_SOLARI or p.supply < FLAGSHIP_TROOPS or not s.board.combat >> s.space & 1:
        return
    i = ready(s, seat, "flagship")
    if i < 0:
        return
    use(s, seat, i, "IX-121")
    p.solari -= FLAGSHIP_SOLARI
    s.stack.append((FLAGSHIP, seat, source))


def infiltrates(s: Dune, seat: int, value: int, about: int) -> int:
    """The query `rival_infiltrates`: Invasion Ships, if its own Agent is not what blocks (IX-123)."""
    return int(ready(s, seat, "invasion_ships") >= 0 and about not in s.players[seat].posts)


def infiltrated(s: Dune, seat: int, source: int) -> None:
    use(s, seat, ready(s, seat, "invasion_ships"), "IX-123")
