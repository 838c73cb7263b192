"""The page of the rule reference, with a button that leads back to the page from which a rule was opened."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from editor.page_api.hint import Hint, hint
from editor.page_api.page import Page
from editor.pages.rules.reference_panel import RuleReferencePanel
from editor.pages.rules.return_button import ReturnButton
from editor.services.app_context import AppContext
from editor.theme.icons import icon
from engine.words import say


class RuleReferencePage(Page):
    """Page of the rules reference, one in a window."""

    icon = "rule"
    names_a_document = False

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.setObjectName("reference-page")
        self._window = context.window
        self._came_from: Page | None = None
        self.reference = RuleReferencePanel(context.lang)
        self.reference.noticed.connect(self.notice)
        self.reference.left.connect(self.go_back)
        self._return = ReturnButton()
        self._return.clicked.connect(self.go_back)
        context.page_closed.connect(self._name_return)
        self.setFocusProxy(self.reference.search)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.reference)
        self.reference.bar.add(self._return)
        self._name_return()

    @property
    def came_from(self) -> Page | None:
        """The page that asked for a rule, while it is open."""
        return self._came_from if self._came_from in self._window.pages else None

    def hints(self) -> Sequence[Hint]:
        return (
            hint("arrows", "hint-move"),
            hint("Enter", "hint-open"),
            hint("Ctrl+F", "hint-search"),
            hint("Esc", "hint-back"),
        )

    def title(self) -> str:
        return say("reference-title", self._window.lang)

    def speak(self, lang: str) -> None:
        self.reference.speak(lang)
        self._name_return()

    def come_from(self, page: Page) -> None:
        """Set the page to go back to."""
        if page is not self:
            self._came_from = page
            self._name_return()

    def go_back(self) -> None:
        """Go back to the page from which a rule was opened, else to the start page."""
        self._window.show_page(self.came_from or self._window.home)

    def _name_return(self) -> None:
        page = self.came_from or self._window.home
        self._return.setIcon(icon(page.icon))
        self._return.lead_to(say("reference-return", self._window.lang, page=page.title()))
