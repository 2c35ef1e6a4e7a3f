"""Strikes, wounds and death (PR-078 to PR-084, PR-107, PR-126, PR-129)."""

from __future__ import annotations

from hagal.games.encounters import moves
from hagal.games.encounters.components import Card, Strike
from hagal.games.encounters.effect import MARKED, SPARE, STRIKES
from hagal.games.encounters.fighting import kill
from hagal.games.encounters.order import Deed
from hagal.games.encounters.state import Encounters, Player
from hagal.games.kit import deck
from hagal.games.kit.combine import push_all
from hagal.kernel import zones
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class StrikePhase(Step[Encounters]):
    """Every enemy in the Combat Zone strikes the active player, from right to left (PR-078)."""

    tag = "enc-strike-phase"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.phase = "strike"
        s.pending.clear()  # what could be used once this turn is lost (PR-047)
        if s.shield:
            if s.log is not None:
                s.log.tell("enc-shield", seat, "PR-078")
            return
        for i in s.combat[::-1]:
            s.stack.append((ENEMY_STRIKES, seat, i))


class EnemyStrikes(Step[Encounters]):
    """One enemy strikes, unless the player is spared: once, or twice with Double Strike, one strike at a time
    (PR-107)."""

    tag = "enc-enemy-strikes"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if source not in s.combat or not s.face[source].fightable:
            return
        card: Card = s.face[source]
        if spared(s, seat, source):
            if s.log is not None:
                s.log.tell("enc-spared", seat, "AL-089", card=card)
            return
        if card.spent:
            kill(s, -1, source)
        if doubled(s, source):
            push(s, "strike", seat, source)
        push(s, "strike", seat, source)


def spared(s: Encounters, seat: int, i: int) -> bool:
    """Is the player spared by this enemy?"""
    return "spared" in s.rules.asked and bool(ask(s, "spared", seat, False, i))


def doubled(s: Encounters, i: int) -> bool:
    """Does this enemy strike twice, by itself or by its gear (PR-107)?"""
    card: Card = s.face[i]
    return card.double or (bool(s.carriers) and any(s.face[j].double for j in s.gear_on(i)))


def strikes_due(s: Encounters, seat: int) -> int:
    """How many Strikes the enemies in the Combat Zone bring, if nothing is done about them."""
    if s.shield:
        return 0
    enemies = [i for i in s.combat if s.face[i].fightable and not spared(s, seat, i)]
    return len(enemies) + sum(doubled(s, i) for i in enemies)


class DrawStrike(Deed):
    """A Strike is to be drawn, from an enemy (the source) or by an effect (-1): it may be avoided (PR-079, PR-129), or,
    as the rules in play say (query `avoid_next`), the next one is, without a choice (AL-072)."""

    tag = "enc-strike"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if s.players[seat].dead:
            return
        if s.avoids and seat == s.active:
            next_one = "avoid_next" in s.rules.asked and ask(s, "avoid_next", seat, False, source)
            s.stack.append((AVOID_IT if next_one else AVOID, seat, source))
        else:
            strike(s, seat, source)

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return STRIKES | MARKED | SPARE

    def message(self) -> Msg:
        return Msg("enc-draw-strikes", n=1)


class Avoid(Choice[Encounters]):
    """Avoid this Strike, or take it (PR-129)."""

    tag = "enc-avoid"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [AVOID_IT, TAKE_IT]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        if source >= 0:
            return Msg("ask-enc-avoid-enemy", card=s.face[source], n=s.avoids)
        return Msg("ask-enc-avoid", n=s.avoids)


class AvoidIt(Step[Encounters]):
    """Neither a Strike nor the enemy's Strike ability (PR-084)."""

    tag = "enc-avoid-it"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.avoids -= 1
        if s.log is not None:
            s.log.tell("enc-avoid", seat, "PR-129")
        if "avoided" in s.rules.heard:
            fire(s, "avoided", seat, source)

    def key(self) -> str:
        return "avoid"

    def message(self) -> Msg:
        return Msg("enc-option-avoid")


class TakeIt(Step[Encounters]):
    tag = "enc-take-it"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        strike(s, seat, source)

    def key(self) -> str:
        return "take"

    def message(self) -> Msg:
        return Msg("enc-option-take")


def next_strike(s: Encounters) -> int:
    """The Strike on top of its deck, which is made anew from the discards when it is empty (PR-137); -1: none."""
    return deck.top(s, s.strikes, s.strike_discard, -1, "enc-strikes-again", "PR-137")


