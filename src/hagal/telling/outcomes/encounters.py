"""What comes of an answer in Legendary Encounters: the pools, the hand, who dies, what strikes."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.hunters.hunt import Hunt, hunt, worth
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import PLAYING
from hagal.games.encounters.state import MISSION, Encounters
from hagal.games.encounters.strikes import strikes_due
from hagal.kernel.step import Msg, Step
from hagal.text.numbers import signed

POINTS = ("heal", "restore", "duels")


def outcome(s: Encounters, t: Encounters, seat: int, option: Step[Any]) -> tuple[Msg, ...]:
    if t.active != s.active or t.round != s.round:
        return ()
    if option.tag == "enc-done":
        return strikes_ahead(t, seat)
    p, q = s.players[seat], t.players[seat]
    found = deaths(s, t)
    if t.attack != s.attack:
        found.append(Msg("preview-enc-attack", n=t.attack))
    if t.recruit != s.recruit:
        found.append(Msg("preview-enc-recruit", n=t.recruit))
    if HUNTERS in s.parts:
        found += hunted(s, t, seat)
    more = len(q.hand) - len(p.hand) + (option.tag in ("enc-play", "enc-copy"))
    if more:
        found.append(Msg("preview-enc-hand", by=signed(more)))
    if len(q.wounds) != len(p.wounds):
        found.append(Msg("preview-enc-strikes", by=signed(len(q.wounds) - len(p.wounds))))
    return tuple(found)


def strikes_ahead(t: Encounters, seat: int) -> tuple[Msg, ...]:
    """How often the enemies strike, once the Action phase is over; where there are none, the board says that."""
    if not t.combat or not t.stack or t.stack[-1][0].tag != "enc-strike-phase":
        return ()
    return (Msg("preview-enc-struck", n=strikes_due(t, seat)),)


def deaths(s: Encounters, t: Encounters) -> list[Msg]:
    """Who dies of those that lie open, and whether an Objective, or the game, is done with it."""
    dead = [*t.dead_enemies]
    if HUNTERS in t.parts:
        dead += [i for room in hunt(t).trophies for i in room]
    killed = tuple(s.face[i] for i in in_sight(s) if i in dead)
    found = [Msg("preview-enc-kills", cards=killed)] if killed else []
    if MISSION in s.parts and mission(t).current > mission(s).current:
        found.append(Msg("preview-enc-objective"))
    if t.ending != PLAYING:
        found.append(Msg("preview-enc-over"))
    return found


def in_sight(s: Encounters) -> list[int]:
    """The enemies that lie open, in the Wilds and in the Combat Zone."""
    found = [*(space[0] for k, space in enumerate(s.wilds) if space and not s.down >> k & 1), *s.combat]
    return [i for i in found if s.face[i].fightable]


def hunted(s: Encounters, t: Encounters, seat: int) -> list[Msg]:
    """In Hunters: the Honor of trophies, the points of this turn."""
    before, after = hunt(s), hunt(t)
    more = trophies(t, after, seat) - trophies(s, before, seat)
    found = [Msg("preview-enc-honor", by=signed(more))] if more else []
    for points in POINTS:
        n: int = getattr(after, points)
        if n != getattr(before, points):
            found.append(Msg(f"preview-enc-{points}", n=n))
    return found


def trophies(s: Encounters, h: Hunt, seat: int) -> int:
    """The Honor of one's trophies. (That of the Challenge is told at the end; Dishonor comes with Strikes.)"""
    return sum(worth(s, seat, i) for i in h.trophies[seat]) + sum(s.players[k].avatar.honor for k in h.slain[seat])
