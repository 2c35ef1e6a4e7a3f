"""Corrections: recorded steps that go through the game's own actions."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.physical.kinds import Fix
from hagal.kernel import laws
from hagal.kernel.term import TERMS
from tests.games.dune.physical.companion import Companion
from tests.rules import rule


def turn(players: int = 1, ix: bool = False) -> Companion:
    """Before the first turn of a rival (or of a person, with two)."""
    return Companion(players, ix).tap("conflict skirmish_a")


def test_corrections_can_be_told_from_moves() -> None:
    t = turn()
    main, aside = t.game.decisions
    assert (main.aside, main.keys) == (False, ["turn"])
    assert aside.aside
    assert all(isinstance(option.step, Fix) and option.step.tag.startswith("fix_") for option in aside)
    assert not any(isinstance(option.step, Fix) for option in main)
    assert [tag for tag, cls in TERMS.of("dune").items() if issubclass(cls, Fix) and not tag.startswith("fix_")] == []


def test_they_are_recorded_told_and_undone() -> None:
    t = turn().tap("fix 1 spice +1")
    assert t.game.record.keys[-1] == (0, "fix 1 spice +1")
    assert [event.kind for event in t.game.log.events[-2:]] == ["fix", "gain"]
    assert t.game.story(0)[-2:] == ["Correction: Player 2: 1 spice more.", "Player 2 gains 1 spice."]
    assert t.tag == "rival_next", "the question stays open"
    t.game.undo()
    assert t[1].spice == 0


@rule("HG-050")
@pytest.mark.parametrize(("what", "n"), [("spice", 7), ("solari", 7), ("intrigue", 3), ("water", 2)])
def test_resources_become_points(what: str, n: int) -> None:
    t = turn().tap(*([f"fix 2 {what} +1"] * n))
    assert t[2].vp == 1
    assert f"fix 2 {what} -1" not in t.fixes
    assert f"fix 0 {what} +1" not in t.fixes, "people keep count of their own"


def test_resources_can_be_taken_away() -> None:
    t = turn().tap("fix 1 water -1", "fix 1 intrigue +1", "fix 1 intrigue -1", "fix 1 vp +1", "fix 1 vp -1")
    assert (t[1].water, t[1].intrigue, t[1].vp) == (0, [], 0)
    assert "fix 1 vp -1" not in t.fixes


@rule("HG-007", "HG-041")
def test_influence_brings_points_and_alliances() -> None:
    t = turn().influence(1, "fremen", 4)
    assert (t[1].vp, t.s.alliance[3]) == (2, 1)
    t.influence(0, "fremen", 5)
    assert (t[1].vp, t[0].vp, t.s.alliance[3]) == (1, 2, 0)
    t.tap("fix 0 fremen -1")
    assert "alliance fremen 1" in t.fixes, "level at the top"
    t.tap("alliance fremen 1")
    assert (t.s.alliance[3], t[0].vp, t[1].vp) == (1, 1, 2)
    laws.cheap(t.s)


@rule("HG-007")
def test_people_are_told_the_bonus_at_four_and_rivals_get_none() -> None:
    t = turn().influence(1, "emperor", 4)
    assert t.events("recruit") == []
    t.influence(0, "emperor", 4)
    assert [(event.seat, event.args["n"]) for event in t.events("recruit")] == [(0, 2)]
    assert (t[0].garrison, t[0].supply) == (0, 12)


@rule("HG-049")
def test_a_person_names_the_heir_of_a_rivals_alliance() -> None:
    t = turn().influence(1, "fremen", 5).influence(0, "fremen", 4).influence(2, "fremen", 4).tap("fix 1 fremen -1")
    t.tap("fix 1 fremen -1")
    assert (t.tag, t.asked, t.keys) == ("choose_heir", 0, ["alliance 0", "alliance 2"])
    t.tap("alliance 2")
    assert t.s.alliance[3] == 2
    laws.cheap(t.s)


def test_troops_are_conserved() -> None:
    t = turn().tap(
        "fix 1 garrison +1", "fix 1 conflict +1", "fix 1 conflict +1", "fix 1 garrison -1", "fix 0 conflict +1"
    )
    assert (t[1].supply, t[1].garrison, t[1].conflict, t[0].conflict) == (10, 0, 2, 1)
    laws.cheap(t.s)


def test_agents() -> None:
    t = turn().tap("fix 1 agents -1", "fix 1 agents -1")
    assert t.tag == "rival_next"
    assert t.view["turn"] == 2, "without an Agent its turn is over"
    t.tap("fix 0 swordmaster +1", "fix 2 agents +1")
    assert (t[0].agents, t[2].agents) == (3, 3)
    laws.cheap(t.s)
    t.to_combat().clear_conflict().tap("combat", "strength 0", "points 0")
    assert [p.agents for p in t.s.players] == [3, 2, 2]
    laws.cheap(t.s)


def test_an_agent_goes_back() -> None:
    t = turn().hagal("wealth").tap("turn", "vacate wealth 1")
    assert (t.posts(1), t[1].agents, t.view["occupied"]) == ([], 2, {})
    t.tap("occupy wealth", "vacate wealth")
    assert t.view["occupied"] == {}


def test_spice_control_mentat_and_the_marker() -> None:
    t = turn().tap("bonus great_flat 1", "bonus great_flat 2", "bonus great_flat 0")
    assert t.s.bonus[0] == 0
    t.tap("control arrakeen 1", "control arrakeen -", "control arrakeen 0")
    assert t.view["round"] == 1
    assert t.game.view(0)["control"]["arrakeen"] == 0
    t.tap("mentat 1")
    assert (t.s.mentat, t[1].agents) == (1, 3)
    t.tap("mentat 2", "mentat -")
    assert (t.s.mentat, [p.agents for p in t.s.players]) == (-1, [2, 2, 2])
    assert t.tap("first 0").s.first == 0


def test_house_hagal_has_no_resources_to_correct() -> None:
    t = turn(2)
    words = {key.split()[2] for key in t.fixes if key.startswith("fix 2 ")}
    assert words == {"garrison", "conflict", "agents", "emperor", "spacing_guild", "bene_gesserit", "fremen"}
    assert "control arrakeen 2" not in t.fixes


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("ix", [False, True])
def test_never_more_than_200_on_offer(players: int, ix: bool) -> None:
    t = turn(players, ix)
    while t.tag != "person_turn":
        t.tap(t.keys[0])
    for p in t.s.players:
        p.influence = (2, 2, 2, 2)
    t.s.bonus = [3, 3, 3]
    assert len(t.keys) + len(t.fixes) <= 200


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("ix", [False, True])
def test_every_correction_keeps_the_laws(players: int, ix: bool) -> None:
    """Each of them alone, at several questions, and the game goes on after it."""
    t = turn(players, ix)
    for _ in range(12):
        for key in t.fixes:
            game = t.game.copy()
            game.choose(key)
            while game.decision is not None and game.decision.choice.tag in (
                "influence_any",
                "influence_two",
                "name_tile",
            ):
                game.choose(game.decision.keys[0])
            laws.cheap(game.state)
            laws.dear(game.state)
            assert game.decision is not None
            game.choose(game.decision.keys[0])
        t.tap(t.keys[0])


def test_what_is_no_correction_now_has_a_reason() -> None:
    t = turn()
    with pytest.raises(hagal.ChoiceError):
        t.tap("fix 1 spice -1")
