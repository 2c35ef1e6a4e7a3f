"""Decks with their discard piles, rows, and one card among equal ones.

`told` and `rules` are the event that a reshuffle, or a new card in a row, is told with; without it nothing is said.
"""

from __future__ import annotations

from hagal.kernel import zones
from hagal.kernel.state import PUBLIC, State
from hagal.kernel.term import Component
from hagal.kernel.zones import Zone


def find(s: State, zone: Zone, component: Component, last: bool = False) -> int:
    """The instance of a component in a zone, -1 if there is none; of several the best known, so that what stays behind
    tells nothing. Of those that are known alike it is the first, or the last; which one goes can be told from the
    order of what stays, so a game keeps to one of them, or its Records could not be replayed."""
    face, known = s.face, s.known
    found = -1
    for i in zone:
        if face[i] is component:
            if known[i] == PUBLIC:
                return i
            if found < 0 or known[i] > known[found] or (last and known[i] == known[found]):
                found = i
    return found


def reshuffle(s: State, deck: Zone, discard: Zone, seat: int = -1, told: str = "", rules: str = "") -> None:
    """The discard pile joins the deck, which is shuffled."""
    zones.move_all(discard, deck)
    zones.shuffle(s, deck)
    if told and s.log is not None:
        s.log.tell(told, seat, rules)


def top(s: State, deck: Zone, discard: Zone, seat: int = -1, told: str = "", rules: str = "") -> int:
    """The card on top of a deck, which is made anew from its discards when it is empty; -1 if there is none at all."""
    if not deck:
        if not discard:
            return -1
        reshuffle(s, deck, discard, seat, told, rules)
    return deck[-1]


def draw(s: State, deck: Zone, discard: Zone, hand: Zone, n: int, seat: int, told: str = "", rules: str = "") -> int:
    """Up to n cards to the hand of a seat, which learns them; the deck is made anew from its discards once it is empty
    and a card must be drawn. How many there were."""
    drawn = zones.draw_some(s, deck, hand, n, 1 << seat)
    if drawn < n and discard:
        reshuffle(s, deck, discard, seat, told, rules)
        drawn += zones.draw_some(s, deck, hand, n - drawn, 1 << seat)
    return drawn


def refill(s: State, deck: Zone, row: Zone, size: int, told: str, rules: str, place: int = -1) -> None:
    """So many cards in an open row, as long as there are any; new ones at a place in it, or at its end."""
    while len(row) < size and deck:
        i = zones.draw(s, deck, row, PUBLIC)
        if place >= 0:
            row.insert(place, row.pop())
        if s.log is not None:
            s.log.tell(told, -1, rules, card=s.face[i])
