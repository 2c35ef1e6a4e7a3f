"""Duels (RW-169, RW-171, RW-175 to RW-179), with the worked examples RW-T19 and RW-T20."""

from __future__ import annotations

import pytest

from hagal.games.runewars.components import Tactic
from hagal.games.runewars.names import BEASTMAN, DRAGON, GIANT, HELLHOUND, RAZORWING, SORCERER
from hagal.games.runewars.quests.effects import Favor
from hagal.games.runewars.quests.foes import foes_fight
from hagal.games.runewars.quests.state import new_duel
from hagal.games.runewars.quests.strokes import foe_health
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics.play import PlayTactic
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC
from tests.games.runewars.position import asked, choose, hand, offered, position, push, stack_fate, units
from tests.games.runewars.questing import company, figure, held, hero, reward, rewards
from tests.rules import rule

# What a circle reads on fate cards: nothing on 7 to 10, 17 to 20 and 27 to 30, a flag on 15 and 16, damage on 5, 6, 25
# and 26, else a special.


def meeting(attacker: str, defender: str, damage: tuple[int, int] = (0, 0), area: str = "c3") -> Runewars:
    """Two heroes of seats 0 and 1 in one area; nobody has cards."""
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    hero(s, attacker, 0, area, damage=damage[0])
    hero(s, defender, 1, area, damage=damage[1])
    return s


def duel(s: Runewars, *fates: int) -> Runewars:
    """The hero of seat 0 challenges that of seat 1; these fate cards are drawn."""
    mine, other = company(s, 0)[0], company(s, 1)[0]
    stack_fate(s, *fates)
    push(s, "quest_phase", -1)
    choose(s, f"move {mine}", "stop", f"duel {other}")
    return s


def hurt(s: Runewars, id: str) -> int:
    return figure(s, id)[1]


@rule("RW-176", "RW-T19")
def test_flags_prevent_damage() -> None:
    """2 damage dealt to a hero whose player drew rout 1: he takes 1."""
    s = meeting("battlemage_jaes", "steelhorns")
    duel(s, 1, 15, 7, 8, 9, 10, 17, 18)
    choose(s, "done")  # Steelhorns does not charge
    assert hurt(s, "steelhorns") == 1


@rule("RW-175", "RW-215")
def test_a_duel_ends_when_its_hero_is_out_of_the_game() -> None:
    """Grey Ker destroys the last unit of the player whose hero he has challenged."""
    s = position("daqan", "latari", "waiqar")
    s.active = -1
    for seat, p in enumerate(s.players):
        p.order = 1 + seat
    for letter in "abc":
        units(s, f"h1{letter}", 0, footman=1)
    units(s, "c3", 1, archer=1)
    hero(s, "grey_ker", 0, "c3")
    hero(s, "silhouette", 1, "c3")
    hero(s, "varikas_the_dead", 2, "c4")
    duel(s, 5)  # gold destiny
    assert s.players[1].out
    assert company(s, 1) == []
    assert (s.duel, figure(s, "grey_ker")) == (None, ("c3", 0, (0, 0, 0), False))
    assert asked(s) == 2  # the quest phase goes on


@rule("RW-171", "RW-175", "RW-176", "RW-177", "RW-179", "RW-T20")
def test_mad_carthos_and_silhouette() -> None:
    s = position("uthuk", "latari")
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    hero(s, "mad_carthos", 0, "c3")
    hero(s, "grey_ker", 0, "c3")
    hero(s, "silhouette", 1, "c3")
    reward(s, "rage_blade", 0, "mad_carthos")
    plate = reward(s, "runeplate", 0, "mad_carthos")
    reward(s, "timmorran_shard", 1, "silhouette")
    stack_fate(s, 1, 15, 5, 25)
    push(s, "quest_phase", -1)
    choose(s, "move mad_carthos", "stop", "duel silhouette")
    assert hurt(s, "silhouette") == 1, "the start of the duel"
    assert offered(s) == ["done"], "what he might have is secret"
    choose(s, "done")
    assert asked(s) == 1
    choose(s, "done")
    assert s.duel is not None
    assert s.duel.round == 1
    assert offered(s) == ["strike", "use rage_blade"]
    choose(s, "use rage_blade")
    assert asked(s) == 1, "may she prevent more than her flag does?"
    choose(s, "done")
    assert hurt(s, "silhouette") == 2
    assert s.known[plate] == 1
    assert s.duel.round == 2
    assert asked(s) == 0
    assert offered(s) == ["done", "use runeplate"]
    choose(s, "use runeplate")
    assert s.known[plate] == PUBLIC
    choose(s, "done")  # Silhouette again: she has a card that nobody knows
    assert company(s, 1) == []
    assert hurt(s, "mad_carthos") == 0
    assert offered(s) == ["timmorran_shard mad_carthos", "timmorran_shard grey_ker"]
    choose(s, "timmorran_shard grey_ker")
    assert rewards(s, 0, "grey_ker") == ["timmorran_shard"]
    assert sorted(s.face[i].number for i in s.fate_discard) == [1, 5, 15, 25]
    assert s.duel is None


