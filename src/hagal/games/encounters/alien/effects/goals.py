"""What Objectives of Alien ask for, and effects that bring it about (AL-060, AL-064, PR-312 to PR-332)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import objectives, wilds
from hagal.games.encounters.alien.effects.headquarters import clones
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.effect import Condition, Effect
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.mat import mat
from hagal.games.encounters.names import MATS, PREDATOR_MAT, UNDERGROUND, space_name
from hagal.games.encounters.state import Encounters
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Frame, Msg, Step
from hagal.kernel.term import register_all

BEAST, BROTHER = "beast", "missing_brother"


def enemy_name(id: str) -> Msg:
    return Msg("enc-kin", name=Msg(f"name-enemy-{id.replace('_', '-')}"))


class Gathered(Condition):
    """So many cards of a name have been found."""

    tag = "enc-gathered"
    fields = ("id", "n")

    def __init__(self, id: str, n: int) -> None:
        self.id: str = id
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return hatchery(s).tally.count(self.id) >= self.n

    def message(self) -> Msg:
        return Msg("enc-gathered", n=self.n, card=enemy_name(self.id))


class Died(Condition):
    """So many enemies of a name have died in this game, whatever became of their cards since (AL-063)."""

    tag = "enc-died"
    fields = ("id", "n")

    def __init__(self, id: str, n: int) -> None:
        self.id: str = id
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return hatchery(s).tally.count(self.id) >= self.n

    def message(self) -> Msg:
        return Msg("enc-died", n=self.n, card=enemy_name(self.id))


class GunsPlaced(Condition):
    """Sentry Guns stand in so many rooms (PR-319)."""

    tag = "enc-guns-placed"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return sum(1 for k in range(len(s.attached)) if has_gun(s, k)) >= self.n

    def message(self) -> Msg:
        return Msg("enc-guns-placed", n=self.n)


def has_gun(s: Encounters, space: int) -> bool:
    return any(s.face[i].gun for i in s.attached[space])


class BrothersSettled(Condition):
    """So many Missing Brothers are saved or dead (PR-324)."""

    tag = "enc-brothers-settled"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        h = hatchery(s)
        return sum(map(len, h.saved)) + h.tally.count(BROTHER) >= self.n

    def message(self) -> Msg:
        return Msg("enc-brothers-settled", n=self.n)


class StrikeUnsaved(OfNumber):
    """Each player who has not saved a Missing Brother draws Strikes, the active one first (PR-324)."""

    tag = "enc-strike-unsaved"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for other in s.living()[::-1]:
            if not hatchery(s).saved[other]:
                for _ in range(self.n):
                    push(s, "strike", other, -1)

    def left_to_others(self, s: Encounters, seat: int, source: int) -> list[Frame]:
        return [(self, -1, source)]


class NoClones(Condition):
    """No Failed Clone is left in the Combat Zone (PR-331)."""

    tag = "enc-no-clones"

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return not clones(s)


class Find(Effect):
    """This card goes to Operations; perhaps that completes the Objective. A finder who keeps it takes it (PR-312)."""

    tag = "enc-find"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, s.operations)
        hatchery(s).tally += (s.face[source].id,)
        if s.log is not None:
            s.log.tell("enc-found", seat, "PR-068", card=s.face[source])
        s.stack.append((objectives.CHECK, -1, -1))
        fire(s, "kept", seat, source)

    def message(self) -> Msg:
        return Msg("enc-to-operations")


# Missing Brothers


class Appear(Effect):
    """A Missing Brother turned up in the Complex is attached to his room; in the Combat Zone he is dead (PR-324)."""

    tag = "enc-appear"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        space = UNDERGROUND if source in s.arriving else wilds.space_of(s, source)  # off the Hive: PR-294
        if space >= 0:
            wilds.attach(s, source, space)
            return
        wilds.take_away(s, source, s.out)
        hatchery(s).tally += (BROTHER,)
        if s.log is not None:
            s.log.tell("enc-brother-dead", -1, "PR-324", card=s.face[source])
        s.stack.append((objectives.CHECK, -1, -1))


class Save(Effect):
    """Save this Missing Brother: he stands beside your Avatar from now on (PR-324)."""

    tag = "enc-save"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, hatchery(s).saved[seat])
        if s.log is not None:
            s.log.tell("enc-saved", seat, "PR-324", card=s.face[source])
        s.stack.append((objectives.CHECK, -1, -1))


# Rooms


class Emplace(Effect):
    """Put this card into a room of your choice: a Sentry Gun into one without (PR-319)."""

    tag = "enc-emplace"
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [PLACES[mat(s)][k] for k in range(len(s.wilds)) if not has_gun(s, k)]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-emplace", card=s.face[source])


class Finish(Effect):
    """Complete an Objective with this card; whoever keeps such cards takes it (PR-313)."""

    tag = "enc-finish"
    fields = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage: int = stage

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fire(s, "kept", seat, source)
        objectives.complete(s, self.stage)

    def message(self) -> Msg:
        return Msg("enc-complete", n=self.stage)


class Install(Effect):
    """Put this card into a clear room of your choice, which completes the Objective (PR-325)."""

    tag = "enc-install"
    fields = ("stage",)
    asks: ClassVar[bool] = True
    required: ClassVar[bool] = True

    def __init__(self, stage: int) -> None:
        self.stage: int = stage

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [PlaceAt(k, mat(s), self.stage) for k in range(len(s.wilds)) if not s.wilds[k]]

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return not all(s.wilds)

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-emplace", card=s.face[source])

    def message(self) -> Msg:
        return Msg("enc-install", n=self.stage)


class PlaceAt(Step[Encounters]):
    """Into this room with the card (the source); with a stage that completes the Objective of that number."""

    tag = "enc-place-at"
    fields = ("space", "mat", "stage")

    def __init__(self, space: int, mat: int = PREDATOR_MAT, stage: int = 0) -> None:
        self.space: int = space
        self.mat: int = mat
        self.stage: int = stage

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.attach(s, source, self.space)
        if self.stage:
            fire(s, "kept", seat, source)
            objectives.complete(s, self.stage)
        else:
            hatchery(s).guns.append((source, seat))
            s.stack.append((objectives.CHECK, -1, -1))

    def key(self) -> str:
        return f"place {MATS[self.mat][self.space]}"

    def message(self) -> Msg:
        return Msg("enc-option-place", space=space_name(self.space, self.mat))


# The Beast


class OntoBeast(Effect):
    """If the Beast lies open, this card comes to lie on it: it must be wounded once more (PR-326)."""

    tag = "enc-onto-beast"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        beast = open_beast(s)
        zone = next((zone for zone in (*s.wilds, s.combat, s.arriving) if source in zone), None)
        if beast < 0 or zone is None:
            return
        wilds.carry(s, source, zone, beast)
        if s.log is not None:
            s.log.tell("enc-on-beast", -1, "PR-326", card=s.face[beast])


def open_beast(s: Encounters) -> int:
    """The Beast, if it lies open in the Complex or in the Combat Zone, or -1."""
    spaces = [space[0] for k, space in enumerate(s.wilds) if space and not s.down >> k & 1]
    return next((i for i in (*s.combat, *spaces) if s.face[i].id == BEAST), -1)


PLACES = tuple(tuple(PlaceAt(space, number) for space in range(5)) for number in range(len(MATS)))

register_all(list(globals().values()))
