"""Sentences of games and refusals in the language of a peer, also where a game that is being written lacks some."""

from __future__ import annotations

import logging

from engine.kernel.word import Word
from engine.words import MissingWord, speak

log = logging.getLogger(__name__)


def in_words(sentence: Word, lang: str) -> str:
    """The sentence; a game that is still being written may lack its words, and is told by their ids meanwhile."""
    try:
        return speak(sentence, lang)
    except MissingWord as missing:
        log.warning("a game lacks a word: %s", missing)
        return str(sentence)
