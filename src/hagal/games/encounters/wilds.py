"""The Wilds: cards enter, push each other on, are turned up and leave for the Combat Zone (PR-031 to PR-036, PR-060 to
PR-068, PR-105 to PR-108, PR-131, PR-135)."""

from __future__ import annotations

from hagal.games.encounters import moves
from hagal.games.encounters.components import EnemyCard
from hagal.games.encounters.hunted import ending
from hagal.games.encounters.hunted.mission import mission
from hagal.games.encounters.names import EVENT, HAZARD, HILLS, LOST, SCAN_COSTS, UNDERGROUND, space_name
from hagal.games.encounters.state import ORDERS, Encounters
from hagal.games.kit import deck
from hagal.games.kit.effect import push_all
from hagal.kernel import zones
from hagal.kernel.rules import ask, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


def next_enemy(s: Encounters) -> bool:
    """Is there an Enemy card to take? The deck is made anew once from the Dead Enemies; then all lose (PR-135)."""
    if s.enemies:
        return True
    s.exhausted += 1
    if s.exhausted == 1 and s.dead_enemies:
        deck.reshuffle(s, s.enemies, s.dead_enemies, -1, "enc-enemies-again", "PR-135")
        return True
    ending.end(s, LOST, "PR-135")
    return False


def add_enemy(s: Encounters, space: int = UNDERGROUND) -> None:
    """The top Enemy card, unseen and face down, onto a space (PR-031)."""
    if not next_enemy(s):
        return
    make_room(s, space)
    zones.draw(s, s.enemies, s.wilds[space], 0)
    s.down |= 1 << space
    s.entered += 1
    s.trail[space] = s.entered
    if s.log is not None:
        s.log.tell("enc-enters", -1, "PR-031", space=space_name(space))


def make_room(s: Encounters, space: int) -> None:
    """Push the card of a space, and those before it as far as it must be, toward the Hills (PR-033, PR-034)."""
    wilds = s.wilds
    if not wilds[space]:
        return
    free = space
    while free <= HILLS and wilds[free]:
        free += 1
    if free > HILLS:
        leave(s, HILLS)
        free = HILLS
    for k in range(free - 1, space - 1, -1):
        wilds[k + 1].append(wilds[k].pop())
        s.trail[k + 1] = s.trail[k]
        if s.down >> k & 1:
            s.down |= 1 << (k + 1)
            s.down &= ~(1 << k)


def leave(s: Encounters, space: int) -> None:
    """The card of a space goes to the Combat Zone; a face-down one is turned up there (PR-035)."""
    i = s.wilds[space][0]
    if s.down >> space & 1:
        s.down &= ~(1 << space)
        zones.move(s, i, s.wilds[space], s.arriving)
        s.stack.append((ARRIVE, -1, i))
    else:
        zones.move(s, i, s.wilds[space], s.combat)
        if s.log is not None:
            s.log.tell("enc-combat", -1, "PR-035", card=s.face[i])


class Arrive(Step[Encounters]):
    """A card that left the Hills face down is turned up in the Combat Zone; one after the other (PR-035, PR-141)."""

    tag = "enc-arrive"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.move(s, source, s.arriving, s.combat)
        again = s.known[source] == PUBLIC
        zones.reveal(s, source)
        if s.log is not None:
            s.log.tell("enc-combat", -1, "PR-035", card=s.face[source])
        reveal(s, s.acting(), source, again)


def move_on(s: Encounters, space: int) -> None:
    """The card of a space moves one space on, pushing as usual; from the Hills into the Combat Zone (PR-108)."""
    if space == HILLS:
        leave(s, HILLS)
        return
    make_room(s, space + 1)
    s.wilds[space + 1].append(s.wilds[space].pop())
    s.trail[space + 1] = s.trail[space]
    if s.down >> space & 1:
        s.down |= 1 << (space + 1)
        s.down &= ~(1 << space)


def move_back(s: Encounters, i: int, n: int) -> None:
    """A card that lies open moves back up to n spaces, as far as they are free; from the Combat Zone into the Hills."""
    space = space_of(s, i)
    to = len(s.wilds) if space < 0 else space
    for _ in range(n):
        if to == UNDERGROUND or s.wilds[to - 1]:
            break
        to -= 1
    if to in (space, len(s.wilds)):
        return
    if space < 0:
        zones.move(s, i, s.combat, s.wilds[to])
        s.entered += 1
        s.trail[to] = s.entered
    else:
        zones.move(s, i, s.wilds[space], s.wilds[to])
        s.trail[to] = s.trail[space]
    if s.log is not None:
        s.log.tell("enc-moved-back", -1, "PR-032", card=s.face[i], space=space_name(to))


def space_of(s: Encounters, i: int) -> int:
    """The space where a card lies, or -1."""
    for k, space in enumerate(s.wilds):
        if space and space[0] == i:
            return k
    return -1


def attached_at(s: Encounters, i: int) -> int:
    """The space to which a card is attached, or -1."""
    for k, cards in enumerate(s.attached):
        if i in cards:
            return k
    return -1


