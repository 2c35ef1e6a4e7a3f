"""The quest phase (RW-162 to RW-165, RW-172, RW-173): each player in turn, one action with each of his heroes."""

from __future__ import annotations

from hagal.games.kit.effect import DECLINE
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import look
from hagal.games.runewars.components import Area, Hero
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.names import RANGE
from hagal.games.runewars.orders.play_order import play_order
from hagal.games.runewars.quests.effects import Learn
from hagal.games.runewars.quests.heroes import (
    EXCHANGED,
    MOST_TRAINING,
    exchanges,
    heal,
    hero,
    heroes_at,
    is_routed,
    move_hero,
    neighbours,
    pick_ups,
    place_of_hero,
    ways,
)
from hagal.games.runewars.quests.quest_tactics import InQuests, asides, own
from hagal.games.runewars.reasons import apart, area_in
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class QuestPhase(Step[Runewars]):
    """By the orders of the last season (RW-015); each finishes all his heroes before the next."""

    tag = "quest_phase"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if s.log is not None:
            s.log.tell("rw-quest-phase", -1, "RW-162")
        for k in play_order(s)[::-1]:
            if s.players[k].heroes:
                s.stack.append((QuestTurn(()), k, -1))


class QuestTurn(Choice[Runewars]):
    """Which hero acts, and how; `done` are those that have, by instance."""

    tag = "quest_turn"
    fields = ("done",)

    def __init__(self, done: tuple[int, ...]) -> None:
        self.done: tuple[int, ...] = done

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        p = s.players[seat]
        waiting = [k for k, i in enumerate(p.heroes) if i not in self.done]
        if not waiting or p.out:
            return []
        found: list[Step[Runewars]] = [EndQuests()]
        for k in waiting:
            found += actions(s, seat, k, self.done)
        areas = {p.figures[k][0] for k in waiting}
        for exchange in exchanges(s, seat):
            if s.board.at[exchange.area] in areas:
                found.append(InQuests(exchange, self))
        return found + own(s, seat, self)

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not s.players[seat].tactics

    def asides(self, s: Runewars, seat: int, source: int) -> list[tuple[int, Step[Runewars]]]:
        return asides(s, seat)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-quest-turn")

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        word, _space, id = key.partition(" ")
        p = s.players[seat]
        for k, i in enumerate(p.heroes):
            who: Hero = s.face[i]
            if who.id == id and word in ("move", "heal", "train"):
                return Msg("rw-why-acted", hero=who) if i in self.done else why_no_action(s, seat, k, word)
        return None


def actions(s: Runewars, seat: int, k: int, done: tuple[int, ...]) -> list[Step[Runewars]]:
    """Move unless routed; heal in a friendly area; train while there is anything to learn (RW-172)."""
    who = hero(s, seat, k)
    found: list[Step[Runewars]] = []
    if why_no_action(s, seat, k, "move") is None:
        found.append(MoveAction(who, done))
    if why_no_action(s, seat, k, "heal") is None:
        found.append(HealAction(who, done))
    if why_no_action(s, seat, k, "train") is None:
        found.append(TrainAction(who, done))
    return found


def why_no_action(s: Runewars, seat: int, k: int, word: str) -> Msg | None:
    """Why a hero cannot do this, if so."""
    figure = s.players[seat].figures[k]
    if word == "move":
        return Msg("rw-why-routed", hero=hero(s, seat, k)) if figure[5] else None
    if word == "train":
        learned = figure[2] == figure[3] == figure[4] == MOST_TRAINING
        return Msg("rw-why-trained", hero=hero(s, seat, k)) if learned else None
    if not curable(s, seat, k):
        return Msg("rw-why-unhurt", hero=hero(s, seat, k))
    if s.control[figure[0]] != seat and hero(s, seat, k).ability != "healer":
        return Msg("rw-why-unfriendly", hero=hero(s, seat, k))
    return None


def curable(s: Runewars, seat: int, k: int) -> list[int]:
    """Who would be healed: this hero, and with a healer all own heroes in the area."""
    p = s.players[seat]
    there = heroes_at(s, seat, p.figures[k][0]) if hero(s, seat, k).ability == "healer" else [k]
    return [one for one in there if p.figures[one][1]]


class EndQuests(Step[Runewars]):
    """The other heroes do nothing."""

    tag = "end_quests"

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("rw-option-done")


class HeroAction(OfComponent[Runewars]):
    """An action of a hero; at its end, what happens to a hero who ends one there (moment `hero_acted`)."""

    fields = ("hero", "done")

    def __init__(self, hero: Hero, done: tuple[int, ...]) -> None:
        self.hero: Hero = hero
        self.done: tuple[int, ...] = done

    def run(self, s: Runewars, seat: int, source: int) -> None:
        i = next(i for i in s.players[seat].heroes if s.face[i] is self.hero)
        s.turn_flags &= ~EXCHANGED
        s.stack.append((QuestTurn((*self.done, i)), seat, source))
        s.stack.append((ActionEnds(), seat, i))
        self.act(s, seat, i)

    def act(self, s: Runewars, seat: int, i: int) -> None:
        raise NotImplementedError


