"""Heroes: quests within reach, duels that can be won, when to train and when to heal."""

from __future__ import annotations

from typing import Any

from hagal.bots.runewars.asking import Answer, Answers, at, best_of, question, source
from hagal.bots.runewars.chances import likely
from hagal.bots.runewars.worth import Worth
from hagal.games.runewars.components import Hero, Quest
from hagal.games.runewars.names import AGILITY, RANGE, WISDOM
from hagal.games.runewars.quests.effects import ends_well
from hagal.games.runewars.quests.heroes import attribute_of, enemies_at, place_of_hero
from hagal.kernel.step import Msg

REWARD = 3.2
"""What a reward is worth."""
LIFE = 2.5
"""What a hero is worth."""
KILLS = (1.0, 0.93, 0.66, 0.33, 0.12, 0.03, 0.01, 0.0)
"""How likely a hero deals so much damage in a duel."""
LOOK = 0.35
"""What a look at an unknown rune token is worth."""


def kills(health: int, weapons: int) -> float:
    """How likely a hero with so many weapons takes so much health in a duel."""
    wounds = max(health - weapons, 0)
    return KILLS[min(wounds, len(KILLS) - 1)]


def weapons_of(j: Worth, seat: int, i: int) -> int:
    """Rewards that help a hero in duels, as far as this seat can tell."""
    p = j.s.players[seat]
    n = 0
    for reward, by in zip(p.rewards, p.bearers, strict=True):
        if by == i and (j.s.known[reward] >> j.seat & 1) and j.s.face[reward].trait:
            n += 1
    return min(n, 2)


def success(j: Worth, k: int, quest: Quest) -> float:
    """How likely one's hero in that place completes a quest."""
    s, p = j.s, j.p
    hero: Hero = s.face[p.heroes[k]]
    if quest.foe >= 0:
        health: int = s.rules.piles["neutral"][quest.foe - 4].health * quest.foes
        return kills(health, weapons_of(j, j.seat, p.heroes[k]))
    attributes = [quest.attribute]
    if hero.ability == "wise":
        attributes.append(WISDOM)
    n = max([attribute_of(s, j.seat, k, attribute) for attribute in attributes])
    if hero.ability == "deft" and quest.attribute == AGILITY:
        n += 1
    return likely(j, tuple([ends_well(results) for results in quest.results]), n)


def attempt_worth(j: Worth, k: int, quest: Quest) -> float:
    """What comes of trying it now."""
    chance = success(j, k, quest)
    p = j.p
    hero: Hero = j.s.face[p.heroes[k]]
    health = hero.health - p.figures[k][1]
    danger = 0.0
    if quest.foe >= 0:
        danger = 0.5 * kills(health, 0) * LIFE
    elif health <= 1 and any(effect.tag == "quest_wound" for effects in quest.results for effect in effects):
        danger = (1.0 - chance) * LIFE
    return chance * REWARD - danger


def quest_areas(j: Worth, quest: Quest) -> list[int]:
    """Where a quest can be attempted, if it names areas."""
    return [k for k, area in enumerate(j.s.board.areas) if area.id in quest.areas]


def quest_places(j: Worth) -> list[int]:
    """Where one's quests are."""
    return [k for i in j.p.quests for k in quest_areas(j, j.s.face[i])]


def quest_worth(j: Worth, quest: Quest) -> float:
    """What a quest in hand is worth: the best hero for it, less for a long way."""
    best = 0.0
    for k, figure in enumerate(j.p.figures):
        places = quest_areas(j, quest)
        way = min([j.lands.steps[figure[0]][area] for area in places], default=0)
        best = max(best, success(j, k, quest) - 0.1 * min(way, 6))
    return best


def duel_worth(j: Worth, k: int, seat: int, other: int) -> float:
    """What comes of a duel with another seat's hero."""
    s, p, q = j.s, j.p, j.s.players[seat]
    mine: Hero = s.face[p.heroes[k]]
    theirs: Hero = s.face[q.heroes[other]]
    own, foe = mine.health - p.figures[k][1], theirs.health - q.figures[other][1]
    if mine.ability in ("mad", "ambusher", "charger"):
        foe -= 1
    win = kills(foe, weapons_of(j, j.seat, p.heroes[k]))
    lose = kills(own, weapons_of(j, seat, q.heroes[other])) * (1.0 - 0.5 * win)
    spoils = 1.5 * q.bearers.count(q.heroes[other])
    stake = 1.5 * p.bearers.count(p.heroes[k])
    return win * (0.7 * LIFE + spoils) - lose * (LIFE + stake)


