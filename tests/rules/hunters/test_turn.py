"""Turns of Hunters: Prey phase, Gear, Hazards and Traps, cards, Strike phase, Cleanup (PR-200 to PR-215)."""

from __future__ import annotations

import pytest

from hagal.games.encounters import fighting
from hagal.games.encounters.effects import add_enemies, attack, cls, draw, strike, team
from hagal.games.encounters.hunters.catalogue.prey import MERCENARIES, PREY
from hagal.games.encounters.hunters.declare import armory
from hagal.games.encounters.hunters.effects import activate, heal_points
from hagal.games.encounters.names import CITY_HUNTER, KINDS, STRENGTH
from tests.games.encounters.hunters.position import Hunting
from tests.rules import rule

PATROL, RUNNER, WORTHY = "jungle_patrol", "messenger", "point_man"
HAZARD, OTHER_HAZARD, GEAR_UP = "quicksand", "deadfall", "gear_up_no_sport"
ARMOR, PAINT, SHIELD = "body_armor", "camouflage_paint", "riot_shield"
DISHONOR = "wounded_pride"
TRAP, CHEAP_TRAP = "bear_trap", "net_trap"


# The Prey phase


@rule("PR-200")
def test_prey_action_strike_cleanup() -> None:
    t = Hunting(2).combat(PATROL).strikes("flesh_wound").enemies(WORTHY)
    assert t.s.phase == "action"
    t.done()
    kinds = [event.kind for event in t.game.log.events]
    assert [kind for kind in kinds if kind != "enc-choice"] == ["enc-strike", "enc-draw", "enc-turn", "enc-prey-enters"]
    assert (t.asked, t.s.phase) == (1, "action")


@rule("PR-201")
def test_prey_enters_face_up() -> None:
    t = Hunting(2).prey_phase(WORTHY)
    assert (t.space("underground"), t.hidden("underground")) == (WORTHY, False)
    assert t.game.view(1)["wilds"][0]["card"] == WORTHY
    assert not any(key.startswith("scan") for key in t.give(attack=20).keys)


@rule("PR-201")
def test_what_an_effect_puts_there_face_down_is_scanned_for_attack() -> None:
    t = Hunting(1).enemies(WORTHY).run(add_enemies(1)).give(attack=5)
    assert t.hidden("underground")
    assert "fight underground" not in t.keys
    t.choose("scan underground")
    assert (t.space("underground"), t.hidden("underground"), t.s.attack) == (WORTHY, False, 1)


@rule("PR-201", "PR-204")
def test_a_gear_up_that_lay_face_down_brings_gear_when_it_is_scanned() -> None:
    t = Hunting(1).wild("hills", GEAR_UP, up=False).wild("river", PATROL).gears(ARMOR).give(attack=9)
    t.choose("scan hills")
    assert (t.space("hills"), t.ids(t.s.out), t.carried(PATROL)) == (None, [GEAR_UP], [ARMOR])


@rule("PR-202")
def test_prey_gear_up_and_hazards() -> None:
    assert {KINDS[card.type] for card in (*PREY, *MERCENARIES)} == {"enemy", "final_enemy", "gear_up", "hazard"}
    for deck in {card.deck for card in PREY}:
        assert {KINDS[card.type] for card in PREY if card.deck == deck} >= {"enemy", "gear_up", "hazard"}


@rule("PR-203")
def test_prey_pushes_what_is_before_it() -> None:
    t = Hunting(1).wild("underground", PATROL).wild("graveyard", WORTHY).wild("ruins", RUNNER)
    t.prey_phase("grenadier")
    assert [t.space(name) for name in ("underground", "graveyard", "river")] == ["grenadier", PATROL, WORTHY]


@rule("PR-203")
def test_out_of_full_wilds_the_last_one_comes_into_the_combat_zone() -> None:
    t = Hunting(1).crowd(WORTHY).prey_phase("grenadier")
    assert t.ids(t.s.combat) == [WORTHY]
    assert t.space("hills") == PATROL


@rule("PR-203")
def test_some_prey_is_worthy_and_one_card_of_each_game_is_ultimate() -> None:
    for decks in (
        ("no_sport", "payback_time", "what_the_hell"),
        ("heat_and_conflict", "this_is_history", "taste_for_beef"),
    ):
        cards = [card for card in PREY if card.deck in decks for _ in range(card.count)]
        (ultimate,) = [card for card in cards if card.final]
        assert (ultimate.deck, ultimate.count) == (decks[2], 1)
        assert any(card.worthy and not card.final for card in cards)
        assert any(card.fightable and not card.worthy for card in cards)


