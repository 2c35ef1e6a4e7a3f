"""The turn: PR-030 to PR-036, PR-040 to PR-048, PR-050 to PR-054, PR-085 to PR-087, PR-155."""

from __future__ import annotations

from hagal import games
from hagal.games.encounters.declare import character
from hagal.games.encounters.effects import draw, each, gain_free, kill_hq, strike
from hagal.games.encounters.hunted.catalogue.avatars import OFFICERS
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.names import CLASSES, LOST, MINOR, PLAYING
from hagal.games.encounters.state import Encounters
from hagal.kernel.loop import advance, answer
from hagal.kernel.rules import Module
from hagal.kernel.state import PUBLIC
from hagal.text import describe
from tests.games.encounters.position import Position
from tests.rules import rule


@rule("PR-030")
def test_four_phases_in_order() -> None:
    t = Position(2).combat("soviet_advisor").strikes("flesh_wound")
    assert (t.s.phase, t.asked) == ("action", 0)
    t.done()
    assert t.damage == [1, 0]
    kinds = [event.kind for event in t.game.log.events]
    order = [kinds.index(kind) for kind in ("enc-strike", "enc-draw", "enc-turn", "enc-enters")]
    assert order == sorted(order)
    assert (t.s.phase, t.asked) == ("action", 1)


@rule("PR-031", "PR-032")
def test_a_card_enters_unseen_at_the_underground() -> None:
    t = Position(1).enemies("soviet_advisor").done()
    assert t.space("underground") == "soviet_advisor"
    assert t.hidden("underground")
    assert t.game.view(0)["wilds"][0] == {
        "space": "underground",
        "occupied": True,
        "face_up": False,
        "trail": 2,
        "card": None,
        "health": None,
        "scan_cost": 4,
        "attached": [],
    }
    assert [space["space"] for space in t.game.view(0)["wilds"]] == [
        "underground",
        "graveyard",
        "river",
        "ruins",
        "hills",
    ]


@rule("PR-033", "PR-034")
def test_a_card_pushes_only_where_it_must() -> None:
    t = Position(1).wild("underground", "soviet_advisor").wild("graveyard", "one_at_a_time", up=False)
    t.wild("ruins", "val_verde_guerrilla").enemies("it_changed_colors").done()
    assert t.space("underground") == "it_changed_colors"
    assert (t.space("graveyard"), t.hidden("graveyard")) == ("soviet_advisor", False)
    assert (t.space("river"), t.hidden("river")) == ("one_at_a_time", True)
    assert t.space("ruins") == "val_verde_guerrilla"
    assert t.space("hills") is None


def full(t: Position, hills: str, up: bool) -> Position:
    for space in ("underground", "graveyard", "river", "ruins"):
        t.wild(space, "val_verde_guerrilla")
    return t.wild("hills", hills, up=up)


@rule("PR-035", "PR-036", "PR-062", "PR-063")
def test_pushed_out_of_the_hills() -> None:
    t = full(Position(1).combat("soviet_advisor").strikes("close_call"), "other_world_d", up=False).hand(
        0, "experience"
    )
    t.enemies("it_changed_colors").done()
    assert t.ids(t.s.combat) == ["soviet_advisor", "other_world_d"]
    assert t.s.known[t.s.combat[1]] == PUBLIC
    assert [event.kind for event in t.game.log.events].count("enc-combat") == 1
    assert t.keys[0].startswith("discard")  # its Reveal ability: each player discards a card
    t = full(Position(1), "other_world_d", up=True).enemies("it_changed_colors").done()
    assert t.ids(t.s.combat) == ["other_world_d"]
    assert "done" in t.keys  # face up already: no Reveal ability


@rule("PR-040", "PR-042", "PR-050")
def test_cards_are_played_one_at_a_time_or_not_at_all() -> None:
    t = Position(1).hand(0, "experience", "brute_force", "brute_force")
    t.choose("play brute_force")
    assert (t.s.attack, t.s.recruit) == (1, 0)
    assert t.ids(t[0].in_play) == ["brute_force"]
    t.give(attack=4).wild("hills", "soviet_advisor", up=False).choose("scan hills", "play brute_force")
    assert t.s.attack == 3
    before = len(t[0].discard)
    t.strikes("close_call").done()
    assert len(t[0].discard) == before + 3


@rule("PR-041")
def test_attack_and_recruit_last_for_this_turn() -> None:
    t = Position(2).hand(0, "commander_tech", "brute_force").choose("play commander_tech", "play brute_force")
    assert (t.s.attack, t.s.recruit) == (1, 2)
    assert "ask-enc-action" in repr(t.game.decision.prompt_message if t.game.decision else "")
    t.done()
    assert (t.s.attack, t.s.recruit) == (0, 0)
    values = {card.id: card.values() for card in BARRACKS}
    assert values["aint_got_time_to_bleed"] == ("2+", "")
    assert values["im_gonna_finish_it"] == ("0+", "")
    assert values["take_a_good_look"] == ("1", "")
    assert values["luck_is_my_specialty"] == ("2", "2")
    assert "Attack 2+, Recruit 0" in describe(next(card for card in BARRACKS if card.id == "aint_got_time_to_bleed"))


