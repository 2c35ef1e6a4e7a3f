"""What is written down at the real table: acts upon a state of the engine, any number of them back and forth.

The state holds only what a phone beside the board can know: edition, factions, year and season, orders, claims, figures
that people name (dragon runes, influence) and the fate deck. Its rules are the engine's own; a question that people
answer at the table with their pieces is none here.

An act is a line: `season` (the next one; `season 5`: its claimant has 5 dragon runes now), `order 0 harvest`,
`claim 0`, `show 0` (enough dragon runes, 2010), `runes 0 4`, `influence 0 3`, `out 0`, `fate 17`, `back 17`, `shuffle`.
"""

from __future__ import annotations

from collections.abc import Callable

from hagal.games.kit import deck
from hagal.games.runewars import TITLE
from hagal.games.runewars.actions import dragon_runes
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.catalogue.factions import FACTIONS
from hagal.games.runewars.catalogue.fate import DRAGON_RUNE, FATE
from hagal.games.runewars.catalogue.orders import ORDERS
from hagal.games.runewars.components import Faction, Fate, Order
from hagal.games.runewars.limits import STEPS
from hagal.games.runewars.names import DRAGON_RUNES, SEASONS, WINTER
from hagal.games.runewars.orders.season import TakeOrder
from hagal.games.runewars.revised.claim import UNIT, VICTORY_CARD, claimable
from hagal.games.runewars.state import Runewars, new_player
from hagal.kernel import zones
from hagal.kernel.errors import ChoiceError, HagalError
from hagal.kernel.events import Log
from hagal.kernel.loop import advance
from hagal.kernel.rules import ask, push
from hagal.kernel.step import Step

BY_ID: dict[str, Faction] = {faction.id: faction for faction in FACTIONS}
BY_NAME: dict[str, Order] = {order.id: order for order in ORDERS}
REVISED, FIRST = "revised", "2010"
MOST_INFLUENCE = 99
"""Tokens are not limited (RW-018), but the page has room for two digits."""


class AtTheTable(Step[Runewars]):
    """The season card is drawn from the real deck; what its icon does everywhere alike happens here, too."""

    tag = "at_the_table"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, SEASONS[s.season])


class Settings:
    """The game that is kept: a faction and a name for each seat."""

    __slots__ = ("edition", "epic", "factions", "names")

    def __init__(self, edition: str, epic: bool, factions: list[str], names: list[str]) -> None:
        self.edition: str = edition
        self.epic: bool = epic
        self.factions: list[str] = factions
        self.names: list[str] = names


NOBODY = Settings(REVISED, False, [], [])
"""Before a game is begun there is the fate deck alone."""


def table(settings: Settings) -> Runewars:
    """The state before the first spring."""
    factions = [BY_ID[id] for id in settings.factions]
    s = Runewars()
    options = {"edition": settings.edition, "epic": settings.epic}
    s.rules = TITLE.rules(max(2, len(factions)), (), options)
    for name in ("quest_phase", "fall_choice"):
        s.rules.steps[name] = Step()  # done at the table
    s.rules.steps["draw_season"] = AtTheTable()
    s.log = Log()
    s.last_year = ask(s, "years", -1, s.last_year)
    s.target = ask(s, "runes_to_win", -1, s.target)
    for seat, faction in enumerate(factions):
        p = new_player(seat)
        p.faction = faction
        p.influence = faction.influence
        s.players.append(p)
    # One area for each seat, where its dragon runes lie: enough to count them as the rules do.
    count = len(factions)
    s.control = list(range(count))
    s.army, s.activated, s.home = [NO_ARMY] * count, [0] * count, [-1] * count
    s.dragon_pile = zones.add_instances(s, [DRAGON_RUNE] * DRAGON_RUNES)
    s.fate = zones.add_instances(s, [*FATE])
    return s


