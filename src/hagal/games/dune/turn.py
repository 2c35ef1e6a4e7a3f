"""A player's turn: the choice between Agent and Reveal turn, and the Agent turn (DI-020 to DI-029)."""

from __future__ import annotations

from hagal.games.dune import actions, windows
from hagal.games.dune.board import open_spaces, solari_price, why_closed, with_card
from hagal.games.dune.components import Board, Card, Menu, Space
from hagal.games.dune.effect import GAIN, LAST, Effect, Effects
from hagal.games.dune.effects.tracks import TRACKS
from hagal.games.dune.names import FACTION_ICONS, amounts
from hagal.games.dune.option import OfSpace
from hagal.games.dune.order import last_counts
from hagal.games.dune.state import Dune, Player
from hagal.games.dune.windows import plots, why_not_plot, window_options
from hagal.games.kit.combine import push_all
from hagal.games.kit.deck import find
from hagal.games.kit.seats import left_of
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Choice, Msg, Nothing, Step, at_place
from hagal.kernel.term import register_all

Pending = tuple[Effect, int, int]
BRING_INTRIGUE = ("intrigue", "steal_intrigue")
EXTRA_TROOPS = 2  # from the garrison, at a combat space (DI-022)


class NextTurn(Step[Dune]):
    """From its seat clockwise, the next player who has not revealed; the phase ends when all have (DI-012)."""

    tag = "next_turn"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.pending.clear()
        count = len(s.players)
        for k in range(count):  # after every turn: no list is made for it
            p = s.players[(seat + k) % count]
            if not p.revealed:
                push(s, "next_turn", left_of(p.seat, count))
                begin_turn(s, p)
                push(s, "turn", p.seat)
                return
        end_turns(s)


def end_turns(s: Dune) -> None:
    """Everybody has revealed (DI-012)."""
    s.active = -1
    push(s, "combat")


def begin_turn(s: Dune, p: Player) -> None:
    s.active = p.seat
    s.card = -1
    s.space = -1
    s.recruited = 0
    s.extra = 0
    s.deployed = 0
    s.plotted = False
    s.envoy = False
    s.infiltrate = False
    p.voice = -1
    if "turn_begins" in s.rules.heard:
        fire(s, "turn_begins", p.seat)


class Turn(Choice[Dune]):
    """Agent turn or Reveal turn, or a Plot card first."""

    tag = "turn"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]] = [s.rules.steps["reveal"]]
        menus = s.board.menus
        if p.agents:
            spaces = open_spaces(s, p)
            reach = s.board.reach
            face = s.face
            more = FACTION_ICONS if s.envoy else 0
            for card in {face[i]: None for i in p.hand}:
                mask = spaces & reach[card.icons | more]  # Dispatch an Envoy gives icons even to a card that has none
                if card.opens:
                    mask = open_spaces(s, p, True) if card.anywhere else with_card(s, p, card, mask)
                if mask:
                    found += (menus.get(card) or new_menu(s.board, card)).pick(mask)
        elif p.posts:
            for i in p.hand:
                card = s.face[i]
                if card.anywhere:
                    found += (menus.get(card) or new_menu(s.board, card)).pick(open_spaces(s, p, True))
        if p.intrigue:
            found += plots(s, p, "turn")
        return window_options(s, seat, found, windows.TURN) if "window" in s.rules.asked else found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        p = s.players[seat]
        if p.intrigue:
            return False
        return not p.hand or not (p.agents or owns_anywhere(s, p))

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-turn", agents=s.players[seat].agents)

    def why_not(self, s: Dune, seat: int, source: int, key: str) -> Msg | None:
        words = key.split()
        if len(words) == 3 and words[0] == "agent":
            return self.why_not_agent(s, s.players[seat], words[1], words[2])
        if len(words) == 2 and words[0] == "plot":
            return why_not_plot(s, s.players[seat], words[1], "turn")
        return None

    def why_not_agent(self, s: Dune, p: Player, card_id: str, space_id: str) -> Msg | None:
        card, place = s.rules.components.get(f"card:{card_id}"), s.board.places.get(space_id, -1)
        if not isinstance(card, Card) or place < 0:
            return None
        if find(s, p.hand, card) < 0:
            return Msg("why-not-in-hand", card=card)
        if not p.agents and not (card.anywhere and p.posts):
            return Msg("why-no-agent")
        if not card.anywhere:
            icons = card.icons | (FACTION_ICONS if s.envoy else 0)
            if not icons:
                return Msg("why-no-icons", card=card)
            if not icons & s.board.spaces[place].icon:
                return Msg("why-icon", card=card, space=s.board.spaces[place])
        return why_closed(s, p, place, card)


