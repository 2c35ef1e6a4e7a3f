"""What to show: one screen as JSON. The page draws it and sends back a key."""

from __future__ import annotations

from typing import Any

from hagal.companion.games.dune import figures, history, map
from hagal.companion.games.dune.session import TURN, Session, dune
from hagal.companion.words import word
from hagal.game import Decision
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.physical.checklist import checklist
from hagal.games.dune.physical.turn import AgentTo, Voice
from hagal.games.dune.seen import DuneView, PlayerFacts
from hagal.kernel.errors import HagalError
from hagal.kernel.record import Entry
from hagal.kernel.step import Msg
from hagal.telling import telling
from hagal.telling.questions import GO, NUMBER, kind_of, numbers
from hagal.text import calling, describe, name, say

Json = dict[str, Any]
TELLING = telling("dune")

REVEAL, ANOTHER = "reveal", "another turn"
"""Keys of a person's turn: the Reveal turn, and Weirding Way."""
MAPLESS = ("setup", "conflict", "end")
"""Phases in which nobody stands on the board."""
ZOOMED = ("space", "conflict")
"""What lies open on the real board, and has a text."""
LONG = 8
"""A list longer than this can be searched."""


def screen(session: Session, lang: str) -> Json:
    game = session.game
    view = session.view
    decision = next((one for one in game.decisions if not one.aside), None)
    sent = map.sends([] if decision is None else decision.options, view, lang)
    marks = {} if sent else map.marks(session, figures.fixes(session), lang)
    drawn = view["physical"]["phase"] not in MAPLESS or session.last_turn() >= 0
    return {
        "lang": lang,
        "phase": view["physical"]["phase"],
        "round": _round(session, view, lang),
        "seats": [_seat(session, view, p, lang) for p in view["players"]],
        "result": history.result(session, lang),
        "ask": _ask(session, decision, view, lang) if decision else _over(session, lang),
        "map": map.spaces(session, view, sent or marks, lang) if drawn else [],
        "marking": bool(marks),
        "undo": session.taps,
        "redo": len(session.ahead),
    }


def _round(session: Session, view: DuneView, lang: str) -> Json:
    components = session.game.state.rules.components
    conflict = view["conflict"]
    phase = view["physical"]["phase"]
    return {
        "n": view["round"],
        "text": word("dune-round", lang, n=view["round"]) if view["round"] else "",
        "phase": word(f"dune-phase-{phase}", lang),
        "conflict": name(components[f"conflict:{conflict}"], lang) if conflict else "",
        "ref": f"conflict:{conflict}" if conflict else "",
        "left": view["conflicts_left"],
    }


def told(session: Session, ref: str, lang: str) -> Json:
    """What a space or a Conflict does, for who looks at it closely."""
    component = session.game.state.rules.components.get(ref)
    if component is None or component.kind not in ZOOMED:
        raise HagalError(f"there is nothing called {ref[:60]!r}")
    return {"name": name(component, lang), "lines": describe(component, lang)}


def _seat(session: Session, view: DuneView, one: PlayerFacts, lang: str) -> Json:
    seat = one["seat"]
    leader = one["leader"]
    component = session.game.state.rules.components.get(f"{'rival' if one['rival'] else 'leader'}:{leader}")
    solo = one["rival"] and session.game.players == 1
    chips = [(what, one[what]) for what in ("spice", "solari", "water")] if solo else []
    chips += [("intrigue", len(one["intrigue"]))] if solo else []
    chips += [("garrison", one["garrison"])] if one["rival"] else []
    chips += [("conflict", one["conflict"])]
    if "ix" in view and one["rival"]:
        chips += [
            (what, n) for what in ("ships", "freighter", "negotiators") if (n := figures.ix_figure(view, seat, what))
        ]
    return {
        "seat": seat,
        "name": history.called(session, seat, lang),
        "leader": name(component, lang) if component is not None and not one["rival"] else "",
        "colour": session.colours[seat],
        "rival": one["rival"],
        "vp": one["vp"] if solo or not one["rival"] else None,
        "strength": one["strength"],
        "agents": one["agents"],
        "agents_text": word("dune-agents-left", lang, n=one["agents"]),
        "first": view["first"] == seat,
        "turn": view["physical"]["turn"] == seat,
        "revealed": one["revealed"],
        "chips": [{"sign": what, "n": n, "label": f"{figures.label(what, lang)}: {n}"} for what, n in chips],
        "influence": [
            {
                "faction": faction,
                "n": one["influence"][faction],
                "alliance": view["alliances"][faction] == seat,
                "label": f"{figures.label(faction, lang)}: {one['influence'][faction]}",
            }
            for faction in FACTIONS
        ],
    }