@rule("RW-176", "RW-177")
def test_four_rounds_and_the_damage_stays() -> None:
    s = meeting("red_scorpion", "bogran_the_shadow")
    duel(s, 5, 7, 8, 9, 10, 6, 25, 17)
    assert s.duel is None
    assert len(s.fate_discard) == 8
    assert (hurt(s, "red_scorpion"), hurt(s, "bogran_the_shadow")) == (1, 2)
    assert not figure(s, "red_scorpion")[3]
    assert figure(s, "bogran_the_shadow") == ("c3", 2, (0, 0, 0), False)


@rule("RW-176")
def test_both_cards_lie_there_before_a_special_is_resolved_and_the_attackers_comes_first() -> None:
    s = meeting("red_scorpion", "bogran_the_shadow")
    reward(s, "rage_blade", 0, "red_scorpion", up=True)
    reward(s, "emberlash", 1, "bogran_the_shadow", up=True)
    duel(s, 1, 2)
    assert s.duel is not None
    assert [s.face[i].number for i in s.duel.drawn] == [1, 2]
    assert {s.known[i] for i in s.duel.drawn} == {PUBLIC}
    assert (asked(s), offered(s)) == (0, ["strike", "use rage_blade"])
    choose(s, "strike")
    assert (asked(s), offered(s)) == (1, ["strike", "use emberlash"])


@rule("RW-176", "RW-179")
def test_damage_of_a_round_is_simultaneous() -> None:
    s = meeting("red_scorpion", "bogran_the_shadow", damage=(3, 3))
    reward(s, "rage_blade", 0, "red_scorpion")
    reward(s, "emberlash", 1, "bogran_the_shadow")
    duel(s, 5, 6)
    choose(s, "done", "done", "done", "done")
    assert (company(s, 0), company(s, 1)) == ([], [])
    assert len(set(s.dropped_at)) == 2, "each has a marker of his own"
    assert sorted(s.face[i].id for i in s.dropped) == ["emberlash", "rage_blade"]


@rule("RW-177")
def test_no_round_after_the_one_in_which_a_hero_falls() -> None:
    s = meeting("red_scorpion", "bogran_the_shadow", damage=(0, 3))
    duel(s, 5, 7, 1, 1)
    assert company(s, 1) == []
    assert len(s.fate_discard) == 2


@rule("RW-179")
def test_the_defender_wins_the_rewards_too() -> None:
    s = meeting("red_scorpion", "bogran_the_shadow", damage=(3, 0))
    reward(s, "runeplate", 0, "red_scorpion", up=True)
    hidden = reward(s, "soulbiter", 0, "red_scorpion")
    duel(s, 7, 5)
    choose(s, "done", "done")
    assert company(s, 0) == []
    assert rewards(s, 1, "bogran_the_shadow") == ["runeplate", "soulbiter"]
    assert s.known[hidden] == 0b11, "it keeps its side"
    assert s.players[0].rewards == s.players[0].bearers == []


@rule("RW-178", "OP-3")
def test_a_routed_hero_can_be_challenged_and_fights() -> None:
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    hero(s, "red_scorpion", 0, "c3")
    hero(s, "bogran_the_shadow", 1, "c3", routed=True)
    duel(s, 7, 5, 8, 6, 9, 10, 17, 18)
    assert hurt(s, "red_scorpion") == 2
    assert figure(s, "bogran_the_shadow")[3]


@rule("RW-175")
def test_only_enemy_heroes_in_his_area_can_be_challenged() -> None:
    s = position("daqan", "latari", "waiqar")
    s.active = -1
    for p in s.players:
        p.order = 1 + p.seat
    hero(s, "red_scorpion", 0, "c3")
    hero(s, "silhouette", 0, "c3")
    hero(s, "bogran_the_shadow", 1, "c3")
    hero(s, "steelhorns", 2, "c3")
    hero(s, "grey_ker", 2, "c2")
    push(s, "quest_phase", -1)
    choose(s, "move red_scorpion", "stop")
    assert offered(s) == ["done", "duel bogran_the_shadow", "duel steelhorns"]


