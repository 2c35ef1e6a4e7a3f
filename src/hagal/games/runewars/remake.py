"""Components made anew with a few facts changed: for content packs, and for what an edition prints otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.runewars.components import Season, Tactic
from hagal.games.runewars.tactics.play import PlayTactic
from hagal.kernel.rules import Rules
from hagal.kernel.term import Component, Term


def remade(old: Any, name: str = "", **changes: Any) -> Any:
    """A component like another, but for some facts (the arguments that it is made of) and perhaps its name."""
    facts = {fact: getattr(old, fact) for fact in old.facts if not (fact == "count" and isinstance(old, Season))}
    made: Any = type(old)(old.id, name or old.name, **(facts | changes))
    for attribute in ("origin", "doubts", "names", "wording", "queries", "moments"):
        setattr(made, attribute, getattr(old, attribute))
    return playable(made)


def playable(made: Any) -> Any:
    """A tactics card has the option of playing it."""
    if isinstance(made, Tactic):
        made.play = PlayTactic(made)
    return made


def relinked(value: Any, new: Mapping[str, Component]) -> Any:
    """The same (effects, units, areas ...) with other components in the place of those with their refs."""
    if isinstance(value, Component):
        return new.get(value.ref, value)
    if isinstance(value, tuple):
        return tuple([relinked(item, new) for item in value])
    if isinstance(value, Term):
        values = relinked(value.values(), new)
        return value if values == value.values() else type(value)(*values)
    return value


def reprint(rules: Rules, before: Mapping[str, Component], now: Component) -> None:
    """A pack has a card that an edition prints otherwise than the one before: what the pack leaves as it was before is
    as it is printed now."""
    mine = rules.components[now.ref]
    old = before[now.ref]
    changes = {
        fact: getattr(now, fact)
        for fact in now.facts
        if getattr(mine, fact) == getattr(old, fact) != getattr(now, fact)
    }
    if mine is not now and changes:
        made = remade(mine, **changes)
        kind = rules.kinds[made.kind]
        rules.components[made.ref] = kind[kind.index(mine)] = made
