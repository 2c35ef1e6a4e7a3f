"""What is kept, and how the database grows from version to version."""

from __future__ import annotations

import stat
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from hagal.table.refusal import Refused
from hagal.table.seats import Seat
from hagal.table.settings import Settings
from hagal.table.storage import ahead, database, migrations, store
from hagal.table.storage.store import GameRow, Kept, Store

ROW = GameRow("g1", "dune", "host", 1.0, 2.0, 1, 1, False, {"pace": "quick"}, {"round": 1}, "the save")
SEATS = [Seat(0, name="Ada", owner="ada"), Seat(1, kind="heuristic")]


@pytest.fixture
def kept(settings: Settings) -> Iterator[Store]:
    found = Store(settings.url)
    yield found
    found.close()


def test_what_is_kept_comes_back(kept: Store) -> None:
    kept.insert(ROW, SEATS)
    assert kept.load("g1") == (ROW, SEATS)
    assert kept.version("g1") == 1
    assert kept.load("g2") is None
    assert kept.version("g2") is None


def test_a_change_names_the_version_that_it_is_based_on(kept: Store) -> None:
    kept.insert(ROW, SEATS)
    later = replace(ROW, version=2, save="later")
    seat = replace(SEATS[0], name="Eve")
    assert kept.advance(later, 1, [seat])
    assert not kept.advance(replace(ROW, version=2, save="too late"), 1, [SEATS[0]])
    assert kept.load("g1") == (later, [seat, SEATS[1]])


def test_a_choice_names_the_version_that_it_is_based_on(kept: Store) -> None:
    kept.insert(ROW, SEATS)
    later = GameRow("g1", "dune", "host", 1.0, 3.0, 2, 2, True, {"pace": "slow"}, {"round": 2}, "later")
    assert kept.advance(later, 1)
    assert not kept.advance(replace(ROW, version=2, save="too late"), 1)
    assert kept.load("g1") == (later, SEATS)


