"""Hunters at the table: one to five Predators who hunt for Honor, against each other or together."""

from __future__ import annotations

from typing import ClassVar

from hagal.game import Game
from hagal.games.encounters.hunters.catalogue import census
from hagal.games.encounters.hunters.hunt import NAME
from hagal.games.encounters.names import CITY_HUNTER, INTEL, JUNGLE_HUNTER, STRENGTH, SURVIVAL, TECH
from hagal.kernel.step import Msg
from hagal.table.games.encounters.hunters import ending, predators, room
from hagal.table.games.encounters.look import Look
from hagal.table.games.encounters.modes import Drawn, Mode
from hagal.table.games.face import QUICK, Quick
from hagal.table.sight import Sight
from hagal.table.words import words


class HuntersMode(Mode):
    name = folder = NAME
    sheets: ClassVar[tuple[str, ...]] = (NAME,)
    help = ("hunters", "why", "zoom", "undo", "rivals")
    figures = "attack recruit heart armor honor dishonor strike worthy ultimate scan runner double lethal escape use"
    places = "prey gear arrest trap hazard test challenge trophy skull hand deck discard officer first"
    deeds = "play duels heal restore avoids cancels weaken bounty shield to_top"
    classes = (INTEL, STRENGTH, SURVIVAL, TECH)
    teams = (JUNGLE_HUNTER, CITY_HUNTER)

    def scene(self, look: Look) -> Drawn:
        return {
            "seats": predators.seats(look),
            "room": room.room(look),
            "testing": room.testing(look),
            "tested": look.sight.options["tests"],
            "piles": room.piles(look),
        }

    def ending(self, game: Game, sight: Sight) -> Drawn:
        return ending.scene(game, sight)

    def called(self, sight: Sight, players: int) -> Msg:
        id = "table-encounters-mode-together" if sight.options["together"] else "table-encounters-mode"
        return Msg(id, film=Msg(f"table-encounters-film-{sight.options['film']}"), n=players)

    def quick(self, lang: str) -> Quick | None:
        t = words(lang)
        n, cards = census.of_film(1)
        note = f"{t('table-encounters-quick-hunters-note')}; {t('table-encounters-stand-ins', n=n, all=cards)}"
        return Quick(f"{QUICK}{NAME}", t("table-encounters-quick-hunters"), note, {"mode": NAME})
