"""Terms: immutable pieces of rules with a stable tag and a list of fields.

Steps, conditions and costs are Terms. They are equal when tag and fields are equal, never by identity,
and they survive a trip through JSON because the codec reads exactly the same field list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from hagal.kernel.compiled import mypyc_attr

Fold = Callable[..., Any]
"""A query handler: (state, seat, value, about) -> the value, perhaps changed."""
Push = Callable[..., None]
"""A moment handler: (state, seat, source) -> None; it pushes Frames."""

NOTHING: dict[str, Any] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """An immutable value: `tag` names the class in JSON, `fields` the constructor's arguments in order."""

    tag: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.fields)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Term) and self.tag == other.tag and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.tag, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(value) for value in self.values())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A thing in the box: a card, a leader, a space. Immutable and shared by all games.

    `queries` and `moments` are handlers that count while a player owns the component (DESIGN: modules). `names` are its
    names by language where they come with it (from a content pack) and not from the texts. `origin` says where its
    facts come from; `doubts` names those that no source gives (`ours`) or on which sources differ (`disputed`).
    `wording` is the module whose words messages about it have, where that has words of its own.
    """

    kind: ClassVar[str] = "component"
    facts: ClassVar[tuple[str, ...]] = ()

    def __init__(self, id: str, name: str) -> None:
        self.id: str = id
        self.name: str = name
        self.ref: str = f"{self.kind}:{id}"
        self.origin: str = "official"
        self.doubts: Mapping[str, str] = NOTHING
        self.names: Mapping[str, str] = NOTHING
        self.wording: str = ""
        self.queries: Mapping[str, Fold] = NOTHING
        self.moments: Mapping[str, Push] = NOTHING

    def content(self) -> str:
        """All that is printed on it, as text: what the hash in a Record stands for. `facts` names the attributes."""
        return f"{self.ref} {self.name} {[getattr(self, fact) for fact in self.facts]}"

    def __repr__(self) -> str:
        return f"<{self.ref}>"


SHARED = ""
"""The space of tags that all titles know: the kernel's, the kit's, and those of titles from elsewhere."""


def space_of(cls: type) -> str:
    """The title whose tags a class is among: a tag belongs to one class of one title."""
    parts = cls.__module__.split(".")
    own = parts[:2] == ["hagal", "games"] and len(parts) > 2 and parts[2] != "kit"
    return parts[2] if own else SHARED


class Registry:
    """Classes by their tags, title by title: what the codec can read."""

    def __init__(self) -> None:
        self.spaces: dict[str, dict[str, type[Any]]] = {SHARED: {}}

    def add(self, cls: type[Any]) -> None:
        space = space_of(cls)
        tag: str = cls.tag
        known = self.find(space, tag)
        same = known is None or (known.__module__, known.__qualname__) == (cls.__module__, cls.__qualname__)
        if not tag or not same:
            raise ValueError(f"{cls.__module__}.{cls.__qualname__} needs a tag of its own, not {tag!r}")
        self.spaces.setdefault(space, {})[tag] = cls

    def find(self, title: str, tag: str) -> type[Any] | None:
        """The class that a title has under a tag."""
        own = self.spaces.get(title, NOTHING)
        found: type[Any] | None = own.get(tag)
        if found is None:
            found = self.spaces[SHARED].get(tag)
        return found

    def known(self, cls: type[Any]) -> bool:
        """Would it come back from its tag?"""
        return self.spaces.get(space_of(cls), NOTHING).get(cls.tag) is cls

    def of(self, title: str) -> dict[str, type[Any]]:
        """All classes that a title has, by their tags, without those that are shared."""
        return self.spaces.get(title, {})

    def tags(self) -> set[str]:
        """All tags of all titles."""
        return {tag for space in self.spaces.values() for tag in space}


TERMS = Registry()
"""Every registered Term class."""


def register(*classes: type[Term]) -> None:
    """Make classes known to the codec."""
    for cls in classes:
        TERMS.add(cls)


def register_all(names: Iterable[object]) -> None:
    """Register every Term class with a tag of its own among a module's values."""
    for value in names:
        if isinstance(value, type) and issubclass(value, Term) and vars(value).get("tag"):
            register(value)