def test_a_choice_that_cannot_be_written_leaves_the_way_free(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.insert(ROW, SEATS)
    with monkeypatch.context() as patch:
        patch.setattr(store, "CHOSEN", f"{store.CHOSEN} AND missing = 1")
        with pytest.raises(Refused) as refused:
            kept.advance(replace(ROW, version=2), 1)
    assert (refused.value.code, refused.value.detail, kept.failing) == ("storage", "no such column: missing", True)
    assert kept.advance(replace(ROW, version=2, save="later"), 1)
    assert not kept.failing
    kept.heard({("g1", 0): (7.0, 0.0)})
    found = kept.load("g1")
    assert found is not None
    assert (found[0].save, found[1][0].seen) == ("later", 7.0)


def test_a_room_can_change_without_its_game(kept: Store) -> None:
    kept.insert(ROW, SEATS)
    kept.advance(replace(ROW, version=2, config={"pace": "slow"}, save="not looked at"), 1, save=False)
    found = kept.load("g1")
    assert found is not None
    assert (found[0].config, found[0].save) == ({"pace": "slow"}, "the save")


def test_my_games_are_those_that_i_host_or_play_the_latest_first(kept: Store) -> None:
    for number, host, owner in ((1, "me", ""), (2, "you", "me"), (3, "you", "you")):
        row = replace(ROW, id=f"g{number}", host=host, updated=float(number), over=number == 1)
        kept.insert(row, [Seat(0, owner=owner)])
    assert [row.id for row, _seats in kept.mine("me", 10)] == ["g2", "g1"]
    assert [row.id for row, _seats in kept.mine("me", 1)] == ["g2"]
    assert [seat.owner for seat in kept.mine("me", 1)[0][1]] == ["me"]
    assert (kept.hosted("me"), kept.hosted("you")) == (0, 2)


def test_an_invitation_leads_to_its_seat(kept: Store) -> None:
    kept.insert(ROW, [Seat(0), Seat(1, invite="hash")])
    assert kept.invited("hash") == ("g1", 1)
    assert kept.invited("other") is None


def test_reports_are_kept_whole(kept: Store) -> None:
    kept.insert(ROW, SEATS)
    report = Kept("r1", "g1", 0, 5.0, 3, "Look!", "the whole save")
    kept.keep_report(report)
    assert kept.report("r1") == report
    assert kept.report("r2") is None


def test_sqlite_waits_for_the_disk(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # what tests spare themselves
    with Store(settings.url).reading() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert found == ["wal", 2, 1, database.BUSY]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such file modes")
def test_only_its_user_reads_the_file(settings: Settings, kept: Store) -> None:
    assert settings.database is not None
    assert stat.S_IMODE(Path(settings.database.removeprefix("sqlite:///")).stat().st_mode) == 0o600


def test_a_database_that_is_away_is_told_in_a_sentence(settings: Settings) -> None:
    gone = Store(settings.url)
    with gone.writing() as connection:
        connection.execute(text("DROP TABLE seats"))
    with pytest.raises(Refused) as refused:
        gone.load("g1") or gone.seats("g1")
    assert (refused.value.code, refused.value.status) == ("storage", 503)
    gone.close()


def test_an_older_database_is_brought_up_to_date(settings: Settings) -> None:
    old = Store.__new__(Store)
    old.engine = database.engine(settings.url)
    with old.engine.begin() as connection:
        assert migrations.migrate(connection, upto=1) == 1
        connection.execute(
            text(
                "INSERT INTO games VALUES ('g1', 'dune', 'host', 1, 2, 3, 3, false, '{}', '{}', :save)",
            ),
            {"save": store.pack("kept")},
        )
    old.engine.dispose()
    new = Store(settings.url)
    found = new.load("g1")
    assert found is not None
    assert (found[0].version, found[0].save) == (3, "kept")
    new.keep_report(Kept("r1", "g1", 0, 5.0, 3, "", "save"))
    new.close()


def test_migrating_twice_does_nothing(kept: Store) -> None:
    with kept.writing() as connection:
        assert migrations.migrate(connection) == len(migrations.STEPS)


def test_the_code_knows_the_tables_as_they_are(kept: Store) -> None:
    with kept.reading() as connection:
        for table in store.META.tables.values():
            rows = connection.exec_driver_sql(f"PRAGMA table_info({table.name})")
            assert [row.name for row in rows] == [column.name for column in table.c]


def test_a_newer_database_is_left_alone(settings: Settings, kept: Store) -> None:
    with kept.writing() as connection:
        connection.execute(text("UPDATE meta SET value = '999'"))
    with pytest.raises(migrations.NewerDatabase, match="later version"):
        Store(settings.url)


def test_connections_to_postgresql_are_kept_however_many_were_busy_at_once(postgres: str) -> None:
    """A new one costs the database more than a choice does."""

    def processes() -> set[int]:
        with ExitStack() as busy:
            found = [busy.enter_context(many.reading()) for _ in range(12)]
            return {connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one() for connection in found}

    with closing(Store(postgres)) as many:
        assert processes() == processes()


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_what_a_seat_said_in_advance_is_kept(where: str, settings: Settings, request: pytest.FixtureRequest) -> None:
    url = settings.url if where == "sqlite" else str(request.getfixturevalue("postgres"))
    row = replace(ROW, id=f"said-{where}")
    with closing(Store(url)) as found:
        found.insert(row, SEATS)
        ahead.keep(found, row.id, 1, ahead.Said("combat 1", "nobody yet"))
        ahead.keep(found, row.id, 1, ahead.Said("combat 2", "a card"))
        assert [ahead.of(found, row.id, seat) for seat in (0, 1)] == [None, ahead.Said("combat 2", "a card")]
        ahead.drop(found, row.id, 1)
        assert ahead.of(found, row.id, 1) is None
