"""Laws of Legendary Encounters, whatever the mode, on top of those of the kernel: for soak runs and property tests."""

from __future__ import annotations

from hagal.games.encounters import moves
from hagal.games.encounters.names import PLAYING, SPACES
from hagal.games.encounters.state import Encounters, Player
from hagal.games.kit.laws import lies_open, never_negative, own_hand_known
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws
from hagal.kernel.state import PUBLIC, State

COUNTS = ("attack", "recruit", "weaken", "avoids", "cancels", "bounty", "scans", "coordinated")
"""What there can be none of, but never less."""


def cheap(s: State) -> None:
    """All that can be told at a glance, at every decision."""
    assert isinstance(s, Encounters)
    never_negative(s, COUNTS)
    wilds_in_order(s)
    for p in s.players:
        alive_or_dead(s, p)
    coordination(s)
    carried_in_play(s)
    the_end(s)


def dear(s: State) -> None:
    """What takes a look at every card."""
    assert isinstance(s, Encounters)
    open_to_those_who_may_see(s)


def wilds_in_order(s: Encounters) -> None:
    """At most one card on a space; face down only where a card is; what lies open is known (PR-032)."""
    for k, space in enumerate(s.wilds):
        if len(space) > 1:
            raise Broken(f"{len(space)} cards on the space {SPACES[k]}")
        down = s.down >> k & 1
        if down and not space:
            raise Broken(f"the space {SPACES[k]} is empty, but something lies face down there")
        if space and not down and s.known[space[0]] != PUBLIC:
            raise Broken(f"{s.face[space[0]]!r} lies open at {SPACES[k]}, but not everybody knows it")
    if s.down >> len(SPACES):
        raise Broken(f"cards lie face down beyond the Wilds: {s.down:b}")


def alive_or_dead(s: Encounters, p: Player) -> None:
    """A living player has less damage than Health, a dead one no cards to play with (PR-080)."""
    never_negative(p, ("marks",), p.seat)
    if p.dead:
        if p.deck or p.hand or p.in_play or p.discard or p.aside:
            raise Broken(f"seat {p.seat} is dead and still has cards")
    elif s.round and moves.damage(s, p) >= p.health:
        raise Broken(f"seat {p.seat} lives with {moves.damage(s, p)} damage and {p.health} Health")


def coordination(s: Encounters) -> None:
    """One card a player and turn; only those set aside can be copied (PR-090, PR-093)."""
    aside = [i for p in s.players for i in p.aside]
    for p in s.players:
        if len(p.aside) > 1 or (p.aside and (not p.coordinated or p.seat == s.active)):
            raise Broken(f"seat {p.seat} has set aside {len(p.aside)} cards")
    if not set(s.offers) <= set(aside):
        raise Broken("a card can be copied that nobody has set aside")


def carried_in_play(s: Encounters) -> None:
    """What is carried lies on a card in play, or on one that is itself carried (PR-205, PR-224)."""
    if len(s.carried) != len(s.carriers):
        raise Broken(f"{len(s.carried)} cards are carried by {len(s.carriers)}")
    if not s.carried:
        return
    places = {i for zone in (*s.wilds, s.arriving, s.combat, s.carried) for i in zone}
    for i, by in zip(s.carried, s.carriers, strict=True):
        if by not in places or by == i:
            raise Broken(f"{s.face[i]!r} is carried by {s.face[by]!r}, which is not in play")


def the_end(s: Encounters) -> None:
    """A game goes on while somebody lives, and ends with its stack."""
    if s.ending != PLAYING and s.stack:
        raise Broken("the game is over and goes on")
    if s.ending == PLAYING and not s.stack:
        raise Broken("the game has stopped without an end")
    if s.players and s.ending == PLAYING and all(p.dead for p in s.players):
        raise Broken("all players are dead and the game goes on")


def open_to_those_who_may_see(s: Encounters) -> None:
    """What lies open is known to all; a hand is known to its owner."""
    public = [*s.attached, s.carried, s.combat, s.operations, s.dead_enemies, s.out, s.hq, s.dead_characters]
    public += [s.strike_discard, s.struck]
    for p in s.players:
        public += [p.in_play, p.discard, p.wounds, p.aside]
        own_hand_known(s, p.seat, [p.hand])
    lies_open(s, public)


LAWS = Laws([cheap], [dear])
