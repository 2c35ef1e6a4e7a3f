"""Titles and objectives (RW-202, RW-203, RWF-009, RW-080 in part, RW-T28)."""

from __future__ import annotations

from hagal.games.runewars.components import Reward
from hagal.games.runewars.deeds import BATTLES_WON, SPENT, did
from hagal.games.runewars.names import EVIL, GOOD
from hagal.games.runewars.quests.heroes import may_desert
from hagal.games.runewars.seasons import laws, objectives, titles
from hagal.games.runewars.seasons.titles import CAPTAIN, COMMANDER, PRIMARCH, take_title
from hagal.games.runewars.state import Runewars
from hagal.kernel import laws as kernel_laws
from hagal.kernel import zones
from hagal.kernel.chance import Rng
from hagal.kernel.rules import ask
from hagal.kernel.state import PUBLIC
from tests.games.runewars.position import choose, hand, offered, position, push
from tests.rules import rule


def keys(s: Runewars, seat: int = 0) -> list[str]:
    """What titles and objectives offer in the seat's own turn."""
    return [step.key() for step in (*objectives.window(s, seat), *titles.window(s, seat))]


def take(s: Runewars, key: str, seat: int = 0) -> None:
    step = next(step for step in (*objectives.window(s, seat), *titles.window(s, seat)) if step.key() == key)
    push(s, step, seat)


@rule("RW-T28", "RW-080", "RW-202")
def test_a_title_is_taken_for_more_than_lies_on_it() -> None:
    s = position("latari", "daqan")
    s.players[0].influence, s.players[1].influence = 7, 6
    assert titles.price(s, COMMANDER) == 1
    take_title(s, 0, COMMANDER, 3)
    assert (s.title_of, s.title_influence) == ([-1, -1, 0], [0, 0, 3])
    assert s.players[0].influence == 4
    assert titles.price(s, COMMANDER) == 4
    take_title(s, 1, COMMANDER, 4)
    assert (s.title_of, s.title_influence) == ([-1, -1, 1], [0, 0, 4])
    assert [p.influence for p in s.players] == [4, 2]


@rule("RW-202")
def test_the_three_titles() -> None:
    s = position()
    names = [titles.title_card(s, k).name for k in (PRIMARCH, CAPTAIN, COMMANDER)]
    assert names == [
        "Primarch of the Wizards' Council",
        "Captain of the Heroes' League",
        "Lord Commander of the Warriors' Guild",
    ]


@rule("RW-202")
def test_the_captains_heroes_do_not_desert() -> None:
    s = position()
    s.players[0].heroes.append(0)
    s.players[1].heroes.append(1)
    assert may_desert(s, 0, 0)
    s.title_of[CAPTAIN] = 0
    assert not may_desert(s, 0, 0)
    assert may_desert(s, 1, 0)


@rule("RW-202")
def test_the_lord_commander_is_stronger_in_battle() -> None:
    s = position()
    s.title_of[COMMANDER] = 1
    assert [ask(s, "battle_strength", seat, 4) for seat in (0, 1)] == [4, 6]


def rewards(s: Runewars, *ids: str) -> None:
    p = s.players[0]
    for id in ids:
        card = s.rules.components.get(f"reward:{id}")
        if card is None:
            card = Reward(id, id, count=1, trait="", moment="turn", effects=())
            s.rules.components[card.ref] = card
        (i,) = zones.add_instances(s, [card])
        s.known[i] = 1
        p.rewards.append(i)
        p.bearers.append(0)


@rule("RW-202", "RWF-009")
def test_the_captain_discards_three_rewards_for_a_dragon_rune_once_in_a_turn() -> None:
    s = position()
    s.title_of[CAPTAIN] = 0
    rewards(s, "a1", "a2")
    assert keys(s) == []
    rewards(s, "a3", "a4", "a5", "a6", "a7")
    assert keys(s) == ["title captain"]
    take(s, "title captain")
    choose(s, "pay a2", "pay a4")
    assert offered(s) == ["pay a5", "pay a6", "pay a7"]  # in one order only
    choose(s, "pay a6", "rune b1", "rune b2")
    p = s.players[0]
    assert [s.face[i].id for i in p.rewards] == ["a1", "a3", "a5", "a7"]
    assert len(p.bearers) == 4
    assert {s.known[i] for i in s.reward_discard} == {PUBLIC}
    assert len(s.runes) == 2
    assert keys(s) == []
    s.turn_flags = 0  # the next turn
    assert keys(s) == ["title captain"]


@rule("RW-202", "RWF-009")
def test_equal_rewards_are_one_way() -> None:
    s = position()
    s.title_of[CAPTAIN] = 0
    rewards(s, "b", "a", "b", "b")
    take(s, "title captain")
    assert offered(s) == ["pay a", "pay b"]
    choose(s, "pay b")
    assert offered(s)[0].startswith("pay b")  # silence would tell that the rest are equal
    choose(s, "pay b", "pay b")
    assert [s.face[i].id for i in s.players[0].rewards] == ["a"]


