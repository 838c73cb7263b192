"""What is preferred holds at once, is kept, and can be chosen in the menus and in the dialog."""

import threading
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QMenu, QSlider, QWidget
from pytestqt.qtbot import QtBot

from editor.canvas.board_turn_service import board_turns
from editor.settings.bot_speeds import BOT_SPEEDS
from editor.settings.preferences import Preferences
from editor.settings.store import FILE, SettingsStore
from editor.settings.text_sizes import SIZES
from editor.shell.dialogs.preferences_dialog import PreferencesDialog
from editor.shell.main_window import MainWindow
from editor.theme import motion
from editor.theme.current_theme import current_theme
from editor.theme.motion import motion_allowed
from editor.theme.theme import COLOURS, Theme
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, action, child

ExpectLog = Callable[[str], None]
PATIENCE = 5.0
"""Seconds."""
THEMES = {
    "use-light-theme": Theme.LIGHT,
    "use-dark-theme": Theme.DARK,
    "use-high-contrast-theme": Theme.HIGH_CONTRAST,
    "use-system-theme": Theme.SYSTEM,
}


def stored(store: SettingsStore) -> Preferences:
    """The preferences that a new start of the app finds: changes are soon on the disk."""
    late = time.monotonic() + PATIENCE
    while SettingsStore(store.folder).preferences != store.preferences and time.monotonic() < late:
        time.sleep(0.005)
    return SettingsStore(store.folder).preferences


