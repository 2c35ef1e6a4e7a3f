"""How a game ends: six dragon runes (RW-220), or the reckoning after the last winter (RW-221)."""

from __future__ import annotations

from hagal.games.runewars.actions import dragon_runes
from hagal.games.runewars.orders.play_order import play_order
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.step import Step
from hagal.kernel.term import register_all
from hagal.kernel.title import Outcome


class CheckRunes(Step[Runewars]):
    """2010: whoever controls six dragon runes shows them and has won (RW-220). Nobody would wait, so nobody is asked;
    of several the first in the order of play, but the player on turn before all. It is run after whatever may have
    changed it, before anybody decides anything else."""

    tag = "check_runes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        order = play_order(s)
        if s.active in order:
            order.remove(s.active)
            order.insert(0, s.active)
        for k in order:
            if dragon_runes(s, k) >= s.target:
                show_all(s, k)
                win(s, k, "runes", "RW-220")
                return


def nobody_has_won(s: Runewars, seat: int, value: bool, about: int) -> bool:
    """Had anybody six dragon runes, the game were over: so much all know of what is hidden (query `plausible`). While
    the board is set up, nothing is counted yet."""
    return value and (not s.year or all(dragon_runes(s, k) < s.target for k in range(len(s.players))))


def show_all(s: Runewars, seat: int) -> None:
    """All rune tokens in the areas of a seat are turned up."""
    for k, area in enumerate(s.rune_at):
        if s.control[area] == seat:
            s.rune_up[k] = 1
            zones.reveal(s, s.runes[k])


def win(s: Runewars, seat: int, how: str, rules: str) -> None:
    s.winner = seat
    s.stack.clear()
    if s.log is not None:
        s.log.tell(f"rw-won-{how}", seat, rules, n=dragon_runes(s, seat))


class Reckoning(Step[Runewars]):
    """After the last winter all rune tokens are turned up; most dragon runes win (RW-221)."""

    tag = "reckoning"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for k, i in enumerate(s.runes):
            s.rune_up[k] = 1
            zones.reveal(s, i)
        s.stack.clear()
        if s.log is not None:
            for k in standing(s):
                s.log.tell("rw-reckoning", k, "RW-221", n=dragon_runes(s, k))


def standing(s: Runewars) -> list[int]:
    """Seats from best to worst: dragon runes, influence tokens, starting influence; those that are out come last."""
    return [
        p.seat
        for p in sorted(s.players, key=lambda p: (p.out, -dragon_runes(s, p.seat), -p.influence, -p.faction.influence))
    ]


def outcome(s: Runewars) -> Outcome:
    ranking = standing(s)
    ending = "reckoning"
    if s.winner >= 0:
        ranking.remove(s.winner)
        ranking.insert(0, s.winner)
        alone = sum(1 for p in s.players if not p.out) == 1
        ending = "last" if alone else "runes"
    return Outcome((ranking[0],), tuple(ranking), tuple(dragon_runes(s, p.seat) for p in s.players), ending)


register_all(list(globals().values()))
