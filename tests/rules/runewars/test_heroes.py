"""Heroes: coming and going, the limit, movement, rewards (RW-016, RW-079, RW-093 to RW-095, RW-160, RW-161, RW-170,
RW-179 to RW-182)."""

from __future__ import annotations

import pytest

from hagal.games.runewars.names import FROZEN, MOUNTAIN, PASSES, WATER
from hagal.games.runewars.quests import heroes
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import Handlers
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Step
from tests.games.runewars.position import asked, at, board, choose, offered, position, push, rune, stronghold, units
from tests.games.runewars.questing import company, figure, hero, reward, rewards
from tests.rules import rule


class Window(Choice[Runewars]):
    """As the windows of a turn: what is done in it, and the window again."""

    tag = "test_window"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [Closed(), *heroes.window(s, seat)]


class Closed(Step[Runewars]):
    tag = "test_closed"

    def key(self) -> str:
        return "close"


def window(s: Runewars, seat: int = 0) -> list[str]:
    return [step.key() for step in heroes.window(s, seat)]


def use(s: Runewars, *keys: str) -> None:
    """In a window of seat 0's turn."""
    push(s, Window())
    choose(s, *keys)


def questing() -> Runewars:
    """In the quest phase it is nobody's turn of the four."""
    s = position()
    s.active = -1
    for p in s.players:
        p.order = 1 + p.seat
    return s


# Coming and going


@rule("RW-160")
def test_a_hero_joins_face_up_without_damage() -> None:
    s = position()
    i = hero(s, "silhouette", 0, "a1")
    assert s.known[i] == PUBLIC
    assert figure(s, "silhouette") == ("a1", 0, (0, 0, 0), False)
    assert i not in s.hero_deck


@rule("RW-079")
@pytest.mark.parametrize("paid", [1, 2, 3])
def test_as_many_heroes_are_drawn_as_influence_was_paid_and_one_is_kept(paid: int) -> None:
    s = position()
    stronghold(s, "a1", 0)
    stronghold(s, "b1", 0)
    drawn = [s.face[i].id for i in s.hero_deck[: -paid - 1 : -1]]
    push(s, "hire_hero", 0, paid)
    if paid > 1:
        assert offered(s) == [f"keep {id}" for id in drawn]
        choose(s, f"keep {drawn[1]}")
    kept = drawn[1 if paid > 1 else 0]
    assert offered(s) == ["station a1", "station b1"]
    choose(s, "station b1")
    assert company(s, 0) == [kept]
    assert figure(s, kept)[0] == "b1"
    assert len(s.hero_deck) == 11
    assert s.drawn == []
    assert all(s.known[i] == 0 for i in s.hero_deck)


@rule("RW-079")
def test_only_the_player_sees_whom_he_does_not_keep() -> None:
    s = position()
    stronghold(s, "a1", 1)
    push(s, "hire_hero", 1, 3)
    assert asked(s) == 1
    assert {s.known[i] for i in s.drawn} == {2}


@rule("RW-079")
def test_without_a_stronghold_nobody_comes() -> None:
    s = position()
    push(s, "hire_hero", 0, 3)
    assert offered(s) == []
    assert len(s.hero_deck) == 12


@rule("RW-016")
def test_of_four_heroes_one_deserts() -> None:
    s = position()
    for id in ("silhouette", "grey_ker", "steelhorns", "mad_carthos"):
        hero(s, id, 0, "a1")
    assert offered(s) == ["desert silhouette", "desert grey_ker", "desert steelhorns", "desert mad_carthos"]
    choose(s, "desert grey_ker")
    assert company(s, 0) == ["silhouette", "steelhorns", "mad_carthos"]
    assert len(s.hero_deck) == 9


@rule("RW-016", "RW-180")
def test_even_one_that_never_deserts() -> None:
    s = position()
    s.rules.asked["may_desert"] = Handlers((lambda s, seat, value, about: False,), [], ())
    for id in ("silhouette", "grey_ker", "steelhorns", "mad_carthos"):
        hero(s, id, 0, "a1")
    assert not heroes.may_desert(s, 0, 0)
    choose(s, "desert silhouette")
    assert company(s, 0) == ["grey_ker", "steelhorns", "mad_carthos"]


