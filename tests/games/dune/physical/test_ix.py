"""Rise of Ix at the real table."""

from __future__ import annotations

import pytest

from hagal.games.dune.ix.part import part_of
from tests.games.dune.physical.companion import Companion
from tests.rules import rule


def tops(t: Companion) -> list[str]:
    return [t.s.face[stack[-1]].id for stack in part_of(t.s).stacks if stack]


def turn(players: int = 1, **options: object) -> Companion:
    return Companion(players, True, **options).tap("conflict skirmish_a")  # type: ignore[arg-type]


@rule("IX-002")
def test_the_tops_of_the_stacks_are_named() -> None:
    t = Companion(ix=True)
    assert tops(t) == ["windtraps", "training_drones", "artillery"]
    assert [stack["left"] for stack in t.game.view(0)["ix"]["stacks"]] == [6, 6, 6]


@rule("IX-060")
def test_without_a_mark_the_largest_stack_loses_its_top() -> None:
    t = Companion(ix=True, tiles=("artillery", "minimic_film", "spaceport"))
    assert [event.args["tile"].id for event in t.events("tech-trashed")] == ["artillery"]
    assert t.tag == "name_tile"
    t.tap("tile holoprojectors")
    assert [event.args["tile"].id for event in t.events("tech-trashed")] == ["artillery", "minimic_film"]
    t.tap("tile flagship")
    assert (t.tag, tops(t)) == ("name_conflict", ["holoprojectors", "flagship", "spaceport"])


@rule("IX-061", "IX-062")
def test_a_rival_takes_a_tile_and_the_next_one_is_named() -> None:
    t = turn().hagal("tech_negotiation").tap("fix 1 spice +1", "fix 1 spice +1", "turn")
    assert t.game.view(0)["ix"]["tiles"][1] == [{"tile": "training_drones", "spent": True}]
    assert (t.tag, t.keys[0].split()[0]) == ("name_tile", "tile")
    assert "tile windtraps" not in t.keys
    t.tap("tile flagship")
    assert tops(t) == ["windtraps", "flagship", "artillery"]


@rule("IX-062")
def test_a_negotiator_and_its_correction() -> None:
    t = turn(tiles=("flagship", "artillery", "spaceport")).hagal("tech_negotiation").tap("turn")
    assert part_of(t.s).negotiators == [0, 1, 0]
    t.tap("fix 1 negotiators -1", "fix 2 negotiators +1")
    assert part_of(t.s).negotiators == [0, 0, 1]


@rule("IX-010", "IX-014")
def test_a_person_takes_a_tile() -> None:
    t = turn(tiles=("flagship", "memocorders", "artillery")).tap("tech 0 flagship")
    assert (t[0].vp, t.tag) == (1, "name_tile")
    t.tap("tile windtraps", "tech 0 memocorders")
    assert t.tag == "influence_any"
    t.tap("influence fremen", "tile chaumurky")
    assert (t[0].influence[3], tops(t)) == (1, ["windtraps", "chaumurky", "artillery"])
    assert "tech 1 windtraps" not in t.fixes, "rivals take tiles by their own rules"


def test_a_person_trashes_a_tile() -> None:
    t = turn(tiles=("spy_satellites", "memocorders", "artillery")).tap("tech 0 spy_satellites", "tile windtraps")
    t.tap("untech 0 spy_satellites")
    assert part_of(t.s).tiles[0] == []


@rule("IX-064")
@pytest.mark.parametrize("players", [1, 2])
def test_dividends_of_a_person_pay_the_others(players: int) -> None:
    t = turn(players)
    before = [p.solari for p in t.s.players]
    t.tap("dividends 0")
    told = {event.seat: event.args["what"][0].args["n"] for event in t.events("gain")[-3:]}
    if players == 1:
        assert [p.solari for p in t.s.players] == [0, before[1] + 1, before[2] + 1]
        assert told == {0: 5, 1: 1, 2: 1}
    else:
        assert told == {0: 5, 1: 1}


@rule("IX-053", "IX-065")
def test_a_rivals_freighter_goes_home() -> None:
    t = turn().hagal("smuggling_or_interstellar_shipping").tap("fix 1 freighter +1", "fix 1 freighter +1", "turn")
    assert part_of(t.s).freighters[1] == 0
    assert (t[1].solari, t[1].garrison) == (5, 2)
    assert (t.tag, t.asked) == ("decide", 0), "a tie for the least influence"


@rule("IX-051", "IX-054", "IX-059")
def test_a_rivals_dreadnought() -> None:
    t = turn().hagal("dreadnought_1p", "wealth", "carthag").tap("turn", "turn", "reveal", "turn")
    assert part_of(t.s).conflict[1] == 1
    assert t[1].strength == 5
    t.tap("fix 1 fleet -1", "fix 1 ships -1")
    assert (part_of(t.s).docked[1], part_of(t.s).conflict[1]) == (2, 0)


@rule("IX-055")
def test_a_rivals_dreadnought_takes_a_location() -> None:
    t = turn().to_combat().clear_conflict()
    part_of(t.s).garrison[2], part_of(t.s).docked[2] = 1, 1
    t.tap("control carthag 0", "fix 2 fleet +1", "combat", "strength 0")
    assert t.game.view(0)["ix"]["flags"] == [-1, 2, -1]
    assert [event.args["space"].id for event in t.events("flag")] == ["carthag"]


