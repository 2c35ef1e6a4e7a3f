"""What a viewer may know of a game of Dune: the only way information leaves it."""

from __future__ import annotations

from typing import cast

from hagal.games.dune.components import NOBODY, Card
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.seen import DuneFacts, ModuleFacts, PlayerFacts
from hagal.games.dune.state import Dune, Player
from hagal.kernel.knowledge import mask_of, seen_content, seen_pile, seen_top, seen_zone


def view(s: Dune, seats: tuple[int, ...]) -> DuneFacts:
    """The table as JSON data: public facts, and the hidden cards that these seats know."""
    mask = mask_of(seats)
    board = s.board
    return {
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "revealing": s.revealing,
        "conflict": seen_top(s, s.conflict, mask),
        "conflicts_left": len(s.conflicts),
        "fallen": seen_pile(s, s.fallen, mask),
        "row": seen_pile(s, s.row, mask),
        "imperium": len(s.imperium),
        "reserve": {stack: len(pile) for stack, pile in _reserve(s).items()},
        "intrigue_deck": len(s.intrigue_deck),
        "intrigue_discard": seen_pile(s, s.intrigue_discard, mask),
        "trash": seen_pile(s, s.trash, mask),
        "agents": {
            space.id: [p.seat for p in s.players for post in p.posts if post == k]
            for k, space in enumerate(board.spaces)
        },
        "control": {board.spaces[place].id: s.control[k] for k, place in enumerate(board.locations)},
        "bonus_spice": {board.spaces[place].id: s.bonus[k] for k, place in enumerate(board.makers)},
        "alliances": dict(zip(FACTIONS, s.alliance, strict=True)),
        "mentat": s.mentat,
        "mentat_next": s.mentat_next,
        "turn": {
            "card": None if s.card < 0 else s.face[s.card].id,
            "space": None if s.space < 0 else board.spaces[s.space].id,
        },
        "players": [_player(s, p, mask) for p in s.players],
        **cast(ModuleFacts, {name: part.view(s, mask) for name, part in s.parts.items()}),
    }


def _player(s: Dune, p: Player, mask: int) -> PlayerFacts:
    return {
        "seat": p.seat,
        "leader": None if p.leader is NOBODY else p.leader.id,
        "rival": p.leader.kind == "rival",
        "vp": p.vp,
        "spice": p.spice,
        "solari": p.solari,
        "water": p.water,
        "supply": p.supply,
        "garrison": p.garrison,
        "conflict": p.conflict,
        "swords": p.swords,
        "strength": p.strength,
        "influence": dict(zip(FACTIONS, p.influence, strict=True)),
        "agents": p.agents,
        "swordmaster": p.swordmaster,
        "council": p.council,
        "revealed": p.revealed,
        "persuasion": p.persuasion,
        "voice": None if p.voice < 0 else s.board.spaces[p.voice].id,
        "deck": len(p.deck),
        "deck_top": seen_top(s, p.deck, mask),
        "deck_cards": seen_content(s, p.deck, mask) if mask >> p.seat & 1 else None,
        "hand": seen_zone(s, p.hand, mask),
        "in_play": seen_pile(s, p.in_play, mask),
        "discard": seen_pile(s, p.discard, mask),
        "intrigue": seen_zone(s, p.intrigue, mask),
        "face_up": seen_pile(s, p.face_up, mask),
        "aside": seen_pile(s, s.aside_of(p.seat), mask),
        "tokens": seen_zone(s, s.tokens_of(p.seat), mask),
    }


def _reserve(s: Dune) -> dict[str, list[int]]:
    cards = {c.reserve: c.id for c in s.rules.components.values() if isinstance(c, Card) and c.reserve >= 0}
    return {cards[k]: pile for k, pile in enumerate(s.reserve) if k in cards}
