"""What on the board an option is about: the refs that light up for it, and that narrow the list when clicked.

A card in the viewer's hand has its component's ref (`character:bad_idea`); elsewhere the place is part of the ref:
`hand:1:bad_idea` (another hand), `play:0:bad_idea`, `discard:0:bad_idea`, `hq:bad_idea`, `offer:bad_idea` (set aside by
somebody), `combat:…`, `task:…`, `wound:1:deep_gash`, and spaces as `space:hills`. In Hunters, too: `trap:1:cage` in
front of a player, `gear:minigun` on a Prey, `duel:1` another Predator, `prey:deck` the top of the Prey deck. With
Aliens: `hugger:1` the Facehugger on a player, `burster:1` a Chestburster, `captive:1` an Avatar in Operations, `seat:1`
a player as such.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.encounters.alien.seen import alien_view
from hagal.games.encounters.names import MATS, NONE
from hagal.games.encounters.seen import encounters_view
from hagal.kernel.step import Step
from hagal.table.sight import Sight

Refs = tuple[str, ...]
Way = Callable[[Any, int, Sight], Refs]


def about(step: Step[Any], sight: Sight, seat: int) -> Refs:
    """The refs of an option of a seat."""
    way = WAYS.get(step.tag)
    return () if way is None else way(step, seat, sight)


def hand(step: Any, seat: int, sight: Sight) -> Refs:
    return (step.card.ref if seat == sight.seat else f"hand:{seat}:{step.card.id}",)


def in_play(step: Any, seat: int, sight: Sight) -> bool:
    return step.card.id in encounters_view(sight.view)["players"][seat]["in_play"]


def played_or_hand(step: Any, seat: int, sight: Sight) -> Refs:
    """Of two equal cards the one that everybody sees."""
    return played(step, seat, sight) if in_play(step, seat, sight) else hand(step, seat, sight)


def played(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"play:{seat}:{step.card.id}",)


def used(step: Any, seat: int, sight: Sight) -> Refs:
    """The ability of a card played, or of one set aside by another player that was copied."""
    return played(step, seat, sight) if in_play(step, seat, sight) else set_aside(step, seat, sight)


def set_aside(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"offer:{step.card.id}",)


def discarded(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"discard:{seat}:{step.card.id}",)


def hq(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"hq:{step.card.id}",)


def officer(step: Any, seat: int, sight: Sight) -> Refs:
    return ("officers:hq",)


def space(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"space:{MATS[step.mat][step.space]}",)


def combat(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"combat:{step.card.id}",)


def task(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"task:{step.card.id}",)


def wound(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"wound:{step.other}:{step.card.id}",)


def trap(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"trap:{step.other}:{step.trap.id}",)


def own_trap(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"trap:{seat}:{step.card.id}",)


def gear(step: Any, seat: int, sight: Sight) -> Refs:
    return (str(step.card.ref),)


def predator(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"duel:{step.other}",)


def prey_deck(step: Any, seat: int, sight: Sight) -> Refs:
    return ("prey:deck",)


def armed(step: Any, seat: int, sight: Sight) -> Refs:
    """Where the Self-Destruct runs."""
    room = alien_view(sight.view)["armed"]
    return (f"space:{room}",) if room else ()


def hugger(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"hugger:{step.other}",)


def burster(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"burster:{step.other}",)


def captive(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"captive:{step.other}",)


def player(step: Any, seat: int, sight: Sight) -> Refs:
    return (f"seat:{step.other}",)


def barred(step: Any, seat: int, sight: Sight) -> Refs:
    """Whom a Duel allows to fight: those who lie open and cannot be fought as others can (PR-299)."""
    view = encounters_view(sight.view)
    spaces = {f"space:{e['space']}": e["card"] for e in view["wilds"] if e["face_up"]}
    lying = spaces | {f"combat:{e['card']}": e["card"] for e in view["combat"]}
    cards = {ref: sight.components.get(f"enemy:{id}") for ref, id in lying.items()}
    return tuple(ref for ref, card in cards.items() if getattr(card, "after", NONE) != NONE)


def avatar(step: Any, seat: int, sight: Sight) -> Refs:
    return (str(step.avatar.ref),)


def dodge(step: Any, seat: int, sight: Sight) -> Refs:
    return played_or_hand(step.act, seat, sight)


WAYS: dict[str, Way] = {
    "enc-play": hand,
    "enc-copy": set_aside,
    "enc-use": used,
    "enc-coordinate": hand,
    "enc-enlist": hq,
    "enc-officer": officer,
    "enc-claim": hq,
    "enc-scan": space,
    "enc-fight": space,
    "enc-slay-at": space,
    "enc-fight-combat": combat,
    "enc-slay": combat,
    "enc-do": task,
    "enc-lose-one": task,
    "enc-heal-one": wound,
    "enc-throw": hand,
    "enc-redraw-throw": hand,
    "enc-back-from": space,
    "enc-back-from-combat": combat,
    "enc-show": played_or_hand,
    "enc-bury": played_or_hand,
    "enc-dodge-by": dodge,
    "enc-swap-card": played,
    "enc-lift-card": discarded,
    "enc-avatar": avatar,
    "enc-instinct": officer,
    "enc-evade": space,
    "enc-arrest-at": space,
    "enc-arrest-in-combat": combat,
    "enc-mend": wound,
    "enc-remove-trap": trap,
    "enc-free-trap": own_trap,
    "enc-strip-one": gear,
    "enc-duel": predator,
    "enc-leave-it": prey_deck,
    "enc-to-bottom": prey_deck,
    "enc-act-as-card": hq,
    "enc-sergeant": officer,
    "enc-place-at": space,
    "enc-fight-clone": combat,
    "enc-ransom": task,
    "enc-show-it": played_or_hand,
    "enc-disarm": armed,
    "enc-pry": hugger,
    "enc-excise-from": burster,
    "enc-free": captive,
    "enc-give-to": player,
    "enc-use-duel": barred,
}
"""By the tag of an option's step. What has no place on the board (done, decline, avoid, take, let …) is not here."""
