"""What happens again and again: drawing, recruiting, deploying, influence, trashing, acquiring.

Each function is the only place of its rule; effects and phases call them.
"""

from __future__ import annotations

from hagal.games.dune.components import Card
from hagal.games.dune.names import (
    ALLIANCE,
    DISCARD,
    EMPEROR,
    FACTIONS,
    FREMEN,
    FRIENDSHIP,
    GUILD,
    HAND,
    MANY_INTRIGUE,
    MAX_INFLUENCE,
    ROW_SIZE,
    amounts,
)
from hagal.games.dune.state import Dune, Player
from hagal.games.kit import deck
from hagal.games.kit.combine import push_all
from hagal.games.kit.seats import others
from hagal.kernel import zones
from hagal.kernel.events import card as card_arg
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.term import Component

BONUS_TROOPS = 2  # the bonus of the Emperor's track (DI-071)


def draw_cards(s: Dune, seat: int, n: int) -> None:
    """From the own deck, made anew from the discard pile when empty (DI-041); in a Reveal turn revealed (DI-032)."""
    p = s.players[seat]
    drawn = deck.draw(s, p.deck, p.discard, p.hand, n, seat, "reshuffle", "DI-041")
    if not drawn:
        return
    if p.leader.foresees:
        foresee(s, p)
    if s.log is not None:
        s.log.tell("draw", seat, "DI-041", n=drawn)
    if s.revealing == seat:
        push(s, "reveal_drawn", seat)


def shuffle_discard(s: Dune, p: Player) -> None:
    """The discard pile joins the deck, shuffled, though that is not empty (Refocus)."""
    deck.reshuffle(s, p.deck, p.discard, p.seat, "reshuffle", "DI-041")
    if p.leader.foresees:
        foresee(s, p)


def foresee(s: Dune, p: Player) -> None:
    """Paul may look at the top card of his deck at any time: so he does (DI-090)."""
    if p.deck:
        zones.reveal(s, p.deck[-1], 1 << p.seat)


def draw_intrigue(s: Dune, seat: int, n: int) -> None:
    """Draw Intrigue cards; an empty deck is refilled from its discards (DI-051)."""
    p = s.players[seat]
    for _ in range(n):
        if deck.top(s, s.intrigue_deck, s.intrigue_discard) < 0:
            return
        i = zones.draw(s, s.intrigue_deck, p.intrigue, 1 << seat)
        if s.log is not None:
            s.log.tell("intrigue", seat, "DI-050", card=card_arg(s, i))
        if p.leader.moments:
            fire(s, "gained", seat)


def gain(s: Dune, seat: int, spice: int, solari: int, water: int) -> None:
    """Resources from the bank, which never runs out (DI-007); House Hagal gathers none (HG-020)."""
    p = s.players[seat]
    if not p.leader.scores:
        return
    if solari and p.leader.queries:
        solari = query(s, "solari", seat, solari)
    p.spice += spice
    p.solari += solari
    p.water += water
    if s.log is not None:
        s.log.tell("gain", seat, "DI-007", what=amounts(spice, solari, water))
    if p.leader.moments:
        fire(s, "gained", seat)


def score(s: Dune, seat: int, n: int, rule: str) -> None:
    """Victory points, gained or lost (DI-008, DI-081)."""
    p = s.players[seat]
    if not p.leader.scores:
        return
    p.vp += n
    if s.log is not None:
        s.log.tell("score" if n > 0 else "unscore", seat, rule, n=abs(n))


def recruit(s: Dune, seat: int, n: int, kind: str = "recruit", rules: str = "DI-005") -> None:
    """Troops from supply to the garrison, as far as there are any (DI-005); `kind`: how it is told."""
    p = s.players[seat]
    if n > p.supply:
        n = p.supply
    p.supply -= n
    p.garrison += n
    if seat == s.active:
        s.recruited += n
    if s.log is not None and n:
        s.log.tell(kind, seat, rules, n=n)


def deploy(s: Dune, seat: int, n: int, from_supply: bool = False, kind: str = "deploy", rules: str = "DI-022") -> None:
    """Troops from the garrison (or supply) into the Conflict (DI-066); `kind`: how it is told."""
    p = s.players[seat]
    if from_supply:
        n = min(n, p.supply)
        p.supply -= n
    else:
        n = min(n, p.garrison)
        p.garrison -= n
    p.conflict += n
    if n:
        if seat == s.active:
            s.deployed += n
        if s.log is not None:
            s.log.tell(kind, seat, rules, n=n)
        fire(s, "deployed", seat)


