"""Rune tokens: received, placed, revealed, reshuffled (RW-190 to RW-197, RW-081c, RWR-011, RWB-005)."""

from __future__ import annotations

import pytest

from hagal.games.runewars import TITLE, actions
from hagal.games.runewars.seasons import laws, runes
from hagal.games.runewars.state import Runewars
from hagal.kernel import knowledge
from hagal.kernel import laws as kernel_laws
from hagal.kernel.chance import Rng, Tape
from hagal.kernel.events import Log
from hagal.kernel.loop import advance
from hagal.kernel.state import PUBLIC
from tests.games.runewars.position import asked, at, choose, hero, offered, position, push, rune, units
from tests.rules import rule

view = TITLE.view


def determinize(s: Runewars, viewer: tuple[int, ...], seed: int) -> Runewars:
    t = knowledge.determinize(s, viewer, Rng(seed))
    assert isinstance(t, Runewars)
    return t


def kind(s: Runewars, id: str) -> str:
    """The token in an area: dragon, false or nothing."""
    area = at(s, id)
    found: str = s.face[s.runes[s.rune_at.index(area)]].id if area in s.rune_at else ""
    return found


def mask(s: Runewars, id: str) -> int:
    return s.known[s.runes[s.rune_at.index(at(s, id))]]


def up(s: Runewars, id: str) -> bool:
    return bool(s.rune_up[s.rune_at.index(at(s, id))])


def on_board(s: Runewars) -> tuple[int, int]:
    dragons = sum(1 for i in s.runes if s.face[i].dragon)
    return dragons, len(s.runes) - dragons


def receive(s: Runewars, seat: int = 0, first: str = "dragon") -> None:
    """Receive a dragon rune; the shuffle is such that this one of the two tokens is placed first."""
    s.tape = Tape([(0, 1) if first == "false" else (1, 0)])  # dragon, false are taken; the last one goes first
    push(s, "receive_rune", seat)
    advance(s)


@rule("RW-190", "RW-T24")
def test_the_example_of_the_rulebook() -> None:
    s = position("latari", "uthuk")
    rune(s, "h0a", dragon=False)
    rune(s, "h0b", dragon=False)
    before = on_board(s)
    receive(s)
    assert offered(s) == ["decline", "drop h0a", "drop h0b"]
    choose(s, "drop h0a", "decline")
    assert len(s.false_pile) == 15  # 17 less the one left on the board and the one in hand
    choose(s, "rune h0a", "rune c3")
    assert (kind(s, "h0a"), kind(s, "c3")) == ("dragon", "false")
    assert on_board(s) == (before[0] + 1, before[1])
    laws.runes(s)


@rule("RW-190")
def test_at_most_two_false_runes_may_go_first() -> None:
    s = position()
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=False)
    rune(s, "h1a", dragon=False)
    receive(s)
    assert offered(s) == ["decline", "drop h0a", "drop h0b", "drop h0c"]
    choose(s, "drop h0a")
    assert offered(s) == ["decline", "drop h0b", "drop h0c"]
    choose(s, "drop h0c")
    assert offered(s)[0].startswith("rune ")
    assert (kind(s, "h0a"), kind(s, "h0b"), kind(s, "h0c")) == ("", "false", "")
    assert {s.known[i] for i in s.false_pile} == {PUBLIC}  # all see what they were (RW-197)


@rule("RW-190")
def test_only_false_runes_of_areas_one_controls_go() -> None:
    s = position()
    rune(s, "h0a", dragon=True)
    rune(s, "h1a", dragon=False)
    rune(s, "c3", dragon=False, known=1)
    receive(s)
    assert offered(s) == ["decline"]  # asked all the same: silence would tell that h0a is no false rune


@rule("RW-190")
def test_nobody_is_asked_about_false_runes_where_all_know_that_there_is_none() -> None:
    s = position()
    rune(s, "h0a", dragon=True, up=True)
    receive(s)
    assert offered(s)[0].startswith("rune ")


