"""The commands of the Game menu: what the table in front can do."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from editor.pages.play.front_page import can, front_play_page
from editor.shell.command import Command
from editor.shell.main_window import MainWindow

if TYPE_CHECKING:
    from editor.pages.play.page import PlayPage


def _command(
    name: str, place: int, icon: str, keys: str = "", is_on: "Callable[[PlayPage], bool] | None" = None
) -> Command[MainWindow]:
    """A command that the table in front carries out, ticked while `is_on` holds for it."""

    def run(window: MainWindow) -> None:
        if page := front_play_page(window):
            page.do(name)

    def is_checked(window: MainWindow) -> bool:
        page = front_play_page(window)
        return page is not None and is_on is not None and is_on(page)

    return Command(
        name,
        "game",
        place,
        run,
        keys=keys,
        icon=icon,
        enabled=lambda window: can(window, name),
        is_checked=is_checked if is_on else None,
    )


COMMANDS: tuple[Command[MainWindow], ...] = (
    _command("take-back", 100, "take-back", "Ctrl+Backspace; Alt+Left"),
    _command("go-again", 110, "go-again", "Ctrl+Shift+Backspace; Alt+Right"),
    _command("new-dice", 120, "new-dice", "Ctrl+Shift+D"),
    _command("own-dice", 130, "number-keys", is_on=lambda page: page.types_dice),
    _command("why-not", 200, "help", "F2"),
    _command("show-arcs", 210, "arcs", "Ctrl+Shift+A", lambda page: page.shows_arcs),
    _command("show-sight", 215, "sight", "Ctrl+Shift+L", lambda page: page.shows_sight),
    _command("show-contents", 220, "layout", "Ctrl+T", lambda page: page.shows_contents),
    _command("fit-map", 230, "fit", "Ctrl+1"),
    _command("run-bots", 300, "play", "F5", lambda page: page.runs_bots),
    _command("step-bots", 310, "step-forward", "F6"),
    _command("show-result", 320, "objective"),
)
