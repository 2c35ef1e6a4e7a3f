"""What happens again and again to players and their cards: drawing, discarding, gaining, killing, marks.

Each function is the only place of its rule; effects and phases call them.
"""

from __future__ import annotations

from hagal.games.encounters.state import Encounters, Player
from hagal.games.kit import deck
from hagal.games.kit.seats import others
from hagal.kernel import zones
from hagal.kernel.events import card as named
from hagal.kernel.rules import ask, fire
from hagal.kernel.state import PUBLIC
from hagal.kernel.term import Component


def in_hand(s: Encounters, p: Player, card: Component) -> int:
    """The instance of a card in a hand; of several that nobody else knows, the one drawn last."""
    return deck.find(s, p.hand, card, last=True)


def draw_cards(s: Encounters, seat: int, n: int) -> None:
    """From the own deck; once that is empty and a card must be drawn, the discard pile is shuffled (PR-086, PR-087)."""
    p = s.players[seat]
    if p.dead:
        return
    drawn = deck.draw(s, p.deck, p.discard, p.hand, n, seat, "enc-reshuffle", "PR-086")
    if s.log is not None and drawn:
        s.log.tell("enc-draw", seat, "PR-085 PR-086", n=drawn)
    if drawn and "drawn" in s.rules.heard:
        for i in p.hand[: -drawn - 1 : -1]:  # what is pushed last happens first
            fire(s, "drawn", seat, i)


def discard_top(s: Encounters, seat: int) -> int:
    """Reveal and discard the top card of the own deck; which it was, or -1."""
    p = s.players[seat]
    i = deck.top(s, p.deck, p.discard, seat, "enc-reshuffle", "PR-086")
    if i >= 0:
        zones.draw(s, p.deck, p.discard, PUBLIC)
        if s.log is not None:
            s.log.tell("enc-discard-top", seat, "PR-138", card=s.face[i])
    return i


def discard(s: Encounters, seat: int, i: int) -> None:
    """A card of the hand to the own discard pile, which lies open."""
    p = s.players[seat]
    zones.play(s, i, p.hand, p.discard)
    if s.log is not None:
        s.log.tell("enc-discard", seat, "PR-085", card=s.face[i])


def gain(s: Encounters, seat: int, i: int, source: list[int], to_top: bool = False) -> None:
    """A card to the own discard pile (PR-054, PR-124), or on top of the deck if an effect says so."""
    p = s.players[seat]
    zones.move(s, i, source, p.deck if to_top else p.discard, PUBLIC)
    if s.log is not None:
        if to_top:
            s.log.tell("enc-gain-top", seat, "PR-051", card=s.face[i])
        else:
            s.log.tell("enc-gain", seat, "PR-051 PR-054", card=s.face[i])


def may_gain(s: Encounters, seat: int) -> bool:
    """May a player gain characters now?"""
    return "may_gain" not in s.rules.asked or bool(ask(s, "may_gain", seat, True))


def gain_officer(s: Encounters, seat: int, to_hand: bool, to_top: bool) -> None:
    """The top Officer for nothing (PR-053): to the own discard pile, to the hand, or on top of the deck."""
    p = s.players[seat]
    if p.dead or not s.officers or not may_gain(s, seat):
        return
    i = s.officers[-1]
    zones.move(s, i, s.officers, p.hand if to_hand else p.deck if to_top else p.discard, PUBLIC)
    if s.log is not None:
        s.log.tell(
            "enc-gain-hand" if to_hand else "enc-gain-top" if to_top else "enc-gain",
            seat,
            "PR-053 PR-054",
            card=s.face[i],
        )


def gain_from_hq(s: Encounters, seat: int, i: int, to_top: bool = False) -> None:
    place = s.hq.index(i)
    gain(s, seat, i, s.hq, to_top)
    refill(s, place)


def refill(s: Encounters, place: int) -> None:
    """An empty HQ space is filled at once, while the Barracks last (PR-052, PR-136): by a character. What else is
    turned up goes where the mode says (PR-257)."""
    while s.barracks and not s.face[s.barracks[-1]].character:
        s.rules.steps["turned_up"].run(s, -1, s.barracks[-1])
    deck.refill(s, s.barracks, s.hq, len(s.hq) + 1, "enc-hq", "PR-052", place)


def kill_in_hq(s: Encounters, place: int) -> None:
    i = s.hq[place]
    zones.move(s, i, s.hq, s.dead_characters)
    if s.log is not None:
        s.log.tell("enc-kill-hq", s.active, "PR-121", card=s.face[i])
    refill(s, place)


def kill_character(s: Encounters, seat: int, i: int) -> None:
    """One of the own characters, from the hand or played this turn, to the Dead Characters (PR-121, PR-122)."""
    p = s.players[seat]
    zones.play(s, i, p.hand if i in p.hand else p.in_play, s.dead_characters)
    if s.log is not None:
        s.log.tell("enc-kill-character", seat, "PR-122", card=s.face[i])


def price(s: Encounters, seat: int, cost: int, about: int = -1) -> int:
    """What a character costs now."""
    if "price" not in s.rules.asked:
        return cost
    changed: int = ask(s, "price", seat, cost, about)
    return changed


def mark(s: Encounters, seat: int, n: int) -> None:
    """Marks accumulate and last (PR-067)."""
    p = s.players[seat]
    if p.dead:
        return
    p.marks += n
    if s.log is not None:
        s.log.tell("enc-mark", seat, "PR-067", n=p.marks)


def unmark(s: Encounters, seat: int) -> None:
    p = s.players[seat]
    if p.marks:
        p.marks -= 1
        if s.log is not None:
            s.log.tell("enc-unmark", seat, "PR-067", n=p.marks)
        if "unmarked" in s.rules.heard:
            fire(s, "unmarked", seat)


def damage(s: Encounters, p: Player) -> int:
    """The damage of the Strikes beside an Avatar."""
    face = s.face
    total = 0
    for i in p.wounds:
        total += face[i].damage
    return total


def next_player(s: Encounters, seat: int) -> int:
    """The next living player; who is left alone is his own next player (PR-127)."""
    return next((p.seat for p in others(s.players, seat) if not p.dead), seat)


def show(s: Encounters, seat: int, i: int) -> None:
    """Let the others see a card; it stays where it is (PR-125)."""
    zones.reveal(s, i)
    if s.log is not None:
        s.log.tell("enc-show", seat, "PR-125", card=named(s, i))
