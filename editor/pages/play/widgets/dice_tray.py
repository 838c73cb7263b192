"""The dice tray: the last throws, the newest on top, die by die, with their purposes."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from editor.pages.play.widgets.die_face import DieFaceWidget, die_text
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.theme.metrics import MEDIUM, THIN, TINY
from editor.view_model.side_panel import DiceThrow
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.labels import caption
from editor.widgets.layouts import text_scroll_area
from editor.widgets.swatch import SwatchWidget
from engine.words import say


class ThrowRowWidget(QWidget):
    """Row of one throw, or of the throws of several seats for the same test; dice are added one by one."""

    rule_requested = Signal(str)

    def __init__(
        self, throw: DiceThrow, lang: str, seat_looks: Mapping[str, int], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("throw")
        self.lang, self._seat_looks = lang, dict(seat_looks or {})
        self.throws: list[DiceThrow] = []
        head = RuleLabel("thrown-for", lang, throw.what_for, throw.rules)
        head.rule_requested.connect(self.rule_requested)
        self._box = QWidget()
        self._flow = FlowLayout(self._box, 4)
        self._sum = caption()
        self._sum.setParent(self._box)
        self._sum.setObjectName("throw-sum")
        self._sum.hide()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(THIN)
        for part in (head, self._box):
            lines.addWidget(part)

    def takes(self, throw: DiceThrow) -> bool:
        """Whether a throw belongs to this row: for the same test, by another seat."""
        same = all((each.what_for, each.rules) == (throw.what_for, throw.rules) for each in self.throws)
        return same and throw.seat not in {each.seat for each in self.throws}

    def begin(self, throw: DiceThrow) -> None:
        """Start another throw in this row."""
        self.throws.append(throw)
        if throw.seat in self._seat_looks:
            self._flow.put(SwatchWidget(self._seat_looks[throw.seat]))

    def lay(self, face: DieFaceWidget) -> None:
        self._flow.put(face)

    def count(self) -> None:
        """Show the result of the last throw once all its dice are visible."""
        throw = self.throws[-1]
        hits = sum(die.state == "hit" for die in throw.dice)
        judged = any(die.state != "plain" for die in throw.dice)
        self._sum.setText(say("table-successes", self.lang, number=hits) if judged else "")
        self._flow.addWidget(self._sum)
        self._sum.setVisible(judged)
        dice = "; ".join(die_text(die, self.lang) for each in self.throws for die in each.dice)
        self.setAccessibleName(" ".join(filter(None, (throw.what_for, dice, self._sum.text()))))


BETWEEN_DICE = 140
"""Milliseconds between two dice."""
AFTER_A_THROW = 450
MOST_SHOWN = 40
"""The number of dice of a throw that are shown; the rest is only counted."""


class DiceTrayPanel(QFrame):
    """A panel of throws; `shown` is emitted when the last die is visible. A click shows all remaining dice at once."""

    shown = Signal()
    rule_requested = Signal(str)
    die_clicked = Signal(int)
    """Emitted when a selectable die of the last throw is clicked."""

    def __init__(self, lang: str, seat_looks: Mapping[str, int] | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dice-tray")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.lang, self._seat_looks = lang, dict(seat_looks or {})
        self.throws: list[DiceThrow] = []
        self.dice: list[DieFaceWidget] = []
        """Widgets of the last throw."""
        self.rows: list[ThrowRowWidget] = []
        self._wanted: Mapping[int, str] = {}
        self._picked: frozenset[int] = frozenset()
        self._waiting: list[Callable[[], int]] = []
        self._box = QWidget()
        self._lines = QVBoxLayout(self._box)
        self._lines.setContentsMargins(MEDIUM, TINY, MEDIUM, TINY)
        self._lines.setSpacing(TINY)
        self._lines.addStretch(1)
        self._frame = text_scroll_area(self._box, "dice-scroll")
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._frame)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)
        self.clear()

    @property
    def busy(self) -> bool:
        """Whether dice are still to be shown."""
        return bool(self._waiting)

    def clear(self) -> None:
        """Show the empty tray."""
        self._timer.stop()
        self._waiting.clear()
        self.throws, self.dice = [], []
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        self.hide()
        self.setAccessibleName(say("table-dice", self.lang))
        self._leave_clicks()

    def show_throws(self, throws: Sequence[DiceThrow], *, at_once: bool) -> None:
        """Show these throws, oldest first; new dice appear one by one unless `at_once`."""
        lying = {id(each) for each in self.throws}
        stay = [each for each in throws if id(each) in lying]
        if len(stay) == len(throws) == len(self.throws):
            return
        was_busy = self.busy
        self.clear()
        self.throws = list(throws)
        fresh = throws[len(stay) :] if not at_once else ()
        for throw in throws[: len(throws) - len(fresh)]:
            for step in self._steps(throw):
                step()
        for throw in fresh:
            self._waiting += self._steps(throw)
        if self._waiting:
            self._step()
        elif was_busy:
            self.shown.emit()

    def show_states(self, states: Mapping[int, str], picked: frozenset[int]) -> None:
        """Show by position which dice of the last throw can be selected, with the effect, and which are."""
        self._wanted, self._picked = states, picked
        for number, face in enumerate(self.dice):
            face.show_state(states.get(number, ""), picked=number in picked)

    def finish(self) -> None:
        """Show all remaining dice now."""
        if not self._waiting:
            return
        self._timer.stop()
        while self._waiting:
            self._waiting.pop(0)()
        self._leave_clicks()
        self.shown.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.finish()

    def _leave_clicks(self) -> None:
        """Pass clicks to the tray while dice are appearing: the user does not mean a die or a rule below the mouse."""
        self._box.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, self.busy)

    def _steps(self, throw: DiceThrow) -> list[Callable[[], int]]:
        shown = range(min(len(throw.dice), MOST_SHOWN))
        dice = [partial(self._lay, throw, number) for number in shown]
        return [partial(self._begin, throw), *dice, partial(self._count, throw)]

    def _step(self) -> None:
        pause = self._waiting.pop(0)() if self._waiting else 0
        self._leave_clicks()
        if self._waiting:
            self._timer.start(pause)
        else:
            self.shown.emit()

    def _begin(self, throw: DiceThrow) -> int:
        self.show()
        self.dice = []
        if not self.rows or not self.rows[-1].takes(throw):
            row = ThrowRowWidget(throw, self.lang, self._seat_looks)
            row.rule_requested.connect(self.rule_requested)
            self.rows.append(row)
            self._lines.insertWidget(0, row)
            row.show()
        self.rows[-1].begin(throw)
        self._frame.verticalScrollBar().setValue(0)
        return 0

    def _lay(self, throw: DiceThrow, number: int) -> int:
        face = DieFaceWidget(throw.dice[number], self.lang)
        face.clicked.connect(lambda: self.die_clicked.emit(number))
        if throw is self.throws[-1]:
            face.show_state(self._wanted.get(number, ""), picked=number in self._picked)
        self.dice.append(face)
        self.rows[-1].lay(face)
        return BETWEEN_DICE

    def _count(self, throw: DiceThrow) -> int:
        self.rows[-1].count()
        self.setAccessibleName(self.rows[-1].accessibleName())
        return AFTER_A_THROW
