"""The heuristic bot at Encounters: what it values, how it plays with the others, and that it does not peek."""

from __future__ import annotations

from typing import Any

import pytest

from hagal import bots, games
from hagal.bots.encounters.mind import Mind
from hagal.bots.encounters.threat import most_for
from hagal.bots.encounters.worth import EFFECTS, Worth
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.effects import (
    CARDS_IN_HAND,
    OWN_DAMAGE,
    attack,
    backup,
    brothers,
    choose,
    discard,
    draw,
    each_other,
    for_each,
    gain_officer,
    heal,
    heal_of,
    move_back,
    pay,
    redraw,
    strike,
)
from hagal.games.encounters.effects.exchange import TO_DISCARD, TO_HAND, TO_TOP
from hagal.games.encounters.effects.strikes import ANY, OWN
from hagal.games.encounters.state import Encounters
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance, open_asides
from hagal.kernel.step import Step
from hagal.lab import arena
from hagal.packs.encounters import words
from hagal.packs.encounters.writing import sample
from hagal.text import LANGUAGES, say
from tests.games.encounters.position import Position

TITLE = games.title("encounters")


def start(seed: int, players: int = 3, **options: Any) -> Encounters:
    s = TITLE.start(TITLE.rules(players, (), options), seed)
    assert isinstance(s, Encounters)
    return s


def worth(players: int = 3) -> Worth:
    s = start(1, players)
    advance(s)
    return Worth(s, 0)


def card(s: Encounters, id: str) -> PlayerCard:
    found = s.rules.component(f"character:{id}")
    assert isinstance(found, PlayerCard)
    return found


def choice(t: Position, bot: bots.Bot | None = None) -> str:
    """What the bot would do for the seat that is asked."""
    return bots.decide(t.s, t.s.stack[-1][1], bot or bots.make("heuristic", 1)).key()


# What things are worth


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("commander_tech", "experience"),
        ("knock_knock", "brute_force"),
        ("bad_idea", "knock_knock"),
        ("put_him_on_the_payroll", "the_speech"),
    ],
)
def test_a_better_card_is_worth_more(better: str, worse: str) -> None:
    j = worth()
    assert j.card(card(j.s, better)) > j.card(card(j.s, worse))


def test_coordinate_is_worth_something_to_others_only() -> None:
    assert worth(3).card(card(worth(3).s, "the_speech")) > worth(1).card(card(worth(1).s, "the_speech"))
    assert worth(3).effect(backup(attack(1))) > worth(1).effect(backup(attack(1))) == 0


def test_effects_add_up() -> None:
    j = worth()
    assert j.effect(brothers(draw(1), heal)) == pytest.approx(j.effect(brothers(draw(1))) + j.effect(brothers(heal)))
    assert 0 < j.effect(pay(recruit=2).then(attack(3))) < j.effect(attack(3))


def test_every_effect_of_a_character_is_judged() -> None:
    j = worth()
    seen: set[str] = set()

    def walk(effects: Any) -> None:
        for effect in effects:
            seen.add(effect.tag)
            assert isinstance(j.effect(effect), float | int)
            walk(getattr(effect, "effects", ()))

    for component in j.s.rules.components.values():
        if isinstance(component, PlayerCard):
            walk(component.effects)
    assert len(seen) > 20
    assert seen <= set(EFFECTS)


def test_every_effect_that_a_pack_can_put_on_a_character_is_judged() -> None:
    j = worth()
    for word in words.effect_words().values():
        if words.CHARACTER in word.boxes:
            assert word.cls.tag in EFFECTS
            assert isinstance(j.effect(sample(word)), float | int)


def test_more_is_worth_more() -> None:
    j = worth()
    assert j.effect(choose(attack(1), attack(3))) == j.effect(attack(3))
    assert j.effect(each_other(draw(1))) == 2 * j.effect(draw(1))
    assert worth(1).effect(each_other(draw(1))) == 0
    assert j.effect(gain_officer(TO_HAND)) > j.effect(gain_officer(TO_TOP)) > j.effect(gain_officer(TO_DISCARD))
    assert j.effect(heal) > j.effect(heal_of(ANY, 1)) > j.effect(heal_of(OWN, 1))
    assert j.effect(move_back(2)) > j.effect(move_back(1)) > 0
    assert j.effect(redraw(0)) > j.effect(redraw(1)) > 0
    assert j.effect(for_each(OWN_DAMAGE, attack(1))) == 0
    assert j.effect(for_each(CARDS_IN_HAND, draw(1))) > j.effect(draw(1))


