"""Rulesets: modules are diffs over a base game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from hagal.kernel import laws
from hagal.kernel.errors import RulesError
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws, Module, Rules, ask, fire, folds, in_play, push
from hagal.kernel.setting import Setting
from hagal.kernel.state import State
from hagal.kernel.step import Nothing, Step
from hagal.kernel.term import Component
from hagal.kernel.title import Title
from tests.kernel.positions import deal
from tests.kernel.tiny import BASE, CALM, STORM, TITLE
from tests.kernel.tiny_state import Card
from tests.kernel.tiny_steps import Break, RoundEnd

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


# Which modules are in play


SUN = Module("sun")
RAIN = Module("rain", players=[3])
RAINBOW = Module("sun-rain", needs=["sun", "rain"])
GOLD = Module("gold", needs=["sun-rain"], when={"luck": True}, settings={"luck": Setting(False, (False, True))})
PAIR = Module("pair", needs=["sun"], players=[2])
SKY = Title("sky", (2, 3), Module("base"), (SUN, RAIN, RAINBOW, GOLD, PAIR))


def names(players: int, *asked: str, luck: bool = False) -> list[str]:
    return [module.name for module in in_play(SKY.layers, players, asked, {"luck": luck})]


def test_a_module_is_asked_for_by_name() -> None:
    assert names(2) == []
    assert SKY.modules == ("sun", "rain"), "those that come by themselves cannot be asked for"
    with pytest.raises(RulesError, match="sky has no module 'sun-rain'; it has: 'sun' or 'rain'"):
        SKY.rules(2, ["sun-rain"], {})


def test_a_module_may_always_be_there_with_so_many_players() -> None:
    assert names(3) == ["rain"]
    assert names(2, "rain") == ["rain"]


def test_a_module_comes_where_what_it_needs_is_in_play() -> None:
    assert names(2, "sun") == ["sun", "pair"]
    assert names(3, "sun") == ["sun", "rain", "sun-rain"]
    assert names(3, luck=True) == ["rain"]
    assert names(3, "sun", luck=True) == ["sun", "rain", "sun-rain", "gold"]


def test_records_name_only_what_can_be_asked_for() -> None:
    assert SKY.rules(3, ["sun"], {"luck": True}).modules == ("sun", "rain")


def test_a_module_has_a_word_on_what_was_asked_for_in_play_or_not() -> None:
    def check(players: int, modules: frozenset[str], options: Mapping[str, Any]) -> str | None:
        return f"no luck for {players}: {sorted(modules)}" if options["luck"] and "sun" not in modules else None

    gold = Module("gold", needs=["sun"], when={"luck": True}, settings=GOLD.settings, check=check)
    title = Title("sky", (2,), Module("base"), (SUN, RAIN, gold))
    assert title.rules(2, ["sun"], {"luck": True}).modules == ("sun",)
    with pytest.raises(RulesError, match=r"no luck for 2: \['rain'\]"):
        title.rules(2, ["rain"], {"luck": True})


def test_the_settings_of_a_title_are_those_of_its_modules_the_later_know_more() -> None:
    base = Module("base", settings={"depth": Setting(1, (1, 2)), "width": Setting(1, (1,))})
    more = Module("more", settings={"depth": Setting(1, (1, 2, 3)), "height": Setting(1, (1,))})
    title = Title("sky", (2,), base, [more])
    assert list(title.settings) == ["depth", "width", "height"]
    assert title.rules(2, [], {"depth": 3}).options == {"depth": 3, "width": 1, "height": 1}


def test_a_game_has_the_laws_of_the_modules_in_play() -> None:
    def dry(s: State) -> None:
        raise Broken("it rains")

    s = deal("", "")
    s.rules = rules(Module("m", laws=Laws([dry])))
    with pytest.raises(Broken, match="it rains"):
        laws.cheap(s)
    laws.dear(s)
    s.rules = rules(Module("m", laws=Laws(dear=[dry])))
    laws.cheap(s)
    with pytest.raises(Broken, match="it rains"):
        laws.dear(s)


def test_all_components_of_a_kind_are_dropped() -> None:
    pear = Module("pear", components=[Component("pear", "Pear"), Card("salt", 1)])
    assert list(rules(pear, Module("m", drop=["component:*"])).components) == ["card:salt"]
    with pytest.raises(RulesError, match=r"module n drops card:\*, which is not in play"):
        rules(Module("n", drop=["card:*"]))


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


def test_the_folds_of_a_query_are_those_that_asking_it_runs() -> None:
    s = owning("c", "d")
    for seat in range(2):
        value = "-"
        for fold in folds(s, "q", seat):
            value = fold(s, seat, value, 4)
        assert value == ask(s, "q", seat, "-", 4)
    assert folds(s, "unknown", 0) == []


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


def test_several_handlers_of_one_module_come_in_their_order() -> None:
    s = deal("", "")
    s.rules = rules(Module("m", moments={"m": (cry("first"), cry("second"))}), Module("n", moments={"m": cry("third")}))
    s.stack = []
    fire(s, "m", 0)
    assert [frame[0] for frame in reversed(s.stack)] == [Nothing("first"), Nothing("second"), Nothing("third")]


class Note(Step[Any]):
    tag = "tiny-note"
    fields = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: State, seat: int, source: int) -> None:
        s.stack.append((Nothing(self.word), seat, source))


def test_at_a_moment_a_named_rule_is_run_at_once_whoever_replaced_it() -> None:
    m = Module("m", steps={"note": Note("m")}, moments={"m": "note"})
    s = deal("", "")
    for modules, word in (([m], "m"), ([m, Module("n", steps={"note": Note("n")}, over=["m"])], "n")):
        s.rules, s.stack = rules(*modules), []
        fire(s, "m", 1, 4)
        assert s.stack == [(Nothing(word), 1, 4)]
