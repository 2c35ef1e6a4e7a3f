"""The laws over whole games: what a test says of a game under watch."""

from __future__ import annotations

from hagal.lab.watched_game import Report


def hold(report: Report) -> None:
    failure = report.failure
    assert failure is None, f"{failure.law} in {failure.ruleset} seed={failure.seed}: {failure.message}{failure.trace}"
