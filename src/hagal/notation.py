"""The text notation of a state: all of it, line by line, made from the field lists of its classes.

[dune]                             a section for each part of the state: the tag of its class
active: 0                          fields; those that are as in an empty state are left out
row: [chani#31 worm_riders#60      a zone: cards by id and number, the top at the end; lines that begin with a space
  lady_jessica#48]                 go on with the one before
stack: [(next_turn() -1 -1) ...]   [list], (tuple), tag(fields of a Term), kind:id (a component), 3, true, none, "text"
[players 0: dune-player]           the first of its players
[parts ix: dune-ix]                what a module adds
[known]                            cards that not everybody knows, by their numbers: who knows them
nobody: 12-40 44
0: 3 5 6
[pool]                             and the shuffle that each went through last
1: 3 5 6 12-40 44

A card has a number because fields may point at it. One without (`chani#`) gets any that is free. An id that several
kinds of components share is written with its kind: `conflict:skirmish_a#90`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hagal.kernel.codec import DATA, encode, parsed, restore
from hagal.kernel.errors import HagalError, RecordError, shown
from hagal.kernel.record import POSITION, Record
from hagal.kernel.rules import Rules
from hagal.kernel.state import PUBLIC, Data, State

HEAD = "hagal position 1"
WIDTH = 120
KNOWN, POOL = "known", "pool"
CARDS = frozenset(("face", KNOWN, POOL))
"""Fields of a State that are written with the cards: what they are, who knows them, how they were shuffled."""
NOBODY = "nobody"
BITS = 8
"""Of a mask of who knows a card."""
WORDS: dict[str, Any] = {"true": True, "false": False, "none": None}
MARKS = {"(": "()", "[": "[]"}
CLOSING = {"(": ")", "[": "]", "{": "}"}
TOKEN = re.compile(
    r'\s*(?:(?P<text>"(?:[^"\\]|\\.)*")|(?P<card>[\w:-]+#[0-9]*)|(?P<number>-?[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?)'
    r"|(?P<word>~?[A-Za-z_][\w:-]*)|(?P<mark>[\[\](){}]))"
)
SECTION = re.compile(r"\[(?:(?P<path>[\w -]+): )?(?P<tag>[\w-]+)\]")


# Writing


def position(record: Record, s: State) -> str:
    """The text of a game's position: which game it is, then its state. (Where the game began is no part of it.)"""
    header = [line for line in record.header() if not line.startswith(f"{POSITION}:")]
    return "\n".join([HEAD, *header, *write(s)]) + "\n"


def write(s: State) -> list[str]:
    """The lines of a state."""
    return _Writer(s).lines


class _Writer:
    def __init__(self, s: State) -> None:
        self.zones = {id(zone) for zone in s.zones()}
        self.face = s.face
        self.shared = _shared(s.rules)
        self.lines: list[str] = []
        self._data("", s)
        self._cards(KNOWN, s.known, PUBLIC, _who)
        self._cards(POOL, s.pool, 0, str)

    def _data(self, path: str, value: Data) -> None:
        """A section, then those of what is within it."""
        self.lines += ["", f"[{path}: {value.tag}]" if path else f"[{value.tag}]"]
        empty = type(value)()
        inner: list[tuple[str, Data]] = []
        for name in value.fields:
            if isinstance(value, State) and name in CARDS:
                continue
            item = getattr(value, name)
            parts = _parts(item)
            inner += [(f"{path} {name} {key}".strip(), part) for key, part in parts]
            if not parts and not (hasattr(empty, name) and encode(getattr(empty, name)) == encode(item)):
                self.lines += _folded(f"{name}: {self._text(item)}")
        for inner_path, part in inner:
            self._data(inner_path, part)

    def _text(self, value: Any) -> str:
        if isinstance(value, list) and id(value) in self.zones:
            return f"[{' '.join(self._card(i) for i in value)}]"
        if isinstance(value, list):
            return f"[{' '.join(map(self._text, value))}]"
        return _plain(encode(value))

    def _card(self, i: int) -> str:
        component = self.face[i]
        return f"{component.ref if component.id in self.shared else component.id}#{i}"

    def _cards(self, title: str, values: Iterable[int], usual: int, name: Callable[[int], str]) -> None:
        """The numbers of the cards by one of their values, but for the usual one."""
        found: dict[int, list[int]] = {}
        for i, value in enumerate(values):
            if value != usual:
                found.setdefault(value, []).append(i)
        if found:
            self.lines += ["", f"[{title}]"]
        for value, cards in sorted(found.items()):
            self.lines += _folded(f"{name(value)}: {' '.join(_ranges(cards))}")


def _parts(value: Any) -> list[tuple[str, Data]]:
    """Data that gets sections of its own, by what it is called."""
    if isinstance(value, list) and value and all(isinstance(item, Data) for item in value):
        return [(str(k), item) for k, item in enumerate(value)]
    if isinstance(value, dict) and value and all(isinstance(item, Data) for item in value.values()):
        return list(value.items())
    return [("", value)] if isinstance(value, Data) else []


