"""The question: what is asked, and the offers; or what may be done aside while others think; or for whom all wait."""

from __future__ import annotations

from typing import Any

from hagal.table.games.board.look import Look
from hagal.table.sight import Offer, Question
from hagal.telling import Telling, telling
from hagal.telling.questions import kind_of

Drawn = dict[str, Any]
KEYED = 10


class Numbers:
    """The keys 1 to 9 and 0 for the first ten offers."""

    def __init__(self) -> None:
        self.count: int = 0

    def next(self) -> str:
        self.count += 1
        return str(self.count % KEYED) if self.count <= KEYED else ""


def asking(look: Look) -> Drawn:
    sight, question = look.sight, look.question
    aside = sight.question is None and question is not None
    numbered = None if aside else Numbers()  # what may be done aside is not done by a key pressed too late
    offers = [] if question is None else question.offers
    way = telling(sight.title)
    return {
        "open": sight.question is not None,
        "aside": aside,
        "over": sight.over,
        "prompt": "" if question is None else question.prompt,
        "kind": kind_of([offer.step for offer in offers], way) if offers else "",
        "groups": [
            {"offers": [drawn(look, offer, numbered, way) for offer in offers if not way.option(offer.step).ends]}
        ],
        "ends": [drawn(look, offer, numbered, way) for offer in offers if way.option(offer.step).ends],
        "waiting": waiting(look) if sight.question is None else [],
        "others": [strip(look, other) for other in sight.asides if other is not question],
    }


def drawn(look: Look, offer: Offer, numbered: Numbers | None, way: Telling) -> Drawn:
    about, kind = way.subject(offer.step), way.option(offer.step)
    return {
        "key": offer.key,
        "text": offer.text,
        "label": offer.text,
        "go": kind.go,
        "mark": kind.sign,
        "letter": kind.letter,
        "about": " ".join(look.about.get(offer.key, ())),
        "number": "" if numbered is None else numbered.next(),
        "zoom": "" if about is None else about.ref,
    }


def strip(look: Look, aside: Question) -> Drawn:
    """What another seat of the same person may do unasked."""
    way = telling(look.sight.title)
    offers = [drawn(look, offer, None, way) for offer in aside.offers]
    return {"seat": aside.seat, "name": look.name(aside.seat), "offers": offers}


def waiting(look: Look) -> list[Drawn]:
    return [
        {"seat": seat, "name": look.name(seat), "open": seat < len(look.sight.chairs) and look.sight.chairs[seat].open}
        for seat in look.sight.waiting
    ]
