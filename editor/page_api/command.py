"""A command: an entry of the menus with its keys and its button, and what it needs to be run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtGui import QAction

from engine.kernel.data.message import Message

TargetT = TypeVar("TargetT")


@dataclass(frozen=True, slots=True)
class Need(Generic[TargetT]):
    """A condition of a command, and the sentence that people read where it is not met."""

    is_met: Callable[[TargetT], bool]
    why_not: Message
    hides_button: bool = False
    """Whether the command's button is not shown at all where this is missing, instead of being grey."""


@dataclass(frozen=True, slots=True)
class Command(Generic[TargetT]):
    """A command of the window or of a page, with everything that is shown of it; the Fluent entry has its name.

    It runs on the window, or on what its page gives to its commands. Places of the same hundred stand together in
    their menu, with a line between them and the next hundred. `keys` are the shortcuts it has until somebody chooses
    others, as `Ctrl+Y; Ctrl+Shift+Z`. An entry with `is_checked` is ticked while that holds; of those with the same
    `one_of` always one is.
    """

    name: str
    menu: str
    place: int
    run: Callable[[TargetT], object]
    keys: str = ""
    icon: str = ""
    needs: tuple[Need[TargetT], ...] = ()
    """What must hold for it to be run; the first that does not is the reason that people read."""
    is_checked: Callable[[TargetT], bool] | None = None
    one_of: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    button: str = ""
    """The id of what its button on the page says, if it has one."""

    @property
    def word(self) -> str:
        """The id of what it says in the menu."""
        return f"command-{self.name}"

    def why_not(self, target: TargetT) -> Message | None:
        """Why it cannot be run now; None if it can."""
        return next((need.why_not for need in self.needs if not need.is_met(target)), None)

    def can_run(self, target: TargetT) -> bool:
        """Whether it would do something now."""
        return self.why_not(target) is None

    def shows_button(self, target: TargetT) -> bool:
        """Whether its button is there, be it grey."""
        return all(need.is_met(target) for need in self.needs if need.hides_button)

    def is_on(self, target: TargetT) -> bool:
        """Whether what it switches is on."""
        return self.is_checked is not None and self.is_checked(target)


AnyCommand: TypeAlias = Command[Any]
