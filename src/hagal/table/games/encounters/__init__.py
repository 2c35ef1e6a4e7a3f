"""The table of Legendary Encounters: Predator and Alien. One module for each part of it; `scene` puts them together.

What all modes have lies here; what only one of them has, in a folder of its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hagal.game import Game
from hagal.games.encounters.modes import seen
from hagal.games.encounters.seen import encounters_view
from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg
from hagal.table.games.board import story
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.encounters import asking, decks, enlarged, hq, legend, own, phase, places, wilds
from hagal.table.games.encounters.alien.mode import AlienMode, HuntMode, MixMode
from hagal.table.games.encounters.challenges import CHALLENGES, daily
from hagal.table.games.encounters.fields import TITLE, dashed
from hagal.table.games.encounters.hunted import lesson as hunted
from hagal.table.games.encounters.hunted.mode import HuntedMode
from hagal.table.games.encounters.hunters import lesson as hunters
from hagal.table.games.encounters.hunters.mode import HuntersMode
from hagal.table.games.encounters.look import Look, mat_of, mode_of, speaks, spoken
from hagal.table.games.encounters.mix import ALL_CHARACTERS, AVATAR, LOCATION, OBJECTIVE, PERSON
from hagal.table.games.encounters.modes import Mode
from hagal.table.games.encounters.setup import SETUP
from hagal.table.games.face import Face, Quick
from hagal.table.games.finished import Finished
from hagal.table.sight import News, Sight
from hagal.table.wish import Wish
from hagal.text import join, phrase

MODES: dict[str, Mode] = {mode.name: mode for mode in (HuntedMode(), HuntersMode(), AlienMode(), MixMode(), HuntMode())}

MIXED = "+"


class EncountersFace(Face):
    """One to five players: hunted together, hunters, survivors among Aliens, or both games at once."""

    lessons = (hunted.LESSON, hunters.LESSON)
    challenges = CHALLENGES
    inspected = True
    begun = {"last_look": True}  # noqa: RUF012
    keys = (("plain", ("A",)), ("done", ("D",)))
    sheets = {  # noqa: RUF012
        "hunted": "table-encounters-sheet-hunted",
        "hunters": "table-encounters-sheet-hunters",
        "alien": "table-hive-sheet-alien",
        "alien-hunt": "table-hive-sheet-alien-hunt",
    }
    named = {"avatars": AVATAR, "characters": PERSON, "location": LOCATION, "objectives": OBJECTIVE}  # noqa: RUF012

    def daily(self, number: int) -> Wish:
        return daily(number)

    def quicks(self, lang: str) -> list[Quick]:
        return [quick for mode in MODES.values() if (quick := mode.quick(lang)) is not None]

    def roster(self, kind: str, lang: str) -> list[tuple[str, str]]:
        """The people of the box are no components there."""
        return [(id, phrase(Msg(f"enc-who-{dashed(id)}"), lang)) for id in ALL_CHARACTERS] if kind == PERSON else []

    def helps(self, sight: Sight) -> tuple[str, ...]:
        return MODES[mode_of(sight)].helps(sight)

    def short(self, sight: Sight) -> tuple[str, ...]:
        return MODES[mode_of(sight)].sheets

    def decks(self, sight: Sight) -> list[dict[str, Any]]:
        return decks.decks(Look(sight))

    def scene(self, sight: Sight) -> dict[str, Any]:
        look = Look(sight)
        mode = MODES[look.mode]
        names = own.Names()
        turn, rest = own.turn(look, names), mode.scene(look)
        return {
            "t": look.word,
            "ic": ic,
            "mk": mk,
            "lit": look.lit,
            "mode": look.mode,
            "folder": mode.folder,
            "mat": look.mat,
            "hunters": look.way.hunts,
            "phase": phase.phase(look),
            "story": story.story(look),
            "spaces": wilds.spaces(look),
            "combat": wilds.combat(look),
            "decks": wilds.decks(look),
            "struck": wilds.struck(look),
            "hq": hq.hq(look),
            "buying": hq.recruiting(look),
            "turn": turn,
            "own": own.own(look, names),
            "stage": own.stage(look),
            "ask": asking.asking(look),
            "small": places.PLACES.small(look, places.goods(look, rest["seats"], turn)),
            **rest,
        }

    def played(self, sight: Sight) -> str:
        return spoken(sight)

    def speaks(self, lang: str, mode: str) -> Callable[..., str]:
        return speaks(lang, mode)

    def tone(self, sight: Sight) -> str:
        return f" mat-{mat_of(sight)}"

    def legend(self, sight: Sight) -> list[dict[str, Any]]:
        return legend.legend(MODES[mode_of(sight)], sight.lang, spoken(sight), bool(sight.packs))

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> dict[str, Any] | None:
        return enlarged.component(ref, lang, rules)

    def sits(self, view: Mapping[str, Any], number: int) -> str:
        avatar = encounters_view(view)["players"][number]["avatar"]
        return f"avatar:{avatar}" if avatar else ""

    def mode(self, sight: Sight, players: int) -> Msg:
        return MODES[mode_of(sight)].called(sight, players)

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return seen(view).may_aside(view, seat)

    def chapter(self, item: News, number: int) -> Msg | str:
        return item.text.removesuffix(".")

    def chosen(self, end: Finished) -> tuple[str, ...]:
        """A mix is a mode of its own."""
        return (MIXED.join(end.modules),)

    def facet(self, about: str, value: str, lang: str) -> str:
        if about == "module":
            return join(
                [super(EncountersFace, self).facet(about, one, lang) for one in value.split(MIXED)], "and", lang
            )
        return super().facet(about, value, lang)

    def ending(self, game: Game, sight: Sight) -> dict[str, Any]:
        return MODES[mode_of(sight)].ending(game, sight)


FACE = EncountersFace(TITLE, SETUP)
