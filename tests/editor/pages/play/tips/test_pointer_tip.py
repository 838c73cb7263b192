"""The tip at the pointer: it keeps off what it is about, and shows odds in place of a sentence."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.tips.pointer_tip import PointerTipWidget
from editor.view_model.odds_card import OddsCard

CARD = OddsCard("Attack Bo", "Sword", 0.37, "37%", "1 wound", "63% no wound", ("Ana: 3 dice, 4+",), "51% with focus")
ROOM = (400, 300)


@pytest.fixture
def tip(qtbot: QtBot) -> PointerTipWidget:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(*ROOM)
    room.show()
    return PointerTipWidget("en", room)


@pytest.mark.parametrize("middle", [(200, 20), (200, 150), (200, 280), (10, 150), (390, 150)])
def test_the_tip_keeps_off_what_it_is_about(tip: PointerTipWidget, middle: tuple[int, int]) -> None:
    """Also where there is no room above or below."""
    about = QRect(0, 0, 20, 20)
    about.moveCenter(QPoint(*middle))
    for odds in (None, CARD):
        tip.show_text("Move to E6", ("BG-MOVE-1",), odds)
        tip.place_beside(about)
        assert tip.isVisible()
        assert not tip.geometry().intersects(about)
        assert QRect(QPoint(0, 0), QSize(*ROOM)).contains(tip.geometry())


@pytest.mark.parametrize("others", ["63% no wound", "1 wound 28% · 2 wounds 17% · 3 wounds 9% · knocked out 3%"])
def test_odds_are_whole_when_they_are_first_shown(tip: PointerTipWidget, others: str) -> None:
    """Each line has the room that it needs, long ones by wrapping."""
    tip.show_text("Attack Bo with the sword", ("BG-ATT-1",), replace(CARD, others=others))
    tip.place_beside(QRect(0, 0, 20, 20))
    QApplication.processEvents()
    labels = [each for each in tip.findChildren(QLabel) if each.isVisibleTo(tip) and each.text()]
    assert len(labels) > 6
    for label in labels:
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert needed <= label.height() + 1, label.text()
        assert tip.rect().contains(QRect(label.mapTo(tip, QPoint()), label.size()))


def test_odds_take_the_place_of_the_sentence(tip: PointerTipWidget) -> None:
    tip.show_text("Attack Bo with the sword", ("BG-ATT-1",), CARD)
    tip.place_beside(QRect(0, 0, 20, 20))
    assert tip.odds.isVisible()
    assert tip.label.accessibleName() == f"{CARD.text} BG-ATT-1"
    assert "37% 1 wound" in CARD.text
    tip.show_text("Move to E6", ())
    assert tip.odds.isHidden()
    tip.show_text("", ())
    tip.place_beside(QRect(0, 0, 20, 20))
    assert tip.isHidden()
