"""Effects on the board: the Enemy deck, the Wilds, the Combat Zone, the HQ."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import fighting, moves, wilds
from hagal.games.encounters.components import Card, EnemyCard
from hagal.games.encounters.effect import EVERYTHING, HQ, WILDS, Count, Effect
from hagal.games.encounters.effects.gains import OfNumber, OptionalNumber
from hagal.games.encounters.mat import called, mat
from hagal.games.encounters.names import HILLS, MATS, PREDATOR_MAT, SPACES, UNDERGROUND, space_name
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.deck import find
from hagal.games.kit.effect import DECLINE
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class AddEnemies(OfNumber):
    """The top Enemy cards, face down, into the Wilds at their beginning."""

    tag = "enc-add-enemies"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.stack.append((ADD_ONE, -1, UNDERGROUND))

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return entering_touches(s, self.n)


class AddEnemiesPer(Effect):
    """As many Enemy cards into the Wilds as there are of something."""

    tag = "enc-add-enemies-per"
    fields = ("count",)
    goes_on: ClassVar[bool] = True

    def __init__(self, count: Count) -> None:
        self.count: Count = count

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.count.of(s, seat, source)):
            s.stack.append((ADD_ONE, -1, UNDERGROUND))

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return entering_touches(s, self.count.of(s, seat, source))

    def message(self) -> Msg:
        return Msg("enc-add-enemies-per", count=self.count.message())


def entering_touches(s: Encounters, n: int) -> int:
    """Cards that enter the Wilds move others there; one pushed out may do anything as it is turned up."""
    free = sum(1 for space in s.wilds if not space)
    return WILDS if n <= free else EVERYTHING


class AddOne(Step[Encounters]):
    """One card after the other, since each may push another out into the Combat Zone (PR-141)."""

    tag = "enc-add-one"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.add_enemy(s, source)


class AddEnemyAt(Effect):
    """The top Enemy card, face down, directly onto a space; a card there is pushed on."""

    tag = "enc-add-enemy-at"
    fields = ("space",)
    goes_on: ClassVar[bool] = True

    def __init__(self, space: int) -> None:
        self.space: int = space

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.stack.append((ADD_ONE, -1, self.space))

    def message(self) -> Msg:
        return Msg("enc-add-enemy-at", space=space_name(self.space))


class WildsToCombat(Effect):
    """Cards from the front of the Wilds into the Combat Zone, as many as there are of something; but not the Hazard
    itself that is being carried out."""

    tag = "enc-wilds-to-combat"
    fields = ("count",)
    goes_on: ClassVar[bool] = True

    def __init__(self, count: Count) -> None:
        self.count: Count = count

    def run(self, s: Encounters, seat: int, source: int) -> None:
        front = [s.trail[k] for k in range(HILLS, -1, -1) if s.wilds[k] and s.wilds[k][0] != source]
        for entered in front[: self.count.of(s, seat, source)][::-1]:
            s.stack.append((ONE_TO_COMBAT, -1, entered))

    def message(self) -> Msg:
        return Msg("enc-wilds-to-combat", count=self.count.message())


class OneToCombat(Step[Encounters]):
    """One card after the other (PR-141); one that was pushed out meanwhile is there already.

    The source is the number under which the card entered: whoever imagines another card in its place moves that one.
    """

    tag = "enc-follow-to-combat"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for k, space in enumerate(s.wilds):
            if space and s.trail[k] == source:
                wilds.leave(s, k)
                return


class TurnDown(Effect):
    """This card is turned face down again."""

    tag = "enc-turn-down"
    goes_on: ClassVar[bool] = True
    area: ClassVar[int] = WILDS

    def run(self, s: Encounters, seat: int, source: int) -> None:
        space = wilds.space_of(s, source)
        if space >= 0:
            s.down |= 1 << space
            if s.log is not None:
                s.log.tell("enc-turned-down", -1, "PR-062", space=called(s, space))


class TurnAllDown(Effect):
    """Every card in the Wilds is turned face down."""

    tag = "enc-turn-all-down"
    goes_on: ClassVar[bool] = True
    area: ClassVar[int] = WILDS

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for k in range(len(SPACES)):
            if s.wilds[k]:
                s.down |= 1 << k
        if s.log is not None:
            s.log.tell("enc-all-turned-down", -1, "PR-062")


class KillHq(OfNumber):
    """Kill the leftmost characters of the HQ."""

    tag = "enc-kill-hq"
    goes_on: ClassVar[bool] = True
    area: ClassVar[int] = HQ

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for place in range(min(self.n, len(s.hq)) - 1, -1, -1):
            moves.kill_in_hq(s, place)


class EndAction(Effect):
    """The active player's Action phase ends at once."""

    tag = "enc-end-action"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        steps = s.rules.steps
        phase, instead, choice = steps["action_phase"].tag, steps["no_action"], steps["action"].tag
        s.stack[:] = [
            (instead, frame[1], frame[2]) if frame[0].tag == phase else frame
            for frame in s.stack
            if frame[0].tag != choice
        ]
        if s.log is not None:
            s.log.tell("enc-action-ends", s.active, "PR-138")


