"""The table of Dune: Imperium. One module for each part of it; `scene` puts them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.board.words import soft
from hagal.table.games.dune import (
    asking,
    conflict,
    enlarged,
    factions,
    legend,
    market,
    marks,
    own,
    phase,
    players,
    spaces,
    story,
)
from hagal.table.games.dune.about import about
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.wishes import wishes
from hagal.table.sight import News, Offer, Sight


class DuneFace:
    """Dune: Imperium with and without Rise of Ix, for one to four players and House Hagal."""

    sheet: str = "dune.css"
    defs: str = "dune/drawings.html"
    template: str = "dune/board.html"
    phase: str = "dune/phase.html"
    card: str = "dune/component.html"
    art: str = "art/dunes.svg"
    help: tuple[str, ...] = ("act", "why", "zoom", "undo", "rivals")
    keys: tuple[tuple[str, tuple[str, ...]], ...] = (("reveal", ("R",)),)

    def scene(self, sight: Sight) -> dict[str, Any]:
        look = Look(sight)
        seats = players.seats(look)
        return {
            "t": look.word,
            "ic": ic,
            "mk": mk,
            "strip": marks.strip,
            "soft": soft,
            "ix": look.ix is not None,
            "lit": look.lit,
            "phase": phase.phase(look),
            "score": players.score(look),
            "seats": seats,
            "hagal": players.hagal(look),
            "story": story.story(look),
            "factions": factions.factions(look),
            "spaces": spaces.groups(look),
            "shipping": spaces.shipping(look),
            "tech": market.tech(look),
            "market": market.market(look),
            "conflict": conflict.conflict(look),
            "own": own.own(look),
            "piles": own.piles(look),
            "stage": own.stage(look),
            "ask": asking.asking(look),
        }

    def legend(self, sight: Sight) -> list[dict[str, Any]]:
        return legend.legend(sight.lang, "ix" in sight.modules)

    def about(self, offer: Offer, sight: Sight) -> tuple[str, ...]:
        return about(offer.step, sight)

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> dict[str, Any] | None:
        return enlarged.component(ref, lang)

    def sits(self, player: Mapping[str, Any]) -> str:
        leader = player["leader"]
        return f"{'rival' if player['rival'] else 'leader'}:{leader}" if leader else ""

    def mode(self, sight: Sight, players: int) -> Msg:
        """`solo, Mentat`; `two players and House Hagal`; `4 players, Epic`."""
        if players == 1:
            level = str(sight.options["difficulty"]).replace("_", "-")
            said = Msg("web-mode-solo", level=Msg(f"difficulty-{level}"))
        else:
            said = Msg("web-mode-two") if players == 2 else Msg("web-mode-players", n=players)
        return Msg("web-mode-epic", mode=said) if sight.options.get("epic") else said

    def wishes(self, refs: Mapping[str, str], sight: Sight) -> list[str]:
        return wishes(refs, sight)

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return False

    def begins(self, item: News) -> bool:
        return item.kind == "round"

    def chapter(self, item: News, number: int) -> Msg | str:
        return Msg("web-round", n=number)


FACE = DuneFace()
