"""Docks beside the pages: each page declares those that it has a panel for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DockType:
    """A dock: its name, which its words go by and stored layouts know, its place among the others, and its icon."""

    name: str
    place: int
    icon: str

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"dock-{self.name}"

    @property
    def nothing(self) -> str:
        """The id of what it says where the page in front has nothing for it."""
        return f"dock-{self.name}-nothing"

    @property
    def how(self) -> str:
        """The id of what it says then about what would change that."""
        return f"dock-{self.name}-how"


INSPECTOR = DockType("inspector", 10, "inspector")
HISTORY = DockType("history", 30, "history")
PROBLEMS = DockType("problems", 40, "problem")
"""The docks that several pages share; a page declares one of its own beside its `PAGE`."""
