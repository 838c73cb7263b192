"""The store of settings in a folder: read once, each change written at once, nothing of a broken file lost."""

from __future__ import annotations

import errno
import logging
import os
import stat
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from database.files.atomic_write import OWNERS_FOLDER, NotWritten, atomic_write, set_aside
from editor.settings.preferences import Preferences
from editor.settings.preferences_json import LARGEST, checked_values, read_preferences, write_preferences
from engine.kernel.data.message import Message, message

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

log = logging.getLogger(__name__)

HOME = "HEXSMITH_HOME"
FILE = "preferences.json"
WINDOW_FILE = "window.ini"
PARTS: Mapping[str, str] = {
    "file": "settings-part-file",
    "version": "settings-part-version",
    "language": "settings-part-language",
    "theme": "settings-part-theme",
    "text_size": "settings-part-text-size",
    "bot_pause": "settings-part-bot-pause",
    "turn_boards": "settings-part-turn-boards",
    "motion": "settings-part-motion",
    "ask_all": "settings-part-ask-all",
    "guided": "settings-part-guided",
    "shortcuts": "settings-part-shortcuts",
    "recent": "settings-part-recent",
}
"""Message ids of the parts of the file for which `read` reports problems."""


def settings_folder(environ: Mapping[str, str]) -> Path:
    """Settings folder: from the environment, else the platform's."""
    if chosen := environ.get(HOME):
        return Path(chosen)
    from platformdirs import user_config_path

    return user_config_path("hexsmith", appauthor=False)


class SettingsStore:
    """The settings in one folder, which is created when there is something to save."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notice: Message | None = None
        """Notice for the user about an unreadable or unwritable file; the window that shows it resets it."""
        self._preferences = self._load()

    @property
    def preferences(self) -> Preferences:
        return self._preferences

    def change(self, **fields: Any) -> Preferences:
        """Change preferences. If they cannot be written they are valid until the app quits, and `notice` says so.

        An unknown field or an invalid value is a programming error and raises an exception.
        """
        self.prefer(**fields)
        self.keep()
        return self._preferences

    def prefer(self, **fields: Any) -> Preferences:
        """Set preferences without writing; the caller writes them later."""
        self._preferences = replace(self._preferences, **checked_values(fields))
        return self._preferences

    def window_settings(self) -> QSettings:
        """Qt settings with the geometry of the window and its panels."""
        from PySide6.QtCore import QSettings

        return QSettings(str(self.folder / WINDOW_FILE), QSettings.Format.IniFormat)

    def _load(self) -> Preferences:
        path = self.folder / FILE
        try:
            data = read_start(path)
        except FileNotFoundError:
            return Preferences()
        except OSError as error:
            log.warning("the preferences cannot be read: %s: %s", path, error.strerror)
            self.notice = message("settings-unreadable", path=str(path), reason=error.strerror or str(error))
            return Preferences()
        preferences, unknown = read_preferences(data)
        if unknown:
            self._mend(path, preferences, unknown)
        return preferences

    def _mend(self, path: Path, preferences: Preferences, unknown: tuple[str, ...]) -> None:
        """Rename the invalid file, and write its valid parts to a new one."""
        try:
            aside = set_aside(path)
            atomic_write(path, write_preferences(preferences))
        except NotWritten as error:
            log.warning("preferences not understood: %s: %s; %s", path, ", ".join(unknown), error)
            self.notice = error.word
        else:
            log.warning("preferences not understood: %s: %s; the file is kept as %s", path, ", ".join(unknown), aside)
            self.notice = message("settings-not-understood", path=str(aside), names=tuple(map(_part_name, unknown)))

    def keep(self) -> None:
        """Write the preferences to disk."""
        try:
            self.folder.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
            atomic_write(self.folder / FILE, write_preferences(self._preferences))
        except NotWritten as error:
            self._notice_not_written(error)
        except OSError as error:
            self._notice_not_written(NotWritten(self.folder, error))

    def _notice_not_written(self, error: NotWritten) -> None:
        log.warning("the preferences are not kept: %s", error)
        self.notice = message("settings-not-kept", why=error.word)


def _part_name(part: str) -> Message:
    """Display name of a part of the file; an unknown name is shown as written."""
    return Message(PARTS[part]) if part in PARTS else message("settings-part-unknown", name=part)


def read_start(path: Path) -> bytes:
    """The start of the file, up to one byte more than the limit; only of a plain file, since a pipe may never end."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    with path.open("rb") as file:
        return file.read(LARGEST + 1)
