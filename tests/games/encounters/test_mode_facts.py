"""Every mode answers for itself, in every face: none is what is left when it is no other."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.encounters.alien.effects.goals import BEAST
from hagal.games.encounters.alien.seen import hive_of
from hagal.games.encounters.hunters.seen import hunt_of
from hagal.games.encounters.modes import ALIEN, HUNTERS, MIX, MODES, Mode, has_rooms, played, seen
from hagal.games.encounters.names import OFFICER_COST
from hagal.table.games import face as at_table
from hagal.table.games.encounters import MODES as TABLE
from hagal.table.games.encounters.look import DIALECTS as AT_TABLE
from hagal.terminal.faces import face as in_terminal
from hagal.terminal.faces.encounters import ENDINGS
from hagal.terminal.faces.encounters.board import MISSIONS, PLAYERS
from hagal.terminal.faces.encounters.pieces import DIALECTS as IN_TERMINAL
from hagal.terminal.faces.encounters.setup import ASKS

ALL = pytest.mark.parametrize("mode", MODES, ids=[mode.name for mode in MODES])


def started(mode: Mode) -> Game:
    return hagal.new("encounters", players=2, modules=sorted(mode.modules), seed=1)


@ALL
def test_a_game_says_which_mode_it_is(mode: Mode) -> None:
    game = started(mode)
    assert played(game.record.modules) is mode
    found = seen(game.view(None))
    assert (found.hunts, found.hive) == (mode.hunts, mode.hive)


def test_no_mode_stands_for_what_is_not_known() -> None:
    assert played(hagal.new("encounters", players=1).record.modules).name == "hunted"
    with pytest.raises(KeyError):
        played(("berserkers",))


def test_each_face_knows_each_mode() -> None:
    names = {mode.name for mode in MODES}
    for known in (TABLE, ENDINGS, MISSIONS, PLAYERS, ASKS):
        assert set(known) == names


@ALL
def test_who_may_act_unasked(mode: Mode) -> None:
    """Whoever has cards in hand might Coordinate, among Aliens, too; Predators never do."""
    game = started(mode)
    while game.view(None)["phase"] != "action":
        game.choose(game.decisions[0].keys[0])
    view = game.view(None)
    for face in (at_table("encounters"), in_terminal("encounters")):
        may = [face.may_aside(view, seat) for seat in range(2)]
        assert may == [not mode.hunts and seat != view["active"] for seat in range(2)]


@ALL
def test_what_the_pile_beside_the_hq_costs(mode: Mode) -> None:
    price = mode.officer_price({"instinct_price": OFFICER_COST + 4})
    assert price == OFFICER_COST + 4 * mode.hunts


@ALL
def test_its_dialects_are_spoken_in_each_face(mode: Mode) -> None:
    rooms = has_rooms(started(mode).view(None))
    assert rooms is (mode.hive and mode.name != MIX)
    for spoken in (AT_TABLE, IN_TERMINAL):
        assert set(mode.dialects(rooms)) <= set(spoken)
    assert (HUNTERS in mode.dialects(rooms), ALIEN in mode.dialects(rooms)) == (mode.hunts, rooms)


@ALL
def test_what_the_view_has_is_asked_for_by_its_name(mode: Mode) -> None:
    """Aliens have no Gear; a Prey deck is where Predators hunt, a Hatchery where there are Aliens."""
    view = started(mode).view(None)
    hunt, hive = hunt_of(view), hive_of(view)
    assert (hunt is not None, hive is not None) == (mode.hunts, mode.hive)
    assert mode.geared == (hunt is not None and hunt["gear"] > 0)
    assert set(mode.points) <= set(view)
    assert bool(mode.points) == mode.hunts


def test_the_honor_of_a_trophy_is_that_of_its_mode() -> None:
    """A Failed Clone and the Beast are worth something of their own where Predators hunt Aliens (PR-300, PR-326)."""
    hunt = played({"hunters", "alien"})
    game = started(hunt)
    components: dict[str, Any] = dict(game.state.rules.components)
    clone = next(card for ref, card in components.items() if ref.startswith("character:") and card.rarity == "rare")
    plain = next(card for ref, card in components.items() if ref.startswith("enemy:") and card.honor)
    beast = components[f"enemy:{BEAST}"]
    view, options = {**game.view(None), "clones": [clone.id]}, {"beast_honor": 7}
    assert [hunt.trophy(card, view, options) for card in (clone, plain, beast)] == [3, plain.honor, 7]
    assert hunt.trophy(clone, {**view, "clones": []}, options) == clone.honor
    assert played({"hunters"}).trophy(beast, view, options) == beast.honor
