"""A battle or a duel while it is fought."""

from __future__ import annotations

from rich.text import Text

from hagal.games.runewars.seen import DuelFacts, FighterFacts, SideFacts
from hagal.terminal.faces.runewars.pieces import Pieces
from hagal.terminal.layout import Lines, flow
from hagal.terminal.seats import mark


def lines(board: Pieces) -> Lines:
    battle, fight = board.view["battle"], board.view["duel"]
    found: Lines = []
    if battle is not None:
        where = board.called("area", battle["area"])
        found.append(Text(board.word("runewars-battle", area=where, n=battle["round"]), style="bold red"))
        for k, side in enumerate(battle["sides"]):
            found += side_lines(board, side, "attacks" if k == 0 else "defends")
    return found if fight is None else found + duel(board, fight)


def side_lines(board: Pieces, side: SideFacts, role: str) -> Lines:
    """Its units, what it has drawn, who supports it."""
    who = board.label("runewars-neutral") if side["seat"] < 0 else Text.assemble(mark(side["seat"], board.talk), " ")
    items = [Text(fighter(board, one)) for one in side["units"]]
    drawn = [board.called("fate", id) for id in side["drawn"] if id is not None]
    if drawn:
        items.append(Text.assemble((board.word("runewars-drawn"), "dim"), " ", ", ".join(drawn)))
    if side["supporters"]:
        names = ", ".join(board.called("hero", one["hero"]) for one in side["supporters"])
        items.append(Text.assemble((board.word("runewars-supported"), "dim"), " ", names))
    if side["bonus"]:
        items.append(Text(board.word("runewars-bonus", n=side["bonus"])))
    return flow(Text.assemble("  ", who, (f"{board.word(f'runewars-{role}')} ", "dim")), items, board.width, indent=5)


def fighter(board: Pieces, one: FighterFacts) -> str:
    """`Knight 2 (damage 1, routed)`."""
    state = [board.word("runewars-damage", n=one["damage"])] if one["damage"] else []
    state += [board.word("runewars-is-routed")] if one["routed"] else []
    told = f"{board.called('unit', one['unit'])} {one['n']}"
    return f"{told} ({', '.join(state)})" if state else told


def duel(board: Pieces, found: DuelFacts) -> Lines:
    """Who fights whom, and the fate cards on the table."""
    names = []
    for id in found["heroes"]:
        kind = "hero" if f"hero:{id}" in board.components else "unit"
        names.append("" if id is None else board.called(kind, id))
    where = board.called("area", found["area"])
    head = board.word("runewars-duel", area=where, n=found["round"], hero=names[0], enemy=names[-1])
    drawn = ", ".join(board.called("fate", id) for id in found["drawn"] if id is not None)
    said = [Text(head, style="bold red")]
    return said if not drawn else [*said, Text.assemble("  ", (board.word("runewars-drawn"), "dim"), " ", drawn)]
