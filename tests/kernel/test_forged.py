"""Whatever is forged or of the wrong type gets its sentence: nothing but a HagalError leaves the engine.

Records and saves are altered in every way that somebody may think of, and get the checksums that fit.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hagal
from hagal import games
from hagal.doubtful import Doubtful
from hagal.game import SAVE_MARK, Game
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import ChoiceError, HagalError, RecordError, RulesError
from hagal.kernel.record import checksum

GAMES: dict[str, list[tuple[int, list[str], dict[str, Any], int]]] = {
    "dune": [
        (1, [], {}, 25),
        (2, ["ix"], {"epic": True}, 60),
        (3, [], {"leaders": "choose"}, 40),
        (4, ["ix"], {}, 90),
        (2, ["physical"], {}, 30),
    ],
    "encounters": [
        (1, [], {}, 30),
        (2, [], {"film": 2}, 50),
        (4, [], {"avatars": "choose"}, 60),
        (3, ["hunters"], {"tests": True, "challenges": "secret"}, 90),
        (2, ["hunters"], {"together": True, "film": 2}, 60),
    ],
}
TITLES = tuple(GAMES)
ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 7, 255, 256, 10**30, -(10**30), 0.5, 1e400, float("nan"), "", "x", "0", "-", "?",
    "@", "@card:dagger", "@leader:nobody", "!", "[]", "()", "hex", "zz", "9" * 5000, "x" * 5000, "é\u202e\x00",
    "\udcff", [], [[]], {}, {"": "dune"}, {"": 5}, {"a": 1}, ["[]"], ["()"], ["hex", "ff"], ["bytes", "0"], ["!turn"],
    ["!nothing", 1],
]  # fmt: skip
STRANGE: list[Any] = [
    *ODD, 10**5000, b"x", (), (0,), {1}, object(), Path("x"), lambda: 0, range(3), ["ix"], ["ix", "ix"], ["physical"],
]  # fmt: skip
LINES = (
    "~",
    "~ ",
    "~-1",
    "~9",
    "~ 0 1",
    "0",
    "0 ",
    "9 reveal",
    "0* reveal",
    "-1 x",
    "0 " + "x" * 5000,
    "1 done",
    "~" + "9" * 5000,
)


def played(title: str, number: int) -> Game:
    players, modules, options, choices = GAMES[title][number]
    game, rng = hagal.new(title, players=players, modules=modules, seed=number + 1, **options), random.Random(number)
    while not game.over and len(game.record.keys) < choices:
        decision = rng.choice(game.decisions)
        game.choose(rng.choice(decision.keys), decision.seat)
    return game


@cache
def papers(title: str) -> list[tuple[str, str]]:
    """The Record and the snapshot of some games, on paper."""
    found = []
    for number in range(len(GAMES[title])):
        record, _mark, data = played(title, number).save().partition(f"\n{SAVE_MARK}")
        found.append((record, data.partition(" ")[2]))
    return found


def signed(lines: list[str]) -> str:
    """Lines of a Record with the last one that fits them."""
    body = "\n".join(lines)
    entries = sum(1 for line in lines if line[:1] in "~0123456789-")
    return f"{body}\nend {entries} {checksum(body)}"


def forged_record(text: str, rng: random.Random) -> str:
    lines = text.split("\n")[:-1]
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        at = rng.randrange(1, len(lines))
        way = rng.randrange(8)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, lines[rng.randrange(1, len(lines))])
        elif way == 2:
            other = rng.randrange(1, len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3:
            lines.insert(at, rng.choice(LINES))
        elif way == 4:
            del lines[rng.randrange(9, len(lines)) :]
        else:
            at = at if way < 7 else rng.randrange(1, 9)
            words = lines[at].split(" ")
            words[rng.randrange(len(words))] = rng.choice(
                (*map(str, ODD[3:12]), "9" * 40, "9" * 5000, "x" * 3000, "", "٣")
            )
            lines[at] = " ".join(words)
        if len(lines) < 10:
            return signed(lines)
    return signed(lines)


def places(data: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """All places in JSON data: what holds them, and where there."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for at, value in pairs:
        found.append((data, at))
        places(value, found)
    return found


