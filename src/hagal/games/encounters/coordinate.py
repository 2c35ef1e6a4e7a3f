"""Coordinate: out of turn, a card set aside for the active player to copy (PR-090 to PR-095).

It is an aside of the Action phase: nobody is asked, whoever can may do it while the active player thinks. So it adds no
question, and a player who keeps silent tells nothing about the hand.
"""

from __future__ import annotations

from hagal.games.encounters import moves
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.order import at_once, heard
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.rules import ask
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


def offers(s: Encounters, active: int) -> list[tuple[int, Step[Encounters]]]:
    """What others could set aside for the active player now: one card a player and turn (PR-093)."""
    found: list[tuple[int, Step[Encounters]]] = []
    face = s.face
    for p in s.players:
        if p.seat != active and not p.coordinated:
            for card in {face[i]: None for i in p.hand}:
                if card.coordinate:
                    found.append((p.seat, card.aside))
    return found


def possible(s: Encounters, active: int) -> bool:
    """Could anybody hold a card to Coordinate, as far as everybody can see?"""
    for p in s.players:
        if p.seat != active and p.hand and not p.coordinated:
            return True
    return False


class SetAside(OfCard):
    """The card is set aside face up; its owner draws another at once (PR-090)."""

    tag = "enc-coordinate"
    word = "coordinate"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        i = moves.in_hand(s, p, self.card)
        zones.play(s, i, p.hand, p.aside)
        p.coordinated = True
        s.coordinated += 1
        s.offers.append(i)
        if s.log is not None:
            s.log.tell("enc-coordinate", seat, "PR-090", card=self.card, other=s.active)
        replacement = ask(s, "replacement", seat, 1) if "replacement" in s.rules.asked else 1
        if replacement:
            moves.draw_cards(s, seat, 1)
        if "coordinated" in s.rules.heard:
            at_once(s, heard(s, "coordinated", s.active, i))


def give_back(s: Encounters) -> None:
    """At the end of the turn Coordinated cards go to the discard piles of their owners (PR-092)."""
    s.offers.clear()
    s.coordinated = 0
    for p in s.players:
        p.coordinated = False
        if p.aside:
            zones.move_all(p.aside, p.discard)


register_all(list(globals().values()))
