"""The keypad for dice that are thrown by hand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.pages.play.widgets.die_face import DieFaceWidget
from editor.pages.play.widgets.keypad import KeypadPanel
from editor.view_model.side_panel import Die
from tests.editor.pages.play.widgets.conftest import shown

LEFT = Qt.MouseButton.LeftButton
FACES = [Die(face) for face in range(1, 7)]


def entered(pad: KeypadPanel) -> list[int]:
    """The faces that the keypad shows as entered."""
    return [face.die.face for face in pad.findChildren(DieFaceWidget) if face.isVisible()]


@pytest.mark.slow
def test_dice_are_typed_or_clicked(qtbot: QtBot) -> None:
    pad = KeypadPanel("en")
    shown(qtbot, pad)
    pad.ask("Red: roll a die", FACES)
    qtbot.wait(1)
    with qtbot.waitSignal(pad.typed) as typed:
        QTest.keyClick(pad, Qt.Key.Key_4)
    assert typed.args == [4]
    with qtbot.waitSignal(pad.typed) as typed:
        QTest.mouseClick(pad.keys[6], LEFT)
    assert typed.args == [6]
    pad.ask("Red: roll a die", FACES, [Die(4), Die(6)])
    qtbot.waitUntil(lambda: entered(pad) == [4, 6])


def test_dice_that_were_entered_lie_by_their_own_throw_only(qtbot: QtBot) -> None:
    """Another throw begins with none, also where it is asked for at once; a die that is taken back goes."""
    pad = KeypadPanel("en")
    shown(qtbot, pad)
    pad.ask("Red: attack", FACES, [Die(5), Die(6)])
    qtbot.waitUntil(lambda: entered(pad) == [5, 6])
    pad.ask("Red: attack", FACES, [Die(5)])
    qtbot.waitUntil(lambda: entered(pad) == [5])
    pad.ask("Blue: defence", FACES)
    qtbot.waitUntil(lambda: entered(pad) == [])
