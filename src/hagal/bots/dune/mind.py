"""Looking ahead: each option is tried on a copy, to the end of what it sets going, and the position judged.

Within the own turn the best way on is followed for a few decisions; nobody else's turn is played out.
"""

from __future__ import annotations

from typing import Any

from hagal.bots import Advice, Bot, Options
from hagal.bots.dune.ahead import run, stops_of
from hagal.bots.dune.ix_outlook import IxOutlook
from hagal.bots.dune.outlook import Outlook
from hagal.bots.dune.reasons import reason
from hagal.bots.dune.weights import Weights
from hagal.games.dune.ix.part import NAME as IX
from hagal.games.dune.state import Dune
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step

OPEN = frozenset({"turn", "reveal_menu"})
"""Questions that are judged as they stand; plans cover what can be made of them."""
DEPTH = 4
WIDTH = 6
TRIES = 14
USUAL = Weights()
LEADERS = (
    "ilban_richese",
    "leto_atreides",
    "paul_atreides",
    "memnon_thorvald",
    "glossu_rabban",
    "helena_richese",
    "vladimir_harkonnen",
    "ariana_thorvald",
)


class Mind(Bot):
    """The heuristic bot for Dune. Without `ix` it plays Rise of Ix as if it knew the base game alone."""

    def __init__(self, seed: int | None = None, weights: Weights = USUAL, ix: bool = True) -> None:
        super().__init__(seed)
        self.ix: bool = ix  # does it know Rise of Ix, where that is in play?
        self.weights: Weights = weights
        self.stops: frozenset[str] = frozenset()
        self.last: tuple[Dune, int, Step[Any]] | None = None

    def reason(self) -> Msg:
        return super().reason() if self.last is None else reason(*self.last)

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        assert isinstance(s, Dune)
        chosen = self.pick(s, seat, options)
        self.last = (s, seat, chosen)
        return chosen

    def pick(self, s: Dune, seat: int, options: Options) -> Step[Any]:
        if len(options) == 1:
            return options[0]
        if s.round == 0:
            return self.prepare(options)
        tag = s.stack[-1][0].tag
        self.stops = stops_of(s)
        outlook = self.look(s, seat)
        if tag == "silence":
            return max(options, key=lambda option: self.silenced(s, outlook, option))
        if tag == "another_turn" and isinstance(outlook, IxOutlook):
            return options[0 if s.players[seat].agents else -1]
        best = -1e9
        found: Options = []
        for value, option in self.judged(s, outlook, tag, options):
            if value > best + 1e-9:
                best = value
                found = [option]
            elif value > best - 1e-9:
                found.append(option)
        return found[0] if len(found) == 1 else found[self.rng.below(len(found))]

    def judged(self, s: Dune, outlook: Outlook, tag: str, options: Options) -> list[tuple[float, Step[Any]]]:
        """The options that are worth a look, each with what the position is worth after it."""
        some = self.promising(s, outlook, options) if tag == "turn" else options
        return [(self.consider(s, outlook, option, 0), option) for option in some]

    def rank(self, s: State, seat: int, options: Options, most: int) -> list[Advice]:
        assert isinstance(s, Dune)
        tag = s.stack[-1][0].tag
        if s.round == 0 or tag == "another_turn":
            return super().rank(s, seat, options, most)
        self.stops = stops_of(s)
        outlook = self.look(s, seat)
        if tag == "silence":
            found = [(self.silenced(s, outlook, option), option) for option in options]
        else:
            found = self.judged(s, outlook, tag, options)
        found.sort(key=_value, reverse=True)
        best = found[0][0]
        points = self.weights.vp
        return [Advice(one, reason(s, seat, one), (best - value) / points) for value, one in found[:most]]

    def judge(self, s: State, seat: int) -> float | None:
        """In points: those there are, and what all else promises."""
        assert isinstance(s, Dune)
        return None if s.round == 0 else self.look(s, seat).value(s) / self.weights.vp

    def look(self, s: Dune, seat: int) -> Outlook:
        kind = IxOutlook if self.ix and IX in s.parts else Outlook
        return kind(s, seat, self.weights)

    def prepare(self, options: Options) -> Step[Any]:
        """Before the first round: a leader, or whatever else there is to pick."""
        for id in LEADERS:
            for option in options:
                if option.key() == f"leader {id}":
                    return option
        return options[self.rng.below(len(options))]

    def silenced(self, s: Dune, outlook: Outlook, option: Any) -> float:
        """Close the space that one would like oneself."""
        place = s.board.places[option.space.id]
        return -99.0 if s.occupied >> place & 1 else outlook.spaces[place]

    def promising(self, s: Dune, outlook: Outlook, options: Options) -> Options:
        """Of many ways to send an Agent, those that look best at a glance; all other options."""
        if len(options) <= TRIES:
            return options
        worth = outlook.worth
        w = self.weights
        others: Options = []
        sends: list[tuple[float, int, Step[Any]]] = []
        for k, option in enumerate(options):
            if option.tag != "agent":
                others.append(option)
                continue
            card, space = option.card, option.space  # type: ignore[attr-defined]
            glance = outlook.spaces[s.board.places[space.id]] + worth.agent_box(card)
            glance -= card.persuasion * w.persuasion + card.swords * w.sword + worth.reveal_box(card)
            sends.append((-glance, k, option))
        sends.sort()
        return others + [option for _glance, _k, option in sends[:TRIES]]

    def consider(self, s: Dune, outlook: Outlook, option: Step[Any], depth: int) -> float:
        """What the position is worth after an option and the best that can follow at once."""
        t = s.copy()
        _step, seat, source = t.stack[-1]
        t.stack[-1] = (option, seat, source)
        return self.follow(t, outlook, depth)

    def follow(self, t: Dune, outlook: Outlook, depth: int) -> float:
        options = run(t, outlook.seat, self.stops)
        if options is None:
            return outlook.value(t)
        tag = t.stack[-1][0].tag
        if tag in OPEN:
            return outlook.value(t)
        if depth >= DEPTH:
            return outlook.value(t) + outlook.unresolved(t)
        found = outlook.follow(t, tag, options)
        if isinstance(found, float):
            return found
        if found is not None:
            deeper = depth + (len(found) > 1)
            return max(self.consider(t, outlook, option, deeper) for option in found)
        if tag == "finish":
            top = sum(1 for option in options if option.tag == "deploy") - 1
            return outlook.best_deployment(t, top)[1] if top > 0 else outlook.value(t)
        return max(self.consider(t, outlook, option, depth + 1) for option in few(t, outlook, tag, options))


def _value(judged: tuple[float, Step[Any]]) -> float:
    return judged[0]


def few(t: Dune, outlook: Outlook, tag: str, options: Options) -> Options:
    """The ways on that are worth a look: no Plot cards within plans, and of many cards to trash the weakest."""
    if tag == "trash_icon":
        weakest = min(options[1:], key=lambda option: trash_order(outlook, option))
        return [options[0], weakest]
    plain = [option for option in options if option.tag != "plot"]
    return plain[:WIDTH] or options[:1]


def trash_order(outlook: Outlook, option: Any) -> float:
    step = option.trash if option.tag == "trash_for" else option
    return outlook.gain(step.card) + (0.5 if step.place == 0 else 0.0)
