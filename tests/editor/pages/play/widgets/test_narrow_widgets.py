"""With little room or without colour, everything stays readable, reachable and distinguishable."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from editor.pages.play.sides.card_button import GameCardButton
from editor.pages.play.widgets.action_button import ActionButton
from editor.pages.play.widgets.decision_bar import DecisionBar
from editor.pages.play.widgets.log_delegate import LogDelegate
from editor.pages.play.widgets.log_view import LogView
from editor.pages.play.widgets.toolbar import FOLDED_FIRST
from editor.playtest.game_log import LogDetail, LogLine
from editor.settings.store import SettingsStore
from editor.shell.main_window import START_SIZE
from editor.theme.current_theme import apply_theme, colours
from editor.theme.icons import BESIDE
from editor.theme.theme import COLOURS, Theme
from editor.theme.type_scale import TextRole, text_font
from editor.view_model.decision import ButtonContent, DecisionContent
from editor.widgets.elided_label import ElidedLabel, rows_of
from engine.words import languages
from tests.editor.conftest import child
from tests.editor.pages.play.conftest import ARENA, FIRST, OpenTable, against_bot, settled

LEFT = Qt.MouseButton.LeftButton
LARGE, LARGEST = 150, 200
CLOCK = "Round 2 of 4  ·  Activation phase  ·  First player: Red"


@pytest.fixture
def undressed(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    apply_theme(qapp, Theme.LIGHT)


def shown(qtbot: QtBot, widget: QWidget, width: int, height: int) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitExposed(widget):
        widget.show()


def concede(qtbot: QtBot, page: PlayPage) -> None:
    settled(qtbot, page)
    decision = page.play.session.decision
    assert decision is not None
    page.play.answer(next(each for each in decision.standing if each.kind == "concede"), "red")
    qtbot.waitUntil(lambda: page.play.over)
    QApplication.processEvents()


def is_seen_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.slow
def test_a_hint_of_many_lines_is_read_whole(open_table: OpenTable, store: SettingsStore, qtbot: QtBot) -> None:
    """Beside a place at the edge of the map as well; without a place there is none."""
    store.change(text_size=LARGEST)
    page = open_table(lang="it")
    page.window().resize(1024, 700)
    tip, hint = page.parts.tip, page.parts.hint
    for place in ("A1", "Y30", "M15"):
        page.parts.show_hint("Troppo lontano per questa figura. " * 3, ("BG-MOVE-1",), place)
        QApplication.processEvents()
        assert tip.isVisible()
        assert hint.focusPolicy() is Qt.FocusPolicy.NoFocus
        assert hint.height() >= hint.heightForWidth(hint.width())
        assert page.parts.map.rect().contains(tip.geometry())
    page.parts.show_hint("Troppo lontano")
    assert not tip.isVisible()


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("scenario", [FIRST, ARENA])
def test_the_result_has_the_page_to_itself(
    open_table: OpenTable, store: SettingsStore, qtbot: QtBot, scenario: str, lang: str
) -> None:
    store.change(text_size=LARGE)
    page = against_bot(open_table, scenario, lang=lang)
    page.window().resize(1240, 780)
    concede(qtbot, page)
    parts = page.parts
    qtbot.waitUntil(lambda: is_seen_whole(parts.result.board))
    assert all(is_seen_whole(button) for button in (parts.result.again, parts.result.take_back))
    assert not parts.bar.isVisible()
    QTest.mouseClick(parts.result.board, LEFT)
    assert parts.bar.isVisible()


def test_a_clock_takes_a_second_line_before_it_gives_up_its_end(qtbot: QtBot) -> None:
    clock = ElidedLabel("clock", lines=2)
    shown(qtbot, clock, 400, 40)
    clock.show_text(CLOCK)
    metrics = clock.fontMetrics()
    clock.resize(metrics.horizontalAdvance(CLOCK), clock.height())
    assert clock.shown == [CLOCK]
    clock.resize(metrics.horizontalAdvance("Round 2 of 4  ·  Activation phase  · "), clock.height())
    assert clock.shown == ["Round 2 of 4  ·  Activation phase", "First player: Red"]
    assert clock.sizeHint().height() >= 2 * metrics.height()


def test_text_too_long_for_its_lines_ends_with_an_ellipsis(qtbot: QtBot) -> None:
    metrics = QFontMetrics(QApplication.font())
    rows = rows_of(CLOCK, metrics, metrics.horizontalAdvance("Round 2 of 4 "), 2)
    assert rows[0] == "Round 2 of 4"
    assert rows[1].endswith("…")


def test_the_mark_of_who_moves_is_never_cut(qtbot: QtBot) -> None:
    turn = ElidedLabel("to-move")
    shown(qtbot, turn, 200, 30)
    turn.show_text("● to move", "●")
    assert turn.shown == ["● to move"]
    turn.resize(turn.fontMetrics().horizontalAdvance("● to"), turn.height())
    assert turn.shown == ["●"]
    assert turn.toolTip() == "● to move"


@pytest.mark.slow
def test_a_narrow_log_shows_a_rule_quietly_beside_its_sentence(qtbot: QtBot, undressed: QApplication) -> None:
    """The sentence wraps beside the number, which is not painted as a link."""
    apply_theme(undressed, Theme.LIGHT)
    log = LogView("en")
    shown(qtbot, log, 240, 300)
    told = "Red attacks with many words that need more than one line"
    log.show_lines((LogLine(1, "Red", details=(LogDetail(told, ("XX-2", "XX-3")),)),), {"red": 0, "blue": 1})
    line = log.tree.topLevelItem(0)
    assert line is not None
    line.setExpanded(True)
    QApplication.processEvents()
    tree, delegate, item = log.tree, log.tree.itemDelegate(), line.child(0)
    assert isinstance(delegate, LogDelegate)
    assert item is not None
    row = tree.visualItemRect(item)
    assert row.height() > 2 * QFontMetrics(text_font(TextRole.NOTE, 100)).height()
    box = delegate.rule_box(row, tree.indexFromItem(item))
    assert row.contains(box)
    picture, ground = tree.viewport().grab(box).toImage(), QColor(colours().panel)
    inks = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert len(inks - {ground.name()}) > 1
    assert colours().link not in inks
    with qtbot.waitSignal(log.rule_requested) as wanted:
        QTest.mouseClick(tree.viewport(), LEFT, pos=box.center())
    assert wanted.args == ["XX-2"]
    with qtbot.assertNotEmitted(log.rule_requested):
        QTest.mouseClick(tree.viewport(), LEFT, pos=QPoint(60, row.bottom() - 4))


@pytest.mark.parametrize("theme", COLOURS)
def test_a_refused_button_differs_by_more_than_colour(qtbot: QtBot, undressed: QApplication, theme: Theme) -> None:
    """A refused button is an outline on its ground; a possible one is a filled shape."""
    apply_theme(undressed, theme)
    outlined = []
    for refused in (False, True):
        button = ActionButton(ButtonContent("guard", "Guard", "", refused), "en")
        shown(qtbot, button, 160, 30)
        picture = button.grab().toImage()
        edge, inside = (picture.pixelColor(x, button.height() // 2).name() for x in (0, 4))
        outlined.append((edge != inside, inside))
    ground = colours().window
    assert [inside == ground for _, inside in outlined] == [False, True]
    assert outlined[1][0]


@pytest.mark.slow
def test_a_short_question_has_nothing_to_scroll(qtbot: QtBot) -> None:
    bar = DecisionBar("en")
    shown(qtbot, bar, 520, 104)
    rules = ("HR-TROOP-3", "HR-TURN-1")
    offers = (ButtonContent("deploy", "Deploy"), ButtonContent("next", "Next phase", refused=True))
    bar.show_asked(DecisionContent("Blue: Which unit do you deploy, and where?", 1, rules, offers, picked="Duellist"))
    QApplication.processEvents()
    assert child(bar, QScrollArea, "bar-scroll").verticalScrollBar().maximum() == 0


def test_text_beside_an_icon_keeps_away_from_it() -> None:
    button = ActionButton(ButtonContent("guard", "Guard", "guard", key="G"), "en")
    assert button.text() == f"{BESIDE}Guard"
    assert button.accessibleName() == "Guard"


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_all_answers_about_a_hand_are_seen_at_once(open_table: OpenTable, qtbot: QtBot, lang: str) -> None:
    """In a window as large as it is at first: who does not scroll must find out that one can pass."""
    page = open_table(lang=lang, until="select-card")
    page.window().resize(START_SIZE)
    buttons = page.parts.bar.buttons.values()
    assert len(buttons) == 8
    qtbot.waitUntil(lambda: all(map(is_seen_whole, buttons)))


@pytest.mark.slow
def test_a_long_picked_name_pushes_no_button_out_of_view(qtbot: QtBot) -> None:
    bar = DecisionBar("en")
    shown(qtbot, bar, 260, 200)
    picked = "Unit with a very long name " * 3
    bar.show_asked(DecisionContent("Which unit?", picked=picked, standing=(ButtonContent("x", "More"),)))
    qtbot.wait(50)
    assert is_seen_whole(child(bar, QToolButton, "unpick"))
    assert is_seen_whole(child(bar, QToolButton, "standing"))


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_each_card_shows_its_subtitle(open_table: OpenTable, lang: str) -> None:
    page = open_table(lang=lang, until="select-card")
    hand = page.parts.sides["red"].piles["red/hand"].cards.values()
    assert len(hand) == 7
    for card in hand:
        assert GameCardButton(card.card, lang).summary_text == card.card.sheet.subtitle


@pytest.mark.slow
def test_tools_without_room_are_in_a_menu_and_do_the_same(open_table: OpenTable, qtbot: QtBot) -> None:
    """Those used least go first; none is squeezed, and with more room they come back."""
    page = against_bot(open_table, FIRST)
    settled(qtbot, page)
    tools = page.parts.tools
    least = [name for name in FOLDED_FIRST if name in tools.buttons]
    tools.fold(10_000)
    assert not tools.more.isVisible()
    before = {name for name, button in tools.buttons.items() if button.isVisible()}
    width = sum(tools.buttons[name].sizeHint().width() for name in before)
    tools.fold(width - tools.buttons[least[0]].sizeHint().width())
    gone = [name for name in least if not tools.buttons[name].isVisible()]
    assert gone == least[: len(gone)]
    assert gone
    assert tools.more.isVisible()
    menu = tools.more.menu()
    menu.aboutToShow.emit()
    assert {each.text() for each in menu.actions()} == {tools.buttons[name].accessibleName() for name in gone}
    with qtbot.waitSignal(tools.wanted) as wanted:
        next(each for each in menu.actions() if each.text() == tools.buttons[least[0]].accessibleName()).trigger()
    assert wanted.args == [least[0]]
    tools.fold(10_000)
    assert {name for name, button in tools.buttons.items() if button.isVisible()} == before
