"""The figure that acts, beside its question: what it may spend, and its health."""

from pytestqt.qtbot import QtBot

from editor.pages.play.widgets.acting_view import ActingView
from editor.pages.play.widgets.decision_bar import DecisionBar
from editor.view_model.board import BoardPiece, GameBoard, Gauge, HexSheet
from editor.view_model.decision import ButtonContent, DecisionContent
from editor.view_model.table_header import ActingPiece

COINS = Gauge("action-points", "Action points", 2, 2)


def test_the_health_of_who_acts_is_told_in_numbers(qtbot: QtBot) -> None:
    gauges = (Gauge("health", "Health", 4, 6), Gauge("mana", "Mana", 3, 5))
    ana = BoardPiece("ana", "Ana", "An", "red", ("A1",), gauges=gauges, active=True)
    board = GameBoard(HexSheet("flat", 2, 2), (), pieces=(ana,), seats=("red",))
    view = ActingView()
    qtbot.addWidget(view)
    view.show_acting(ActingPiece("ana", "Ana", (COINS,)), board)
    assert view.health.text() == "Health 4/6"
    assert view.accessibleName() == "Ana, Action points: 2, Mana: 3, Health: 4/6"


def test_the_tip_of_a_button_does_not_say_its_name_twice(qtbot: QtBot) -> None:
    bar = DecisionBar("en")
    qtbot.addWidget(bar)
    bar.show_asked(DecisionContent("What now?", offers=(ButtonContent("deed:guard", "Guard", "guard"),)))
    bar.show_preview("deed:guard", "Guard\nAction points: 1 of 3")
    assert bar.buttons["deed:guard"].toolTip() == "<p><b>Guard</b><br>Action points: 1 of 3</p>"
    bar.show_preview("deed:guard", "To M4\nAction points: 1 of 3")
    assert "To M4" in bar.buttons["deed:guard"].toolTip()
