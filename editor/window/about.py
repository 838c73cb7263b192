"""The About box: version, licences, and whose names the games are."""

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from editor.window.icon import large_icon
from editor.window.texts import heading, quiet, text
from engine.version import VERSION
from engine.words import say

# The work of others that the app stands on, with its licence by SPDX name; a test holds this list to pyproject.toml.
STANDS_ON = {
    "Python": "PSF-2.0",
    "Qt": "LGPL-3.0-only",
    "PySide6": "LGPL-3.0-only",
    "Babel": "BSD-3-Clause",
    "fluent.runtime": "Apache-2.0",
    "NumPy": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pydantic": "MIT",
    "shapely": "BSD-3-Clause",
    "SQLModel": "MIT",
    "Typer": "MIT",
}

ICON_SIDE = 72
TEXT_WIDTH = 440
GAP = 16


class About(QDialog):
    """Shown without stopping the app; gone when it is closed."""

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("about-title", lang))
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.close)
        right = QVBoxLayout()
        right.setSpacing(GAP)
        for label in texts(lang):
            label.setFixedWidth(TEXT_WIDTH)
            right.addWidget(label)
        right.addWidget(close)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, GAP, GAP, GAP)
        row.setSpacing(GAP)
        row.addWidget(large_icon(ICON_SIDE), alignment=Qt.AlignmentFlag.AlignTop)
        row.addLayout(right)


def texts(lang: str) -> list[QLabel]:
    works = [f"{name} ({licence})" for name, licence in STANDS_ON.items()]
    return [
        heading(say("about-version", lang, version=VERSION), times_as_large=1.5),
        text(say("about-what-it-is", lang)),
        text(say("about-licence", lang)),
        text(say("about-trademarks", lang)),
        quiet(say("about-stands-on", lang, list=works)),
        quiet(say("about-running", lang, python=platform.python_version(), qt=qVersion())),
    ]
