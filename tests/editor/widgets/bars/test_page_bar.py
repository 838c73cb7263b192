"""The bar of a page: name, kind and state at the left, actions at the right, the primary one last."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.widgets.bars.page_bar import PageBar
from tests.editor.conftest import OpenWindow


@pytest.fixture
def bar(qtbot: QtBot) -> PageBar:
    made = PageBar()
    qtbot.addWidget(made)
    made.resize(900, made.height())
    made.show()
    return made


def test_name_kind_and_state_are_shown_and_heard(bar: PageBar) -> None:
    bar.show_text("Crystal Pass")
    name_only = bar.grab().toImage()
    bar.show_text("Crystal Pass", "Map", "unsaved")
    assert bar.title.accessibleName() == "Crystal Pass · Map · unsaved"
    assert bar.title.text() == "Crystal Pass"
    assert bar.grab().toImage() != name_only


def test_without_room_the_kind_goes_and_the_name_is_elided(bar: PageBar) -> None:
    bar.show_text("A name of a mission that is rather long", "a kind of thing that is long as well", "")
    bar.resize(460, bar.height())
    narrow = bar.grab().toImage()
    bar.show_text("A name of a mission that is rather long", "", "")
    assert bar.grab().toImage() == narrow
    assert "mission that is rather long" in bar.title.toolTip()


def test_the_primary_action_is_the_last_and_the_only_one(bar: PageBar) -> None:
    primary, first, second = QPushButton("Play"), QPushButton("Copy"), QPushButton("Export")
    bar.add_action(first)
    bar.set_primary(primary)
    bar.add_action(second)
    QApplication.processEvents()
    assert first.x() < second.x() < primary.x()
    assert primary.property("primary") is True
    with pytest.raises(ValueError, match="primary action already"):
        bar.set_primary(QPushButton("Save"))


def test_the_bar_is_56_high_and_grows_less_than_the_text(open_window: OpenWindow, bar: PageBar) -> None:
    window = open_window()
    assert bar.height() == 56
    window.change(text_size=150)
    assert 56 < bar.height() < 84
