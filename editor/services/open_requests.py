"""Opens what can be named: a scenario as a game, a file as the document in it, a pack in the import dialog.

What is open already comes to the front."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileInfo, QTimer

from editor.services.scenario_catalogue import ScenarioService, stock_scenarios
from editor.settings.preferences import MOST_RECENT
from editor.suffixes import PACK
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

MOST_NAMED = 100
"""More are not opened at one go."""


def open_scenario(window: "MainWindow", name: str) -> None:
    """Sit down to play the scenario with this key, or come back to its table where it is open."""
    from editor.pages.play.start.start_game import start_or_return

    start_or_return(window, name)


def open_file(window: "MainWindow", name: str) -> None:
    """Show the document in a file, or say why it cannot be shown; a pack is looked at, to be taken in."""
    if name.lower().endswith(PACK):
        _take_in(window, [name])
        return
    from editor.services.document_service import DocumentService

    DocumentService.of(window).open_name(name)


def open_named(window: "MainWindow", names: list[str]) -> None:
    """Open what was named at the start, one after another: the window stays alive. What there is not is told."""
    taken = names[:MOST_NAMED]
    packs = [name for name in taken if name.lower().endswith(PACK) and QFileInfo(name).isFile()]
    steps: list[Callable[[], None]] = [partial(_open_one, window, name) for name in taken if name not in packs]
    if packs:
        steps.append(partial(_take_in, window, packs))
    _go_through(window, steps)
    if len(names) > MOST_NAMED:
        window.tell(say("open-too-many", window.lang, n=len(names), most=MOST_NAMED))


def _go_through(window: "MainWindow", steps: Sequence[Callable[[], None]]) -> None:
    """The first at once, each other one when the window has drawn itself."""
    if steps:
        steps[0]()
    if others := steps[1:]:
        QTimer.singleShot(0, window, lambda: _go_through(window, others))


def _open_one(window: "MainWindow", name: str) -> None:
    if name in stock_scenarios():
        open_scenario(window, name)
    elif QFileInfo(name).isFile():
        open_file(window, name)
    else:
        open_own(window, name)


def _take_in(window: "MainWindow", packs: Sequence[str]) -> None:
    from editor.pages.library.import_export_commands import import_named_files

    import_named_files(window, packs)


def open_own(window: "MainWindow", name: str) -> None:
    """Sit down to play a scenario of the library, once it is known whether there is one of this id."""
    own = ScenarioService.of(window)

    def open_it() -> None:
        own.changed.disconnect(open_it)
        sample = next((each for each in own.own if each.id == name and each.origin != "file"), None)
        if sample is not None:
            open_scenario(window, sample.key)
        else:
            window.tell(" ".join((say("open-no-such-scenario", window.lang, name=name), *own.reasons(window.lang))))

    own.changed.connect(open_it)
    own.look()


def remember_as_recent(window: "MainWindow", name: str) -> None:
    """The start page shows it first from now on."""
    before = window.store.preferences.recent
    recent = (name, *(other for other in before if other != name))[:MOST_RECENT]
    if recent != before:
        window.change(recent=recent)
