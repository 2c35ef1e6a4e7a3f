"""Laws of Alien on top of those of every mode."""

from __future__ import annotations

from hagal.games.encounters.alien.facehuggers import strangers
from hagal.games.encounters.alien.hatchery import awaited, hatchery
from hagal.games.encounters.alien.names import FACEHUGGER
from hagal.games.encounters.coop.laws import one_objective_is_current, the_dead_are_healed
from hagal.games.encounters.state import Encounters
from hagal.games.encounters.wilds import space_of
from hagal.games.kit.laws import lies_open
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws


def facehuggers_wait(s: Encounters) -> None:
    """In front of the living only, each with a turn or two left (AL-080, AL-083, AL-101)."""
    h = hatchery(s)
    for p in s.players:
        front, windows = h.fronts[p.seat], h.windows[p.seat]
        if len(front) != len(windows) or any(left not in (1, 2) for left in windows):
            raise Broken(f"{len(front)} Facehuggers in front of seat {p.seat} wait for {windows} turns")
        if front and p.dead:
            raise Broken(f"a Facehugger sits on seat {p.seat}, who is dead")
        if any(s.face[i].id != FACEHUGGER for i in front):
            raise Broken(f"something else than Facehuggers sits on seat {p.seat}")


def nobody_holds_what_goes_to_work(s: Encounters) -> None:
    """Whoever draws a Chestburster dies (AL-090); a Hazard of a deck strikes and goes on (PR-333)."""
    for seat, i in strangers(s) if s.stack else ():
        raise Broken(f"seat {seat} holds {s.face[i]!r}, which did nothing as it was drawn")


def the_armed_lie_in_the_complex(s: Encounters) -> None:
    """The Self-Destruct runs in a room; in the Combat Zone it goes off (PR-317)."""
    armed = hatchery(s).armed
    if armed >= 0 and space_of(s, armed) < 0 and not awaited(s, armed):
        raise Broken(f"{s.face[armed]!r} is armed, but in no room")


def captives_live(s: Encounters) -> None:
    for p in s.players:
        if p.dead and hatchery(s).captives >> p.seat & 1:
            raise Broken(f"seat {p.seat} is dead and captive")


def open_to_all(s: Encounters) -> None:
    """The Hatchery, what lies in front of players and beside Avatars: all may look."""
    lies_open(s, hatchery(s).zones())


ALWAYS = Laws(
    [facehuggers_wait, nobody_holds_what_goes_to_work, the_armed_lie_in_the_complex, captives_live], [open_to_all]
)
"""In every game with Aliens."""
COOPERATIVE = Laws([one_objective_is_current, the_dead_are_healed])
