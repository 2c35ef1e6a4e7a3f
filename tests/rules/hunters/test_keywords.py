"""Keywords of Prey: Runner, Escape, Lethal, Disarming, Arrest (PR-220 to PR-224)."""

from __future__ import annotations

import pytest

from hagal.games.encounters import fighting, wilds
from hagal.games.encounters.effects import strike
from hagal.games.encounters.laws import cheap
from hagal.games.encounters.names import HILLS, RIVER, UNDERGROUND
from tests.games.encounters.hunters.position import Hunting
from tests.rules import rule

PATROL, RUNNER, WORTHY, ESCAPER, LETHAL = "jungle_patrol", "messenger", "point_man", "scouting_party", "sharpshooter"
DISARMING, OFFICER, DOUBLE = "last_stand", "police_officer", "heavy_gunner"
HAZARD, GEAR_UP = "quicksand", "gear_up_no_sport"
ARMOR, PAINT = "body_armor", "camouflage_paint"
DAMAGE, DISHONOR, BOTH = "flesh_wound", "wounded_pride", "dishonor_and_death"


# Runner


@rule("PR-220")
def test_a_runner_moves_on_at_the_end_of_the_prey_phase() -> None:
    t = Hunting(1).wild("river", RUNNER).prey_phase(HAZARD)
    assert (t.space("river"), t.space("ruins")) == (None, RUNNER)


@rule("PR-220")
def test_a_runner_that_enters_runs_at_once() -> None:
    t = Hunting(1).prey_phase(RUNNER)
    assert (t.space("underground"), t.space("graveyard")) == (None, RUNNER)


@rule("PR-220")
def test_a_runner_pushes_and_leaves_the_hills_for_the_combat_zone() -> None:
    t = Hunting(1).wild("river", RUNNER).wild("ruins", PATROL).wild("hills", WORTHY).prey_phase(HAZARD)
    assert (t.space("ruins"), t.space("hills"), t.ids(t.s.combat)) == (RUNNER, PATROL, [WORTHY])
    t = Hunting(1).wild("hills", RUNNER).prey_phase(HAZARD)
    assert (t.space("hills"), t.ids(t.s.combat)) == (None, [RUNNER])


@rule("PR-220")
def test_a_runner_runs_after_a_gear_up_as_well() -> None:
    t = Hunting(1).wild("river", RUNNER).gears(ARMOR).prey_phase(GEAR_UP)
    assert (t.space("ruins"), t.carried(RUNNER)) == (RUNNER, [ARMOR])


@rule("PR-220")
def test_a_runner_in_the_combat_zone_stays_there() -> None:
    t = Hunting(1).combat(RUNNER).prey_phase(HAZARD)
    assert t.ids(t.s.combat) == [RUNNER]


# Escape


@rule("PR-221")
@pytest.mark.parametrize("up", [True, False])
def test_what_escapes_is_discarded_in_the_combat_zone(up: bool) -> None:
    t = Hunting(2).crowd(ESCAPER, up).prey_phase(WORTHY)
    assert (t.s.combat, t.ids(t.s.out), t.s.arriving) == ([], [ESCAPER], [])
    assert t.hunt.trophies == [[], []]
    t.done()
    assert t.damage == [0, 0], "it does not strike"


@rule("PR-221")
def test_its_gear_is_discarded_too() -> None:
    t = Hunting(1).crowd(ESCAPER).gear(ESCAPER, ARMOR, PAINT).prey_phase(WORTHY)
    assert t.ids(t.hunt.gear_discard) == [ARMOR, PAINT]
    assert (t.s.carried, t.hunt.trophies) == ([], [[]])


@rule("PR-221")
def test_in_the_wilds_it_can_be_killed() -> None:
    t = Hunting(1).wild("hills", ESCAPER).give(attack=20).choose("fight hills")
    assert t.room(0) == [ESCAPER]


# Lethal


@rule("PR-222")
@pytest.mark.parametrize("drawn", [DAMAGE, BOTH])
def test_damage_of_a_lethal_strike_kills(drawn: str) -> None:
    t = Hunting(2).combat(LETHAL).strikes(drawn).enemies(PATROL).done()
    assert t[0].dead
    assert t.asked == 1


