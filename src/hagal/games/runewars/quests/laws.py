"""What always holds of heroes, quests and rewards: for soak runs and property tests."""

from __future__ import annotations

from hagal.games.kit import laws as kit
from hagal.games.runewars.components import Hero, Quest, Reward
from hagal.games.runewars.names import MOST_HEROES, MOST_QUESTS
from hagal.games.runewars.quests.heroes import MOST_TRAINING
from hagal.games.runewars.quests.state import ROUNDS
from hagal.games.runewars.state import Runewars
from hagal.kernel.laws import Broken


def figures(s: Runewars) -> None:
    """Each hero has a figure on the board, within its limits: damage below health (but in a duel), training up to 2."""
    pending = {step.tag for step, _seat, _source in s.stack}
    for p in s.players:
        if len(p.heroes) != len(p.figures):
            raise Broken(f"seat {p.seat} has {len(p.heroes)} heroes and {len(p.figures)} figures")
        if len(p.heroes) > MOST_HEROES and "hero_limit" not in pending:
            raise Broken(f"seat {p.seat} has {len(p.heroes)} heroes (RW-016)")
        if len(p.quests) > MOST_QUESTS and "discard_quests" not in pending:
            raise Broken(f"seat {p.seat} has {len(p.quests)} quests in hand (RW-016)")
        for i, (area, damage, *training, routed) in zip(p.heroes, p.figures, strict=True):
            if not 0 <= area < len(s.board.areas) or routed not in (0, 1):
                raise Broken(f"{s.face[i]!r} is nowhere")
            if not all(0 <= n <= MOST_TRAINING for n in training):
                raise Broken(f"{s.face[i]!r} has training {training} (RW-165)")
            if damage < 0 or (damage >= s.face[i].health and s.duel is None):
                raise Broken(f"{s.face[i]!r} has {damage} damage and is still there (RW-179)")


def bearers(s: Runewars) -> None:
    """Each reward lies under a hero of its player, who knows it, or under a marker (RW-170, RW-179)."""
    for p in s.players:
        if len(p.rewards) != len(p.bearers) or not set(p.bearers) <= set(p.heroes):
            raise Broken(f"rewards of seat {p.seat} lie under nobody")
        kit.own_hand_known(s, p.seat, [p.rewards, p.quests])
    if len(s.dropped) != len(s.dropped_at):
        raise Broken("rewards lie about without a marker")


def cards_in_place(s: Runewars) -> None:
    """Heroes, rewards and quests lie only where such cards belong; heroes in play, and what is discarded, lie open."""
    kit.only(s, [s.hero_deck, *[p.heroes for p in s.players]], Hero)
    kit.only(s, [s.reward_deck, s.reward_discard, s.dropped, *[p.rewards for p in s.players]], Reward)
    kit.only(s, [s.quest_deck, s.quest_discard, *[p.quests for p in s.players]], Quest)
    kit.lies_open(s, [s.reward_discard, s.quest_discard, *[p.heroes for p in s.players]])


def lookers(s: Runewars) -> None:
    """Whoever has a hero in an area knows its rune token (RW-161)."""
    for p in s.players:
        for figure in p.figures:
            if figure[0] in s.rune_at:
                i = s.runes[s.rune_at.index(figure[0])]
                if not s.known[i] >> p.seat & 1:
                    raise Broken(f"seat {p.seat} has a hero in {s.board.areas[figure[0]].id} and has not looked")


def one_duel(s: Runewars) -> None:
    """A duel is between two in one area, of four rounds at most; fate cards lie there only while it goes on."""
    d = s.duel
    if d is None:
        return
    if not 0 <= d.round <= ROUNDS or d.foes < 0 or min(*d.hurt, *d.guard) < 0:
        raise Broken(f"a duel is out of bounds: round {d.round}, {d.foes} foes")
    for seat, i in zip(d.seats, d.heroes, strict=True):
        if i >= 0 and s.players[seat].figures[s.players[seat].heroes.index(i)][0] != d.area:
            raise Broken(f"{s.face[i]!r} fights where it is not")
