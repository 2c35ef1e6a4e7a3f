"""Laws of Runewars, whatever its modules, on top of those of the kernel: nothing is created or lost."""

from __future__ import annotations

from hagal.games.kit.laws import never_negative
from hagal.games.runewars.army import NO_ARMY, has_own, size
from hagal.games.runewars.names import (
    ALL_ORDERS,
    DEVELOPMENT_COUNTS,
    LIMIT,
    MOST,
    MOST_QUESTS,
    MOST_TACTICS,
    OWN_TYPES,
    SLOTS,
    STRONGHOLDS,
)
from hagal.games.runewars.quests import laws as quests
from hagal.games.runewars.seasons import laws as seasons
from hagal.games.runewars.setup import laws as board
from hagal.games.runewars.state import Player, Runewars
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws
from hagal.kernel.state import State

UNIT = 4  # of a marker, as in revised/claim


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
    neutral_units(s)
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
    """Every unit, stronghold and development of a faction is in the supply, on the board, or marks a claim (RW-018)."""
    count = list(p.supply)
    for area, owner in enumerate(s.owner):
        if owner == p.seat:
            for slot in range(OWN_TYPES):
                count[slot] += s.army[area][slot] + s.army[area][SLOTS + slot]
    if s.active == p.seat:
        for _start, _to, slot, n in s.marching:
            if slot < OWN_TYPES:
                count[slot] += n
    if p.marker >= UNIT:
        count[p.marker // UNIT - 1] += 1
    for slot, n in _elsewhere(s, p.seat):
        if slot < OWN_TYPES:
            count[slot] += n
    if tuple(count) != p.faction.supply and not p.out:
        raise Broken(f"seat {p.seat} has {count} units, not {p.faction.supply}")
    holds = [hold for hold in s.stronghold if hold >= 0 and hold >> 1 == p.seat]
    if len(holds) + p.strongholds != STRONGHOLDS:
        raise Broken(f"seat {p.seat} has {len(holds)} strongholds and {p.strongholds} in supply")
    built = [0, 0, 0, 0]
    for area, kind in enumerate(s.development):
        if kind >= 0 and s.stronghold[area] >> 1 == p.seat:
            built[kind] += 1
    if tuple(a + b for a, b in zip(built, p.developments, strict=True)) != DEVELOPMENT_COUNTS:
        raise Broken(f"seat {p.seat} has developments {built} and {p.developments} in supply")


def _elsewhere(s: Runewars, seat: int) -> list[tuple[int, int]]:
    """Units of a seat (-1: unallied neutral ones) in a battle or on a retreat, as (slot, how many)."""
    found: list[tuple[int, int]] = []
    if s.battle is not None:
        for side in range(2):
            if s.battle.seats[side] == seat:
                found += [(code >> 4, 1) for code in s.battle.units[side]]
    for step, _seat, _source in s.stack:
        if step.tag == "retreat" and step.owner == seat:  # type: ignore[attr-defined]
            army = step.army  # type: ignore[attr-defined]
            found += [(slot, army[slot] + army[SLOTS + slot]) for slot in range(SLOTS)]
    return found


def neutral_units(s: Runewars) -> None:
    """Every neutral unit is in the supply, on the board or in a battle."""
    count = list(s.neutral)
    for army in s.army:
        if army != NO_ARMY:
            for slot in range(OWN_TYPES, SLOTS):
                count[slot - OWN_TYPES] += army[slot] + army[SLOTS + slot]
    for _start, _to, slot, n in s.marching:
        if slot >= OWN_TYPES:
            count[slot - OWN_TYPES] += n
    for seat in (-1, *(p.seat for p in s.players)):
        for slot, n in _elsewhere(s, seat):
            if slot >= OWN_TYPES:
                count[slot - OWN_TYPES] += n
    expected = [unit.count for unit in s.rules.piles["neutral"]]
    if count != expected:
        raise Broken(f"there are {count} neutral units, not {expected}")


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
