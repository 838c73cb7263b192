"""The shortcuts of the commands: the default or chosen ones of each, and which of them collide."""

import re
from collections.abc import Iterable, Mapping

from PySide6.QtGui import QKeySequence

from editor.page_api.command import AnyCommand

Chosen = Mapping[str, tuple[str, ...]]
"""Shortcuts by the name of the command, if they differ from the default."""

PORTABLE = QKeySequence.SequenceFormat.PortableText

HELD = ("Ctrl+", "Alt+", "Meta+")
FUNCTION_KEY = re.compile(r"(Shift\+)?F\d")


def default_keys(command: AnyCommand) -> tuple[str, ...]:
    """Default shortcuts of the command."""
    return typable(QKeySequence.listFromString(command.keys))


def keys_of(command: AnyCommand, chosen: Chosen) -> tuple[str, ...]:
    """Current shortcuts of the command, without invalid ones."""
    if command.name not in chosen:
        return default_keys(command)
    return typable(QKeySequence.fromString(text, PORTABLE) for text in chosen[command.name])


def typable(sequences: Iterable[QKeySequence]) -> tuple[str, ...]:
    """Display texts of the shortcuts, without untypable ones and keys reserved for text and map."""
    texts = (sequence.toString(PORTABLE).strip() for sequence in sequences)
    return tuple(text for text in texts if text.isprintable() and not is_alone(text))


def is_alone(keys: str) -> bool:
    """Whether it begins with a key without Ctrl, Alt or Meta that is not a function key."""
    return not (keys.startswith(HELD) or FUNCTION_KEY.match(keys))


def commands_with_keys(keys: str, commands: Iterable[AnyCommand], chosen: Chosen) -> list[AnyCommand]:
    """The commands with these shortcuts."""
    return [command for command in commands if keys in keys_of(command, chosen)]


def with_keys(command: AnyCommand, keys: tuple[str, ...], chosen: Chosen) -> Chosen:
    """The choice with other shortcuts for one command; default ones are not stored."""
    others = {name: theirs for name, theirs in chosen.items() if name != command.name}
    return others if keys == default_keys(command) else {**others, command.name: keys}


def keys_text(keys: Iterable[str]) -> str:
    """Shortcuts as displayed."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence.fromString(text, PORTABLE).toString(native) for text in keys)
