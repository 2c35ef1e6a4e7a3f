"""The question: what is asked, of whom, and the offers; or for whom everybody waits; or how it ended."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.components import Card, Space
from hagal.games.dune.names import ICONS
from hagal.kernel.step import Step
from hagal.table.games.board.offers import Numbers, waiting
from hagal.table.games.dune import strips
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.market import icons
from hagal.table.sight import Offer, Question
from hagal.telling import runs, telling
from hagal.telling.dune import tied
from hagal.text import button

Drawn = dict[str, Any]
TITLE = "dune"
TELLING = telling(TITLE)


def asking(look: Look) -> Drawn:
    sight = look.sight
    question = sight.question
    if question is None:
        return {"open": False, "over": sight.over, "aside": False, "waiting": waiting(look), "ranking": ranking(look)}
    numbered = Numbers()
    return {
        "open": True,
        "over": False,
        "prompt": question.prompt,
        "source": question.source,
        "aside": question.aside,
        "rival": for_rival(look, question),
        "groups": groups(look, question, numbered),
        "follows": follows(look, question),
        "ends": [drawn(look, offer, numbered) for offer in question.offers if TELLING.option(offer.step).ends],
        "count": len(question.offers),
        "waiting": [],
        "ranking": [],
    }


def groups(look: Look, question: Question, numbered: Numbers) -> list[Drawn]:
    """Runs of offers: those that send an Agent with one card under that card, the others by themselves."""
    offers = [offer for offer in question.offers if not TELLING.option(offer.step).ends]
    return [
        {
            "card": heading(look, head) if isinstance(head, Card) else None,
            "offers": [drawn(look, offers[k], numbered) for k in run],
        }
        for head, run in runs(TELLING, [offer.step for offer in offers])
    ]


def follows(look: Look, question: Question) -> dict[str, str]:
    """What is asked next once a card or a space is picked, by its ref."""
    steps: list[Any] = [offer.step for offer in question.offers if offer.step.tag == "agent"]
    cards = {step.card: "card" for step in steps}
    picked = cards | {step.space: "space" for step in steps}
    return {one.ref: look.word(f"table-dune-then-{kind}", name=look.called(one)) for one, kind in picked.items()}


def heading(look: Look, card: Card) -> Drawn:
    return {"name": look.called(card), "ref": card.ref, "icons": icons(card), "anywhere": card.anywhere}


def drawn(look: Look, offer: Offer, numbered: Numbers) -> Drawn:
    step, way = offer.step, TELLING.option(offer.step)
    about = TELLING.subject(step)
    found: Drawn = {
        "key": offer.key,
        "text": offer.text,
        "about": " ".join(look.about[offer.key]),
        "number": numbered.next(),
        "letter": way.letter,
        "label": offer.text,
        "price": (),
        "tone": "",
        "mark": mark(step),
        "zoom": "" if about is None else about.ref,
        "ends": way.ends,
        "go": way.go,
        "comes": offer.comes,
        "lasting": offer.lasting,
    }
    if step.tag == "agent":
        space: Space = step.space  # type: ignore[attr-defined]
        found.update(label=look.called(space), price=strips.price(space), tone=tone(space), zoom=space.ref)
    elif TELLING.inner(step) is not step:
        found["label"] = button(TELLING.inner(step).message(), look.lang)
    return found


def tone(space: Space) -> str:
    return ICONS[space.icon.bit_length() - 1]


def mark(step: Step[Any]) -> str:
    """A small icon before the words of an offer."""
    step = TELLING.inner(step)
    if step.tag in ("influence", "lose_influence", "influence_then"):
        return strips.emblem(step.faction)  # type: ignore[attr-defined]
    return TELLING.option(step).sign


def for_rival(look: Look, question: Question) -> Drawn | None:
    """Where a player decides for a rival: for whom, why, and about what: the card or the reward that led to it."""
    if question.rival < 0:
        return None
    why = look.word(
        "table-dune-for-rival-tied" if tied(offer.step for offer in question.offers) else "table-dune-for-rival-free"
    )
    begun = (item for item in reversed(look.sight.news) if item.seat == question.rival)
    led = next((item for item in begun if TELLING.event(item.kind).begins), None)
    return {
        "seat": question.rival,
        "name": look.name(question.rival),
        "why": why,
        "about": "" if led is None else led.text,
        "ref": led.refs[0] if led is not None and led.refs else "",
    }


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