# Gear


@rule("PR-204")
def test_gear_goes_to_the_prey_nearest_the_prey_deck() -> None:
    t = Hunting(2).wild("underground", HAZARD).wild("graveyard", PATROL).wild("river", WORTHY).combat(RUNNER)
    t.gears(ARMOR).prey_phase(GEAR_UP)
    assert t.carried(PATROL) == [ARMOR]
    assert t.ids(t.s.out) == [GEAR_UP]
    assert t.space("underground") == HAZARD, "a Gear Up pushes nothing"
    assert t.game.view(1)["wilds"][1]["carries"] == [{"card": ARMOR}]


@rule("PR-204")
def test_gear_waits_at_the_underground_for_the_next_prey() -> None:
    t = Hunting(1).combat(RUNNER).gears(PAINT, ARMOR).prey_phase(GEAR_UP)
    assert t.ids(t.s.attached[0]) == [ARMOR]
    assert t.s.carried == [], "Prey in the Combat Zone gets none (PR-205)"
    t.prey_phase(HAZARD)
    assert t.ids(t.s.attached[0]) == [ARMOR], "a Hazard is no Prey"
    t.prey_phase(GEAR_UP)
    assert t.ids(t.s.attached[0]) == [ARMOR, PAINT]
    t.prey_phase(PATROL)
    assert t.ids(t.s.attached[0]) == []
    assert t.carried(PATROL) == [ARMOR, PAINT]
    assert (t.space("underground"), t.space("graveyard")) == (PATROL, HAZARD)
    t.prey_phase(WORTHY)
    assert t.s.carried_by(t.instance(WORTHY)) == []


@rule("PR-204")
def test_prey_that_lies_face_down_gets_none() -> None:
    t = Hunting(1).wild("underground", WORTHY, up=False).wild("river", PATROL).gears(ARMOR).prey_phase(GEAR_UP)
    assert t.carried(PATROL) == [ARMOR]


@rule("PR-204")
def test_gear_that_was_discarded_is_shuffled_when_there_is_no_other() -> None:
    t = Hunting(1).wild("river", PATROL)
    h = t.hunt
    for i in h.gear:
        t.show(i)
    h.gear_discard, h.gear = h.gear, []
    t.prey_phase(GEAR_UP)
    assert (len(h.gear), h.gear_discard, len(t.s.carried)) == (19, [], 1)


@rule("PR-205")
def test_gear_gives_health() -> None:
    t = Hunting(1).wild("hills", PATROL).gear(PATROL, ARMOR, SHIELD)
    health = t.card(f"enemy:{PATROL}").health + t.card(f"gear:{ARMOR}").health + t.card(f"gear:{SHIELD}").health
    assert fighting.health(t.s, 0, t.instance(PATROL)) == health
    assert "fight hills" not in t.give(attack=health - 1).keys
    assert "fight hills" in t.give(attack=health).keys


@rule("PR-205")
def test_gear_gives_keywords() -> None:
    t = Hunting(1).combat(PATROL).gear(PATROL, "minigun").strikes(DISHONOR, DISHONOR).done()
    assert t.ids(t[0].wounds) == [DISHONOR] * 2, "Double Strike"
    t = Hunting(1).wild("river", PATROL).gear(PATROL, "dirt_bike").prey_phase(HAZARD)
    assert t.space("ruins") == PATROL, "Runner"
    t = Hunting(1).combat(PATROL).gear(PATROL, "sniper_scope").strikes("flesh_wound").done()
    assert t[0].dead, "Lethal"
    t = Hunting(1).crowd(WORTHY).gear(WORTHY, "getaway_car").prey_phase("grenadier")
    assert t.ids(t.s.out) == [WORTHY], "Escape"


@rule("PR-205")
@pytest.mark.parametrize("order", [("assault_rifle", "bowie_knife"), ("bowie_knife", "assault_rifle")])
def test_strike_abilities_of_gear_in_the_order_of_attachment(order: tuple[str, str]) -> None:
    t = Hunting(1).hand(0, "experience", "brute_force").deck(0, *["experience"] * 8)
    t.combat(PATROL).gear(PATROL, *order).strikes(DISHONOR).done().choose("let", "discard brute_force")
    happened = [e.kind for e in t.game.log.events if e.kind in ("enc-discard", "enc-discard-top")]
    kinds = {"assault_rifle": "enc-discard", "bowie_knife": "enc-discard-top"}
    assert happened == [kinds[id] for id in order]


