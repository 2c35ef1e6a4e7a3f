"""Strikes, wounds, death and what spares from them: PR-078 to PR-084, PR-126 to PR-129, PR-136, PR-137."""

from __future__ import annotations

from hagal.games.encounters.effects import and_next, discard, each, strike
from hagal.games.encounters.names import LOST, PLAYING
from hagal.kernel.state import PUBLIC
from tests.games.encounters.position import Position
from tests.rules import rule


@rule("PR-078", "PR-079")
def test_each_enemy_in_the_combat_zone_strikes_once_the_oldest_first() -> None:
    t = Position(2).combat("soviet_advisor", "val_verde_guerrilla").wild("hills", "one_at_a_time")
    t.strikes("deep_gash", "flesh_wound").done()
    assert t.damage == [3, 0]
    assert t.ids(t[0].wounds) == ["flesh_wound", "deep_gash"]
    t = Position(1).combat("flares_a", "soviet_advisor").strikes("flesh_wound", "deep_gash").give(avoids=1).done()
    prompt = t.game.decision.prompt_message if t.game.decision else None
    assert prompt is not None
    assert prompt.args["card"].id == "flares_a"


@rule("PR-080")
def test_a_dead_player_leaves_the_game() -> None:
    t = Position(2).wounds(0, *["brutal_puncture"] * 2, "deep_gash").hand(0, "bad_idea", "knock_knock")
    t.choose("play knock_knock").combat("soviet_advisor", "other_world_d").strikes("flesh_wound", "flesh_wound").done()
    p = t[0]
    assert p.dead
    assert [*p.deck, *p.hand, *p.in_play, *p.discard, *p.wounds] == []
    assert "knock_knock" in t.ids(t.s.gone)
    assert t.ids(t.s.strike_discard).count("brutal_puncture") == 2
    assert t.ids(t.s.strike_discard).count("flesh_wound") == 1  # struck once: the second enemy finds him dead
    assert t.asked == 1
    t.s.dead_enemies += t.s.combat
    t.s.combat.clear()
    t.done()
    assert t.asked == 1  # no more turns for the dead


@rule("PR-081")
def test_strikes_may_miss_or_do_more() -> None:
    t = Position(1).combat("soviet_advisor").strikes("close_call").done()
    assert t.damage == [0]
    assert t.ids(t.s.strike_discard) == ["close_call"]
    t = Position(1).marks(0, 2).combat("soviet_advisor").strikes("flesh_wound", "flesh_wound", "stunning_blow").done()
    assert t.ids(t[0].wounds) == ["stunning_blow", "flesh_wound", "flesh_wound"]
    t = Position(1).combat("soviet_advisor").hand(0, "bad_idea", "knock_knock").strikes("cover_me").done()
    assert t.keys == ["show bad_idea", "take"]
    t.choose("show bad_idea")
    assert t.damage == [0]


@rule("PR-082")
def test_strikes_outside_the_strike_phase() -> None:
    t = Position(1).strikes("flesh_wound").run(strike(1))
    assert t.damage == [1]
    assert t.s.phase == "action"


@rule("PR-083")
def test_healing() -> None:
    t = Position(2).wounds(0, "flesh_wound").wounds(1, "deep_gash", "deep_gash").played("real_nasty_habit")
    t.hand(0, "sexual_tyrannosaurus", "experience").choose("play sexual_tyrannosaurus")
    assert t.keys == ["heal 0 flesh_wound", "heal 1 deep_gash", "decline"]
    t.choose("heal 1 deep_gash")
    assert t.damage == [1, 2]
    assert t.ids(t.s.strike_discard) == ["deep_gash"]


