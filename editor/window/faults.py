"""Writes a fault that nothing caught, such as an exception in a slot or a thread, to the log."""

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

log = logging.getLogger(__name__)


@contextmanager
def logging_faults() -> Iterator[None]:
    """While this holds, every exception that reaches the top is logged and the app goes on."""
    main_before, thread_before = sys.excepthook, threading.excepthook
    sys.excepthook = log_fault
    threading.excepthook = log_thread_fault
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook = main_before, thread_before


def log_fault(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    log.error("a fault nothing caught: %s", fault, exc_info=(kind, fault, trace))


def log_thread_fault(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        log_fault(args.exc_type, args.exc_value, args.exc_traceback)
