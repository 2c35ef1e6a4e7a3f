"""Workers: processes that compute for this one, and a pool of them.

    with Pool() as pool:
        pool.call(pow, 2, 10)                        # 1024, from another process
        pool.call(time.sleep, 9, within=1.0)         # Died: the worker was killed, and the next call gets another

Whoever calls waits for the answer in a thread of its own, so that there are as many workers as threads that ever waited
at once, and none before the first call. A call sends a function by its name and pickles its arguments. A worker that
takes too long, or dies, is replaced; what the function raises is raised here. One thread of the pool looks at the
clock. Workers hear nothing of Ctrl-C, and end when this process does, however it ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from math import inf
from typing import IO, Any

from hagal.kernel.errors import HagalError

START = "import sys; sys.path[:] = sys.argv[2:]; from hagal.bots.workers import serve; serve(sys.argv[1])"
HEAD = struct.Struct(">Id")
"""Before each message: how long it is in bytes, and how many seconds its answer may take (0: any)."""
ORPHAN = 2.0
"""So many seconds later a worker ends itself that nobody else has ended."""
KEEP = 600.0
"""An idle worker is kept for so many seconds, if others were enough."""


class Died(HagalError):
    """A worker took too long or ended, and there is no answer."""


class Closed(HagalError):
    """The pool was closed before there was an answer."""


class There(Exception):
    """What a traceback looked like in the worker."""


def cores() -> int:
    """How many processes can compute at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Worker:
    """A process that answers one call at a time. Only one thread may use it at a time."""

    def __init__(self, watch: Watch) -> None:
        self.watch: Watch = watch
        self.knows: set[Any] = set()
        """What its users have sent it once and for all."""
        self.used: float = time.monotonic()
        self.broken: bool = False
        """In the middle of a call, or of no use any more."""
        main = getattr(sys.modules["__main__"], "__file__", None) or ""
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, main, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for this process
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.there: IO[bytes] = self.process.stdin
        self.back: IO[bytes] = self.process.stdout

    @property
    def pid(self) -> int:
        return self.process.pid

    def call(self, function: Callable[..., Any], *args: Any, within: float = 0.0) -> Any:
        """What a function of a module gives there. `within`: seconds after which the worker is killed; 0: never."""
        request = pickle.dumps((function, args), pickle.HIGHEST_PROTOCOL)
        self.broken = True
        if within:
            self.watch.expect(self, within)
        try:
            send(self.there, request, within)
            answer = receive(self.back)[0]
        except (OSError, EOFError):
            answer = b""
        in_time = self.watch.done(self) if within else True
        if not answer:
            raise Died(f"it took more than {within:.1f} s" if not in_time else f"it ended ({self.process.wait()})")
        self.broken = not in_time  # it answered just before it was killed
        self.used = time.monotonic()
        done, value = pickle.loads(answer)
        if done:
            return value
        raise _raised(*value)

    def kill(self) -> None:
        self.process.kill()

    def close(self) -> None:
        """End it, at once; nothing is left of it afterwards."""
        self.kill()
        self.process.wait()
        for pipe in (self.there, self.back):
            try:
                pipe.close()
            except OSError:  # what was not sent is lost
                pass


def _raised(error: bytes, told: str) -> Exception:
    """What was raised there, with its traceback as a cause."""
    try:
        found = pickle.loads(error)
        assert isinstance(found, Exception)
    except Exception:
        return There(told)
    found.__cause__ = There(f"\n{told}")
    return found


class Watch:
    """The thread that ends workers whose time is over."""

    def __init__(self) -> None:
        self.condition = threading.Condition()
        self.until: dict[Worker, float] = {}
        self.next: float = inf
        """When it looks again by itself."""
        self.thread: threading.Thread | None = None
        self.closed: bool = False

    def expect(self, worker: Worker, within: float) -> None:
        """A worker has to answer in time."""
        at = time.monotonic() + within
        with self.condition:
            self.until[worker] = at
            if self.thread is None and not self.closed:
                self.thread = threading.Thread(target=self._run, name="hagal-watch", daemon=True)
                self.thread.start()
            elif at < self.next:
                self.condition.notify()

    def done(self, worker: Worker) -> bool:
        """It has answered, or ended. False: it was killed."""
        with self.condition:
            return self.until.pop(worker, None) is not None

    def _run(self) -> None:
        with self.condition:
            while not self.closed:
                now = time.monotonic()
                for worker in [worker for worker, at in self.until.items() if at <= now]:
                    del self.until[worker]
                    worker.kill()
                self.next = min(self.until.values(), default=inf)
                self.condition.wait(None if self.next == inf else self.next - now)

    def close(self) -> None:
        with self.condition:
            self.closed = True
            self.condition.notify()
        if self.thread is not None:
            self.thread.join()


