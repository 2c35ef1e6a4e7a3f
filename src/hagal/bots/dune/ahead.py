"""Going on from an option on a copy, to where looking ahead ends."""

from __future__ import annotations

from hagal.bots import Options
from hagal.games.dune.state import Dune

STOPS = ("next_turn", "combat", "combat_round", "resolve_conflict", "end_combat", "recall", "round_start")
"""Named rules before which looking ahead ends: what follows is another's turn or another question."""


def stops_of(s: Dune) -> frozenset[str]:
    """The tags of the rules that stand under those names in this game."""
    steps = s.rules.steps
    return frozenset([steps[name].tag for name in STOPS])


def run(t: Dune, seat: int, stops: frozenset[str]) -> Options | None:
    """As `loop.advance`, up to this seat's next choice or to where looking ahead ends. Others take what comes first."""
    stack = t.stack
    while stack:
        step, asked, source = stack[-1]
        if not step.asks:
            if step.tag in stops:
                return None
            stack.pop()
            step.run(t, asked, source)
            continue
        options: Options = step.options(t, asked, source)  # type: ignore[attr-defined]
        if not options:
            stack.pop()
        elif len(options) == 1 or asked != seat:
            stack[-1] = (options[0], asked, source)
        else:
            return options
    return None
