"""Display names of documents: their names, games, factions and dates in a language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QDateTime, QLocale

from database.records import LibraryEntry
from engine.registry import systems
from engine.words import ids, in_language, say
from engine.words.slug_text import slug_text


def name_in(names: Mapping[str, str], id_: str, lang: str) -> str:
    """Name: in this language, in another one, or the id."""
    return in_language(names, lang, id_)


def name_of(entry: LibraryEntry, lang: str) -> str:
    return name_in(entry.names, entry.id, lang)


def game_name(system: str, lang: str) -> str:
    """The name of a game; its id if it is not installed."""
    return say(f"game-{system}", lang) if system in systems() else slug_text(system)


def faction_name(faction: str, lang: str) -> str:
    """The name of a faction, if its game has one; otherwise as the author wrote it."""
    named = (f"value-{system}-faction-{faction}" for system in systems())
    known = next((each for each in named if each in ids()), None)
    return slug_text(faction) if known is None else say(known, lang)


def date_text(seconds: float, lang: str) -> str:
    """A date in the format of a language."""
    return QLocale(lang).toString(QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale.FormatType.ShortFormat)
