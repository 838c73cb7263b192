"""An enemy under the mouse, best one that is not seen: the lines that decide it; and all that it sees itself."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at, point_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "attack", least=60)
    figures, hovering = page.play.snapshot.board.pieces, page.showing.hovering
    active = next(each for each in figures if each.active)
    for foe in (each for each in figures if each.seat != active.seat):
        point_at(page, foe.places[0])
        hovering.show_reasons(foe.places[0], foe.id)
        if any(not line.clear for line in page.parts.map.painter.overlay.lines):
            break
    page.run_command("show-sight")
    return window
