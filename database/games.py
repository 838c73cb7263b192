"""What the games that ship say about their documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.content.declarations import Declarations


def all_games() -> Declarations:
    """The declarations of every game there is. Making them imports all games, so they are made when first asked for."""
    from engine.protocol.documents import declarations
    from engine.registry import systems

    return declarations(systems().values())
