"""The end of a game of Runewars: who has won and how, and what each player came to."""

from __future__ import annotations

from rich.text import Text

from hagal.game import Game
from hagal.games.runewars.seen import runewars_view
from hagal.kernel.step import Msg
from hagal.terminal.console import Talk
from hagal.terminal.faces.plain.ending import verdict
from hagal.terminal.layout import Lines, columns
from hagal.terminal.seats import mark
from hagal.text import capital, name, phrase

FIGURES = ("runes", "influence", "areas", "strongholds")


def lines(game: Game, talk: Talk) -> Lines:
    outcome = game.outcome
    assert outcome is not None
    view, components = runewars_view(game.view(None)), game.state.rules.components
    found = [*verdict(game, talk), Text(capital(phrase(Msg(f"ending-runewars-{outcome.ending}"), talk.lang))), Text()]
    rows = [[Text(), Text(), *(Text(talk.word(f"runewars-column-{what}"), style="dim") for what in FIGURES)]]
    for place, seat in enumerate(outcome.ranking, start=1):
        p = view["players"][seat]
        called = name(components[f"faction:{p['faction']}"], talk.lang)
        holds = sum(area["stronghold"] == seat for area in view["areas"])
        own = sum(area["control"] == seat for area in view["areas"])
        figures = [outcome.scores[seat], p["influence"], own, holds]
        who = Text.assemble(mark(seat, talk), " ", called)
        rows.append([Text(f"{place}."), who, *(Text(str(figure)) for figure in figures)])
    return [*found, *columns(rows, [True, False, *([True] * len(FIGURES))], gap=2)]