# Rewards in duels


@rule("RW-171")
def test_one_weapon_and_one_armor_but_the_same_one_again() -> None:
    s = meeting("steelhorns", "ronan_of_the_wild")
    for id in ("rage_blade", "emberlash", "runeplate", "thornback_hauberk", "dwarven_fire_bombs"):
        reward(s, id, 0, "steelhorns", up=True)
    duel(s, 1, 7, 2, 8, 11, 9)
    choose(s, "done")
    assert offered(s) == [
        "strike",
        "use rage_blade",
        "use emberlash",
        "use thornback_hauberk",
        "use dwarven_fire_bombs",
    ]
    choose(s, "use emberlash")
    assert offered(s) == ["strike", "use emberlash", "use thornback_hauberk", "use dwarven_fire_bombs"]
    choose(s, "use thornback_hauberk")
    assert s.duel is not None
    assert s.duel.round == 3
    assert offered(s) == ["strike", "use emberlash", "use thornback_hauberk", "use dwarven_fire_bombs"]
    choose(s, "strike")
    assert company(s, 1) == [], "2 + 1 + 1 damage"


@rule("RW-171")
def test_rewards_of_others_in_the_area_do_not_help() -> None:
    s = meeting("red_scorpion", "bogran_the_shadow")
    hero(s, "steelhorns", 0, "c3")
    reward(s, "rage_blade", 0, "steelhorns", up=True)
    duel(s, 1, 7)
    assert hurt(s, "bogran_the_shadow") >= 1, "nothing was asked"


@rule("RW-204")
def test_tactics_of_duels_are_played_at_their_start_by_who_takes_part() -> None:
    s = position("daqan", "latari", "waiqar")
    s.active = -1
    for p in s.players:
        p.order = 1 + p.seat
        card = Tactic(f"test_{p.seat}", "Feint", count=1, times=("duel",), needs=(), effects=(Favor(1),))
        card.play = PlayTactic(card)
        p.tactics += zones.add_instances(s, [card])
    hero(s, "red_scorpion", 0, "c3")
    hero(s, "bogran_the_shadow", 1, "c3")
    stack_fate(s, 7, 8, 9, 10, 17, 18, 19, 20)
    push(s, "quest_phase", -1)
    choose(s, "move red_scorpion", "stop", "duel bogran_the_shadow")
    assert (asked(s), offered(s)) == (0, ["done", "tactic test_0"])
    choose(s, "tactic test_0")  # his hand is empty now: nothing more to ask
    assert (asked(s), offered(s)) == (1, ["done", "tactic test_1"])
    choose(s, "done")
    assert s.duel is None
    assert [p.influence for p in s.players] == [1, 0, 0]


# Duel quests


def at_quest(who: str, quest: str, *fates: int, damage: int = 0) -> Runewars:
    """A hero of seat 0 attempts a duel quest where it is."""
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    area = next(card for card in s.rules.kinds["quest"] if card.id == quest).areas[0]
    next(found for found in s.board.areas if found.id == "c3").id = area
    hero(s, who, 0, area, damage=damage)
    hand(s, 0, "quest", quest)
    stack_fate(s, *fates)
    push(s, "quest_phase", -1)
    choose(s, f"move {who}", "stop", f"quest {quest}")
    return s


@rule("RW-168", "RW-169")
def test_defeating_the_unit_completes_the_quest() -> None:
    s = at_quest("red_scorpion", "the_hunter_hunted", 5, 7, 6, 5)
    assert held(s, 0) != ["the_hunter_hunted"]
    assert len(s.players[0].rewards) == len(s.players[0].quests) == 1
    assert s.duel is None
    assert s.neutral == tuple(unit.count for unit in s.rules.piles["neutral"])


@rule("RW-169")
def test_four_rounds_are_all() -> None:
    s = at_quest("red_scorpion", "the_hunter_hunted", 5, 7, 8, 16, 9, 6, 10, 15)
    assert held(s, 0) == ["the_hunter_hunted"]
    assert s.players[0].rewards == []


@rule("RW-169", "RW-179")
def test_a_hero_who_falls_leaves_his_rewards_there() -> None:
    s = at_quest("red_scorpion", "the_hunter_hunted", 7, 11, damage=2)
    assert company(s, 0) == []
    assert held(s, 0) == ["the_hunter_hunted"]


