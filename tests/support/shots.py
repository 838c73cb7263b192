"""`./dev shots [FOLDER]`: a picture of every screen in each theme and language, and one sheet with all of them."""

import importlib
import logging
import os
import pkgutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from editor.app import make_app
from editor.theme.theme import Theme
from editor.window.main_window import MainWindow
from editor.window.qt_messages import log_qt_messages
from editor.window.qt_words import speak_qt
from engine.words import languages
from tests.support import screens

Screen = Callable[[MainWindow], QWidget]

CELL = QSize(420, 300)
CAPTION = 24
GROUND = "#808080"


def find_screens() -> dict[str, Screen]:
    """The function `show` of each module under `screens`: it brings the window there and says what to picture."""
    names = sorted(found.name for found in pkgutil.iter_modules(screens.__path__))
    return {name.replace("_", "-"): importlib.import_module(f"{screens.__name__}.{name}").show for name in names}


def take_all(lang: str, app: QApplication) -> Iterator[tuple[str, QPixmap]]:
    """The pictures in one language, by the name of the file."""
    for screen, show in find_screens().items():
        for theme in Theme:
            window = MainWindow(app, lang, theme)
            window.show()
            shown = show(window)
            app.processEvents()
            yield f"{screen}-{theme}-{lang}", shown.grab()
            window.close()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def contact_sheet(pictures: dict[str, QPixmap], columns: int) -> QPixmap:
    """All pictures on one, small, with their names."""
    rows = -(-len(pictures) // columns)
    sheet = QPixmap(CELL.width() * columns, (CELL.height() + CAPTION) * rows)
    sheet.fill(QColor(GROUND))
    painter = QPainter(sheet)
    for place, (name, picture) in enumerate(pictures.items()):
        row, column = divmod(place, columns)
        cell = QRect(column * CELL.width(), row * (CELL.height() + CAPTION), CELL.width(), CELL.height() + CAPTION)
        size = picture.size().scaled(CELL, Qt.AspectRatioMode.KeepAspectRatio).boundedTo(picture.size())
        small = picture.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        painter.drawPixmap(cell.x() + (cell.width() - small.width()) // 2, cell.y(), small)
        painter.drawText(cell, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, name)
    painter.end()
    return sheet


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    log_qt_messages()
    logging.getLogger("qt").setLevel(logging.ERROR)  # what the offscreen platform cannot do is no news
    app = make_app(languages()[0])
    app.setQuitOnLastWindowClosed(False)
    pictures: dict[str, QPixmap] = {}
    for lang in languages():
        speak_qt(app, lang)
        pictures |= take_all(lang, app)
    for name, picture in {**pictures, "all": contact_sheet(pictures, columns=2 * len(find_screens()))}.items():
        if not picture.save(str(folder / f"{name}.png")):
            raise OSError(f"{folder / name}.png cannot be written")
    sys.stdout.write(f"{len(pictures)} pictures and all.png in {folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots")))
