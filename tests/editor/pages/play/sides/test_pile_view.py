"""A hand that is seen whole: its strips have as much text as there is room for, and always their names."""

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.cards.hand_strip import MOST_LINES
from editor.pages.play.sides.pile_view import PileView
from editor.view_model.side_panel import Pile, PileCard, Sheet
from tests.support.stock_faces import face_of, stock_cards

WIDTH = 300


def bottom_of(view: PileView) -> int:
    """The lower edge of the last strip."""
    strip = list(view.cards.values())[-1]
    return strip.mapTo(view, strip.rect().bottomLeft()).y()


def test_seven_cards_fit_the_room_of_a_usual_and_a_small_window(qtbot: QtBot) -> None:
    """With their text where there is any room, then with a line of it, then by their names alone."""
    cards = [card for card in stock_cards("battleground") if card.kind == "fate"][:7]
    faces = {card.id: face_of(card, "en") for card in cards}
    shown = tuple(PileCard(id_, Sheet(face.name), document=id_) for id_, face in faces.items())
    view = PileView(Pile("hand", "Hand", shown, 7, open=True), "en", faces.__getitem__)
    column = QWidget()
    qtbot.addWidget(column)
    lines = QVBoxLayout(column)
    lines.addWidget(view)
    lines.addStretch(1)
    column.resize(WIDTH, 1200)
    column.show()
    strips, heights = list(view.cards.values()), []
    for room in (1200, 420, 300):
        view.fit(room)
        qtbot.waitUntil(lambda room=room: bottom_of(view) < room)  # type: ignore[misc]
        heights.append(sum(strip.height() for strip in strips))
    assert heights == sorted(set(heights), reverse=True)
    assert heights[0] == sum(strip.strip_height(MOST_LINES) for strip in strips)
    assert strips[0].strip_height(0) > view.fontMetrics().height()