def forged_snapshot(text: str, rng: random.Random) -> str:
    if rng.random() < 0.1:
        at = rng.randrange(len(text))
        return (
            text[:at] + rng.choice(("", "[" * 5000, "9" * 5000, "}", '"', "\x00", "é")) + text[at + rng.randrange(9) :]
        )
    data = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 6))):
        found = places(data, [])
        holder, at = rng.choice(found)
        way = rng.randrange(6)
        if way == 0:
            del holder[at]
        elif way == 1:
            other, there = rng.choice(found)
            holder[at] = json.loads(json.dumps(other[there])) if there in other or isinstance(other, list) else 0
        elif way == 2 and isinstance(holder, list):
            holder.insert(at, holder[at])
        elif way == 3 and isinstance(holder[at], int):
            holder[at] += rng.choice((-1, 1, 100, -100))
        else:
            holder[at] = rng.choice(ODD)
    return json.dumps(data)


def forged_save(paper: tuple[str, str], rng: random.Random) -> str:
    record, data = paper
    if rng.random() < 0.5:  # so that it does not simply lead to the position on its own
        record = (
            forged_record(record, rng) if rng.random() < 0.5 else signed(record.split("\n")[: rng.randrange(9, 30)])
        )
    data = forged_snapshot(data, rng)
    return f"{record}\n{SAVE_MARK}{checksum(data)} {data}\n"


def refused(attempt: Callable[[], object], told: object) -> bool:
    """Was it refused with a sentence? Another error is a failure."""
    try:
        attempt()
    except HagalError as error:
        sentence = str(error)
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {str(error)[:300]} for {str(told)[:3000]}") from error
    else:
        return False
    assert 0 < len(sentence) < 3000, "a sentence repeats no more than a little of what it was given"
    return True


def forge_records(title: str, count: int, seed: int) -> int:
    rng = random.Random(seed)
    found = 0
    for _ in range(count):
        text = forged_record(rng.choice(papers(title))[0], rng)
        found += refused(lambda text=text: hagal.replay(text), text)  # type: ignore[misc]
    return found


def forge_saves(title: str, count: int, seed: int) -> int:
    rng = random.Random(seed)
    found = 0
    for _ in range(count):
        text = forged_save(rng.choice(papers(title)), rng)

        def attempt(text: str = text) -> None:
            game = hagal.load(text)
            game.view(0)
            hagal.load(game.save())

        found += refused(attempt, text)
    return found


def forge_courses(title: str, count: int, seed: int) -> int:
    """So many forged saves that can be read, and 20 choices in each: one that leads nowhere gets a sentence, too."""
    rng = random.Random(seed)
    found = 0
    for _ in range(count):
        game = readable(title, rng)
        for _ in range(20):
            if game.over:
                break
            decision = rng.choice(game.decisions)
            found += tried(game, rng.choice(decision.keys), decision.seat)
    return found


def readable(title: str, rng: random.Random) -> Game:
    """A game that goes on from a forged state: one to which its Record does not lead."""
    while True:
        try:
            game = hagal.load(forged_save(rng.choice(papers(title)), rng))
        except HagalError:
            continue
        if isinstance(game, Doubtful):
            return game


def tried(game: Game, key: str, seat: int) -> bool:
    """Was a choice that is offered refused? Then nothing has happened; else all that can be asked has an answer."""
    before, told = position(game), len(game.log.events)

    def attempt() -> None:
        game.choose(key, seat)
        for viewer in range(game.players):
            game.view(viewer)
            game.story(viewer, since=told)
        game.save()

    if not refused(attempt, (key, before)):
        return False
    assert position(game) == before
    return True


def position(game: Game) -> Any:
    """All that a choice can change."""
    decisions = [(decision.seat, decision.keys) for decision in game.decisions]
    window = (game._undo.base and snapshot(game._undo.base), game._undo.keys[:], game._undo.seat, game.can_undo)
    return snapshot(game.state), str(game.record), game.log.events[:], decisions, window


