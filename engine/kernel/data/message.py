"""Messages: the id of a sentence in the catalogue with its arguments, not yet in any language."""

from __future__ import annotations

from typing import Protocol, TypeAlias, Union

from engine.kernel.data.record import record

MessageValue: TypeAlias = Union[str, int, "Message", "LateText", tuple["MessageValue", ...]]


class LateText(Protocol):
    """Base of texts that are rendered late, when the language is known: the conditions of a card."""

    def text(self, lang: str) -> str:
        """The text in a language."""
        ...


@record(frozen=True, slots=True)
class Message:
    """A sentence of the catalogue (`engine/words`), with its arguments by name."""

    id: str
    values: tuple[tuple[str, MessageValue], ...] = ()

    def __str__(self) -> str:
        """The message for developers; users and protocol clients get the sentence."""
        return " ".join((self.id, *(f"{name}={value}" for name, value in self.values)))


def message(id: str, /, **values: MessageValue) -> Message:  # noqa: A002 - it is the catalogue's own term
    """Make a message: `message("prompt-attack", figure="ana")`."""
    return Message(id, tuple(values.items()))
