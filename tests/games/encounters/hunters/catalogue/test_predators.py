"""The Predators, their Roles and Killer Instinct."""

from __future__ import annotations

import pytest

from tests.games.encounters.hunters.catalogue.plays import classes
from tests.games.encounters.hunters.position import Hunting

PATROL, WORTHY = "jungle_patrol", "point_man"


def role(id: str, players: int = 2) -> Hunting:
    return Hunting(players).hand(0, id, "experience").choose(f"play {id}")


def test_elder_hunter_role() -> None:
    t = role("elder_hunter_role").wounds(0, "bruised_ego", "outsmarted")
    assert (t.s.attack, t.hunt.restore, t.hunt.heal) == (2, 2, 0)
    assert t.reason("mend 0 outsmarted") == "enc-why-points 0 3"
    t.choose("mend 0 bruised_ego")
    assert (t.ids(t[0].wounds), t.hunt.restore) == (["outsmarted"], 0)


def test_city_hunter_role() -> None:
    t = role("city_hunter_role", 3).strikes("flesh_wound").give(attack=9)
    assert t.hunt.duels == 1
    t.choose("duel 1")
    assert (t.s.attack, t.damage, t.hunt.duels) == (9 - 3, [0, 1, 0], 0)
    assert t.reason("duel 2") == "enc-why-no-duel"
    t = Hunting(2, together=True).hand(0, "city_hunter_role", "experience").choose("play city_hunter_role")
    assert (t.s.attack, t.reason("duel 1")) == (2, "enc-why-together")


def test_gunslinger_hunter_role() -> None:
    t = role("gunslinger_hunter_role")
    assert (t.s.attack, t.s.recruit) == (2, 1)


def test_jungle_hunter_role() -> None:
    t = Hunting(2).hand(0, "jungle_hunter_role", "experience").enemies(WORTHY, PATROL).choose("play jungle_hunter_role")
    assert (t.s.attack, t.keys) == (2, ["leave", "bottom"])
    assert [t.game.view(seat)["prey_top"] for seat in (0, 1)] == [PATROL, None]
    left = t.game.copy().choose("leave")
    assert left.view(0)["prey_top"] == PATROL
    t.choose("bottom")
    assert (t.ids(t.s.enemies)[0], t.ids(t.s.enemies)[-1]) == (PATROL, WORTHY)
    t = Hunting(2).hand(0, "jungle_hunter_role", "experience").only_enemies(WORTHY).choose("play jungle_hunter_role")
    assert t.choose("bottom").ids(t.s.enemies) == [WORTHY], "there is no other card"


def test_primeval_hunter_role() -> None:
    t = role("primeval_hunter_role").wounds(0, "just_a_scratch", "gotta_hand_it")
    assert (t.s.attack, t.hunt.heal, t.hunt.restore) == (2, 2, 0)
    assert t.reason("mend 0 gotta_hand_it") == "enc-why-points 3 0"
    t.choose("mend 0 just_a_scratch")
    assert (t.damage, t.hunt.heal) == ([3, 0], 0)


@pytest.mark.parametrize(
    ("id", "cls"),
    [
        *(("elder_hunter_role", "intel"), ("city_hunter_role", "strength"), ("gunslinger_hunter_role", "tech")),
        *(("jungle_hunter_role", "intel"), ("primeval_hunter_role", "survival")),
        *(("killer_instinct_intel", "intel"), ("killer_instinct_strength", "strength")),
        *(("killer_instinct_survival", "survival"), ("killer_instinct_tech", "tech")),
    ],
)
def test_each_counts_as_its_class(id: str, cls: str) -> None:
    assert classes(id) == [cls]


@pytest.mark.parametrize(
    "id", ["killer_instinct_intel", "killer_instinct_strength", "killer_instinct_survival", "killer_instinct_tech"]
)
def test_a_killer_instinct_is_recruited_off_its_pile_and_brings_attack(id: str) -> None:
    t = Hunting(2).hand(0, id, "experience").choose(f"play {id}")
    assert (t.s.attack, t.s.recruit) == (2, 0)
    t = Hunting(2).instincts(id).give(recruit=2)
    assert t.reason("recruit instinct") == "enc-why-recruit 3"
    t.give(recruit=4).choose("recruit instinct")
    assert (t.s.recruit, t.ids(t[0].discard)) == (1, [id])


@pytest.mark.parametrize(
    ("id", "health", "armor", "honor", "initiative"),
    [
        ("elder_hunter", 12, 4, 4, 1),
        ("city_hunter", 12, 3, 7, 3),
        ("gunslinger_hunter", 12, 3, 2, 5),
        ("jungle_hunter", 13, 4, 7, 7),
        ("primeval_hunter", 14, 3, 7, 9),
    ],
)
def test_predators(id: str, health: int, armor: int, honor: int, initiative: int) -> None:
    own, other = (0, 1) if id == "elder_hunter" else (1, 0)
    t = Hunting(2, avatars=[id, "city_hunter"] if own == 0 else ["elder_hunter", id])
    assert (t.card(f"avatar:{id}").initiative, t.s.active) == (initiative, 0), "the lowest Initiative begins"
    assert (t[own].health, t.honor(own)) == (health, honor)
    assert f"{id}_role" in t.ids([*t[own].deck, *t[own].hand])
    if own == 0:
        t.enemies(PATROL).done()
    assert t.asked == other
    t.allow_duels(attack=armor - 1)
    assert t.reason(f"duel {own}") == f"enc-why-armor {own} {armor}"
    t.strikes("flesh_wound").allow_duels(attack=armor).choose(f"duel {own}")
    assert (t.s.attack, t.damage[own]) == (0, 1)
    t.wounds(own, *["flesh_wound"] * (health - 2)).strikes("wounded_pride").run("strike", own)
    assert (t.damage[own], t[own].dead) == (health - 1, False)
    t.strikes("flesh_wound").run("strike", own)
    assert t[own].dead
