"""The nine Drones."""

from __future__ import annotations

from hagal.games.encounters.wilds import scan_cost
from tests.games.encounters.alien.position import Position


def killed(id: str, health: int) -> Position:
    """Fought in the Combat Zone with just enough Attack."""
    t = Position().hand(0, "grunt", "specialist").combat(id).give(attack=health - 1)
    assert f"fight {id}" not in t.keys
    t.choose("play grunt", f"fight {id}")
    assert t.s.attack == 0
    assert t.ids(t.s.dead_enemies) == [id]
    return t


def test_ceiling_crawler() -> None:
    t = killed("ceiling_crawler", 2)
    assert "play specialist" in t.keys
    t = Position().hand(0, "grunt", "specialist").combat("ceiling_crawler").strikes("slashing_claws").done()
    assert t.damage == [1, 0]
    t.choose("discard grunt")
    assert t.asked == 1


def test_cornered_drone() -> None:
    t = killed("cornered_drone", 3).choose("let")
    assert t.in_hand(0) == []


def test_drone_in_the_dark() -> None:
    t = Position().hand(0, "grunt", "specialist").combat("drone_in_the_dark").wild("airlock", "hive_guard")
    t.give(attack=3).choose("fight drone_in_the_dark", "let")
    assert t.hidden("airlock")


def test_egg_tender() -> None:
    t = Position().hq("captain_of_the_ship", "navigator_lambert_tech").combat("egg_tender").give(attack=2)
    t.choose("fight egg_tender", "let")
    assert t.ids(t.s.dead_characters) == ["captain_of_the_ship"]
    t = Position().hand(0, "captain_of_the_ship", "specialist").combat("egg_tender").give(attack=2)
    t.choose("fight egg_tender", "show captain_of_the_ship")
    assert t.s.dead_characters == []


def test_hive_guard() -> None:
    t = killed("hive_guard", 4)
    t = Position().wild("weapons_locker", "hive_guard")
    assert scan_cost(t.s, 0, 4) == 3
    assert scan_cost(Position().combat("hive_guard").s, 0, 4) == 2  # there it has other things to do


def test_lurking_drone() -> None:
    t = (
        Position()
        .wild("airlock", "lurking_drone", up=False)
        .strikes("barbed_tail")
        .give(attack=2)
        .choose("scan airlock")
    )
    assert (t.hidden("airlock"), t.damage) == (True, [2, 0])
    killed("lurking_drone", 2)


def test_spitting_drone() -> None:
    t = Position().hand(0, "specialist").combat("spitting_drone").strikes("barbed_tail").give(attack=2)
    assert t.choose("fight spitting_drone", "let").damage == [2, 0]


def test_swift_drone() -> None:
    t = Position().wild("weapons_locker", "swift_drone").done()
    assert t.space("med_lab") == "swift_drone"
    killed("swift_drone", 2)


def test_young_drone() -> None:
    t = Position().deck(0, "grunt", "captain_of_the_ship").combat("young_drone").give(attack=2)
    assert t.ids(t.choose("fight young_drone")[0].discard) == ["captain_of_the_ship"]
