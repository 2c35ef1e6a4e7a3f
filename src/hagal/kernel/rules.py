"""Rulesets: a base game plus modules, each a diff: components, named rules, queries and moments."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.errors import RulesError, shown
from hagal.kernel.state import State
from hagal.kernel.step import Step
from hagal.kernel.term import NOTHING, Component, Fold, Push


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A diff over a base game.

    `steps` replace or add named rules; `queries` fold values, `moments` push Frames; `over` names the modules whose
    replacement of the same rule this one knowingly replaces again; `drop` removes components by ref; `owns` is the kind
    of components with handlers that seats own in the module's part; `cooperative`: with it all win or all lose
    together.
    """

    def __init__(
        self,
        name: str,
        *,
        components: Iterable[Component] = (),
        drop: Iterable[str] = (),
        steps: Mapping[str, Step[Any]] = NOTHING,
        queries: Mapping[str, Fold] = NOTHING,
        moments: Mapping[str, Push] = NOTHING,
        over: Iterable[str] = (),
        owns: str = "",
        cooperative: bool = False,
    ) -> None:
        self.name: str = name
        self.components: tuple[Component, ...] = tuple(components)
        self.drop: tuple[str, ...] = tuple(drop)
        self.steps: dict[str, Step[Any]] = dict(steps)
        self.queries: dict[str, Fold] = dict(queries)
        self.moments: dict[str, Push] = dict(moments)
        self.over: tuple[str, ...] = tuple(over)
        self.owns: str = owns
        self.cooperative: bool = cooperative


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

    `packs` are content packs: they go over all modules, and the Record names them apart; `brought` says which of them
    a component comes from. `kinds` has the components by kind. `asked` and `heard` are the queries and moments that
    anything in play handles, with their handlers: nobody is bothered with others. `cooperative`: all win or all lose
    together, so that a game may end without winners.
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
        chosen = tuple(modules)
        self.modules: tuple[str, ...] = tuple(module.name for module in chosen)
        content = tuple(packs)
        self.packs: tuple[str, ...] = tuple(pack.name for pack in content)
        self.cooperative: bool = any(module.cooperative for module in (base, *chosen))
        self.components: dict[str, Component] = {}
        self.brought: dict[str, str] = {}
        self.steps: dict[str, Step[Any]] = {}
        self.queries: dict[str, tuple[Fold, ...]] = {}
        self.moments: dict[str, tuple[Push, ...]] = {}
        setters: dict[str, Module] = {}
        for module in (base, *chosen, *content):
            for ref in module.drop:
                if self.components.pop(ref, None) is None:
                    raise RulesError(f"module {module.name} drops {ref}, which is not in play")
            for component in module.components:
                self.components[component.ref] = component
            if module in content:
                self.brought.update((component.ref, module.name) for component in module.components)
            for name, step in module.steps.items():
                before = setters.get(name)
                if before is not None and before is not base:
                    if module.name in before.over:
                        continue
                    if before.name not in module.over:
                        raise RulesError(
                            f"modules {before.name} and {module.name} both replace the rule {name!r}; "
                            f"one of them has to declare that it goes over the other"
                        )
                setters[name] = module
                self.steps[name] = step
            for name, fold in module.queries.items():
                self.queries[name] = (*self.queries.get(name, ()), fold)
            for name, push in module.moments.items():
                self.moments[name] = (*self.moments.get(name, ()), push)
        found = self.components.values()
        self.piles: dict[str, list[Any]] = {}  # for games to remember what each set-up takes out of the box
        self.kinds: dict[str, list[Any]] = {component.kind: [] for component in found}
        for component in found:
            self.kinds[component.kind].append(component)
        asked: dict[str, list[Component]] = {name: [] for name in self.queries}
        heard: dict[str, list[Component]] = {name: [] for name in self.moments}
        for component in found:
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
        text = "\n".join(sorted(component.content() for component in self.components.values()))
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def __repr__(self) -> str:
        return f"<Rules {self.title} players={self.players} modules={list(self.modules)}>"


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
