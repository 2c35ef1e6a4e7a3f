"""Duels between heroes, and of a hero with the neutral units of a quest (RW-169, RW-171, RW-175 to RW-179).

`begin` starts one. Its start effects, then up to four rounds: both draw a fate card; a special icon is 1 damage or a
reward; flags prevent, damage hurts; then armor; then all damage of the round falls at once.
"""

from __future__ import annotations

from hagal.games.kit.combine import any_can, push_all
from hagal.games.kit.option import AndAsk, OfComponent
from hagal.games.runewars.actions import discard_fate, draw_fate, unit_of
from hagal.games.runewars.components import Reward
from hagal.games.runewars.names import CIRCLE
from hagal.games.runewars.quests import abilities
from hagal.games.runewars.quests.foes import foes_fight
from hagal.games.runewars.quests.heroes import Share, defeat, heal, place_of_hero, rewards_of, show_reward, win_reward
from hagal.games.runewars.quests.outcome import end_quest
from hagal.games.runewars.quests.state import DRAINS, OVER, PIERCED, ROUNDS, Duel, new_duel
from hagal.games.runewars.quests.strokes import ATTACKER, DEFENDER, dueller, fallen, hit, smite, the_duel, ward
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics import play
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step, at_place
from hagal.kernel.term import register_all

DUEL = ("duel",)


# The course of a duel


def begin(s: Runewars, seat: int, i: int, other: int, enemy: int) -> None:
    """A hero challenges another one in his area (RW-175); both by instance."""
    area = s.players[seat].figures[place_of_hero(s, seat, i)][0]
    s.duel = new_duel(area, (i, enemy), (seat, other))
    if s.log is not None:
        s.log.tell("rw-duel", seat, "RW-175", hero=s.face[i], enemy=s.face[enemy], other=other)
    _start(s)


def begin_quest(s: Runewars, seat: int, i: int, quest: int, left: int) -> None:
    """A hero fights the units of a quest (RW-169); they need not be in the supply (OP-21)."""
    area = s.players[seat].figures[place_of_hero(s, seat, i)][0]
    d = s.duel = new_duel(area, (i, -1), (seat, left))
    d.quest, d.slot, d.foes = quest, s.face[quest].foe, s.face[quest].foes
    if s.log is not None:
        s.log.tell("rw-duel-quest", seat, "RW-169", hero=s.face[i], unit=unit_of(s, -1, d.slot), n=d.foes)
    _start(s)


def _start(s: Runewars) -> None:
    """First all effects of the attacker, then those of the defender; then the rounds."""
    push(s, "duel_round")
    for side in (DEFENDER, ATTACKER):
        d = the_duel(s)
        if d.heroes[side] >= 0:
            s.stack.append((DuelStart(side), d.seats[side], d.heroes[side]))
            abilities.at_start(s, side)


def usable(s: Runewars, seat: int, i: int, moment: str) -> list[Reward]:
    """The rewards of a hero that he can use now: one weapon and one armor at most in a duel (RW-171), each of them once
    in a round."""
    d = the_duel(s)
    mine = rewards_of(s, seat, i)
    if not mine:
        return []
    found = []
    shown = {s.face[reward].trait: reward for reward in d.used if reward in mine}
    for reward in mine:
        card: Reward = s.face[reward]
        taken = card.trait != "" and shown.get(card.trait, reward) != reward
        if card.moment == moment and not taken and reward not in d.now and any_can(card.effects, s, seat, reward):
            found.append(card)
    return found


def secretive(s: Runewars, seat: int, i: int) -> bool:
    """Has this hero a reward that others do not know?"""
    return any(s.known[reward] != PUBLIC for reward in rewards_of(s, seat, i))


class DuelReward(OfComponent[Runewars]):
    """A reward used in a duel; whoever asked asks again, if there is more to ask."""

    tag = "duel_reward"
    word = "use"
    fields = ("card",)

    def __init__(self, card: Reward) -> None:
        self.card: Reward = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        d = the_duel(s)
        reward = next(k for k in rewards_of(s, seat, source) if s.face[k] is self.card)
        d.used = (*[k for k in d.used if k != reward], reward)
        d.now = (*d.now, reward)
        show_reward(s, seat, reward)
        push_all(s, self.card.effects, seat, reward)

    def message(self) -> Msg:
        return Msg("rw-option-use", card=self.card)


class Then(AndAsk[Runewars]):
    """Something done in a duel."""

    tag = "duel_then"


class DuelDone(Step[Runewars]):
    tag = "duel_done"

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("rw-option-done")


DONE = DuelDone()


class DuelStart(Choice[Runewars]):
    """Effects at the start of a duel: tactics, rewards, what a hero may do (RW-175, RW-204)."""

    tag = "duel_start"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side: int = side

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if the_duel(s).flags & OVER or fallen(s, self.side):
            return []
        found: list[Step[Runewars]] = [DONE]
        found += [Then(step, self) for step in play.options(s, seat, DUEL)]
        found += [Then(DuelReward(card), self) for card in usable(s, seat, source, "duel")]
        found += [Then(step, self) for step in abilities.offered(s, self.side)]
        return found

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not play.secretive(s, seat) and not secretive(s, seat, source)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-duel-start", hero=s.face[source])


