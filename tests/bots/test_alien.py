"""The heuristic bot among Aliens: Facehuggers, Chestbursters, tasks and Hazards, and the hunt for trophies."""

from __future__ import annotations

from typing import Any

import pytest

from hagal import bots, games
from hagal.bots.encounters import alien_hunt, hive, hunting
from hagal.bots.encounters.mind import Mind
from hagal.bots.encounters.worth import Worth
from hagal.games.encounters import fighting
from hagal.games.encounters.alien.effects.players import GIVES
from hagal.games.encounters.alien.facehuggers import OTHER, OWN
from hagal.games.encounters.alien.names import CHESTBURSTER
from hagal.games.encounters.alien.surgery import excise
from hagal.games.encounters.effects import heal
from hagal.games.encounters.names import ALIEN_FILMS
from hagal.games.encounters.state import Encounters
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from hagal.text import LANGUAGES, say
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.position import Position

TITLE = games.title("encounters")


def choice(t: Any, bot: bots.Bot | None = None) -> str:
    """What the bot would do for the seat that is asked."""
    return bots.decide(t.s, t.s.stack[-1][1], bot or bots.make("heuristic", 1)).key()


def clone(t: Any, id: str) -> Any:
    """A Failed Clone in the Combat Zone."""
    t.hatchery.clones += t._put(t.s.combat, "character", (id,), None)
    return t


def armed(t: Any) -> Any:
    """The Self-Destruct runs."""
    t.wild("airlock", "hazard_the_sos")
    t.hatchery.armed = t.s.wilds[-1][0]
    return t


def reason(t: Any) -> str:
    """Why the bot would do what it would do now."""
    bot = bots.make("heuristic", 1)
    choice(t, bot)
    return say(bot.why, "en")


# Facehuggers


def guarded(players: int = 2) -> Position:
    """A strong enemy strikes, and there is Attack for it, or for something else."""
    t = Position(players).hand(0).combat("hive_guard").hq()
    t.s.officers.clear()
    return t.give(attack=fighting.health(t.s, 0, t.s.combat[0]))


def test_it_kills_the_own_facehugger_first() -> None:
    assert choice(guarded()) == "fight hive_guard"
    assert choice(guarded().hugged(0)) == "fight facehugger 0"
    assert "Saves" in reason(guarded().hugged(0))


def test_it_kills_the_facehugger_of_another_in_the_last_turn() -> None:
    assert choice(guarded().hugged(1, OTHER)) == "fight facehugger 1"


def test_of_two_facehuggers_the_more_urgent_is_killed() -> None:
    t = Position(3).hand(0).hugged(0, OWN).hugged(2, OTHER)
    t.give(attack=fighting.health(t.s, 0, t.hatchery.fronts[0][0]))
    assert choice(t) == "fight facehugger 2"


def test_a_facehugger_without_a_chestburster_can_wait() -> None:
    assert choice(guarded().hugged(0).empty_nest(CHESTBURSTER)) == "fight hive_guard"
    assert choice(guarded().hugged(0).infested(0)) == "fight hive_guard"


def test_with_a_facehugger_to_fight_attack_is_set_aside() -> None:
    def aside(t: Position) -> str:
        step = bots.interject(t.s, 1, Mind(1))
        assert step is not None
        return step.key()

    t = Position(2).hand(1, "navigator_lambert_uncommon", "chief_engineer_parker_survival", "sergeant_tech")
    assert aside(t) == "coordinate navigator_lambert_uncommon"
    t = Position(2).hand(1, "sergeant_tech", "chief_engineer_parker_survival").hugged(0)
    assert aside(t) == "coordinate chief_engineer_parker_survival"


# Chestbursters


def test_who_might_draw_a_chestburster_draws_no_more_than_he_must() -> None:
    def dallas(t: Position) -> Position:
        return t.hand(0, "captain_dallas_rare", "specialist")

    assert choice(dallas(Position(2))) == "play captain_dallas_rare"
    assert choice(dallas(Position(2).infested(0, "deck"))) == "play specialist"
    assert choice(dallas(Position(2).infested(0))) == "play captain_dallas_rare"  # the deck is drawn first
    assert choice(dallas(Position(2).infested(0)).deck(0, "grunt")) == "play specialist"


