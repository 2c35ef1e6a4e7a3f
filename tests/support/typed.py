"""Is a value of a declared type? TypedDicts have exactly the keys that they declare, all the way down."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def wrong(value: object, declared: Any, where: str = "") -> Iterator[str]:
    """What does not fit, each with the way to it."""
    origin, args = get_origin(declared), get_args(declared)
    if declared is Any:
        return
    if is_typeddict(declared):
        yield from wrong_keys(value, declared, where)
    elif origin is list:
        if type(value) is not list:
            yield f"{where} is {value!r}, not a list"
            return
        for k, item in enumerate(value):
            yield from wrong(item, args[0], f"{where}[{k}]")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{where} is {value!r}, not a dict"
            return
        for key, item in value.items():
            yield from wrong(key, args[0], f"{where} key")
            yield from wrong(item, args[1], f"{where}[{key!r}]")
    elif origin in (Union, types.UnionType):
        if all(any(wrong(value, one, where)) for one in args):
            yield f"{where} is {value!r}, not {declared}"
    elif type(value) is not (type(None) if declared is None else declared):  # True is no number
        yield f"{where} is {value!r}, not {declared.__name__}"


def wrong_keys(value: object, declared: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is {value!r}, not an object"
        return
    keys = declared_keys(declared)
    for key in value.keys() - keys.keys():
        yield f"{where}[{key!r}] is not declared in {declared.__name__}"
    for key, (hint, needed) in keys.items():
        if key in value:
            yield from wrong(value[key], hint, f"{where}[{key!r}]")
        elif needed:
            yield f"{where}[{key!r}] is missing"


@cache
def declared_keys(declared: Any) -> dict[str, tuple[Any, bool]]:
    """The keys of a TypedDict: of which type, and must they be there?"""
    found = {}
    for key, hint in get_type_hints(declared, include_extras=True).items():
        may_lack = get_origin(hint) is NotRequired  # the class itself does not know: its annotations are strings
        found[key] = (get_args(hint)[0] if may_lack else hint, key in declared.__required_keys__ and not may_lack)
    return found