def forge_wishes(title: str, count: int, seed: int) -> int:
    rng = random.Random(seed)
    names = (*games.title(title).settings, "nothing", "players_")
    found = 0
    for _ in range(count):
        wish: dict[str, Any] = {"title": title, "players": 2}
        for name in rng.sample(("title", "players", "modules", "packs", "seed", *names), rng.choice((1, 1, 2, 3))):
            wish[name] = rng.choice(STRANGE)
        found += refused(lambda wish=wish: hagal.new(**wish), {k: type(v) for k, v in wish.items()})  # type: ignore[misc]
    return found


def forge_choices(title: str, count: int, seed: int) -> int:
    """Keys and seats of any kind; what is refused changes nothing."""
    rng = random.Random(seed)
    running = [played(title, number) for number in range(len(GAMES[title]))]
    keys = sorted({key for game in running for _seat, key in game.record.keys})
    found = 0
    for _ in range(count):
        game = rng.choice(running)
        key = rng.choice((rng.choice(STRANGE), rng.choice(keys), rng.choice(keys) + " x", "agent " + "x" * 4000))
        seat = rng.choice((None, rng.choice(STRANGE), rng.randrange(4)))
        before = snapshot(game.state)
        twin = game.copy()
        if refused(lambda key=key, seat=seat, twin=twin: twin.choose(key, seat), (key, seat)):  # type: ignore[misc]
            found += 1
            assert snapshot(twin.state) == before
            assert twin.record.entries == game.record.entries
    return found


@pytest.mark.parametrize("title", TITLES)
def test_forged_records_get_their_sentence(title: str) -> None:
    assert forge_records(title, 150, 1) > 100


@pytest.mark.parametrize("title", TITLES)
def test_forged_saves_get_their_sentence(title: str) -> None:
    assert forge_saves(title, 150, 1) > 30


@pytest.mark.parametrize("title", TITLES)
def test_choices_in_forged_saves_get_their_sentence(title: str) -> None:
    forge_courses(title, 6, 1)


@pytest.mark.parametrize("title", TITLES)
def test_wishes_of_any_kind_get_their_sentence(title: str) -> None:
    assert forge_wishes(title, 200, 1) > 100


@pytest.mark.parametrize("title", TITLES)
def test_choices_of_any_kind_get_their_sentence(title: str) -> None:
    assert forge_choices(title, 150, 1) > 100


@pytest.mark.proof
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize(
    ("forge", "count"), [(forge_records, 2750), (forge_saves, 1900), (forge_wishes, 400), (forge_choices, 300)]
)
def test_forged_by_the_thousand(title: str, seed: int, forge: Callable[[str, int, int], int], count: int) -> None:
    assert 0 < forge(title, count, seed) <= count


@pytest.mark.proof
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(2, 6))
def test_forged_saves_are_gone_on_with_by_the_thousand(title: str, seed: int) -> None:
    assert forge_courses(title, 300, seed) > 0


# What those found, one by one


def kind(value: object) -> str:
    return type(value).__name__


def record(title: str = "dune") -> list[str]:
    return papers(title)[0][0].split("\n")[:-1]


@pytest.mark.parametrize("seat", ["1", "9" * 32, "9" * 5000], ids=len)
def test_a_record_with_a_seat_that_is_not_there(seat: str) -> None:
    lines = record()
    lines[-1] = f"{seat} reveal"
    with pytest.raises(RecordError, match=r"line .* of this Record is "):
        hagal.replay(signed(lines))


def test_a_record_with_an_endless_key() -> None:
    lines = record()
    at = next(k for k, line in enumerate(lines) if line.startswith("0 "))
    lines[at] = "0 " + "x" * 5000
    with pytest.raises(
        RecordError, match=r"choice 1 of this Record, 'x{79}\.\.\. of seat 0, cannot be made: "
    ) as caught:
        hagal.replay(signed(lines))
    assert len(str(caught.value)) < 2500


@pytest.mark.parametrize("seat", [10**30, -1, 10**5000, "0", 0.5, [0, 7]], ids=kind)
def test_a_choice_of_a_seat_that_is_not_there(seat: Any) -> None:
    game = hagal.new("dune", players=2, seed=1)
    with pytest.raises(ChoiceError, match="there is no seat "):
        game.choose("reveal", seat)


