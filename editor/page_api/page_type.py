"""The declaration of a page, which every package below `editor/pages` has as its `PAGE`.

A start of the program imports nothing else of a page but the start page. The module that is named as its `opener` is
imported with the first request that the page answers: with what they need, pages take 0.2 to 0.4 s to import."""

from __future__ import annotations

from dataclasses import dataclass

from editor.page_api.command import AnyCommand
from editor.page_api.dock_type import DockType
from editor.page_api.page_request import PageRequest


@dataclass(frozen=True, slots=True)
class PageType:
    """A page: what it answers, which kind of document it edits, and the module that opens it."""

    opener: str = ""
    """The full name of the module that opens it, a `PageOpener`; empty for a page that the window opens itself."""
    answers: tuple[type[PageRequest], ...] = ()
    kind: str = ""
    """The kind of document that is edited on it, if any; its opener is a `DocumentEditor` then."""
    icon: str = ""
    """The icon of new documents of the kind."""
    opens: tuple[str, ...] = ()
    """The kinds of documents that it opens in another way; documents of all other kinds are shown read-only."""
    is_preloaded: bool = False
    """Whether its opener has `preload_steps`, which are run in the background once the window is there."""
    new_keys: str = ""
    """The shortcut that makes a new document of the kind."""
    docks: tuple[DockType, ...] = ()
    """The docks that it has panels for."""
    commands: tuple[AnyCommand, ...] = ()
    """What it adds to the menus; its class has them as `commands` too."""
    not_in_front: str = ""
    """The id of the sentence that says why its commands cannot be run while another page is in front."""
