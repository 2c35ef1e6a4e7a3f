"""Look: a Sight with what all parts of the table of Encounters ask of it."""

from __future__ import annotations

from hagal.games.encounters.hunted.seen import HuntedView
from hagal.games.encounters.seen import PlayerFacts
from hagal.kernel.term import Component
from hagal.table.games.board import look
from hagal.table.games.encounters.about import about
from hagal.table.sight import Offer, Question, pack_name


class Look(look.Look):
    """One Sight while its scene is made."""

    view: HuntedView
    players: list[PlayerFacts]
    me: PlayerFacts | None

    def refs(self, offer: Offer, question: Question) -> tuple[str, ...]:
        return about(offer.step, self.sight, question.seat)

    def pack(self, component: Component) -> str:
        """The name of the content pack that a component comes from; empty if it is of the box."""
        return pack_name(self.sight.brought.get(component.ref, ""))

    def space(self, id: str) -> str:
        """A space of the Wilds by its short name."""
        return self.word(f"table-encounters-space-{id}")

    @property
    def active(self) -> int:
        return self.view["active"]
