"""Effect: what every effect of a card can say about its order and its taste; conditions and counts of effects."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import moves
from hagal.games.encounters.names import class_name, team_name
from hagal.games.encounters.state import Encounters
from hagal.games.kit import effect as kit
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Frame, Msg, Step
from hagal.kernel.term import register_all

# What an effect touches. Where two touch nothing in common, their order means nothing (PR-142).
HAND, DECK, SPARE, STRIKES, MARKED, WILDS, HQ, TURN, TASKS = (1 << k for k in range(9))
"""Hands; decks with their discard piles; cards kept to get out of something (more of them is never worse); Strikes and
wounds; marks; the Wilds and the Combat Zone; the HQ; Attack, Recruit and the like of this turn; Objectives."""
EVERYTHING = -1

# Who would leave an effect if he could, and who would want it?
HATED, MIXED, LOVED = -1, 0, 1
"""Nobody would ever want it; that depends; nobody would ever leave it (or whoever would is asked anyway)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(kit.Effect[Encounters]):
    """What Encounters has to know about effects, to ask for their order, or whether to leave one, where it matters.

    The Frame's seat is the player whom it concerns ("you", PR-128), its source the card.
    """

    raises: ClassVar[str] = ""  # makes the printed `attack` or `recruit` of its card a minimum (PR-041)
    area: ClassVar[int] = EVERYTHING  # what it touches
    liking: ClassVar[int] = MIXED
    required: ClassVar[bool] = False  # a task is not offered while it can do nothing
    goes_on: ClassVar[bool] = False  # it concerns the table and no player: it happens whoever has died meanwhile

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        """What it can change, or hangs on, if it happens now."""
        return self.area

    def taste(self) -> int:
        """LOVED, MIXED or HATED."""
        return self.liking

    def left_to_others(self, s: Encounters, seat: int, source: int) -> list[Frame]:
        """What others still have to do if the player of that seat, whom it concerned, is dead (PR-080)."""
        return [(self, s.acting(), source)] if self.goes_on else []


Effects = tuple[Effect, ...]
Steps = tuple[Step[Encounters], ...]


def all_touch(effects: Effects, s: Encounters, seat: int, source: int) -> int:
    found = 0
    for effect in effects:
        found |= effect.touches(s, seat, source)
    return found


def common_taste(effects: Effects) -> int:
    """What all of them are to everybody, or MIXED."""
    tastes = {effect.taste() for effect in effects}
    return tastes.pop() if len(tastes) == 1 else MIXED


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(kit.Condition[Encounters]):
    """Something that holds or not for a seat. `optional`: what hangs on it may be used, or left (PR-043)."""

    optional: ClassVar[bool] = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(kit.Count[Encounters]):
    """A number that the table shows: marks, classes played, and the like; all of these are words of packs, too."""


class EarlierClass(Condition):
    """Another card of that class was played earlier this turn (PR-043); copies count (PR-094)."""

    tag = "enc-earlier-class"
    optional: ClassVar[bool] = True
    fields = ("cls",)

    def __init__(self, cls: int) -> None:
        self.cls: int = cls

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        face = s.face
        for i in s.played:
            if i != source and face[i].classes >> self.cls & 1:
                return True
        return False

    def message(self) -> Msg:
        return Msg("enc-earlier-class", cls=class_name(self.cls))


class EarlierTeam(Condition):
    """Another card of that team was played earlier this turn (PR-045)."""

    tag = "enc-earlier-team"
    optional: ClassVar[bool] = True
    fields = ("team",)

    def __init__(self, team: int) -> None:
        self.team: int = team

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        face = s.face
        for i in s.played:
            if i != source and face[i].team == self.team:
                return True
        return False

    def message(self) -> Msg:
        return Msg("enc-earlier-team", team=team_name(self.team))


class Marks(Count):
    """The marks of the player concerned (PR-067)."""

    tag = "enc-marks"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return s.players[seat].marks


class ClassesPlayed(Count):
    """The different classes among the cards played this turn."""

    tag = "enc-classes-played"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        face = s.face
        bits = 0
        for i in s.played:
            bits |= face[i].classes
        return bits.bit_count()


class CardsInHand(Count):
    """The cards in the hand of the player concerned: everybody sees how many there are."""

    tag = "enc-cards-in-hand"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return len(s.players[seat].hand)


class OwnStrikes(Count):
    """The Strikes beside the Avatar of the player concerned (PR-079)."""

    tag = "enc-own-strikes"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return len(s.players[seat].wounds)


class OwnDamage(Count):
    """The damage of the player concerned: that of all his Strikes (PR-080)."""

    tag = "enc-own-damage"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return moves.damage(s, s.players[seat])


class OpenEnemies(Count):
    """The enemies that lie face up in the Wilds."""

    tag = "enc-open-enemies"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        face = s.face
        return sum(1 for k, space in enumerate(s.wilds) if space and not s.down >> k & 1 and face[space[0]].fightable)


class CombatEnemies(Count):
    """The enemies in the Combat Zone."""

    tag = "enc-combat-enemies"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        face = s.face
        return sum(1 for i in s.combat if face[i].fightable)


class OthersOfTeam(Count):
    """The other Barracks characters played this turn: Brothers in Arms (PR-099, PR-100)."""

    tag = "enc-brothers-count"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        face = s.face
        own = face[source].who
        return len({face[i].who for i in s.played} - {own, ""})


class OthersOfCharacter(Count):
    """The other cards of the same character played this turn: Showboat (PR-102, PR-103)."""

    tag = "enc-showboat-count"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        face = s.face
        own = face[source].who
        return sum(1 for i in s.played if i != source and face[i].who == own)


class Coordinated(Count):
    """The cards Coordinated to the active player so far: Call for Backup (PR-096, PR-097)."""

    tag = "enc-backup-count"

    def of(self, s: Encounters, seat: int, source: int) -> int:
        return s.coordinated


MARKS = Marks()
CLASSES_PLAYED = ClassesPlayed()
CARDS_IN_HAND = CardsInHand()
OWN_STRIKES = OwnStrikes()
OWN_DAMAGE = OwnDamage()
OPEN_ENEMIES = OpenEnemies()
COMBAT_ENEMIES = CombatEnemies()

register_all(list(globals().values()))
