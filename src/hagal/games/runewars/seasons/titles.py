"""Titles: who holds them, how they are taken, and what they offer in the own turn (RW-080, RW-202)."""

from __future__ import annotations

from typing import Final

from hagal.games.kit.deck import find
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import spend_influence
from hagal.games.runewars.components import Reward, TitleCard
from hagal.games.runewars.deeds import BATTLES_WON, done
from hagal.games.runewars.names import CAPTAIN_USED, COMMANDER_USED
from hagal.games.runewars.quests.heroes import discard_reward
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

PRIMARCH, CAPTAIN, COMMANDER = range(3)
REWARDS_FOR_RUNE: Final = 3  # of the Captain of the Heroes' League
INFLUENCE_FOR_RUNE: Final = 3  # of the Lord Commander of the Warriors' Guild


def title_card(s: Runewars, title: int) -> TitleCard:
    found: TitleCard = s.rules.kinds["title"][title]
    return found


def price(s: Runewars, title: int) -> int:
    """The least that must be spent to take a title: more than lies on it (RW-080)."""
    return s.title_influence[title] + 1


def take_title(s: Runewars, seat: int, title: int, influence: int) -> None:
    """A title from the common area or from its owner: what lay on it is discarded, what is spent lies on it now, and is
    nobody's for any purpose (RW-080, RW-202)."""
    spend_influence(s, seat, influence, "RW-080")
    s.title_of[title] = seat
    s.title_influence[title] = influence
    if s.log is not None:
        s.log.tell("rw-title", seat, "RW-080", title=title_card(s, title), n=influence)


def window(s: Runewars, seat: int) -> list[Step[Runewars]]:
    """What titles offer at any moment of the own turn, once in each turn (RWF-009)."""
    found: list[Step[Runewars]] = []
    if s.title_of[CAPTAIN] == seat and leads_heroes(s, seat):
        found.append(CAPTAIN_RUNE)
    if s.title_of[COMMANDER] == seat and leads_warriors(s, seat):
        found.append(COMMANDER_RUNE)
    return found


def leads_heroes(s: Runewars, seat: int) -> bool:
    """Could the Captain discard rewards for a rune now?"""
    return not s.turn_flags & CAPTAIN_USED and len(s.players[seat].rewards) >= REWARDS_FOR_RUNE


def leads_warriors(s: Runewars, seat: int) -> bool:
    """Could the Lord Commander pay for a rune now? He has won a battle as attacker against a player in this turn."""
    if s.turn_flags & COMMANDER_USED or not done(s, BATTLES_WON):
        return False
    return s.players[seat].influence >= INFLUENCE_FOR_RUNE


class CaptainRune(Step[Runewars]):
    """The Captain of the Heroes' League discards three rewards of his heroes and receives a dragon rune."""

    tag = "captain_rune"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.turn_flags |= CAPTAIN_USED
        push(s, "receive_rune", seat, source)
        s.stack.append((PayRewards(REWARDS_FOR_RUNE), seat, source))

    def key(self) -> str:
        return "title captain"

    def message(self) -> Msg:
        return Msg("rw-option-captain", n=REWARDS_FOR_RUNE)


class PayRewards(Choice[Runewars]):
    """Rewards of any own heroes to discard, one after the other in the order of their ids."""

    tag = "pay_rewards"
    fields = ("n", "least")

    def __init__(self, n: int, least: str = "") -> None:
        self.n: int = n
        self.least: str = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        face = s.face
        owned: list[Reward] = [face[i] for i in s.players[seat].rewards]
        found = [reward for reward in owned if reward.id >= self.least]
        if len(found) < self.n:
            # Not so where rewards were chosen in order; but who only imagines them imagines the question as well.
            found = owned
        found.sort(key=_id)
        last = len(found) - self.n
        return [PayReward(reward, self.n) for reward in dict.fromkeys(found[: last + 1])]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return len(s.players[seat].rewards) == self.n

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-pay-rewards", n=self.n)


def _id(reward: Reward) -> str:
    return reward.id


class PayReward(OfComponent[Runewars]):
    tag = "pay_reward"
    word = "pay"
    fields = ("card", "n")

    def __init__(self, card: Reward, n: int) -> None:
        self.card: Reward = card
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if self.n > 1:
            s.stack.append((PayRewards(self.n - 1, self.card.id), seat, source))
        discard_reward(s, seat, find(s, s.players[seat].rewards, self.card), "RW-202")

    def message(self) -> Msg:
        return Msg("rw-option-pay-reward", card=self.card)


class CommanderRune(Step[Runewars]):
    """The Lord Commander of the Warriors' Guild has won a battle as attacker against a player in this turn: he pays
    influence and receives a dragon rune."""

    tag = "commander_rune"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.turn_flags |= COMMANDER_USED
        push(s, "receive_rune", seat, source)
        spend_influence(s, seat, INFLUENCE_FOR_RUNE, "RW-202")

    def key(self) -> str:
        return "title commander"

    def message(self) -> Msg:
        return Msg("rw-option-commander", n=INFLUENCE_FOR_RUNE)


CAPTAIN_RUNE = CaptainRune()
COMMANDER_RUNE = CommanderRune()

register_all(list(globals().values()))
