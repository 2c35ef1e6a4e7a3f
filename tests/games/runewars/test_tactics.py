"""Every tactics card: what it does, and when it can be played."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from hagal.games.runewars.catalogue.tactics import TACTICS
from hagal.games.runewars.components import City
from hagal.games.runewars.names import CONQUER, MOUNTAIN, TRIANGLE
from hagal.games.runewars.quests.duel import begin
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics import play
from hagal.kernel.events import Log
from tests.games.runewars.position import (
    at,
    board,
    choose,
    counts,
    hand,
    hero,
    offered,
    ordered,
    position,
    push,
    rune,
    stronghold,
    units,
)
from tests.games.runewars.table import told
from tests.rules import rule

HERE = Path(__file__)


def turn(s: Runewars, card: str) -> Runewars:
    """At the end of the turn of seat 0, with a card in hand."""
    hand(s, 0, "tactic", card)
    s.players[0].order, s.players[0].played = 8, (1, 8)
    push(s, "turn_end", 0)
    return s


def playable(s: Runewars) -> list[str]:
    return [key for key in offered(s) if key.startswith("tactic")]


def attacked(card: str, seat: int = 1, **options: str) -> Runewars:
    """Two Footmen and two Bowmen of seat 0 attack two Archers and a Warrior in c3; a seat has a card in hand."""
    s = position(**options)  # type: ignore[arg-type]
    units(s, "c2", 0, footman=2, bowman=2)
    units(s, "c3", 1, archer=2, warrior=1)
    units(s, "c4", 1, archer=1)
    hand(s, seat, "tactic", card)
    ordered(s, CONQUER)
    choose(s, "activate c3", "move 2 bowman c2", "move 2 footman c2")
    return s


def cast(s: Runewars, seat: int, card: str) -> None:
    """A card is played, and nothing comes after it."""
    found = next(option for option in play.options(s, seat, play.MOMENTS) if option.key() == f"tactic {card}")
    s.stack.clear()
    push(s, found, seat)
    offered(s)


def side(s: Runewars, which: int) -> list[int]:
    assert s.battle is not None
    return s.battle.units[which]


def test_every_card_has_a_test_here() -> None:
    named = {node.value for node in ast.walk(ast.parse(HERE.read_text("utf-8"))) if isinstance(node, ast.Constant)}
    assert {card.id for card in TACTICS} <= named


def test_fifty_cards_of_25_titles_15_of_the_own_turn() -> None:
    assert (len(TACTICS), sum(card.count for card in TACTICS)) == (25, 50)
    assert len([card for card in TACTICS if card.times == ("turn",)]) == 15
    assert {time for card in TACTICS for time in card.times} <= set(play.MOMENTS)


# The own turn


def test_horrific_rumors() -> None:
    s = turn(position(), "horrific_rumors")
    units(s, "c3", 1, archer=1)
    choose(s, "tactic horrific_rumors")
    assert "token 1 c3" not in offered(s)  # he controls it
    choose(s, "token 1 c4")
    assert s.activated[at(s, "c4")] == 2


def test_raze_a_city() -> None:
    s = turn(position(), "raze_a_city")
    assert not playable(s)
    s.city[at(s, "c3")] = City("test", "Test", shape=TRIANGLE, units=1, tactics=1, influence=1, quests=1)
    units(s, "c3", 0, footman=1)
    choose(s, "tactic raze_a_city")
    assert s.city[at(s, "c3")] is None
    assert s.players[0].influence == 2


def test_lost_city() -> None:
    s = turn(position(), "lost_city")
    hero(s, 0, "c3")
    units(s, "c3", -1, beastman=1, dragon_routed=1)
    units(s, "c1", 1, archer=1)
    choose(s, "tactic lost_city")
    choose(s, offered(s)[0])  # where the neutral units retreat to
    assert (counts(s, "c3"), s.control[at(s, "c3")], s.stronghold[at(s, "c3")]) == ({}, 0, 1)
    t = turn(position(), "lost_city")
    hero(t, 0, "h1a")  # an enemy's
    assert not playable(t)


def test_mountain_pass() -> None:
    sides = {("c2", other): MOUNTAIN for other in ("c1", "c3", "b1", "b2", "d1", "d2")}
    s = position(layout=board(sides=sides))
    units(s, "c2", 0, footman=1)
    turn(s, "mountain_pass")
    choose(s, "tactic mountain_pass")
    ordered(s, CONQUER)
    choose(s, "activate c3")
    assert "move 1 footman c2" in offered(s)


def test_call_to_council() -> None:
    s = turn(position("daqan", "latari", "uthuk"), "call_to_council")
    choose(s, "tactic call_to_council", "player 2")
    assert [len(p.fresh) for p in s.players] == [2, 0, 2]


@rule("RW-049")
def test_whispers_of_the_guild() -> None:
    s = turn(position(), "whispers_of_the_guild")
    p = s.players[0]
    p.orders = 0b11111100
    p.orders &= ~(1 << 8)
    choose(s, "tactic whispers_of_the_guild")
    assert (p.played, bool(p.orders >> 1 & 1)) == ((8,), True)  # Strategize is back; the current order stays


def test_beast_trail() -> None:
    s = turn(position(), "beast_trail")
    choose(s, "tactic beast_trail")
    assert "call razorwing a1" in offered(s)  # empty, beside the home realm
    assert "call beastman c3" not in offered(s)
    choose(s, "call beastman h0a")
    assert (counts(s, "h0a"), s.control[at(s, "h0a")]) == ({"beastman": 2}, 0)


@rule("RW-113")
def test_sleeper_awakes() -> None:
    s = turn(position(), "sleeper_awakes")
    choose(s, "tactic sleeper_awakes", "call giant a1")
    assert (counts(s, "a1"), s.control[at(s, "a1")]) == ({"giant": 1}, -1)


def test_smoke_on_the_hills() -> None:
    s = turn(position(), "smoke_on_the_hills")
    assert not playable(s)
    units(s, "c3", -1, beastman=2)
    units(s, "c2", -1, beastman=1)
    choose(s, "tactic smoke_on_the_hills", "drive c3", "drive to c2")
    assert (counts(s, "c3"), counts(s, "c2")) == ({}, {"beastman": 3})


def test_hidden_vault() -> None:
    s = turn(position(), "hidden_vault")
    assert not playable(s)
    rune(s, "h0a", dragon=True)
    choose(s, "tactic hidden_vault", "token to h0b")
    assert s.rune_at == [at(s, "h0b")]


def test_seeing_stone() -> None:
    s = turn(position(), "seeing_stone")
    rune(s, "c3", dragon=True)
    rune(s, "e5", dragon=False)
    choose(s, "tactic seeing_stone", "scry c2")
    assert [s.known[i] & 3 for i in s.runes] == [1, 0]


def test_night_march() -> None:
    s = turn(position(), "night_march")
    assert not playable(s)
    s.activated[at(s, "c3")] = 3
    choose(s, "tactic night_march")
    assert s.activated[at(s, "c3")] == 2


def test_village_levy() -> None:
    s = turn(position(), "village_levy")
    assert not playable(s)
    stronghold(s, "h0a", 0)
    choose(s, "tactic village_levy")
    assert offered(s) == ["levy bowman", "levy footman"]
    choose(s, "levy bowman")
    assert counts(s, "h0a") == {"bowman": 2}


def test_laden_caravan() -> None:
    s = turn(position(), "laden_caravan")
    choose(s, "tactic laden_caravan", "wood", "ore")
    assert s.players[0].dials == (3, 3, 3)


def test_owed_favor() -> None:
    s = turn(position(), "owed_favor")
    s.players[0].influence = 3
    s.players[1].influence = 3
    assert not playable(s)
    s.players[1].influence = 4
    choose(s, "tactic owed_favor")
    assert [p.influence for p in s.players] == [5, 2]


# Battles


@rule("OP-4", "RWF-008", "RW-204")
@pytest.mark.parametrize(("reading", "fled"), [("standing", "archer"), ("routed", "archer_routed")])
def test_tactical_retreat(reading: str, fled: str) -> None:
    s = attacked("tactical_retreat", tactical_retreat=reading)
    choose(s, "tactic tactical_retreat")
    assert counts(s, "c3") == {"footman": 2, "bowman": 2}
    assert counts(s, "c4")[fled] == (3 if reading == "standing" else 2)
    assert s.battle is None
    assert s.fought == 1


def test_summon_lightning() -> None:
    s = attacked("summon_lightning")
    cast(s, 1, "summon_lightning")
    while s.stack:
        choose(s, offered(s)[0])
    assert side(s, 0) == []  # four units of one health each
    assert side(s, 1) == []  # two Archers and a Warrior: four


def test_rally_cry() -> None:
    s = turn(position(), "rally_cry")
    assert not playable(s)
    units(s, "c3", 0, footman_routed=3, knight_routed=2)
    choose(s, "tactic rally_cry", "stand footman", "stand footman", "stand knight")
    assert counts(s, "c3") == {"footman": 2, "footman_routed": 1, "knight": 2}


def test_rally_cry_in_a_battle() -> None:
    s = attacked("rally_cry", seat=0)
    assert s.battle is not None
    s.battle.units[0] = [1, 1, 16, 17]  # two Bowmen and a Footman are routed
    cast(s, 0, "rally_cry")
    choose(s, "stand bowman routed", "stand bowman routed", "stand footman routed")
    assert side(s, 0) == [0, 0, 16, 16]


def test_to_the_winner() -> None:
    s = attacked("to_the_winner")
    choose(s, "tactic to_the_winner")
    before = [(p.influence, len(p.fresh)) for p in s.players]
    while s.battle is not None:
        choose(s, offered(s)[0])
    after = [(p.influence, len(p.fresh)) for p in s.players]
    winner = s.control[at(s, "c3")]
    assert after[winner] == (before[winner][0] + 3, before[winner][1] + 1)
    assert after[1 - winner][0] == before[1 - winner][0]


def test_scorched_earth() -> None:
    s = position()
    units(s, "c2", 0, footman=5)
    units(s, "c3", 1, archer=1)
    stronghold(s, "c3", 1)
    hand(s, 1, "tactic", "scorched_earth")
    ordered(s, CONQUER)
    choose(s, "activate c3", "move 5 footman c2")
    cast(s, 1, "scorched_earth")
    assert len(side(s, 0)) == 2
    assert (s.stronghold[at(s, "c3")], s.players[1].strongholds) == (-1, 4)
    assert not playable(attacked("scorched_earth"))  # no stronghold there


def test_arrow_storm() -> None:
    s = attacked("arrow_storm", seat=0)
    cast(s, 0, "arrow_storm")
    assert s.stack[-1][1] == 1  # the defender takes two damage as he likes
    while s.stack:
        choose(s, next(key for key in offered(s) if "archer" in key))
    assert len(side(s, 1)) == 1


def test_wall_of_shields() -> None:
    s = attacked("wall_of_shields")
    choose(s, "tactic wall_of_shields")
    assert s.battle is not None
    assert s.battle.bonus == (0, 2)


# Heroes


def duel(card: str, seat: int = 0) -> Runewars:
    s = position()
    hero(s, 0, "c3", "mad_carthos")
    hero(s, 1, "c3", "silhouette")
    hand(s, seat, "tactic", card)
    s.log = Log()
    return s


def test_poisoned_blade() -> None:
    s = duel("poisoned_blade", seat=1)
    begin(s, 0, s.players[0].heroes[0], 1, s.players[1].heroes[0])
    cast(s, 1, "poisoned_blade")
    assert s.players[0].figures[0][1] == 1
    assert [(event["seat"], event["hero"].id, event["n"]) for event in told(s, "rw-wound")] == [(0, "mad_carthos", 1)]


def test_second_wind() -> None:
    s = duel("second_wind", seat=1)
    begin(s, 0, s.players[0].heroes[0], 1, s.players[1].heroes[0])
    assert play.options(s, 1, play.MOMENTS) == []  # nothing to heal
    s.players[1].figures[0] = (at(s, "c3"), 1, 0, 0, 0, 0)
    cast(s, 1, "second_wind")
    assert s.players[1].figures[0][1] == 0
    assert [(event["seat"], event["hero"].id, event["n"]) for event in told(s, "rw-mend")] == [(1, "silhouette", 1)]


@rule("RWR-012")
@pytest.mark.parametrize(("edition", "turn_too"), [("revised", False), ("2010", True)])
def test_ambush(edition: str, turn_too: bool) -> None:
    s = position(edition=edition)
    units(s, "c3", 0, footman=1)
    hero(s, 1, "c3", "silhouette")
    turn(s, "ambush")
    assert (playable(s) == ["tactic ambush"]) is turn_too
    assert [step.key() for step in play.options(s, 0, ("quest",))] == ["tactic ambush"]
    s.stack.clear()
    push(s, play.options(s, 0, ("quest",))[0], 0)
    choose(s)
    assert s.players[1].figures[0][1] == 2
    t = position(edition=edition)
    hero(t, 1, "c3", "silhouette")  # nobody's area
    hand(t, 0, "tactic", "ambush")
    assert play.options(t, 0, ("quest",)) == []