def _ask(session: Session, decision: Decision, view: DuneView, lang: str) -> Json:
    """The question and the way to answer it."""
    with calling(history.names(session, lang)):
        found: Json = {"title": decision.text(lang), "seat": decision.seat, "kind": "list", "options": [], "more": []}
        tag, kind = decision.choice.tag, kind_of([option.step for option in decision.options], TELLING)
        if tag == "person_turn":
            found.update(_person(decision, lang))
        elif decision.keys == [TURN]:
            found["kind"] = "rival"
            found["seat"] = view["physical"]["turn"]
            found["primary"] = {"key": TURN, "text": decision.options[0].text(lang)}
            found["hint"] = word("dune-tap-taken", lang)
        elif kind == GO:
            found["kind"] = "go"
            found["primary"] = {"key": decision.keys[0], "text": decision.options[0].text(lang)}
        elif kind == NUMBER:
            found.update(_number(decision, lang, session.ahead[0] if session.ahead else None))
        else:
            found["options"] = [_option(option.key, option.text(lang)) for option in decision.options]
            found["search"] = word("dune-search", lang) if len(found["options"]) > LONG else ""
    if view["physical"]["phase"] == "combat":
        found["strengths"] = _strengths(session, view, lang)
    return found


def _person(decision: Decision, lang: str) -> Json:
    """A person's turn: the map is tapped, or it is the Reveal turn; what cards bring stands below. The Reveal turn is
    not where a rival's turn begins: whoever taps on through the rivals does not reveal a hand."""
    texts = {option.key: option.text(lang) for option in decision.options}
    hints = [word("dune-another-follows", lang)] if REVEAL not in texts else []
    hints += (
        [word("dune-tap-where", lang)] if any(isinstance(option.step, AgentTo) for option in decision.options) else []
    )
    found: Json = {
        "kind": "person",
        "hint": " ".join(hints),
        "options": [_option(ANOTHER, texts[ANOTHER])] if ANOTHER in texts else [],
        "more": [
            {"key": option.key, "text": texts[option.key]}
            for option in decision.options
            if isinstance(option.step, Voice)
        ],
        "more_title": word("dune-voice", lang),
    }
    if REVEAL in texts:
        found["options"].append(_option(REVEAL, word("dune-reveal", lang)))
    return found


def _option(key: str, text: str) -> Json:
    """A text with a colon or a dash is a name and what there is to say about it."""
    head, colon, tail = text.partition(": ")
    return {"key": key, "text": head if colon else text, "note": tail}


def _number(decision: Decision, lang: str, before: Entry | None) -> Json:
    """A number to set with − and +, or two (troops and Dreadnoughts): as it was set before it was taken back."""
    rows = numbers([option.step for option in decision.options], TELLING)
    pairs = [(row[0], row[1] if len(row) > 1 else 0) for row in rows]
    keys = {f"{a},{b}": key for (a, b), key in zip(pairs, decision.keys, strict=True)}
    again = before is not None and before[0] == decision.seat and before[1] in decision.keys
    first, second = pairs[decision.keys.index(before[1])] if before is not None and again else (pairs[0][0], 0)
    dials = [{"label": "", "values": sorted({a for a, _b in pairs}), "value": first}]
    if any(b for _a, b in pairs):
        dials[0]["label"] = word("dune-dial-troops", lang)
        dials.append(
            {"label": word("dune-dial-dreadnoughts", lang), "values": sorted({b for _a, b in pairs}), "value": second}
        )
    texts = {pair: decision.options[k].text(lang) for k, pair in enumerate(keys)} if len(keys) < 70 else {}
    return {
        "kind": "number",
        "dials": dials,
        "keys": keys,
        "texts": texts,
        "primary": {"key": "", "text": word("ok", lang)},
    }


def _strengths(session: Session, view: DuneView, lang: str) -> list[Json]:
    """The Conflict as the app has it, the strongest first."""
    found = [
        {"seat": p["seat"], "name": history.called(session, p["seat"], lang), "n": p["strength"]}
        for p in view["players"]
    ]
    return sorted(found, key=lambda one: -one["n"])


def _over(session: Session, lang: str) -> Json:
    outcome = session.game.outcome
    assert outcome is not None
    winners = [history.called(session, seat, lang) for seat in outcome.winners]
    view = session.view
    rows = [
        {"seat": seat, "name": history.called(session, seat, lang), "n": view["players"][seat]["vp"]}
        for seat in outcome.ranking
    ]
    title = word("dune-won", lang, who=", ".join(winners), n=len(winners))
    return {"kind": "over", "title": title, "ranking": rows, "seat": -1, "options": [], "more": []}


def setup_list(session: Session, lang: str) -> list[Json]:
    """What to put where, item by item, with the rules behind it."""
    with calling(history.names(session, lang)):
        return [_item(session, k, message, lang) for k, message in enumerate(checklist(session.game.state.rules))]


def seat_list(session: Session, lang: str) -> list[Json]:
    """Who sits there, under which leader, in which colour."""
    found = []
    for p in dune(session.game).players:
        leader = name(p.leader, lang) if p.leader.name else ""
        called = history.called(session, p.seat, lang)
        who = leader if p.seat >= len(session.names) or not leader else f"{called} ({leader})"
        colour = session.colours[p.seat]
        found.append({"colour": colour, "text": f"{who}: {word(f'dune-colour-{colour}', lang).lower()}"})
    return found


def _item(session: Session, k: int, message: Msg, lang: str) -> Json:
    args = {name: value for name, value in message.args.items() if name != "rules"}
    return {
        "text": say(Msg(message.id, **args), lang),
        "rules": str(message.args.get("rules", "")),
        "done": k in session.ticks,
    }
