"""How components are declared."""

from __future__ import annotations

import pytest

from hagal.games.kit.declare import DISPUTED, OFFICIAL, OURS, REPORTED, STAND_IN, identify, many, sourced
from hagal.games.kit.effect import Effect
from hagal.kernel.term import Component
from tests.kernel.tiny_state import Tiny


class Free(Effect[Tiny]):
    tag = "free"


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Dagger", "dagger"),
        ("Smuggler's Thopter", "smugglers_thopter"),
        ("The Spice Must Flow", "the_spice_must_flow"),
        ("Run! - Get to the chopper", "run_get_to_the_chopper"),
    ],
)
def test_ids_are_made_of_the_letters_of_names(name: str, id: str) -> None:
    assert identify(name) == id


def test_one_effect_is_a_tuple_of_one() -> None:
    assert (many(Free()), many((Free(), Free())), many(())) == ((Free(),), (Free(), Free()), ())


def test_what_is_unknown_of_a_stand_in_is_ours() -> None:
    made = Component("a", "A")
    sourced(made, STAND_IN, ("name", "text"), (), ())
    assert (made.origin, made.doubts) == (STAND_IN, {"name": OURS, "text": OURS})


def test_what_is_told_to_be_ours_is_all_that_is() -> None:
    made = Component("a", "A")
    sourced(made, STAND_IN, ("name", "text"), ("cost",), ("count",))
    assert made.doubts == {"cost": OURS, "count": DISPUTED}


@pytest.mark.parametrize("origin", [OFFICIAL, REPORTED])
def test_what_has_a_source_is_not_doubted(origin: str) -> None:
    made = Component("a", "A")
    sourced(made, origin, ("name", "text"), (), ())
    assert (made.origin, dict(made.doubts)) == (origin, {})