def owns_anywhere(s: Dune, p: Player) -> bool:
    """Everybody saw who acquired a card that needs no Agent on the leader."""
    face = s.face
    for i in p.hand + p.deck + p.discard:
        if face[i].anywhere:
            return True
    return False


def new_menu(board: Board, card: Card) -> Menu:
    """The options of sending an Agent with this card; the board remembers them."""
    menu = board.menus[card] = Menu([SendAgent(card, space) for space in board.spaces])
    return menu


class SendAgent(Step[Dune]):
    """Play a card and send an Agent to a space (DI-020)."""

    tag = "agent"
    fields = ("card", "space")

    def __init__(self, card: Card, space: Space) -> None:
        self.card: Card = card
        self.space: Space = space

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        i = find(s, p.hand, self.card)
        zones.play(s, i, p.hand, p.in_play)
        s.card = i
        s.space = s.board.places[self.space.id]
        if s.log is not None:
            s.log.tell("agent", seat, "DI-020", card=self.card, space=self.space)
        if self.card.anywhere:
            s.stack.append((ARRIVE, seat, i))
            s.stack.append((ORIGIN, seat, i))
        else:
            arrive(s, p)

    def key(self) -> str:
        return f"agent {self.card.id} {self.space.id}"

    def message(self) -> Msg:
        return Msg("option-agent", card=self.card, space=self.space)


class Origin(Choice[Dune]):
    """Kwisatz Haderach: which own Agent goes, the leader's or one from the board."""

    tag = "origin"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]] = [FROM_LEADER] if p.agents else []
        found += [FromSpace(s.board.spaces[place]) for place in sorted(set(p.posts))]
        return found


class FromSpace(OfSpace):
    """Take up an Agent from the board to send it on."""

    tag = "from"
    word = "from"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.recall(s, seat, s.board.places[self.space.id])


class Arrive(Step[Dune]):
    tag = "arrive"

    def run(self, s: Dune, seat: int, source: int) -> None:
        arrive(s, s.players[seat])


def arrive(s: Dune, p: Player) -> None:
    """The Agent stands on its space: pay the full cost, then come the effects (DI-020)."""
    space = s.board.spaces[s.space]
    p.agents -= 1
    p.posts = (*p.posts, s.space)
    s.occupied |= 1 << s.space
    s.extra = EXTRA_TROOPS if space.combat else 0
    s.stack.append((EFFECTS, p.seat, -1))
    free = s.face[s.card].anywhere and s.rules.options["kwisatz_haderach"] == "free"
    if space.deal is not None:
        s.stack.append((GATHER, p.seat, -1))
        s.stack.append((space.deal, p.seat, at_place(s.space)))
    else:
        s.stack.append((GATHER, p.seat, -1))
        if not free:
            pay_cost(s, p, space)


def pay_cost(s: Dune, p: Player, space: Space) -> None:
    solari = solari_price(p, space)
    spice = space.spice
    if not (solari or spice or space.water):
        return
    card: Card = s.face[s.card]
    if card.bargain[0] == space.id:
        spice -= card.bargain[1]
    p.spice -= spice
    p.water -= space.water
    p.solari -= solari
    if s.log is not None:
        s.log.tell("pay", p.seat, "DI-020", what=amounts(spice, solari, space.water))
    if solari:
        fire(s, "paid_solari", p.seat, s.space)


class Gather(Step[Dune]):
    """All effects of the space and the card: plain gains happen at once, the others wait for the player (DI-021)."""

    tag = "gather"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        space = s.board.spaces[s.space]
        card: Card = s.face[s.card]
        at = at_place(s.space)
        s.pending.clear()
        if space.control:
            pay_controller(s, space)
        mine = p.leader.signet if card.signet else card.agent
        if space.faction >= 0:
            visit = TRACKS[space.faction]
            if card.sensitive or (card.signet and p.leader.sensitive) or visit.later(s, seat, at):
                s.pending.append((visit, seat, at))
            else:
                visit.run(s, seat, at)
        collect(s, space.effects, seat, at)
        collect(s, mine, seat, s.card)
        fire(s, "agent_sent", seat, s.card)


def collect(s: Dune, effects: Effects, seat: int, source: int) -> None:
    for effect in effects:
        if effect.level == GAIN and not (effect.waits and effect.later(s, seat, source)):
            effect.run(s, seat, source)
        else:
            s.pending.append((effect.waiting(s) if effect.waits else effect, seat, source))