def _plain(data: Any) -> str:
    """What the codec made of a value."""
    if isinstance(data, str):
        return data[1:] if data.startswith("@") else json.dumps(data, ensure_ascii=False)
    if isinstance(data, list):
        mark, items = data[0], " ".join(map(_plain, data[1:]))
        if mark in MARKS.values():
            return f"{mark[0]}{items}{mark[1]}"
        return f"{mark[1:] if mark.startswith('!') else '~' + mark}({items})"
    if isinstance(data, dict):
        return "{" + " ".join(f"{json.dumps(key)} {_plain(item)}" for key, item in data.items()) + "}"
    return {True: "true", False: "false", None: "none"}[data] if data is None or isinstance(data, bool) else repr(data)


def _shared(rules: Rules) -> frozenset[str]:
    """Ids that components of several kinds have."""
    counts = Counter(component.id for component in rules.components.values())
    return frozenset(id for id, n in counts.items() if n > 1)


def _folded(line: str) -> Iterator[str]:
    """A long line at its spaces, each further one with a space before it. (Texts within it are short, and stay whole:
    a fold in one would come back as another text.)"""
    if len(line) <= WIDTH or '"' in line:
        yield line
        return
    start = ""
    for word in line.split(" "):
        if start.strip() and len(start) + 1 + len(word) > WIDTH:
            yield start
            start = " "
        start = f"{start} {word}" if start else word
    yield start


def _ranges(numbers: list[int]) -> Iterator[str]:
    """3 5-9: rising numbers, neighbours taken together."""
    first = last = numbers[0]
    for n in [*numbers[1:], -1]:
        if n != last + 1:
            yield str(first) if first == last else f"{first}-{last}"
            first = n
        last = n


def _who(mask: int) -> str:
    return "+".join(str(seat) for seat in range(BITS) if mask >> seat & 1) or NOBODY


# Reading

Token = tuple[str, str]
"""What sort of token it is, and its text."""


def read(rules: Rules, lines: list[str]) -> State:
    """The state behind such lines, or a sentence about what is wrong with them."""
    sections = _sections(lines)
    known, pool = sections.pop(KNOWN, {}), sections.pop(POOL, {})
    found = {title: {name: _tokens(text) for name, text in fields.items()} for title, fields in sections.items()}
    cards = _Cards(rules, [token for fields in found.values() for tokens in fields.values() for token in tokens])
    root: dict[str, Any] = {}
    for title, fields in found.items():
        _place(rules, root, title, {name: _whole(name, tokens, cards) for name, tokens in fields.items()})
    _fill(rules, root, "this position")
    count = cards.count()
    root["face"] = ["()", *(f"@{cards.refs[i]}" for i in range(count))]
    root[KNOWN] = ["hex", _of_cards(known, count, PUBLIC, _mask).hex()]
    root[POOL] = ["bytes", _of_cards(pool, count, 0, int).hex()]
    try:
        return restore(rules, root)
    except HagalError as error:
        raise RecordError(f"this position cannot be read: {error}") from None


def _sections(lines: list[str]) -> dict[str, dict[str, str]]:
    """The text of each field, by section."""
    texts: dict[str, dict[str, str]] = {}
    fields: dict[str, str] | None = None
    name = ""
    for line in lines:
        if not line.strip():
            continue
        if line.startswith("[") and line.rstrip().endswith("]"):
            title = line.strip()[1:-1]
            if title in texts:
                raise RecordError(f"this position has two sections [{title}]")
            fields, name = texts.setdefault(title, {}), ""
        elif fields is None:
            raise RecordError(f"a section, such as [known], must come before the line {shown(line)} of this position")
        elif line[0].isspace() and name:
            fields[name] += f" {line.strip()}"
        else:
            name, colon, value = line.partition(":")
            if not colon or name in fields:
                raise RecordError(f"this line of a position is no 'name: value', or names a field again: {shown(line)}")
            fields[name] = value
    return texts


def _tokens(text: str) -> list[Token]:
    found: list[Token] = []
    at = 0
    text = text.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise RecordError(f"a position cannot hold {shown(text[at:].strip())}")
        found.append((match.lastgroup or "", match[match.lastgroup or 0]))
        at = match.end()
    return found


class _Cards:
    """The cards by number, as they are found; those without a number get free ones."""

    def __init__(self, rules: Rules, tokens: list[Token]) -> None:
        self.rules = rules
        self.refs: dict[int, str] = {}
        self.named: dict[str, list[str]] = {}
        for component in rules.components.values():
            self.named.setdefault(component.id, []).append(component.ref)
        taken = [text.rpartition("#")[2] for sort, text in tokens if sort == "card"]
        self.free = iter(sorted(set(range(len(taken))) - {int(digits) for digits in taken if digits}))

    def number(self, text: str) -> int:
        """The instance that `chani#31` names."""
        id, _mark, digits = text.rpartition("#")
        refs = [id] if id in self.rules.components else self.named.get(id, [])
        if len(refs) != 1:
            also = f"; say {' or '.join(refs)}" if refs else ""
            raise RecordError(f"{shown(id)} names no card of {self.rules.title}{also}")
        i = int(digits) if digits else next(self.free)
        if self.refs.setdefault(i, refs[0]) != refs[0]:
            raise RecordError(f"card #{i} of this position cannot be {refs[0]}: it is {self.refs[i]} already")
        return i

    def count(self) -> int:
        missing = next((n for n in range(len(self.refs)) if n not in self.refs), None)
        if missing is not None:
            raise RecordError(f"the cards of this position must be numbered from 0 on, and there is no #{missing}")
        return len(self.refs)