@rule("RW-169")
def test_the_unit_reads_its_own_shape_and_flags_block_damage() -> None:
    """A Hellhound is a rectangle: on 1 it reads two flags; on 3 a special (1 damage to the hero)."""
    s = at_quest("red_scorpion", "the_hunter_hunted", 5, 1, 6, 3, 25, 7)
    assert figure(s, "red_scorpion")[1] == 1
    assert len(s.players[0].rewards) == 1, "the first damage was blocked, the next two were not"


@rule("RW-169", "ADD-4")
@pytest.mark.parametrize(
    ("slot", "foes", "fates", "hurt", "guard"),
    [
        (BEASTMAN, 2, (15, 5), 1, 1),  # ADD-4: each unit draws its own card; triangles read damage 1 and rout 1
        (BEASTMAN, 1, (9, 16), 2, 0),  # Ravage: 1 damage, and another card
        (BEASTMAN, 1, (9, 10), 2, 0),  # a special on that one, too: no third card
        (GIANT, 1, (6,), 0, 0),  # Rage of an unhurt Giant
        (GIANT, 1, (8,), 3, 0),  # hexagons read damage 3
        (DRAGON, 1, (6,), 0, 0),  # Flaming Breath slays triangles only
        (HELLHOUND, 1, (3,), 1, 0),  # Burning
        (HELLHOUND, 1, (1,), 0, 2),
        (RAZORWING, 2, (9, 10), 0, 0),  # Stun routs units only
        (SORCERER, 2, (1, 25), 1, 0),  # Undying; a circle reads damage 1
    ],
)
def test_units_of_a_quest_read_their_shape_and_use_their_special(
    slot: int, foes: int, fates: tuple[int, ...], hurt: int, guard: int
) -> None:
    s = position()
    i = hero(s, "silhouette", 0, "c3")
    d = s.duel = new_duel(0, (i, -1), (0, 1))
    d.slot, d.foes = slot, foes
    stack_fate(s, *fates)
    foes_fight(s)
    assert (d.hurt, d.guard) == ((hurt, 0), (0, guard))
    assert [s.face[k].number for k in d.drawn] == list(fates)
    assert foe_health(s) == (2 if slot == SORCERER else s.rules.piles["neutral"][slot - 4].health)


@rule("RW-169")
def test_the_rage_of_a_giant_is_the_damage_on_it() -> None:
    """5: 1 damage to the Giant; then 6 is a special for a hexagon."""
    s = at_quest("red_scorpion", "the_toll_bridge", 5, 6, 25, 7, 8, 4, 9, 15)
    assert figure(s, "red_scorpion")[1] == 1, "unhurt in round one, and 1 in round two"


@rule("RW-169")
def test_sorcerers_bear_two_once_they_are_undying() -> None:
    """Two Sorcerers; one reads a special at once, so both need 2 damage."""
    s = at_quest("red_scorpion", "voices_under_the_lake", 5, 1, 7, 6, 8, 9, 25, 10, 26, 17)
    assert s.players[0].rewards
    assert len(s.fate_discard) == 10, "one of them fell in round two"


@rule("RW-169", "RW-306")
def test_the_duel_is_fought_even_if_no_such_figure_is_left() -> None:
    """OP-21."""
    s = position()
    s.neutral = (0,) * 6
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    next(found for found in s.board.areas if found.id == "c3").id = "7c"
    hero(s, "red_scorpion", 0, "7c")
    hand(s, 0, "quest", "the_hunter_hunted")
    stack_fate(s, 5, 7, 6, 5)
    push(s, "quest_phase", -1)
    choose(s, "move red_scorpion", "stop", "quest the_hunter_hunted")
    assert len(s.players[0].rewards) == 1
    assert s.neutral == (0,) * 6


@rule("RW-169", "RW-179")
def test_if_both_fall_the_quest_is_won_and_the_reward_lies_there() -> None:
    s = at_quest("red_scorpion", "the_hunter_hunted", 5, 7, 6, 18, damage=3)
    assert company(s, 0) == []
    assert len(s.dropped) == 1
    assert held(s, 0) != ["the_hunter_hunted"]


@rule("RW-173")
def test_units_in_the_area_take_no_part() -> None:
    s = meeting("red_scorpion", "bogran_the_shadow")
    units(s, "c3", 1, archer=3)
    before = s.army
    duel(s, 5, 7, 6, 8, 25, 9, 10, 17)
    assert s.army == before
