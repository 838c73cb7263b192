"""The sections of a document as widgets: rows, figures, cards and passages below a title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from editor.cards.symbol_label import SymbolLabel
from editor.cards.symbol_lines import has_symbols
from editor.document_views.view_parts import MOST_CARRIED, MOST_FACES
from editor.pages.library.viewer.small_cards import CardChipWidget, CardGridWidget, SmallFaceWidget
from editor.pages.library.viewer.total_bar import TotalWidget
from editor.theme.current_theme import colours, text_size
from editor.theme.icons import icon
from editor.theme.metrics import CARD_RADIUS, HUGE, ICON, LARGE, MEDIUM, SMALL, TINY, scaled
from editor.theme.type_scale import TextRole, text_font
from editor.view_model.card_face import FaceAbility, option_lines
from editor.view_model.document_view import ViewFigure, ViewRow, ViewSection
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.labels import PictureLabel, RoleLabel, caption, heading, on_button, quiet_text, text
from engine.words import say

MOST = MOST_FACES
"""The most figures, cards, passages and rows of a section; documents may have thousands."""
FIGURE_WIDTH = 64
STATES = {"": "info", "met": "check", "broken": "close"}
"""The icons of limits."""


class PanelWidget(QFrame):
    """A white panel with round corners, on which a part of a document stands."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("view-panel")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, look = QPainter(self), colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Base) if look.panel != look.window else look.line)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), CARD_RADIUS, CARD_RADIUS)
        painter.end()


def section_widget(section: ViewSection, lang: str, ask_for_rule: Callable[[str], None], *, is_wide: bool) -> QWidget:
    """A section with its title, in a wide column or in one at the side."""
    whole = QWidget()
    whole.setObjectName("view-section")
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(SMALL)
    head = _head(section, ask_for_rule) if section.title else None
    if head is not None:
        column.addWidget(head)
    for figure in section.figures[:MOST]:
        column.addWidget(_figure(figure, lang, is_wide=is_wide))
    rest = _body(section, lang, is_wide=is_wide)
    if rest is not None:
        column.addWidget(rest)
    if head is not None and rest is not None and section.literal:
        _offer_literal(section, head, column, rest, lang)
    left_out = sum(
        max(0, len(part) - MOST) for part in (section.figures, section.cards, section.passages, section.rows)
    )
    if left_out:
        column.addWidget(quiet_text(say("content-and-more", lang, n=left_out)))
    return whole


def _offer_literal(section: ViewSection, head: QWidget, column: QVBoxLayout, short: QWidget, lang: str) -> None:
    """A button in the head that shows whole sentences in place of the short ones."""
    literal = _body(replace(section, passages=section.literal), lang, is_wide=True)
    if literal is None:
        return
    literal.hide()
    column.addWidget(literal)
    button = QPushButton(on_button(say("view-whole-sentences", lang)))
    button.setObjectName("view-literal")
    button.setProperty("kind", "quiet")
    button.setCheckable(True)
    button.setToolTip(say("view-whole-sentences-why", lang))
    button.toggled.connect(short.setHidden)
    button.toggled.connect(literal.setVisible)
    row = head.layout()
    if row is not None:
        row.addWidget(button)


def _head(section: ViewSection, ask_for_rule: Callable[[str], None]) -> QWidget:
    head = QWidget()
    row = QHBoxLayout(head)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(heading(section.title), 1)
    if section.note:
        quiet = quiet_text(section.note)
        quiet.setWordWrap(False)
        row.addWidget(quiet, 0, Qt.AlignmentFlag.AlignBottom)
    if section.rule:
        rule = QPushButton(on_button(section.rule))
        rule.setObjectName("view-rule")
        rule.setProperty("kind", "rule")
        rule.setFont(text_font(TextRole.KEY, text_size()))
        rule.setCursor(Qt.CursorShape.PointingHandCursor)
        rule.clicked.connect(lambda: ask_for_rule(section.rule))
        row.addWidget(rule)
    return head


def _body(section: ViewSection, lang: str, *, is_wide: bool) -> QWidget | None:
    """The panel of a section: everything besides figures."""
    parts: list[QWidget] = []
    if section.total is not None:
        parts.append(TotalWidget(section.total))
    if section.rows:
        parts.append(_rows(section.rows[:MOST], is_wide=is_wide))
    if section.cards:
        parts.append(CardGridWidget(section.cards[:MOST]))
    parts += [_passage(each, lang) for each in section.passages[:MOST]]
    if not parts:
        return None
    panel = PanelWidget()
    column = QVBoxLayout(panel)
    column.setContentsMargins(LARGE, MEDIUM, LARGE, MEDIUM)
    column.setSpacing(MEDIUM)
    for part in parts:
        column.addWidget(part)
    return panel


