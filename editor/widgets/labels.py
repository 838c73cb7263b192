"""Labels, tips and message boxes with plain text.

Text wraps, can be selected and copied, and is never interpreted as rich text. All text on the screen is made here.
"""

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QWidget

from editor.theme.current_theme import colours, text_size
from editor.theme.icons import picture
from editor.theme.metrics import VAST, scaled
from editor.theme.type_scale import TextRole, in_capitals, sized_like, text_font

MOST_OF_SCREEN = 0.9
BAD_NEWS = (QMessageBox.Icon.Warning, QMessageBox.Icon.Critical)
MARKED_UP = "markedUp"
"""The property of labels that show rich text; all others are set to plain text."""


def caption(words: str = "") -> QLabel:
    """One-line label, or the label of a picture."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(words)
    return label


def text(words: str) -> QLabel:
    label = caption(words)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def quiet_text(words: str) -> QLabel:
    """Text of less weight than its surroundings."""
    label = text(words)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def tip(words: str) -> str:
    """Escaped text of a tooltip, in which Qt would interpret tags."""
    return f"<p>{escape(words)}</p>".replace("\n", "<br>") if "<" in words or "&" in words else words


def on_button(words: str) -> str:
    """Escaped text of a button, a tab or a menu entry, where an ampersand would mark a mnemonic."""
    return words.replace("&", "&&")


def without_access_key(text: str) -> str:
    """A caption without the marker of its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def mark_up(label: QLabel) -> None:
    """Switch a label to rich text; the caller escapes the words of authors."""
    label.setProperty(MARKED_UP, True)
    label.setTextFormat(Qt.TextFormat.RichText)


class MessageDialog(QMessageBox):
    """A message box with plain text and a sign in the colours of the theme, deleted when it is closed."""

    def __init__(self, parent: QWidget | None, name: str, kind: QMessageBox.Icon) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()

    def _draw(self) -> None:
        side, ratio = scaled(VAST, text_size()), self.devicePixelRatioF()
        name, colour = ("warning", colours().warning) if self._kind in BAD_NEWS else ("help", colours().accent)
        self.setIconPixmap(QPixmap.fromImage(picture(name, side, QColor(colour), ratio)))


def message_box(parent: QWidget | None, name: str, kind: QMessageBox.Icon) -> MessageDialog:
    """A message box that is ready for its texts and buttons."""
    return MessageDialog(parent, name, kind)


def set_primary(button: QAbstractButton) -> None:
    """Show it as the one primary button of a dialog."""
    _set_look(button, "primary", True)


def set_danger(button: QAbstractButton) -> None:
    """Show that a button gives something up."""
    _set_look(button, "kind", "danger")


def _set_look(button: QAbstractButton, name: str, value: object) -> None:
    """Set a property that the style sheet asks for; it was read already if the button is shown."""
    button.setProperty(name, value)
    button.style().unpolish(button)
    button.style().polish(button)


class RoleLabel(QLabel):
    """A label in the font of a role, at any text size."""

    def __init__(self, words: str, role: TextRole, *, bold: bool = False, serif: bool = False) -> None:
        super().__init__()
        self._role, self._bold, self._serif = role, bold, serif
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)
        self._set_font()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Update the font: a change of the text size changes the style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._set_font()

    def _set_font(self) -> None:
        self.setFont(text_font(self._role, text_size(), bold=self._bold, serif=self._serif))


class CapitalsLabel(RoleLabel):
    """The heading of a group of rows: small capitals, set wide, of less weight than the rows."""

    def __init__(self, words: str = "") -> None:
        super().__init__(words, TextRole.KEY)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def _set_font(self) -> None:
        self.setFont(in_capitals(text_font(TextRole.KEY, text_size())))


def heading(words: str, role: TextRole = TextRole.PANEL) -> RoleLabel:
    """A heading that wraps and can be selected."""
    return _selectable(RoleLabel(words, role, bold=True))


def name_heading(words: str, role: TextRole = TextRole.PAGE) -> RoleLabel:
    """The name of a mission, a card or a region, in the serif of names."""
    return _selectable(RoleLabel(words, role, serif=True))


def _selectable(label: RoleLabel) -> RoleLabel:
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


class PictureLabel(QLabel):
    """A picture at the resolution of the screen, drawn again in the colours of another theme."""

    def __init__(self, picture: QIcon, side: int) -> None:
        super().__init__()
        self._picture, self._side = picture, side
        self._draw()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()

    def _draw(self) -> None:
        self.setPixmap(self._picture.pixmap(QSize(self._side, self._side), self.devicePixelRatioF()))


def room_for(widget: QWidget, letters: int, lines: int) -> QSize:
    """Size of a window for this number of letters and lines, or more if its content needs it.

    It is no larger than most of the screen.
    """
    metrics, layout = widget.fontMetrics(), widget.layout()
    size = QSize(letters * metrics.averageCharWidth(), lines * metrics.lineSpacing())
    if layout is not None:
        size = size.expandedTo(QSize(0, layout.totalHeightForWidth(size.width())))
    return size.boundedTo(widget.screen().availableSize() * MOST_OF_SCREEN)


def fixed_font(like: QFont) -> QFont:
    """A monospaced font of the usual size."""
    return sized_like(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont), like)
