"""The menu for choosing between several pieces in a place, and the place itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.place_text import piece_text
from editor.widgets.labels import on_button


def ask_which_piece(
    parent: QWidget, board_index: BoardIndex, place: str, lang: str, at: QPoint, then: Callable[[str], None]
) -> None:
    """Show a menu with the pieces of a place, and the place itself.

    `then` is called with the id of the chosen piece, or with an empty one for the place; it is not called when the menu
    is closed without a choice.
    """
    here = board_index.place(place)
    menu = QMenu(parent)
    menu.setObjectName("which-piece")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for piece in board_index.pieces_at(place):
        menu.addAction(on_button(piece_text(board_index, piece, lang))).triggered.connect(
            partial(_choose, then, piece.id)
        )
    menu.addSeparator()
    title = place if here is None or not here.title else here.title
    menu.addAction(on_button(title)).triggered.connect(partial(_choose, then, ""))
    menu.setActiveAction(menu.actions()[0])
    menu.popup(at)


def _choose(then: Callable[[str], None], piece: str, _checked: bool = False) -> None:
    then(piece)
