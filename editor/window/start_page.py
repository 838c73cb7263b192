"""What the window shows while no document is open: that none is, and what can be done today."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from editor.window.icon import large_icon
from editor.window.texts import heading, quiet, text
from engine.words import say

# What can be typed, with the words that the command line itself explains it by.
TODAY = {
    "hexsmith play SCENARIO": "cli-play",
    "hexsmith check FILE…": "cli-check",
    "hexsmith schema NAME": "cli-schema",
    "hexsmith engine": "cli-engine",
}

ICON_SIDE = 88
WIDTH = 620
GAP = 14


class StartPage(QWidget):
    """A column of text in the middle of the window."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.setObjectName("start-page")
        column = QVBoxLayout()
        column.setSpacing(GAP)
        column.addStretch(2)
        for part in (
            large_icon(ICON_SIDE),
            heading(say("start-nothing-open", lang), times_as_large=1.8),
            quiet(say("start-no-editors-yet", lang)),
            quiet(say("start-command-line", lang)),
        ):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(part)
        column.addWidget(today(lang))
        column.addStretch(3)
        row = QHBoxLayout(self)
        row.addStretch()
        row.addLayout(column)
        row.addStretch()


def today(lang: str) -> QFrame:
    """A panel with one line for each thing the command line does."""
    panel = QFrame()
    panel.setFrameShape(QFrame.Shape.StyledPanel)
    panel.setBackgroundRole(QPalette.ColorRole.Base)
    panel.setAutoFillBackground(True)
    panel.setFixedWidth(WIDTH)
    grid = QGridLayout(panel)
    grid.setContentsMargins(2 * GAP, GAP, 2 * GAP, GAP)
    grid.setHorizontalSpacing(2 * GAP)
    grid.setVerticalSpacing(GAP)
    grid.setColumnStretch(1, 1)
    for row, (typed, word) in enumerate(TODAY.items()):
        command = text(typed)
        command.setWordWrap(False)
        command.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        grid.addWidget(command, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text(say(word, lang)), row, 1)
    return panel
