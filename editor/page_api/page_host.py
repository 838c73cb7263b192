"""The window as pages and services see it: the open pages, the settings, and notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.page_api.hint import Notice
from editor.page_api.page import Page
from editor.settings.store import SettingsStore


class PageHost(Protocol):
    """Interface of the window for pages; implemented by the main window."""

    store: SettingsStore
    lang: str
    is_hurried: bool
    """Whether the app must quit at once, so that unsaved work has to wait for the next start."""

    @property
    def widget(self) -> QWidget:
        """The window itself, as the parent of dialogs."""

    @property
    def page(self) -> Page:
        """The page in front."""

    @property
    def pages(self) -> list[Page]:
        """All open pages, in the order of their tabs."""

    @property
    def home(self) -> Page:
        """The start page, which is always open."""

    def find_page(self, key: str) -> Page | None:
        """The open page with this key."""

    def open_page(self, key: str, make: Callable[[], Page]) -> Page:
        """Bring the page with this key to the front, or open a new one."""

    def show_page(self, page: Page) -> None:
        """Bring an open page to the front."""

    def close_page(self, page: Page) -> None:
        """Close a page, unless that would lose unsaved work."""

    def show_notice(self, notice: Notice) -> None:
        """Show what has just happened as a toast."""

    def end_notice(self, topic: str) -> None:
        """Close the toast of a topic."""

    def change(self, **preferences: Any) -> None:
        """Change preferences, which take effect at once and are saved."""

    def run_command(self, name: str) -> bool:
        """Run a command; returns whether it could be run."""

    def action(self, name: str) -> QAction:
        """The action of a command; its data is the name of its icon."""
