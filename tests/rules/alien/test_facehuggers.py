"""Facehuggers and Chestbursters: AL-080 to AL-092, AL-100, AL-101."""

from __future__ import annotations

import pytest

from hagal.games.encounters.alien.effects import blood_and_terror, cocoon, hatch, stowaway
from hagal.games.encounters.alien.facehuggers import OTHER
from hagal.games.encounters.alien.hatchery import infested
from hagal.games.encounters.effects import draw, move_back
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule


@rule("AL-080", "PR-139")
def test_a_facehugger_jumps_on_the_player_whose_effect_it_was() -> None:
    t = Survivors(2).run(hatch(1), seat=0)
    assert (t.fronts(), t.nest("facehugger")) == ([[2], []], 8)
    assert (t.s.combat, any(t.s.wilds)) == ([], False)


@rule("AL-080")
def test_a_facehugger_that_is_scanned_jumps_on_the_player_who_did() -> None:
    t = Survivors(2).wild("med_lab", "facehugger", up=False).turn_up()
    assert t.fronts() == [[2], []]
    assert t.space("med_lab") is None


@rule("AL-080", "AL-033")
def test_a_facehugger_pushed_into_the_combat_zone_jumps_on_the_active_player() -> None:
    t = Survivors(2).eggs().wild("airlock", "facehugger", up=False)
    for name in ("ventilation_shafts", "power_station", "weapons_locker", "med_lab"):
        t.wild(name, "egg")
    t.done()
    assert t.s.active == 1
    assert (t.fronts(), t.s.combat) == ([[], [2]], [])


@rule("AL-080")
def test_a_facehugger_turned_up_in_the_hq_jumps_on_the_player_who_did() -> None:
    t = Survivors(2).give(recruit=9).hq("captain_of_the_ship")
    t.put(t.s.barracks, "enemy:facehugger", known=[])
    first = t.s.barracks[-2]
    t.choose("recruit captain_of_the_ship")
    assert t.fronts() == [[2], []]
    assert t.s.hq == [first]


@rule("AL-081")
def test_a_facehugger_does_not_strike() -> None:
    t = Survivors(1).eggs().hugged(0).done()
    assert t.events("strike") == []


@rule("AL-082", "AL-039")
def test_the_player_it_sits_on_may_fight_it() -> None:
    t = Survivors(2).hugged(0).give(attack=1)
    assert t.reason("fight facehugger 0") == "enc-why-attack 2"
    t.give(attack=3).choose("fight facehugger 0")
    assert (t.fronts(), t.ids(t.s.dead_enemies), t.s.attack) == ([[], []], ["facehugger"], 1)


@rule("AL-082")
def test_another_player_may_fight_it_only_after_that_turn() -> None:
    t = Survivors(3).hugged(1).give(attack=5)
    assert "fight facehugger 1" not in t.keys
    assert t.reason("fight facehugger 1") == "enc-why-not-your-facehugger 1"
    assert t.reason("fight facehugger 2") == "enc-why-no-facehugger 2"


@rule("AL-082")
def test_who_may_fight_it_when() -> None:
    """The player it sits on, until his turn is over; then the next player, in his own turn; nobody else. One that lands
    out of turn waits for the turn of the player it sits on."""
    t = Survivors(4).eggs().run(hatch(1), seat=0).run(hatch(1), seat=2)
    found = []
    for _ in range(4):
        t.give(attack=9)
        found.append([t.reason(f"fight facehugger {seat}").removeprefix("enc-why-") for seat in (0, 2)])
        t.done()
    own, none = "", "no-facehugger"
    assert found == [
        [own, "not-your-facehugger 2"],
        [own, "not-your-facehugger 2"],
        [f"{none} 0", own],
        [f"{none} 0", own],
    ]
    assert ["chestburster" in t.ids(p.discard) for p in t.s.players] == [True, False, True, False]


@rule("AL-082", "AL-083")
def test_the_next_player_may_fight_it_on_his_turn() -> None:
    t = Survivors(3).eggs().hugged(0).done()
    assert (t.s.active, t.fronts()) == (1, [[1], [], []])
    t.give(attack=3).choose("fight facehugger 0").done()
    assert t.ids(t[0].discard).count("chestburster") == 0
    assert t.nest("chestburster") == 5


@rule("AL-083")
def test_left_alive_until_the_end_of_the_next_turn_it_impregnates() -> None:
    t = Survivors(3).eggs().hugged(0).done()
    assert "chestburster" not in t.ids(t[0].discard)
    t.done()
    assert (t.s.active, t.fronts()) == (2, [[], [], []])
    assert "chestburster" in t.ids(t[0].discard)
    assert (t.ids(t.s.dead_enemies), t.nest("chestburster")) == (["facehugger"], 4)


