"""Rune tokens: received, placed, moved, revealed, reshuffled (RW-190 to RW-197, RW-081c, RWR-011, RWB-005).

Who has seen what is kept by the kernel: tokens that were shuffled together are a pool of their own, and the one who
looks at them is the only one who knows them, until somebody else may look. Two tokens in hand are placed one after the
other in the order of their shuffle, so that the areas, which everybody sees, do not tell which of the two is which.
"""

from __future__ import annotations

from hagal.games.kit.effect import DECLINE
from hagal.games.runewars.actions import back_to_pile, is_empty, look, put_rune, take_rune, turn_up
from hagal.games.runewars.components import Area, Rune
from hagal.games.runewars.effect import Effect, OfArea
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.events import card
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

# What others may use


def open_areas(s: Runewars, seat: int) -> list[int]:
    """Friendly or uncontrolled areas without a token (RW-190, RW-192)."""
    taken = s.rune_at
    return [k for k, owner in enumerate(s.control) if (owner == seat or owner < 0) and k not in taken]


def legal_areas(s: Runewars, seat: int) -> list[int]:
    """Where a seat may place a token that it receives. By another reading uncontrolled areas must be empty (OP-13)."""
    found = open_areas(s, seat)
    if s.rules.options["rune_areas"] == "uncontrolled":
        return found
    return [k for k in found if s.control[k] == seat or is_empty(s, k)]


def free_areas(s: Runewars, seat: int) -> list[int]:
    """Areas without a token that a seat controls; seat -1: that nobody controls."""
    taken = s.rune_at
    return [k for k, owner in enumerate(s.control) if owner == seat and k not in taken]


def lie(s: Runewars, area: int) -> None:
    """A token has come to lie in an area: whoever may look at it does (RW-161, RW-193)."""
    if s.control[area] >= 0:
        look(s, s.control[area], area)
    for p in s.players:
        for figure in p.figures:
            if figure[0] == area:
                look(s, p.seat, area)


def place_dragon(s: Runewars, seat: int, area: int, rules: str) -> None:
    """A dragon rune of the pile face down onto an area, without a false one (RW-191): all know what it is."""
    i = s.dragon_pile[-1]
    put_rune(s, i, s.dragon_pile, area)
    if s.log is not None:
        s.log.tell("rw-place-rune", seat, rules, area=s.board.areas[area], rune=s.face[i])


def move_rune(s: Runewars, seat: int, area: int, target: int, rules: str) -> None:
    """A token from one area to another that has none, as it lies; no false rune comes along (RW-191, RW-192)."""
    k = s.rune_at.index(area)
    s.rune_at[k] = target
    lie(s, target)
    if s.log is not None:
        s.log.tell("rw-move-rune", seat, rules, area=s.board.areas[area], target=s.board.areas[target])


def face_down(s: Runewars, seat: int, dragon: bool = False) -> list[int]:
    """The areas that a seat controls with tokens not yet revealed (RWB-005), in order; `dragon`: with dragon runes."""
    control, face = s.control, s.face
    found = []
    for i, area, up in zip(s.runes, s.rune_at, s.rune_up, strict=True):
        if control[area] == seat and not up and (not dragon or face[i].dragon):
            found.append(area)
    found.sort()
    return found


def hides_runes(s: Runewars, seat: int, least: int = 0) -> bool:
    """Does a seat control a token, in this area or a later one, that not everybody knows?"""
    known, control = s.known, s.control
    for i, area in zip(s.runes, s.rune_at, strict=True):
        if area >= least and control[area] == seat and known[i] != PUBLIC:
            return True
    return False


# Receiving a dragon rune (RW-190)


class ReceiveRune(Effect):
    """Receive a dragon rune: first up to two false runes may go, then one token of each kind is placed (RW-190)."""

    tag = "receive_rune"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if s.log is not None:
            s.log.tell("rw-receive-rune", seat, "RW-190")
        push(s, "take_runes", seat, source)
        s.stack.append((DROP_TWO, seat, source))

    def message(self) -> Msg:
        return Msg("rw-receive-rune")


class DropFalse(Choice[Runewars]):
    """Up to two false runes of areas that the seat controls, in the order of the areas."""

    tag = "drop_false"
    fields = ("n", "least")

    def __init__(self, n: int, least: int = 0) -> None:
        self.n: int = n
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        control, face = s.control, s.face
        found = []
        for i, area in zip(s.runes, s.rune_at, strict=True):
            if area >= self.least and control[area] == seat and not face[i].dragon:
                found.append(area)
        found.sort()
        areas = s.board.areas
        return [DECLINE, *[DropOne(areas[k], self.n) for k in found]]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not hides_runes(s, seat, self.least)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-drop-false", n=self.n)


