"""Keywords: PR-090 to PR-104; characters, copies, Pay abilities: PR-120 to PR-125, PR-133, PR-134, PR-144, PR-145."""

from __future__ import annotations

import random

import hagal
from hagal.games.encounters.effect import LOVED
from hagal.games.encounters.effects import may_kill_character, swap_values
from hagal.games.encounters.effects.several import Backup, When
from hagal.games.encounters.hunted.catalogue.avatars import ROLES
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.names import CLASSES, TEAMS
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from tests.games.encounters.position import Position
from tests.rules import rule


def team_of_three() -> Position:
    t = Position(3, film=2).hand(0, "luck_is_my_specialty", "experience").hand(1, "the_speech", "bad_idea")
    return t.hand(2, "commander_tech", "experience")


@rule("PR-090", "PR-091", "PR-092", "PR-095")
def test_t2_two_players_coordinate() -> None:
    t = team_of_three()
    assert t.asides == {1: ["coordinate the_speech"], 2: ["coordinate commander_tech"]}
    t.choose("coordinate the_speech", seat=1).choose("coordinate commander_tech", seat=2)
    assert (len(t[1].hand), len(t[2].hand)) == (2, 2)  # each drew a card at once
    assert (t.s.attack, t.s.recruit) == (0, 0)
    assert t.asked == 0
    t.choose("copy the_speech", "copy commander_tech")
    assert (t.s.attack, t.s.recruit) == (1, 2)
    assert "copy the_speech" not in t.keys
    assert (t.ids(t[1].aside), t.ids(t[1].discard)) == (["the_speech"], [])  # out of play until the turn ends
    t.done()
    assert (t.ids(t[1].discard), t.ids(t[2].discard)) == (["the_speech"], ["commander_tech"])
    assert t.ids(t[0].discard).count("the_speech") == 0


@rule("PR-091")
def test_the_active_player_may_decline() -> None:
    t = team_of_three().choose("coordinate the_speech", seat=1).done()
    assert t.s.attack == 0
    assert len(t[1].hand) == 2
    assert t.ids(t[1].discard) == ["the_speech"]


@rule("PR-094")
def test_t3_a_copy_enables_a_class_ability() -> None:
    t = team_of_three().choose("coordinate the_speech", seat=1).choose("copy the_speech", "play luck_is_my_specialty")
    assert t.s.to_top
    t.hq("the_speech").choose("recruit the_speech", "top")
    assert t.s.face[t[0].deck[-1]].id == "the_speech"
    t = team_of_three().choose("coordinate the_speech", seat=1).choose("play luck_is_my_specialty")
    assert not t.s.to_top


def stopped(players: int) -> Position:
    """A turn of the second player whose Action phase an enemy takes as it enters the Combat Zone."""
    t = Position(players, film=2).wild("hills", "no_stopping_what_cant_be_stopped", up=False).strikes("close_call")
    for space in ("underground", "graveyard", "river", "ruins"):
        t.wild(space, "city_of_fear", up=False)
    return t


@rule("PR-030", "PR-090", "PR-092")
def test_coordinate_in_a_turn_without_action_phase() -> None:
    t = stopped(3).hand(2, "the_speech", "experience").deck(2, "bad_idea", "knock_knock").done()
    assert (t.asked, t.keys, t.asides) == (1, ["go-on"], {2: ["coordinate the_speech"]})
    t.choose("coordinate the_speech", seat=2)
    assert t.in_hand(2) == ["experience", "knock_knock"]
    assert (t.asked, t.keys, t.asides) == (1, ["go-on"], {})  # the copy cannot be played: there is no Action phase
    t.choose("go-on")
    assert (t.asked, t.ids(t[2].discard)) == (2, ["the_speech"])


@rule("PR-030")
def test_nobody_is_asked_about_a_turn_without_action_phase_where_nobody_could_coordinate() -> None:
    t = stopped(1).done()
    assert (t.s.round, t.s.phase) == (3, "action")