def test_recruit_matters_early_and_attack_late() -> None:
    s = start(1)
    advance(s)
    early = Worth(s, 0)
    s.exhausted = 1
    late = Worth(s, 0)
    assert early.recruit > late.recruit
    assert early.attack < late.attack


def test_the_most_for_a_budget() -> None:
    assert most_for([(3.0, 4, "a"), (2.0, 2, "b"), (2.0, 3, "c"), (-1.0, 0, "d")], 5) == ["b", "c"]
    assert most_for([(3.0, 4, "a"), (1.0, 2, "b")], 5) == ["a"]
    assert most_for([(3.0, 4, "a")], 3) == []


# How it plays


def test_it_plays_what_others_build_on_first() -> None:
    t = Position().hand(0, "sexual_tyrannosaurus", "real_nasty_habit").wounds(0, "deep_gash")
    assert choice(t) == "play real_nasty_habit", "its class ability heals after another Survival card"
    t.choose("play real_nasty_habit")
    assert choice(t) == "play sexual_tyrannosaurus"


def test_it_draws_before_it_plays_the_rest() -> None:
    t = Position().hand(0, "experience", "take_a_good_look", "brute_force")
    bot = bots.make("heuristic", 1)
    assert choice(t, bot) == "play take_a_good_look"
    assert say(bot.why, "en").endswith("draws before anything is decided")


def test_it_fights_what_strikes_rather_than_what_comes() -> None:
    t = Position().hand(0).combat("scorpion_enforcer").wild("hills", "val_verde_guerrilla").give(attack=3)
    assert choice(t) == "fight scorpion_enforcer"


def test_it_does_what_wins() -> None:
    t = Position(film=2).hand(0).operations("other_world_a").give(attack=9, recruit=9)
    t.mission.current = 2
    t.combat("el_scorpio")
    bot = bots.make("heuristic", 1)
    assert choice(t, bot) == "do other_world_a"
    assert "wins the game" in say(bot.why, "en")


def test_it_clears_the_space_of_a_task() -> None:
    t = Position().hand(0).operations("defensive_position").wild("hills", "soviet_advisor").give(attack=5, recruit=6)
    t.mission.current = 1
    t.combat("el_scorpio")
    assert choice(t) == "fight hills"
    t.choose("fight hills")
    assert choice(t) == "do defensive_position"


def test_the_camp_waits_for_its_guerrillas() -> None:
    """Each of them that is killed after the camp is wiped out costs a Strike."""
    t = Position().hand(0).attached("river", "guerrilla_camp").give(attack=4)
    t.wild("hills", "val_verde_guerrilla")
    assert "do guerrilla_camp" in t.keys
    assert choice(t) == "fight hills"
    t.choose("fight hills")
    assert choice(t) != "do guerrilla_camp"  # three are still to come
    t.s.dead_enemies += t._put([], "enemy", ("val_verde_guerrilla",) * 3, None)
    assert choice(t) == "do guerrilla_camp"


def test_the_camp_waits_no_longer_once_the_next_objective_can_be_worked_on() -> None:
    t = Position().hand(0).attached("river", "guerrilla_camp").operations("defensive_position").give(attack=4)
    assert choice(t) == "do guerrilla_camp"
    t = Position().hand(0).attached("river", "guerrilla_camp").give(attack=4, exhausted=True)
    assert choice(t) == "do guerrilla_camp"


def test_it_does_tasks_that_help() -> None:
    t = Position().hand(0).operations("choppa_b").give(recruit=3).hq()
    t.mission.current = 2
    assert choice(t) != "do choppa_b"  # nobody is marked
    assert choice(t.marks(0, 1)) == "do choppa_b"
    t = Position().hand(0).operations("flares_b").wild("ruins", "soviet_advisor").give(recruit=3)
    t.mission.current = 1
    assert choice(t) != "do flares_b"  # it strikes nobody, and it is not in the way
    assert choice(t.combat("soviet_advisor")) == "do flares_b"
    t.choose("do flares_b")
    assert choice(t) == "slay soviet_advisor"


