"""Options that name a component, and those that stand for another step."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.kit.option import AndAsk, OfComponent
from hagal.kernel.step import Choice, Msg, Nothing
from hagal.kernel.term import Component
from tests.kernel.positions import deal
from tests.kernel.tiny_state import Tiny


class Stow(OfComponent[Tiny]):
    tag = "kit-stow"
    word = "stow"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: Component) -> None:
        self.card: Component = card


class StowAt(Stow):
    tag = "kit-stow-at"
    fields: ClassVar[tuple[str, ...]] = ("card", "place")

    def __init__(self, card: Component, place: int) -> None:
        super().__init__(card)
        self.place: int = place


def test_its_key_is_a_word_and_an_id() -> None:
    assert Stow(deal("", "").rules.component("card:silk")).key() == "stow silk"


def test_its_message_names_the_component_as_its_field_does() -> None:
    silk = deal("", "").rules.component("card:silk")
    assert Stow(silk).message() == Msg("option-stow", card=silk)


def test_further_fields_are_not_part_of_it() -> None:
    silk = deal("", "").rules.component("card:silk")
    assert (StowAt(silk, 3).key(), StowAt(silk, 3).message()) == ("stow silk", Msg("option-stow", card=silk))
    assert StowAt(silk, 3) != StowAt(silk, 2)


class Asked(Choice[Tiny]):
    tag = "kit-asked"


class Meanwhile(AndAsk[Tiny]):
    tag = "kit-meanwhile"


def test_what_stands_for_a_step_is_called_as_it_is() -> None:
    stow = Stow(deal("", "").rules.component("card:silk"))
    assert (Meanwhile(stow, Asked()).key(), Meanwhile(stow, Asked()).message()) == (stow.key(), stow.message())


def test_something_is_done_before_the_same_question_is_asked_again() -> None:
    s = deal("", "")
    done = Nothing("word")
    Meanwhile(done, Asked()).run(s, 1, 7)
    assert s.stack[-2:] == [(Asked(), 1, 7), (done, 1, 7)]
