"""YAML as a tree in which everything knows its place.

Built from the parser's events alone: no constructor of YAML runs, so that no text can make anything but these nodes.
Size, depth and number of nodes are limited; anchors, aliases and tags are refused (a small text could stand for a huge
one). What a scalar means is decided where it is read, so `no` is a name where a name is wanted.
"""

from __future__ import annotations

from typing import Any

from hagal.packs.problems import PackError, Problem

BYTES = 512 * 1024
DEPTH = 24
NODES = 40_000


class Node:
    """A place in a file."""

    __slots__ = ("column", "line")

    def __init__(self, line: int, column: int) -> None:
        self.line: int = line
        self.column: int = column

    what = "nothing"


class Scalar(Node):
    """A word, a number, a text."""

    __slots__ = ("plain", "text")

    def __init__(self, line: int, column: int, text: str, plain: bool) -> None:
        super().__init__(line, column)
        self.text: str = text
        self.plain: bool = plain  # without quotes

    @property
    def empty(self) -> bool:
        return self.plain and self.text in ("", "~", "null")

    what = "a single value"


class Seq(Node):
    """A list."""

    __slots__ = ("items",)

    def __init__(self, line: int, column: int) -> None:
        super().__init__(line, column)
        self.items: list[Node] = []

    what = "a list"


class Map(Node):
    """Names with values, in their order."""

    __slots__ = ("entries",)

    def __init__(self, line: int, column: int) -> None:
        super().__init__(line, column)
        self.entries: list[tuple[Scalar, Node]] = []

    what = "a mapping (name: value)"


HINTS = {
    "mapping values are not allowed here": "quote a text with a colon; effects stand in brackets: [attack: 2]",
    "found character '\\t' that cannot start any token": "indent with spaces, not with tabs",
    "found character '%' that cannot start any token": "put the text in quotes",
    "found character '@' that cannot start any token": "put the text in quotes",
    "found character '`' that cannot start any token": "put the text in quotes",
}


def parse(data: bytes, file: str) -> Map:
    """The tree of a file. PackError with the first thing that makes it unreadable."""
    import yaml

    if len(data) > BYTES:
        raise PackError(file, [Problem(0, 0, f"a pack has at most {BYTES // 1024} KB, not {len(data) // 1024 + 1}")])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise PackError(file, [Problem(line, 1, "this is not UTF-8 text")]) from None
    try:
        return _Builder(file).build(yaml.parse(text, Loader=yaml.SafeLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = (0, 0) if mark is None else (mark.line + 1, mark.column + 1)
        told = str(error.problem or error.context or "it cannot be read")
        hint = HINTS.get(told)
        raise PackError(file, [Problem(*place, f"this is not YAML: {told}" + (f" ({hint})" if hint else ""))]) from None
    except yaml.reader.ReaderError as error:
        before = text[: error.position]
        place = (before.count("\n") + 1, error.position - (before.rfind("\n") + 1) + 1)
        raise PackError(file, [Problem(*place, f"a character that YAML does not allow: {error.character!r}")]) from None
    except yaml.YAMLError as error:
        raise PackError(file, [Problem(0, 0, f"this is not YAML: {error}")]) from None
    except (ValueError, OverflowError):
        # A few escapes (\U with too large a number) get past the scanner's own checks.
        raise PackError(file, [Problem(0, 0, "this is not YAML: an escape stands for no character")]) from None


class _Builder:
    """Nodes from events, one after the other, without recursion."""

    def __init__(self, file: str) -> None:
        self.file: str = file
        self.open: list[Seq | Map] = []
        self.keys: list[Scalar | None] = []  # by open node: the key that waits for its value
        self.root: Node | None = None
        self.count: int = 0
        self.documents: int = 0

    def build(self, events: Any) -> Map:
        import yaml

        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                self.documents += 1
                if self.documents > 1:
                    self.stop(event, "a pack is one document: a second one begins here")
            if not isinstance(event, yaml.NodeEvent):
                if isinstance(event, yaml.CollectionEndEvent):
                    self.open.pop()
                    self.keys.pop()
                continue
            self.node(event)
        if not isinstance(self.root, Map):
            node = self.root
            line, column = (1, 1) if node is None else (node.line, node.column)
            raise PackError(self.file, [Problem(line, column, "a pack begins with lines such as 'hagal: pack 1'")])
        return self.root

    def node(self, event: Any) -> None:
        import yaml

        place = (event.start_mark.line + 1, event.start_mark.column + 1)
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            self.stop(event, "anchors (&) and aliases (*) are not allowed in a pack: write it out, or in quotes")
        if event.tag is not None:
            self.stop(event, f"tags are not allowed in a pack: {event.tag[:40]!r}; write the value without it")
        if isinstance(event, yaml.ScalarEvent):
            self.place(Scalar(*place, event.value, event.style is None), event)
        else:
            self.enter(Seq(*place) if isinstance(event, yaml.SequenceStartEvent) else Map(*place), event)

    def enter(self, node: Seq | Map, event: Any) -> None:
        self.place(node, event)
        self.open.append(node)
        self.keys.append(None)
        if len(self.open) > DEPTH:
            self.stop(event, f"a pack goes no deeper than {DEPTH} levels")

    def place(self, node: Node, event: Any) -> None:
        self.count += 1
        if self.count > NODES:
            self.stop(event, f"a pack has at most {NODES} values")
        if not self.open:
            self.root = node
            return
        top = self.open[-1]
        if isinstance(top, Seq):
            top.items.append(node)
            return
        key = self.keys[-1]
        if key is not None:
            top.entries.append((key, node))
            self.keys[-1] = None
        elif isinstance(node, Scalar):
            self.keys[-1] = node
        else:
            self.stop(event, f"a name must stand before the colon, not {node.what}")

    def stop(self, event: Any, text: str) -> None:
        mark = event.start_mark
        raise PackError(self.file, [Problem(mark.line + 1, mark.column + 1, text)])
