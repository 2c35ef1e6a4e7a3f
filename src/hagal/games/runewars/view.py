"""What a viewer may know of a game of Runewars: the only way information leaves it (RW-300)."""

from __future__ import annotations

from typing import cast

from hagal.games.runewars.actions import unit_of
from hagal.games.runewars.army import Army
from hagal.games.runewars.battle.force import health_of, supporters
from hagal.games.runewars.battle.state import Battle
from hagal.games.runewars.battle.strength import strength, walls
from hagal.games.runewars.names import (
    BORDERS,
    DEVELOPMENTS,
    FROZEN,
    NEUTRAL_TYPES,
    ORDERS,
    OWN_TYPES,
    RESOURCES,
    SEASONS,
    SIEGE,
    SLOTS,
)
from hagal.games.runewars.orders.ways import between
from hagal.games.runewars.quests.strokes import foe_health
from hagal.games.runewars.seen import (
    AreaFacts,
    BattleFacts,
    DroppedFacts,
    DuelFacts,
    FighterFacts,
    HeroFacts,
    MarchFacts,
    RunewarsFacts,
    RunewarsPlayerFacts,
    SideFacts,
)
from hagal.games.runewars.state import Player, Runewars
from hagal.kernel.knowledge import mask_of, seen_pile, seen_top, seen_zone


def view(s: Runewars, seats: tuple[int, ...]) -> RunewarsFacts:
    """The table as JSON data: public facts, and what is hidden and these seats know."""
    mask = mask_of(seats)
    titles = s.rules.kinds.get("title", [])
    facts: RunewarsFacts = {
        "round": s.year,
        "first": s.first,
        "active": s.active,
        "season": SEASONS[s.season] if s.season >= 0 else None,
        "frozen": bool(s.flags & FROZEN),
        "last_year": s.last_year,
        "target": s.target,
        "card": seen_top(s, s.season_discard, mask),
        "areas": [_area(s, k, mask) for k in range(len(s.board.areas))],
        "markers": [list(marker) for marker in s.board.markers],
        "neutral": {unit_of(s, -1, OWN_TYPES + k).id: s.neutral[k] for k in range(NEUTRAL_TYPES)},
        "dragon_pile": len(s.dragon_pile),
        "false_pile": len(s.false_pile),
        "held": seen_zone(s, s.held, mask),
        "bids": list(s.bids),
        "fate": len(s.fate),
        "fate_discard": seen_pile(s, s.fate_discard, mask),
        "drawn": seen_zone(s, s.drawn, mask),
        "seasons": [len(deck) for deck in s.seasons],
        "season_discard": seen_pile(s, s.season_discard, mask),
        "tactics_deck": len(s.tactics_deck),
        "tactics_discard": seen_pile(s, s.tactics_discard, mask),
        "quest_deck": len(s.quest_deck),
        "quest_discard": seen_pile(s, s.quest_discard, mask),
        "reward_deck": len(s.reward_deck),
        "reward_discard": seen_pile(s, s.reward_discard, mask),
        "hero_deck": len(s.hero_deck),
        "objective_discard": seen_pile(s, s.objective_discard, mask),
        "dropped": _dropped(s, mask),
        "titles": [
            {"title": title.id, "owner": s.title_of[k], "influence": s.title_influence[k]}
            for k, title in enumerate(titles)
        ],
        "marching": [_march(s, *march) for march in s.marching],
        "march_to": s.board.areas[s.reach.index(0)].id if s.reach else None,
        "siege": bool(s.turn_flags & SIEGE),
        "battle": _battle(s, mask),
        "duel": _duel(s, mask),
        "players": [_player(s, p, mask) for p in s.players],
    }
    for name, part in s.parts.items():
        cast(dict[str, object], facts)[name] = part.view(s, mask)
    return facts


def _march(s: Runewars, start: int, to: int, slot: int, n: int) -> MarchFacts:
    areas = s.board.areas
    unit = unit_of(s, s.active, slot)
    through = [areas[k].id for k in between(s, s.active, start, to, unit.flying)]
    return {"from": areas[start].id, "to": areas[to].id, "unit": unit.id, "n": n, "through": through}


def _units(s: Runewars, owner: int, army: Army, first: int) -> dict[str, int]:
    return {unit_of(s, owner, slot).id: army[first + slot] for slot in range(SLOTS) if army[first + slot]}


def _area(s: Runewars, k: int, mask: int) -> AreaFacts:
    area = s.board.areas[k]
    hold = s.stronghold[k]
    at = s.rune_at.index(k) if k in s.rune_at else -1
    city = s.city[k]
    return {
        "id": area.id,
        "tile": s.board.tiles[k].id,
        "place": list(s.board.places[k]),
        "borders": [BORDERS[side] for side in s.board.sides[k]],
        "yields": dict(zip(RESOURCES, area.yields, strict=True)),
        "home": s.home[k],
        "control": s.control[k],
        "owner": s.owner[k],
        "units": _units(s, s.owner[k], s.army[k], 0),
        "routed": _units(s, s.owner[k], s.army[k], SLOTS),
        "stronghold": hold >> 1 if hold >= 0 else -1,
        "damaged": hold >= 0 and bool(hold & 1),
        "development": DEVELOPMENTS[s.development[k]] if s.development[k] >= 0 else None,
        "activated": [p.seat for p in s.players if s.activated[k] >> p.seat & 1],
        "city": city.id if city is not None else None,
        "rune": None if at < 0 or not s.known[s.runes[at]] & mask else s.face[s.runes[at]].id,
        "rune_here": at >= 0,
        "rune_up": at >= 0 and bool(s.rune_up[at]),
    }


