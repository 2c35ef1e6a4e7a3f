"""Starting cards, Sergeants, Avatars and their Roles."""

from __future__ import annotations

import pytest

from hagal.games.encounters.effects import LEADERSHIP, cls, discard, unless
from hagal.games.encounters.names import CLASSES, EVERY, TECH
from tests.games.encounters.alien.position import Position, plays


def test_specialist() -> None:
    t = plays("specialist")
    assert (t.s.attack, t.s.recruit) == (0, 1)


def test_grunt() -> None:
    t = plays("grunt")
    assert (t.s.attack, t.s.recruit) == (1, 0)


@pytest.mark.parametrize(
    "id", ["sergeant_intel", "sergeant_leadership", "sergeant_strength", "sergeant_survival", "sergeant_tech"]
)
def test_sergeants(id: str) -> None:
    t = plays(id).hand(1, id, "specialist")
    assert t.s.recruit == 2
    assert t.asides == {1: [f"coordinate {id}"]}
    assert id == f"sergeant_{CLASSES[t.s.face[t.s.played[0]].cls]}"


@pytest.mark.parametrize(
    ("id", "health", "defense"),
    [
        ("commander", 9, 5),
        ("executive", 9, 5),
        ("gunner", 11, 4),
        ("medic", 10, 4),
        ("mercenary", 11, 4),
        ("priest", 11, 4),
        ("researcher", 9, 5),
        ("scout", 10, 4),
        ("synthetic", 12, 4),
        ("technician", 10, 4),
    ],
)
def test_avatars(id: str, health: int, defense: int) -> None:
    t = Position(1, avatars=[id])
    assert (t[0].avatar.id, t[0].health) == (id, health)
    assert Position(1, avatars=[id], tough=True)[0].health == health + defense
    own = [card.id for card in (t.s.face[i] for i in (*t[0].deck, *t[0].hand)) if card.deck == "role"]
    assert own == [t[0].avatar.role]
    assert len(t[0].deck) + len(t[0].hand) == 13


def role(avatar: str, id: str) -> Position:
    """The Role of this Avatar in hand."""
    return Position(2, avatars=[avatar, "gunner" if avatar != "gunner" else "medic"]).hand(0, id, "specialist")


def test_report_for_duty() -> None:
    t = role("commander", "report_for_duty").hq("warrant_officer_ripley_leadership")
    assert t.choose("play report_for_duty").s.recruit == 2
    t.choose("recruit warrant_officer_ripley_leadership", "top")
    assert t.s.face[t[0].deck[-1]].id == "warrant_officer_ripley_leadership"


def test_welcome_aboard() -> None:
    t = role("executive", "welcome_aboard").hq("captain_of_the_ship", "navigator_lambert_tech")
    t.choose("play welcome_aboard")
    assert (t.s.recruit, t.keys) == (1, ["gain navigator_lambert_tech", "decline"])
    assert t.ids(t.choose("gain navigator_lambert_tech")[0].discard) == ["navigator_lambert_tech"]


def test_lets_rock() -> None:
    t = role("gunner", "lets_rock").wild("airlock", "cornered_drone").choose("play lets_rock")
    assert (t.s.attack, t.s.weaken) == (2, 1)
    assert t.choose("fight airlock").s.attack == 0


def test_battlefield_medicine() -> None:
    t = role("medic", "battlefield_medicine").wounds(0, "barbed_tail").wounds(1, "slashing_claws")
    t.choose("play battlefield_medicine", "heal 1 slashing_claws")
    assert (t.s.recruit, t.damage) == (2, [2, 0])


@pytest.mark.parametrize(("way", "gained"), [(1, (2, 0, 0)), (2, (0, 2, 0)), (3, (0, 0, 1))])
def test_ready_for_anything(way: int, gained: tuple[int, int, int]) -> None:
    t = role("mercenary", "ready_for_anything").choose("play ready_for_anything", f"choose {way}")
    assert (t.s.attack, t.s.recruit, t.s.scans) == gained


def test_violence_isnt_the_answer() -> None:
    t = role("priest", "violence_isnt_the_answer").combat("young_drone").strikes("acid_bath")
    t.choose("play violence_isnt_the_answer", "done")
    assert (t.damage, t.asked) == ([0, 0], 1)


def test_thirst_for_knowledge() -> None:
    t = role("researcher", "thirst_for_knowledge").deck(0, "grunt", "grunt")
    t.choose("play thirst_for_knowledge", "discard specialist")
    assert t.in_hand(0) == ["grunt", "grunt"]


def test_reconnaissance() -> None:
    t = role("scout", "reconnaissance").choose("play reconnaissance")
    assert (t.s.attack, t.s.scans) == (1, 1)


def test_versatile_programming() -> None:
    t = role("synthetic", "versatile_programming").choose("play versatile_programming")
    assert (t.s.attack, t.s.recruit, len(t[0].hand)) == (0, 0, 2)


@pytest.mark.parametrize("which", range(len(CLASSES)))
def test_versatile_programming_is_of_every_class(which: int) -> None:
    """Class abilities after it work, and it can be shown as any class."""
    t = role("synthetic", "versatile_programming").choose("play versatile_programming")
    assert t.s.face[t.s.played[0]].cls == EVERY
    assert cls(which, discard(1)).condition.holds(t.s, 0, -1)
    t.run(unless(which, discard(1)))
    assert len(t[0].hand) == 2  # shown unasked
    t = role("synthetic", "versatile_programming").run(unless(which, discard(1)))
    assert t.keys == ["show versatile_programming", "let"]


def test_versatile_programming_waits_for_no_class_of_its_own() -> None:
    t = role("synthetic", "versatile_programming").choose("play versatile_programming")
    assert not cls(TECH, discard(1)).condition.holds(t.s, 0, t.s.played[0])
    assert plays("grunt", "captain_of_the_ship").s.attack == 1 + 2
    t = role("synthetic", "versatile_programming").choose("play versatile_programming")
    t.hand(0, "captain_of_the_ship", "specialist").choose("play captain_of_the_ship")
    assert (LEADERSHIP, t.s.attack) == (1, 4)


def test_right_tool_for_the_job() -> None:
    t = role("technician", "right_tool_for_the_job").discard(0, "captain_of_the_ship")
    t.choose("play right_tool_for_the_job", "top captain_of_the_ship")
    assert (t.s.attack, t.s.face[t[0].deck[-1]].id) == (1, "captain_of_the_ship")
