"""The Challenges, card by card: what each is worth as the game ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.encounters.hunters.position import Hunting

PREY, WORTHY, HAZARD = "enemy:jungle_patrol", "enemy:point_man", "enemy:quicksand"
GEAR, TRAP, TEST = "gear:body_armor", "trap:net_trap", "test:test_of_might"
OF_INTEL, OF_STRENGTH = "urban_intel_marked_man", "urban_strength_alpha"
OF_SURVIVAL, OF_TECH = "urban_survival_medicomp", "urban_tech_smart_disc"
KEPT = "woodland_strength_bare_hands"
INSTINCT = "killer_instinct_tech"


def challenged(id: str, players: int = 2) -> Hunting:
    t = Hunting(players, tests=True, challenges="secret").challenge(0, id)
    for seat in range(1, players):
        t.challenge(seat, "pathfinder")
    return t


def award(t: Hunting) -> int:
    """What the Challenge of seat 0 adds to its Honor as the game ends; nothing before."""
    before = t.honor(0)
    return t.run("time_up").honor(0) - before


@pytest.mark.parametrize(
    ("id", "trophies", "honor"),
    [
        *(("cunning", [PREY, GEAR, TEST], 0), ("cunning", [TRAP] * 2, 2), ("cunning", [TRAP] * 7, 6)),
        *(("fearlessness", [PREY], 0), ("fearlessness", [WORTHY, PREY, WORTHY], 4), ("fearlessness", [WORTHY] * 4, 6)),
        *(("collector", [PREY, TRAP], 0), ("collector", [GEAR] * 3, 3), ("collector", [GEAR] * 7, 6)),
        *(("pathfinder", [PREY, TRAP], 0), ("pathfinder", [HAZARD] * 2, 4), ("pathfinder", [HAZARD] * 4, 6)),
        *(("slayer", [PREY, WORTHY, HAZARD, GEAR], 0), ("slayer", [PREY, WORTHY, PREY], 1), ("slayer", [PREY] * 21, 6)),
        *(("scholar_of_the_hunt", [TRAP], 0), ("scholar_of_the_hunt", [TEST] * 2, 2)),
        ("scholar_of_the_hunt", [TEST] * 7, 6),
        *(("hoarder", [PREY, GEAR, TRAP], 0), ("hoarder", [PREY, GEAR, TRAP, TEST], 1), ("hoarder", [PREY] * 28, 6)),
    ],
)
def test_challenges_for_trophies(id: str, trophies: Sequence[str], honor: int) -> None:
    assert award(challenged(id).trophies(0, *trophies).trophies(1, *[PREY, WORTHY, GEAR, TRAP, HAZARD] * 5)) == honor


@pytest.mark.parametrize(
    ("id", "own", "others"),
    [
        ("technique", OF_TECH, (OF_INTEL, OF_STRENGTH, OF_SURVIVAL, INSTINCT)),
        ("cleverness", OF_INTEL, (OF_TECH, OF_STRENGTH, OF_SURVIVAL, "killer_instinct_intel")),
        ("brawn", OF_STRENGTH, (OF_TECH, OF_INTEL, OF_SURVIVAL, "killer_instinct_strength")),
        ("endurance", OF_SURVIVAL, (OF_TECH, OF_INTEL, OF_STRENGTH, "killer_instinct_survival")),
    ],
)
def test_challenges_for_armory_cards_of_a_class(id: str, own: str, others: tuple[str, ...]) -> None:
    """One Honor for two, in whichever pile."""
    assert award(challenged(id).discard(0, own, *others, *others).discard(1, *[own] * 9)) == 0
    assert award(challenged(id).discard(0, own).hand(0, own).played(own, *others)) == 1
    assert award(challenged(id).deck(0, *[own] * 4)) == 2
    assert award(challenged(id).discard(0, *[own] * 15)) == 6


def test_brawn_counts_a_card_that_became_a_trophy() -> None:
    assert award(challenged("brawn").discard(0, OF_STRENGTH).trophies(0, f"character:{KEPT}")) == 1


def test_quartermaster() -> None:
    assert award(challenged("quartermaster").discard(0, OF_TECH, OF_INTEL, KEPT, INSTINCT).discard(1, OF_TECH)) == 0
    assert award(challenged("quartermaster").discard(0, OF_TECH, OF_INTEL, KEPT).trophies(0, TEST, PREY)) == 1
    assert award(challenged("quartermaster").discard(0, *[OF_TECH] * 30)) == 6


def test_instinct() -> None:
    assert award(challenged("instinct").discard(0, OF_TECH).discard(1, INSTINCT)) == 0
    assert award(challenged("instinct").discard(0, INSTINCT, "killer_instinct_intel").played(INSTINCT)) == 3
    assert award(challenged("instinct").discard(0, *[INSTINCT] * 8)) == 6


def test_duelist() -> None:
    assert award(challenged("duelist").trophies(0, WORTHY)) == 0
    assert award(challenged("duelist", 4).slain(0, 2).slain(1, 3)) == 4
    assert award(challenged("duelist", 5).slain(0, 1, 2, 3)) == 8


def test_spotless() -> None:
    assert award(challenged("spotless").wounds(0, "flesh_wound", "hearty_blow")) == 4
    assert award(challenged("spotless").wounds(0, "wounded_pride")) == 0
    assert award(challenged("spotless").slain(1, 0)) == 0, "the dead have not stayed spotless"


def test_untouched() -> None:
    assert award(challenged("untouched")) == award(challenged("untouched").wounds(0, "hearty_blow")) == 4
    assert award(challenged("untouched").wounds(0, "flesh_wound", "wounded_pride")) == 0
    assert award(challenged("untouched").slain(1, 0)) == 0


def test_unfettered() -> None:
    assert award(challenged("unfettered").front(1, "cage").trophies(0, TRAP)) == 3
    assert award(challenged("unfettered").front(0, "cage")) == 0
    assert award(challenged("unfettered").slain(1, 0)) == 0


@pytest.mark.parametrize(("id", "counted", "other"), [("most_feared", PREY, GEAR), ("master_of_arms", GEAR, PREY)])
def test_challenges_for_having_most(id: str, counted: str, other: str) -> None:
    for mine, theirs, honor in ((0, 0, 0), (1, 0, 4), (2, 2, 4), (2, 3, 0)):
        t = challenged(id).trophies(0, *[counted] * mine, *[other] * 5).trophies(1, *[counted] * theirs)
        assert award(t) == honor, (mine, theirs)
    assert award(challenged(id, 1).trophies(0, *[counted] * 2)) == 0
    assert award(challenged(id, 1).trophies(0, *[counted] * 3)) == 4, "alone three are enough"


def test_purist() -> None:
    t = challenged("purist")
    own = [*t[0].deck, *t[0].hand]
    assert sum(t.s.face[i].deck == "starter" for i in own) == 12
    assert award(t.discard(0, OF_TECH)) == 4
    t = challenged("purist")
    t[0].deck.remove(lost := next(i for i in t[0].deck if t.s.face[i].deck == "starter"))
    t.show(lost)
    t.s.dead_characters.append(lost)
    assert award(t) == 0, "one of them is gone"
