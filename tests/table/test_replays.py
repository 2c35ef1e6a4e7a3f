"""Replays: positions kept on the way, few at a time; tales of many viewers; what a request costs."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hagal
from hagal.game import Game, onward
from hagal.kernel.codec import snapshot
from hagal.kernel.record import Record
from hagal.table import limits, sight
from hagal.table.limits import Limits
from hagal.table.packs import Shelf
from hagal.table.people import STRANGER, Person
from hagal.table.refusal import Refused
from hagal.table.rooms import news as tales
from hagal.table.rooms import replays
from hagal.table.rooms.replays import Line, Replays
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage.store import Store
from hagal.text import LANGUAGES
from tests.support.client import somebody


def whole_game() -> Game:
    game, rng = hagal.new("dune", players=2, modules=["ix"], seed=3), random.Random(5)
    while game.decision:
        game.choose(rng.choice(game.decision.keys), game.decision.seat)
    return game


@pytest.fixture(scope="module")
def paper() -> Record:
    return whole_game().record


@pytest.fixture
def shelf_of_positions() -> Replays:
    return Replays(Shelf())


def test_a_position_is_the_same_from_wherever_it_is_reached(paper: Record, shelf_of_positions: Replays) -> None:
    length = len(paper.keys)
    for number in (length, 3, 100, 99, 101, 0, length - 1, 64, 65):
        found = shelf_of_positions.at("game", 1, paper, number)
        alone = hagal.replay(str(paper), upto=number)
        assert snapshot(found.state) == snapshot(alone.state)
        assert str(found.record) == str(alone.record)
        assert found.story(0) == alone.story(0)


def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many choices each way onward took, as it is gone."""
    steps: list[int] = []

    def counted(game: Game, record: Record, upto: int) -> Game:
        steps.append(upto - len(game.record.keys))
        return onward(game, record, upto)

    monkeypatch.setattr(replays, "onward", counted)
    return steps