def _rows(rows: tuple[ViewRow, ...], *, is_wide: bool) -> QWidget:
    """Names on the left, texts beside them; in a wide column the names take no more room than they need."""
    made = QWidget()
    if any(row.state for row in rows):
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(TINY)
        for row in rows:
            column.addLayout(_limit_row(row))
        return made
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(HUGE if is_wide else MEDIUM)
    grid.setVerticalSpacing(TINY)
    for number, row in enumerate(rows):
        name = quiet_text(row.name)
        name.setWordWrap(not is_wide)
        grid.addWidget(name, number, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text(row.text), number, 1)
    grid.setColumnStretch(0, 0 if is_wide else 1)
    grid.setColumnStretch(1, 2)
    return made


def _limit_row(row: ViewRow) -> QHBoxLayout:
    """A limit with a sign in front, and where it stands at the right."""
    made = QHBoxLayout()
    made.setSpacing(SMALL)
    sign = PictureLabel(icon(STATES[row.state]), scaled(ICON, text_size()))
    made.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
    name, standing = text(row.name), RoleLabel(row.text, TextRole.BODY, bold=row.state == "broken")
    standing.setWordWrap(True)
    standing.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    for each in (name, standing):
        each.setProperty("state", row.state if row.state == "broken" else "")
    made.addWidget(name, 3, Qt.AlignmentFlag.AlignTop)
    if row.text:
        made.addWidget(standing, 2, Qt.AlignmentFlag.AlignTop)
    return made


def _figure(figure: ViewFigure, lang: str, *, is_wide: bool) -> QWidget:
    """A figure with its equipment, its points at the right; in a narrow column without its numbers."""
    panel = PanelWidget()
    row = QHBoxLayout(panel)
    row.setContentsMargins(MEDIUM, MEDIUM, LARGE, MEDIUM)
    row.setSpacing(MEDIUM)
    if figure.card.face is not None:
        face = SmallFaceWidget(figure.card.face, FIGURE_WIDTH if is_wide else FIGURE_WIDTH // 2)
        row.addWidget(face, 0, Qt.AlignmentFlag.AlignTop)
    column = QVBoxLayout()
    column.setSpacing(TINY)
    column.addWidget(RoleLabel(figure.card.name, TextRole.PANEL, bold=True, serif=True))
    for words in filter(None, (figure.note, figure.text if is_wide else "")):
        column.addWidget(quiet_text(words))
    if figure.carried:
        carried = QWidget()
        flow = FlowLayout(carried, SMALL)
        flow.setContentsMargins(0, TINY, 0, 0)
        for card in figure.carried[:MOST_CARRIED]:
            flow.addWidget(CardChipWidget(card))
        if len(figure.carried) > MOST_CARRIED:
            flow.addWidget(caption(say("content-and-more", lang, n=len(figure.carried) - MOST_CARRIED)))
        column.addWidget(carried)
    column.addStretch(1)
    row.addLayout(column, 1)
    if figure.points is not None:
        row.addLayout(_points(figure.points, figure.alone, lang, is_wide=is_wide))
    return panel


def _points(points: int, alone: int | None, lang: str, *, is_wide: bool) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(0)
    right = Qt.AlignmentFlag.AlignRight
    column.addWidget(
        RoleLabel(str(points), TextRole.PAGE if is_wide else TextRole.PANEL, bold=True, serif=True), 0, right
    )
    if alone is not None and is_wide:
        quiet = quiet_text(say("view-alone", lang, points=alone))
        quiet.setWordWrap(False)
        column.addWidget(quiet, 0, right)
    column.addStretch(1)
    return column


def _passage(ability: FaceAbility, lang: str) -> QWidget:
    """An ability: its name, and its clauses with their labels in a column of their own."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(TINY)
    if ability.name:
        head = QHBoxLayout()
        head.addWidget(RoleLabel(ability.name, TextRole.ROW, bold=True, serif=True), 1)
        if ability.sort:
            head.addWidget(quiet_text(ability.sort))
        column.addLayout(head)
    column.addWidget(_clauses(ability, lang))
    for reminder in ability.reminders:
        column.addWidget(quiet_text(reminder))
    return made


def _clauses(ability: FaceAbility, lang: str) -> QWidget:
    """The clauses of an ability: labels on the left, their lines beside them; without labels the lines alone."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(MEDIUM)
    grid.setVerticalSpacing(TINY)
    has_labels = any(clause.label for clause in ability.clauses)
    row = 0
    for clause in ability.clauses:
        if clause.label:
            grid.addWidget(_clause_label(clause.label), row, 0, Qt.AlignmentFlag.AlignTop)
        for line in clause.lines:
            shown = "\n".join(option_lines(line))
            words = _line(f"– {shown}" if len(clause.lines) > 1 else shown, lang)
            grid.addWidget(words, row, 1 if has_labels and clause.label else 0, 1, 1 if clause.label else 2)
            row += 1
    grid.setColumnStretch(1, 1)
    return made


def _line(words: str, lang: str) -> QWidget:
    """A line of an ability, with symbols for what it counts."""
    return SymbolLabel(words, lang) if has_symbols(words, lang) else text(words)


def _clause_label(words: str) -> QLabel:
    label = RoleLabel(words.upper(), TextRole.KEY, bold=True)
    label.setForegroundRole(QPalette.ColorRole.Accent)
    label.setContentsMargins(0, TINY // 2, 0, 0)
    return label
