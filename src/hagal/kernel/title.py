"""Titles: what a game tells the platform about itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from hagal.kernel.chance import MASK64, scramble
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.errors import RulesError, brief, shown
from hagal.kernel.rules import Module, Rules, in_play
from hagal.kernel.seen import Facts, Result
from hagal.kernel.setting import Setting, either
from hagal.kernel.state import State
from hagal.kernel.term import NOTHING, Component

LONGEST_COMPLAINT = 600
"""In characters: some repeat what was asked for, and that may be anything."""


def refusal(complaint: str | RulesError) -> RulesError:
    """What a check has to say, as an error; not too long."""
    return RulesError(brief(complaint, LONGEST_COMPLAINT)) if isinstance(complaint, str) else complaint


Readings = Callable[[int, dict[str, Any]], dict[str, Any]]


class Change:
    """What changed with a version of the rules: numbers with a few words each; how the options that a game of so many
    players was begun with before are named now (`before`), so that it goes on under the same readings; and components
    by their refs then, and now (`renamed`).
    """

    def __init__(
        self,
        version: int,
        rules: Mapping[str, str],
        before: Readings | None = None,
        renamed: Mapping[str, str] = NOTHING,
    ) -> None:
        self.version: int = version
        self.rules: dict[str, str] = dict(rules)
        self.before: Readings | None = before
        self.renamed: dict[str, str] = dict(renamed)


class Outcome:
    """How a game ended: winners, seats from best to worst, and each seat's score.

    `ending` is the way in which it ended, a word of the title, where the rulebook knows several.
    """

    __slots__ = ("ending", "ranking", "scores", "winners")

    def __init__(
        self, winners: tuple[int, ...], ranking: tuple[int, ...], scores: tuple[Any, ...], ending: str = ""
    ) -> None:
        self.winners: tuple[int, ...] = winners
        self.ranking: tuple[int, ...] = ranking
        self.scores: tuple[Any, ...] = scores
        self.ending: str = ending

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.winners, self.ranking))

    def as_json(self) -> Result:
        told: Result = {"winners": list(self.winners), "ranking": list(self.ranking), "scores": list(self.scores)}
        if self.ending:
            told["ending"] = self.ending
        return told

    def __repr__(self) -> str:
        way = f" ending={self.ending}" if self.ending else ""
        return f"<Outcome winners={list(self.winners)} scores={list(self.scores)}{way}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game of the platform: a base game, and modules in the order in which they go over it. Subclasses fill in the
    three methods.

    `modules` names those that can be asked for, `settings` has the options of all of them. `packs` are the content
    packs that it is played with. `kinds` are the kinds of components that people look up, in the order of lists.
    `asides`: there are moves that a seat may make unasked, while another is asked.
    """

    asides: ClassVar[bool] = False

    def __init__(
        self,
        name: str,
        players: tuple[int, ...],
        base: Module,
        modules: Iterable[Module] = (),
        changes: Iterable[Change] = (),
        packs: Iterable[Module] = (),
        kinds: Iterable[str] = (),
    ) -> None:
        self.name: str = name
        self.players: tuple[int, ...] = players
        self.base: Module = base
        self.layers: tuple[Module, ...] = tuple(modules)
        self.modules: tuple[str, ...] = tuple(module.name for module in self.layers if module.named)
        self.settings: dict[str, Setting] = {}
        for module in (base, *self.layers):
            self.settings |= module.settings
        self.changes: tuple[Change, ...] = tuple(changes)
        self.packs: tuple[Module, ...] = tuple(packs)
        self.kinds: tuple[str, ...] = tuple(kinds)

    def build(self, players: int, modules: tuple[str, ...], options: dict[str, Any]) -> Rules:
        """The tables of a ruleset; players, modules and options have been checked, each by itself."""
        complaint = self.complaint(players, modules, options)
        if complaint is not None:
            raise complaint
        chosen = in_play(self.layers, players, modules, options)
        return Rules(self.name, self.base, chosen, players, options, self.packs)

    def complaint(self, players: int, modules: tuple[str, ...], options: dict[str, Any]) -> RulesError | None:
        """Why modules and options, each of which may be so by itself, do not go together; None if they do. `options`
        has all of them."""
        chosen = in_play(self.layers, players, modules, options)
        present = frozenset([*modules, *(module.name for module in chosen)])
        for module in (self.base, *self.layers):
            found = module.check(players, present, options) if module.check is not None else None
            if found:
                return refusal(found)
        return None

    def state(self, rules: Rules) -> State:
        """A state right before set-up, with the set-up on its stack."""
        raise NotImplementedError

    def view(self, s: State, seats: tuple[int, ...]) -> Facts:
        """All that a viewer may know, as JSON data.

        `Facts` is what lists and boards of every title read of it; the rest is the title's (`games/<title>/seen.py`).
        Cards and other components stand there by their ids, those that the viewer does not know as None.
        """
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome:
        """The result of a game whose stack has run empty."""
        raise NotImplementedError

    def roles(self, s: State) -> tuple[Component, ...]:
        """What each seat plays (a leader, an Avatar, a faction), seat by seat; nothing where all have the same."""
        return ()

    def rounds(self, s: State) -> int:
        """How many rounds have begun (years, turns: what a game is counted in); 0 where nothing counts them."""
        return int(getattr(s, "round", 0))

    def packed(self, packs: tuple[Module, ...]) -> Title:
        """This title with the components of content packs, which its options may name, too."""
        raise RulesError(f"{self.name} takes no content packs")

    def players_complaint(self, players: int) -> str | None:
        """Why a player count cannot be had, if the title knows more than the plain list."""
        return None

    def rules(self, players: Any, modules: Iterable[str], options: Mapping[str, Any]) -> Rules:
        """Check everything that a person asked for (a number of players may be anything at first), then build."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            known = self.players_complaint(players) if players in range(100) else None
            wanted = either([str(n) for n in self.players])
            raise RulesError(known or f"{self.name} plays with {wanted} players, not {shown(players)}")
        if isinstance(modules, str):
            raise RulesError(f"modules must be a list of names, not the text {shown(modules)}")
        if not isinstance(modules, Iterable):
            raise RulesError(f"modules must be a list of names, not {shown(modules)}")
        asked: tuple[Any, ...] = tuple(modules)  # of anything, as in bytes, until each has been found
        for module in asked:
            if module not in self.modules:
                known_modules = either([repr(name) for name in self.modules]) or "none yet"
                raise RulesError(f"{self.name} has no module {shown(module)}; it has: {known_modules}")
        chosen: tuple[str, ...] = asked
        if len(set(chosen)) != len(chosen):
            raise RulesError(f"each module can be named once only: {list(chosen)}")
        for name, value in options.items():
            setting = self.settings.get(name)
            if setting is None:
                raise RulesError(
                    f"{self.name} has no option {shown(name)}; it has: {', '.join(sorted(self.settings)) or 'none yet'}"
                )
            complaint = setting.complaint(name, value, players)
            if complaint:
                raise RulesError(brief(complaint, LONGEST_COMPLAINT))
        merged = {name: setting.default for name, setting in self.settings.items()} | dict(options)
        ordered = tuple(name for name in self.modules if name in chosen)
        return self.build(players, ordered, merged)

    def read(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options as somebody types them: a text is what the setting of that name makes of it, and so is a number (an
        edition may be called by its year)."""
        return {
            name: self.settings[name].read(name, str(value), self.players)
            if type(value) in (str, int) and name in self.settings
            else value
            for name, value in options.items()
        }

    def since(self, rules: str) -> list[Change]:
        """What changed after a version of the rules, the newest first."""
        if not rules.isdecimal() or len(rules) > 9:
            return []
        newer = [change for change in self.changes if change.version > int(rules)]
        return sorted(newer, key=lambda change: -change.version)

    def as_begun(self, rules: str, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a game that was begun under an earlier version of the rules: what it did not name meant
        what it meant then, as far as that can still be played."""
        found = dict(options)
        for change in self.since(rules)[::-1]:
            if change.before is not None:
                found = change.before(players, found)
        return found

    def as_named(self, rules: str, data: str) -> str:
        """A snapshot of a game begun under an earlier version, with the names that its components have now."""
        for change in self.since(rules)[::-1]:
            for old, new in change.renamed.items():
                data = data.replace(f'"@{old}"', f'"@{new}"')
        return data

    def changed_since(self, rules: str) -> str:
        """A sentence that names the rules that changed after a version, or nothing."""
        numbers = [f"{number} ({what})" for change in self.since(rules)[::-1] for number, what in change.rules.items()]
        return f"since rules {rules}, under which it was begun, these changed: {'; '.join(numbers)}" if numbers else ""

    def start(self, rules: Rules, seed: int) -> State:
        """A state ready for `advance`."""
        s = self.state(rules)
        s.rules = rules
        s.rng = scramble(seed & MASK64)
        return s
