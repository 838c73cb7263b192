"""Begins games in a window: asks what is wanted, and opens a table for it, or says why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox

from editor.cli.stock import Stock
from editor.playtest.keeping import sitting_of
from editor.playtest.opening import CannotOpen, Complaint
from editor.table.at_table import KEY
from editor.table.new_game import NewGameDialog
from editor.table.page import TablePage
from editor.table.rule_text import SCHEME, with_links
from editor.table.seating import NewGame
from editor.window.opening import remember_as_recent
from engine.words import say

if TYPE_CHECKING:
    from editor.window.kept_games import KeptGame
    from editor.window.main_window import MainWindow


def ask_for_game(window: MainWindow) -> None:
    """Open the dialog; the game begins when it is confirmed. The scenario of the table in front is proposed."""
    proposed = getattr(window.page, "scenario", "")
    dialog = NewGameDialog(window.lang, proposed, window)
    dialog.wanted.connect(lambda wanted: begin(window, wanted))
    dialog.rule_wanted.connect(window.open_rule)
    dialog.open()


def begin(window: MainWindow, wanted: NewGame) -> None:
    """A table of its own for this game."""
    try:
        page = TablePage.for_game(window, wanted)
    except CannotOpen as fault:
        complain(window, fault)
        return
    window.open_page(_free_key(window, wanted.scenario), lambda: page)
    remember_as_recent(window, wanted.scenario)


def go_on_with(window: MainWindow, document: Mapping[str, Any], key: str, kept_at: str = "") -> None:
    """A table for a stored moment of a game; its players are those who played it."""
    if (there := window.tabs.page(key)) is not None:
        window.tabs.setCurrentWidget(there)
        return
    try:
        page = TablePage.for_sitting(window, sitting_of(document, Stock(with_files=False), window.lang), kept_at)
    except CannotOpen as fault:
        complain(window, fault)
        return
    window.open_page(key, lambda: page)


def go_on_with_kept(window: MainWindow, game: KeptGame) -> None:
    """A table for a game that was left, or a word about why there is none."""
    from editor.documents.reading import CannotRead, read_file
    from editor.window.document_asking import complain as complain_of_file

    try:
        document = read_file(game.path).content.plain()
    except CannotRead as fault:
        complain_of_file(window, fault.word, fault.problems)
    else:
        go_on_with(window, document, f"{KEY}{game.path.name}", game.path.name)


def complain(window: MainWindow, fault: CannotOpen) -> None:
    """Say what is wrong with the scenario."""
    box = QMessageBox(window)
    box.setObjectName("cannot-open")
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(say("table-cannot-open", window.lang))
    box.setInformativeText("<br>".join(map(_told, fault.complaints)))
    for label in box.findChildren(QLabel):
        label.setOpenExternalLinks(False)
        label.linkActivated.connect(lambda link: window.open_rule(link.removeprefix(SCHEME)))
    box.open()


def _told(complaint: Complaint) -> str:
    """A sentence with the place it is about, and its rule to be clicked."""
    place = f" ({complaint.path})" if complaint.path else ""
    return with_links(f"{complaint.sentence}{place}", (complaint.rule,) if complaint.rule else ())


def _free_key(window: MainWindow, scenario: str) -> str:
    """The key of a table that is not open yet."""
    open_now = {page.key for page in window.pages}
    keys = (f"{KEY}{scenario}" if number == 1 else f"{KEY}{scenario}#{number}" for number in count(1))
    return next(key for key in keys if key not in open_now)
