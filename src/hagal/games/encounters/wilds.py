"""The Wilds: cards enter, push each other on, are turned up and leave for the Combat Zone; cards on spaces and on cards
(PR-031 to PR-036, PR-060 to PR-063, PR-105 to PR-108, PR-131, PR-205, PR-224)."""

from __future__ import annotations

from hagal.games.encounters.components import Card
from hagal.games.encounters.mat import called
from hagal.games.encounters.names import EVENT, HAZARD, HILLS, SCAN_COSTS, UNDERGROUND
from hagal.games.encounters.state import ORDERS, Encounters
from hagal.games.kit.combine import push_all
from hagal.kernel import zones
from hagal.kernel.rules import ask, fire, folds, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


def next_enemy(s: Encounters) -> bool:
    """Is there an Enemy card to take, perhaps once the deck was made anew?"""
    if not s.enemies:
        s.rules.steps["renew_enemies"].run(s, -1, -1)
    return bool(s.enemies)


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
        s.log.tell("enc-enters", -1, "PR-031", space=called(s, space))


def enter_open(s: Encounters, i: int, zone: list[int]) -> None:
    """A card of a zone enters the Wilds face up at their beginning (PR-203)."""
    make_room(s, UNDERGROUND)
    zones.move(s, i, zone, s.wilds[UNDERGROUND], PUBLIC)
    s.entered += 1
    s.trail[UNDERGROUND] = s.entered


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
    """The card of a space leaves the Wilds, as the mode says."""
    s.rules.steps["leave_wilds"].run(s, -1, space)


class LeaveWilds(Step[Encounters]):
    """The card of a space (the source) goes to the Combat Zone; a face-down one is turned up there (PR-035)."""

    tag = "enc-leave-wilds"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = s.wilds[source][0]
        if s.down >> source & 1:
            s.down &= ~(1 << source)
            zones.move(s, i, s.wilds[source], s.arriving)
            push(s, "arrive", -1, i)
        else:
            zones.move(s, i, s.wilds[source], s.combat)
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
        s.log.tell("enc-moved-back", -1, "PR-032", card=s.face[i], space=called(s, to))
    if "moved_back" in s.rules.heard:
        fire(s, "moved_back", -1, i)


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
        if s.carriers:
            unload(s, i, s.wilds[space], 0, target)
        return
    for zone in (s.combat, s.operations, s.arriving, *s.attached):
        if i in zone:
            place = zone.index(i)
            zones.move(s, i, zone, target)
            if s.carriers:
                unload(s, i, zone, place, target)
            return
    if i in s.carried:
        put_down(s, i, target)
        unload(s, i, target, len(target), target)


def in_play(s: Encounters, i: int) -> bool:
    """In the Wilds or in the Combat Zone, perhaps on another card."""
    if i in s.carried:
        return in_play(s, s.carriers[s.carried.index(i)])
    return space_of(s, i) >= 0 or i in s.combat


# Cards on cards


def carry(s: Encounters, i: int, zone: list[int], by: int) -> None:
    """A card of a zone comes to lie on a card in play, after those that lie there already, and goes where that goes
    (PR-204, PR-205, PR-224)."""
    zones.move(s, i, zone, s.carried)
    s.carriers.append(by)


def put_down(s: Encounters, i: int, target: list[int]) -> None:
    """A carried card leaves the one that it lies on."""
    del s.carriers[s.carried.index(i)]
    zones.move(s, i, s.carried, target)


def unload(s: Encounters, i: int, zone: list[int], place: int, target: list[int]) -> None:
    """A card has gone from its place in a zone for good: gear goes with it (PR-210), any other card that it carried
    lies where it lay, as before (PR-224)."""
    for j in s.carried_by(i):
        if s.face[j].gear:
            put_down(s, j, target)
        else:
            put_down(s, j, zone)
            zone.insert(place, zone.pop())


def attach(s: Encounters, i: int, space: int) -> None:
    """A card lies on a space, beside whatever moves through it (PR-131)."""
    take_away(s, i, s.attached[space])
    if s.log is not None:
        s.log.tell("enc-attach", -1, "PR-131", card=s.face[i], space=called(s, space))


def scan_costs(s: Encounters, seat: int) -> tuple[int, ...]:
    """What scanning each of the spaces costs in Attack (PR-060)."""
    dearer = folds(s, "scan_cost", seat)
    if not dearer:
        return SCAN_COSTS
    costs = list(SCAN_COSTS)
    for fold in dearer:
        for space, cost in enumerate(costs):
            costs[space] = fold(s, seat, cost, space)
    return tuple(costs)


def scan_cost(s: Encounters, seat: int, space: int) -> int:
    """What scanning a space costs."""
    return scan_costs(s, seat)[space]


def may_scan(s: Encounters, seat: int) -> bool:
    """May a player scan now?"""
    return "may_scan" not in s.rules.asked or bool(ask(s, "may_scan", seat, True))


def turn_up(s: Encounters, seat: int, space: int) -> None:
    """Scan: the face-down card of a space is turned up where it lies (PR-060 to PR-063)."""
    i = s.wilds[space][0]
    s.down &= ~(1 << space)
    again = s.known[i] == PUBLIC
    zones.reveal(s, i)
    if s.log is not None:
        s.log.tell("enc-scan", seat, "PR-060", space=called(s, space), card=s.face[i])
    card: Card = s.face[i]
    push_all(s, card.scanned, seat, i)
    reveal(s, seat, i, again)


def reveal(s: Encounters, seat: int, i: int, again: bool) -> None:
    """A card was turned up; `again`, if everybody had seen it before it was turned down. Its Reveal ability works each
    time, or by the option the first time only (PR-063). What all have seen is all that has to be remembered: a card
    that is shuffled is a new one, and nobody could tell."""
    if not again or s.rules.options["reveal_abilities"] == "each" or s.face[i].type in (EVENT, HAZARD):
        push(s, "reveal", seat, i)


class Runners(Step[Encounters]):
    """Runners in the Wilds move one space on, one after the other (PR-106, PR-108).

    The one nearest the Combat Zone is the first to run, so none is pushed by another and then runs as well.
    """

    tag = "enc-runners"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for k in ORDERS[s.rules.options["wilds_order"]][::-1]:
            space = s.wilds[k]
            if space and (s.face[space[0]].runner or (s.carriers and is_runner(s, space[0]))) and runs(s, k):
                s.stack.append((RUN, -1, space[0]))


def is_runner(s: Encounters, i: int) -> bool:
    """A card that says so, or that carries gear which does (PR-108, PR-205)."""
    face = s.face
    return face[i].runner or (bool(s.carriers) and any(face[j].runner for j in s.gear_on(i)))


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
        return Msg("enc-why-nothing-hidden", space=called(s, space))
    if free:
        return None if s.scans else Msg("enc-why-no-free-scan")
    cost = scan_cost(s, seat, space)
    if s.attack < cost:
        return Msg("enc-why-scan-cost", space=called(s, space), n=cost)
    return None


ARRIVE = Arrive()
RUNNERS = Runners()
RUN = Run()

register_all(list(globals().values()))
