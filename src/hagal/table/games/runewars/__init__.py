"""The table of Runewars. One module for each part of it; `scene` puts them together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hagal.game import Game
from hagal.games.runewars.seen import runewars_view
from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.table.games.ahead import Ahead
from hagal.table.games.board import story
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.board.places import HAND
from hagal.table.games.face import Face, Quick, Scene
from hagal.table.games.finished import Facets, Finished
from hagal.table.games.runewars import (
    asking,
    decks,
    ending,
    enlarged,
    legend,
    moments,
    own,
    phase,
    pictures,
    piles,
    places,
    players,
    stage,
    stage_odds,
    why,
)
from hagal.table.games.runewars.challenges import CHALLENGES, daily
from hagal.table.games.runewars.lesson import LESSON
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map import map
from hagal.table.games.runewars.setup import SETUP, TITLE
from hagal.table.sight import News, Sight
from hagal.table.wish import Wish
from hagal.table.words import words

REVISED = "revised"


class RunewarsFace(Face):
    """Two to four players around the map."""

    help = ("runewars", "why", "runewars-supremacy", "runewars-runes", "zoom", "undo")
    inspected = True
    role = "faction"
    lessons = (LESSON,)
    challenges = CHALLENGES
    keys = (("ahead", ("W",)),)
    sheets = {"runewars": "table-runewars-sheet"}  # noqa: RUF012

    def daily(self, number: int) -> Wish:
        return daily(number)

    def quicks(self, lang: str) -> list[Quick]:
        t = words(lang)
        return [Quick(self.button, t("table-runewars-quick"), t("table-runewars-quick-note"))]

    def decks(self, sight: Sight) -> list[dict[str, Any]]:
        return decks.decks(Look(sight))

    def scene(self, sight: Sight) -> Scene:
        look = Look(sight)
        seats, mine = players.seats(look), own.own(look)
        offered = piles.offered(look, own.refs(mine) | players.refs(seats))
        small = places.PLACES.small(look, places.goods(look, mine))
        if offered:
            small["asked"] = HAND  # what lies nowhere else is laid out among one's own things
        return {
            "t": look.word,
            "ic": ic,
            "mk": mk,
            "lit": look.lit,
            "phase": phase.phase(look),
            "seats": seats,
            "map": map(look),
            "stage": stage.stage(look),
            "own": mine,
            "proclaimed": piles.proclaimed(look),
            "offered": offered,
            "piles": piles.piles(look),
            "titles": piles.titles(look),
            "story": story.story(look),
            "ask": asking.asking(look),
            "small": small,
        }

    def ahead(self, view: Mapping[str, Any], seat: int) -> Ahead | None:
        """In a battle of one's own, to play no more tactics. What the attacker may do before it is more than that."""
        seen = runewars_view(view)
        battle = seen["battle"]
        if not battle or battle["won"] >= 0 or not seen["players"][seat]["tactics"]:
            return None
        side = next((k for k, one in enumerate(battle["sides"]) if one["seat"] == seat), None)
        if side is None:
            return None
        answers = {"battle_strike": "strike"} | ({"at_start": "ready"} if side else {})
        scope = f"{seen['round']} {seen['season']} {seen['active']} {battle['area']}"
        return Ahead("table-runewars-ahead", scope, answers, ("rw-tactic",))

    def later(self, sight: Sight) -> tuple[str, Any] | None:
        found = stage_odds.odds(Look(sight), stage_odds.FINE)
        return None if found is None else ("odds", found)

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> Scene | None:
        return enlarged.component(ref, lang, rules)

    def picture(self, name: str, components: Mapping[str, Component] | None = None) -> Scene | None:
        return pictures.picture(name, enlarged.boxed() if components is None else components)

    def legend(self, sight: Sight) -> list[Scene]:
        return legend.legend(sight.lang)

    def mode(self, sight: Sight, players: int) -> Msg:
        """`3 players`, `2 players, first edition`."""
        said = super().mode(sight, players)
        if sight.options["edition"] == REVISED:
            return said
        return Msg("table-runewars-mode-epic" if sight.options["epic"] else "table-runewars-mode-first", mode=said)

    def chapter(self, item: News, number: int) -> Msg | str:
        """Year and season."""
        return item.text.removesuffix(".")

    def facets(self, end: Finished) -> Facets:
        return {**super().facets(end), "edition": (str(end.options["edition"]),)}

    def ending(self, game: Game, sight: Sight) -> Scene:
        return ending.scene(game, sight)

    def wishes(self, refs: Mapping[str, str], sight: Sight) -> list[str]:
        return list(dict.fromkeys([*why.wishes(refs, sight), *moments.wishes(refs, sight)]))

    def moment(self, wish: str, keys: Sequence[str], sight: Sight) -> Msg | None:
        return moments.moment(wish, keys, sight)

    def sits(self, view: Mapping[str, Any], number: int) -> str:
        faction = runewars_view(view)["players"][number]["faction"]
        return f"faction:{faction}" if faction else ""


FACE = RunewarsFace(TITLE, SETUP)
