"""What Objectives of Alien ask for, and effects that bring it about (AL-060, AL-064, PR-312 to PR-332)."""

from __future__ import annotations

from hagal.games.encounters import objectives, wilds
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.effect import Condition, Effect
from hagal.games.encounters.names import TASK
from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


def enemy_name(id: str) -> Msg:
    return Msg("enc-kin", name=Msg(f"name-enemy-{id.replace('_', '-')}"))


class Gathered(Condition):
    """So many task cards of a mini-deck lie in Operations."""

    tag = "enc-gathered"
    fields = ("deck", "n")

    def __init__(self, deck: str, n: int) -> None:
        self.deck: str = deck
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        face = s.face
        return sum(1 for i in s.operations if face[i].type == TASK and face[i].deck == self.deck) >= self.n

    def message(self) -> Msg:
        return Msg("enc-gathered", n=self.n)


class Died(Condition):
    """So many enemies of a name have died in this game, whatever became of their cards since (AL-063)."""

    tag = "enc-died"
    fields = ("id", "n")

    def __init__(self, id: str, n: int) -> None:
        self.id: str = id
        self.n: int = n

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return hatchery(s).fallen.count(self.id) >= self.n

    def message(self) -> Msg:
        return Msg("enc-died", n=self.n, card=enemy_name(self.id))


class Find(Effect):
    """This card goes to Operations; perhaps that completes the Objective."""

    tag = "enc-find"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, s.operations)
        if s.log is not None:
            s.log.tell("enc-found", seat, "PR-068", card=s.face[source])
        s.stack.append((objectives.CHECK, -1, -1))

    def message(self) -> Msg:
        return Msg("enc-to-operations")


register_all(list(globals().values()))