class DropOne(OfArea):
    tag = "drop_one"
    word = "drop"
    fields = ("area", "n")

    def __init__(self, area: Area, n: int) -> None:
        self.area: Area = area
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        if self.n > 1:
            s.stack.append((DropFalse(self.n - 1, area + 1), seat, source))
        back_to_pile(s, area)
        if s.log is not None:
            s.log.tell("rw-drop-false", seat, "RW-190", area=self.area)


class TakeRunes(Step[Runewars]):
    """One dragon and one false rune, shuffled and looked at; an empty pile gives nothing (RW-196)."""

    tag = "take_runes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for pile in (s.dragon_pile, s.false_pile):
            if pile:
                zones.draw(s, pile, s.held, 0)
        mix(s, seat)
        push(s, "place_runes", seat, source)


def mix(s: Runewars, seat: int) -> None:
    """The tokens in hand shuffled in secret; the seat looks at them. One alone cannot be mixed up."""
    if len(s.held) > 1:
        zones.shuffle(s, s.held)
        for i in s.held:
            zones.reveal(s, i, 1 << seat)


class PlaceRunes(Step[Runewars]):
    """Each token in hand into an area; one without a legal area goes back to its pile, for all to see."""

    tag = "place_runes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if not s.held:
            return
        free = len(legal_areas(s, seat))
        if not free:
            while s.held:
                _give_back(s, seat, s.held[-1])
            return
        s.stack.append((self, seat, source))
        s.stack.append((PLACE_RUNE if free >= len(s.held) else GIVE_BACK, seat, source))


def _give_back(s: Runewars, seat: int, i: int) -> None:
    rune: Rune = s.face[i]
    zones.move(s, i, s.held, s.dragon_pile if rune.dragon else s.false_pile, PUBLIC)
    if s.log is not None:
        s.log.tell("rw-return-rune", seat, "RW-190", rune=rune)


