"""The start page: the last games, what one can do, boards ready to play, recent documents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QFileInfo, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from editor.page_api.hint import Hint, command_hint, hint
from editor.page_api.page import Page
from editor.pages.start.board_tiles import ScenarioPictureService, recent_row, scenario_tile
from editor.pages.start.hero_card import HeadLabel, HeroWidget, PrimaryButton
from editor.pages.start.large_buttons import EDGE, CommandButton
from editor.pages.start.saved_games import SavedGamesWidget
from editor.pages.start.tile_grid import TileGridWidget
from editor.pages.start.verb_icon import VerbIconLabel
from editor.services.app_context import AppContext
from editor.services.recent_documents import recent_library_document
from editor.services.saved_games import SavedGame
from editor.services.scenario_catalogue import ScenarioEntry, stock_scenarios
from editor.theme.current_theme import text_size
from editor.theme.metrics import LARGE, MEDIUM, SMALL, TINY, VAST, scaled
from editor.theme.type_scale import TextRole
from editor.widgets.labels import RoleLabel, name_heading, quiet_text, text
from editor.widgets.responsive_row import ResponsiveRowWidget
from engine.words import say

WIDTH = 1260
BESIDE = 112
"""Letters of width from which recent documents stand beside the last game."""
LEAST_TILE, LEAST_VERB = 23, 24
COLUMNS = 5
SHOWN_RECENT = 4
SHOWN_OWN = 5
FIRST_GAME = "battleground/first-game"
VERBS = (
    ("new-game", "attack", "start-verb-play", "start-verb-play-how", "accent"),
    ("show-library", "library", "start-verb-library", "start-verb-library-how", "warning"),
    ("show-rules", "rule", "start-verb-rules", "start-verb-rules-how", "good"),
    ("new-notes", "note", "start-verb-notes", "start-verb-notes-how", "plain"),
    ("import-pack", "import", "start-verb-import", "start-verb-import-how", "plain"),
)
"""Commands with their icons, titles, details and tints."""


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
        self._shows_all, self._is_stale = False, False
        self._begins_anew = False
        """Whether another game has become the last one: the page is then seen from its top."""
        self._text_size = text_size()
        self._pictures = ScenarioPictureService(context)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("start-scroll")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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
        if self._is_stale:
            self._fill()
        QTimer.singleShot(0, self, self._look_at_games)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Rebuild for another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._text_size != text_size():
            self._text_size = text_size()
            QTimer.singleShot(0, self, self._fill)

    def _look_at_games(self) -> None:
        if self._saved_games != (now := self._games_left()):
            self._begins_anew = self._begins_anew or self._saved_games[:1] != now[:1]
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

    def _show_all(self) -> None:
        self._shows_all = True
        self._fill()

    def _fill(self) -> None:
        """Rebuild the page, later if it is hidden; keeps the focus on its widget, and where it is scrolled."""
        self._is_stale = not self.isVisible() and self._scroll.widget() is not None
        if self._is_stale:
            return
        focused = self.focusWidget()
        had_focus = focused is not None and focused.hasFocus()
        name, seen = focused.objectName() if focused is not None else "", self._scroll.verticalScrollBar().value()
        self._lay_out()
        self._scroll.verticalScrollBar().setValue(0 if self._begins_anew else seen)
        again = self.findChild(QWidget, name) if name and had_focus and not self._begins_anew else None
        if self._begins_anew:
            QTimer.singleShot(0, self, self._show_top)  # once the layout is done
        self._begins_anew = False
        if had_focus:
            (again if isinstance(again, QWidget) else self).setFocus()

    def _show_top(self) -> None:
        """Show the page from its top, or from where the primary button is seen."""
        self._scroll.verticalScrollBar().setValue(0)
        if (primary := self.focusProxy()) is not None:
            self._scroll.ensureWidgetVisible(primary)

    def _lay_out(self) -> None:
        size = text_size()
        column = QVBoxLayout()
        column.setSpacing(scaled(SMALL, size))
        column.setContentsMargins(0, scaled(MEDIUM, size), 0, 0)
        for part in (self._greeting(), *self._first_rows(), self._verbs(), *self._boards()):
            column.addWidget(part)
        column.addStretch(1)
        middle = GroundWidget()
        middle.setMaximumWidth(scaled(WIDTH, size))
        middle.setLayout(column)
        ground = GroundWidget()
        row = QHBoxLayout(ground)
        row.setContentsMargins(scaled(VAST, size), 0, scaled(VAST, size), 0)
        row.addStretch(1)
        row.addWidget(middle, 1000)
        row.addStretch(1)
        self._scroll.setWidget(ground)

    def _greeting(self) -> QWidget:
        lang = self._context.lang
        greeting = QWidget()
        lines = QVBoxLayout(greeting)
        lines.setContentsMargins(EDGE, 0, EDGE, 0)
        lines.setSpacing(scaled(SMALL, text_size()) // 2)
        is_new = not self._saved_games and not self._recent
        lines.addWidget(name_heading(say("start-welcome" if is_new else "start-welcome-back", lang), TextRole.VERDICT))
        if is_new:
            lines.addWidget(quiet_text(say("start-what-it-is", lang)))
        return greeting

    def _first_rows(self) -> Iterator[QWidget]:
        """The last game, or the first one, with recent documents beside; below it other saved games."""
        row = ResponsiveRowWidget(BESIDE, scaled(LARGE, text_size()))
        if self._saved_games:
            games = SavedGamesWidget(self._context, self._saved_games, shows_all=self._shows_all)
            games.removed.connect(self._look_at_games)
            games.all_button.clicked.connect(self._show_all)
            self.setFocusProxy(games.primary)
            row.add(games, 2)
        else:
            row.add(_at_top(self._first_game()), 2)
        row.add(self._recent_list(), 1)
        yield row
        if self._saved_games and games.others is not None:
            yield games.others

    def _first_game(self) -> QWidget:
        """The first game, for those who have none to go on with."""
        window, lang = self._context.window, self._context.lang
        entry = stock_scenarios()[FIRST_GAME]
        picture = self._pictures.widget("picture-first-game", entry)
        picture.be_flush()
        lines = (quiet_text(entry.game(lang)), text(say("start-first-game-how", lang)))
        hero = HeroWidget(picture, say("start-first", lang), entry.name(lang), lines)
        button = PrimaryButton(
            "start-play-first-game", say("start-first-play", lang), say("start-first-game-how", lang)
        )
        button.setAccessibleName(f"{say('start-first-play', lang)}: {entry.name(lang)}")
        button.clicked.connect(lambda: window.run_command("play-first-game"))
        hero.add_buttons(button)
        self.setFocusProxy(button)
        return hero

    def _recent_list(self) -> QWidget:
        lang, known = self._context.lang, self._own.all
        there = [name for name in self._recent if name in known or _is_there(name)][:SHOWN_RECENT]
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, EDGE, 0, 0)
        column.setSpacing(scaled(SMALL, text_size()) // 2)
        column.addWidget(self._recent_head())
        for name in there:
            column.addWidget(recent_row(self._context, self._pictures, name, known.get(name)))
        if not there:
            column.addWidget(_indented(quiet_text(say("start-recent-nothing", lang))))
        column.addStretch(1)
        return part

    def _recent_head(self) -> QWidget:
        """The heading of recent documents, with a link to all of them in the library."""
        head, lang = QWidget(), self._context.lang
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, EDGE, 0)
        row.addWidget(_indented(HeadLabel(say("start-recent", lang), is_quiet=True)), 1)
        link = QPushButton(say("start-verb-library", lang))
        link.setObjectName("start-to-library")
        link.setAccessibleName(say("start-verb-library", lang))
        link.setProperty("kind", "link")
        link.setAutoDefault(False)
        link.setCursor(Qt.CursorShape.PointingHandCursor)
        link.clicked.connect(lambda: self._context.window.run_command("show-library"))
        row.addWidget(link)
        return head

    def _verbs(self) -> QWidget:
        window, lang = self._context.window, self._context.lang
        cards = [
            CommandButton(window, name, say(title, lang), say(more, lang), VerbIconLabel(icon, tint))
            for name, icon, title, more, tint in VERBS
        ]
        return TileGridWidget(cards, LEAST_VERB, COLUMNS, scaled(SMALL, text_size()) // 2)

    def _boards(self) -> Iterator[QWidget]:
        lang, own = self._context.lang, self._own.own
        stock = sorted(stock_scenarios().values(), key=lambda entry: entry.id != FIRST_GAME)
        yield from self._section("start-ready", say("start-ready-how", lang), "samples", stock)
        if own:
            left = len(own) - SHOWN_OWN
            more = say("start-own-more", lang, n=left) if left > 0 else ""
            yield from self._section("start-own", more, "own", own[:SHOWN_OWN])
        elif reasons := " ".join(self._own.reasons(lang)):
            yield from self._section("start-own", reasons, "own", ())

    def _section(self, title: str, more: str, name: str, entries: Sequence[ScenarioEntry]) -> Iterator[QWidget]:
        """A heading with a remark, and the boards below."""
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(EDGE, scaled(TINY, text_size()), EDGE, 0)
        row.setSpacing(scaled(LARGE, text_size()))
        row.addWidget(RoleLabel(say(title, self._context.lang), TextRole.PANEL, bold=True))
        row.addWidget(quiet_text(more), 1, Qt.AlignmentFlag.AlignVCenter)
        yield head
        if entries:
            tiles = [scenario_tile(self._context, self._pictures, f"{name}-{each.key}", each) for each in entries]
            yield TileGridWidget(tiles, LEAST_TILE, COLUMNS, scaled(SMALL, text_size()) // 2)


class GroundWidget(QWidget):
    """The content of the page, as high as its width asks for; Qt would take the height for the least width."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(super().minimumSizeHint().width(), 0)


def _at_top(part: QWidget) -> QWidget:
    """A part that is no higher than it needs to be."""
    held = QWidget()
    column = QVBoxLayout(held)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(part)
    column.addStretch(1)
    return held


def _is_there(recent: str) -> bool:
    """Whether a file is still there; a document of the library is looked up when it is opened."""
    return recent_library_document(recent) is not None or QFileInfo(recent).isFile()


def _indented(label: QLabel) -> QLabel:
    """A label whose text stands where those of cards begin."""
    label.setContentsMargins(EDGE, 0, EDGE, 0)
    return label