@rule("IX-035", "IX-036")
def test_a_persons_dreadnought_takes_a_location_for_a_round() -> None:
    t = turn().to_combat().clear_conflict().tap("combat", "strength 5")
    assert (t.tag, t.keys) == ("winning_ships", ["dreadnoughts 0", "dreadnoughts 1", "dreadnoughts 2"])
    t.tap("dreadnoughts 1", "flag arrakeen", "points 1")
    assert part_of(t.s).flags == [0, -1, -1]
    t.tap("conflict guild_bank_raid").to_combat().clear_conflict().tap("combat", "strength 0", "points 1")
    assert part_of(t.s).flags[0] == -1


def test_flags_can_be_corrected() -> None:
    t = turn().tap("flag carthag 1", "flag carthag 2", "flag imperial_basin 1")
    assert part_of(t.s).flags == [-1, 2, 1]
    assert not any(key.startswith("flag arrakeen") for key in t.fixes), "one stays free"
    t.tap("flag carthag -")
    assert part_of(t.s).flags == [-1, -1, 1]


@rule("IX-071")
def test_brutal_escalation() -> None:
    t = turn(brutal_escalation=True).to_combat().clear_conflict().tap("fix 1 conflict +1")
    t.s.conflict[0] = next(i for i in t.s.conflicts if t.s.face[i].level == 3)
    t.game.choose("combat")
    assert len(t.events("rival-swords")) == 2


@rule("IX-070")
def test_the_dice_are_rolled_here() -> None:
    t = turn(row_dice=True).tap("turn", "turn", "reveal")
    (rolled,) = t.events("row-dice")
    assert {rolled.args["first"], rolled.args["second"]} <= set(range(1, 7))


@rule("IX-056")
def test_rivals_from_ix() -> None:
    t = turn(rival_leaders=["rhombur_vernius", "hundro_moritani"]).hagal("arrakeen_1p").tap("turn")
    assert part_of(t.s).negotiators[1] == 1, "Rhombur's signet without spice"


@rule("IX-080", "IX-081")
def test_epic_games() -> None:
    t = Companion(2, True, epic=True)
    assert t.view["level"] == 2
    assert {event.seat for event in t.events("intrigue")} == {0, 1}
    t.tap("conflict guild_bank_raid").to_combat().clear_conflict()
    t[0].vp = 11
    t.tap("combat", "strength 0", "strength 0", "points 11", "points 0")
    assert t.tag == "name_conflict"


# Weirding Way


@rule("HG-040")
def test_weirding_way_brings_another_turn_right_after_this_one() -> None:
    t = turn().tap("turn", "turn", "another turn")
    assert (t.tag, t.asked) == ("person_turn", 0), "the turn goes on: where did the Agent go?"
    assert [event.seat for event in t.events("table-another-turn")] == [0]
    assert not {"another turn", "reveal", "pass"} & set(t.keys), "the card was played with an Agent"
    t.tap("agent wealth")
    assert (t.tag, t.asked, t[0].agents) == ("person_turn", 0, 1)
    assert {"another turn", "reveal", "pass"} <= set(t.keys), "a turn like any other"
    t.tap("agent foldspace")
    assert (t.tag, t.view["turn"]) == ("rival_next", 1), "one turn only, then play goes on in order"


def test_the_other_turn_may_be_the_reveal_turn() -> None:
    t = turn().tap("turn", "turn", "another turn", "agent wealth", "reveal")
    assert (t[0].revealed, t.tag, t.view["turn"]) == (True, "rival_next", 1)


def test_weirding_way_needs_an_agent_and_rise_of_ix() -> None:
    t = turn().tap("turn", "turn", "fix 0 agents -1", "another turn", "voice arrakeen", "fix 0 agents -1")
    assert set(t.keys) == {"reveal", "pass"}, "a correction took the Agent after all"
    t.tap("reveal")
    assert "another turn" not in Companion().tap("conflict skirmish_a", "turn", "turn").keys


AT_ONCE = (("another turn", 0), ("agent wealth", 0), ("agent foldspace", 2), ("turn", 2), ("turn", 1))
AFTER_HAGAL = (("another turn", 0), ("agent wealth", 2), ("turn", 0), ("agent foldspace", 2), ("turn", 1))


@rule("HG-023")
@pytest.mark.parametrize(("reading", "taps"), [("at_once", AT_ONCE), ("after_hagal", AFTER_HAGAL)])
def test_weirding_way_comes_before_house_hagal_unless_read_otherwise(
    reading: str, taps: tuple[tuple[str, int], ...]
) -> None:
    t = turn(2, weirding_way=reading).hagal("carthag", "arrakeen_2p")
    for key, whose in taps:
        assert t.tap(key).view["turn"] == whose, key


def test_weirding_way_of_the_second_player_concerns_house_hagal_nothing() -> None:
    t = turn(2).tap("reveal", "another turn", "agent wealth")
    assert (t.tag, t.asked) == ("person_turn", 1)
