"""Display names of documents: their names, kinds, games, factions and dates in a language, and the icons of kinds."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QDateTime, QLocale

from database.records import LibraryEntry
from engine.registry import systems
from engine.words import ids, in_language, say

KINDS: Mapping[str, tuple[str, str]] = {
    "army": ("library-kind-army", "army"),
    "army-format": ("library-kind-army-format", "rule"),
    "character": ("library-kind-character", "person"),
    "deck": ("library-kind-deck", "tactic"),
    "fate": ("library-kind-fate", "card"),
    "glory": ("library-kind-glory", "reward"),
    "item": ("library-kind-item", "use"),
    "journal": ("library-kind-journal", "log"),
    "map": ("library-kind-map", "map"),
    "notes": ("library-kind-notes", "note"),
    "position": ("library-kind-position", "place"),
    "scenario": ("library-kind-scenario", "objective"),
    "skill": ("library-kind-skill", "special"),
    "tactic": ("library-kind-tactic", "tactic"),
    "unit": ("library-kind-unit", "person"),
    "weapon": ("library-kind-weapon", "attack"),
}
"""The word for each kind of the games that are here, and its icon."""
OTHER_ICON = "card"


def name_in(names: Mapping[str, str], id_: str, lang: str) -> str:
    """What something is called: in this language, or another one, or by its id."""
    return in_language(names, lang, id_)


def name_of(entry: LibraryEntry, lang: str) -> str:
    return name_in(entry.names, entry.id, lang)


def kind_name(kind: str, lang: str) -> str:
    """What sort of document it is; of a game that is not here, in the letters of its author."""
    return say(KINDS[kind][0], lang) if kind in KINDS else slug_text(kind)


def kind_icon(kind: str) -> str:
    return KINDS[kind][1] if kind in KINDS else OTHER_ICON


def game_name(system: str, lang: str) -> str:
    """The name of a game; of one that is not here, its id."""
    return say(f"game-{system}", lang) if system in systems() else slug_text(system)


def faction_name(faction: str, lang: str) -> str:
    """The name of a faction, where its game has one; else what an author wrote."""
    named = (f"value-{system}-faction-{faction}" for system in systems())
    known = next((each for each in named if each in ids()), None)
    return slug_text(faction) if known is None else say(known, lang)


def slug_text(slug: str) -> str:
    """What an author wrote as `a-slug`, as people write it."""
    text = slug.replace("-", " ")
    return text[:1].upper() + text[1:]


def date_text(seconds: float, lang: str) -> str:
    """A time as people of a language write it."""
    return QLocale(lang).toString(QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale.FormatType.ShortFormat)
