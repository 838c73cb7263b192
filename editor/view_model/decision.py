"""Content of the decision bar: question, answers as buttons, selection."""

from dataclasses import dataclass

from editor.view_model.side_panel import Die


@dataclass(frozen=True, slots=True)
class ButtonContent:
    """The content of a button; `id` identifies it in its bar."""

    id: str
    label: str
    icon: str = ""
    refused: bool = False
    checked: bool = False
    key: str = ""
    """The letter or digit that presses it, shown on it."""
    spoken: str = ""
    """The whole answer, where its label is shorter."""
    die: Die | None = None
    """The die that is shown in place of the label."""
    angle: int | None = None
    """The direction that an arrow shows in place of the label, in degrees clockwise from the top."""
    is_guarded: bool = False
    """Whether it gives something up: the mouse must come to it before it can be clicked, and not it to the mouse."""

    @property
    def name(self) -> str:
        """The whole answer in words."""
        return self.spoken or self.label


@dataclass(frozen=True, slots=True)
class DecisionContent:
    """The question to a seat, its answers, and the buttons that every question has."""

    sentence: str
    seat: int | None = None
    """The index of the seat that is asked, for its colour."""
    rules: tuple[str, ...] = ()
    offers: tuple[ButtonContent, ...] = ()
    picked: str = ""
    standing: tuple[ButtonContent, ...] = ()
