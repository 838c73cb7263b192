"""The guided first round: walked through by clicks to its end, left, and asked for again."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from editor.pages.play.guide import guide_controller
from editor.pages.play.guide.guide_controller import GuideController
from editor.pages.play.guide.guide_note import AROUND, GuideNoteWidget
from editor.pages.play.guide.guide_script import GuideNote, first_round
from editor.pages.play.page import PlayPage
from editor.pages.play.start.new_session import NewGame
from editor.pages.play.widgets import dice_tray
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from editor.view_model.board import BoardPiece
from engine.kernel.data.choice import Choice
from engine.words import say
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.pages.play.conftest import ARENA, FIRST
from tests.editor.pages.play.player_hand import Hand, point_of
from tests.support.played_games import begun

LEFT = Qt.MouseButton.LeftButton
AGAINST_A_BOT = {"red": "person", "blue": "random"}
USUAL = ("first-player", "select-card", "activate", "bonus", "face", "claim", "done", "decline", "end", "pass")
"""The kinds of choices by which one gets through a round."""
MOST_STEPS = 120


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, store: SettingsStore) -> None:
    monkeypatch.setattr(dice_tray, "BETWEEN_DICE", 0)
    monkeypatch.setattr(dice_tray, "AFTER_A_THROW", 0)
    monkeypatch.setattr(guide_controller, "LEAST_READ", 50)
    store.change(bot_pause=0)


def start(window: MainWindow, scenario: str = FIRST, seed: int = 5) -> PlayPage:
    page = begun(window, NewGame(scenario, AGAINST_A_BOT, seed))
    QTest.qWait(50)
    return page


def guide_of(page: PlayPage) -> GuideController | None:
    return page.findChild(GuideController)


def notes(page: PlayPage) -> list[GuideNoteWidget]:
    """The notes in sight."""
    return [each for each in page.findChildren(GuideNoteWidget) if each.isVisible()]


def own_figure(page: PlayPage) -> str:
    return next(each.places[0] for each in page.play.snapshot.board.pieces if each.seat == "red" and each.places)


def figures_to_see(page: PlayPage) -> list[BoardPiece]:
    """The acting figure, and those that may be chosen."""
    rings = page.parts.map.painter.overlay.pieces
    return [each for each in page.play.snapshot.board.pieces if each.places and (each.active or each.id in rings)]


def point_on(page: PlayPage, place: str) -> QPoint:
    """The middle of a place of the map, on the page."""
    view = page.parts.map
    return view.viewport().mapTo(page, point_of(view, place))


def choice_for(page: PlayPage, asked: tuple[str, ...]) -> Choice:
    """What the note says, or else what brings the round on."""
    choices = Hand(page).choices
    kinds = [*(kind for kind in asked if kind in USUAL or kind == "move"), *USUAL]
    return next(each for kind in kinds for each in choices if each.kind == kind)


def settle(qtbot: QtBot, guide: GuideController) -> None:
    """Wait until the guide has followed what has changed."""
    QTest.qWait(5)
    qtbot.waitUntil(lambda: not guide.is_behind)


def wait_for_next(qtbot: QtBot, guide: GuideController, note: GuideNote) -> None:
    qtbot.waitUntil(lambda: guide.note is not note)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 5])
def test_each_note_goes_on_when_it_is_done(open_window: OpenWindow, qtbot: QtBot, seed: int) -> None:
    """From the first note to the last, by the mouse alone; each stands in sight, inside the page."""
    window = open_window()
    page = start(window, seed=seed)
    guide = guide_of(page)
    assert guide is not None
    ended: list[bool] = []
    guide.ended.connect(lambda: ended.append(True))
    shown: list[str] = []
    last_count = ""
    for _ in range(MOST_STEPS):
        qtbot.waitUntil(lambda: not page.play.session.bot_is_asked and not page.parts.tray.busy, timeout=30_000)
        settle(qtbot, guide)
        note = guide.note
        if note is not None and note.id not in shown:
            shown.append(note.id)
            (widget,) = notes(page)
            assert page.rect().contains(widget.geometry().adjusted(AROUND, AROUND, -AROUND, -AROUND)), note.id
            assert say(note.title_word) in widget.accessibleName()
            covers = [
                each.name for each in figures_to_see(page) if widget.body.contains(point_on(page, each.places[0]))
            ]
            assert not covers, note.id
            last_count = widget.findChildren(QLabel)[-1].text()
        if note is not None and note.until == "asked":
            wait_for_next(qtbot, guide, note)
        elif note is not None and note.until == "pointed":
            QTest.mouseMove(page.parts.map.viewport(), point_of(page.parts.map, own_figure(page)))
            wait_for_next(qtbot, guide, note)
        elif note is not None and child(page, QPushButton, "guide-done").isVisible():
            QTest.mouseClick(child(page, QPushButton, "guide-done"), LEFT)
            if note.until == "read":
                break
            wait_for_next(qtbot, guide, note)
        else:
            Hand(page).make(choice_for(page, () if note is None else note.asked))
    assert ended == [True]
    assert notes(page) == []
    assert len(shown) == len(set(shown))
    assert set(guide.shown) == {each.id for each in first_round().notes}
    assert last_count == "10 of 10"
    assert page.play.snapshot.header.round.startswith("Round 2")


@pytest.mark.slow
@pytest.mark.command("show-guide")
def test_the_guide_is_left_by_esc_and_asked_for_again(open_window: OpenWindow, qtbot: QtBot) -> None:
    """It never comes back by itself; the Help menu brings it to the game in front, or to a new one."""
    window = open_window()
    page = start(window)
    assert len(notes(page)) == 1
    QTest.keyClick(page.parts.map, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert notes(page) == []
    assert window.toasts.text == say("guide-again")
    assert window.store.preferences.guided
    other = start(window)
    assert other is not page
    assert notes(other) == []
    action(window, "show-guide").trigger()
    qtbot.waitUntil(lambda: len(notes(other)) == 1)
    window.run_command("show-start-page")
    action(window, "show-guide").trigger()
    qtbot.waitUntil(lambda: isinstance(window.page, PlayPage))
    third = window.page
    assert isinstance(third, PlayPage)
    assert third not in (page, other)
    qtbot.waitUntil(lambda: len(notes(third)) == 1)


@pytest.mark.slow
@pytest.mark.command("take-back")
def test_notes_go_back_with_the_game(open_window: OpenWindow, qtbot: QtBot) -> None:
    """To the note that was shown then, and forward again; off the tip at the pointer, wherever that is."""
    window = open_window()
    page = start(window)
    guide = guide_of(page)
    assert guide is not None
    game, seen = page.play.session.game, dict[str, int]()
    for _ in range(12):
        qtbot.waitUntil(lambda: not page.play.session.bot_is_asked and not page.parts.tray.busy, timeout=30_000)
        settle(qtbot, guide)
        note = guide.note
        if note is not None:
            seen.setdefault(note.id, game.answers)
        if note is not None and note.id == "bonus":
            break
        if note is not None and note.until in ("asked", "pointed"):
            place = own_figure(page)
            page.showing.hovering.point_at(place, page.parts.map.piece_on(place))
            page.parts.map.hovered.emit(place, page.parts.map.piece_on(place))
            wait_for_next(qtbot, guide, note)
        else:
            Hand(page).make(choice_for(page, () if note is None else note.asked))
    assert {"card", "activate", "bonus"} <= seen.keys()
    window.run_command("take-back")
    qtbot.waitUntil(lambda: guide.note is not None and guide.note.id == "activate")
    assert guide.shown[-1] == "activate"
    page.play.go_to(seen["card"])
    qtbot.waitUntil(lambda: guide.note is not None and guide.note.id == "card")
    assert guide.shown == ("figures", "card")
    (widget,) = notes(page)
    tip = page.parts.tip
    tip.show_text("A long sentence at the pointer, which must be read.", ())
    tip.place_beside(QRect(widget.body.center() - QPoint(0, 60), QSize(20, 20)))
    assert tip.isVisible()
    qtbot.waitUntil(lambda: not QRect(tip.mapTo(page, QPoint()), tip.size()).intersects(widget.body))


def test_the_guide_is_left_by_its_button(open_window: OpenWindow) -> None:
    window = open_window()
    page = start(window)
    QTest.mouseClick(child(page, QPushButton, "guide-leave"), LEFT)
    QApplication.processEvents()
    assert notes(page) == []
    assert not page.play.over


@pytest.mark.slow
def test_esc_lets_go_of_what_is_picked_first(open_window: OpenWindow) -> None:
    window = open_window()
    page = start(window)
    Hand(page).make(choice_for(page, ())) if page.play.snapshot.options.kinds == ("first-player",) else None
    page.play.pick_kind(page.play.options.kinds[0])
    QTest.keyClick(page.parts.map, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert page.play.options.kind is None
    assert len(notes(page)) == 1


@pytest.mark.parametrize(
    "game", [NewGame(ARENA, AGAINST_A_BOT, 3), NewGame(FIRST, {"red": "person", "blue": "person"}, 3)]
)
def test_other_games_are_not_guided(open_window: OpenWindow, game: NewGame) -> None:
    """Only the first game of one person."""
    window = open_window()
    page = begun(window, game)
    QTest.qWait(10)
    assert notes(page) == []
    assert not window.store.preferences.guided


@pytest.mark.slow
def test_a_note_speaks_the_language_of_the_window(open_window: OpenWindow) -> None:
    window = open_window()
    page = start(window)
    window.change(language="pl")
    QTest.qWait(50)
    (widget,) = notes(page)
    assert say("guide-figures", "pl") in widget.accessibleName()


@pytest.mark.slow
@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_a_note_keeps_off_what_it_speaks_of(
    open_window: OpenWindow, store: SettingsStore, size: QSize, text_size: int
) -> None:
    """The figure that it asks to point at is not below it, in a small window too."""
    store.change(text_size=text_size)
    window = open_window()
    window.resize(size)
    page = start(window)
    QTest.qWait(50)
    (widget,) = notes(page)
    view = page.parts.map
    at = view.viewport().mapTo(page, point_of(view, own_figure(page)))
    assert not widget.geometry().adjusted(AROUND, AROUND, -AROUND, -AROUND).contains(at)
    header = page.parts.header
    assert widget.geometry().top() >= header.mapTo(page, QPoint(0, header.height())).y() - AROUND
