"""The declaration of a page, which every package in `editor/pages` has as its `PAGE`.

At the start of the program only the opener of the home page is imported. Any other `opener` is imported with the first
request to the page: with their dependencies, pages take 0.2 to 0.4 s to import.
"""

from __future__ import annotations

from editor.page_api.command import AnyCommand
from editor.page_api.page_request import PageRequest
from editor.page_api.panel_type import PanelType
from engine.kernel.data.record import record


@record(frozen=True, slots=True)
class PageType:
    """A page: the requests it handles, the kind of document it edits, and the module that opens it."""

    opener: str = ""
    """The full name of the module that opens it, a `PageOpener`."""
    is_home: bool = False
    """Whether it is the one page that every window has from the start; its opener is a `HomePageOpener` instead."""
    answers: tuple[type[PageRequest], ...] = ()
    kind: str = ""
    """The kind of document that is edited on it, if any; its opener is a `DocumentEditor` then."""
    icon: str = ""
    """The icon of new documents of the kind."""
    opens: tuple[str, ...] = ()
    """The kinds of documents that it opens otherwise; documents of all other kinds are shown read-only."""
    plays: str = ""
    """The kind of document in the library that it plays, by `PlayScenario` and `ChooseNewGame`."""
    is_preloaded: bool = False
    """Whether its opener has `preload_steps`, which are run in the background after the window is shown."""
    new_keys: str = ""
    """The shortcut that makes a new document of the kind."""
    panels: tuple[PanelType, ...] = ()
    """The panels that it shows in the side panel."""
    commands: tuple[AnyCommand, ...] = ()
    """Its commands in the menus; its class has them as `commands` too."""
    not_in_front: str = ""
    """The id of the reason why its commands cannot be run while another page is in front."""
