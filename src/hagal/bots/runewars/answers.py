"""What to answer in the own turn and between turns, by the tag of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.bots.runewars import bidding, cards
from hagal.bots.runewars.asking import Answer, Answers, at, best_of, need, question, risk, source
from hagal.bots.runewars.plan import Plan, site, titles
from hagal.bots.runewars.targets import best_march, diplomacy, marches, planned, spared, spreading
from hagal.bots.runewars.worth import FOOT, Worth
from hagal.games.runewars.army import size
from hagal.games.runewars.names import (
    DEFENSIVE,
    DIPLOMAT,
    GOLD,
    GREY,
    LIMIT,
    MOST_HEROES,
    RESOURCE_SITE,
    SIEGE,
    SLOTS,
    TRAINING_GROUND,
    WINTER,
)
from hagal.games.runewars.odds import estimate, sides
from hagal.games.runewars.orders.diplomacy import force
from hagal.games.runewars.orders.recruit import strongholds
from hagal.kernel.step import Msg, place_of

Ranked = tuple[Any, Msg | None, float]
"""An option, why, and what it is worth."""

# Orders


def order(j: Worth, options: list[Any]) -> Answer:
    plan = Plan(j)
    number = plan.choose()
    for option in options:
        if option.order.number == number:
            return option, Msg("bots-rw-order")
    return options[0], None


def orders(j: Worth, options: list[Any]) -> list[Ranked]:
    """All orders, the best first."""
    worth = dict(Plan(j).ranked())
    found: list[Ranked] = [(option, Msg("bots-rw-order"), worth.get(option.order.number, 0.0)) for option in options]
    return sorted(found, key=_worth, reverse=True)


def besieges(j: Worth) -> bool:
    return bool(j.s.turn_flags & SIEGE)


def activate(j: Worth, options: list[Any]) -> Answer:
    """The best target, or none."""
    march = best_march(j, not j.s.fought, besieges(j))
    if march is None:
        return options[0], Msg("bots-rw-stay")
    target = j.s.board.areas[march.target]
    for option in options[1:]:
        if option.area is target:
            return option, Msg(_aim(j, march.target, march.talk), card=target)
    return options[0], None


def targets(j: Worth, options: list[Any]) -> list[Ranked]:
    """The areas that are worth a march, the best first, and to stay where one is."""
    areas = {j.s.board.at[option.area]: option for option in options[1:]}
    found: list[Ranked] = [
        (areas[march.target], Msg(_aim(j, march.target, march.talk), card=j.s.board.areas[march.target]), march.gain)
        for march in marches(j, not j.s.fought, besieges(j))
        if march.target in areas
    ]
    return sorted([*found, (options[0], Msg("bots-rw-stay"), 0.0)], key=_worth, reverse=True)


def _worth(found: Ranked) -> float:
    return found[2]


def _aim(j: Worth, target: int, talk: int) -> str:
    s = j.s
    owner = s.control[target]
    if owner == j.seat:
        return "bots-rw-reinforce"
    if j.rune_here(target) > 0.3:
        return "bots-rw-rune"
    if owner >= 0:
        return "bots-rw-attack"
    return "bots-rw-talks" if talk else "bots-rw-settle"


def who_goes(j: Worth, options: list[Any]) -> Answer:
    """The units of the plan, in the order in which the question wants them; heroes with those who fight."""
    s = j.s
    target = place_of(source(j))
    gone: dict[tuple[int, int], int] = {}
    for start, _to, slot, n in s.marching:
        gone[start, slot] = gone.get((start, slot), 0) + n
    march = planned(j, target, besieges(j))
    if march is not None:
        wanted: dict[tuple[int, int], int] = {}
        for _power, start, slot in march.units:
            wanted[start, slot] = wanted.get((start, slot), 0) + 1
        for option in options:
            if option.tag == "send_units":
                found: Any = option
                place = (s.board.at[found.start], found.unit.slot)
                if found.n == wanted.get(place, 0) - gone.get(place, 0):
                    return option, Msg("bots-rw-send", n=found.n, card=found.unit)
        if s.control[target] >= 0 and s.control[target] != j.seat:
            for option in options:
                if option.tag == "send_hero_there":
                    return option, Msg("bots-rw-hero-along")
    return options[0], Msg("bots-rw-enough")


def maneuvers(j: Worth, options: list[Any]) -> Answer:
    plan = spreading(j)
    for option in options[1:]:
        found: Any = option
        if option.tag == "maneuver_from" and found.group == 0 and at(j, found) in plan:
            return option, Msg("bots-rw-spread")
    return options[0], Msg("bots-rw-enough")


def move_out(j: Worth, options: list[Any]) -> Answer:
    """One unit of the weakest type to the best empty neighbour."""
    s, start = j.s, question(j).area
    foot, cost = spared(j, start)
    taken = {march[1] for march in s.marching}
    best, most = options[0], 0.3
    for option in options[1:]:
        if option.tag != "send" or option.n > 1 or foot <= 0.0:
            continue
        to = s.board.at[option.to]
        if s.control[to] < 0 and to not in taken:
            power = j.powers[option.unit.slot]
            value = j.area[to] * j.hold(to, power) - cost - 0.05 * power
            if value > most:
                best, most = option, value
    return best, Msg("bots-rw-enough" if best is options[0] else "bots-rw-spread")


def bonus(j: Worth, options: list[Any]) -> Answer:
    """Cards first; then the bonus, if something comes of it."""
    played = cards.window(j, options[2:])
    if played is not None:
        return played
    return options[1], Msg("bots-rw-bonus")


def turn_window(j: Worth, options: list[Any]) -> Answer:
    played = cards.window(j, options[1:])
    return (options[0], Msg("bots-rw-go-on")) if played is None else played


def dial(j: Worth, options: list[Any]) -> Answer:
    found: Any = best_of(options, [j.recruits(o.resource, j.p.dials[o.resource]) for o in options])
    return found, Msg("bots-rw-recruit")


def deploy(j: Worth, options: list[Any]) -> Answer:
    """All to the place that needs them most, as far as there is room."""
    places = strongholds(j.s, j.seat)[question(j).k :]
    needs = [need(j, k) for k in places]
    first = places[0]
    if needs[0] >= max(needs):
        fed = j.p.dials[0] if j.s.season < WINTER and len(places) > 1 else LIMIT
        room = max(min(fed, LIMIT) - size(j.s.army[first]), 0)
        for option in options:
            if option.n <= room:
                return option, Msg("bots-rw-deploy", card=j.s.board.areas[first])
    return options[-1], Msg("bots-rw-elsewhere")


def make_room(j: Worth, options: list[Any]) -> Answer:
    return options[0], Msg("bots-rw-keep")


def raise_dial(j: Worth, options: list[Any]) -> Answer:
    """The dial that gains most by a step up, or loses least by one down."""
    values = []
    for option in options:
        resource: int = option.resource
        by: int = getattr(option, "by", 1)
        now = j.p.dials[resource]
        values.append(j.dial(resource, min(max(now + by, 0), 8)) - j.dial(resource, now))
    return best_of(options, values), Msg("bots-rw-dial")


KINDS = {RESOURCE_SITE: 1.0, DIPLOMAT: 1.3, TRAINING_GROUND: 0.9, DEFENSIVE: 0.7}


def develop(j: Worth, options: list[Any]) -> Answer:
    """Diplomats where it is safe, defences where it is not."""
    values = [0.2 if j.left > 1.0 else 9.0]
    for option in options[1:]:
        found: Any = option
        area = at(j, found)
        risk = 1.0 - j.hold(area, j.power_of(j.seat, j.s.army[area]))
        values.append(KINDS[found.development] + (risk * (2.0 if found.development == DEFENSIVE else -0.5)))
    return best_of(options, values), Msg("bots-rw-develop")


def city(j: Worth, options: list[Any]) -> Answer:
    values = []
    room = LIMIT - size(j.s.army[place_of(source(j))])
    for option in options[1:]:
        found: Any = option
        if option.tag == "city_units":
            values.append(min(found.n, room) * j.powers[found.unit.slot] / FOOT)
        elif found.what == "influence":
            values.append(found.n * (0.75 if j.p.influence < 5 else 0.5))
        elif found.what == "tactics":
            values.append(found.n * 0.65)
        else:
            values.append(0.8 if j.p.heroes and len(j.p.quests) < 2 else 0.1)
    return best_of(options[1:], values), Msg("bots-rw-city")


def hire(j: Worth, options: list[Any]) -> Answer:
    if len(j.p.heroes) >= MOST_HEROES or (j.left < 0.8 and j.aim.tag != "leads_heroes"):
        return options[0], Msg("bots-rw-no-hero")
    n = min(len(options) - 1, 1 if j.p.influence < 4 else 2 if j.p.influence < 8 else 3)
    return options[n], Msg("bots-rw-hire")


def keep_hero(j: Worth, options: list[Any]) -> Answer:
    found: Any = best_of(options, [j.hero(o.hero) for o in options])
    return found, Msg("bots-rw-hero", card=found.hero)


def lose_hero(j: Worth, options: list[Any]) -> Answer:
    found: Any = best_of(options, [-j.hero(o.hero) for o in options])
    return found, Msg("bots-rw-worst")


def which_title(j: Worth, options: list[Any]) -> Answer:
    """The best one for the least that it takes; a token more where there is plenty, so that it stays."""
    worths = titles(j, j.p.influence)
    names = list(j.s.rules.kinds["title"])
    best, most = options[0], 0.0
    for option in options[1:]:
        found: Any = option
        worth, price = worths[names.index(found.title)]
        wished = min(price + min(max((j.p.influence - price) // 3, 0), 2), j.p.influence)
        if worth > most and found.n == wished:
            best, most = option, worth
    if best is options[0]:
        return best, Msg("bots-rw-no-title")
    return best, Msg("bots-rw-title", card=best.title)


# Fortify


def works(j: Worth, options: list[Any]) -> Answer:
    best, most, why = options[0], 0.25, "bots-rw-enough"
    for option in options[1:]:
        if option.tag == "build_stronghold":
            value = site(j, at(j, option)) if j.p.strongholds else -1.0
            reason = "bots-rw-build"
        elif option.tag == "repair_stronghold":
            value, reason = 0.9 + 0.3 * j.area[at(j, option)], "bots-rw-repair"
        else:
            value, reason = 0.3 + _moved(j)[0], "bots-rw-hide"
        if value > most:
            best, most, why = option, value, reason
    return best, Msg(why)


def _moved(j: Worth) -> tuple[float, int, int]:
    """The best pair of areas for Fortify: a rune out of danger, into the safest area that is free or has a false one;
    what it gains."""
    s = j.s
    own = [k for k, owner in enumerate(s.control) if owner == j.seat]
    worst = max([k for k in own if j.rune_here(k) > 0.5], key=lambda k: risk(j, k), default=-1)
    best = min([k for k in own if j.rune_here(k) < 0.5], key=lambda k: risk(j, k), default=-1)
    if worst < 0 or best < 0:
        return -1.0, -1, -1
    return (risk(j, worst) - risk(j, best)) * 7.0, min(worst, best), max(worst, best)


def hide_runes(j: Worth, options: list[Any]) -> Answer:
    _gain, first, second = _moved(j)
    for option in options:
        if at(j, option) in (first, second):
            return option, Msg("bots-rw-hide")
    return options[0], Msg("bots-rw-hide")


def abandon(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [-j.area[at(j, o)] for o in options]), Msg("bots-rw-worst")


# Neutral units


def meet(j: Worth, options: list[Any]) -> Answer:
    """Talk or fight."""
    s = j.s
    area = place_of(source(j))
    n, gain = diplomacy(j, area)
    attacker, defender = sides(s, j.seat, force(s), area)
    win = estimate(attacker, defender)
    theirs = j.power_of(-1, s.army[area])
    fight = win * (j.area[area] + 0.15) - 0.3 * theirs / FOOT - (1.0 - win) * 1.5
    for option in options:
        if option.tag == "talk" and option.n == n and (gain > fight or s.fought):
            return option, Msg("bots-rw-talk")
    if options[0].tag == "fight_neutrals":
        return options[0], Msg("bots-rw-fight")
    return options[0], Msg("bots-rw-talk")


def destiny(j: Worth, options: list[Any]) -> Answer:
    """Gold before grey before red."""
    found = min(options, key=lambda o: o.destiny)
    names = {GOLD: "bots-rw-allies", GREY: "bots-rw-driven"}
    return found, Msg(names.get(found.destiny, "bots-rw-refused"))


def refused(j: Worth, options: list[Any]) -> Answer:
    attacker, defender = sides(j.s, j.seat, force(j.s), place_of(source(j)))
    if options[0].tag == "fight_neutrals" and estimate(attacker, defender) > 0.55:
        return options[0], Msg("bots-rw-fight")
    return options[-1], Msg("bots-rw-withdraw")


def retreat(j: Worth, options: list[Any]) -> Answer:
    """Own units to where they are needed and safe; neutral ones to where they are in the way of others."""
    q = question(j)
    values = []
    for option in options:
        if option.tag != "retreat_to":
            return option, None
        area = at(j, option)
        if q.owner == j.seat:
            values.append(j.area[area] - (5.0 if size(j.s.army[area]) + size(q.army) > LIMIT else 0.0))
        else:
            own = [k for k in j.s.board.near[area] if j.s.control[k] == j.seat]
            values.append(-1.0 * len(own) - j.area[area] * 0.1)
    return best_of(options, values), Msg("bots-rw-retreat")


# Losses outside battles


def trim(j: Worth, options: list[Any]) -> Answer:
    """The least worth first; routed ones before others of their kind."""
    values = []
    for option in options:
        slot: int = option.slot
        values.append(-j.powers[slot % SLOTS] + (0.8 if slot >= SLOTS else 0.0))
    return best_of(options, values), Msg("bots-rw-worst")


def destroy(j: Worth, options: list[Any]) -> Answer:
    """A unit of little worth, and not the last one of an area."""
    s = j.s
    values = []
    for option in options:
        area = at(j, option)
        slot: int = option.slot
        last = size(s.army[area]) == 1 and s.home[area] != j.seat and s.stronghold[area] >> 1 != j.seat
        values.append(
            -j.powers[slot % SLOTS] / FOOT - (j.area[area] if last else 0.0) + (0.2 if slot >= SLOTS else 0.0)
        )
    return best_of(options, values), Msg("bots-rw-worst")


def fall(j: Worth, options: list[Any]) -> Answer:
    tactics = len(j.p.tactics) + len(j.p.fresh)
    return (
        (options[1], Msg("bots-rw-tactics"))
        if j.p.influence >= 9 and tactics < 8
        else (
            options[0],
            Msg("bots-rw-influence"),
        )
    )


ANSWERS: Answers = {
    "choose_order": order,
    "activate_area": activate,
    "who_goes": who_goes,
    "maneuvers": maneuvers,
    "move_out": move_out,
    "turn_start": turn_window,
    "turn_end": turn_window,
    "bonus": bonus,
    "choose_dial": dial,
    "deploy": deploy,
    "make_room": make_room,
    "collect": raise_dial,
    "season_any_dial": raise_dial,
    "build_development": develop,
    "city_help": city,
    "hire_for": hire,
    "keep_hero": keep_hero,
    "hero_limit": lose_hero,
    "which_title": which_title,
    "works": works,
    "fortify_runes": hide_runes,
    "abandon_stronghold": abandon,
    "meet_neutrals": meet,
    "choose_destiny": destiny,
    "refused": refused,
    "retreat": retreat,
    "trim": trim,
    "season_destroy_units": destroy,
    "fall_choice": fall,
    **bidding.ANSWERS,
    **cards.ANSWERS,
}

RANKED: dict[str, Callable[[Worth, list[Any]], list[Ranked]]] = {"choose_order": orders, "activate_area": targets}
"""Questions whose answers all have a worth."""
EACH = frozenset(
    (
        *("choose_dial", "collect", "season_any_dial", "keep_hero", "hero_limit", "retreat", "trim"),
        *("season_destroy_units", "abandon_stronghold"),
    )
)
"""Questions whose answers are judged each by itself, so that there is a second best."""
