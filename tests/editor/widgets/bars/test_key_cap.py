"""Key caps: as wide as their keys, in the colours of each theme."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from editor.theme.current_theme import apply_theme, colours
from editor.theme.theme import Theme
from editor.widgets.bars.key_cap import KeyCapWidget, key_cap_size
from tests.editor.conftest import OpenWindow


def test_a_cap_is_at_least_square_and_grows_with_its_keys(qapp: object) -> None:
    assert 0 <= key_cap_size("N").width() - key_cap_size("N").height() < 4
    assert key_cap_size("Ctrl Shift Z").width() > 2 * key_cap_size("N").width()
    assert key_cap_size("Ctrl Shift Z").height() == key_cap_size("N").height()


def test_a_cap_grows_with_the_text(open_window: OpenWindow) -> None:
    window, before = open_window(), key_cap_size("Ctrl Z")
    window.change(text_size=200)
    assert key_cap_size("Ctrl Z").height() == 2 * before.height()


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST])
def test_a_cap_has_the_colours_of_the_theme(open_window: OpenWindow, qtbot: QtBot, theme: Theme) -> None:
    window = open_window("en", theme)
    apply_theme(window.app, theme)
    cap = KeyCapWidget("Esc")
    qtbot.addWidget(cap)
    cap.resize(cap.sizeHint())
    shown = cap.grab().toImage()
    inside = shown.pixelColor(4, 4)
    assert inside == QColor(colours().panel)
    assert cap.keys() == "Esc"
    cap.show_keys("")
    assert cap.grab().toImage() != shown