def test_for_the_final_enemy_he_dares() -> None:
    t = Position(2).infested(0, "deck").hand(0, "captain_dallas_rare", "specialist").combat("perfect_organism").stage(3)
    assert choice(t) == "play captain_dallas_rare"


def test_who_might_draw_a_chestburster_does_not_coordinate() -> None:
    def aside(t: Position) -> Any:
        return bots.interject(t.hand(1, "sergeant_tech").s, 1, Mind(1))

    assert aside(Position(2)) is not None
    assert aside(Position(2).infested(1, "deck")) is None
    assert aside(Position(2).infested(1)) is not None


def test_it_heals_who_will_live() -> None:
    def healed(t: Position) -> str:
        return choice(t.wounds(0, "barbed_tail").wounds(1, "crushing_jaws", "barbed_tail").run(heal))

    assert healed(Position(2)) == "heal 1 crushing_jaws"
    assert healed(Position(2).infested(1, "deck")) == "heal 0 barbed_tail"


def test_surgery_is_worth_a_life() -> None:
    t = Position(2, "alien3").infested(1)
    assert Worth(t.s, 0).effect(excise) > 5
    assert Worth(Position(2, "alien3").s, 0).effect(excise) == 0


# What kills, and what counts


def test_the_nearer_death_is_the_more_an_enemy_that_strikes_is_feared() -> None:
    t = Position(2)
    well = hive.strikes_me(Worth(t.s, 0), 1)
    t.wounds(0, "crushing_jaws", "crushing_jaws", "barbed_tail")
    assert hive.strikes_me(Worth(t.s, 0), 1) > well
    t.infested(0, "deck")
    assert hive.strikes_me(Worth(t.s, 0), 1) < 0, "enemies spare him"


def test_it_kills_what_the_objective_counts() -> None:
    t = Position(2, "aliens").hand(0).wild("med_lab", "colonist_host").wild("airlock", "swift_drone")
    t.give(attack=2)
    assert choice(t) == "fight med_lab"
    assert choice(t.stage(2)) == "fight airlock"


def test_it_kills_what_would_hatch() -> None:
    t = Position(2).hand(0).wild("weapons_locker", "egg").wild("med_lab", "young_drone").give(attack=2)
    t.give(attack=max(fighting.health(t.s, 0, t.s.wilds[k][0]) for k in (2, 3)))
    assert choice(t) == "fight weapons_locker"


def test_it_kills_failed_clones() -> None:
    t = clone(Position(2, "resurrection").hand(0).stage(2), "call_survival").give(attack=4)
    assert choice(t) == "fight call_survival"
    assert "Objective" in reason(t)


def test_failed_clones_do_not_keep_anybody_from_coordinating() -> None:
    t = clone(Position(2, "resurrection").hand(1, "sergeant_tech"), "call_survival")
    assert bots.interject(t.s, 1, Mind(1)) is not None


# Recruit


def test_it_recruits_sergeants() -> None:
    assert choice(Position(2).hand(0).hq().give(recruit=3)) == "recruit sergeant"


def test_it_seals_the_ventilation_shafts() -> None:
    t = Position(2).hand(0).operations("ventilation_seal").stage(2).give(recruit=9)
    assert choice(t) == "do ventilation_seal"
    assert choice(t.stage(1)) != "do ventilation_seal"


def test_it_saves_a_missing_brother() -> None:
    t = Position(2, "alien3").hand(0).attached("airlock", "missing_brother").give(recruit=9)
    assert choice(t) == "do missing_brother"


def test_it_clears_the_room_of_a_missing_brother() -> None:
    t = Position(2, "alien3").hand(0).attached("med_lab", "missing_brother").wild("med_lab", "swift_drone")
    t.wild("airlock", "ceiling_crawler").give(recruit=9, attack=2)
    assert choice(t) == "fight med_lab"


def test_it_places_sentry_guns_where_all_come_past() -> None:
    t = Position(2, "aliens").hand(0).operations("sentry_gun").stage(2).give(recruit=3)
    assert choice(t) == "do sentry_gun"
    assert choice(t.choose("do sentry_gun")) == "place airlock"


