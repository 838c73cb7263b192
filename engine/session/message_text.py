"""Text of messages in one language. A word that a game under development lacks is logged and shown by its id."""

from __future__ import annotations

import logging

from engine.kernel.data.message import Message
from engine.words import MissingWord, speak

log = logging.getLogger(__name__)


def message_text(sentence: Message, lang: str) -> str:
    """The sentence; for a game whose texts are not written yet, the ids of its messages."""
    try:
        return speak(sentence, lang)
    except MissingWord as missing:
        log.warning("a game lacks a word: %s", missing)
        return str(sentence)
