"""What many rules do: influence, dials, cards, units in and out of areas, and who controls what.

A Step calls `settle` last, after it has pushed what comes next: what settling an area demands (limits, elimination)
goes above that.
"""

from __future__ import annotations

from hagal.games.kit import deck
from hagal.games.runewars.army import NO_ARMY, changed, has_own, size
from hagal.games.runewars.components import Unit
from hagal.games.runewars.deeds import GAINED, SPENT, did
from hagal.games.runewars.names import LIMIT, MOST, MOST_QUESTS, MOST_TACTICS, OWN_TYPES, SLOTS
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import at_place

# Influence and dials


def gain_influence(s: Runewars, seat: int, n: int, rules: str) -> None:
    s.players[seat].influence += n
    did(s, seat, GAINED, n)
    if s.log is not None and n:
        s.log.tell("rw-influence", seat, rules, n=n)


def spend_influence(s: Runewars, seat: int, n: int, rules: str) -> None:
    s.players[seat].influence -= n
    did(s, seat, SPENT, n)
    if s.log is not None and n:
        s.log.tell("rw-spend", seat, rules, n=n)


def set_dial(s: Runewars, seat: int, resource: int, n: int) -> None:
    """A dial never leaves 0 to 8 (RW-063)."""
    p = s.players[seat]
    value = min(max(n, 0), MOST)
    food, wood, ore = p.dials
    p.dials = (value, wood, ore) if resource == 0 else (food, value, ore) if resource == 1 else (food, wood, value)


def turn_dial(s: Runewars, seat: int, resource: int, by: int) -> None:
    set_dial(s, seat, resource, s.players[seat].dials[resource] + by)


def icons(s: Runewars, seat: int, icon: int) -> int:
    """Icons of TACTICS or INFLUENCE at or below the arrows of all three dials (RW-061)."""
    p = s.players[seat]
    yields, dials = p.faction.yields, p.dials
    place = OWN_TYPES - 2 - icon
    return yields[0][dials[0]][place] + yields[1][dials[1]][place] + yields[2][dials[2]][place]


def production(s: Runewars, seat: int) -> tuple[int, int, int]:
    """What the areas that a seat controls yield."""
    food = wood = ore = 0
    areas = s.board.areas
    for k, owner in enumerate(s.control):
        if owner == seat:
            f, w, o = areas[k].yields
            food += f
            wood += w
            ore += o
    for fold in s.rules.queries.get("production", ()):
        food, wood, ore = fold(s, seat, (food, wood, ore), -1)
    return food, wood, ore


def provided(s: Runewars, seat: int, area: int) -> tuple[int, int, int]:
    """What one area that a seat controls yields."""
    found = s.board.areas[area].yields
    for fold in s.rules.queries.get("production", ()):
        found = fold(s, seat, found, area)
    return found


# Cards


def draw_tactics(s: Runewars, seat: int, n: int, rules: str) -> None:
    """They cannot be played in this season (RW-204); at most 10 in hand (RW-016)."""
    p = s.players[seat]
    drawn = deck.draw(s, s.tactics_deck, s.tactics_discard, p.fresh, n, seat, "rw-reshuffle-tactics", "RW-020")
    if s.log is not None and drawn:
        s.log.tell("rw-draw-tactics", seat, rules, n=drawn)
    if len(p.tactics) + len(p.fresh) > MOST_TACTICS:
        push(s, "discard_tactics", seat)


def draw_quests(s: Runewars, seat: int, n: int, rules: str) -> None:
    """At most 3 in hand (RW-016)."""
    p = s.players[seat]
    drawn = deck.draw(s, s.quest_deck, s.quest_discard, p.quests, n, seat, "rw-reshuffle-quests", "RW-020")
    if s.log is not None and drawn:
        s.log.tell("rw-draw-quests", seat, rules, n=drawn)
    if len(p.quests) > MOST_QUESTS:
        push(s, "discard_quests", seat)


