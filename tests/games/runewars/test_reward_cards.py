"""The twenty-five rewards: what the box must hold, and a test of each."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hagal.games.runewars.catalogue.rewards import ARMOR, REWARDS, WEAPON
from hagal.games.runewars.quests import heroes
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Step
from tests.games.runewars.battles import attack, begun
from tests.games.runewars.position import asked, at, choose, counts, offered, position, push, rune, stack_fate, units
from tests.games.runewars.questing import company, figure, hero, reward, rewards
from tests.rules import rule


class Window(Choice[Runewars]):
    """As the windows of a turn."""

    tag = "test_reward_window"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [Closed(), *heroes.window(s, seat)]


class Closed(Step[Runewars]):
    tag = "test_reward_closed"

    def key(self) -> str:
        return "close"


def bearing(*ids: str, who: str = "grey_ker", area: str = "c3", damage: int = 0) -> Runewars:
    """Seat 0 on turn with a hero who has these rewards."""
    s = position()
    hero(s, who, 0, area, damage=damage)
    for id in ids:
        reward(s, id, 0, who)
    return s


def usable(s: Runewars) -> list[str]:
    return [step.key() for step in heroes.window(s, 0)]


def use(s: Runewars, *keys: str) -> None:
    push(s, Window())
    choose(s, *keys)


def fight(
    *ids: str, fates: tuple[int, ...], who: str = "red_scorpion", other: str = "ronan_of_the_wild", damage: int = 0
) -> Runewars:
    """A hero with these rewards, face up, challenges another; these fate cards are drawn."""
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    hero(s, who, 0, "c3", damage=damage)
    hero(s, other, 1, "c3")
    for id in ids:
        reward(s, id, 0, who, up=True)
    stack_fate(s, *fates)
    push(s, "quest_phase", -1)
    choose(s, f"move {who}", "stop", f"duel {other}")
    return s


def hurt(s: Runewars, id: str) -> int:
    return figure(s, id)[1]


BLANKS = (7, 8, 9, 10, 17, 18, 19, 20, 27, 28, 29, 30)
"""Fate cards on which a circle reads nothing."""


# The box


def test_what_the_box_must_hold() -> None:
    traits = Counter(card.trait for card in REWARDS for _ in range(card.count))
    assert sum(card.count for card in REWARDS) == 25
    assert (traits[WEAPON], traits[ARMOR], traits[""]) == (7, 5, 13)
    assert [card.count for card in REWARDS if card.id == "timmorran_shard"] == [3]


def test_what_is_used_in_the_own_turn_is_spent_by_it() -> None:
    for card in REWARDS:
        assert card.moment in ("turn", "duel", "special", "guard"), card
        assert card.moment != "turn" or card.effects[-1].tag == "discard_reward", card


def test_stand_ins_are_marked() -> None:
    for card in REWARDS:
        assert card.origin == "official" or card.doubts or card.id == "soulbiter", card
        assert card.origin != "stand-in" or "name" in card.doubts, card


# In the own turn


def test_timmorran_shard() -> None:
    s = bearing("timmorran_shard", "timmorran_shard")
    received = []

    class Received(Step[Runewars]):
        tag = "test_received"

        def run(self, s: Runewars, seat: int, source: int) -> None:
            received.append(seat)

    s.rules.steps["receive_rune"] = Received()
    assert usable(s) == ["use timmorran_shard"], "equal cards are one option"
    use(s, "use timmorran_shard")
    use(s, "use timmorran_shard")
    assert received == [0, 0]
    assert [s.face[i].id for i in s.reward_discard] == ["timmorran_shard"] * 2
    assert usable(s) == []


def test_flute_of_possession() -> None:
    s = bearing("flute_of_possession")
    assert usable(s) == []
    units(s, "c3", -1, beastman=2, dragon_routed=1)
    units(s, "c2", 0, footman=1)
    use(s, "use flute_of_possession")
    assert "lead c2" in offered(s)
    choose(s, "lead c2")
    assert counts(s, "c3") == {}
    assert counts(s, "c2") == {"footman": 1, "beastman": 2, "dragon_routed": 1}
    assert s.control[at(s, "c2")] == 0, "they are allied now"
    assert [s.face[i].id for i in s.reward_discard] == ["flute_of_possession"]


def test_flute_of_possession_takes_allies_of_others_along() -> None:
    s = bearing("flute_of_possession")
    units(s, "c3", 1, archer=1, razorwing=2)
    use(s, "use flute_of_possession", "lead c4")
    assert counts(s, "c3") == {"archer": 1}
    assert counts(s, "c4") == {"razorwing": 2}
    assert s.control[at(s, "c4")] == -1


def test_staff_of_light() -> None:
    s = bearing("staff_of_light")
    assert usable(s) == []
    units(s, "c3", 0, footman_routed=2, knight=1)
    hero(s, "steelhorns", 0, "c3", routed=True)
    use(s, "use staff_of_light")
    assert counts(s, "c3") == {"footman": 2, "knight": 1}
    assert not figure(s, "steelhorns")[3]


def test_staff_of_light_rouses_no_enemies() -> None:
    s = bearing("staff_of_light")
    units(s, "c3", 1, archer_routed=2)
    assert usable(s) == []


def test_ice_storm() -> None:
    s = bearing("ice_storm")
    units(s, "c2", 0, footman=2)
    assert usable(s) == []
    units(s, "c4", 1, archer=2, warrior=1)
    units(s, "b3", -1, dragon=1)
    use(s, "use ice_storm")
    assert sorted(offered(s)) == ["freeze b3", "freeze c4"]
    choose(s, "freeze c4")
    assert offered(s) == ["rout archer", "rout warrior"], "two are routed, so one of them is an Archer"
    choose(s, "rout warrior")
    assert counts(s, "c4") == {"archer": 1, "archer_routed": 1, "warrior_routed": 1}


def test_ice_storm_on_one_unit() -> None:
    s = bearing("ice_storm")
    units(s, "c4", 1, archer=1)
    use(s, "use ice_storm")
    assert counts(s, "c4") == {"archer_routed": 1}
    assert [s.face[i].id for i in s.reward_discard] == ["ice_storm"]


def test_rune_of_summoning() -> None:
    s = bearing("rune_of_summoning")
    assert usable(s) == []
    units(s, "a1", 0, footman=3, knight=1)
    units(s, "e5", 0, bowman=1)
    s.activated[at(s, "e5")] = 1
    use(s, "use rune_of_summoning")
    assert offered(s) == ["summon footman", "summon knight"], "none leave an activated area"
    choose(s, "summon footman")
    assert offered(s) == ["enough", "summon footman", "summon knight"]
    choose(s, "summon knight")
    assert counts(s, "c3") == {"footman": 1, "knight": 1}
    assert counts(s, "a1") == {"footman": 2}
    assert s.control[at(s, "c3")] == 0


def test_rune_of_summoning_needs_an_empty_area() -> None:
    s = bearing("rune_of_summoning")
    units(s, "a1", 0, footman=3)
    units(s, "c3", -1, beastman=1)
    assert usable(s) == []


@rule("RW-008", "RW-123")
def test_no_reward_reaches_into_a_battle() -> None:
    """A contested area is not empty, though all who are in it fight; neutral units are led neither out of it nor in."""
    s = bearing("rune_of_summoning", "flute_of_possession")
    units(s, "a1", 0, footman=3)
    units(s, "c3", -1, beastman=1, giant_routed=1)
    attack(s, footman=1)
    begun(s)
    assert usable(s) == []
    s = bearing("flute_of_possession", area="c4")
    units(s, "c3", 1, archer=1)
    units(s, "c4", -1, beastman=1)
    attack(s, footman=1)
    begun(s)
    s.stack.clear()
    use(s, "use flute_of_possession")
    assert "lead c3" not in offered(s)


def test_rune_of_teleportation() -> None:
    s = bearing("rune_of_teleportation")
    units(s, "c3", 0, footman=3, knight=1, beastman=1)
    units(s, "e5", 0, bowman=1)
    use(s, "use rune_of_teleportation")
    assert "teleport e5" in offered(s)
    assert "teleport c3" not in offered(s)
    choose(s, "teleport e5")
    assert figure(s, "grey_ker")[0] == "e5"
    assert offered(s) == [f"take footman {n}" for n in range(4)]
    choose(s, "take footman 2", "take knight 1", "take beastman 0")
    assert counts(s, "c3") == {"footman": 1, "beastman": 1}
    assert counts(s, "e5") == {"bowman": 1, "footman": 2, "knight": 1}


def test_rune_of_teleportation_takes_nobody_out_of_an_activated_area() -> None:
    s = bearing("rune_of_teleportation")
    units(s, "c3", 0, footman=3)
    s.activated[at(s, "c3")] = 1
    use(s, "use rune_of_teleportation", "teleport h0a")
    assert figure(s, "grey_ker")[0] == "h0a"
    assert counts(s, "c3") == {"footman": 3}
    assert [s.face[i].id for i in s.reward_discard] == ["rune_of_teleportation"]


def test_rune_of_teleportation_may_leave_an_area_to_the_neutral_units() -> None:
    s = bearing("rune_of_teleportation")
    units(s, "c3", 0, footman=1, beastman=1)
    use(s, "use rune_of_teleportation", "teleport h0a", "take footman 1", "take beastman 0")
    assert s.control[at(s, "c3")] == -1
    assert counts(s, "h0a") == {"footman": 1}


def test_tactical_map() -> None:
    s = bearing("tactical_map")
    use(s, "use tactical_map")
    assert len(s.players[0].fresh) == 2


def test_far_seeing_glass() -> None:
    s = bearing("far_seeing_glass")
    assert usable(s) == []
    rune(s, "c1", True)
    rune(s, "c4", False)
    rune(s, "a1", True)
    rune(s, "e1", True)
    use(s, "use far_seeing_glass")
    assert [s.known[i] for i in s.runes] == [1, 1, 0, 0], "as far as two areas away"


# Weapons


@pytest.mark.parametrize(
    ("id", "who", "damage"),
    [
        ("rage_blade", "steelhorns", 4),
        ("rage_blade", "red_scorpion", 2),
        ("soulbiter", "red_scorpion", 1),
        ("emberlash", "red_scorpion", 2),
        ("viper_dagger", "red_scorpion", 1),
        ("scepter_of_the_ninth_star", "andira_runehand", 3),
        ("scepter_of_the_ninth_star", "red_scorpion", 0),
        ("lance_of_the_first_charge", "red_scorpion", 3),
        ("dwarven_fire_bombs", "red_scorpion", 3),
    ],
)
def test_what_weapons_deal_in_the_first_round(id: str, who: str, damage: int) -> None:
    fates = (1, 7, 5, 25, 6, 26) if id == "dwarven_fire_bombs" else (1, 7)
    s = fight(id, fates=(*fates, *BLANKS[1:7]), who=who, other="varikas_the_dead")
    if who == "steelhorns":
        choose(s, "done")
    assert s.duel is not None
    assert offered(s) == ["strike", f"use {id}"]
    choose(s, f"use {id}")
    lived = "varikas_the_dead" in company(s, 1)
    assert lived == (damage < 3)
    if lived and s.duel is not None:
        assert hurt(s, "varikas_the_dead") == damage


def test_training_makes_the_rage_blade_worse() -> None:
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    hero(s, "red_scorpion", 0, "c3", training=(2, 0, 0))
    hero(s, "ronan_of_the_wild", 1, "c3")
    reward(s, "rage_blade", 0, "red_scorpion", up=True)
    stack_fate(s, 1, 7)
    push(s, "quest_phase", -1)
    choose(s, "move red_scorpion", "stop", "duel ronan_of_the_wild", "use rage_blade")
    assert company(s, 1) == [], "2 and 2 damage"


def test_soulbiter_heals_who_defeats_with_it() -> None:
    s = fight("soulbiter", fates=(5, 7, 6, 8, 25, 9, 1, 10), damage=3)
    choose(s, "use soulbiter")
    assert company(s, 1) == []
    assert hurt(s, "red_scorpion") == 0


def test_soulbiter_heals_nobody_else() -> None:
    s = fight("soulbiter", fates=(1, 7, *BLANKS[1:7]), damage=3)
    choose(s, "use soulbiter")
    assert hurt(s, "red_scorpion") == 3
    assert hurt(s, "ronan_of_the_wild") == 1


@pytest.mark.parametrize(("id", "damage"), [("viper_dagger", 1), ("soulbiter", 0)])
def test_viper_dagger_cannot_be_prevented(id: str, damage: int) -> None:
    s = fight(id, fates=(1, 15, *BLANKS[:6]))
    choose(s, f"use {id}")
    assert hurt(s, "ronan_of_the_wild") == damage


def test_viper_dagger_cannot_be_prevented_by_armor() -> None:
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    hero(s, "red_scorpion", 0, "c3")
    hero(s, "ronan_of_the_wild", 1, "c3")
    reward(s, "viper_dagger", 0, "red_scorpion", up=True)
    reward(s, "runeplate", 1, "ronan_of_the_wild", up=True)
    stack_fate(s, 1, 7, *BLANKS[1:7])
    push(s, "quest_phase", -1)
    choose(s, "move red_scorpion", "stop", "duel ronan_of_the_wild", "use viper_dagger")
    assert s.duel is None
    assert hurt(s, "ronan_of_the_wild") == 1


def test_lance_of_the_first_charge_deals_1_later() -> None:
    s = fight("lance_of_the_first_charge", fates=(7, 8, 1, 9, *BLANKS[3:7]))
    choose(s, "use lance_of_the_first_charge")
    assert hurt(s, "ronan_of_the_wild") == 1


@pytest.mark.parametrize(("who", "damage"), [("red_scorpion", 1), ("andira_runehand", 0)])
def test_stormwood_bow_hits_who_is_less_agile_at_the_start(who: str, damage: int) -> None:
    s = fight("stormwood_bow", fates=BLANKS[:8], who=who)
    if damage:
        assert offered(s) == ["done", "use stormwood_bow"]
        choose(s, "use stormwood_bow")
    assert s.duel is None
    assert hurt(s, "ronan_of_the_wild") == damage


@pytest.mark.parametrize(("fates", "damage"), [((1, 2, 6, 8), 1), ((1, 2, 6, 3), 0)])
def test_dwarven_fire_bombs_can_burn_their_bearer(fates: tuple[int, ...], damage: int) -> None:
    """A test of agility 4: nothing but red, or one card with another destiny."""
    s = fight("dwarven_fire_bombs", fates=(11, 7, *fates, 9, 10, 17, 18, 19, 20), other="steelhorns")
    choose(s, "done")  # Steelhorns does not charge
    choose(s, "use dwarven_fire_bombs")
    assert (hurt(s, "red_scorpion"), hurt(s, "steelhorns")) == (damage, 3)


# Armors


def test_runeplate_prevents_1_in_each_round() -> None:
    s = fight("runeplate", fates=(7, 5, 8, 6, *BLANKS[2:6]))
    assert offered(s) == ["done", "use runeplate"]
    choose(s, "use runeplate")
    assert offered(s) == ["done", "use runeplate"]
    choose(s, "done")
    assert hurt(s, "red_scorpion") == 1


@pytest.mark.parametrize(("mine", "offered_it"), [(15, False), (24, True), (7, False)])
def test_ghost_armor_prevents_all_with_grey_destiny(mine: int, offered_it: bool) -> None:
    """24 is a special with grey destiny; 15 is grey, but its flag is enough; 7 is gold."""
    s = fight("ghost_armor", fates=(mine, 5, *BLANKS[1:7]))
    if offered_it:
        assert offered(s) == ["done", "use ghost_armor"]
        choose(s, "use ghost_armor")
    assert hurt(s, "red_scorpion") == int(mine == 7)


def test_mail_of_the_oathbound_prevents_3_for_a_special() -> None:
    s = fight("mail_of_the_oathbound", fates=(1, 5, *BLANKS[:6]))
    choose(s, "use mail_of_the_oathbound")
    assert (hurt(s, "red_scorpion"), hurt(s, "ronan_of_the_wild")) == (0, 0)


def test_thornback_hauberk_prevents_1_and_deals_1() -> None:
    s = fight("thornback_hauberk", fates=(1, 5, *BLANKS[:6]))
    choose(s, "use thornback_hauberk")
    assert (hurt(s, "red_scorpion"), hurt(s, "ronan_of_the_wild")) == (0, 1)


def test_bulwark_of_old_kings_prevents_2_once_in_a_duel() -> None:
    s = fight("bulwark_of_old_kings", fates=(7, 5, 8, 6, *BLANKS[2:6]))
    choose(s, "use bulwark_of_old_kings")
    assert s.duel is None, "nothing more is asked"
    assert hurt(s, "red_scorpion") == 1


# Others in duels


def test_cloak_of_deception_calls_a_duel_off() -> None:
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    hero(s, "mad_carthos", 0, "c3")
    hero(s, "silhouette", 1, "c3")
    i = reward(s, "cloak_of_deception", 1, "silhouette")
    push(s, "quest_phase", -1)
    choose(s, "move mad_carthos", "stop", "duel silhouette")
    assert (asked(s), offered(s)) == (1, ["done", "use cloak_of_deception"])
    choose(s, "use cloak_of_deception")
    assert s.duel is None
    assert s.fate_discard == []
    assert hurt(s, "silhouette") == 1, "what was done before stays"
    assert s.reward_discard == [i]


def test_cloak_of_deception_does_not_help_who_attacks() -> None:
    s = fight("cloak_of_deception", fates=BLANKS[:8])
    assert s.duel is None
    assert rewards(s, 0, "red_scorpion") == ["cloak_of_deception"]


def test_amulet_of_shielding_prevents_all_damage_of_a_round_and_is_spent() -> None:
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    hero(s, "steelhorns", 0, "c3")
    hero(s, "silhouette", 1, "c3")
    reward(s, "rage_blade", 0, "steelhorns", up=True)
    i = reward(s, "amulet_of_shielding", 1, "silhouette")
    stack_fate(s, 1, 7, *BLANKS[1:7])
    push(s, "quest_phase", -1)
    choose(s, "move steelhorns", "stop", "duel silhouette", "done", "done", "use rage_blade")
    assert (asked(s), offered(s)) == (1, ["done", "use amulet_of_shielding"])
    choose(s, "use amulet_of_shielding")
    assert hurt(s, "silhouette") == 0
    assert s.reward_discard == [i]
    assert s.known[i] == PUBLIC


def test_every_reward_has_a_test_here() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [card.id for card in REWARDS if f'"{card.id}"' not in source] == []
