"""A search line: a line of text with a search icon, and a button that clears it."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from editor.theme.icons import icon


class SearchLineWidget(QLineEdit):
    """A search line whose button is visible while there is text. It accepts no drops."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAcceptDrops(False)
        self.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._clear = self.addAction(icon("close"), QLineEdit.ActionPosition.TrailingPosition)
        self._clear.setVisible(False)
        self._clear.triggered.connect(self.clear)
        self.textChanged.connect(lambda text: self._clear.setVisible(bool(text)))

    def name_parts(self, search: str, clear: str) -> None:
        """Set the placeholder text, and the tooltip of the button."""
        self.setPlaceholderText(search)
        self.setAccessibleName(search)
        self._clear.setText(clear)
