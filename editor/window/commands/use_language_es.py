"""View > Language > Español: everything in this language, at once."""

from editor.window.command import Command
from editor.window.main_window import MainWindow

LANGUAGE = "es"


def run(window: MainWindow) -> None:
    window.change(language=LANGUAGE)


def is_checked(window: MainWindow) -> bool:
    return window.lang == LANGUAGE


COMMAND = Command(
    name="use-language-es",
    word="command-use-language-es",
    menu="view/language",
    place=20,
    run=run,
    is_checked=is_checked,
    one_of="language",
)