@rule("PR-222")
def test_dishonor_alone_does_not() -> None:
    t = Hunting(2).combat(LETHAL).strikes(DISHONOR).done()
    assert not t[0].dead
    assert t.ids(t[0].wounds) == [DISHONOR]


@rule("PR-222")
def test_a_lethal_strike_that_is_avoided_or_cancelled_kills_nobody() -> None:
    t = Hunting(2).combat(LETHAL).strikes(DAMAGE).give(avoids=1).done().choose("avoid")
    assert (t[0].dead, t[0].wounds, t.asked) == (False, [], 1)
    t = Hunting(2).combat(LETHAL).strikes(DAMAGE).give(cancels=1).done().choose("cancel")
    assert (t[0].dead, t[0].wounds, t.ids(t.s.strike_discard)) == (False, [], [DAMAGE])
    t = Hunting(2).combat(LETHAL).strikes(DAMAGE).give(avoids=1).done().choose("take")
    assert t[0].dead


@rule("PR-222")
def test_only_its_own_strike_is_lethal() -> None:
    t = Hunting(2).combat(LETHAL).strikes(DAMAGE).run(strike(1))
    assert (t[0].dead, t.damage[0]) == (False, 1), "a Strike by an effect while it is there"
    t = Hunting(2).combat(PATROL, LETHAL).strikes(DISHONOR, DAMAGE).done()
    assert (t[0].dead, t.damage[0]) == (False, 1), "a Strike of another Prey"
    t = Hunting(2).combat(LETHAL).strikes(DAMAGE).allow_duels().choose("duel 1")
    assert (t[1].dead, t.damage[1]) == (False, 1), "a Strike of a Duel"


@rule("PR-222", "PR-205")
def test_gear_makes_its_own_prey_lethal() -> None:
    t = Hunting(2).combat(PATROL, WORTHY).gear(WORTHY, "sniper_scope").strikes(DISHONOR, DAMAGE).done()
    assert not t[0].dead, "the other one struck with Damage"
    t = Hunting(2).combat(PATROL, WORTHY).gear(WORTHY, "sniper_scope").strikes(DAMAGE, DISHONOR).done()
    assert t[0].dead


# Disarming


@rule("PR-223")
def test_every_player_discards_two_cards_at_random() -> None:
    t = Hunting(3)
    for seat in range(3):
        t.hand(seat, *["experience"] * 2, *["brute_force"] * 2)
    t.prey_phase(DISARMING)
    assert [len(p.hand) for p in t.s.players] == [2, 2, 2]
    assert [len(p.discard) for p in t.s.players] == [2, 2, 2]


@rule("PR-223")
def test_who_has_fewer_discards_what_there_is() -> None:
    t = Hunting(2).hand(0, *["experience"] * 3).hand(1, "experience").prey_phase(DISARMING)
    assert [len(p.hand) for p in t.s.players] == [1, 0]


@rule("PR-223")
def test_each_refills_at_the_end_of_the_own_turn_only() -> None:
    t = Hunting(2).hand(0, *["experience"] * 4).hand(1, *["experience"] * 4).prey_phase(DISARMING)
    assert [len(p.hand) for p in t.s.players] == [2, 2]
    t.enemies(HAZARD).done()
    assert (t.asked, [len(p.hand) for p in t.s.players]) == (1, [6, 2])
    t.done()
    assert [len(p.hand) for p in t.s.players] == [6, 6]


@rule("PR-223")
def test_disarming_works_where_it_is_scanned_too() -> None:
    t = Hunting(1).hand(0, *["experience"] * 4).wild("hills", DISARMING, up=False).give(attack=2).choose("scan hills")
    assert len(t[0].hand) == 2


# Arrest


def arrested(where: str = "river") -> Hunting:
    """A Police Officer has arrested a Point Man with Gear."""
    t = Hunting(2, film=2).wild(where, WORTHY).gear(WORTHY, ARMOR).hand(0, "experience", "experience")
    t.wild("ruins", PATROL).prey_phase(OFFICER)
    return t.choose(f"arrest {where}")


