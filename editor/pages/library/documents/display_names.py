"""Display names of documents: their names, games, factions and dates in a language."""

from __future__ import annotations

from collections.abc import Container, Mapping

from PySide6.QtCore import QDateTime, QLocale

from database.records import LibraryEntry
from engine.registry import systems
from engine.words import ids, in_language, languages, say
from engine.words.slug_text import slug_text

MINUTE, HOUR, WEEK = 60, 3600, 7
"""The lengths of a minute and an hour in seconds, and of a week in days."""


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


def note_of(entry: LibraryEntry, lang: str) -> str:
    """The note below a name: the game or the faction, and the cost."""
    whose = faction_name(entry.faction, lang) if entry.faction else game_name(entry.system, lang)
    cost = "" if entry.cost is None else say("view-points", lang, points=entry.cost)
    return " · ".join(filter(None, (whose, cost)))


def languages_of(names: Container[str]) -> str:
    """The languages of a document, each in its own words."""
    return ", ".join(say("language-name", lang) for lang in languages() if lang in names)


def when_text(seconds: float, lang: str, now: float | None = None) -> str:
    """A moment as one would say it: how long ago, today or yesterday with the time, or the date."""
    locale, then = QLocale(lang), QDateTime.fromSecsSinceEpoch(int(seconds))
    current = QDateTime.currentDateTime() if now is None else QDateTime.fromSecsSinceEpoch(int(now))
    passed, days = then.secsTo(current), then.date().daysTo(current.date())
    time = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    if 0 <= passed < HOUR:
        return say("library-when-minutes", lang, n=passed // MINUTE)
    if days in (0, 1):
        return say("library-when-today" if days == 0 else "library-when-yesterday", lang, time=time)
    if 1 < days < WEEK:
        day = locale.dayName(then.date().dayOfWeek(), QLocale.FormatType.LongFormat)
        return say("library-when-day", lang, day=day, time=time)
    return _day_text(then, lang)


def date_text(seconds: float, lang: str) -> str:
    """A date and the time of day in the format of a language."""
    locale, then = QLocale(lang), QDateTime.fromSecsSinceEpoch(int(seconds))
    return f"{_day_text(then, lang)}, {locale.toString(then.time(), QLocale.FormatType.ShortFormat)}"


def _day_text(then: QDateTime, lang: str) -> str:
    month = QLocale(lang).monthName(then.date().month(), QLocale.FormatType.LongFormat)
    return say("library-when-date", lang, day=str(then.date().day()), month=month, year=str(then.date().year()))
