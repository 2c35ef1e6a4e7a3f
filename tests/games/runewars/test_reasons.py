"""Why areas and units cannot be chosen: what the rules of movement, retreats and building say of them."""

from __future__ import annotations

from hagal.games.runewars.army import of_slots
from hagal.games.runewars.battle.retreat import push_retreat
from hagal.games.runewars.components import City
from hagal.games.runewars.names import CONQUER, FORTIFY, MOBILIZE, MOUNTAIN, STRATEGIZE, WATER
from hagal.games.runewars.orders.ways import between
from hagal.games.runewars.quests.phase import HeroSteps
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.view import view
from hagal.text import LANGUAGES, say
from tests.games.runewars.position import (
    at,
    board,
    choose,
    hero,
    offered,
    ordered,
    position,
    push,
    rune,
    slot_of,
    stronghold,
    units,
)


def why(s: Runewars, key: str) -> str:
    """The id of the reason; it can be told in every language."""
    assert key not in offered(s)
    choice, seat, source = s.stack[-1]
    reason = choice.why_not(s, seat, source, key)  # type: ignore[attr-defined]
    assert all(say(reason, lang) for lang in LANGUAGES)
    return str(reason.id)


def test_units_that_do_not_march() -> None:
    s = position()
    units(s, "c3", 0, footman=2, knight_routed=1)
    units(s, "c2", 0, bowman=1, beastman=1)
    units(s, "a1", 0, bowman=1)
    units(s, "d3", 0, bowman=1)
    units(s, "b4", 1, archer=1)
    units(s, "c5", 1, archer=1)
    s.activated[at(s, "d3")] |= 1
    ordered(s, CONQUER)
    choose(s, "activate c5")
    assert why(s, "move 1 bowman d3") == "rw-why-token"
    assert why(s, "move 1 bowman a1") == "rw-why-far"
    assert why(s, "move 1 knight c3") == "rw-why-units-routed"
    assert why(s, "move 1 bowman b4") == "rw-why-not-yours"
    assert why(s, "move 1 footman c5") == "rw-why-there"
    assert "move 2 footman c3" in offered(s)


def test_allies_need_an_escort_and_who_was_passed_over_stays() -> None:
    s = position()
    units(s, "c3", 0, footman=1, beastman=1)
    units(s, "c5", 0, footman=1)
    ordered(s, MOBILIZE)
    choose(s, "activate c4")
    assert why(s, "move 1 beastman c3") == "rw-why-escort"
    choose(s, "move 1 footman c5")
    assert why(s, "move 1 footman c3") == "rw-why-passed"
    assert "move 1 beastman c3" in offered(s)


def test_no_second_battle() -> None:
    s = position()
    units(s, "c3", 0, footman=1)
    units(s, "c4", 1, archer=1)
    hero(s, 0, "c3", "silhouette")
    s.fought = True
    ordered(s, MOBILIZE)
    choose(s, "activate c4")
    assert why(s, "move 1 footman c3") == "rw-why-second-battle"


def test_heroes_that_stay_behind() -> None:
    s = position()
    units(s, "c3", 0, footman=1)
    hero(s, 0, "e1", "silhouette")
    hero(s, 0, "c4", "grey_ker")
    ordered(s, MOBILIZE)
    choose(s, "activate c4")
    assert why(s, "move silhouette") == "rw-why-hero-stays"
    assert why(s, "move grey_ker") == "rw-why-there"


def test_where_nobody_is_moved_with_strategize() -> None:
    s = position(layout=board(sides={("c3", "c4"): MOUNTAIN, ("c4", "c3"): MOUNTAIN}))
    units(s, "c3", 0, footman=1, beastman=1)
    units(s, "b1", 0, footman=1)
    units(s, "d2", 1, archer=1)
    units(s, "e5", 0, footman_routed=1)
    s.activated[at(s, "b1")] |= 1
    ordered(s, STRATEGIZE)
    assert why(s, "units b1") == "rw-why-token"
    assert why(s, "units d2") == "rw-why-not-yours"
    assert why(s, "units e5") == "rw-why-nobody"
    choose(s, "units c3")
    assert why(s, "move d2") == "rw-why-enemies"
    assert why(s, "move c4") == "rw-why-mountain"
    assert why(s, "move a1") == "rw-why-apart"


def test_where_a_hero_does_not_go() -> None:
    s = position(layout=board(sides={("c3", "c4"): WATER}))
    k = hero(s, 0, "c3", "silhouette")
    push(s, HeroSteps(1), 0, s.players[0].heroes[k])
    assert why(s, "go c4") == "rw-why-water"
    assert why(s, "go e1") == "rw-why-apart"
    reason = HeroSteps(0).why_not(s, 0, s.players[0].heroes[k], "go c2")
    assert reason is not None
    assert reason.id == "rw-why-steps"


def test_where_nobody_retreats_to() -> None:
    s = position()
    units(s, "b2", 0, footman=1)
    units(s, "c2", 0, footman=1)
    units(s, "c4", 1, archer=1)
    slot = slot_of(s, 0, "footman")
    push_retreat(s, 0, of_slots([(slot, 1)]), at(s, "c3"))
    assert sorted(offered(s)) == ["retreat b2", "retreat c2"]
    assert why(s, "retreat c4") == "rw-why-haven"
    assert why(s, "retreat d3") == "rw-why-friendly-haven"
    assert why(s, "retreat a1") == "rw-why-apart"


def test_where_no_stronghold_is_built() -> None:
    s = position()
    units(s, "c3", 0, footman=1)
    units(s, "d2", 1, archer=1)
    stronghold(s, "c3", 0)
    units(s, "b2", 0, footman=1)
    city = s.rules.kinds["city"][0]
    assert isinstance(city, City)
    s.city[at(s, "b2")] = city
    units(s, "a1", 0, footman=1)
    stronghold(s, "h0b", 0, damaged=True)
    s.players[0].dials = (2, 2, 2)
    ordered(s, FORTIFY)
    assert why(s, "build d2") == "rw-why-not-yours"
    assert why(s, "build c3") == "rw-why-stronghold"
    assert why(s, "build b2") == "rw-why-city"
    choose(s, "build a1")
    assert why(s, "build h0a") == "rw-why-works-done"


def test_what_costs_too_much() -> None:
    s = position()
    units(s, "a1", 0, footman=1)
    stronghold(s, "h0a", 0, damaged=True)
    rune(s, "a1", dragon=True)
    rune(s, "h0b", dragon=False)
    s.players[0].dials = (2, 2, 0)
    ordered(s, FORTIFY)
    assert why(s, "build a1") == "rw-why-no-wood-ore"
    assert why(s, "build h0a") == "rw-why-no-ore"


def test_the_way_of_units_is_in_the_view() -> None:
    s = position(layout=board(sides={("c3", "c4"): MOUNTAIN, ("c4", "c3"): MOUNTAIN}))
    units(s, "c3", 0, footman=1)
    units(s, "c5", 0, footman=1)
    ordered(s, MOBILIZE)
    choose(s, "activate c4")
    assert view(s, ())["march_to"] == "c4"
    choose(s, "move 1 footman c3")
    [march] = view(s, ())["marching"]
    assert (march["from"], march["to"], march["n"], march["through"]) == ("c3", "c4", 1, ["d3"])
    assert between(s, 0, at(s, "c3"), at(s, "c2"), False) == []
    assert between(s, 0, at(s, "a1"), at(s, "e5"), False) == []