@rule("PR-224")
def test_the_officer_takes_the_place_of_the_prey() -> None:
    t = arrested()
    assert (t.space("underground"), t.space("river")) == (None, OFFICER)
    assert t.carried(OFFICER) == [WORTHY]
    assert t.carried(WORTHY) == [ARMOR]
    cheap(t.s)
    view = t.game.view(1)["wilds"][RIVER]
    assert (view["card"], view["carries"]) == (OFFICER, [{"card": WORTHY, "carries": [{"card": ARMOR}]}])


@rule("PR-224")
def test_the_active_player_says_which_prey_is_arrested() -> None:
    t = Hunting(2, film=2).wild("river", WORTHY).wild("ruins", HAZARD).wild("hills", PATROL, up=False)
    t.combat(PATROL, PATROL, RUNNER).prey_phase(OFFICER)
    assert t.asked == 0
    assert t.keys == ["arrest river", f"arrest {PATROL}", f"arrest {RUNNER}"], "open Prey only, and no Hazard"
    t.choose(f"arrest {RUNNER}")
    assert t.ids(t.s.combat) == [PATROL, PATROL, OFFICER], "in the Combat Zone, where its Prey was"
    assert t.carried(OFFICER) == [RUNNER]
    assert t.space("underground") is None


@rule("PR-224")
def test_without_other_prey_the_officer_stays_alone() -> None:
    t = Hunting(1, film=2).wild("river", HAZARD).prey_phase(OFFICER)
    assert t.keys == ["play experience", "done"]
    assert (t.space("underground"), t.s.carried) == (OFFICER, [])


@rule("PR-224")
def test_the_arrested_cannot_be_fought_but_the_officer_can() -> None:
    t = arrested().give(attack=50)
    assert [key for key in t.keys if key.startswith("fight")] == ["fight river", "fight ruins"]
    assert fighting.health(t.s, 0, t.instance(OFFICER)) == t.card(f"enemy:{OFFICER}").health, "without that Gear"


@rule("PR-224")
def test_the_arrested_and_its_gear_lose_their_text() -> None:
    t = Hunting(2, film=2).combat(DOUBLE).gear(DOUBLE, "bowie_knife", "sniper_scope").prey_phase(OFFICER)
    assert t.carried(OFFICER) == [DOUBLE], "nobody is asked where there is but one"
    t.strikes(DAMAGE, DAMAGE, DISHONOR).done()
    assert t.ids(t[0].wounds) == [DISHONOR], "the officer strikes, once"
    assert not t[0].dead
    assert not t.events("discard-top")


@rule("PR-224")
def test_ongoing_gear_of_the_arrested_does_not_work() -> None:
    t = Hunting(2, film=2).wild("hills", PATROL).gear(PATROL, "bribe_money")
    assert t.game.view(0)["dearer"] == 1
    t.prey_phase(OFFICER)
    assert (t.space("hills"), t.game.view(0)["dearer"]) == (OFFICER, 0)


@rule("PR-224")
def test_an_arrested_runner_does_not_run() -> None:
    t = Hunting(1, film=2).wild("graveyard", RUNNER).wild("hills", PATROL).prey_phase(OFFICER)
    assert (t.space("graveyard"), t.keys) == (RUNNER, ["arrest graveyard", "arrest hills"]), "before the Runners run"
    t.choose("arrest graveyard").prey_phase(HAZARD)
    assert t.space("graveyard") == OFFICER


@rule("PR-224")
def test_gear_goes_to_the_officer_and_not_to_the_arrested() -> None:
    t = arrested().gears(PAINT).prey_phase(GEAR_UP)
    assert t.carried(OFFICER) == [WORTHY, PAINT]
    assert t.carried(WORTHY) == [ARMOR]


@rule("PR-224")
def test_the_arrested_moves_with_the_officer_into_the_combat_zone() -> None:
    t = arrested().wild("hills", PATROL).wild("underground", PATROL).wild("graveyard", PATROL)
    t.prey_phase(HAZARD)
    assert t.space("ruins") == OFFICER
    assert t.carried(OFFICER) == [WORTHY]
    t.prey_phase(HAZARD).prey_phase(HAZARD)
    assert t.ids(t.s.combat) == [PATROL, PATROL, OFFICER]
    assert t.carried(OFFICER) == [WORTHY]
    t.strikes(*[DISHONOR] * 4).done()
    assert len(t[0].wounds) == 3, "the arrested one does not strike"


