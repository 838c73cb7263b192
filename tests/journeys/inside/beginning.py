"""Starts a certain game like a person: from the start page through the dialog."""

from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from editor.pages.play.page import PlayPage
from editor.pages.play.start.new_game_dialog import NewGameDialog
from editor.shell.main_window import MainWindow
from tests.journeys.inside.hands import click, press, type_text
from tests.journeys.inside.living import Actions, Until

T = TypeVar("T", bound=QObject)


def named(parent: QObject, name: str, kind: type[T]) -> T:
    """The child of this name, which must be there."""
    found = parent.findChild(kind, name)
    assert isinstance(found, kind), f"there is no {name}"
    return found


def begin_game(window: MainWindow, scenario: str, players: Mapping[str, str], seed: int) -> Actions:
    """Choose the scenario, the players and the seed, and begin."""
    yield f"begin a game of {scenario}"
    click(named(window, "start-new-game", QWidget))
    yield Until("the dialog for a game is there", lambda: isinstance(QApplication.activeWindow(), NewGameDialog))
    dialog: QWidget | None = QApplication.activeWindow()
    assert isinstance(dialog, NewGameDialog)
    yield from choose(dialog.scenario, scenario)
    yield Until("it was read who plays", lambda: bool(dialog.players))
    for seat, player in players.items():
        yield from choose(dialog.players[seat], player)
    click(named(dialog, "new-game-fold", QWidget))
    yield Until("the rules are unfolded", dialog.seed.isVisible)
    click(dialog.seed)
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    type_text(str(seed))
    yield "press Begin"
    click(named(dialog, "new-game-begin", QWidget))
    yield Until("the table is there", lambda: isinstance(window.page, PlayPage))
    page = window.page
    assert isinstance(page, PlayPage)
    session = page.play.session
    assert (page.scenario, session.players, session.table.luck.seed) == (scenario, dict(players), seed)


def choose(combo: QComboBox, wanted: str) -> Actions:
    """Open a list by a click, go down it with the keyboard, and take the entry that stands for this."""
    yield f"choose {wanted} in {combo.objectName()}"
    click(combo)
    yield Until("the list is open", lambda: QApplication.activePopupWidget() is not None)
    press(Qt.Key.Key_Home)
    above = range(combo.findData(wanted))
    for _ in [row for row in above if combo.itemData(row) is not None]:  # lines between them are passed over
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    yield Until("the list is closed", lambda: QApplication.activePopupWidget() is None)
    assert combo.currentData() == wanted
