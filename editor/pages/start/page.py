"""The start page: first game, sample games, saved games, recent documents."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QDir, QFileInfo, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from editor.page_api.hint import Hint, command_hint, hint
from editor.page_api.page import Page
from editor.page_api.page_request import PlayScenario
from editor.pages.start.large_buttons import CommandButton, LargeButton
from editor.pages.start.saved_game_cards import SavedGamesWidget
from editor.services.app_context import AppContext
from editor.services.open_requests import open_file
from editor.services.saved_games import SavedGame
from editor.services.scenario_catalogue import ICONS, ScenarioEntry, stock_scenarios
from editor.theme.metrics import LARGE, TINY
from editor.theme.type_scale import TextRole
from editor.widgets.app_icon import large_icon
from editor.widgets.labels import heading, name_heading, quiet_text
from editor.widgets.responsive_row import ResponsiveRowWidget
from engine.words import say

ICON_SIDE = 72
WIDTH = 860
GAP = LARGE
ROOM = 70
SHOWN_RECENT = 6
SHOWN_OWN = 4


def home_page(context: AppContext) -> Page:
    """The start page of a window."""
    return StartPage(context)


class StartPage(Page):
    """Start page, a centred column that is rebuilt when its content changes."""

    icon = "home"
    names_a_document = False
    key = "start"

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.setObjectName("start-page")
        self._context = context
        self._recent = context.window.store.preferences.recent
        self._saved_games = context.saved_games.all()
        self._scroll = QScrollArea()
        self._scroll.setObjectName("start-scroll")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._scroll)
        self._own = context.scenarios
        self._own.changed.connect(self._look_at_own)
        self._shown_own = self._own_hints()
        context.preferences_changed.connect(self._look_at_recent)
        context.page_closed.connect(self._look_at_games)
        self._fill()

    def hints(self) -> Sequence[Hint]:
        return (
            hint("Tab", "hint-move"),
            hint("Enter", "hint-open"),
            command_hint("show-palette", "hint-find"),
        )

    def title(self) -> str:
        return say("start-title", self._context.lang)

    def speak(self, _lang: str) -> None:
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Refresh: games may have been saved or ended since it was last shown."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._look_at_games)

    def _look_at_games(self) -> None:
        if self._saved_games != (now := self._games_left()):
            self._saved_games = now
            self._fill()

    def _games_left(self) -> tuple[SavedGame, ...]:
        """Saved games that are not open in another tab."""
        open_now = {page.save_name for page in self._context.window.pages}
        return tuple(game for game in self._context.saved_games.all() if game.path.name not in open_now)

    def _look_at_recent(self) -> None:
        if self._recent != (now := self._context.window.store.preferences.recent):
            self._recent = now
            self._fill()

    def _look_at_own(self) -> None:
        if self._shown_own != (now := self._own_hints()):
            self._shown_own = now
            self._fill()

    def _own_hints(self) -> tuple[object, ...]:
        """The user's own scenarios, or a hint why there are none."""
        return self._own.own, self._own.reasons(self._context.lang)

    def _fill(self) -> None:
        """Rebuild the page; keeps the focus if its widget still exists."""
        focused = self.focusWidget()
        name = focused.objectName() if focused is not None and focused.hasFocus() else ""
        self._lay_out()
        again = self.findChild(QWidget, name) if name else None
        if isinstance(again, QWidget):
            again.setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(2 * GAP)
        column.addStretch(1)
        for part in (self._greeting(), self._first_steps(), *self._continued(), self._lists()):
            column.addWidget(part)
        column.addStretch(2)
        middle = QWidget()
        middle.setMaximumWidth(WIDTH)
        middle.setLayout(column)
        ground = QWidget()
        row = QHBoxLayout(ground)
        row.addStretch(1)
        row.addWidget(middle, 20)
        row.addStretch(1)
        self._scroll.setWidget(ground)

    def _greeting(self) -> QWidget:
        lang = self._context.lang
        greeting = QWidget()
        row = QHBoxLayout(greeting)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(large_icon(ICON_SIDE), alignment=Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(TINY)
        texts.addStretch(1)
        texts.addWidget(name_heading(say("window-title", lang), TextRole.VERDICT))
        texts.addWidget(quiet_text(say("start-what-it-is", lang)))
        texts.addStretch(1)
        row.addLayout(texts, 1)
        return greeting

    def _first_steps(self) -> QWidget:
        window, lang = self._context.window, self._context.lang
        steps = ResponsiveRowWidget(ROOM, GAP)
        first = CommandButton(window, "play-first-game", say("start-first-game-how", lang), primary=True)
        self.setFocusProxy(first)
        steps.add(first, 3)
        steps.add(CommandButton(window, "new-game", say("start-new-game-how", lang)), 2)
        steps.add(CommandButton(window, "show-library", say("start-library-how", lang)), 2)
        return steps

    def _continued(self) -> Iterator[QWidget]:
        if self._saved_games:
            cards = SavedGamesWidget(self._context, self._saved_games)
            cards.removed.connect(self._look_at_games)
            yield cards

    def _lists(self) -> QWidget:
        lang, known = self._context.lang, self._own.all
        games = [self._card(f"samples-{sample.id}", sample) for sample in stock_scenarios().values()]
        there = [name for name in self._recent if name in known or QFileInfo(name).isFile()][:SHOWN_RECENT]
        recent = [self._recent_card(name, known.get(name)) for name in there]
        lists = ResponsiveRowWidget(ROOM, GAP)
        lists.add(self._list(say("start-samples", lang), games, ""), 1)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GAP)
        column.addWidget(self._list(say("start-own", lang), *self._own_games()))
        column.addWidget(
            self._list(say("start-recent", lang), recent, "" if recent else say("start-recent-nothing", lang))
        )
        column.addStretch(1)
        lists.add(right, 1)
        return lists

    def _own_games(self) -> tuple[Sequence[LargeButton], str]:
        """Cards of the user's own scenarios, with a count of the remaining ones, or the hint why there are none."""
        lang, own = self._context.lang, self._own.own
        cards = [self._card(f"own-{sample.key}", sample) for sample in own[:SHOWN_OWN]]
        if not own:
            return cards, " ".join(self._own.reasons(lang)) or say("start-own-nothing", lang)
        left = len(own) - len(cards)
        return cards, say("start-own-more", lang, n=left) if left else ""

    def _list(self, title: str, cards: Sequence[LargeButton], more: str) -> QWidget:
        """A title, the cards, and an optional text below them."""
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        column.addWidget(heading(title))
        for card in cards:
            column.addWidget(card)
        if more:
            column.addWidget(quiet_text(more))
        column.addStretch(1)
        return part

    def _card(self, name: str, sample: ScenarioEntry) -> LargeButton:
        context, lang = self._context, self._context.lang
        source_text = [] if sample.origin == "stock" else [sample.source_text(lang)]
        card = LargeButton(ICONS[sample.origin], sample.name(lang), " · ".join((sample.game(lang), *source_text)))
        card.setObjectName(name)
        card.clicked.connect(lambda: context.open(PlayScenario(sample.key)))
        return card

    def _recent_card(self, name: str, sample: ScenarioEntry | None) -> LargeButton:
        if sample is None or sample.origin == "file":
            return self._file_card(name)
        return self._card(f"recent-{name}", sample)

    def _file_card(self, name: str) -> LargeButton:
        """Card of a document file."""
        file = QFileInfo(name)
        card = LargeButton("note", file.fileName(), QDir.toNativeSeparators(file.absolutePath()))
        card.setObjectName(f"recent-{name}")
        card.clicked.connect(lambda: open_file(self._context, name))
        return card
