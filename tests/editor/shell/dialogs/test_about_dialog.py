"""The About box tells version, licences and owners, in every language and size of text."""

import platform
import sqlite3

import pytest
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from editor.settings.store import SettingsStore
from editor.shell.dialogs.about_dialog import ICONS_OF, STANDS_ON, AboutDialog
from engine.version import VERSION
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.theme.test_icons import SET


@pytest.mark.parametrize("lang", languages())
@pytest.mark.command("show-about")
def test_about_tells_version_licences_and_owners(open_window: OpenWindow, qtbot: QtBot, lang: str) -> None:
    window = open_window(lang)
    action(window, "show-about").trigger()
    about = child(window, AboutDialog)
    assert about.isVisible()
    shown = "\n".join(label.text() for label in about.findChildren(QLabel))
    works = [*STANDS_ON, *STANDS_ON.values(), *ICONS_OF, *ICONS_OF.values()]
    running = (platform.python_version(), qVersion(), sqlite3.sqlite_version)
    for part in (VERSION, "MIT", *running, *works, say("about-trademarks", lang)):
        assert part in shown
    with qtbot.waitSignal(about.destroyed):
        child(about, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Close).click()
    assert window.findChildren(AboutDialog) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", [100, 150, 200])
def test_none_of_it_is_cut_off(
    open_window: OpenWindow, qapp: QApplication, store: SettingsStore, lang: str, size: int
) -> None:
    """What does not fit on the screen can be scrolled to, and only downwards."""
    store.change(text_size=size)
    window = open_window(lang)
    action(window, "show-about").trigger()
    about = child(window, AboutDialog)
    qapp.processEvents()
    for label in about.findChildren(QLabel):
        assert label.height() >= (label.heightForWidth(label.width()) if label.wordWrap() else 0), label.text()
    assert about.paper.horizontalScrollBar().maximum() == 0
    about.close()


def test_the_credits_of_the_icons_match_their_licence() -> None:
    text = (SET / "LICENSE").read_text("utf-8")
    assert all(name in text for name in ICONS_OF)
    assert all(f"{licence}" in text for licence in ICONS_OF.values())
