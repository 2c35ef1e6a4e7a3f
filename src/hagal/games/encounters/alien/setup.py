"""Set-up of Alien: which films there are (AL-023), Drones (AL-016), the Hatchery (AL-021)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.alien.hatchery import new_hatchery
from hagal.games.encounters.alien.names import DRONE, HATCHERY, NAME, film_of
from hagal.games.encounters.coop.setup import Films, LayTable, StartTurns
from hagal.games.encounters.names import Film
from hagal.games.encounters.setup import pile
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.term import register_all

FILM_CHARACTERS = {
    "alien": ("captain_dallas", "chief_engineer_parker", "navigator_lambert", "warrant_officer_ripley"),
    "aliens": ("bishop", "corporal_hicks", "lieutenant_ripley", "private_hudson"),
    "alien3": ("brother_dillon", "cmo_clemens", "francis_85_aaron", "sister_ripley"),
    "resurrection": ("call", "christie", "johner", "ripley_no_8"),
}
FILM_AVATARS = {
    "alien": ("executive", "technician", "medic", "scout", "synthetic"),
    "aliens": ("commander", "gunner", "synthetic", "technician", "executive"),
    "alien3": ("priest", "medic", "researcher", "technician", "executive"),
    "resurrection": ("mercenary", "synthetic", "researcher", "gunner", "medic"),
}
"""No source says which Avatars suit a film: these are ours."""
FILMS = Films(FILM_CHARACTERS, FILM_AVATARS)


def lay_hatchery(s: Encounters) -> None:
    """Facehuggers and Chestbursters on their space, for all to see (AL-021, AL-171)."""
    s.lay(NAME, new_hatchery(s.rules.players, zones.add_instances(s, pile(s, HATCHERY))))


class AlienSetup(LayTable):
    """The table of Alien."""

    tag = "enc-setup-alien"
    films: ClassVar[Films] = FILMS
    more: ClassVar[str] = "drones"

    def film(self, s: Encounters) -> Film:
        return film_of(s.rules.options["film"])

    def fillers(self, s: Encounters) -> tuple[str, ...]:
        return (DRONE,)

    def lay_more(self, s: Encounters) -> None:
        lay_hatchery(s)


class AlienStart(StartTurns):
    """The game begins."""

    tag = "enc-start-alien"
    laid: ClassVar[str] = "complex"


register_all(list(globals().values()))
