"""The table of Legendary Encounters: Predator, Hunted. One module for each part of it; `scene` puts them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.game import Game
from hagal.games.encounters.hunted.catalogue import census
from hagal.games.encounters.hunted.setup import ALL_CHARACTERS
from hagal.games.encounters.view import may_coordinate
from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg
from hagal.table.games.board import story
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.board.words import soft
from hagal.table.games.encounters import asking, enlarged, hq, legend, own, phase, players, wilds
from hagal.table.games.encounters.hunted import ending, mission
from hagal.table.games.encounters.hunted.setup import SETUP, TITLE
from hagal.table.games.encounters.look import Look
from hagal.table.games.encounters.mix import AVATAR, LOCATION, OBJECTIVE, PERSON
from hagal.table.games.face import Face, Quick
from hagal.table.sight import News, Sight
from hagal.table.words import words
from hagal.text import phrase


class EncountersFace(Face):
    """Hunted, for one to five players who win or lose together."""

    help = ("hunt", "why", "zoom", "undo", "coordinate", "rivals")
    keys = (("done", ("D",)),)
    named = {"avatars": AVATAR, "characters": PERSON, "location": LOCATION, "objectives": OBJECTIVE}  # noqa: RUF012

    def quick(self, lang: str) -> Quick:
        t = words(lang)
        n, cards = census.of_film(1)
        return Quick(
            "hunted",
            t("table-encounters-quick"),
            f"{t('table-encounters-quick-note')}; {t('table-encounters-stand-ins', n=n, all=cards)}",
        )

    def roster(self, kind: str, lang: str) -> list[tuple[str, str]]:
        """The people of the box are no components there."""
        return [(id, phrase(Msg(f"enc-who-{id}"), lang)) for id in ALL_CHARACTERS] if kind == PERSON else []

    def scene(self, sight: Sight) -> dict[str, Any]:
        look = Look(sight)
        names = own.Names()
        return {
            "t": look.word,
            "ic": ic,
            "mk": mk,
            "soft": soft,
            "lit": look.lit,
            "phase": phase.phase(look),
            "seats": players.seats(look),
            "story": story.story(look),
            "objectives": mission.objectives(look),
            "location": mission.location(look),
            "operations": wilds.operations(look),
            "spaces": wilds.spaces(look),
            "combat": wilds.combat(look),
            "decks": wilds.decks(look),
            "struck": wilds.struck(look),
            "hq": hq.hq(look),
            "turn": own.turn(look, names),
            "own": own.own(look, names),
            "stage": own.stage(look),
            "ask": asking.asking(look),
        }

    def legend(self, sight: Sight) -> list[dict[str, Any]]:
        return legend.legend(sight.lang, bool(sight.packs))

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> dict[str, Any] | None:
        return enlarged.component(ref, lang, rules)

    def sits(self, player: Mapping[str, Any]) -> str:
        return f"avatar:{player['avatar']}" if player["avatar"] else ""

    def mode(self, sight: Sight, players: int) -> Msg:
        return Msg("table-encounters-mode", film=Msg(f"table-encounters-film-{sight.options['film']}"), n=players)

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return may_coordinate(view, seat)

    def chapter(self, item: News, number: int) -> Msg | str:
        return item.text.removesuffix(".")

    def ending(self, game: Game, sight: Sight) -> dict[str, Any]:
        return ending.scene(game, sight)


FACE = EncountersFace(TITLE, SETUP)
