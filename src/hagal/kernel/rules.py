"""Rulesets: a base game plus modules, each a diff: components, named rules, queries and moments."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.errors import RulesError, shown
from hagal.kernel.setting import Setting
from hagal.kernel.state import State
from hagal.kernel.step import Step
from hagal.kernel.term import NOTHING, Component, Fold, Push

Handled = Push | str
"""What a module does at a moment: a handler, or the name of a rule that is run at once, whoever replaced it."""
Check = Callable[[int, frozenset[str], Mapping[str, Any]], str | RulesError | None]
"""(players, the modules in play, options) -> why a game cannot be had so (an error, if it has a message for people), or
None."""
Law = Callable[[Any], None]
"""(state) -> None; it raises Broken."""


class Laws:
    """What a module promises besides the laws of the kernel: `cheap` ones suit every decision, `dear` ones a sample."""

    def __init__(self, cheap: Iterable[Law] = (), dear: Iterable[Law] = ()) -> None:
        self.cheap: tuple[Law, ...] = tuple(cheap)
        self.dear: tuple[Law, ...] = tuple(dear)


LAWLESS = Laws()


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A diff over a base game.

    When it is in play: a module without `needs` and `when` is asked for by its name, or is always there with so many
    `players`; Records name it. Others come by themselves where all modules that they need are in play and none of those
    that they go `without` was asked for, with so many `players` (if they say so) and with these values of options
    (`when`); a Record does not name them.

    `steps` replace or add named rules; `queries` fold values, `moments` push Frames (several at one moment in the order
    in which they happen); `over` names the modules whose replacement of the same rule this one knowingly replaces
    again; `drop` removes components by ref, or all of a kind (`card:*`); `owns` is the kind of components with handlers
    that seats own in the module's part; `cooperative`: with it all win or all lose together; `wording`: messages of its
    games have the words of that name (or of several, one after the other) where there are any, and those of no single
    component (see `Component.wording`).

    `settings` are its options, or those that it knows more values of; `check` has the last word on what was asked for,
    whether the module is in play or not; `laws` hold while it is.
    """

    def __init__(
        self,
        name: str,
        *,
        needs: Iterable[str] = (),
        without: Iterable[str] = (),
        players: Iterable[int] = (),
        when: Mapping[str, Any] = NOTHING,
        components: Iterable[Component] = (),
        drop: Iterable[str] = (),
        steps: Mapping[str, Step[Any]] = NOTHING,
        queries: Mapping[str, Fold] = NOTHING,
        moments: Mapping[str, Handled | tuple[Handled, ...]] = NOTHING,
        over: Iterable[str] = (),
        owns: str = "",
        cooperative: bool = False,
        wording: str = "",
        settings: Mapping[str, Setting] = NOTHING,
        check: Check | None = None,
        laws: Laws = LAWLESS,
    ) -> None:
        self.name: str = name
        self.needs: frozenset[str] = frozenset(needs)
        self.without: frozenset[str] = frozenset(without)
        self.players: tuple[int, ...] = tuple(players)
        self.when: dict[str, Any] = dict(when)
        self.components: tuple[Component, ...] = tuple(components)
        self.drop: tuple[str, ...] = tuple(drop)
        self.steps: dict[str, Step[Any]] = dict(steps)
        self.queries: dict[str, Fold] = dict(queries)
        self.moments: dict[str, tuple[Handled, ...]] = {
            moment: handled if isinstance(handled, tuple) else (handled,) for moment, handled in moments.items()
        }
        self.over: tuple[str, ...] = tuple(over)
        self.owns: str = owns
        self.cooperative: bool = cooperative
        self.wording: str = wording
        self.settings: dict[str, Setting] = dict(settings)
        self.check: Check | None = check
        self.laws: Laws = laws
        self.named: bool = not self.needs and not self.when

    def comes(self, players: int, asked: Iterable[str], present: Iterable[str], options: Mapping[str, Any]) -> bool:
        """Is it in play where these modules were asked for by name, and those of the modules before it are present?"""
        if self.named:
            return self.name in asked or players in self.players
        if not self.needs.issubset(present) or not self.without.isdisjoint(asked):
            return False
        if self.players and players not in self.players:
            return False
        return all(options[option] == value for option, value in self.when.items())