def test_a_slider_goes_step_by_step(
    paper: Record, shelf_of_positions: Replays, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf_of_positions.at("game", 1, paper, 50)
    steps = made(monkeypatch)
    for number in range(51, 61):
        shelf_of_positions.at("game", 1, paper, number)
    assert steps == [1] * 10
    shelf_of_positions.at("game", 1, paper, 55)
    shelf_of_positions.at("game", 1, paper, 59)
    assert len(steps) == 10, "they are kept"


def test_a_jump_back_goes_on_from_the_nearest_kept_position(
    paper: Record, shelf_of_positions: Replays, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf_of_positions.at("game", 1, paper, len(paper.keys))
    steps = made(monkeypatch)
    shelf_of_positions.at("game", 1, paper, replays.STRIDE + 20)
    assert sum(steps) == 20


def test_positions_of_other_games_and_versions_are_not_taken(
    paper: Record, shelf_of_positions: Replays, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf_of_positions.at("game", 1, paper, 30)
    steps = made(monkeypatch)
    shelf_of_positions.at("game", 2, paper, 30)
    shelf_of_positions.at("other", 1, paper, 30)
    assert sum(steps) == 60


def test_so_many_positions_are_kept_and_no_more(paper: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST", 5)
    found = Replays(Shelf())
    for number in range(20):
        found.at("game", 1, paper, number)
    assert len(found.kept) == 5


def test_few_at_a_time_a_short_line_and_then_a_sentence() -> None:
    line = Line(at_once=1, waiting=1, patience=0.01)
    inside, go = threading.Event(), threading.Event()

    def stay() -> None:
        with line:
            inside.set()
            go.wait(20)

    worker = threading.Thread(target=stay)
    worker.start()
    inside.wait(20)
    for _ in range(3):  # whoever gives up leaves the line
        with pytest.raises(Refused) as caught, line:
            pass
        assert (caught.value.code, caught.value.status) == ("busy", 429)
        assert all(caught.value.say(lang) for lang in LANGUAGES)
    line.places.acquire()  # somebody waits
    line.patience = 20.0
    with pytest.raises(Refused), line:
        pass
    line.places.release()
    go.set()
    worker.join(20)
    with line:
        pass


# Tales


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many events were put into words, each time."""
    told: list[int] = []

    def news(game: Game, seats: tuple[int, ...], lang: str, since: int = 0) -> Any:
        told.append(len(game.log.events) - since)
        return sight.told(game, seats, lang, since)

    monkeypatch.setattr(tales, "told", news)
    return told


def test_a_replay_puts_nothing_into_words_twice(rooms: Rooms, paper: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    room = rooms.upload(somebody(), str(paper))
    room.replay(STRANGER, 0, 40, "en")
    told = counted(monkeypatch)
    before = room.replay(STRANGER, 0, 41, "en")
    room.replay(STRANGER, 0, 42, "en")
    again = room.replay(STRANGER, 0, 41, "en")
    assert sum(told) < 20
    assert again.news == before.news


def test_many_viewers_of_a_game_that_is_over_cost_little(rooms: Rooms, paper: Record) -> None:
    room = rooms.upload(somebody(), str(paper))
    for lang in LANGUAGES:
        for seat in (-1, 0, 1):
            seen = room.sight(STRANGER, seat, lang)
            assert seen.news == sight.look(room.game, seen.chairs, seat, lang).news
    assert len(room.tales.told) == tales.FEW
    texts = [item for tale in room.tales.told.values() for item in tale.news]
    assert len({id(item) for item in texts}) == len(set(texts)), "what two read alike is kept once"


# What it costs


def spent(rooms: Rooms, person: Person, act: Callable[[], object]) -> float:
    """The tokens of an address that something costs."""
    rooms.limits.addresses.rate = 1e-9
    before = rooms.limits.addresses.levels.get(person.address, (rooms.limits.addresses.burst, 0.0))[0]
    act()
    return before - rooms.limits.addresses.levels.get(person.address, (before, 0.0))[0]


def test_what_is_played_again_and_told_anew_is_paid_for(paper: Record, tmp_path: Path) -> None:
    rooms = Rooms(Store(f"sqlite:///{tmp_path}/x"), Settings(burst_heavy=1e9))
    room, eve = rooms.upload(somebody(), str(paper)), Person("", "10.0.0.9")
    last = room.length
    dear = spent(rooms, eve, lambda: room.replay(eve, 0, last, "en"))
    assert dear >= last / limits.CHOICES
    assert spent(rooms, eve, lambda: room.replay(eve, 0, last - 1, "en")) == 0, "kept"
    told = spent(rooms, eve, lambda: room.sight(eve, 1, "ru"))
    assert told >= len(room.game.log.events) / limits.EVENTS - 1
    assert spent(rooms, eve, lambda: room.sight(eve, 1, "ru")) == 0, "told already"
    rooms.limits.addresses.levels[eve.address] = (0.0, rooms.limits.addresses.clock())
    with pytest.raises(Refused, match="too-fast"):
        room.sight(eve, -1, "pt-BR")
    rooms.close()


def test_a_slider_can_be_dragged_from_end_to_end(paper: Record, tmp_path: Path) -> None:
    """With a breath between two steps, as the page takes it, and the limits as they are."""
    rooms = Rooms(Store(f"sqlite:///{tmp_path}/x"), Settings(burst_heavy=1e9))
    room, eve, now = rooms.upload(somebody(), str(paper)), Person("x" * 43, "10.0.0.9"), 0.0
    rooms.limits = Limits(rooms.settings, lambda: now)
    for at in range(room.length):
        now += 0.1
        rooms.limits.request(eve, f"/games/{room.id}/replay")
        room.replay(eve, 0, at, "en")
    rooms.close()


def test_words_that_nobody_reads_any_more_are_forgotten(rooms: Rooms, paper: Record) -> None:
    game, found = hagal.replay(str(paper)), tales.Tales()
    for k in range(40):
        found.news(game, (0,), "en", [f"Ada {k}", "Bo"], most=tales.FEW)
    assert len(found.words) <= 2 * sum(len(tale.news) for tale in found.told.values()) + tales.SPARE