def test_it_clears_the_way_by_a_task() -> None:
    t = Position().hand(0).operations("flares_b", "defensive_position").wild("hills", "soviet_advisor").give(recruit=9)
    t.mission.current = 1
    assert choice(t) == "do flares_b"
    t.choose("do flares_b")
    assert choice(t) == "slay hills"
    t.choose("slay hills")
    assert choice(t) == "do defensive_position"
    t = Position().hand(0).operations("flares_b", "defensive_position").give(recruit=9)
    t.wild("hills", "soviet_advisor", up=False).mission.current = 1
    assert choice(t) != "do flares_b"  # what lies face down is neither known nor killed


def test_it_recruits_the_better_card() -> None:
    t = Position().hand(0).give(recruit=3)
    t.s.hq[:] = []
    t._put(t.s.hq, "character", ("the_speech", "knock_knock"), None)
    t.s.officers.clear()
    assert choice(t) == "recruit knock_knock"


def test_it_scans_with_what_is_left() -> None:
    t = Position().hand(0).wild("hills", "soviet_advisor", up=False).give(attack=2)
    assert choice(t) == "scan hills"


def test_it_heals_whoever_is_nearest_to_death() -> None:
    t = Position(2).hand(0, "sources_and_contacts").wounds(0, "flesh_wound").wounds(1, "deep_gash", "brutal_puncture")
    t.s.coordinated = 1
    t.choose("play sources_and_contacts")
    t.choose("use sources_and_contacts")
    assert choice(t) == "heal 1 brutal_puncture"


def test_it_chooses_what_brings_most() -> None:
    assert choice(Position(1).run(choose(attack(1), attack(3)))) == "choose 2"
    assert choice(Position(1).run(choose(strike(2), discard(1)))) == "choose 2"


def test_it_changes_bad_cards_for_new_ones() -> None:
    t = Position(1).hand(0, "put_him_on_the_payroll", "experience", "brute_force").give(exhausted=1).run(redraw(0))
    assert choice(t) == "discard experience"  # at the end of a game Recruit is worth little
    assert choice(t.choose("discard experience")) == "draw"
    assert choice(Position(1).hand(0, "put_him_on_the_payroll", "bad_idea").run(redraw(0))) == "draw"


def test_it_moves_back_what_strikes() -> None:
    t = Position(1).wild("graveyard", "val_verde_guerrilla").combat("soviet_advisor").run(move_back(1))
    assert choice(t) == "back soviet_advisor"
    assert choice(Position(1).wild("graveyard", "val_verde_guerrilla").run(move_back(1))) == "back graveyard"


# Moves out of turn


def test_it_answers_what_may_be_left() -> None:
    t = Position(1).wounds(0, "deep_gash").played("real_nasty_habit").hand(0, "sexual_tyrannosaurus", "experience")
    t.choose("play sexual_tyrannosaurus")
    assert t.keys[-1] == "decline"
    assert choice(t) == "heal 0 deep_gash"
    t = Position(1, film=2).played("now_its_personal").hand(0, "jurisdictional_intrusion", "experience")
    t.choose("play jurisdictional_intrusion")
    assert (t.keys, choice(t)) == (["yes", "decline"], "yes")


def test_it_draws_first_unless_its_hand_is_empty() -> None:
    def killed(*hand: str) -> Position:
        t = Position(1).hand(0, *hand).deck(0, "brute_force", "the_speech").combat("young_blood_b")
        return t.give(attack=2, bounty=1).choose("fight young_blood_b")

    assert choice(killed("experience")) == "first collect"
    assert choice(killed()) == "first young_blood_b"


def test_it_puts_good_recruits_on_top() -> None:
    def recruited(id: str) -> Position:
        t = Position(1, film=2).hq(id).give(recruit=9, to_top=True).choose(f"recruit {id}")
        assert t.keys == ["top", "discard"]
        return t

    assert choice(recruited("put_him_on_the_payroll")) == "top"
    assert choice(recruited("the_speech")) == "discard"


