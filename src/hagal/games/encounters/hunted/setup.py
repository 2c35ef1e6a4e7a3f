"""Set-up of Hunted: which films there are (PR-160 to PR-162), and Young Blood (PR-021)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.coop.setup import Films, LayTable, StartTurns
from hagal.games.encounters.state import Encounters
from hagal.kernel.term import register_all

FILM_CHARACTERS = {1: ("blain", "dillon", "dutch", "mac"), 2: ("danny", "harrigan", "keyes", "lambert")}
FILM_AVATARS = {
    1: ("lieutenant", "tracker", "guerrilla", "cia_agent", "radioman"),
    2: ("detective", "swat", "owlf_agent", "gangster", "reporter"),
}
FILMS = Films(FILM_CHARACTERS, FILM_AVATARS)
ALL_CHARACTERS = FILMS.everybody()


class Setup(LayTable):
    """The table of Hunted."""

    tag = "enc-setup"
    films: ClassVar[Films] = FILMS
    more: ClassVar[str] = "young_blood"

    def fillers(self, s: Encounters) -> tuple[str, ...]:
        return ("young_blood",)


class Start(StartTurns):
    """The game begins."""

    tag = "enc-start"
    laid: ClassVar[str] = "wilds"


register_all(list(globals().values()))
