"""The Enemy mini-decks and Young Blood, card by card."""

from __future__ import annotations

import pytest

from hagal.games.encounters.components import EnemyCard
from hagal.games.encounters.names import MAJOR, MINOR, PLAYING
from hagal.kernel.state import PUBLIC
from tests.games.encounters.position import Position


def scan(id: str, players: int = 2, film: int = 1, **options: int) -> Position:
    """A card turned up at the Ruins."""
    return Position(players, film=film, **options).wild("ruins", id, up=False).give(attack=2).choose("scan ruins")


def escape(id: str, film: int) -> None:
    """The Minor objective is found, and is done for all of its price, Attack and Recruit."""
    t = scan(id, film=film).stage(3)
    card = t.s.rules.component(f"enemy:{id}")
    assert isinstance(card, EnemyCard)
    assert card.task is not None
    attack, recruit = card.task.attack, card.task.recruit
    assert min(attack, recruit) > 0
    for less in ((attack - 1, recruit), (attack, recruit - 1)):
        assert f"do {id}" not in t.give(attack=less[0], recruit=less[1]).keys
    assert t.give(attack=attack, recruit=recruit).choose(f"do {id}").s.ending == MINOR


def kill(id: str, attack: int, film: int = 1, *strikes: str) -> Position:
    """An enemy fought at the River, with just the Attack that it takes."""
    t = Position(2, film=film).wild("river", id).give(attack=attack).strikes(*strikes).hq("bad_idea", "i_see_you")
    t.choose("fight river")
    assert t.s.attack == 0
    return t


@pytest.mark.parametrize(
    ("id", "health"),
    [
        *(("flares_a", 6), ("choppa_c", 5), ("choppa_d", 7), ("choppa_e", 6)),
        *(("little_war_a", 7), ("little_war_b", 7), ("little_war_c", 7)),
        *(("other_world_b", 6), ("other_world_c", 6), ("other_world_d", 6), ("other_world_e", 6)),
        *(("young_blood_a", 2), ("young_blood_b", 2)),
    ],
)
def test_health_of_stand_ins(id: str, health: int) -> None:
    assert Position(2).wild("river", id).game.view(0)["wilds"][2]["health"] == health


def test_guerrilla_camp() -> None:
    t = scan("guerrilla_camp").give(attack=0)
    assert t.ids(t.s.attached[2]) == ["guerrilla_camp"]
    assert "do guerrilla_camp" not in t.keys
    t.give(attack=1).wild("river", "soviet_advisor")
    assert "do guerrilla_camp" not in t.keys  # its space is not clear
    t.s.dead_enemies.append(t.s.wilds[2].pop())
    t.choose("do guerrilla_camp")
    assert (t.mission.stage, t.s.attack) == (2, 0)


def test_soviet_advisor() -> None:
    t = Position(2).wild("river", "val_verde_guerrilla").wild("hills", "soviet_advisor")
    assert [t.game.view(0)["wilds"][k]["health"] for k in (2, 4)] == [4, 5]
    t = Position(2).wild("river", "val_verde_guerrilla").combat("soviet_advisor", "val_verde_guerrilla")
    assert t.game.view(0)["wilds"][2]["health"] == 4
    assert [one["health"] for one in t.game.view(0)["combat"]] == [5, 4]
    t = Position(2).wild("river", "val_verde_guerrilla").wild("hills", "soviet_advisor", up=False)
    assert t.game.view(0)["wilds"][2]["health"] == 3


def test_val_verde_guerrilla() -> None:
    assert kill("val_verde_guerrilla", 3, 1, "flesh_wound").damage == [1, 0]
    t = Position(2).attached("river", "guerrilla_camp").wild("hills", "val_verde_guerrilla").give(attack=3)
    t.choose("fight hills")
    assert (t.damage, t.ids(t.s.attached[3])) == ([0, 0], ["guerrilla_camp"])


