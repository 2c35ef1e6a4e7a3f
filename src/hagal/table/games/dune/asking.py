"""The question: what is asked, of whom, and the offers; or for whom everybody waits; or how it ended."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.components import Card, Space
from hagal.games.dune.names import ICONS
from hagal.kernel.step import Step
from hagal.kernel.term import Component
from hagal.table.games.board.offers import Numbers, waiting
from hagal.table.games.dune import strips
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.market import icons
from hagal.table.sight import Offer, Question
from hagal.text import button

Drawn = dict[str, Any]
ENDS = ("reveal", "clean_up", "skip", "pass", "pass_turn", "nothing", "draw_buried")
"""Options that end or decline: they stand below the others, always in the same place."""
GO_ON = ("continue", "leader")
"""What declines nothing."""


def asking(look: Look) -> Drawn:
    sight = look.sight
    question = sight.question
    if question is None:
        return {"open": False, "over": sight.over, "waiting": waiting(look), "ranking": ranking(look)}
    numbered = Numbers()
    return {
        "open": True,
        "over": False,
        "prompt": question.prompt,
        "aside": question.aside,
        "rival": for_rival(look, question),
        "groups": groups(look, question, numbered),
        "ends": [drawn(look, offer, numbered) for offer in question.offers if ends(offer)],
        "count": len(question.offers),
        "waiting": [],
        "ranking": [],
    }


def ends(offer: Offer) -> bool:
    step = offer.step
    return step.tag in ENDS and getattr(step, "word", "") not in GO_ON


def groups(look: Look, question: Question, numbered: Numbers) -> list[Drawn]:
    """Runs of offers: those that send an Agent with one card under that card, the others by themselves."""
    found: list[Drawn] = []
    last: Any = None
    for offer in question.offers:
        if ends(offer):
            continue
        head = offer.step.card if offer.step.tag == "agent" else None  # type: ignore[attr-defined]
        if not found or head is not last:
            found.append({"card": None if head is None else heading(look, head), "offers": []})
            last = head
        found[-1]["offers"].append(drawn(look, offer, numbered))
    return found


def heading(look: Look, card: Card) -> Drawn:
    return {"name": look.called(card), "ref": card.ref, "icons": icons(card), "anywhere": card.anywhere}


def drawn(look: Look, offer: Offer, numbered: Numbers) -> Drawn:
    step = offer.step
    found: Drawn = {
        "key": offer.key,
        "text": offer.text,
        "about": " ".join(look.about[offer.key]),
        "number": numbered.next(),
        "letter": "r" if step.tag == "reveal" else "",
        "label": offer.text,
        "price": (),
        "tone": "",
        "mark": mark(step),
        "zoom": zoom(step),
        "ends": step.tag in ENDS,
        "go": step.tag in ("reveal", "clean_up"),
    }
    if step.tag == "agent":
        space: Space = step.space  # type: ignore[attr-defined]
        found.update(label=look.called(space), price=strips.price(space), tone=tone(space))
    elif step.tag == "act":
        found["label"] = button(step.step.message(), look.lang)  # type: ignore[attr-defined]
    return found


def tone(space: Space) -> str:
    return ICONS[space.icon.bit_length() - 1]


MARKS = {
    "plot": "intrigue",
    "fight": "intrigue",
    "win": "intrigue",
    "end_card": "intrigue",
    "buy": "acquire",
    "take": "acquire",
    "claim": "acquire",
    "aside": "acquire",
    "buy_tech": "tech",
    "use_tile": "tech",
    "deploy": "deploy",
    "deploy_troops": "deploy",
    "deploy_units": "deploy",
    "send_units": "deploy",
    "send_shipped": "deploy",
    "defend_location": "deploy",
    "retreat_troops": "retreat",
    "withdraw": "retreat",
    "drive_off": "retreat",
    "trash": "trash",
    "trash_for": "trash",
    "trash_top": "trash",
    "discard": "discard",
    "draw_top": "draw",
    "fetch": "draw",
    "voice": "voice",
    "advance": "freighter",
    "recall_freighter": "freighter",
    "send_negotiators": "negotiator",
    "recall_from": "recall",
    "from": "recall",
    "strike": "influence",
    "leader": "signet",
    "place_on": "dreadnought",
}
"""A small icon before the words of an offer."""


def mark(step: Step[Any]) -> str:
    if step.tag == "act":
        return mark(step.step)  # type: ignore[attr-defined]
    if step.tag in ("influence", "lose_influence", "influence_then"):
        return strips.emblem(step.faction)  # type: ignore[attr-defined]
    return MARKS.get(step.tag, "")


def zoom(step: Step[Any]) -> str:
    """The component that an offer is about, to be enlarged beside it."""
    for field in ("card", "leader", "tile", "space"):
        about = getattr(step, field, None)
        if isinstance(about, Component):
            return about.ref
    return ""


def for_rival(look: Look, question: Question) -> Drawn | None:
    """Where a player decides for a rival: for whom, and why."""
    if question.rival < 0:
        return None
    tied = all(offer.key.startswith("influence ") for offer in question.offers)
    why = look.word("board-for-rival-tied" if tied else "board-for-rival-free")
    return {"seat": question.rival, "name": look.name(question.rival), "why": why}


def ranking(look: Look) -> list[Drawn]:
    """Who came where, once the game is over."""
    outcome = look.view.get("outcome")
    if outcome is None:
        return []
    return [
        {
            "place": place,
            "seat": seat,
            "name": look.name(seat),
            "vp": look.players[seat]["vp"],
            "won": seat in outcome["winners"],
        }
        for place, seat in enumerate(outcome["ranking"], start=1)
    ]
