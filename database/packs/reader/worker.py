"""Reads a pack in a restricted process, with limits on time and memory, so that a bad pack can do no more harm."""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from traceback import format_exc
from types import ModuleType
from typing import TYPE_CHECKING

from database.errors import NotDone
from database.files.atomic_write import NotWritten
from database.files.fingerprint import refuse_unless_plain
from database.packs.format.limits import MAX_RESIDENT, MAX_SECONDS, SECONDS, SECONDS_A_STEP, SECONDS_OF_WORK
from database.packs.format.refusals import PackRefused, pack_problem, refused
from database.packs.reader.cancellation import IsCancelled, never_cancelled, stop_if
from database.packs.reader.pack_reader import ReadProgress, ignore_progress, read_pack
from database.packs.reader.sandbox import allow_work_for, confine, seconds_of_work
from database.packs.reader.staging import Staging, StagingWriter
from database.packs.reader.worker_messages import ReaderFailure
from engine.kernel.data.message import message
from engine.registry import declarations

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from database.packs.format.contents import Contents

LOOK_EVERY = 0.02
"""Seconds between two checks of progress and cancellation."""
ASLEEP = 2.0
"""A pause of so many seconds means that the computer was asleep; it does not count towards time limits."""
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TOO_MUCH_WORK: int | None = getattr(signal, "SIGXCPU", None)
"""The signal by which the system ends a process that has used up its processor time."""
NOT_READABLE = {
    errno.ENOENT: "pack-file-missing",
    errno.ENOTDIR: "pack-file-missing",
    errno.EACCES: "pack-file-not-allowed",
    errno.EPERM: "pack-file-not-allowed",
    errno.EISDIR: "pack-file-is-a-folder",
    errno.ENXIO: "pack-file-no-plain-file",
    errno.EBUSY: "pack-is-a-library",
}
"""The reasons why a file cannot be read."""


class ReaderFailed(Exception):
    """The worker crashed over a pack: a bug of this program, with its traceback."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Time limits for reading a pack, in seconds."""

    altogether: float = SECONDS
    a_step: float = SECONDS_A_STEP
    to_begin: float = SECONDS
    """Until the process has started."""


PATIENT = Patience()


def read_in_worker(
    path: Path,
    staging: Staging,
    *,
    without_broken: bool = False,
    note: ReadProgress = ignore_progress,
    cancelled: IsCancelled = never_cancelled,
    patience: Patience = PATIENT,
) -> Contents:
    """Read a pack in a worker process that writes its documents and images into `staging`.

    Raises `PackRefused` with all problems or the limit that was exceeded; `NotDone` if no process can be started;
    `Cancelled` as soon as `cancelled` returns True.
    """
    _refuse_unless_readable(path)
    context = get_context("spawn")
    hears, says = context.Pipe(duplex=False)
    process = context.Process(
        target=work, args=(path.resolve(), staging.folder, without_broken, says), daemon=True, name="pack reader"
    )
    try:
        with _no_main_module():
            process.start()
    except OSError as error:
        hears.close()
        raise NotDone(message("pack-reader-not-started")) from error
    finally:
        says.close()
    watch = _Watch(process, hears, note, cancelled, patience)
    try:
        watch.wait_for_end()
        watch.exit_code = process.exitcode
    finally:
        process.kill()
        process.join()
        process.close()
        hears.close()
    if watch.no_room:
        raise _as_refusal(NotWritten(staging.folder, OSError(watch.no_room, os.strerror(watch.no_room))))
    outcome = staging.outcome()
    if outcome is None:
        raise watch.end_reason()
    if isinstance(outcome, PackRefused):
        raise outcome
    if isinstance(outcome, ReaderFailure):
        raise ReaderFailed(outcome.trace)
    return outcome


