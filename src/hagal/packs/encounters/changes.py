"""Where a pack says otherwise than a source: accepted, and told, so that a slip of the pen is found."""

from __future__ import annotations

from hagal.games.encounters.components import Avatar
from hagal.games.kit.declare import OURS, STAND_IN
from hagal.kernel.term import Component
from hagal.packs.encounters import sources
from hagal.packs.encounters.entries import facts, sort_of, written
from hagal.packs.encounters.fields import KNOWN
from hagal.packs.problems import Notice
from hagal.packs.reader import Reader
from hagal.packs.tree import Map, Node, Scalar

DIFFERS, SAME_ROLE = "differs", "same-role"
"""The kinds of notices."""
FOLLOWS = {"rarity": ("count",), "team": ("character", "group"), "class": ("group",)}
"""What need not be told where one of these is told already."""
Told = dict[str, str]


def compare(reader: Reader, old: Component, new: Component, place: Scalar, node: Node) -> None:
    """A notice for each fact of a source that the pack changes or leaves out."""
    before, after = (told(one, old.origin == STAND_IN, getattr(new, "count", 1) == 0) for one in (old, new))
    changed = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    changed = [name for name in changed if reported(old, name)]
    for name in changed:
        if not any(other in changed for other in FOLLOWS.get(name, ())):
            differs(reader, old, name, before.get(name, ""), after.get(name, ""), field(node, name) or place)


def reported(one: Component, name: str) -> bool:
    """Does any source say something there, sure or not?"""
    return one.doubts.get(name) != OURS or name in sources.DOUBTS.get(one.id, {})


def told(one: Component, stand_in: bool, absent: bool) -> Told:
    """All that a source says of a component, by field, as it is written: of a stand-in little, and of what is not in
    the box nothing but that. Names do not count: they are told anyway."""
    known = {name: str(value) for name, value in facts(one).items() if name in KNOWN.get(sort_of(one), ())}
    if absent:
        return {"count": known["count"]}
    if stand_in:
        return known
    return {**{name: value for name, value in written(one) if name != "name"}, **known}


def field(node: Node, name: str) -> Scalar | None:
    """Where a field of an entry stands."""
    entries = node.entries if isinstance(node, Map) else []
    return next((key for key, _value in entries if key.text == name), None)


def differs(reader: Reader, old: Component, name: str, before: str, after: str, place: Scalar) -> None:
    source, pack = (f"{name}: {value}" if value else f"no {name}" for value in (before, after))
    sure = sources.confidence(old)
    why = [f"confidence {sure}" if sure else "", sources.DOUBTS.get(old.id, {}).get(name, "")]
    aside = "; ".join(part for part in why if part)
    text = f"{old.id}: a source reports {source}{f' ({aside})' if aside else ''}, the pack says {pack}"
    args = {"fact": name, "source": before or "–", "pack": after or "–"}
    reader.notices.append(Notice(place.line, place.column, text, old, DIFFERS, args))


def roles(
    reader: Reader, box: dict[str, Component], replaced: list[tuple[Component, Component]], places: dict[str, Scalar]
) -> None:
    """Each Role is in the box once: two Avatars of the box with the same one are worth a second look (PR-011)."""
    whole = {**box, **{new.id: new for _old, new in replaced}}
    avatars = [one for one in whole.values() if isinstance(one, Avatar)]
    for old, new in replaced:
        if not isinstance(new, Avatar) or not isinstance(old, Avatar) or new.role == old.role:
            continue
        for other in avatars:
            if other.id != new.id and other.role == new.role:
                place = places[new.id]
                text = f"{new.id} and {other.id} have the same Role, {new.role}, of which the box has one copy"
                args = {"other": other, "role": whole[new.role]}
                reader.notices.append(Notice(place.line, place.column, text, new, SAME_ROLE, args))
