"""Logs and reports every uncaught exception, such as one in a slot or a thread; the app continues."""

import logging
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType

log = logging.getLogger(__name__)

ExceptionReport = Callable[[str, str], None]
"""Called from any thread with a line that names the exception, always the same for the same place in the code, and its
traceback."""


def ignore_exception(_name: str, _trace: str) -> None:
    """Default reporter; does nothing."""


@contextmanager
def report_uncaught_exceptions(report: ExceptionReport = ignore_exception) -> Iterator[None]:
    """Log and report every uncaught exception while active; the app continues."""
    main_before, thread_before, late_before = sys.excepthook, threading.excepthook, sys.unraisablehook

    def on_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log_exception(kind, error, trace)
        report(exception_name(error, trace), "".join(traceback.format_exception(kind, error, trace)))

    def on_thread_exception(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            on_exception(args.exc_type, args.exc_value, args.exc_traceback)

    def on_late_exception(args: "sys.UnraisableHookArgs") -> None:
        if args.exc_value is not None:
            log_exception(args.exc_type, args.exc_value, args.exc_traceback)

    sys.excepthook, threading.excepthook, sys.unraisablehook = on_exception, on_thread_exception, on_late_exception
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = main_before, thread_before, late_before


def log_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.error("an exception nothing caught: %s", error, exc_info=(kind, error, trace))


def exception_name(error: BaseException, trace: TracebackType | None) -> str:
    """The type of the exception and the place in the code where it was raised."""
    frames = traceback.extract_tb(trace)
    where = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{where}"
