"""What modes with Objectives add to the state: where it happens, and what is to be done there (PR-018, PR-019)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hagal.games.encounters.seen import MissionFacts
from hagal.games.encounters.state import MISSION, Encounters
from hagal.kernel.codec import register_data
from hagal.kernel.state import Part, State

if TYPE_CHECKING:
    from hagal.games.encounters.components import Location, Objective


class Mission(Part):
    """A Location with the Hazards revealed there so far, the Objectives, and which of them is current.

    It changes a few times in a game and is copied thousands of times: so all copies of a state share it, and whoever
    changes something puts another in its place (`renew`).
    """

    constant: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("current", "hazards", "location", "objectives")
    __slots__ = fields
    tag: ClassVar[str] = "encounters-mission"

    current: int  # place of the current Objective
    hazards: int  # Hazards revealed so far
    location: Location
    objectives: tuple[Objective, ...]

    def copy(self) -> Mission:
        return self

    @property
    def stage(self) -> int:
        """The number of the current Objective: 1, 2 or 3."""
        return self.current + 1

    @property
    def objective(self) -> Objective:
        return self.objectives[self.current]

    def view(self, s: State, mask: int) -> MissionFacts:
        return {
            "location": self.location.id,
            "hazards": self.hazards,
            "objectives": [objective.id for objective in self.objectives],
            "current": self.current,
        }


def new_mission(location: Location, objectives: tuple[Objective, ...], current: int = 0, hazards: int = 0) -> Mission:
    m = Mission()
    m.current = current
    m.hazards = hazards
    m.location = location
    m.objectives = objectives
    return m


def mission(s: Encounters) -> Mission:
    return s.parts[MISSION]  # type: ignore[return-value]  # asked again and again


def renew(s: Encounters, current: int, hazards: int) -> Mission:
    """The mission as it is from now on, in place of the one that other copies of the state share."""
    m = mission(s)
    changed = new_mission(m.location, m.objectives, current, hazards)
    s.lay(MISSION, changed)
    return changed


register_data(Mission)
