"""Numbers of rules: quiet, underlined when pointed at, no stop of Tab, opened by click and by F1."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from editor.theme.current_theme import colours
from editor.widgets.bars.rule_number import RuleKeyController, RuleNumberLabel, rule_font
from tests.editor.conftest import OpenWindow

RULE = "BG-SIGHT-2"


def has(image: QImage, colour: str) -> bool:
    wanted = QColor(colour).rgb()
    return any(image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height()))


def test_a_number_is_faint_and_opens_its_rule(qtbot: QtBot) -> None:
    label = RuleNumberLabel(RULE)
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    heard: list[str] = []
    label.rule_requested.connect(heard.append)
    assert label.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert label.accessibleName().startswith(f"{RULE}: ")
    assert label.number() in label.toolTip()
    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    QTest.mouseClick(label, Qt.MouseButton.RightButton)
    assert heard == [RULE]


def test_a_number_looks_like_a_link_only_when_pointed_at(open_window: OpenWindow) -> None:
    open_window()
    assert (rule_font().underline(), rule_font(is_pointed=True).underline()) == (False, True)
    label = RuleNumberLabel(RULE)
    label.resize(label.sizeHint())
    label.show()
    quiet = label.grab().toImage()
    at = QPointF(2, 2)
    label.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    QApplication.sendEvent(label, QEnterEvent(at, at, at))
    pointed = label.grab().toImage()
    label.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QApplication.sendEvent(label, QEvent(QEvent.Type.Leave))
    assert not has(quiet, colours().link)
    assert has(pointed, colours().link)
    assert label.grab().toImage() == quiet
    label.deleteLater()


def test_f1_opens_the_rule_of_the_row(qtbot: QtBot) -> None:
    """And nothing where the row has none."""
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    rows = [QTreeWidgetItem([RULE]), QTreeWidgetItem([""])]
    tree.addTopLevelItems(rows)
    heard: list[str] = []
    keys = RuleKeyController(tree, lambda: tree.selectedItems()[0].text(0))
    keys.rule_requested.connect(heard.append)
    for row in rows:
        tree.setCurrentItem(row)
        QTest.keyClick(tree, Qt.Key.Key_F1)
    assert heard == [RULE]
