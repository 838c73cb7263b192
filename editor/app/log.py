"""Log file of limited size in the platform's log folder, with a second file for crash stacks."""

import faulthandler
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from logging.handlers import RotatingFileHandler
from pathlib import Path

log = logging.getLogger(__name__)

FOLDER = "HEXSMITH_LOG_DIR"
FILE = "hexsmith.log"
STACKS = "hexsmith-crash.log"
"""File of crash stacks, until the next start copies it to the log."""
MOST_OF_STACKS = 64_000
LARGEST = 1_000_000
KEPT = 3
OWNERS_FOLDER = 0o700
FORM = "%(asctime)s %(levelname)s %(process)d %(name)s: %(message)s"


class Level(StrEnum):
    """Log level."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def log_to_file(level: Level) -> None:
    """Log to the file only: standard output belongs to the command line.

    If it cannot be written, the program continues without a log.
    """
    logging.raiseExceptions = False
    logging.basicConfig(level=level.value.upper(), handlers=[_handler()], format=FORM, force=True)


@contextmanager
def trace_crashes() -> Iterator[None]:
    """Write the stacks of native crashes next to the log while active; moves earlier ones to the log.

    If nothing can be written there, the program continues without.
    """
    path = log_folder() / STACKS
    try:
        path.parent.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        log.info("crashes leave no trace: %s", error)
        yield
        return
    with file:
        file.seek(0)
        if left := file.read(MOST_OF_STACKS):
            log.error("an earlier run broke down:\n%s", left.decode(errors="replace"))
            file.truncate(0)
        faulthandler.enable(file)
        try:
            yield
        finally:
            faulthandler.disable()


def log_folder() -> Path:
    """The folder of the log files."""
    if chosen := os.environ.get(FOLDER):
        return Path(chosen)
    from platformdirs import user_log_path

    return user_log_path("hexsmith", appauthor=False)


def _handler() -> logging.Handler:
    folder = log_folder()
    try:
        folder.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
        return RotatingFileHandler(folder / FILE, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    except OSError as error:
        from editor.cli.output import one_line

        sys.stderr.write(f"hexsmith: {one_line(str(error.filename))}: {error.strerror}\n")
        return logging.NullHandler()
