"""The description of an edit in a journal: the id of a message and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content.limits import MAX_TITLE
from engine.kernel.data.message import Message, message
from engine.words import MissingWord, ids, languages, speak

PREFIX = "edit-"
"""The prefix of the ids of all messages about edits; others are not accepted from a journal."""


def words_to_json(words: Message | None) -> dict[str, Any]:
    """The key `words` with a message as JSON, its arguments being texts and numbers; empty without a message."""
    return {} if words is None else {"words": {"id": words.id, **dict(words.values)}}


def words_from_json(data: Any) -> Message | None:
    """The message of an edit in a journal; raises ValueError if it is invalid, or cannot be rendered."""
    if data is None:
        return None
    if not isinstance(data, Mapping) or data.get("id") not in ids() or not data["id"].startswith(PREFIX):
        raise ValueError(data)
    values = {key: value for key, value in data.items() if key != "id"}
    if not all(type(value) is int or (isinstance(value, str) and len(value) <= MAX_TITLE) for value in values.values()):
        raise ValueError(data)
    words = message(data["id"], **values)
    try:
        for lang in languages():
            speak(words, lang)
    except (MissingWord, TypeError) as error:
        raise ValueError(data) from error
    return words
