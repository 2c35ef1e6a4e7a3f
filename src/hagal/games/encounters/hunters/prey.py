"""The Prey phase: what comes from the Prey deck, Gear, Hazards and Traps (PR-201 to PR-207, PR-220, PR-221, PR-245)."""

from __future__ import annotations

from hagal.games.encounters import wilds
from hagal.games.encounters.hunters.components import PreyCard
from hagal.games.encounters.hunters.ending import end_hunt
from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.mat import called
from hagal.games.encounters.names import ESCAPED, GEAR_UP, HAZARD, UNDERGROUND
from hagal.games.encounters.state import Encounters
from hagal.games.kit import deck
from hagal.games.kit.combine import push_all
from hagal.kernel import zones
from hagal.kernel.rules import ask, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


class PreyPhase(Step[Encounters]):
    """The top card of the Prey deck is turned up (PR-201); then the Runners run (PR-220)."""

    tag = "enc-prey-phase"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.phase = "enemy"
        s.stack.append((wilds.RUNNERS, -1, -1))
        turn_up_prey(s, seat)


def turn_up_prey(s: Encounters, seat: int) -> None:
    """The top card of the Prey deck is turned up, perhaps once that was made anew."""
    if wilds.next_enemy(s):
        s.rules.steps["turn_up"].run(s, seat, s.enemies[-1])


class TurnUpCard(Step[Encounters]):
    """A card of the Prey deck (the source) is turned up: a Gear Up is discarded for the Gear that it brings, Prey and
    Hazards enter face up (PR-203, PR-204, PR-206)."""

    tag = "enc-turn-up-card"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        card: PreyCard = s.face[source]
        if card.type == GEAR_UP:
            zones.move(s, source, s.enemies, s.out, PUBLIC)
            push(s, "reveal", seat, source)
            return
        wilds.enter_open(s, source, s.enemies)
        if s.log is not None:
            s.log.tell("enc-prey-enters", -1, "PR-203", card=card)
        if card.fightable:
            take_waiting_gear(s, source)
        push(s, "reveal", seat, source)


class RevealPrey(Step[Encounters]):
    """What happens to a card that was just turned up: a Gear Up brings Gear, others have a Reveal ability (PR-063)."""

    tag = "enc-reveal-prey"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        card: PreyCard = s.face[source]
        if card.type == GEAR_UP:
            if wilds.in_play(s, source):  # it lay face down
                wilds.take_away(s, source, s.out)
            gear_up(s)
        else:
            push_all(s, card.reveal, seat, source)


# Gear


def gear_up(s: Encounters) -> None:
    """The top Gear goes to the Prey nearest the Prey deck, or waits at the Underground for the next (PR-204)."""
    h = hunt(s)
    i = deck.top(s, h.gear, h.gear_discard)
    if i < 0:
        return
    zones.reveal(s, i)
    prey = nearest_prey(s)
    if prey >= 0:
        give_gear(s, i, h.gear, prey)
        return
    zones.move(s, i, h.gear, s.attached[UNDERGROUND])
    if s.log is not None:
        s.log.tell("enc-gear-waits", -1, "PR-204", card=s.face[i], space=called(s, UNDERGROUND))


def nearest_prey(s: Encounters) -> int:
    """The Prey that lies open nearest the Prey deck, -1: none. By the option the oldest of the Combat Zone has its turn
    where the Wilds hold none (PR-205). An arrested one cannot receive Gear: it lies under its officer (PR-224)."""
    for k, space in enumerate(s.wilds):
        if space and not s.down >> k & 1 and s.face[space[0]].fightable:
            return space[0]
    if s.rules.options["gear_in_combat"]:
        return next((i for i in s.combat if s.face[i].fightable), -1)
    return -1


def give_gear(s: Encounters, i: int, zone: list[int], prey: int) -> None:
    wilds.carry(s, i, zone, prey)
    if s.log is not None:
        s.log.tell("enc-gear", -1, "PR-204", card=s.face[i], prey=s.face[prey])