@pytest.mark.parametrize(
    ("id", "film", "stage"),
    [
        ("event_expendable_assets", 1, 1),
        ("event_flares_frags_claymores", 1, 2),
        ("event_get_to_the_choppa", 1, 3),
        ("event_war_zone", 2, 1),
        ("event_personal_little_war", 2, 2),
        ("event_other_world_life_form", 2, 3),
        ("event_young_blood", 1, 1),
    ],
)
def test_events(id: str, film: int, stage: int) -> None:
    t = Position(2, film=film).stage(stage).wild("ruins", id, up=False).give(attack=2).choose("scan ruins")
    assert t.events("event")
    assert t.space("ruins") is None
    assert id in t.ids(t.s.operations if id == "event_war_zone" else t.s.out)


@pytest.mark.parametrize(
    ("id", "film"),
    [
        ("hazard_expendable_assets", 1),
        ("hazard_flares_frags_claymores", 1),
        ("hazard_get_to_the_choppa", 1),
        ("hazard_war_zone", 2),
        ("hazard_personal_little_war", 2),
        ("hazard_other_world_life_form", 2),
    ],
)
def test_hazards(id: str, film: int) -> None:
    t = scan(id, film=film)
    assert (t.mission.hazards, t[0].marks, t.ids(t.s.out)) == (1, 1, [id])


def test_defensive_position() -> None:
    t = scan("defensive_position").stage(2).give(recruit=5)
    assert t.ids(t.s.operations) == ["defensive_position"]
    assert "do defensive_position" not in t.keys
    t.give(recruit=6).wild("hills", "soviet_advisor")
    assert "do defensive_position" not in t.keys  # the Hills are not clear
    t.s.dead_enemies.append(t.s.wilds[4].pop())
    t.choose("do defensive_position")
    assert (t.mission.stage, t.s.recruit) == (3, 0)


def test_it_changed_colors() -> None:
    t = Position(2).wild("river", "it_changed_colors").played("knock_knock", "bad_idea", "blain_common", "experience")
    assert t.game.view(0)["wilds"][2]["health"] == 8 - 4


def test_one_at_a_time() -> None:
    t = Position(2).combat("one_at_a_time").strikes("flesh_wound", "close_call", "close_call").done()
    assert t.damage == [1, 0]
    t = Position(2).wild("hills", "one_at_a_time").strikes("flesh_wound", "close_call").run("strike")
    assert t.damage == [0, 0]  # in the Combat Zone only


def test_one_at_a_time_with_misses_only() -> None:
    """Every Strike that could hit lies beside an Avatar: the miss stays one, and the game goes on."""
    t = Position(2, tough=True).combat("one_at_a_time")
    s = t.s
    for i in s.strikes[:]:
        if not s.face[i].miss:
            s.strikes.remove(i)
            s.known[i] = PUBLIC
            s.players[1].wounds.append(i)
    s.players[1].health = 99
    assert len(s.strikes) == 6
    t.done()
    assert t.damage[0] == 0
    assert len(s.strike_discard) == 1
    assert t.asked == 1, "the next turn has begun"


def test_flares_a() -> None:
    t = Position(2).combat("flares_a").hand(0, "experience", "brute_force", "brute_force").strikes("flesh_wound").done()
    assert sorted(t.keys) == ["discard brute_force", "discard experience"]
    t.choose("discard brute_force")
    assert (t.damage, t.asked) == ([1, 0], 1)
    assert [event.seat for event in t.events("discard")] == [0]


def test_flares_b() -> None:
    t = scan("flares_b").stage(2).combat("soviet_advisor", "one_at_a_time").give(recruit=7)
    t.choose("do flares_b")
    assert t.keys == ["slay soviet_advisor", "decline"]  # of health 5, not of 7
    t.choose("slay soviet_advisor")
    assert (t.s.recruit, t.ids(t.s.combat)) == (4, ["one_at_a_time"])
    assert "do flares_b" in t.keys  # as often as there is Recruit for it
    assert "do flares_b" not in t.give(recruit=2).keys
    assert "do flares_b" not in t.stage(3).give(recruit=3).keys


