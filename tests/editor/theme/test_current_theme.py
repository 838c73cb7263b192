"""Dressing the application: themes, the size of text, and following the system."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.theme.current_theme import apply_theme, colours, current_theme, resolved_theme
from editor.theme.theme import COLOURS, SETTINGS, Theme


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Theme.LIGHT)
    yield
    apply_theme(qapp, Theme.LIGHT)


def ground(qapp: QApplication) -> str:
    return qapp.palette().color(QPalette.ColorRole.Window).name()


@pytest.mark.parametrize("theme", COLOURS)
def test_a_theme_is_worn_by_everything(qapp: QApplication, qtbot: QtBot, theme: Theme) -> None:
    """What is there already changes with it."""
    button = QPushButton("x")
    qtbot.addWidget(button)
    apply_theme(qapp, theme)
    assert (current_theme(), colours(), ground(qapp)) == (theme, COLOURS[theme], COLOURS[theme].window)
    button.resize(200, 40)
    seen = button.grab().toImage()
    assert seen.pixelColor(30, 20).name() == COLOURS[theme].raised


def test_the_system_is_followed_as_long_as_that_is_wished(qapp: QApplication) -> None:
    changed = qapp.styleHints().colorSchemeChanged
    apply_theme(qapp, Theme.SYSTEM)
    changed.emit(Qt.ColorScheme.Dark)
    assert (current_theme(), ground(qapp)) == (Theme.DARK, COLOURS[Theme.DARK].window)
    changed.emit(Qt.ColorScheme.Light)
    assert current_theme() is Theme.LIGHT
    apply_theme(qapp, Theme.HIGH_CONTRAST)
    changed.emit(Qt.ColorScheme.Light)
    assert current_theme() is Theme.HIGH_CONTRAST


class StyleChangeCounter(QObject):
    """Counts how often a widget is restyled."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() is QEvent.Type.StyleChange
        return False


def test_a_widget_is_not_restyled_once_for_each_of_its_ancestors(qapp: QApplication, qtbot: QtBot) -> None:
    """Qt does so when one sheet takes the place of another, which made a window of 400 widgets stop for 160 ms."""
    window = inner = QWidget()
    qtbot.addWidget(window)
    for _ in range(20):
        column = QVBoxLayout(inner)
        inner = QWidget()
        column.addWidget(inner)
    window.show()
    counter = StyleChangeCounter()
    inner.installEventFilter(counter)
    apply_theme(qapp, Theme.DARK)
    assert 1 <= counter.count <= 2


def test_the_button_with_the_focus_keeps_it(qapp: QApplication, qtbot: QtBot) -> None:
    """A box of buttons lays them out anew for another style; Enter must not press another button after that."""
    box = QMessageBox()
    box.addButton("Delete anyway", QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton("Cancel", QMessageBox.ButtonRole.RejectRole)
    qtbot.addWidget(box)
    with qtbot.waitActive(box):
        box.show()
    cancel.setFocus()
    apply_theme(qapp, Theme.DARK)
    assert box.focusWidget() is cancel


@pytest.mark.parametrize("theme", SETTINGS)
@pytest.mark.parametrize("scheme", Qt.ColorScheme)
def test_a_look_is_one_of_those_there_are(theme: Theme, scheme: Qt.ColorScheme) -> None:
    assert resolved_theme(theme, scheme) in COLOURS
    assert resolved_theme(theme, scheme) is theme or theme is Theme.SYSTEM


def test_text_grows_from_its_first_size_however_often_it_is_asked(qapp: QApplication, qtbot: QtBot) -> None:
    base = QFontInfo(qapp.font()).pointSizeF()
    button = QPushButton("some words")
    qtbot.addWidget(button)
    small = button.sizeHint()
    for size in (150, 150, 200, 125, 200, 200):
        apply_theme(qapp, Theme.DARK, size)
        assert qapp.font().pointSizeF() == pytest.approx(base * size / 100)
        assert button.font().pointSizeF() == pytest.approx(base * size / 100)
    assert button.sizeHint().width() > 1.5 * small.width()
    apply_theme(qapp, Theme.LIGHT)
    assert button.sizeHint() == small


def test_the_system_may_change_without_changing_the_text(qapp: QApplication) -> None:
    apply_theme(qapp, Theme.SYSTEM, 150)
    size = qapp.font().pointSizeF()
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert (current_theme(), qapp.font().pointSizeF()) == (Theme.DARK, size)
