"""Words and icons for the kinds of documents that every game has, and for the cards of the installed games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from editor.presenters.presenter import presenters
from engine.content.document_kind import common_kinds
from engine.words import ids, say
from engine.words.slug_text import slug_text

OTHER_ICON = "card"


def kind_name(kind: str, lang: str) -> str:
    """The displayed name of a kind; for an unknown kind, its id in readable form."""
    word = f"library-kind-{kind}"
    return say(word, lang) if word in ids() else slug_text(kind)


def kind_icon(kind: str) -> str:
    """The name of the icon of a kind."""
    return _icons().get(kind, OTHER_ICON)


@cache
def _icons() -> Mapping[str, str]:
    """The icons of the cards of all games, and of the kinds that every game has."""
    cards = {kind: icon for presenter in presenters().values() for kind, icon in presenter.card_icons.items()}
    return {**cards, **{name: kind.icon for name, kind in common_kinds().items()}}