@rule("RW-180")
def test_a_deserter_goes_back_into_the_deck_and_his_rewards_are_discarded_face_up() -> None:
    s = position()
    hero(s, "silhouette", 0, "a1")
    hero(s, "grey_ker", 0, "a1")
    gone = reward(s, "rage_blade", 0, "silhouette")
    kept = reward(s, "runeplate", 0, "grey_ker")
    heroes.desert(s, 0, 0)
    assert company(s, 0) == ["grey_ker"]
    assert len(s.hero_deck) == 11
    assert all(s.known[i] == 0 for i in s.hero_deck)
    assert s.reward_discard == [gone]
    assert s.known[gone] == PUBLIC
    assert s.players[0].rewards == [kept]


@rule("RW-179")
def test_who_falls_leaves_the_game_and_his_rewards_lie_in_the_area() -> None:
    s = position()
    i = hero(s, "silhouette", 0, "a1", damage=1)
    down, up = reward(s, "rage_blade", 0, "silhouette"), reward(s, "runeplate", 0, "silhouette", up=True)
    assert heroes.hurt(s, 0, 0, 2, "RW-237")
    assert company(s, 0) == []
    assert i in s.box
    assert s.dropped == [down, up]
    assert set(s.dropped_at) == {1000 * at(s, "a1") + i}
    assert [s.known[k] for k in (down, up)] == [1, PUBLIC]


@rule("RW-181")
def test_damage_below_health_stays() -> None:
    s = position()
    hero(s, "silhouette", 0, "a1")
    assert not heroes.hurt(s, 0, 0, 2, "RW-237")
    heroes.move_hero(s, 0, 0, at(s, "a2"))
    assert figure(s, "silhouette") == ("a2", 2, (0, 0, 0), False)


# Movement and looking


@rule("RW-095")
def test_heroes_pass_and_enter_enemy_and_neutral_areas() -> None:
    s = questing()
    hero(s, "silhouette", 0, "a1")
    units(s, "a2", 1, archer=1)
    units(s, "b1", -1, dragon=1)
    push(s, "quest_phase", -1)
    choose(s, "move silhouette")
    assert {"go a2", "go b1"} <= set(offered(s)), "into areas of enemies and of neutral units"
    assert not {"go a1", "go a3", "go c1"} & set(offered(s))
    choose(s, "go a2")
    assert "go a3" in offered(s), "and past them"
    choose(s, "go a3")
    assert figure(s, "silhouette")[0] == "a3"


@rule("RW-093", "RW-094", "RW-095")
def test_borders_stop_heroes() -> None:
    sides = {("a1", "a2"): MOUNTAIN, ("a1", "b1"): WATER, ("a1", "h0a"): WATER}
    s = position(layout=board(sides=sides))
    hero(s, "silhouette", 0, "a1")
    here = at(s, "a1")

    def found() -> set[str]:
        return {s.board.areas[k].id for k in heroes.ways(s, 0, 0, here)}

    walking = found()
    assert not {"a2", "b1", "h0a"} & walking
    s.flags |= FROZEN
    assert found() == walking | {"b1", "h0a"}
    s.turn_flags |= PASSES
    assert found() == walking | {"b1", "h0a", "a2"}
    s.flags = 0
    assert found() == walking | {"a2"}
    s.active = 1  # what a card opens is open in its player's turn only
    assert found() == walking


@rule("RW-011", "RW-095", "RW-101")
@pytest.mark.parametrize("routed", [False, True])
def test_routed_heroes_do_not_move(routed: bool) -> None:
    s = questing()
    hero(s, "silhouette", 0, "a1", routed=routed)
    push(s, "quest_phase", -1)
    assert ("move silhouette" in offered(s)) is not routed


@rule("RW-161")
def test_a_hero_looks_at_the_rune_tokens_on_his_way() -> None:
    s = position()
    units(s, "a2", 1, archer=1)
    rune(s, "a2", True)
    rune(s, "a3", False)
    hero(s, "silhouette", 0, "a1")
    assert [s.known[i] for i in s.runes] == [2, 0]
    heroes.move_hero(s, 0, 0, at(s, "a3"), through=(at(s, "a2"),))
    assert [s.known[i] for i in s.runes] == [3, 1]


# Rewards in the own turn


@rule("RW-168", "RW-182")
def test_a_reward_lies_face_down_under_its_hero() -> None:
    s = position()
    hero(s, "silhouette", 1, "a1")
    top = s.reward_deck[-1]
    assert heroes.gain_reward(s, 1, 0)
    assert s.players[1].rewards == [top]
    assert rewards(s, 1, "silhouette") == [s.face[top].id]
    assert s.known[top] == 2


