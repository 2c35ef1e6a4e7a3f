"""The questions of Legendary Encounters, and what the heuristic bot answers.

A turn goes: all cards in a good order, then the abilities that count them, then tasks, enemies that strike, recruits,
and what is left over for a look into the Wilds. On the turns of others it Coordinates wherever that costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from hagal.bots import Advice, Bot, Options, again
from hagal.bots.encounters import alien_hunt, hive, hunting
from hagal.bots.encounters.answers import ANSWERS, DANGER, DRAWS, EACH, Answer, anything, needs_attack, of
from hagal.bots.encounters.standing import standing
from hagal.bots.encounters.threat import best, most_for, targets, task_attack, task_space
from hagal.bots.encounters.worth import USUAL, Worth
from hagal.games.encounters import moves, wilds
from hagal.games.encounters.action_phase import EnlistOfficer
from hagal.games.encounters.alien.effects.headquarters import price
from hagal.games.encounters.components import EnemyCard, PlayerCard
from hagal.games.encounters.hunted.specials import CAMP
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import STAGES
from hagal.games.encounters.state import Encounters
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step

ACTIONS = frozenset({"enc-action", "enc-hunters-action", "enc-alien-action"})
COUNTING = frozenset({"enc-backup", "enc-brothers", "enc-showboat"})
FORBIDS = frozenset({"enc-coordinating-hurts", "enc-no-replacement"})
"""Ongoing abilities of enemies that make Coordinating a loss."""
GOALS = frozenset(
    (
        *("enc-complete", "enc-complete-minor", "enc-assault"),
        *("enc-finish", "enc-install", "enc-save", "enc-emplace"),
    )
)
"""Effects of tasks that bring an Objective forward."""
ALL_ANSWERS = {**hunting.ANSWERS, **hive.ANSWERS, **ANSWERS}
HOPE = 3
"""Attack with which one may hope to fight what lies face down."""


class Mind(Bot):
    """The heuristic bot for Legendary Encounters."""

    attentive: ClassVar[bool] = True

    def __init__(self, seed: int | None = None, **knows: bool) -> None:
        super().__init__(seed)
        self.said: Msg | None = None
        self.zeal: float = hunting.ZEAL[knows.get("duels")]

    def reason(self) -> Msg:
        return super().reason() if self.said is None else self.said

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        assert isinstance(s, Encounters)
        answer = answers(tag_of(s))
        chosen, self.said = answer(self.look(s, seat), options)
        return chosen

    def rank(self, s: State, seat: int, options: Options, most: int) -> list[Advice]:
        """What comes next in a turn, and what would if not for that; elsewhere what it judges one by one."""
        assert isinstance(s, Encounters)
        tag = tag_of(s)
        answer = answers(tag)
        j = self.look(s, seat)
        if tag not in ACTIONS and tag not in EACH:
            most = 1
        return again(lambda some: answer(j, some), options, most, alike=tag not in ACTIONS)

    def judge(self, s: State, seat: int) -> float | None:
        """Where all win or lose together the chance of the group, in percent; else in Honor."""
        assert isinstance(s, Encounters)
        return standing(s, seat)

    def look(self, s: Encounters, seat: int) -> Worth:
        j = Worth(s, seat)
        j.zeal = self.zeal
        return j

    def interject(self, s: State, seat: int, options: Options) -> Step[Any] | None:
        """Coordinate what helps the active player most, unless an enemy makes that a loss."""
        assert isinstance(s, Encounters)
        lying = [s.face[i] for i in s.combat]
        lying += [s.face[space[0]] for k, space in enumerate(s.wilds) if space and not s.down >> k & 1]
        if any(ability.tag in FORBIDS for card in lying if card.fightable for ability in card.ongoing):
            return None
        j = Worth(s, s.active)
        if j.hive and not hive.dares(s, seat, 1):
            return None
        offers: list[Any] = list(options)
        chosen = hive.best_offer(j, options) if j.hive else max(offers, key=lambda option: j.card(option.card))
        self.said = Msg("bots-enc-coordinate", card=chosen.card)
        return chosen  # type: ignore[no-any-return]


def tag_of(s: Encounters) -> str:
    """The tag of the question that is asked."""
    question: Any = s.stack[-1][0]
    tag: str = question.effect.tag if question.tag == "enc-or-leave" else question.tag
    return tag


def answers(tag: str) -> Callable[[Worth, Options], Answer]:
    return act if tag in ACTIONS else ALL_ANSWERS.get(tag, anything)


# The Action phase


def act(j: Worth, options: Options) -> Answer:
    """One thing after the other: the first of these that has something to do."""
    for part in PREDATORS if hunting.NAME in j.s.parts else HUMANS:
        found = part(j, options)
        if found is not None:
            return found
    return options[-1], Msg("bots-enc-done")


def play(j: Worth, options: Options) -> Answer | None:
    """Cards that draw first, those that others build on before those that build on others."""
    cards = of(options, "enc-play", "enc-copy")
    if j.hive:
        cards = [option for option in cards if not hive.too_risky(j, option.card)]
    if not cards:
        return None
    s = j.s
    hand = [s.face[i] for i in s.players[j.seat].hand] + [s.face[i] for i in s.offers]
    played = [s.face[i] for i in s.played]
    ranks = [(rank(option.card, hand, played), k) for k, option in enumerate(cards)]
    (first, _later), k = min((ranked, k) for ranked, k in ranks)
    option = cards[k]
    if first == 0:
        return option, Msg("bots-enc-draw", card=option.card)
    if option.tag == "enc-copy":
        return option, Msg("bots-enc-copy", card=option.card)
    if any(needs(card, option.card) for card in hand if card is not option.card):
        return option, Msg("bots-enc-prepare", card=option.card)
    return option, Msg("bots-enc-play", card=option.card)


def needs(card: PlayerCard, other: PlayerCard) -> bool:
    """Does a class or team ability of a card wait for the other one?"""
    for effect in card.effects:
        if effect.tag == "enc-when":
            condition: Any = effect.condition  # type: ignore[attr-defined]
            if condition.tag == "enc-earlier-class" and other.classes >> condition.cls & 1:
                return True
            if condition.tag == "enc-earlier-team" and condition.team == other.team:
                return True
    return False


def rank(card: PlayerCard, hand: list[PlayerCard], played: list[PlayerCard]) -> tuple[int, float]:
    """The smaller, the earlier it is played."""
    waits = any(effect.tag == "enc-when" for effect in card.effects)
    ready = any(needs(card, other) for other in played)
    hoped = any(needs(card, other) for other in hand if other is not card) or hand.count(card) > 1
    inner = {part.tag for effect in card.effects for part in (effect, *getattr(effect, "effects", ()))}
    if inner & DRAWS and (ready or not waits):
        return 0, 0.0
    if inner & {"enc-defeat", "enc-gain-free"}:
        return 3, 0.0
    if waits and not ready and hoped:
        return 2, float(card.cost)
    return 1, float(-sum(1 for other in hand if needs(other, card)))


def use(j: Worth, options: Options) -> Answer | None:
    """Abilities that count cards after all cards; a price only for what it makes possible; doubling at the end."""
    cards = of(options, "enc-use")
    later: list[Any] = []
    s = j.s
    for option in cards:
        for effect, _seat, source in s.pending:
            if s.face[source] is option.card and effect.can(s, j.seat, source):
                if effect.tag == "enc-pay":
                    if worth_paying(j, effect):
                        return option, Msg("bots-enc-pay", card=option.card)
                elif effect.tag in COUNTING:
                    if useful(j, effect):
                        return option, Msg("bots-enc-use", card=option.card)
                else:
                    later.append(option)
                break
    if later:
        return later[0], Msg("bots-enc-use", card=later[0].card)
    return None


def useful(j: Worth, effect: Any) -> bool:
    """Swapping and killing can wait for a better turn only if nothing comes of them now."""
    return all(part.tag != "enc-swap" or short_of(j, 1) for part in effect.effects)


def short_of(j: Worth, more: int) -> bool:
    """Would a little more Attack kill something that the Attack there is does not?"""
    s = j.s
    found = [health for health in needs_attack(j) if s.attack < health <= s.attack + more]
    return bool(found)


def worth_paying(j: Worth, effect: Any) -> bool:
    gain = sum(part.n for part in effect.effects if part.tag == "enc-attack")
    return short_of(j, gain) and not task_waits(j.s)


def task_waits(s: Encounters) -> bool:
    return task_space(s) >= 0


def task(j: Worth, options: Options) -> Answer | None:
    """What brings an Objective forward is done at once, other tasks if something comes of them."""
    s = j.s
    helping: Any = None
    for option in of(options, "enc-do"):
        tags = {effect.tag for effect in option.card.task.effects}
        if option.card.id == CAMP and better_later(s):
            continue
        if tags & GOALS:
            return option, Msg("bots-enc-win" if mission(s).stage == STAGES else "bots-enc-task", card=option.card)
        if all(helps(j, effect) for effect in option.card.task.effects):
            helping = option
    return None if helping is None else (helping, Msg("bots-enc-help", card=helping.card))


def helps(j: Worth, effect: Any) -> bool:
    """A mark less is always something; a kill, if it is of an enemy that strikes, or of one in the way."""
    s = j.s
    if effect.tag == "enc-free-scan":
        return bool(s.down) and not s.scans and s.attack >= HOPE
    if effect.tag != "enc-defeat":
        return bool(effect.can(s, j.seat, -1))
    space = task_space(s)
    in_the_way = s.wilds[space] if space >= 0 and not s.down >> space & 1 else []
    return any(effect.fits(s, j.seat, i) for i in (*s.combat, *in_the_way))


def better_later(s: Encounters) -> bool:
    """Wiping out the camp can wait for its Guerrillas: killed later, each of them costs a Strike.

    Not once something for the next Objective is found, nor when the Enemy deck runs out for good.
    """
    m = mission(s)
    later = {objective.id for objective in m.objectives[m.current + 1 :]}
    found = (*s.operations, *(i for cards in s.attached for i in cards))
    if s.exhausted or any(s.face[i].deck in later for i in found):
        return False
    left = 0
    for card in s.rules.components.values():
        if isinstance(card, EnemyCard) and any(effect.tag == "enc-camp-advances" for effect in card.death):
            left += card.count - sum(1 for i in s.dead_enemies if s.face[i] is card)
    return left > 0


def clear(j: Worth, options: Options) -> Answer | None:
    """A space that must be clear for a task is scanned first, if what lies there can perhaps be fought, too."""
    s = j.s
    space = task_space(s)
    ways = [option for option in of(options, "enc-scan") if option.space == space]
    if not ways:
        return None
    way = max(ways, key=lambda option: option.free)
    left = s.attack - (0 if way.free else wilds.scan_cost(s, j.seat, space))
    return (way, Msg("bots-enc-clear-scan")) if left >= HOPE else None


def fight(j: Worth, options: Options) -> Answer | None:
    """The enemies that are worth the most for the Attack there is, those that can win the game first."""
    s = j.s
    found = [one for one in targets(j, options) if one[0] > 0]
    if not found:
        return None
    spare = s.attack - task_attack(s)
    clearing = task_space(s)
    chosen = best(found, max(spare, 0)) or best(found, s.attack)
    if not chosen:
        return None
    _worth, _health, i, option = chosen[0]
    card = s.face[i]
    if option.tag == "enc-pry":
        return option, Msg("bots-enc-pry", other=option.other)
    if option.tag == "enc-fight-clone":
        return option, Msg("bots-enc-clone", card=card)
    if card.final:
        return option, Msg("bots-enc-final", card=card)
    if clearing >= 0 and s.wilds[clearing] and s.wilds[clearing][0] == i:
        return option, Msg("bots-enc-clear", card=card)
    if option.tag == "enc-fight":
        return option, Msg("bots-enc-fight-wilds", card=card)
    return option, Msg("bots-enc-fight", card=card)


def recruit(j: Worth, options: Options) -> Answer | None:
    """The characters that make the deck better by the most, for the Recruit there is."""
    s = j.s
    if task_space(s) >= 0 and can_clear(j):
        return None  # the Recruit is for the task, once its space is clear
    more = moves.price(s, j.seat, 0)
    offers: list[tuple[float, int, Any]] = []
    option: Any
    for option in options:
        if option.tag == "enc-enlist":
            offers.append((gain(j, option.card), option.card.cost + more, option))
        elif option.tag == "enc-ransom":
            offers.append((gain(j, option.card), price(s, option.card.cost, "lost_icon")[1], option))
        elif isinstance(option, EnlistOfficer):
            offers += [(gain(j, s.face[s.officers[-1]]), option.cost(s), option)] * min(3, len(s.officers))
    chosen = most_for(offers, s.recruit)
    if not chosen:
        return None
    option = chosen[0]
    card = s.face[s.officers[-1]] if isinstance(option, EnlistOfficer) else option.card
    return option, Msg("bots-enc-recruit", card=card)


def gain(j: Worth, card: PlayerCard) -> float:
    """How much better a deck is with a card: it must come to hand before the end to be of use."""
    found = j.card(card) - USUAL if j.progress < 0.97 or j.s.to_top else 0.01 * card.cost
    return found + sum(map(j.effect, card.recruited)) if card.recruited else found


def can_clear(j: Worth) -> bool:
    """Can the card on the space of a task still be scanned or fought in this turn?"""
    s = j.s
    space = task_space(s)
    if s.down >> space & 1:
        return bool(s.scans) or s.attack >= wilds.scan_cost(s, j.seat, space) + 1
    return False


def scan(j: Worth, options: Options) -> Answer | None:
    """With what is left over: the space of a task, then what is nearest."""
    s = j.s
    found = of(options, "enc-scan")
    if not found:
        return None
    wanted = task_space(s)
    spare = s.attack - task_attack(s)
    best_option: Any = None
    most = 0.0
    for option in found:
        cost = 0 if option.free else wilds.scan_cost(s, j.seat, option.space)
        if cost > spare and option.space != wanted:
            continue
        worth = 1.0 + 0.2 * option.space + (10.0 if option.space == wanted else 0.0) - 0.15 * cost
        worth += 0.05 * option.free
        if not j.hive and j.hurt > DANGER and not option.free and spare - cost < 3 and option.space != wanted:
            continue
        if worth > most:
            most, best_option = worth, option
    if best_option is None:
        return None
    return best_option, Msg("bots-enc-clear-scan" if best_option.space == wanted else "bots-enc-scan")


HUMANS = (play, use, hive.rescue, task, clear, fight, hive.relieve, recruit, scan)
PREDATORS = (play, use, alien_hunt.act, scan)
"""What a turn is made of, in this order."""