def deed_worth(j: Worth, k: int, area: int) -> float:
    """The best that a hero can do in an area."""
    s = j.s
    best = 0.0
    id = s.board.areas[area].id
    for i in j.p.quests:
        quest: Quest = s.face[i]
        if not quest.areas or id in quest.areas:
            best = max(best, attempt_worth(j, k, quest))
    for seat, other in enemies_at(s, j.seat, area):
        best = max(best, duel_worth(j, k, seat, other))
    if area in s.rune_at and not s.known[s.runes[s.rune_at.index(area)]] >> j.seat & 1:
        best += LOOK
    return best


def goal(j: Worth, k: int, left: int) -> tuple[int, float]:
    """Where a hero goes who has so many steps left, and what that is worth; a quest farther away is worth a part."""
    s = j.s
    here = j.p.figures[k][0]
    best, most = here, deed_worth(j, k, here)
    for area, n in enumerate(j.lands.steps[here]):
        if 0 < n <= left:
            worth = deed_worth(j, k, area) - 0.02 * n
            if worth > most:
                best, most = area, worth
    if most < 1.0:
        for i in j.p.quests:
            quest: Quest = s.face[i]
            for area in quest_areas(j, quest):
                n = j.lands.steps[here][area]
                if left < n < 99:
                    worth = attempt_worth(j, k, quest) * (0.5 if n <= left + RANGE else 0.3)
                    if worth > most:
                        best, most = area, worth
    return best, most


def train_worth(j: Worth, k: int) -> float:
    figure = j.p.figures[k]
    learned = figure[2] + figure[3] + figure[4]
    return (1.1, 1.0, 0.9, 0.6, 0.4, 0.2, 0.0)[learned] * min(j.left, 3.0) / 3.0


def heal_worth(j: Worth, k: int) -> float:
    hero: Hero = j.s.face[j.p.heroes[k]]
    hurt = j.p.figures[k][1]
    left = hero.health - hurt
    return 0.0 if not hurt else 2.0 if left <= 1 else 0.5 * hurt


def quest_turn(j: Worth, options: list[Any]) -> Answer:
    """Hero by hero what is worth most."""
    s, p = j.s, j.p
    faces = [s.face[i] for i in p.heroes]
    best, most = options[0], 0.0
    for option in options[1:]:
        if option.tag == "rw_tactic":
            return option, Msg("bots-rw-tactic", card=option.card)
        if option.tag not in ACTIONS:
            continue
        k = faces.index(option.hero)
        if option.tag == "hero_move":
            worth = goal(j, k, RANGE + option.hero.far)[1] + 0.01
        elif option.tag == "hero_heal":
            worth = heal_worth(j, k)
        else:
            worth = train_worth(j, k)
        if worth > most:
            best, most = option, worth
    return best, Msg(ACTIONS.get(best.tag, "bots-rw-enough"))


ACTIONS = {"hero_move": "bots-rw-quest-move", "hero_heal": "bots-rw-heal", "hero_train": "bots-rw-train"}


def hero_steps(j: Worth, options: list[Any]) -> Answer:
    """A step nearer to the goal."""
    k = place_of_hero(j.s, j.seat, source(j))
    here = j.p.figures[k][0]
    left = question(j).left
    target, _worth = goal(j, k, left)
    if target != here and left:
        way = j.lands.steps[target]
        for option in options[1:]:
            if option.tag == "hero_step" and way[at(j, option)] < way[here]:
                return option, Msg("bots-rw-quest-move")
    return options[0], Msg("bots-rw-here")


