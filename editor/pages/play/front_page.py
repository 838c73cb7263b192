"""The play page in front of a window, if there is one, and what can be done there. Does not import the page itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from editor.page_api.page_host import PageHost
    from editor.pages.play.page import PlayPage

KEY = "table:"
"""Prefix of the keys of pages that show a game."""


def front_play_page(window: PageHost) -> PlayPage | None:
    """The table in front; None where something else is."""
    page = window.page
    return cast("PlayPage", page) if page.key.startswith(KEY) else None


def can(window: PageHost, action: str) -> bool:
    """Whether there is a table in front where this can be done now."""
    page = front_play_page(window)
    return page is not None and page.can(action)