def retreat(s: Dune, seat: int, n: int) -> None:
    """Troops from the Conflict to their garrison (DI-066)."""
    p = s.players[seat]
    n = min(n, p.conflict)
    p.conflict -= n
    p.garrison += n
    if s.log is not None and n:
        s.log.tell("retreat", seat, "DI-066", n=n)


def lose_troops(s: Dune, seat: int, n: int, from_conflict: bool) -> None:
    """Troops to supply, from the Conflict or the garrison (DI-066)."""
    p = s.players[seat]
    if from_conflict:
        n = min(n, p.conflict)
        p.conflict -= n
    else:
        n = min(n, p.garrison)
        p.garrison -= n
    p.supply += n
    if s.log is not None and n:
        s.log.tell("lose-troops", seat, "DI-066", n=n)


def gain_influence(s: Dune, seat: int, faction: int, n: int = 1) -> None:
    """Up a track: the point at 2, the bonus at 4, the Alliance (DI-070 to DI-074)."""
    p = s.players[seat]
    old = p.influence[faction]
    now = min(MAX_INFLUENCE, old + n)
    if now == old:
        return
    p.influence = (*p.influence[:faction], now, *p.influence[faction + 1 :])
    if p.leader.moments:
        fire(s, "influenced", seat, faction)
    if s.log is not None:
        s.log.tell("influence", seat, "DI-070", faction=faction_of(s, faction), n=now - old)
    if old < FRIENDSHIP <= now:
        score(s, seat, 1, "DI-070")
    if now >= ALLIANCE:
        holder = s.alliance[faction]
        if holder < 0 or (holder != seat and now > s.players[holder].influence[faction]):
            give_alliance(s, faction, seat)
        if old < ALLIANCE:
            push(s, "influence_bonus", seat, faction)


def influence_bonus(s: Dune, seat: int, faction: int) -> None:
    """The bonus printed at 4 (DI-071)."""
    if faction == EMPEROR:
        recruit(s, seat, BONUS_TROOPS)
    elif faction == GUILD:
        gain(s, seat, 0, 3, 0)
    elif faction == FREMEN:
        gain(s, seat, 0, 0, 1)
    else:
        draw_intrigue(s, seat, 1)


def lose_influence(s: Dune, seat: int, faction: int, n: int = 1) -> None:
    """Down a track: the point below 2, and perhaps the Alliance (DI-070, DI-072)."""
    p = s.players[seat]
    old = p.influence[faction]
    now = max(0, old - n)
    p.influence = (*p.influence[:faction], now, *p.influence[faction + 1 :])
    if s.log is not None:
        s.log.tell("lose-influence", seat, "DI-070", faction=faction_of(s, faction), n=old - now)
    if now < FRIENDSHIP <= old:
        score(s, seat, -1, "DI-070")
    if s.alliance[faction] == seat:
        heirs = alliance_heirs(s, seat, faction)
        if len(heirs) > 1:
            push(s, "alliance_heir", seat, faction)
        elif heirs:
            give_alliance(s, faction, heirs[0])
        elif now < ALLIANCE:
            give_alliance(s, faction, -1)


def alliance_heirs(s: Dune, seat: int, faction: int) -> list[int]:
    """Who takes over the Alliance of a holder that has fallen: those now strictly higher, with 4 or more (DI-072)."""
    now = s.players[seat].influence[faction]
    best = max((p.influence[faction] for p in s.players if p.seat != seat), default=0)
    if best <= now or best < ALLIANCE:
        return []
    return [p.seat for p in s.players if p.seat != seat and p.influence[faction] == best]


def give_alliance(s: Dune, faction: int, seat: int) -> None:
    """The Alliance token and its point to a seat, or (-1) back to the board."""
    before = s.alliance[faction]
    s.alliance[faction] = seat
    if before >= 0:
        score(s, before, -1, "DI-072")
    if seat >= 0:
        if s.log is not None:
            s.log.tell("alliance", seat, "DI-072", faction=faction_of(s, faction))
        score(s, seat, 1, "DI-072")


def faction_of(s: Dune, faction: int) -> Component:
    """A faction as a component, for texts."""
    return s.rules.components[f"token:{FACTIONS[faction]}"]


def zone_of(p: Player, place: int) -> list[int]:
    """Own hand, cards in play, or discard pile."""
    if place == HAND:
        return p.hand
    return p.discard if place == DISCARD else p.in_play


