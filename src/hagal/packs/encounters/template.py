"""The template that `hagal pack new` writes."""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN
from hagal.kernel.term import Component
from hagal.packs.encounters import box, sources
from hagal.packs.encounters.alien.reading import OLDER
from hagal.packs.encounters.entries import entry, facts, sort_of
from hagal.packs.encounters.words import ALIEN, HUNTED, HUNTERS

ORDER = (
    *("character", "strike", "enemy", "objective", "location", "avatar"),
    *("gear", "trap", "test", "challenge"),
)

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

HUNTERS_TAIL = """\

# Cards of your own (docs/packs.md): avatars, strikes, mercenaries, gear, traps, tests, challenges.
# add:
#   gear: ...
"""

ALIEN_TAIL = """\

# Sets of your own (docs/packs.md): characters, avatars, strikes, objectives, drones, locations.
# add:
#   characters: ...
"""

TAILS = {HUNTED: TAIL, HUNTERS: HUNTERS_TAIL, ALIEN: ALIEN_TAIL}
CALLED = {"crew": "character", "hive": "enemy"}
"""What sorts of components are called where that says more."""
HEADINGS = {
    STAND_IN: "Stand-ins",
    REPORTED: "Reported",
    OFFICIAL: "In the updated version that the rulebook of Predator prints; the cards of 2014 have other texts",
}


def head(mode: str = HUNTED) -> str:
    """How a template begins."""
    if mode == HUNTED:
        return HEAD
    played = (
        f'hagal.new("encounters", modules=["{mode}"], packs=["FILE"]), hagal arena encounters -m {mode} --pack FILE'
    )
    return (
        HEAD.replace("Predator. How", "Alien. How" if mode == ALIEN else f"Predator, the mode {mode}. How")
        .replace('hagal.new("encounters", packs=["FILE"]), hagal arena encounters --pack FILE', f"\n# {played}")
        .replace("in a game: \n", "in a game:\n")
        .replace("game: encounters\n", f"game: encounters\nmode: {mode}\n")
    )


def replaceable(every: bool = False, mode: str = HUNTED) -> list[Component]:
    """What a pack can replace: stand-ins, and with `every` behind them what is reported but not confirmed, and what has
    another text on older cards."""
    origins = (STAND_IN, REPORTED, OFFICIAL) if every else (STAND_IN,)
    found = [one for one in box(mode).values() if one.kind in ORDER and one.origin in origins]
    found = [one for one in found if one.origin != OFFICIAL or (one.wording == ALIEN and one.kind in OLDER)]
    return sorted(found, key=lambda one: (origins.index(one.origin), ORDER.index(one.kind)))


def template(mode: str = HUNTED) -> str:
    """A pack in which everything that can be replaced stands as a comment."""
    lines: list[str] = []
    origin = ""
    for one in replaceable(every=True, mode=mode):
        if one.origin != origin:
            origin = one.origin
            lines.append(f"\n  # ---- {HEADINGS[origin]} ----")
        lines.append(f"\n  # {headline(one)}")
        lines += [f"  # {line}" for line in entry(one)]
    return head(mode) + "\n".join(lines) + "\n" + TAILS[mode]


def headline(one: Component) -> str:
    """The kind of a component, how sure its source is, and the facts that do not stand on it."""
    known = ", ".join(f"{name} {value}" for name, value in facts(one).items())
    sure = sources.confidence(one)
    sort = CALLED.get(sort_of(one), sort_of(one))
    told = f"{sort}, {one.origin}{f' (confidence {sure})' if sure else ''}{f': {known}' if known else ''}"
    return "; ".join([told, *(f"{fact}: {doubt}" for fact, doubt in sources.DOUBTS.get(one.id, {}).items())])