@rule("PR-093")
def test_one_card_a_player_and_turn_but_on_every_turn() -> None:
    t = Position(2, film=2).hand(1, "the_speech", "the_speech", "commander_tech")
    assert t.asides == {1: ["coordinate the_speech", "coordinate commander_tech"]}
    t.choose("coordinate the_speech", seat=1)
    assert t.asides == {}
    t.hand(0, "the_speech").done()
    assert t.asked == 1
    t.hand(0, "commander_intel", "experience")
    assert t.asides == {0: ["coordinate commander_intel"]}  # never for oneself
    t.choose("coordinate commander_intel", seat=0).done()
    t.hand(1, "commander_tech")
    assert t.asides == {1: ["coordinate commander_tech"]}


@rule("PR-090")
def test_coordinating_adds_no_question_and_tells_nothing() -> None:
    """Whoever holds such a card: the others see the same questions, and only the holder sees his chance."""
    with_card = Position(2, film=2).hand(1, "the_speech", "experience")
    without = Position(2, film=2).hand(1, "experience", "experience")
    for t in (with_card, without):
        t.hq("bad_idea")
        assert t.keys == ["play experience", "done"]
        assert [d["aside"] for d in t.game.view(0)["decisions"]] == [False]
        assert t.game.view(0)["players"][1]["hand"] == [None, None]
    assert [d["aside"] for d in with_card.game.view(1)["decisions"]] == [False, True]
    # with nothing left to do the active player is asked all the same, as long as somebody has cards in hand
    for t in (with_card, without):
        t.choose("play experience")
        assert t.keys == ["done"]
    s = with_card.s
    for seed in range(20):
        other = determinize(s, (0,), Rng(seed))
        options = advance(other)
        assert options is not None
        assert [option.key() for option in options] == ["done"]


@rule("PR-096", "PR-097", "PR-098")
def test_t4_call_for_backup() -> None:
    t = Position(3).hand(0, "it_aint_no_man", "experience").hand(1, "commander_tech").hand(2, "commander_intel")
    t.wild("hills", "soviet_advisor", up=False).wild("river", "one_at_a_time", up=False)
    t.choose("coordinate commander_tech", seat=1)
    t.choose("play it_aint_no_man")
    t.choose("coordinate commander_intel", seat=2)  # before or after the Role card
    t.choose("use it_aint_no_man")
    assert t.s.scans == 2
    t.choose("scan hills free", "scan river free")
    assert (t.s.scans, t.s.attack) == (0, 2)
    assert "use it_aint_no_man" not in t.keys  # once
    assert all(isinstance(role.effects[0], Backup) for role in ROLES)
    t = Position(2).hand(0, "it_aint_no_man", "experience").choose("play it_aint_no_man")
    assert "use it_aint_no_man" not in t.keys


@rule("PR-099", "PR-100", "PR-101")
def test_t5_brothers_in_arms() -> None:
    t = Position(1).hand(0, "bad_idea", "knock_knock", "gonna_have_me_some_fun", "blain_common", "sexual_tyrannosaurus")
    t.hand(0, *[t.s.face[i].id for i in t[0].hand], "experience")
    t.choose("play bad_idea")
    assert "use bad_idea" not in t.keys
    t.choose("play knock_knock", "play gonna_have_me_some_fun", "play blain_common", "play sexual_tyrannosaurus")
    before = t.s.attack
    t.choose("use bad_idea")
    assert t.s.attack == before + 4
    assert "use bad_idea" not in t.keys
    t = Position(2).hand(0, "bad_idea", "it_aint_no_man", "commander_tech", "experience").hand(1, "real_nasty_habit")
    t.choose("play bad_idea", "play it_aint_no_man", "play commander_tech")
    assert "use bad_idea" not in t.keys  # Roles and Officers never count
    t.choose("coordinate real_nasty_habit", seat=1).choose("copy real_nasty_habit")
    before = t.s.attack
    t.choose("use bad_idea")
    assert t.s.attack == before + 2  # a copied card of a new character does


