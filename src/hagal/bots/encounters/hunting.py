"""How the heuristic bot hunts: what Prey, Duels, Hazards, Traps and healing are worth to a Predator, in Honor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hagal.bots import Options
from hagal.bots.encounters import hive
from hagal.bots.encounters.answers import Answer, of, word
from hagal.bots.encounters.threat import most_for
from hagal.bots.encounters.worth import USUAL, Worth, deadly, hurt
from hagal.games.encounters import fighting, moves
from hagal.games.encounters.action_phase import EnlistOfficer
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.hunters.hunt import NAME, armor, hunt, worth
from hagal.games.encounters.hunters.hunt import honor as honor_of
from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Msg

__all__ = ["ANSWERS", "NAME", "act"]

PER_ATTACK = 0.4
"""The Honor that a point of Attack brings: about so much Prey dies of it."""
DRAWN = 0.4
"""How often a card of a deck comes to hand in a turn."""
HIT, SHAME = 1.35, 0.55
"""Damage and Dishonor of a Strike, on average."""
WOUND = 0.35
"""What a point of damage costs in Honor, far from death."""
DEATH = 6.0
"""What it costs in Honor to die: the Avatar, and the turns that others still have."""
NEARER = (0.0, 0.1, 0.2, 0.4, 0.8)
"""What it is worth beside its Honor to kill a Prey in the Wilds, by space."""
WIN = 60.0
TRAPPED = 1.3
"""What a Trap costs in Honor, as long as it lies in front of one."""
ZEAL = {None: 1.0, True: 3.0, False: 0.0}
"""How keen on Duels: as it pays, more than that, or not at all."""
DREAD = 0.65
"""How often a Strike has Damage: so often a Lethal Prey kills."""

Offer = tuple[float, int, Any]
"""What something is worth and costs, and what it is."""


def turns_left(s: Encounters) -> float:
    """How many turns a player may still have, as far as the Prey deck tells."""
    alive = max(1, sum(not p.dead for p in s.players))
    left = (len(s.enemies) + 2) / alive
    return min(left, 1.5) if s.deadline else left


def strike_cost(j: Worth) -> float:
    """What it costs in Honor to draw a Strike now: more, the nearer death is."""
    s = j.s
    p = s.players[j.seat]
    left = p.health - moves.damage(s, p)
    risk = deadly(s, left)
    return SHAME + HIT * WOUND * (1.0 + hurt(s, j.seat)) + risk * DEATH


def prey_worth(j: Worth, i: int, space: int) -> float:
    """What it is worth to kill a Prey; `space` -1: in the Combat Zone, where it would strike."""
    s = j.s
    card = s.face[i]
    gear = [s.face[k] for k in s.gear_on(i)]
    found: float = worth(s, j.seat, i) + sum(one.honor for one in gear) + (0.4 if card.worthy else 0.0)
    lethal = card.lethal or any(one.lethal for one in gear)
    strikes = 1 + (card.double or any(one.double for one in gear))
    if space < 0:
        found += strikes * strike_cost(j) + (DREAD * DEATH if lethal else 0.0)
    else:
        found += NEARER[space] * (2.0 if lethal or card.runner else 1.0)
    for effect in (*card.death, *(effect for one in gear for effect in one.death), *card.fights):
        found += 0.5 * j.effect(effect)
    if card.final and (not j.hive or hive.ends(s, i)):
        found += ending_worth(j, card.honor)
    return found


def ending_worth(j: Worth, more: int) -> float:
    """The end of the game at once: all there is for those who play together or would win, bad for the others."""
    s = j.s
    if s.rules.cooperative:
        return WIN
    mine = honor_of(s, j.seat) + more
    best = max((honor_of(s, p.seat) for p in s.players if p.seat != j.seat), default=-99)
    return WIN if mine >= best else -8.0


def lying(s: Encounters) -> list[tuple[int, int]]:
    """What lies open, each with its space; -1: in the Combat Zone."""
    spaces = [(space[0], k) for k, space in enumerate(s.wilds) if space and not s.down >> k & 1]
    return [*((i, -1) for i in s.combat), *spaces]


def act(j: Worth, options: Options) -> Answer | None:
    """Heal, then what Attack can do, then what Recruit can do; nothing if nothing pays."""
    for part in (mend, strike_out, spend):
        found = part(j, options)
        if found is not None:
            return found
    return None


def mend(j: Worth, options: Options) -> Answer | None:
    """Points lapse: whatever takes most away with them, of whoever needs it most."""
    found = of(options, "enc-mend")
    if not found:
        return None
    s = j.s
    h = hunt(s)

    def worth(option: Any) -> float:
        card = option.card
        need = 1.0 + 3.0 * hurt(s, option.other)
        return float(card.damage * need + card.dishonor * 1.5)

    price = [(worth(option), option.card.damage, option.card.dishonor, option) for option in found]
    best = max(price, key=lambda one: (one[0] if one[1] <= h.heal else 0.0, -one[1]))
    return best[3], Msg("bots-enc-mend", card=best[3].card)


def strike_out(
    j: Worth, options: Options, more: Sequence[Offer] = (), way: tuple[int, float] = (-1, 0)
) -> Answer | None:
    """Prey and Predators: those that together are worth the most for the Attack there is. `way`: a space that is in
    the way of something, and what it is worth to clear it."""
    s = j.s
    offers: list[Offer] = list(more)
    option: Any
    for option in options:
        if option.tag == "enc-fight":
            i = s.wilds[option.space][0]
            found = prey_worth(j, i, option.space) + (way[1] if option.space == way[0] else 0.0)
            offers.append((found, fighting.health(s, j.seat, i), (option, i)))
        elif option.tag == "enc-fight-combat":
            i = next(k for k in s.combat if s.face[k] is option.card)
            offers.append((prey_worth(j, i, -1), fighting.health(s, j.seat, i), (option, i)))
        elif option.tag == "enc-duel":
            other = option.other
            offers += [(duel_worth(j, other) * j.zeal, armor(s, other), (option, -1))] * min(2, hunt(s).duels)
    chosen = most_for(offers, s.attack)
    if not chosen:
        return None
    option, i = chosen[0]
    if i < 0:
        return option, Msg("bots-enc-duel", other=option.other)
    card = s.face[i]
    if option.tag == "enc-pry":
        return option, Msg("bots-enc-pry", other=option.other)
    if card.final:
        return option, Msg("bots-enc-final", card=card)
    return option, Msg("bots-enc-trophy", card=card)


def duel_worth(j: Worth, other: int) -> float:
    """What a Duel is worth: the opponent's loss as far as it is one's gain, and his Avatar if it kills; not his death
    while he leads nobody and one is behind, for then the game ends soon."""
    s = j.s
    q = s.players[other]
    rivals = max(1, j.others)
    kill = deadly(s, q.health - moves.damage(s, q))
    mine, theirs = honor_of(s, j.seat), honor_of(s, other)
    ahead = mine >= max(honor_of(s, p.seat) for p in s.players if p.seat != j.seat) - q.avatar.honor
    share = 1.6 / rivals if theirs >= mine - 2 else 0.7 / rivals
    found = share * (SHAME + HIT * WOUND)
    found += kill * (q.avatar.honor + share * q.avatar.honor + (2.0 if ahead else -3.0))
    return found


def spend(j: Worth, options: Options, more: Sequence[Offer] = ()) -> Answer | None:
    """Hazards, Traps and cards: those that together are worth the most for the Recruit there is."""
    s = j.s
    dearer = moves.price(s, j.seat, 0)
    offers: list[Offer] = list(more)
    for option in options:
        tag = option.tag
        if tag == "enc-evade":
            card = s.face[s.wilds[option.space][0]]  # type: ignore[attr-defined]
            near = TRAPPED * (option.space + 1) / 5  # type: ignore[attr-defined]
            offers.append((card.honor + near, card.price, option))
        elif tag == "enc-remove-trap":
            trap, own = option.trap, option.other == j.seat  # type: ignore[attr-defined]
            offers.append((trap.honor + (TRAPPED if own or s.rules.cooperative else 0.0), trap.price, option))
        elif tag == "enc-enlist":
            offers.append((deck_worth(j, option.card), option.card.cost + dearer, option))  # type: ignore[attr-defined]
        elif isinstance(option, EnlistOfficer):
            price = option.cost(s)
            top = s.rules.kinds["character"]
            instinct = next(card for card in top if card.deck == "officer")
            offers += [(deck_worth(j, instinct), price, option)] * min(2, len(s.officers))
    chosen: list[Any] = most_for(offers, s.recruit)
    if not chosen:
        return None
    option = chosen[0]
    if option.tag == "enc-evade":
        return option, Msg("bots-enc-evade", card=s.face[s.wilds[option.space][0]])
    if option.tag == "enc-remove-trap":
        return option, Msg("bots-enc-remove", card=option.trap)
    if option.tag in ("enc-enlist", "enc-ransom"):
        return option, Msg("bots-enc-recruit", card=option.card)
    if option.tag == "enc-do":
        return option, Msg("bots-enc-task", card=option.card)
    if option.tag == "enc-fight-clone":
        return option, Msg("bots-enc-trophy", card=option.card)
    if option.tag == "enc-disarm":
        return option, Msg("bots-enc-disarm")
    return option, Msg("bots-enc-instinct")


def deck_worth(j: Worth, card: PlayerCard) -> float:
    """The Honor that a card may still bring: it must come to hand to be of use."""
    turns = turns_left(j.s)
    return (j.card(card) - USUAL) * PER_ATTACK * DRAWN * turns + (0.3 * card.honor if turns > 3 else 0.0)


# Single questions


def arrest(j: Worth, options: Options) -> Answer:
    """Whatever would strike worst; what one wants to kill stays free if there is something else."""
    s = j.s

    def fear(option: Any) -> float:
        if option.tag == "enc-arrest-at":
            card = s.face[s.wilds[option.space][0]]
            return float(card.lethal * 3 + card.double + NEARER[option.space] - 0.3 * card.honor)
        return float(option.card.lethal * 4 + option.card.double + 1.0)

    return max(options, key=fear), Msg("bots-best")


def strip(j: Worth, options: Options) -> Answer:
    found: Any = max(of(options, "enc-strip-one"), key=lambda option: option.card.honor)
    return found, Msg("bots-enc-take", card=found.card)


def disarm(j: Worth, options: Options) -> Answer:
    found: Any = max(of(options, "enc-free-trap"), key=lambda option: option.card.honor)
    return found, Msg("bots-enc-remove", card=found.card)


def enshrine(j: Worth, options: Options) -> Answer:
    """Once the card has hardly a chance to come to hand again."""
    if turns_left(j.s) < 4:
        return word(options, "enshrine"), Msg("bots-enc-enshrine")
    return options[-1], Msg("bots-enc-decline")


def stalked(j: Worth, options: Options) -> Answer:
    """What one cannot fight oneself, or what is a danger, is for the bottom; the Ultimate Prey while one is behind."""
    s = j.s
    card = s.face[s.enemies[-1]]
    bad = card.lethal or card.double or (card.final and ending_worth(j, card.honor) < 0)
    return (word(options, "bottom"), Msg("bots-enc-bury", card=card)) if bad else (options[0], Msg("bots-best"))


def raid(j: Worth, options: Options) -> Answer:
    cards = of(options, "enc-take-raided")
    if cards:
        found = max(cards, key=lambda option: j.card(option.card))
        if j.card(found.card) > USUAL:
            return found, Msg("bots-enc-recruit", card=found.card)
    return options[-1], Msg("bots-enc-decline")


ANSWERS = {
    "enc-arrest": arrest,
    "enc-strip": strip,
    "enc-disarm-trap": disarm,
    "enc-enshrine": enshrine,
    "enc-stalked": stalked,
    "enc-raid-one": raid,
}
