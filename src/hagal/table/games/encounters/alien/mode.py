"""Games with Aliens at the table: all against the Hive, with or without the cards of Hunted; or Predators who hunt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hagal.game import Game
from hagal.games.encounters.alien.catalogue import census
from hagal.games.encounters.alien.names import NAME, film_of
from hagal.games.encounters.hunted.settings import NAME as HUNTED
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.modes import HUNT, MIX
from hagal.games.encounters.names import (
    ALIEN_FILMS,
    CITY_HUNTER,
    CLASSES,
    DUTCH_TEAM,
    FURY161,
    HARRIGAN_TEAM,
    JUNGLE_HUNTER,
    NOSTROMO,
    SULACO,
    THE_BETTY,
    Film,
)
from hagal.kernel.step import Msg
from hagal.table.games.encounters import players
from hagal.table.games.encounters.alien import ending, mission, survivors
from hagal.table.games.encounters.alien.words import ALIEN_MAT
from hagal.table.games.encounters.hunters.mode import HuntersMode
from hagal.table.games.encounters.look import Look, mat_of
from hagal.table.games.encounters.modes import Drawn, Mode
from hagal.table.games.face import QUICK, Quick
from hagal.table.sight import Sight
from hagal.table.words import words

MENACES = "xenomorph egg facehugger chestburster turns captive saved armed closed clone gun"
"""What only Aliens bring."""


def film_told(film: Film) -> Msg:
    """Those of Predator have numbers."""
    return Msg(f"table-encounters-film-{film}" if isinstance(film, int) else f"table-hive-film-{film}")


def aboard(look: Look) -> Drawn:
    """What every game with Aliens has above the Complex and beside the Combat Zone."""
    return {
        "objectives": mission.objectives(look),
        "location": mission.location(look),
        "operations": mission.operations(look),
    }


class AlienMode(Mode):
    """One to five survivors who win or lose together."""

    name = folder = NAME
    sheets: ClassVar[tuple[str, ...]] = (NAME,)
    help = ("alien", "why", "zoom", "undo", "encounters-coordinate", "rivals")
    figures = "attack recruit heart strike scan coordinate runner double use"
    places = "task hazard skull hand deck discard officer first"
    deeds = "play copy heal avoids cancels weaken bounty shield to_top"
    menaces = MENACES
    classes = range(len(CLASSES))
    teams: ClassVar[Sequence[int]] = (NOSTROMO, SULACO, FURY161, THE_BETTY)

    def scene(self, look: Look) -> Drawn:
        return {"seats": survivors.among(look, players.seats(look)), **aboard(look)}

    def ending(self, game: Game, sight: Sight) -> Drawn:
        return ending.scene(game, sight)

    def called(self, sight: Sight, players: int) -> Msg:
        return Msg("table-encounters-mode", film=film_told(self.film(sight)), n=players)

    def film(self, sight: Sight) -> Film:
        """The first film is that of Alien."""
        return film_of(sight.options["film"])

    def quick(self, lang: str) -> Quick | None:
        t = words(lang)
        n, cards = census.of_film(ALIEN_FILMS[0])
        note = f"{t('table-encounters-quick-alien-note')}; {t('table-encounters-stand-ins', n=n, all=cards)}"
        return Quick(f"{QUICK}{NAME}", t("table-encounters-quick-alien"), note, {"mode": NAME})


class MixMode(AlienMode):
    """The same with the cards of Hunted: whoever turns up a Hazard is marked."""

    name = MIX
    sheets = (NAME, HUNTED)
    figures = f"{AlienMode.figures} mark"
    places = f"{AlienMode.places} hunter"
    teams = (DUTCH_TEAM, HARRIGAN_TEAM, *AlienMode.teams)

    def helps(self, sight: Sight) -> tuple[str, ...]:
        """On the mat of Predator there are spaces, and no rooms."""
        return self.help if mat_of(sight) == ALIEN_MAT else (f"encounters-{MIX}", *self.help[1:])

    def film(self, sight: Sight) -> Film:
        """The first film is that of Predator."""
        found: Film = sight.options["film"]
        return found

    def quick(self, lang: str) -> None:
        """It has no button of its own."""


class HuntMode(HuntersMode):
    """One to five Predators on the mat of Alien."""

    name = folder = HUNT
    sheets = ("alien-hunt", HUNTERS)
    help = ("encounters-hunt", "why", "zoom", "undo", "rivals")
    figures = "attack recruit heart armor honor dishonor strike ultimate scan runner double use"
    places = "task hazard trap test challenge trophy skull hand deck discard officer first"
    menaces = MENACES
    teams = (JUNGLE_HUNTER, CITY_HUNTER)

    def scene(self, look: Look) -> Drawn:
        found = super().scene(look)
        return {**found, "seats": survivors.among(look, found["seats"]), **aboard(look)}

    def ending(self, game: Game, sight: Sight) -> Drawn:
        return ending.hunt_scene(game, sight)

    def quick(self, lang: str) -> None:
        """It has no button of its own."""

    def called(self, sight: Sight, players: int) -> Msg:
        id = "table-encounters-mode-together" if sight.options["together"] else "table-encounters-mode"
        return Msg(id, film=film_told(film_of(sight.options["film"])), n=players)