@rule("PR-102", "PR-104")
def test_t6_showboat() -> None:
    t = Position(1, film=2).hand(
        0, "now_its_personal", "the_speech", "im_gonna_finish_it", "take_a_good_look", "experience"
    )
    t.choose("play now_its_personal", "play the_speech", "play im_gonna_finish_it", "play take_a_good_look")
    assert t.s.attack == 2 + 1 + 0 + 1
    t.choose("use now_its_personal")
    assert t.s.attack == 4 + 2


@rule("PR-103")
def test_two_copies_of_a_showboat_card_see_each_other() -> None:
    t = Position(1, film=2).hand(0, "now_its_personal", "now_its_personal", "experience")
    t.choose("play now_its_personal", "play now_its_personal", "use now_its_personal", "use now_its_personal")
    assert t.s.attack == 2 + 2 + 1 + 1


@rule("PR-120", "PR-122", "PR-123")
def test_killing_one_of_your_characters() -> None:
    t = Position(2).hand(0, "brute_force", "knock_knock").hand(1, "commander_tech").discard(0, "bad_idea")
    t.choose("coordinate commander_tech", seat=1).choose("copy commander_tech", "play knock_knock")
    t.run(may_kill_character)
    assert sorted(t.keys) == ["decline", "kill brute_force", "kill knock_knock"]  # no discard pile, no copy
    t.choose("kill knock_knock")
    assert t.ids(t.s.dead_characters) == ["knock_knock"]
    assert (t.s.attack, t.s.weaken) == (2, 1)  # it still counts
    assert t.s.face[t.s.played[-1]].id == "knock_knock"
    t.run(may_kill_character).choose("kill brute_force")
    assert t.ids(t.s.dead_characters) == ["knock_knock", "brute_force"]


@rule("PR-125")
def test_showing_a_card() -> None:
    t = Position(2).wild("river", "fun_and_games").wild("hills", "soviet_advisor").give(attack=4)
    t.hand(0, "it_aint_no_man", "experience").choose("fight river")
    assert t.keys == ["show it_aint_no_man", "let"]
    assert t.game.view(1)["players"][0]["hand"] == [None, None]
    t.choose("show it_aint_no_man")
    assert t.game.view(1)["players"][0]["hand"] == ["it_aint_no_man", None]
    assert "play it_aint_no_man" in t.keys
    assert not t.hidden("hills")
    t = Position(2).wild("river", "fun_and_games").wild("hills", "soviet_advisor").give(attack=4)
    t.choose("fight river", "let")
    assert t.hidden("hills")


@rule("PR-133")
def test_a_copy_does_all_that_the_card_does() -> None:
    t = Position(2).hand(0, "sexual_tyrannosaurus", "experience").hand(1, "real_nasty_habit").wounds(0, "flesh_wound")
    t.choose("coordinate real_nasty_habit", seat=1).choose("copy real_nasty_habit")
    assert (t.s.attack, t.s.avoids) == (1, 1)
    t.choose("play sexual_tyrannosaurus", "heal 0 flesh_wound")
    assert t.damage == [0, 0]  # Survival came first, by the copy
    assert t.ids(t[1].aside) == ["real_nasty_habit"]


@rule("PR-134")
def test_pay_abilities() -> None:
    t = Position(1, film=2).hand(0, "harrigan_uncommon", "experience", "experience").choose("play harrigan_uncommon")
    assert "use harrigan_uncommon" not in t.keys  # 1 Recruit of 2
    t.choose("play experience", "use harrigan_uncommon")
    assert (t.s.attack, t.s.recruit) == (4, 0)
    assert "use harrigan_uncommon" not in t.keys


@rule("PR-144", "PR-145")
def test_classes_and_teams() -> None:
    assert CLASSES == ("intel", "leadership", "strength", "survival", "tech")
    assert {card.cls for card in BARRACKS} == set(range(5))
    assert TEAMS[:2] == ("dutch_team", "harrigan_team")
    for card in BARRACKS:
        assert TEAMS[card.team] == (
            "dutch_team" if card.who in ("dutch", "dillon", "mac", "blain") else "harrigan_team"
        )