class Defeat(OptionalNumber):
    """Kill an enemy that lies open and whose health is no more than so much, or leave it; never the Final Enemy
    (PR-121)."""

    tag = "enc-defeat"
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: list[Step[Encounters]] = []
        for k, space in enumerate(s.wilds):
            if space and not s.down >> k & 1 and self.fits(s, seat, space[0]):
                found.append(SLAY[mat(s)][k])
        for card in {s.face[i]: i for i in s.combat if self.fits(s, seat, i)}:
            found.append(card.slay)
        return [*found, DECLINE] if found else found

    def fits(self, s: Encounters, seat: int, i: int) -> bool:
        card: Card = s.face[i]
        return card.fightable and not card.final and fighting.health(s, seat, i) <= self.n

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-defeat", n=self.n)


class SlayAt(Step[Encounters]):
    tag = "enc-slay-at"
    fields = ("space", "mat")

    def __init__(self, space: int, mat: int = PREDATOR_MAT) -> None:
        self.space: int = space
        self.mat: int = mat

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fighting.kill(s, seat, s.wilds[self.space][0])

    def key(self) -> str:
        return f"slay {MATS[self.mat][self.space]}"

    def message(self) -> Msg:
        return Msg("enc-option-slay-space", space=space_name(self.space, self.mat))


class Slay(OfCard):
    tag = "enc-slay"
    word = "slay"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fighting.kill(s, seat, find(s, s.combat, self.card))


class ScanAt(Effect):
    """Scan one certain space, at once and without its cost (PR-060, PR-061)."""

    tag = "enc-scan-at"
    fields = ("space",)

    def __init__(self, space: int) -> None:
        self.space: int = space

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if self.can(s, seat, source):
            wilds.turn_up(s, seat, self.space)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.down >> self.space & 1) and wilds.may_scan(s, seat)

    def message(self) -> Msg:
        return Msg("enc-scan-at", space=space_name(self.space))


class MoveBack(OptionalNumber):
    """Move an enemy that lies open back so many spaces, away from the Combat Zone, or leave it.

    From the Combat Zone the first space is the Hills. It goes back only as far as the spaces behind it are free: a
    space has room for one card (PR-032), and cards push each other toward the Combat Zone alone (PR-033).
    """

    tag = "enc-move-back"
    area: ClassVar[int] = WILDS
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found = self.within(s)
        if not s.wilds[HILLS]:
            for card in {s.face[i]: None for i in s.combat if s.face[i].fightable}:
                found.append(BackFromCombat(card, self.n))
        return [*found, DECLINE] if found else found

    def within(self, s: Encounters) -> list[Step[Encounters]]:
        """The enemies of the Wilds that have room behind them."""
        found: list[Step[Encounters]] = []
        for k in range(1, len(SPACES)):
            space = s.wilds[k]
            if space and not s.down >> k & 1 and s.face[space[0]].fightable and not s.wilds[k - 1]:
                found.append(BackFrom(k, self.n, mat(s)))
        return found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-move-back", n=self.n)


class DriveBack(MoveBack):
    """As `MoveBack`, but only an enemy in the Wilds."""

    tag = "enc-drive-back"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found = self.within(s)
        return [*found, DECLINE] if found else found


class BackFrom(Step[Encounters]):
    """The enemy of a space moves back."""

    tag = "enc-back-from"
    fields = ("space", "n", "mat")

    def __init__(self, space: int, n: int, mat: int = PREDATOR_MAT) -> None:
        self.space: int = space
        self.n: int = n
        self.mat: int = mat

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.move_back(s, s.wilds[self.space][0], self.n)

    def key(self) -> str:
        return f"back {MATS[self.mat][self.space]}"

    def message(self) -> Msg:
        return Msg("enc-option-back-space", space=space_name(self.space, self.mat))


class BackFromCombat(OfCard):
    """An enemy of the Combat Zone moves back into the Wilds; of several equal ones the oldest."""

    tag = "enc-back-from-combat"
    word = "back"
    fields = ("card", "n")

    def __init__(self, card: EnemyCard, n: int) -> None:
        super().__init__(card)
        self.n: int = n

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.move_back(s, find(s, s.combat, self.card), self.n)


# Task cards


class ToOperations(Effect):
    """This card goes to Operations, where everybody can work on it."""

    tag = "enc-to-operations"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, s.operations)
        if s.log is not None:
            s.log.tell("enc-found", seat, "PR-068", card=s.face[source])


class AttachTo(Effect):
    """This card is attached to a space (PR-131)."""

    tag = "enc-attach-to"
    fields = ("space",)
    goes_on: ClassVar[bool] = True

    def __init__(self, space: int) -> None:
        self.space: int = space

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.attach(s, source, self.space)

    def message(self) -> Msg:
        return Msg("enc-attach-to", space=space_name(self.space))


ADD_ONE = AddOne()
ONE_TO_COMBAT = OneToCombat()
SLAY = tuple(tuple(SlayAt(space, number) for space in range(len(SPACES))) for number in range(len(MATS)))

register_all(list(globals().values()))
