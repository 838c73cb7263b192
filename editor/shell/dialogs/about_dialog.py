"""The About dialog: version, licences, and whose names the games are."""

import platform

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from editor.theme.metrics import LARGE
from editor.theme.type_scale import TextRole
from editor.widgets.app_icon import large_icon
from editor.widgets.labels import heading, quiet_text, text
from editor.widgets.layouts import dialog_column
from engine.version import VERSION
from engine.words import say

# The third-party work in the app, with its licence by SPDX name; a test compares this list with pyproject.toml.
STANDS_ON = {
    "Python": "PSF-2.0",
    "Qt": "LGPL-3.0-only",
    "PySide6": "LGPL-3.0-only",
    "Alembic": "MIT",
    "Babel": "BSD-3-Clause",
    "cryptography": "Apache-2.0 OR BSD-3-Clause",
    "fluent.runtime": "Apache-2.0",
    "NumPy": "BSD-3-Clause",
    "Pillow": "MIT-CMU",
    "platformdirs": "MIT",
    "pydantic": "MIT",
    "shapely": "BSD-3-Clause",
    "SQLAlchemy": "MIT",
    "SQLModel": "MIT",
    "Typer": "MIT",
}

# The sources of the icons; their licence is next to them in `resources/icons/set`.
ICONS_OF = {"Lucide": "ISC", "Feather": "MIT"}

ICON_SIDE = 72
LINE = 64
"""The width of the text, in letters."""
GAP = LARGE
TAKEN = ICON_SIDE + 4 * GAP
"""The width of the box that is not text."""
ROOM_AROUND = 80


class AboutDialog(QDialog):
    """A modeless dialog, deleted when it is closed."""

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("about-title", lang))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setObjectName("about-close")
        self._buttons.rejected.connect(self.close)
        self.paper = QScrollArea()
        self.paper.setObjectName("about-text")
        self.paper.setFrameShape(QFrame.Shape.NoFrame)
        self.paper.setWidgetResizable(True)
        self.paper.setAccessibleName(say("about-title", lang))
        self._bar = self.paper.verticalScrollBar().sizeHint().width()
        room = self.screen().availableSize().width() - ROOM_AROUND - TAKEN - self._bar
        self._about_text = about_text(lang, min(self.fontMetrics().averageCharWidth() * LINE, room))
        self.paper.setWidget(self._about_text)
        column = dialog_column(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.paper)
        feet = QVBoxLayout()
        feet.setContentsMargins(GAP, GAP // 2, GAP, GAP)
        feet.addWidget(self._buttons)
        column.addLayout(feet)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """The size for all of the text, limited by the screen."""
        text_size = self._about_text.sizeHint()
        feet = self._buttons.sizeHint().height() + GAP // 2 + GAP
        size = QSize(text_size.width() + self._bar, text_size.height() + feet)
        return size.boundedTo(self.screen().availableSize() - QSize(ROOM_AROUND, ROOM_AROUND))


def about_text(lang: str, width: int) -> QWidget:
    """The text, next to the logo."""
    right = QVBoxLayout()
    right.setSpacing(GAP)
    for label in texts(lang):
        label.setFixedWidth(width)
        right.addWidget(label)
    right.addStretch()
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(GAP, GAP, GAP, GAP)
    row.setSpacing(GAP)
    row.addWidget(large_icon(ICON_SIDE), alignment=Qt.AlignmentFlag.AlignTop)
    row.addLayout(right)
    row.addStretch()
    return whole


def texts(lang: str) -> list[QLabel]:
    # The library is not read before this is shown.
    from database.store.connection import SQLITE

    return [
        heading(say("about-version", lang, version=VERSION), TextRole.PAGE),
        text(say("about-what-it-is", lang)),
        text(say("about-licence", lang)),
        text(say("about-trademarks", lang)),
        quiet_text(say("about-stands-on", lang, list=with_licences(STANDS_ON))),
        quiet_text(say("about-icons", lang, list=with_licences(ICONS_OF))),
        quiet_text(say("about-running", lang, python=platform.python_version(), qt=qVersion(), sqlite=SQLITE)),
    ]


def with_licences(works: dict[str, str]) -> list[str]:
    return [f"{name} ({licence})" for name, licence in works.items()]