def strike(s: Encounters, seat: int, source: int) -> None:
    """Draw the top Strike; it applies unless it is cancelled, then the enemy's Strike ability (PR-079, PR-084)."""
    if next_strike(s) < 0:
        s.stack.append((ABILITY, seat, source))
        return
    i = zones.draw(s, s.strikes, s.struck, PUBLIC)
    card: Strike = s.face[i]
    if s.log is not None:
        s.log.tell("enc-strike", seat, "PR-079", card=card)
    s.stack.append((ABILITY, seat, source))
    s.stack.append((APPLY, seat, i))
    if card.dodge:
        push_all(s, card.dodge, seat, i)
    if s.cancels and seat == s.active:
        s.stack.append((CANCEL, seat, i))


class StrikeAbility(Step[Encounters]):
    """The Strike ability of the enemy that struck, if it was one, and of its gear (PR-084, PR-205). It waits below each
    Strike drawn."""

    tag = "enc-strike-ability"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if source >= 0:
            if s.carriers:
                for j in s.gear_on(source)[::-1]:
                    push_all(s, s.face[j].strike, seat, source)
            push_all(s, s.face[source].strike, seat, source)


class Cancel(Choice[Encounters]):
    """Cancel the Strike just drawn, or let it apply (PR-126)."""

    tag = "enc-cancel"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [CANCEL_IT, LET_IT]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-cancel", card=s.face[source])


class CancelIt(Step[Encounters]):
    """As if it had not happened: the Strike is discarded, and nothing of it applies."""

    tag = "enc-cancel-it"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.cancels -= 1
        if s.log is not None:
            s.log.tell("enc-cancel", seat, "PR-126", card=s.face[source])
        call_off(s, source)

    def key(self) -> str:
        return "cancel"

    def message(self) -> Msg:
        return Msg("enc-option-cancel")


class LetIt(Step[Encounters]):
    tag = "enc-let-it"

    def key(self) -> str:
        return "take"

    def message(self) -> Msg:
        return Msg("enc-option-let")


def call_off(s: Encounters, i: int) -> None:
    """A drawn Strike is cancelled: to the Strike discard, and nothing of it happens (PR-126)."""
    stack = s.stack
    while stack.pop()[0].tag != APPLY.tag:  # other ways out of it
        pass
    stack.pop()  # the Strike ability
    zones.move(s, i, s.struck, s.strike_discard)


class Apply(Step[Encounters]):
    """A drawn Strike applies: beside the Avatar, then its text; or it misses (PR-079 to PR-081)."""

    tag = "enc-apply"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        card: Strike = s.face[source]
        if card.miss:
            zones.move(s, source, s.struck, s.strike_discard)
            if "missed" in s.rules.asked and can_hit(s) and ask(s, "missed", seat, False, source):
                _ability, _seat, enemy = s.stack.pop()
                push(s, "strike", seat, enemy)
            return
        p = s.players[seat]
        zones.move(s, source, s.struck, p.wounds)
        if moves.damage(s, p) >= p.health or ("fatal" in s.rules.asked and ask(s, "fatal", seat, False, source)):
            push(s, "die", seat)
        else:
            push_all(s, card.effects, seat, source)


def leave_game(s: Encounters, p: Player) -> None:
    """A player is dead: no more turns, and his cards leave the game (PR-080)."""
    p.dead = True
    if s.log is not None:
        s.log.tell("enc-death", p.seat, "PR-080")
    s.offers = [i for i in s.offers if i not in p.aside]
    for zone in (p.deck, p.hand, p.in_play, p.discard, p.aside):
        zones.move_all(zone, s.gone)


def can_hit(s: Encounters) -> bool:
    """Is any Strike left that does not miss? (All others may lie beside Avatars.)"""
    return any(not s.face[i].miss for zone in (s.strikes, s.strike_discard) for i in zone)


def heal(s: Encounters, seat: int, other: int, i: int) -> None:
    """A Strike goes from a player to the Strike discard (PR-083)."""
    zones.move(s, i, s.players[other].wounds, s.strike_discard)
    if s.log is not None:
        s.log.tell("enc-heal", seat, "PR-083", other=other, card=s.face[i])


def can_heal(s: Encounters, p: Player) -> list[int]:
    """The Strikes of a player that can be healed now."""
    face = s.face
    found = [i for i in p.wounds if not face[i].lasting]
    first = [i for i in found if face[i].first]
    return first or found


ENEMY_STRIKES = EnemyStrikes()
AVOID = Avoid()
AVOID_IT = AvoidIt()
TAKE_IT = TakeIt()
APPLY = Apply()
ABILITY = StrikeAbility()
CANCEL = Cancel()
CANCEL_IT = CancelIt()
LET_IT = LetIt()

register_all(list(globals().values()))
