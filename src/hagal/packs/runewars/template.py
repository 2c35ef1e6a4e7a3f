"""The template that `hagal pack new` writes: all that the rulebook does not confirm, as Hagal plays it. As it is, it is
a pack with which the game is the same as without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hagal.games.kit.declare import STAND_IN
from hagal.games.runewars.components import Faction, Tile
from hagal.games.runewars.names import RESOURCES
from hagal.kernel.term import Component
from hagal.packs.runewars import entries
from hagal.packs.runewars.entries import box, dial, letter, lies, ours, written

HEAD = """\
# A content pack for Runewars. How it is written: docs/packs.md, `hagal pack words runewars`.
# Below is everything that no rulebook confirms, as Hagal plays it now. The line above an entry says how sure it is, and
# which of its fields are ours: made up, because no source has them. Look at your box, and write what you find there in
# their place; what you leave out (fields, entries, sections) stays as it is. A name may be one text for all languages,
# or {en: "...", ru: "...", pt-BR: "..."}.
# Then: hagal pack check FILE; in a game: hagal.new("runewars", packs=["FILE"]), hagal arena runewars --pack FILE
hagal: pack 1
game: runewars
pack: my_box

replace:
"""

ABOUT: dict[str, tuple[str, ...]] = {
    "factions": (
        "Four faction sheets. `start`: the red numbers, which are what the home realm yields; with them each faction",
        "starts with 4 units. `dials`: what the spaces 0 to 8 show: a unit, tactics, influence or none.",
        "Influence is 1, 2, 3 and 4, each once. The dials of the Latari Elves show 5 influence icons in all.",
    ),
    "units": (
        "Types of units: 16, 8, 8 and 4 figures of each faction. `special`: what a special icon does, by the unit",
        "that does it.",
    ),
    "homes": (
        "Four home realms: three areas that touch each other; `at`: the side of an earlier area on which it lies. Turn",
        "the tile so that hexes have a flat side to the north (N, NE, SE, S, SW, NW). `borders`: mountain or water.",
    ),
    "tiles": (
        "Nine map tiles of 2 to 4 areas (an area that is not there: `d: none`). A city space has one resource and no",
        "guards. Giants are in 2A (2), 3C (1) and 6D (1) only. No more guards than figures, no more than 7 cities.",
    ),
    "cities": ("Seven city tokens: neutral units of a shape, tactics, influence or quests.",),
    "seasons": ("32 season cards, 8 of each season. `council`: the words Wizards' Council stand on it.",),
    "tactics": (
        "50 tactics cards. `count`: copies; 0: there is no such card. More kinds of cards stand in `add:` below.",
        "`times`: turn, attack, defend, battle, fight (when a side is about to strike), duel, quest (phase).",
    ),
    "objectives": ("16 objectives, 8 good and 8 evil. `lost`: when it may be exchanged.",),
    "heroes": ("12 heroes: at least two good, two evil, and some neutral. `far`: areas more in the quest phase.",),
    "rewards": (
        "25 rewards. `trait`: weapon, armor or none; `moment`: turn (it ends with discard_reward), duel (its start),",
        "special (for a special icon), guard (when damage is about to fall).",
    ),
    "quests": (
        "24 quests: a setup quest for each tile, and 15 more. `areas`: a list, or anywhere. `test`: of an attribute,",
        "with what gold, grey and red bring; or `duel`: with neutral units.",
    ),
    "exploration": ("35 exploration tokens: how many of each have back 1 and back 2.",),
}

TAIL = """
# Cards that are none of the above (docs/packs.md): tactics and rewards, as many as others have count: 0.
# add:
#   tactics:
#     my_card: {name: A Title, count: 2, times: [turn], effects: [draw_tactics: 2]}
"""


def replaceable(every: bool = False, mode: str = "") -> list[Component]:
    """What a pack can replace: stand-ins, and with `every` all else that the rulebook does not confirm in full."""
    found = [one for section in box().values() for one in section.values() if entries.replaceable(one)]
    return [one for one in found if every or one.origin == STAND_IN]


def template(mode: str = "") -> str:
    """A pack in which everything that can be replaced stands as it is played."""
    lines: list[str] = []
    for section, ones in box().items():
        lines += ["", *(f"  # {line}" for line in ABOUT[section]), f"  {section}:"]
        for id, one in ones.items():
            if entries.replaceable(one):
                lines += [f"    {line}" for line in entry(id, one)]
    return HEAD + "\n".join(lines[1:]) + "\n" + TAIL


def entry(id: str, one: Component) -> Iterator[str]:
    """A component, line by line."""
    yield f"# {sure(one, [field for field, _text in written(one)])}"
    yield f"{id}:"
    if isinstance(one, Tile):
        yield "  areas:"
        for k, area in enumerate(one.areas):
            fields = dict(written(area))
            place = {"at": lies(one, k)} if k else {}
            told = ", ".join(f"{field}: {text}" for field, text in (place | fields).items())
            yield f"    {letter(one, k)}: {{{told}}}  # {sure(area, entries.AREA[1:])}"
        return
    for field, text in written(one):
        if field == "dials" and isinstance(one, Faction):
            yield "  dials:"
            yield from (f"    {name}: {dial(one, k)}" for k, name in enumerate(RESOURCES))
        else:
            yield f"  {field}: {text}"


def sure(one: Component, fields: Iterable[str]) -> str:
    """How sure a component is, and which of its fields are ours."""
    doubts = ["name"] if "name" in one.doubts else []
    if isinstance(one, Tile):
        doubts += ["its shape"] if "places" in one.doubts else []
    else:
        doubts += [field for field in fields if ours(one, field)]
    return f"{one.origin}; ours: {', '.join(doubts)}" if doubts else one.origin