def _player(s: Runewars, p: Player, mask: int) -> RunewarsPlayerFacts:
    own = bool(mask >> p.seat & 1)
    return {
        "seat": p.seat,
        "faction": p.faction.id if p.faction.units else None,
        "out": p.out,
        "influence": p.influence,
        "dials": dict(zip(RESOURCES, p.dials, strict=True)),
        "orders": [ORDERS[n] for n in range(1, len(ORDERS)) if p.orders >> n & 1],
        "played": [ORDERS[n] for n in p.played],
        "supply": {unit.id: p.supply[k] for k, unit in enumerate(p.faction.units)},
        "strongholds": p.strongholds,
        "developments": dict(zip(DEVELOPMENTS, p.developments, strict=True)),
        "marker": SEASONS[p.marker % 4] if p.marker >= 0 else None,
        "runes": _runes(s, p) if own else None,
        "tactics": seen_zone(s, p.tactics, mask),
        "fresh": seen_zone(s, p.fresh, mask),
        "quests": seen_zone(s, p.quests, mask),
        "objective": seen_zone(s, p.objective, mask),
        "heroes": [_hero(s, p, k, mask) for k in range(len(p.heroes))],
    }


def _runes(s: Runewars, p: Player) -> int:
    """Dragon runes in areas that a seat controls: it has seen them all (RW-193)."""
    return sum(1 for i, a in zip(s.runes, s.rune_at, strict=True) if s.control[a] == p.seat and s.face[i].dragon)


def _hero(s: Runewars, p: Player, k: int, mask: int) -> HeroFacts:
    area, damage, strength, agility, wisdom, down = p.figures[k]
    return {
        "hero": s.face[p.heroes[k]].id,
        "area": s.board.areas[area].id if area >= 0 else None,
        "damage": damage,
        "training": {"strength": strength, "agility": agility, "wisdom": wisdom},
        "routed": bool(down),
        "rewards": seen_zone(s, [i for i, by in zip(p.rewards, p.bearers, strict=True) if by == p.heroes[k]], mask),
    }


def _dropped(s: Runewars, mask: int) -> list[DroppedFacts]:
    found: list[DroppedFacts] = []
    for marker in dict.fromkeys(s.dropped_at):
        lying = [i for i, at in zip(s.dropped, s.dropped_at, strict=True) if at == marker]
        found.append({"area": s.board.areas[marker // 1000].id, "rewards": seen_zone(s, lying, mask)})
    return found


def _battle(s: Runewars, mask: int) -> BattleFacts | None:
    b = s.battle
    if b is None:
        return None
    sides = [_side(s, b, side, mask) for side in range(2)]
    return {"area": s.board.areas[b.area].id, "round": b.round, "won": b.won, "sides": sides}


def _side(s: Runewars, b: Battle, side: int, mask: int) -> SideFacts:
    """Of the cards drawn a viewer sees those that it knows; of tactics played into a battle everybody sees all."""
    seat = b.seats[side]
    units: list[FighterFacts] = [
        {
            "unit": unit_of(s, seat, code >> 4).id,
            "damage": code >> 1 & 7,
            "health": health_of(s, b, side, code),
            "routed": bool(code & 1),
            "n": b.units[side].count(code),
        }
        for code in dict.fromkeys(b.units[side])
    ]
    return {
        "seat": seat,
        "runs": b.runs[side],
        "units": units,
        "strikes": unit_of(s, seat, b.slot[side]).id if b.slot[side] >= 0 else None,
        "struck": [unit_of(s, seat, slot).id for slot in range(SLOTS) if b.done[side] >> slot & 1],
        "drawn": seen_zone(s, b.drawn[side], mask),
        "cards": seen_zone(s, b.cards[side], mask),
        "bonus": b.bonus[side],
        "walls": walls(s, b, side),
        "strength": strength(s, b, side),
        "supporters": [{"hero": s.face[i].id, "unit": unit_of(s, seat, slot).id} for i, slot in supporters(s, b, side)],
    }


def _duel(s: Runewars, mask: int) -> DuelFacts | None:
    d = s.duel
    if d is None:
        return None
    return {
        "area": s.board.areas[d.area].id,
        "round": d.round,
        "heroes": [s.face[i].id if i >= 0 else unit_of(s, -1, d.slot).id for i in d.heroes],
        "seats": list(d.seats),
        "drawn": seen_pile(s, d.drawn, mask),
        "hurt": list(d.hurt),
        "guard": list(d.guard),
        "quest": s.face[d.quest].id if d.quest >= 0 else None,
        "foes": d.foes,
        "wounds": d.wounds,
        "toughness": foe_health(s) if d.quest >= 0 else 0,
    }
