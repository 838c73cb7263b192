"""Hints and notices of pages: what keys and the mouse do now, and what has just happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.kernel.data.message import Message, MessageValue, message
from engine.kernel.data.record import record
from engine.words import Speakable, speak

MOST_HINTS = 6
"""The greatest number of hints that are shown."""


@record(frozen=True, slots=True)
class Hint:
    """A key, or what is done with the mouse, and the verb for what it does now."""

    keys: str
    """Keys such as `Ctrl+Z`, an action of the mouse (`MOUSE_WORDS`), or letters to be shown as they are, as `1–8`."""
    verb: Message
    command: str = ""
    """The command whose keys are shown, as users may change them; then `keys` stays empty."""


def hint(keys: str, verb: str, **values: MessageValue) -> Hint:
    """A hint with the verb of this id."""
    return Hint(keys, message(verb, **values))


def command_hint(command: str, verb: str) -> Hint:
    """A hint with the keys of a command."""
    return Hint("", message(verb), command)


MOUSE_WORDS = {
    "click": "hint-mouse-click",
    "double-click": "hint-mouse-double-click",
    "right-click": "hint-mouse-right-click",
    "drag": "hint-mouse-drag",
    "wheel": "hint-mouse-wheel",
    "hover": "hint-mouse-hover",
    "arrows": "hint-mouse-arrows",
}
"""The ids of the words for actions of the mouse, and for keys that have one name together."""


TextInLanguage: TypeAlias = Callable[[str], str]
"""A text as a function of the language."""


@record(frozen=True, slots=True)
class Notice:
    """A message about what has just happened: shown as a toast, which follows the language of the window."""

    content: Speakable | TextInLanguage
    undo: Callable[[], None] | None = None
    """Takes back what happened, if that is possible."""
    topic: str = ""
    """A notice takes the place of an earlier one with the same topic, such as how far something is."""

    def text(self, lang: str) -> str:
        return self.content(lang) if callable(self.content) else speak(self.content, lang)
