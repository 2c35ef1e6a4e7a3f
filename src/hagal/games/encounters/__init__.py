"""Legendary Encounters: Predator.

Where a rule lives: setup (PR-010..029, PR-150..162), turn (PR-023, PR-030, PR-085, PR-155), wilds (PR-031..036,
PR-060..068, PR-106, PR-108, PR-131, PR-135), action (PR-040..061, PR-096), combat (PR-069..084, PR-107, PR-126..130),
coordinate (PR-090..095), objectives (PR-110..116), ending (PR-003, PR-158, PR-159), effect and effects (PR-041..047,
PR-096..104, PR-120..140), order (PR-142), ongoing (PR-105), catalogue (every component). The mode Hunted is a module
(hunted).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.encounters import action, ending, turn
from hagal.games.encounters.catalogue.starters import STARTERS
from hagal.games.encounters.components import NOBODY, Avatar, Character, Location, Objective
from hagal.games.encounters.hunted import HUNTED, NAME
from hagal.games.encounters.laws import LAWS
from hagal.games.encounters.names import CHARACTERS, ENDINGS, LOST, STAGES
from hagal.games.encounters.setup import CHOOSE, FILM, RANDOM, TWO, people
from hagal.games.encounters.state import ORDERS, Encounters
from hagal.games.encounters.view import view
from hagal.kernel.rules import Module, Rules
from hagal.kernel.setting import Setting
from hagal.kernel.state import State
from hagal.kernel.term import Component
from hagal.kernel.title import Change, Outcome, Title

BASE = Module(
    "base",
    components=(*STARTERS, NOBODY),
    steps={
        "next_turn": turn.NextTurn(),
        "action_phase": turn.ActionPhase(),
        "no_action": turn.NoAction(),
        "action": action.Action(),
        "cleanup": turn.Cleanup(),
    },
)


def _names_complaint(name: str, value: Any, words: tuple[str, ...], ids: list[str], count: int) -> str | None:
    """One of the words, or a list of so many different ids."""
    if isinstance(value, str) or not isinstance(value, list | tuple):
        if value in words:
            return None
        return f"option {name} must be {', '.join(repr(word) for word in words)} or a list of {count}, not {value!r}"
    for id in value:
        if id not in ids:
            return f"option {name} names {id!r}, which does not exist; there are: {', '.join(ids)}"
    if len(value) != count or len(set(value)) != count:
        return f"option {name} must name {count} different ones of: {', '.join(ids)}"
    return None


class Known:
    """What options can name: all that is in the box and in the packs."""

    def __init__(self, components: Iterable[Component]) -> None:
        box = {component.ref: component for component in components}.values()
        self.locations: list[str] = [one.id for one in box if isinstance(one, Location)]
        self.stages: dict[str, int] = {one.id: one.stage for one in box if isinstance(one, Objective)}
        self.people: list[str] = list(people(one for one in box if isinstance(one, Character)))
        self.avatars: list[str] = [one.id for one in box if isinstance(one, Avatar)]

    def location_complaint(self, value: Any, players: int) -> str | None:
        known = (FILM, RANDOM, *self.locations)
        return None if value in known else f"option location must be one of {', '.join(known)}, not {value!r}"

    def objectives_complaint(self, value: Any, players: int) -> str | None:
        """'film', 'random', or one Objective of each number (PR-019)."""
        complaint = _names_complaint("objectives", value, (FILM, RANDOM), list(self.stages), STAGES)
        if complaint or isinstance(value, str):
            return complaint
        stages = [self.stages[id] for id in value]
        if sorted(stages) != list(range(1, STAGES + 1)):
            return f"option objectives must name one Objective of each number 1, 2 and 3, not of {stages}"
        return None

    def characters_complaint(self, value: Any, players: int) -> str | None:
        return _names_complaint("characters", value, (FILM, RANDOM), self.people, CHARACTERS)

    def avatars_complaint(self, value: Any, players: int) -> str | None:
        """'film', 'random', 'choose', 'two' (dealt, one kept), or one Avatar for each seat (PR-011)."""
        return _names_complaint("avatars", value, (FILM, RANDOM, CHOOSE, TWO), self.avatars, players)


def first_complaint(value: Any, players: int) -> str | None:
    if value == RANDOM or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players):
        return None
    return f"option first must be 'random' or a seat from 0 to {players - 1}, not {value!r}"


def settings(known: Known) -> dict[str, Setting]:
    return {
        "film": Setting(1, (1, 2)),
        "location": Setting(FILM, (FILM, RANDOM), known.location_complaint),
        "objectives": Setting(FILM, (FILM, RANDOM), known.objectives_complaint),
        "characters": Setting(FILM, (FILM, RANDOM), known.characters_complaint),
        "avatars": Setting(FILM, (FILM, RANDOM, CHOOSE, TWO), known.avatars_complaint),
        "first": Setting(RANDOM, (RANDOM,), first_complaint),
        "young_blood": Setting(0, (0, -2, -1, 1, 2, 3)),
        "preparation": Setting(0, (0, 1, 2)),
        "tough": Setting(False, (False, True)),
        "wilds": Setting(0, (0, 1, 2, 3, 4, 5)),
        "all_or_nothing": Setting(False, (False, True)),
        "wilds_order": Setting("hills", tuple(ORDERS)),
        "face_down_runners": Setting("stay", ("stay", "run")),
        "reveal_abilities": Setting("each", ("each", "once")),
        "city_of_fear": Setting("active", ("active", "coordinating")),
    }


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


class EncountersTitle(Title):
    """Legendary Encounters as a title of the platform."""

    cooperative = True

    def __init__(self, packs: tuple[Module, ...] = ()) -> None:
        components = [component for module in (HUNTED, *packs) for component in module.components]
        base = Module(
            "base", components=BASE.components, steps=BASE.steps, settings=settings(Known(components)), laws=LAWS
        )
        super().__init__("encounters", (1, 2, 3, 4, 5), base, (HUNTED,), CHANGES, packs)

    def packed(self, packs: tuple[Module, ...]) -> Title:
        return EncountersTitle((*self.packs, *packs))

    def build(self, players: int, modules: tuple[str, ...], options: dict[str, Any]) -> Rules:
        """Hunted is the mode that is played unless another is asked for."""
        return super().build(players, modules or (NAME,), options)

    def state(self, rules: Rules) -> State:
        s = Encounters()
        s.stack.append((rules.steps["setup"], -1, -1))
        return s

    def view(self, s: State, seats: tuple[int, ...]) -> dict[str, Any]:
        assert isinstance(s, Encounters)
        return view(s, seats)

    def outcome(self, s: State) -> Outcome:
        """All win together, the dead too, or all lose (PR-003); each has the score of the group (PR-159).

        A win is that of the Major or of the Minor objective (PR-116).
        """
        assert isinstance(s, Encounters)
        seats = tuple(p.seat for p in s.players)
        won = () if s.ending == LOST else seats
        return Outcome(won, seats, tuple(ending.score(s) for _ in seats), ENDINGS[s.ending])


TITLE = EncountersTitle()