def _whole(name: str, tokens: list[Token], cards: _Cards) -> Any:
    """The one value of a field, as the codec has it."""
    rest = iter(tokens)
    try:
        value = _value(next(rest), rest, cards)
    except StopIteration:
        raise RecordError(f"the field {shown(name)} of this position is cut off") from None
    more = next(rest, None)
    if more is not None:
        raise RecordError(f"the field {shown(name)} of this position has {shown(more[1])} after its value")
    return value


def _value(token: Token, rest: Iterator[Token], cards: _Cards) -> Any:
    sort, text = token
    if sort == "card":
        return cards.number(text)
    if sort == "number":
        return parsed(text)
    if sort == "text":
        return json.loads(text)
    if sort == "word":
        return WORDS[text] if text in WORDS else f"@{text}" if ":" in text else _term(text, rest, cards)
    if text not in CLOSING:
        raise RecordError(f"a value of this position begins with {shown(text)}")
    items = _items(CLOSING[text], rest, cards)
    return dict(zip(items[::2], items[1::2], strict=False)) if text == "{" else [MARKS[text], *items]


def _term(word: str, rest: Iterator[Token], cards: _Cards) -> list[Any]:
    if next(rest) != ("mark", "("):
        raise RecordError(f"{shown(word)} in this position needs brackets, as in {word}(), or a kind before it")
    return [word[1:] if word.startswith("~") else f"!{word}", *_items(")", rest, cards)]


def _items(closing: str, rest: Iterator[Token], cards: _Cards) -> list[Any]:
    items = []
    while (token := next(rest)) != ("mark", closing):
        items.append(_value(token, rest, cards))
    return items


def _place(rules: Rules, root: dict[str, Any], title: str, fields: dict[str, Any]) -> None:
    """A section where it belongs: `players 0: dune-player` in the list of players."""
    found = SECTION.fullmatch(f"[{title}]")
    cls = None if found is None else DATA.find(rules.title, found["tag"])
    if found is None or cls is None or (not found["path"]) != (not root):
        raise RecordError(f"this position cannot have the section [{title}] here")
    known = cls.fields
    wrong = [name for name in fields if name not in known]
    if wrong:
        raise RecordError(f"[{title}] has no field {shown(wrong[0])}; it has: {', '.join(known)}")
    data = {"": found["tag"], **fields}
    if found["path"] is None:
        root.update(data)
        return
    at: Any = root
    names = found["path"].split()
    for name, following in zip(names, [*names[1:], ""], strict=True):
        value = (["[]"] if following.isdecimal() else {}) if following else data
        at = _step_into(at, name, value, title)


def _step_into(at: Any, name: str, value: Any, title: str) -> Any:
    """What is called so there, made if it is not there yet."""
    if isinstance(at, dict):
        return at.setdefault(name, value)
    if name.isdecimal() and int(name) == len(at) - 1:
        at.append(value)
    if not name.isdecimal() or int(name) >= len(at) - 1:
        raise RecordError(f"the section [{title}] of this position comes before those that it follows")
    return at[int(name) + 1]


def _fill(rules: Rules, data: Any, where: str) -> None:
    """Fields that were left out are as in an empty state."""
    if isinstance(data, list):
        for k, item in enumerate(data):
            _fill(rules, item, f"{where} {k - 1}")
    if not isinstance(data, dict):
        return
    for name, item in data.items():
        _fill(rules, item, name)
    cls = DATA.find(rules.title, data.get("", ""))
    if cls is not None:
        empty = cls()
        for name in empty.fields:
            if name not in data and not (isinstance(empty, State) and name in CARDS):
                if not hasattr(empty, name):
                    raise RecordError(f"{where} lacks its field {shown(name)}")
                data[name] = encode(getattr(empty, name))


def _of_cards(lines: dict[str, str], count: int, usual: int, meant: Callable[[str], int]) -> bytearray:
    """A byte for each card, from `0+2: 3 5-9`."""
    found = bytearray([usual]) * count
    for name, text in lines.items():
        try:
            value = meant(name)
            for numbers in text.split():
                first, _line, last = numbers.partition("-")
                for i in range(int(first), int(last or first) + 1):
                    found[i] = value
        except (ValueError, IndexError):
            raise RecordError(
                f"this line of a position does not say what its cards 0 to {count - 1} are: {shown(f'{name}:{text}')}"
            ) from None
    return found


def _mask(name: str) -> int:
    """Who knows a card: `nobody`, or seats such as `0+2`."""
    return 0 if name == NOBODY else sum(1 << int(seat) for seat in set(name.split("+")))