def test_one_ugly_mother() -> None:
    t = Position(1).stage(3).combat("one_ugly_mother").marks(0, 1).give(attack=20).choose("fight one_ugly_mother")
    assert (t.s.ending, t[0].marks) == (PLAYING, 0)
    assert t.choose("fight one_ugly_mother").s.ending == MAJOR
    t = Position(1).wild("river", "one_ugly_mother").done()
    assert t.space("ruins") == "one_ugly_mother"
    assert Position(2).combat("one_ugly_mother").strikes("deep_gash", "flesh_wound").done().damage == [3, 0]
    t = Position(2).stage(3).combat("one_ugly_mother").marks(0, 2).give(attack=10).choose("fight one_ugly_mother")
    assert (t.s.attack, t[0].marks, t.ids(t.s.combat)) == (0, 1, ["one_ugly_mother"])  # paid in full


def test_a_world_of_hurt() -> None:
    t = Position(2).wild("hills", "a_world_of_hurt").hand(1, "commander_tech", "experience")
    t.choose("coordinate commander_tech", seat=1)
    assert len(t[1].hand) == 1
    t = Position(2).combat("a_world_of_hurt").hand(1, "commander_tech", "experience")
    assert t.choose("coordinate commander_tech", seat=1).in_hand(1) == ["experience"]


def test_not_a_single_track() -> None:
    t = Position(2).wild("hills", "not_a_single_track").combat("not_a_single_track")
    assert [space["scan_cost"] for space in t.game.view(0)["wilds"]] == [8, 7, 7, 6, 6]


def test_choppa_a() -> None:
    escape("choppa_a", 1)


def test_choppa_b() -> None:
    t = scan("choppa_b").stage(3).marks(0, 2).give(recruit=7)
    assert t.ids(t.s.operations) == ["choppa_b"]
    t.choose("do choppa_b", "do choppa_b")
    assert (t[0].marks, t.s.recruit) == (0, 1)
    assert "do choppa_b" not in t.keys


def test_choppa_c() -> None:
    t = Position(2).wild("river", "choppa_c").hq("knock_knock").give(recruit=4).choose("recruit knock_knock")
    assert t.s.recruit == 0
    t = Position(2).wild("river", "choppa_c").hq("knock_knock").give(recruit=3)
    assert "recruit knock_knock" not in t.keys
    assert t.choose("recruit officer").s.recruit == 0  # Officers are not in the HQ
    t = Position(2).combat("choppa_c").hq("knock_knock").give(recruit=3).choose("recruit knock_knock")
    assert t.s.recruit == 0  # in the Wilds only


def test_choppa_d() -> None:
    t = Position(2).combat("choppa_d").hand(0, "experience", "brute_force").strikes("flesh_wound").done()
    t.choose("discard brute_force")
    assert t.damage == [1, 0]
    assert [event.seat for event in t.events("discard")] == [0]
    assert Position(1).wild("river", "choppa_d").done().space("ruins") == "choppa_d"


def test_choppa_e() -> None:
    assert Position(2).combat("choppa_e").strikes("deep_gash", "flesh_wound").done().damage == [3, 0]


def test_assault_the_stronghold() -> None:
    t = scan("assault_the_stronghold", film=2).operations("event_war_zone")
    t.deck(0, *["brute_force"] * 3).deck(1, *["experience"] * 3)
    t.choose("do assault_the_stronghold")  # 1 Attack against 1 Recruit: a defence falls
    assert (t.mission.stage, t.ids(t.s.operations)) == (1, ["assault_the_stronghold"])
    assert "do assault_the_stronghold" not in t.keys  # once a turn
    assert [len(p.discard) for p in t.s.players] == [1, 1]
    t.give(used=()).choose("do assault_the_stronghold")
    assert t.mission.stage == 2
    t = Position(2, film=2).operations("assault_the_stronghold").deck(0, "experience").deck(1, "experience")
    assert t.choose("do assault_the_stronghold").mission.stage == 1


def test_el_scorpio() -> None:
    t = (
        Position(2, film=2)
        .combat("el_scorpio")
        .wild("river", "scorpion_enforcer")
        .give(attack=3)
        .strikes("flesh_wound")
    )
    assert t.choose("fight river").damage == [1, 0]
    t = Position(2, film=2).wild("hills", "el_scorpio").wild("river", "scorpion_enforcer").give(attack=3)
    assert t.strikes("flesh_wound").choose("fight river").damage == [1, 0]
    t = Position(2, film=2).combat("el_scorpio").wild("river", "city_of_fear").give(attack=6).choose("fight river")
    assert t.damage == [0, 0]  # another enemy


