"""Death in the cooperative modes: of an enemy, and of a player (PR-003, PR-071, PR-074, PR-080, PR-155, AL-100)."""

from __future__ import annotations

from hagal.games.encounters import fighting, objectives, wilds
from hagal.games.encounters.components import Card
from hagal.games.encounters.ending import end
from hagal.games.encounters.names import LOST, MAJOR, STAGES
from hagal.games.encounters.order import forget_the_dead
from hagal.games.encounters.state import Encounters
from hagal.games.encounters.strikes import leave_game
from hagal.kernel import zones
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


class Kill(Step[Encounters]):
    """An enemy (the source) dies: to the Dead Enemies, then what its death brings; what the Final Enemy's brings is a
    rule of its own (PR-071, PR-074, PR-116).

    Without a seat it dies by itself: nobody has killed it.
    """

    tag = "enc-kill"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if not wilds.in_play(s, source):
            return
        card: Card = s.face[source]
        wilds.take_away(s, source, s.dead_enemies)
        if s.log is not None:
            s.log.tell("enc-dies", seat if seat >= 0 else s.acting(), "PR-071 PR-074", card=card)
        if card.final:
            s.rules.steps["final_falls"].run(s, seat, source)
        else:
            fighting.died(s, seat, source)


class FinalFalls(Step[Encounters]):
    """The Final Enemy is dead: the last Objective is done (PR-116)."""

    tag = "enc-final-falls"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        objectives.complete(s, STAGES, MAJOR)


class Die(Step[Encounters]):
    """A player dies at once: no more turns, his cards leave the game; all dead is a loss (PR-003, PR-080)."""

    tag = "enc-die"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        leave_game(s, p)
        zones.move_all(p.wounds, s.strike_discard)
        if not any(not q.dead for q in s.players):
            end(s, LOST, "PR-003")
            return
        forget_the_dead(s)
        if s.rules.options["all_or_nothing"] and not s.deadline:
            s.deadline = s.round + 1
            if s.log is not None:
                s.log.tell("enc-all-or-nothing", -1, "PR-155")


register_all(list(globals().values()))
