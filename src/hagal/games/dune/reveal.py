"""The Reveal turn: reveal boxes, acquiring cards, clean-up (DI-030 to DI-034, DI-040)."""

from __future__ import annotations

from hagal.games.dune import actions, windows
from hagal.games.dune.components import Card
from hagal.games.dune.option import OfCard
from hagal.games.dune.order import held
from hagal.games.dune.state import Dune, Player
from hagal.games.dune.turn import live_pending, use
from hagal.games.dune.windows import plots, why_not_plot, window_options
from hagal.games.kit.deck import find
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

COUNCIL_PERSUASION = 2  # DI-027


class Reveal(Step[Dune]):
    """Reveal the whole hand; the player is out for the rest of the round (DI-012, DI-030)."""

    tag = "reveal"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        p.revealed = True
        s.revealing = seat
        s.pending.clear()
        s.revealed_from = len(p.in_play)
        p.persuasion = p.promised
        if p.council:
            p.persuasion += COUNCIL_PERSUASION
        for space in set(p.posts):
            p.persuasion += s.board.spaces[space].reveal
        if s.log is not None:
            s.log.tell("reveal", seat, "DI-030", cards=tuple(s.face[i] for i in p.hand), n=len(p.hand))
        push(s, "revealing", seat)
        reveal_hand(s, p)
        fire(s, "revealed", seat)

    def message(self) -> Msg:
        return Msg("option-reveal")


class RevealDrawn(Step[Dune]):
    """Cards drawn during a Reveal turn are revealed at once (DI-032)."""

    tag = "reveal_drawn"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if p.hand:
            if s.log is not None:
                s.log.tell("reveal", seat, "DI-032", cards=tuple(s.face[i] for i in p.hand), n=len(p.hand))
            s.learned += 1
            reveal_hand(s, p)


def reveal_hand(s: Dune, p: Player) -> None:
    """All of the hand into play, with its persuasion and swords; boxes with more to them are pending."""
    known = s.known
    face = s.face
    for i in p.hand:
        known[i] = PUBLIC
        card: Card = face[i]
        p.persuasion += card.persuasion
        p.swords += card.swords
        for effect in card.reveal:
            s.pending.append((effect, p.seat, i))
    zones.move_all(p.hand, p.in_play)


class Revealing(Step[Dune]):
    """Gains and draws of the reveal boxes happen as soon as they can; then the player is asked."""

    tag = "revealing"

    def run(self, s: Dune, seat: int, source: int) -> None:
        for frame in s.pending:
            effect = frame[0]
            if effect.at_once(s, seat, frame[2]) and effect.can(s, seat, frame[2]) and not held(s, frame):
                s.pending.remove(frame)
                s.stack.append((self, seat, source))
                s.stack.append(frame)
                return
        push(s, "reveal_menu", seat)


class RevealMenu(Choice[Dune]):
    """Acquire, resolve a reveal box, play a Plot card, or be done (DI-030)."""

    tag = "reveal_menu"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]] = []
        done = True
        if s.pending:
            for frame in live_pending(s):
                found.append(use(frame[0]))
                done = done and frame[0].optional
        found += purchases(s, p)
        if p.intrigue:
            found += plots(s, p, "revealing")
        if done:
            found.append(DONE)
        return window_options(s, seat, found, windows.REVEALING) if "window" in s.rules.asked else found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return not s.players[seat].intrigue

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        p = s.players[seat]
        return Msg("ask-reveal-menu", persuasion=p.persuasion, strength=p.strength)

    def why_not(self, s: Dune, seat: int, source: int, key: str) -> Msg | None:
        words = key.split()
        p = s.players[seat]
        if len(words) == 2 and words[0] == "plot":
            return why_not_plot(s, p, words[1], "revealing")
        if len(words) == 2 and words[0] in ("buy", "claim"):
            card = s.rules.components.get(f"card:{words[1]}")
            return why_not_buy(s, p, card, words[0] == "claim") if isinstance(card, Card) else None
        if key == "done":
            return Msg("why-box-open")
        return None


