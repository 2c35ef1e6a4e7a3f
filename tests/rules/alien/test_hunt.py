"""Predators hunt Aliens, set-up and special rules: PR-285 to PR-303, AL-180 to AL-192."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.games.encounters.alien.effects import cocoon, fail_clones, hatch, stowaway
from hagal.games.encounters.alien.hive import ONE_AT_EVENT
from hagal.games.encounters.hunters.effects import draw_trap
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC
from hagal.text import say
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.games.encounters.hunters.position import Hunting
from tests.rules import rule


@rule("PR-285", "PR-287", "AL-180")
def test_the_table_of_both_games() -> None:
    t = AlienHunt(3)
    s = t.s
    view = t.game.view(0)
    assert (view["location"], view["wilds"][4]["space"]) == ("the_nostromo", "airlock")
    assert view["objectives"] == ["the_sos", "no_one_can_hear_you_scream", "a_perfect_organism"]
    assert {s.face[i].deck for i in s.barracks} == {"armory"}
    assert len(s.officers) == 8


@rule("PR-285", "AL-180", "PR-021")
@pytest.mark.parametrize(
    ("players", "counts"), [(1, (0, 0, 0)), (2, (0, 1, 2)), (3, (2, 3, 4)), (4, (4, 5, 6)), (5, (4, 5, 6))]
)
def test_drones_by_the_table_of_mercenaries(players: int, counts: tuple[int, int, int]) -> None:
    """Each mini-deck has its own: the third lies at the bottom. (The first turn may have taken of the top one.)"""
    game = hagal.new("encounters", players=players, modules=["hunters", "alien"], seed=1, preparation=1)
    s: Any = game.state
    drones = [s.face[i].deck == "drone" for i in s.enemies]
    third, second = 13 + counts[2], 11 + counts[1]
    assert len(drones) == third + second + 9 + counts[0]
    assert (sum(drones[:third]), sum(drones[third : third + second]), sum(drones[third + second :])) == counts[::-1]
    assert len(s.box) == 24 - sum(counts)


@rule("PR-286", "AL-180")
def test_prey_strikes_the_hatchery_and_traps() -> None:
    t = AlienHunt(2)
    assert len(t.s.strikes) == 60
    assert (t.nest("facehugger"), t.nest("chestburster")) == (9, 5)
    t.traps("alarm", "shadow_trap").run(draw_trap, seat=0)
    assert t.ids(t.hunt.trap_discard) == ["shadow_trap"]
    assert t.ids(t.hunt.fronts[0]) == ["alarm"]


@rule("PR-286")
def test_where_only_shadow_traps_are_left_no_trap_is_drawn() -> None:
    t = AlienHunt(1)
    h = t.hunt
    shadows = [i for i in h.traps if t.s.face[i].id == "shadow_trap"]
    for i in h.traps[:]:
        zones.move(t.s, i, h.traps, h.trap_discard if i in shadows[1:] else t.s.gone, PUBLIC)
    h.traps += [t.s.gone.pop(t.s.gone.index(shadows[0]))]
    t.run(draw_trap, seat=0)
    assert (h.fronts[0], set(h.traps) | set(h.trap_discard)) == ([], set(shadows))


@rule("PR-286")
def test_a_trap_under_shadow_traps_is_found_in_the_discards_too() -> None:
    t = AlienHunt(1).traps("shadow_trap")
    h = t.hunt
    for i in h.traps[:-1]:
        zones.move(t.s, i, h.traps, t.s.gone, PUBLIC)
    alarm = next(i for i in t.s.gone if t.s.face[i].id == "alarm")
    zones.move(t.s, alarm, t.s.gone, h.trap_discard)
    t.run(draw_trap, seat=0)
    assert t.ids(h.fronts[0]) == ["alarm"]


@rule("PR-288", "AL-180")
@pytest.mark.parametrize(("starters", "first"), [("predator", "experience"), ("alien", "specialist")])
def test_either_starting_cards_with_a_predator(starters: str, first: str) -> None:
    game = hagal.new("encounters", players=2, modules=["hunters", "alien"], seed=1, starters=starters)
    s = game.state
    for p in s.players:  # type: ignore[attr-defined]
        own = [s.face[i] for i in (*p.deck, *p.hand, *p.discard, *p.in_play)]
        assert sum(1 for card in own if card.id == first) == 7
        assert p.avatar.honor


@rule("PR-289")
def test_what_means_nothing_here_cannot_be_asked_for() -> None:
    options: list[dict[str, Any]] = [{"prey": "random"}, {"tough": True}, {"complex": 2}, {"mercenaries": 1}]
    for option in (*options, {"film": 2}, {"solo_facehugger": "this_turn"}):
        with pytest.raises(hagal.RulesError):
            hagal.new("encounters", players=2, modules=["hunters", "alien"], **option)


@rule("PR-290", "AL-180")
def test_seven_tests_and_challenges_are_left_out() -> None:
    t = AlienHunt(2, tests=True, challenges="open")
    refs = set(t.s.rules.components)
    all_ = set(Hunting(2, tests=True, challenges="open").s.rules.components)
    tests, challenges = ({ref for ref in all_ if ref.startswith(kind)} for kind in ("test:", "challenge:"))
    assert (len(tests), len(challenges)) == (20, 20)
    out = {f"test:test_of_{id}" for id in ("courage", "focus", "respect")}
    out |= {f"challenge:{id}" for id in ("cunning", "fearlessness", "technique", "cleverness")}
    assert {ref for ref in refs if ref.startswith(("test:", "challenge:"))} == (tests | challenges) - out


@rule("PR-291")
def test_words_of_both_games() -> None:
    t = AlienHunt(2).wild("airlock", "egg")
    assert "the Airlock" in (t.game.resume().why_not("scan airlock") or "")
    assert "recruit instinct" in t.give(recruit=3).keys


@rule("PR-292", "AL-181")
def test_a_killed_enemy_is_a_trophy_worth_the_number_of_its_mini_deck() -> None:
    t = AlienHunt(2).wild("airlock", "egg").wild("med_lab", "scream_a").give(attack=7)
    before = t.honor(0)
    t.choose("fight airlock")
    assert (t.trophies_of(0), t.honor(0) - before) == (["egg"], 1)
    t.choose("fight med_lab")
    assert (t.trophies_of(0), t.honor(0) - before) == (["egg", "scream_a"], 3)
    assert t.s.dead_enemies == []


@rule("PR-293", "AL-181")
def test_drones_and_cards_of_the_hatchery_are_worth_1() -> None:
    t = AlienHunt(2).combat("swift_drone").hugged(0).give(attack=9)
    before = t.honor(0)
    t.choose("fight swift_drone", "fight facehugger 0")
    assert (t.trophies_of(0), t.honor(0) - before) == (["swift_drone", "facehugger"], 2)
    t.trophies(0, "enemy:chestburster")
    assert t.honor(0) - before == 3


@rule("PR-294", "AL-182")
def test_an_enemy_enters_the_complex_face_up() -> None:
    t = AlienHunt(2).hive_phase("ash")
    assert (t.space("ventilation_shafts"), t.hidden("ventilation_shafts")) == ("ash", False)


@rule("PR-294", "AL-182")
def test_events_and_hazards_happen_at_once_and_push_nothing() -> None:
    t = AlienHunt(2).wild("ventilation_shafts", "egg").wild("power_station", "scream_a")
    t.hive_phase("event_the_sos")
    assert (t.space("power_station"), t.ids(t.s.out)) == ("scream_a", ["event_the_sos"])
    assert len(t.events("strike")) == 2
    t = AlienHunt(2).eggs().hive_phase("hazard_the_sos")
    assert (t.mission.hazards, t.ids(t.s.out)[-1]) == (1, "hazard_the_sos")


@rule("PR-294", "AL-182")
def test_what_a_reveal_moves_does_not_enter_first() -> None:
    t = AlienHunt(2).wild("ventilation_shafts", "scream_a").hive_phase("facehugger")
    assert (t.space("ventilation_shafts"), t.fronts()) == ("scream_a", [[2], []])
    t = AlienHunt(2, film="alien3").wild("ventilation_shafts", "out_there_a").hive_phase("missing_brother")
    assert (t.space("ventilation_shafts"), t.ids(t.s.attached[0])) == ("out_there_a", ["missing_brother"])


@rule("PR-220", "AL-075")
def test_runners_run_after_the_hive_phase_of_a_hunt_too() -> None:
    t = AlienHunt(2, film="alien3").wild("weapons_locker", "xenomorph_runner").wild("med_lab", "out_there_b")
    t.hive_phase("swift_drone")
    assert (t.space("med_lab"), t.space("airlock"), t.s.combat) == ("xenomorph_runner", "out_there_b", [])
    t = AlienHunt(2, film="alien3").hive_phase("xenomorph_runner")
    assert (t.space("ventilation_shafts"), t.space("power_station")) == (None, "xenomorph_runner")


@rule("PR-295", "AL-183", "PR-311")
def test_cards_that_an_effect_adds_lie_face_down_and_must_be_scanned() -> None:
    t = AlienHunt(2, film="aliens").hive("colony_a", "colony_a").hive_phase("event_the_lost_colony")
    assert t.s.down == 0b11
    assert t.game.view(0)["wilds"][0]["card"] is None
    t.give(attack=4).choose("scan ventilation_shafts")
    assert (t.hidden("ventilation_shafts"), t.s.attack) == (False, 0)


@rule("PR-296", "AL-184")
@pytest.mark.parametrize(("film", "card"), [("alien", "egg"), ("aliens", "colonist_host")])
def test_who_dies_through_an_event_is_nobodys_trophy(film: str, card: str) -> None:
    t = AlienHunt(2, film=film).eggs().wild("airlock", card).hive_phase("event_the_sos")
    assert (t.trophies_of(0), t.trophies_of(1), t.ids(t.s.dead_enemies)) == ([], [], [card])


@rule("PR-296", "AL-184", "AL-051")
@pytest.mark.parametrize("cls", [Survivors, AlienHunt])
def test_who_dies_through_an_event_does_so_though_it_kills_whoever_turned_it_up(cls: type[Survivors]) -> None:
    t = cls(2).eggs().wild("med_lab", "egg").wild("airlock", "event_the_sos", up=False)
    t[0].health = 1
    t.strikes(*["slashing_claws" if cls is Survivors else "flesh_wound"] * 2).turn_up()
    assert t[0].dead
    assert (t.space("med_lab"), t.ids(t.s.dead_enemies)) == (None, ["egg"])


@rule("PR-296", "PR-322")
def test_a_host_that_was_turned_face_down_meanwhile_does_not_die() -> None:
    t = Survivors(1, film="aliens").wild("med_lab", "colonist_host")
    host = t.s.wilds[3][0]
    t.s.down |= 1 << 3
    t.s.stack.append((ONE_AT_EVENT, -1, host))
    t.keys  # noqa: B018 - it goes on
    assert (t.space("med_lab"), t.s.dead_enemies) == ("colonist_host", [])


@rule("PR-297", "AL-185", "PR-115")
def test_the_final_enemy_is_the_ultimate_prey_and_locked_until_the_last_objective() -> None:
    t = AlienHunt(2).combat("perfect_organism").give(attack=20)
    assert t.reason("fight perfect_organism") == "enc-why-final"
    t.stage(3).choose("fight perfect_organism")
    assert (t.ending, t.trophies_of(0)) == ("ultimate", ["perfect_organism"])


@rule("PR-298", "AL-186")
def test_the_unused_drones_are_a_new_hive_and_then_it_is_over() -> None:
    t = AlienHunt(2).only_enemies()
    left = len(t.s.box)
    t.run("enemy_phase")
    assert (len(t.s.enemies), t.s.box) == (left - 1, [])
    t.only_enemies().run("enemy_phase")
    assert t.ending == "escaped"


@rule("PR-299", "AL-187")
def test_a_duel_allows_to_fight_ash() -> None:
    t = AlienHunt(2).combat("ash").give(attack=5, duels=1)
    assert t.reason("fight ash") == "enc-why-after"
    t.choose("duel ash").choose("fight ash")
    assert (t.trophies_of(0), t.hunt.duels) == (["ash"], 0)
    assert AlienHunt(2).combat("egg").give(duels=1).reason("duel ash") == "enc-why-nobody-barred"
    assert AlienHunt(2).combat("ash").reason("duel ash") == "enc-why-no-duel"


@rule("PR-299", "AL-187")
def test_a_duel_for_ash_lasts_this_turn_only() -> None:
    t = AlienHunt(1).eggs().combat("ash").give(attack=9, duels=1).choose("duel ash")
    assert t.reason("fight ash") == ""
    assert t.done().give(attack=9, duels=0).reason("fight ash") == "enc-why-after"


@rule("PR-300", "AL-188", "PR-309")
@pytest.mark.parametrize(("rarity", "honor"), [("common", 1), ("uncommon", 2), ("rare", 3)])
def test_failed_clones_are_worth_something_by_rarity(rarity: str, honor: int) -> None:
    t = AlienHunt(2, film="resurrection")
    card = next(t.s.face[i] for i in t.s.barracks if t.s.face[i].rarity == rarity)
    t.armory(card.ref).run(fail_clones(1)).give(attack=9)
    before = t.honor(0)
    t.choose(f"fight {card.id}")
    assert (t.trophies_of(0), t.honor(0) - before) == ([card.id], honor)


@rule("PR-309", "PR-327")
def test_stowaways_wait_in_the_armory() -> None:
    t = AlienHunt(2, film="alien3").run(stowaway)
    assert (t.ids(t.s.barracks).count("facehugger"), t.nest("facehugger")) == (5, 4)
    i = next(i for i in t.s.barracks if t.s.face[i].id == "facehugger")
    zones.move(t.s, i, t.s.barracks, t.s.barracks)  # on top
    card = t.s.face[t.s.hq[0]]
    t.give(recruit=card.cost).choose(f"recruit {card.id}")
    assert (t.fronts(), len(t.s.hq)) == ([[2], []], 5)


@rule("PR-309", "PR-329")
def test_nobody_comes_to_help_in_the_armory_either() -> None:
    t = AlienHunt(1, film="alien3").hazards(2)
    before = t.ids(t.s.hq)
    t.hive_phase("hazard_the_sos")
    assert (t.ids(t.s.dead_characters), len(t.s.hq)) == (before, 5)
    assert "hazard_the_sos" in t.ids([*t.s.barracks, *t.s.out])


@rule("PR-309", "PR-329")
@pytest.mark.parametrize(
    ("lang", "armory", "barracks"),
    [("en", "the Armory", "the Barracks"), ("ru", "из Арсенала", "из Казарм"), ("pt-BR", "no Arsenal", "no Quartel")],
)
def test_the_story_says_where_the_hazard_turns_up_again(lang: str, armory: str, barracks: str) -> None:
    for t, place in ((AlienHunt(1, film="alien3"), armory), (Survivors(1, film="alien3"), barracks)):
        t.put(t.s.barracks, "enemy:hazard_where_are_the_brothers", known=[])
        card = t.s.face[t.s.hq[0]]
        t.give(recruit=card.cost).choose(f"recruit {card.id}")
        told = t.events("no-help")[-1].seen_by(PUBLIC)
        assert told is not None
        assert place in say(told, lang)


@rule("PR-301", "AL-189")
def test_a_facehugger_is_yours_alone_until_the_end_of_your_next_turn() -> None:
    t = AlienHunt(2).eggs().run(hatch(1), seat=0).done()
    assert (t.s.active, t.fronts()) == (1, [[1], []])
    t.give(attack=9)
    assert t.reason("fight facehugger 0") == "enc-why-not-your-facehugger 0"
    t.give(attack=0).done()
    assert (t.s.active, t.fronts()) == (0, [[1], []])
    t.done()
    assert (t.fronts(), t.nest("chestburster")) == ([[], []], 4)


@rule("PR-301", "AL-189")
@pytest.mark.parametrize(
    ("lang", "hunt", "alone"),
    [
        (
            "en",
            "Only Player 2 can fight that Facehugger.",
            "The Facehugger on Player 2 can be fought by Player 2, and after that turn by the next player.",
        ),
        (
            "ru",
            "С этим Лицехватом может сразиться только тот, на ком он сидит (игрок 2).",
            "С этим Лицехватом может сразиться тот, на ком он сидит (игрок 2), а после его хода — следующий игрок.",
        ),
        (
            "pt-BR",
            "Só o jogador 2 pode enfrentar esse Abraçador de Faces.",
            "Só o jogador 2 pode enfrentar esse Abraçador de Faces; depois desse turno, também o próximo jogador.",
        ),
    ],
)
def test_the_reason_says_that_nobody_else_may_ever_fight_it(lang: str, hunt: str, alone: str) -> None:
    """Among survivors the next player may (AL-082)."""
    for cls, sentence in ((AlienHunt, hunt), (Survivors, alone)):
        t = cls(2).hugged(1).give(attack=9)
        assert t.game.resume().why_not("fight facehugger 1", lang=lang) == sentence


@rule("PR-301", "AL-189")
def test_one_that_comes_in_the_turn_of_another_waits_for_your_next_turn() -> None:
    t = AlienHunt(2).eggs().run(hatch(1), seat=1)
    assert t.fronts() == [[], [1]]
    t.done()
    assert t.fronts() == [[], [1]]
    t.done()
    assert t.fronts() == [[], []]


@rule("PR-303", "AL-191")
def test_who_dies_by_a_chestburster_can_still_win() -> None:
    """With trophies alone: the Honor of his Avatar is lost, as to all who die."""
    t = AlienHunt(2).trophies(0, "enemy:perfect_organism", "enemy:scream_a", "enemy:scream_b", "enemy:ash")
    t.infested(0, "deck").run("cleanup", 0)
    assert (t[0].dead, t.honor(0)) == (True, 5 + 2 + 2 + 2)
    t.trophies(1, *["enemy:egg"] * (t.honor(0) - t.honor(1) - 1))
    t.s.round = t.s.deadline
    t.run("time_up")
    assert t.game.outcome is not None
    assert (t.game.outcome.scores, t.winners) == ((11, 10), (0,))


@rule("AL-180", "PR-323")
def test_cocooned_predators_draw_traps() -> None:
    t = AlienHunt(2).traps("alarm", "cage").run(cocoon)
    assert [len(front) for front in t.hunt.fronts] == [1, 1]
    assert t.hatchery.captives == 0