@pytest.mark.slow
@pytest.mark.command("use-dark-theme", "use-light-theme", "use-high-contrast-theme", "use-system-theme")
def test_the_theme_changes_the_whole_app_is_ticked_and_kept(
    open_window: OpenWindow, qapp: QApplication, store: SettingsStore
) -> None:
    window = open_window()
    for name, theme in [*THEMES.items(), *reversed(THEMES.items())]:
        action(window, name).trigger()
        ground = COLOURS[current_theme()].window
        assert current_theme() is theme or theme is Theme.SYSTEM
        assert qapp.palette().color(QPalette.ColorRole.Window).name() == ground
        qapp.processEvents()
        assert window.grab().toImage().pixelColor(5, window.height() // 2).name() == ground
        assert [each for each in THEMES if action(window, each).isChecked()] == [name]
        assert stored(store).theme is theme


@pytest.mark.command("use-language-en", "use-language-es", "use-language-it", "use-language-pl")
def test_the_language_changes_everything_is_ticked_and_kept(open_window: OpenWindow, store: SettingsStore) -> None:
    window = open_window()
    names = [f"use-language-{lang}" for lang in languages()]
    for lang in (*languages(), "pl", "en"):
        action(window, f"use-language-{lang}").trigger()
        assert (window.lang, stored(store).language) == (lang, lang)
        assert action(window, "use-dark-theme").text() == say("command-use-dark-theme", lang)
        assert [each for each in names if action(window, each).isChecked()] == [f"use-language-{lang}"]


@pytest.mark.slow
@pytest.mark.command("larger-text", "smaller-text", "normal-text")
def test_text_grows_step_by_step_up_to_the_largest_and_back(
    open_window: OpenWindow, qapp: QApplication, store: SettingsStore
) -> None:
    window = open_window()
    base = qapp.font().pointSizeF()
    larger, smaller, normal = (action(window, f"{name}-text") for name in ("larger", "smaller", "normal"))
    assert (larger.isEnabled(), smaller.isEnabled(), normal.isEnabled()) == (True, False, False)
    for size in SIZES[1:]:
        larger.trigger()
        assert qapp.font().pointSizeF() == pytest.approx(base * size / 100)
        assert stored(store).text_size == size
    assert (larger.isEnabled(), smaller.isEnabled(), normal.isEnabled()) == (False, True, True)
    smaller.trigger()
    assert stored(store).text_size == SIZES[-2]
    QTest.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    assert stored(store).text_size == 100
    assert qapp.font().pointSizeF() == pytest.approx(base)


@pytest.fixture
def window(open_window: OpenWindow) -> Iterator[MainWindow]:
    """A window with its preferences opened by their shortcut."""
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    yield window
    for dialog in window.findChildren(PreferencesDialog):
        dialog.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def dialog_of(window: MainWindow) -> PreferencesDialog:
    return child(window, PreferencesDialog)


def choose(box: QComboBox, value: object) -> None:
    """By keys, as a person does."""
    box.setFocus()
    while (now := box.currentIndex()) != (wanted := box.findData(value)):
        QTest.keyClick(box, Qt.Key.Key_Down if wanted > now else Qt.Key.Key_Up)


@pytest.mark.command("show-preferences")
def test_the_dialog_opens_once_and_goes_with_escape(window: MainWindow, qtbot: QtBot) -> None:
    dialog = dialog_of(window)
    action(window, "show-preferences").trigger()
    assert window.findChildren(PreferencesDialog) == [dialog]
    assert (dialog.isVisible(), dialog.isModal()) == (True, False)
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.findChildren(PreferencesDialog) == []


def test_a_theme_is_chosen_by_its_picture(window: MainWindow, store: SettingsStore) -> None:
    for theme in (Theme.DARK, Theme.HIGH_CONTRAST, Theme.SYSTEM, Theme.LIGHT):
        card = child(dialog_of(window), QAbstractButton, f"theme-{theme}")
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        assert (card.isChecked(), window.theme, stored(store).theme) == (True, theme, theme)


def test_a_theme_chosen_in_the_menu_shows_in_the_dialog(window: MainWindow) -> None:
    action(window, "use-dark-theme").trigger()
    assert child(dialog_of(window), QAbstractButton, "theme-dark").isChecked()


@pytest.mark.slow
def test_the_language_changes_the_dialog_too_and_keeps_the_focus(window: MainWindow, store: SettingsStore) -> None:
    dialog = dialog_of(window)
    for lang in ("pl", "it", None, "es", "en"):
        choose(child(dialog, QComboBox, "preferences-language"), lang)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert stored(store).language == lang
        assert dialog.windowTitle() == say("preferences-title", window.lang)
        assert say("preferences-sample", window.lang) in [label.text() for label in dialog.findChildren(QLabel)]
        focused = dialog.focusWidget()
        assert focused is not None
        assert focused.objectName() == "preferences-language"


def test_the_sample_follows_the_slider_and_the_app_when_it_rests(
    window: MainWindow, store: SettingsStore, qtbot: QtBot, qapp: QApplication
) -> None:
    dialog = dialog_of(window)
    slider, sample = child(dialog, QSlider, "preferences-text-size"), child(dialog, QLabel, "preferences-sample")
    base = qapp.font().pointSizeF()
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert sample.font().pointSizeF() == pytest.approx(2 * base)
    assert qapp.font().pointSizeF() == base
    with qtbot.waitSignal(window.prefers):
        pass
    assert stored(store).text_size == 200
    assert qapp.font().pointSizeF() == pytest.approx(2 * base)
    assert sample.font().pointSizeF() == pytest.approx(2 * base)
    with qtbot.waitSignal(window.prefers):
        QTest.keyClick(slider, Qt.Key.Key_PageDown)
    assert stored(store).text_size == 175
    assert qapp.font().pointSizeF() == pytest.approx(1.75 * base)


def test_a_dialog_closed_at_once_still_keeps_the_text_size(window: MainWindow, store: SettingsStore) -> None:
    slider = child(dialog_of(window), QSlider, "preferences-text-size")
    QTest.keyClick(slider, Qt.Key.Key_End)
    QTest.keyClick(dialog_of(window), Qt.Key.Key_Escape)
    assert stored(store).text_size == 200


def test_the_speed_of_bots_is_kept_as_the_pause_between_their_moves(window: MainWindow, store: SettingsStore) -> None:
    """A pause of another length, from an earlier version, shows as the nearest speed, and stays until one is chosen."""
    window.change(bot_pause=1100)
    speeds = child(dialog_of(window), QComboBox, "preferences-bot-pause")
    assert (speeds.currentText(), stored(store).bot_pause) == ("Slow", 1100)
    for key, pause in ((Qt.Key.Key_Down, BOT_SPEEDS["normal"]), (Qt.Key.Key_End, 0), (Qt.Key.Key_Home, 1500)):
        QTest.keyClick(speeds, key)
        assert stored(store).bot_pause == pause


def test_boards_turn_to_fit_unless_that_is_switched_off(window: MainWindow, store: SettingsStore) -> None:
    switch = child(dialog_of(window), QAbstractButton, "preferences-turn-boards")
    for wanted in (False, True):
        QTest.keyClick(switch, Qt.Key.Key_Space)
        assert (switch.isChecked(), stored(store).turn_boards, board_turns().turns_to_fit) == (wanted, wanted, wanted)


def test_actions_move_unless_that_is_switched_off(
    window: MainWindow, store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "WITHOUT_SCREEN", ())
    switch = child(dialog_of(window), QAbstractButton, "preferences-motion")
    for wanted in (False, True):
        QTest.keyClick(switch, Qt.Key.Key_Space)
        assert (switch.isChecked(), stored(store).motion, motion_allowed()) == (wanted, wanted, wanted)


def test_questions_with_one_answer_are_asked_if_that_is_switched_on(window: MainWindow, store: SettingsStore) -> None:
    switch = child(dialog_of(window), QAbstractButton, "preferences-ask-all")
    for wanted in (True, False):
        QTest.keyClick(switch, Qt.Key.Key_Space)
        assert (switch.isChecked(), stored(store).ask_all) == (wanted, wanted)


def test_the_defaults_come_back_but_shortcuts_stay(window: MainWindow, store: SettingsStore) -> None:
    chosen = {"quit-app": ("Ctrl+Shift+Q",)}
    window.change(
        theme=Theme.DARK, text_size=125, bot_pause=0, turn_boards=False, motion=False, shortcuts=chosen, recent=("a",)
    )
    QTest.mouseClick(child(dialog_of(window), QAbstractButton, "preferences-defaults"), Qt.MouseButton.LeftButton)
    assert stored(store) == Preferences(shortcuts=chosen, recent=("a",))


def test_the_shortcuts_are_one_press_away(window: MainWindow) -> None:
    before = set(window.findChildren(QWidget, "shortcuts"))
    QTest.mouseClick(child(dialog_of(window), QAbstractButton, "preferences-shortcuts"), Qt.MouseButton.LeftButton)
    opened = set(window.findChildren(QWidget, "shortcuts")) - before
    assert len(opened) == 1
    opened.pop().close()


@pytest.mark.parametrize("lang", languages())
def test_letters_lead_to_the_rows_and_each_has_its_own(open_window: OpenWindow, lang: str) -> None:
    window = open_window(lang)
    action(window, "show-preferences").trigger()
    rows = [label for label in dialog_of(window).findChildren(QLabel) if label.buddy()]
    letters = [label.text().partition("&")[2][:1].lower() for label in rows]
    assert len(rows) == 7
    assert all(letters)
    assert len(set(letters)) == len(letters), letters
    dialog_of(window).close()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", [100, 150])
def test_no_text_of_the_dialog_is_cut_off(
    open_window: OpenWindow, qapp: QApplication, store: SettingsStore, lang: str, size: int
) -> None:
    store.change(text_size=size)
    window = open_window(lang)
    action(window, "show-preferences").trigger()
    qapp.processEvents()
    for label in dialog_of(window).findChildren(QLabel):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
        assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()
    for button in dialog_of(window).findChildren(QAbstractButton):
        assert button.width() >= button.minimumSizeHint().width(), button.text()
    dialog_of(window).close()


def test_everything_that_takes_the_focus_has_a_name(window: MainWindow) -> None:
    dialog = dialog_of(window)
    shown = [each for each in dialog.findChildren(QWidget) if each.isVisible()]
    takers = [each for each in shown if each.focusPolicy().value & Qt.FocusPolicy.TabFocus.value]
    own = [each for each in takers if not each.objectName().startswith("qt_")]
    assert len(own) == 13
    nameless = [each.objectName() for each in own if not (each.accessibleName() or getattr(each, "text", str)())]
    assert nameless == []
    assert [each for each in own if not each.objectName()] == []


def test_the_menus_for_themes_text_and_language_are_there(open_window: OpenWindow) -> None:
    window = open_window()
    assert len(child(window, QMenu, "menu-view-theme").actions()) == 4
    assert len(child(window, QMenu, "menu-view-text-size").actions()) == 3
    assert len(child(window, QMenu, "menu-view-language").actions()) == len(languages())


@pytest.mark.parametrize("lang", languages())
def test_a_name_with_an_underlined_letter_has_room(open_window: OpenWindow, lang: str) -> None:
    """The letter is drawn on its own, without drawing near to its neighbours."""
    dialog = PreferencesDialog(open_window(lang))
    for label in dialog.findChildren(QLabel):
        if label.buddy() is not None:
            parts, metrics = label.text().partition("&"), label.fontMetrics()
            drawn = (parts[0], parts[2][:1], parts[2][1:])
            assert label.sizeHint().width() >= sum(metrics.horizontalAdvance(part) for part in drawn) + 2


def test_only_closing_the_window_waits_for_a_slow_disk(
    open_window: OpenWindow, store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, keep, disk = open_window(), store.keep, threading.Event()
    monkeypatch.setattr(store, "keep", lambda: disk.wait(PATIENCE) and keep())
    window.change(text_size=125)
    assert SettingsStore(store.folder).preferences.text_size == 100
    threading.Timer(0.1, disk.set).start()
    window.close()
    assert SettingsStore(store.folder).preferences.text_size == 125


def test_preferences_that_cannot_be_kept_are_reported(
    open_window: OpenWindow, store: SettingsStore, qtbot: QtBot, expect_log: ExpectLog
) -> None:
    window = open_window()
    store.folder.mkdir(parents=True, exist_ok=True)
    (store.folder / FILE).mkdir()
    expect_log("the preferences are not kept")
    window.change(text_size=125)
    assert window.store.preferences.text_size == 125
    qtbot.waitUntil(lambda: str(store.folder / FILE) in window.toasts.text)
