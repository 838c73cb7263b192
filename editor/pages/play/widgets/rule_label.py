"""A label whose rule numbers are links to the rules, for mouse and keyboard."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from editor.rule_books.rule_text import rule_headings, rule_tip
from editor.theme.colours import mixed
from editor.theme.current_theme import colours
from editor.widgets.labels import mark_up

SCHEME = "rule:"
FAINT_ON_TIP = 0.3
"""The share by which the colour of rules on a tip goes towards its ground."""


class RuleLabel(QLabel):
    """A sentence and its rules."""

    rule_requested = Signal(str)

    def __init__(
        self,
        name: str,
        lang: str,
        sentence: str = "",
        rules: Sequence[str] = (),
        parent: QWidget | None = None,
        *,
        is_on_tip: bool = False,
    ) -> None:
        super().__init__(parent)
        self.lang, self._is_on_tip = lang, is_on_tip
        self._shown: tuple[str, tuple[str, ...]] = ("", ())
        self.setObjectName(name)
        mark_up(self)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.linkActivated.connect(lambda link: self.rule_requested.emit(link.removeprefix(SCHEME)))
        self.linkHovered.connect(self._set_rule_tip)
        self.show_text(sentence, rules)

    def show_text(self, sentence: str, rules: Sequence[str] = ()) -> None:
        """Show this text; only text with rules takes the focus, and none on a tip, which comes and goes."""
        self._shown = (sentence, tuple(rules))
        self._set_links()
        self.setAccessibleName(" ".join((sentence, *rules)).strip())
        self.setAccessibleDescription(rule_headings(rules, self.lang))
        self.setToolTip("")
        flags = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
        takes_focus = bool(rules) and not self._is_on_tip
        if takes_focus:
            flags |= Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.setTextInteractionFlags(flags)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if takes_focus else Qt.FocusPolicy.NoFocus)

    def _set_rule_tip(self, link: str) -> None:
        """Set the tooltip to the text of the hovered rule."""
        self.setToolTip(rule_tip(link.removeprefix(SCHEME), self.lang) if link else "")

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Set the text again: links have the colours of the theme in it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.clear()
            self._set_links()

    def _set_links(self) -> None:
        theme = colours()
        ink = mixed(theme.text_on_tip, theme.tip, FAINT_ON_TIP) if self._is_on_tip else theme.faint_text
        self.setText(with_links(*self._shown, ink))


def unbroken(rule: str) -> str:
    """The number of a rule as rich text that does not break."""
    return escape(rule).replace("-", "\N{NON-BREAKING HYPHEN}")


def with_links(sentence: str, rules: Sequence[str], ink: str = "") -> str:
    """The sentence as rich text, the rules after it as links, faint or in an ink."""
    quiet = f"color:{ink or colours().faint_text}; text-decoration:none; font-size:small"
    links = [f'<a href="{SCHEME}{escape(rule)}" style="{quiet}">{unbroken(rule)}</a>' for rule in rules]
    return " ".join(filter(None, (escape(sentence).replace("\n", "<br>"), "&nbsp;· ".join(links))))
