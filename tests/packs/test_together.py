"""Packs in games of two modes: of each what has its place there takes part, and what is left out stays out."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import hagal
from hagal import packs
from hagal.game import Game
from hagal.games.encounters.alien.hunt import LEFT_OUT
from hagal.lab import soak
from hagal.packs.pack import Pack
from tests.games.encounters.eager import best
from tests.rules import rule

SAMPLES = Path(__file__).parent
ALIEN, HUNTERS, HUNTED = (SAMPLES / f"{name}.yaml" for name in ("alien", "hunters", "sample"))
GAMES = [("hunted", (ALIEN,)), ("hunted", (HUNTED,)), ("hunters", (ALIEN, HUNTERS))]


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAGAL_PACKS", str(tmp_path / "kept"))


def pack(mode: str, text: str) -> Pack:
    head = f"hagal: pack 1\ngame: encounters\nmode: {mode}\npack: test\n"
    return packs.read_bytes((head + text).encode(), "test.yaml")


def new(second: str, *found: Any, players: int = 2, **options: Any) -> Game:
    wish = {"seed": 1, **options}
    return hagal.new("encounters", players=players, modules=[second, "alien"], packs=list(found), **wish)


def strikes(game: Game) -> list[str]:
    s: Any = game.state
    every = [*s.strikes, *s.strike_discard, *s.struck, *(i for p in s.players for i in p.wounds)]
    return [s.face[i].id for i in every]


@rule("PR-286", "PR-194", "AL-180")
def test_no_strikes_for_people_come_among_those_for_predators() -> None:
    found = strikes(new("hunters", ALIEN))
    assert (len(found), "cold_sweat" in found, "acid_bath" in found) == (60, False, False)
    replaced = pack("alien", "replace: {barbed_tail: {damage: 2}}")
    assert len(strikes(new("hunters", replaced))) == 60


@rule("PR-286", "PR-194")
def test_strikes_of_a_pack_for_hunters_do() -> None:
    game = new("hunters", pack("hunters", "replace: {hearty_blow: {damage: 2, dishonor: 2}}"))
    blow: Any = game.state.rules.component("strike:hearty_blow")
    assert (len(strikes(game)), blow.dishonor) == (60, 2)


@rule("PR-176", "AL-170")
@pytest.mark.parametrize(("deck", "more"), [("predator", 0), ("alien", 2)])
def test_strikes_of_a_pack_come_with_the_deck_that_they_belong_to(deck: str, more: int) -> None:
    found = strikes(new("hunted", ALIEN, strike_deck=deck))
    assert (len(found), found.count("cold_sweat")) == (40 + more, more)


@rule("PR-176", "AL-170")
@pytest.mark.parametrize("deck", ["predator", "alien"])
@pytest.mark.parametrize(
    ("mode", "text"), [("alien", "barbed_tail: {damage: 2}"), ("hunted", "flesh_wound: {damage: 2}")]
)
def test_what_replaces_a_strike_is_where_that_is(deck: str, mode: str, text: str) -> None:
    found = strikes(new("hunted", pack(mode, f"replace: {{{text}}}"), strike_deck=deck))
    own = {"alien": "alien", "hunted": "predator"}[mode]
    assert (len(found), text.split(":")[0] in found) == (40, deck == own)


@rule("PR-170", "PR-171", "PR-172")
def test_everything_else_of_a_pack_is_in_a_mix() -> None:
    game = new(
        *("hunted", ALIEN),
        avatars=["stoker", "pilot"],
        characters=["brett", "bishop", "dutch", "johner"],
        location="derelict",
        objectives=["cargo_bay", "no_one_can_hear_you_scream", "a_perfect_organism"],
        fill="drones",
    )
    s: Any = game.state
    ids = {card.id for card in s.face}
    assert {"right_on", "stoker_role", "reconnaissance", "tunnel_drone", "bay_door"} <= ids


@rule("PR-179", "PR-191", "PR-288")
@pytest.mark.parametrize("avatars", ["random", "choose", "two"])
def test_people_of_a_pack_do_not_hunt(avatars: str) -> None:
    game = new("hunters", ALIEN, avatars=avatars, seed=0)
    rules = game.state.rules
    assert not {"avatar:stoker", "avatar:pilot", "character:stoker_role", "person:brett"} & set(rules.components)
    assert all(one.initiative for one in rules.kinds["avatar"])


@rule("PR-285", "AL-180")
def test_what_is_met_of_a_pack_is_met_by_predators_too() -> None:
    game = new(
        *("hunters", ALIEN),
        location="derelict",
        objectives=["cargo_bay", "no_one_can_hear_you_scream", "a_perfect_organism"],
    )
    s: Any = game.state
    assert {"tunnel_drone", "bay_door"} <= {card.id for card in s.face}


@rule("PR-290", "AL-180")
def test_what_must_stay_out_is_not_brought_back() -> None:
    back = pack(
        "hunters",
        "replace:\n"
        "  test_of_courage: {honor: 3, condition: [has_attack: 5]}\n"
        "  test_of_might: {honor: 4, condition: [has_attack: 7]}\n"
        "  cunning: {award: {at_least: {n: 3, least: 4, count: trophies}}}\n",
    )
    game = new("hunters", back, tests=True, challenges="open")
    rules = game.state.rules
    might: Any = rules.component("test:test_of_might")
    assert (set(LEFT_OUT) & set(rules.components), might.honor) == (set(), 4)


@rule("PR-170", "PR-285")
@pytest.mark.parametrize(
    ("second", "found"), [("hunted", (ALIEN,)), ("hunted", (HUNTED,)), ("hunters", (ALIEN, HUNTERS))]
)
def test_games_are_played_and_replayed(second: str, found: tuple[Path, ...]) -> None:
    game, rng = new(second, *found, players=3, avatars="random"), Random(1)
    while game.decision is not None:
        keys = game.decision.keys
        game.choose(keys[rng.choice(best(keys))])
    assert hagal.replay(str(game.record), packs=[str(one) for one in found]).outcome == game.outcome


@pytest.mark.parametrize(("second", "found"), GAMES)
def test_every_law_holds_with_packs_of_both_games(tmp_path: Path, second: str, found: tuple[Path, ...]) -> None:
    plan = soak.plan("encounters", 8, module=f"{second}+alien", packs=tuple(map(str, found)))
    assert soak.soak(soak.Notebook(plan, tmp_path / "resume"), keep=tmp_path).failures == []
