"""What the heuristic bot answers to the single questions of Legendary Encounters: Strikes, cards, orders, people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.bots import Options
from hagal.bots.encounters import hive
from hagal.bots.encounters.threat import CLEARING, STRIKES, task_space, threat
from hagal.bots.encounters.worth import USUAL, Worth, hurt
from hagal.games.encounters import fighting
from hagal.games.kit.deck import find
from hagal.kernel.step import Msg, Step

Answer = tuple[Step[Any], Msg]
DRAWS = frozenset({"enc-collect", "enc-draw", "enc-draw-until-starter", "enc-redraw"})
DANGER = 0.7
"""A player hurt more than this may die of the next Strike."""


def anything(j: Worth, options: Options) -> Answer:
    return options[0], Msg("bots-best")


def of(options: Options, *tags: str) -> list[Any]:
    return [option for option in options if option.tag in tags]


def word(options: Options, key: str) -> Step[Any]:
    """The option of that key, or the last one."""
    return next((option for option in options if option.key() == key), options[-1])


def needs_attack(j: Worth) -> list[int]:
    """What the enemies that lie open take."""
    s = j.s
    lying = list(s.combat) + [space[0] for k, space in enumerate(s.wilds) if space and not s.down >> k & 1]
    if j.hive:
        lying += hive.within_reach(s, j.seat)
    return [fighting.health(s, j.seat, i) for i in lying if s.face[i].fightable]


# Strikes


def avoid(j: Worth, options: Options) -> Answer:
    return word(options, "avoid"), Msg("bots-enc-avoid")


def cancel(j: Worth, options: Options) -> Answer:
    """The last chance to cancel something, or something that hurts."""
    s = j.s
    card = s.face[s.stack[-1][2]]
    if card.miss:
        return word(options, "take"), Msg("bots-enc-spare-way-out")
    coming = sum(1 for step, seat, _source in s.stack if step.tag == "enc-enemy-strikes" and seat == j.seat)
    hurts = card.damage >= 2 or bool(card.effects) or card.lasting or bool(card.ongoing)
    if hurts or coming < s.cancels or hurt(s, j.seat) > DANGER:
        return word(options, "cancel"), Msg("bots-enc-cancel", card=card)
    return word(options, "take"), Msg("bots-enc-spare-way-out")


def dodge_showing(j: Worth, options: Options) -> Answer:
    return options[0], Msg("bots-enc-show" if len(options) > 1 else "bots-only")


def dodge_killing(j: Worth, options: Options) -> Answer:
    """A cheap character for a Strike, if that hurts more than the loss of the card."""
    s = j.s
    ways: list[Any] = options[:-1]
    strike = s.face[s.stack[-1][2]]
    if ways:
        way = min(ways, key=lambda option: j.card(option.act.card))
        danger = hurt(s, j.seat) > 0.5
        if danger or j.card(way.act.card) < strike.damage:
            return way, Msg("bots-enc-sacrifice", card=way.act.card)
    return options[-1], Msg("bots-enc-decline")


def show(j: Worth, options: Options) -> Answer:
    if len(options) > 1:
        return options[0], Msg("bots-enc-show")
    return options[0], Msg("bots-only")


def heal(j: Worth, options: Options) -> Answer:
    """The worst Strike of whoever is nearest to death."""
    s = j.s

    def need(option: Any) -> float:
        need = float(hurt(s, option.other) * 4 + option.card.damage + 0.5 * bool(option.card.ongoing))
        return need * hive.future(s, option.other) if j.hive else need

    found: Any = max(of(options, "enc-heal-one"), key=need)
    return found, Msg("bots-enc-heal", other=found.other)


# Cards


def throw(j: Worth, options: Options) -> Answer:
    cards: list[Any] = list(options)
    found = min(cards, key=lambda option: j.card(option.card))
    return found, Msg("bots-enc-discard", card=found.card)


def bury(j: Worth, options: Options) -> Answer:
    """The card that the deck misses least; if it may be left, only one that makes the deck worse."""
    cards = of(options, "enc-bury")
    found = min(cards, key=lambda option: j.card(option.card))
    if len(cards) == len(options) or j.card(found.card) <= USUAL * 1.15:
        return found, Msg("bots-enc-kill", card=found.card)
    return options[-1], Msg("bots-enc-decline")


def claim(j: Worth, options: Options) -> Answer:
    return best_card(j, options, "enc-claim", "bots-enc-recruit")


def act_as(j: Worth, options: Options) -> Answer:
    found = max(of(options, "enc-act-as-card"), key=lambda option: j.card(option.card))
    return found, Msg("bots-best")


def excise(j: Worth, options: Options) -> Answer:
    """One's own first."""
    found: Any = max(of(options, "enc-excise-from"), key=lambda option: option.other == j.seat)
    return found, Msg("bots-best")


def lift(j: Worth, options: Options) -> Answer:
    return best_card(j, options, "enc-lift-card", "bots-enc-lift")


def best_card(j: Worth, options: Options, tag: str, why: str) -> Answer:
    """The best of the cards on offer, if it is better than what is drawn as a rule."""
    found = max(of(options, tag), key=lambda option: j.card(option.card))
    if j.card(found.card) > USUAL:
        return found, Msg(why, card=found.card)
    return options[-1], Msg("bots-enc-decline")


