"""The foot of a scroll area that fades out: only while there is more below."""

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.start.scroll_fade import ScrollFadeWidget


@pytest.fixture
def area(qtbot: QtBot) -> QScrollArea:
    """An area with more than it shows."""
    content = QWidget()
    content.setFixedHeight(500)
    content.setStyleSheet("background: #123456")
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    qtbot.addWidget(area)
    area.resize(300, 200)
    return area


def test_the_foot_fades_only_while_there_is_more_below(area: QScrollArea, qtbot: QtBot) -> None:
    fade = ScrollFadeWidget(area)
    area.show()
    assert fade.isVisible()
    assert fade.geometry().bottom() == area.viewport().geometry().bottom()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not fade.isVisible()
    area.verticalScrollBar().setValue(0)
    area.resize(300, 600)
    qtbot.waitUntil(lambda: not fade.isVisible())


def test_the_fade_ends_in_the_ground_of_the_window(area: QScrollArea) -> None:
    """From clear to full, so that a line below it vanishes."""
    fade = ScrollFadeWidget(area)
    area.show()
    picture = area.grab().toImage()
    box, ground = fade.geometry(), area.palette().window().color()
    top, bottom = (picture.pixelColor(40, line) for line in (box.top(), box.bottom()))
    assert abs(top.red() - ground.red()) > 100
    assert abs(bottom.red() - ground.red()) < 30
