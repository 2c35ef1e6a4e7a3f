"""Laws of Dune: Imperium, whatever its modules, on top of those of the kernel: for soak runs and property tests."""

from __future__ import annotations

from hagal.games.dune.components import Card, Conflict, Intrigue, Token
from hagal.games.dune.names import ALLIANCE, FACTIONS, FRIENDSHIP, MAX_INFLUENCE, ROW_SIZE, TROOPS
from hagal.games.dune.state import Dune, Player
from hagal.games.kit.laws import lies_open, never_negative, only, own_hand_known
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws, ask
from hagal.kernel.state import State

COUNTS = (
    "spice",
    "solari",
    "water",
    "supply",
    "garrison",
    "conflict",
    "swords",
    "agents",
    "promised",
    "persuasion",
)
"""What a player can have none of, but never less."""
ROUNDS = 10


def cheap(s: State) -> None:
    """All that can be told at a glance, at every decision."""
    assert isinstance(s, Dune)
    for p in s.players:
        never_negative(p, COUNTS, p.seat)
        all_troops(s, p)
        all_agents(s, p)
        influence_on_its_tracks(p)
        points_have_sources(s, p)
    alliances_with_the_highest(s)
    occupied_where_agents_stand(s)


def dear(s: State) -> None:
    """What takes a look at every card."""
    assert isinstance(s, Dune)
    right_places(s)
    open_to_those_who_may_see(s)
    all_conflicts(s)


def all_troops(s: Dune, p: Player) -> None:
    """Twelve troops in supply, garrison and Conflict, or where a module put them (DI-005)."""
    elsewhere: int = ask(s, "troops_elsewhere", p.seat, 0)
    if p.supply + p.garrison + p.conflict + elsewhere != TROOPS:
        raise Broken(f"seat {p.seat} has {p.supply} + {p.garrison} + {p.conflict} troops, not {TROOPS}")


def all_agents(s: Dune, p: Player) -> None:
    """Two Agents, one more with the Swordmaster and with the Mentat, on the leader or on spaces (DI-020, DI-028)."""
    expected = 2 + p.swordmaster + (s.mentat == p.seat) + ask(s, "agents_more", p.seat, 0)
    if p.agents + len(p.posts) != expected:
        raise Broken(f"seat {p.seat} has {p.agents} Agents on the leader and {len(p.posts)} on spaces, not {expected}")


def influence_on_its_tracks(p: Player) -> None:
    """From 0 to 6 with each of the four factions (DI-074)."""
    if len(p.influence) != len(FACTIONS) or min(p.influence) < 0 or max(p.influence) > MAX_INFLUENCE:
        raise Broken(f"seat {p.seat} has influence {p.influence}")


def points_have_sources(s: Dune, p: Player) -> None:
    """At least the points of set-up, of friendships and of Alliances; no rule takes away any other (DI-008, DI-070).

    House Hagal at a table of three scores nothing.
    """
    if p.leader is None or not p.leader.scores:
        return
    least = 1 if len(s.players) == 4 else 0
    least += sum(1 for n in p.influence if n >= FRIENDSHIP)
    least += s.alliance.count(p.seat)
    if p.vp < least:
        raise Broken(f"seat {p.seat} has {p.vp} victory points, but {least} from set-up, influence and Alliances alone")


def alliances_with_the_highest(s: Dune) -> None:
    """An Alliance is with a seat that has 4 or more influence and nobody above it; with nobody only below 4 (DI-072).

    While a fallen holder still has to name the heir, it may stay where it is.
    """
    for faction, holder in enumerate(s.alliance):
        best = max(p.influence[faction] for p in s.players) if s.players else 0
        if holder < 0:
            if best >= ALLIANCE:
                raise Broken(f"nobody has the Alliance with {FACTIONS[faction]}, though a seat has {best} influence")
            continue
        own = s.players[holder].influence[faction]
        if (own < ALLIANCE or own < best) and not _heir_is_asked(s, faction):
            raise Broken(
                f"seat {holder} has the Alliance with {FACTIONS[faction]} at {own} influence, the best is {best}"
            )


def _heir_is_asked(s: Dune, faction: int) -> bool:
    tags = ("alliance_heir", "heir_at_table", "choose_heir")
    return any(step.tag in tags and source == faction for step, _seat, source in s.stack)


def occupied_where_agents_stand(s: Dune) -> None:
    """The mask of occupied spaces says what the Agents' posts say, and what a module marks besides."""
    stand: int = ask(s, "marked_spaces", 0, 0)
    for p in s.players:
        for post in p.posts:
            stand |= 1 << post
    if stand != s.occupied:
        raise Broken(f"occupied spaces {s.occupied:b} and posts {stand:b} differ")


def right_places(s: Dune) -> None:
    """Imperium cards, Intrigue, Conflicts and tokens each lie where their kind belongs; the Row is full (DI-040)."""
    cards = [s.row, s.imperium, s.aside, *s.reserve]
    intrigue = [s.intrigue_deck, s.intrigue_discard]
    for p in s.players:
        cards += [p.deck, p.hand, p.in_play, p.discard]
        intrigue += [p.intrigue, p.face_up]
    only(s, cards, Card)
    only(s, intrigue, Intrigue)
    only(s, [s.tokens], Token)
    only(s, [s.trash], *ask(s, "trashable", 0, (Card, Token)))  # the Baron's tokens are used once (DI-092)
    only(s, [s.conflicts, s.conflict, s.fallen], Conflict)
    for k, stack in enumerate(s.reserve):
        for i in stack:
            if s.face[i].reserve != k:
                raise Broken(f"{s.face[i]!r} lies on another Reserve stack ({k})")
    if len(s.row) != ROW_SIZE and (len(s.row) > ROW_SIZE or s.imperium):
        raise Broken(f"the Row has {len(s.row)} cards while the deck has {len(s.imperium)}")


def open_to_those_who_may_see(s: Dune) -> None:
    """What lies open is known to all; a hand is known to its owner."""
    public = [s.row, s.intrigue_discard, s.conflict, s.fallen, s.trash, s.aside, *s.reserve]
    for p in s.players:
        public += [p.in_play, p.discard, p.face_up]
        own_hand_known(s, p.seat, (p.hand, p.intrigue, s.tokens_of(p.seat)))
    lies_open(s, public)


def all_conflicts(s: Dune) -> None:
    """Ten Conflicts, one a round (DI-002)."""
    count = len(s.conflicts) + len(s.conflict) + len(s.fallen)
    if count != ROUNDS or len(s.conflicts) != ROUNDS - s.round:
        raise Broken(f"{count} Conflicts, {len(s.conflicts)} of them to come in round {s.round}")


LAWS = Laws([cheap], [dear])
