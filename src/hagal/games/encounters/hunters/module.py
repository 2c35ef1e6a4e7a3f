"""The mode Hunters as a module, and what comes with its options: Tests, and playing together (PR-002, PR-004)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hagal.games.encounters.components import Avatar
from hagal.games.encounters.hunters import actions, ending, prey, setup, strikes, trials, turn
from hagal.games.encounters.hunters.catalogue.armory import ARMORY
from hagal.games.encounters.hunters.catalogue.gear import GEAR
from hagal.games.encounters.hunters.catalogue.predators import INSTINCTS, PREDATORS, ROLES
from hagal.games.encounters.hunters.catalogue.prey import MERCENARIES, PREY
from hagal.games.encounters.hunters.catalogue.strikes import STRIKES
from hagal.games.encounters.hunters.catalogue.traps import TRAPS
from hagal.games.encounters.hunters.catalogue.trials import CHALLENGES, TESTS
from hagal.games.encounters.hunters.hunt import NAME
from hagal.games.encounters.hunters.laws import ALONE, LAWS
from hagal.games.encounters.hunters.settings import settings
from hagal.games.encounters.names import PREDATOR_FILMS, TWO
from hagal.games.encounters.settings import only_with
from hagal.games.encounters.state import Encounters
from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Module
from hagal.kernel.step import Msg

COMPONENTS = (
    *(*ROLES, *INSTINCTS, *ARMORY, *PREDATORS, *STRIKES, *PREY, *MERCENARIES, *GEAR, *TRAPS),
    *(*TESTS, *CHALLENGES),
)
for component in COMPONENTS:
    component.wording = NAME  # an enemy is Prey here, Defense is Armor


def gear_health(s: Encounters, seat: int, value: int, about: int) -> int:
    """A Prey with Gear has the health of both (PR-205)."""
    if s.carriers:
        for j in s.gear_on(about):
            value += s.face[j].health
    return value


class Asked:
    """What may be asked for: one mode, with its own Avatars (`predators`), and Challenges with Tests only (PR-255)."""

    def __init__(self, predators: Iterable[str]) -> None:
        self.predators: frozenset[str] = frozenset(predators)

    def check(self, players: int, present: frozenset[str], options: Mapping[str, Any]) -> str | RulesError | None:
        if NAME not in present:
            return None
        if "hunted" in present:
            return "hunted and hunters are two ways to play: choose one of them"
        if options["film"] not in PREDATOR_FILMS and "alien" not in present:
            text = (
                f"there is no film {options['film']!r} in this mode; there are: {', '.join(map(str, PREDATOR_FILMS))}"
            )
            return RulesError(text, only_with(["alien"]))
        if options["challenges"] != "no" and not options["tests"]:
            return "Challenges are played together with Tests only: set the option tests, too (PR-255)"
        own = self.predators
        wish = options["avatars"]
        if wish == TWO and 2 * players > len(own):
            text = f"there are {len(own)} Predators: two cannot be dealt to each of {players} players"
            return RulesError(text, Msg("enc-why-two-each", n=len(own)))
        if not isinstance(wish, str) and not own.issuperset(wish):
            text = f"option avatars must name Predators in this mode: {', '.join(sorted(own))}"
            return RulesError(text, Msg("enc-why-predators"))
        return None


def hunters(packs: Iterable[Module] = (), elsewhere: Iterable[str] = ()) -> Module:
    """The module; its options can name what is in these packs, and Avatars of other modes, with the same option."""
    brought = [one for pack in packs for one in pack.components]
    avatars = list(dict.fromkeys(one.id for one in (*PREDATORS, *brought) if isinstance(one, Avatar)))
    return Module(
        NAME,
        components=COMPONENTS,
        steps={
            "setup": setup.SetupHunters(),
            "start": setup.StartHunters(),
            "turn": turn.HuntersTurn(),
            "action": actions.ACTION,
            "recruit_officer": actions.EnlistInstinct(),
            "enemy_phase": prey.PreyPhase(),
            "turn_up": prey.TurnUpCard(),
            "renew_enemies": prey.RenewPrey(),
            "reveal": prey.RevealPrey(),
            "leave_wilds": prey.LeaveWildsHunters(),
            "arrive": prey.ArriveHunters(),
            "turned_up": trials.TestTurnedUp(),
            "kill": strikes.KillPrey(),
            "die": strikes.DieHunters(),
            "time_up": strikes.LastTurnsOver(),
        },
        queries={
            "actions": actions.offered,
            "why_not_action": actions.why_not,
            "health": gear_health,
            "fatal": strikes.fatal,
            "first": setup.first,
            "outcome": ending.outcome,
        },
        moments={"moved_back": prey.moved},
        owns="trap",
        settings=settings([*elsewhere, *avatars]),
        check=Asked(avatars).check,
        laws=LAWS,
    )


TESTED = Module(
    "tested",
    needs=(NAME,),
    when={"tests": True},
    over=(NAME,),
    steps={"action": actions.TestedAction()},
    moments={
        "played": trials.played,
        "recruited": trials.recruited,
        "avoided": trials.avoided,
        "turn_ends": trials.turn_ends,
    },
)
"""With Tests the deeds of a turn are noted, and looked at as it ends (PR-258)."""

TOGETHER = Module(
    "together",
    needs=(NAME,),
    when={"together": True},
    drop=tuple(f"trap:{trap.id}" for trap in TRAPS if trap.rivalry),
    cooperative=True,
)
"""The cooperative variant: no Traps that are of use against each other (PR-272, PR-275)."""

UNMIXED = Module("hunters-alone", needs=(NAME,), without=("alien",), laws=ALONE)
"""What holds of Hunters by itself."""

HUNTERS = hunters()
