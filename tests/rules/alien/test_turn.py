"""Turns, reveals and terms: AL-030 to AL-064, AL-070 to AL-076, AL-105 to AL-112."""

from __future__ import annotations

import pytest

from hagal.games.encounters.effects import add_enemies, draw, each, heal, strike
from hagal.kernel.state import PUBLIC
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

FULL = ("ventilation_shafts", "power_station", "weapons_locker", "med_lab")


def full(t: Survivors, last: str, up: bool = True) -> Survivors:
    """An Egg in each room but the last, which holds this card."""
    for name in FULL:
        t.wild(name, "egg")
    return t.wild("airlock", last, up)


@rule("AL-030")
def test_four_phases() -> None:
    t = Survivors(1).eggs().combat("organism_d").strikes("false_alarm").done()
    kinds = [event.kind for event in t.game.log.events]
    assert kinds.index("enc-strike") < kinds.index("enc-draw") < kinds.index("enc-enters")


@rule("AL-031")
def test_the_top_card_of_the_hive_enters_unseen() -> None:
    t = Survivors(1).eggs().run("enemy_phase")
    assert (t.space("ventilation_shafts"), t.hidden("ventilation_shafts")) == ("egg", True)
    assert t.s.known[t.s.wilds[0][0]] != PUBLIC


@rule("AL-032")
def test_cards_push_each_other_only_as_far_as_they_must() -> None:
    t = Survivors(1).eggs().wild("ventilation_shafts", "ash").wild("weapons_locker", "scream_a", up=False)
    t.run(add_enemies(1))
    assert [t.space(name) for name in t.spaces] == ["egg", "ash", "scream_a", None, None]
    assert [t.hidden(name) for name in t.spaces] == [True, False, True, False, False]


@rule("AL-033", "AL-050")
def test_pushed_out_of_the_airlock_a_card_is_turned_up_in_the_combat_zone() -> None:
    t = full(Survivors(1).eggs(), "organism_d", up=False).run("enemy_phase")
    assert (t.ids(t.s.combat), len(t.events("strike"))) == (["organism_d"], 1)
    assert t.s.known[t.s.combat[0]] == PUBLIC


@rule("AL-034")
def test_play_recruit_scan_and_fight_in_any_order() -> None:
    t = (
        Survivors(1)
        .hand(0, "grunt", "grunt", "specialist", "specialist")
        .wild("airlock", "swift_drone")
        .wild("med_lab", "egg", up=False)
    )
    t.hq("sergeant_tech").give(recruit=2)
    t.choose("play grunt", "play specialist", "recruit sergeant_tech", "play grunt", "fight airlock")
    assert (t.s.attack, t.s.recruit, t.ids(t[0].discard)) == (0, 0, ["sergeant_tech"])
    t.give(attack=2).choose("scan med_lab")
    assert not t.hidden("med_lab")


@rule("AL-035", "AL-036")
def test_three_captains_of_the_ship_give_10() -> None:
    t = Survivors(1).hand(0, *["captain_of_the_ship"] * 3, "grunt")
    found = [t.choose("play captain_of_the_ship").s.attack for _ in range(3)]
    assert found == [2, 6, 10]


@rule("AL-035")
def test_a_crew_ability_needs_another_of_the_crew() -> None:
    """Below Decks has 2 Attack, and 2 more after another card of the Nostromo; it does not count for itself."""
    for before, attack in (((), 2), (("bishop_tech",), 2), (("captain_of_the_ship",), 4)):
        t = Survivors(1).hand(0, "chief_engineer_parker_uncommon", "grunt").played(*before)
        assert t.choose("play chief_engineer_parker_uncommon").s.attack == attack


@rule("AL-037")
def test_a_sergeant_costs_3_and_its_class_is_not_known_before() -> None:
    t = Survivors(1).give(recruit=2)
    assert t.reason("recruit sergeant") == "enc-why-recruit 3"
    top = t.s.officers[-1]
    assert t.s.known[top] != PUBLIC
    t.give(recruit=3).choose("recruit sergeant")
    assert (t[0].discard, t.s.recruit) == ([top], 0)


@rule("AL-037", "AL-107")
def test_the_hq_is_filled_at_once_and_no_sergeants_may_be_left() -> None:
    t = Survivors(1).hq("sergeant_tech").barracks("sergeant_intel").give(recruit=3).choose("recruit sergeant_tech")
    assert t.ids(t.s.hq) == ["sergeant_intel"]
    t.s.gone += t.s.officers
    t.s.officers.clear()
    assert t.give(recruit=3).reason("recruit sergeant") == "enc-why-no-sergeants"


@rule("AL-038")
def test_what_scans_cost() -> None:
    t = Survivors(1)
    assert [space["scan_cost"] for space in t.game.view(0)["wilds"]] == [4, 3, 3, 2, 2]
    t.wild("power_station", "egg", up=False).give(attack=2)
    assert t.reason("scan power_station") == "enc-why-scan-cost 3"
    t.give(attack=0, scans=1).choose("scan power_station free")
    assert not t.hidden("power_station")