def take_waiting_gear(s: Encounters, prey: int) -> None:
    """Gear that waited at the Underground goes to the Prey that enters there, in the order of its coming (PR-204)."""
    waiting = s.attached[UNDERGROUND]
    for i in waiting[:]:
        if s.face[i].gear:
            give_gear(s, i, waiting, prey)


# Out of the Wilds


class LeaveWildsHunters(wilds.LeaveWilds):
    """To the Combat Zone, where a Hazard or a Prey that escapes does not stay (PR-207, PR-221)."""

    tag = "enc-leave-wilds-hunters"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = s.wilds[source][0]
        open_ = not s.down >> source & 1
        super().run(s, seat, source)
        if open_ and (s.face[i].type == HAZARD or escapes(s, i)):
            do_not_stay(s, i)


class ArriveHunters(Step[Encounters]):
    """A card that left the Hills face down is turned up in the Combat Zone, if it stays there (PR-035, PR-201)."""

    tag = "enc-arrive-hunters"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.move(s, source, s.arriving, s.combat)
        again = s.known[source] == PUBLIC
        zones.reveal(s, source)
        card: PreyCard = s.face[source]
        if s.log is not None:
            s.log.tell("enc-combat", -1, "PR-035", card=card)
        if card.type == HAZARD or escapes(s, source):
            do_not_stay(s, source)
        else:
            wilds.reveal(s, s.acting(), source, again and card.type != GEAR_UP)


def moved(s: Encounters, seat: int, source: int) -> None:
    """A Prey that is moved back to the Underground enters that space, too (PR-204)."""
    if wilds.space_of(s, source) == UNDERGROUND and s.face[source].fightable:
        take_waiting_gear(s, source)


def escapes(s: Encounters, i: int) -> bool:
    face = s.face
    return face[i].escape or (bool(s.carriers) and any(face[j].escape for j in s.gear_on(i)))


def do_not_stay(s: Encounters, i: int) -> None:
    """A Hazard is discarded for a Trap (PR-207); a Prey escapes with its Gear: they are nobody's trophy (PR-221)."""
    card: PreyCard = s.face[i]
    for j in s.gear_on(i):
        wilds.put_down(s, j, hunt(s).gear_discard)
    wilds.take_away(s, i, s.out)
    if card.type == HAZARD:
        s.stack.append((SPRING, s.acting(), i))
    elif s.log is not None:
        s.log.tell("enc-escapes", -1, "PR-221", card=card)


class Spring(Step[Encounters]):
    """A Hazard that was not avoided: the active player draws a Trap (PR-207)."""

    tag = "enc-spring"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        draw_trap(s, seat)


def draw_trap(s: Encounters, seat: int) -> None:
    """The top Trap to the table in front of a player; its text works at once."""
    h = hunt(s)
    if s.players[seat].dead or not worth_a_trap(s, seat):
        return
    i = zones.draw(s, h.traps, h.fronts[seat], PUBLIC)
    if s.log is not None:
        s.log.tell("enc-trap", seat, "PR-207", card=s.face[i])
    push_all(s, s.face[i].reveal, seat, i)


def worth_a_trap(s: Encounters, seat: int) -> bool:
    """Is there a Trap to draw? Those that do nothing here are discarded for others, unless there are only such
    (PR-286)."""
    h = hunt(s)
    if deck.top(s, h.traps, h.trap_discard) < 0 or "drawn_trap" not in s.rules.asked:
        return bool(h.traps)
    if not any(ask(s, "drawn_trap", seat, True, i) for i in (*h.traps, *h.trap_discard)):
        return False
    while not ask(s, "drawn_trap", seat, True, deck.top(s, h.traps, h.trap_discard)):
        zones.draw(s, h.traps, h.trap_discard, PUBLIC)
    return True


class RenewPrey(Step[Encounters]):
    """The Prey deck has run out: the unused Mercenaries are a new one; when there are none, the Prey has escaped
    (PR-245)."""

    tag = "enc-renew-prey"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.exhausted += 1
        if not s.box:
            end_hunt(s, ESCAPED, "PR-245")
            return
        deck.reshuffle(s, s.enemies, s.box, -1, "enc-mercenaries", "PR-245")


SPRING = Spring()

register_all(list(globals().values()))
