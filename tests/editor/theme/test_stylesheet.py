"""What the style sheet draws: edges that can be seen, a focus that shows, and text that has room at every size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.theme.current_theme import apply_theme, colours
from editor.theme.theme import COLOURS, Theme
from tests.editor.theme.colour_vision import contrast

PART = 3.0
FIELDS = (QLineEdit, QSpinBox, QComboBox)
KINDS = (QPushButton, *FIELDS, QPlainTextEdit, QToolButton)

EVERY_THEME = pytest.mark.parametrize("theme", COLOURS)


@pytest.fixture
def stage(qapp: QApplication, qtbot: QtBot) -> Iterator[QWidget]:
    """A window in front, with one widget of each kind."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for kind in (*KINDS, QCheckBox, QRadioButton):
        column.addWidget(kind())
    with qtbot.waitActive(window):
        window.show()
    yield window
    apply_theme(qapp, Theme.LIGHT)


def drawn(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def border(widget: QWidget) -> str:
    """The colour in the middle of the left edge."""
    return drawn(widget).pixelColor(0, widget.height() // 2).name()


def measured_anew(widget: QWidget) -> QSize:
    """The size that a widget wants now; a spin box keeps an old one until it is restyled."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    return widget.sizeHint()


def mark_box(button: QAbstractButton) -> str:
    """The colour of the left edge of the box of a check box."""
    option = QStyleOptionButton()
    option.initFrom(button)
    box = button.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, button)
    return drawn(button).pixelColor(QPoint(box.left(), box.center().y())).name()


@pytest.mark.slow
@EVERY_THEME
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_edge_of_a_field_is_seen_and_focus_changes_that_of_every_control(
    qapp: QApplication, stage: QWidget, theme: Theme, kind: type[QWidget]
) -> None:
    apply_theme(qapp, theme)
    widget = stage.findChildren(kind)[0]
    stage.setFocus()
    at_rest = border(widget)
    widget.setFocus()
    with_focus = border(widget)
    assert contrast(with_focus, colours().window) >= PART
    assert with_focus == colours().focus != at_rest
    least = PART if kind in FIELDS else 1.5 if kind is QPlainTextEdit else 1.0
    assert contrast(at_rest, colours().window) >= least


@pytest.mark.slow
@EVERY_THEME
def test_an_empty_box_is_seen_and_a_full_one_differs(qapp: QApplication, stage: QWidget, theme: Theme) -> None:
    apply_theme(qapp, theme)
    box = stage.findChildren(QCheckBox)[0]
    stage.setFocus()
    empty, edge = drawn(box), mark_box(box)
    box.setChecked(True)
    assert contrast(edge, colours().window) >= PART
    assert drawn(box) != empty


@pytest.mark.slow
@EVERY_THEME
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_focus_moves_nothing(qapp: QApplication, stage: QWidget, theme: Theme, kind: type[QWidget]) -> None:
    apply_theme(qapp, theme)
    widget = stage.findChildren(kind)[0]
    stage.setFocus()
    at_rest = measured_anew(widget)
    widget.setFocus()
    assert measured_anew(widget) == at_rest


@pytest.mark.slow
@pytest.mark.parametrize("size", [100, 125, 150, 200])
def test_text_has_room_at_every_size(qapp: QApplication, stage: QWidget, size: int) -> None:
    apply_theme(qapp, Theme.LIGHT, size)
    for kind in (QPushButton, QLineEdit, QSpinBox, QComboBox):
        widget = stage.findChildren(kind)[0]
        assert widget.sizeHint().height() >= widget.fontMetrics().height() + 4


@pytest.mark.slow
@pytest.mark.parametrize("size", [100, 125, 150, 200])
def test_a_combo_box_opens_as_high_with_focus_as_without(qapp: QApplication, stage: QWidget, size: int) -> None:
    """Qt lays out the room around the list once, but counts with it each time: the last entry would be cut off."""
    apply_theme(qapp, Theme.LIGHT, size)
    combo = stage.findChildren(QComboBox)[0]
    rooms = []
    for widget in (stage, combo):
        widget.setFocus()
        option = QStyleOptionComboBox()
        option.initFrom(combo)
        rooms.append(combo.style().pixelMetric(QStyle.PixelMetric.PM_MenuVMargin, option, combo))
    assert rooms[0] == rooms[1]


@pytest.mark.slow
def test_marks_grow_with_the_text(qapp: QApplication, stage: QWidget) -> None:
    box = stage.findChildren(QCheckBox)[0]
    widths = []
    for size in (100, 150, 200):
        apply_theme(qapp, Theme.DARK, size)
        option = QStyleOptionButton()
        option.initFrom(box)
        widths.append(box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box).width())
    assert widths[0] < widths[1] < widths[2]
    assert widths[0] >= 14


def test_buttons_of_dialogs_have_no_icons_of_the_style(qapp: QApplication, qtbot: QtBot) -> None:
    """They do not follow the theme: dark strokes on a dark ground."""
    apply_theme(qapp, Theme.DARK)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.Ok)
    qtbot.addWidget(box)
    box.show()
    assert all(button.icon().isNull() for button in box.buttons())
