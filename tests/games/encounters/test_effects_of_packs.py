"""Effects that no card of the box has, but cards typed in by an owner may: each at its edges."""

from __future__ import annotations

import pytest

from hagal.games.encounters.effects import (
    CARDS_IN_HAND,
    MARKS,
    OWN_DAMAGE,
    OWN_STRIKES,
    attack,
    choose,
    discard,
    draw,
    each_other,
    for_each,
    gain_officer,
    heal_of,
    mark,
    move_back,
    recruit,
    redraw,
    scan_at,
    unmark,
)
from hagal.games.encounters.effects.exchange import TO_DISCARD, TO_HAND, TO_TOP
from hagal.games.encounters.effects.strikes import ANY, NO_LIMIT, OTHER, OWN
from hagal.games.encounters.names import RIVER
from hagal.kernel.state import PUBLIC
from tests.games.encounters.position import Position
from tests.rules import rule

# Healing


@pytest.mark.parametrize(
    ("whose", "damage", "keys"),
    [
        (OWN, NO_LIMIT, ["heal 0 flesh_wound", "heal 0 brutal_puncture"]),
        (OWN, 1, ["heal 0 flesh_wound"]),
        (OTHER, NO_LIMIT, ["heal 1 deep_gash", "heal 1 flesh_wound", "heal 2 deep_gash"]),
        (OTHER, 1, ["heal 1 flesh_wound"]),
        (ANY, 2, ["heal 0 flesh_wound", "heal 1 deep_gash", "heal 1 flesh_wound", "heal 2 deep_gash"]),
    ],
)
@rule("PR-083")
def test_a_limited_heal(whose: int, damage: int, keys: list[str]) -> None:
    t = (
        Position(3)
        .wounds(0, "flesh_wound", "brutal_puncture")
        .wounds(1, "deep_gash", "flesh_wound")
        .wounds(2, "deep_gash")
    )
    effect = heal_of(whose, damage)
    assert effect.can(t.s, 0, -1)
    before = [len(p.wounds) for p in t.s.players]
    t.run(effect)
    if len(keys) > 1:
        assert t.keys == keys
        t.choose(keys[0])
    assert sum(before) - sum(len(p.wounds) for p in t.s.players) == 1


def test_a_limited_heal_finds_nothing() -> None:
    t = Position(2).wounds(0, "deep_gash")
    assert not heal_of(OWN, 1).can(t.s, 0, -1)
    assert not heal_of(OTHER, NO_LIMIT).can(t.s, 0, -1)
    assert heal_of(OTHER, NO_LIMIT).can(t.s, 1, -1)
    t.run(heal_of(OWN, 1))
    assert len(t[0].wounds) == 1


def test_what_has_to_be_healed_first_stands_in_the_way_of_a_limited_heal_too() -> None:
    t = Position(1).wounds(0, "flesh_wound", "open_wound", "permanent_damage").run(heal_of(OWN, 1))
    assert t.ids(t[0].wounds) == ["flesh_wound", "permanent_damage"]


# One of several, others, for each


def test_one_of_several_is_chosen() -> None:
    t = Position(1).run(choose(attack(2), (recruit(1), draw(1))))
    assert t.keys == ["choose 1", "choose 2"]
    before = len(t[0].hand)
    t.choose("choose 2")
    assert (t.s.attack, t.s.recruit, len(t[0].hand)) == (0, 1, before + 1)


def test_what_can_do_nothing_is_not_to_be_chosen() -> None:
    t = Position(1).run(choose(unmark, attack(2)))
    assert t.s.attack == 2
    assert not choose(unmark, unmark).can(t.s, 0, -1)
    t.run(choose(unmark, unmark))
    assert t.keys[-1] == "done"


def test_a_choice_within_a_choice() -> None:
    t = Position(1).run(choose(choose(attack(1), attack(3)), recruit(1))).choose("choose 1", "choose 2")
    assert t.s.attack == 3