@rule("PR-096")
def test_swapping_printed_values() -> None:
    t = Position(1, film=2).hand(0, "take_a_good_look", "experience", "brute_force").choose("play take_a_good_look")
    t.run(swap_values)
    assert t.keys == ["swap take_a_good_look", "decline"]
    t.choose("swap take_a_good_look")
    assert (t.s.attack, t.s.recruit) == (0, 1)


def test_random_games_with_coordinating_end() -> None:
    for seed in range(3):
        game = hagal.new("encounters", players=4, seed=seed, film=2)
        rng = random.Random(seed)
        while not game.over:
            decision = rng.choice(game.decisions)
            game.choose(rng.choice(decision.keys), decision.seat)
        assert game.outcome is not None


@rule("PR-086", "PR-090")
def test_coordinating_with_an_empty_deck() -> None:
    t = Position(2, film=2).hand(1, "the_speech").deck(1).discard(1, "bad_idea").choose("coordinate the_speech", seat=1)
    assert t.in_hand(1) == ["bad_idea"]  # shuffled first; the card set aside is not among them
    t = Position(2, film=2).hand(1, "the_speech").deck(1).choose("coordinate the_speech", seat=1)
    assert (t.in_hand(1), t.ids(t[1].aside)) == ([], ["the_speech"])
    assert "copy the_speech" in t.keys


@rule("PR-090")
def test_coordinating_is_for_the_action_phase_of_others() -> None:
    t = Position(2, film=2).hand(1, "the_speech").combat("el_scorpio").give(avoids=1).strikes("flesh_wound")
    assert t.asides == {1: ["coordinate the_speech"]}
    t.done()
    assert (t.keys, t.asides) == (["avoid", "take"], {})  # the Strike phase
    t = Position(3, film=2).hand(1, "the_speech").hand(2, "the_speech")
    t[1].dead = True
    t.s.gone += [*t[1].hand, *t[1].deck]
    t[1].hand.clear()
    t[1].deck.clear()
    assert t.asides == {2: ["coordinate the_speech"]}


@rule("PR-080", "PR-092")
def test_the_active_player_dies_as_a_card_is_coordinated() -> None:
    t = Position(3, film=2).wild("hills", "city_of_fear").hand(1, "the_speech", "experience")
    t.wounds(0, *["brutal_puncture"] * 2, "deep_gash").strikes("flesh_wound").choose("coordinate the_speech", seat=1)
    assert t[0].dead
    assert t.asked == 1
    assert (t.ids(t[1].discard), t[1].aside, t.s.offers, t.s.coordinated) == (["the_speech"], [], [], 0)


@rule("PR-096", "PR-097")
def test_call_for_backup_counts_cards_coordinated_and_not_copies() -> None:
    t = (
        Position(3)
        .hand(0, "fighting_the_good_fight", "experience")
        .hand(1, "commander_tech")
        .hand(2, "commander_intel")
    )
    t.choose("coordinate commander_tech", seat=1).choose("copy commander_tech", "play fighting_the_good_fight")
    t.choose("use fighting_the_good_fight")
    assert t.s.attack == 2 + 1
    t.choose("coordinate commander_intel", seat=2)
    assert "use fighting_the_good_fight" not in t.keys  # after the activation it comes too late


@rule("PR-099", "PR-100")
def test_brothers_in_arms_with_all_four_characters() -> None:
    ids = ("bad_idea", "knock_knock", "real_nasty_habit", "mac_common", "mac_common", "blain_common")
    t = Position(1).hand(0, *ids, "experience")
    for id in ids:
        t.choose(f"play {id}")
        if t.keys == ["yes", "decline"]:  # the second mac_common
            t.choose("decline")
    before = t.s.attack
    assert t.choose("use bad_idea").s.attack == before + 3 * 2


@rule("PR-122")
def test_of_two_equal_characters_the_played_one_dies() -> None:
    """It has done all it does; the other one can still be played, so nobody would choose otherwise."""
    t = Position(2).hand(0, "knock_knock", "knock_knock").choose("play knock_knock").run(may_kill_character)
    assert t.keys == ["kill knock_knock", "decline"]
    t.choose("kill knock_knock")
    assert (t.in_hand(0), t[0].in_play, t.s.attack) == (["knock_knock"], [], 2)
    assert t.choose("play knock_knock").s.attack == 4


