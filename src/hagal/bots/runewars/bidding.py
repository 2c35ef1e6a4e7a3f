"""Bids for influence: what the places of a bid are worth, and what others may be expected to offer."""

from __future__ import annotations

from typing import Any

from hagal.bots.runewars.asking import Answer, Answers, question, source
from hagal.bots.runewars.worth import Worth
from hagal.kernel.step import Msg

PRIZES: dict[str, float] = {
    "receive_rune": 7.0,
    "place_dragon": 3.0,
    "season_grant_dragons": -7.0,
    "season_destroy_city": 0.8,
    "season_wild_allies": 2.0,
    "season_destroy_units": -2.0,
    "season_draw_tactics": 0.65,
    "season_discard_tactics": -0.5,
    "season_slow": -0.8,
    "season_drive_neutrals": 0.5,
    "season_turn_dial": -0.6,
}
"""What an effect of a season card is worth; those with a number, for each."""
COUNTED = frozenset({"season_draw_tactics", "season_discard_tactics"})


def prize(effects: Any) -> float:
    total = 0.0
    for effect in effects:
        worth = PRIZES.get(effect.tag, 0.0)
        total += worth * (effect.n if effect.tag in COUNTED else 1)
    return total


def stakes(bid: Any) -> tuple[float, float]:
    """What the highest place is worth more than the middle, and what the lowest one costs."""
    up = prize(bid.highest) - prize(bid.but_highest)
    down = prize(bid.but_lowest) - prize(bid.lowest)
    return up, down


def offer(j: Worth, options: list[Any]) -> Answer:
    """As much as the prize is worth against what the others can offer; each of them is expected to offer up to half of
    what he has."""
    s = j.s
    card = s.face[source(j)] if source(j) >= 0 else None
    bid = next((effect for effect in card.effects if effect.tag == "bid"), None) if card is not None else None
    if bid is None:
        return options[0], None
    up, down = stakes(bid)
    eager = up >= 3.0 or down >= 3.0
    others = [q.influence for q in s.players if q.seat != j.seat and not q.out]
    best, most = 0, -1e9
    for n in range(len(options)):
        above = [_beats(n, purse, eager) for purse in others]
        win, least = 1.0, 1.0
        for chance in above:
            win *= chance
            least *= 1.0 - chance
        gain = up * win - down * least - j.token * n
        if gain > most:
            best, most = n, gain
    jitter = j.s.rng % 3 - 1 if best > 1 else 0
    n = min(max(best + jitter, 0), len(options) - 1)
    return options[n], Msg("bots-rw-bid")


def _beats(n: int, purse: int, eager: bool) -> float:
    """How likely an offer is more than that of one who has so much."""
    usual = (0.55 if eager else 0.25) * purse
    if n > purse:
        return 1.0
    spread = 0.8 + 0.3 * usual
    return min(max(0.5 + (n - 0.3 - usual) / (2.0 * spread), 0.02), 0.98)


def tie(j: Worth, options: list[Any]) -> Answer:
    """Oneself for a prize, the strongest rival for a loss."""
    q = question(j)
    bid = q.bid.bid
    up, down = stakes(bid)
    good = up >= 0.0 if q.end == 0 else down <= 0.0
    for option in options:
        if (option.faction is j.p.faction) == good and good:
            return option, Msg("bots-rw-tie")
    rivals = [option for option in options if option.faction is not j.p.faction] or options
    seats = {p.faction.id: p.seat for p in j.s.players}
    pick = min if good else max
    return pick(rivals, key=lambda option: j.runes_of(seats[option.faction.id])), Msg("bots-rw-tie")


ANSWERS: Answers = {"bid_offer": offer, "break_tie": tie}
