"""The heuristic bot with Rise of Ix: what it values, how it plays, that it does not peek, and the switch."""

from __future__ import annotations

from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from hagal import bots, games
from hagal.bots.dune.ix_outlook import IxOutlook, IxRivals
from hagal.bots.dune.ix_worth import EFFECTS, LASTING, IxWorth
from hagal.bots.dune.mind import Mind
from hagal.bots.dune.outlook import Outlook
from hagal.bots.dune.weights import Weights
from hagal.bots.dune.worth import EFFECTS as KNOWN
from hagal.commands.arena import command
from hagal.games.dune.components import Card, Conflict, Intrigue, Leader, Space
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.ix.tech import AcquireTech
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from hagal.kernel.term import TERMS
from hagal.text import LANGUAGES, say
from tests.games.dune.ix.positions import table
from tests.games.dune.ix_position import IxPosition

DUNE = games.title("dune")


def start(seed: int, players: int = 4, **options: Any) -> Dune:
    s = DUNE.start(DUNE.rules(players, ("ix",), options), seed)
    assert isinstance(s, Dune)
    return s


def outlook(t: IxPosition, seat: int = 0) -> IxOutlook:
    return IxOutlook(t.s, seat, Weights())


def worth(t: IxPosition, seat: int = 0) -> IxWorth:
    return IxWorth(t.s, seat, Weights())


def choice(t: IxPosition, name: str = "heuristic") -> str:
    return bots.decide(t.s, t.asked, bots.make(name, 1)).key()


# What things are worth


def test_every_effect_and_tile_of_ix_is_judged() -> None:
    t = table().turn(0)
    j = worth(t)
    seen: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                walk(item)
        elif getattr(value, "tag", "") in TERMS.tags() and hasattr(value, "level"):
            seen.add(value.tag)
            assert isinstance(j.effect(value), float | int), value.tag
            walk(value.values())

    for component in t.s.rules.components.values():
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
        elif isinstance(component, TechTile):
            assert component.id in LASTING
            assert j.tile(component) >= 0
            walk((component.acquire, component.flip or (), component.scrap or ()))
    assert "acquire_tech" in seen
    assert seen <= set(KNOWN) | set(EFFECTS)


def test_a_dreadnought_counts_wherever_it_is() -> None:
    values = []
    for where in ({}, {"garrison": 1}, {"conflict": 1}):
        t = table().hand(0, "dagger", "convincing_argument").ships(0, **where).turn(0)
        values.append(outlook(t).value(t.s))
    assert values[0] < values[1]
    assert values[0] < values[2]


def test_dreadnoughts_of_others_make_the_conflict_harder() -> None:
    t = table().turn(0)
    alone = outlook(t).prospects(t.s, 4)
    t.ships(1, conflict=2)
    assert outlook(t).prospects(t.s, 4) < alone


def test_a_freighter_is_worth_more_the_further_it_is() -> None:
    t = table().turn(0)
    places = worth(t).shipping()[0]
    assert places == sorted(places)
    assert places[0] == 0 < places[1]
    assert worth(t).moves(2) > worth(t).moves(1) > 0


def test_discounts_and_negotiators_make_tech_worth_more() -> None:
    t = table().tech("shuttle_fleet", "holtzman_engine", "flagship").give(0, spice=5).turn(0)
    plain = worth(t).effect(AcquireTech())
    cheaper = worth(t).effect(AcquireTech(1))
    assert plain < cheaper < worth(t).effect(AcquireTech(2))
    t.negotiators(0, 2)
    assert worth(t).effect(AcquireTech()) > plain


def test_a_lasting_tile_is_worth_more_early() -> None:
    t = table().turn(0)
    tile = t.s.rules.component("tech:training_drones")
    assert isinstance(tile, TechTile)
    early = worth(t).tile(tile)
    t.give(1, vp=9)
    assert worth(t).tile(tile) < early


def test_rivals_with_dreadnoughts_are_stronger() -> None:
    s = start(3, 1)
    while s.round == 0 or s.stack[-1][0].tag != "turn":
        options = advance(s)
        assert options
        bots.answer(s, 0, bots.make("random", 1), options)
        advance(s)
    rivals = IxRivals(s, Weights())
    q = s.players[min(rivals.seats)]
    before = rivals.forecast(s, q)[0]
    part_of(s).conflict[q.seat] = 1
    q.might = 3
    assert rivals.forecast(s, q)[0] > before


# How it plays


def test_it_sends_a_dreadnought_that_costs_nothing() -> None:
    t = table().hand(0, "dagger", "reconnaissance").give(0, garrison=0, agents=1).ships(0, garrison=1).turn(0)
    t.choose("agent reconnaissance carthag")
    while t.s.stack[-1][0].tag != "finish_units":
        t.choose(choice(t))
    assert choice(t).endswith(" dreadnoughts 1")


def test_it_uses_a_tile_that_costs_nothing() -> None:
    t = table().hand(0, "convincing_argument").give(0, agents=0).tiles(0, "training_drones").turn(0)
    assert choice(t) == "use training_drones"


def test_the_switch() -> None:
    s = start(1)
    advance(s)
    assert type(Mind(1).look(s, 0)) is IxOutlook
    assert type(Mind(1, ix=False).look(s, 0)) is Outlook
    plain = DUNE.start(DUNE.rules(4, (), {}), 1)
    assert isinstance(plain, Dune)
    advance(plain)
    assert type(Mind(1).look(plain, 0)) is Outlook


def test_the_switch_changes_nothing_without_ix() -> None:
    def game(name: str) -> list[str]:
        keys: list[str] = []
        s = DUNE.start(DUNE.rules(3, (), {}), 5)
        bots.play(s, [bots.make(name, k) for k in range(3)], lambda _s, _seat, _bot, step: keys.append(step.key()))
        return keys

    assert game("heuristic") == game("heuristic-base")


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (3, {"leaders": "choose"}), (4, {"epic": True})])
def test_whole_games_end_and_reasons_can_be_said(players: int, options: dict[str, Any]) -> None:
    s = start(7, players, **options)
    said: set[str] = set()

    def listen(_s: object, _seat: int, bot: bots.Bot, _step: object) -> None:
        why = bot.why
        if why.id not in said:
            said.add(why.id)
            for lang in LANGUAGES:
                assert say(why, lang)

    bots.play(s, [bots.make("heuristic", k) for k in range(players)], listen)
    assert DUNE.outcome(s).scores
    assert len(said) > 8


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
        if len(options) > 1 and (number % 9 == 0 or step.tag not in seen):
            seen.add(step.tag)
            mine = bots.decide(s, seat, Mind(number)).key()
            for k in range(2):
                other = determinize(s, (seat,), Rng(1000 * number + k))
                assert bots.decide(other, seat, Mind(number)).key() == mine, step
        bots.answer(s, seat, players[seat], options)
    assert {"turn", "reveal_menu", "finish_units", "freighter_move"} <= seen


def test_it_beats_three_random_bots() -> None:
    wins = 0
    for number in range(6):
        s = start(100 + number)
        seat = number % 4
        bots.play(s, [bots.make("heuristic" if k == seat else "random", 50 * number + k) for k in range(4)])
        wins += DUNE.outcome(s).winners == (seat,)
    assert wins >= 5


def test_the_arena_plays_with_ix() -> None:
    app = typer.Typer()
    app.command()(command)
    found = CliRunner().invoke(app, ["dune", "--module", "ix", "-n", "1", "-j", "1", "--json"])
    assert found.exit_code == 0, found.output
    assert '"modules": [\n    "ix"\n  ]' in found.output
