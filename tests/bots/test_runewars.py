"""The heuristic bot at Runewars: it wins against chance, it does not peek, and it knows what it wants."""

from __future__ import annotations

from typing import Any

import pytest

from hagal import bots, games
from hagal.bots.runewars import bidding, cards, fighting, questing
from hagal.bots.runewars.chances import one_of
from hagal.bots.runewars.lands import Lands
from hagal.bots.runewars.mind import ANSWERS, WRAPPED, Mind
from hagal.bots.runewars.worth import Worth
from hagal.games.runewars.orders.march import March
from hagal.games.runewars.orders.recruit import Recruit
from hagal.games.runewars.state import Runewars
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance, answer
from hagal.kernel.step import Choice, Step
from hagal.kernel.term import TERMS
from hagal.lab import arena
from hagal.text import LANGUAGES, say
from tests.games.runewars.position import (
    at,
    board,
    choose,
    hand,
    hero,
    offered,
    position,
    push,
    rune,
    stronghold,
    units,
)

TITLE = games.title("runewars")


def start(seed: int, players: int = 3, **options: Any) -> Runewars:
    s = TITLE.start(TITLE.rules(players, (), {"factions": "random", **options}), seed)
    assert isinstance(s, Runewars)
    return s


@pytest.mark.parametrize("edition", ["revised", "2010"])
def test_it_beats_chance(edition: str) -> None:
    names = ["heuristic", "random", "random"]
    plan = arena.Plan("runewars", names, games=9, options={"edition": edition, "factions": "random"})
    assert arena.run(plan).standings["heuristic"].wins >= 8


@pytest.mark.parametrize(("players", "edition", "seed"), [(2, "revised", 1), (3, "2010", 2), (4, "revised", 3)])
def test_its_games_end_and_every_choice_has_a_reason(players: int, edition: str, seed: int) -> None:
    s = start(seed, players, edition=edition)
    said: set[str] = set()

    def listen(_s: Any, _seat: int, bot: bots.Bot, _step: Step[Any]) -> None:
        if bot.why.id not in said:
            said.add(bot.why.id)
            for lang in LANGUAGES:
                assert say(bot.why, lang)

    bots.play(s, [bots.make("heuristic", seat) for seat in range(players)], listen)
    assert advance(s) is None
    assert {"bots-rw-order", "bots-rw-recruit", "bots-rw-settle"} <= said


def test_it_answers_the_same_whatever_it_cannot_see() -> None:
    """What is hidden is drawn anew many times: the orders and marches chosen do not change with it."""
    s = start(5, 3)
    seats = [bots.make("heuristic", seat) for seat in range(3)]
    asked = 0
    for _ in range(400):
        options = advance(s)
        if options is None:
            break
        question, seat, _source = s.stack[-1]
        if question.tag in ("activate_area", "who_goes", "choose_dial") and len(options) > 1:
            keys = {Mind(1).choose(determinize(s, (seat,), Rng(n)), seat, options[:]).key() for n in range(4)}
            assert len(keys) == 1
            asked += 1
        bots.answer(s, seat, seats[seat], options)
    assert asked > 5


def test_choosing_leaves_the_game_alone() -> None:
    s = start(6, 2)
    for _ in range(150):
        options = advance(s)
        assert options is not None
        seat = s.stack[-1][1]
        before = snapshot(s)
        bots.decide(s, seat, bots.make("heuristic", 1), options)
        assert snapshot(s) == before
        bots.answer(s, seat, bots.make("heuristic", 1), options)


def test_the_questions_it_knows_exist() -> None:
    """A question that was renamed would go unanswered without a word."""
    known = {**TERMS.of(""), **TERMS.of("runewars")}
    for tag in ANSWERS:
        assert issubclass(known[tag], Choice), tag


def test_what_it_knows_about_options_and_cards_exists() -> None:
    known = {**TERMS.of(""), **TERMS.of("runewars")}
    for tags in (cards.GLADLY, cards.EITHER, cards.USED, bidding.PRIZES, questing.RESULTS, questing.STROKES, WRAPPED):
        assert set(tags) <= set(known)
    tactics = {card.id for card in TITLE.rules(4, (), {}).kinds["tactic"]}
    for ids in (cards.TACTICS, cards.HELD, fighting.BATTLE):
        assert set(ids) <= tactics


