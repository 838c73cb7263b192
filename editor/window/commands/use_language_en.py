"""View > Language > English: everything in this language, at once."""

from editor.window.command import Command
from editor.window.main_window import MainWindow

LANGUAGE = "en"


def run(window: MainWindow) -> None:
    window.change(language=LANGUAGE)


def is_checked(window: MainWindow) -> bool:
    return window.lang == LANGUAGE


COMMAND = Command(
    name="use-language-en",
    word="command-use-language-en",
    menu="view/language",
    place=10,
    run=run,
    is_checked=is_checked,
    one_of="language",
)