def purchases(s: Dune, p: Player) -> list[Step[Dune]]:
    """What the persuasion left can acquire (DI-040)."""
    budget = p.persuasion
    found: list[Step[Dune]] = []
    face = s.face
    if budget > 0:
        for card in {face[i]: None for i in s.row}:
            if card.cost <= budget:
                found.append(card.buy)
    for stack in s.reserve:
        if stack:
            card = face[stack[-1]]
            if card.cost is not None and (card.cost <= budget or (s.bankers and price(s, card) <= budget)):
                found.append(card.buy)
    if s.aside:
        for i in s.aside_of(p.seat):
            card = face[i]
            if card.cost is not None and card.cost - 1 <= budget and card.claim not in found:
                found.append(card.claim)
    return found


def price(s: Dune, card: Card) -> int:
    """The cost of a card in this Reveal turn (Guild Bankers)."""
    cost = card.cost or 0
    return max(0, cost - s.bankers) if s.bankers and card.id == "the_spice_must_flow" else cost


def why_not_buy(s: Dune, p: Player, card: Card, claim: bool) -> Msg:
    zone = s.aside_of(p.seat) if claim else [i for i, _zone in actions.acquirable(s, p.seat)]
    if not any(s.face[i] is card for i in zone):
        return Msg("why-not-in-row", card=card)
    return Msg("why-persuasion", card=card, cost=price(s, card) - claim, n=p.persuasion)


class Buy(OfCard):
    """Acquire a card from the Row or the Reserve for persuasion."""

    tag = "buy"
    word = "buy"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        p.persuasion -= price(s, self.card)
        take(s, seat, self.card, s.row if self.card.reserve < 0 else s.reserve[self.card.reserve])

    def message(self) -> Msg:
        return Msg("option-buy", card=self.card, cost=self.card.cost or 0)


class Claim(OfCard):
    """Helena acquires the card that she set aside, for 1 less (DI-097)."""

    tag = "claim"
    word = "claim"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        p.persuasion -= (self.card.cost or 0) - 1
        take(s, seat, self.card, s.aside)

    def message(self) -> Msg:
        return Msg("option-claim", card=self.card, cost=(self.card.cost or 0) - 1)


def take(s: Dune, seat: int, card: Card, zone: list[int]) -> None:
    """The bought card to the discard pile, or where Recruitment Mission lets the player put it."""
    i = find(s, zone, card)
    push(s, "revealing", seat)
    if actions.may_put_on_deck(s, seat):
        s.stack.append((WHERE_TO, seat, i))
    else:
        actions.acquire(s, seat, i, zone)


class WhereTo(Choice[Dune]):
    """Recruitment Mission: an acquired card may go on top of the deck. The source is the card."""

    tag = "where_to"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [TO_TOP, TO_DISCARD]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-where-to", card=s.face[source])


class PutAcquired(Step[Dune]):
    tag = "put"
    fields = ("top",)

    def __init__(self, top: bool) -> None:
        self.top: bool = top

    def run(self, s: Dune, seat: int, source: int) -> None:
        for zone in (s.row, s.aside, *s.reserve):
            if source in zone:
                actions.acquire(s, seat, source, zone, self.top)
                return

    def key(self) -> str:
        return "top" if self.top else "discard"

    def message(self) -> Msg:
        return Msg("option-to-top" if self.top else "option-to-discard")


class CleanUp(Step[Dune]):
    """Strength stands; all own cards in play to the discard pile (DI-033). Unspent persuasion is lost (DI-031)."""

    tag = "clean_up"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        fire(s, "cleaning_up", seat)
        zones.move_all(p.in_play, p.discard)
        zones.move_all(p.face_up, s.intrigue_discard)
        zones.move_all(s.aside_of(seat), s.trash)
        p.persuasion = 0
        p.promised = 0
        s.bankers = 0
        if s.to_top == seat:
            s.to_top = -1  # somebody else's Recruitment Mission waits for his own Reveal turn (DI-052)
        s.pending.clear()
        s.revealing = -1
        if s.log is not None:
            s.log.tell("strength", seat, "DI-033", n=p.strength)

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("option-done")


def attach(card: Card) -> None:
    """Make the option steps of a card once."""
    card.buy = Buy(card)
    card.claim = Claim(card)


WHERE_TO = WhereTo()
TO_TOP = PutAcquired(True)
TO_DISCARD = PutAcquired(False)
DONE = CleanUp()

register_all(list(globals().values()))