@rule("RW-020")
def test_without_rewards_the_discards_are_shuffled_and_without_any_there_is_none() -> None:
    s = position()
    hero(s, "silhouette", 0, "a1")
    s.reward_discard, s.reward_deck = s.reward_deck, []
    assert heroes.gain_reward(s, 0, 0)
    assert len(s.reward_deck) == 24
    s.box += s.reward_deck
    s.reward_deck = []
    assert not heroes.gain_reward(s, 0, 0)
    assert len(s.players[0].rewards) == len(s.players[0].bearers) == 1


@rule("RW-170")
def test_own_heroes_in_one_area_exchange_rewards_one_after_the_other() -> None:
    s = position()
    for id in ("silhouette", "grey_ker"):
        hero(s, id, 0, "a1")
    hero(s, "steelhorns", 0, "a2")
    reward(s, "rage_blade", 0, "silhouette")
    reward(s, "runeplate", 0, "grey_ker")
    reward(s, "soulbiter", 0, "steelhorns")
    assert window(s) == ["exchange a1"]
    use(s, "exchange a1")
    assert offered(s) == ["rage_blade silhouette", "rage_blade grey_ker"]
    assert s.stack[-1][0].secret  # type: ignore[attr-defined]
    choose(s, "rage_blade grey_ker", "runeplate grey_ker")
    assert rewards(s, 0, "grey_ker") == ["rage_blade", "runeplate"]
    assert rewards(s, 0, "silhouette") == []
    assert window(s) == [], "nothing has happened since: there is no way round in circles"
    heroes.move_hero(s, 0, 2, at(s, "a1"))
    assert window(s) == ["exchange a1"]


@rule("RW-170")
def test_there_is_one_way_to_each_exchange_of_equal_rewards() -> None:
    s = position()
    for id in ("silhouette", "grey_ker"):
        hero(s, id, 0, "a1")
    reward(s, "timmorran_shard", 0, "silhouette")
    reward(s, "timmorran_shard", 0, "grey_ker")
    s.rules.steps["receive_rune"] = Closed()
    use(s, "exchange a1", "timmorran_shard grey_ker")
    assert rewards(s, 0, "grey_ker") == ["timmorran_shard"] * 2


@rule("RW-170")
def test_heroes_of_others_and_elsewhere_exchange_nothing() -> None:
    s = position()
    hero(s, "silhouette", 0, "a1")
    hero(s, "grey_ker", 1, "a1")
    hero(s, "steelhorns", 0, "a2")
    reward(s, "rage_blade", 0, "silhouette")
    reward(s, "runeplate", 1, "grey_ker")
    assert window(s) == []


@rule("RW-179")
def test_any_hero_there_may_take_all_that_lies_under_a_marker() -> None:
    s = position()
    hero(s, "silhouette", 1, "a1")
    hero(s, "grey_ker", 1, "a1")
    for id, bearer in (("rage_blade", "silhouette"), ("runeplate", "silhouette"), ("soulbiter", "grey_ker")):
        reward(s, id, 1, bearer)
    heroes.defeat(s, 1, 0)
    heroes.defeat(s, 1, 0)
    hero(s, "steelhorns", 0, "a1")
    hero(s, "mad_carthos", 0, "a2")
    assert window(s) == ["pick up silhouette steelhorns", "pick up grey_ker steelhorns"]
    use(s, "pick up silhouette steelhorns")
    assert rewards(s, 0, "steelhorns") == ["rage_blade", "runeplate"]
    assert {s.known[i] for i in s.players[0].rewards} == {0b11}, "the old owner knows them, the new one looks"
    assert len(s.dropped) == len(s.dropped_at) == 1
    assert window(s) == ["pick up grey_ker steelhorns"]


@rule("RW-170")
def test_what_is_used_is_shown() -> None:
    s = position()
    hero(s, "silhouette", 0, "a1")
    i = reward(s, "timmorran_shard", 0, "silhouette")
    s.rules.steps["receive_rune"] = Closed()
    use(s, "use timmorran_shard")
    assert s.reward_discard == [i]
    assert s.known[i] == PUBLIC
    assert s.players[0].bearers == []
