"""Legendary Encounters: Predator.

Where a rule lives: setup (PR-010..014, PR-024, PR-028), turn (PR-023, PR-030, PR-085), wilds (PR-031..036, PR-060..063,
PR-106, PR-108, PR-131), action_phase (PR-040..061, PR-096), tasks (PR-113, PR-132), fighting (PR-069..074, PR-115,
PR-130), strikes (PR-078..084, PR-107, PR-126..129), coordinate (PR-090..095), effect and effects (PR-041..047,
PR-096..104, PR-120..140), order (PR-142), ongoing (PR-105).

A mode is a module in a folder of its own; base imports none. It brings the rules `setup`, `start`, `enemy_phase`,
`renew_enemies`, `reveal`, `kill`, `die`, `time_up`, and others if they mean something else there (`turn`, `arrive`,
`leave_wilds`, `recruit_officer`; `turned_up` for what is no character and comes to the HQ); actions of its own (queries
`actions`, `why_not_action`), what locks its last enemy (`locked`), perhaps who is first (`first`), and how its games
end (`outcome`). Those in which all play together share coop: setup (PR-015..029, PR-150..154), settings, wilds (PR-031,
PR-062..068, PR-135), strikes (PR-003, PR-071, PR-080, PR-155), ending (PR-003, PR-158, PR-159); and here mission and
objectives (PR-110..116). Hunted: setup (PR-021, PR-160..162), catalogue (every component). Hunters (PR-190..281) has a
list of its own.
Modes as faces ask about them: modes.
"""

from __future__ import annotations

from typing import Any

from hagal.games.encounters import action_phase, setup, strikes, turn, wilds
from hagal.games.encounters.alien.module import COMPONENTS as ALIENS
from hagal.games.encounters.alien.module import HUNTS, alien
from hagal.games.encounters.alien.module import MODULES as ALIEN_MODULES
from hagal.games.encounters.alien.names import NAME as ALIEN
from hagal.games.encounters.alien.setup import FILMS as ALIEN_FILMS
from hagal.games.encounters.components import NOBODY
from hagal.games.encounters.coop.settings import Known, Within
from hagal.games.encounters.hunted.module import COMPONENTS as HUNTED
from hagal.games.encounters.hunted.module import UNMIXED, hunted
from hagal.games.encounters.hunted.settings import NAME
from hagal.games.encounters.hunted.setup import FILMS
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.hunters.module import COMPONENTS as HUNTERS_BOX
from hagal.games.encounters.hunters.module import TESTED, TOGETHER, hunters
from hagal.games.encounters.hunters.module import UNMIXED as HUNTERS_UNMIXED
from hagal.games.encounters.laws import LAWS
from hagal.games.encounters.mat import OF_PREDATOR
from hagal.games.encounters.packed import taking_part
from hagal.games.encounters.seen import EncountersFacts
from hagal.games.encounters.settings import SETTINGS, only_both, only_with
from hagal.games.encounters.starters import STARTERS
from hagal.games.encounters.state import Encounters
from hagal.games.encounters.view import view
from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Module, Rules, ask, collect_components, in_play
from hagal.kernel.state import State
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.kernel.title import Change, Outcome, Title, refusal

BASE = Module(
    "base",
    components=(*STARTERS, NOBODY),
    steps={
        "mat": OF_PREDATOR,
        "pick_avatar": setup.PickAvatar(),
        "next_turn": turn.NextTurn(),
        "turn": turn.Turn(),
        "action_phase": turn.ActionPhase(),
        "no_action": turn.NoAction(),
        "action": action_phase.Action(),
        "recruit_officer": action_phase.OFFICER,
        "leave_wilds": wilds.LeaveWilds(),
        "arrive": wilds.ARRIVE,
        "strike_phase": strikes.StrikePhase(),
        "strike": strikes.DrawStrike(),
        "cleanup": turn.Cleanup(),
    },
    settings=SETTINGS,
    laws=LAWS,
)

BOXES: dict[str, tuple[Component, ...]] = {NAME: HUNTED, ALIEN: ALIENS, HUNTERS: HUNTERS_BOX}
"""What is in the box, mode by mode."""

KINDS = ("avatar", "character", "objective", "location", "enemy", "strike", "gear", "trap", "test", "challenge")