def test_it_buys_scans_only_if_something_can_come_of_them() -> None:
    t = Position(2, "aliens").hand(0).hq().operations("night_c").stage(2).give(recruit=2, attack=5)
    assert choice(t) != "do night_c"
    assert choice(t.wild("airlock", "night_a", up=False)) == "do night_c"


def test_it_places_bishops_head() -> None:
    t = Position(2, "alien3").hand(0).operations("bishops_head").stage(2).give(recruit=9)
    assert choice(t) == "do bishops_head"


def test_it_disarms_the_self_destruct() -> None:
    assert choice(armed(Position(2).hand(0)).give(recruit=8)) == "disarm"
    assert choice(armed(Position(2).hand(0)).give(recruit=7)) != "disarm"


def test_it_frees_itself_then_others() -> None:
    t = Position(3, "aliens").hand(0).hq().give(recruit=6)
    t.s.officers.clear()
    t.hatchery.captives = 0b111
    assert choice(t) == "free 0"
    t.hatchery.captives = 0b110
    assert choice(t) == "free 1", "who is next"


def test_it_ransoms_a_captive_as_it_recruits() -> None:
    t = Position(2, "aliens").hand(0).hq().stage(3).give(recruit=7)
    t.s.officers.clear()
    t._put(t.s.operations, "character", ("corporal_hicks_rare",), None)
    assert choice(t) == "ransom corporal_hicks_rare"


def test_a_hazard_goes_to_whoever_bears_most() -> None:
    t = Position(2, "resurrection").wounds(0, "crushing_jaws", "crushing_jaws")
    assert hive.pass_to(Worth(t.s, 0), list(GIVES[:2]))[0].key() == "give 1"


def test_it_scans_with_what_is_left_even_when_hurt() -> None:
    t = Position(2).hand(0).wounds(0, "crushing_jaws", "crushing_jaws", "barbed_tail").give(attack=2)
    assert choice(t.wild("airlock", "egg", up=False)) == "scan airlock"


# The hunt


def test_a_hunter_kills_the_facehugger_on_him() -> None:
    t = AlienHunt(2).hand(0).combat("scream_b").hugged(0)
    t.give(attack=fighting.health(t.s, 0, t.s.combat[0]))
    assert choice(t) == "fight facehugger 0"


def test_a_hunter_takes_the_more_honor() -> None:
    t = AlienHunt(2).hand(0).wild("airlock", "organism_c").wild("med_lab", "scream_b")
    t.give(attack=fighting.health(t.s, 0, t.s.wilds[4][0]))
    assert choice(t) == "fight airlock"


def test_a_failed_clone_is_a_trophy() -> None:
    t = AlienHunt(2, film="resurrection").hand(0).hq().stage(2)
    rare: str = next(t.s.face[i].id for i in t.s.barracks if t.s.face[i].rarity == "rare")
    assert choice(clone(t, rare).give(attack=9)) == f"fight {rare}"


def test_a_hunter_does_the_task_that_is_a_trophy() -> None:
    t = AlienHunt(2).hand(0).operations("ventilation_seal").stage(2).give(recruit=6).hq()
    t.s.officers.clear()
    assert choice(t) == "do ventilation_seal"


def test_a_hunter_disarms_the_self_destruct() -> None:
    assert choice(armed(AlienHunt(2).hand(0).hq()).give(recruit=8)) == "disarm"


def test_a_duel_for_ash_if_there_is_attack_for_him() -> None:
    t = AlienHunt(2).hand(0).combat("ash").give(attack=6, duels=1)
    assert choice(t) == "duel ash"
    assert choice(t.choose("duel ash")) == "fight ash"
    assert choice(AlienHunt(2).hand(0).combat("ash").give(attack=1, duels=1)) != "duel ash"


def test_a_wound_of_the_beast_does_not_end_the_hunt() -> None:
    t = AlienHunt(2, film="alien3").combat("beast").stage(3)
    beast = t.s.combat[0]
    assert hive.ends(t.s, beast)
    t._put(t.s.carried, "enemy", ("event_nobody_can_stop_it",), None)
    t.s.carriers.append(beast)
    assert not hive.ends(t.s, beast)
    t = AlienHunt(2, film="resurrection").combat("newborn").stage(3)
    assert not hive.ends(t.s, t.s.combat[0]), "the Cloned Queen lives"
    assert hive.ends(t.tally("cloned_queen").s, t.s.combat[0])


