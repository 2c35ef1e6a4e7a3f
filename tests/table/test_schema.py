"""Schemathesis on the OpenAPI document: whatever is sent, the document describes the answer; none is an error of ours.

Half of the requests are about a real game, sent by the person who plays it; the rest are strangers with invented ids.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from hagal.table.app import create_app
from hagal.table.people import Person, fresh_secret
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.wish import SeatWish, Wish

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
STREAMS = "/api/games/{id}/events"
"""Never ends; test_live listens to it."""
FREE = 1e12


class Sent:
    """An app with a game, and requests to it."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(
            database=f"sqlite:///{folder / 'table.sqlite3'}",
            origins=("http://testserver",),
            seeds=True,
            games_per_person=10**9,
            rate_person=FREE,
            burst_person=FREE,
            rate_address=FREE,
            burst_address=FREE,
            rate_heavy=FREE,
            burst_heavy=FREE,
        )
        self.app = create_app(self.settings)
        self.rooms: Rooms = self.app.state.rooms
        self.person = Person(fresh_secret(), "10.0.0.1")
        seats = (SeatWish("me"), SeatWish("link"), SeatWish("random"))
        self.room = self.rooms.create(self.person, Wish("dune", seats=seats, seed=5))
        self.schema = schemathesis.openapi.from_asgi("/api/openapi.json", self.app)

    def operations(self) -> list[Any]:
        found: list[Any] = list(self.schema.get_all_operations())
        return [result.ok() for result in found if result.ok().path != STREAMS]

    def send(self, case: Any, real: bool, decision: bool) -> None:
        case.headers = {k: v for k, v in (case.headers or {}).items() if k.lower() != "authorization"}
        if real:
            case.headers["Authorization"] = f"Bearer {self.person.secret}"
            if "id" in case.path_parameters:
                case.path_parameters["id"] = self.room.id
            if decision and isinstance(case.body, dict) and "decision" in case.body:
                case.body |= {"decision": self.room.decision, "seat": self.room.asked()[0]}
        case.call_and_validate(checks=CHECKS)


@pytest.fixture
def sent(tmp_path: Path) -> Iterator[Sent]:
    found = Sent(tmp_path)
    yield found
    found.rooms.close()


def examine(sent: Sent, examples: int) -> None:
    operations = sent.operations()
    assert len(operations) > 15
    for operation in operations:

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), real=st.booleans(), decision=st.booleans())
        def check(case: Any, real: bool, decision: bool) -> None:
            sent.send(case, real, decision)

        check()


def test_no_request_meets_an_error_of_ours(sent: Sent) -> None:
    examine(sent, 8)


@pytest.mark.proof
def test_no_request_of_many_meets_an_error_of_ours(sent: Sent) -> None:
    examine(sent, 300)