@rule("PR-084")
def test_t9_an_avoided_strike_brings_no_ability_either() -> None:
    t = Position(1).combat("flares_a").hand(0, "experience", "brute_force").strikes("flesh_wound").done()
    assert sorted(t.keys) == ["discard brute_force", "discard experience"]  # its Strike ability
    t = Position(1).combat("flares_a").hand(0, "experience", "brute_force").strikes("flesh_wound").give(avoids=1).done()
    before = len(t.s.strikes)
    t.choose("avoid")
    assert len(t.s.strikes) == before
    assert t.damage == [0]
    assert not t.events("discard")


@rule("PR-126")
def test_a_strike_can_be_cancelled_once_it_is_drawn() -> None:
    t = Position(1, film=2).hand(0, "danny_uncommon", "experience").choose("play danny_uncommon")
    t.combat("little_war_b").strikes("deep_gash").done()
    assert t.ids(t.s.struck) == ["deep_gash"]
    assert t.keys == ["cancel", "take"]
    t.choose("cancel")
    assert t.damage == [0]
    assert t.ids(t.s.strike_discard) == ["deep_gash"]
    assert not t.events("discard")  # as if it had not happened
    t = Position(1, film=2).give(cancels=1).combat("little_war_b").strikes("deep_gash").done().choose("take")
    assert t.damage == [2]
    assert t.s.cancels == 0  # gone with the turn


@rule("PR-127")
def test_t7_who_is_alone_is_his_own_next_player() -> None:
    t = Position(1).strikes("flesh_wound", "deep_gash").run(and_next(strike(1)))
    assert t.damage == [3]
    t = Position(3).strikes("flesh_wound", "deep_gash").run(and_next(strike(1)))
    assert t.damage == [2, 1, 0]
    t = Position(2).strikes("flesh_wound", "deep_gash")
    t[1].dead = True
    for zone in (t[1].deck, t[1].hand):
        t.s.gone += zone
        zone.clear()
    t.run(and_next(strike(1)))
    assert t.damage == [3, 0]


@rule("PR-128")
def test_you_is_the_active_player() -> None:
    t = (
        Position(2)
        .done()
        .wild("ruins", "over_here", up=False)
        .give(attack=2)
        .strikes("flesh_wound")
        .choose("scan ruins")
    )
    assert t.damage == [0, 1]
    t = Position(3, film=2).stage(2).operations("forensic_analysis", "physical_evidence").done()
    t.wild("ruins", "event_personal_little_war", up=False).give(attack=2).choose("scan ruins")
    assert (t.asked, t.keys) == (1, ["lose forensic_analysis", "lose physical_evidence"])  # nobody is named


@rule("PR-129")
def test_avoid_any_one_strike_of_this_turn() -> None:
    t = Position(2).hand(0, "real_nasty_habit", "experience").choose("play real_nasty_habit")
    t.strikes("flesh_wound", "deep_gash").run(each(strike(1)))
    assert (t.asked, t.keys) == (0, ["avoid", "take"])
    t.choose("avoid")
    assert t.damage == [0, 2]
    t = Position(1).hand(0, "real_nasty_habit", "experience").choose("play real_nasty_habit").done()
    assert t.s.avoids == 0


@rule("PR-136")
def test_barracks_and_officers_run_out() -> None:
    t = Position(1).hq("knock_knock", "bad_idea").give(recruit=20)
    t.s.gone += t.s.barracks + t.s.officers
    t.s.barracks.clear()
    t.s.officers.clear()
    t.choose("recruit knock_knock")
    assert t.ids(t.s.hq) == ["bad_idea"]
    assert "recruit officer" not in t.keys


@rule("PR-137")
def test_the_strike_deck_is_made_anew() -> None:
    t = Position(1)
    for i in t.s.strikes:
        t.s.known[i] = PUBLIC
    t.s.strike_discard += t.s.strikes
    t.s.strikes.clear()
    t.strikes("flesh_wound")
    discarded = len(t.s.strike_discard)
    t.run(strike(1))
    assert (len(t.s.strikes), len(t.s.strike_discard), t.damage) == (0, discarded, [1])  # not before it is needed
    t.run(strike(1))
    assert len(t.events("strikes-again")) == 1
    assert len(t.s.strikes) == discarded - 1
    assert not any(t.s.known[i] for i in t.s.strikes)  # shuffled: nobody knows the order


