"""A session at the table: whose turn, the question, the answer, until the end or until somebody leaves."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from hagal import tempo
from hagal.game import Decision, Game, Option
from hagal.terminal import asides, lookup, saves, story
from hagal.terminal.asides import Asides
from hagal.terminal.bots import Bots
from hagal.terminal.console import Left, Talk
from hagal.terminal.faces import Face, Seats, face
from hagal.terminal.layout import fit, flow, fold
from hagal.terminal.menu import Menu
from hagal.terminal.saves import Table
from hagal.terminal.seats import HUMAN, mark, people

WHOLE = 10_000
"""A height at which nothing is left out."""
BESIDE, ROOMY = 5, 28
"""So many lines of news stand above the table without a pause, if the screen has so many lines."""
ALIASES = {"?": "help", "exit": "quit", "q": "quit"}


class Session:
    """One table until its game ends or its people leave."""

    def __init__(self, table: Table, talk: Talk) -> None:
        self.table: Table = table
        self.talk: Talk = talk
        self.people: list[int] = people(table.seats)
        self.bots: Bots = Bots(table.game, table.seats)
        self.face: Face = face(table.game.title.name, table.game.record.modules)
        talk.dialect = self.face.dialect
        self.heard: dict[int, int] = {}
        self.since: int = story.part_began(table.game, self.face)
        self.kept: bool = True
        self.unsaved: bool = False
        self.ahead: list[str] = []
        self.ahead_of: tuple[int, str] = (-1, "")
        self.lone: int = self.people[0] if self.people and (len(self.people) == 1 or table.open_hands) else -1
        self.looking: int = self.lone
        self.asides: Asides = Asides(self)
        self.commands: dict[str, Callable[[Menu, str], bool]] = {
            "help": self.help,
            "all": self.all_plain,
            "undo": self.undo,
            "log": self.log,
            "view": self.view,
            "card": self.card,
            "why": self.why,
            "rule": self.cite,
            "save": self.save,
            "record": self.record,
            "hint": self.hint,
            "quit": self.quit,
        }
        if self.face.asides:
            self.commands[asides.COMMAND] = self.asides.command

    @property
    def game(self) -> Game:
        return self.table.game

    def eyes(self, seat: int) -> Seats:
        """The seats whose hidden cards whoever plays this one may see; none for somebody who only watches."""
        if seat < 0:
            return ()
        return tuple(self.people) if self.table.open_hands else (seat,)

    def play(self) -> bool:
        """Go on until the end (True) or until somebody leaves (False); either way nothing is lost."""
        try:
            self.autosave()
            while True:
                decision = self.game.decision
                if decision is None:
                    break
                self.advance(decision)
            self.end()
        except (Left, KeyboardInterrupt):
            if self.unsaved:
                self.autosave()
            if self.kept:
                self.talk.tell("left", path=str(self.table.path))
            return False
        return True

    def advance(self, decision: Decision) -> None:
        """One choice: a bot's unasked, a person's, or a bot's."""
        unasked = self.bots.interjection() if self.face.asides else None
        if unasked is not None:
            self.take(*unasked)
        elif self.table.seats[decision.seat] == HUMAN:
            self.turn(decision)
        elif not self.asides.stop(decision):
            self.take(decision.seat, self.bots.answer(decision.seat))
            if not self.people:
                self.narrate(-1)

    def autosave(self) -> None:
        """After every choice of a person, and whenever one is asked; if that fails, the game still goes on."""
        self.unsaved = False
        try:
            saves.write(self.table)
            self.kept = True
        except OSError as error:
            if self.kept:
                self.unwritten(self.table.path, error)
            self.kept = False

    def unwritten(self, path: Path, error: OSError) -> None:
        self.talk.tell("not-written", "yellow", path=str(path), reason=error.strerror or str(error))

    def take(self, seat: int, key: str) -> None:
        self.game.choose(key, seat)
        self.unsaved = True

    # A person's decision

    def turn(self, decision: Decision) -> None:
        """Ask until an answer changes something."""
        if self.unsaved:
            self.autosave()
        if self.ahead and self.went_ahead(decision):
            return
        self.curtain(decision.seat)
        fresh = self.game.log.events[self.told_to(decision.seat) :]
        lines = self.news(decision.seat)
        menu = self.menu(decision)
        height = self.talk.height - 3
        beside = len(lines) if len(lines) <= BESIDE and height >= ROOMY else 0
        screen, less = self.screen(menu, height - beside)
        story.show(lines, self.talk)
        usual = self.face.goes_without_saying
        others = any(event.seat != decision.seat and not usual(event) for event in fresh)
        if others and len(lines) + len(screen) > height:
            self.talk.enter("go-on")
        self.draw(screen, less)
        while not self.answered(menu, self.listen(decision)):
            self.ahead.clear()

    def listen(self, decision: Decision) -> str:
        """One answer; what stands behind a `;` is for the same question when it comes again."""
        typed, *self.ahead = [part.strip() for part in self.talk.ask().split(";")]
        self.ahead_of = (decision.seat, decision.choice.tag)
        return typed

    def went_ahead(self, decision: Decision) -> bool:
        """Take an answer that was typed ahead, if it still fits."""
        typed = self.ahead.pop(0)
        menu = self.menu(decision)
        found = menu.find(typed) if self.ahead_of == (decision.seat, decision.choice.tag) else []
        if len(found) == 1:
            return self.chosen(menu, found[0])
        self.ahead.clear()
        if typed:
            self.talk.tell("ahead-dropped", "yellow", typed=typed)
        return False

    def curtain(self, seat: int) -> None:
        """Before somebody else's hidden cards come up, the keyboard changes hands."""
        if self.looking == seat or self.lone >= 0 or not self.people:
            return
        self.looking = seat
        self.talk.clear()
        self.talk.line(Text.assemble(mark(seat, self.talk), " ", (self.talk.word("curtain", n=seat + 1), "bold")))
        if self.is_command(self.talk.ask(self.talk.word("press-enter") + " "), "quit"):
            raise Left

    def ear(self, seat: int) -> int:
        """Who hears what this seat is told: one person may play several."""
        return self.lone if seat in self.people and self.lone >= 0 else seat

    def told_to(self, seat: int) -> int:
        """How many events this seat has been told."""
        return min(self.heard.get(self.ear(seat), self.since), len(self.game.log.events))

    def news(self, seat: int) -> list[Text]:
        """What this seat has not been told yet."""
        since = self.told_to(seat)
        self.heard[self.ear(seat)] = len(self.game.log.events)
        return story.told(self.game, self.face, self.eyes(seat), self.talk, since)

    def narrate(self, seat: int) -> None:
        story.show(self.news(seat), self.talk)

    def menu(self, decision: Decision) -> Menu:
        seat = decision.seat
        board = self.face.board(self.game, seat, self.eyes(seat), self.talk)
        shared = [other for other in self.eyes(seat) if other != seat]
        return self.face.menu(decision, board, self.asides.chances(shared) if shared else ())

    def screen(self, menu: Menu, height: int) -> tuple[list[Text], bool]:
        """The table, the question and the options, as far as they fit; was something left out?"""
        sections = [*menu.board.sections(menu.about), *menu.sections()]
        less = fit(sections, height)
        return [line for section in sections for line in section.lines], less

    def draw(self, lines: list[Text], less: bool = False) -> None:
        self.rule()
        self.talk.block(lines)
        self.talk.tell("keys-more" if less else "keys", "dim")

    def rule(self) -> None:
        self.talk.console.rule(style="dim", characters="-" if self.talk.ascii else "─")

    # An answer

    def answered(self, menu: Menu, typed: str) -> bool:
        """Did this answer change anything?"""
        if not typed:
            return False
        found = menu.find(typed)
        if len(found) == 1 and (typed.rstrip(".").isdecimal() or found[0].key == typed):
            return self.chosen(menu, found[0])
        first, _space, rest = typed.partition(" ")
        command = self.command(first)
        if command:
            return self.commands[command](menu, rest.strip())
        if len(found) == 1:
            return self.chosen(menu, found[0])
        if found:
            self.talk.tell("ambiguous", "yellow", typed=typed)
            for line in flow(Text("  "), [menu.entry(menu.options.index(option)) for option in found], self.talk.width):
                self.talk.line(line)
        else:
            self.unknown(menu, typed)
        return False

    def unknown(self, menu: Menu, typed: str) -> None:
        if typed.rstrip(".").isdecimal():
            self.talk.tell("not-a-number", "yellow", answer=typed, first=1, n=len(menu.options))
            return
        reason = lookup.reason(self.game, menu.decision.seat, typed, self.talk.lang)
        if reason:
            self.talk.line(Text(reason, style="yellow"))
        else:
            self.talk.tell("unknown", "yellow", typed=typed)

    def command(self, word: str) -> str:
        """The command behind a word of the person's own language or English, or nothing."""
        wish = word.lower()
        if wish in self.commands:
            return wish
        if wish in ALIASES:
            return ALIASES[wish]
        return next((known for known in self.commands if wish == self.talk.word(f"command-{known}")), "")

    def is_command(self, typed: str, command: str) -> bool:
        return self.command(typed.strip()) == command

    def chosen(self, menu: Menu, option: Option) -> bool:
        seat = menu.seat_of(option)
        before = self.game.copy() if self.paced else None
        told = len(self.game.log.events)
        self.take(seat, option.key)
        self.autosave()
        if before is not None:
            until = self.face.until_rivals(self.game.log.events[told:])
            if until >= 0:
                self.look_back(seat, before, told + until)
            else:
                self.last_look(seat)
        return True

    @property
    def paced(self) -> bool:
        """Does somebody follow the game at a human pace?"""
        return self.talk.live and not self.talk.fast

    def last_look(self, seat: int) -> None:
        """Before others act: the last moment to take it back."""
        decision = self.game.decision
        if decision is None or decision.seat in self.eyes(seat) or not self.mine(seat):
            return
        self.narrate(seat)
        if self.regretted():
            self.step_back(seat)

    def look_back(self, seat: int, before: Game, until: int) -> None:
        """Rivals have acted already, but nobody has seen it yet: the last moment to take a choice back."""
        events = self.game.log.events[self.told_to(seat) : until]
        story.show(self.face.tale(events, self.eyes(seat), self.talk, whole=False, rules=False), self.talk)
        self.heard[self.ear(seat)] = until
        if self.regretted():
            self.table.game = self.bots.game = before
            self.went_back(seat)

    def regretted(self) -> bool:
        """At the end of a turn: is its last choice taken back?"""
        while True:
            typed = self.talk.enter("turn-over")
            if self.is_command(typed, "undo"):
                return True
            if self.is_command(typed, "quit"):
                raise Left
            if not typed:
                return False
            self.talk.tell("turn-over-only", "yellow")

    # Commands

    def help(self, menu: Menu, rest: str) -> bool:
        for text in self.talk.word("help").split("\n"):
            column = re.match(r" *\S.*?  +|  *", text)
            for line in fold(Text(text), self.talk.width - 1, column.end() if column else 2):
                self.talk.line(line)
        return False

    def mine(self, seat: int) -> bool:
        """Can whoever plays this seat take the last choice back?"""
        keys = self.game.record.keys
        return self.game.can_undo and bool(keys) and keys[-1][0] in self.eyes(seat)

    def all_plain(self, menu: Menu, rest: str) -> bool:
        """What asks nothing and has no order, at one press; it is taken back one by one."""
        if not tempo.all_plain(self.game, menu.decision.seat):
            self.talk.tell("no-plain", "yellow")
            return False
        self.unsaved = True
        self.autosave()
        return True

    def undo(self, menu: Menu, rest: str) -> bool:
        seat = menu.decision.seat
        if not self.mine(seat):
            self.talk.tell("no-undo", "yellow")
            return False
        self.step_back(seat)
        return True

    def step_back(self, seat: int) -> None:
        self.game.undo()
        self.went_back(seat)

    def went_back(self, seat: int) -> None:
        self.autosave()
        self.heard[self.ear(seat)] = self.told_to(seat)
        self.talk.tell("undone", "green")

    def log(self, menu: Menu, rest: str) -> bool:
        cited = rest.lower() in ("rules", self.talk.word("log-rules"))
        eyes = self.eyes(menu.decision.seat)
        lines = story.told(self.game, self.face, eyes, self.talk, whole=True, rules=cited)
        if lines:
            story.page(lines, self.talk)
        else:
            self.talk.tell("no-story")
        return False

    def view(self, menu: Menu, rest: str) -> bool:
        self.draw(*self.screen(menu, WHOLE))
        return False

    def card(self, menu: Menu, rest: str) -> bool:
        if not rest:
            self.talk.tell("card-which", "yellow")
            return False
        components = self.game.state.rules.components.values()
        found = lookup.find(components, rest, self.talk.lang, self.face.nameless)
        if found:
            lookup.show(found, self.talk, self.game.state.rules.players)
        else:
            self.talk.tell("card-unknown", "yellow", name=rest)
        return False

    def why(self, menu: Menu, rest: str) -> bool:
        if not rest:
            self.talk.tell("why-which", "yellow")
            return False
        why = lookup.Why(self.game, self.face, menu.decision.seat, self.talk.lang)
        reasons = why.reasons(rest)
        for reason in reasons:
            self.talk.line(reason)
        if not reasons and why.possible(rest):
            self.talk.tell("why-possible")
        elif not reasons:
            self.talk.tell("why-unknown", "yellow", typed=rest)
        return False

    def cite(self, menu: Menu, rest: str) -> bool:
        if not rest:
            self.talk.tell("rule-which", "yellow")
        elif not lookup.cite(rest, self.talk):
            self.talk.tell("rule-unknown", "yellow", typed=rest)
        return False

    def save(self, menu: Menu, rest: str) -> bool:
        self.store(rest)
        return False

    def store(self, name: str) -> None:
        path = Path(name).expanduser() if name else None
        if path is not None and not self.may_write(path, saves.HEAD):
            return
        try:
            self.talk.tell("saved", "green", path=str(saves.write(self.table, path)))
        except OSError as error:
            self.unwritten(path or self.table.path, error)

    def may_write(self, path: Path, head: str) -> bool:
        """Nothing but an older file of the same sort is written over."""
        if path.is_dir():
            self.talk.tell("is-folder", "yellow", path=str(path))
            return False
        if path.exists():
            with path.open(encoding="utf-8", errors="replace") as file:
                if file.read(len(head)) != head:
                    self.talk.tell("is-other", "yellow", path=str(path))
                    return False
        return True

    def record(self, menu: Menu, rest: str) -> bool:
        for line in str(self.game.record.seen_by(self.eyes(menu.decision.seat))).splitlines():
            self.talk.line(line)
        return False

    def hint(self, menu: Menu, rest: str) -> bool:
        advice = self.advice(menu)
        if advice is None:
            self.talk.tell("hint-nothing", "cyan")
            return False
        key, reason = advice
        number = next(k for k, option in enumerate(menu.options) if option.key == key)
        self.talk.tell("hint", "cyan", number=number + 1, what=menu.text(menu.options[number]), reason=reason)
        return False

    def advice(self, menu: Menu) -> tuple[str, str] | None:
        """A key and the reason for it: first of all what another seat of the same person could do unasked."""
        decision = menu.decision
        for seat in dict.fromkeys(menu.seats):
            if seat != decision.seat or decision.aside:
                unasked = self.bots.aside_hint(seat, self.talk.lang)
                if unasked is not None:
                    return unasked
        return None if decision.aside else self.bots.hint(decision.seat, self.talk.lang)

    def quit(self, menu: Menu, rest: str) -> bool:
        raise Left

    # The end

    def end(self) -> None:
        self.autosave()
        self.narrate(self.lone)
        self.rule()
        for line in self.face.ending(self.game, self.talk):
            self.talk.line(line)
        self.talk.line()
        while not self.asked_for_record():
            pass
        if self.table.path.parent == saves.folder():
            self.table.path.unlink(missing_ok=True)

    def asked_for_record(self) -> bool:
        try:
            name = self.talk.ask(self.talk.word("record-ask") + " ")
        except Left:
            return True
        if name.isdecimal():  # somebody who went on answering did not mean a file
            self.talk.tell("record-name", "yellow", name=name)
            return False
        return not name or self.is_command(name, "quit") or self.keep_record(Path(name).expanduser())

    def keep_record(self, path: Path) -> bool:
        if not self.may_write(path, "hagal record"):
            return False
        try:
            saves.write_text(path, str(self.game.record))
        except OSError as error:
            self.unwritten(path, error)
            return False
        self.talk.tell("record-kept", "green", path=str(path))
        return True
