"""Rulesets: modules are diffs over a base game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Module, Rules, ask, fire, push
from hagal.kernel.state import State
from hagal.kernel.step import Nothing, Step
from hagal.kernel.term import Component
from tests.kernel.tables import deal
from tests.kernel.tiny import BASE, CALM, STORM, TITLE
from tests.kernel.tiny_steps import Break, Card, RoundEnd

FIG = Component("fig", "Fig")


def rule(word: str) -> dict[str, Step[Any]]:
    return {"a": Nothing(word)}


def rules(*modules: Module) -> Rules:
    base = Module("base", components=[FIG], steps={"a": Nothing("base"), "b": Nothing("base")})
    return Rules("test", base, modules, 2, {})


def test_a_module_replaces_a_named_rule_and_leaves_the_others() -> None:
    found = rules(Module("m", steps=rule("m")))
    assert (found.steps["a"], found.steps["b"]) == (Nothing("m"), Nothing("base"))


def test_two_modules_cannot_replace_one_rule_in_silence() -> None:
    with pytest.raises(RulesError) as caught:
        rules(Module("m", steps=rule("m")), Module("n", steps=rule("n")))
    assert str(caught.value) == (
        "modules m and n both replace the rule 'a'; one of them has to declare that it goes over the other"
    )


def test_a_module_may_go_over_another() -> None:
    m, n = Module("m", steps=rule("m")), Module("n", steps=rule("n"), over=["m"])
    assert rules(m, n).steps["a"] == Nothing("n")


def test_who_goes_over_whom_does_not_depend_on_the_order() -> None:
    m, n = Module("m", steps=rule("m")), Module("n", steps=rule("n"), over=["m"])
    assert rules(n, m).steps["a"] == Nothing("n")


def test_over_names_one_module_not_all() -> None:
    m, n, o = (
        Module("m", steps=rule("m")),
        Module("n", steps=rule("n"), over=["m"]),
        Module("o", steps=rule("o"), over=["m"]),
    )
    with pytest.raises(RulesError, match="modules n and o both replace"):
        rules(m, n, o)


def test_modules_may_come_from_any_iterable() -> None:
    m = Module("m", steps=rule("m"))
    found = Rules("test", Module("base"), (module for module in [m]), 2, {})
    assert (found.modules, found.steps["a"]) == (("m",), Nothing("m"))


def test_components_are_added_and_dropped() -> None:
    plum = Component("plum", "Plum")
    found = rules(Module("m", components=[plum], drop=["component:fig"]))
    assert found.components == {"component:plum": plum}
    assert found.component("component:plum") is plum
    with pytest.raises(RulesError) as caught:
        found.component("component:fig")
    assert str(caught.value) == "there is no component 'component:fig' in test with modules ['m']"


def test_one_module_makes_a_game_cooperative() -> None:
    apart, together = Module("m"), Module("n", cooperative=True)
    assert not rules(apart).cooperative
    assert rules(apart, together).cooperative


def test_what_is_not_in_play_cannot_be_dropped() -> None:
    with pytest.raises(RulesError, match="module m drops component:plum, which is not in play"):
        rules(Module("m", drop=["component:plum"]))


def test_the_content_hash_tells_components_apart() -> None:
    assert rules().content_hash() == rules().content_hash()
    assert rules().content_hash() != rules(Module("m", components=[Component("fig", "Figue")])).content_hash()
    assert TITLE.rules(2, ["storm"], {}).content_hash() != TITLE.rules(2, [], {}).content_hash()


def test_rules_print_themselves() -> None:
    assert repr(TITLE.rules(2, ["storm"], {})) == "<Rules tiny players=2 modules=['storm']>"


def test_the_modules_of_ferry() -> None:
    assert TITLE.rules(2, [], {}).steps["round-end"] == RoundEnd()
    assert TITLE.rules(2, ["storm"], {}).steps["round-end"] == Break()
    both = TITLE.rules(2, ["calm", "storm"], {})
    assert both.steps["round-end"] == RoundEnd()
    assert "card:dice" not in both.components
    assert both.modules == ("storm", "calm"), "in the order of the title"
    assert (BASE.name, STORM.name, CALM.name) == ("base", "storm", "calm")


def test_push_puts_the_named_rule_on_the_stack() -> None:
    s = deal("", "")
    push(s, "round-end", 1, 5)
    assert s.stack[-1] == (RoundEnd(), 1, 5)


def word(letter: str) -> Callable[[State, int, str, int], str]:
    return lambda s, seat, value, about: f"{value}{letter}{seat}{about}"


def cry(letter: str) -> Callable[[State, int, int], None]:
    return lambda s, seat, source: s.stack.append((Nothing(letter), seat, source))


def owning(*letters: str) -> State:
    base = Module("base", queries={"q": word("b")}, moments={"m": cry("b")})
    extra = Module("extra", queries={"q": word("x")}, moments={"m": cry("x")})
    s = deal("", "")
    cards = []
    for letter in letters:
        card = Card(letter, 1)
        card.queries, card.moments = {"q": word(letter)}, {"m": cry(letter)}
        cards.append(card)
    s.rules = Rules("test", base, [extra, Module("cards", components=cards)], 2, {})
    s.face = tuple(cards)
    s.fronts[0] = list(range(len(cards)))
    s.stack = []
    return s


def test_a_query_folds_base_modules_then_what_the_seat_owns() -> None:
    s = owning("c", "d")
    assert ask(s, "q", 0, "-", 4) == "-b04x04c04d04"
    assert ask(s, "q", 1, "-") == "-b1-1x1-1"
    assert ask(s, "unknown", 0, "-") == "-"


def test_a_moment_runs_base_modules_then_what_the_seat_owns() -> None:
    s = owning("c", "d")
    fire(s, "m", 0, 3)
    run_order = list(reversed(s.stack))
    assert run_order == [(Nothing(letter), 0, 3) for letter in "bxcd"]
    s.stack = []
    fire(s, "m", 1)
    assert [frame[0] for frame in reversed(s.stack)] == [Nothing("b"), Nothing("x")]
    s.stack = []
    fire(s, "unknown", 0)
    assert s.stack == []
