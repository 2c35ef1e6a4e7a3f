"""The heuristic bot at Dune: what it values, how it plays, and that it does not peek."""

from __future__ import annotations

from typing import Any

import pytest

from hagal import bots, games
from hagal.bots.dune.mind import Mind
from hagal.bots.dune.outlook import Outlook
from hagal.bots.dune.weights import Weights
from hagal.bots.dune.worth import EFFECTS, Worth
from hagal.games.dune.components import Card, Conflict, Intrigue, Leader, Space
from hagal.games.dune.effects import both, draw, either, gain, influence, pay, points, recruit
from hagal.games.dune.names import EMPEROR, FREMEN
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from hagal.kernel.term import TERMS
from hagal.text import LANGUAGES, say
from tests.games.dune.position import Position

DUNE = games.title("dune")


def start(seed: int, players: int = 4, **options: Any) -> Dune:
    s = DUNE.start(DUNE.rules(players, (), options), seed)
    assert isinstance(s, Dune)
    return s


def worth(seat: int = 0) -> Worth:
    s = start(2)
    advance(s)
    return Worth(s, seat, Weights())


def card(s: Dune, id: str) -> Card:
    found = s.rules.components[f"card:{id}"]
    assert isinstance(found, Card)
    return found


def choice(t: Position, seed: int = 1) -> str:
    """What the bot would do for the seat that is asked."""
    return bots.decide(t.s, t.asked, bots.make("heuristic", seed)).key()


# What things are worth


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("lady_jessica", "dagger"),
        ("kwisatz_haderach", "scout"),
        ("gurney_halleck", "arrakis_recruiter"),
        ("stilgar", "spice_hunter"),
        ("arrakis_liaison", "dagger"),
        ("signet_ring", "convincing_argument"),
    ],
)
def test_a_better_card_is_worth_more(better: str, worse: str) -> None:
    j = worth()
    assert j.drawn(card(j.s, better)) > j.drawn(card(j.s, worse))


def test_effects_add_up() -> None:
    j = worth()
    assert j.effect(both(draw(1), recruit(1))) == pytest.approx(j.effect(draw(1)) + j.effect(recruit(1)))
    assert j.effect(either(gain(spice=2), gain(spice=1))) > j.effect(gain(spice=2))
    assert 0 < j.effect(pay(spice=1).then(points(1))) < j.effect(points(1))
    assert j.effect(pay(spice=9).then(gain(solari=1))) == 0


def test_the_second_step_with_a_faction_is_a_point() -> None:
    j = worth()
    j.p.influence = (0, 0, 0, 1)
    assert j.effect(influence(FREMEN)) > j.effect(influence(EMPEROR)) > 0


def test_every_effect_in_the_box_is_judged() -> None:
    """Every effect of every component has a worth, and none is a stranger."""
    j = worth()
    seen: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                walk(item)
        elif getattr(value, "tag", "") in TERMS.tags() and hasattr(value, "level"):
            seen.add(value.tag)
            assert isinstance(j.effect(value), float | int), value.tag
            walk(value.values())

    for component in j.s.rules.components.values():
        if isinstance(component, Card):
            walk((component.agent, component.reveal, component.acquire, component.trashed))
        elif isinstance(component, Intrigue):
            walk((component.plot, component.combat, component.win, component.endgame))
        elif isinstance(component, Conflict):
            walk(component.rewards)
        elif isinstance(component, Leader):
            walk((component.signet, component.start))
        elif isinstance(component, Space):
            walk((component.effects, component.control, component.deal))
    assert len(seen) > 40
    assert seen <= set(EFFECTS)


def test_an_unknown_effect_is_worth_what_is_in_it() -> None:
    class Strange(type(both(draw(1)))):  # type: ignore[misc]
        tag = "strange"

    j = worth()
    assert j.effect(Strange((draw(1), draw(1)))) == pytest.approx(2 * j.effect(draw(1)))


def test_a_conflict_is_worth_more_with_more_strength() -> None:
    t = Position().turn(0)
    outlook = Outlook(t.s, 0, Weights())
    promised = [outlook.prospects(t.s, strength) for strength in (0, 2, 6, 12)]
    assert promised[0] == 0
    assert promised == sorted(promised)
    assert promised[-1] <= outlook.prizes[0] + 1e-9


# How it plays


def test_it_takes_the_swordmaster_early() -> None:
    t = Position().hand(0, "dagger", "convincing_argument").give(0, solari=8).turn(0)
    assert choice(t) == "agent dagger swordmaster"


def test_it_takes_the_second_step_for_a_point() -> None:
    t = Position().hand(0, "diplomacy", "convincing_argument").turn(0)
    t[0].influence = (0, 0, 0, 1)
    bot = bots.make("heuristic", 1)
    key = bots.decide(t.s, 0, bot).key()
    assert key in ("agent diplomacy stillsuits", "agent diplomacy hardy_warriors")
    assert say(bot.why, "en").lower() == "reaches 2 influence with the fremen for a point"


def test_it_does_not_reveal_with_agents_to_send() -> None:
    t = Position().hand(0, "dune_the_desert_planet", "reconnaissance", "dagger").turn(0)
    assert choice(t).startswith("agent ")


def test_it_plays_a_windfall() -> None:
    t = Position().hand(0, "convincing_argument").intrigue(0, "windfall").give(0, agents=0).turn(0)
    assert choice(t) == "plot windfall"


# Whole games


def test_whole_games_end_sensibly() -> None:
    for seed, players in ((1, 4), (2, 3), (3, 4)):
        s = start(seed, players, leaders="choose")
        bots.play(s, [bots.make("heuristic", 10 * seed + k) for k in range(players)])
        outcome = DUNE.outcome(s)
        assert outcome.winners
        assert max(outcome.scores) >= 8
        assert 5 <= s.round <= 10


def test_it_beats_three_random_bots() -> None:
    wins = 0
    for number in range(12):
        s = start(100 + number)
        seat = number % 4
        players = [bots.make("heuristic" if k == seat else "random", 50 * number + k) for k in range(4)]
        bots.play(s, players)
        wins += DUNE.outcome(s).winners == (seat,)
    assert wins >= 11


def test_it_does_not_peek() -> None:
    """Its choice is the same for the game as it is and as it might be, as far as the seat can tell."""
    s = start(21)
    players = [bots.make("heuristic", k) for k in range(4)]
    seen: set[str] = set()
    number = 0
    while True:
        options = advance(s)
        if options is None:
            break
        step, seat, _source = s.stack[-1]
        number += 1
        if len(options) > 1 and (number % 7 == 0 or step.tag not in seen):
            seen.add(step.tag)
            mine = bots.decide(s, seat, Mind(number)).key()
            for k in range(2):
                other = determinize(s, (seat,), Rng(1000 * number + k))
                assert bots.decide(other, seat, Mind(number)).key() == mine, step
        bots.answer(s, seat, players[seat], options)
    assert {"turn", "reveal_menu", "finish"} <= seen


def test_reasons_can_be_said_in_every_language() -> None:
    s = start(5)
    said: set[str] = set()

    def listen(_s: object, _seat: int, bot: bots.Bot, _step: object) -> None:
        why = bot.why
        if why.id not in said:
            said.add(why.id)
            for lang in LANGUAGES:
                assert say(why, lang)

    bots.play(s, [bots.make("heuristic", k) for k in range(3)] + [bots.make("random", 3)], listen)
    assert len(said) > 12