@rule("AL-083", "AL-110")
def test_of_several_players_the_active_one_is_impregnated_first() -> None:
    t = Survivors(2).eggs().done().hugged(0, OTHER).hugged(1, OTHER)
    for i in [i for i in t.hatchery.nest if t.s.face[i].id == "chestburster"][1:]:
        zones.move(t.s, i, t.hatchery.nest, t.s.gone, PUBLIC)
    t.done()
    assert [infested(t.s, seat) for seat in range(2)] == [False, True]


@rule("AL-084")
@pytest.mark.parametrize("second", [False, True])
def test_several_at_once_bring_one_chestburster(second: bool) -> None:
    """Even where one may have several, which come one by one."""
    t = Survivors(2, second_chestburster=second).eggs().hugged(0, 1).hugged(0, 1).done()
    assert t.ids(t[0].discard).count("chestburster") == 1
    assert (t.fronts(), t.ids(t.s.dead_enemies)) == ([[], []], ["facehugger", "facehugger"])


@rule("AL-083")
def test_one_that_came_later_still_waits() -> None:
    t = Survivors(2).eggs().hugged(1, 1).hugged(1, 2).done()
    assert t.fronts() == [[], [2]]
    assert "chestburster" in t.ids(t[1].discard)


@rule("AL-082")
def test_of_several_the_most_urgent_is_fought() -> None:
    t = Survivors(2).hugged(0, 2).hugged(0, 1).give(attack=3).choose("fight facehugger 0")
    assert t.fronts() == [[2], []]


@rule("AL-085", "PR-139")
def test_player_effects_cannot_move_a_facehugger() -> None:
    t = Survivors(1).hugged(0).run(move_back(1))
    assert "back" not in " ".join(t.keys)
    assert t.fronts() == [[2]]


@rule("AL-086")
@pytest.mark.parametrize(("window", "first"), [("own", [2]), ("now", [1])])
def test_one_that_lands_on_a_player_who_is_not_active(window: str, first: list[int]) -> None:
    """His next turn and that of the player after him; or by the option this turn and the next."""
    t = Survivors(3, facehugger_window=window).eggs().run(hatch(1), seat=2).done()
    assert t.fronts()[2] == first
    t.done()
    assert t.fronts()[2] == ([2] if window == "own" else [])
    if window == "own":
        t.done()
        assert t.fronts()[2] == [1]
        t.done()
        assert "chestburster" in t.ids(t[2].discard)


@rule("AL-086")
@pytest.mark.parametrize("phase", ["strike", "cleanup"])
def test_one_that_lands_after_the_action_phase_waits_for_the_next_player_alone(phase: str) -> None:
    """The turn in which it landed is that of the player it sits on; the next one is that of the player after him."""
    t = Survivors(3).eggs().hand(0, "specialist")
    if phase == "strike":
        t.combat("egg").strikes("false_alarm")
    else:
        stack = t.s.stack
        after = next(k for k, frame in enumerate(stack) if frame[0].tag == "enc-cleanup")
        stack.insert(after, (hatch(1), 0, -1))
    t.done()
    assert (t.s.active, t.fronts()) == (1, [[1], [], []])
    assert t.give(attack=2).reason("fight facehugger 0") == ""
    t.done()
    assert (t.s.active, t.fronts(), "chestburster" in t.ids(t[0].discard)) == (2, [[], [], []], True)


@rule("AL-087")
@pytest.mark.parametrize(("solo", "left"), [("next_turn", [1]), ("this_turn", [])])
def test_alone_you_are_your_own_next_player(solo: str, left: list[int]) -> None:
    t = Survivors(1, solo_facehugger=solo).eggs().hugged(0).done()
    assert t.fronts() == [left]
    assert ("chestburster" in t.ids([*t[0].discard, *t[0].deck])) == (not left)


@rule("AL-087")
def test_alone_it_is_fought_in_the_next_turn_too() -> None:
    t = Survivors(1).eggs().hugged(0).done().give(attack=3).choose("fight facehugger 0").done()
    assert t.nest("chestburster") == 5


@rule("AL-084", "AL-088")
@pytest.mark.parametrize("huggers", [1, 2])
@pytest.mark.parametrize("where", ["discard", "deck"])
@pytest.mark.parametrize("second", [False, True])
def test_who_has_a_chestburster_gains_no_other(second: bool, where: str, huggers: int) -> None:
    t = Survivors(2, second_chestburster=second).eggs().deck(0, *["grunt"] * 9).infested(0, where)
    t[0].deck.reverse()  # not the next card
    for _ in range(huggers):
        t.hugged(0, 1)
    t.done()
    assert t.ids([*t[0].discard, *t[0].deck]).count("chestburster") == 1 + second
    assert (t.ids(t.s.dead_enemies), t.fronts()) == (["facehugger"] * huggers, [[], []])


@rule("AL-088")
def test_when_none_is_left_nothing_is_gained() -> None:
    t = Survivors(2).eggs().empty_nest("chestburster").hugged(0, 1).done()
    assert "chestburster" not in t.ids([*t[0].discard, *t[0].deck, *t[0].hand])
    assert t.ids(t.s.dead_enemies) == ["facehugger"]


