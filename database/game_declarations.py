"""The document declarations of all games that ship. No game's rules are imported for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.content.declarations import Declarations


def all_games() -> Declarations:
    """The declarations of every game there is; no game is read for them, and they are made when first asked for."""
    from engine.content.declarations import Declarations
    from engine.registry import contents

    return Declarations(contents())
