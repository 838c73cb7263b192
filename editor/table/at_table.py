"""Whether a table is in front of a window, and what can be done there; imports nothing of the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow
    from editor.table.page import TablePage

KEY = "table:"
"""What the keys of pages with a table begin with."""


def at_table(window: MainWindow) -> TablePage | None:
    """The table in front; None where something else is."""
    page = window.page
    return cast("TablePage", page) if page.key.startswith(KEY) else None


def can(window: MainWindow, deed: str) -> bool:
    """Whether there is a table in front where this can be done now."""
    page = at_table(window)
    return page is not None and page.can(deed)