def trash_card(s: Dune, seat: int, i: int, zone: list[int], own_effect: bool = False) -> None:
    """Out of the game; a Reserve card returns to its stack (DI-042)."""
    card: Card = s.face[i]
    if s.revealing == seat and i in s.players[seat].in_play[: s.revealed_from]:
        s.revealed_from -= 1  # the cards revealed move up
    zones.play(s, i, zone, s.reserve[card.reserve] if card.reserve >= 0 else s.trash)
    if s.log is not None:
        s.log.tell("trash", seat, "DI-042", card=card)
    if card.trashed and not own_effect:
        push_all(s, card.trashed, seat, i)
    fire(s, "trashed", seat, i)


def discard_card(s: Dune, seat: int, i: int) -> None:
    """A card from hand to the discard pile by an effect (DI-044)."""
    p = s.players[seat]
    zones.play(s, i, p.hand, p.discard)
    if s.log is not None:
        s.log.tell("discard", seat, "DI-044", card=s.face[i])
    fire(s, "discarded", seat, i)


def refill_row(s: Dune) -> None:
    """Five cards in the Row, as long as there are any (DI-003, DI-040)."""
    deck.refill(s, s.imperium, s.row, ROW_SIZE, "row", "DI-040")


def acquire(s: Dune, seat: int, i: int, zone: list[int], to_top: bool = False) -> None:
    """A card to the discard pile (or onto the deck), and its acquire effect at once (DI-040)."""
    p = s.players[seat]
    zones.move(s, i, zone, p.deck if to_top else p.discard)
    card: Card = s.face[i]
    if s.log is not None:
        s.log.tell("acquire-top" if to_top else "acquire", seat, "DI-040", card=card)
    if zone is s.row:
        refill_row(s)
    if len(card.acquire) > 1 and p.leader.queries:
        push(s, "acquire_effects", seat, i)
    elif card.acquire:
        push_all(s, card.acquire, seat, i)
    fire(s, "acquired", seat, i)


def may_put_on_deck(s: Dune, seat: int) -> bool:
    """May a card acquired now go on top of the deck (Recruitment Mission in the Reveal turn)?"""
    return bool(ask(s, "put_on_deck", seat, s.revealing == seat == s.to_top))


def acquirable(s: Dune, seat: int) -> list[tuple[int, list[int]]]:
    """Every card that can be acquired by cost, as (instance, zone): Row, Reserve but Foldspace, own card set aside."""
    found = [(i, s.row) for i in s.row]
    for stack in s.reserve:
        if stack and s.face[stack[-1]].cost is not None:
            found.append((stack[-1], stack))
    aside = s.aside_of(seat)
    found += [(i, aside) for i in aside]
    return found


def steal_intrigue(s: Dune, seat: int) -> None:
    """Each opponent with four or more Intrigue cards gives one at random (DI-051)."""
    p = s.players[seat]
    for q in others(s.players, seat):
        if len(q.intrigue) >= MANY_INTRIGUE:
            i = q.intrigue[zones.roll(s, len(q.intrigue))]
            zones.move(s, i, q.intrigue, p.intrigue, 1 << seat)
            if s.log is not None:
                s.log.tell("steal", seat, "DI-051", other=q.seat, card=card_arg(s, i))


def controller(s: Dune, location: int) -> int:
    """Who controls a location (its place in board.locations), or -1."""
    holder: int = s.control[location]
    if "controller" in s.rules.asked:
        holder = ask(s, "controller", max(s.active, 0), holder, location)
    return holder


def take_mentat(s: Dune, seat: int) -> None:
    """The Mentat from its space: an extra Agent for this round (DI-028)."""
    if s.mentat < 0:
        s.mentat = seat
        s.players[seat].agents += 1
        if s.log is not None:
            s.log.tell("mentat", seat, "DI-028")


def recall(s: Dune, seat: int, space: int) -> None:
    """An Agent back to its leader: it can be sent again this round (DI-029)."""
    p = s.players[seat]
    k = p.posts.index(space)
    p.posts = p.posts[:k] + p.posts[k + 1 :]
    p.agents += 1
    if not any(space in q.posts for q in s.players):
        s.occupied &= ~(1 << space)
    if s.log is not None:
        s.log.tell("recall", seat, "DI-029", space=s.board.spaces[space])


def query(s: Dune, name: str, seat: int, value: int, about: int = -1) -> int:
    """A query whose answer is a number or a mask."""
    answer: int = ask(s, name, seat, value, about)
    return answer
