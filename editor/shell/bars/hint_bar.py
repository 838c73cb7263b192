"""The hint bar below the page: what keys and the mouse do now, and at the right what is under the pointer."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.page_api.hint import MOST_HINTS, MOUSE_WORDS, Hint
from editor.shell.shortcuts import PORTABLE
from editor.theme.current_theme import colours, text_size
from editor.theme.metrics import HINT_BAR, LARGE, SMALL, scaled
from editor.theme.type_scale import TextRole, text_font
from editor.widgets.bars.key_cap import key_cap_size, paint_key_cap
from editor.widgets.bars.page_bar import bar_height
from editor.widgets.labels import tip
from engine.words import say, speak

LEAST_STATUS = 0.25
"""The share of the width that the text at the right may always take."""


class HintBar(QWidget):
    """Pairs of key caps and verbs; those without room are left out, the last first."""

    def __init__(self, keys_of: Callable[[str], str]) -> None:
        """`keys_of` gives the current keys of a command, empty if it has none."""
        super().__init__()
        self.setObjectName("hint-bar")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._keys_of = keys_of
        self._hints: Sequence[Hint] = ()
        self._status, self._lang = "", "en"
        self._take_height()
        self._change()

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The keys and the verbs that are shown if there is room."""
        pairs = [(self._keys_text(each), speak(each.verb, self._lang)) for each in self._hints]
        return [(keys, verb) for keys, verb in pairs if keys][:MOST_HINTS]

    @property
    def status(self) -> str:
        """The text at the right."""
        return self._status

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Show these hints."""
        self._hints = hints
        self._change()

    def show_status(self, text: str) -> None:
        """Show a text at the right."""
        self._status = text
        self._change()

    def speak(self, lang: str) -> None:
        if lang != self._lang:
            self._lang = lang
            self._change()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._take_height()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        theme, size = colours(), text_size()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.window))
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.line))
        painter.setFont(text_font(TextRole.NOTE, size))
        painter.setPen(QColor(theme.quiet_text))
        margin = scaled(LARGE, size)
        right = self.width() - margin - self._paint_status(painter, margin)
        left: float = margin
        for keys, verb in self.pairs:
            cap = key_cap_size(keys).width()
            width = cap + scaled(SMALL, size) + painter.fontMetrics().horizontalAdvance(verb)
            if left + width > right:
                break
            paint_key_cap(painter, left, self.height() / 2, keys)
            place = QRectF(left + cap + scaled(SMALL - 2, size), 0, width, self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, verb)
            left += width + scaled(LARGE, size)
        if self.hasFocus():
            painter.setPen(QColor(theme.focus))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _paint_status(self, painter: QPainter, margin: int) -> float:
        """Paint the text at the right; returns the width that it takes."""
        metrics = QFontMetricsF(painter.font())
        needed = sum(
            key_cap_size(keys).width() + metrics.horizontalAdvance(verb) + scaled(LARGE + SMALL, text_size())
            for keys, verb in self.pairs
        )
        room = max(self.width() - needed - 2 * margin, self.width() * LEAST_STATUS)
        text = metrics.elidedText(self._status, Qt.TextElideMode.ElideRight, room)
        box = QRectF(margin, 0, self.width() - 2 * margin, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
        return metrics.horizontalAdvance(text) + (margin if text else 0)

    def _take_height(self) -> None:
        self.setFixedHeight(bar_height(HINT_BAR))

    def _keys_text(self, hint: Hint) -> str:
        if hint.command:
            return self._keys_of(hint.command)
        if word := MOUSE_WORDS.get(hint.keys):
            return say(word, self._lang)
        return key_text(hint.keys)

    def _change(self) -> None:
        hints = "; ".join(say("hint-pair", self._lang, keys=keys, verb=verb) for keys, verb in self.pairs)
        self.setAccessibleName(" · ".join(filter(None, (self._status, hints))) or say("hint-bar", self._lang))
        self.setToolTip(tip(self._status))
        self.update()


def key_text(keys: str) -> str:
    """Keys as they stand on a cap."""
    sequence = QKeySequence.fromString(keys, PORTABLE)
    known = sequence.count() == 1 and sequence.toString(PORTABLE) == keys
    text = sequence.toString(QKeySequence.SequenceFormat.NativeText) if known else keys
    return text.replace("+", " ") if len(text) > 1 and not text.endswith("+") else text