def test_it_coordinates() -> None:
    t = Position(2).hand(1, "commander_tech", "experience")
    bot = Mind(1)
    step = bots.interject(t.s, 1, bot)
    assert step is not None
    assert step.key() == "coordinate commander_tech"
    assert "another card comes at once" in say(bot.why, "en")
    assert bots.interject(t.s, 0, bot) is None, "the active player has nothing to add"


@pytest.mark.parametrize("id", ["city_of_fear", "a_world_of_hurt"])
def test_it_does_not_coordinate_where_that_hurts(id: str) -> None:
    t = Position(2).hand(1, "commander_tech").combat(id)
    assert open_asides(t.s)
    assert bots.interject(t.s, 1, Mind(1)) is None


def test_an_offer_is_no_decision() -> None:
    """The state stays as it is, nobody is asked more often, and a plain bot is not bothered."""
    t = Position(2).hand(1, "commander_tech")
    before = snapshot(t.s)
    assert bots.interject(t.s, 1, bots.make("random", 1)) is None
    assert bots.interject(t.s, 1, Mind(1)) is not None
    assert snapshot(t.s) == before

    asked: list[int] = []
    said: list[str] = []

    def watch(_s: object, seat: int, _bot: bots.Bot, step: Step[Any]) -> None:
        (said if step.key().startswith("coordinate") else asked).append(seat)  # type: ignore[arg-type]

    s = start(3)
    count = bots.play(s, [bots.make("heuristic", k) for k in range(3)], watch)
    assert said
    assert count == len(asked)


class Talker(bots.Bot):
    """Moves out of turn with something that was not offered."""

    attentive = True

    def interject(self, s: Any, seat: int, options: bots.Options) -> Step[Any]:
        return Step()


def test_a_move_that_was_not_offered_is_refused() -> None:
    t = Position(2).hand(1, "commander_tech")
    with pytest.raises(RulesError, match="not among its options"):
        bots.interject(t.s, 1, Talker(1))


# Whole games


@pytest.mark.parametrize("film", [1, 2])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_whole_games_end(film: int, players: int) -> None:
    s = start(10 * players + film, players, film=film, avatars="choose")
    bots.play(s, [bots.make("heuristic", k) for k in range(players)])
    assert advance(s) is None
    assert s.ending


def test_it_plays_better_than_chance() -> None:
    def won(name: str) -> int:
        plan = arena.Plan("encounters", [name], players=3, games=24, options={"film": 2})
        return arena.run(plan).won

    assert won("random") == 0
    assert won("heuristic") >= 3


def test_it_does_not_peek() -> None:
    """Its choice is the same for the game as it is and as it might be, as far as the seat can tell."""
    s = start(21)
    players = [bots.make("heuristic", k) for k in range(3)]
    seen: set[str] = set()
    number = 0
    while True:
        options = advance(s)
        if options is None:
            break
        number += 1
        aside = bots.interrupt(s, players)
        if aside is not None:
            continue
        step, seat, _source = s.stack[-1]
        if len(options) > 1 and (number % 7 == 0 or step.tag not in seen):
            seen.add(step.tag)
            mine = bots.decide(s, seat, Mind(number)).key()
            for k in range(2):
                other = determinize(s, (seat,), Rng(1000 * number + k))
                assert bots.decide(other, seat, Mind(number)).key() == mine, step
        bots.answer(s, seat, players[seat], options)
    assert "enc-action" in seen


def test_it_does_not_peek_out_of_turn() -> None:
    t = Position(3).hand(1, "commander_tech", "the_speech", "take_a_good_look")
    mine = bots.interject(t.s, 1, Mind(1))
    for k in range(5):
        other = bots.interject(determinize(t.s, (1,), Rng(k)), 1, Mind(1))
        assert other is mine


def test_reasons_can_be_said_in_every_language() -> None:
    said: set[str] = set()

    def listen(_s: object, _seat: int, bot: bots.Bot, _step: object) -> None:
        why = bot.why
        if why.id not in said:
            said.add(why.id)
            for lang in LANGUAGES:
                assert say(why, lang)

    for film in (1, 2):
        s = start(5 + film, 4, film=film)
        bots.play(s, [bots.make("heuristic", k) for k in range(4)], listen)
    assert len(said) > 12
    assert all(id.startswith("bots-") for id in said)
