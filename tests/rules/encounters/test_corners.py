"""Corners of the Wilds, the Combat Zone and the Enemy deck: PR-035, PR-060 to PR-067, PR-135."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hagal
from hagal.games.encounters.effects import (
    MARKS,
    add_enemies,
    and_next,
    each,
    each_other,
    strike,
    turn_all_down,
    unmark,
    wilds_to_combat,
)
from hagal.games.encounters.names import LOST, PLAYING, SPACES
from hagal.games.encounters.order import InTurn, Rest
from hagal.games.encounters.state import Encounters
from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.laws import keeps_secrets
from hagal.kernel.loop import advance
from hagal.kernel.state import PUBLIC
from tests.games.encounters.position import Position
from tests.rules import rule


@rule("PR-060", "PR-061", "PR-063")
def test_only_what_lies_face_down_is_scanned() -> None:
    t = Position(1).wild("hills", "other_world_d").give(attack=9, scans=1)
    assert not any(key.startswith("scan") for key in t.keys)
    assert t.why_not("scan hills") == t.why_not("scan hills free") == "Nothing lies face down at the Hills."
    t.run(turn_all_down)
    assert "fight hills" not in t.keys
    t.choose("scan hills free")
    assert t.ids(t[0].discard) == ["experience"]  # turned up anew
    assert (t.s.attack, t.s.scans) == (9, 0)


@rule("PR-034", "PR-035")
def test_a_card_turned_down_again_is_revealed_anew_in_the_combat_zone() -> None:
    t = Position(2).wild("hills", "other_world_d").run(turn_all_down)
    assert t.game.view(1)["wilds"][4]["card"] == "other_world_d"  # everybody has seen it
    for space in SPACES[:4]:
        t.wild(space, "val_verde_guerrilla")
    t.done()
    assert t.ids(t.s.combat) == ["other_world_d"]
    assert t.keys[0].startswith("discard")


def turned_up_twice(**options: str) -> Position:
    """Watching Clan, seen by all and turned face down again."""
    t = Position(1, film=2, **options).wild("hills", "other_world_c", up=False).strikes(*["flesh_wound"] * 4)
    t.give(attack=4).choose("scan hills")
    assert t.damage == [2]
    return t.run(turn_all_down)


@rule("PR-063")
def test_a_reveal_ability_works_each_time_the_card_is_turned_up() -> None:
    t = turned_up_twice().choose("scan hills")
    assert t.damage == [4]
    assert not t.hidden("hills")


@rule("PR-063")
def test_a_reveal_ability_works_once_by_the_option() -> None:
    t = turned_up_twice(reveal_abilities="once").choose("scan hills")
    assert t.damage == [2]
    assert not t.hidden("hills")
    t = turned_up_twice(reveal_abilities="once")
    for space in SPACES[:4]:
        t.wild(space, "soviet_advisor")
    t.strikes("close_call").done()
    assert t.ids(t.s.combat) == ["other_world_c"]
    assert t.damage == [2]  # the same in the Combat Zone


@rule("PR-063", "PR-135")
def test_a_card_that_is_shuffled_is_a_new_one() -> None:
    t = turned_up_twice(reveal_abilities="once").give(attack=8).choose("scan hills", "fight hills")
    t.only_enemies().done()  # the deck is made anew of the Dead Enemies, that is of this card
    assert (t.space("underground"), t.damage) == ("other_world_c", [2])
    t.strikes(*["flesh_wound"] * 2).give(attack=4).choose("scan underground")
    assert t.damage == [4]


@rule("PR-063", "PR-138")
def test_what_happens_by_scanning_happens_with_each_scan() -> None:
    t = Position(1, reveal_abilities="once").wild("hills", "over_here", up=False).strikes(*["flesh_wound"] * 2)
    t.give(attack=4).choose("scan hills", "scan hills")
    assert t.damage == [2]
    assert t.hidden("hills")


@rule("PR-063")
def test_whether_a_card_was_revealed_tells_nothing_new() -> None:
    """What has to be remembered is what everybody has seen: it survives copies and saves, and no viewer can tell a
    card that he has not seen from another."""
    t = turned_up_twice(reveal_abilities="once")
    t.wild("ruins", "soviet_advisor", up=False)
    assert [space["card"] for space in t.game.view(0)["wilds"][3:]] == [None, "other_world_c"]
    for s in (t.s.copy(), restore(t.s.rules, json.loads(json.dumps(snapshot(t.s)))), determinize(t.s, (0,), Rng(1))):
        assert isinstance(s, Encounters)
        hills = s.wilds[4][0]
        assert (s.face[hills].id, s.known[hills]) == ("other_world_c", PUBLIC)
        assert s.known[s.wilds[3][0]] == 0
    keeps_secrets(t.s, (0,), hagal.games.title("encounters").view, Rng(2))


@rule("PR-033", "PR-036")
def test_the_push_ends_where_there_is_room() -> None:
    t = Position(1).combat("soviet_advisor").strikes("close_call").wild("graveyard", "val_verde_guerrilla")
    t.wild("river", "other_world_d").wild("ruins", "one_at_a_time").wild("hills", "it_changed_colors").done()
    assert [t.space(name) for name in SPACES[1:]] == [
        *("val_verde_guerrilla", "other_world_d", "one_at_a_time", "it_changed_colors"),
    ]
    assert t.ids(t.s.combat) == ["soviet_advisor"]


@rule("PR-065", "PR-141")
def test_an_event_pushed_out_by_what_it_does_is_still_discarded() -> None:
    t = Position(1).stage(2).wild("hills", "event_expendable_assets", up=False).enemies("soviet_advisor")
    t.give(attack=2).choose("scan hills")
    assert (t.space("hills"), t.hidden("hills")) == ("soviet_advisor", True)
    assert (t.ids(t.s.out), t.s.combat) == (["event_expendable_assets"], [])


@rule("PR-066")
def test_the_third_hazard() -> None:
    t = Position(2).give(hazards=2, attack=2).wild("ruins", "hazard_get_to_the_choppa", up=False)
    t.hand(0, "experience", "brute_force", "bad_idea").hand(1, "knock_knock", "i_see_you")
    t.choose("scan ruins", "discard experience", "discard brute_force", "discard knock_knock")
    assert (t.in_hand(0), t.in_hand(1)) == (["bad_idea"], [])
    assert (t.mission.hazards, t[0].marks, t.ids(t.s.out)) == (3, 1, ["hazard_get_to_the_choppa"])


@rule("PR-067")
def test_marks_last_until_an_effect_takes_them() -> None:
    t = Position(2).marks(0, 2).done().done()
    assert t[0].marks == 2
    t.run(unmark)
    assert [p.marks for p in t.s.players] == [1, 0]
    t.run(unmark).run(unmark)
    assert t[0].marks == 0


@rule("PR-135")
def test_the_enemy_deck_runs_out_in_the_middle_of_an_effect() -> None:
    def arranged() -> Position:
        t = Position(1).only_enemies("soviet_advisor")
        t.s.dead_enemies += t._put([], "enemy", ("other_world_d", "one_at_a_time"), None)
        return t

    t = arranged().run(add_enemies(3))
    assert (t.s.exhausted, t.s.ending) == (1, PLAYING)
    assert t.space("river") == "soviet_advisor"
    assert {t.space("underground"), t.space("graveyard")} == {"other_world_d", "one_at_a_time"}
    assert not any(t.s.known[t.s.wilds[k][0]] for k in range(2))  # shuffled: nobody knows which is which
    t = arranged().run(add_enemies(4))
    assert (t.s.exhausted, t.s.ending) == (2, LOST)


@rule("PR-135")
def test_a_full_wilds_and_an_empty_deck() -> None:
    """The card that would have been pushed stays: nothing enters."""
    t = Position(1).only_enemies().give(exhausted=1)
    for space in SPACES:
        t.wild(space, "val_verde_guerrilla")
    t.done()
    assert (t.s.ending, t.s.combat) == (LOST, [])


@rule("PR-141")
def test_which_cards_enter_together_is_settled_before_the_first_is_turned_up() -> None:
    t = (
        Position(1)
        .stage(2)
        .marks(0, 1)
        .wild("hills", "event_expendable_assets", up=False)
        .wild("ruins", "soviet_advisor")
    )
    t.wild("underground", "hazard_expendable_assets", up=False).enemies("one_at_a_time").give(attack=4)
    t.choose("scan underground")  # two cards for two marks; the Event puts another one onto the Hills
    assert t.ids(t.s.combat) == ["soviet_advisor"]
    assert (t.space("hills"), t.hidden("hills"), t.space("ruins")) == ("one_at_a_time", True, None)
    assert t.ids(t.s.out) == ["event_expendable_assets", "hazard_expendable_assets"]


@rule("PR-080", "PR-127")
@pytest.mark.parametrize(
    ("effects", "damage"),
    [
        ((strike(1), each(strike(1))), [0, 1, 1]),
        ((strike(1), each_other(strike(1))), [0, 1, 1]),
        ((strike(1), and_next(strike(1))), [0, 1, 0]),
        ((strike(1), strike(1)), [0, 0, 0]),
    ],
)
def test_what_others_have_to_do_is_done_although_the_active_player_dies(effects: Any, damage: list[int]) -> None:
    t = Position(3).strikes(*["flesh_wound"] * 8)
    t[0].health = 1
    t.run(InTurn(effects))
    assert t[0].dead
    assert t.damage == damage


@rule("PR-080", "PR-142")
@pytest.mark.parametrize("first", ["draw-strikes", "in-turn"])
def test_the_order_spares_nobody(first: str) -> None:
    t = Position(2).strikes(*["flesh_wound"] * 8)
    t[0].health = 1
    t.run(Rest(((strike(1), 0, -1), (InTurn((each(strike(1)),)), 0, -1))))
    t.choose(f"first {first}")
    assert (t[0].dead, t.damage[1]) == (True, 1)


def test_a_card_that_is_to_go_is_the_one_in_its_place_whatever_is_imagined_there() -> None:
    t = Position(2, film=2).marks(0, 2).hand(0, "experience", "brute_force")
    t.wild("hills", "other_world_b", up=False).wild("ruins", "soviet_advisor", up=False).run(wilds_to_combat(MARKS))
    assert t.keys == ["kill experience", "kill brute_force"]  # the first of two is turned up, the second still to come
    for seed in range(5):
        s = determinize(t.s, (1,), Rng(seed))
        assert isinstance(s, Encounters)
        there = s.wilds[SPACES.index("ruins")][0]
        while s.stack[-1][0].tag != "enc-action":
            options = advance(s)
            assert options is not None
            choice, seat, source = s.stack[-1]
            if choice.tag != "enc-action":
                s.stack[-1] = (options[0], seat, source)
        assert there in (*s.combat, *s.arriving, *s.out, *s.operations)