def deed(j: Worth, options: list[Any]) -> Answer:
    s = j.s
    k = place_of_hero(s, j.seat, source(j))
    best, most, why = options[0], 0.25, "bots-rw-not-worth-it"
    for option in options[1:]:
        if option.tag == "hero_challenge":
            seat, other = next(
                (p.seat, n) for p in s.players for n, i in enumerate(p.heroes) if s.face[i] is option.hero
            )
            worth, reason = duel_worth(j, k, seat, other), "bots-rw-duel"
        elif option.tag == "attempt_quest":
            worth, reason = attempt_worth(j, k, option.card), "bots-rw-quest"
        elif option.tag == "rw_tactic":
            return option, Msg("bots-rw-tactic", card=option.card)
        else:
            continue
        if worth > most:
            best, most, why = option, worth, reason
    return best, Msg(why)


def learn(j: Worth, options: list[Any]) -> Answer:
    """What one's quests test, and what the hero is good at."""
    s = j.s
    k = place_of_hero(s, j.seat, source(j))
    tested = [s.face[i].attribute for i in j.p.quests]
    values = []
    for option in options:
        worth = 0.0
        for attribute, n in ((option.attribute, option.n), (option.other, option.n)):
            if attribute >= 0:
                now = attribute_of(s, j.seat, k, attribute)
                worth += n * (1.0 + 2.0 * tested.count(attribute)) * (0.8 if now >= 4 else 1.0)
        values.append(worth)
    return best_of(options, values), Msg("bots-rw-train")


RESULTS = {"quest_success": 3.0, "quest_lesson": 0.8, "quest_favor": 0.7, "quest_wound": -0.8, "quest_abandon": -0.3}


def test_result(j: Worth, options: list[Any]) -> Answer:
    values = [sum([RESULTS.get(effect.tag, 0.0) for effect in o.card.results[o.destiny]]) for o in options]
    return best_of(options, values), Msg("bots-best")


def test_by(j: Worth, options: list[Any]) -> Answer:
    k = place_of_hero(j.s, j.seat, source(j))
    return best_of(options, [float(attribute_of(j.s, j.seat, k, o.attribute)) for o in options]), Msg("bots-best")


# Duels

STROKES = {
    "reward_hit": 1.0,
    "reward_hit_by": 2.0,
    "reward_first_hit": 2.0,
    "reward_pierce": 0.5,
    "reward_drain": 0.6,
    "reward_ward": 0.7,
    "reward_backfire": -0.7,
}


def stroke(option: Any) -> float:
    """What an answer to a special icon does."""
    if option.tag == "duel_strike":
        return float(option.n)
    total = 0.0
    for effect in option.card.effects:
        n = getattr(effect, "n", 1)
        total += STROKES.get(effect.tag, 0.0) * (n if effect.tag in ("reward_hit", "reward_ward") else 1)
    return total


def special(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [stroke(o) for o in options]), Msg("bots-rw-stroke")


def duel_start(j: Worth, options: list[Any]) -> Answer:
    """What helps is used; whoever is the weaker one vanishes."""
    d = j.s.duel
    for option in options[1:]:
        if option.tag == "duel_reward" and any(effect.tag == "reward_vanish" for effect in option.card.effects):
            if d is not None and d.seats[1] == j.seat:
                return option, Msg("bots-rw-reward", card=option.card)
            continue
        return option, Msg("bots-rw-stroke")
    return options[0], Msg("bots-rw-enough")


def guard(j: Worth, options: list[Any]) -> Answer:
    return options[1 if len(options) > 1 else 0], Msg("bots-rw-guard")


def ambush(j: Worth, options: list[Any]) -> Answer:
    """Who is most easily beaten."""
    s = j.s
    values = []
    for option in options:
        p, k = next((p, k) for p in s.players for k, i in enumerate(p.heroes) if s.face[i] is option.hero)
        left = option.hero.health - p.figures[k][1]
        values.append((5.0 if left <= option.n else 0.0) + j.runes_of(p.seat) * 0.2 - 0.1 * left)
    return best_of(options, values), Msg("bots-rw-hinder")


ANSWERS: Answers = {
    "quest_turn": quest_turn,
    "hero_steps": hero_steps,
    "quest_deed": deed,
    "hero_training": learn,
    "quest_lesson": learn,
    "test_result": test_result,
    "test_by": test_by,
    "duel_special": special,
    "duel_start": duel_start,
    "duel_guard": guard,
    "lay_ambush": ambush,
}