@rule("AL-039", "AL-070")
def test_fights_are_paid_in_full_and_coordinated_cards_help() -> None:
    t = Survivors(2).wild("airlock", "swift_drone").give(attack=1)
    t.hand(1, "sergeant_tech", "grunt").deck(1, "specialist")
    assert t.reason("fight airlock") == "enc-why-attack 2"
    t.choose("coordinate sergeant_tech", seat=1)
    assert len(t[1].hand) == 2
    t.choose("copy sergeant_tech")
    assert t.s.recruit == 2
    t.give(attack=2).choose("fight airlock")
    assert t.ids(t.s.dead_enemies) == ["swift_drone"]


@rule("AL-040", "AL-076")
def test_enemies_in_the_combat_zone_strike_from_right_to_left() -> None:
    """New cards come in at the left, so whoever came first strikes first; Ash tells when his turn was."""
    for order, before in ((("perfect_organism", "ash"), 3), (("ash", "perfect_organism"), 1)):
        t = Survivors(1).eggs().hand(0, "grunt", "specialist").combat(*order).strikes(*["false_alarm"] * 3).done()
        assert (t.keys, len(t.events("strike"))) == (["discard grunt", "discard specialist"], before)
        assert len(t.choose("discard grunt").events("strike")) == 3


@rule("AL-040")
def test_damage_equal_to_health_kills() -> None:
    t = Survivors(2)
    t[0].health = 1
    t.strikes("slashing_claws").run("strike", 0)
    assert t[0].dead


@rule("AL-041")
def test_cleanup_discards_all_and_draws_six() -> None:
    t = Survivors(2).eggs().hand(0, "grunt", "specialist").deck(0, *["grunt"] * 6).choose("play grunt").done()
    assert (sorted(t.ids(t[0].discard)), len(t[0].hand), t[0].deck) == (["grunt", "specialist"], 6, [])


@rule("AL-050")
@pytest.mark.parametrize("way", ["each", "once"])
def test_a_reveal_ability_of_a_card_turned_down_and_up_again(way: str) -> None:
    t = Survivors(1, reveal_abilities=way).wild("med_lab", "organism_d", up=False).turn_up()
    t.s.down |= 1 << 3
    t.turn_up()
    assert len(t.events("strike")) == (2 if way == "each" else 1)


@rule("AL-051")
def test_an_event_is_that_of_the_current_objective() -> None:
    t = Survivors(1).stage(2).hand(0, *["grunt"] * 4).wild("airlock", "event_the_sos", up=False).turn_up()
    assert (len(t[0].hand), t.events("strike")) == (2, [])


@rule("AL-052")
def test_nobody_is_marked() -> None:
    t = Survivors(2).eggs().wild("airlock", "hazard_the_sos", up=False).turn_up()
    assert [p.marks for p in t.s.players] == [0, 0]


@rule("AL-061")
def test_a_card_of_an_objective_can_be_used_only_while_that_is_current() -> None:
    t = Survivors(1).stage(3).operations("organism_a").combat("organism_b").give(recruit=4)
    assert t.reason("do organism_a") == ""
    assert t.stage(2).reason("do organism_a") == "enc-why-not-current 3"


@rule("AL-062")
def test_a_final_enemy_cannot_be_fought_before_but_strikes() -> None:
    t = Survivors(1).stage(2).eggs().combat("perfect_organism").strikes("false_alarm", "false_alarm").give(attack=20)
    assert t.reason("fight perfect_organism") == "enc-why-final"
    t.done()
    assert len(t.events("strike")) == 2


@rule("AL-063")
def test_a_final_enemy_need_not_be_killed_twice() -> None:
    t = Survivors(1, film="resurrection").stage(3).combat("cloned_queen").give(attack=30).choose("fight cloned_queen")
    t.only_enemies().run("enemy_phase")
    assert "cloned_queen" in t.ids([*t.s.enemies, *t.s.wilds[0]])
    t.combat("newborn").give(attack=30).choose("fight newborn")
    assert t.ending == "major"


@rule("AL-070")
def test_one_coordinate_a_player_and_turn_and_several_players_may() -> None:
    t = Survivors(3).hand(1, "sergeant_tech", "sergeant_intel").hand(2, "sergeant_tech", "grunt")
    t.choose("coordinate sergeant_tech", seat=1).choose("coordinate sergeant_tech", seat=2)
    assert t.asides == {}
    assert t.keys.count("copy sergeant_tech") == 1
    t.choose("copy sergeant_tech", "copy sergeant_tech")
    assert t.s.recruit == 4


