"""Docks next to the pages: each page declares those that it has a panel for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DockType:
    """A dock: its name, used in ids of texts and stored layouts, its position, and its icon."""

    name: str
    place: int
    icon: str

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"dock-{self.name}"

    @property
    def empty_text(self) -> str:
        """The id of its text if the front page has no panel for it."""
        return f"dock-{self.name}-nothing"

    @property
    def empty_hint(self) -> str:
        """The id of the text about when there would be one."""
        return f"dock-{self.name}-how"


INSPECTOR = DockType("inspector", 10, "inspector")
HISTORY = DockType("history", 30, "history")
PROBLEMS = DockType("problems", 40, "problem")
"""The docks that several pages share; a page declares one of its own next to its `PAGE`."""
