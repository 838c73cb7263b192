"""The walks of docs/architecture.md, and the modules of the program that a real run enters."""

import json
import re
import sys
import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from inspect import CO_OPTIMIZED
from itertools import pairwise
from pathlib import Path
from time import monotonic
from types import CodeType, FrameType
from typing import Any, NamedTuple, TypeAlias

import pytest

from editor.documents import worker_thread
from tests.architecture.sources import PROJECT

Modules: TypeAlias = tuple[str, ...]
TOP = f"{PROJECT}/"
PRODUCT = tuple(f"{TOP}{part}/" for part in ("database", "editor", "engine"))
NAMED = re.compile(r"`((?:database|editor|engine)/[\w/]+\.py)`")


def walk(title: str) -> list[str]:
    """The modules that a walk names, in its order."""
    page = (PROJECT / "docs/architecture.md").read_text(encoding="utf-8")
    return NAMED.findall(page.partition(f"## {title}\n")[2].partition("\n## ")[0])


class Entry(NamedTuple):
    """The first time that a run was in a function of a module, and the modules of the functions that led there."""

    at: float
    led_by: Modules


class Trail:
    """The modules that a run enters. Importing a module or making one of its objects does not enter it."""

    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}
        self._declarations = frozenset[str]()
        self._before = threading.local()

    @property
    def modules(self) -> Modules:
        """The modules in the order of their first entries."""
        return tuple(sorted(self._entries, key=lambda module: self._entries[module].at))

    def led_by(self, module: str) -> Modules:
        """The modules on the call stack at the first entry of a module, the outermost first."""
        return self._entries[module].led_by

    @contextmanager
    def followed(self, *declarations: str, before: Modules = ()) -> Iterator[None]:
        """Note what this thread enters, and what is declared by the mere import of these modules."""
        self._declarations |= {f"{TOP}{each}" for each in declarations}
        self._before.modules = before
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def follow_threads(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Follows the jobs given to worker threads from now on; the giver of a job leads to it."""
        do = worker_thread.WorkerThread.do

        def give(thread: worker_thread.WorkerThread, job: worker_thread.ThreadJob) -> None:
            before = (*getattr(self._before, "modules", ()), *_modules_of(sys._getframe(1)))

            def followed() -> None:
                with self.followed(before=before):
                    job()

            do(thread, followed)

        monkeypatch.setattr(worker_thread.WorkerThread, "do", give)

    def begin_anew(self) -> None:
        """Forgets the entries up to now, but for the ones that led here."""
        here = _modules_of(sys._getframe(1))
        self._entries = {module: Entry(monotonic(), here[:number]) for number, module in enumerate(here)}

    def write(self, path: Path) -> None:
        """Write the trail of another process; the clock is the same in all of them."""
        path.write_text(json.dumps(self._entries), encoding="utf-8")

    def join(self, path: Path, before: Modules = ()) -> None:
        """Add the trail of another process; the modules `before` started it."""
        for module, (at, led_by) in json.loads(path.read_text(encoding="utf-8")).items():
            known = self._entries.get(module)
            if known is None or at < known.at:
                self._entries[module] = Entry(at, (*before, *led_by))

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event != "call" or not file.startswith(PRODUCT) or (module := file.removeprefix(TOP)) in self._entries:
            return
        if file in self._declarations or _is_named_function(frame.f_code):
            self._entries[module] = Entry(monotonic(), (*self._before.modules, *_modules_of(frame.f_back)))


def faults(trail: Trail, named: Sequence[str], beside: Collection[str] = ()) -> list[str]:
    """How a walk differs from a run: modules not entered, modules too early, other modules that led to one of it.

    `beside` are modules that lead on and are not worth a line of a walk; each of them must be entered.
    """
    entered = trail.modules
    there = [module for module in named if module in entered]
    between = {each for module in there for each in trail.led_by(module)}
    return [
        *(f"not entered: {module}" for module in named if module not in entered),
        *(f"before {one}: {other}" for one, other in pairwise(there) if entered.index(one) > entered.index(other)),
        *(f"led on: {module}" for module in sorted(between.difference(named, beside))),
        *(f"did not lead on: {module}" for module in sorted(set(beside) - between)),
    ]


def _is_named_function(code: CodeType) -> bool:
    """Not the body of a module or class, no lambda and no constructor."""
    return bool(code.co_flags & CO_OPTIMIZED) and not code.co_name.startswith(("<", "__"))


def _modules_of(frame: FrameType | None) -> Modules:
    """The modules of the program whose functions are on a call stack, the outermost first."""
    found = dict[str, None]()
    while frame is not None:
        if frame.f_code.co_filename.startswith(PRODUCT) and frame.f_code.co_flags & CO_OPTIMIZED:
            found[frame.f_code.co_filename.removeprefix(TOP)] = None
        frame = frame.f_back
    return tuple(reversed(found))
