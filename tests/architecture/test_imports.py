"""The product keeps to the table in `walls.py`, and every kind of wall catches a breach of it."""

from functools import cache
from pathlib import Path

import pytest

from tests.architecture.chapters import CHAPTERS
from tests.architecture.imports import faults, of_a_later_chapter, uses
from tests.architecture.sources import PROJECT, Source, is_within, product, write_tree
from tests.architecture.walls import ALLOWED, RESTRICTED, Allowed


@cache
def names_used() -> frozenset[tuple[str, str]]:
    """Each module of the product with each name that it imports."""
    return frozenset((source.module, use.name) for source in product() for use in uses(source))


def test_the_product_keeps_to_the_table() -> None:
    assert faults(PROJECT) == []


def test_no_exception_outlives_its_use() -> None:
    """An exception that nothing needs any more is taken out of the table."""
    used = names_used()
    idle = [row for row in ALLOWED if not any(row.module == m and is_within(name, row.imports) for m, name in used)]
    assert idle == []


@pytest.mark.parametrize("what", RESTRICTED)
def test_no_permission_outlives_its_use(what: str) -> None:
    """A module that is named for files, clocks or chance does use them."""
    users = {module for module, used in names_used() if any(is_within(used, name) for name in RESTRICTED[what].names)}
    idle = [where for where in RESTRICTED[what].where if not any(is_within(user, where) for user in users)]
    assert idle == []


@pytest.mark.parametrize("game", CHAPTERS)
def test_no_name_among_the_chapters_is_idle(game: str) -> None:
    """Without it something would be refused: a chapter has modules, and one module apart must stand where it does."""
    within = [pair for pair in names_used() if all(is_within(name, game) for name in pair)]
    rows = CHAPTERS[game]
    usual = sum(any(of_a_later_chapter(game, rows, *pair)) for pair in within)
    idle = []
    for name in (name for row in rows for name in row):
        left = tuple(tuple(each for each in row if each != name) for row in rows)
        if sum(any(of_a_later_chapter(game, left, *pair)) for pair in within) <= usual:
            idle.append(name)
    assert idle == []


BREACHES = {
    "relative import": ("engine/kernel/play/loop.py", "from .state import State"),
    "star import": ("engine/kernel/play/loop.py", "from engine.kernel.state.game_state import *"),
    "kernel knows abilities": ("engine/kernel/play/loop.py", "from engine.abilities import run"),
    "kernel knows systems": ("engine/kernel/play/loop.py", "import engine.systems.fields.turn"),
    "kernel knows probes": ("engine/kernel/play/loop.py", "from engine import probes"),
    "kernel uses a package": ("engine/kernel/play/loop.py", "import pydantic"),
    "geometry uses shapely": ("engine/geometry/sight/line_of_sight.py", "from shapely import Polygon"),
    "geometry uses numpy in a function": ("engine/geometry/sight/line_of_sight.py", "def f():\n    import numpy"),
    "for types only": ("engine/kernel/play/loop.py", "if TYPE_CHECKING:\n    from engine.content import Card"),
    "one system knows another": (
        "engine/systems/fields/turn.py",
        "from engine.systems.hoplomachus.turn.turn_steps import end",
    ),
    "a chapter knows a later one": (
        "engine/systems/battleground/sight/figure_cover.py",
        "def f():\n    from engine.systems.battleground.combat.attack_action import AttackWish",
    ),
    "a module of a game in no chapter": (
        "engine/systems/battleground/novelty.py",
        "from engine.systems.battleground.state import Battle",
    ),
    "a system knows bots": ("engine/systems/fields/turn.py", "from engine.bots import greedy"),
    "engine uses Qt": ("engine/content/card.py", "from PySide6.QtCore import QObject"),
    "engine uses SQL": ("engine/content/card.py", "import sqlmodel"),
    "engine uses SQL without a package": ("engine/content/card.py", "import sqlite3"),
    "network": ("engine/bots/match.py", "from urllib.request import urlopen"),
    "other processes": ("engine/kernel/play/loop.py", "def f():\n    import subprocess"),
    "engine knows the library": ("engine/content/card.py", "import database.rows"),
    "library uses Qt": ("database/rows.py", "from PySide6 import QtCore"),
    "library knows the editor": ("database/rows.py", "import editor.app"),
    "editor uses SQL": ("editor/shell/main_window.py", "import sqlmodel"),
    "QtSql": ("editor/shell/main_window.py", "from PySide6 import QtSql"),
    "command line uses Qt": ("editor/cli/play.py", "def f():\n    from PySide6.QtWidgets import QLabel"),
    "documents use widgets": ("editor/documents/document.py", "from PySide6.QtWidgets import QLabel"),
    "edits use Qt": ("editor/edits/paint_cells.py", "import PySide6.QtGui"),
    "widgets know the shell": ("editor/widgets/labels.py", "from editor.shell.main_window import MainWindow"),
    "widgets know a page": ("editor/widgets/labels.py", "from editor.pages.play.page import PlayPage"),
    "rule books know the shell": ("editor/rule_books/search.py", "import editor.shell.menus"),
    "the app knows a page": ("editor/app/main.py", "from editor.pages.play.page import PlayPage"),
    "presenters know the session": ("editor/presenters/presenter.py", "import editor.playtest.play_session"),
    "tools use widgets": ("editor/canvas/tools/paint.py", "from PySide6.QtWidgets import QLabel"),
    "product knows tests": ("editor/shell/main_window.py", "from tests.support import shots"),
    "one page knows another": ("editor/pages/library/page.py", "from editor.pages.play.page import PlayPage"),
    "the contract of pages knows a page": (
        "editor/page_api/page_registry.py",
        "from editor.pages.play.page import PlayPage",
    ),
    "the contract of pages knows their package": ("editor/page_api/page_registry.py", "from editor import pages"),
    "the contract of pages knows a service": (
        "editor/page_api/page_request.py",
        "if TYPE_CHECKING:\n    from editor.services.saved_games import SavedGame",
    ),
    "the window knows what a page does": ("editor/shell/menus.py", "from editor.pages.play.commands import COMMANDS"),
    "a page knows the window": (
        "editor/pages/rules/page.py",
        "if TYPE_CHECKING:\n    from editor.shell.main_window import MainWindow",
    ),
    "a service knows a page": ("editor/services/open_requests.py", "def f():\n    import editor.pages.play.page"),
    "a service knows the package of pages": ("editor/services/open_requests.py", "import editor.pages"),
    "a service knows the window": (
        "editor/services/open_requests.py",
        "from editor.shell.main_window import MainWindow",
    ),
    "chance": ("engine/kernel/chance/rolls.py", "import random"),
    "chance in a function": ("editor/shell/main_window.py", "def f():\n    from random import choice"),
    "clock": ("engine/kernel/play/journal.py", "from datetime import date"),
    "clock in the library": ("database/rows.py", "import time"),
    "files": ("engine/kernel/play/journal.py", "from pathlib import Path"),
    "open": ("engine/kernel/play/journal.py", "open('x')"),
    "a path that was handed in": ("engine/kernel/play/journal.py", "def f(path): return path.read_text()"),
    "computed import": ("engine/kernel/rules/game_system.py", "import importlib"),
    "import by a constant name": ("editor/shell/command_registry.py", "importlib.import_module('sqlmodel')"),
    "a part without a row": ("engine/novelty/rows.py", "import json"),
}


