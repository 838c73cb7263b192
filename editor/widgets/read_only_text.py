"""Read-only text boxes whose text can be selected by keyboard and copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPlainTextEdit

ROOM = 8


def read_only_text(name: str) -> QPlainTextEdit:
    """A text box that cannot be edited; its text can be selected by keyboard and copied, and Tab leaves it."""
    made = QPlainTextEdit()
    made.setObjectName(name)
    made.setReadOnly(True)
    made.setTabChangesFocus(True)
    return made


def show_lines(part: QPlainTextEdit, lines: Sequence[str], most: int) -> None:
    """Show lines in a text box of their height, `most` lines at most, which is hidden if there are none."""
    part.setPlainText("\n".join(lines))
    part.setVisible(bool(lines))
    shown = min(len(lines) + 1, most)
    part.setFixedHeight(shown * part.fontMetrics().lineSpacing() + 2 * part.frameWidth() + ROOM)
