"""The preferences as one frozen value; a change makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from editor.theme.theme import Theme
from engine.kernel.data.record import record

TEXT_SIZES = range(100, 201)
BOT_PAUSES = range(5001)
MOST_RECENT = 12


@record(frozen=True, slots=True)
class Preferences:
    """The user's preferences with their defaults."""

    language: str | None = None
    """None for the language of the machine."""
    theme: Theme = Theme.SYSTEM
    text_size: int = 100
    """In per cent."""
    bot_pause: int = 600
    """Milliseconds between two moves of bots, so that they can be followed."""
    turn_boards: bool = True
    """Whether a board taller than wide is turned to fill a wide window."""
    motion: bool = True
    """Whether what has happened moves on the board, instead of standing still for a while."""
    ask_all: bool = False
    """Whether questions with a single answer are asked, too, instead of answering themselves."""
    guided: bool = False
    """Whether the guided first round was begun once; it does not begin by itself again."""
    shortcuts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The keys of commands, by the command's name, if they differ from the default."""
    recent: tuple[str, ...] = ()
    """Recently opened documents, latest first."""
