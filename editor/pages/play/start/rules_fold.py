"""The part of the dialog for a new game that is folded away: the seed of the dice, and the readings of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.pages.play.start.new_session import any_seed
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.theme.icons import icon
from editor.theme.metrics import SMALL
from editor.widgets.labels import caption, quiet_text
from editor.widgets.swappable_widget import SwappableWidget
from engine.kernel.rules.game_system import ProfileOption
from engine.words import say

DIGITS = QRegularExpression("[0-9]{1,15}")
LEAST_LETTERS = 16


class RulesFoldWidget(QWidget):
    """A button that unfolds the seed and the readings."""

    rule_requested = Signal(str)

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang
        self.readings: Mapping[str, QComboBox] = {}
        self.seed = QLineEdit(str(any_seed()))
        self.fold = QToolButton()
        self.fold.setObjectName("new-game-fold")
        self.fold.setText(say("table-rule-options", lang))
        self.fold.setAccessibleName(say("table-rule-options", lang))
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setAutoRaise(True)
        self.fold.setCheckable(True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fold.toggled.connect(self._show_folded)
        self._held = SwappableWidget()
        self._folded = QWidget()
        self._folded.setObjectName("new-game-rules")
        self._folded.setAccessibleName(say("table-rule-options", lang))
        inside = QVBoxLayout(self._folded)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._seed_row())
        inside.addWidget(quiet_text(say("table-rule-options-why", lang)))
        inside.addWidget(self._held)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._folded)
        self._show_folded(False)

    def chosen_seed(self) -> int:
        """The seed; a random one if the field is empty."""
        return int(self.seed.text()) if self.seed.hasAcceptableInput() else any_seed()

    def chosen_readings(self) -> dict[str, str]:
        """The readings that differ from the scenario's."""
        return {key: combo.currentData() for key, combo in self.readings.items() if combo.currentData()}

    def show_options(self, system: str, options: Sequence[ProfileOption]) -> None:
        """Show the readings of a game."""
        box = QWidget()
        form = QFormLayout(box)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        readings: dict[str, QComboBox] = {}
        for option in options:
            name = f"{system}-{option.key}".replace("_", "-")
            words = say(f"option-{name}", self._lang)
            label = RuleLabel(f"{name}-name", self._lang, words, (option.rule,))
            label.rule_requested.connect(self.rule_requested)
            readings[option.key] = combo = QComboBox()
            combo.setObjectName(f"option-{name}")
            combo.setAccessibleName(words)
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(LEAST_LETTERS)
            combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            combo.addItem(say("table-as-scenario", self._lang), "")
            for value in option.values:
                combo.addItem(say(f"option-{name}-{value.replace('_', '-')}", self._lang), value)
            form.addRow(label)
            form.addRow(combo)
        self.readings = readings
        self._held.hold(box)

    def _show_folded(self, unfolded: bool) -> None:
        self.fold.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self._folded.setVisible(unfolded)

    def _seed_row(self) -> QWidget:
        self.seed.setObjectName("new-game-seed")
        self.seed.setAccessibleName(say("table-seed", self._lang))
        self.seed.setToolTip(say("table-seed-why", self._lang))
        self.seed.setValidator(QRegularExpressionValidator(DIGITS, self.seed))
        self.seed.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        again = QToolButton()
        again.setObjectName("new-game-other-seed")
        again.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        again.setIcon(icon("dice"))
        again.setAccessibleName(say("table-other-seed", self._lang))
        again.setToolTip(say("table-other-seed", self._lang))
        again.clicked.connect(lambda: self.seed.setText(str(any_seed())))
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(caption(say("table-seed", self._lang)))
        row.addWidget(self.seed, 1)
        row.addWidget(again)
        return box
