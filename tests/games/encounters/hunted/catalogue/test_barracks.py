"""The eight characters of the Barracks, card by card."""

from __future__ import annotations

from hagal.games.encounters.effects import strike
from hagal.kernel.state import PUBLIC
from tests.games.encounters.position import Position


def plays(*ids: str, film: int = 1, players: int = 2) -> Position:
    """These cards played one after the other, with something left in hand."""
    t = Position(players, film=film).hand(0, *ids, "experience").hq("bad_idea")
    for id in ids:
        t.choose(f"play {id}")
    return t


def test_knock_knock() -> None:
    t = plays("knock_knock").wild("river", "val_verde_guerrilla").strikes("close_call")
    assert (t.s.attack, t.s.weaken) == (2, 1)
    t.choose("fight river")
    assert t.s.attack == 0


def test_dutch_common() -> None:
    t = plays("dutch_common").hand(1, "dutch_common", "experience")
    assert (t.s.attack, t.s.scans) == (1, 1)
    assert t.asides == {1: ["coordinate dutch_common"]}


def test_bad_idea() -> None:
    t = plays("bad_idea", "mac_common", "blain_common").choose("use bad_idea")
    assert t.s.attack == 1 + 2 + 3 + 4


def test_dutch_rare() -> None:
    t = Position(2).hand(0, "knock_knock", "dutch_rare", "experience").combat("one_at_a_time")
    t.wild("hills", "a_world_of_hurt")
    t.choose("play knock_knock", "play dutch_rare")  # health 7 and 8, one less each by Knock Knock
    assert t.keys == ["slay one_at_a_time", "decline"]
    t.choose("slay one_at_a_time")
    assert t.ids(t.s.dead_enemies) == ["one_at_a_time"]
    assert t.s.attack == 6
    t = Position(2).hand(0, "the_speech", "dutch_rare", "experience").combat("soviet_advisor")
    t.choose("play the_speech", "play dutch_rare")  # another team
    assert (t.s.attack, t.ids(t.s.combat)) == (5, ["soviet_advisor"])
    assert "play experience" in t.keys


def test_dutch_rare_may_spare_an_enemy() -> None:
    """Its death could hurt: nobody has to use a team ability (PR-043)."""
    t = Position(2).played("knock_knock").hand(0, "dutch_rare", "experience").combat("val_verde_guerrilla")
    t.strikes("flesh_wound").choose("play dutch_rare", "decline")
    assert (t.ids(t.s.combat), t.damage) == (["val_verde_guerrilla"], [0, 0])


def test_real_nasty_habit() -> None:
    t = plays("real_nasty_habit").hand(1, "real_nasty_habit", "experience")
    assert (t.s.attack, t.s.avoids) == (1, 1)
    assert t.asides == {1: ["coordinate real_nasty_habit"]}


def test_dillon_common() -> None:
    t = plays("dutch_rare", "dillon_common")
    assert (t.s.recruit, t.keys) == (2, ["yes", "decline"])
    t.choose("decline")
    assert t.in_hand(0) == ["experience"]
    t = Position(2).played("dutch_rare").deck(0, "bad_idea", "knock_knock")
    t.hand(0, "dillon_common", "experience", "brute_force", "brute_force")
    t.choose("play dillon_common", "yes", "discard brute_force")
    assert t.in_hand(0) == ["brute_force", "experience", "knock_knock"]
    assert t.ids(t[0].discard) == ["brute_force"]
    assert "play knock_knock" in t.keys
    assert "yes" not in plays("bad_idea", "dillon_common").keys


def test_before_anybody_knows_we_were_there() -> None:
    t = plays("before_anybody_knows_we_were_there", "bad_idea", "i_see_you")
    assert t.choose("use before_anybody_knows_we_were_there").s.recruit == 1 + 4


def test_dillon_rare() -> None:
    t = Position(2).hand(0, "dillon_rare", "experience").hq("i_see_you", "bad_idea").choose("play dillon_rare")
    assert t.keys == ["gain i_see_you", "decline"]
    t.choose("gain i_see_you")
    assert t.ids(t[0].discard) == ["i_see_you"]
    assert t.s.recruit == 3


def test_gonna_cut_your_name_into_him() -> None:
    t = plays("gonna_cut_your_name_into_him")
    assert len(t[0].hand) == 2
    t.hand(1, "gonna_cut_your_name_into_him")
    assert t.asides == {1: ["coordinate gonna_cut_your_name_into_him"]}


def test_mac_common() -> None:
    t = plays("mac_common")
    assert (t.s.attack, len(t[0].hand)) == (2, 1)
    t = plays("dutch_common", "mac_common").choose("yes")
    assert (t.s.attack, len(t[0].hand)) == (1 + 2, 2)
    assert len(plays("bad_idea", "mac_common")[0].hand) == 1  # of the team, but not of the class


