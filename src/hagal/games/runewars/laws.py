"""Laws of Runewars, whatever its modules, on top of those of the kernel: nothing is created or lost."""

from __future__ import annotations

from hagal.games.kit.laws import never_negative
from hagal.games.runewars.army import NO_ARMY, has_own, size
from hagal.games.runewars.battle import laws as battles
from hagal.games.runewars.names import (
    ALL_ORDERS,
    DEVELOPMENT_COUNTS,
    LIMIT,
    MOST,
    MOST_QUESTS,
    MOST_TACTICS,
    STRONGHOLDS,
)
from hagal.games.runewars.quests import laws as quests
from hagal.games.runewars.seasons import laws as seasons
from hagal.games.runewars.setup import laws as board
from hagal.games.runewars.state import Player, Runewars
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws
from hagal.kernel.state import State


def cheap(s: State) -> None:
    """All that can be told at a glance, at every decision."""
    assert isinstance(s, Runewars)
    if s.season < 0:
        return  # the board is being laid
    for p in s.players:
        never_negative(p, ("influence", "strongholds"), p.seat)
        dials_in_range(p)
        orders_in_place(p)
        pieces(s, p)
    battles.cheap(s)
    who_controls(s)
    quests.figures(s)
    quests.one_duel(s)
    seasons.tokens_placed(s)
    seasons.titles(s)


def dear(s: State) -> None:
    """What takes a look at every card."""
    assert isinstance(s, Runewars)
    board.dear(s)
    if s.season < 0:
        return
    quests.bearers(s)
    quests.cards_in_place(s)
    quests.lookers(s)
    seasons.runes(s)


def dials_in_range(p: Player) -> None:
    if min(p.dials) < 0 or max(p.dials) > MOST:
        raise Broken(f"the dials of seat {p.seat} stand at {p.dials} (RW-063)")


def orders_in_place(p: Player) -> None:
    """Each order is in hand or face up (RW-045, RW-049)."""
    shown = 0
    for number in p.played:
        shown |= 1 << number
    if shown & p.orders or shown | p.orders != ALL_ORDERS:
        raise Broken(f"seat {p.seat} has orders {p.orders:b} in hand and {p.played} face up")


def pieces(s: Runewars, p: Player) -> None:
    """Every stronghold and development of a faction is in the supply or on the board (RW-018)."""
    holds = [hold for hold in s.stronghold if hold >= 0 and hold >> 1 == p.seat]
    if len(holds) + p.strongholds != STRONGHOLDS:
        raise Broken(f"seat {p.seat} has {len(holds)} strongholds and {p.strongholds} in supply")
    built = [0, 0, 0, 0]
    for area, kind in enumerate(s.development):
        if kind >= 0 and s.stronghold[area] >> 1 == p.seat:
            built[kind] += 1
    if tuple(a + b for a, b in zip(built, p.developments, strict=True)) != DEVELOPMENT_COUNTS:
        raise Broken(f"seat {p.seat} has developments {built} and {p.developments} in supply")


def who_controls(s: Runewars) -> None:
    """An area is controlled by whose units or stronghold are in it, or by whose home it is (RW-003, RW-004); at most 8
    units stay in it (RW-016)."""
    contested = s.battle.area if s.battle is not None else -1
    moving = {march[0] for march in s.marching}
    for area, owner in enumerate(s.control):
        army, hold = s.army[area], s.stronghold[area]
        if area == contested or area in moving:
            continue
        if has_own(army) and owner != s.owner[area]:
            raise Broken(f"units of seat {s.owner[area]} are in {s.board.areas[area]}, which seat {owner} controls")
        if hold >= 0 and hold >> 1 != owner:
            raise Broken(f"a stronghold of seat {hold >> 1} is in {s.board.areas[area]}, which seat {owner} controls")
        if owner < 0 and s.home[area] >= 0 and army == NO_ARMY:
            raise Broken(f"{s.board.areas[area]} is the home of seat {s.home[area]}, and nobody controls it")
        if size(army) > LIMIT and owner >= 0 and not _trimmed(s):
            raise Broken(f"{size(army)} units are in {s.board.areas[area]}")
    for p in s.players:
        hand = len(p.tactics) + len(p.fresh)
        if hand > MOST_TACTICS and not _asked(s, ("discard_tactics", "season_discard_tactics")):
            raise Broken(f"seat {p.seat} has {hand} tactics")
        if len(p.quests) > MOST_QUESTS and not _asked(s, ("discard_quests",)):
            raise Broken(f"seat {p.seat} has {len(p.quests)} quests")


def _trimmed(s: Runewars) -> bool:
    return _asked(s, ("trim",))


def _asked(s: Runewars, tags: tuple[str, ...]) -> bool:
    return any(step.tag in tags for step, _seat, _source in s.stack)


LAWS = Laws([cheap], [dear])
