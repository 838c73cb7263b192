"""The unfinished games: a file for each in one folder, offered on the start page."""

import json
import logging
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import field
from itertools import count
from pathlib import Path
from typing import Any

from database.files.atomic_write import OWNERS_FOLDER, NotWritten, atomic_write
from database.files.fingerprint import read_user_file
from engine.content.limits import MAX_BYTES
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError
from engine.kernel.data.record import record
from engine.session.game_summary import GameSummary, summary_from_json
from engine.words import ids, in_language, say

log = logging.getLogger(__name__)

LARGEST = 16 * 1024 * 1024


@record(frozen=True, slots=True)
class SavedGame:
    """Summary of a saved game, read without starting it."""

    path: Path
    names: Mapping[str, str]
    system: str
    written: float
    """The time of saving, in seconds since 1970."""
    summary: GameSummary | None = None
    """Its progress; None if an earlier version saved it."""
    persons: tuple[str, ...] = ()
    """The seats that persons play."""
    seat_names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The names that its scenario gives to seats."""

    def name(self, lang: str) -> str:
        return in_language(self.names, lang, self.path.stem)

    def seat_name(self, seat: str, lang: str) -> str:
        """The name of a seat: from the scenario, else its usual one."""
        usual = f"seat-{seat}"
        return in_language(self.seat_names.get(seat, {}), lang, say(usual, lang) if usual in ids() else seat)

    def scores(self, lang: str) -> tuple[tuple[str, int], ...]:
        """The name and score of each seat, in their order."""
        scores = {} if self.summary is None else self.summary.scores
        return tuple((self.seat_name(seat, lang), score) for seat, score in scores.items())

    def round_text(self, lang: str) -> str:
        """The round, and of how many; empty before the first round, or if it is not known."""
        if self.summary is None or not self.summary.round:
            return ""
        return say("start-kept-round", lang, round=self.summary.round, rounds=self.summary.rounds)

    def turn_text(self, lang: str) -> str:
        """The seats whose turn it is; the only person who plays is called "you"."""
        if self.summary is None or not self.summary.turn:
            return ""
        if len(self.persons) == 1 and self.persons[0] in self.summary.turn:
            return say("start-kept-turn-yours", lang)
        return say("start-kept-turn", lang, seats=tuple(self.seat_name(seat, lang) for seat in self.summary.turn))


@record(frozen=True, slots=True)
class KnownFile:
    """A file that was read: its mark, which changes with the file, and the game in it, if there is one."""

    mark: tuple[int, ...]
    game: SavedGame | None


class SavedGameStore:
    """Store of saved games in one folder, created on the first save."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[Path, KnownFile] = {}

    def all(self) -> tuple[SavedGame, ...]:
        """All saved games with a move, the last one first. Files that have not changed are not read again."""
        self._known = {path: self._entry(path) for path in self.folder.glob("*.json")}
        found = [each.game for each in self._known.values() if each.game is not None]
        return tuple(sorted(filter(_has_move, found), key=lambda game: game.written, reverse=True))

    def _entry(self, path: Path) -> KnownFile:
        """The entry of a file, read again if the file has changed."""
        try:
            status = path.stat()
        except OSError as error:
            log.info("no kept game: %s: %s", path, error)
            return KnownFile((), None)
        mark, known = (status.st_mtime_ns, status.st_size, status.st_ino), self._known.get(path)
        return known if known is not None and known.mark == mark else KnownFile(mark, _read_entry(path))

    def document(self, path: Path) -> Mapping[str, Any] | None:
        """The document of a saved game, for its preview, which may be made in a thread; None if it cannot be read."""
        try:
            return parse(read_user_file(path, MAX_BYTES)[0])
        except (OSError, ContentError) as error:
            log.info("no kept game: %s: %s", path, error)
            return None

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
        summary = summary_from_json(found.get("summary"))
        seats = () if summary is None else tuple(summary.scores)
        persons = tuple(seat for seat in seats if f"{seat}-person" in found.get("tags", ()))
        written = path.stat().st_mtime
        return SavedGame(path, names, str(found["system"]), written, summary, persons, _seat_names(found["scenario"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        log.info("no kept game: %s: %s", path, error)
        return None


def _has_move(game: SavedGame) -> bool:
    """Whether somebody has moved; earlier versions do not tell."""
    return game.summary is None or game.summary.moves > 0


def _seat_names(scenario: Any) -> dict[str, dict[str, str]]:
    """The names that a scenario gives to its seats, by language."""
    seats = scenario.get("seats", ()) if isinstance(scenario, dict) else ()
    named = {str(seat["id"]): seat["name"] for seat in seats if seat.get("name")}
    return {seat: {str(lang): str(name) for lang, name in names.items() if name} for seat, names in named.items()}