@contextmanager
def _no_main_module() -> Iterator[None]:
    """A new process starts by importing the main module of this one, which may import Qt: so it is hidden."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def work(path: Path, folder: Path, without_broken: bool, says: Connection) -> None:
    """The main function of the worker process: enter the sandbox, read the pack, write the outcome."""
    declared = declarations()
    laid_down = StagingWriter(folder)
    confine(folder)
    reached, seen = [""], [0]

    def note(entry: str, done: int, all_: int) -> None:
        reached[0] = entry
        says.send_bytes(json.dumps([entry, done, all_, seen[0]]).encode())

    def pixels(count: int) -> None:
        seen[0] = count
        allow_work_for(count)

    note("", 0, 0)
    try:
        with path.open("rb") as file:
            outcome: Contents | PackRefused | ReaderFailure = read_pack(
                file, declared, laid_down, note, pixels=pixels, without_broken=without_broken
            )
    except PackRefused as error:
        outcome = error
    except MemoryError:
        outcome = PackRefused([pack_problem(reached[0], "pack-too-much-memory")])
    except BrokenPipeError:
        return  # The result is not needed any more.
    except NotWritten as error:
        outcome = _as_refusal(error)
    except OSError as error:
        outcome = _not_readable(error)
    except Exception:
        outcome = ReaderFailure(format_exc())
    try:
        laid_down.report(outcome)
    except OSError as error:
        says.send_bytes(json.dumps(error.errno or errno.EIO).encode())


@dataclass(slots=True)
class _Watch:
    """Waits for a worker, receives its progress, and enforces the time limits."""

    process: SpawnProcess
    hears: Connection
    note: ReadProgress
    cancelled: IsCancelled
    patience: Patience
    has_begun: bool = False
    entry: str = ""
    """The entry of the pack that is being read."""
    pixels: int = 0
    """The number of pixels in the images it has read."""
    no_room: int = 0
    """The `errno` of a failure to write the result."""
    exit_code: int | None = None

    def wait_for_end(self) -> None:
        """Wait for the end: `PackRefused` if it takes too long, `NotDone` if it never starts, `Cancelled` if
        requested."""
        begun = step = time.monotonic()
        while self.process.is_alive() or self.hears.poll():
            asked = time.monotonic()
            ready = wait([self.hears, self.process.sentinel], LOOK_EVERY)
            now = time.monotonic()
            if (asleep := now - asked) > ASLEEP:
                begun, step = begun + asleep, step + asleep
            if self.hears in ready:
                if not self._hear():
                    return
                step = now
                begun = begun if self.has_begun else now
                self.has_begun = True
            stop_if(self.cancelled)
            if resident(self.process.pid or 0) > MAX_RESIDENT:
                raise self.given_up("pack-too-much-memory")
            if not self.has_begun and now - begun > self.patience.to_begin:
                raise NotDone(message("pack-reader-not-started"))
            if self.has_begun and now - step > self.patience.a_step:
                raise self.given_up("pack-step-took-too-long", seconds=int(self.patience.a_step))
            if now - begun > self._longest():
                raise refused("pack-took-too-long", seconds=int(self._longest()))

    def end_reason(self) -> PackRefused | NotDone:
        """The problem of a worker that ended without a message."""
        if not self.has_begun:
            return NotDone(message("pack-reader-not-started"))
        if TOO_MUCH_WORK is not None and self.exit_code == -TOO_MUCH_WORK:
            return refused("pack-too-much-work")
        return self.given_up("pack-reader-ended")

    def _longest(self) -> float:
        """The limit of wall-clock time in seconds: twice the processor time, as the machine may be busy."""
        more = 2 * (seconds_of_work(self.pixels) - SECONDS_OF_WORK)
        return min(self.patience.altogether + more, max(self.patience.altogether, MAX_SECONDS))

    def given_up(self, code: str, **values: int) -> PackRefused:
        """A refusal that names the current entry."""
        return PackRefused([pack_problem(self.entry, code, **values)])

    def _hear(self) -> bool:
        """Pass on its progress; False once it has nothing more to report."""
        try:
            message = json.loads(self.hears.recv_bytes(1024))
        except EOFError:
            self.process.join(self.patience.a_step)
            return False
        if isinstance(message, int):
            self.no_room = message
            return True
        entry, done, all_, pixels = message
        self.entry, self.pixels = entry, pixels
        if entry:
            self.note(entry, done, all_)
        return True


def resident(pid: int) -> int:
    """The resident memory of a process in bytes; 0 if the system does not report it or the process is gone."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_bytes().split()[1]
    except (OSError, IndexError):
        return 0
    return int(pages) * PAGE


def _refuse_unless_readable(path: Path) -> None:
    """Refuse a pipe, which would block its reader forever, or a folder."""
    try:
        refuse_unless_plain(path)
        with path.open("rb"):
            pass
    except ValueError as error:
        raise refused("pack-not-readable", reason=str(error)) from error
    except OSError as error:
        raise _not_readable(error) from error


def _not_readable(why: OSError) -> PackRefused:
    """The reason why a file cannot be read, as text if there is one."""
    known = NOT_READABLE.get(why.errno or 0)
    return refused(known) if known else refused("pack-not-readable", reason=why.strerror or str(why))


def _as_refusal(error: NotWritten) -> PackRefused:
    return refused(error.word.id, **{name: str(value) for name, value in error.word.values})
