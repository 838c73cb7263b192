"""`./dev shots [FOLDER [SCREEN…]]`: a picture of every screen in each look, a sheet of each screen and of each look.

A look is a theme, a language and a size of text: three themes, the shortest and the longest language, 100 and 150 %.
"""

import importlib
import itertools
import logging
import os
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QCursor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from editor.app.main import make_app
from editor.app.qt_setup import log_qt_messages
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from editor.shell.qt_translations import translate_qt
from editor.theme.theme import COLOURS, Theme
from tests.tools import screens

Screen = Callable[[MainWindow], QWidget]

LANGUAGES = ("en", "pl")
TEXT_SIZES = (100, 150)
COLUMNS = len(LANGUAGES) * len(TEXT_SIZES)
CELL = QSize(826, 520)
GAP = 8
CAPTION = 26
GROUND, INK = "#707070", "#ffffff"


@dataclass(frozen=True, slots=True)
class Look:
    """The appearance of the app in a picture."""

    theme: Theme
    lang: str
    text_size: int

    def __str__(self) -> str:
        return f"{self.theme}-{self.lang}-{self.text_size}"


LOOKS = tuple(Look(*parts) for parts in itertools.product(COLOURS, LANGUAGES, TEXT_SIZES))


def find_screens() -> dict[str, Screen]:
    """The function `show` of each module under `screens`: it brings the window there and says what to picture."""
    names = sorted(found.name for found in pkgutil.iter_modules(screens.__path__))
    return {name.replace("_", "-"): importlib.import_module(f"{screens.__name__}.{name}").show for name in names}


@contextmanager
def shown(app: QApplication, show: Screen, look: Look) -> Iterator[tuple[MainWindow, QWidget]]:
    """An unused window in a look, and the part of it that is the screen."""
    with TemporaryDirectory() as folder:
        store = SettingsStore(Path(folder))
        store.change(text_size=look.text_size)
        translate_qt(app, look.lang)
        QCursor.setPos(0, 0)
        window = MainWindow(app, store, look.lang, look.theme)
        try:
            window.show()
            app.processEvents()
            screen = show(window)
            for _ in range(3):
                app.processEvents()
            yield window, screen
        finally:
            while popup := app.activePopupWidget():
                popup.close()
            window.skip_questions()
            window.close()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def parts(app: QApplication, screen: QWidget) -> list[QWidget]:
    """The visible content: the screen, and its open menu or dialog, and tooltip."""
    popup = app.activePopupWidget()
    tips = [each for each in app.topLevelWidgets() if each.windowType() is Qt.WindowType.ToolTip and each.isVisible()]
    return [screen, *(each for each in (popup, *tips) if each is not None and each is not screen)]


def take(app: QApplication, show: Screen, look: Look) -> QPixmap:
    """A picture of a screen with its popups."""
    with shown(app, show, look) as (_, screen):
        return picture_of(app, screen)


def picture_of(app: QApplication, screen: QWidget) -> QPixmap:
    """A picture of a screen that is already shown, with its popups."""
    picture = screen.grab()
    for popup in parts(app, screen)[1:]:
        at = popup.mapToGlobal(QPoint()) - screen.mapToGlobal(QPoint())
        painter = QPainter(picture)
        painter.drawPixmap(at, popup.grab())
        painter.end()
    return picture


def take_all(app: QApplication, wanted: Sequence[str]) -> Iterator[tuple[str, dict[str, QPixmap]]]:
    """The pictures of each screen by look."""
    for name, show in find_screens().items():
        if not wanted or name in wanted:
            yield name, {str(look): take(app, show, look) for look in LOOKS}


def contact_sheet(pictures: Iterable[tuple[str, QPixmap]]) -> QPixmap:
    """One image with all pictures, scaled down, with their names; each is loaded only once, to save memory."""
    cells = [(name, _small(picture)) for name, picture in pictures]
    rows = -(-len(cells) // COLUMNS)
    across, down = CELL.width() + GAP, CELL.height() + CAPTION + GAP
    sheet = QPixmap(across * COLUMNS, down * rows)
    sheet.fill(QColor(GROUND))
    painter = QPainter(sheet)
    painter.setPen(QColor(INK))
    font = QFont()
    font.setPixelSize(CAPTION - GAP)
    painter.setFont(font)
    for place, (name, small) in enumerate(cells):
        row, column = divmod(place, COLUMNS)
        cell = QRect(column * across, row * down, CELL.width(), CELL.height() + CAPTION)
        painter.drawPixmap(cell.x() + (cell.width() - small.width()) // 2, cell.y(), small)
        painter.drawText(cell, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, name)
    painter.end()
    return sheet


def _small(picture: QPixmap) -> QPixmap:
    size = picture.size().scaled(CELL, Qt.AspectRatioMode.KeepAspectRatio).boundedTo(picture.size())
    return picture.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)


def write(picture: QPixmap, path: Path) -> None:
    if not picture.save(str(path)):
        raise OSError(f"{path} cannot be written")


def main(folder: Path, wanted: Sequence[str] = ()) -> int:
    if str(folder).startswith("-"):
        sys.stderr.write(f"{folder} is no folder for pictures: shots [FOLDER [SCREEN…]]\n")
        return 2
    if unknown := set(wanted) - find_screens().keys():
        sys.stderr.write(f"no such screen: {', '.join(sorted(unknown))}; there are {', '.join(find_screens())}\n")
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    log_qt_messages()
    logging.getLogger("qt").setLevel(logging.ERROR)  # what the offscreen platform cannot do is no news
    app = make_app(LANGUAGES[0])
    app.setQuitOnLastWindowClosed(False)
    names = []
    for name, pictures in take_all(app, wanted):
        for look, picture in pictures.items():
            write(picture, folder / f"{name}-{look}.png")
        write(contact_sheet(pictures.items()), folder / f"all-{name}.png")
        names.append(name)
    for each in LOOKS:
        seen = ((name, QPixmap(str(folder / f"{name}-{each}.png"))) for name in names)
        write(contact_sheet(seen), folder / f"sheet-{each}.png")
    number = len(names) * len(LOOKS)
    sys.stdout.write(f"{number} pictures, a sheet of each screen and one of each look in {folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), sys.argv[2:]))
