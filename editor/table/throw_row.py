"""One throw in the tray: what it was for, whose dice lie there, and how many of them count."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.board.panel import Throw
from editor.table.die_face import DieFace, die_in_words
from editor.table.flow import Flow
from editor.table.rule_text import RuleText
from editor.table.swatch import Swatch
from editor.widgets.labels import caption
from engine.words import say


class ThrowRow(QWidget):
    """Of one throw, or of what several seats threw for the same; dice are laid into it one by one."""

    rule_wanted = Signal(str)

    def __init__(self, throw: Throw, lang: str, seats: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("throw")
        self.lang, self._seats = lang, tuple(seats)
        self.throws: list[Throw] = []
        head = RuleText("thrown-for", lang, throw.what_for, throw.rules)
        head.rule_wanted.connect(self.rule_wanted)
        self._box = QWidget()
        self._flow = Flow(self._box, 4)
        self._sum = caption()
        self._sum.setObjectName("throw-sum")
        self._sum.hide()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        for part in (head, self._box, self._sum):
            lines.addWidget(part)

    def takes(self, throw: Throw) -> bool:
        """Whether a throw belongs beside those that lie here: for the same, by another seat."""
        same = all((each.what_for, each.rules) == (throw.what_for, throw.rules) for each in self.throws)
        return same and throw.seat not in {each.seat for each in self.throws}

    def begin(self, throw: Throw) -> None:
        """From now on dice of this throw are laid."""
        self.throws.append(throw)
        if throw.seat in self._seats:
            self._flow.put(Swatch(self._seats.index(throw.seat)))

    def lay(self, face: DieFace) -> None:
        self._flow.put(face)

    def count(self) -> None:
        """All dice of the last throw lie: say what came of them."""
        throw = self.throws[-1]
        hits = sum(die.state == "hit" for die in throw.dice)
        judged = any(die.state != "plain" for die in throw.dice)
        self._sum.setText(say("table-successes", self.lang, number=hits) if judged else "")
        self._sum.setVisible(judged)
        dice = "; ".join(die_in_words(die, self.lang) for each in self.throws for die in each.dice)
        self.setAccessibleName(" ".join(filter(None, (throw.what_for, dice, self._sum.text()))))