def test_scorpion_enforcer() -> None:
    t = (
        Position(2, film=2)
        .deck(0, "the_speech")
        .wild("river", "scorpion_enforcer")
        .give(attack=3)
        .choose("fight river")
    )
    assert t.ids(t[0].discard) == ["the_speech"]
    assert (t.in_hand(0), t[1].discard) == (["experience"], [])


@pytest.mark.parametrize("id", ["forensic_analysis", "physical_evidence", "witness_testimony"])
def test_evidence(id: str) -> None:
    t = scan(id, film=2)
    assert t.ids(t.s.operations) == [id]
    t = Position(1, film=2).wild("hills", id, up=False)
    for space in ("underground", "graveyard", "river", "ruins"):
        t.wild(space, "scorpion_enforcer")
    t.done()
    assert t.ids(t.s.out) == [id]


def test_city_of_fear() -> None:
    t = Position(2, film=2).wild("hills", "city_of_fear").hand(1, "the_speech").strikes("flesh_wound")
    assert t.choose("coordinate the_speech", seat=1).damage == [1, 0]
    t = (
        Position(2, film=2)
        .combat("city_of_fear", "city_of_fear")
        .hand(1, "the_speech")
        .strikes("deep_gash", "flesh_wound")
    )
    assert t.choose("coordinate the_speech", seat=1).damage == [3, 0]  # one for each of them


def test_city_of_fear_by_the_option() -> None:
    t = (
        Position(3, film=2, city_of_fear="coordinating")
        .wild("hills", "city_of_fear")
        .hand(2, "the_speech", "experience")
    )
    t.strikes("deep_gash").choose("coordinate the_speech", seat=2)
    assert t.damage == [0, 0, 2]
    assert "copy the_speech" in t.keys
    t = (
        Position(3, film=2, city_of_fear="coordinating")
        .wild("hills", "city_of_fear")
        .hand(2, "the_speech", "experience")
    )
    t.wounds(2, *["brutal_puncture"] * 3, "flesh_wound").strikes("deep_gash").choose("coordinate the_speech", seat=2)
    assert t[2].dead
    assert t.asked == 0
    assert t.keys == ["play experience", "done"]  # with the player his card is gone


def test_little_war_a() -> None:
    t = Position(2, film=2).wild("hills", "little_war_a")
    assert [space["scan_cost"] for space in t.game.view(0)["wilds"]] == [5, 4, 4, 3, 3]
    t = Position(2, film=2).wild("ruins", "little_war_a").combat("little_war_a")
    assert [space["scan_cost"] for space in t.game.view(0)["wilds"]] == [4, 3, 3, 2, 2]  # at the Hills only
    assert Position(2, film=2).combat("little_war_a").strikes("deep_gash", "flesh_wound").done().damage == [3, 0]
    t = Position(2, film=2).wild("ruins", "little_war_a", up=False).give(attack=2).strikes("flesh_wound")
    assert t.choose("scan ruins").damage == [1, 0]


def test_little_war_b() -> None:
    t = Position(2, film=2).combat("little_war_b").hand(0, "experience", "brute_force").strikes("flesh_wound").done()
    assert t.asked == 1, "nobody chooses"
    assert [event.seat for event in t.events("discard")] == [0]
    assert t.damage == [1, 0]
    assert Position(1, film=2).wild("river", "little_war_b").done().space("ruins") == "little_war_b"


def test_little_war_c() -> None:
    t = kill("little_war_c", 7, 2).choose("let", "let")
    assert [p.marks for p in t.s.players] == [1, 1]
    t = Position(2, film=2).wild("river", "little_war_c").give(attack=7).played("now_its_personal")
    assert [p.marks for p in t.choose("fight river", "let").s.players] == [0, 1]  # each for himself


