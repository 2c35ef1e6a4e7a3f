"""What enters the Wilds in the cooperative modes, and what happens when it is turned up (PR-031, PR-062 to PR-068,
PR-135, AL-031, AL-051 to AL-054, AL-105, AL-106)."""

from __future__ import annotations

from hagal.games.encounters import moves
from hagal.games.encounters.components import Card
from hagal.games.encounters.ending import end
from hagal.games.encounters.mission import mission, renew
from hagal.games.encounters.names import EVENT, HAZARD, LOST
from hagal.games.encounters.state import Encounters
from hagal.games.encounters.wilds import RUNNERS, add_enemy, in_play, take_away
from hagal.games.kit import deck
from hagal.games.kit.combine import push_all
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


class EnemyPhase(Step[Encounters]):
    """The top Enemy card enters the Wilds; then the Runners run (PR-031, PR-108)."""

    tag = "enc-enemy-phase"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.phase = "enemy"
        s.stack.append((RUNNERS, -1, -1))
        add_enemy(s)


class RenewEnemies(Step[Encounters]):
    """The Enemy deck has run out: it is made anew once from the Dead Enemies; then all lose (PR-135)."""

    tag = "enc-renew-enemies"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.exhausted += 1
        if s.exhausted > 1 or not s.dead_enemies:
            end(s, LOST, "PR-135")
            return
        deck.reshuffle(s, s.enemies, s.dead_enemies, -1, "enc-enemies-again", "PR-135")


class Reveal(Step[Encounters]):
    """What happens to a card that was just turned up depends on its kind (PR-062 to PR-068)."""

    tag = "enc-reveal"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        card: Card = s.face[source]
        if card.type == EVENT:
            objective = mission(s).objective
            if s.log is not None:
                s.log.tell("enc-event", seat, "PR-065", objective=objective)
            push(s, "settle", -1, source)
            if "event" in s.rules.heard:
                fire(s, "event", seat, source)
            push_all(s, objective.event, seat, source)
        elif card.type == HAZARD:
            m = mission(s)
            m = renew(s, m.current, m.hazards + 1)
            if s.log is not None:
                s.log.tell("enc-hazard", seat, "PR-066", n=m.hazards, location=m.location)
            if m.location.marks:
                moves.mark(s, seat, 1)
            push(s, "settle", -1, source)
            n: int = ask(s, "hazard", seat, m.hazards) if "hazard" in s.rules.asked else m.hazards
            if n <= len(m.location.hazards):
                push_all(s, m.location.hazards[n - 1], seat, source)
        else:
            push_all(s, card.reveal, seat, source)


class DiscardRevealed(Step[Encounters]):
    """An Event or Hazard that was carried out leaves for the discard, unless it was sent elsewhere (PR-065, PR-066)."""

    tag = "enc-discard-revealed"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if in_play(s, source):
            take_away(s, source, s.out)


DISCARD: DiscardRevealed = DiscardRevealed()

register_all(list(globals().values()))
