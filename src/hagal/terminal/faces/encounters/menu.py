"""The options of a decision of Legendary Encounters, in groups: cards, HQ, field, Coordinate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from hagal.game import Decision, Option
from hagal.games.encounters.alien.effects.hazards import DISARM
from hagal.games.encounters.alien.effects.players import RANSOM
from hagal.games.encounters.alien.seen import alien_view
from hagal.games.encounters.hunters.seen import hunters_view
from hagal.kernel.step import Step
from hagal.kernel.term import Component
from hagal.telling import telling
from hagal.terminal import menu
from hagal.terminal.faces.encounters import cards
from hagal.terminal.faces.encounters.board import Board
from hagal.terminal.layout import Lines
from hagal.terminal.seats import mark

TELLING = telling("encounters")
HEADINGS = {"play": "cards", "recruit": "hq", "fight": "field", "mend": "mend", "coordinate": "coordinate"}
"""What the groups of options of the Action phase are called here."""
AT_SPACE = ("enc-fight", "enc-slay-at", "enc-back-from", "enc-evade", "enc-arrest-at")
IN_COMBAT = ("enc-fight-combat", "enc-slay", "enc-back-from-combat", "enc-arrest-in-combat")

OPEN_ICONS = {
    "enc-disarm": "self_destruct",
    "enc-free": "cocooned",
    "enc-ransom": "lost_icon",
    "enc-fight-clone": "failed_clone",
}
"""What is paid in Attack or in Recruit, with the option that says which: the icon is not clear."""
AMOUNTS = {"enc-disarm": DISARM, "enc-free": RANSOM}


class Menu(menu.Menu):
    """One question as it stands on the screen."""

    def __init__(self, decision: Decision, board: Board, asides: Sequence[Decision] = ()) -> None:
        super().__init__(decision, board, asides, TELLING)
        self.board: Board = board

    # Drawing

    def brief(self) -> Lines:
        """Without headings."""
        return self.listed(list(range(len(self.options))), menu.RUN_ON)

    def groups(self) -> list[tuple[Text | None, list[int]]]:
        """Runs of options under one heading; a question with one group needs none."""
        found: list[tuple[str, int, list[int]]] = []
        for k, option in enumerate(self.options):
            group, seat = HEADINGS.get(TELLING.option(option.step).group, ""), self.seats[k]
            if not found or found[-1][:2] != (group, seat):
                found.append((group, seat, []))
            found[-1][2].append(k)
        if len(found) == 1:
            return [(None, found[0][2])]
        return [(self.heading(group, seat), entries) for group, seat, entries in found]

    def heading(self, group: str, seat: int) -> Text | None:
        if not group:
            return None
        talk = self.board.talk
        text = Text(talk.word(f"encounters-group-{group}"), style="dim")
        return text if seat == self.decision.seat else Text.assemble(mark(seat, talk), " ", text)

    def entry(self, k: int, note: str = "") -> Text:
        """Number, words and figures; the note is what the card does."""
        text = Text(f"{k + 1:>3} ", style="bold green")
        text.append(self.text(self.options[k]), style="not bold default")
        figures = self.figures(self.options[k].step)
        if figures:
            text.append(f" {figures}", style="not bold cyan")
        if note:
            text.append(f"  {note}", style="not bold dim default")
        return text

    # What an option is about

    def figures(self, step: Step[Any]) -> str:
        """What it costs, and the figures of the card."""
        about = self.subject(step)
        board = self.board
        shown = "" if about is None else cards.figures(about, board.talk, self.health(step), board.way.honored)
        cost = self.cost(step)
        return " ".join(part for part in (f"({cost})" if cost else "", shown) if part)

    def cost(self, step: Any) -> str:
        """What it takes of Attack or Recruit."""
        board = self.board
        if step.tag == "enc-enlist":
            cost = step.card.cost + board.view["dearer"]
            return board.word("encounters-recruit", n=cost)
        if step.tag in ("enc-officer", "enc-instinct", "enc-sergeant"):
            return board.word("encounters-recruit", n=board.officer_price)
        if step.tag == "enc-evade":
            return board.word("encounters-recruit", n=self.board.get("enemy", self.at(step)).price)
        if step.tag == "enc-remove-trap":
            return board.word("encounters-recruit", n=step.trap.price)
        if step.tag == "enc-duel":
            return board.word("encounters-attack", n=hunters_view(board.view)["hunters"][step.other]["armor"])
        if step.tag == "enc-pry":
            return board.word("encounters-attack", n=alien_view(board.view)["survivors"][step.other]["hugger_health"])
        if step.tag in OPEN_ICONS:
            return self.points(OPEN_ICONS[step.tag], self.amount(step))
        if step.tag == "enc-scan" and not step.free:
            return board.word("encounters-attack", n=board.view["wilds"][step.space]["scan_cost"])
        return ""

    def points(self, option: str, n: int) -> str:
        """So much Attack or Recruit, as an option has it."""
        return self.board.word(f"encounters-{self.board.options[option]}", n=n)

    def amount(self, step: Any) -> int:
        """How much of that."""
        if step.tag == "enc-fight-clone":
            return next(entry["health"] for entry in self.board.view["combat"] if entry["card"] == step.card.id)
        return int(step.card.cost) if step.tag == "enc-ransom" else AMOUNTS[step.tag]

    def at(self, step: Any) -> str:
        """The card of the space that an option is about."""
        return str(self.board.view["wilds"][step.space]["card"])

    def health(self, step: Any) -> int | None:
        """The health that an enemy has now."""
        view = self.board.view
        found: int | None = None
        if step.tag in AT_SPACE:
            found = view["wilds"][step.space]["health"]
        elif step.tag in IN_COMBAT:
            found = next((entry["health"] for entry in view["combat"] if entry["card"] == step.card.id), None)
        return found

    def subject(self, step: Any) -> Component | None:
        """The component that an option is about, if it is about one."""
        if step.tag in AT_SPACE:
            card: Component = self.board.get("enemy", self.at(step))
            return card
        if step.tag == "enc-fight-clone":
            return None  # what such a card could do does not matter
        return TELLING.subject(step)

    def note(self, option: Option) -> str:
        """What it does; a fight at a space also says with whom. A task says it all itself."""
        about = self.subject(option.step)
        if about is None or option.step.tag == "enc-do":
            return ""
        gist = self.role(about) if about.kind == "avatar" else self.board.gist(about)
        if option.step.tag not in AT_SPACE:
            return gist
        called = self.board.title(about).plain
        return f"{called}: {gist}" if gist else called

    def role(self, avatar: Any) -> str:
        """What speaks for an Avatar: Health, Defense and the Role card."""
        board = self.board
        role = board.get("character", avatar.role)
        told = f"{board.title(role).plain} {cards.figures(role, board.talk)}: {board.gist(role)}"
        return f"{board.gist(avatar)}; {told}"