@rule("PR-051")
def test_a_character_that_costs_nothing_is_recruited_without_recruit() -> None:
    gift = character("A Gift", who="dutch", count=5)
    title = games.title("encounters").packed((Module("gifts", components=(gift,)),))
    s = title.start(title.rules(1, (), {}), 1)
    assert isinstance(s, Encounters)
    advance(s)
    s.barracks += s.hq
    s.hq[:] = [i for i in s.barracks if s.face[i] in (gift, s.rules.component("character:knock_knock"))][:10]
    assert [option.key() for option in advance(s) or () if option.key().startswith("recruit")] == ["recruit a_gift"]
    before = len(s.hq)
    answer(s, gift.enlist)
    advance(s)
    assert [s.face[i] for i in s.players[0].discard] == [gift]
    assert len(s.hq) == before


@rule("PR-043", "PR-044", "PR-045")
def test_class_and_team_abilities_need_an_earlier_card() -> None:
    strong = ("lambert_common", "knock_knock", "lambert_common", "experience")
    t = Position(1, film=2).hand(0, *strong).choose("play lambert_common")
    assert t.s.attack == 1  # nothing before it
    t.choose("play knock_knock", "play lambert_common")
    assert t.s.attack == 1 + 2 + 1 + 2  # once, though two cards enable it
    t = Position(1).hand(0, "blain_common", "knock_knock", "experience").choose("play blain_common", "play knock_knock")
    assert t.s.attack == 4
    t = Position(1).hand(0, "blain_common", "knock_knock", "experience").choose("play knock_knock", "play blain_common")
    assert t.s.attack == 5  # the team icon of Dutch's Team came first


@rule("PR-046")
def test_t1_the_door_swings_both_ways_twice() -> None:
    t = Position(1).deck(0, "brute_force").hand(0, *["dillon_common"] * 2, "experience")
    t.choose("play dillon_common")
    assert t.s.recruit == 2
    assert "done" in t.keys
    t.choose("play dillon_common")
    assert t.s.recruit == 4
    assert t.keys == ["yes", "decline"]
    t.choose("yes")
    assert t.in_hand(0) == ["brute_force"]


@rule("PR-047")
def test_once_this_turn_can_wait() -> None:
    t = (
        Position(1)
        .hand(0, "im_gonna_finish_it", "brute_force", "brute_force", "experience")
        .choose("play im_gonna_finish_it")
    )
    assert "use im_gonna_finish_it" not in t.keys  # no Attack to double yet
    t.choose("play brute_force", "play brute_force", "use im_gonna_finish_it")
    assert t.s.attack == 4
    assert "use im_gonna_finish_it" not in t.keys
    t = Position(1).hand(0, "im_gonna_finish_it", "brute_force").choose("play im_gonna_finish_it", "play brute_force")
    t.done()
    assert t.s.pending == []


@rule("PR-048")
def test_the_face_of_a_character() -> None:
    card = Position(1).s.rules.component("character:luck_is_my_specialty")
    facts = [getattr(card, name) for name in ("cls", "team", "recruit", "attack", "cost")]
    assert facts == [CLASSES.index("leadership"), 1, 2, 2, 6]


@rule("PR-051", "PR-124")
def test_recruiting_costs_recruit_and_goes_to_the_discard_pile() -> None:
    t = Position(1).hq("knock_knock", "bad_idea", "i_see_you", "mac_common", "blain_common").give(recruit=5)
    assert "recruit bad_idea" not in t.keys
    assert t.why_not("recruit bad_idea") == "It costs 6 Recruit."
    t.choose("recruit knock_knock")
    assert t.s.recruit == 2
    assert t.ids(t[0].discard) == ["knock_knock"]
    assert "play knock_knock" not in t.keys


@rule("PR-052")
def test_t11_the_hq_is_refilled_at_once() -> None:
    t = Position(1).hq("knock_knock", "bad_idea", "i_see_you", "mac_common", "blain_common").give(recruit=6)
    t.barracks("real_nasty_habit").choose("recruit knock_knock")
    assert t.ids(t.s.hq) == ["real_nasty_habit", "bad_idea", "i_see_you", "mac_common", "blain_common"]
    t.choose("recruit real_nasty_habit")
    assert t.ids(t[0].discard) == ["knock_knock", "real_nasty_habit"]
    assert t.s.recruit == 0


@rule("PR-053")
def test_officers_cost_three() -> None:
    assert {card.cls for card in OFFICERS} == set(range(5))
    assert {(card.cost, card.attack, card.recruit, card.coordinate) for card in OFFICERS} == {(3, 0, 2, True)}
    t = Position(1).give(recruit=2)
    assert "recruit officer" not in t.keys
    t.give(recruit=3)
    top = t.s.officers[-1]
    t.choose("recruit officer")
    assert t[0].discard == [top]
    assert len(t.s.officers) == 9


