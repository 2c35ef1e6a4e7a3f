"""The new spaces: IX-100 to IX-103, with the leaders of the base game."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.rules.dune_base.position import why
from tests.rules.dune_ix.position import arrange

NEW = ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought")


@rule("IX-100")
@pytest.mark.parametrize(("move", "at"), [("advance", 1), ("decline", 0)])
def test_smuggling_gives_a_solari_and_moves_the_freighter(move: str, at: int) -> None:
    t = arrange().hand(0, "dune_the_desert_planet").turn(0).choose("agent dune_the_desert_planet smuggling")
    assert t.keys == ["advance", "decline"]
    t.choose(move)
    assert (t[0].solari, t.ix.freighters[0]) == (1, at)
    assert t.asked == 1


@rule("IX-101")
def test_interstellar_shipping_moves_the_freighter_twice() -> None:
    t = arrange().hand(0, "dune_the_desert_planet").influence(0, spacing_guild=2).turn(0)
    t.choose("agent dune_the_desert_planet interstellar_shipping", "advance", "advance")
    assert t.ix.freighters[0] == 2
    assert t.asked == 1


@rule("IX-101")
def test_interstellar_shipping_needs_a_friend_in_the_guild() -> None:
    t = arrange().hand(0, "dune_the_desert_planet").influence(0, spacing_guild=1, emperor=3).turn(0)
    assert "2" in why(t, "agent dune_the_desert_planet interstellar_shipping")


@rule("IX-102")
def test_tech_negotiation_is_one_or_the_other() -> None:
    t = arrange().tech("windtraps").hand(0, "dagger").give(0, spice=1).turn(0).choose("agent dagger tech_negotiation")
    assert t.keys == ["tech 1", "negotiator 1"]
    t.choose("negotiator 1", "negotiator 1")
    assert (t.ix.negotiators[0], t.owned(0), t.asked) == (1, [], 1)
    t = arrange().tech("windtraps").hand(0, "dagger").give(0, spice=1).turn(0).choose("agent dagger tech_negotiation")
    t.choose("tech 1", "tech windtraps")
    assert (t.ix.negotiators[0], t.owned(0), t.asked) == (0, ["windtraps"], 1)


@rule("IX-102")
@pytest.mark.parametrize("asked", ["tech 1", "negotiator 1"])
def test_both_may_be_left_alone(asked: str) -> None:
    t = arrange().tech("windtraps").hand(0, "dagger").give(0, spice=1).turn(0)
    t.choose("agent dagger tech_negotiation", asked, "decline" if asked == "tech 1" else "negotiator 0")
    assert (t.ix.negotiators[0], t.owned(0), t[0].spice) == (0, [], 1)


@rule("IX-102")
@pytest.mark.parametrize(("space", "persuasion"), [("tech_negotiation", 1), ("dreadnought", 0), ("smuggling", 0)])
def test_an_agent_at_tech_negotiation_is_worth_a_persuasion(space: str, persuasion: int) -> None:
    t = arrange().agent(0, space).hand(0, "dagger").intrigue(0, "ambush").turn(0).choose("reveal")
    assert t[0].persuasion == persuasion


@rule("IX-102")
def test_somebody_elses_agent_there_is_worth_nothing() -> None:
    t = arrange().agent(1, "tech_negotiation").hand(0, "dagger").intrigue(0, "ambush").turn(0).choose("reveal")
    assert t[0].persuasion == 0


@rule("IX-103")
def test_the_dreadnought_space_gives_a_dreadnought_and_a_tile() -> None:
    t = arrange().tech("windtraps").hand(0, "dagger").give(0, solari=3, spice=2).turn(0)
    t.choose("agent dagger dreadnought")
    assert t.keys == ["tech windtraps", "decline"], "no discount, no Negotiator"
    t.choose("tech windtraps")
    assert (t[0].solari, t[0].spice, t.owned(0), t.fleet(0)) == (0, 0, ["windtraps"], (1, 1, 0))


@rule("IX-103")
def test_the_tile_costs_its_full_price_there() -> None:
    t = arrange().tech("windtraps").hand(0, "dagger").give(0, solari=3, spice=1).turn(0)
    assert t.choose("agent dagger dreadnought").asked == 1
    assert t.fleet(0) == (1, 1, 0)


@rule("IX-103")
def test_either_alone_will_do() -> None:
    t = arrange().tech("windtraps").hand(0, "dagger").give(0, solari=3, spice=2).turn(0)
    t.choose("agent dagger dreadnought", "decline")
    assert (t.owned(0), t.fleet(0)) == ([], (1, 1, 0))
    t = arrange().tech("windtraps").ships(0, garrison=2).hand(0, "dagger").give(0, solari=3, spice=2).turn(0)
    t.choose("agent dagger dreadnought", "tech windtraps")
    assert (t.owned(0), t.fleet(0)) == (["windtraps"], (0, 2, 0))


@rule("IX-103")
def test_it_costs_three_solari() -> None:
    t = arrange().hand(0, "dagger").give(0, solari=2).turn(0)
    assert "3" in why(t, "agent dagger dreadnought")


@rule("IX-103")
@pytest.mark.parametrize("space", NEW)
def test_none_of_the_four_is_a_combat_space(space: str) -> None:
    t = arrange().hand(0, "negotiated_withdrawal").ships(0, garrison=1).intrigue(0, "ambush")
    t.influence(0, spacing_guild=2).give(0, solari=3).turn(0).choose(f"agent negotiated_withdrawal {space}")
    while t.question != "finish_units":
        t.choose(t.keys[-1] if "skip" not in t.keys else "skip")
    assert t.keys == ["end"]
    assert why(t, "deploy 1")


# Leaders of the base game on them


@rule("IX-103")
def test_leto_pays_one_less_for_a_dreadnought() -> None:
    t = arrange("leto_atreides").hand(0, "dagger").give(0, solari=2).turn(0).choose("agent dagger dreadnought")
    assert (t[0].solari, t.fleet(0)) == (0, (1, 1, 0))
    t = arrange("leto_atreides").hand(0, "dagger").give(0, solari=1).turn(0)
    assert why(t, "agent dagger dreadnought")


@rule("IX-102")
def test_leto_is_not_paid_for_tech_negotiation() -> None:
    t = arrange("leto_atreides").hand(0, "dagger").give(0, solari=1).turn(0)
    t.choose("agent dagger tech_negotiation", "negotiator 1")
    assert t[0].solari == 1


@rule("IX-103")
@pytest.mark.parametrize(("space", "drawn"), [("dreadnought", 1), ("tech_negotiation", 0)])
def test_ilban_draws_for_the_solari_of_a_dreadnought(space: str, drawn: int) -> None:
    t = arrange("ilban_richese").hand(0, "dagger").deck(0, "scout", "chani").give(0, solari=3).turn(0)
    t.choose(f"agent dagger {space}")
    assert len(t[0].hand) == drawn


@rule("IX-102", "IX-103")
@pytest.mark.parametrize(
    ("card", "space", "blocked"),
    [
        ("dagger", "tech_negotiation", False),
        ("dagger", "dreadnought", False),
        ("dune_the_desert_planet", "smuggling", True),
        ("dune_the_desert_planet", "interstellar_shipping", True),
    ],
)
def test_enemies_do_not_block_helena_on_the_ix_board(card: str, space: str, blocked: bool) -> None:
    t = arrange("helena_richese").agent(1, space).hand(0, card).influence(0, spacing_guild=2).give(0, solari=3).turn(0)
    assert (f"agent {card} {space}" not in t.keys) == blocked
