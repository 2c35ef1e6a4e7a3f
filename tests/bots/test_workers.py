"""Workers: what they answer, how they end, and that nothing is left of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from operator import truediv
from pathlib import Path

import pytest

from hagal.bots import workers
from hagal.bots.workers import Closed, Died, Pool, There
from hagal.kernel.errors import RulesError

PATIENCE = 60.0
SHORT = 0.05


@pytest.fixture
def pool() -> Iterator[Pool]:
    with Pool() as found:
        yield found


def running(pid: int) -> bool:
    """Is there such a process? (One that ended and that nobody has asked about is still there.)"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# Functions that workers load from here


def chatter(text: str) -> str:
    print(text)
    os.write(1, text.encode())
    return sys.stdin.read()


def refuse() -> None:
    raise RulesError("not by the rules")


class Odd(Exception):
    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"odd: {one + other}")


def odd() -> None:
    raise Odd(1, 2)


def unsendable() -> object:
    return threading.Lock()


def spin() -> None:
    while True:
        pass


def hurt() -> None:
    os.kill(os.getpid(), signal.SIGINT)


# What they answer


def test_a_worker_computes_in_a_process_of_its_own(pool: Pool) -> None:
    there = pool.call(os.getpid)
    assert there != os.getpid()
    assert pool.call(pow, 2, 10) == 1024
    assert pool.call(os.getpid) == there, "the same one goes on"


def test_there_is_none_before_the_first_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "Popen", None)
    before = threading.active_count()
    with Pool() as pool:
        assert not pool.workers
    assert threading.active_count() == before


def test_what_a_function_raises_is_raised_here(pool: Pool) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        pool.call(truediv, 1, 0)
    assert isinstance(caught.value.__cause__, There)
    with pytest.raises(RulesError, match="not by the rules") as refused:
        pool.call(refuse)
    assert "in refuse" in str(refused.value.__cause__)
    assert len(pool.idle) == 1, "the worker is as good as before"


def test_an_error_that_cannot_be_sent_is_told(pool: Pool) -> None:
    with pytest.raises(There, match="odd: 3"):
        pool.call(odd)
    with pytest.raises(Exception, match="pickle"):
        pool.call(unsendable)
    assert pool.call(abs, -1) == 1


def test_what_a_function_prints_is_no_answer(pool: Pool) -> None:
    assert pool.call(chatter, "0123456789" * 10) == ""
    assert pool.call(abs, -1) == 1


def test_large_things_can_be_sent(pool: Pool) -> None:
    assert pool.call(bytes, b"0" * 3_000_000) == b"0" * 3_000_000


def test_a_function_of_the_script_itself_can_be_called(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from hagal.bots.workers import Pool\n"
        "def double(n):\n    return 2 * n\n"
        "if __name__ == '__main__':\n    with Pool() as pool:\n        print(pool.call(double, 21))\n"
    )
    assert subprocess.run([sys.executable, script], capture_output=True, check=True).stdout.strip() == b"42"


def test_a_script_without_functions_for_it_is_not_run_again(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from hagal.bots.workers import Pool\nprint('once')\nwith Pool() as pool:\n    print(pool.call(abs, -1))\n"
    )
    assert subprocess.run([sys.executable, script], capture_output=True, check=True).stdout.split() == [b"once", b"1"]


# How they end


@pytest.mark.parametrize("function", [spin, signal.pause], ids=["spins", "sleeps"])
def test_one_that_takes_too_long_is_replaced(pool: Pool, function: object) -> None:
    first = pool.call(os.getpid)
    assert callable(function)
    with pytest.raises(Died, match="it took more than"):
        pool.call(function, within=SHORT)
    assert not running(first)
    assert pool.call(os.getpid) != first
    assert len(pool.workers) == 1


def test_one_that_ends_is_replaced(pool: Pool) -> None:
    first = pool.call(os.getpid)
    with pytest.raises(Died, match=r"it ended \(3\)"):
        pool.call(os._exit, 3)
    assert not running(first)
    assert pool.call(os.getpid) != first


def test_one_that_was_killed_between_two_calls_is_replaced(pool: Pool) -> None:
    with pool.worker() as worker:
        pass
    worker.kill()
    worker.process.wait()
    assert pool.call(abs, -1) == 1
    assert worker not in pool.workers


