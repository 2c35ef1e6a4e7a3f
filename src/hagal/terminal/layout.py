"""Lines of text on a screen of a given size: columns, flowing lists, and what to leave out when it is too small."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

Lines = list[Text]


def pad(text: Text, width: int, right: bool = False) -> Text:
    """A cell of a column, cut or filled to its width."""
    length = text.cell_len
    if length > width:
        cut = text.copy()
        cut.truncate(width, overflow="ellipsis")
        return cut
    space = Text(" " * (width - length))
    return Text.assemble(space, text) if right else Text.assemble(text, space)


def columns(rows: Sequence[Sequence[Text]], right: Sequence[bool], gap: int = 1, widest: int = 200) -> Lines:
    """Rows of cells as lines; `right` tells which columns are aligned to the right."""
    widths = [min(widest, max(row[k].cell_len for row in rows)) for k in range(len(right))]
    space = Text(" " * gap)
    lines = []
    for row in rows:
        cells = [pad(cell, widths[k], right[k]) for k, cell in enumerate(row)]
        line = space.join(cells)
        line.rstrip()
        lines.append(line)
    return lines


def flow(head: Text, items: Sequence[Text], width: int, *, indent: int = -1, between: str = " · ") -> Lines:
    """A heading and a list after it, as many items on a line as fit, later lines under the first item."""
    left = head.cell_len if indent < 0 else indent
    lines: Lines = []
    line = pad(head, left) if head.cell_len < left else head.copy()
    empty = True
    for item in items:
        gap = 0 if empty else cell_len(between)
        if not empty and line.cell_len + gap + item.cell_len > width:
            lines.append(line)
            line = Text(" " * left)
            empty, gap = True, 0
        if gap:
            line.append(between, style="dim")
        line.append_text(item)
        empty = False
    lines.append(line)
    return [wrapped for found in lines for wrapped in fold(found, width, left)]


def fold(text: Text, width: int, indent: int = 0) -> Lines:
    """A long line on several, the later ones indented."""
    if text.cell_len <= width:
        return [text]
    lines: Lines = []
    words = list(text.split(" ", include_separator=False, allow_blank=True))
    line = Text()
    while len(words) > 1 and not words[0].plain:  # the first line keeps its own indent
        line.append(" ")
        words.pop(0)
    start = line.cell_len
    for word in words:
        if line.plain.strip() and line.cell_len + 1 + word.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
            line.append_text(word)
        else:
            if line.cell_len > start or lines:
                line.append(" ")
            line.append_text(word)
    lines.append(line)
    return lines


def cut(text: Text, width: int) -> Text:
    """One line, with an ellipsis if it was longer."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def beside(left: Lines, right: Lines, width: int, gap: int = 2) -> Lines:
    """Two blocks side by side."""
    lines: Lines = []
    for k in range(max(len(left), len(right))):
        line = pad(left[k] if k < len(left) else Text(), width)
        line.append(" " * gap)
        if k < len(right):
            line.append_text(right[k])
        line.rstrip()
        lines.append(line)
    return lines


def grid(items: Sequence[Text], width: int, gap: int = 3, most: int = 4) -> Lines:
    """A long list in columns, read downwards."""
    if not items:
        return []
    widest = min(width, max(item.cell_len for item in items))
    count = max(1, min(most, (width + gap) // (widest + gap)))
    rows = -(-len(items) // count)
    lines: Lines = []
    for row in range(rows):
        cells = [cut(items[k], width) for k in range(row, len(items), rows)]
        line = Text(" " * gap).join([pad(cell, widest) for cell in cells])
        line.rstrip()
        lines.append(line)
    return lines


class Section:
    """A part of the screen in several sizes, the fullest first; `weight`: how long it holds out against cutting."""

    def __init__(self, variants: Sequence[Lines], weight: int) -> None:
        self.variants: list[Lines] = list(variants)
        self.weight: int = weight
        self.at: int = 0

    @property
    def lines(self) -> Lines:
        return self.variants[self.at]


def fit(sections: Sequence[Section], height: int) -> bool:
    """Cut sections, the lightest first, until all fit or nothing is left to cut. Was a whole section left out?"""

    def size() -> int:
        return sum(len(section.lines) for section in sections)

    for section in sections:
        section.at = 0
    while size() > height:
        left = [section for section in sections if section.at + 1 < len(section.variants)]
        if not left:
            break
        left.sort(key=lambda section: (section.weight + 10 * section.at, section.weight))
        left[0].at += 1
    for section in sorted(sections, key=lambda section: -section.weight):  # what was cut too soon may come back
        now = section.at
        for at in range(now):
            section.at = at
            if size() <= height:
                break
            section.at = now
    return any(section.at and not section.lines for section in sections)
