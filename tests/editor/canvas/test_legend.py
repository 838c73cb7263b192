"""The legend explains what is on this map, in every language and theme."""

from typing import get_args

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.canvas.legend import LegendWidget
from editor.canvas.place_text import LOOKS
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.view_model.overlay import PlayLook
from engine.words import languages, say
from tests.support.boards import small_board, stock_board


@pytest.fixture
def legend(qtbot: QtBot) -> LegendWidget:
    made = LegendWidget("en")
    qtbot.addWidget(made)
    made.show()
    return made


def words(legend: LegendWidget) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in legend.findChildren(QLabel) if label.text() and label.isVisibleTo(legend)]


@pytest.mark.slow
def test_the_legend_explains_only_looks_on_the_map(legend: LegendWidget) -> None:
    legend.show_board(small_board())
    found = words(legend)
    for text in (
        "tall, height 2",
        "difficult",
        "platform, height 3",
        "Red",
        "Yellow",
        "acting now",
        "Mark",
        "health",
        "faces this way",
    ):
        assert found.count(text) == 1, text
    legend.show_board(stock_board("hoplomachus/maps/pozzuoli.json"))
    assert "difficult" not in words(legend)
    assert "Stone" in words(legend)


@pytest.mark.slow
def test_the_legend_is_rebuilt_only_for_another_map(legend: LegendWidget) -> None:
    legend.show_board(small_board())
    before = legend.findChildren(QLabel)
    legend.show_board(small_board())
    assert legend.findChildren(QLabel) == before


@pytest.mark.slow
def test_signs_turn_with_the_board(legend: LegendWidget) -> None:
    """Hexes that point to a side are shown as they are on a board that is turned, and facing with them."""
    legend.show_board(small_board())
    upright = pictures(legend)
    legend.show_board(small_board(), 1)
    assert pictures(legend)["open"] != upright["open"]
    assert pictures(legend)["faces this way"] != upright["faces this way"]
    legend.show_board(small_board())
    assert pictures(legend)["open"] == upright["open"]


def pictures(legend: LegendWidget) -> dict[str, QImage]:
    QApplication.processEvents()
    return {
        label.accessibleName(): label.pixmap().toImage()
        for label in legend.findChildren(QLabel)
        if not label.pixmap().isNull() and label.isVisibleTo(legend)
    }


@pytest.mark.parametrize("lang", languages())
def test_the_legend_speaks_every_language(legend: LegendWidget, lang: str) -> None:
    legend.show_board(small_board())
    legend.speak(lang)
    assert {say(LOOKS[look], lang) for look in get_args(PlayLook)} <= set(words(legend))
    assert legend.accessibleName() == say("map-legend", lang)


@pytest.mark.slow
def test_signs_have_the_colours_of_the_theme(legend: LegendWidget, qapp: QApplication) -> None:
    legend.show_board(small_board())
    before = [label.pixmap().toImage() for label in legend.findChildren(QLabel) if not label.pixmap().isNull()]
    apply_theme(qapp, Theme.DARK)
    QApplication.processEvents()
    after = [label.pixmap().toImage() for label in legend.findChildren(QLabel) if not label.pixmap().isNull()]
    apply_theme(qapp, Theme.LIGHT)
    assert before[0] != after[-1]
    assert all(image not in before for image in after[-5:])


def test_a_hidden_legend_takes_the_colours_of_a_theme_when_it_is_shown(
    legend: LegendWidget, qapp: QApplication
) -> None:
    legend.show_board(small_board())
    light = pictures(legend)
    legend.hide()
    apply_theme(qapp, Theme.DARK)
    try:
        legend.show()
        assert pictures(legend)["open"] != light["open"]
    finally:
        apply_theme(qapp, Theme.LIGHT)
