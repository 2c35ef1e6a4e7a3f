"""The heuristic bot against automated rivals: what it expects of them, and how it plays with one and two players."""

from __future__ import annotations

from typing import Any

import pytest

from hagal import bots, games
from hagal.bots.dune.ahead import run, stops_of
from hagal.bots.dune.mind import Mind
from hagal.bots.dune.outlook import Outlook
from hagal.bots.dune.rivals import Rivals
from hagal.bots.dune.weights import Weights
from hagal.bots.dune.worth import Worth
from hagal.games.dune.effects import gain, influence
from hagal.games.dune.names import EMPEROR
from hagal.games.dune.rivals.part import part_of
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from hagal.text import LANGUAGES, say
from tests.games.dune.position import Position

DUNE = games.title("dune")
LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


def start(seed: int, players: int = 1, **options: Any) -> Dune:
    s = DUNE.start(DUNE.rules(players, (), options), seed)
    assert isinstance(s, Dune)
    return s


def turn(players: int = 1, **options: Any) -> Position:
    """The first player's turn, before anybody else's."""
    return Position(players, **options).hand(0, "dagger", "convincing_argument").turn(0)


def rivals(t: Position) -> Rivals:
    return Rivals(t.s, Weights())


# What it expects of them


def test_the_swords_of_a_flip_are_those_left_in_the_deck() -> None:
    t = turn()
    every = part_of(t.s).deck + part_of(t.s).discard
    assert rivals(t).swords == pytest.approx(
        sum(t.s.face[i].swords for i in part_of(t.s).deck) / len(part_of(t.s).deck)
    )
    assert 1.5 < sum(t.s.face[i].swords for i in every) / len(every) < 3
    part_of(t.s).deck.sort(key=lambda i: int(t.s.face[i].swords))
    del part_of(t.s).deck[10:]
    assert rivals(t).swords < 1


def test_a_rival_that_is_done_adds_only_a_flip() -> None:
    t = turn().give(1, conflict=3, agents=0).intrigue(1, "windfall", "bypass_protocol")
    found = rivals(t)
    strength, doubt, away = found.forecast(t.s, t[1])
    assert strength == pytest.approx(6 + found.swords)
    assert doubt < 2
    assert away == 0


def test_a_rival_without_troops_and_agents_stays_away() -> None:
    t = turn().give(1, conflict=0, agents=0).give(2, conflict=0, agents=2)
    assert rivals(t).forecast(t.s, t[1])[2] == 1
    assert 0 < rivals(t).forecast(t.s, t[2])[2] < 0.5


def test_agents_and_garrison_make_a_rival_stronger() -> None:
    t = turn().give(1, conflict=1, agents=0, garrison=4)
    strengths = []
    for agents in range(4):
        t.give(1, agents=agents)
        strengths.append(rivals(t).forecast(t.s, t[1])[0])
    assert strengths == sorted(set(strengths))


def test_an_expert_that_leads_holds_back() -> None:
    strengths = []
    for level in ("sardaukar", "mentat"):
        t = turn(difficulty=level).give(1, conflict=3, agents=2, garrison=3)
        strengths.append(rivals(t).forecast(t.s, t[1])[0])
    assert strengths[0] > strengths[1]


def test_a_rivals_strength_is_known_after_the_flip() -> None:
    t = turn()
    t.s.stack[:] = [(t.s.rules.steps["resolve_conflict"], -1, -1), (t.s.rules.steps["combat_choice"], 0, 0)]
    t.give(1, conflict=2, swords=3)
    assert rivals(t).forecast(t.s, t[1])[:2] == (7, 0.3)


def test_a_conflict_is_worth_more_with_more_strength() -> None:
    t = turn().give(1, conflict=2, agents=1)
    outlook = Outlook(t.s, 0, Weights())
    promised = [outlook.prospects(t.s, strength) for strength in (0, 2, 6, 12, 40)]
    assert promised == sorted(promised)
    assert promised[-1] <= outlook.prizes[0] + 1e-9


