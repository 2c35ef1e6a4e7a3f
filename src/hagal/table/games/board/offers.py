"""The question: what is asked, and the offers; or what may be done aside while others think; or for whom all wait."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from hagal.table.games.board.look import Look
from hagal.table.sight import HUMAN, Chair, Offer, Question
from hagal.telling import Telling, telling
from hagal.telling.questions import kind_of

Drawn = dict[str, Any]
KEYED, SHIFTED = 10, "⇧"
MANY = 12
"""Of more offers than that, those that differ in a word are put together."""
ALIKE = 3
"""So many at least stand under the words that they share."""
SIZES = ((11, "short"), (20, "middle"))
"""How long the longest words of narrow offers may be."""


class Numbers:
    """The keys 1 to 9 and 0 for the first ten offers, with Shift for the next ten."""

    def __init__(self) -> None:
        self.count: int = 0

    def next(self) -> str:
        self.count += 1
        if self.count > 2 * KEYED:
            return ""
        return f"{SHIFTED if self.count > KEYED else ''}{self.count % KEYED}"


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
        "source": "" if question is None else question.source,
        "kind": kind_of([offer.step for offer in offers], way) if offers else "",
        "groups": groups([drawn(look, offer, numbered, way) for offer in offers if not way.option(offer.step).ends]),
        "ends": [drawn(look, offer, numbered, way) for offer in offers if way.option(offer.step).ends],
        "waiting": waiting(look) if sight.question is None else [],
        "others": [strip(look, other) for other in sight.asides if other is not question],
    }


def groups(offers: list[Drawn]) -> list[Drawn]:
    """A few offers are one list; of many, those whose keys differ in the last word only stand under the words that
    they all begin with. `size`: how narrow they can be."""
    if len(offers) <= MANY:
        return [{"head": "", "size": "", "offers": offers}]
    found: list[Drawn] = []
    for _key, run in groupby(offers, lambda offer: str(offer["key"]).rpartition(" ")[0]):
        some = list(run)
        shared = begin([offer["label"].split(" ") for offer in some]) if len(some) >= ALIKE else 0
        head = " ".join(some[0]["label"].split(" ")[:shared])
        for offer in some:
            offer["label"] = " ".join(offer["label"].split(" ")[shared:])
        if not head and found and not found[-1]["head"]:
            found[-1]["offers"] += some
        else:
            found.append({"head": f"{head} …" if head else "", "offers": some})
    for group in found:
        longest = max(len(offer["label"]) for offer in group["offers"])
        group["size"] = next((size for most, size in SIZES if longest <= most), "")
    return found


def begin(texts: list[list[str]]) -> int:
    """How many words all begin with; each has one left."""
    most = min(len(words) for words in texts) - 1
    return next((k for k in range(most) if len({words[k] for words in texts}) > 1), most)


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
        "amount": look.amount(offer),
        "zoom": "" if about is None else about.ref,
        "comes": offer.comes,
        "lasting": offer.lasting,
    }


def strip(look: Look, aside: Question) -> Drawn:
    """What another seat of the same person may do unasked."""
    way = telling(look.sight.title)
    offers = [drawn(look, offer, None, way) for offer in aside.offers]
    return {"seat": aside.seat, "name": look.name(aside.seat), "offers": offers}


def waiting(look: Look) -> list[Drawn]:
    chairs = {chair.seat: chair for chair in look.sight.chairs}
    return [
        {"seat": seat, "name": look.name(seat), "note": missing(chairs[seat]) if seat in chairs else ""}
        for seat in look.sight.waiting
    ]


def missing(chair: Chair) -> str:
    """The message that says why somebody for whom all wait does not answer; empty for one who thinks."""
    if chair.open and chair.kind == HUMAN:
        return "plain-open-seat"
    return "" if chair.here else "plain-away"
