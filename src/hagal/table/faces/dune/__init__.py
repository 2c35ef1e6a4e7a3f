"""The table of Dune: Imperium. One module for each part of it; `scene` puts them together."""

from __future__ import annotations

from typing import Any

from hagal.table.faces.dune import (
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
from hagal.table.faces.dune.about import about
from hagal.table.faces.dune.look import Look
from hagal.table.faces.dune.words import soft
from hagal.table.sight import Offer, Sight


class DuneFace:
    """Dune: Imperium with and without Rise of Ix, for one to four players and House Hagal."""

    sheet: str = "dune.css"
    defs: str = "dune/drawings.html"
    template: str = "dune/board.html"
    phase: str = "dune/phase.html"
    card: str = "dune/component.html"

    def scene(self, sight: Sight) -> dict[str, Any]:
        look = Look(sight)
        seats = players.seats(look)
        return {
            "t": look.word,
            "ic": marks.ic,
            "mk": marks.mk,
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

    def component(self, ref: str, lang: str) -> dict[str, Any] | None:
        return enlarged.component(ref, lang)


FACE = DuneFace()
