"""Cards and tokens: tactics, rewards, objectives, titles and claims in the own turn; what season cards ask; runes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.bots.runewars.asking import Answer, Answers, at, best_of, need, question, risk
from hagal.bots.runewars.questing import quest_places, quest_worth
from hagal.bots.runewars.targets import marches
from hagal.bots.runewars.worth import FOOT, Worth
from hagal.games.runewars.army import standing
from hagal.games.runewars.names import CONQUER, LIMIT, MOBILIZE, PASSES, SLOTS, WINTER
from hagal.kernel.step import Msg

# Windows of the own turn


def window(j: Worth, options: list[Any]) -> Answer | None:
    """What to do besides the order: nothing is put off that brings a rune."""
    for option in options:
        why = GLADLY.get(option.tag, "")
        if option.tag == "use_reward" and helps(j, option.card):
            why = "bots-rw-reward"
        elif option.tag == "rw_tactic" and timely(j, option.card):
            why = "bots-rw-tactic"
        if why:
            return option, Msg(why, card=getattr(option, "card", ""))
    return None


GLADLY = {
    "claim": "bots-rw-claim",
    "fulfil": "bots-rw-objective",
    "captain_rune": "bots-rw-title-rune",
    "commander_rune": "bots-rw-title-rune",
    "exchange_objective": "bots-rw-new-objective",
    "reward_pick_up": "bots-rw-pick-up",
}
"""What is always done, and why."""
USED = frozenset({"reward_rune", "reward_tactics", "reward_see_runes", "reward_summon", "reward_ice_storm"})
"""Effects of rewards that help at once."""


def helps(j: Worth, reward: Any) -> bool:
    """Is it time to use a reward of the own turn? Who stands up in winter would stand up in spring anyway."""
    tags = {effect.tag for effect in reward.effects}
    return bool(tags & USED) or ("reward_rouse" in tags and j.s.season < WINTER)


def timely(j: Worth, card: Any) -> bool:
    wish = TACTICS.get(card.id)
    return wish is not None and wish(j)


# Tactics of the own turn: is this the moment?


def _always(j: Worth) -> bool:
    return True


def _marches(j: Worth) -> bool:
    """Is a march still to come in this turn?"""
    return j.p.order in (MOBILIZE, CONQUER) and question(j).tag == "turn_start"


def _routed(j: Worth) -> bool:
    s = j.s
    down = max([sum(s.army[k][SLOTS:]) for k, owner in enumerate(s.control) if owner == j.seat], default=0)
    return down >= 3 and s.season < WINTER


def _pass(j: Worth) -> bool:
    """Do mountains stand between the army and something better?"""
    if not _marches(j):
        return False
    s = j.s
    before = max([march.gain for march in marches(j)], default=0.0)
    s.turn_flags |= PASSES
    after = max([march.gain for march in marches(j)], default=0.0)
    s.turn_flags &= ~PASSES
    return after > before + 1.0


def _drive(j: Worth) -> bool:
    """Guards out of an area that one goes to next."""
    return _marches(j) and _guarded(j) >= 0


def _guarded(j: Worth) -> int:
    s = j.s
    own = {other for k, owner in enumerate(s.control) if owner == j.seat for other in s.board.walk[k]}
    there = [k for k in own if s.control[k] < 0 and standing(s.army[k]) and j.area[k] > 1.5]
    return max(there, key=lambda k: j.area[k], default=-1)


def _locked(j: Worth) -> bool:
    s = j.s
    token = 1 << j.seat
    locked = [k for k, owner in enumerate(s.control) if owner == j.seat and s.activated[k] & token]
    return _marches(j) and any(standing(s.army[k]) >= 4 for k in locked)


def _vault(j: Worth) -> bool:
    s = j.s
    own = [k for k, owner in enumerate(s.control) if owner == j.seat]
    danger = max([risk(j, k) for k in own if j.rune_here(k) > 0.5], default=0.0)
    safe = min([risk(j, k) for k in own if k not in s.rune_at], default=1.0)
    return danger > safe + 0.15


def _recall(j: Worth) -> bool:
    return j.s.season < WINTER and question(j).tag == "turn_end" and len(j.p.played) > 1


def _rumor(j: Worth) -> bool:
    s = j.s
    return any(owner == j.seat and j.rune_here(k) > 0.5 and risk(j, k) > 0.25 for k, owner in enumerate(s.control))


TACTICS: dict[str, Callable[[Worth], bool]] = {
    "rally_cry": _routed,
    "horrific_rumors": _rumor,
    "lost_city": _always,
    "mountain_pass": _pass,
    "ambush": _always,
    "call_to_council": _always,
    "whispers_of_the_guild": _recall,
    "beast_trail": _always,
    "sleeper_awakes": _always,
    "smoke_on_the_hills": _drive,
    "hidden_vault": _vault,
    "seeing_stone": _always,
    "night_march": _locked,
    "village_levy": _always,
    "laden_caravan": _always,
    "owed_favor": _always,
}


# What these cards ask then


def rumors(j: Worth, options: list[Any]) -> Answer:
    """A token of the nearest enemy where he would come for a rune."""
    s = j.s
    values = []
    for option in options:
        area = at(j, option)
        near = sum([standing(s.army[k]) for k, _n in j.lands.close[area] if s.control[k] == option.seat])
        values.append(near * j.area[area] * risk(j, area) if s.control[area] == j.seat else -1.0)
    return best_of(options, values), Msg("bots-rw-hinder")


def free(j: Worth, options: list[Any]) -> Answer:
    s = j.s
    values = [float(standing(s.army[at(j, o)])) if s.control[at(j, o)] == j.seat else -1.0 for o in options]
    return best_of(options, values), Msg("bots-rw-free")


RECALLED = (0, 1.0, 2.5, 3.0, 2.0, 2.8, 1.2, 1.1, 0.9)


def recall(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [RECALLED[o.order.number] for o in options]), Msg("bots-rw-again")


def rival(j: Worth, options: list[Any]) -> Answer:
    """A gift goes to the weakest."""
    return best_of(options, [-j.runes_of(o.seat) for o in options]), Msg("bots-rw-weakest")


def tribute(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [j.runes_of(o.seat) + 0.1 * j.s.players[o.seat].influence for o in options]), Msg(
        "bots-rw-strongest"
    )


def join(j: Worth, options: list[Any]) -> Answer:
    """Units that come: the best kind, to where they are needed."""
    s = j.s
    values = []
    for option in options:
        area = at(j, option)
        room = min(option.n, LIMIT - sum(s.army[area]))
        kind = j.powers[option.unit.slot] / FOOT
        values.append(room * kind + 0.4 * need(j, area) if s.control[area] == j.seat else -1.0)
    return best_of(options, values), Msg("bots-rw-join")


def levy(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [j.powers[o.unit.slot] for o in options]), Msg("bots-rw-join")


def drive(j: Worth, options: list[Any]) -> Answer:
    """Out of the area that one wants."""
    wanted = _guarded(j)
    values = [2.0 if at(j, o) == wanted else 0.0 for o in options]
    return best_of(options, values), Msg("bots-rw-driven")


def drive_where(j: Worth, options: list[Any]) -> Answer:
    """Away from oneself."""
    values = [-float(_own_near(j, at(j, o))) - 0.1 * j.area[at(j, o)] for o in options]
    return best_of(options, values), Msg("bots-rw-driven")


def _own_near(j: Worth, area: int) -> int:
    return len([k for k in j.s.board.near[area] if j.s.control[k] == j.seat])


def scry(j: Worth, options: list[Any]) -> Answer:
    """Where most is still unknown."""
    s = j.s
    hidden = [k for i, k in zip(s.runes, s.rune_at, strict=True) if not s.known[i] >> j.seat & 1]
    values = [float(len([k for k in hidden if k == at(j, o) or k in s.board.near[at(j, o)]])) for o in options]
    return best_of(options, values), Msg("bots-rw-look")


# Rune tokens


def place_rune(j: Worth, options: list[Any]) -> Answer:
    """Dragon runes where they are safe; false ones where enemies come first, if anywhere among own areas."""
    dragon = options[0].rune.dragon
    values = []
    for option in options:
        area = at(j, option)
        if j.s.control[area] != j.seat:
            values.append(-20.0 - j.threat[area] if dragon else -1.0)
        else:
            values.append(-10.0 * risk(j, area) if dragon else 5.0 * risk(j, area) - 0.5)
    return best_of(options, values), Msg("bots-rw-place")  # which of them it is stays a secret


def lay_dragon(j: Worth, options: list[Any]) -> Answer:
    """For oneself the nearest; for another where it is easiest to get."""
    s = j.s
    values = []
    own = [k for k, owner in enumerate(s.control) if owner == j.seat]
    for option in options:
        area = at(j, option)
        near = min([j.lands.steps[k][area] for k in own], default=9)
        values.append(-1.0 * near - j.defence(area) / 10.0)
    return best_of(options, values), Msg("bots-rw-near")


def token_from(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [risk(j, at(j, o)) * j.rune_here(at(j, o)) for o in options]), Msg("bots-rw-place")


def safest(j: Worth, options: list[Any]) -> Answer:
    values = []
    for option in options:
        area = at(j, option)
        values.append(-risk(j, area) - (0.0 if j.s.control[area] == j.seat else 5.0))
    return best_of(options, values), Msg("bots-rw-place")


def leave_home(j: Worth, options: list[Any]) -> Answer:
    """A false one if there is one."""
    return best_of(options, [-j.rune_here(at(j, o)) for o in options]), Msg("bots-rw-least")


def show(j: Worth, options: list[Any]) -> Answer:
    """False runes first, then such as are known or safe anyway."""
    return best_of(options, [-j.rune_here(at(j, o)) * (1.0 + risk(j, at(j, o))) for o in options]), Msg("bots-rw-place")


def drop_false(j: Worth, options: list[Any]) -> Answer:
    """A false rune keeps others guessing; one that all know does not."""
    return options[0], Msg("bots-rw-place")


def give_back(j: Worth, options: list[Any]) -> Answer:
    return options[0], Msg("bots-best")


def would_pay(j: Worth, options: list[Any]) -> Answer:
    """Two tokens shown for a rune: always."""
    return options[0], Msg("bots-rw-worth-it")


# Season cards


def either(j: Worth, options: list[Any]) -> Answer:
    values = []
    for option in options:
        known = EITHER.get(option.tag)
        values.append(known(j, option) if known is not None else 0.0)
    return best_of(options, values), Msg("bots-best")


def _objective(j: Worth, option: Any) -> float:
    return 0.3


def _turned(j: Worth, option: Any) -> float:
    now = j.p.dials[option.resource]
    return j.dial(option.resource, min(max(now + option.by, 0), 8)) - j.dial(option.resource, now)


def _any_turned(j: Worth, option: Any) -> float:
    found = [_turned(j, one) for one in option.dials if one.can(j.s, j.seat, -1)]
    return max(found, default=0.0)


EITHER: dict[str, Callable[[Worth, Any], float]] = {
    "season_new_objective": _objective,
    "season_draw_tactics": lambda j, option: 0.65 * option.n,
    "season_gain_influence": lambda j, option: 0.6 * option.n,
    "season_draw_quests": lambda j, option: 0.8 if j.p.heroes and len(j.p.quests) < 2 else 0.2,
    "season_lose_influence": lambda j, option: -0.55 * option.n,
    "season_any_dial": _any_turned,
    "season_turn_dial": _turned,
    "season_damage_stronghold": lambda j, option: -1.2,
}


def season_pay(j: Worth, options: list[Any]) -> Answer:
    """A dial step for influence, unless the dial is worth more."""
    cost = max([_turned(j, one) for one in options[0].cost.dials if one.can(j.s, j.seat, -1)], default=-9.0)
    return (options[0], Msg("bots-rw-worth-it")) if -cost < 1.5 else (options[1], Msg("bots-rw-not-worth-it"))


def keep_or_lose(j: Worth, options: list[Any]) -> Answer:
    return options[0], Msg("bots-rw-keep")


def rout_area(j: Worth, options: list[Any]) -> Answer:
    """The fewest, the safest."""
    return best_of(options, [-standing(j.s.army[at(j, o)]) - 5.0 * risk(j, at(j, o)) for o in options]), Msg(
        "bots-rw-least"
    )


def discard(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [-HELD.get(o.card.id, 1.0) for o in options]), Msg("bots-rw-least")


HELD: dict[str, float] = {
    "raze_a_city": 0.1,
    "mountain_pass": 0.3,
    "scorched_earth": 0.4,
    "second_wind": 0.3,
    "poisoned_blade": 0.5,
    "smoke_on_the_hills": 0.4,
    "night_march": 0.5,
    "horrific_rumors": 0.5,
    "lost_city": 1.5,
    "summon_lightning": 0.8,
    "tactical_retreat": 0.8,
}
"""What tactics are worth in hand; others 1."""


def discard_quest(j: Worth, options: list[Any]) -> Answer:
    """Those far away, and hard ones."""
    return best_of(options, [-quest_worth(j, o.card) for o in options]), Msg("bots-rw-least")


def raze_city(j: Worth, options: list[Any]) -> Answer:
    """An enemy's; one's own last."""
    s = j.s
    values = []
    for option in options:
        owner = s.control[at(j, option)]
        values.append(-5.0 if owner == j.seat else j.runes_of(owner) + 0.5 if owner >= 0 else 0.0)
    return best_of(options, values), Msg("bots-rw-hinder")


def damage(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [-j.area[at(j, o)] * (0.2 + risk(j, at(j, o))) for o in options]), Msg("bots-rw-least")


def pay_rewards(j: Worth, options: list[Any]) -> Answer:
    return best_of(options, [-1.0 if o.card.trait else 0.0 for o in options]), Msg("bots-rw-least")


def hero_place(j: Worth, options: list[Any]) -> Answer:
    """Near a quest."""
    places = quest_places(j)
    values = [-float(min([j.lands.steps[at(j, o)][k] for k in places], default=0)) for o in options]
    return best_of(options, values), Msg("bots-rw-near")


ANSWERS: Answers = {
    "spread_rumors": rumors,
    "free_area": free,
    "recall_order": recall,
    "share_counsel": rival,
    "exact_tribute": tribute,
    "call_neutrals": join,
    "season_volunteers": join,
    "season_wild_allies": join,
    "levy": levy,
    "drive_on": drive,
    "season_drive_neutrals": drive,
    "drive_where": drive_where,
    "scry": scry,
    "place_rune": place_rune,
    "put_down": place_rune,
    "place_dragon": lay_dragon,
    "move_token": token_from,
    "token_where": safest,
    "season_leave_home": leave_home,
    "season_leave_for": safest,
    "reveal_runes": show,
    "drop_false": drop_false,
    "give_back": give_back,
    "season_would_pay": would_pay,
    "season_either": either,
    "season_pay": season_pay,
    "season_keep_or_lose": keep_or_lose,
    "season_rout_area": rout_area,
    "season_discard_tactics": discard,
    "discard_tactics": discard,
    "discard_quests": discard_quest,
    "season_destroy_city": raze_city,
    "season_damage_stronghold": damage,
    "pay_rewards": pay_rewards,
    "place_hero": hero_place,
}
