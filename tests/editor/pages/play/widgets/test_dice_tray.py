"""The dice tray: dice one by one, marks of the last throw, throws that go and stay."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.widgets.dice_tray import DiceTrayPanel
from editor.pages.play.widgets.die_face import DieFaceWidget
from editor.view_model.side_panel import DiceThrow, Die
from editor.widgets.swatch import SwatchWidget
from tests.editor.conftest import child
from tests.editor.pages.play.widgets.conftest import shown, texts

LEFT = Qt.MouseButton.LeftButton

THROW = DiceThrow("Attack", "red", (Die(6, "", "hit"), Die(2, "", "miss"), Die(5, "red", "hit")), ("XX-3",))


@pytest.mark.slow
def test_dice_come_one_by_one(qtbot: QtBot) -> None:
    tray = DiceTrayPanel("en")
    shown(qtbot, tray)
    with qtbot.waitSignal(tray.shown):
        tray.show_throws([THROW], at_once=False)
        assert tray.busy
        assert len(tray.dice) < 3
    assert [face.accessibleName() for face in tray.dice] == ["6, success", "2, no success", "5, red, success"]
    assert "2 successes" in texts(tray)
    assert not tray.busy


@pytest.mark.slow
def test_a_click_shows_all_dice_at_once(qtbot: QtBot) -> None:
    tray = DiceTrayPanel("en")
    shown(qtbot, tray)
    tray.show_throws([THROW, replace(THROW, what_for="Defence")], at_once=False)
    with qtbot.waitSignal(tray.shown):
        QTest.mouseClick(tray, LEFT, pos=QPoint(5, 5))
    assert len(tray.dice) == 3
    assert [row.throws[0].what_for for row in tray.rows] == ["Attack", "Defence"]
    assert tray.rows[1].y() < tray.rows[0].y()
    tray.clear()
    assert tray.isHidden()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["thrown-for", "die"])
def test_a_click_that_hurries_dice_does_nothing_else(qtbot: QtBot, name: str) -> None:
    """Wherever it meets the tray; once all dice lie, what lies there can be clicked again."""
    tray = DiceTrayPanel("en")
    shown(qtbot, tray)
    tray.show_throws([THROW], at_once=False)
    tray.show_states({0: "Re-roll die 1"}, frozenset())
    QApplication.processEvents()
    part, handle = child(tray, QWidget, name), tray.windowHandle()
    with qtbot.assertNotEmitted(tray.rule_requested), qtbot.assertNotEmitted(tray.die_clicked):
        QTest.mouseClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, part.mapTo(tray, part.rect().center()))
    assert not tray.busy
    assert tray.childAt(part.mapTo(tray, part.rect().center())) is part


@pytest.mark.slow
def test_throws_that_lie_stay_and_those_taken_back_go(qtbot: QtBot) -> None:
    tray = DiceTrayPanel("en")
    shown(qtbot, tray)
    later = replace(THROW, what_for="Defence")
    tray.show_throws([THROW], at_once=True)
    tray.show_throws([THROW, later], at_once=False)
    assert tray.throws == [THROW, later]
    assert tray.busy
    assert "Attack" in texts(tray)
    with qtbot.waitSignal(tray.shown):
        tray.show_throws([THROW], at_once=True)
    assert "Defence" not in texts(tray)
    assert len(tray.dice) == 3


@pytest.mark.slow
def test_throws_of_two_seats_for_one_reason_share_a_row(qtbot: QtBot) -> None:
    tray = DiceTrayPanel("en", {"red": 0, "blue": 1})
    shown(qtbot, tray)
    throws = [DiceThrow("Roll-off", seat, (Die(face),)) for seat, face in (("red", 4), ("blue", 2))]
    tray.show_throws(throws, at_once=True)
    assert [[face.die.face for face in row.findChildren(DieFaceWidget)] for row in tray.rows] == [[4, 2]]
    assert [swatch.index for swatch in tray.findChildren(SwatchWidget)] == [0, 1]


@pytest.mark.slow
def test_a_die_that_was_picked_is_marked_and_one_that_may_be_can_be_clicked(qtbot: QtBot) -> None:
    tray = DiceTrayPanel("en")
    shown(qtbot, tray)
    tray.show_throws([THROW], at_once=True)
    before = tray.dice[0].grab().toImage()
    tray.show_states({1: "Re-roll die 2"}, frozenset({0}))
    assert tray.dice[0].grab().toImage() != before
    assert tray.dice[0].accessibleName() == "6, success, selected for a re-roll"
    assert tray.dice[1].toolTip() == "Re-roll die 2"
    with qtbot.assertNotEmitted(tray.die_clicked):
        QTest.mouseClick(tray.dice[2], LEFT)
    for number in (0, 1):  # the picked one is clicked to be kept
        with qtbot.waitSignal(tray.die_clicked) as clicked:
            QTest.mouseClick(tray.dice[number], LEFT)
        assert clicked.args == [number]


def test_marks_of_a_throw_stay_off_other_throws(qtbot: QtBot) -> None:
    """Neither an earlier throw nor one that follows has the marks of a question about another."""
    tray = DiceTrayPanel("en")
    shown(qtbot, tray)
    later = replace(THROW, what_for="Defence")

    def marked() -> list[tuple[str, int]]:
        faces = [
            (row.throws[0].what_for, number)
            for row in tray.rows
            for number, face in enumerate(row.findChildren(DieFaceWidget))
            if face.picked or face.wanted
        ]
        return sorted(faces)

    tray.show_throws([THROW], at_once=True)
    tray.show_states({1: "Re-roll die 2"}, frozenset({2}))
    assert marked() == [("Attack", 1), ("Attack", 2)]
    tray.show_throws([THROW, later], at_once=True)
    tray.show_states({}, frozenset({0}))
    assert marked() == [("Defence", 0)]
    tray.show_throws([THROW], at_once=True)
    tray.show_states({}, frozenset())
    assert marked() == []
