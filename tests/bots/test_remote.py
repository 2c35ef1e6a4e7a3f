"""Bots in workers: they choose as they would here, get nothing that their seat may not know, and have a deadline."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hagal
from hagal import bots, packs
from hagal.bots import remote, workers
from hagal.bots.parcel import pack, unpack
from hagal.bots.remote import Answer, Setup
from hagal.bots.workers import Died, Pool
from hagal.game import Game
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize
from hagal.kernel.rules import Rules
from tests.bots import strange
from tests.games.encounters.position import Position as Encounters

SAMPLE = Path(__file__).parent.parent / "packs" / "sample.yaml"
GAMES: tuple[dict[str, Any], ...] = (
    {"title": "dune", "players": 1},
    {"title": "dune", "players": 2, "modules": ["ix"]},
    {"title": "dune", "players": 3, "modules": ["ix"], "epic": True},
    {"title": "dune", "players": 4, "leaders": ["vladimir_harkonnen", "random", "random", "random"]},
    {"title": "dune", "players": 2, "modules": ["ix", "physical"]},
    {"title": "encounters", "players": 1},
    {"title": "encounters", "players": 3, "wilds_order": "underground"},
    {"title": "encounters", "players": 3, "packs": [SAMPLE]},
)
LONG = 1000.0


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool() as found:
        yield found


def begun(game: dict[str, Any], seed: int = 5) -> Game:
    return hagal.new(seed=seed, **game)


def played(game: Game, choices: int) -> Iterator[Game]:
    """The same game at each question with a choice, as heuristic bots play it."""
    for number in range(choices):
        if game.over:
            return
        decision = game.decision
        assert decision is not None
        if len(decision.options) > 1:
            yield game
        key = bots.decide(game.state, decision.seat, bots.make("heuristic", number)).key()
        game.choose(key, decision.seat)


def ask(pool: Pool, game: Game, name: str | type[bots.Bot], seed: int = 1, **more: Any) -> Answer:
    assert game.decision is not None
    kind = bots.kind(name) if isinstance(name, str) else name
    seat = more.pop("seat", game.decision.seat)
    return remote.decide(pool, game.title, game.state, seat, kind, seed, more.pop("seconds", LONG), **more)


# What they choose


@pytest.mark.parametrize("how", [GAMES[1], GAMES[3], GAMES[7]], ids=lambda how: f"{how['title']}-{how['players']}")
def test_a_bot_chooses_there_as_it_would_here(pool: Pool, how: dict[str, Any]) -> None:
    count = 0
    for game in played(begun(how), 25):
        local = bots.decide(game.state, game.state.stack[-1][1], bots.make("heuristic", count))
        assert ask(pool, game, "heuristic", count) == Answer(local.key())
        count += 1
    assert count > 10


def test_a_bot_moves_out_of_turn_there_as_it_would_here(pool: Pool) -> None:
    t = Encounters(3, first=0)
    for seat in range(3):
        t.hand(seat, "commander_tech", "experience")
    local = bots.interject(t.game.state, 1, bots.make("heuristic", 1))
    assert local is not None
    assert ask(pool, t.game, "heuristic", seat=1, aside=True) == Answer(local.key())
    assert ask(pool, t.game, "random", seat=1, aside=True) == Answer(""), "it keeps silent"


def test_a_reason_is_given_if_asked_for(pool: Pool) -> None:
    for game in played(begun(GAMES[1]), 12):
        bot = bots.make("heuristic", 4)
        local = bots.decide(game.state, game.state.stack[-1][1], bot)
        assert ask(pool, game, "heuristic", 4, why=True) == Answer(local.key(), bot.why)


def test_the_state_stays_as_it_is(pool: Pool) -> None:
    game = begun(GAMES[3])
    before = snapshot(game.state)
    ask(pool, game, "heuristic")
    assert snapshot(game.state) == before


# What crosses


@pytest.mark.parametrize("how", GAMES, ids=str)
def test_rules_can_be_built_anew(how: dict[str, Any]) -> None:
    """From what goes to a worker; packs go as their text."""
    import pickle

    game = begun(how)
    ours = game.state.rules
    setup = Setup(ours.title, game.title.packs, ours.players, ours.modules, ours.options)
    theirs = pickle.loads(pickle.dumps(setup)).rules()
    assert theirs is not ours
    assert told(theirs) == told(ours)


def told(rules: Rules) -> list[Any]:
    parts = [rules.title, rules.players, rules.modules, rules.packs, rules.options, rules.brought, rules.steps]
    return [*parts, list(rules.components), rules.content_hash(), set(rules.queries), set(rules.moments)]


@pytest.mark.parametrize("how", GAMES, ids=str)
def test_a_parcel_holds_all_of_a_state(how: dict[str, Any]) -> None:
    game = begun(how)
    rules = game.state.rules
    bot = bots.make("random", 3)
    for _ in range(60):
        if game.over:
            break
        assert game.decision is not None
        there = unpack(rules, pack(game.state))
        assert type(there) is type(game.state)
        assert (there.rules, there.face, there.log, there.tape) == (rules, game.state.face, None, None)
        assert snapshot(there) == snapshot(game.state)
        game.choose(bots.decide(game.state, game.decision.seat, bot).key())


@pytest.fixture
def crossing(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that is sent to workers."""
    found: list[bytes] = []
    real = workers.send

    def send(pipe: Any, data: bytes, within: float = 0.0) -> None:
        found.append(data)
        real(pipe, data, within)

    monkeypatch.setattr(workers, "send", send)
    return found