@rule("PR-054")
def test_gained_cards_go_to_the_discard_pile() -> None:
    t = Position(1).hq("knock_knock", "bad_idea", "i_see_you", "mac_common", "blain_common").hand(0, "dillon_rare")
    t.choose("play dillon_rare", "gain knock_knock")
    assert t.ids(t[0].discard) == ["knock_knock"]
    assert t.s.recruit == 3


@rule("PR-085")
def test_cleanup() -> None:
    t = Position(2).hand(0, "knock_knock", "bad_idea", "i_see_you").choose("play knock_knock").done()
    assert t.ids(t[0].discard) == ["bad_idea", "i_see_you", "knock_knock"]
    assert all(t.s.known[i] == PUBLIC for i in t[0].discard)
    assert len(t[0].hand) == 6
    assert t.game.view(1)["players"][0]["discard"] == ["bad_idea", "i_see_you", "knock_knock"]


@rule("PR-086", "PR-087")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    t = Position(2).hand(0).deck(0, "bad_idea", "bad_idea").discard(0, *["experience"] * 5)
    t.done()
    assert t.in_hand(0) == ["bad_idea", "bad_idea", *["experience"] * 4]
    assert (len(t[0].deck), len(t[0].discard)) == (1, 0)
    t = Position(2).hand(0).deck(0, *["bad_idea"] * 6).discard(0, "experience").done()
    assert (len(t[0].deck), len(t[0].discard)) == (0, 1)
    t = Position(2).hand(0).deck(0).done()
    assert t[0].hand == []


@rule("PR-086", "PR-138")
def test_a_deck_runs_out_in_the_middle_of_an_effect() -> None:
    t = Position(2).hand(0).deck(0, "bad_idea").discard(0, "experience", "experience").run(draw(2))
    assert t.in_hand(0) == ["bad_idea", "experience"]
    assert (len(t[0].deck), t[0].discard) == (1, [])
    t.run(draw(3))
    assert t.in_hand(0) == ["bad_idea", "experience", "experience"]  # as many as there are


@rule("PR-052", "PR-121")
def test_the_hq_is_refilled_whatever_emptied_it() -> None:
    cards = ["knock_knock", "bad_idea", "i_see_you", "mac_common", "blain_common"]
    t = Position(1).hq(*cards).barracks("dutch_rare").run(gain_free(3)).choose("gain knock_knock")
    assert t.ids(t.s.hq) == ["dutch_rare", *cards[1:]]
    t.barracks("knock_knock", "dillon_rare").run(kill_hq(2))
    assert t.ids(t.s.hq) == ["knock_knock", "dillon_rare", *cards[2:]]
    assert sorted(t.ids(t.s.dead_characters)) == ["bad_idea", "dutch_rare"]


@rule("PR-155")
def test_all_or_nothing() -> None:
    t = Position(3, all_or_nothing=True).wounds(0, *["brutal_puncture"] * 2, "deep_gash").combat("soviet_advisor")
    t.strikes("flesh_wound").done()
    assert t[0].dead
    assert (t.s.round, t.s.deadline) == (1, 2)
    seats = []
    while t.s.ending == PLAYING:
        seats.append((t.s.round, t.asked))
        t.s.dead_enemies += t.s.combat
        t.s.combat.clear()
        t.done()
    assert seats == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert t.s.ending == LOST
    t = (
        Position(3)
        .wounds(0, *["brutal_puncture"] * 2, "deep_gash")
        .combat("soviet_advisor")
        .strikes("flesh_wound")
        .done()
    )
    assert t.s.deadline == 0


@rule("PR-155")
def test_all_or_nothing_begins_with_the_first_death() -> None:
    t = Position(3, all_or_nothing=True, first=1)
    t.wounds(0, *["brutal_puncture"] * 3).strikes("deep_gash").done().done()
    t.combat("soviet_advisor").done()  # the last one of the round dies in his own turn
    assert (t[0].dead, t.s.round, t.s.deadline) == (True, 2, 2)
    t.s.dead_enemies += t.s.combat
    t.s.combat.clear()
    t.wounds(1, *["brutal_puncture"] * 3).strikes("deep_gash").combat("soviet_advisor").done()
    assert (t[1].dead, t.s.deadline, t.asked) == (True, 2, 2)  # another death gives no more time
    t.s.dead_enemies += t.s.combat
    t.s.combat.clear()
    t.done()
    assert t.s.ending == LOST
    t = Position(2, all_or_nothing=True).stage(3).operations("choppa_a").wounds(1, *["brutal_puncture"] * 3)
    t.strikes("deep_gash", "close_call").run(each(strike(1))).give(attack=20, recruit=20)
    assert [p.dead for p in t.s.players] == [False, True]
    t.choose("do choppa_a")
    assert t.s.ending == MINOR  # won in time
