"""Which spaces are open to a player: a mask a reason, used by the options and by "why not?" alike (DI-020, DI-025)."""

from __future__ import annotations

from hagal.games.dune.components import Card, Space
from hagal.games.dune.effect import faction_name
from hagal.games.dune.names import FRIENDSHIP, amounts
from hagal.games.dune.state import Dune, Player
from hagal.kernel.rules import ask
from hagal.kernel.step import Msg


def own_posts(p: Player) -> int:
    mask = 0
    for space in p.posts:
        mask |= 1 << space
    return mask


def unblocked(s: Dune, p: Player) -> int:
    """Spaces that no Agent blocks for this player (Helena: DI-097; Infiltrate)."""
    blocked = s.occupied
    if s.infiltrate:
        blocked = own_posts(p)
    elif p.leader.open_icons:
        blocked = (blocked & ~s.board.reach[p.leader.open_icons]) | own_posts(p)
    return s.board.all & ~blocked


def affordable(s: Dune, p: Player) -> int:
    """Spaces whose full cost this player can pay (Leto: DI-091)."""
    board = s.board
    solari = p.solari if p.solari < 10 else 10
    mask = board.by_solari[solari]
    if p.leader.cheap_icons and solari < 10:
        mask |= board.by_solari[solari + 1] & board.reach[p.leader.cheap_icons]
    return mask & board.by_spice[p.spice if p.spice < 10 else 10] & board.by_water[p.water if p.water < 10 else 10]


def befriended(s: Dune, p: Player) -> int:
    """Spaces whose influence requirement is met (Sietch Tabr)."""
    mask = s.board.all
    for faction, spaces in s.board.friends:
        if p.influence[faction] < FRIENDSHIP:
            mask &= ~spaces
    return mask


def unused(s: Dune, p: Player) -> int:
    """Without the once-per-game spaces that this player has used (DI-025)."""
    mask = s.board.all & ~s.board.closed
    if p.council:
        mask &= ~s.board.council
    if p.swordmaster:
        mask &= ~s.board.swordmaster
    return mask


def unsilenced(s: Dune, p: Player) -> int:
    """Without the spaces that an opponent's The Voice closes."""
    mask = s.board.all
    for q in s.players:
        if q.voice >= 0 and q.seat != p.seat:
            mask &= ~(1 << q.voice)
    return mask


def open_spaces(s: Dune, p: Player, anywhere: bool = False) -> int:
    """All spaces to which this player may send an Agent, whatever the card; `anywhere`: as Kwisatz Haderach does."""
    mask = unused(s, p) & unsilenced(s, p)
    if not anywhere:
        mask &= unblocked(s, p)
    if not anywhere or s.rules.options["kwisatz_haderach"] == "pays":
        mask &= affordable(s, p) & befriended(s, p)
    answer: int = ask(s, "spaces", p.seat, mask)
    return answer


def with_card(s: Dune, p: Player, card: Card, spaces: int) -> int:
    """The open spaces with what this very card adds: icons that infiltrate, a space that it makes cheaper."""
    more = 0
    if card.sneaks:
        more |= s.board.reach[card.sneaks] & affordable(s, p)
    if card.bargain[0]:
        place = s.board.places[card.bargain[0]]
        if p.spice >= s.board.spaces[place].spice - card.bargain[1]:
            more |= 1 << place & (s.board.all if s.board.spaces[place].icon & card.sneaks else unblocked(s, p))
    return spaces | (more & ~own_posts(p) & unused(s, p) & unsilenced(s, p) & befriended(s, p))


def why_closed(s: Dune, p: Player, place: int, card: Card) -> Msg | None:
    """The reason why a space is closed to this player with this card, if it is."""
    space = s.board.spaces[place]
    bit = 1 << place
    free = ~own_posts(p) if card.sneaks & space.icon else unblocked(s, p)
    if not card.anywhere and not free & bit:
        return Msg("why-occupied", space=space)
    if s.board.closed & bit:
        return Msg("why-closed", space=space)
    if not unused(s, p) & bit:
        return Msg("why-once", space=space)
    if not unsilenced(s, p) & bit:
        return Msg("why-voice", space=space)
    if not befriended(s, p) & bit:
        return Msg("why-influence", space=space, n=FRIENDSHIP, faction=faction_name(space.friend))
    if not affordable(s, p) & bit:
        return Msg("why-cost", space=space, what=price_message(p, space, card))
    return None


def solari_price(p: Player, space: Space) -> int:
    """What a space costs this player in solari (Leto: DI-091)."""
    return max(0, space.solari - 1) if space.icon & p.leader.cheap_icons else space.solari


def price_message(p: Player, space: Space, card: Card) -> tuple[Msg, ...]:
    name, less = card.bargain
    return amounts(space.spice - (less if name == space.id else 0), solari_price(p, space), space.water)
