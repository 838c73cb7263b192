"""Words and icons for the kinds of documents that every game has, and for the cards of the installed games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from editor.presenters.presenter import presenters
from engine.content.document_kind import common_kinds
from engine.words import ids, say
from engine.words.slug_text import slug_text

OTHER_ICON = "card"
FIRST_KINDS = ("scenario", "map", "army")
"""The kinds that come before cards in lists."""


def kind_name(kind: str, lang: str) -> str:
    """The displayed name of a kind; for an unknown kind, its id in readable form."""
    word = f"library-kind-{kind}"
    return say(word, lang) if word in ids() else slug_text(kind)


def kinds_name(kind: str, lang: str) -> str:
    """The heading of documents of a kind, in the plural; for an unknown kind, its id in readable form."""
    word = f"library-kinds-{kind}"
    return say(word, lang) if word in ids() else slug_text(kind)


@cache
def kind_order() -> tuple[str, ...]:
    """The known kinds, those first that one looks for first: what is played and played on, then cards."""
    cards = [kind for presenter in presenters().values() for kind in presenter.card_icons]
    return tuple(dict.fromkeys((*FIRST_KINDS, *cards, *common_kinds())))


def kind_icon(kind: str) -> str:
    """The name of the icon of a kind."""
    return _icons().get(kind, OTHER_ICON)


@cache
def _icons() -> Mapping[str, str]:
    """The icons of the cards of all games, and of the kinds that every game has."""
    cards = {kind: icon for presenter in presenters().values() for kind, icon in presenter.card_icons.items()}
    return {**cards, **{name: kind.icon for name, kind in common_kinds().items()}}