@rule("RW-202")
def test_which_rewards_are_left_is_not_told_by_whether_their_owner_is_asked() -> None:
    """He has begun at the end of the alphabet; the others imagine any rewards."""
    s = position()
    s.title_of[CAPTAIN] = 0
    p, seen = s.players[0], kernel_laws.asks_alike
    for _ in range(5):
        zones.move(s, s.reward_deck[-1], s.reward_deck, p.rewards, 1)
        p.bearers.append(0)
    take(s, "title captain")
    order = sorted(s.face[i].id for i in p.rewards)
    rng = Rng(1)
    for id in order[2:]:
        for _ in range(20):
            kernel_laws.advance_watched(s, lambda t: seen(t, [(1,), ()], rng))
        choose(s, f"pay {id}")
    assert [s.face[i].id for i in p.rewards] == order[:2]


@rule("RW-202")
def test_the_captaincy_is_of_no_use_to_others() -> None:
    s = position()
    rewards(s, "a1", "a2", "a3")
    assert keys(s) == []
    s.title_of[CAPTAIN] = 1
    assert keys(s) == []


@rule("RW-202")
def test_the_lord_commander_pays_for_a_dragon_rune_after_a_battle_won() -> None:
    s = position()
    s.title_of[COMMANDER] = 0
    s.players[0].influence = 3
    assert keys(s) == []
    did(s, 0, BATTLES_WON)
    assert keys(s) == ["title commander"]
    s.players[0].influence = 2
    assert keys(s) == []
    s.players[0].influence = 7
    take(s, "title commander")
    choose(s, "rune b1", "rune b2")
    assert (s.players[0].influence, len(s.runes)) == (4, 2)
    assert keys(s) == []  # once in a turn


@rule("RW-203")
def test_an_objective_fulfilled_is_discarded_for_a_dragon_rune_and_not_replaced() -> None:
    s = position()
    i = hand(s, 0, "objective", "trusted_in_every_hall")
    s.players[0].influence = 8
    assert keys(s) == []
    s.players[0].influence = 9
    assert keys(s) == ["objective trusted_in_every_hall"]
    take(s, "objective trusted_in_every_hall")
    choose(s, "rune b1", "rune b2")
    assert (s.players[0].objective, s.objective_discard) == ([], [i])
    assert s.known[i] == PUBLIC
    assert len(s.runes) == 2
    assert keys(s) == []
    laws.titles(s)


@rule("RW-203")
def test_deeds_count_for_the_own_turn_only() -> None:
    s = position()
    hand(s, 0, "objective", "an_open_hand")
    did(s, 0, SPENT, 6)
    assert keys(s) == ["objective an_open_hand"]
    s.deeds, s.active = (), 1
    did(s, 0, SPENT, 6)
    assert keys(s) == []


@rule("RW-203")
def test_an_objective_that_cannot_be_fulfilled_any_more_may_be_exchanged() -> None:
    s = position()
    i = hand(s, 0, "objective", "friends_of_the_great_ones")
    assert keys(s) == ["exchange friends_of_the_great_ones"]  # neither Dragons nor Giants are in play
    take(s, "exchange friends_of_the_great_ones")
    assert offered(s) == []
    assert (s.objective_discard, len(s.players[0].objective)) == ([i], 1)
    assert s.known[s.players[0].objective[0]] == 1


@rule("RW-203", "RW-020")
def test_nobody_gets_back_the_objective_that_he_exchanges() -> None:
    for seed in range(8):
        s = position()
        s.rng = seed
        i = hand(s, 0, "objective", "friends_of_the_great_ones")
        s.objective_discard.append(s.objectives[0].pop())
        s.box += s.objectives[0]
        s.objectives[0].clear()
        take(s, "exchange friends_of_the_great_ones")
        assert offered(s) == []
        assert s.objective_discard == [i]
        assert len(s.players[0].objective) == 1
        s.box += s.objective_discard
        s.objective_discard.clear()
        objectives.exchange(s, 0, "RW-203")  # no other is left: it stays
        assert len(s.players[0].objective) == 1


@rule("RW-203", "RW-020")
def test_an_objective_deck_is_made_anew_from_its_own_side() -> None:
    s = position("daqan", "waiqar")
    s.objective_discard += s.objectives[0] + s.objectives[1]
    s.objectives = [[], []]
    objectives.draw_objective(s, 0)
    objectives.draw_objective(s, 1)
    assert [s.face[p.objective[0]].alignment for p in s.players] == [GOOD, EVIL]
    assert [len(deck) for deck in s.objectives] == [7, 7]
