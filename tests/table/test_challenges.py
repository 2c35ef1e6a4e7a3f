"""Challenges: each is met by what it says and nothing less; one press begins it, and the end says what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from hagal import games
from hagal.kernel.events import Event
from hagal.table.games import challenges
from hagal.table.games.finished import Finished
from hagal.table.rooms import new_game
from hagal.table.rooms.challenges import begin, done, following
from hagal.table.rooms.rooms import Rooms
from hagal.table.storage import results
from hagal.table.storage.results import Result, replacing
from hagal.text import LANGUAGES, has
from tests.support.client import House, hurry, refused, somebody
from tests.support.forms import Visitor

ALL = {id: challenge for id, (_title, challenge) in challenges().items()}
WON = Finished((0,), 1, True, 10, 1, 8, 60)
RW = games.title("runewars")


def told(kind: str, seat: int = 0, rules: str = "", **args: object) -> Event:
    return Event(kind, seat, rules, dict(args))


def point(rules: str = "", n: int = 1, seat: int = 0) -> Event:
    return told("score" if n > 0 else "unscore", seat, rules, n=abs(n))


@dataclass
class Case:
    """A game that was won in the way that is asked for, and games that were won otherwise."""

    met: Finished = WON
    missed: tuple[Finished, ...] = field(default=())


def after(*events: Event, **more: Any) -> Finished:
    return replace(WON, events=events, **more)


COUNCIL, SWORDMASTER = told("council"), told("swordmaster")
UNION, NO_UNION = point("DI-072"), point("DI-072", -1)
INFLUENCE, REWARD = point("DI-070"), (told("reward-1"), point())
TECH, QUEST = told("tech"), told("rw-quest-won")
CASES = {
    "dune-leaders": Case(),
    "dune-kwisatz": Case(),
    "dune-sword": Case(after(*REWARD, point("DI-070", seat=1)), (after(*REWARD, INFLUENCE), after(UNION))),
    "dune-unbought": Case(after(told("acquire", 1)), (after(told("acquire")), after(told("acquire-top")))),
    "dune-humble": Case(after(told("swordmaster", 1)), (after(COUNCIL), after(SWORDMASTER))),
    "dune-swift": Case(replace(WON, rounds=7), (WON,)),
    "dune-alliances": Case(
        after(UNION, UNION, UNION, NO_UNION), (after(UNION, UNION, NO_UNION), after(UNION, point("DI-072", seat=1)))
    ),
    "dune-tech": Case(after(TECH, TECH, TECH), (after(TECH, TECH, told("tech", 1)),)),
    "dune-table": Case(),
    "hunted-major": Case(replace(WON, ending="major"), (replace(WON, ending="minor"),)),
    "hunted-bare": Case(
        after(told("enc-draw")), (after(told("enc-gain")), after(told("enc-gain-hand")), after(told("enc-gain-top")))
    ),
    "hunted-unhurt": Case(after(told("enc-combat", -1)), (after(told("enc-strike")),)),
    "hunted-pair": Case(replace(WON, seats=(0, 1)), (after(told("enc-death", 1), seats=(0, 1)),)),
    "alien-clean": Case(WON, (after(told("enc-impregnated")),)),
    "alien-drones": Case(),
    "hunters-best": Case(after(told("enc-death", 1)), (after(told("enc-death")),)),
    "runewars-factions": Case(),
    "runewars-early": Case(replace(WON, rounds=5), (replace(WON, rounds=6),)),
    "runewars-peace": Case(after(told("rw-battle-won", 1)), (after(told("rw-battle-won")),)),
    "runewars-quests": Case(after(QUEST, QUEST, QUEST), (after(QUEST, QUEST, told("rw-quest-won", 1)),)),
    "runewars-four": Case(),
    "runewars-epic": Case(),
}


def test_every_challenge_has_its_case() -> None:
    assert list(CASES) == list(ALL)
    assert 18 <= len(ALL) <= 30


@pytest.mark.parametrize("id", CASES)
def test_a_condition_is_met_and_missed(id: str) -> None:
    case, challenge = CASES[id], ALL[id]
    assert challenge.met(case.met)
    assert not challenge.met(replace(case.met, won=False)), "it has to be won"
    for other in case.missed:
        assert not challenge.met(other), other


def test_the_words_of_conditions_are_those_of_the_rules() -> None:
    """The kinds of events that conditions ask for are told in games, and so are the numbers of rules behind points."""
    for case in CASES.values():
        for end in (case.met, *case.missed):
            for event in end.events:
                kind = "score" if event.kind == "unscore" else event.kind
                assert has(f"event-{kind}", "en"), kind


@pytest.mark.parametrize("id", CASES)
def test_it_begins_as_it_says(id: str) -> None:
    """The rules grant every game that a challenge asks for, and the part is what the person plays."""
    challenge = ALL[id]
    for part in challenge.parts or (None,):
        wish = challenge.begun(part)
        game = new_game.start(wish)
        assert game.record.seed is None
        assert game.players == len(wish.seats)
        if part is not None:
            assert game.title.roles(game.state)[0].ref == part.id


def test_the_parts_are_all_there_are() -> None:
    assert len(ALL["dune-leaders"].parts) == 8
    box = RW.rules(2, (), {}).components.values()
    factions = {one.ref for one in box if one.kind == "faction" and one.id != "none"}
    assert {part.id for part in ALL["runewars-factions"].parts} == factions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", CASES)
def test_it_has_a_name_and_a_sentence(id: str, lang: str) -> None:
    assert has(f"challenge-{id}-name", lang)
    assert has(f"challenge-{id}", lang)


# In rooms


def judged(rooms: Rooms, id: str, part: str = "", met: bool = True) -> Result:
    return Result(f"{id}{part}", "ada", ALL[id].wish.title, 1.0, met, 1, 1, 1, 1, {}, id, part, met)


def test_parts_are_met_one_after_the_other(rooms: Rooms) -> None:
    leaders = ALL["dune-leaders"]
    first, second, *_rest = leaders.parts
    assert following(leaders, []) == first
    kept = [judged(rooms, "dune-leaders", first.id), judged(rooms, "dune-leaders", second.id, met=False)]
    assert done(leaders, kept) == [first.id]
    assert following(leaders, kept) == second
    whole = [judged(rooms, "dune-leaders", part.id) for part in leaders.parts]
    assert following(leaders, whole) == first, "once more"
    assert done(ALL["dune-swift"], [judged(rooms, "dune-swift")]) == [""]
    assert done(ALL["dune-swift"], [judged(rooms, "dune-swift", met=False)]) == []


def test_a_game_of_a_challenge_is_judged_when_it_ends(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its own condition: here that of the first is always met, that of the other never."""
    seen: list[Finished] = []

    def met(end: Finished) -> bool:
        seen.append(end)
        return end.rounds > 0

    always, never = (replace(ALL["dune-swift"], met=condition) for condition in (met, lambda end: end.rounds < 0))
    for challenge, expected in ((always, True), (never, False)):
        monkeypatch.setitem(challenges(), "dune-swift", ("dune", challenge))
        ada = somebody()
        room = begin(rooms, ada, "dune-swift")
        assert room.game.record.options["difficulty"] == "sardaukar"
        hurry(room, ada)
        [one] = results.of(rooms.store, ada.hash)
        assert (one.challenge, one.part, one.met) == ("dune-swift", "", expected)
    assert seen[0].options["difficulty"] == "sardaukar"
    assert seen[0].mine("reveal")
    assert not any(event.seat for event in seen[0].mine("draw"))


