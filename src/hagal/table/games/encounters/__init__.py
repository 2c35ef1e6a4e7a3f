"""The table of Legendary Encounters: Predator, Hunted. One module for each part of it; `scene` puts them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.encounters.view import may_coordinate
from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.board.words import soft
from hagal.table.games.encounters import asking, enlarged, hq, legend, mission, own, phase, players, story, wilds
from hagal.table.games.encounters.about import about
from hagal.table.games.encounters.look import Look
from hagal.table.sight import News, Offer, Sight


class EncountersFace:
    """Hunted, for one to five players who win or lose together."""

    sheet: str = "encounters.css"
    defs: str = "encounters/drawings.html"
    template: str = "encounters/board.html"
    phase: str = "encounters/phase.html"
    card: str = "encounters/component.html"
    art: str = "art/jungle.svg"
    help: tuple[str, ...] = ("hunt", "why", "zoom", "undo", "coordinate", "rivals")
    keys: tuple[tuple[str, tuple[str, ...]], ...] = (("done", ("D",)),)

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

    def about(self, offer: Offer, sight: Sight) -> tuple[str, ...]:
        return about(offer.step, sight, sight.seat)

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> dict[str, Any] | None:
        return enlarged.component(ref, lang, rules)

    def sits(self, player: Mapping[str, Any]) -> str:
        return f"avatar:{player['avatar']}" if player["avatar"] else ""

    def mode(self, sight: Sight, players: int) -> Msg:
        return Msg("hunt-mode", film=Msg(f"hunt-film-{sight.options['film']}"), n=players)

    def wishes(self, refs: Mapping[str, str], sight: Sight) -> list[str]:
        """Everything here is pointed at alone and says itself what it would be for."""
        return []

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return may_coordinate(view, seat)

    def begins(self, item: News) -> bool:
        return item.kind == story.TURN

    def chapter(self, item: News, number: int) -> Msg | str:
        return item.text.removesuffix(".")


FACE = EncountersFace()
