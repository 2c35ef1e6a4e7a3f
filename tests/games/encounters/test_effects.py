"""Effects at their edges, where no single card shows them."""

from __future__ import annotations

from hagal.games.encounters.declare import character
from hagal.games.encounters.effects import (
    avoid,
    bounty,
    defeat,
    draw,
    gain_free,
    mark,
    recruit,
    swap_values,
    unless,
    weaken,
)
from hagal.games.encounters.names import TECH
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC
from hagal.text import describe
from tests.games.encounters.position import Position


def test_only_an_enemy_that_lies_open_can_be_killed_by_an_effect() -> None:
    t = Position(1).stage(3).combat("one_ugly_mother", "soviet_advisor").wild("hills", "choppa_c", up=False)
    t.wild("river", "choppa_c").wild("ruins", "guerrilla_camp").give(weaken=9).run(defeat(6))
    assert t.keys == ["slay river", "slay soviet_advisor", "decline"]  # nor the Final Enemy, nor a task
    assert not defeat(4).can(Position(1).combat("soviet_advisor").s, 0, -1)


def test_what_is_spent_cannot_be_swapped() -> None:
    t = Position(1).played("brute_force", "experience").give(attack=0, recruit=1).run(swap_values)
    assert t.keys == ["swap experience", "decline"]
    t = Position(1).played("brute_force", "experience").give(attack=1, recruit=0).run(swap_values)
    assert t.keys == ["swap brute_force", "decline"]


def test_gaining_for_nothing_heeds_what_characters_cost_now() -> None:
    t = Position(1).hq("knock_knock", "the_speech").run(gain_free(3))
    assert t.keys == ["gain knock_knock", "gain the_speech", "decline"]
    t = Position(1).wild("river", "choppa_c").hq("knock_knock", "the_speech").run(gain_free(3))
    assert t.keys == ["gain the_speech", "decline"]


def test_what_happens_as_a_character_is_recruited() -> None:
    """Once, as it is recruited; not as it is gained for nothing or played."""
    newcomer = character("Newcomer", who="dutch", cost=2, attack=1, recruited=(draw(1), recruit(3)))
    t = Position(1).hand(0, "experience").hq()
    t.s.hq += zones.add_instances(t.s, [newcomer, newcomer])
    t.give(recruit=2).choose("recruit newcomer")
    assert (t.s.recruit, len(t[0].hand)) == (3, 2)
    t.run(gain_free(2)).choose("gain newcomer")
    assert (t.s.recruit, t.ids(t[0].discard)) == (3, ["newcomer", "newcomer"])
    assert describe(newcomer)[-1] == "When recruited: draw a card; gain 3 Recruit"
    assert "recruited" in newcomer.facts


def test_a_copy_cannot_be_shown() -> None:
    t = Position(2).hand(0, "experience").hand(1, "commander_tech", "experience")
    t.choose("coordinate commander_tech", seat=1).choose("copy commander_tech").run(unless(TECH, mark(1)))
    assert t.keys == ["let"]
    t = Position(2).hand(0, "knock_knock").hand(1, "commander_leadership", "experience").strikes("cover_me")
    t.choose("coordinate commander_leadership", seat=1).choose("copy commander_leadership").run("strike")
    assert t.keys == ["take"]


def test_gains_of_a_turn_add_up() -> None:
    t = Position(1).run(bounty(2)).run(bounty(1)).run(avoid(1)).run(avoid(1)).run(weaken(1)).run(weaken(2))
    assert (t.s.bounty, t.s.avoids, t.s.weaken) == (3, 2, 3)


def test_a_hand_has_a_card_at_least() -> None:
    t = Position(1, tough=True).wounds(0, *["festering_wound"] * 7).done()
    assert len(t[0].hand) == 1


def test_the_camp_stays_in_the_wilds() -> None:
    t = Position(1).attached("hills", "guerrilla_camp").wild("river", "val_verde_guerrilla").give(attack=3)
    t.choose("fight river")
    assert (t.ids(t.s.attached[4]), t.damage) == (["guerrilla_camp"], [0])


def test_lost_evidence_brings_no_card() -> None:
    t = Position(2, film=2).stage(2).operations("forensic_analysis").wild("ruins", "witness_testimony", up=False)
    t._put(t.s.out, "enemy", ("physical_evidence",), None)
    t.give(attack=2).choose("scan ruins")
    assert t.mission.stage == 3
    assert [len(p.hand) for p in t.s.players] == [3, 3]


def test_of_equal_cards_in_a_hand_the_last_is_played_as_in_all_records() -> None:
    t = Position(1).hand(0, "experience", "brute_force", "experience").choose("play experience")
    assert t.ids(t[0].hand) == ["experience", "brute_force"]
    t = Position(1).hand(0, "experience", "brute_force", "experience")
    t.s.known[t[0].hand[0]] = PUBLIC
    t.choose("play experience")
    assert t.ids(t[0].hand) == ["brute_force", "experience"]