@rule("PR-205")
@pytest.mark.parametrize("order", [("hunting_bow", "flare_gun"), ("flare_gun", "hunting_bow")])
def test_death_abilities_of_gear_in_the_order_of_attachment(order: tuple[str, str]) -> None:
    t = Hunting(1).wild("hills", PATROL).gear(PATROL, *order).enemies(WORTHY).give(attack=20).choose("fight hills")
    happened = [e.kind for e in t.game.log.events if e.kind in ("enc-draw", "enc-prey-enters")]
    kinds = {"hunting_bow": "enc-draw", "flare_gun": "enc-prey-enters"}
    assert happened == [kinds[id] for id in order]


@rule("PR-205")
@pytest.mark.parametrize("order", [("claymore", "pepper_spray"), ("pepper_spray", "claymore")])
def test_what_fighting_brings_in_the_order_of_attachment(order: tuple[str, str]) -> None:
    t = Hunting(1).hand(0, *["experience"] * 3).wild("hills", PATROL).gear(PATROL, *order).strikes(DISHONOR)
    t.give(attack=20).choose("fight hills", "let", "let")
    happened = [e.kind for e in t.game.log.events if e.kind in ("enc-discard", "enc-strike")]
    kinds = {"claymore": "enc-strike", "pepper_spray": "enc-discard"}
    assert happened == [kinds[id] for id in order]


@rule("PR-205")
def test_by_the_option_prey_in_the_combat_zone_gets_gear_where_the_wilds_hold_none() -> None:
    t = Hunting(1, gear_in_combat=True).combat(PATROL, RUNNER).wild("river", HAZARD).gears(ARMOR).prey_phase(GEAR_UP)
    assert t.carried(PATROL) == [ARMOR]
    t = Hunting(1, gear_in_combat=True).combat(PATROL).wild("river", WORTHY).gears(ARMOR).prey_phase(GEAR_UP)
    assert t.carried(WORTHY) == [ARMOR]
    t = Hunting(1, gear_in_combat=True).gears(ARMOR).prey_phase(GEAR_UP)
    assert t.ids(t.s.attached[0]) == [ARMOR]


# Hazards and Traps


@rule("PR-206")
def test_a_hazard_moves_like_prey_and_cannot_be_fought() -> None:
    t = Hunting(1).prey_phase(HAZARD).prey_phase(PATROL).give(attack=20)
    assert (t.space("graveyard"), t.space("underground")) == (HAZARD, PATROL)
    assert "fight underground" in t.keys
    assert "fight graveyard" not in t.keys
    assert t.reason("fight graveyard") == "enc-why-no-enemy"


@rule("PR-206")
def test_a_hazard_in_the_wilds_is_avoided_for_recruit_and_is_a_trophy() -> None:
    t = Hunting(2).wild("ruins", HAZARD)
    price = t.card(f"enemy:{HAZARD}").price
    assert "evade ruins" not in t.give(recruit=price - 1).keys
    assert t.reason("evade ruins") == f"enc-why-recruit {price}"
    t.give(recruit=price + 1).choose("evade ruins")
    assert (t.s.recruit, t.room(0), t.space("ruins"), t.hunt.fronts) == (1, [HAZARD], None, [[], []])
    assert t.reason("evade ruins") == "enc-why-no-hazard"


@rule("PR-206")
def test_a_hazard_that_lies_face_down_cannot_be_avoided() -> None:
    t = Hunting(1).wild("ruins", HAZARD, up=False).give(recruit=20)
    assert "evade ruins" not in t.keys


@rule("PR-207")
@pytest.mark.parametrize("up", [True, False])
def test_a_hazard_that_reaches_the_combat_zone_brings_a_trap(up: bool) -> None:
    t = Hunting(2).traps(CHEAP_TRAP, TRAP).crowd(HAZARD, up).prey_phase(WORTHY)
    assert t.ids(t.s.combat) == []
    assert t.ids(t.s.out) == [HAZARD]
    assert t.ids(t.hunt.fronts[0]) == [TRAP]
    assert t.hunt.fronts[1] == []
    assert t.game.view(1)["hunters"][0]["traps"] == [TRAP]