def draw_fate(s: Runewars, n: int, zone: list[int], mask: int) -> int:
    """So many fate cards into a zone; the seats in the mask see them. The deck is made anew in the middle of a draw
    (RW-020); with both exhausted one draws what there is (OP-19)."""
    drawn = zones.draw_some(s, s.fate, zone, n, mask)
    if drawn < n and s.fate_discard:
        deck.reshuffle(s, s.fate, s.fate_discard, -1, "rw-reshuffle-fate", "RW-020")
        drawn += zones.draw_some(s, s.fate, zone, n - drawn, mask)
    return drawn


def discard_fate(s: Runewars, zone: list[int]) -> None:
    """Drawn cards to the discard pile, which all may see (RW-116, RW-129)."""
    known = s.known
    for i in zone:
        if known[i] != PUBLIC:
            known[i] = PUBLIC
            s.learned += 1
    zones.move_all(zone, s.fate_discard)


# Units


def unit_of(s: Runewars, seat: int, slot: int) -> Unit:
    """The type of units in a slot of a seat's army; seat -1: of neutral ones."""
    if slot >= OWN_TYPES:
        found: Unit = s.rules.piles["neutral"][slot - OWN_TYPES]
        return found
    return s.players[seat].faction.units[slot]


def left(s: Runewars, seat: int, slot: int) -> int:
    """How many of a type are in the supply."""
    return s.neutral[slot - OWN_TYPES] if slot >= OWN_TYPES else s.players[seat].supply[slot]


def take(s: Runewars, seat: int, slot: int, n: int) -> None:
    """So many of a type out of the supply, or (less than 0) back to it."""
    if slot >= OWN_TYPES:
        s.neutral = changed(s.neutral, slot - OWN_TYPES, -n)
    else:
        p = s.players[seat]
        p.supply = changed(p.supply, slot, -n)


def put(s: Runewars, area: int, seat: int, slot: int, n: int) -> None:
    """Units that are nowhere into an area; those of a faction make it their owner's. Slots from 10 on: the routed."""
    s.army[area] = changed(s.army[area], slot, n)
    if slot % SLOTS < OWN_TYPES:
        s.owner[area] = seat


def place(s: Runewars, area: int, seat: int, slot: int, n: int) -> int:
    """Units of the supply into an area, as many as there are (RW-018). How many these were. Then settle the area."""
    n = min(n, left(s, seat, slot))
    if n > 0:
        take(s, seat, slot, n)
        put(s, area, seat, slot, n)
    return n


def remove(s: Runewars, area: int, slot: int, n: int) -> None:
    """Units of an area back to the supply. Slots from 10 on are the routed. Then settle the area."""
    s.army[area] = changed(s.army[area], slot, -n)
    take(s, s.owner[area], slot % SLOTS, -n)


# Areas


def settle(s: Runewars, area: int) -> None:
    """After any change in an area, outside battles: who controls it (RW-003, RW-004), and what follows: neutral units
    ally with that seat or with nobody (RW-110, RW-111), it sees the rune token (RW-193), at most 8 units stay
    (RW-017), and who controls nothing is out (RW-215). A contested area is settled when its battle is over."""
    if s.battle is not None and s.battle.area == area:
        return
    army = s.army[area]
    before = s.control[area]
    hold = s.stronghold[area]
    if has_own(army):
        now = s.owner[area]
    else:
        s.owner[area] = -1
        home = s.home[area]
        now = hold >> 1 if hold >= 0 else home if home >= 0 and (army == NO_ARMY or before == home) else -1
    if now != before:
        s.control[area] = now
        if now >= 0:
            look(s, now, area)
        if before >= 0 and before not in s.control and not s.marching and s.battle is None:
            push(s, "eliminate", before)
    if now >= 0 and size(army) > LIMIT:
        push(s, "trim", now, at_place(area))


def expel(s: Runewars) -> None:
    """Who controls nothing is out (RW-215): asked when a march or a battle is over, since nobody is while units are on
    their way or fight."""
    for p in s.players:
        if not p.out and p.seat not in s.control:
            push(s, "eliminate", p.seat)


