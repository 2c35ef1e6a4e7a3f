"""Records on paper: what is printed is read, and everything else gets its sentence."""

from __future__ import annotations

import zlib

import pytest

from hagal.kernel.errors import RecordError
from hagal.kernel.record import Record

PAPER = """\
hagal record 1
title: tiny
players: 2
modules: storm calm
options: {"coop": true}
rules: 1
content: abc
seed: 7
~ 2 0 1
~3
0 take 1
1* give silk
end 4 {sum}
"""


def signed(text: str) -> str:
    """The text with the checksum that fits it."""
    body = text[: text.index("\nend ")]
    return text.replace("{sum}", f"{zlib.crc32(body.encode()):08x}")


def record() -> Record:
    found = Record("tiny", 2, ("storm", "calm"), {"coop": True}, "1", "abc", 7)
    found.happened((2, 0, 1))
    found.happened(3)
    found.chose(0, "take 1")
    found.chose(1, "give silk", secret=True)
    return found


def test_a_record_reads_like_notation() -> None:
    assert str(record()) == signed(PAPER)
    assert repr(record()) == "<Record tiny players=2 choices=2>"


def test_what_is_printed_is_read() -> None:
    found = Record.parse(str(record()))
    assert str(found) == str(record())
    assert found.keys == [(0, "take 1"), (1, "give silk")]
    assert found.outcomes() == [(2, 0, 1), 3]
    assert found.secret == {3}
    assert (found.modules, found.options, found.seed) == (("storm", "calm"), {"coop": True}, 7)


def test_a_record_without_modules_or_entries_or_cards_to_shuffle() -> None:
    bare = Record("tiny", 2, (), {}, "1", "abc", 7)
    assert str(Record.parse(str(bare))) == str(bare)
    assert Record.parse(str(bare)).modules == ()
    bare.happened(())
    assert Record.parse(str(bare)).outcomes() == [()]


def test_line_endings_of_another_system_do_no_harm() -> None:
    assert str(Record.parse(signed(PAPER).replace("\n", "\r\n"))) == signed(PAPER)


def test_a_copy_stands_alone() -> None:
    found = record()
    twin = found.copy()
    twin.chose(0, "rest", secret=True)
    assert len(found.entries) == 4
    assert found.secret == {3}
    assert str(found.copy()) == str(found)


@pytest.mark.parametrize(("seats", "last"), [((), "?"), ((0,), "?"), ((1,), "give silk"), ((0, 1), "give silk")])
def test_a_client_sees_no_seed_no_chance_and_no_hidden_key(seats: tuple[int, ...], last: str) -> None:
    seen = record().seen_by(seats)
    assert (seen.seed, seen.partial, seen.outcomes()) == (None, True, [])
    assert seen.keys == [(0, "take 1"), (1, last)]
    again = Record.parse(str(seen))
    assert (again.seed, again.partial, again.copy().partial) == (None, True, True)
    assert "\nseed: ?\n" in str(again)


def test_a_record_of_a_game_whose_seed_nobody_named() -> None:
    found = record()
    found.seed = None
    assert str(found) == signed(PAPER.replace("seed: 7", "seed: -"))
    again = Record.parse(str(found))
    assert (again.seed, again.partial) == (None, False)
    assert str(again.seen_by(())) == str(record().seen_by(())), "nobody is told whether there is one"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not a Hagal Record: its first line must be 'hagal record 1'"),
        ("hello\nend 0 0", "this is not a Hagal Record: its first line must be 'hagal record 1'"),
        (
            PAPER.replace("record 1", "record 2"),
            "this is not a Hagal Record: its first line must be 'hagal record 1'",
        ),
        (
            signed(PAPER)[:-20],
            "this Record is cut off: its last line must be 'end', the number of entries and a checksum",
        ),
        ("hagal record 1", "this Record is cut off: its last line must be 'end', the number of entries and a checksum"),
        (
            signed(PAPER).replace("take 1", "take 2"),
            "this Record was altered: its checksum does not fit its lines",
        ),
        (
            signed(PAPER).replace("take 1", "take \udcff"),
            "this Record was altered: its checksum does not fit its lines",
        ),
        (
            signed(PAPER.replace("end 4", "end 5")),
            "this Record was altered: it says that it has 5 entries, and has 4",
        ),
        (
            signed(PAPER.replace("end 4", "end four")),
            "this Record was altered: it says that it has four entries, and has 4",
        ),
        (
            signed(PAPER.replace("players", "smugglers")),
            "this Record lacks its header line 'players: ...' where 'smugglers: 2' stands",
        ),
        (
            signed("hagal record 1\ntitle: tiny\nend 0 {sum}"),
            "this Record lacks its header line 'players: ...'",
        ),
        (
            signed(PAPER.replace("players: 2", "players: two")),
            "the header line 'players' of this Record must be a whole number, not 'two'",
        ),
        *(
            (
                signed(PAPER.replace("0 take 1", f"{seat} take 1")),
                f"line 11 of this Record is a choice of seat {seat}, and its 2 players have the seats from 0 on",
            )
            for seat in (2, 10**31)
        ),
        (
            signed(PAPER.replace("seed: 7", "seed: x")),
            "the header line 'seed' of this Record must be a whole number, not 'x'",
        ),
        *(
            (
                signed(PAPER.replace('{"coop": true}', options)),
                "the header line 'options' of this Record must be a JSON object",
            )
            for options in ("[1]", "{", "[" * 100_000)
        ),
        *(
            (
                signed(PAPER.replace("0 take 1", line)),
                f"line 11 of this Record is neither a choice ('0 reveal') nor chance ('~3'): {line!r}",
            )
            for line in ("take 1", "0", "0 ", "~", "~x", "~ 1 x", "-1 3", "0** rest", "", "0_1 rest")
        ),
    ],
)
def test_every_mistake_has_its_sentence(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert str(caught.value) == sentence
