"""Content of the decision bar: the question, its answers as buttons, what was picked so far."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ButtonContent:
    """What a button says; `id` tells it from the others."""

    id: str
    label: str
    icon: str = ""
    refused: bool = False
    checked: bool = False


@dataclass(frozen=True, slots=True)
class DecisionContent:
    """What the bar says: a question to a seat, its answers, and what stands beside every question."""

    sentence: str
    seat: int | None = None
    """The place of the seat that is asked, for its colour."""
    rules: tuple[str, ...] = ()
    offers: tuple[ButtonContent, ...] = ()
    picked: str = ""
    standing: tuple[ButtonContent, ...] = ()