def test_a_chance_counts_the_cards_that_are_left() -> None:
    s = start(7, 2)
    advance(s)
    gold = len([i for i in s.fate if s.face[i].destiny == 0])
    assert one_of(s, (True, False, False), 1) == pytest.approx(gold / len(s.fate))
    assert one_of(s, (True, True, True), 1) == 1.0
    assert one_of(s, (True, False, False), 0) == 0.0


def test_an_unknown_token_may_be_a_dragon_rune() -> None:
    s = start(8, 2)
    seats = [bots.make("heuristic", seat) for seat in range(2)]
    while s.year < 1:
        options = advance(s)
        assert options is not None
        seat = s.stack[-1][1]
        bots.answer(s, seat, seats[seat], options)
    worth = Worth(s, 0, Lands(s.board))
    for i in s.runes:
        known = bool(s.known[i] & 1)
        assert worth.dragon(i) == (float(s.face[i].dragon) if known else 0.5)


# What it does in positions


def chosen(s: Runewars, seat: int = 0) -> str:
    """The key that the bot answers with."""
    options = advance(s)
    assert options is not None
    return Mind(1).choose(determinize(s, (seat,), Rng(1)), seat, options).key()


def played(s: Runewars, seat: int = 0, most: int = 30) -> list[str]:
    """The keys that the bot answers with until nothing is asked any more."""
    keys: list[str] = []
    for _ in range(most):
        options = advance(s)
        if options is None:
            return keys
        option = next(option for option in options if option.key() == chosen(s, seat))
        keys.append(option.key())
        answer(s, option)
    raise AssertionError(keys)


def march(s: Runewars) -> None:
    """Seat 0 mobilizes."""
    s.players[0].order, s.players[0].played = 2, (2,)
    push(s, March())


def rich(**areas: tuple[int, int, int]) -> Runewars:
    """Daqan against Latari on a board where some areas yield something."""
    printed: dict[str, Any] = {id: {"yields": yields} for id, yields in areas.items()}
    return position(layout=board(**printed))


def test_it_goes_to_where_there_is_something() -> None:
    s = rich(a3=(1, 1, 1))
    units(s, "a2", 0, footman=3)
    march(s)
    assert played(s) == ["activate a3", "move 1 footman a2"]


def test_one_unit_stays_where_an_area_would_be_lost() -> None:
    s = rich(a1=(1, 1, 1), a3=(1, 1, 1), b3=(1, 1, 1))
    units(s, "a2", 0, footman=1)
    march(s)
    assert chosen(s) == "none"


def test_it_attacks_when_the_odds_are_good() -> None:
    s = position()
    units(s, "b3", 0, footman=4, knight=3)
    units(s, "a3", 0, footman=1)
    units(s, "c3", 1, archer=2)
    rune(s, "c3", dragon=True, up=True)
    march(s)
    assert chosen(s) == "activate c3"


def test_it_leaves_a_strong_army_alone() -> None:
    s = position()
    units(s, "b3", 0, footman=3)
    units(s, "c3", 1, archer=4, warrior=3)
    rune(s, "c3", dragon=True, up=True)
    march(s)
    assert chosen(s) != "activate c3"


def test_whoever_claims_victory_is_attacked_at_worse_odds() -> None:
    s = position()
    units(s, "b3", 0, footman=7)
    units(s, "a3", 0, footman=1)
    units(s, "c3", 1, archer=5)
    rune(s, "c3", dragon=True, up=True)
    march(s)
    assert chosen(s) != "activate c3"
    s.players[1].marker = 0
    assert chosen(s) == "activate c3"


@pytest.mark.parametrize("leader", [1, 2])
def test_a_rune_of_the_leader_is_worth_more(leader: int) -> None:
    """Whoever has four may soon win and must be stopped, one who has three may not."""
    s = position("daqan", "latari", "waiqar")
    for seat, id, guard in ((1, "d2", {"archer": 1}), (2, "b3", {"reanimate": 1})):
        units(s, id, seat, **guard)
        rune(s, id, dragon=True, up=True)
        for letter in "abc"[: 3 if seat == leader else 2]:
            rune(s, f"h{seat}{letter}", dragon=True, up=True)
    worth = Worth(s, 0, Lands(s.board))
    lies, other = ("d2", "b3") if leader == 1 else ("b3", "d2")
    assert worth.area[at(s, lies)] > 1.5 * worth.area[at(s, other)]


def test_it_claims_victory_with_six_runes() -> None:
    s = position()
    for id in ("h0a", "h0b", "h0c"):
        rune(s, id, dragon=True)
    for id in ("a1", "a2", "a3"):
        units(s, id, 0, footman=1)
        rune(s, id, dragon=True)
    s.players[0].order = 4
    push(s, "turn_end")
    assert chosen(s) == "claim"


