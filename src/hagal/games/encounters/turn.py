"""Turns and rounds: who is next, the four phases, and Cleanup (PR-023, PR-030, PR-085, PR-151, PR-155)."""

from __future__ import annotations

from hagal.games.encounters import coordinate, moves
from hagal.games.encounters.names import HAND_SIZE
from hagal.games.encounters.state import Encounters, Player
from hagal.kernel import zones
from hagal.kernel.rules import ask, push
from hagal.kernel.step import Choice, Nothing, Step
from hagal.kernel.term import register_all


class NextTurn(Step[Encounters]):
    """The next living player; with the first seat a new round begins (PR-029, PR-030)."""

    tag = "enc-next-turn"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if s.active >= 0:
            end_turn(s)
        count = len(s.players)
        if s.active < 0:
            place = 0
        else:
            place = (s.active - s.first) % count + 1
        while True:
            if place == count or s.round == 0:
                if not new_round(s):
                    return
                place = 0
            p = s.players[(s.first + place) % count]
            if not p.dead:
                break
            place += 1
        begin_turn(s, p)


def new_round(s: Encounters) -> bool:
    """After a death there may be a last round, as the mode says (PR-155, PR-243)."""
    s.round += 1
    if s.deadline and s.round > s.deadline:
        s.rules.steps["time_up"].run(s, -1, -1)
        return False
    return True


def begin_turn(s: Encounters, p: Player) -> None:
    s.active = p.seat
    if s.log is not None:
        s.log.tell("enc-turn", p.seat, "PR-030", n=s.round)
    push(s, "next_turn")
    s.rules.steps["turn"].run(s, p.seat, -1)


class Turn(Step[Encounters]):
    """Enemy, Action, Strike, Cleanup (PR-030); in a preparation turn without the Enemy phase (PR-023)."""

    tag = "enc-turn"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "cleanup", seat)
        push(s, "strike_phase", seat)
        push(s, "action_phase", seat)
        if s.round > preparation(s):
            push(s, "enemy_phase", seat)


def preparation(s: Encounters) -> int:
    """How many rounds are preparation: five players always have one (PR-023, PR-151)."""
    rounds: int = s.rules.options["preparation"]
    return max(rounds, 1) if len(s.players) == 5 else rounds


class ActionPhase(Step[Encounters]):
    """The Action phase begins."""

    tag = "enc-action-phase"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.phase = "action"
        push(s, "action", seat)


class NoAction(Step[Encounters]):
    """In place of an Action phase that an enemy has taken: the others can Coordinate all the same (PR-090)."""

    tag = "enc-no-action"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.phase = "action"
        s.stack.append((STOPPED, seat, -1))


class Stopped(Choice[Encounters]):
    """Nothing to be done but to wait for the others."""

    tag = "enc-stopped"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [GO_ON]

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return not coordinate.possible(s, seat)

    def asides(self, s: Encounters, seat: int, source: int) -> list[tuple[int, Step[Encounters]]]:
        return coordinate.offers(s, seat)


GO_ON = Nothing("go-on")
STOPPED = Stopped()


class Cleanup(Step[Encounters]):
    """Played cards and the rest of the hand to the discard pile, then a new hand (PR-085)."""

    tag = "enc-cleanup"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.phase = "cleanup"
        p = s.players[seat]
        for i in p.hand[:]:
            zones.play(s, i, p.hand, p.discard)
        zones.move_all(p.in_play, p.discard)
        size: int = ask(s, "hand_size", seat, HAND_SIZE) if "hand_size" in s.rules.asked else HAND_SIZE
        moves.draw_cards(s, seat, size)


def end_turn(s: Encounters) -> None:
    """Nothing of a turn is left for the next one."""
    s.attack = 0
    s.recruit = 0
    s.weaken = 0
    s.avoids = 0
    s.cancels = 0
    s.shield = False
    s.to_top = False
    s.bounty = 0
    s.scans = 0
    s.played.clear()
    s.pending.clear()
    s.used = ()
    coordinate.give_back(s)


register_all(list(globals().values()))
