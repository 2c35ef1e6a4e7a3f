"""Hunted at the table: one to five players who win or lose together."""

from __future__ import annotations

from hagal.game import Game
from hagal.games.encounters.hunted.catalogue import census
from hagal.games.encounters.hunted.settings import NAME
from hagal.games.encounters.names import CLASSES, DUTCH_TEAM, HARRIGAN_TEAM
from hagal.kernel.step import Msg
from hagal.table.games.encounters import players
from hagal.table.games.encounters.hunted import ending, mission
from hagal.table.games.encounters.look import Look
from hagal.table.games.encounters.modes import Drawn, Mode
from hagal.table.games.face import QUICK, Quick
from hagal.table.sight import Sight
from hagal.table.words import words


class HuntedMode(Mode):
    name = folder = NAME
    sheets = (NAME,)
    help = ("encounters", "why", "zoom", "undo", "encounters-coordinate", "rivals")
    figures = "attack recruit heart strike mark scan coordinate runner double use"
    places = "hunter task hazard skull hand deck discard officer first"
    deeds = "play copy heal avoids cancels weaken bounty shield to_top"
    classes = range(len(CLASSES))
    teams = (DUTCH_TEAM, HARRIGAN_TEAM)

    def scene(self, look: Look) -> Drawn:
        return {
            "seats": players.seats(look),
            "objectives": mission.objectives(look),
            "location": mission.location(look),
            "operations": mission.operations(look),
        }

    def ending(self, game: Game, sight: Sight) -> Drawn:
        return ending.scene(game, sight)

    def called(self, sight: Sight, players: int) -> Msg:
        return Msg("table-encounters-mode", film=Msg(f"table-encounters-film-{sight.options['film']}"), n=players)

    def quick(self, lang: str) -> Quick:
        t = words(lang)
        n, cards = census.of_film(1)
        note = f"{t('table-encounters-quick-note')}; {t('table-encounters-stand-ins', n=n, all=cards)}"
        return Quick(f"{QUICK}{NAME}", t("table-encounters-quick"), note)