def test_one_big_ugly_mother() -> None:
    t = (
        Position(2, film=2)
        .stage(3)
        .combat("one_big_ugly_mother")
        .marks(0, 2)
        .give(attack=11)
        .strikes(*["deep_gash"] * 2)
    )
    t.choose("fight one_big_ugly_mother")
    assert (t.s.ending, t.damage) == (MAJOR, [4, 0])
    t = Position(2, film=2).stage(3).combat("one_big_ugly_mother").marks(0, 3).give(attack=11)
    t.strikes(*["brutal_puncture"] * 3).choose("fight one_big_ugly_mother")
    assert t[0].dead
    assert t.s.ending == PLAYING
    assert t.ids(t.s.combat) == ["one_big_ugly_mother"]
    assert Position(1, film=2).wild("river", "one_big_ugly_mother").done().space("ruins") == "one_big_ugly_mother"


def test_no_stopping_what_cant_be_stopped() -> None:
    t = scan("no_stopping_what_cant_be_stopped", film=2)
    assert t.asked == 1
    t = Position(1, film=2).wild("hills", "no_stopping_what_cant_be_stopped", up=False).strikes(*["close_call"] * 2)
    for space in ("underground", "graveyard", "river", "ruins"):
        t.wild(space, "scorpion_enforcer")
    t.done()  # in the next turn it is pushed out of the Hills: no Action phase at all
    assert (t.s.round, len(t.events("strike"))) == (3, 1)


def test_no_killing_what_cant_be_killed() -> None:
    t = Position(2, film=2).stage(3).combat("one_big_ugly_mother").wild("river", "no_killing_what_cant_be_killed")
    t.give(attack=16)
    assert "fight one_big_ugly_mother" not in t.keys
    assert t.choose("fight river", "fight one_big_ugly_mother").s.ending == MAJOR
    t = Position(2, film=2).stage(3).combat("one_big_ugly_mother", "no_killing_what_cant_be_killed").give(attack=16)
    assert "fight one_big_ugly_mother" not in t.keys
    t = Position(2, film=2).stage(3).combat("one_big_ugly_mother").give(attack=11)
    assert "fight one_big_ugly_mother" in t.wild("river", "no_killing_what_cant_be_killed", up=False).keys


def test_other_world_a() -> None:
    escape("other_world_a", 2)


def test_other_world_b() -> None:
    t = Position(2, film=2).hand(0, "the_speech", "experience").wild("ruins", "other_world_b", up=False).give(attack=2)
    t.strikes("flesh_wound").choose("scan ruins")
    assert sorted(t.keys) == ["kill experience", "kill the_speech"]
    assert t.ids(t.choose("kill experience").s.dead_characters) == ["experience"]
    assert t.damage == [1, 0]


def test_other_world_c() -> None:
    t = Position(2, film=2).wild("river", "other_world_c").combat("el_scorpio")
    assert t.game.view(0)["combat"] == [{"card": "el_scorpio", "health": 7}]
    assert t.game.view(0)["wilds"][2]["health"] == 6
    t = Position(2, film=2).combat("other_world_c")
    assert t.game.view(0)["combat"] == [{"card": "other_world_c", "health": 8}]
    t = Position(2, film=2).wild("ruins", "other_world_c", up=False).give(attack=2).strikes("flesh_wound", "deep_gash")
    assert t.choose("scan ruins").damage == [2, 1]


def test_other_world_d() -> None:
    t = Position(2).hand(0, "experience", "experience").wild("ruins", "other_world_d", up=False).give(attack=2)
    t.choose("scan ruins", "discard experience")
    assert (t.in_hand(0), t.in_hand(1)) == (["experience"], [])
    assert Position(2, film=2).combat("other_world_d").strikes("deep_gash", "flesh_wound").done().damage == [1, 0]
    t = Position(2, film=2).combat("other_world_d").marks(0, 2).strikes("deep_gash", "flesh_wound").done()
    assert t.damage == [3, 0]


def test_other_world_e() -> None:
    t = Position(2, film=2).hand(0, "no_autographs", "experience").hand(1, "experience").wild("river", "other_world_e")
    t.give(attack=6).strikes("flesh_wound").choose("fight river", "show no_autographs", "let")
    assert t.damage == [0, 1]
    assert Position(1, film=2).wild("river", "other_world_e").done().space("ruins") == "other_world_e"


