"""Qt's own texts follow the language of the app."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from editor.shell.qt_translations import translate_qt


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    translate_qt(qapp, "en")


@pytest.mark.parametrize(("lang", "close"), [("en", "Close"), ("it", "Chiudi"), ("es", "Cerrar"), ("pl", "Zamknij")])
def test_a_standard_button_is_in_the_language(qapp: QApplication, qtbot: QtBot, lang: str, close: str) -> None:
    """Whatever was spoken before."""
    translate_qt(qapp, "es")
    translate_qt(qapp, lang)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    qtbot.addWidget(box)
    assert box.buttons()[0].text().replace("&", "") == close
    assert QLocale().language() == QLocale(lang).language()


def test_a_language_qt_does_not_know_is_reported(qapp: QApplication, expect_log: Callable[[str], None]) -> None:
    expect_log("Qt has no texts of its own in tlh")
    translate_qt(qapp, "tlh")