def pay_controller(s: Dune, space: Space) -> None:
    """The control bonus, whoever's Agent it is (DI-065); House Hagal collects none (HG-020)."""
    holder = actions.controller(s, s.board.locations.index(s.space))
    if holder >= 0 and s.players[holder].leader.scores:
        if s.log is not None:
            s.log.tell("control-bonus", holder, "DI-065", space=space)
        push_all(s, space.control, holder, at_place(s.space))


class ResolveEffects(Step[Dune]):
    """Go on with the effects of this Agent turn: alone what is forced, ask where the player orders (DI-021).

    The source, if not -1, counts the Intrigue cards before the last step: a new one could come before what is forced.
    """

    tag = "effects"

    def run(self, s: Dune, seat: int, source: int) -> None:
        live = live_pending(s)
        if not live:  # what is left waits for a Plot card that makes it possible
            push(s, "finish", seat)
            return
        if len(live) == 1 or (live[0][0].level == LAST):
            effect = live[0][0]
            forced = not effect.asks and not effect.optional
            if forced and 0 <= source < len(s.players[seat].intrigue):
                forced = effect.tag in BRING_INTRIGUE
            if effect.level == LAST or forced or not may_come_first(s, seat):
                s.pending.remove(live[0])
                s.stack.append((self, seat, -1))
                s.stack.append(live[0])
                return
        s.stack.append((ORDER, seat, source))


def may_come_first(s: Dune, seat: int) -> bool:
    """Could the player do something else before a single effect: a Plot card, or what modules add?"""
    if s.players[seat].intrigue:
        return True
    return "window" in s.rules.asked and bool(window_options(s, seat, [], windows.EFFECTS))


def live_pending(s: Dune) -> list[Pending]:
    """Pending effects that can do something now, equal ones once; those that come last only when alone."""
    live: list[Pending] = []
    last: list[Pending] = []
    for frame in s.pending:
        effect = frame[0]
        if effect.can(s, frame[1], frame[2]):
            if effect.level == LAST:
                last.append(frame)
            elif not live or not among(effect, live):
                live.append(frame)
    return live + last if live and last and last_counts(s, live, last) else live or last


def among(effect: Effect, frames: list[Pending]) -> bool:
    """Is it the effect of one of these frames, or equal to it?"""
    for frame in frames:
        other = frame[0]
        if effect is other or (effect.tag == other.tag and effect == other):
            return True
    return False


def use(effect: Effect) -> Step[Dune]:
    """The option of resolving an effect, made once for each."""
    found = effect.use
    if found is None:
        found = effect.use = Use(effect)
    return found


class Order(Choice[Dune]):
    """Which effect next, a Plot card first, or leave the optional ones alone."""

    tag = "order"
    sourced = False

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        live = live_pending(s)
        found: list[Step[Dune]] = [use(frame[0]) for frame in live]
        if all(frame[0].optional or frame[0].level == LAST for frame in live):
            found.append(SKIP)
        p = s.players[seat]
        if p.intrigue:
            found += plots(s, p, "effects")
        return window_options(s, seat, found, windows.EFFECTS) if "window" in s.rules.asked else found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return not s.players[seat].intrigue

    def why_not(self, s: Dune, seat: int, source: int, key: str) -> Msg | None:
        words = key.split()
        if len(words) == 2 and words[0] == "plot":
            return why_not_plot(s, s.players[seat], words[1], "effects")
        return None


class Use(Step[Dune]):
    """Resolve this pending effect now."""

    tag = "use"
    fields = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def run(self, s: Dune, seat: int, source: int) -> None:
        effect = self.effect
        pending = s.pending
        k = 0
        while effect is not pending[k][0] and effect != pending[k][0]:
            k += 1
        frame = pending.pop(k)
        if s.revealing == seat:
            push(s, "revealing", seat)
        else:
            push(s, "effects", seat, len(s.players[seat].intrigue))
        s.stack.append((effect.accepted(), seat, frame[2]))

    def key(self) -> str:
        return f"do {self.effect.key()}"

    def message(self) -> Msg:
        return Msg("option-use", effect=self.effect.accepted().message())


class Skip(Step[Dune]):
    """Leave all optional effects that remain; mandatory ones that come last still happen."""

    tag = "skip"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.pending = [frame for frame in s.pending if not frame[0].optional]
        push(s, "effects", seat)

    def message(self) -> Msg:
        return Msg("option-skip")


ARRIVE = Arrive()
ORIGIN = Origin()
GATHER = Gather()
EFFECTS = ResolveEffects()
ORDER = Order()
SKIP = Skip()
FROM_LEADER = Nothing("leader")

register_all(list(globals().values()))