class PlaceRune(Choice[Runewars]):
    """Where the next token in hand goes. Its key tells the area, which all see, and not the token."""

    tag = "place_rune"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        rune: Rune = s.face[s.held[-1]]
        return [PutRune(areas[k], rune) for k in legal_areas(s, seat)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-place-rune")


class PutRune(OfArea):
    tag = "put_rune"
    word = "rune"
    fields = ("area", "rune")

    def __init__(self, area: Area, rune: Rune) -> None:
        self.area: Area = area
        self.rune: Rune = rune

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        i = s.held[-1]
        put_rune(s, i, s.held, area)
        if s.log is not None:
            s.log.tell("rw-place-rune", seat, "RW-190", area=self.area, rune=card(s, i))
        lie(s, area)

    def message(self) -> Msg:
        return Msg("rw-option-rune", area=self.area, rune=self.rune)


class GiveBack(Choice[Runewars]):
    """Two tokens and a single legal area: one of them goes back, and all see which."""

    tag = "give_back"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        face = s.face
        return [GiveBackOne(rune) for rune in sorted((face[i] for i in s.held), key=_false_first)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-give-back")


def _false_first(rune: Rune) -> bool:
    return rune.dragon


class GiveBackOne(Step[Runewars]):
    tag = "give_back_one"
    fields = ("rune",)

    def __init__(self, rune: Rune) -> None:
        self.rune: Rune = rune

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for i in s.held:
            if s.face[i] is self.rune:
                _give_back(s, seat, i)
                return

    def key(self) -> str:
        return f"return {self.rune.id}"

    def message(self) -> Msg:
        return Msg("rw-option-return", rune=self.rune)


# Placing a dragon rune alone, moving and revealing tokens


class PlaceDragon(Effect):
    """A dragon rune, without a false one, into an area of a seat's (-1: that nobody controls) without a token; whoever
    is asked picks it."""

    tag = "place_dragon"
    fields = ("owner",)
    asks = True

    def __init__(self, owner: int = -1) -> None:
        self.owner: int = owner

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if not s.dragon_pile:
            return []
        areas = s.board.areas
        return [LayDragon(areas[k]) for k in free_areas(s, self.owner)]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(s.dragon_pile and free_areas(s, self.owner))

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        if self.owner < 0:
            return Msg("rw-ask-place-dragon")
        return Msg("rw-ask-place-dragon-for", faction=s.players[self.owner].faction)

    def message(self) -> Msg:
        return Msg("rw-place-dragon")


class LayDragon(OfArea):
    tag = "lay_dragon"
    word = "dragon"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        place_dragon(s, seat, s.board.at[self.area], "RW-191")


class RevealRunes(Effect):
    """Reveal tokens of one's choice in areas that one controls, in the order of the areas (RWR-011); only such as are
    not revealed yet count (RWB-005). `dragon`: dragon runes are demanded, and no false one may be shown."""

    tag = "reveal_runes"
    fields = ("n", "dragon", "least")
    asks = True

    def __init__(self, n: int, dragon: bool = False, least: int = 0) -> None:
        self.n: int = n
        self.dragon: bool = dragon
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        found = self.left(s, seat, self.dragon)
        if self.dragon and len(found) < self.n:
            # Nobody begins what cannot be done. But who only imagines what lies there may imagine too few dragon runes,
            # and the question comes all the same: any token stands for one.
            found = self.left(s, seat)
        last = len(found) - self.n
        return [ShowRune(areas[k], self) for place, k in enumerate(found) if place <= last]

    def left(self, s: Runewars, seat: int, dragon: bool = False) -> list[int]:
        """The areas whose tokens can still be revealed."""
        return [k for k in face_down(s, seat, dragon) if k >= self.least]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return len(face_down(s, seat, self.dragon)) >= self.n

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        """How many tokens there are is seen by all; which of them are dragon runes is not."""
        return not self.dragon or len(self.left(s, seat)) < self.n

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-prove" if self.dragon else "rw-ask-reveal-runes", n=self.n)

    def message(self) -> Msg:
        return Msg("rw-reveal-dragons" if self.dragon else "rw-reveal-runes", n=self.n)


class ShowRune(OfArea):
    tag = "show_rune"
    word = "reveal"
    fields = ("area", "asked")

    def __init__(self, area: Area, asked: RevealRunes) -> None:
        self.area: Area = area
        self.asked: RevealRunes = asked

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        more = self.asked.n - 1
        if more:
            s.stack.append((RevealRunes(more, self.asked.dragon, area + 1), seat, source))
        turn_up(s, area, "RWR-011")

    def message(self) -> Msg:
        return Msg("rw-option-reveal-rune", area=self.area)


# Fortify (RW-081c)


def can_fortify(s: Runewars, seat: int) -> bool:
    """Two areas, and a token in one of them."""
    control = s.control
    if control.count(seat) < 2:
        return False
    for area in s.rune_at:
        if control[area] == seat:
            return True
    return False


class FortifyRunes(Choice[Runewars]):
    """Two areas that the seat controls, with one or two tokens in them: the first of them, or the other one."""

    tag = "fortify_runes"
    fields = ("first",)

    def __init__(self, first: int = -1) -> None:
        self.first: int = first

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        first, taken, areas = self.first, s.rune_at, s.board.areas
        own = [k for k, owner in enumerate(s.control) if owner == seat and k > first]
        if first >= 0:
            return [FortifyArea(areas[k], first) for k in own if first in taken or k in taken]
        last = max([k for k in own if k in taken], default=-1)
        return [FortifyArea(areas[k], -1) for k in own[:-1] if k in taken or k < last]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-fortify-runes", n=1 if self.first < 0 else 2)


class FortifyArea(OfArea):
    tag = "fortify_area"
    word = "runes"
    fields = ("area", "first")

    def __init__(self, area: Area, first: int) -> None:
        self.area: Area = area
        self.first: int = first

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        if self.first < 0:
            s.stack.append((FortifyRunes(area), seat, source))
            return
        for k in (self.first, area):
            if k in s.rune_at:
                take_rune(s, k, s.held)
        mix(s, seat)
        put_down = PutDown(self.first, area)
        for _ in s.held:
            s.stack.append((put_down, seat, source))
        if s.log is not None:
            first = s.board.areas[self.first]
            s.log.tell("rw-fortify-runes", seat, "RW-081", area=first, target=self.area)

    def message(self) -> Msg:
        return Msg("rw-option-fortify-runes", area=self.area)


class PutDown(Choice[Runewars]):
    """The tokens of two areas face down again in these two, at most one in each."""

    tag = "put_down"
    fields = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first: int = first
        self.second: int = second

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        rune: Rune = s.face[s.held[-1]]
        return [PutRune(areas[k], rune) for k in (self.first, self.second) if k not in s.rune_at]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-place-rune")


DROP_TWO = DropFalse(2)
PLACE_RUNE = PlaceRune()
GIVE_BACK = GiveBack()
RECEIVE_RUNE = ReceiveRune()

register_all(list(globals().values()))
