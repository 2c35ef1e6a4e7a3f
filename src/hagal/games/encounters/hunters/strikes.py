"""Death in Hunters: of Prey, and of a Predator (PR-210, PR-222, PR-233, PR-241 to PR-243)."""

from __future__ import annotations

from hagal.games.encounters import fighting, strikes, wilds
from hagal.games.encounters.components import EnemyCard
from hagal.games.encounters.effect import Effects
from hagal.games.encounters.hunters.ending import end_hunt
from hagal.games.encounters.hunters.hunt import KILLED, hunt
from hagal.games.encounters.hunters.trials import note
from hagal.games.encounters.names import FALLEN, ULTIMATE
from hagal.games.encounters.order import forget_the_dead
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.rules import ask
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


class KillPrey(Step[Encounters]):
    """A Prey (the source) dies: with its Gear to the Trophy Room of its killer, then what its death brings (PR-210).

    Without a seat it dies by itself: it is nobody's trophy.
    """

    tag = "enc-kill-prey"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if not wilds.in_play(s, source):
            return
        card: EnemyCard = s.face[source]
        death: Effects = ()
        for j in s.gear_on(source):
            death += s.face[j].death
        wilds.take_away(s, source, hunt(s).trophies[seat] if seat >= 0 else s.dead_enemies)
        if s.log is not None:
            s.log.tell("enc-dies", seat if seat >= 0 else s.acting(), "PR-210", card=card)
        if card.final:
            s.stack.append((ULTIMATE_DEFEATED, -1, source))  # nobody's: his death may take the killer along
        fighting.died(s, seat, source, death)
        if seat >= 0 and seat == s.active:
            note(s, seat, KILLED, source)


class UltimateDefeated(Step[Encounters]):
    """The Ultimate Prey is defeated: the game ends at once (PR-241, PR-244), unless its death brought it back into the
    Prey deck (PR-242)."""

    tag = "enc-ultimate-defeated"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if ultimate_taken(s):
            end_hunt(s, ULTIMATE, "PR-241")


def ultimate_taken(s: Encounters) -> bool:
    """Is the Ultimate Prey a trophy?"""
    taken = any(s.face[i].final for room in hunt(s).trophies for i in room)
    return bool(ask(s, "ultimate_taken", -1, taken)) if "ultimate_taken" in s.rules.asked else taken


def fatal(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """Does a Strike (what it is about) kill whatever the Health? If it has Damage and comes from a Lethal Prey: that is
    the source of the Strike ability, which waits below it (PR-222)."""
    enemy = s.stack[-1][2]
    if value or enemy < 0 or not s.face[about].damage:
        return value
    face = s.face
    return face[enemy].lethal or (bool(s.carriers) and any(face[j].lethal for j in s.gear_on(enemy)))


class DieHunters(Step[Encounters]):
    """A Predator dies. After this round everybody else has one more turn (PR-243); killed in a Duel, his Avatar is a
    trophy (PR-233). His Trophy Room and his Dishonor stay for scoring, his Traps are gone."""

    tag = "enc-die-hunters"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        h = hunt(s)
        strikes.leave_game(s, p)
        zones.move_all(h.fronts[seat], h.trap_discard)
        if h.duelist >= 0 and h.duelist != seat:
            h.slain[h.duelist].append(seat)
            if s.log is not None:
                s.log.tell("enc-slain", h.duelist, "PR-233", other=seat)
        if all(q.dead for q in s.players):
            if ultimate_taken(s):  # by one whom its death killed
                end_hunt(s, ULTIMATE, "PR-241")
            else:
                end_hunt(s, FALLEN, "PR-243")
            return
        forget_the_dead(s)
        if not s.deadline:
            s.deadline = s.round + 1
            if s.log is not None:
                s.log.tell("enc-last-turns", -1, "PR-243")


class LastTurnsOver(Step[Encounters]):
    """Everybody who survived has had one more turn (PR-243)."""

    tag = "enc-last-turns-over"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.round = s.deadline  # no other begins
        end_hunt(s, FALLEN, "PR-243")


ULTIMATE_DEFEATED = UltimateDefeated()

register_all(list(globals().values()))
