"""A command: a menu entry with its keys and its button, and the conditions for running it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtGui import QAction

from engine.kernel.data.message import Message
from engine.kernel.data.record import record

TargetT = TypeVar("TargetT")


@record(frozen=True, slots=True)
class Need(Generic[TargetT]):
    """A condition of a command, and the sentence that is shown if it is not met."""

    is_met: Callable[[TargetT], bool]
    why_not: Message
    hides_button: bool = False
    """Whether the command's button is hidden if the condition is not met, instead of being greyed."""
    why_now: Callable[[TargetT], Message | None] | None = None
    """A closer reason at the moment, where there is one."""


@record(frozen=True, slots=True)
class Command(Generic[TargetT]):
    """A command of the window or of a page, with everything that is shown of it; the Fluent entry has its name.

    It runs on the window, or on the page's command context. Positions in the same hundred form a group of the menu,
    separated from the next by a line. `keys` are the default shortcuts, as `Ctrl+Y; Ctrl+Shift+Z`. An entry with
    `is_checked` is checked while that returns True; of those with the same `one_of` exactly one is.
    """

    name: str
    menu: str
    place: int
    run: Callable[[TargetT], object]
    keys: str = ""
    icon: str = ""
    needs: tuple[Need[TargetT], ...] = ()
    """The conditions for running it; the first unmet one is shown as the reason."""
    is_checked: Callable[[TargetT], bool] | None = None
    one_of: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    button: str = ""
    """The id of the label of its button on the page, if it has one."""

    @property
    def word(self) -> str:
        """The id of its label in the menu."""
        return f"command-{self.name}"

    def why_not(self, target: TargetT) -> Message | None:
        """The reason why it cannot be run now; None if it can."""
        unmet = next((need for need in self.needs if not need.is_met(target)), None)
        if unmet is None:
            return None
        return (unmet.why_now(target) if unmet.why_now else None) or unmet.why_not

    def can_run(self, target: TargetT) -> bool:
        """Whether it can be run now."""
        return self.why_not(target) is None

    def shows_button(self, target: TargetT) -> bool:
        """Whether its button is shown, possibly greyed."""
        return all(need.is_met(target) for need in self.needs if need.hides_button)

    def is_on(self, target: TargetT) -> bool:
        """Whether it is checked."""
        return self.is_checked is not None and self.is_checked(target)


AnyCommand: TypeAlias = Command[Any]