class DuelRound(Step[Runewars]):
    """Four rounds at most, and none after a hero has fallen (RW-176, RW-177). Both draw a card for all to see."""

    tag = "duel_round"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        d = the_duel(s)
        discard_fate(s, d.drawn)
        if d.round == ROUNDS or d.flags & OVER or fallen(s, ATTACKER) or fallen(s, DEFENDER):
            push(s, "duel_end")
            return
        d.round += 1
        d.hurt = d.guard = (0, 0)
        d.now = ()
        d.flags &= ~(3 * PIERCED | 3 * DRAINS)
        push(s, "duel_round")
        s.stack.append((DuelBlow(), seat, source))
        for side in (DEFENDER, ATTACKER):
            if d.heroes[side] >= 0:
                s.stack.append((DuelGuard(side), d.seats[side], d.heroes[side]))
        self.draw(s)

    def draw(self, s: Runewars) -> None:
        """Specials are resolved once both cards lie there, the attacker's first."""
        d = the_duel(s)
        specials = []
        for side in range(2):
            if not abilities.draws(s, side):
                continue
            if d.heroes[side] < 0:
                foes_fight(s)
            elif draw_fate(s, 1, d.drawn, PUBLIC):
                special, routs, damage = s.face[d.drawn[-1]].read[CIRCLE]
                ward(s, side, routs)
                hit(s, 1 - side, damage)
                if s.log is not None:
                    fate, who = s.face[d.drawn[-1]], s.face[d.heroes[side]]
                    s.log.tell("rw-duel-card", d.seats[side], "RW-176", hero=who, fate=fate, n=d.round)
                if special:
                    specials.append(side)
        for side in specials[::-1]:
            s.stack.append((DuelSpecial(side), d.seats[side], d.heroes[side]))


class DuelSpecial(Choice[Runewars]):
    """A special icon: 1 damage, or one ability of a reward (RW-176)."""

    tag = "duel_special"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side: int = side

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        found: list[Step[Runewars]] = [DuelStrike(self.side, abilities.blow(s, self.side))]
        found += [DuelReward(card) for card in usable(s, seat, source, "special")]
        return found

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not secretive(s, seat, source)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-duel-special", hero=s.face[source], n=the_duel(s).round)


class DuelStrike(Step[Runewars]):
    tag = "duel_strike"
    fields = ("side", "n")

    def __init__(self, side: int, n: int) -> None:
        self.side: int = side
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        hit(s, 1 - self.side, self.n)

    def key(self) -> str:
        return "strike"

    def message(self) -> Msg:
        return Msg("rw-option-duel-strike", n=self.n)


class DuelGuard(Choice[Runewars]):
    """Damage is about to fall on a hero that his flags do not prevent: armor may."""

    tag = "duel_guard"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side: int = side

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        d = the_duel(s)
        if d.hurt[self.side] <= d.guard[self.side] or d.flags & PIERCED << self.side:
            return []
        return [DONE, *[Then(DuelReward(card), self) for card in usable(s, seat, source, "guard")]]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not secretive(s, seat, source)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        d = the_duel(s)
        return Msg("rw-ask-duel-guard", hero=s.face[source], n=d.hurt[self.side] - d.guard[self.side])


class DuelBlow(Step[Runewars]):
    """All damage of the round at once, less what is prevented: whoever can prevent it, does (RW-176)."""

    tag = "duel_blow"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        d = the_duel(s)
        for side in range(2):
            guard = 0 if d.flags & PIERCED << side else d.guard[side]
            if d.hurt[side] > guard:
                smite(s, side, d.hurt[side] - guard, "RW-176")
        for side in range(2):
            if d.flags & DRAINS << side and fallen(s, 1 - side) and not fallen(s, side):
                heal(s, *dueller(s, side), "RW-176")


class DuelEnd(Step[Runewars]):
    """Damage stays, nobody retreats (RW-177); who has fallen leaves the game (RW-179)."""

    tag = "duel_end"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        d = the_duel(s)
        fell = (fallen(s, ATTACKER), fallen(s, DEFENDER))
        s.duel = None
        if d.quest >= 0:
            # If both fall, the reward comes first and lies with his others then
            end_quest(s, d.seats[0], d.heroes[0], d.quest, won=fell[DEFENDER], drop=False)
        elif fell[ATTACKER] != fell[DEFENDER]:
            spoils(s, d, ATTACKER if fell[DEFENDER] else DEFENDER)
        for side in range(2):
            if d.heroes[side] >= 0:
                k = place_of_hero(s, d.seats[side], d.heroes[side])
                if fell[side]:
                    defeat(s, d.seats[side], k)
                elif k >= 0:
                    abilities.survived(s, d.seats[side], k)


def spoils(s: Runewars, d: Duel, winner: int) -> None:
    """The winner distributes the rewards of the beaten among his heroes there (RW-179)."""
    seat, loser = d.seats[winner], d.seats[1 - winner]
    won = rewards_of(s, loser, d.heroes[1 - winner])
    for reward in won:
        win_reward(s, loser, reward, seat, d.heroes[winner])
    if won:
        if s.log is not None:
            s.log.tell("rw-spoils", seat, "RW-179", hero=s.face[d.heroes[winner]], n=len(won))
        count = len(s.players[seat].rewards)
        s.stack.append((Share(tuple(range(count - len(won), count))), seat, at_place(d.area)))


register_all(list(globals().values()))