class Ledger:
    """`chosen`: the seats whose order of this season is written; `marks`: how many events were told before each act;
    `over`: nothing more happens but at the fate deck."""

    def __init__(self, settings: Settings = NOBODY) -> None:
        self.settings: Settings = settings
        self.acts: list[str] = []
        self.ahead: list[str] = []
        self._begin()

    def _begin(self) -> None:
        self.state: Runewars = table(self.settings)
        self.chosen: set[int] = set()
        self.marks: list[int] = []
        self.over: bool = False
        if self.settings.factions:
            self._next_season()

    @property
    def playing(self) -> bool:
        return bool(self.settings.factions) and not self.over

    # Acts

    def write(self, act: str) -> None:
        """One act. What was taken back before is gone, unless this is the first of it again."""
        self._do(act)
        if self.ahead and self.ahead[0] == act:
            self.ahead.pop(0)
        else:
            self.ahead.clear()

    def _do(self, act: str) -> None:
        told = len(self._log().events)
        verb, *words = act.split() or [""]
        if verb not in VERBS:
            raise ChoiceError(f"{verb!r} is nothing that can be written down")
        if verb not in OF_FATE and not self.playing:
            raise ChoiceError("there is no game going on")
        try:
            VERBS[verb](self, words)
        except IndexError:
            raise ChoiceError(f"{act!r} does not say enough") from None
        self.acts.append(act)
        self.marks.append(told)

    def undo(self, steps: int = 1) -> None:
        if not 0 < steps <= len(self.acts):
            raise ChoiceError(f"there are {len(self.acts)} acts to take back, not {steps}")
        acts, self.acts = self.acts, []
        self._begin()
        for act in acts[: len(acts) - steps]:
            self._do(act)
        self.ahead[:0] = acts[len(acts) - steps :]

    def redo(self, steps: int = 1) -> None:
        if not 0 < steps <= len(self.ahead):
            raise ChoiceError(f"there are {len(self.ahead)} acts to make again, not {steps}")
        for _ in range(steps):
            self.write(self.ahead[0])

    def _log(self) -> Log:
        log = self.state.log
        assert log is not None
        return log

    # Seasons

    @property
    def last(self) -> bool:
        """Does the game end with this season?"""
        return self.state.season == WINTER and self.state.year == self.state.last_year

    def claimant(self) -> int:
        """The seat whose claim is to be checked before the next season card (RWR-005), -1: none."""
        if self.last or not self.playing:
            return -1
        coming = (self.state.season + 1) % len(SEASONS)
        return next((p.seat for p in self.state.players if p.marker >= 0 and p.marker % UNIT == coming), -1)

    def _season(self, words: list[str]) -> None:
        claimant = self.claimant()
        if (claimant >= 0) != bool(words):
            raise ChoiceError("the claimant's dragon runes are counted when a claim is checked, and only then")
        if words:
            self._set_runes(claimant, number(words[0], DRAGON_RUNES))
        self._next_season()

    def _next_season(self) -> None:
        s = self.state
        self.over = self.last
        self.chosen.clear()
        push(s, "season")
        advance(s)
        self.over = self.over or s.winner >= 0

    # Orders

    def _order(self, words: list[str]) -> None:
        """An order for this season; another one than was written takes its place."""
        seat = self._seat(words[0])
        order = BY_NAME.get(words[1])
        if order is None:
            raise ChoiceError(f"there is no order {words[1]!r}")
        s = self.state
        p = s.players[seat]
        if not p.orders >> order.number & 1:
            raise ChoiceError(f"{order.name} is used up until spring")
        if seat in self.chosen:
            p.orders |= 1 << p.order
            p.played = p.played[:-1]
        TakeOrder(order).run(s, seat, -1)
        self.chosen.add(seat)
        self._log().tell("rw-order", seat, "RW-044", order=order)

    # Victory

    def _claim(self, words: list[str]) -> None:
        """Enough dragon runes are proven, and the victory card lies on this season's deck (RWR-004)."""
        seat = self._seat(words[0])
        if not self.may_claim(seat):
            raise ChoiceError("no claim can be made now")
        self._set_runes(seat, max(self.state.target, dragon_runes(self.state, seat)))
        VICTORY_CARD.run(self.state, seat, -1)

    def may_claim(self, seat: int) -> bool:
        """May a seat claim victory, if only it proves enough dragon runes?"""
        s = self.state
        if not self.playing or self.settings.edition != REVISED or s.players[seat].out:
            return False
        trial = s.copy()
        lay_runes(trial, seat, max(s.target, dragon_runes(s, seat)))
        return claimable(trial, seat)

    def _show(self, words: list[str]) -> None:
        """2010: enough dragon runes are shown, and the game is won (RW-220)."""
        seat = self._seat(words[0])
        if self.settings.edition == REVISED:
            raise ChoiceError("six dragon runes end no game of the Revised Edition by themselves")
        s = self.state
        self._set_runes(seat, max(s.target, dragon_runes(s, seat)))
        s.active = seat
        push(s, "check_runes")
        advance(s)
        self.over = s.winner >= 0

    def _runes(self, words: list[str]) -> None:
        self._set_runes(self._seat(words[0]), number(words[1], DRAGON_RUNES))

    def _set_runes(self, seat: int, n: int) -> None:
        if n > dragon_runes(self.state, seat) + len(self.state.dragon_pile):
            raise ChoiceError(f"the box has {DRAGON_RUNES} dragon runes only")
        lay_runes(self.state, seat, n)

    def _influence(self, words: list[str]) -> None:
        self.state.players[self._seat(words[0])].influence = number(words[1], MOST_INFLUENCE)

    def _out(self, words: list[str]) -> None:
        """Who controls no area any more is out (RW-215)."""
        seat = self._seat(words[0])
        s = self.state
        self._set_runes(seat, 0)
        s.control[seat] = -1
        STEPS["eliminate"].run(s, seat, -1)
        self.over = s.winner >= 0

    # Fate

    def _fate(self, words: list[str]) -> None:
        self._move(words, self.state.fate, self.state.fate_discard)

    def _back(self, words: list[str]) -> None:
        self._move(words, self.state.fate_discard, self.state.fate)

    def _move(self, words: list[str], source: list[int], target: list[int]) -> None:
        wanted = number(words[0], len(FATE))
        found = next((i for i in source if self.state.face[i].number == wanted), None)
        if found is None:
            raise ChoiceError(f"fate card {wanted} does not lie there")
        source.remove(found)
        target.append(found)

    def _shuffle(self, words: list[str]) -> None:
        s = self.state
        deck.reshuffle(s, s.fate, s.fate_discard, -1, "rw-reshuffle-fate", "RW-020")

    def left(self) -> list[Fate]:
        """The fate cards that are left to draw."""
        face = self.state.face
        return sorted([face[i] for i in self.state.fate], key=lambda card: card.number)

    def _seat(self, word: str) -> int:
        seat = number(word, len(self.state.players) - 1)
        if self.state.players[seat].out:
            raise ChoiceError("who is out plays no more")
        return seat


def lay_runes(s: Runewars, seat: int, n: int) -> None:
    """So many dragon runes in a seat's area, from the pile or back to it."""
    while dragon_runes(s, seat) > n:
        k = len(s.rune_at) - 1 - s.rune_at[::-1].index(seat)
        s.dragon_pile.append(s.runes.pop(k))
        del s.rune_at[k]
        del s.rune_up[k]
    while dragon_runes(s, seat) < n:
        s.runes.append(s.dragon_pile.pop())
        s.rune_at.append(seat)
        s.rune_up.append(1)


def number(word: str, most: int) -> int:
    if not word.isdecimal() or int(word) > most:
        raise HagalError(f"{word!r} is not a number from 0 to {most}")
    return int(word)


VERBS: dict[str, Callable[[Ledger, list[str]], None]] = {
    "season": Ledger._season,
    "order": Ledger._order,
    "claim": Ledger._claim,
    "show": Ledger._show,
    "runes": Ledger._runes,
    "influence": Ledger._influence,
    "out": Ledger._out,
    "fate": Ledger._fate,
    "back": Ledger._back,
    "shuffle": Ledger._shuffle,
}
OF_FATE = ("fate", "back", "shuffle")
