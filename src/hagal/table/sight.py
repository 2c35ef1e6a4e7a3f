"""Sight: all that one viewer may see of a game, in one language. Pages, API and live updates are made of it alone.

Nothing else leaves the server before a game is over, so that what a Sight holds is what the leak test has to look at.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hagal import tempo, undo
from hagal.game import Decision, Game
from hagal.kernel.knowledge import mask_of
from hagal.kernel.step import Give, Msg, Step, Together
from hagal.kernel.term import Component
from hagal.telling.outcomes import later, outcomes
from hagal.text import calling, capital, phrase, sentence

HUMAN, RIVAL = "human", "rival"
MANY = 60
"""Of more offers than that it is not worked out which can be taken back: each is tried."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as everybody sees it: `kind` is human, rival or the name of a bot; `here`, somebody of it is connected.

    `mine`: the viewer plays it, alone or with others at one screen; `open`: nobody has taken it yet.
    """

    seat: int
    kind: str
    name: str
    mine: bool = False
    here: bool = False
    open: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """An option: its key, its text, and the step itself, from which a face tells what on the board it is about."""

    key: str
    text: str
    step: Step[Any]
    comes: str = ""
    """What comes of it, as far as the seat can know, in a few words; only where that was asked for."""
    lasting: bool = False
    """It cannot be taken back, as far as the seat can know; likewise."""


@dataclass(frozen=True, slots=True)
class Question:
    """An open decision. Only the seat that is asked is shown the prompt and the offers."""

    seat: int
    tag: str
    prompt: str
    offers: tuple[Offer, ...]
    aside: bool
    rival: int
    """The rival for which the player decides here, or -1."""
    plain: int = 0
    """So many answers can be given at one press, one after the other (`tempo.plain`)."""
    source: str = ""
    """The ref of the card or the space whose effect asks; empty if there is none."""
    later: bool = False
    """More can be said of what comes of its offers, once somebody looks at them (`rooms/previews`)."""


@dataclass(frozen=True, slots=True)
class News:
    """One thing that happened, as this viewer may read it."""

    number: int
    seat: int
    kind: str
    text: str
    rules: str
    refs: tuple[str, ...] = ()
    """The components named in it, as far as this viewer may know them: what a face can show beside the words."""
    said: tuple[tuple[str, Any], ...] = ()
    """Numbers, and refs of components (one, or several), with the names that its message has for them."""

    @property
    def facts(self) -> dict[str, Any]:
        return dict(self.said)


@dataclass(frozen=True, slots=True)
class Sight:
    """What a viewer sees: `seat` is the one it looks through (-1: a spectator, who sees public things only)."""

    id: str
    title: str
    lang: str
    seat: int
    version: int
    """Grows with every change of the game: what is older is stale."""
    decision: int
    """The number of the open decision; a choice must name it."""
    view: Mapping[str, Any]
    components: Mapping[str, Component]
    modules: tuple[str, ...]
    packs: tuple[str, ...]
    """The content packs of the game: name and hash of each."""
    brought: Mapping[str, str]
    """Which of them a component comes from, by refs."""
    options: Mapping[str, Any]
    chairs: tuple[Chair, ...]
    question: Question | None
    """What this seat is asked now."""
    asides: tuple[Question, ...]
    """What may be done unasked: by this seat, and by those that the same person plays with open hands."""
    waiting: tuple[int, ...]
    """The seats that are asked now, without asides."""
    given: tuple[int, ...]
    """Of seats that are asked together those whose answers are in, face down."""
    news: tuple[News, ...]
    can_undo: bool
    over: bool


def look(
    game: Game,
    chairs: Sequence[Chair],
    seat: int,
    lang: str,
    *,
    id: str = "",
    version: int = 0,
    decision: int = 0,
    also: Sequence[int] = (),
    news: tuple[News, ...] | None = None,
    view: Mapping[str, Any] | None = None,
    ahead: bool = False,
    alone: Collection[int] = (),
) -> Sight:
    """What a seat (-1: a spectator) sees of a game.

    `also`: other seats of the same person, whose hands are open to this one; `news`: what happened, if that was put
    into words already; `view`: what these seats see, if that was made already; `ahead`: say what comes of each offer,
    and whether it can be taken back; `alone`: the seats for which what has one answer is answered.
    """
    seats = () if seat < 0 else (seat, *also)
    decisions = game.decisions
    with calling([chair.name for chair in chairs]):
        asked = next((found for found in decisions if found.seat == seat and not found.aside), None)
        return Sight(
            id=id,
            title=game.title.name,
            lang=lang,
            seat=seat,
            version=version,
            decision=decision,
            view=game.view(seats) if view is None else view,
            components=game.state.rules.components,
            modules=game.record.modules,
            packs=game.record.packs,
            brought=game.state.rules.brought,
            options=game.state.rules.options,
            chairs=tuple(chairs),
            question=None if asked is None else asked_now(asked, lang, game, ahead, alone),
            asides=tuple(question(found, lang) for found in decisions if found.aside and found.seat in seats),
            waiting=tuple(found.seat for found in decisions if not found.aside),
            given=given(game),
            news=told(game, seats, lang) if news is None else news,
            can_undo=game.can_undo_by(seat),
            over=game.over,
        )


def given(game: Game) -> tuple[int, ...]:
    """Who has answered what several are asked together: all can see that, and nobody what."""
    stack = game.state.stack
    asked = stack[-1][0] if stack else None
    return tuple(seat for seat, _step in asked.given) if isinstance(asked, Together) else ()


def pack_name(ref: str) -> str:
    """What people call a pack that a Record names with its hash."""
    return ref.partition("@")[0]


def asked_now(decision: Decision, lang: str, game: Game, ahead: bool, alone: Collection[int] = ()) -> Question:
    """The question that a seat has to answer; `ahead`: with what comes of each answer."""
    found = question(decision, lang, game if ahead else None)
    kept = lasting(game, decision, alone) if ahead else frozenset()
    offers = tuple(replace(offer, lasting=True) if offer.key in kept else offer for offer in found.offers)
    return replace(found, offers=offers, plain=tempo.plain_count(game, decision.seat))


def lasting(game: Game, decision: Decision, alone: Collection[int]) -> frozenset[str]:
    """The keys that cannot be taken back, as far as the seat can know: it is asked again before one of them counts."""
    if len(decision.options) > MANY:
        return frozenset()
    try:
        return undo.lasting(game, decision.keys, decision.seat, lambda twin: tempo.go_on(twin, alone))
    except Exception:  # where the rules fail, the real try tells
        return frozenset()


def question(decision: Decision, lang: str, game: Game | None = None) -> Question:
    """`game`: to say what comes of each answer."""
    choice, steps = decision.choice, [option.step for option in decision.options]
    comes = {} if game is None else outcomes(game.state, decision.seat, steps)
    return Question(
        seat=decision.seat,
        tag=choice.tag,
        prompt=decision.text(lang),
        offers=tuple(
            Offer(option.key, option.text(lang), inner(option.step), listed(comes.get(option.key, ()), lang))
            for option in decision.options
        ),
        aside=decision.aside,
        rival=choice.for_seat(),
        source="" if decision.source is None else decision.source.ref,
        later=game is not None and later(game.state, decision.seat, steps),
    )


def listed(comes: Sequence[Msg], lang: str) -> str:
    return capital("; ".join(phrase(message, lang) for message in comes))


def inner(step: Step[Any]) -> Step[Any]:
    """The step behind an answer given together with others."""
    return step.answer if isinstance(step, Give) else step


def told(game: Game, seats: tuple[int, ...], lang: str, since: int = 0) -> tuple[News, ...]:
    """What happened, with the rules behind it; what a viewer may not know of is left out."""
    mask = mask_of(seats)
    found: list[News] = []
    for number, event in enumerate(game.log.events[since:], start=since):
        message = event.seen_by(mask)
        if message is not None:
            text, refs, facts = sentence(message, lang), named(message), facts_of(message)
            found.append(News(number, event.seat, event.kind, text, event.rules, refs, facts))
    return tuple(found)


def facts_of(message: Msg) -> tuple[tuple[str, Any], ...]:
    """The numbers and things of a message by name, as plain data; what a viewer may not know is a blank in it."""
    found: list[tuple[str, Any]] = []
    for name, value in message.args.items():
        if isinstance(value, tuple):
            found.append((name, tuple(item.ref for item in value if isinstance(item, Component))))
        elif isinstance(value, Component):
            found.append((name, value.ref))
        elif isinstance(value, int):
            found.append((name, int(value)))
    return tuple(found)


def named(message: Msg) -> tuple[str, ...]:
    """The refs of the components in a message, those of messages within it last."""
    found: list[str] = []
    inner: list[str] = []
    for value in message.args.values():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Component):
                found.append(item.ref)
            elif isinstance(item, Msg):
                inner += named(item)
    return (*found, *inner)
