"""The question: what is asked, and the offers; or what may be done aside while others think; or how it ended."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.alien.effects.hazards import DISARM
from hagal.games.encounters.alien.effects.players import RANSOM
from hagal.games.encounters.hunters.seen import hunters_view
from hagal.kernel.step import Step
from hagal.table.games.board.offers import Numbers, waiting
from hagal.table.games.encounters.about import about
from hagal.table.games.encounters.alien import survivors
from hagal.table.games.encounters.look import Look
from hagal.table.sight import Offer, Question
from hagal.telling import telling

Drawn = dict[str, Any]
TELLING = telling("encounters")
ACTION = ("enc-action", "enc-hunters-action", "enc-alien-action")
OPEN_ICONS = {"enc-disarm": ("self_destruct", DISARM), "enc-free": ("cocooned", RANSOM)}
"""What costs so much Attack or Recruit, as an option says: the icon is not clear (PR-317, PR-323)."""
GROUPS = ("play", "fight", "recruit", "mend")
"""The headings of the Action phase, in this order."""


def asking(look: Look) -> Drawn:
    sight = look.sight
    question = look.question
    found: Drawn = {
        "open": sight.question is not None,
        "aside": sight.question is None and question is not None,
        "over": sight.over,
        "waiting": waiting(look) if sight.question is None else [],
        "others": [strip(look, aside) for aside in sight.asides if aside is not question],
        "peeks": sight.question is not None and sight.question.tag in ("enc-action", "enc-alien-action"),
        "ending": ended(look),
        "prompt": "",
        "source": "" if question is None else question.source,
        "groups": [],
        "ends": [],
        "to": look.name(look.active) if look.active >= 0 else "",
    }
    if question is not None:
        numbered = Numbers() if sight.question is not None else None
        found["prompt"] = question.prompt
        found["groups"] = groups(look, question, numbered)
        found["ends"] = [drawn(look, question, o, numbered) for o in question.offers if TELLING.option(o.step).ends]
    return found


def ended(look: Look) -> str:
    """How it ended, if it has."""
    if not look.view["ending"]:
        return ""
    return look.word(f"table-encounters-{look.way.ends}-{look.view['ending']}", rounds=look.view["round"])


def groups(look: Look, question: Question, numbered: Numbers | None) -> list[Drawn]:
    """In the Action phase by what they are for; other questions as one list."""
    rest = [offer for offer in question.offers if not TELLING.option(offer.step).ends]
    found: list[Drawn] = []
    for id in GROUPS if question.tag in ACTION and not question.aside else ():
        some = [offer for offer in rest if TELLING.option(offer.step).group == id]
        rest = [offer for offer in rest if offer not in some]
        if some:
            offers = [drawn(look, question, offer, numbered) for offer in some]
            found.append({"name": look.word(f"table-encounters-group-{id}"), "offers": offers})
    if rest:
        found.append({"name": "", "offers": [drawn(look, question, offer, numbered) for offer in rest]})
    return found


def drawn(look: Look, question: Question, offer: Offer, numbered: Numbers | None) -> Drawn:
    step, way = offer.step, TELLING.option(offer.step)
    about_card = TELLING.subject(step)
    return {
        "key": offer.key,
        "text": offer.text,
        "label": label(look, offer),
        "about": " ".join(about(step, look.sight, question.seat)),
        "number": "" if numbered is None else numbered.next(),
        "letter": way.letter,
        "mark": way.sign,
        "zoom": "" if about_card is None else about_card.ref,
        "go": way.go,
        "prices": prices(look, step),
        "comes": offer.comes,
        "lasting": offer.lasting,
    }


def label(look: Look, offer: Offer) -> str:
    """What stands in the list. What a task takes and brings can be read on its card; its name is enough here."""
    kind: Any = offer.step
    return look.called(kind.card) if kind.tag == "enc-do" else offer.text


def prices(look: Look, step: Step[Any]) -> list[tuple[str, int]]:
    """What an offer takes of the pool, by icon."""
    kind: Any = step
    if step.tag == "enc-scan" and not kind.free:
        return [("attack", look.view["wilds"][kind.space]["scan_cost"])]
    if step.tag == "enc-fight":
        return [("attack", look.view["wilds"][kind.space]["health"])]
    if step.tag == "enc-fight-combat":
        return [("attack", next(e["health"] for e in look.view["combat"] if e["card"] == kind.card.id))]
    if step.tag == "enc-enlist":
        return [("recruit", kind.card.cost + look.view["dearer"])]
    if step.tag in ("enc-officer", "enc-instinct", "enc-sergeant"):
        return [("recruit", look.officer_price)]
    if step.tag == "enc-evade":
        return [("recruit", look.get("enemy", look.view["wilds"][kind.space]["card"]).price)]
    if step.tag == "enc-remove-trap":
        return [("recruit", kind.trap.price)]
    if step.tag == "enc-mend":
        return [(what, n) for what, n in (("heal", kind.card.damage), ("restore", kind.card.dishonor)) if n]
    if step.tag == "enc-duel":
        return [("attack", hunters_view(look.view)["hunters"][kind.other]["armor"])]
    if step.tag == "enc-pry":
        return [("attack", survivors.facts(look, kind.other)["hugger_health"])]
    if step.tag in OPEN_ICONS:
        option, n = OPEN_ICONS[step.tag]
        return [(look.sight.options[option], n)]
    if step.tag == "enc-ransom":
        return [(look.sight.options["lost_icon"], kind.card.cost)]
    if step.tag == "enc-fight-clone":
        health = next(e["health"] for e in look.view["combat"] if e["card"] == kind.card.id)
        return [(look.sight.options["failed_clone"], health)]
    if step.tag == "enc-do":
        return [(what, n) for what in ("attack", "recruit") if (n := getattr(kind.card.task, what))]
    return []


def strip(look: Look, aside: Question) -> Drawn:
    """What another seat of the same person may do unasked."""
    return {
        "seat": aside.seat,
        "name": look.name(aside.seat),
        "offers": [drawn(look, aside, offer, None) for offer in aside.offers],
    }
