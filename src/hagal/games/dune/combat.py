"""The Combat phase: combat Intrigue, ranking, rewards (DI-060 to DI-066)."""

from __future__ import annotations

from hagal.games.dune.components import Conflict, Intrigue
from hagal.games.dune.effect import Effects
from hagal.games.dune.names import COMBAT
from hagal.games.dune.option import OfIntrigue
from hagal.games.dune.state import Dune, Player
from hagal.games.kit.combine import any_can, push_all
from hagal.games.kit.deck import find
from hagal.games.kit.effect import DECLINE
from hagal.games.kit.seats import clockwise, left_of
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class Combat(Step[Dune]):
    tag = "combat"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.passes = 0
        push(s, "resolve_conflict")
        push(s, "combat_round", s.first)
        fire(s, "combat_begins", s.first)


class CombatRound(Step[Dune]):
    """From this seat clockwise, the next player with a troop there; over when all of them passed in a row (DI-060)."""

    tag = "combat_round"

    def run(self, s: Dune, seat: int, source: int) -> None:
        count, involved, next_one = len(s.players), 0, -1
        for k in range(count):  # after every answer: no list is made for it
            p = s.players[(seat + k) % count]
            if p.conflict or p.might:
                involved += 1
                if next_one < 0:
                    next_one = p.seat
        if s.passes < involved:
            push(s, "combat_choice", next_one, 0)


class CombatChoice(Choice[Dune]):
    """Combat Intrigue or pass. The source tells whether this player has just played one: then it is no pass to stop."""

    tag = "combat_choice"
    sourced = False

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]] = [STOP if source else PASS]
        if p.intrigue and p.fights:
            face = s.face
            for card in {face[i]: None for i in p.intrigue}:
                if card.combat and playable(s, p, card, card.combat):
                    found.append(card.fights)
        return found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        p = s.players[seat]
        return not p.intrigue or not p.fights

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-combat", strength=s.players[seat].strength)

    def why_not(self, s: Dune, seat: int, source: int, key: str) -> Msg | None:
        words = key.split()
        card = s.rules.components.get(f"intrigue:{words[-1]}") if len(words) == 2 else None
        if not isinstance(card, Intrigue):
            return None
        if not any(s.face[i] is card for i in s.players[seat].intrigue):
            return Msg("why-not-in-hand", card=card)
        if not card.types & COMBAT:
            return Msg("why-not-combat", card=card)
        return Msg("why-win", card=card) if card.win else Msg("why-needs-met", card=card)


def playable(s: Dune, p: Player, card: Intrigue, effects: Effects) -> bool:
    """Conditions met, costs payable, and something to do (DI-050)."""
    for need in card.needs:
        if not need.can(s, p.seat, -1):
            return False
    return any_can(effects, s, p.seat, -1)


class Pass(Step[Dune]):
    """`stop` after a card played ends the go without counting as a pass."""

    tag = "pass"
    fields = ("counts",)

    def __init__(self, counts: bool) -> None:
        self.counts: bool = counts

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.passes = s.passes + 1 if self.counts else 0
        push(s, "combat_round", left_of(seat, len(s.players)))

    def key(self) -> str:
        return "pass" if self.counts else "stop"

    def message(self) -> Msg:
        return Msg("option-pass" if self.counts else "option-stop")


class PlayCombat(OfIntrigue):
    """Play a combat Intrigue card; then the same player goes on."""

    tag = "fight"
    word = "combat"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.passes = 0
        push(s, "combat_choice", seat, 1)
        play_intrigue(s, seat, self.card, self.card.combat)

    def message(self) -> Msg:
        return Msg("option-intrigue", card=self.card)


def play_intrigue(s: Dune, seat: int, card: Intrigue, effects: Effects) -> None:
    """From hand to the Intrigue discards, and its effects."""
    p = s.players[seat]
    i = find(s, p.intrigue, card)
    zones.play(s, i, p.intrigue, s.intrigue_discard)
    if s.log is not None:
        s.log.tell("combat-card", seat, "DI-050", card=card)
    push_all(s, effects, seat, i)


