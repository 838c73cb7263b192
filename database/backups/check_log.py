"""Log of checks and verifications, kept as small files next to the backups."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from database.files.atomic_write import atomic_write, make_folders
from engine.content.canonical_json import canonical

log = logging.getLogger(__name__)

T = TypeVar("T")


def noted(file: Path, understood: Callable[[Mapping[str, Any]], T]) -> T | None:
    """The content of a log file; None if there is none or it cannot be read."""
    try:
        return understood(json.loads(file.read_bytes()))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError, KeyError, OverflowError) as error:
        log.info("a record cannot be read: %s: %s", file, error)
        return None


def note(file: Path, entry: Mapping[str, Any]) -> None:
    """Write a log file; raises an OSError or `NotWritten` if that fails."""
    make_folders(file.parent)
    atomic_write(file, canonical(entry))