@pytest.mark.parametrize("key", [None, 5, b"reveal", ["reveal"], 10**5000], ids=kind)
def test_a_key_is_a_text(key: Any) -> None:
    game = hagal.new("dune", players=2, seed=1)
    with pytest.raises(ChoiceError, match="a key is a text, not "):
        game.choose(key)


@pytest.mark.parametrize("text", [None, 5, b"hagal record 1", ["x"]])
def test_records_and_saves_are_texts(text: Any) -> None:
    with pytest.raises(RecordError, match="a Record is a text, not "):
        hagal.replay(text)
    with pytest.raises(RecordError, match="a save is a text, not "):
        hagal.load(text)


@pytest.mark.parametrize(
    "data", ["{", "[" * 100_000, "9" * 5000, "NaN", '{"":"dune"}', '{"":"encounters"}', "[]", '"@x:y"'], ids=len
)
def test_a_snapshot_that_is_none_leaves_the_record(data: str) -> None:
    """With a Record that replays the game goes on from there; without one there is a sentence."""
    for title in TITLES:
        paper, _data = papers(title)[1]
        game = hagal.load(f"{paper}\n{SAVE_MARK}{checksum(data)} {data}\n")
        assert str(game.record).rstrip("\n") == paper
        short = signed([*paper.split("\n")[:-2], "0 nonsense"])
        with pytest.raises(RecordError, match=r".*; nor can its Record be replayed: choice \d+ of this Record"):
            hagal.load(f"{short}\n{SAVE_MARK}{checksum(data)} {data}\n")


@pytest.mark.parametrize("number", [10**30, float("inf"), float("nan"), 0.5])
def test_a_save_holds_whole_numbers_with_an_end(number: float) -> None:
    """A rival with endless spice would buy points for ever."""
    record, _mark, text = hagal.new("dune", players=2, seed=1).save().partition(f"\n{SAVE_MARK}")
    data = json.loads(text.partition(" ")[2])
    data["bonus"][1] = number
    forged = json.dumps(data)
    short = signed([*record.split("\n")[:-1], "0 nonsense"])
    with pytest.raises(RecordError, match=r"this save is damaged: it holds the number [^ ]+; nor can"):
        hagal.load(f"{short}\n{SAVE_MARK}{checksum(forged)} {forged}\n")


def nameless(zone: Callable[[Any], list[int]]) -> Game:
    """Two people at Dune, and a forger: the cards of a zone are no cards, which shows when one of them is needed."""
    game = hagal.new("dune", players=2, seed=1)
    record, _mark, text = game.save().partition(f"\n{SAVE_MARK}")
    data = json.loads(text.partition(" ")[2])
    for i in zone(game.state):
        data["face"][i + 1] = "x"
    forged = json.dumps(data)
    return hagal.load(f"{record}\n{SAVE_MARK}{checksum(forged)} {forged}\n")


def test_a_choice_that_leads_to_what_cannot_be_leaves_the_game_as_it_was() -> None:
    game, rng = nameless(lambda s: s.intrigue_deck), random.Random(1)
    while True:
        assert game.decision is not None
        key, seat = rng.choice(game.decision.keys), game.decision.seat
        if tried(game, key, seat):
            break
    assert len(game.record.keys) > 5, "it goes well for a while"
    for attempt in (game.choose, game.copy().choose, game.could_undo):
        with pytest.raises(RecordError, match=r"^this game came from a save that fits no rules, and cannot go on so: "):
            attempt(key, seat)
    assert any(not tried(game, other, seat) for other in game.decision.keys), "something else can be chosen"


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 10**5000},
        {"players": None},
        {"modules": None},
        {"modules": 5},
        {"modules": [10**5000]},
        {"packs": 5},
        {"seed": 10**5000},
        {"leaders": 10**5000},
        {"leaders": [[], {}]},
        {"leaders": "x" * 5000},
        {"promos": 10**5000},
        {"title": 10**5000},
    ],
    ids=lambda wish: next(iter(wish)),
)
def test_wishes_of_the_wrong_type(wish: dict[str, Any]) -> None:
    with pytest.raises(RulesError) as caught:
        hagal.new(**{"title": "dune", "players": 2, **wish})
    assert len(str(caught.value)) < 1000