@rule("PR-207")
def test_the_active_player_draws_the_trap() -> None:
    t = Hunting(2).traps(TRAP).crowd(HAZARD).enemies(PATROL).done()
    assert t.asked == 1
    assert (t.hunt.fronts[0], t.ids(t.hunt.fronts[1])) == ([], [TRAP])


@rule("PR-207")
def test_a_trap_works_while_it_lies_in_front_of_its_holder() -> None:
    t = Hunting(2).front(0, TRAP).done().done()
    assert (len(t[0].hand), len(t[1].hand)) == (5, 6), "a smaller hand for its holder alone"


@rule("PR-211")
def test_a_trap_is_removed_for_recruit_and_is_a_trophy() -> None:
    t = Hunting(2).front(0, TRAP)
    price = t.card(f"trap:{TRAP}").price
    assert f"remove 0 {TRAP}" not in t.give(recruit=price - 1).keys
    assert t.reason(f"remove 0 {TRAP}") == f"enc-why-recruit {price}"
    t.give(recruit=price).choose(f"remove 0 {TRAP}")
    assert (t.s.recruit, t.room(0), t.hunt.fronts[0]) == (0, [TRAP], [])
    t.done()
    assert len(t[0].hand) == 6, "it works no more"


@rule("PR-211")
def test_the_traps_of_others_stay() -> None:
    t = Hunting(2).front(1, TRAP).give(recruit=20)
    assert f"remove 1 {TRAP}" not in t.keys
    assert t.reason(f"remove 1 {TRAP}") == "enc-why-not-yours"


# Cards


@rule("PR-208")
def test_cards_give_attack_and_recruit_and_do_what_they_say() -> None:
    card = armory("urban_tech", "Medicine", 1, 3, atk=2, rec=1, effects=heal_points(2))
    t = Hunting(1).deal(0, card).choose(f"play {card.id}")
    assert (t.s.attack, t.s.recruit, t.hunt.heal) == (2, 1, 2)


@rule("PR-208")
@pytest.mark.parametrize(("group", "more"), [("woodland_strength", 1), ("urban_strength", 1), ("woodland_intel", 0)])
def test_class_icons_enable_abilities(group: str, more: int) -> None:
    before = armory(group, "Before", 1, 3)
    card = armory("woodland_strength", "Charge", 1, 3, atk=2, effects=cls(STRENGTH, attack(1)))
    t = Hunting(1).deal(0, before, card).choose(f"play {before.id}", f"play {card.id}")
    assert t.s.attack == 2 + more


@rule("PR-208")
@pytest.mark.parametrize(("group", "more"), [("urban_intel", 1), ("woodland_intel", 0)])
def test_team_icons_enable_abilities(group: str, more: int) -> None:
    before = armory(group, "Before", 1, 3)
    card = armory("urban_strength", "Pack", 1, 3, atk=2, effects=team(CITY_HUNTER, attack(1)))
    t = Hunting(1).deal(0, before, card).choose(f"play {before.id}", f"play {card.id}")
    assert t.s.attack == 2 + more


@rule("PR-208")
def test_activate_at_any_time_of_the_action_phase_and_once() -> None:
    card = armory("urban_tech", "Switch", 1, 3, effects=activate(draw(1)))
    t = Hunting(1).hand(0, "experience", "experience").deal(0, card).deck(0, *["brute_force"] * 5)
    assert f"use {card.id}" not in t.keys
    t.choose(f"play {card.id}")
    assert t.in_hand(0) == ["experience"] * 2
    t.choose("play experience")
    assert f"use {card.id}" in t.keys
    t.choose(f"use {card.id}")
    assert t.in_hand(0) == ["brute_force", "experience"]
    assert f"use {card.id}" not in t.keys


@rule("PR-209")
def test_recruiting_from_the_hq() -> None:
    id = "woodland_strength_wrist_blades"
    t = Hunting(1).hq(id, *["woodland_tech_cloak"] * 4).armory("character:woodland_survival_mud_and_ash")
    cost = t.card(f"character:{id}").cost
    t.give(recruit=cost + 1).choose(f"recruit {id}")
    assert (t.s.recruit, t.ids(t[0].discard)) == (1, [id])
    assert t.ids(t.s.hq)[0] == "woodland_survival_mud_and_ash", "filled at once"


@rule("PR-209")
def test_recruiting_killer_instinct_until_there_is_none() -> None:
    t = Hunting(1).hq().give(recruit=3 * 8 + 3)
    for _ in range(8):
        t.choose("recruit instinct")
    assert len([id for id in t.ids(t[0].discard) if id.startswith("killer_instinct")]) == 8
    assert (t.s.recruit, t.s.officers) == (3, [])
    assert "recruit instinct" not in t.keys
    assert t.reason("recruit instinct") == "enc-why-no-instincts"