CHANGES = (
    Change(
        2,
        {
            "PR-024": "the first player picks an Avatar first",
            "PR-043": "class and team abilities may be left",
            "PR-047": "abilities from which nothing can come are not offered",
            "PR-090": "Coordinate in a turn without an Action phase",
            "PR-106": "the Runner nearest the Combat Zone runs first",
            "PR-125": "who could show a card may keep silent",
            "PR-142": "the active player orders effects that happen at once",
            "cards": "stand-ins keep the pattern of the box",
        },
        before=lambda _players, options: {"wilds_order": "underground", **options},
        renamed={"character:the_door_swings_both_ways": "character:dillon_common"},
    ),
)


def of_mode(packs: tuple[Module, ...], mode: str) -> list[Module]:
    """The packs that can be played with in a mode."""
    return [pack for pack in packs if not pack.needs or mode in pack.needs]


def brought(packs: tuple[Module, ...], mode: str) -> list[Component]:
    """What packs add to the box of a mode."""
    return [one for pack in of_mode(packs, mode) for one in pack.components]


def box_of(pack: Module) -> tuple[Component, ...]:
    """All that is in the box for the mode of a pack."""
    return next((box for mode, box in BOXES.items() if mode in pack.needs), HUNTED)


class EncountersTitle(Title):
    """Legendary Encounters as a title of the platform."""

    asides = True

    def __init__(self, packs: tuple[Module, ...] = ()) -> None:
        hunted_box = [*HUNTED, *brought(packs, NAME)]
        alien_box = [*ALIENS, *brought(packs, ALIEN)]
        people, survivors = Known(hunted_box, FILMS), Known(alien_box, ALIEN_FILMS)
        everything = Known([*hunted_box, *alien_box], FILMS.and_those_of(ALIEN_FILMS))
        self.within: Within = Within({NAME: people, ALIEN: survivors})
        modes = (
            *(hunted(everything), UNMIXED, alien(everything), *ALIEN_MODULES),
            *(hunters(of_mode(packs, HUNTERS), everything.avatars), HUNTERS_UNMIXED, TESTED, TOGETHER, *HUNTS),
        )
        super().__init__("encounters", (1, 2, 3, 4, 5), BASE, modes, CHANGES, packs, KINDS)

    def packed(self, packs: tuple[Module, ...]) -> Title:
        return EncountersTitle((*self.packs, *packs))

    def build(self, players: int, modules: tuple[str, ...], options: dict[str, Any]) -> Rules:
        """Hunted is the mode that is played unless another is asked for. Of a pack what has its place there takes
        part."""
        chosen = modules or (NAME,)
        complaint = self.complaint(players, chosen, options)
        if complaint is not None:
            raise complaint
        layers = in_play(self.layers, players, chosen, options)
        playing = collect_components((self.base, *layers)).values()
        content = [taking_part(pack, box_of(pack), playing) for pack in self.packs]
        return Rules(self.name, self.base, layers, players, options, content)

    def complaint(self, players: int, modules: tuple[str, ...], options: dict[str, Any]) -> RulesError | None:
        """What only other modes know cannot be asked for."""
        chosen = modules or (NAME,)
        for pack in self.packs:
            if not pack.needs.issubset(chosen):
                mode = " and ".join(sorted(pack.needs))
                text = f"the pack {pack.name} is for {mode}, and this is a game of {' and '.join(chosen)}"
                return RulesError(text, only_with(sorted(pack.needs)))
        playing = in_play(self.layers, players, chosen, options)
        own = {name for layer in (self.base, *playing) for name in layer.settings}
        for name, value in options.items():
            if name not in own and value != self.settings[name].default:
                return RulesError(f"there is no option {name} in {' and '.join(chosen)}", self.whose(name))
        found = self.within.check(players, frozenset(chosen), options)
        return refusal(found) if found else super().complaint(players, chosen, options)

    def whose(self, option: str) -> Msg:
        """Which modes have an option; first those that are asked for by name, else where it comes by itself."""
        layers = [layer for layer in self.layers if option in layer.settings]
        named = [layer.name for layer in layers if layer.named]
        return only_with(named) if named else only_both([(*sorted(layer.needs),) for layer in layers])

    def state(self, rules: Rules) -> State:
        s = Encounters()
        s.stack.append((rules.steps["setup"], -1, -1))
        return s

    def view(self, s: State, seats: tuple[int, ...]) -> EncountersFacts:
        assert isinstance(s, Encounters)
        return view(s, seats)

    def roles(self, s: State) -> tuple[Component, ...]:
        assert isinstance(s, Encounters)
        return tuple([p.avatar for p in s.players])

    def outcome(self, s: State) -> Outcome:
        """As the mode says, or what goes over it."""
        found = ask(s, "outcome", -1, None)
        assert isinstance(found, Outcome)
        return found


TITLE = EncountersTitle()