@rule("PR-224")
def test_an_arrested_prey_that_escapes_stays_with_the_officer() -> None:
    t = Hunting(1, film=2).wild("hills", ESCAPER).prey_phase(OFFICER)
    wilds.leave(t.s, HILLS)
    t.game.resume()
    assert (t.ids(t.s.combat), t.carried(OFFICER), t.s.out) == ([OFFICER], [ESCAPER], [])


@rule("PR-224", "PR-221")
def test_an_officer_who_escapes_leaves_the_arrested_behind() -> None:
    t = Hunting(1, film=2).wild("hills", PATROL).prey_phase(OFFICER).gear(OFFICER, "getaway_car").gear(PATROL, ARMOR)
    wilds.leave(t.s, HILLS)
    t.game.resume()
    assert (t.ids(t.s.combat), t.ids(t.s.out), t.ids(t.hunt.gear_discard)) == ([PATROL], [OFFICER], ["getaway_car"])
    assert t.carried(PATROL) == [ARMOR]
    cheap(t.s)


@rule("PR-224")
def test_it_counts_as_in_play() -> None:
    t = arrested()
    assert wilds.in_play(t.s, t.instance(WORTHY))
    assert wilds.in_play(t.s, t.instance(ARMOR))


@rule("PR-224")
@pytest.mark.parametrize("place", ["river", "combat"])
def test_when_the_officer_is_killed_the_prey_works_again(place: str) -> None:
    t = arrested()
    if place == "combat":
        t.s.combat.append(t.s.wilds[RIVER].pop())
    t.give(attack=50).choose("fight river" if place == "river" else f"fight {OFFICER}")
    assert t.room(0) == [OFFICER], "the arrested one and its Gear are no trophies"
    assert t.carried(WORTHY) == [ARMOR]
    cheap(t.s)
    assert (t.space("river") if place == "river" else t.ids(t.s.combat)[0]) == WORTHY
    t.give(attack=50).choose("fight river" if place == "river" else f"fight {WORTHY}")
    assert t.room(0) == [OFFICER, WORTHY, ARMOR]


@rule("PR-224")
def test_gear_of_the_officer_is_a_trophy_with_him() -> None:
    t = arrested().gear(OFFICER, PAINT).give(attack=50).choose("fight river")
    assert t.room(0) == [OFFICER, PAINT]
    assert t.space("river") == WORTHY


@rule("PR-224")
def test_an_officer_arrests_an_officer() -> None:
    t = arrested().prey_phase(OFFICER).choose("arrest river")
    (outer,) = t.s.wilds[RIVER]
    (inner,) = [i for i in t.s.carried_by(outer) if t.s.face[i].id == OFFICER]
    assert t.ids(t.s.carried_by(inner)) == [WORTHY]
    cheap(t.s)
    t.give(attack=50).choose("fight river")
    assert t.s.wilds[RIVER] == [inner]
    t.choose("fight river")
    assert t.space("river") == WORTHY
    assert t.room(0) == [OFFICER, OFFICER]


@rule("PR-224")
def test_an_officer_scanned_in_the_wilds_arrests_from_there() -> None:
    t = Hunting(1, film=2).wild("hills", OFFICER, up=False).wild("underground", PATROL).give(attack=2)
    t.choose("scan hills")
    assert (t.space("underground"), t.space("hills"), t.carried(OFFICER)) == (OFFICER, None, [PATROL])


@rule("PR-224")
def test_an_officer_turned_up_in_the_combat_zone_goes_to_his_prey() -> None:
    t = Hunting(1, film=2).crowd(OFFICER, up=False).prey_phase(HAZARD)
    assert t.keys[0] == "arrest graveyard"
    t.choose("arrest graveyard")
    assert (t.s.combat, t.space("graveyard"), t.space("underground")) == ([], OFFICER, HAZARD)
    assert t.s.trail[UNDERGROUND] != t.s.trail[1]
    cheap(t.s)
