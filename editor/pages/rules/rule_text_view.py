"""The text view of a chapter of the rules, with the chosen rule marked and scrolled into view."""

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTextBrowser

from editor.pages.rules.chapter_html import SCHEME, ChapterFonts, chapter_html
from editor.rule_books.rule_books import RuleChapter, book_with
from editor.theme.current_theme import colours, text_size
from editor.theme.type_scale import TextRole, text_font

LINE = 84
"""The greatest length of a line, in letters."""
MARGIN = 16
ABOVE = 48
"""The space above the chosen rule, in pixels."""


class RuleTextView(QTextBrowser):
    """Text of rules; emits `rule_requested` when a link to another rule is followed."""

    rule_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reference-text")
        self.setProperty("flush", True)
        self.setOpenLinks(False)
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.document().setDocumentMargin(MARGIN)
        self._shown: tuple[RuleChapter, str | None, str] | None = None
        self.anchorClicked.connect(self._follow)

    def show_rule(self, chapter: RuleChapter, number: str | None, lang: str) -> None:
        """Show a chapter, at one of its rules if one is given."""
        self._shown = (chapter, number, lang)
        self._draw()
        self._come_to_rule()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Rebuild the text, which contains colours of the theme and sizes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_shown"):
            place = self.verticalScrollBar().value()
            self._draw()
            self.verticalScrollBar().setValue(place)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Limit the line length, and keep the current rule visible."""
        well = LINE * self.fontMetrics().averageCharWidth() + 2 * MARGIN
        self.setLineWrapColumnOrWidth(min(well, self.viewport().width()))
        super().resizeEvent(event)
        self._come_to_rule()

    def _draw(self) -> None:
        if self._shown:
            self.setHtml(chapter_html(*self._shown, colours(), _fonts(), _is_rule))

    def _come_to_rule(self) -> None:
        bar = self.verticalScrollBar()
        number = self._shown[1] if self._shown else None
        if number is None:
            bar.setValue(0)
        else:
            self.scrollToAnchor(number)
            bar.setValue(bar.value() - ABOVE)

    def _follow(self, link: QUrl) -> None:
        self.rule_requested.emit(link.toString().removeprefix(SCHEME))


def _fonts() -> ChapterFonts:
    title, number = text_font(TextRole.PAGE, text_size(), serif=True), text_font(TextRole.KEY, text_size())
    return ChapterFonts(title.family(), title.pointSizeF(), number.pointSizeF())


def _is_rule(number: str) -> bool:
    return book_with(number) is not None