@rule("PR-138")
def test_t12_as_much_as_possible() -> None:
    t = Position(2).hand(0, "experience").run(discard(2))
    assert t.ids(t[0].discard) == ["experience"]
    assert t[0].hand == []
    t = Position(1).combat("one_big_ugly_mother", "no_killing_what_cant_be_killed").stage(3).give(attack=30)
    assert "fight one_big_ugly_mother" not in t.keys  # "cannot" beats "can"


@rule("PR-140")
def test_the_active_player_goes_first() -> None:
    t = Position(3).done()
    for seat in range(3):
        t.hand(seat, "experience", "brute_force")
    t.run(each(discard(1)), seat=1)
    seats = []
    for _ in range(3):
        seats.append(t.asked)
        t.choose("discard experience")
    assert seats == [1, 2, 0]


@rule("PR-047")
def test_abilities_of_once_a_turn_in_either_order() -> None:
    def both() -> Position:
        t = Position(1, film=2).hand(0, "im_gonna_finish_it", "harrigan_uncommon", "experience", "experience")
        return t.choose("play im_gonna_finish_it", "play harrigan_uncommon", "play experience", "play experience")

    assert both().choose("use im_gonna_finish_it", "use harrigan_uncommon").s.attack == 2 * 1 + 3
    assert both().choose("use harrigan_uncommon", "use im_gonna_finish_it").s.attack == 2 * (1 + 3)


@rule("PR-003", "PR-080")
def test_a_player_killed_on_anothers_turn() -> None:
    t = Position(3).wounds(1, *["brutal_puncture"] * 3).strikes(*["flesh_wound"] * 3).run(each(strike(1)))
    assert [p.dead for p in t.s.players] == [False, True, False]
    assert t.damage == [1, 0, 1]
    assert t.s.ending == PLAYING
    assert t.s.ending != LOST


@rule("PR-084", "PR-126")
def test_cancelling_a_further_strike_leaves_the_ability_of_the_enemy() -> None:
    t = Position(1).marks(0, 1).combat("flares_a").hand(0, "experience", "brute_force").give(cancels=1)
    t.strikes("flesh_wound", "stunning_blow").done().choose("take")  # the Strike of the enemy, which brings another
    assert t.ids(t.s.struck) == ["flesh_wound"]
    t.choose("cancel")
    assert t.ids(t[0].wounds) == ["stunning_blow"]
    assert sorted(t.keys) == ["discard brute_force", "discard experience"]


@rule("PR-084", "PR-126", "PR-129")
def test_the_strike_that_replaces_a_miss_is_that_of_the_enemy() -> None:
    def missed() -> Position:
        t = Position(1).combat("one_at_a_time", "flares_a").hand(0, "experience", "brute_force")
        return t.strikes("deep_gash", "close_call", "flesh_wound")

    t = missed().give(cancels=1).done().choose("take", "take")
    assert t.ids(t.s.struck) == ["deep_gash"]
    t.choose("cancel")
    assert t.damage == [1]
    assert "done" in t.keys
    t = missed().give(avoids=1).done().choose("take", "take")
    assert t.keys == ["avoid", "take"]  # it is a Strike to be drawn, too
    t.choose("avoid")
    assert t.damage == [1]
    assert "done" in t.keys  # no Strike ability either
    t = missed().done()
    assert t.damage == [3]
    assert sorted(t.keys) == ["discard brute_force", "discard experience"]


@rule("PR-084", "PR-138")
def test_an_enemy_strikes_though_no_strike_is_left() -> None:
    t = Position(1).combat("flares_a").hand(0, "experience", "brute_force")
    t.s.gone += t.s.strikes
    t.s.strikes.clear()
    t.done()
    assert t.damage == [0]
    assert sorted(t.keys) == ["discard brute_force", "discard experience"]