@rule("PR-043", "PR-045")
def test_class_and_team_abilities_may_be_left() -> None:
    t = Position(1).wounds(0, "flesh_wound").played("real_nasty_habit").hand(0, "sexual_tyrannosaurus", "experience")
    t.choose("play sexual_tyrannosaurus", "decline")
    assert t.damage == [1]
    t = (
        Position(1, film=2)
        .wounds(0, "flesh_wound")
        .played("the_speech")
        .hand(0, "too_late_to_go_home_now", "experience")
    )
    t.choose("play too_late_to_go_home_now", "decline")
    assert t.damage == [1]
    t = Position(2, film=2).played("now_its_personal").hand(0, "jurisdictional_intrusion").deck(0, "the_speech")
    t.choose("play jurisdictional_intrusion", "decline")
    assert t[0].hand == []


@rule("PR-043", "PR-045")
def test_every_class_and_team_ability_of_the_box_asks_or_is_a_gain() -> None:
    """A new card whose ability could be unwelcome asks by itself; here they are, so that nobody has to wonder."""
    whens = [(card.id, effect) for card in BARRACKS for effect in card.effects if isinstance(effect, When)]
    asks = {id for id, when in whens if when.offered is not when.effects}
    own = {id for id, when in whens if when.effects[0].asks} - asks
    gains = {id for id, when in whens} - asks - own
    assert {"sexual_tyrannosaurus", "too_late_to_go_home_now", "jurisdictional_intrusion"} <= asks
    for id, when in whens:
        assert id not in own or when.effects[0].taste() == LOVED, id  # declining is one of its answers
    pool = {"enc-attack", "enc-recruit", "enc-free-scan", "enc-avoid-strike", "enc-cancel-strike", "enc-weaken"}
    for id, when in whens:
        if id in gains and id != "luck_is_my_specialty":  # which asks for each recruit
            assert {effect.tag for effect in when.effects} <= pool, id


@rule("PR-102", "PR-122", "PR-133")
def test_showboat_counts_copies_and_the_dead() -> None:
    t = Position(2, film=2).hand(0, "now_its_personal", "harrigan_uncommon", "experience").hand(1, "the_speech")
    t.choose("coordinate the_speech", seat=1)
    t.choose("copy the_speech", "play harrigan_uncommon", "play now_its_personal")
    t.run(may_kill_character).choose("kill harrigan_uncommon")
    before = t.s.attack
    assert t.choose("use now_its_personal").s.attack == before + 2
    t = Position(1, film=2).hand(0, "now_its_personal", "the_speech", "experience")
    t.choose("play the_speech", "play now_its_personal").run(may_kill_character).choose("kill now_its_personal")
    assert t.choose("use now_its_personal").s.attack == 4  # a killed card still does what it can do (PR-122)


@rule("PR-107", "PR-129")
def test_each_strike_of_a_double_strike_is_avoided_by_itself() -> None:
    t = Position(1).combat("choppa_e").give(avoids=1).strikes("deep_gash").done().choose("avoid")
    assert t.damage == [2]
    t = Position(1).combat("choppa_e").give(avoids=1).strikes("deep_gash").done().choose("take", "avoid")
    assert t.damage == [2]
    assert Position(1).combat("choppa_e").give(avoids=2).done().choose("avoid", "avoid").damage == [0]


@rule("PR-134")
def test_what_was_paid_is_gone() -> None:
    t = Position(2, film=2).hand(0, "harrigan_uncommon", "harrigan_uncommon", "experience")
    t.choose("play harrigan_uncommon", "play harrigan_uncommon", "use harrigan_uncommon")
    assert (t.s.attack, t.s.recruit) == (1 + 1 + 3, 0)
    assert "use harrigan_uncommon" not in t.keys
    t.give(recruit=2).choose("use harrigan_uncommon")  # each card once
    assert (t.s.attack, t.s.recruit) == (8, 0)
    assert "use harrigan_uncommon" not in t.give(recruit=4).keys
