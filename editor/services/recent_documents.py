"""The scenarios and files that were opened last, which the start page lists."""

from editor.page_api.page_host import PageHost
from editor.settings.preferences import MOST_RECENT


def remember_as_recent(window: PageHost, name: str) -> None:
    """List this first from now on."""
    before = window.store.preferences.recent
    recent = (name, *(other for other in before if other != name))[:MOST_RECENT]
    if recent != before:
        window.change(recent=recent)
