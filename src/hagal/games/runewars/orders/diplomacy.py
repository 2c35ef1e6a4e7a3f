"""Meeting unallied neutral units: battle or diplomacy (RW-097, RW-115 to RW-119)."""

from __future__ import annotations

from hagal.games.runewars.actions import discard_fate, draw_fate, put, settle, spend_influence
from hagal.games.runewars.army import NO_ARMY, Army, of_slots, size
from hagal.games.runewars.battle.retreat import push_retreat
from hagal.games.runewars.deeds import ALLIED, did
from hagal.games.runewars.names import DESTINIES, GOLD, GREY, LIMIT
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step, place_of
from hagal.kernel.term import register_all

MOST_PAID = 6


def force(s: Runewars) -> Army:
    """The units on their way, as an army."""
    return of_slots((march[2], march[3]) for march in s.marching)


class MeetNeutrals(Choice[Runewars]):
    """Fight, or spend 1 to 6 influence on diplomacy: with at most 8 units there (RW-103, RW-117). A second battle in a
    turn is not allowed (RW-073)."""

    tag = "meet_neutrals"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        found: list[Step[Runewars]] = [] if s.fought else [FIGHT]
        if size(force(s)) <= LIMIT:
            most = min(MOST_PAID, s.players[seat].influence)
            found += [TALKS[n - 1] for n in range(1, most + 1)]
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-meet-neutrals", area=s.board.areas[place_of(source)])


class Fight(Step[Runewars]):
    tag = "fight_neutrals"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "battle", seat, source)

    def key(self) -> str:
        return "battle"

    def message(self) -> Msg:
        return Msg("rw-option-battle")


FIGHT = Fight()


class Talk(Step[Runewars]):
    """So much influence, so many fate cards, all of them, whatever the first ones show (RW-115)."""

    tag = "talk"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        spend_influence(s, seat, self.n, "RW-115")
        draw_fate(s, self.n, s.drawn, PUBLIC)
        if s.log is not None:
            cards = tuple([s.face[i] for i in s.drawn])
            s.log.tell("rw-diplomacy", seat, "RW-115", n=self.n, area=s.board.areas[place_of(source)], cards=cards)
        s.stack.append((CHOOSE_DESTINY, seat, source))

    def key(self) -> str:
        return f"diplomacy {self.n}"

    def message(self) -> Msg:
        return Msg("rw-option-diplomacy", n=self.n)


TALKS = [Talk(n) for n in range(1, MOST_PAID + 1)]


class ChooseDestiny(Choice[Runewars]):
    """One of the cards drawn: only its destiny matters."""

    tag = "choose_destiny"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        shown = {s.face[i].destiny for i in s.drawn}
        return [FATED[destiny] for destiny in sorted(shown)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-destiny", area=s.board.areas[place_of(source)])


CHOOSE_DESTINY = ChooseDestiny()


class Fated(Step[Runewars]):
    """Gold: they ally. Grey: they retreat, routed. Red: battle, or all own units retreat (RW-115)."""

    tag = "fated"
    fields = ("destiny",)

    def __init__(self, destiny: int) -> None:
        self.destiny: int = destiny

    def run(self, s: Runewars, seat: int, source: int) -> None:
        discard_fate(s, s.drawn)
        area = place_of(source)
        if s.log is not None:
            destiny = Msg(f"rw-destiny-{DESTINIES[self.destiny]}")
            s.log.tell("rw-destiny", seat, "RW-115", destiny=destiny, area=s.board.areas[area])
        if self.destiny == GOLD:
            did(s, seat, ALLIED, size(s.army[area]))
            enter(s, seat, area)
        elif self.destiny == GREY:
            gone = s.army[area]
            s.army[area] = NO_ARMY
            push_retreat(s, -1, gone, area)
            enter(s, seat, area)
        else:
            s.stack.append((REFUSED, seat, source))

    def key(self) -> str:
        return DESTINIES[self.destiny]

    def message(self) -> Msg:
        return Msg(f"rw-option-{DESTINIES[self.destiny]}")


FATED = [Fated(destiny) for destiny in range(len(DESTINIES))]


def enter(s: Runewars, seat: int, area: int) -> None:
    """The units on their way are there."""
    marching = s.marching
    s.marching = []
    for _start, _to, slot, n in marching:
        put(s, area, seat, slot, n)
    settle(s, area)


class Refused(Choice[Runewars]):
    """Red: a battle, unless it would be the second of the turn (RW-073), or all own units retreat; heroes stay
    (RW-119)."""

    tag = "refused"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [WITHDRAW] if s.fought else [FIGHT, WITHDRAW]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-refused", area=s.board.areas[place_of(source)])


REFUSED = Refused()


class Withdraw(Step[Runewars]):
    tag = "withdraw"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        gone = force(s)
        s.marching = []
        push_retreat(s, seat, gone, place_of(source))

    def key(self) -> str:
        return "retreat"

    def message(self) -> Msg:
        return Msg("rw-option-retreat")


WITHDRAW = Withdraw()

register_all(list(globals().values()))