@pytest.mark.parametrize(("place", "text"), BREACHES.values(), ids=BREACHES)
def test_a_breach_is_caught(tmp_path: Path, place: str, text: str) -> None:
    found = faults(write_tree(tmp_path, {place: text}))
    assert len(found) >= 1, f"nothing was found in {place}: {text}"


def test_permitted_imports_pass(tmp_path: Path) -> None:
    permitted = {
        "engine/kernel/play/loop.py": "import json\nfrom engine.kernel.state.game_state import State",
        "engine/geometry/areas/polygons.py": "def f():\n    import shapely",
        "engine/words/catalogue.py": "from pathlib import Path",
        "engine/systems/fields/turn.py": "from engine.systems.fields.move import go",
        "engine/kernel/play/view.py": "if TYPE_CHECKING:\n    from pathlib import Path",
        "editor/shell/main_window.py": "from PySide6.QtWidgets import QMainWindow\nimport database.rows",
    }
    assert faults(write_tree(tmp_path, permitted)) == []


def test_an_exception_holds_for_its_module_only_and_may_be_for_functions_only(tmp_path: Path) -> None:
    allowed = (Allowed("engine.geometry.masks", "numpy", "large boards", lazily=True),)
    tree = write_tree(
        tmp_path,
        {
            "engine/geometry/masks.py": "def f():\n    import numpy.linalg",
            "engine/geometry/sight/line_of_sight.py": "def f():\n    import numpy",
        },
    )
    assert [fault.split(":")[0] for fault in faults(tree, allowed)] == ["engine/geometry/sight/line_of_sight.py"]
    write_tree(tmp_path, {"engine/geometry/masks.py": "import numpy"})
    assert len(faults(tree, allowed)) == 2


def test_a_use_knows_its_line_and_whether_it_is_lazy(tmp_path: Path) -> None:
    tree = write_tree(tmp_path, {"engine/a.py": "import json\n\ndef f():\n    from os import path\n"})
    found = [(use.name, use.line, use.is_lazy) for use in uses(Source(tree / "engine/a.py", tree))]
    assert found == [("json", 1, False), ("os.path", 4, True)]
