"""Dressing the application: themes, the size of text, and following the system."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.theme.dress import colours, dress, look, worn
from editor.theme.theme import COLOURS, Theme


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    dress(qapp, Theme.LIGHT)
    yield
    dress(qapp, Theme.LIGHT)


def ground(qapp: QApplication) -> str:
    return qapp.palette().color(QPalette.ColorRole.Window).name()


@pytest.mark.parametrize("theme", COLOURS)
def test_a_theme_is_worn_by_everything(qapp: QApplication, qtbot: QtBot, theme: Theme) -> None:
    """What is there already changes with it."""
    button = QPushButton("x")
    qtbot.addWidget(button)
    dress(qapp, theme)
    assert (worn(), colours(), ground(qapp)) == (theme, COLOURS[theme], COLOURS[theme].window)
    button.resize(200, 40)
    seen = button.grab().toImage()
    assert seen.pixelColor(30, 20).name() == COLOURS[theme].raised


def test_the_system_is_followed_as_long_as_that_is_wished(qapp: QApplication) -> None:
    told = qapp.styleHints().colorSchemeChanged
    dress(qapp, Theme.SYSTEM)
    told.emit(Qt.ColorScheme.Dark)
    assert (worn(), ground(qapp)) == (Theme.DARK, COLOURS[Theme.DARK].window)
    told.emit(Qt.ColorScheme.Light)
    assert worn() is Theme.LIGHT
    dress(qapp, Theme.HIGH_CONTRAST)
    told.emit(Qt.ColorScheme.Light)
    assert worn() is Theme.HIGH_CONTRAST


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("scheme", Qt.ColorScheme)
def test_a_look_is_one_of_those_there_are(theme: Theme, scheme: Qt.ColorScheme) -> None:
    assert look(theme, scheme) in COLOURS
    assert look(theme, scheme) is theme or theme is Theme.SYSTEM


def test_text_grows_from_its_first_size_however_often_it_is_asked(qapp: QApplication, qtbot: QtBot) -> None:
    base = QFontInfo(qapp.font()).pointSizeF()
    button = QPushButton("some words")
    qtbot.addWidget(button)
    small = button.sizeHint()
    for size in (150, 150, 200, 125, 200, 200):
        dress(qapp, Theme.DARK, size)
        assert qapp.font().pointSizeF() == pytest.approx(base * size / 100)
        assert button.font().pointSizeF() == pytest.approx(base * size / 100)
    assert button.sizeHint().width() > 1.5 * small.width()
    dress(qapp, Theme.LIGHT)
    assert button.sizeHint() == small


def test_the_system_may_change_without_changing_the_text(qapp: QApplication) -> None:
    dress(qapp, Theme.SYSTEM, 150)
    size = qapp.font().pointSizeF()
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert (worn(), qapp.font().pointSizeF()) == (Theme.DARK, size)