class ResolveConflict(Step[Dune]):
    """Rank the strengths and give the rewards (DI-061, DI-062), then clear the Conflict."""

    tag = "resolve_conflict"

    def run(self, s: Dune, seat: int, source: int) -> None:
        push(s, "end_combat")
        if s.log is not None:
            for p in s.players:
                if p.strength:
                    s.log.tell("fought", p.seat, "DI-033", n=p.strength)
        for p, place in placings(s)[::-1]:
            if place == 0:
                push(s, "on_win", p.seat)
            push(s, REWARDS[place], p.seat, s.conflict[-1])


def placings(s: Dune) -> list[tuple[Player, int]]:
    """Who takes which reward (0 first, 1 second, 2 third), best first."""
    order = clockwise(s.players, s.first)
    alike: dict[int, list[Player]] = {}
    for p in order:
        alike.setdefault(p.strength, []).append(p)
    groups = [alike[strength] for strength in sorted(alike, reverse=True) if strength]
    if not groups:
        return []
    four = len(s.players) == 4
    options = s.rules.options
    top, *rest = groups
    found: list[tuple[Player, int]] = []
    if len(top) > 1:
        found = [(p, 1) for p in top]
        third = rest[0] if rest else []
        if four and len(third) == 1 and (len(top) == 2 or options["three_way_tie"] == "third"):
            found.append((third[0], 2))
        return found
    found.append((top[0], 0))
    if rest and len(rest[0]) > 1:
        if four or options["tie_for_second"] != "nothing":
            found += [(p, 2) for p in rest[0]]
    elif rest:
        found.append((rest[0][0], 1))
        if four and len(rest) > 1 and len(rest[1]) == 1:
            found.append((rest[1][0], 2))
    return found


class Reward(Step[Dune]):
    """One reward of the Conflict card (the source) to a seat."""

    tag = "reward"
    fields = ("place",)

    def __init__(self, place: int) -> None:
        self.place: int = place

    def run(self, s: Dune, seat: int, source: int) -> None:
        conflict: Conflict = s.face[source]
        if s.log is not None:
            s.log.tell(f"reward-{self.place + 1}", seat, "DI-061", conflict=conflict)
        if self.place == 0:
            fire(s, "conflict_won", seat, source)  # what it pushes comes after the reward
        push_all(s, well_ordered(conflict.rewards[self.place]), seat, source)


def well_ordered(effects: Effects) -> Effects:
    """A reward in an order that nobody would change: gains first, since they may pay for the rest, then what is drawn,
    then what is decided; troops last, since Negotiators may come home before them."""
    return tuple(sorted(effects, key=lambda effect: (effect.tag == "recruit", effect.level)))


class OnWin(Choice[Dune]):
    """After an outright win: cards whose moment this is, one just won among them (DI-050, DI-053)."""

    tag = "on_win"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]] = [DECLINE]
        face = s.face
        for card in {face[i]: None for i in p.intrigue}:
            if card.win and playable(s, p, card, card.win):
                found.append(card.wins)
        return found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return not s.players[seat].intrigue


class PlayOnWin(PlayCombat):
    tag = "win"

    def run(self, s: Dune, seat: int, source: int) -> None:
        push(s, "on_win", seat)
        play_intrigue(s, seat, self.card, self.card.win)


class EndCombat(Step[Dune]):
    """All troops in the Conflict to supply, strengths to 0 (DI-063)."""

    tag = "end_combat"

    def run(self, s: Dune, seat: int, source: int) -> None:
        push(s, "makers")
        for p in s.players:
            p.supply += p.conflict
            p.conflict = 0
            p.swords = 0
        zones.move_all(s.conflict, s.fallen)
        fire(s, "combat_ended", s.first)


PASS = Pass(True)
STOP = Pass(False)
REWARDS = ("first_reward", "second_reward", "third_reward")

register_all(list(globals().values()))
