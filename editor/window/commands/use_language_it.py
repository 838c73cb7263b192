"""View > Language > Italiano: everything in this language, at once."""

from editor.window.command import Command
from editor.window.main_window import MainWindow

LANGUAGE = "it"


def run(window: MainWindow) -> None:
    window.change(language=LANGUAGE)


def is_checked(window: MainWindow) -> bool:
    return window.lang == LANGUAGE


COMMAND = Command(
    name="use-language-it",
    word="command-use-language-it",
    menu="view/language",
    place=30,
    run=run,
    is_checked=is_checked,
    one_of="language",
)