@rule("RW-190", "RW-192", "OP-13")
def test_tokens_go_to_friendly_or_uncontrolled_areas_without_one() -> None:
    s = position()
    units(s, "a1", 0, footman=1)
    units(s, "b1", 1, archer=1)
    units(s, "c1", -1, giant=1)
    rune(s, "d1", dragon=True)
    receive(s)
    places = [key.removeprefix("rune ") for key in offered(s)]
    assert {"a1", "c1", "e1", "h0a"} <= set(places)
    assert not {"b1", "d1", "h1a"} & set(places)
    choose(s, "rune a1")
    assert "rune a1" not in offered(s)


@rule("OP-13")
def test_uncontrolled_areas_must_be_empty_by_the_other_reading() -> None:
    for reading, legal in (("uncontrolled", True), ("empty", False)):
        s = position(rune_areas=reading)
        units(s, "c1", -1, giant=1)
        receive(s)
        assert ("rune c1" in offered(s)) is legal
        assert "rune c2" in offered(s)


@rule("RW-190", "RW-309")
@pytest.mark.parametrize("first", ["dragon", "false"])
def test_who_places_tokens_has_seen_them_and_nobody_else(first: str) -> None:
    s = position("daqan", "latari", "waiqar")
    receive(s, first=first)
    options = advance(s)
    assert options is not None
    assert options[0].message().args["rune"].id == first
    choose(s, "rune a1", "rune e5")
    assert (mask(s, "a1"), mask(s, "e5")) == (1, 1)
    assert kind(s, "a1") == first
    seen = {area["id"]: area["rune"] for area in view(s, (0,))["areas"] if area["rune_here"]}
    assert seen == {"a1": first, "e5": "false" if first == "dragon" else "dragon"}
    for viewer in ((1,), (2,), (1, 2), ()):
        assert {area["rune"] for area in view(s, viewer)["areas"]} == {None}
    kernel_laws.knowledge_is_sound(s)


@rule("RW-190", "RW-197")
def test_others_see_the_same_whichever_token_went_where() -> None:
    told = []
    for first in ("dragon", "false"):
        s = position("daqan", "latari", "waiqar")
        s.log = Log()
        receive(s, first=first)
        looks, keys = [], []
        while (options := advance(s)) is not None:
            keys.append([option.key() for option in options])
            choose(s, keys[-1][-1])
            looks.append([view(s, viewer) for viewer in ((1,), (2,), (1, 2), ())])
        told.append((keys, looks, [repr(s.log.seen_by(m)) for m in (0b10000010, 0b10000100, 0b10000000)]))
        assert any("dragon" in repr(message) for message in s.log.seen_by(1))  # its owner is told
    assert told[0] == told[1]


@rule("RW-190")
def test_the_two_tokens_could_change_places_for_the_others_at_every_moment() -> None:
    s = position("daqan", "latari", "waiqar")
    receive(s)
    moments = 0
    while (options := advance(s)) is not None:
        for viewer in ((1,), (2,), (1, 2), ()):
            seen = set()
            for seed in range(12):
                kernel_laws.keeps_secrets(s, viewer, view, Rng(seed))
                t = determinize(s, viewer, seed)
                seen.add(tuple(t.face[i].id for i in (*t.runes, *t.held)))
            assert len(seen) == 2
        assert determinize(s, (0,), 1).runes == s.runes
        choose(s, options[0].key())
        moments += 1
    assert moments == 2


@rule("RW-190", "RW-192")
def test_a_token_without_a_legal_area_goes_back_face_up() -> None:
    s = position()
    crowd(s)
    receive(s)
    assert asked(s) == 0  # only about false runes
    dragons, falses = len(s.dragon_pile), len(s.false_pile)
    choose(s, "decline")
    assert (len(s.dragon_pile), len(s.false_pile), s.held) == (dragons, falses, [])
    assert {s.known[i] for i in (*s.dragon_pile, *s.false_pile)} == {PUBLIC}


@rule("RW-190", "RW-192")
def test_with_a_single_legal_area_one_picks_the_token_that_goes_back() -> None:
    for back, stays in (("false", "dragon"), ("dragon", "false")):
        s = position()
        crowd(s, "e5")
        receive(s)
        choose(s, "decline")
        assert offered(s) == ["return false", "return dragon"]
        choose(s, f"return {back}")
        assert kind(s, "e5") == stays
        laws.runes(s)