@rule("PR-080", "PR-090")
def test_what_a_dead_player_has_set_aside_leaves_with_him() -> None:
    t = Position(2, film=2).hand(0, "experience").hand(1, "the_speech").wounds(1, *["brutal_puncture"] * 3)
    t.choose("coordinate the_speech", seat=1)
    assert "copy the_speech" in t.keys
    t.strikes("deep_gash", "close_call").run(each(strike(1)))
    assert (t[1].dead, t[1].aside, t.s.offers) == (True, [], [])
    assert "copy the_speech" not in t.keys
    assert "the_speech" in t.ids(t.s.gone)
    assert t.asides == {}
    t.done()
    assert (t.asked, t[1].discard) == (0, [])


def enemy_phase_that_kills(runs_into: str, film: int = 2) -> Position:
    """The turn of seat 1 begins: a card out of the Hills kills it, then a Runner pushes another one out."""
    t = Position(3, film=film).stage(2).wounds(1, *["brutal_puncture"] * 3).strikes("close_call", "deep_gash")
    t.wild("underground", "soviet_advisor").wild("graveyard", "soviet_advisor").wild("river", "other_world_e")
    return t.wild("ruins", runs_into, up=False).wild("hills", "other_world_c", up=False)


@rule("PR-035", "PR-080", "PR-128", "PR-140")
def test_who_dies_in_his_enemy_phase_is_asked_nothing_more() -> None:
    t = enemy_phase_that_kills("event_personal_little_war").operations("forensic_analysis", "physical_evidence").done()
    assert t[1].dead
    assert t.ids(t.s.combat) == ["other_world_c", "event_personal_little_war"]
    assert (t.asked, t.keys) == (2, ["lose forensic_analysis", "lose physical_evidence"])
    t.choose("lose forensic_analysis")
    assert (t.asked, t.s.active, t.s.phase) == (2, 2, "action")  # no Action phase for the dead


@rule("PR-067", "PR-080")
def test_a_hazard_turned_up_after_the_death_marks_the_next_player() -> None:
    t = enemy_phase_that_kills("hazard_war_zone").enemies("soviet_advisor", "soviet_advisor").done()
    assert t[1].dead
    assert [p.marks for p in t.s.players] == [0, 0, 1]
    assert t.mission.hazards == 1


@rule("PR-003", "PR-080")
def test_the_last_player_dies_in_the_middle_of_an_effect() -> None:
    t = Position(2).wounds(0, *["brutal_puncture"] * 2, "deep_gash").wounds(1, *["brutal_puncture"] * 3)
    t.strikes("deep_gash", "deep_gash").run(each(strike(2)))
    assert t.s.ending == LOST
    assert t.s.stack == []
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (0, 0)


@rule("PR-071")
def test_an_enemy_that_dies_by_itself_is_killed_by_nobody() -> None:
    t = Position(1).give(bounty=2).combat("almost_no_weight_cuts_like_steel").strikes("close_call", "close_call").done()
    assert t.ids(t.s.dead_enemies) == ["almost_no_weight_cuts_like_steel"]
    assert [event.args["n"] for event in t.events("draw")] == [6]  # at Cleanup only


@rule("PR-084", "PR-126")
def test_a_strike_that_can_be_cancelled_itself() -> None:
    """The way out that a Strike offers is cancelling it, too: as if it had not happened."""

    def struck() -> Position:
        t = Position(1).combat("flares_a").hand(0, "bad_idea", "experience").strikes("cover_me").done()
        assert t.keys == ["show bad_idea", "take"]
        return t

    t = struck().choose("show bad_idea")
    assert (t.damage, t.ids(t.s.strike_discard)) == ([0], ["cover_me"])
    assert "done" in t.keys  # no Strike ability: the next turn
    t = struck().choose("take")
    assert t.damage == [2]
    assert sorted(t.keys) == ["discard bad_idea", "discard experience"]
