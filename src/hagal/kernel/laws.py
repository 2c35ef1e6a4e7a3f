"""Laws that hold in every game, whatever its rules: for soak runs and property tests.

Each function raises Broken with a sentence. Cheap laws suit every step, dear ones a sample.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.errors import shown
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import Options, advance, open_asides, open_choices
from hagal.kernel.state import PUBLIC, Data, State
from hagal.kernel.step import Choice, Step, Together
from hagal.kernel.term import Component, Term

View = Callable[[State, tuple[int, ...]], Any]


class Broken(AssertionError):
    """A law does not hold."""


def cheap(s: State) -> None:
    """All that the modules in play promise and that can be told at a glance."""
    for law in s.rules.laws.cheap:
        law(s)


def dear(s: State) -> None:
    """What they promise besides, and takes a look at every card."""
    for law in s.rules.laws.dear:
        law(s)


def conserved(s: State) -> None:
    """Every card instance is in exactly one zone."""
    count = bytearray(len(s.face))
    for zone in s.zones():
        for i in zone:
            count[i] += 1
    for i, n in enumerate(count):
        if n != 1:
            raise Broken(f"instance {i} ({s.face[i]!r}) is in {n} zones")


def fits(s: State, fresh: State) -> None:
    """A state that was read has the makings of one of this game; `fresh` is one right after set-up."""
    _alike(s, fresh, "the state")
    if not len(s.known) == len(s.pool) == len(s.face):
        raise Broken("not every card has its mask and its pool")
    conserved(s)
    for step, seat, source in s.stack:
        if not (isinstance(step, Step) and isinstance(seat, int) and isinstance(source, int)):
            raise Broken(f"{shown((step, seat, source))} is no Frame")


def _alike(value: Any, model: Any, where: str) -> None:
    """Values of the same kinds in all fields, as far as a fresh state tells; nothing may stand for anything."""
    if value is None or model is None:
        return
    kinds: tuple[type[Any], ...] = (int, Component, Term)
    kind = next((kind for kind in kinds if isinstance(model, kind)), type(model))
    if not isinstance(value, kind):
        raise Broken(f"{where} cannot be {shown(value)}")
    if isinstance(model, Data):
        for name in model.fields:
            _alike(getattr(value, name), getattr(model, name), f"{name} of {where}")
    elif isinstance(model, list) and model and isinstance(model[0], Data | list):
        if len(value) != len(model):
            raise Broken(f"{where} has {len(value)} parts, not {len(model)}")
        for item in value:
            _alike(item, model[0], where)


def keys_unique(s: State, options: list[Step[Any]]) -> None:
    """Every decision has options, and no two of one seat share a key, asides among them."""
    _unique([option.key() for option in options], s)
    asides = open_asides(s)
    if not asides:
        return
    keys = {seat: [option.key() for option in found] for seat, _choice, found in open_choices(s)}
    for seat, step in asides:
        keys.setdefault(seat, []).append(step.key())
    for found in keys.values():
        _unique(found, s)


def _unique(keys: list[str], s: State) -> None:
    if not keys:
        raise Broken(f"a decision without options: {s!r}")
    if len(set(keys)) != len(keys):
        raise Broken(f"options with equal keys: {sorted(keys)}")


def options_pure(s: State) -> None:
    """Asking twice gives the same answer and changes nothing."""
    before = json.dumps(snapshot(s))
    if _offered(s) != _offered(s):
        raise Broken("options differ when asked twice")
    if json.dumps(snapshot(s)) != before:
        raise Broken(f"asking for options changed the state: {s!r}")


def _offered(s: State) -> list[tuple[int, list[str]]]:
    """All that can be chosen now, by seat: the options of every question, then the asides."""
    found = [(seat, [o.key() for o in options]) for seat, _choice, options in open_choices(s)]
    return found + [(seat, [step.key()]) for seat, step in open_asides(s)]


def round_trips(s: State) -> None:
    """JSON gives back an equal state."""
    data = json.loads(json.dumps(snapshot(s)))
    if snapshot(restore(s.rules, data)) != data:
        raise Broken("a state differs after its trip through JSON")


def copies_apart(s: State, option: Step[Any]) -> None:
    """What happens to a copy does not touch the original, and both would go on alike."""
    before = snapshot(s)
    results = []
    for _ in range(2):
        t = s.copy()
        if snapshot(t) != before:
            raise Broken("a copy differs from its original")
        shared = _shared(s, t, "state")
        if shared:
            raise Broken(f"a copy shares {shared} with its original")
        _step, seat, source = t.stack[-1]
        t.stack[-1] = (option, seat, source)
        advance(t)
        results.append(snapshot(t))
    if snapshot(s) != before:
        raise Broken("playing on in a copy changed the original")
    if results[0] != results[1]:
        raise Broken("two copies of one state went different ways")


def _shared(a: Any, b: Any, path: str) -> str | None:
    """The first thing that two values share although it can change."""
    pairs: list[tuple[str, Any, Any]] = []
    if isinstance(a, Data):
        pairs = [(f"{path}.{name}", getattr(a, name), getattr(b, name)) for name in a.fields]
    elif isinstance(a, dict):
        pairs = [(f"{path}[{key!r}]", a[key], b[key]) for key in a]
    elif isinstance(a, list | tuple):
        pairs = [(f"{path}[{k}]", a[k], b[k]) for k in range(len(a))]
    if a is b and isinstance(a, Data | dict | list | bytearray) and not _constant(a, path):
        return path
    for inner, x, y in pairs:
        found = _shared(x, y, inner)
        if found:
            return found
    return None


def _constant(value: Any, path: str) -> bool:
    """Made once and never changed; or the parts of a state where they all are (`State.lay` makes a new dict)."""
    if path == "state.parts":
        return all(part.constant for part in value.values())
    return isinstance(value, Data) and value.constant


def keeps_secrets(s: State, seats: tuple[int, ...], view: View, rng: Rng) -> None:
    """View, seats asked and own options are the same before and after determinizing for a viewer."""
    t = determinize(s, seats, rng)
    conserved(t)
    if view(s, seats) != view(t, seats):
        raise Broken(f"the view of seats {seats} tells hidden things apart")
    ours = _asked(s, seats)
    theirs = _asked(t, seats)
    if ours != theirs:
        raise Broken(f"the decisions that seats {seats} can see differ when hidden things do: {ours} and {theirs}")


def _asked(s: State, seats: tuple[int, ...]) -> list[tuple[int, list[str] | None]]:
    """Who is asked now, with the options where the viewer may see them; `settled` must not depend on hidden things."""
    found: list[tuple[int, list[str] | None]] = []
    if not s.stack or not isinstance(s.stack[-1][0], Choice):
        return found
    for seat, _choice, options in open_choices(s):
        found.append((seat, sorted(o.key() for o in options) if seat in seats else None))
    found += [(seat, [step.key()]) for seat, step in open_asides(s) if seat in seats]
    step, seat, _source = s.stack[-1]
    if not _would_ask(s, seat):
        raise Broken(f"{step!r} would be answered unasked, but somebody was asked")
    return found


def asks_alike(s: State, viewers: list[tuple[int, ...]], rng: Rng) -> None:
    """A choice that asks here asks in every determinization for the others: a silent pass must tell nothing.

    Call it right before a choice is asked or resolves itself, with it on top of the stack; other steps pass.
    """
    step, asked, _source = s.stack[-1]
    if not step.asks:
        return
    for seat in step.open_seats() if isinstance(step, Together) else [asked]:
        here = _would_ask(s, seat)
        for seats in viewers:
            if seat not in seats and _would_ask(determinize(s, seats, rng), seat) != here:
                raise Broken(f"{step!r} asks seat {seat} or not, depending on what seats {seats} cannot see")


def advance_watched(s: State, watch: Callable[[State], None]) -> Options | None:
    """As `loop.advance`, with a look at each step right before it runs, is asked or resolves itself."""
    stack = s.stack
    while stack:
        watch(s)
        step, seat, source = stack[-1]
        if not step.asks:
            stack.pop()
            step.run(s, seat, source)
            continue
        assert isinstance(step, Choice)
        options = step.options(s, seat, source)
        if not options:
            stack.pop()
        elif len(options) == 1 and step.settled(s, seat, source):
            stack[-1] = (options[0], seat, source)
        else:
            return options
    return None


def _would_ask(s: State, seat: int) -> bool:
    step, _seat, source = s.stack[-1]
    assert isinstance(step, Choice)
    options = step.options(s, seat, source)
    return len(options) > 1 or (len(options) == 1 and not step.settled(s, seat, source))


def knowledge_is_sound(s: State) -> None:
    """A card that nobody shuffled is known to all; pools hold hidden cards only by shuffling."""
    for i, mask in enumerate(s.known):
        if mask != PUBLIC and s.pool[i] == 0:
            raise Broken(f"instance {i} ({s.face[i]!r}) is hidden but was never shuffled")


def fields_complete(value: Data, transient: tuple[str, ...] = ()) -> None:
    """Every slot of a class is in its field list or declared transient, so that copy and JSON cannot drift apart."""
    slots: set[str] = set()
    for cls in type(value).__mro__:
        own = vars(cls).get("__slots__", vars(cls).get("__mypyc_attrs__", ()))  # a compiled class has no __slots__
        slots |= {own} if isinstance(own, str) else set(own) - {"__dict__"}
    listed = set(value.fields) | set(transient)
    if slots != listed:
        raise Broken(f"{type(value).__name__}: slots and fields differ in {sorted(slots ^ listed)}")
