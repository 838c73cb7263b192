"""The toolbar of the rule reference: back, forward and copy, each with a shortcut."""

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.pages.rules.history import RuleHistory
from editor.theme.icons import icon
from editor.theme.metrics import TINY
from editor.widgets.labels import tip
from engine.words import say

GAP = TINY
SHORTCUTS = {"back": "Alt+Left", "forward": "Alt+Right", "copy": "Ctrl+Shift+C"}


class RuleNavigationBar(QWidget):
    """Navigation bar of the rules reference; emits a signal for each button."""

    back_requested = Signal()
    forward_requested = Signal()
    copy_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reference-bar")
        self.back = button("back", "arrow-left", self.back_requested)
        self.forward = button("forward", "arrow-right", self.forward_requested)
        self.copy = button("copy", "copy", self.copy_requested)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._row.addWidget(self.back)
        self._row.addWidget(self.forward)
        self._row.addStretch(1)
        self._row.addWidget(self.copy)

    def add(self, widget: QWidget) -> None:
        """Add a widget at the end."""
        self._row.addWidget(widget)

    def speak(self, lang: str) -> None:
        self._name(self.back, say("reference-back", lang), SHORTCUTS["back"])
        self._name(self.forward, say("reference-forward", lang), SHORTCUTS["forward"])
        self._name(self.copy, say("reference-copy", lang), SHORTCUTS["copy"])

    def follow(self, trail: RuleHistory, *, can_copy: bool) -> None:
        """Enable the buttons that are possible now."""
        self.back.setEnabled(bool(trail.before))
        self.forward.setEnabled(bool(trail.ahead))
        self.copy.setEnabled(can_copy)

    def _name(self, named: QToolButton, name: str, keys: str) -> None:
        named.setAccessibleName(name)
        named.setToolTip(tip(f"{name} ({QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)})"))


def button(name: str, picture: str, signal: SignalInstance) -> QToolButton:
    made = QToolButton()
    made.setObjectName(f"reference-{name}")
    made.setIcon(icon(picture))
    made.setAutoRaise(True)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.clicked.connect(signal)
    return made
