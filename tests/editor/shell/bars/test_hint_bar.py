"""The hint bar: key caps with verbs for the page in front, in its language, with the keys that a user chose."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.page_api.hint import MOST_HINTS, MOUSE_WORDS, command_hint, hint
from editor.settings.store import SettingsStore
from editor.shell.bars.hint_bar import HintBar, key_text
from engine.words import languages, say
from tests.editor.conftest import OpenWindow
from tests.editor.shell.demo_page import open_demo


@pytest.fixture
def bar(qtbot: QtBot) -> HintBar:
    made = HintBar(lambda command: {"undo-edit": "Ctrl Z"}.get(command, ""))
    qtbot.addWidget(made)
    return made


def test_a_pair_is_a_cap_and_a_verb(bar: HintBar) -> None:
    bar.show_hints((hint("click", "toast-undo"), hint("F2", "toast-close"), command_hint("undo-edit", "toast-undo")))
    assert bar.pairs == [("Click", "Undo"), ("F2", "Close message"), ("Ctrl Z", "Undo")]
    bar.speak("pl")
    assert bar.pairs[0] == ("Klik", "Cofnij")


def test_a_command_without_keys_has_no_hint(bar: HintBar) -> None:
    bar.show_hints((command_hint("show-about", "toast-undo"),))
    assert bar.pairs == []


def test_there_are_six_at_most(bar: HintBar) -> None:
    bar.show_hints([hint(f"F{number}", "toast-undo") for number in range(1, 10)])
    assert len(bar.pairs) == MOST_HINTS == 6


@pytest.mark.parametrize(
    ("keys", "text"), [("Ctrl+Z", "Ctrl Z"), ("Return", "Return"), ("1–8", "1–8"), ("+", "+"), ("N", "N")]
)
def test_keys_are_written_as_on_caps(qapp: object, keys: str, text: str) -> None:
    assert key_text(keys) == text


def test_screen_readers_hear_status_and_hints(bar: HintBar) -> None:
    assert bar.accessibleName() == "Hints"
    bar.show_hints((hint("F2", "toast-undo"),))
    bar.show_status("S15: open ground")
    assert bar.accessibleName() == "S15: open ground · F2: Undo"


def test_hints_without_room_are_left_out_and_the_status_stays(bar: HintBar) -> None:
    """The last ones go first; nothing is painted over anything else."""
    bar.show_hints([hint(f"F{number}", "toast-close") for number in range(1, 7)])
    bar.show_status("S15: open ground")
    pictures = []
    for width in (1400, 700, 420):
        bar.resize(width, bar.height())
        pictures.append(bar.grab().toImage())
    right = 90
    ends = [picture.copy(picture.width() - right, 1, right, picture.height() - 1) for picture in pictures]
    assert ends[0] == ends[1] == ends[2]


def test_every_action_of_the_mouse_has_a_word() -> None:
    assert all(say(word, lang) for word in MOUSE_WORDS.values() for lang in languages())


def test_the_bar_shows_the_hints_of_the_page_in_front(open_window: OpenWindow, store: SettingsStore) -> None:
    """With the keys that the user chose for a command."""
    window = open_window()
    page = open_demo(window)
    assert window.hint_bar.pairs == [("Ctrl Z", "Undo")]
    window.change(shortcuts={"undo-edit": ("Ctrl+U",)})
    assert window.hint_bar.pairs == [("Ctrl U", "Undo")]
    page.more_hints = (hint("F2", "toast-undo"),)
    page.hints_changed.emit()
    assert window.hint_bar.pairs == [("Ctrl U", "Undo"), ("F2", "Undo")]
    window.run_command("show-start-page")
    assert ("F2", "Undo") not in window.hint_bar.pairs


def test_the_bar_grows_less_than_the_text(open_window: OpenWindow) -> None:
    window = open_window()
    bar: QWidget = window.hint_bar
    assert bar.height() == 28
    window.change(text_size=150)
    assert bar.height() == 34
