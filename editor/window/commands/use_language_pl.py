"""View > Language > Polski: everything in this language, at once."""

from editor.window.command import Command
from editor.window.main_window import MainWindow

LANGUAGE = "pl"


def run(window: MainWindow) -> None:
    window.change(language=LANGUAGE)


def is_checked(window: MainWindow) -> bool:
    return window.lang == LANGUAGE


COMMAND = Command(
    name="use-language-pl",
    word="command-use-language-pl",
    menu="view/language",
    place=40,
    run=run,
    is_checked=is_checked,
    one_of="language",
)