@rule("AL-071")
def test_roles_of_alien_do_not_call_for_backup() -> None:
    roles = [card for card in Survivors(1).s.rules.kinds["character"] if card.deck == "role"]
    assert len(roles) == 10
    assert not any(effect.tag == "enc-backup" for card in roles for effect in card.effects)


@rule("AL-072")
def test_avoid_avoids_the_next_strike_unasked() -> None:
    t = Survivors(1).give(avoids=1).run(strike(2))
    assert (len(t.events("avoid")), len(t.events("strike"))) == (1, 1)


@rule("AL-073")
def test_healing_moves_a_strike_to_the_discard() -> None:
    t = Survivors(1).wounds(0, "barbed_tail", "slashing_claws").run(heal).choose("heal 0 barbed_tail")
    assert (t.ids(t[0].wounds), t.ids(t.s.strike_discard)) == (["slashing_claws"], ["barbed_tail"])


@rule("AL-074", "AL-110")
def test_each_player_the_active_one_first() -> None:
    t = Survivors(3).eggs().done().strikes(*["false_alarm"] * 3).run(each(strike(1)), seat=1)
    assert [event.seat for event in t.events("strike")] == [1, 2, 0]


@rule("AL-075")
def test_of_several_runners_the_nearest_to_the_combat_zone_runs_first() -> None:
    """So it is out of the way of the other, who would push it into the Combat Zone otherwise."""
    t = Survivors(1, film="alien3").eggs().wild("weapons_locker", "xenomorph_runner").wild("med_lab", "out_there_b")
    t.run("enemy_phase")
    assert (t.space("med_lab"), t.space("airlock"), t.s.combat) == ("xenomorph_runner", "out_there_b", [])


@rule("AL-075")
def test_a_runner_runs_after_the_hive_phase_of_every_player() -> None:
    """Pushed on by the card that enters, it runs from there; in the end into the Combat Zone."""
    t = Survivors(2, film="alien3").eggs().strikes("false_alarm").wild("ventilation_shafts", "xenomorph_runner")
    found = []
    for _ in range(4):
        t.done()
        found += [name for name in t.spaces if t.space(name) == "xenomorph_runner"]
    assert (found, t.ids(t.s.combat)) == (["weapons_locker", "med_lab", "airlock"], ["xenomorph_runner"])


@rule("AL-105")
def test_an_empty_hive_is_made_of_the_dead_enemies() -> None:
    t = Survivors(1).only_enemies().dead("egg", "ash").run("enemy_phase")
    assert (t.s.exhausted, len(t.s.enemies), t.ending) == (1, 1, "")
    assert all(t.s.face[i].fightable for i in (*t.s.enemies, *t.s.wilds[0]))


@rule("AL-106", "AL-002")
def test_empty_a_second_time_all_die_once_a_card_is_needed() -> None:
    """Whatever has died meanwhile: there is no third Hive."""
    t = Survivors(2).only_enemies().dead("egg").run("enemy_phase").dead("ash")
    assert (t.ending, t.s.enemies) == ("", []), "empty, but nobody needs a card"
    t.run("enemy_phase")
    assert (t.ending, t.ids(t.s.dead_enemies)) == ("lost", ["ash"])
    assert t.game.outcome is not None
    assert t.game.outcome.winners == ()


@rule("AL-107")
def test_empty_barracks_and_an_empty_strike_deck() -> None:
    t = Survivors(1).hq("sergeant_tech").give(recruit=3)
    t.s.gone += t.s.barracks
    t.s.barracks.clear()
    t.choose("recruit sergeant_tech")
    assert t.s.hq == []
    t.s.strike_discard += t.s.strikes
    t.s.strikes.clear()
    for i in t.s.strike_discard:
        t.show(i)
    t.run("strike")
    assert len(t.s.strikes) == 39


@rule("AL-111")
def test_cards_that_enter_the_combat_zone_together_are_turned_up_one_by_one() -> None:
    t = Survivors(1).stage(3).eggs().wild("airlock", "organism_d", up=False)
    for name in FULL:
        t.wild(name, "egg")
    t.run(add_enemies(2))
    assert t.ids(t.s.combat) == ["organism_d", "egg"]


@rule("AL-112")
def test_the_active_player_orders_what_happens_at_once() -> None:
    """The card that a kill is worth, and the death of this enemy, which takes one: drawn first it can be that one."""
    asked = ["discard grunt", "discard specialist"]
    for first, choices in (("collect", asked), ("scream_b", ["play specialist", "done"])):
        t = Survivors(1).combat("scream_b").give(attack=4, bounty=1).hand(0, "grunt").deck(0, "specialist")
        t.choose("fight scream_b")
        assert t.keys == ["first collect", "first scream_b"]
        assert t.choose(f"first {first}", "let").keys == choices


@rule("AL-074")
def test_as_much_as_possible_is_done() -> None:
    t = Survivors(1).deck(0, "grunt").run(draw(3))
    assert len(t[0].hand) == 2