class Pool:
    """Workers for all threads of this process. Who worked last works next, so that no more are kept than needed."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.lock = threading.Lock()
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []
        self.closed: bool = False

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @contextmanager
    def worker(self) -> Iterator[Worker]:
        """A worker for several calls of one thread. Died if none can be had; Closed if the pool is."""
        worker = self._hire()
        try:
            if self.closed:  # while it was started
                raise Closed("the pool is closed")
            yield worker
        except Died:
            if self.closed:
                raise Closed("the pool is closed") from None
            raise
        finally:
            self._release(worker)

    def call(self, function: Callable[..., Any], *args: Any, within: float = 0.0) -> Any:
        """As `Worker.call`, with any of them."""
        with self.worker() as worker:
            return worker.call(function, *args, within=within)

    def each(self, function: Callable[[Any], Any], items: Iterable[Any], jobs: int) -> Iterator[Any]:
        """What a function makes of each item, in the order in which they are done, by so many workers at once.

        If something is raised, or the caller stops asking, the pool is closed: what is still under way is of no use.
        """
        ahead = iter(items)
        running: set[Future[Any]] = set()
        with ThreadPoolExecutor(jobs) as threads:
            try:
                while True:
                    for item in islice(ahead, 2 * jobs - len(running)):
                        running.add(threads.submit(self.call, function, item))
                    if not running:
                        return
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        yield future.result()
            except BaseException:
                self.close()
                raise

    def _hire(self) -> Worker:
        while True:
            with self.lock:
                if self.closed:
                    raise Closed("the pool is closed")
                worker = self.idle.pop() if self.idle else None
            if worker is None:
                return self._start()
            if worker.process.poll() is None:
                return worker
            worker.broken = True  # somebody has ended it meanwhile
            self._release(worker)

    def _start(self) -> Worker:
        try:
            worker = Worker(self.watch)
        except OSError as error:
            raise Died(f"it cannot be started: {error}") from None
        with self.lock:
            self.workers.add(worker)
        return worker

    def _release(self, worker: Worker) -> None:
        with self.lock:
            leaving = [worker] if worker.broken or self.closed else []
            if not leaving:
                self.idle.append(worker)
                if self.idle[0].used < time.monotonic() - KEEP:
                    leaving.append(self.idle.pop(0))
            self.workers.difference_update(leaving)
        for gone in leaving:
            gone.close()

    def close(self) -> None:
        """End all workers at once. Those who wait for them get Closed."""
        with self.lock:
            self.closed = True
            leaving, self.idle = self.idle, []
            self.workers.difference_update(leaving)
            busy = list(self.workers)
        for worker in leaving:
            worker.close()
        for worker in busy:  # the thread that uses one tidies up after it
            worker.kill()
            worker.process.wait()
        self.watch.close()


# The other end


def serve(main: str) -> None:
    """What a worker does: answer calls until there are no more. `main`: the script that started all this, if any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    back = os.fdopen(os.dup(1), "wb")
    with os.fdopen(os.dup(0), "rb") as calls:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)  # whatever a function prints must not get among the answers
        try:
            while True:
                request, within = receive(calls)
                _alarm(within + ORPHAN if within else 0.0)
                answer = _answered(request, main)
                _alarm(0.0)
                send(back, answer)
        except (EOFError, OSError):
            os._exit(0)  # nobody is there any more, and nothing is to be tidied up


def _answered(request: bytes, main: str) -> bytes:
    try:
        function, args = _read(request, main)
        return pickle.dumps((True, function(*args)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        told = traceback.format_exc()
        try:
            carried = pickle.dumps(error)
        except Exception:
            carried = b""
        return pickle.dumps((False, (carried, told)))


def _read(request: bytes, main: str) -> Any:
    try:
        return pickle.loads(request)
    except AttributeError:  # something of the script that started all this, which is not loaded unless it must be
        if not main:
            raise
        from multiprocessing import spawn

        spawn.import_main_path(main)
        return pickle.loads(request)


def _alarm(seconds: float) -> None:
    """The system ends this process then, even if Python never comes to itself again and nobody is there to end it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def send(pipe: IO[bytes], data: bytes, within: float = 0.0) -> None:
    pipe.write(HEAD.pack(len(data), within) + data)
    pipe.flush()


def receive(pipe: IO[bytes]) -> tuple[bytes, float]:
    head = pipe.read(HEAD.size)
    if len(head) < HEAD.size:
        raise EOFError
    length, within = HEAD.unpack(head)
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return data, within