def test_a_dragon_rune_goes_to_where_it_is_safe_and_a_false_one_to_the_front() -> None:
    s = position()
    units(s, "e3", 0, footman=1)
    units(s, "d3", 1, warrior=6)
    s.year = 3
    push(s, "receive_rune")
    while "rune e3" not in offered(s):
        choose(s, offered(s)[0])
    keys = played(s)
    assert len(keys) == 2
    dragon = next(k for i, k in zip(s.runes, s.rune_at, strict=True) if s.face[i].dragon)
    bluff = next(k for i, k in zip(s.runes, s.rune_at, strict=True) if not s.face[i].dragon)
    assert s.home[dragon] == 0
    assert bluff == at(s, "e3")


def test_it_talks_to_neutral_units_if_it_has_influence() -> None:
    s = rich(a3=(1, 1, 1))
    units(s, "a2", 0, footman=2)
    units(s, "a3", -1, giant=1)
    s.players[0].influence = 6
    march(s)
    keys = played(s)
    assert keys[0] == "activate a3"
    assert any(key.startswith("diplomacy") for key in keys)


def test_a_hero_goes_where_a_quest_is() -> None:
    s = position(layout=board(a4={"yields": (0, 0, 0)}))
    hero(s, 0, "a2", "grey_ker")
    quest = hand(s, 0, "quest", "secrets_and_lies")
    assert s.face[quest].areas == ()
    push(s, "quest_phase")
    assert "quest secrets_and_lies" in played(s)


def test_it_bids_for_a_rune_and_not_for_nothing() -> None:
    s = position()
    s.players[0].influence = s.players[1].influence = 5
    bids = {}
    for id in ("a_rune_beneath_the_snow", "the_wild_stirs"):
        card = s.rules.component(f"season:{id}")
        i = next(i for season in s.seasons for i in season if s.face[i] is card)
        push(s, card.effects[0], 0, i)  # type: ignore[attr-defined]
        bids[id] = int(chosen(s).removeprefix("bid "))
        s.stack.clear()
    assert bids["a_rune_beneath_the_snow"] >= 2 > bids["the_wild_stirs"]


def test_recruits_come_to_the_stronghold_that_is_threatened() -> None:
    s = rich(d3=(1, 1, 1))
    stronghold(s, "h0a", 0)
    stronghold(s, "d3", 0)
    units(s, "e3", 1, warrior=5)
    s.players[0].order = 5
    push(s, Recruit())
    keys = played(s)
    assert any(key.startswith("deploy") and key.endswith("d3") and not key.startswith("deploy 0") for key in keys)


def test_in_winter_the_least_worth_starve() -> None:
    s = position()
    units(s, "a1", 0, footman=3, knight=2)
    s.players[0].dials = (4, 2, 2)
    push(s, "winter", -1)
    assert chosen(s) == "destroy footman"


@pytest.mark.parametrize(("season", "goes"), [(2, 3), (3, 6)])
def test_before_winter_no_more_march_than_are_fed(season: int, goes: int) -> None:
    """Where they go they stay until spring. In winter itself, what is above the food dial has starved already."""
    s = rich(c3=(1, 1, 1))
    units(s, "b3", 0, footman=8)
    units(s, "d3", 1, warrior=7)
    rune(s, "c3", dragon=True, up=True)
    s.season = season
    s.players[0].dials = (3, 2, 2)
    march(s)
    keys = played(s)
    assert keys[0] == "activate c3"
    sent = sum(int(key.split()[1]) for key in keys[1:])
    assert sent <= goes if season == 2 else sent >= goes


@pytest.mark.parametrize(("food", "fed"), [(3, False), (8, True)])
def test_recruits_go_where_they_are_fed(food: int, fed: bool) -> None:
    s = rich(d3=(1, 1, 1))
    stronghold(s, "h0a", 0)
    stronghold(s, "d3", 0)
    units(s, "d3", 0, footman=3)
    units(s, "e3", 1, warrior=5)
    s.season = 2
    s.players[0].dials = (food, 3, 0)
    s.players[0].order = 5
    push(s, Recruit())
    keys = played(s)
    there = [key for key in keys if key.startswith("deploy") and key.endswith("d3")]
    assert there
    assert (sum(int(key.split()[1]) for key in there) > 0) is fed
