"""A moment of Legendary Encounters, as its lessons ask about it."""

from __future__ import annotations

from hagal.games.encounters.seen import EncountersView, encounters_view
from hagal.table.games.encounters.about import about
from hagal.table.games.lesson import Moment, Refs
from hagal.table.sight import Offer, Sight


class Encounter(Moment):
    """Alone one has one turn in each round."""

    action = "enc-action"
    """The tag of the question in one's Action phase."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.facts: EncountersView = encounters_view(sight.view)
        self.since: int = max([item.number for item in self.news("enc-turn")], default=0)
        """The number of the news with which this turn began."""

    def acts(self, round: int = 0) -> bool:
        """Is it one's Action phase (in this round)?"""
        return self.tag == self.action and round in (0, self.round)

    def fresh(self, round: int) -> bool:
        """Has nothing been done yet in this turn?"""
        return self.acts(round) and not self.mine("enc-play", since=self.since)

    def spent(self) -> bool:
        """Are all cards played, so that there are only points to spend?"""
        return self.acts() and self.offered("play *") is None

    def can(self, pattern: str) -> bool:
        return self.spent() and self.offered(pattern) is not None


def things(offer: Offer, sight: Sight) -> Refs:
    return about(offer.step, sight, sight.seat)
