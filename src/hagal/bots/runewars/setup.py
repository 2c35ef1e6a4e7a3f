"""The beginning: where the stronghold stands, where units and runes go; tiles are laid by chance."""

from __future__ import annotations

from typing import Any

from hagal.bots.runewars.asking import Answer, Answers, at, best_of
from hagal.bots.runewars.questing import quest_places
from hagal.bots.runewars.worth import Worth
from hagal.games.kit.hexes import DIRECTIONS
from hagal.kernel.step import Msg


def by_chance(j: Worth, options: list[Any]) -> Answer:
    return options[j.s.rng % len(options)], Msg("bots-chance")


def ways_out(j: Worth, area: int) -> int:
    """Open borders of an area to others than the home realm."""
    return len([k for k in j.s.board.walk[area] if j.s.home[k] != j.s.home[area]])


def stronghold(j: Worth, options: list[Any]) -> Answer:
    """Where most ways lead out: units come there."""
    return best_of(options, [float(ways_out(j, at(j, o))) for o in options]), Msg("bots-rw-front")


def recruit(j: Worth, options: list[Any]) -> Answer:
    """All together, at the stronghold."""
    s = j.s
    for option in options:
        if s.stronghold[at(j, option)] >> 1 == j.seat:
            return option, Msg("bots-rw-together")
    return options[-1], Msg("bots-rw-together")


def hide_false(j: Worth, options: list[Any]) -> Answer:
    """The false rune where enemies come first."""
    return best_of(options, [float(ways_out(j, at(j, o))) for o in options]), Msg("bots-rw-place")


def rune_area(j: Worth, options: list[Any]) -> Answer:
    """Somewhere, guarded areas rather than others."""
    s = j.s
    values = []
    for k, option in enumerate(options):
        values.append((s.rng >> k & 7) + (4.0 if option.area.guards else 0.0))
    return best_of(options, values), Msg("bots-rw-place")


def hide_dragon(j: Worth, options: list[Any]) -> Answer:
    """The dragon rune where guards are."""
    values = [float(o.area.guards > 0) + 0.1 * (j.s.rng >> k & 3) for k, o in enumerate(options)]
    return best_of(options, values), Msg("bots-rw-place")


def near_quests(j: Worth, options: list[Any]) -> Answer:
    places = quest_places(j)
    values = [-float(min([j.lands.steps[at(j, o)][k] for k in places], default=0)) for o in options]
    return best_of(options, values), Msg("bots-rw-near")


def marker(j: Worth, options: list[Any]) -> Answer:
    """A home next to rich land, and to the own dragon rune."""
    s = j.s
    values = []
    for option in options:
        dq, dr = DIRECTIONS[option.direction]
        cells = ((option.q, option.r), (option.q + dq, option.r + dr))
        near = {s.board.where[q + a, r + b] for q, r in cells for a, b in DIRECTIONS if (q + a, r + b) in s.board.where}
        worth = 0.0
        for area in near:
            worth += sum(s.board.areas[area].yields) - 0.5 * s.board.areas[area].guards + s.board.areas[area].city
        for i, area in zip(s.runes, s.rune_at, strict=True):
            if s.known[i] >> j.seat & 1 and s.face[i].dragon:
                worth -= 0.8 * min([j.lands.steps[area][k] for k in near], default=9)
        values.append(worth)
    return best_of(options, values), Msg("bots-rw-home")


def home_turn(j: Worth, options: list[Any]) -> Answer:
    return by_chance(j, options)


ANSWERS: Answers = {
    "pick_faction": by_chance,
    "pick_tile": by_chance,
    "pick_place": by_chance,
    "pick_turn": by_chance,
    "pick_space": by_chance,
    "pick_home_turn": home_turn,
    "pick_marker": marker,
    "pick_stronghold": stronghold,
    "setup_recruits": recruit,
    "hide_false": hide_false,
    "first_rune_area": rune_area,
    "second_rune_area": rune_area,
    "hide_dragon": hide_dragon,
    "pick_hero_area": near_quests,
}
