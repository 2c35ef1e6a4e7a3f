"""What the app cannot know is named by the people: the Conflict card turned up, the Tech tile on top of a stack."""

from __future__ import annotations

from hagal.games.dune.components import Conflict
from hagal.games.dune.effect import messages
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import STACKS, lay_ix_board, turn_up
from hagal.games.dune.ix.part import part_of as ix_part
from hagal.games.dune.ix.rivals.ways import being_laid_out, marked, trash_largest
from hagal.games.dune.phases import RoundStart
from hagal.games.dune.physical.asking import AtTable
from hagal.games.dune.physical.part import CONFLICT, TURNS, part_of, round_level
from hagal.games.dune.rivals.choices import decider
from hagal.games.dune.state import Dune
from hagal.games.kit.option import OfComponent
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

# The Conflict card of the round


class AskConflict(Step[Dune]):
    """The round starts when the people say which Conflict card was turned up."""

    tag = "ask_conflict"

    def run(self, s: Dune, seat: int, source: int) -> None:
        part_of(s).phase = CONFLICT
        s.stack.append((NAME_CONFLICT, decider(s), -1))


class NameConflict(AtTable):
    """One of the cards of this round's level that were not there yet."""

    tag = "name_conflict"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        level = round_level(s, s.round + 1)
        used = [s.face[i] for i in s.fallen]
        return [TurnedUp(card) for card in s.rules.kinds["conflict"] if card.level == level and card not in used]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-conflict", n=s.round + 1, level="I" * round_level(s, s.round + 1))


class TurnedUp(OfComponent[Dune]):
    """This card lies there: it is put on top of the app's own deck, and the round starts as ever."""

    tag = "turned_up"
    word = "conflict"
    fields = ("card",)

    def __init__(self, card: Conflict) -> None:
        self.card: Conflict = card

    def run(self, s: Dune, seat: int, source: int) -> None:
        top = s.conflicts[-1]
        for zone in (s.conflicts, s.box):
            for k, i in enumerate(zone):
                if s.face[i] is self.card:
                    zone[k] = top
                    s.conflicts[-1] = i
                    break
        part_of(s).phase = TURNS
        s.stack.append((ROUND_START, -1, -1))

    def message(self) -> Msg:
        first, second, _third = self.card.rewards
        return Msg("option-conflict", conflict=self.card, first=messages(first), second=messages(second))


# Tech tiles


class NameTech(Step[Dune]):
    """As in the game, but nobody knows the stacks: the people name the tops (IX-002, IX-005)."""

    tag = "name_tech"

    def run(self, s: Dune, seat: int, source: int) -> None:
        pile = zones.add_instances(s, s.rules.kinds["tech"])
        zones.hide(s, pile, 0)
        lay_ix_board(s, pile)
        for stack in range(STACKS - 1, -1, -1):
            push(s, "turn_up", 0, stack)


class NameTop(Step[Dune]):
    """In place of turning up the next tile of a stack (the source): the people say which one it is."""

    tag = "name_top"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if ix_part(s).stacks[source]:
            s.stack.append((NAME_TILE, decider(s), source))
        else:
            fire(s, "tech_turned", 0, source)


class NameTile(AtTable):
    """Any tile that nobody has seen yet."""

    tag = "name_tile"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        part = ix_part(s)
        hidden = {s.face[i] for stack in part.stacks for i in stack if not s.known[i]}
        return [TileUp(tile) for tile in s.rules.kinds["tech"] if tile in hidden]

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return True

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-tile", n=source + 1)


class TileUp(OfComponent[Dune]):
    """This tile is on top of the stack (the source) now."""

    tag = "tile_up"
    word = "tile"
    fields = ("tile",)

    def __init__(self, tile: TechTile) -> None:
        self.tile: TechTile = tile

    def run(self, s: Dune, seat: int, source: int) -> None:
        stacks = ix_part(s).stacks
        top = stacks[source][-1]
        for stack in stacks:
            for k, i in enumerate(stack):
                if s.face[i] is self.tile:
                    stack[k] = top
                    stacks[source][-1] = i
                    turn_up(s, source)
                    return


class NameMarked(Step[Dune]):
    """As in the game, but the next tile has to be named before the next look (IX-060)."""

    tag = "name_marked"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if not being_laid_out(s) and any(ix_part(s).stacks) and not marked(s):
            push(s, "turn_up", 0, trash_largest(s))


NAME_CONFLICT = NameConflict()
ROUND_START = RoundStart()
NAME_TILE: Choice[Dune] = NameTile()

register_all(list(globals().values()))
