"""The most recently opened scenarios and files, which the start page lists."""

from editor.page_api.page_host import PageHost
from editor.settings.preferences import MOST_RECENT


def remember_as_recent(window: PageHost, name: str) -> None:
    """Add this as the most recent one."""
    before = window.store.preferences.recent
    recent = (name, *(other for other in before if other != name))[:MOST_RECENT]
    if recent != before:
        window.change(recent=recent)