@rule("AL-089")
@pytest.mark.parametrize("where", ["discard", "deck"])
def test_enemies_do_not_strike_who_has_a_chestburster(where: str) -> None:
    t = Survivors(2).eggs().deck(0, *["grunt"] * 9).infested(0, where).combat("organism_c")
    t.s.players[0].deck.reverse()  # not the next card
    t.done()
    assert (t.events("strike"), len(t.events("spared"))) == ([], 1)


@rule("AL-089")
def test_effects_still_make_him_draw_strikes() -> None:
    t = Survivors(2).infested(0).run("strike")
    assert len(t.events("strike")) == 1


@rule("AL-090", "AL-092", "AL-100")
def test_who_draws_a_chestburster_dies() -> None:
    t = Survivors(2).infested(0, "deck").run(draw(1))
    assert (t[0].dead, t[0].hand, t[0].deck) == (True, [], [])
    assert "chestburster" in t.ids(t.s.gone)
    assert (t.s.active, t.ending) == (1, "")


@rule("AL-090", "PR-090")
def test_drawn_out_of_turn_it_kills_who_drew_it() -> None:
    """As what replaces a card that was Coordinated."""
    t = Survivors(2).hand(1, "sergeant_tech", "grunt").infested(1, "deck").choose("coordinate sergeant_tech", seat=1)
    assert [p.dead for p in t.s.players] == [False, True]
    assert ([event.seat for event in t.events("burst")], t.asked) == ([1], 0)


@rule("AL-090", "AL-002")
def test_alone_that_is_the_end() -> None:
    t = Survivors(1).infested(0, "deck").run(draw(1))
    assert t.ending == "lost"


@rule("AL-090")
def test_all_see_what_was_drawn() -> None:
    t = Survivors(2).infested(0, "deck")
    i = t[0].deck[-1]
    t.run(draw(1))
    assert t.s.known[i] == PUBLIC
    assert len(t.events("burst")) == 1


@rule("AL-091")
@pytest.mark.parametrize("excised", [False, True])
def test_a_chestburster_that_was_killed_spares_nobody(excised: bool) -> None:
    """By the effect of a character: it leaves the discard pile, and enemies strike its player again."""
    t = Survivors(2, film="alien3").eggs().infested(0).combat("organism_c").strikes("false_alarm")
    t.hq("cmo_clemens_uncommon").give(recruit=5).choose("recruit cmo_clemens_uncommon")
    t.choose("excise 0" if excised else "decline").done()
    assert ("chestburster" in t.ids([*t[0].discard, *t[0].deck]), len(t.events("strike"))) == (not excised, excised)


@rule("AL-100")
def test_the_dead_leave_their_strikes_and_cards() -> None:
    t = Survivors(2).run("strike", 0)
    struck = len(t[0].wounds) + len(t.s.strike_discard)
    t.run("die", 0)
    assert (t[0].dead, t[0].wounds, t[0].deck, t[0].hand, t[0].discard) == (True, [], [], [], [])
    assert (len(t.s.strike_discard), t.s.active) == (struck, 1)


@rule("AL-100", "AL-101", "PR-323")
def test_the_dead_leave_nothing_behind_that_was_theirs() -> None:
    """Neither an Avatar among the captives nor a Facehugger; what is beside others stays."""
    t = Survivors(3).hugged(0).hugged(1).run(cocoon).run("die", 1)
    assert (t.hatchery.captives, t.fronts(), t.reason("free 1")) == (0b101, [[2], [], []], "enc-why-not-captive 1")
    assert [one["captive"] for one in t.game.view(0)["survivors"]] == [True, False, True]


@rule("AL-101")
@pytest.mark.parametrize("orphan", ["dies", "jumps"])
def test_a_facehugger_on_a_player_who_dies(orphan: str) -> None:
    t = Survivors(3, orphan_facehugger=orphan).hugged(1).run("die", 1)
    assert t.fronts()[1] == []
    assert t.fronts()[2] == ([2] if orphan == "jumps" else [])
    assert t.ids(t.s.dead_enemies) == (["facehugger"] if orphan == "dies" else [])


@rule("AL-080")
def test_with_none_left_in_the_hatchery_none_jumps() -> None:
    t = Survivors(1).empty_nest("facehugger").run(hatch(2))
    assert t.fronts() == [[]]


@rule("AL-080")
def test_dead_facehuggers_that_come_back_jump_again() -> None:
    t = Survivors(1).dead("facehugger").run(blood_and_terror)
    assert (t.fronts(), t.s.combat, t.s.dead_enemies) == ([[2]], [], [])


@rule("AL-021")
def test_the_hatchery_is_searched_for_what_is_named() -> None:
    t = Survivors(1).run(stowaway)
    assert (t.nest("facehugger"), t.nest("chestburster")) == (4, 5)
    assert t.ids(t.s.barracks).count("facehugger") == 5
