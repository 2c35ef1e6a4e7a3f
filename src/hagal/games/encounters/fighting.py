"""Fighting enemies and killing them (PR-069 to PR-074, PR-115, PR-130)."""

from __future__ import annotations

from hagal.games.encounters import moves
from hagal.games.encounters.components import Card
from hagal.games.encounters.effect import DECK, HAND, Effects
from hagal.games.encounters.mat import mat
from hagal.games.encounters.names import ALL_DOWN, MATS, PREDATOR_MAT, SPACES, space_name
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.order import Deed, InTurn, at_once, heard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import push_all
from hagal.games.kit.deck import find
from hagal.kernel.rules import ask, folds, push
from hagal.kernel.step import Frame, Msg, Step
from hagal.kernel.term import Fold, register_all


def health(s: Encounters, seat: int, i: int) -> int:
    """The Attack that kills an enemy, never below 0 (PR-069, PR-130)."""
    return folded(s, seat, i, folds(s, "health", seat))


def folded(s: Encounters, seat: int, i: int, changes: list[Fold]) -> int:
    """The health of an enemy, with all that changes it now for a seat."""
    card: Card = s.face[i]
    if card.character:  # a Failed Clone is no enemy: what weakens or strengthens those passes it by (PR-331)
        return card.cost
    n = card.health - s.weaken
    if card.weaker is not None:
        per, count = card.weaker
        n -= per * count.of(s, seat, i)
    for change in changes:
        n = change(s, seat, n, i)
    return n if n > 0 else 0


def barred(s: Encounters, seat: int, i: int) -> Msg | None:
    """Why an enemy that lies open cannot be fought at all, if so (PR-070, PR-115)."""
    card: Card = s.face[i]
    if not card.fightable:
        return Msg("enc-why-no-enemy", card=card)
    if card.final:
        if "locked" in s.rules.asked and ask(s, "locked", seat, False, i):
            return Msg("enc-why-final", card=card)
        if "protected" in s.rules.asked and ask(s, "protected", seat, False, i):
            return Msg("enc-why-protected", card=card)
    if "barred" in s.rules.asked:
        reason: Msg | None = ask(s, "barred", seat, None, i)
        return reason
    return None


def why_not_fight(s: Encounters, seat: int, i: int) -> Msg | None:
    """Why an enemy that lies open cannot be fought, if so (PR-070, PR-071, PR-115)."""
    reason = barred(s, seat, i)
    if reason is not None:
        return reason
    need = health(s, seat, i)
    return None if s.attack >= need else Msg("enc-why-attack", card=s.face[i], n=need)


def fights(s: Encounters, seat: int) -> list[Step[Encounters]]:
    """The enemies that can be fought now, in the Wilds and in the Combat Zone; what changes their health is looked up
    once for all of them, for no question is asked more often."""
    found: list[Step[Encounters]] = []
    face, attack = s.face, s.attack
    changes = folds(s, "health", seat)
    if s.down != ALL_DOWN:
        for k, space in enumerate(s.wilds):
            if space and not s.down >> k & 1:
                i = space[0]
                if face[i].fightable and attack >= folded(s, seat, i, changes) and barred(s, seat, i) is None:
                    found.append(FIGHTS[mat(s)][k])
    if s.combat:
        for card in {face[i]: None for i in s.combat}:
            i = find(s, s.combat, card)
            if card.fightable and attack >= folded(s, seat, i, changes) and barred(s, seat, i) is None:
                found.append(card.fight)
    return found


class Fight(Step[Encounters]):
    """Fight the enemy on a space, or one in the Combat Zone: pay for it in full (PR-071)."""

    tag = "enc-fight"
    fields = ("space", "mat")

    def __init__(self, space: int, mat: int = PREDATOR_MAT) -> None:
        self.space: int = space
        self.mat: int = mat

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fight(s, seat, s.wilds[self.space][0])

    def key(self) -> str:
        return f"fight {MATS[self.mat][self.space]}"

    def message(self) -> Msg:
        return Msg("enc-option-fight-space", space=space_name(self.space, self.mat))


class FightInCombat(OfCard):
    """Fight an enemy in the Combat Zone; of several equal ones the oldest."""

    tag = "enc-fight-combat"
    word = "fight"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fight(s, seat, find(s, s.combat, self.card))


def fight(s: Encounters, seat: int, i: int) -> None:
    """Pay, then what fighting it brings, then its death, or what happens instead (PR-071 to PR-074)."""
    card: Card = s.face[i]
    paid = health(s, seat, i)
    s.attack -= paid
    push(s, "action", seat)
    if s.log is not None:
        s.log.tell("enc-fight", seat, "PR-071", card=card, n=paid)
    if card.spares and s.players[seat].marks:
        moves.unmark(s, seat)
    else:
        kill(s, seat, i)
    if s.carriers:
        for j in s.gear_on(i)[::-1]:
            push_all(s, s.face[j].fights, seat, i)
    push_all(s, card.fights, seat, i)


def kill(s: Encounters, seat: int, i: int) -> None:
    """An enemy dies next, as the mode says; without a seat by itself: nobody has killed it."""
    push(s, "kill", seat, i)


def died(s: Encounters, killer: int, i: int, gear: Effects = ()) -> None:
    """After the death of an enemy: its Death ability with those of its gear (PR-205), and what else it brings, in the
    order that the active player chooses (PR-074, PR-142)."""
    seat = killer if killer >= 0 else s.acting()
    card: Card = s.face[i]
    death = card.death + gear
    follows: list[Frame] = []
    if s.bounty and killer == s.active:
        follows.append((Collect(s.bounty), seat, -1))
    if death:
        follows.append((InTurn(death), seat, i))
    if "enemy_died" in s.rules.heard:
        follows += heard(s, "enemy_died", seat, i)
    if follows:
        at_once(s, tuple(follows))


class Collect(Deed):
    """The cards that a kill is worth in this turn."""

    tag = "enc-collect"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.draw_cards(s, seat, self.n)

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return HAND | DECK

    def message(self) -> Msg:
        return Msg("enc-draw", n=self.n)


FIGHTS = tuple(tuple(Fight(space, number) for space in range(len(SPACES))) for number in range(len(MATS)))

register_all(list(globals().values()))