def test_the_clock_is_stopped_by_an_answer(pool: Pool) -> None:
    first = pool.call(os.getpid)
    for _ in range(3):
        assert pool.call(abs, -1, within=PATIENCE) == 1
        assert not pool.watch.until
    assert pool.call(os.getpid) == first


def test_a_shorter_time_counts_though_a_longer_one_is_running(pool: Pool) -> None:
    with pool.worker() as patient, pool.worker() as hasty:
        pool.watch.expect(patient, PATIENCE)
        with pytest.raises(Died):
            hasty.call(spin, within=SHORT)
        assert pool.watch.done(patient)


def test_if_none_can_be_started_there_is_no_answer(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_args: object, **_more: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(subprocess, "Popen", fails)
    with pytest.raises(Died, match="no more processes"):
        pool.call(abs, -1)


def test_workers_hear_nothing_of_an_interruption(pool: Pool) -> None:
    with pool.worker() as worker:
        assert worker.call(os.getpgrp) != os.getpgrp()
        worker.call(hurt)
        assert worker.call(abs, -1) == 1


def test_closing_ends_all_at_once() -> None:
    pool = Pool()
    found: list[int] = []
    raised: list[Exception] = []

    def wait() -> None:
        try:
            with pool.worker() as worker:
                found.append(worker.call(os.getpid))
                worker.call(spin)
        except Closed as closed:
            raised.append(closed)

    threads = [threading.Thread(target=wait) for _ in range(2)]
    for thread in threads:
        thread.start()
    while len(found) < 2:
        time.sleep(0.005)
    pids = [*found, pool.call(os.getpid)]
    pool.close()
    assert not any(running(pid) for pid in pids)
    for thread in threads:
        thread.join(PATIENCE)
    assert len(raised) == 2
    assert not pool.workers
    with pytest.raises(Closed):
        pool.call(abs, -1)


PARENT = """
import os, threading, time
from tests.bots.test_workers import greedy, spin
from hagal.bots.workers import Pool
pool = Pool()
def use(function, within):
    with pool.worker() as worker:
        print(worker.call(os.getpid), flush=True)
        if function:
            worker.call(function, within=within)
        time.sleep(60)
for job in ((None, 0), (spin, 0.5), (greedy, 0.5)):
    threading.Thread(target=use, args=job, daemon=True).start()
time.sleep(60)
"""


def greedy() -> None:
    import re

    re.match("(a+)+b", "a" * 200)


def test_workers_end_with_a_process_that_was_killed() -> None:
    """One that waits sees it at once, those that compute when their time is over."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=pipe, stderr=pipe, env=env) as parent:
        assert parent.stdout is not None
        for _ in range(3):
            assert parent.stdout.readline()
        parent.kill()
        parent.communicate(timeout=PATIENCE)  # as long as one of them is there it could still complain


# Several


def test_who_worked_last_works_next(pool: Pool) -> None:
    with pool.worker() as one, pool.worker() as other:
        assert one is not other
    assert [pool.call(os.getpid) for _ in range(3)] == [one.pid] * 3
    assert len(pool.workers) == 2


def test_one_that_is_not_needed_for_long_leaves(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    with pool.worker() as one, pool.worker() as other:
        pass
    monkeypatch.setattr(workers, "KEEP", 0.0)
    other.used = one.used = 0.0
    assert pool.call(os.getpid) == one.pid
    assert not running(other.pid)
    assert pool.workers == {one}


def test_each_item_is_done_by_several_at_once(pool: Pool) -> None:
    assert sorted(pool.each(abs, range(-20, 0), 3)) == list(range(1, 21))
    assert 1 <= len(pool.workers) <= 3


def test_what_is_raised_at_an_item_ends_it_all(pool: Pool) -> None:
    with pytest.raises(TypeError):
        list(pool.each(abs, [1, "one", *range(1000)], 2))
    assert pool.closed
    assert not pool.workers


def test_who_stops_asking_is_not_waited_for(pool: Pool) -> None:
    found = pool.each(time.sleep, [0, 60, 60], 2)
    assert next(found) is None
    found.close()  # type: ignore[attr-defined]
    assert not pool.workers
