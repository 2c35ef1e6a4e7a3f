"""What a viewer may know of a game of Legendary Encounters: the only way information leaves it."""

from __future__ import annotations

from hagal.games.encounters import fighting, moves, wilds
from hagal.games.encounters.components import NOBODY
from hagal.games.encounters.mat import mat
from hagal.games.encounters.names import ENDINGS, MATS, SPACES
from hagal.games.encounters.seen import Carrying, EncountersFacts, PlayerFacts, SpaceFacts
from hagal.games.encounters.state import Encounters, Player
from hagal.kernel.knowledge import mask_of, seen_content, seen_pile, seen_top, seen_zone


def view(s: Encounters, seats: tuple[int, ...]) -> EncountersFacts:
    """The table as JSON data: public facts, and the hidden cards that these seats know."""
    mask = mask_of(seats)
    asks = s.active if s.active >= 0 else s.first
    found: EncountersFacts = {
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "phase": s.phase,
        "ending": ENDINGS[s.ending],
        "exhausted": s.exhausted,
        "deadline": s.deadline,
        "attack": s.attack,
        "recruit": s.recruit,
        "scans": s.scans,
        "avoids": s.avoids,
        "cancels": s.cancels,
        "shield": s.shield,
        "to_top": s.to_top,
        "bounty": s.bounty,
        "weaken": s.weaken,
        "coordinated": s.coordinated,
        "offers": sorted(s.face[i].id for i in s.offers),
        "played": [s.face[i].id for i in s.played],
        "pending": [s.face[source].id for _effect, _seat, source in s.pending],
        "wilds": [_space(s, k, mask, asks) for k in range(len(SPACES))],
        "combat": [
            {"card": s.face[i].id, "health": fighting.health(s, asks, i), **_carries(s, i, mask)} for i in s.combat
        ],
        "arriving": seen_pile(s, s.arriving, mask),
        "operations": seen_pile(s, s.operations, mask),
        "enemies": len(s.enemies),
        "dead_enemies": seen_pile(s, s.dead_enemies, mask),
        "out": seen_pile(s, s.out, mask),
        "hq": seen_pile(s, s.hq, mask),
        "dearer": moves.price(s, asks, 0),
        "barracks": len(s.barracks),
        "officers": len(s.officers),
        "dead_characters": seen_pile(s, s.dead_characters, mask),
        "strikes": len(s.strikes),
        "strike_discard": seen_pile(s, s.strike_discard, mask),
        "struck": seen_pile(s, s.struck, mask),
        "gone": len(s.gone),
        "players": [_player(s, p, mask) for p in s.players],
    }
    for part in s.parts.values():  # what the modules in play tell, each in words of its own
        found.update(part.view(s, mask))
    return found


def _space(s: Encounters, k: int, mask: int, asks: int) -> SpaceFacts:
    """A space of the Wilds; a card that lies face down is known to those who have seen it before."""
    cards = s.wilds[k]
    up = bool(cards) and not s.down >> k & 1
    carrying: Carrying = _carries(s, cards[0], mask) if cards else {}
    return {
        "space": MATS[mat(s)][k],
        "occupied": bool(cards),
        "face_up": up,
        "trail": s.trail[k] if cards else 0,
        "card": seen_pile(s, cards, mask)[0] if cards else None,
        "health": fighting.health(s, asks, cards[0]) if up and s.face[cards[0]].fightable else None,
        "scan_cost": wilds.scan_cost(s, asks, k),
        "attached": seen_pile(s, s.attached[k], mask),
        **carrying,
    }


def _carries(s: Encounters, i: int, mask: int) -> Carrying:
    """What lies on a card, if anything does: each with what lies on that."""
    if i not in s.carriers:
        return {}
    found = s.carried_by(i)
    seen = seen_pile(s, found, mask)
    return {"carries": [{"card": id, **_carries(s, j, mask)} for id, j in zip(seen, found, strict=True)]}


def _player(s: Encounters, p: Player, mask: int) -> PlayerFacts:
    return {
        "seat": p.seat,
        "avatar": None if p.avatar is NOBODY else p.avatar.id,
        "dead": p.dead,
        "health": p.health,
        "damage": moves.damage(s, p),
        "marks": p.marks,
        "coordinated": p.coordinated,
        "deck": len(p.deck),
        "deck_top": seen_top(s, p.deck, mask),
        "deck_cards": seen_content(s, p.deck, mask) if mask >> p.seat & 1 else None,
        "hand": seen_zone(s, p.hand, mask),
        "in_play": seen_pile(s, p.in_play, mask),
        "discard": seen_pile(s, p.discard, mask),
        "wounds": seen_pile(s, p.wounds, mask),
        "aside": seen_pile(s, p.aside, mask),
    }


def may_coordinate(view: EncountersFacts, seat: int) -> bool:
    """Could a seat Coordinate now, as far as everybody can see? Whoever has cards in hand and has not done so in this
    turn might, whatever the cards are (PR-090)."""
    if view["phase"] != "action" or view["active"] == seat or not 0 <= seat < len(view["players"]):
        return False
    p = view["players"][seat]
    return bool(p["hand"]) and not p["coordinated"] and not p["dead"]