def swap(j: Worth, options: Options) -> Answer:
    """Recruit into Attack, if that kills something."""
    s = j.s
    for option in of(options, "enc-swap-card"):
        more = option.card.recruit - option.card.attack
        if more > 0 and any(s.attack < health <= s.attack + more for health in needs_attack(j)):
            return option, Msg("bots-enc-swap", card=option.card)
    return options[-1], Msg("bots-enc-decline")


def may(j: Worth, options: Options) -> Answer:
    """What is worth something; a card for a card only if it is worth less than the next."""
    s = j.s
    question: Any = s.stack[-1][0]
    if question.effects[0].tag != "enc-discard":
        good = sum(j.effect(effect) for effect in question.effects) > 0
        return (options[0], Msg("bots-best")) if good else (options[-1], Msg("bots-enc-decline"))
    hand = [j.card(s.face[i]) for i in s.players[j.seat].hand]
    if hand and min(hand) <= USUAL * 1.2:
        return options[0], Msg("bots-enc-exchange")
    return options[-1], Msg("bots-enc-decline")


def choose(j: Worth, options: Options) -> Answer:
    """What is worth the most; of things that hurt, the one that hurts least."""
    ways: list[Any] = list(options)
    found = max(ways, key=lambda option: sum(j.effect(part) for part in option.effects))
    return found, Msg("bots-enc-choose")


def redraw(j: Worth, options: Options) -> Answer:
    """All cards that are worth less than the next one, in the order in which they are asked for."""
    cards = [option for option in of(options, "enc-redraw-throw") if j.card(option.card) < USUAL]
    if cards:
        return min(cards, key=lambda option: option.card.id), Msg("bots-enc-exchange")
    return options[-1], Msg("bots-enc-decline")


def move_back(j: Worth, options: Options) -> Answer:
    """What would strike soonest and worst."""
    s = j.s

    def moved(option: Any) -> int:
        return s.wilds[option.space][0] if option.tag == "enc-back-from" else find(s, s.combat, option.card)

    found: Any = max(
        of(options, "enc-back-from", "enc-back-from-combat"),
        key=lambda option: threat(j, moved(option), option.space if option.tag == "enc-back-from" else -1),
    )
    return found, Msg("bots-enc-move-back", card=s.face[moved(found)])


def what_first(j: Worth, options: Options) -> Answer:
    """Cards are drawn first, but for an empty hand, which has nothing to lose."""
    places: list[Any] = list(options)
    drawing = [option for option in places if option.frames[option.place][0].tag in DRAWS]
    others = [option for option in places if option not in drawing]
    chosen = drawing if j.s.players[j.seat].hand else others
    return (chosen or places)[0], Msg("bots-best")


def where_to(j: Worth, options: Options) -> Answer:
    """Next turn's hand is better for a good card, and no better for one that is like the others."""
    s = j.s
    card = s.face[s.stack[-1][2]]
    good = j.card(card) > USUAL
    return word(options, "top" if good else "discard"), Msg("bots-enc-lift" if good else "bots-best", card=card)


def slay(j: Worth, options: Options) -> Answer:
    s = j.s

    def fear(option: Any) -> float:
        if option.tag == "enc-slay-at":
            way = CLEARING if option.space == task_space(s) else 0.0
            return threat(j, s.wilds[option.space][0], option.space) + way
        return threat(j, next(i for i in s.combat if s.face[i] is option.card), -1)

    found: Any = max(of(options, "enc-slay-at", "enc-slay"), key=fear)
    i = s.wilds[found.space][0] if found.tag == "enc-slay-at" else find(s, s.combat, found.card)
    return found, Msg("bots-enc-fight" if fear(found) >= STRIKES / 2 else "bots-enc-fight-wilds", card=s.face[i])


def avatar(j: Worth, options: Options) -> Answer:
    """Whoever bears most."""
    people: list[Any] = list(options)
    found = max(people, key=lambda option: option.avatar.health)
    return found, Msg("bots-enc-avatar", n=found.avatar.health)


ANSWERS: dict[str, Callable[[Worth, Options], Answer]] = {
    "enc-avoid": avoid,
    "enc-cancel": cancel,
    "enc-dodge-showing": dodge_showing,
    "enc-dodge-killing": dodge_killing,
    "enc-show-class": show,
    "enc-heal": heal,
    "enc-discard-one": throw,
    "enc-kill-character": bury,
    "enc-gain-free": claim,
    "enc-act-as": act_as,
    "enc-excise": excise,
    "enc-lift": lift,
    "enc-swap": swap,
    "enc-may": may,
    "enc-what-first": what_first,
    "enc-where-to": where_to,
    "enc-defeat": slay,
    "enc-heal-of": heal,
    "enc-choose": choose,
    "enc-redraw-one": redraw,
    "enc-move-back": move_back,
    "enc-drive-back": move_back,
    "enc-pick-avatar": avatar,
    "enc-keep-avatar": avatar,
}
"""What is answered to which question; where any answer is as good as another, the first."""

EACH = frozenset(
    (
        *("enc-heal", "enc-heal-of", "enc-discard-one", "enc-kill-character", "enc-gain-free", "enc-act-as"),
        *("enc-lift", "enc-swap", "enc-choose", "enc-redraw-one", "enc-move-back", "enc-drive-back", "enc-defeat"),
        *("enc-pick-avatar", "enc-keep-avatar"),
    )
)
"""Questions whose answers are judged each by itself, so that there is a second best."""