def test_points_of_the_leading_rival_weigh_most() -> None:
    t = turn().give(1, vp=6).give(2, vp=3)
    before = rivals(t).threat(t.s)
    t.give(2, vp=4)
    other = rivals(t).threat(t.s) - before
    t.give(2, vp=3).give(1, vp=7)
    leader = rivals(t).threat(t.s) - before
    assert leader > other > 0


def test_what_a_rival_has_gathered_is_part_of_a_point() -> None:
    t = turn()
    found = [rivals(t).progress(t.s, t[1])]
    for spice in (3, 6):
        t.give(1, spice=spice)
        found.append(rivals(t).progress(t.s, t[1]))
    t[1].influence = (1, 0, 0, 0)
    found.append(rivals(t).progress(t.s, t[1]))
    assert found == sorted(set(found))
    assert found[-1] < 2


def test_house_hagal_is_no_threat_for_its_points() -> None:
    t = turn(2)
    before = rivals(t).threat(t.s)
    t[2].influence = (3, 1, 0, 0)
    assert rivals(t).threat(t.s) == before


def test_solari_are_not_saved_for_a_swordmaster_that_nobody_gets() -> None:
    worth = [Worth(turn(difficulty=level).s, 0, Weights()) for level in ("mentat", "kwisatz_haderach")]
    assert worth[0].effect(gain(solari=8)) > worth[1].effect(gain(solari=8))


def test_rivals_have_no_cards_to_lose() -> None:
    alone, four = (Worth(turn(players).s, 0, Weights()) for players in (1, 4))
    effects = [
        effect
        for card in four.s.rules.components.values()
        for outer in getattr(card, "agent", ())
        for effect in getattr(outer, "effects", ())
        if effect.tag == "opponents_discard"
    ]
    assert effects
    assert all(four.effect(effect) > alone.effect(effect) == 0 for effect in effects)
    assert alone.effect(influence(EMPEROR)) > 0


# Looking ahead


@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_looks_no_further_than_its_own_turn(players: int) -> None:
    s = turn(players).s.copy()
    option = next(o for o in advance(s) or [] if o.key().startswith("agent "))
    s.stack[-1] = (option, 0, s.stack[-1][2])
    posts = [p.posts for p in s.players[1:]]
    while (options := run(s, 0, stops_of(s))) is not None:
        s.stack[-1] = (options[-1], 0, s.stack[-1][2])
    assert s.stack[-1][0] is s.rules.steps["next_turn"]
    assert [p.posts for p in s.players[1:]] == posts


# Whole games


def test_it_beats_mercenaries_more_often_than_not() -> None:
    wins = 0
    for number in range(12):
        s = start(300 + number, difficulty="mercenary")
        bots.play(s, [bots.make("heuristic", number)])
        wins += 0 in DUNE.outcome(s).winners
    assert wins > 6


@pytest.mark.parametrize("players", [1, 2])
def test_it_does_not_peek(players: int) -> None:
    s = start(21, players)
    seats = [bots.make("heuristic", k) for k in range(players)]
    seen: set[str] = set()
    number = 0
    while True:
        options = advance(s)
        if options is None:
            break
        step, seat, _source = s.stack[-1]
        number += 1
        if len(options) > 1 and (number % 5 == 0 or step.tag not in seen):
            seen.add(step.tag)
            mine = bots.decide(s, seat, Mind(number)).key()
            for k in range(2):
                other = determinize(s, (seat,), Rng(1000 * number + k))
                assert bots.decide(other, seat, Mind(number)).key() == mine, step
        bots.answer(s, seat, seats[seat], options)
    assert {"turn", "reveal_menu", "finish"} <= seen


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_played_with_reasons(level: str) -> None:
    s = start(5, difficulty=level, rival_signet_cost="player")
    said: set[str] = set()

    def listen(_s: object, _seat: int, bot: bots.Bot, _step: object) -> None:
        why = bot.why
        if why.id not in said:
            said.add(why.id)
            assert all(say(why, lang) for lang in LANGUAGES)

    bots.play(s, [bots.make("heuristic", 1)], listen)
    assert len(said) > 8
    assert max(DUNE.outcome(s).scores) >= 7
