"""The questions of Runewars, and what the heuristic bot answers.

It builds up what its dials bring, takes what nobody holds, talks to neutral units while it has influence, attacks where
the odds are good, guards its runes, sends its heroes on quests, and claims victory as soon as it can. An answer hangs
on nothing but the position: no plan is kept from one question to the next.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.bots import BEST, Advice, Bot, Options, again
from hagal.bots.runewars import answers, fighting, questing, setup
from hagal.bots.runewars.asking import Answer, Answers, first
from hagal.bots.runewars.lands import Lands
from hagal.bots.runewars.worth import RUNE, Worth, standing
from hagal.games.runewars.board import NO_BOARD
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step, Together

ANSWERS: Answers = {**setup.ANSWERS, **answers.ANSWERS, **questing.ANSWERS, **fighting.ANSWERS}
WRAPPED = {
    "give": "answer",
    "within": "step",
    "play_in_battle": "step",
    "quest_and_ask": "step",
    "duel_then": "step",
}
"""Options that hold another one, and where."""


class Mind(Bot):
    """The heuristic bot for Runewars."""

    attentive: ClassVar[bool] = True

    def __init__(self, seed: int | None = None, **_knows: bool) -> None:
        super().__init__(seed)
        self.said: Msg | None = None
        self.lands: Lands = Lands(NO_BOARD)

    def reason(self) -> Msg:
        return Msg("bots-best") if self.said is None else self.said

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        assert isinstance(s, Runewars)
        plain = [unwrapped(option) for option in options]
        chosen, self.said = self.answer(s, seat, plainly(s, seat), plain)
        return options[next(k for k, option in enumerate(plain) if option is chosen)]

    def rank(self, s: State, seat: int, options: Options, most: int) -> list[Advice]:
        """Orders and areas to activate by what they bring; elsewhere the best of what it judges one by one."""
        assert isinstance(s, Runewars)
        tag = plainly(s, seat)
        plain = [unwrapped(option) for option in options]
        way = answers.RANKED.get(tag)
        if way is not None:
            found = way(self.look(s, seat), plain)
            best = found[0][2]
            advice = [Advice(step, why or BEST, (best - value) / RUNE) for step, why, value in found[:most]]
        else:
            most = most if tag in answers.EACH else 1
            advice = again(lambda some: self.ask(s, seat, tag, some), plain, most, alike=True)
        back = {id(option): options[k] for k, option in enumerate(plain)}
        return [one._replace(step=back[id(one.step)]) for one in advice]

    def ask(self, s: Runewars, seat: int, tag: str, options: list[Any]) -> tuple[Step[Any], Msg]:
        chosen, why = self.answer(s, seat, tag, options)
        return chosen, why or BEST

    def answer(self, s: Runewars, seat: int, tag: str, options: list[Any]) -> Answer:
        found = ANSWERS.get(tag) or (fighting.command if s.battle is not None else first)
        return found(self.look(s, seat), options)

    def judge(self, s: State, seat: int) -> float | None:
        """In runes: those that one holds or may hold, and the worth of areas, armies, dials, cards and influence."""
        assert isinstance(s, Runewars)
        return None if not s.year else standing(self.look(s, seat)) / RUNE

    def look(self, s: Runewars, seat: int) -> Worth:
        if self.lands.board is not s.board:
            self.lands = Lands(s.board)
        return Worth(s, seat, self.lands)

    def interject(self, s: State, seat: int, options: Options) -> Step[Any] | None:
        """An ambush for a hero on the way through one's own areas."""
        assert isinstance(s, Runewars)
        for option in options:
            if option.tag == "rw_tactic":
                self.said = Msg("bots-rw-tactic", card=option.card)  # type: ignore[attr-defined]
                return option
        return None


def plainly(s: Runewars, seat: int) -> str:
    """The tag of what this seat is asked, which stands on the stack as its own question from now on."""
    question, _seat, source = s.stack[-1]
    if isinstance(question, Together):
        question = question.choice_of(seat)
        s.stack[-1] = (question, seat, source)
    return question.tag


def unwrapped(option: Step[Any]) -> Step[Any]:
    """The option itself, where a question wraps it up to be asked again."""
    inner = WRAPPED.get(option.tag)
    return option if inner is None else getattr(option, inner)
