"""Set-up at the real table: the app lays out the Hagal deck and nothing else; the rest lies before the people."""

from __future__ import annotations

from hagal.games.dune.physical.asking import AtTable
from hagal.games.dune.physical.part import NAME, PhysicalPart, people
from hagal.games.dune.physical.people import ANY_INTRIGUE
from hagal.games.dune.rivals.leaders import HOUSE_HAGAL
from hagal.games.dune.rivals.setup import RIVALS_OF, lay_hagal_deck, name_rivals
from hagal.games.dune.setup import CONFLICTS_BY_LEVEL, choose_leaders, conflicts
from hagal.games.dune.state import Dune, new_player
from hagal.kernel import zones
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

INTRIGUE = 40
"""How many Intrigue cards the app can hand out before it makes a new deck of those it took back."""


class PhysicalSetup(Step[Dune]):
    """Seats, the Hagal deck, cards that nobody knows; then the leaders and what the people have to name."""

    tag = "physical_setup"

    def run(self, s: Dune, seat: int, source: int) -> None:
        count = s.rules.players
        s.players = [new_player(k) for k in range(count + RIVALS_OF[count])]
        part = PhysicalPart()
        part.agents = [0] * len(s.players)
        s.lay(NAME, part)
        lay_unknown_decks(s)
        lay_hagal_deck(s)
        push(s, "start")
        fire(s, "table_laid", 0)
        if count == 2:
            s.players[2].leader = HOUSE_HAGAL
            s.players[2].swordmaster = True
            s.players[2].agents = 3
            s.stack.append((FIRST_PLAYER, 0, -1))
        else:
            s.first = 1  # the rival on the player's left (HG-038)
            push(s, "seat_rivals")
            name_rivals(s)
        choose_leaders(s)


def lay_unknown_decks(s: Dune) -> None:
    """Intrigue cards without a face, and Conflict cards in an order that nobody knows: people name them."""
    s.intrigue_deck = zones.add_instances(s, [ANY_INTRIGUE] * INTRIGUE)
    zones.hide(s, s.intrigue_deck, 0)
    for level, number in ask(s, "conflict_levels", 0, CONFLICTS_BY_LEVEL):
        pile = zones.add_instances(s, conflicts(s, level))
        zones.hide(s, pile, 0)
        s.conflicts += pile[:number]
        s.box += pile[number:]


class FirstPlayer(AtTable):
    """Who of the two has the First Player marker (HG-027)."""

    tag = "first_player"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [Begins(k) for k in people(s)]


class Begins(Step[Dune]):
    tag = "begins"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.first = self.seat

    def key(self) -> str:
        return f"first {self.seat}"

    def message(self) -> Msg:
        return Msg("fix-first", seat=self.seat)


FIRST_PLAYER = FirstPlayer()

register_all(list(globals().values()))