def lose_development(s: Runewars, seat: int, area: int) -> None:
    """The development of an area back to its owner, who may build it again (RW-086)."""
    p = s.players[seat]
    p.developments = changed(p.developments, s.development[area], 1)
    s.development[area] = -1
    if s.log is not None:
        s.log.tell("rw-development-lost", seat, "RW-086", area=s.board.areas[area])


def raze(s: Runewars, area: int) -> None:
    """A stronghold is destroyed, its development with it. Then settle the area."""
    seat = s.stronghold[area] >> 1
    if s.development[area] >= 0:
        lose_development(s, seat, area)
    s.stronghold[area] = -1
    s.players[seat].strongholds += 1
    if s.log is not None:
        s.log.tell("rw-stronghold-lost", seat, "RW-085", area=s.board.areas[area])


def build(s: Runewars, seat: int, area: int, damaged: bool, rules: str) -> None:
    """A stronghold of the supply into an area. Then settle the area."""
    s.stronghold[area] = 2 * seat + damaged
    s.players[seat].strongholds -= 1
    if s.log is not None:
        s.log.tell("rw-stronghold", seat, rules, area=s.board.areas[area], damaged=int(damaged))


def quiet(s: Runewars, area: int) -> bool:
    """Is there no battle going on in an area? What a card does elsewhere leaves it alone."""
    return s.battle is None or s.battle.area != area


def is_empty(s: Runewars, area: int) -> bool:
    """Nobody's area, and no units in it (RW-006), not in a battle for it either."""
    return s.control[area] < 0 and s.army[area] == NO_ARMY and quiet(s, area)


def is_neutral(s: Runewars, area: int) -> bool:
    """Nobody's area with units in it: they are neutral (RW-007)."""
    return s.control[area] < 0 and s.army[area] != NO_ARMY


def controlled(s: Runewars, seat: int) -> list[int]:
    """The areas that a seat controls."""
    return [k for k, owner in enumerate(s.control) if owner == seat]


# Rune tokens


def look(s: Runewars, seat: int, area: int) -> None:
    """A seat looks at the rune token of an area, if there is one (RW-161, RW-193): whoever may, does."""
    if area in s.rune_at:
        zones.reveal(s, s.runes[s.rune_at.index(area)], 1 << seat)


def dragon_runes(s: Runewars, seat: int) -> int:
    """How many dragon runes a seat controls, known or not (RW-195)."""
    control, face = s.control, s.face
    n = 0
    for i, area in zip(s.runes, s.rune_at, strict=True):
        if control[area] == seat and face[i].dragon:
            n += 1
    for fold in s.rules.queries.get("dragon_runes", ()):
        n = fold(s, seat, n, -1)
    return n


def put_rune(s: Runewars, i: int, source: list[int], area: int, up: bool = False) -> None:
    """A rune token from somewhere onto an area that has none (RW-192)."""
    source.remove(i)
    s.runes.append(i)
    s.rune_at.append(area)
    s.rune_up.append(int(up))


def take_rune(s: Runewars, area: int, target: list[int]) -> int:
    """The rune token of an area to somewhere else; which one it is."""
    k = s.rune_at.index(area)
    i = s.runes.pop(k)
    del s.rune_at[k]
    del s.rune_up[k]
    target.append(i)
    return i


def turn_up(s: Runewars, area: int, rules: str) -> None:
    """Reveal a rune token: it stays face up (RWR-011)."""
    k = s.rune_at.index(area)
    s.rune_up[k] = 1
    zones.reveal(s, s.runes[k])
    if s.log is not None:
        s.log.tell("rw-reveal-rune", s.control[area], rules, area=s.board.areas[area], rune=s.face[s.runes[k]])


def back_to_pile(s: Runewars, area: int) -> None:
    """A rune token back to its pile, face up for all to see."""
    i = take_rune(s, area, s.box)
    zones.reveal(s, i)
    zones.move(s, i, s.box, s.dragon_pile if s.face[i].dragon else s.false_pile)
