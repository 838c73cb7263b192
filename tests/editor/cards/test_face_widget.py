"""A card as a widget: in its proportions, told to screen readers, large beside the pointer."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize
from PySide6.QtGui import QEnterEvent, QHoverEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from editor.cards.face_hover import FaceHoverController
from editor.cards.face_widget import CardFaceWidget, FacePopupWidget, card_size
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.view_model.card_face import CardFace
from tests.support.stock_faces import stock_face

SKELETOR, AMBUSH = "battleground/characters/skeletor", "battleground/fate/ambush"


def test_a_card_keeps_its_proportions(qtbot: QtBot, qapp: QApplication) -> None:
    """And grows with the text size."""
    widget = CardFaceWidget(stock_face(SKELETOR))
    qtbot.addWidget(widget)
    assert card_size(63) == QSize(63, 88)
    assert widget.heightForWidth(126) == 176
    usual = widget.sizeHint()
    apply_theme(qapp, Theme.LIGHT, 150)
    assert widget.sizeHint().width() == usual.width() * 1.5
    apply_theme(qapp, Theme.LIGHT)


def test_a_card_is_told_to_screen_readers(qtbot: QtBot) -> None:
    widget = CardFaceWidget(stock_face(SKELETOR))
    qtbot.addWidget(widget)
    assert widget.accessibleName() == "Skeletor"
    assert "Strength: 4\n" in widget.accessibleDescription()
    widget.show_face(stock_face(AMBUSH, "pl"))
    assert widget.accessibleName() == stock_face(AMBUSH, "pl").name


def test_a_card_is_painted_in_the_colours_of_the_theme(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, Theme.LIGHT)
    widget = CardFaceWidget(stock_face(SKELETOR))
    qtbot.addWidget(widget)
    widget.resize(card_size(300))
    before = widget.grab().toImage()
    apply_theme(qapp, Theme.HIGH_CONTRAST)
    assert widget.grab().toImage() != before
    apply_theme(qapp, Theme.LIGHT)
    assert widget.grab().toImage() == before


def test_a_large_face_stays_on_the_screen_and_beside_the_pointer(qtbot: QtBot) -> None:
    above = QWidget()
    qtbot.addWidget(above)
    popup = FacePopupWidget(stock_face(SKELETOR), above)
    room = above.screen().availableGeometry()
    for point in (room.topLeft(), room.bottomRight(), room.center(), QPoint(room.right(), room.top())):
        popup.show_at(point)
        assert room.contains(popup.geometry()), point
        assert not popup.geometry().contains(point) or room.width() < 2 * popup.width()
    popup.hide()


@pytest.fixture
def hand(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(200, 200)
    made.show()
    return made


def test_the_face_under_the_pointer_is_shown_until_it_leaves(hand: QWidget, qtbot: QtBot) -> None:
    """Another card's face follows at once; a click takes it away."""
    under: list[CardFace | None] = [stock_face(SKELETOR)]
    hover = FaceHoverController(hand, lambda: under[0])
    QApplication.sendEvent(hand, QEnterEvent(QPointF(), QPointF(), QPointF()))
    qtbot.waitUntil(lambda: hover.shown_face == stock_face(SKELETOR))
    under[0] = stock_face(AMBUSH)
    QApplication.sendEvent(hand, QHoverEvent(QEvent.Type.HoverMove, QPointF(), QPointF(), QPointF()))
    assert hover.shown_face is None
    qtbot.waitUntil(lambda: hover.shown_face == stock_face(AMBUSH))
    QApplication.sendEvent(hand, QEvent(QEvent.Type.Leave))
    assert hover.shown_face is None


def test_a_face_goes_when_what_is_below_the_pointer_scrolls(hand: QWidget, qtbot: QtBot) -> None:
    """By the wheel on the card, or by keys and bars of what it lies in."""
    area, column, card = QScrollArea(hand), QWidget(), QWidget()
    column.setFixedHeight(900)
    card.setParent(column)
    card.setFixedSize(100, 40)
    area.setWidget(column)
    area.resize(hand.size())
    area.show()
    hover = FaceHoverController(card, lambda: stock_face(SKELETOR))
    for scroll in (
        lambda: area.verticalScrollBar().setValue(100),
        lambda: QApplication.sendEvent(card, QEvent(QEvent.Type.Wheel)),
    ):
        QApplication.sendEvent(card, QEnterEvent(QPointF(), QPointF(), QPointF()))
        qtbot.waitUntil(lambda: hover.shown_face is not None)
        scroll()
        assert hover.shown_face is None


def test_nothing_is_shown_where_no_card_is(hand: QWidget, qtbot: QtBot) -> None:
    hover = FaceHoverController(hand, lambda: None)
    QApplication.sendEvent(hand, QEnterEvent(QPointF(), QPointF(), QPointF()))
    qtbot.wait(350)
    assert hover.shown_face is None