def crowd(s: Runewars, *free: str) -> None:
    """A token in every area where seat 0 may place one, but for these."""
    for area in s.board.areas:
        if area.id[:2] != "h1" and area.id not in free:
            rune(s, area.id, dragon=len(s.dragon_pile) > 2)


@rule("RW-191")
def test_placing_a_dragon_rune_adds_no_false_one_and_hides_nothing() -> None:
    s = position()
    push(s, runes.PlaceDragon(), 1)
    choose(s, "dragon c3")
    assert on_board(s) == (1, 0)
    assert (kind(s, "c3"), up(s, "c3"), mask(s, "c3")) == ("dragon", False, PUBLIC)


@rule("RW-191", "RW-192")
def test_a_moved_token_is_seen_by_who_controls_its_new_area() -> None:
    s = position()
    units(s, "a1", 1, archer=1)
    rune(s, "h0a", dragon=True)
    runes.move_rune(s, 0, at(s, "h0a"), at(s, "a1"), "RW-191")
    assert (kind(s, "h0a"), kind(s, "a1"), mask(s, "a1")) == ("", "dragon", 0b11)
    assert on_board(s) == (1, 0)


@rule("RW-161")
def test_a_token_placed_where_a_hero_stands_is_seen_by_his_player() -> None:
    s = position()
    hero(s, 1, "c3")
    receive(s)
    choose(s, "rune c3", "rune a1")
    assert (mask(s, "c3"), mask(s, "a1")) == (0b11, 0b01)


@rule("RW-193", "RW-195")
def test_taking_an_area_takes_its_token_and_shows_it() -> None:
    s = position()
    rune(s, "c3", dragon=True)
    assert actions.dragon_runes(s, 1) == 0
    units(s, "c3", 1, archer=1)
    assert (mask(s, "c3"), actions.dragon_runes(s, 1)) == (0b10, 1)


@rule("RW-196")
def test_the_box_holds_21_dragon_and_17_false_runes() -> None:
    s = position()
    assert (len(s.dragon_pile), len(s.false_pile)) == (21, 17)


@rule("RW-196")
def test_an_empty_pile_gives_nothing() -> None:
    s = position()
    s.box += s.false_pile
    s.false_pile.clear()
    push(s, "receive_rune", 0)
    choose(s, "rune c3")
    assert (on_board(s), mask(s, "c3")) == ((1, 0), PUBLIC)  # alone it cannot be mixed up
    s = position()
    s.box += s.dragon_pile
    s.dragon_pile.clear()
    push(s, "receive_rune", 0)
    choose(s, "rune c3")
    assert on_board(s) == (0, 1)
    s.box += s.false_pile
    s.false_pile.clear()
    push(s, "receive_rune", 0)
    assert offered(s) == []


@rule("RW-194", "RWR-011", "RW-197")
def test_a_revealed_token_stays_face_up_for_all() -> None:
    s = position()
    for id in ("h0a", "h0b"):
        rune(s, id, dragon=id == "h0b")
    rune(s, "h1a", dragon=True)
    push(s, runes.RevealRunes(1), 0)
    assert offered(s) == ["reveal h0a", "reveal h0b"]
    choose(s, "reveal h0a")
    assert (up(s, "h0a"), mask(s, "h0a"), up(s, "h0b")) == (True, PUBLIC, False)


@rule("RWR-011")
def test_where_a_dragon_rune_is_demanded_no_false_one_may_be_shown() -> None:
    s = position()
    for id in ("h0a", "h0b"):
        rune(s, id, dragon=id == "h0b")
    push(s, runes.RevealRunes(1, dragon=True), 0)
    assert offered(s) == ["reveal h0b"]


