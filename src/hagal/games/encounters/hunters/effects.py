"""Effects that only cards of Hunters are written with; the lower-case names at the end are their words."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import moves, wilds
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.effect import (
    DECK,
    EVERYTHING,
    HAND,
    HQ,
    LOVED,
    TURN,
    WILDS,
    Count,
    Effect,
)
from hagal.games.encounters.effects.cards import DiscardRandom
from hagal.games.encounters.effects.gains import OfNumber, Optional
from hagal.games.encounters.effects.several import Each, Once
from hagal.games.encounters.effects.ways import EachOther
from hagal.games.encounters.hunters import awards, prey
from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.names import SPACES, space_name
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.deck import find
from hagal.games.kit.effect import DECLINE, messages, plain_messages
from hagal.kernel import zones
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

# Points and Duels of this turn


class HealPoints(OfNumber):
    """Heal points for this Action phase (PR-225)."""

    tag = "enc-heal-points"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).heal += self.n


class RestorePoints(OfNumber):
    """Restore points for this Action phase (PR-225)."""

    tag = "enc-restore-points"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).restore += self.n


class AllowDuel(Effect):
    """A Duel: one attack on another Predator in this turn (PR-231)."""

    tag = "enc-allow-duel"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).duels += 1


class Guard(OfNumber):
    """More Armor until the own next turn."""

    tag = "enc-guard"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).guards[seat] += self.n


class Rivals(EachOther):
    """Each other Predator suffers something; nobody does while all play together (PR-272)."""

    tag = "enc-rivals"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if not s.rules.cooperative:
            super().run(s, seat, source)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return not s.rules.cooperative and super().can(s, seat, source)

    def message(self) -> Msg:
        return Msg("enc-rivals", effects=messages(self.effects))


class RecruitPer(Effect):
    """Recruit for each of something."""

    tag = "enc-recruit-per"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED
    fields = ("n", "count")
    raises: ClassVar[str] = "recruit"

    def __init__(self, n: int, count: Count) -> None:
        self.n: int = n
        self.count: Count = count

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.recruit += self.n * self.count.of(s, seat, source)

    def message(self) -> Msg:
        return Msg("enc-recruit-per", n=self.n, count=self.count.message())


class Activate(Once):
    """At any time of the Action phase after the card was played, once (PR-208)."""

    tag = "enc-activate"

    def message(self) -> Msg:
        return Msg("enc-activate", effects=plain_messages(self.effects))


# Trophies


class Enshrine(Optional):
    """This card itself becomes a trophy, or not; it counts what it says."""

    tag = "enc-enshrine"
    area: ClassVar[int] = HAND | DECK
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [ENSHRINE_IT, DECLINE] if source in s.players[seat].in_play else []

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return source in s.players[seat].in_play

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-enshrine", card=s.face[source], n=s.face[source].honor)


class EnshrineIt(Step[Encounters]):
    tag = "enc-enshrine-it"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.move(s, source, s.players[seat].in_play, hunt(s).trophies[seat])
        if s.log is not None:
            s.log.tell("enc-enshrined", seat, "PR-253", card=s.face[source])

    def key(self) -> str:
        return "enshrine"

    def message(self) -> Msg:
        return Msg("enc-option-enshrine")


class StripGear(Optional):
    """Take a Gear off a Prey that lies open, as a trophy; or leave it."""

    tag = "enc-strip"
    area: ClassVar[int] = WILDS
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: list[Step[Encounters]] = [s.face[i].strip for i in open_gear(s)]
        return [*found, DECLINE] if found else found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(open_gear(s))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-strip")


def open_gear(s: Encounters) -> list[int]:
    """The Gear that works now: on Prey that lies open and is not arrested, in the order of its attachment."""
    if not s.carriers:
        return []
    bearers = {*s.combat, *(space[0] for k, space in enumerate(s.wilds) if space and not s.down >> k & 1)}
    return [i for i, by in zip(s.carried, s.carriers, strict=True) if s.face[i].gear and by in bearers]


class Strip(OfCard):
    tag = "enc-strip-one"
    word = "strip"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.put_down(s, find(s, s.carried, self.card), hunt(s).trophies[seat])
        if s.log is not None:
            s.log.tell("enc-stripped", seat, "PR-210", card=self.card)


class DisarmTrap(Optional):
    """A Trap in front of you to your Trophy Room for nothing, or leave it."""

    tag = "enc-disarm-trap"
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: list[Step[Encounters]] = [FreeTrap(s.face[i]) for i in hunt(s).fronts[seat]]
        return [*found, DECLINE] if found else found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(hunt(s).fronts[seat])

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-disarm-trap")


class FreeTrap(OfCard):
    tag = "enc-free-trap"
    word = "disarm"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        h = hunt(s)
        zones.move(s, find(s, h.fronts[seat], self.card), h.fronts[seat], h.trophies[seat])
        if s.log is not None:
            s.log.tell("enc-trap-removed", seat, "PR-211", card=self.card, other=seat)


class DrawTrap(Effect):
    """Draw a Trap and place it in front of you (PR-207)."""

    tag = "enc-draw-trap"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        prey.draw_trap(s, seat)


class ReturnToDeck(Effect):
    """Unless its killer has other Worthy Prey as a trophy, this card is shuffled back into the Prey deck (PR-242)."""

    tag = "enc-return-to-deck"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        room = hunt(s).trophies[seat]
        if source not in room or any(i != source and s.face[i].worthy for i in room):
            return
        zones.move(s, source, room, s.enemies)
        zones.shuffle(s, s.enemies)
        if s.log is not None:
            s.log.tell("enc-returned", -1, "PR-242", card=s.face[source])


# Prey


class Disarming(Each):
    """Every player discards 2 cards of the hand at random, and draws none for them (PR-223)."""

    tag = "enc-disarming"

    def message(self) -> Msg:
        return Msg("enc-disarming")


class Arrest(Effect):
    """This officer comes to lie on another Prey, which then does nothing (PR-224): the active player says on which."""

    tag = "enc-arrest"
    area: ClassVar[int] = WILDS
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: list[Step[Encounters]] = []
        if not wilds.in_play(s, source):
            return found
        for k, space in enumerate(s.wilds):
            if space and not s.down >> k & 1 and space[0] != source and s.face[space[0]].fightable:
                found.append(ARRESTS[k])
        for card in {s.face[i]: None for i in s.combat if i != source and s.face[i].fightable}:
            found.append(ArrestInCombat(card))
        return found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-arrest", card=s.face[source])


class ArrestAt(Step[Encounters]):
    """The Prey of a space is arrested: the officer takes its place, with it beneath."""

    tag = "enc-arrest-at"
    fields = ("space",)

    def __init__(self, space: int) -> None:
        self.space: int = space

    def run(self, s: Encounters, seat: int, source: int) -> None:
        target = s.wilds[self.space][0]
        wilds.carry(s, target, s.wilds[self.space], source)
        trail = self._lift(s, source)
        s.wilds[self.space].append(source)
        s.trail[self.space] = trail
        tell_arrest(s, source, target)

    def _lift(self, s: Encounters, officer: int) -> int:
        space = wilds.space_of(s, officer)
        if space < 0:
            s.combat.remove(officer)
            s.entered += 1
            return s.entered
        s.wilds[space].remove(officer)
        return s.trail[space]

    def key(self) -> str:
        return f"arrest {SPACES[self.space]}"

    def message(self) -> Msg:
        return Msg("enc-option-arrest-space", space=space_name(self.space))


class ArrestInCombat(OfCard):
    """A Prey of the Combat Zone is arrested there; of several equal ones the oldest."""

    tag = "enc-arrest-in-combat"
    word = "arrest"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        target = next(i for i in s.combat if s.face[i] is self.card and i != source)
        place = s.combat.index(target)
        wilds.carry(s, target, s.combat, source)
        space = wilds.space_of(s, source)
        zone = s.combat if space < 0 else s.wilds[space]
        zone.remove(source)
        s.combat.insert(place, source)
        tell_arrest(s, source, target)


def tell_arrest(s: Encounters, officer: int, target: int) -> None:
    if s.log is not None:
        s.log.tell("enc-arrested", -1, "PR-224", card=s.face[officer], prey=s.face[target])


class GearUpNow(Effect):
    """As a Gear Up: the top Gear to the Prey nearest the Prey deck (PR-204)."""

    tag = "enc-gear-up-now"
    area: ClassVar[int] = WILDS

    def run(self, s: Encounters, seat: int, source: int) -> None:
        prey.gear_up(s)


class TurnUpPrey(OfNumber):
    """More cards of the Prey deck are turned up, one after the other."""

    tag = "enc-turn-up-prey"
    area: ClassVar[int] = EVERYTHING

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.stack.append((TURN_UP_ONE, seat, -1))


class TurnUpOne(Step[Encounters]):
    tag = "enc-turn-up-one"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        prey.turn_up_prey(s, s.acting())


class Stalk(Effect):
    """Look at the top card of the Prey deck; leave it there, or put it at the bottom."""

    tag = "enc-stalk"
    area: ClassVar[int] = WILDS

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if wilds.next_enemy(s):
            zones.reveal(s, s.enemies[-1], 1 << seat)
            s.stack.append((STALKED, seat, -1))

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.enemies)


class Stalked(Choice[Encounters]):
    """The card that was looked at, on top of the Prey deck: leave it, or to the bottom with it?"""

    tag = "enc-stalked"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [LEAVE_IT, TO_BOTTOM]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-stalked")


class LeaveIt(Step[Encounters]):
    tag = "enc-leave-it"

    def key(self) -> str:
        return "leave"

    def message(self) -> Msg:
        return Msg("enc-option-leave-it")


class ToBottom(Step[Encounters]):
    tag = "enc-to-bottom"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.bury(s, s.enemies[-1], s.enemies, s.enemies)
        if s.log is not None:
            s.log.tell("enc-to-bottom", seat, "PR-201")

    def key(self) -> str:
        return "bottom"

    def message(self) -> Msg:
        return Msg("enc-option-to-bottom")


# Cards


class GainInstinct(Effect):
    """Gain the top Killer Instinct for nothing, to the hand."""

    tag = "enc-gain-instinct"
    area: ClassVar[int] = HAND | DECK
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.gain_officer(s, seat, True, False)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.officers)


class Raid(OfNumber):
    """Turn up the top 2 cards of the Armory; gain one that costs no more than so much, or none; the rest goes to the
    bottom. Tests that are turned up go to the Testing Ground, and the next card is turned up instead (PR-260)."""

    tag = "enc-raid"
    area: ClassVar[int] = HQ | DECK

    def run(self, s: Encounters, seat: int, source: int) -> None:
        found: list[int] = []
        while s.barracks and len(found) < 2:
            i = s.barracks[-1]
            zones.reveal(s, i)
            if s.face[i].character:
                found.append(s.barracks.pop())
                if s.log is not None:
                    s.log.tell("enc-raided", seat, "PR-260", card=s.face[i])
            else:
                s.rules.steps["turned_up"].run(s, -1, i)
        s.barracks += found[::-1]
        if found:
            s.stack.append((RaidOne(self.n, len(found)), seat, source))

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.barracks)


class RaidOne(Choice[Encounters]):
    """Which of the cards on top of the Armory, that all have seen?"""

    tag = "enc-raid-one"
    fields = ("n", "seen")

    def __init__(self, n: int, seen: int) -> None:
        self.n: int = n
        self.seen: int = seen

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        cards = {s.face[i]: None for i in s.barracks[-self.seen :]}
        found: list[Step[Encounters]] = [TakeRaided(card, self.seen) for card in cards if card.cost <= self.n]
        return [*found, LeaveRaided(self.seen)]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-raid", n=self.n)


class TakeRaided(OfCard):
    tag = "enc-take-raided"
    word = "gain"
    fields = ("card", "seen")

    def __init__(self, card: PlayerCard, seen: int) -> None:
        super().__init__(card)
        self.seen: int = seen

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = next(i for i in s.barracks[-self.seen :] if s.face[i] is self.card)
        moves.gain(s, seat, i, s.barracks)
        to_bottom(s, self.seen - 1)


class LeaveRaided(Step[Encounters]):
    tag = "enc-leave-raided"
    fields = ("seen",)

    def __init__(self, seen: int) -> None:
        self.seen: int = seen

    def run(self, s: Encounters, seat: int, source: int) -> None:
        to_bottom(s, self.seen)

    def key(self) -> str:
        return "decline"

    def message(self) -> Msg:
        return Msg("enc-option-leave-raided")


def to_bottom(s: Encounters, n: int) -> None:
    for _ in range(n):
        zones.bury(s, s.barracks[-1], s.barracks, s.barracks)


heal_points = HealPoints
restore = RestorePoints
duel = AllowDuel()
guard = Guard
recruit_per = RecruitPer
enshrine = Enshrine()
strip_gear = StripGear()
disarm_trap = DisarmTrap()
draw_trap = DrawTrap()
return_to_deck = ReturnToDeck()
disarming = Disarming((DiscardRandom(2),))
arrest = Arrest()
gear_up_now = GearUpNow()
turn_up_prey = TurnUpPrey
stalk = Stalk()
gain_instinct = GainInstinct()
raid = Raid


def rivals(*effects: Effect) -> Rivals:
    return Rivals(effects)


def activate(*effects: Effect) -> Activate:
    return Activate(effects)


TROPHIES = awards.Trophies()
PREY = awards.PreyKilled()
WORTHY = awards.WorthyKilled()
GEAR = awards.GearTaken()
HAZARDS = awards.HazardsAvoided()
TRAPS = awards.TrapsRemoved()
TESTS = awards.TestsPassed()
SLAIN = awards.PredatorsKilled()
IN_FRONT = awards.TrapsInFront()
DISHONOR = awards.Dishonored()
ARMORY = awards.ArmoryCards()
INSTINCTS = awards.Instincts()
STARTERS = awards.Starters()
STRIKES_BESIDE = awards.StrikesBeside()
PREDATORS = awards.LivingPredators()

ENSHRINE_IT = EnshrineIt()
ARRESTS = tuple(ArrestAt(space) for space in range(len(SPACES)))
TURN_UP_ONE = TurnUpOne()
STALKED = Stalked()
LEAVE_IT, TO_BOTTOM = LeaveIt(), ToBottom()

register_all(list(globals().values()))