def test_i_see_you() -> None:
    t = plays("i_see_you", "bad_idea", "blain_common")
    assert "use i_see_you" not in t.keys  # Brothers in Arms with nothing to heal
    t.wounds(0, "flesh_wound").wounds(1, "deep_gash")
    t.choose("use i_see_you", "heal 1 deep_gash")
    assert t.damage == [0, 0]  # the second one is the only one left
    assert t.s.attack == 2 + 1 + 3


def test_gonna_have_me_some_fun() -> None:
    t = plays("gonna_have_me_some_fun").wild("river", "soviet_advisor").wild("hills", "choppa_c")
    assert (t.s.attack, len(t[0].hand)) == (4, 1)
    t.give(attack=10).choose("fight river")
    assert len(t[0].hand) == 3
    t.choose("fight hills")
    assert len(t[0].hand) == 5


def test_sexual_tyrannosaurus() -> None:
    t = plays("real_nasty_habit").wounds(1, "flesh_wound").hand(0, "sexual_tyrannosaurus", "experience")
    t.choose("play sexual_tyrannosaurus", "heal 1 flesh_wound")
    assert (t.s.recruit, t.damage) == (2, [0, 0])
    t = Position(2).wounds(1, "flesh_wound").hand(0, "sexual_tyrannosaurus", "experience")
    t.choose("play sexual_tyrannosaurus")
    assert t.damage == [0, 1]


def test_blain_common() -> None:
    assert plays("blain_common").s.attack == 2
    assert plays("blain_common", "blain_common").s.attack == 2 + 3
    assert plays("bad_idea", "blain_common").s.attack == 1 + 3
    assert plays("the_speech", "blain_common").s.attack == 1 + 2  # of the class, but not of the team


def test_dug_in_like_an_alabama_tick() -> None:
    t = plays("dug_in_like_an_alabama_tick", "bad_idea", "i_see_you").choose("use dug_in_like_an_alabama_tick")
    assert t.s.scans == 2


def test_aint_got_time_to_bleed() -> None:
    t = Position(2).strikes("deep_gash", "brutal_puncture").hand(0, "aint_got_time_to_bleed", "experience")
    t.choose("play aint_got_time_to_bleed")
    assert t.s.attack == 2 + 5
    assert t.ids(t.s.strike_discard) == ["brutal_puncture", "deep_gash"]
    t = Position(2).hand(0, "aint_got_time_to_bleed", "experience")
    t.s.gone += t.s.strikes
    t.s.strikes.clear()
    t.strikes("flesh_wound").choose("play aint_got_time_to_bleed")  # the second card comes out of the discard again
    assert t.s.attack == 2 + 1 + 1
    assert t.events("strikes-again")


def test_the_speech() -> None:
    t = plays("the_speech", film=2).hand(1, "the_speech")
    assert t.s.attack == 1
    assert t.asides == {1: ["coordinate the_speech"]}


def test_now_its_personal() -> None:
    assert plays("now_its_personal", "the_speech", film=2).choose("use now_its_personal").s.attack == 4


def test_harrigan_uncommon() -> None:
    t = plays("harrigan_uncommon", film=2)
    assert (t.s.attack, t.s.recruit) == (1, 1)
    assert "use harrigan_uncommon" not in t.keys
    t.give(recruit=2).choose("use harrigan_uncommon")
    assert (t.s.attack, t.s.recruit) == (4, 0)


def test_im_gonna_finish_it() -> None:
    t = plays("now_its_personal", "im_gonna_finish_it", film=2)
    assert t.s.attack == 2
    t.give(attack=5).choose("use im_gonna_finish_it")  # when he likes
    assert t.s.attack == 10
    assert "use im_gonna_finish_it" not in t.keys


def test_take_a_good_look() -> None:
    t = plays("take_a_good_look", film=2).hand(1, "take_a_good_look")
    assert (t.s.attack, len(t[0].hand)) == (1, 2)
    assert t.asides == {1: ["coordinate take_a_good_look"]}


def test_fifteen_years_on_the_street() -> None:
    t = plays("fifteen_years_on_the_street", "take_a_good_look", film=2).choose("use fifteen_years_on_the_street")
    assert t.s.recruit == 3


def test_danny_uncommon() -> None:
    t = plays("danny_uncommon", film=2).combat("el_scorpio", "city_of_fear").strikes("deep_gash", "flesh_wound")
    assert t.s.attack == 2
    t.done().choose("take", "cancel")
    assert (t.damage, t.ids(t.s.strike_discard)) == ([1, 0], ["deep_gash"])
    t = plays("danny_uncommon", film=2).combat("el_scorpio", "city_of_fear").strikes("deep_gash", "flesh_wound")
    t.done().choose("cancel")  # one only
    assert t.damage == [2, 0]


