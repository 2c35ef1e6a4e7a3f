"""The template that `hagal pack new` writes."""

from __future__ import annotations

from hagal.games.kit.declare import REPORTED, STAND_IN
from hagal.kernel.term import Component
from hagal.packs.encounters import box, sources
from hagal.packs.encounters.entries import entry, facts

ORDER = ("character", "strike", "enemy", "objective", "location", "avatar")

HEAD = """\
# A content pack for Legendary Encounters: Predator. How it is written: docs/packs.md, `hagal pack words encounters`.
# Each entry below is a card that no rulebook confirms, as Hagal plays it: first the stand-ins, made up because the real
# card could not be found, then what somebody has reported. Take the # away from the lines of a card that you have at
# hand, and write what stands on it. Of the reported cards only those that are wrong need to be here.
# The line above each entry has what is known besides; it stays so unless you write otherwise (count: 3, deck: ...).
# Then: hagal pack check FILE; in a game: hagal.new("encounters", packs=["FILE"]), hagal arena encounters --pack FILE
hagal: pack 1
game: encounters
pack: my_box

# Names in one language, or in several: name: {en: "...", ru: "...", pt-BR: "..."}
replace:
"""

TAIL = """\

# Sets of your own (docs/packs.md): characters, avatars, strikes, objectives, young_blood, locations.
# add:
#   characters: ...
"""


HEADINGS = {STAND_IN: "Stand-ins", REPORTED: "Reported"}


def replaceable(every: bool = False) -> list[Component]:
    """What a pack can replace: stand-ins, and with `every` behind them what is reported but not confirmed."""
    origins = (STAND_IN, REPORTED) if every else (STAND_IN,)
    found = [one for one in box().values() if one.kind in ORDER and one.origin in origins]
    return sorted(found, key=lambda one: (origins.index(one.origin), ORDER.index(one.kind)))


def template() -> str:
    """A pack in which everything that can be replaced stands as a comment."""
    lines: list[str] = []
    origin = ""
    for one in replaceable(every=True):
        if one.origin != origin:
            origin = one.origin
            lines.append(f"\n  # ---- {HEADINGS[origin]} ----")
        lines.append(f"\n  # {headline(one)}")
        lines += [f"  # {line}" for line in entry(one)]
    return HEAD + "\n".join(lines) + "\n" + TAIL


def headline(one: Component) -> str:
    """The kind of a component, how sure its source is, and the facts that do not stand on it."""
    known = ", ".join(f"{name} {value}" for name, value in facts(one).items())
    sure = sources.confidence(one)
    told = f"{one.kind}, {one.origin}{f' (confidence {sure})' if sure else ''}: {known}"
    return "; ".join([told, *(f"{fact}: {doubt}" for fact, doubt in sources.DOUBTS.get(one.id, {}).items())])
