"""Alien mixed with Hunted: PR-005, PR-170 to PR-182, AL-170 to AL-174."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import hagal
from hagal.games.encounters.alien.effects import cocoon
from hagal.games.encounters.alien.module import COMPONENTS
from hagal.games.encounters.effects import unmark
from hagal.games.encounters.hunted.module import HUNTED
from hagal.games.encounters.names import MAJOR, MINOR, ROOMS, SPACES
from hagal.games.encounters.objectives import CompleteMinor
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule


class Mixed(Survivors):
    """A mix: with the cards of Predator and on its mat, unless it is said."""

    modules: ClassVar[tuple[str, ...]] = ("hunted", "alien")
    starter: ClassVar[str] = "experience"
    spaces: ClassVar[tuple[str, ...]] = SPACES


class OnAlienMat(Mixed):
    spaces: ClassVar[tuple[str, ...]] = ROOMS

    def usual(self, players: int) -> dict[str, Any]:
        return {"first": 0, "mat": "alien"}


class WithSpecialists(Mixed):
    starter: ClassVar[str] = "specialist"

    def usual(self, players: int) -> dict[str, Any]:
        return {"first": 0, "starters": "alien"}


@rule("PR-005", "AL-170")
def test_no_two_cards_of_the_two_games_are_taken_for_one() -> None:
    refs = [one.ref for one in (*HUNTED.components, *COMPONENTS)]
    assert len(refs) == len(set(refs))


@rule("PR-005", "PR-170")
def test_one_game_goes_through_objectives_of_both_to_its_end() -> None:
    """Each is completed by its own cards, whichever game it is of, and Events are those of the current one."""
    t = Mixed(2, objectives=["the_sos", "flares_frags_claymores", "a_perfect_organism"]).only_enemies(*["egg"] * 9)
    t.tally("sos").wild("ruins", "sos", up=False).turn_up()
    assert t.mission.objective.id == "flares_frags_claymores"
    t.wild("ruins", "event_the_sos", up=False).turn_up()
    assert (t.space("hills"), t.events("strike")) == ("egg", [])
    t.give(attack=3, scans=1).choose("scan hills free", "fight hills")
    t.operations("defensive_position").give(recruit=6).choose("do defensive_position")
    assert t.mission.objective.id == "a_perfect_organism"
    t.combat("soviet_advisor", "perfect_organism").give(attack=40)
    t.choose("fight soviet_advisor", "fight perfect_organism")
    assert (t.s.ending, t.ids(t.s.dead_enemies)) == (MAJOR, ["egg", "soviet_advisor", "perfect_organism"])


@rule("PR-170", "PR-182")
@pytest.mark.parametrize(
    ("cls", "name", "said"), [(Mixed, "hills", "the Hills"), (OnAlienMat, "airlock", "the Airlock")]
)
def test_either_mat_changes_names_only(cls: type[Mixed], name: str, said: str) -> None:
    t = cls(1).wild(name, "egg", up=False).give(attack=2).choose(f"scan {name}")
    assert t.game.view(0)["wilds"][4]["space"] == name
    assert said in t.game.story()[-1]
    assert t.s.attack == 0


@rule("PR-170")
def test_cards_of_both_games_share_one_barracks_and_one_enemy_deck() -> None:
    game = hagal.new(
        *("encounters",),
        players=1,
        modules=["hunted", "alien"],
        seed=1,
        characters=["dutch", "mac", "bishop", "call"],
        objectives=["the_sos", "flares_frags_claymores", "nobody_can_stop_it"],
    )
    s: Any = game.state
    assert {s.face[i].who for i in (*s.barracks, *s.hq)} == {"dutch", "mac", "bishop", "call"}
    decks = {card.deck for card in s.face if card.kind == "enemy"}
    assert {"the_sos", "flares_frags_claymores", "nobody_can_stop_it", "hatchery", "young_blood"} == decks


@rule("PR-171", "AL-170")
def test_either_starting_cards() -> None:
    for cls, ids in ((Mixed, {"experience", "brute_force"}), (WithSpecialists, {"specialist", "grunt"})):
        t = cls(2)
        for p in t.s.players:
            own = [t.s.face[i] for i in (*p.deck, *p.hand)]
            assert {card.id for card in own if card.deck == "starter"} == ids
            assert len(own) == 13


@rule("PR-172", "AL-170")
@pytest.mark.parametrize(("officers", "key"), [("commanders", "officer"), ("sergeants", "sergeant")])
def test_officers_or_sergeants(officers: str, key: str) -> None:
    t = Mixed(1, officers=officers).give(recruit=3)
    assert f"recruit {key}" in t.keys
    assert {t.s.face[i].id.split("_")[0] for i in t.s.officers} == {officers.removesuffix("s")}
    assert len(t.s.officers) == 10


@rule("PR-173", "PR-174", "PR-178", "PR-179", "AL-170")
def test_everything_else_may_be_of_either_game() -> None:
    t = Mixed(
        2,
        location="the_auriga",
        objectives=["breakout", "personal_little_war", "a_perfect_organism"],
        characters=["keyes", "johner", "sister_ripley", "blain"],
        avatars=["radioman", "priest"],
    )
    view = t.game.view(0)
    assert view["location"] == "the_auriga"
    assert view["objectives"] == ["breakout", "personal_little_war", "a_perfect_organism"]
    assert [p["avatar"] for p in view["players"]] == ["radioman", "priest"]


@rule("PR-175", "AL-170")
@pytest.mark.parametrize(
    ("fill", "decks"), [("young_blood", {"young_blood"}), ("drones", {"drone"}), ("both", {"young_blood", "drone"})]
)
def test_drones_young_blood_or_both_fill_up_the_mini_decks(fill: str, decks: set[str]) -> None:
    t = Mixed(3, fill=fill)
    s = t.s
    filled = [s.face[i].deck for i in (*s.enemies, *s.box) if s.face[i].deck in ("young_blood", "drone")]
    assert set(filled) == decks
    assert len([i for i in s.enemies if s.face[i].deck in decks]) == 2 + 3 + 4


@rule("PR-176", "AL-170")
@pytest.mark.parametrize(("deck", "card"), [("predator", "flesh_wound"), ("alien", "slashing_claws")])
def test_either_strike_deck(deck: str, card: str) -> None:
    t = Mixed(1, strike_deck=deck)
    assert len(t.s.strikes) == 40
    assert card in t.ids(t.s.strikes)


@rule("PR-177", "AL-171")
def test_the_hatchery_is_always_there() -> None:
    t = Mixed(1, location="val_verdean_jungle", fill="young_blood")
    assert (t.nest("facehugger"), t.nest("chestburster")) == (9, 5)


@rule("PR-180", "AL-172")
def test_a_hazard_of_an_alien_location_lies_beside_the_avatar_and_marks() -> None:
    t = Mixed(2, location="the_nostromo").eggs().wild("hills", "hazard_expendable_assets", up=False).turn_up()
    assert ([p.marks for p in t.s.players], t.ids(t.hatchery.beside[0])) == ([1, 0], ["hazard_expendable_assets"])


AFTER_IT = {
    "the_nostromo": (True, True, False),
    "hadleys_hope": (True, True, True),
    "fiorina_fury_161": (True, True, False, False),
    "the_auriga": (False, True, True),
}
"""Each Hazard of the Locations of Alien: does it mark, or does its text send the card elsewhere?"""


@rule("PR-180", "AL-172")
@pytest.mark.parametrize(
    ("location", "number", "marks"), [(id, n, marks) for id, all_ in AFTER_IT.items() for n, marks in enumerate(all_)]
)
def test_each_hazard_marks_unless_its_text_sends_the_card_elsewhere(location: str, number: int, marks: bool) -> None:
    t = Mixed(1, location=location).hazards(number).eggs()
    t.wild("hills", "hazard_expendable_assets", up=False).turn_up()
    while t.keys == ["pass"] or any(key.startswith("show ") for key in t.keys):
        t.choose("pass")
    beside = t.ids(t.hatchery.beside[0])
    assert (t[0].marks, beside) == ((1, ["hazard_expendable_assets"]) if marks else (0, []))


@rule("PR-180", "AL-172", "PR-067")
def test_a_mark_that_is_lost_goes_with_its_hazard() -> None:
    t = Mixed(2, location="the_nostromo").eggs().wild("hills", "hazard_expendable_assets", up=False).turn_up()
    t.run(unmark)
    assert ([p.marks for p in t.s.players], t.hatchery.beside) == ([0, 0], [[], []])
    assert t.ids(t.s.out)[-1] == "hazard_expendable_assets"
    facts = t.game.view(0)
    assert (facts["survivors"][0]["hazards"], facts["players"][0]["marks"]) == ([], 0)


@rule("PR-180", "AL-172", "AL-100")
def test_a_hazard_beside_a_player_goes_as_he_dies() -> None:
    t = Mixed(2, location="the_nostromo").eggs().wild("hills", "hazard_expendable_assets", up=False).turn_up()
    t.run("die", 0)
    assert (t.hatchery.beside, "hazard_expendable_assets" in t.ids(t.s.out)) == ([[], []], True)
    assert t.game.view(1)["survivors"][0]["hazards"] == []


@rule("PR-180", "PR-067")
def test_of_several_marks_those_go_first_that_no_hazard_stands_for() -> None:
    t = Mixed(1, location="the_nostromo").eggs().wild("hills", "hazard_expendable_assets", up=False).turn_up()
    t.marks(0, 2).run(unmark)
    assert (t[0].marks, t.ids(t.hatchery.beside[0])) == (1, ["hazard_expendable_assets"])
    t.run(unmark)
    assert (t[0].marks, t.hatchery.beside[0]) == (0, [])


@rule("PR-180", "PR-322")
def test_the_hazard_that_cuts_the_power_is_not_mixed_in_and_marks() -> None:
    t = Mixed(1, location="hadleys_hope").eggs().hazards(1).wild("hills", "hazard_expendable_assets", up=False)
    t.turn_up()
    assert (t.s.down, [t.space(name) for name in SPACES]) == (0b11111, ["egg"] * 5)
    assert (t[0].marks, t.ids(t.hatchery.beside[0])) == (1, ["hazard_expendable_assets"])


@rule("PR-180", "AL-172")
def test_who_is_active_is_marked_once_the_hazard_was_carried_out() -> None:
    """The mark comes after it: a Hazard that counts marks does not count its own."""
    t = Mixed(1, location="the_nostromo").hazards(1).eggs().wild("hills", "hazard_expendable_assets", up=False)
    t.turn_up()
    kinds = [event.kind for event in t.game.log.events]
    assert kinds.index("enc-mark") > kinds.index("enc-combat")


@rule("PR-180", "AL-172", "PR-067")
@pytest.mark.parametrize("second_deadly", [False, True])
def test_a_hazard_that_kills_whoever_turned_it_up_marks_nobody_else(second_deadly: bool) -> None:
    """The mark would have been his; the card has no Avatar to lie beside, and is discarded."""
    t = Mixed(3, location="the_nostromo").hazards(1).only_enemies("egg", "egg", "organism_d", "organism_d")
    t.strikes("flesh_wound", "flesh_wound")
    t[0].health = 1
    t[1].health = 1 if second_deadly else 9
    t.wild("hills", "hazard_expendable_assets", up=False).turn_up()
    assert (t[0].dead, [p.marks for p in t.s.players]) == (True, [0, 0, 0])
    assert (t.hatchery.beside, "hazard_expendable_assets" in t.ids(t.s.out)) == ([[], [], []], True)


@rule("PR-180", "AL-172", "AL-053")
def test_a_hazard_that_is_sent_elsewhere_marks_nobody() -> None:
    t = Mixed(1, location="the_auriga").wild("hills", "hazard_expendable_assets", up=False).turn_up()
    assert (t[0].marks, t.ids(t[0].discard)) == (0, ["hazard_expendable_assets"])
    t = Mixed(1, location="the_nostromo").hazards(2).wild("hills", "hazard_expendable_assets", up=False).turn_up()
    assert (t[0].marks, t.space("hills")) == (0, "hazard_expendable_assets")


@rule("PR-323")
def test_a_captive_cannot_recruit_a_commander_either() -> None:
    t = Mixed(1).give(recruit=3)
    assert "recruit officer" in t.keys
    assert "recruit officer" not in t.run(cocoon).keys


@rule("PR-180")
def test_a_hazard_of_a_predator_location_marks_as_ever() -> None:
    t = Mixed(2, location="val_verdean_jungle").wild("hills", "hazard_the_sos", up=False).turn_up()
    assert (t[0].marks, t.ids(t.s.out)) == (1, ["hazard_the_sos"])


@rule("AL-071", "PR-099")
def test_brothers_in_arms_work_with_characters_of_alien() -> None:
    options: dict[str, Any] = {"characters": ["dutch", "harrigan", "bishop", "call"]}
    t = Mixed(1, **options).hand(0, "bad_idea", "experience")
    t.played("bishop_tech", "bishop_survival", "call_rare").choose("play bad_idea")
    before = t.s.attack
    t.choose(*[key for key in t.keys if key.startswith("use ")][:1])
    assert t.s.attack - before == 2 + 2


@rule("PR-181", "AL-173")
def test_avoid_the_next_is_avoid_any() -> None:
    t = Mixed(1).give(avoids=1).run("strike")
    assert t.keys == ["avoid", "take"]


@rule("AL-174")
def test_an_objective_3_of_predator_keeps_its_minor_objective() -> None:
    t = Mixed(1).stage(3).run(CompleteMinor())
    assert t.s.ending == MINOR


@rule("AL-174")
def test_an_objective_3_of_alien_has_none() -> None:
    t = Mixed(1, film="alien").stage(3)
    tasks = [card.task for card in t.s.face if card.kind == "enemy" and card.deck == "a_perfect_organism" and card.task]
    assert not any(isinstance(effect, CompleteMinor) for task in tasks for effect in task.effects)
    t.combat("perfect_organism").give(attack=30).choose("fight perfect_organism")
    assert t.s.ending == MAJOR


@rule("PR-175")
def test_what_is_one_thing_in_a_mix_has_one_option() -> None:
    options: list[dict[str, Any]] = [{"drones": 1}, {"complex": 2}]
    for option in options:
        with pytest.raises(hagal.RulesError, match="mixed with Hunted use"):
            hagal.new("encounters", players=1, modules=["hunted", "alien"], **option)
    with pytest.raises(hagal.RulesError, match="there is no option mat in alien"):
        hagal.new("encounters", players=1, modules=["alien"], mat="alien")
