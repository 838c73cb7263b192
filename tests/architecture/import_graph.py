"""The graph of imports between modules: its cycles, and the imports that stand inside functions."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.architecture.imports import uses
from tests.architecture.sources import Source, is_within, product

CHECKED = ("engine", "database", "editor")
"""The packages that are looked at; a further one is looked at as soon as it is named here."""


@dataclass(frozen=True)
class Knot:
    """Modules that may import one another in a circle, and why."""

    modules: frozenset[str]
    reason: str


@dataclass(frozen=True)
class LazyImport:
    """An import that may stand inside functions of a module, and why: what it costs at the top, as measured."""

    module: str
    imports: str
    reason: str


KNOTS: tuple[Knot, ...] = (
    Knot(
        frozenset({"engine.kernel.state.event", "engine.kernel.state.game_state", "engine.kernel.state.step"}),
        "one recursive type: a state holds steps, a step runs on a state and returns events, which make the next state",
    ),
    Knot(
        frozenset(
            {
                "engine.abilities.wording.idioms",
                "engine.abilities.wording.referents",
                "engine.abilities.wording.relative_clauses",
                "engine.abilities.wording.renderer",
                "engine.abilities.wording.repeated_subject",
                "engine.abilities.wording.slot_values",
            }
        ),
        "one recursion: a phrase is made of its slots, and in a slot stands a phrase",
    ),
    Knot(
        frozenset(
            {
                "engine.systems.battleground.activation.actions",
                "engine.systems.battleground.interruptions.execution",
                "engine.systems.battleground.interruptions.rules",
                "engine.systems.battleground.movement.execution",
                "engine.systems.battleground.movement.move_action",
            }
        ),
        "the rules recur: an action is interrupted, and in an interruption the same actions are on offer (BG-INT-1)",
    ),
    Knot(
        frozenset(
            f"engine.bots.evaluators.battleground.{name}_value"
            for name in ("ability", "action", "choice", "focus", "step")
        ),
        "looking ahead recurs: a choice is worth what its steps bring, and a step that asks is worth its best choice",
    ),
)

LAZY: tuple[LazyImport, ...] = (
    LazyImport(
        "engine.bots.evaluators.battleground.step_value",
        "engine.bots.evaluators.battleground.choice_value",
        "looking ahead recurs, see the knot",
    ),
    LazyImport("editor.app.crash_recovery", "editor.shell.dialogs.recovery_dialog", "440 ms; only after a crash"),
    LazyImport("editor.app.log", "editor.cli.output", "67 ms, until a line is written"),
    LazyImport("editor.app.log", "platformdirs", "2 ms; a test or a person may name the folder"),
    LazyImport("editor.app.main", "editor.cli.output", "67 ms; only where the app refuses to start"),
    LazyImport("editor.pages.library.import_export.image_read_worker", "database.packs", "60 ms, until one is read"),
    LazyImport("editor.pages.library.import_export.pack_read_worker", "database.packs", "45 ms, until a pack is read"),
    LazyImport("editor.pages.start.board_subjects", "editor.pages.start", "250 ms of the start, in a thread"),
    LazyImport("editor.services.app_context", "editor.services.document_service", "330 ms, until one is opened"),
    LazyImport("editor.services.app_context", "editor.services.file_reload", "330 ms, with the documents"),
    LazyImport("editor.services.app_context", "editor.services.library_documents", "338 ms, with the documents"),
    LazyImport("editor.services.app_context", "editor.services.library_worker", "20 ms of the start"),
    LazyImport("editor.services.library_worker", "database.backups.scheduler", "730 ms, in the thread of the library"),
    LazyImport("editor.services.library_worker", "database.library", "40 ms, in the thread of the library"),
    LazyImport("editor.services.library_worker", "database.store.library_path", "7 ms, in the thread of the library"),
    LazyImport("editor.services.scenario_catalogue", "editor.services.document_resolver", "18 ms of the start"),
    LazyImport("editor.services.scenario_catalogue", "editor.services.library_refusals", "17 ms of the start"),
    LazyImport("editor.settings.store", "PySide6.QtCore", "preferences are read before Qt is loaded"),
    LazyImport("editor.settings.store", "platformdirs", "2 ms; a test or a person may name the folder"),
    LazyImport("editor.shell.dialogs.about_dialog", "database.store.connection", "7 ms of the start, for a version"),
    LazyImport("editor.shell.commands.view", "editor.shell.dialogs.command_palette", "15 ms of the start"),
    LazyImport(
        "editor.thumbnails.board_picture_worker",
        "editor.thumbnails.thumbnail_painter",
        "200 ms of the start, in a thread",
    ),
    LazyImport("engine.bots.match", "concurrent.futures", "16 ms with multiprocessing; most matches need one process"),
    LazyImport("engine.bots.match", "multiprocessing", "16 ms with concurrent.futures"),
    LazyImport("engine.content.loading.json_parser", "pydantic_core", "16 of 60 ms until a library is open"),
    LazyImport("engine.geometry.areas.polygons", "shapely", "81 ms; only area maps with polygons need it"),
    LazyImport("engine.geometry.sight.far_shadows", "numpy", "72 ms; only sheets too large for templates need it"),
    LazyImport("engine.kernel.rules.step_modules", "pkgutil", "2 of 50 ms of the kernel, until a game is loaded"),
    LazyImport("engine.registry", "engine.content.declarations", "60 ms for pydantic, until a document is read"),
    LazyImport(
        "engine.systems.battleground.interruptions.rules",
        "engine.systems.battleground.interruptions.execution",
        "the rules recur, see the knot",
    ),
    LazyImport("engine.words", "engine.words.catalogue", "17 ms, until a sentence is asked for"),
    LazyImport("engine.words", "pathlib", "with the catalogue"),
    LazyImport("engine.words.catalogue", "engine.words.language", "38 ms for Fluent and Babel, until one is said"),
    LazyImport("engine.words.idiom_files", "tomllib", "3 ms of the start, until an idiom is asked for"),
    LazyImport("database.files.atomic_write", "fcntl", "not on every system"),
    LazyImport("database.library", "database", "350 ms for SQLAlchemy, which opening and looking up do without"),
    LazyImport("database.packs.format.signatures", "cryptography", "12 ms; most packs are not signed"),
    LazyImport("database.packs.format.signatures", "database.packs.format.key_encryption", "with cryptography"),
    LazyImport("database.packs.reader.sandbox", "resource", "not on every system"),
    LazyImport("database.search.index_observer", "database.search.index_updates", "330 ms for SQLAlchemy"),
    LazyImport("database.stock_version", "hashlib", "2 ms; most libraries are opened without the stock"),
    LazyImport("database.store.library_path", "platformdirs", "3 ms; a library with a path of its own does without"),
    LazyImport("database.store.lock", "fcntl", "not on every system"),
    LazyImport("database.store.lock", "msvcrt", "not on every system"),
    LazyImport("database.store.open_library", "database.migrations", "470 ms for Alembic, once for a schema"),
    LazyImport("database.store.session", "database.store.sqlalchemy_adapter", "350 ms for SQLAlchemy"),
    LazyImport("database.store.translation_overlay", "database.packs", "77 ms; few libraries have translations"),
    LazyImport("database.store.translation_overlay", "engine.content", "120 ms; few libraries have translations"),
)


@cache
def cycles(root: Path, checked: tuple[str, ...] = CHECKED) -> tuple[frozenset[str], ...]:
    """The groups of modules that import one another in a circle, also inside functions and for types only."""
    return tuple(group for group in _components(import_graph(root, checked)) if len(group) > 1)


def import_graph(root: Path, checked: tuple[str, ...] = CHECKED) -> dict[str, set[str]]:
    """Which modules of these packages each of them imports."""
    sources = [each for each in product(root) if any(is_within(each.module, part) for part in checked)]
    known = {source.module for source in sources}
    return {source.module: set(_imported(source, known)) - {source.module} for source in sources}


def _imported(source: Source, known: set[str]) -> Iterator[str]:
    for use in uses(source):
        name = use.name
        while name and name not in known:
            name = name.rpartition(".")[0]
        if name:
            yield name


def _components(graph: Mapping[str, set[str]]) -> Iterator[frozenset[str]]:
    """The strongly connected components, by depth first search there and back."""
    back: dict[str, set[str]] = {module: set() for module in graph}
    for module, others in graph.items():
        for other in others:
            back[other].add(module)
    left = dict.fromkeys(_finished(graph))
    for module in reversed(tuple(left)):
        if module in left:
            group = _reached(module, back, left)
            for each in group:
                del left[each]
            yield frozenset(group)


def _finished(graph: Mapping[str, set[str]]) -> list[str]:
    """All modules, each behind those that it leads to, but for circles."""
    done: list[str] = []
    seen = set[str]()
    for start in graph:
        way = [] if start in seen else [(start, iter(graph[start]))]
        seen.add(start)
        while way:
            module, others = way[-1]
            further = next((each for each in others if each not in seen), None)
            if further is None:
                done.append(module)
                way.pop()
            else:
                seen.add(further)
                way.append((further, iter(graph[further])))
    return done


def _reached(start: str, graph: Mapping[str, set[str]], among: Mapping[str, None]) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        for each in graph[waiting.pop()]:
            if each in among and each not in found:
                found.add(each)
                waiting.append(each)
    return found


def lazy_imports(root: Path, checked: tuple[str, ...] = CHECKED) -> Iterator[tuple[Source, int, str]]:
    """The imports inside functions, but for the command line, where each verb imports what it needs."""
    for source in product(root):
        if any(is_within(source.module, part) for part in checked) and not is_within(source.module, "editor.cli"):
            yield from ((source, line, name) for line, name in _inside_functions(source.nodes))


def _inside_functions(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    functions = (each for each in nodes if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
    inside = {node for function in functions for node in ast.walk(function)}
    for node in inside:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def refused(root: Path, allowed: Iterable[LazyImport] = LAZY) -> list[str]:
    """The imports inside functions that no row allows, as `place:line: name`."""
    rows = tuple(allowed)
    return sorted(
        f"{source.place}:{line}: {name}"
        for source, line, name in lazy_imports(root)
        if not any(source.module == row.module and is_within(name, row.imports) for row in rows)
    )
