"""The unfinished games: a file for each in one folder, offered on the start page."""

import json
import logging
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from database.files.atomic_write import OWNERS_FOLDER, NotWritten, atomic_write
from engine.words import ids, in_language

log = logging.getLogger(__name__)

LARGEST = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class SavedGame:
    """Summary of a saved game, read without starting it."""

    path: Path
    names: Mapping[str, str]
    system: str
    written: float
    """The time of saving, in seconds since 1970."""

    def name(self, lang: str) -> str:
        return in_language(self.names, lang, self.path.stem)


class SavedGameStore:
    """Store of saved games in one folder, created on the first save."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> tuple[SavedGame, ...]:
        """All saved games, the last one first."""
        found = filter(None, map(_read_entry, self.folder.glob("*.json")))
        return tuple(sorted(found, key=lambda game: game.written, reverse=True))

    def new_place(self, scenario: str, taken: AbstractSet[str]) -> Path:
        """Unused path for the save of a new game."""
        slug = scenario.rpartition("/")[2]
        names = (f"{slug}-{number}.json" for number in count(1))
        return next(self.folder / each for each in names if each not in taken and not (self.folder / each).exists())

    def write(self, path: Path, data: bytes) -> None:
        """Write this save; raises `NotWritten` if that fails."""
        try:
            path.parent.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
        except OSError as error:
            raise NotWritten(path, error) from error
        atomic_write(path, data)

    def forget(self, path: Path) -> None:
        """Delete the save of a finished or discarded game."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise NotWritten(path, error) from error


def _read_entry(path: Path) -> SavedGame | None:
    """Summary from a save file; None and a log entry if it is invalid."""
    try:
        found: Any = json.loads(path.read_bytes()[:LARGEST])
        if f"game-{found['system']}" not in ids():
            raise ValueError(f"no game {found['system']}")
        names = {str(lang): str(name) for lang, name in found["name"].items() if name}
        return SavedGame(path, names, str(found["system"]), path.stat().st_mtime)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        log.info("no kept game: %s: %s", path, error)
        return None