def test_objectives_matter_to_those_who_hunt_together() -> None:
    alone, together = AlienHunt(2).stage(2), AlienHunt(2, together=True).stage(2)
    seal = alone.s.rules.component("enemy:ventilation_seal")
    assert alien_hunt.task_worth(Worth(together.s, 0), seal) > alien_hunt.task_worth(Worth(alone.s, 0), seal) > 1


def test_a_hunter_clears_the_room_of_a_missing_brother_whom_he_can_save() -> None:
    def brother(recruit: int) -> AlienHunt:
        t = AlienHunt(2, film="alien3").hand(0).hq().attached("ventilation_shafts", "missing_brother")
        t.wild("ventilation_shafts", "xenomorph_runner").wild("airlock", "xenomorph_runner")
        return t.give(attack=2, recruit=recruit)

    assert choice(brother(0)) == "fight airlock"
    assert choice(brother(3)) == "fight ventilation_shafts"
    assert choice(brother(3).choose("fight ventilation_shafts")) == "do missing_brother"


def test_a_hunter_is_glad_of_an_objective_whose_events_strike_him_less() -> None:
    def relief(film: str) -> float:
        return alien_hunt.relief(Worth(AlienHunt(2, film=film).s, 0))

    assert relief("alien") > 0, "after The S.O.S. nobody is struck"
    assert relief("aliens") == 0, "after The Lost Colony everybody is"
    t = AlienHunt(2, film="alien3")
    saved = AlienHunt(2, film="alien3")
    saved._put(saved.hatchery.saved[0], "enemy", ("missing_brother",), None)
    objective = t.mission.objective
    assert alien_hunt.pain(Worth(t.s, 0), objective) > alien_hunt.pain(Worth(saved.s, 0), objective) == 0


def test_what_lies_open_is_seen_with_its_space() -> None:
    t = AlienHunt(2).combat("ash").wild("airlock", "egg")
    assert hunting.lying(t.s) == [(t.s.combat[0], -1), (t.s.wilds[4][0], 4)]


# Whole games


def start(seed: int, players: int, modules: tuple[str, ...], **options: Any) -> Encounters:
    s = TITLE.start(TITLE.rules(players, modules, options), seed)
    assert isinstance(s, Encounters)
    return s


MODES: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = (
    (("alien",), {}),
    (("hunted", "alien"), {"objectives": "random", "location": "random"}),
    (("hunters", "alien"), {}),
)


@pytest.mark.parametrize("film", ALIEN_FILMS)
@pytest.mark.parametrize(("modules", "options"), MODES, ids=["alien", "mix", "hunt"])
def test_whole_games_end(modules: tuple[str, ...], options: dict[str, Any], film: str) -> None:
    said: set[str] = set()

    def listen(_s: object, _seat: int, bot: bots.Bot, _step: object) -> None:
        if bot.why.id not in said:
            said.add(bot.why.id)
            for lang in LANGUAGES:
                assert say(bot.why, lang)

    s = start(7, 3, modules, film=film, **options)
    bots.play(s, [bots.make("heuristic", k) for k in range(3)], listen)
    assert advance(s) is None
    assert s.ending


@pytest.mark.parametrize("modules", [("alien",), ("hunters", "alien")], ids=["alien", "hunt"])
def test_it_does_not_peek(modules: tuple[str, ...]) -> None:
    """Its choice is the same for the game as it is and as it might be, as far as the seat can tell."""
    s = start(21, 3, modules, film="alien3")
    players = [bots.make("heuristic", k) for k in range(3)]
    seen: set[str] = set()
    number = 0
    while (options := advance(s)) is not None:
        number += 1
        if bots.interrupt(s, players) is not None:
            continue
        step, seat, _source = s.stack[-1]
        if len(options) > 1 and (number % 9 == 0 or step.tag not in seen):
            seen.add(step.tag)
            mine = bots.decide(s, seat, Mind(number)).key()
            other = determinize(s, (seat,), Rng(1000 + number))
            assert bots.decide(other, seat, Mind(number)).key() == mine, step
        bots.answer(s, seat, players[seat], options)
    assert number > 50
