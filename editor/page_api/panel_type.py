"""Panels beside the pages, in the side panel: each page declares those that it has."""

from __future__ import annotations

from engine.kernel.data.record import record


@record(frozen=True, slots=True)
class PanelType:
    """A panel: its name, used in ids of texts and in window settings, its position, and its icon."""

    name: str
    place: int
    icon: str
    is_above: bool = False
    """Whether it stands above the tabs, instead of behind one of them; of several of a page, the first does."""

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"dock-{self.name}"


INSPECTOR = PanelType("inspector", 20, "inspector")
HISTORY = PanelType("history", 30, "history")
PROBLEMS = PanelType("problems", 40, "problem")
"""The panels that several pages share; a page declares one of its own next to its `PAGE`."""
