"""A rival's turn: whose it is, the Hagal card, the space, what the card gives (HG-003 to HG-014, HG-023, HG-040)."""

from __future__ import annotations

from hagal.games.dune import actions, board
from hagal.games.dune.names import TROOPS
from hagal.games.dune.rivals.cards import MAKER, HagalCard
from hagal.games.dune.rivals.choices import Resolve
from hagal.games.dune.rivals.deploy import RivalTroops
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.rivals.part import part_of, reveal_card
from hagal.games.dune.state import Dune, Player
from hagal.games.dune.turn import begin_turn, end_turns, pay_controller
from hagal.games.kit.seats import left_of
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Msg, Step, at_place
from hagal.kernel.term import register_all

PATIENCE = 28  # so many ignored cards, as many as a deck has, are worth a look whether there is a free space at all
LANDINGS = [RivalTroops(n) for n in range(TROOPS + 1)]


class SoloNextTurn(Step[Dune]):
    """Clockwise: the player until the Reveal turn, a rival while it has an Agent (HG-003, HG-040)."""

    tag = "solo_next_turn"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.pending.clear()
        count = len(s.players)
        for k in range(count):
            p = s.players[(seat + k) % count]
            if is_rival(p):
                if p.agents:
                    push(s, "next_turn", left_of(p.seat, count))
                    push(s, "rival_turn", p.seat)
                    return
            elif not p.revealed:
                push(s, "next_turn", left_of(p.seat, count))
                begin_turn(s, p)
                push(s, "turn", p.seat)
                return
        end_turns(s)


class TwoPlayerNextTurn(Step[Dune]):
    """The two players in turn; after each Agent turn of the first player House Hagal acts, while it can (HG-023).

    The source counts the turns that it is owed (-1: none). Another turn right after the first player's own (Weirding
    Way: the seat is that of the turn just over) comes before them, unless option weirding_way says otherwise.
    """

    tag = "two_player_next_turn"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.pending.clear()
        people = s.rules.players
        hagal = s.players[people]
        owed = max(source, 0) + (s.active == s.first and s.space >= 0)
        again = s.active == seat and s.rules.options["weirding_way"] == "at_once"
        if owed and hagal.agents and not again:
            push(s, "next_turn", seat, owed - 1)
            push(s, "rival_turn", hagal.seat)
            return
        for k in range(people):
            p = s.players[(seat + k) % people]
            if not p.revealed:
                push(s, "next_turn", left_of(p.seat, people), owed if again else -1)
                begin_turn(s, p)
                push(s, "turn", p.seat)
                return
        end_turns(s)


class RivalTurn(Step[Dune]):
    """Reveal Hagal cards until one names a space that is free; the Agent goes there (HG-004)."""

    tag = "rival_turn"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        begin_turn(s, p)
        fire(s, "rival_turn_begins", seat)
        skipped = 0
        while True:
            card = reveal_card(s, seat)
            card, place, why = destination(s, p, card)
            if why is None:
                if s.log is not None:
                    s.log.tell("rival-goes", seat, "HG-004", card=card, space=s.board.spaces[place])
                go(s, p, card, place)
                return
            if s.log is not None:
                s.log.tell("rival-skips", seat, "HG-004", card=card, why=why)
            skipped += 1
            if skipped % PATIENCE == 0 and not any_destination(s, p):
                break
        p.agents = 0  # nowhere to go: possible only if the table closed almost every space
        if s.log is not None:
            s.log.tell("rival-stuck", seat, "HG-004")


def any_destination(s: Dune, p: Player) -> bool:
    """Does any Hagal card name a free space? If so, revealing goes on, however often the deck is shuffled (HG-004)."""
    part = part_of(s)
    for zone in part.zones():
        for i in zone:
            card: HagalCard = s.face[i]
            if not card.reshuffle and destination(s, p, card)[2] is None:
                return True
    return False


def destination(s: Dune, p: Player, card: HagalCard) -> tuple[HagalCard, int, Msg | None]:
    """The side of a card that counts and the space that it names, or the reason why it is ignored."""
    side, why = card.side(s, p.seat)
    if why is not None:
        return side, -1, why
    if side.space == MAKER:
        place, why = richest_maker(s, p)
    else:
        place = s.board.places[side.space]
        why = why_taken(s, p, place)
    return side, place, why


def why_taken(s: Dune, p: Player, place: int) -> Msg | None:
    """Occupied, or closed by The Voice (option rival_voice)."""
    space = s.board.spaces[place]
    if s.occupied >> place & 1 and not actions.query(s, "rival_infiltrates", p.seat, 0, place):
        return Msg("why-occupied", space=space)
    if s.rules.options["rival_voice"] == "closed" and not board.unsilenced(s, p) >> place & 1:
        return Msg("why-voice", space=space)
    return None


def richest_maker(s: Dune, p: Player) -> tuple[int, Msg | None]:
    """Harvest Spice: most bonus spice, then most spice in all; none with bonus spice: no (HG-014).

    Free spaces come before any that it would have to infiltrate.
    """
    found = [
        (not s.occupied >> place & 1, s.bonus[k], s.board.spaces[place].maker + s.bonus[k], place)
        for k, place in enumerate(s.board.makers)
        if s.bonus[k] and why_taken(s, p, place) is None
    ]
    if not found:
        return -1, Msg("why-no-bonus")
    return max(found)[3], None


def go(s: Dune, p: Player, card: HagalCard, place: int) -> None:
    """The Agent on its space, and only what the card shows (HG-006 to HG-011)."""
    seat = p.seat
    at = at_place(place)
    space = s.board.spaces[place]
    s.space = place
    if s.occupied >> place & 1:
        fire(s, "rival_infiltrated", seat, place)
    p.agents -= 1
    p.posts = (*p.posts, place)
    s.occupied |= 1 << place
    s.stack.append((LANDINGS[card.troops], seat, at))
    card.arrived(s, seat, at)
    if card.signet:
        if s.log is not None:
            s.log.tell("rival-signet", seat, "HG-008", leader=p.leader)
        s.stack.append((Resolve(p.leader.signet), seat, at))
    fire(s, "rival_arrived", seat, at)
    if space.maker:
        harvest(s, p, place)
    if space.control and (p.leader.scores or s.rules.options["hagal_control_bonus"] == "pays"):
        pay_controller(s, space)
    if card.influence >= 0:
        actions.gain_influence(s, seat, card.influence)


def harvest(s: Dune, p: Player, place: int) -> None:
    """All the spice for a solo rival; with two players the bonus spice goes to the bank (HG-011, HG-044)."""
    k = s.board.makers.index(place)
    spice = s.board.spaces[place].maker + s.bonus[k]
    s.bonus[k] = 0
    if p.leader.scores:
        actions.gain(s, p.seat, spice, 0, 0)


class RivalInfluenceBonus(Step[Dune]):
    """No rival gains the bonus at 4; players do (HG-007)."""

    tag = "rival_influence_bonus"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if not is_rival(s.players[seat]):
            actions.influence_bonus(s, seat, source)


register_all(list(globals().values()))
