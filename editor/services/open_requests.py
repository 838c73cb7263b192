"""Opens scenarios and files by name: a scenario as a game, a file as its document, a pack for import.

A page that is already open is raised.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QFileInfo, QTimer

from editor.file_suffixes import PACK
from editor.page_api.hint import Notice
from editor.page_api.page_request import ImportFiles, PlayScenario
from editor.services.app_context import AppContext
from editor.services.scenario_catalogue import stock_scenarios
from engine.kernel.data.message import message
from engine.words import say

MOST_NAMED = 100
"""The greatest number of names opened at once."""


def open_file(context: AppContext, name: str) -> None:
    """Show the document in a file, or why it cannot be shown; for a pack, show the import dialog."""
    if name.lower().endswith(PACK):
        _import_packs(context, [name])
    else:
        context.documents.open_name(name)


def open_named(context: AppContext, names: list[str]) -> None:
    """Open the names of the command line one by one, without blocking the window; reports missing ones."""
    taken = names[:MOST_NAMED]
    packs = [name for name in taken if name.lower().endswith(PACK) and QFileInfo(name).isFile()]
    steps: list[Callable[[], None]] = [partial(_open_one, context, name) for name in taken if name not in packs]
    if packs:
        steps.append(partial(_import_packs, context, packs))
    _run_in_turn(context, steps)
    if len(names) > MOST_NAMED:
        context.window.show_notice(Notice(message("open-too-many", n=len(names), most=MOST_NAMED)))


def _run_in_turn(context: AppContext, steps: Sequence[Callable[[], None]]) -> None:
    """Run the first at once, each other one after the window has been painted."""
    if steps:
        steps[0]()
    if others := steps[1:]:
        QTimer.singleShot(0, context, lambda: _run_in_turn(context, others))


def _open_one(context: AppContext, name: str) -> None:
    if name in stock_scenarios():
        context.open(PlayScenario(name))
    elif QFileInfo(name).isFile():
        open_file(context, name)
    else:
        open_own(context, name)


def _import_packs(context: AppContext, packs: Sequence[str]) -> None:
    context.open(ImportFiles(tuple(packs)))


def open_own(context: AppContext, name: str) -> None:
    """Play a scenario of the library, once it is known whether there is one with this id."""
    own = context.scenarios

    def missing_text(lang: str) -> str:
        return " ".join((say("open-no-such-scenario", lang, name=name), *own.reasons(lang)))

    def open_scenario() -> None:
        own.changed.disconnect(open_scenario)
        sample = next((each for each in own.own if each.id == name and each.origin != "file"), None)
        if sample is not None:
            context.open(PlayScenario(sample.key))
        else:
            context.window.show_notice(Notice(missing_text))

    own.changed.connect(open_scenario)
    own.look()