class MoveAction(HeroAction):
    """Up to two areas, some heroes farther; none at all is a move, too (RW-163)."""

    tag = "hero_move"
    word = "move"

    def act(self, s: Runewars, seat: int, i: int) -> None:
        s.stack.append((HeroSteps(RANGE + self.hero.far), seat, i))

    def message(self) -> Msg:
        return Msg("rw-option-hero-move", hero=self.hero)


class HealAction(HeroAction):
    tag = "hero_heal"
    word = "heal"

    def act(self, s: Runewars, seat: int, i: int) -> None:
        for k in curable(s, seat, place_of_hero(s, seat, i)):
            heal(s, seat, k)

    def message(self) -> Msg:
        return Msg("rw-option-hero-heal", hero=self.hero)


class TrainAction(HeroAction):
    tag = "hero_train"
    word = "train"

    def act(self, s: Runewars, seat: int, i: int) -> None:
        s.stack.append((Training(), seat, i))

    def message(self) -> Msg:
        return Msg("rw-option-hero-train", hero=self.hero)


class ActionEnds(Step[Runewars]):
    tag = "action_ends"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if place_of_hero(s, seat, source) >= 0:
            fire(s, "hero_acted", seat, source)


class Training(Choice[Runewars]):
    """+2 to one attribute or +1 to two, at most +2 each (RW-165). With room for one point only, that one."""

    tag = "hero_training"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        figure = s.players[seat].figures[place_of_hero(s, seat, source)]
        room = [MOST_TRAINING - figure[2 + attribute] for attribute in range(3)]
        able = [attribute for attribute in range(3) if room[attribute]]
        found: list[Step[Runewars]] = [Learn(a, -1, room[a]) for a in able if room[a] > 1 or len(able) == 1]
        return found + [Learn(a, b, 1) for a in able for b in able if a < b]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-train", hero=s.face[source])


class HeroSteps(Choice[Runewars]):
    """One area after the other; he looks at the rune tokens on his way (RW-161) and may exchange rewards with own
    heroes whom he passes (RW-170). Query `steps_left` (about the area): how far he still goes from there; moment
    `leap`: he got there by what the query `adjacent` adds."""

    tag = "hero_steps"
    fields = ("left",)

    def __init__(self, left: int) -> None:
        self.left: int = left

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        k = place_of_hero(s, seat, source)
        if k < 0 or is_routed(s, seat, k):
            return []
        area = s.players[seat].figures[k][0]
        found: list[Step[Runewars]] = [StopHere()]
        if self.left:
            areas = s.board.areas
            found += [StepTo(areas[other], self.left - 1) for other in ways(s, seat, k, area)]
        for exchange in exchanges(s, seat):
            if s.board.at[exchange.area] == area:
                found.append(InQuests(exchange, self))
        if s.dropped and s.rules.options["dropped_rewards"] == "entering":
            found += [InQuests(taken, self) for taken in pick_ups(s, seat, k)]
        return found + own(s, seat, self)

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not s.players[seat].tactics

    def asides(self, s: Runewars, seat: int, source: int) -> list[tuple[int, Step[Runewars]]]:
        return asides(s, seat)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-hero-steps", hero=s.face[source], n=self.left)

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        k, to = place_of_hero(s, seat, source), area_in(s, key)
        if k < 0 or to < 0:
            return None
        if not self.left:
            return Msg("rw-why-steps", hero=s.face[source])
        return apart(s, s.players[seat].figures[k][0], to)


class StepTo(OfArea):
    tag = "hero_step"
    word = "go"
    fields = ("area", "left")

    def __init__(self, area: Area, left: int) -> None:
        self.area: Area = area
        self.left: int = left

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = place_of_hero(s, seat, source)
        there = s.board.at[self.area]
        leaps = there not in neighbours(s, seat, k, s.players[seat].figures[k][0])
        move_hero(s, seat, k, there)
        left: int = ask(s, "steps_left", seat, self.left, there)
        s.stack.append((HeroSteps(left), seat, source))
        if leaps:
            fire(s, "leap", seat, source)


class StopHere(Step[Runewars]):
    """Here the move ends: what lies there is found (moment `hero_stops`), then a duel, a quest or neither."""

    tag = "hero_stop"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "quest_deed", seat, source)
        if s.face[source].ability == "falcon":
            s.stack.append((FalconEyes(), seat, source))
        fire(s, "hero_stops", seat, source)

    def key(self) -> str:
        return "stop"

    def message(self) -> Msg:
        return Msg("rw-option-stop-here")


class FalconEyes(Choice[Runewars]):
    """A falconer looks at a rune token in an area next to hers."""

    tag = "falcon_eyes"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        k = place_of_hero(s, seat, source)
        if k < 0:
            return []
        near = s.board.near[s.players[seat].figures[k][0]]
        hidden = [at for i, at in zip(s.runes, s.rune_at, strict=True) if at in near and not s.known[i] >> seat & 1]
        if not hidden:
            return []
        return [DECLINE, *[Spy(s.board.areas[area]) for area in hidden]]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-falcon", hero=s.face[source])


class Spy(OfArea):
    tag = "falcon_spy"
    word = "look"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        look(s, seat, s.board.at[self.area])
        if s.log is not None:
            s.log.tell("rw-looks", seat, "RW-161", area=self.area)


register_all(list(globals().values()))
