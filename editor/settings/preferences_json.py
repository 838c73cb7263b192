"""Preferences as JSON: a wrong value in a file only affects itself, and is reported."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from editor.settings.preferences import BOT_PAUSES, MOST_RECENT, TEXT_SIZES, Preferences
from editor.theme.theme import theme_setting
from engine.words import languages

VERSION = 1
LARGEST = 1_000_000
LONGEST = 4096
NUL = "\0"
"""A character that no file name and no key contains."""
MOST_KEYS = 8
MOST_SHORTCUTS = 1000


def read_preferences(data: bytes) -> tuple[Preferences, tuple[str, ...]]:
    """The preferences, and the unusable parts of the file: names of fields, `version`, or `file` for all of it."""
    values = parsed(data)
    if values is None:
        return Preferences(), ("file",)
    unknown = [] if values.pop("version", None) == VERSION else ["version"]
    known = {name: values[name] for name in READERS if name in values}
    unknown += sorted(values.keys() - known.keys())
    good: dict[str, Any] = {}
    for name, value in known.items():
        try:
            good[name] = READERS[name](value)
        except (ValueError, TypeError):
            unknown.append(name)
    return Preferences(**good), tuple(unknown)


def parsed(data: bytes) -> dict[str, Any] | None:
    if len(data) > LARGEST:
        return None
    try:
        values = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return values if isinstance(values, dict) else None


def write_preferences(preferences: Preferences) -> bytes:
    values = {"version": VERSION, **{each.name: getattr(preferences, each.name) for each in fields(preferences)}}
    return (json.dumps(values, indent=2, default=dict) + "\n").encode()


def checked_values(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Values converted to the types of their fields; raises ValueError or TypeError."""
    if strange := changes.keys() - READERS.keys():
        raise TypeError(f"there are no preferences {sorted(strange)}")
    return {name: READERS[name](value) for name, value in changes.items()}


def language(value: Any) -> str | None:
    if value is None or value in languages():
        return value  # type: ignore[no-any-return]
    raise ValueError(value)


def within(allowed: range) -> Callable[[Any], int]:
    def number(value: Any) -> int:
        if type(value) is int and value in allowed:
            return value
        raise ValueError(value)

    return number


def switch(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError(value)


def text(value: Any) -> str:
    if isinstance(value, str) and len(value) <= LONGEST and NUL not in value:
        return value
    raise ValueError(type(value))


def texts(most: int) -> Callable[[Any], tuple[str, ...]]:
    def read_texts(value: Any) -> tuple[str, ...]:
        if isinstance(value, list | tuple) and len(value) <= most:
            return tuple(map(text, value))
        raise ValueError(type(value))

    return read_texts


def shortcuts(value: Any) -> Mapping[str, tuple[str, ...]]:
    if isinstance(value, Mapping) and len(value) <= MOST_SHORTCUTS:
        keys = texts(MOST_KEYS)
        return {text(name): keys(each) for name, each in value.items()}
    raise ValueError(type(value))


READERS: Mapping[str, Callable[[Any], Any]] = {
    "language": language,
    "theme": theme_setting,
    "text_size": within(TEXT_SIZES),
    "bot_pause": within(BOT_PAUSES),
    "turn_boards": switch,
    "motion": switch,
    "ask_all": switch,
    "guided": switch,
    "shortcuts": shortcuts,
    "recent": texts(MOST_RECENT),
}