@rule("PR-140")
def test_each_other_player_but_not_oneself() -> None:
    t = Position(3).run(each_other(mark(1)), seat=1)
    assert [p.marks for p in t.s.players] == [1, 0, 1]
    t = Position(3)
    t[2].dead = True
    for zone in (t[2].deck, t[2].hand):
        t.s.gone += zone
        zone.clear()
    t.run(each_other(mark(1)))
    assert [p.marks for p in t.s.players] == [0, 1, 0]


def test_who_is_alone_has_no_others() -> None:
    t = Position(1)
    assert not each_other(draw(1)).can(t.s, 0, -1)
    t.run(each_other(mark(1)))
    assert t[0].marks == 0
    assert each_other(draw(1)).can(Position(2).s, 0, -1)


@pytest.mark.parametrize(("count", "n"), [(CARDS_IN_HAND, 4), (OWN_STRIKES, 2), (OWN_DAMAGE, 3), (MARKS, 0)])
def test_numbers_by_hand_and_wounds(count: object, n: int) -> None:
    t = Position(2).hand(0, *["experience"] * 4).wounds(0, "flesh_wound", "deep_gash").wounds(1, "brutal_puncture")
    effect = for_each(count, recruit(1))  # type: ignore[arg-type]
    assert effect.can(t.s, 0, -1) == (n > 0)
    t.run(effect)
    assert t.s.recruit == n


def test_it_is_counted_before_the_first_of_them() -> None:
    t = Position(1).hand(0, "experience", "experience", "experience").run(for_each(CARDS_IN_HAND, draw(1)))
    assert len(t[0].hand) == 6


# Cards for cards


def test_any_number_of_cards_for_as_many() -> None:
    t = Position(1).hand(0, "experience", "brute_force", "experience", "knock_knock").run(redraw(0))
    t.deck(0, "bad_idea", "the_speech")
    assert t.keys == ["discard experience", "discard brute_force", "discard knock_knock", "draw"]
    t.choose("discard experience")
    assert t.keys == ["discard experience", "discard knock_knock", "draw"]  # brute_force comes before it
    t.choose("discard knock_knock")
    assert t.keys == ["draw"]  # it asks all the same: an end unasked would tell what is left in the hand
    assert len(t[0].hand) == 2
    t.choose("draw")
    assert t.in_hand(0) == ["bad_idea", "brute_force", "experience", "the_speech"]
    assert t.ids(t[0].discard) == ["experience", "knock_knock"]


def test_each_set_of_cards_is_reached_in_one_way() -> None:
    found: list[tuple[str, ...]] = []

    def walk(keys: tuple[str, ...]) -> None:
        t = Position(1).hand(0, "knock_knock", "experience", "brute_force", "experience").run(redraw(0)).choose(*keys)
        offered = t.keys if t.s.stack[-1][0].tag == "enc-redraw-one" else []
        for key in offered:
            if key == "draw":
                found.append(tuple(sorted(keys)))
            else:
                walk((*keys, key))
        if not offered and len(keys) == 4:
            found.append(tuple(sorted(keys)))

    walk(())
    assert len(found) == len(set(found)) == 2 * 2 * 3


def test_so_many_cards_at_most() -> None:
    t = Position(1).hand(0, *["experience"] * 4).deck(0, *["bad_idea"] * 4).run(redraw(2))
    t.choose("discard experience", "discard experience")
    assert t.in_hand(0) == ["bad_idea", "bad_idea", "experience", "experience"]


def test_no_card_for_none() -> None:
    t = Position(1).hand(0, "experience").run(redraw(0)).choose("draw")
    assert t.in_hand(0) == ["experience"]
    t = Position(1).hand(0)
    assert not redraw(0).can(t.s, 0, -1)
    t.run(redraw(0))
    assert t.s.stack[-1][0].tag == "enc-action"