@rule("PR-210")
@pytest.mark.parametrize("place", ["hills", "combat"])
def test_killed_prey_goes_to_the_trophy_room_with_its_gear(place: str) -> None:
    t = Hunting(2)
    t = t.combat(PATROL) if place == "combat" else t.wild("hills", PATROL)
    t.gear(PATROL, ARMOR, "hunting_bow").give(attack=20)
    need = fighting.health(t.s, 0, t.instance(PATROL))
    t.choose(f"fight {PATROL}" if place == "combat" else "fight hills")
    assert t.room(0) == [PATROL, ARMOR, "hunting_bow"]
    assert (t.s.attack, t.s.carried, t.s.dead_enemies, t.hunt.trophies[1]) == (20 - need, [], [], [])


# Strikes and Cleanup


@rule("PR-212")
def test_prey_in_the_combat_zone_strikes_the_active_player_the_oldest_first() -> None:
    t = Hunting(2).combat("bounty_hunter", PATROL).wild("hills", WORTHY).strikes("just_a_scratch", "flesh_wound")
    t.hand(0, "brute_force", "experience").choose("done")
    assert t.keys == ["discard brute_force", "discard experience"], "the Strike ability of the first that struck"
    assert (t.ids(t[0].wounds), t[1].wounds) == (["flesh_wound"], [])
    t.choose("discard experience")
    assert (t.ids(t[0].wounds), t[1].wounds) == (["flesh_wound", "just_a_scratch"], [])


@rule("PR-213")
def test_damage_kills_at_health() -> None:
    t = Hunting(2)
    left = t[0].health
    t.wounds(0, *["flesh_wound"] * (left - 2)).combat(PATROL).strikes("flesh_wound").done()
    assert (t.damage[0], t[0].dead) == (left - 1, False)
    t.done().strikes("flesh_wound").done()
    assert t[0].dead


@rule("PR-213")
def test_dishonor_never_kills_and_is_subtracted() -> None:
    t = Hunting(2)
    one = t.card("strike:wounded_pride").dishonor
    before = t.honor(0)
    t.wounds(0, *["wounded_pride"] * 20).combat(PATROL).strikes("wounded_pride").done()
    assert not t[0].dead
    assert (t.damage[0], t.honor(0)) == (0, before - 21 * one)
    assert t.game.view(1)["hunters"][0]["dishonor"] == 21 * one
    t.run("time_up")
    assert t.game.outcome is not None
    assert t.game.outcome.scores[0] == before - 21 * one


@rule("PR-213")
def test_a_strike_can_be_both() -> None:
    t = Hunting(2).strikes("dishonor_and_death").run(strike(1))
    card = t.card("strike:dishonor_and_death")
    assert card.damage
    assert card.dishonor
    assert t.damage[0] == card.damage
    assert t.game.view(0)["hunters"][0]["dishonor"] == card.dishonor


@rule("PR-214")
def test_who_is_killed_by_a_strike_draws_no_more() -> None:
    t = Hunting(2)
    t.wounds(0, *["flesh_wound"] * (t[0].health - 1)).combat("heavy_gunner", PATROL)
    t.strikes(*["flesh_wound"] * 4).enemies(WORTHY)
    left = len(t.s.strikes)
    t.done()
    assert t[0].dead
    assert (len(t.s.strikes), t.asked) == (left - 1, 1)


@rule("PR-214")
def test_several_strikes_of_one_effect_stop_with_the_fatal_one() -> None:
    t = Hunting(2)
    t.wounds(0, *["flesh_wound"] * (t[0].health - 1)).strikes(*["flesh_wound"] * 3)
    left = len(t.s.strikes)
    t.run(strike(3))
    assert (t[0].dead, len(t.s.strikes)) == (True, left - 1)


@rule("PR-215")
def test_cleanup_discards_everything_and_draws_six() -> None:
    t = Hunting(2).hand(0, "experience", "brute_force").deck(0, *["brute_force"] * 6).choose("play experience").done()
    assert sorted(t.ids(t[0].discard)) == ["brute_force", "experience"]
    assert t.in_hand(0) == ["brute_force"] * 6
    assert (t.s.attack, t.s.recruit, t.hunt.heal) == (0, 0, 0)