def test_over_here() -> None:
    t = Position(2).wild("ruins", "over_here", up=False).give(attack=4).strikes("flesh_wound", "flesh_wound")
    t.choose("scan ruins")
    assert t.damage == [1, 0]
    assert t.hidden("ruins")
    assert t.game.view(1)["wilds"][3]["card"] == "over_here"  # everybody has seen it
    t.choose("scan ruins")
    assert t.damage == [2, 0]
    t = Position(1).wild("hills", "over_here", up=False).strikes("flesh_wound")
    for space in ("underground", "graveyard", "river", "ruins"):
        t.wild(space, "soviet_advisor")
    t.done()
    assert (t.damage, t.ids(t.s.combat)) == ([0], ["over_here"])  # only when scanned


def test_over_here_is_turned_down_though_its_scanner_dies() -> None:
    t = Position(2).wounds(0, *["brutal_puncture"] * 2, "deep_gash").wild("ruins", "over_here", up=False).give(attack=2)
    t.strikes("flesh_wound").choose("scan ruins")
    assert t[0].dead
    assert t.hidden("ruins")


def test_almost_no_weight_cuts_like_steel() -> None:
    t = Position(2).combat("almost_no_weight_cuts_like_steel").strikes("deep_gash", "flesh_wound").done()
    assert (t.damage, t.ids(t.s.dead_enemies)) == ([3, 0], ["almost_no_weight_cuts_like_steel"])
    t = Position(2).combat("almost_no_weight_cuts_like_steel").give(avoids=2).done().choose("avoid", "avoid")
    assert t.ids(t.s.dead_enemies) == ["almost_no_weight_cuts_like_steel"]
    t = Position(2).combat("almost_no_weight_cuts_like_steel").give(shield=True).done()
    assert t.ids(t.s.combat) == ["almost_no_weight_cuts_like_steel"]


def test_something_out_there_waiting_for_us() -> None:
    t = kill("something_out_there_waiting_for_us", 3).choose("let")
    assert [len(space) for space in t.s.wilds] == [1, 0, 0, 0, 0]
    assert t.hidden("underground")
    t = Position(2).played("knock_knock").wild("river", "something_out_there_waiting_for_us").give(attack=3)
    assert t.choose("fight river").keys == ["show knock_knock", "let"]  # who digs for an Objective may keep silent
    assert not t.choose("show knock_knock").hidden("underground")


def test_the_eyes_of_the_demon() -> None:
    assert kill("the_eyes_of_the_demon", 2, 1, "flesh_wound").choose("let").damage == [1, 0]
    t = Position(2).hand(0, "i_see_you", "knock_knock").wild("river", "the_eyes_of_the_demon").give(attack=2)
    t.choose("fight river")
    assert t.keys == ["show i_see_you", "let"]
    assert t.choose("show i_see_you").damage == [0, 0]
    t = Position(2).played("i_see_you").wild("river", "the_eyes_of_the_demon").give(attack=2).choose("fight river")
    assert "done" in t.keys  # shown at once: nobody would rather draw the Strike
    assert len(t.events("show")) == 1


def test_fun_and_games() -> None:
    t = Position(2).wild("river", "fun_and_games").wild("hills", "soviet_advisor").give(attack=4)
    t.wild("underground", "soviet_advisor").choose("fight river", "let")
    assert [t.hidden(space) for space in ("underground", "river", "hills")] == [True, False, True]
    t = Position(2).wild("river", "fun_and_games").wild("hills", "soviet_advisor").give(attack=4).played("dutch_common")
    assert t.choose("fight river").keys == ["show dutch_common", "let"]
    assert not t.choose("show dutch_common").hidden("hills")


def test_young_blood_a() -> None:
    t = kill("young_blood_a", 2).choose("let")
    assert t.ids(t.s.dead_characters) == ["bad_idea"]
    t = Position(2).wild("river", "young_blood_a").give(attack=2).played("bad_idea").choose("fight river")
    assert t.choose("show bad_idea").s.dead_characters == []


def test_young_blood_b() -> None:
    t = kill("young_blood_b", 2).choose("let")
    assert [event.seat for event in t.events("discard")] == [0]
    t = Position(2).wild("river", "young_blood_b").give(attack=2).hand(0, "commander_tech", "experience")
    t.choose("fight river", "show commander_tech")
    assert t.in_hand(0) == ["commander_tech", "experience"]