def in_play(modules: Iterable[Module], players: int, asked: Iterable[str], options: Mapping[str, Any]) -> list[Module]:
    """Those of a title's modules that a game is played with, in the title's order: each comes after what it needs."""
    found: list[Module] = []
    present: set[str] = set()
    for module in modules:
        if module.comes(players, asked, present, options):
            found.append(module)
            present.add(module.name)
    return found


class Handlers:
    """Who handles one query or moment: `always` those of the ruleset, in the order in which they are called; `owners`
    are the components that do while somebody owns them, `parts` the modules in whose parts that may be."""

    def __init__(self, always: tuple[Any, ...], owners: list[Component], modules: tuple[Module, ...]) -> None:
        kinds = {component.kind for component in owners}
        self.always: tuple[Any, ...] = always
        self.owners: frozenset[Component] = frozenset(owners)
        self.parts: tuple[str, ...] = tuple(module.name for module in modules if module.owns in kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The tables of one ruleset, built once at set-up and shared by all states of the game.

    `modules` names those that Records name. `packs` are content packs: they go over all modules, and the Record names
    them apart; `brought` says which of them a component comes from. `kinds` has the components by kind. `asked` and
    `heard` are the queries and moments that anything in play handles, with their handlers: nobody is bothered with
    others. `cooperative`: all win or all lose together, so that a game may end without winners. `wording` is that of
    the last module that has one. `laws` are those of the modules in play.
    """

    def __init__(
        self,
        title: str,
        base: Module,
        modules: Iterable[Module],
        players: int,
        options: Mapping[str, Any],
        packs: Iterable[Module] = (),
    ) -> None:
        self.title: str = title
        self.players: int = players
        self.options: dict[str, Any] = dict(options)
        chosen, content = tuple(modules), tuple(packs)
        layers = (base, *chosen, *content)
        self.modules: tuple[str, ...] = tuple(module.name for module in chosen if module.named)
        self.packs: tuple[str, ...] = tuple(pack.name for pack in content)
        self.components: dict[str, Component] = collect_components(layers)
        self.brought: dict[str, str] = {component.ref: pack.name for pack in content for component in pack.components}
        self.steps: dict[str, Step[Any]] = collect_steps(layers)
        self.queries: dict[str, tuple[Fold, ...]] = collect_queries(layers)
        self.moments: dict[str, tuple[Push, ...]] = collect_moments(layers, self.steps)
        self.cooperative: bool = any(module.cooperative for module in (base, *chosen))
        self.wording: str = next((module.wording for module in layers[::-1] if module.wording), "")
        self.laws: Laws = Laws(
            [law for module in layers for law in module.laws.cheap],
            [law for module in layers for law in module.laws.dear],
        )
        self.piles: dict[str, list[Any]] = {}  # for games to remember what each set-up takes out of the box
        found = self.components.values()
        self.kinds: dict[str, list[Any]] = {component.kind: [] for component in found}
        asked: dict[str, list[Component]] = {name: [] for name in self.queries}
        heard: dict[str, list[Component]] = {name: [] for name in self.moments}
        for component in found:
            self.kinds[component.kind].append(component)
            for name in component.queries:
                asked.setdefault(name, []).append(component)
            for name in component.moments:
                heard.setdefault(name, []).append(component)
        self.asked: dict[str, Handlers] = {
            name: Handlers(self.queries.get(name, ()), owners, chosen) for name, owners in asked.items()
        }
        self.heard: dict[str, Handlers] = {
            name: Handlers(self.moments.get(name, ())[::-1], owners, chosen) for name, owners in heard.items()
        }

    def component(self, ref: str) -> Component:
        found = self.components.get(ref)
        if found is None:
            raise RulesError(f"there is no component {shown(ref)} in {self.title} with modules {list(self.modules)}")
        return found

    def content_hash(self) -> str:
        """A short hash of the components in play, so that a Record knows what it was played with."""
        return hash_of(tuple(self.components.values()))

    def __repr__(self) -> str:
        return f"<Rules {self.title} players={self.players} modules={list(self.modules)}>"


@lru_cache(maxsize=64)
def hash_of(components: tuple[Component, ...]) -> str:
    """Components never change, and most games are played with the same ones as others."""
    text = "\n".join(sorted(component.content() for component in components))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def ask(s: State, name: str, seat: int, value: Any, about: int = -1) -> Any:
    """A query: fold the value through the handlers of the ruleset and of what the seat owns."""
    asked = s.rules.asked.get(name)
    if asked is None:
        return value
    for fold in asked.always:
        value = fold(s, seat, value, about)
    if asked.owners:
        for component in s.owned(seat, asked):
            value = component.queries[name](s, seat, value, about)
    return value


def folds(s: State, name: str, seat: int) -> list[Fold]:
    """The handlers of a query that count for a seat now, in order: to ask it of several things in one position."""
    asked = s.rules.asked.get(name)
    if asked is None:
        return []
    found = [*asked.always]
    if asked.owners:
        for component in s.owned(seat, asked):
            found.append(component.queries[name])
    return found


def fire(s: State, name: str, seat: int, source: int = -1) -> None:
    """A moment: let the handlers push Frames; the ruleset's run first, then those of what the seat owns."""
    heard = s.rules.heard.get(name)
    if heard is None:
        return
    if heard.owners:
        own = s.owned(seat, heard)
        if own:
            for component in own[::-1]:
                component.moments[name](s, seat, source)
    for push in heard.always:
        push(s, seat, source)


def push(s: State, name: str, seat: int = -1, source: int = -1) -> None:
    """Push the named rule of this ruleset."""
    s.stack.append((s.rules.steps[name], seat, source))


# Putting the layers of a ruleset together: the base game, its modules in order, content packs


def collect_components(layers: Iterable[Module]) -> dict[str, Component]:
    """By ref. What takes the place of another stands where that stood."""
    found: dict[str, Component] = {}
    for module in layers:
        for ref in module.drop:
            refs = [known for known in found if known.startswith(ref[:-1])] if ref.endswith(":*") else [ref]
            if not refs or refs[0] not in found:
                raise RulesError(f"module {module.name} drops {ref}, which is not in play")
            for known in refs:
                del found[known]
        for component in module.components:
            found[component.ref] = component
    return found


def collect_steps(layers: tuple[Module, ...]) -> dict[str, Step[Any]]:
    """Named rules. Whoever replaces what another module has replaced has to say so."""
    found: dict[str, Step[Any]] = {}
    setters: dict[str, Module] = {}
    for module in layers:
        for name, step in module.steps.items():
            before = setters.get(name)
            if before is None or before is layers[0] or goes_over(name, before, module):
                setters[name] = module
                found[name] = step
    return found


def goes_over(name: str, before: Module, module: Module) -> bool:
    """Of two modules that replace one rule, does the later one win?"""
    if module.name in before.over:
        return False
    if before.name in module.over:
        return True
    raise RulesError(
        f"modules {before.name} and {module.name} both replace the rule {name!r}; "
        f"one of them has to declare that it goes over the other"
    )


def collect_queries(layers: Iterable[Module]) -> dict[str, tuple[Fold, ...]]:
    found: dict[str, tuple[Fold, ...]] = {}
    for module in layers:
        for name, fold in module.queries.items():
            found[name] = (*found.get(name, ()), fold)
    return found


def collect_moments(layers: Iterable[Module], steps: Mapping[str, Step[Any]]) -> dict[str, tuple[Push, ...]]:
    """The handlers of each moment, named rules among them."""
    found: dict[str, tuple[Push, ...]] = {}
    for module in layers:
        for name, handled in module.moments.items():
            pushes = [steps[one].run if isinstance(one, str) else one for one in handled]
            found[name] = (*found.get(name, ()), *pushes)
    return found
