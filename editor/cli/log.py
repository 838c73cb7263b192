"""The log of the program: a file that is kept small, in the folder the platform has for it."""

import logging
import os
import sys
from enum import StrEnum
from logging.handlers import RotatingFileHandler
from pathlib import Path

FOLDER = "HEXSMITH_LOG_DIR"
FILE = "hexsmith.log"
LARGEST = 1_000_000
KEPT = 3
OWNERS_FOLDER = 0o700
FORM = "%(asctime)s %(levelname)s %(process)d %(name)s: %(message)s"


class Level(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def log_to_file(level: Level) -> None:
    """Send the log to the file, and only there: standard output belongs to the verbs.

    Where it cannot be written, the program goes on without.
    """
    logging.raiseExceptions = False
    logging.basicConfig(level=level.value.upper(), handlers=[_handler()], format=FORM, force=True)


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
        from editor.cli.printing import one_line

        sys.stderr.write(f"hexsmith: {one_line(str(error.filename))}: {error.strerror}\n")
        return logging.NullHandler()