def test_discards_can_be_taken_back_until_cards_are_drawn() -> None:
    t = Position(1).hand(0, *["experience"] * 3).run(redraw(0))
    learned = t.s.learned
    t.choose("discard experience")
    assert t.s.learned == learned
    t.choose("draw")
    assert t.s.learned > learned


# Officers


@rule("PR-053")
def test_an_officer_for_nothing() -> None:
    for to, zone in ((TO_DISCARD, "discard"), (TO_HAND, "hand"), (TO_TOP, "deck")):
        t = Position(2)
        top, learned = t.s.officers[-1], t.s.learned
        t.run(gain_officer(to), seat=1)
        assert getattr(t[1], zone)[-1] == top
        assert (t.s.known[top], len(t.s.officers)) == (PUBLIC, 9)
        assert t.s.learned > learned


def test_no_officers_left() -> None:
    t = Position(1)
    t.s.gone += t.s.officers
    t.s.officers.clear()
    assert not gain_officer(TO_HAND).can(t.s, 0, -1)
    t.run(gain_officer(TO_HAND))
    assert len(t[0].hand) == 1


# The Wilds


@rule("PR-060", "PR-061")
def test_a_certain_space_is_scanned() -> None:
    t = (
        Position(1, film=2)
        .wild("river", "over_here", up=False)
        .wild("ruins", "el_scorpio", up=False)
        .strikes("flesh_wound")
    )
    assert scan_at(RIVER).can(t.s, 0, -1)
    t.run(scan_at(RIVER))
    assert t.damage == [1]  # it strikes whoever scans it
    assert t.hidden("ruins")
    t = Position(1).wild("river", "soviet_advisor")
    assert not scan_at(RIVER).can(t.s, 0, -1)
    t.run(scan_at(RIVER))
    assert (t.s.attack, t.space("river")) == (0, "soviet_advisor")


@rule("PR-032", "PR-033")
def test_an_enemy_moves_back_as_far_as_there_is_room() -> None:
    t = (
        Position(1)
        .combat("soviet_advisor")
        .wild("river", "val_verde_guerrilla")
        .wild("underground", "choppa_c", up=False)
    )
    t.run(move_back(2))
    assert t.keys == ["back river", "back soviet_advisor", "decline"]
    t.choose("back soviet_advisor")
    assert (t.space("hills"), t.space("ruins"), t.s.combat) == (None, "soviet_advisor", [])
    t.run(move_back(3)).choose("back river")
    assert (t.space("river"), t.space("graveyard")) == (None, "val_verde_guerrilla")
    t.run(move_back(1)).choose("decline")
    assert t.space("ruins") == "soviet_advisor"


def test_what_cannot_move_back() -> None:
    """What lies face down, what is no enemy, what has a card behind it, what is at the Underground already."""
    t = Position(1).wild("hills", "soviet_advisor", up=False).wild("river", "guerrilla_camp").combat("soviet_advisor")
    t.wild("underground", "soviet_advisor").wild("graveyard", "val_verde_guerrilla")
    assert not move_back(5).can(t.s, 0, -1)
    t.run(move_back(5))
    assert t.keys[-1] == "done"


def test_an_enemy_that_moved_back_can_be_followed_and_does_not_strike() -> None:
    t = Position(1).combat("soviet_advisor").wild("ruins", "val_verde_guerrilla").only_enemies("choppa_c")
    trail = t.s.trail[3]
    t.run(move_back(1)).choose("back ruins")
    assert t.s.trail[2] == trail
    t.run(move_back(1)).choose("back soviet_advisor")
    assert t.s.trail[4] == t.s.entered
    t.strikes("flesh_wound").done()
    assert t.damage == [0]


def test_discarding_and_drawing_by_another_player() -> None:
    t = Position(2).hand(1, "experience", "brute_force").run(each_other(discard(1), redraw(1)))
    assert t.asked == 1
    t.choose("discard experience")
    assert t.keys == ["discard brute_force", "draw"]