def test_put_him_on_the_payroll() -> None:
    t = plays("put_him_on_the_payroll", film=2).combat("el_scorpio", "city_of_fear")
    assert t.s.attack == 4
    before = len(t.s.strikes)
    t.strikes("flesh_wound").run(strike(1))  # other Strikes come as ever
    assert t.damage == [1, 0]
    t.done()
    assert (len(t.s.strikes), t.asked) == (before, 1)


def test_enjoy_the_show() -> None:
    t = plays("enjoy_the_show", "enjoy_the_show", film=2).choose("use enjoy_the_show")
    assert (t.s.recruit, t.s.scans) == (4, 1)
    t = plays(*["enjoy_the_show"] * 2, "too_late_to_go_home_now", film=2).choose("use enjoy_the_show")
    assert t.s.scans == 2
    assert "use enjoy_the_show" not in plays("enjoy_the_show", "the_speech", film=2).keys


def test_too_late_to_go_home_now() -> None:
    t = plays("the_speech", film=2).wounds(0, "flesh_wound").hand(0, "too_late_to_go_home_now", "experience")
    t.choose("play too_late_to_go_home_now", "heal 0 flesh_wound")
    assert (t.s.attack, t.damage) == (3, [0, 0])
    t = Position(2, film=2).played("real_nasty_habit").wounds(0, "flesh_wound")
    t.hand(0, "too_late_to_go_home_now", "experience").choose("play too_late_to_go_home_now")
    assert (t.s.attack, t.damage) == (2, [1, 0])  # the class alone does not do


def test_jurisdictional_intrusion() -> None:
    t = Position(2, film=2).hand(0, "now_its_personal", "jurisdictional_intrusion").hq("bad_idea")
    t.deck(0, "the_speech", "experience", "the_speech", "take_a_good_look")
    t.choose("play now_its_personal", "play jurisdictional_intrusion", "yes")
    assert t.in_hand(0) == ["experience", "take_a_good_look", "the_speech"]
    assert t.s.attack == 5
    assert sorted(map(str, t.game.view(1)["players"][0]["hand"])) == ["None", "None", "experience"]
    t = Position(2, film=2).hand(0, "the_speech", "jurisdictional_intrusion", "experience")
    t.choose("play the_speech", "play jurisdictional_intrusion")  # of the team, but not of the class
    assert t.in_hand(0) == ["experience"]


def test_keyes_rare() -> None:
    t = Position(2, film=2).marks(0, 2).hand(0, "keyes_rare", "experience").choose("play keyes_rare")
    assert (t.s.attack, t.s.weaken, t[0].marks) == (3, 2, 1)


def test_no_autographs() -> None:
    t = plays("no_autographs", "luck_is_my_specialty", film=2)
    assert "use no_autographs" not in t.keys  # Showboat with nothing to heal
    assert t.wounds(0, "flesh_wound").choose("use no_autographs").damage == [0, 0]


def test_lambert_common() -> None:
    assert plays("lambert_common", "lambert_common", film=2).s.attack == 1 + 1 + 2
    assert plays("no_autographs", "lambert_common", film=2).s.attack == 2 + 1


def test_luck_is_my_specialty() -> None:
    t = plays("the_speech", "luck_is_my_specialty", film=2).hq("the_speech")
    assert (t.s.attack, t.s.recruit) == (3, 2)
    t.choose("recruit the_speech")
    assert t.keys == ["top", "discard"]
    assert t.ids(t.s.hq) == ["the_speech"]  # nothing new in the HQ before the answer
    t.choose("top")
    assert t.s.face[t[0].deck[-1]].id == "the_speech"
    assert t[0].discard == []
    t = plays("the_speech", "luck_is_my_specialty", film=2).hq("the_speech").choose("recruit the_speech", "discard")
    assert t.ids(t[0].discard) == ["the_speech"]
    t = plays("the_speech", "luck_is_my_specialty", film=2).give(recruit=6).choose("recruit officer")
    officer = t.s.officers[-1]
    assert t.s.known[officer] == PUBLIC  # he has it in hand when he decides
    t.choose("discard", "recruit officer", "top")
    assert t[0].discard == [officer]
    assert t.s.face[t[0].deck[-1]].deck == "officer"
    assert not plays("no_autographs", "luck_is_my_specialty", film=2).s.to_top


def test_lambert_rare() -> None:
    t = plays("lambert_rare", film=2)
    assert (t.s.attack, len(t[0].hand)) == (2, 3)
