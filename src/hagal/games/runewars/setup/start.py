"""The table before the board: cards out of the box, the first player, factions (RW-021, RW-022)."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.option import OfComponent
from hagal.games.kit.seats import clockwise
from hagal.games.runewars.components import Faction
from hagal.games.runewars.names import EVIL, GOOD
from hagal.games.runewars.setup.settings import CHOOSE, RANDOM
from hagal.games.runewars.state import Runewars, new_player
from hagal.kernel import zones
from hagal.kernel.rules import ask, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

STAGES = (
    *("first_player", "factions", "tiles", "setup_markers", "setup_runes", "setup_homes", "settle_board"),
    *("muster", "starting_heroes", "home_runes", "starting_hands", "season"),
)
"""The named rules of the set-up, one after the other; then the first spring."""


class Setup(Step[Runewars]):
    """Everything out of the box; then the stages of the set-up."""

    tag = "setup"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.players = [new_player(k) for k in range(s.rules.players)]
        s.last_year = ask(s, "years", -1, s.last_year)
        s.target = ask(s, "runes_to_win", -1, s.target)
        s.neutral = tuple([unit.count for unit in s.rules.piles["neutral"]])
        titles = len(s.rules.kinds.get("title", ()))
        s.title_of = [-1] * titles
        s.title_influence = [0] * titles
        unpack(s)
        for stage in reversed(STAGES):
            push(s, stage)


def unpack(s: Runewars) -> None:
    """All cards and rune tokens out of the box. Rune tokens lie face up in two piles (RW-037); of the quests only those
    that bring a map tile are sorted out (RW-023)."""
    s.fate = out_of_box(s, "fate")
    s.tactics_deck = out_of_box(s, "tactic")
    s.reward_deck = out_of_box(s, "reward")
    s.hero_deck = out_of_box(s, "hero")
    s.quest_deck = out_of_box(s, "quest")
    s.seasons = [out_of_box(s, "season", "season", k) for k in range(4)]
    s.objectives = [out_of_box(s, "objective", "alignment", side) for side in (GOOD, EVIL)]
    s.dragon_pile = out_of_box(s, "rune", "dragon", True)
    s.false_pile = out_of_box(s, "rune", "dragon", False)


def out_of_box(s: Runewars, kind: str, fact: str = "", value: object = None) -> list[int]:
    """Every copy of every component of a kind, or of those that have this fact."""
    name = f"{kind} {value}"
    pile = s.rules.piles.get(name)
    if pile is None:
        found = [one for one in s.rules.kinds.get(kind, ()) if not fact or getattr(one, fact) == value]
        pile = s.rules.piles[name] = [one for one in found for _ in range(getattr(one, "count", 1))]
    return zones.add_instances(s, pile)


class FirstPlayer(Step[Runewars]):
    """A fate card for each player; the highest number is first player for good (RW-021)."""

    tag = "first_player"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        wish = s.rules.options["first"]
        if wish == RANDOM:
            zones.shuffle(s, s.fate)
            for p in s.players:
                i = zones.draw(s, s.fate, s.drawn, PUBLIC)
                if s.log is not None:
                    s.log.tell("rw-first-fate", p.seat, "RW-021", n=s.face[i].number)
            numbers = [s.face[i].number for i in s.drawn]
            s.first = numbers.index(max(numbers))
            zones.move_all(s.drawn, s.fate)
        else:
            s.first = wish
        if s.log is not None:
            s.log.tell("rw-first-player", s.first, "RW-021")


class Factions(Step[Runewars]):
    """From the first player clockwise each picks a faction (RW-022); or they are named, or drawn."""

    tag = "factions"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        wish: Any = s.rules.options["factions"]
        if wish == CHOOSE:
            for p in reversed(clockwise(s.players, s.first)):
                push(s, "pick_faction", p.seat)
            return
        names = [RANDOM] * len(s.players) if wish == RANDOM else list(wish)
        free = [faction for faction in free_factions(s) if faction.id not in names]
        for p, name in zip(s.players, names, strict=True):
            found: Any = free.pop(zones.roll(s, len(free))) if name == RANDOM else s.rules.component(f"faction:{name}")
            take_faction(s, p.seat, found)


def free_factions(s: Runewars) -> list[Faction]:
    """Each faction is played at most once (RW-304)."""
    taken = [p.faction for p in s.players]
    return [faction for faction in s.rules.kinds["faction"] if faction.units and faction not in taken]


def take_faction(s: Runewars, seat: int, faction: Faction) -> None:
    p = s.players[seat]
    p.faction = faction
    p.supply = faction.supply
    if s.log is not None:
        s.log.tell("rw-faction", seat, "RW-022", faction=faction)


class PickFaction(Choice[Runewars]):
    tag = "pick_faction"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [TakeFaction(faction) for faction in free_factions(s)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-faction")


class TakeFaction(OfComponent[Runewars]):
    tag = "take_faction"
    word = "faction"
    fields = ("faction",)

    def __init__(self, faction: Faction) -> None:
        self.faction: Faction = faction

    def run(self, s: Runewars, seat: int, source: int) -> None:
        take_faction(s, seat, self.faction)

    def message(self) -> Msg:
        return Msg("rw-option-faction", faction=self.faction)


STEPS: dict[str, Step[Any]] = {
    "setup": Setup(),
    "first_player": FirstPlayer(),
    "factions": Factions(),
    "pick_faction": PickFaction(),
}

register_all(list(globals().values()))
