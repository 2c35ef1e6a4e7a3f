"""Parcels: states and what belongs to them as bytes, for another process of the same version that has the same rules.

Several times as fast as the codec, which is for keeping. Components go by their refs, Terms by their fields, and the
cards of a game (they never change) as one text that the other side reads once.
"""

from __future__ import annotations

import io
import pickle
import threading
from functools import lru_cache
from typing import Any

from hagal.kernel.rules import Rules
from hagal.kernel.state import Data, State
from hagal.kernel.term import Component, Term

GAMES = 256
"""The cards of so many games are remembered."""


class Packer(pickle.Pickler):
    """Asked about everything that is not plain data."""

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, Component):
            return _component, (value.ref,)
        if isinstance(value, Term):
            return type(value), value.values()
        if isinstance(value, State):
            fields = _fields(type(value))
            return _state, (type(value), _refs(value.face), [getattr(value, name) for name in fields])
        if isinstance(value, Data):
            return _data, (type(value), [getattr(value, name) for name in value.fields])
        return NotImplemented


def pack(value: Any) -> bytes:
    """A state, or anything made of what states are made of."""
    file = io.BytesIO()
    Packer(file, pickle.HIGHEST_PROTOCOL).dump(value)
    return file.getvalue()


HERE = threading.local()
"""The rules by which this thread reads a parcel."""


def unpack(rules: Rules, data: bytes) -> Any:
    """What was packed, for these rules."""
    HERE.rules = rules
    return pickle.loads(data)


def forget() -> None:
    """Let go of all games."""
    _faces.cache_clear()


def _component(ref: str) -> Component:
    rules: Rules = HERE.rules
    return rules.component(ref)


def _data(cls: type[Data], values: list[Any]) -> Data:
    return _filled(cls(), cls.fields, values)


def _state(cls: type[State], refs: str, values: list[Any]) -> State:
    s = cls()
    s.rules = HERE.rules
    s.face = _faces(s.rules, refs)
    _filled(s, _fields(cls), values)
    s.lay_all(s.parts)
    return s


def _filled(found: Data, fields: tuple[str, ...], values: list[Any]) -> Data:
    for name, value in zip(fields, values, strict=True):
        setattr(found, name, value)
    return found


def _fields(cls: type[State]) -> tuple[str, ...]:
    return tuple(name for name in cls.fields if name != "face")


@lru_cache(GAMES)
def _refs(face: tuple[Component, ...]) -> str:
    return "\n".join(component.ref for component in face)


@lru_cache(GAMES)
def _faces(rules: Rules, refs: str) -> tuple[Component, ...]:
    return tuple(map(rules.component, refs.split("\n"))) if refs else ()