@rule("RWR-004", "RWR-011")
@pytest.mark.parametrize("false", ["h0a", "h0b", "h0c"])
def test_which_runes_are_dragons_is_not_told_by_whether_their_owner_is_asked(false: str) -> None:
    """Who proves two dragon runes of three tokens has them; the others imagine tokens of either kind there."""
    s = position("latari", "uthuk")
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=id != false)
    for id in ("h1a", "h1b", "h1c"):
        rune(s, id, dragon=False)
    push(s, runes.RevealRunes(2, dragon=True), 0)
    rng = Rng(1)
    for answer in ("h0a" if false != "h0a" else "h0b", "h0c" if false != "h0c" else "h0b"):
        for _ in range(20):
            kernel_laws.advance_watched(s, lambda t: kernel_laws.asks_alike(t, [(1,), ()], rng))
            kernel_laws.keeps_secrets(s, (1,), view, rng)
        choose(s, f"reveal {answer}")


@rule("RWR-011", "RWB-005")
def test_only_tokens_not_yet_revealed_count() -> None:
    s = position()
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=True, up=id == "h0a")
    two, three = runes.RevealRunes(2), runes.RevealRunes(3)
    assert (two.can(s, 0, -1), three.can(s, 0, -1)) == (True, False)
    push(s, two, 0)
    assert offered(s) == []  # these two and no others: done unasked
    assert all(s.rune_up)


@rule("RWR-011")
def test_several_are_revealed_in_one_order_only() -> None:
    s = position()
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=True)
    push(s, runes.RevealRunes(2), 0)
    assert offered(s) == ["reveal h0a", "reveal h0b"]
    choose(s, "reveal h0a")
    assert offered(s) == ["reveal h0b", "reveal h0c"]
    choose(s, "reveal h0c")
    assert (up(s, "h0a"), up(s, "h0b"), up(s, "h0c")) == (True, False, True)


@rule("RW-081", "RWR-T03", "RWR-011")
def test_fortify_turns_the_tokens_of_two_areas_face_down() -> None:
    s = position()
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=id == "h0a", up=True)
    push(s, "fortify_runes", 0)
    assert offered(s) == ["runes h0a", "runes h0b"]
    s.tape = Tape([(1, 0)])
    choose(s, "runes h0a", "runes h0b")
    assert offered(s) == ["rune h0a", "rune h0b"]
    choose(s, "rune h0b")
    assert (up(s, "h0a"), up(s, "h0b"), up(s, "h0c")) == (False, False, True)
    assert (kind(s, "h0a"), kind(s, "h0b")) == ("false", "dragon")
    assert (mask(s, "h0a"), mask(s, "h0b"), mask(s, "h0c")) == (1, 1, PUBLIC)
    kernel_laws.keeps_secrets(s, (1,), view, Rng(3))
    swapped = {tuple(t.face[i].id for i in t.runes) for t in (determinize(s, (1,), k) for k in range(12))}
    assert len(swapped) == 2


@rule("RW-081")
def test_fortify_with_a_single_token_is_a_move() -> None:
    for target in ("h0b", "c3"):
        s = position()
        units(s, "c3", 0, footman=1)
        rune(s, "c3", dragon=True, known=0)
        push(s, "fortify_runes", 0)
        assert offered(s) == ["runes h0a", "runes h0b", "runes h0c"]  # c3, the only token's, goes without saying
        choose(s, "runes h0b", f"rune {target}")
        assert kind(s, target) == "dragon"
        assert mask(s, target) == 1


@rule("RW-081")
def test_fortify_needs_two_areas_and_a_token() -> None:
    s = position()
    assert not runes.can_fortify(s, 0)
    rune(s, "h1a", dragon=True)
    assert not runes.can_fortify(s, 0)
    assert runes.can_fortify(s, 1)
    s.control = [k if k != 1 else 0 for k in s.control]
    s.control[at(s, "h1a")] = 1
    assert not runes.can_fortify(s, 1)
    push(s, "fortify_runes", 1)
    assert offered(s) == []


@rule("RW-081")
def test_tokens_of_other_areas_stay_what_others_know_of_them() -> None:
    s = position()
    rune(s, "h0a", dragon=True)
    rune(s, "h0b", dragon=False)
    rune(s, "h0c", dragon=True, known=0b10)
    push(s, "fortify_runes", 0)
    choose(s, "runes h0a", "runes h0b", "rune h0a")
    assert mask(s, "h0c") == 0b11
