"""What a mode brings along, and what base leaves to it: proved with a small mode that goes over Hunted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hagal.games import encounters
from hagal.games.encounters import BASE, TITLE, EncountersTitle, fighting, wilds
from hagal.games.encounters.effects import MARKS, add_enemies, wilds_to_combat
from hagal.games.encounters.hunted.module import HUNTED
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.rules import Handlers, Module, Rules
from hagal.kernel.state import PUBLIC, Part, State
from hagal.kernel.step import Msg, Nothing, Step
from hagal.kernel.term import Component
from hagal.kernel.title import Outcome
from tests.games.encounters.position import Position


def rules(*modules: Module, players: int = 2) -> Rules:
    options = TITLE.rules(players, (), {"first": 0}).options
    return Rules("encounters", BASE, modules, players, options)


def test_hunted_is_cooperative_and_another_mode_need_not_be() -> None:
    assert rules(HUNTED).cooperative
    assert not rules(Module("other", components=HUNTED.components, steps=HUNTED.steps)).cooperative


def test_a_mode_says_how_its_games_end() -> None:
    def first_seat(s: Encounters, seat: int, value: Any, about: int) -> Outcome:
        return Outcome((0,), (0, 1), (7, 3))

    s = TITLE.start(rules(HUNTED, Module("race", queries={"outcome": first_seat})), 1)
    assert TITLE.outcome(s) == Outcome((0,), (0, 1), (7, 3))


def test_base_imports_no_mode() -> None:
    """But for its title, which offers them, and what finds by name what each of them answers."""
    folder = Path(encounters.__file__).parent
    modes = [path.name for path in folder.iterdir() if (path / "module.py").exists()]
    assert modes
    for path in [*folder.glob("*.py"), *folder.glob("effects/*.py")]:
        if path in (folder / "__init__.py", folder / "modes.py"):
            continue
        text = path.read_text(encoding="utf-8")
        assert not any(f"hagal.games.encounters.{mode}" in text for mode in modes), path.name


class Trophy(Step[Encounters]):
    """A killed enemy goes to its killer, here simply under his deck."""

    tag = "test-trophy"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, s.players[seat].deck)
        fighting.died(s, seat, source)


class Faint(Step[Encounters]):
    """Nobody dies: the Strikes are gone, and the cards stay."""

    tag = "test-faint"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.move_all(s.players[seat].wounds, s.strike_discard)


class Escape(Step[Encounters]):
    """What leaves the Wilds escapes (PR-221)."""

    tag = "test-escape"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = s.wilds[source][0]
        s.down &= ~(1 << source)
        zones.move(s, i, s.wilds[source], s.out, PUBLIC)


class Reserves(Step[Encounters]):
    """The unused cards of the box make a new deck (PR-245)."""

    tag = "test-reserves"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.move_all(s.box, s.enemies)


def rested(s: Encounters, seat: int, value: list[Step[Any]], about: int) -> list[Step[Any]]:
    return [*value, Nothing("rest")]


def why_not_rest(s: Encounters, seat: int, value: str | Msg, about: int) -> str | Msg:
    return Msg("enc-why-once") if value == "rest twice" else value


def second(s: Encounters, seat: int, value: int, about: int) -> int:
    return 1 % len(s.players)


class Trap(Component):
    """Lies in front of a player, who draws fewer cards at Cleanup (PR-207)."""

    kind = "trap"

    def __init__(self) -> None:
        super().__init__("net", "Net")
        self.queries = {"hand_size": lambda s, seat, value, about: value - 2}


TRAP = Trap()


class Traps(Part):
    """Seat 0 has a Trap in front of it."""

    __slots__ = ()

    def copy(self) -> Traps:
        return Traps()

    def owned(self, s: State, seat: int, handlers: Handlers) -> list[Component]:
        return [TRAP] if seat == 0 and TRAP in handlers.owners else []

    def view(self, s: State, mask: int) -> dict[str, Any]:
        return {"traps": [TRAP.id]}


OTHER = Module(
    "other",
    components=[TRAP],
    steps={"kill": Trophy(), "die": Faint(), "leave_wilds": Escape(), "renew_enemies": Reserves()},
    queries={"actions": rested, "why_not_action": why_not_rest, "first": second},
    over=["hunted"],
    owns="trap",
)


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is played with a module that goes over Hunted."""

    def build(self: EncountersTitle, players: int, modules: Any, options: dict[str, Any]) -> Rules:
        return Rules(self.name, BASE, [HUNTED, OTHER], players, options)

    monkeypatch.setattr(EncountersTitle, "build", build)


def test_a_mode_says_where_the_killed_go(other: None) -> None:
    t = Position(1).combat("soviet_advisor").give(attack=9).choose("fight soviet_advisor")
    assert "soviet_advisor" in t.ids(t[0].deck)
    assert not t.s.dead_enemies


def test_a_mode_says_what_death_is(other: None) -> None:
    t = Position(1).wounds(0, *["brutal_puncture"] * 3).strikes("deep_gash").run("strike")
    assert (t[0].dead, t[0].wounds, t.s.phase) == (False, [], "action")


def test_a_mode_says_what_leaving_the_wilds_means(other: None) -> None:
    t = Position(1).marks(0, 1).wild("hills", "soviet_advisor").run(wilds_to_combat(MARKS))
    assert (t.ids(t.s.out), t.s.combat, t.space("hills")) == (["soviet_advisor"], [], None)


def test_a_mode_makes_its_deck_anew(other: None) -> None:
    t = Position(2).only_enemies()
    left = len(t.s.box)
    assert left
    t.run(add_enemies(1))
    assert (len(t.s.enemies), t.s.box) == (left - 1, [])


def test_a_mode_offers_actions_of_its_own(other: None) -> None:
    t = Position(1)
    assert t.keys[-2:] == ["rest", "done"]
    assert t.why_not("rest twice") == "That was tried in this turn already."


def test_who_is_first_may_hang_on_the_avatars(other: None) -> None:
    assert Position(3).s.first == 1


def test_a_part_says_what_lies_in_front_of_a_player(other: None) -> None:
    t = Position(2)
    t.s.lay("other", Traps())
    assert t.game.view(0)["traps"] == ["net"]
    t.done()
    assert len(t[1].hand) == 6
    t.done()
    assert len(t[0].hand) == 4