def test_what_there_is_not_is_refused(rooms: Rooms) -> None:
    ada = somebody()
    assert refused(begin, rooms, ada, "dune-nothing") == ("no-challenge", 404)
    assert refused(begin, rooms, ada, "dune-leaders", "leader:nobody") == ("no-challenge", 404)


# Pages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_press_begins_and_the_end_says_what_came_of_it(house: House, lang: str) -> None:
    ada = Visitor(house, lang)
    page = ada.open("/challenges")
    for id in ALL:
        assert f'id="challenge-{id}"' in page.html
    assert "seal" not in page.html
    room = begin(house.rooms, ada.client.person, "hunted-bare")
    assert 'class="goal"' in ada.open(f"/games/{room.id}").html, "the menu has it"
    hurry(room, ada.client.person)
    assert 'class="goal"' in ada.open(f"/games/{room.id}").html, "not met"
    [one] = results.of(house.rooms.store, ada.client.person.hash)
    assert not one.met
    with house.rooms.store.writing() as connection:
        replacing(room.id, [replace(one, met=True)])(connection)
    assert 'class="goal met"' in ada.open(f"/games/{room.id}?lang={lang}").html
    assert ada.open("/challenges").html.count("seal") == 1


def test_a_press_is_a_form(house: House) -> None:
    ada = Visitor(house)
    ada.open("/challenges")
    answer = ada.client.post("/challenges/dune-leaders", data={"part": "leader:leto_atreides"})
    room = house.rooms.open(answer.url.path.removeprefix("/games/"))
    assert room.row.config["challenge"] == {"id": "dune-leaders", "part": "leader:leto_atreides"}
    assert ada.client.get("/challenges/dune-leaders").url.path == "/challenges"


def test_programs_begin_them_too(house: House) -> None:
    ada = house.client()
    listed = ada.get("/api/challenges").json()
    assert [one["id"] for one in listed] == list(ALL)
    game = ada.post("/api/challenges/runewars-early").json()
    assert game["title"] == "runewars"
    assert ada.post("/api/challenges/nothing").status_code == 404


def test_challenges_of_a_title_that_comes_later_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    every = games.names()
    with monkeypatch.context() as patch:
        patch.setattr(games, "names", lambda: every[:1])
        assert {title for title, _one in challenges().values()} == {every[0]}
    assert {title for title, _one in challenges().values()} == set(every)