@pytest.mark.parametrize("how", [GAMES[1], GAMES[3], GAMES[6]], ids=lambda how: f"{how['title']}-{how['players']}")
def test_nothing_crosses_that_the_seat_may_not_know(pool: Pool, crossing: list[bytes], how: dict[str, Any]) -> None:
    """Whatever is hidden from a seat, the same bytes go to the worker: nothing of it can be in them."""
    count = 0
    for game in played(begun(how), 30):
        seat = game.state.stack[-1][1]
        ask(pool, game, "random", 9)
        sent = crossing[-1]
        for k in range(3):
            other = game.copy()
            other.state = determinize(game.state, (seat,), Rng(k))
            count += snapshot(other.state) != snapshot(game.state)
            ask(pool, other, "random", 9)
            assert crossing[-1] == sent
        ask(pool, game, "random", 10)
        assert crossing[-1] != sent
    assert count > 20


def test_what_is_sent_once_holds_no_secret_either(crossing: list[bytes]) -> None:
    """Two games of the same table, dealt differently: a worker learns the same about both beforehand."""
    with Pool() as pool:
        ask(pool, begun(GAMES[3], seed=1), "random")
        ask(pool, begun(GAMES[3], seed=2), "random")
        assert len(crossing) == 3, "the rules only once"
    with Pool() as pool:
        ask(pool, begun(GAMES[3], seed=2), "random")
    assert crossing[0] == crossing[3]


def test_the_generator_of_a_bot_is_its_own() -> None:
    """It comes from its seed alone: neither it nor what is drawn from it tells anything of the game's."""
    game = begun(GAMES[3])
    seat = game.state.stack[-1][1]
    values = set()
    for number in (1, 2**63 + 12345):
        game.state.rng = number
        rng = Rng(77)
        values.add((bots.imagine(game.state, seat, rng).rng, rng.value))
    assert len(values) == 1


# How long they take


def test_a_bot_knows_its_deadline(pool: Pool) -> None:
    game = begun(GAMES[3])
    assert game.decision is not None
    assert ask(pool, game, strange.Hurries, seconds=200.0).key == game.decision.keys[-1]
    assert ask(pool, game, strange.Hurries, seconds=50.0).key == game.decision.keys[0]


@pytest.mark.parametrize("kind", strange.ENDLESS)
def test_a_bot_that_never_answers_is_ended(kind: type[bots.Bot], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "MARGIN", 0.05)
    with Pool() as pool, pytest.raises(Died, match="it took more than"):
        ask(pool, begun(GAMES[3]), kind, seconds=0.05)


@pytest.mark.parametrize("kind", [strange.Dies, strange.Crashes, strange.Leaves])
def test_a_bot_that_ends_its_process_gives_no_answer(pool: Pool, kind: type[bots.Bot]) -> None:
    game = begun(GAMES[3])
    with pytest.raises(Died, match="it ended"):
        ask(pool, game, kind)
    assert ask(pool, game, "random").key, "another worker answers"


def test_what_a_bot_raises_is_raised_here(pool: Pool) -> None:
    game = begun(GAMES[3])
    with pytest.raises(ZeroDivisionError, match="cannot count"):
        ask(pool, game, strange.Raises)
    with pytest.raises(RulesError, match="Lies chose '', which is not among its options"):
        ask(pool, game, strange.Lies)
    with pytest.raises(ImportError):
        ask(pool, game, strange.Unready)
    assert game.decision is not None
    assert ask(pool, game, strange.Talks).key == game.decision.keys[-1]


def test_a_worker_remembers_so_many_rules(monkeypatch: pytest.MonkeyPatch, crossing: list[bytes]) -> None:
    monkeypatch.setattr(remote, "RULESETS", 2)
    found = [begun({"title": "dune", "players": players}) for players in (2, 3, 4)]
    with Pool() as pool:
        for game in [*found, found[0]]:
            assert ask(pool, game, "random").key
        assert len(pool.workers) == 1
    assert len(crossing) == 4 + 4 + 1, "a question each, rules that are new or forgotten, and forgetting once"


def test_packs_are_read_once_more_from_their_text(tmp_path: Path) -> None:
    """Though the file is another by then."""
    import pickle

    file = tmp_path / "pack.yaml"
    file.write_bytes(SAMPLE.read_bytes())
    module = packs.read(file).module
    file.unlink()
    again = pickle.loads(pickle.dumps(module))
    assert (again.name, [one.content() for one in again.components]) == (
        module.name,
        [one.content() for one in module.components],
    )
