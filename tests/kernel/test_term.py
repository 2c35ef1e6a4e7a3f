"""Terms are values: equal by tag and fields, known to the codec by a tag of their own."""

from __future__ import annotations

import pytest

from hagal.kernel.step import Give, Msg, Nothing, Step, Together
from hagal.kernel.term import TERMS, Component, Registry, Term, register, register_all
from tests.kernel.tiny_steps import BidOf, Sell, StowCard, Take


class Apple(Term):
    tag = "test-apple"
    fields = ("weight",)

    def __init__(self, weight: int) -> None:
        self.weight = weight


def test_terms_are_equal_by_tag_and_fields() -> None:
    assert Sell("silk") == Sell("silk")
    assert hash(Sell("silk")) == hash(Sell("silk"))
    assert Sell("silk") != Sell("salt")
    assert Sell("silk") != StowCard("silk")
    assert Sell("silk") != "silk"
    assert len({Take(1), Take(1), Take(2)}) == 2


def test_terms_print_as_their_constructor() -> None:
    assert repr(Take(2)) == "Take(2)"
    assert repr(Sell("silk")) == "Sell('silk')"


def test_register_wants_a_tag() -> None:
    class Blank(Term):
        pass

    with pytest.raises(ValueError, match=r"Blank needs a tag of its own, not ''"):
        register(Blank)


def test_a_tag_belongs_to_one_class() -> None:
    class Pear(Term):
        tag = "test-apple"

    register(Apple)
    register(Apple)
    assert TERMS.find("", "test-apple") is Apple
    with pytest.raises(ValueError, match="needs a tag of its own, not 'test-apple'"):
        register(Pear)
    assert TERMS.find("", "test-apple") is Apple


def test_two_games_cannot_use_one_tag_for_classes_of_one_name() -> None:
    """Two titles that both have a step `Apple` with the same tag would read each other's saves."""
    register(Apple)
    elsewhere = type("Apple", (Term,), {"tag": "test-apple", "__module__": "another.game"})
    with pytest.raises(ValueError, match="needs a tag of its own"):
        register(elsewhere)


def test_register_all_takes_only_classes_with_a_tag_of_their_own() -> None:
    class Plum(Term):
        tag = "test-plum"

    class Prune(Plum):
        pass

    register_all([Plum, Prune, 3, "x", Component])
    assert TERMS.find("", "test-plum") is Plum


def test_the_kernel_registers_its_own_steps() -> None:
    assert {TERMS.find("dune", cls.tag) for cls in (Give, Together, Nothing)} == {Give, Together, Nothing}


def test_components_know_their_ref() -> None:
    box = Component("fig", "Fig")
    assert box.ref == "component:fig"
    assert repr(box) == "<component:fig>"


def test_steps_have_a_key_and_a_message() -> None:
    assert BidOf(2).key() == "bid 2"
    assert BidOf(2).message() == Msg("tiny-bid", coins=2)
    assert Nothing("rest").key() == "rest"
    assert Nothing("rest").message() == Msg("option-rest")
    plain: Step[object] = Step()  # type: ignore[type-var]
    assert plain.message() == Msg(plain.tag)
    assert repr(Msg("a", n=1)) == "Msg('a', n=1)"
    assert len({Msg("a", n=1), Msg("a", n=1), Msg("a", n=2)}) == 2


def test_a_title_has_tags_of_its_own() -> None:
    """Two titles may have the same tag; what all share is found in each, and cannot be taken."""
    registry = Registry()
    mine, other = _made("hagal.games.mine.steps", "draw"), _made("hagal.games.other.steps", "draw")
    shared = _made("hagal.games.kit.option", "give")
    for cls in (mine, other, shared):
        registry.add(cls)
    assert (registry.find("mine", "draw"), registry.find("other", "draw")) == (mine, other)
    assert registry.find("mine", "give") is registry.find("other", "give") is shared
    assert registry.find("third", "draw") is None
    assert registry.known(mine)
    with pytest.raises(ValueError, match="needs a tag of its own"):
        registry.add(_made("hagal.games.mine.cards", "draw"))
    with pytest.raises(ValueError, match="needs a tag of its own"):
        registry.add(_made("hagal.games.mine.cards", "give"))


def _made(module: str, tag: str) -> type[Term]:
    return type("Made", (Term,), {"tag": tag, "__module__": module})
