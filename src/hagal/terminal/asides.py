"""Acting unasked: what somebody may do while another thinks. Nobody waits for it, and silence tells nothing.

Whoever plays alone, or plays several seats with open hands, gives nothing away by being shown the chance. Where several
people share the keyboard, it is offered by what everybody can see, never by what is in a hand, and the chance itself is
shown behind the curtain.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from rich.text import Text

from hagal.game import Decision, Game, Option
from hagal.terminal.console import Left, Talk
from hagal.terminal.faces.face import Face, Seats
from hagal.terminal.layout import fold
from hagal.terminal.menu import Menu
from hagal.terminal.saves import Table
from hagal.terminal.seats import mark

COMMAND = "coordinate"
SWITCH = {"on": True, "off": False}


class Keyboard(Protocol):
    """What acting unasked asks of the session at this keyboard."""

    talk: Talk
    face: Face
    table: Table
    people: list[int]
    lone: int

    @property
    def game(self) -> Game: ...

    def eyes(self, seat: int) -> Seats: ...

    def narrate(self, seat: int) -> None: ...

    def curtain(self, seat: int) -> None: ...

    def answered(self, menu: Menu, typed: str) -> bool: ...

    def chosen(self, menu: Menu, option: Option) -> bool: ...

    def command(self, word: str) -> str: ...


class Asides:
    """The chances to act unasked of those who sit at this keyboard. `stops`: do bots stop for them?"""

    def __init__(self, session: Keyboard) -> None:
        self.session: Keyboard = session
        self.stops: bool = session.talk.live and not session.talk.fast
        self.offered: Hashable = None

    def chances(self, seats: list[int]) -> list[Decision]:
        """What these seats may do unasked now."""
        return [decision for decision in self.session.game.decisions if decision.aside and decision.seat in seats]

    def could(self, asked: int) -> list[int]:
        """The seats of people that might act unasked, as far as everybody can see."""
        session = self.session
        view = session.game.view(None)
        return [seat for seat in session.people if seat != asked and session.face.may_aside(view, seat)]

    # While a bot is on turn

    def stop(self, decision: Decision) -> bool:
        """Before a bot goes on: a moment for those who may act unasked, once a turn. Did it change anything?"""
        session = self.session
        if not self.stops or not session.face.asides:
            return False
        turn = session.face.turn(session.game.view(None))
        if turn == self.offered:
            return False
        if session.lone >= 0:
            chances = self.chances(session.people)
            if not chances:
                return False
            self.offered = turn
            session.narrate(session.lone)
            return self.listed(decision.seat, chances)
        if not self.could(decision.seat):
            return False
        self.offered = turn
        session.narrate(-1)
        return self.named(decision.seat)

    def listed(self, asked: int, chances: list[Decision]) -> bool:
        """Nobody else is looking: the chances are options; Enter lets the bot go on."""
        session = self.session
        menu = self.menu(chances)
        session.talk.line(self.said("aside-chance", asked))
        session.talk.block(menu.short())
        while self.stops:
            typed = session.talk.ask()
            if not typed:
                return False
            if session.answered(menu, typed):
                return True
        return False

    def named(self, asked: int) -> bool:
        """Several people are looking: only the command is named; Enter lets the bot go on."""
        session = self.session
        session.talk.line(self.said("aside-chance-people", asked))
        while self.stops:
            typed = session.talk.ask()
            first, _space, rest = typed.partition(" ")
            command = session.command(first)
            if not typed:
                return False
            if command == "quit":
                raise Left
            if command != COMMAND:
                session.talk.tell("aside-only", "yellow")
            elif not self.switched(rest) and self.step_in(rest):
                return True
        return False

    def menu(self, chances: list[Decision]) -> Menu:
        session = self.session
        seat = chances[0].seat
        board = session.face.board(session.game, seat, session.eyes(seat), session.talk)
        return session.face.menu(chances[0], board, chances[1:])

    def said(self, id: str, seat: int) -> Text:
        talk = self.session.talk
        command = talk.word(f"command-{COMMAND}")
        return Text.assemble(mark(seat, talk), " ", (talk.word(id, n=seat + 1, command=command), "bold"))

    # By a command

    def command(self, menu: Menu, rest: str) -> bool:
        """`coordinate`, typed where something else is asked. Did it change anything?"""
        if self.switched(rest):
            return False
        if menu.decision.aside or self.session.table.open_hands:
            return self.picked(menu, rest)
        return self.step_in(rest)

    def switched(self, rest: str) -> bool:
        """`coordinate on` and `coordinate off`: whether bots stop for it."""
        talk = self.session.talk
        for word, stops in SWITCH.items():
            if rest.lower() in (word, talk.word(f"aside-{word}")):
                self.stops = stops
                talk.tell(f"aside-now-{word}", "green")
                return True
        return False

    def picked(self, menu: Menu, rest: str) -> bool:
        """The chances are among the options."""
        found = menu.find(f"{COMMAND} {rest}")
        if len(found) == 1:
            return self.session.chosen(menu, found[0])
        self.session.talk.tell("aside-listed" if self.chances(self.session.people) else "aside-none", "yellow")
        return False

    def step_in(self, rest: str) -> bool:
        """Another person takes the keyboard for a moment, and perhaps acts. Has it changed hands?"""
        session = self.session
        decision = session.game.decision
        seat = self.who([] if decision is None else self.could(decision.seat), rest)
        if seat < 0:
            return False
        session.curtain(seat)
        self.behind_curtain(seat)
        return True

    def who(self, seats: list[int], rest: str) -> int:
        """Whose card it is to be: the only one it can be, or the number typed."""
        talk = self.session.talk
        if not seats:
            talk.tell("aside-nobody", "yellow")
            return -1
        if len(seats) == 1 and not rest:
            return seats[0]
        if rest.isdecimal() and int(rest) - 1 in seats:
            return int(rest) - 1
        numbers = ", ".join(str(seat + 1) for seat in seats)
        talk.tell("aside-who", "yellow", command=talk.word(f"command-{COMMAND}"), numbers=numbers, n=seats[0] + 1)
        return -1

    def behind_curtain(self, seat: int) -> None:
        """The hand of this seat, and what it may set aside; Enter declines."""
        session = self.session
        talk = session.talk
        chances = self.chances([seat])
        if not chances:
            board = session.face.board(session.game, seat, session.eyes(seat), talk)
            talk.block(board.sections()[-1].lines)
            talk.ask(talk.word("aside-empty") + " ")
            return
        menu = self.menu(chances)
        own = menu.board.sections()[-1].lines
        talk.block([*own, *fold(self.said("aside-ask", seat), menu.board.width, 3), *menu.short()])
        typed = talk.ask()
        while typed and not session.answered(menu, typed):
            typed = talk.ask()
