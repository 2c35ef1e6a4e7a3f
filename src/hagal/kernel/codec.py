"""JSON in and out: states, parts, Frames, Terms and Components. Text only, never pickle.

int, float, bool, None, str   themselves
Component                     "@kind:id"
Term                          ["!tag", field, ...]
tuple                         ["()", item, ...]
list                          ["[]", item, ...]
bytearray                     ["hex", "..."]
Data                          {"": tag, field: value, ...}
dict with string keys         {key: value}
"""

from __future__ import annotations

import json
from typing import Any

from hagal.kernel.errors import RecordError, RulesError, brief, shown
from hagal.kernel.rules import Rules
from hagal.kernel.state import Data, State
from hagal.kernel.term import TERMS, Component, Registry, Term

DATA = Registry()
"""Every registered class of states and parts."""
LONGEST_NUMBER = 20
"""In digits."""
PLAIN = frozenset((int, bool, float, type(None)))
"""What is the same in JSON."""


def register_data(*classes: type[Data]) -> None:
    """Make states and parts known to the codec."""
    for cls in classes:
        DATA.add(cls)


def encode(value: Any) -> Any:
    """A value as plain JSON data."""
    kind = type(value)
    if kind in PLAIN:  # most are, and the types themselves are quicker to compare than to be asked about
        return value
    if kind is list:
        return _items("[]", value)
    if kind is tuple:
        return _items("()", value)
    return _encode(value)


def _encode(value: Any) -> Any:
    if isinstance(value, Component):
        return f"@{value.ref}"
    if isinstance(value, str):
        if value.startswith("@"):
            raise ValueError(f"a string in a state must not start with @: {value!r}")
        return value
    if isinstance(value, Term):
        _check_known(value, TERMS)
        return [f"!{value.tag}", *map(encode, value.values())]
    if isinstance(value, Data):
        _check_known(value, DATA)
        return {"": value.tag, **{name: encode(getattr(value, name)) for name in value.fields}}
    if isinstance(value, dict):
        for key in value:
            if not key or not isinstance(key, str):
                raise TypeError(f"a dict in a state needs words for keys, not {key!r}")
        return {key: encode(item) for key, item in value.items()}
    if isinstance(value, bytearray):
        return ["hex", value.hex()]
    if isinstance(value, bytes):
        return ["bytes", value.hex()]
    if isinstance(value, int | float):
        return value
    if isinstance(value, list):
        return _items("[]", value)
    if isinstance(value, tuple):
        return _items("()", value)
    raise TypeError(f"{type(value).__name__} cannot be part of a state")


def _items(mark: str, items: list[Any] | tuple[Any, ...]) -> list[Any]:
    """Most are zones, that is numbers, which go as they are."""
    return [mark, *items] if PLAIN.issuperset(map(type, items)) else [mark, *map(encode, items)]


def _check_known(value: object, registry: Registry) -> None:
    """What would not come back as it went is found out when it is saved, not when it is read."""
    if not registry.known(type(value)):
        raise TypeError(f"{type(value).__name__} cannot be part of a state: register it with a tag of its own")


def decode(rules: Rules, data: Any) -> Any:
    """The value behind plain JSON data; components come from the ruleset."""
    if isinstance(data, str):
        return rules.component(data[1:]) if data.startswith("@") else data
    if isinstance(data, list):
        if not data or not isinstance(data[0], str):
            raise RecordError("this save is damaged: a list without its mark")
        mark, items = data[0], data[1:]
        if mark == "hex":
            return bytearray.fromhex(items[0])
        if mark == "bytes":
            return bytes.fromhex(items[0])
        values = [decode(rules, item) for item in items]
        if mark == "[]":
            return values
        if mark == "()":
            return tuple(values)
        cls = TERMS.find(rules.title, mark[1:])
        if not mark.startswith("!") or cls is None:
            raise RecordError(f"this save uses {shown(mark)}, which this version of Hagal does not know")
        return cls(*values)
    if isinstance(data, dict):
        if "" not in data:
            return {key: decode(rules, item) for key, item in data.items()}
        return _decode_data(rules, data)
    return data


def _decode_data(rules: Rules, data: dict[str, Any]) -> Data:
    cls = DATA.find(rules.title, data[""])
    if cls is None:
        raise RecordError(f"this save holds a {shown(data[''])}, which this version of Hagal does not know")
    data = cls.reshaped(data)
    missing = [name for name in cls.fields if name not in data]
    extra = [name for name in data if name and name not in cls.fields]
    if missing or extra:
        raise RecordError(
            f"this save comes from another version of Hagal: {cls.tag} "
            f"{'lacks ' + ', '.join(missing) if missing else 'has unknown ' + brief(', '.join(extra))}"
        )
    value: Data = cls()
    for name in cls.fields:
        setattr(value, name, decode(rules, data[name]))
    return value


def parsed(text: str) -> Any:
    """The JSON data of a snapshot, which somebody may have forged: numbers are whole, and of 64 bits."""
    return json.loads(text, parse_int=_whole, parse_float=_no_number, parse_constant=_no_number)


def _whole(digits: str) -> int:
    return int(digits) if len(digits) <= LONGEST_NUMBER else _no_number(digits)


def _no_number(digits: str) -> int:
    raise RecordError(f"this save is damaged: it holds the number {brief(digits)}")


def snapshot(s: State) -> dict[str, Any]:
    """A state as JSON data."""
    data: dict[str, Any] = encode(s)
    return data


def restore(rules: Rules, data: Any) -> State:
    """The state behind a snapshot."""
    try:
        s = decode(rules, data)
        if isinstance(s, State):
            s.lay_all(s.parts)
    except RecordError:
        raise
    except RulesError as unknown:
        raise RecordError(str(unknown)) from None
    except Exception as error:  # the text may be anything
        raise RecordError(f"this save is damaged: {shown(error)}") from error
    if not isinstance(s, State):
        raise RecordError("this save holds no game state")
    s.rules = rules
    return s