def take_away(s: Encounters, i: int, target: list[int]) -> None:
    """A card of the Enemy deck from wherever it lies in play."""
    space = space_of(s, i)
    if space >= 0:
        zones.move(s, i, s.wilds[space], target)
        s.down &= ~(1 << space)
        return
    for zone in (s.combat, s.operations, s.arriving, *s.attached):
        if i in zone:
            zones.move(s, i, zone, target)
            return


def in_play(s: Encounters, i: int) -> bool:
    return space_of(s, i) >= 0 or i in s.combat


def attach(s: Encounters, i: int, space: int) -> None:
    """A card lies on a space, beside whatever moves through it (PR-131)."""
    take_away(s, i, s.attached[space])
    if s.log is not None:
        s.log.tell("enc-attach", -1, "PR-131", card=s.face[i], space=space_name(space))


def scan_cost(s: Encounters, seat: int, space: int) -> int:
    """What scanning a space costs in Attack (PR-060)."""
    if "scan_cost" not in s.rules.asked:
        return SCAN_COSTS[space]
    cost: int = ask(s, "scan_cost", seat, SCAN_COSTS[space], space)
    return cost


def turn_up(s: Encounters, seat: int, space: int) -> None:
    """Scan: the face-down card of a space is turned up where it lies (PR-060 to PR-063)."""
    i = s.wilds[space][0]
    s.down &= ~(1 << space)
    again = s.known[i] == PUBLIC
    zones.reveal(s, i)
    if s.log is not None:
        s.log.tell("enc-scan", seat, "PR-060", space=space_name(space), card=s.face[i])
    card: EnemyCard = s.face[i]
    push_all(s, card.scanned, seat, i)
    reveal(s, seat, i, again)


def reveal(s: Encounters, seat: int, i: int, again: bool) -> None:
    """A card was turned up; `again`, if everybody had seen it before it was turned down. Its Reveal ability works each
    time, or by the option the first time only (PR-063). What all have seen is all that has to be remembered: a card
    that is shuffled is a new one, and nobody could tell."""
    if not again or s.rules.options["reveal_abilities"] == "each" or s.face[i].type in (EVENT, HAZARD):
        push(s, "reveal", seat, i)


class Reveal(Step[Encounters]):
    """What happens to a card that was just turned up depends on its kind (PR-062 to PR-068)."""

    tag = "enc-reveal"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        card: EnemyCard = s.face[source]
        if card.type == EVENT:
            objective = mission(s).objective
            if s.log is not None:
                s.log.tell("enc-event", seat, "PR-065", objective=objective)
            s.stack.append((DISCARD, -1, source))
            push_all(s, objective.event, seat, source)
        elif card.type == HAZARD:
            m = mission(s)
            m.hazards += 1
            if s.log is not None:
                s.log.tell("enc-hazard", seat, "PR-066", n=m.hazards, location=m.location)
            moves.mark(s, seat, 1)
            s.stack.append((DISCARD, -1, source))
            if m.hazards <= len(m.location.hazards):
                push_all(s, m.location.hazards[m.hazards - 1], seat, source)
        else:
            push_all(s, card.reveal, seat, source)


class DiscardRevealed(Step[Encounters]):
    """An Event or Hazard that was carried out leaves for the discard, unless it was sent elsewhere (PR-065, PR-066)."""

    tag = "enc-discard-revealed"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if in_play(s, source):
            take_away(s, source, s.out)


class EnemyPhase(Step[Encounters]):
    """The top Enemy card enters the Wilds; then the Runners run (PR-031, PR-108)."""

    tag = "enc-enemy-phase"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.phase = "enemy"
        s.stack.append((RUNNERS, -1, -1))
        add_enemy(s)


class Runners(Step[Encounters]):
    """Runners in the Wilds move one space on, one after the other (PR-106, PR-108).

    The one nearest the Combat Zone is the first to run, so none is pushed by another and then runs as well.
    """

    tag = "enc-runners"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for k in ORDERS[s.rules.options["wilds_order"]][::-1]:
            space = s.wilds[k]
            if space and s.face[space[0]].runner and runs(s, k):
                s.stack.append((RUN, -1, space[0]))


def runs(s: Encounters, space: int) -> bool:
    """Does the Runner of a space run? Face down only if everybody has seen it before, and the option says so: nobody
    could move a card that nobody knows (PR-108)."""
    if not s.down >> space & 1:
        return True
    return s.rules.options["face_down_runners"] == "run" and s.known[s.wilds[space][0]] == PUBLIC


class Run(Step[Encounters]):
    tag = "enc-run"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        space = space_of(s, source)
        if space >= 0:
            if s.log is not None:
                s.log.tell("enc-runs", -1, "PR-108", card=s.face[source])
            move_on(s, space)


def why_not_scan(s: Encounters, seat: int, space: int, free: bool) -> Msg | None:
    """Why a space cannot be scanned, if so: the one place that knows (PR-060, PR-061)."""
    if not s.down >> space & 1:
        return Msg("enc-why-nothing-hidden", space=space_name(space))
    if free:
        return None if s.scans else Msg("enc-why-no-free-scan")
    cost = scan_cost(s, seat, space)
    if s.attack < cost:
        return Msg("enc-why-scan-cost", space=space_name(space), n=cost)
    return None


ARRIVE = Arrive()
DISCARD = DiscardRevealed()
RUNNERS = Runners()
RUN = Run()

register_all(list(globals().values()))
