"""The table of Dune: Imperium. One module for each part of it; `scene` puts them together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hagal.game import Game
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.seen import dune_view
from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg
from hagal.table.games.ahead import Ahead
from hagal.table.games.board import story
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.dune import (
    asking,
    conflict,
    decks,
    ending,
    enlarged,
    factions,
    legend,
    market,
    marks,
    own,
    phase,
    places,
    players,
    spaces,
    why,
)
from hagal.table.games.dune.challenges import CHALLENGES, daily
from hagal.table.games.dune.lesson import LESSON
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.quick import LEADER, choices
from hagal.table.games.dune.setup import NAMED, RANDOM, SETUP, TITLE, dashed
from hagal.table.games.dune.wishes import wishes
from hagal.table.games.face import Choice, Face, Quick
from hagal.table.games.finished import Facets, Finished
from hagal.table.sight import Sight
from hagal.table.wish import Wish
from hagal.table.words import words
from hagal.text import phrase

ANSWERS = ("card", "space", "intrigue", "tech")
"""The kinds of things that say why they cannot be used now."""


class DuneFace(Face):
    """Dune: Imperium with and without Rise of Ix, for one to four players and House Hagal."""

    help = ("dune", "why", "zoom", "undo", "rivals")
    keys = (("reveal", ("R",)), ("ahead", ("W",)))
    sheets = {"dune": "table-dune-sheet", "house-hagal": "table-dune-sheet-hagal"}  # noqa: RUF012
    lessons = (LESSON,)
    inspected = True
    challenges = CHALLENGES
    elsewhere = ("physical",)
    unnamed = ("rivals",)
    misfits = why.MISFITS
    role = "leader"
    rival_role = "rival"
    rival_seat = "table-dune-seat-rival"
    rival_won = "table-dune-rival-won"
    signs = {**Face.signs, "strip": marks.strip}  # noqa: RUF012

    def daily(self, number: int) -> Wish:
        return daily(number)

    def quicks(self, lang: str) -> list[Quick]:
        t = words(lang)
        level = phrase(Msg(f"difficulty-{dashed(next(iter(LEVELS)))}"), lang)
        note = t("table-dune-solo-note", level=level)
        return [Quick(self.button, t("table-dune-solo"), note, {"leaders": NAMED, LEADER: RANDOM})]

    def asks(self, quick: str, lang: str, last: Mapping[str, str], deal: str = "") -> list[Choice]:
        return choices(lang, last, Random(deal))

    def decks(self, sight: Sight) -> list[dict[str, Any]]:
        return decks.decks(Look(sight))

    def scene(self, sight: Sight) -> dict[str, Any]:
        look = Look(sight)
        seats = players.seats(look)
        return {
            "t": look.word,
            "ic": ic,
            "mk": mk,
            "ix": look.ix is not None,
            "lit": look.lit,
            "answers": ANSWERS,
            "phase": phase.phase(look),
            "score": players.score(look),
            "scored": players.scored(look),
            "seats": seats,
            "hagal": players.hagal(look),
            "story": story.story(look),
            "factions": factions.factions(look),
            "spaces": spaces.groups(look),
            "shipping": spaces.shipping(look),
            "tech": market.tech(look),
            "market": market.market(look),
            "buying": market.buying(look),
            "conflict": conflict.conflict(look),
            "own": own.own(look),
            "piles": own.piles(look),
            "stage": own.stage(look),
            "ask": asking.asking(look),
            "small": places.PLACES.small(look, places.goods(look, seats)),
        }

    def legend(self, sight: Sight) -> list[dict[str, Any]]:
        return legend.legend(sight.lang, "ix" in sight.modules)

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> dict[str, Any] | None:
        return enlarged.component(ref, lang)

    def sits(self, view: Mapping[str, Any], number: int) -> str:
        player = dune_view(view)["players"][number]
        return f"{'rival' if player['rival'] else 'leader'}:{player['leader']}" if player["leader"] else ""

    def mode(self, sight: Sight, players: int) -> Msg:
        """`solo, Mentat`; `two players and House Hagal`; `4 players, Epic`."""
        if players == 1:
            level = str(sight.options["difficulty"]).replace("_", "-")
            said = Msg("table-dune-mode-solo", level=Msg(f"difficulty-{level}"))
        else:
            said = Msg("table-dune-mode-two") if players == 2 else Msg("web-mode-players", n=players)
        return Msg("table-dune-mode-epic", mode=said) if sight.options.get("epic") else said

    def ahead(self, view: Mapping[str, Any], seat: int) -> Ahead | None:
        """From one's Reveal turn on, to play no Intrigue card in the Combat of this round."""
        seen = dune_view(view)
        player = seen["players"][seat]
        if not (player["revealed"] and player["strength"] and player["intrigue"]):
            return None
        return Ahead("table-dune-ahead", str(seen["round"]), {"combat_choice": "pass"}, ("combat-card",))

    def wishes(self, refs: Mapping[str, str], sight: Sight) -> list[str]:
        return wishes(refs, sight)

    def moment(self, wish: str, keys: Sequence[str], sight: Sight) -> Msg | None:
        return why.moment(wish, keys, sight)

    def for_nothing(self, wish: str, sight: Sight) -> Msg | None:
        return why.for_nothing(wish, sight)

    def not_offered(self, keys: Sequence[str]) -> Msg:
        return Msg("table-dune-why-buy") if any(key.startswith("buy ") for key in keys) else super().not_offered(keys)

    def facets(self, end: Finished) -> Facets:
        """Alone it matters how strong the rivals were."""
        level = {"level": (str(end.options["difficulty"]),)} if end.players == 1 else {}
        return {**super().facets(end), **level}

    def facet(self, about: str, value: str, lang: str) -> str:
        if about == "level":
            return phrase(Msg(f"difficulty-{dashed(value)}"), lang)
        return super().facet(about, value, lang)

    def ending(self, game: Game, sight: Sight) -> dict[str, Any]:
        return ending.scene(game, sight)


FACE = DuneFace(TITLE, SETUP)
