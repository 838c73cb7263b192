"""The table of which packages may import which, read by `test_imports.py`."""

from collections.abc import Mapping
from dataclasses import dataclass

# What a part may import besides itself and the standard library. The longest name that fits a module counts;
# a module that no name fits is a fault: a new part starts with a row here.
PARTS: Mapping[str, tuple[str, ...]] = {
    "engine.version": (),
    "engine.kernel": (),
    "engine.geometry": ("engine.kernel",),
    "engine.geometry.areas.polygons": ("engine.geometry", "engine.kernel", "shapely"),
    "engine.words": ("babel", "fluent"),
    "engine.content": ("engine.geometry", "engine.kernel", "engine.words", "pydantic", "pydantic_core"),
    "engine.abilities": (
        "engine.content",
        "engine.geometry",
        "engine.kernel",
        "engine.words",
        "pydantic",
        "pydantic_core",
    ),
    "engine.probes": ("engine.content", "engine.geometry", "engine.kernel"),
    "engine.registry": ("engine.content", "engine.kernel", "engine.probes", "engine.systems"),
    "engine.systems": (
        "engine.abilities",
        "engine.content",
        "engine.geometry",
        "engine.kernel",
        "engine.odds",
        "engine.words",
        "pydantic",
    ),
    "engine.odds": (),
    "engine.bots": ("engine.geometry", "engine.kernel", "engine.registry"),
    "engine.bots.memory": (),
    "engine.bots.evaluators": (
        "engine.abilities",
        "engine.bots.memory",
        "engine.geometry",
        "engine.kernel",
        "engine.odds",
        "engine.systems",
    ),
    "engine.session": ("engine.content", "engine.kernel", "engine.registry", "engine.version", "engine.words"),
    "engine.protocol": (
        "engine.bots",
        "engine.content",
        "engine.geometry",
        "engine.kernel",
        "engine.registry",
        "engine.session",
        "engine.version",
        "engine.words",
        "pydantic",
    ),
    "database": ("alembic", "engine", "platformdirs", "sqlalchemy", "sqlmodel"),
    "database.packs.reader.image_decoder": ("PIL", "database.packs.format.limits", "engine"),
    "database.packs.format.strict_json": ("engine",),
    "database.packs": ("cryptography", "database", "engine", "pydantic", "pydantic_core", "sqlalchemy"),
    "editor": ("PySide6", "database", "engine", "platformdirs"),
    "editor.app.log": ("editor.cli", "platformdirs"),
    "editor.cli": (
        "database",
        "editor.app.log",
        "editor.language",
        "editor.services.document_resolver",
        "editor.services.document_sources",
        "editor.file_suffixes",
        "engine",
        "platformdirs",
        "typer",
    ),
    "editor.services.document_resolver": (
        "database.store.document_source",
        "editor.services.document_sources",
        "engine",
    ),
    "editor.services.document_sources": ("database", "engine"),
    "editor.language": ("engine.words",),
    "editor.file_suffixes": (),
    "editor.settings": (
        "PySide6.QtCore",
        "database.files.atomic_write",
        "editor.theme.theme",
        "engine",
        "platformdirs",
    ),
    "editor.theme": ("PySide6", "engine.words"),
    "editor.view_model": (),
    "editor.cards": ("PySide6", "editor.theme", "editor.view_model", "engine.words"),
    "editor.presenters": ("editor.view_model", "editor.game_text", "engine"),
    "editor.document_views": ("editor.presenters", "editor.view_model", "engine"),
    "editor.game_text": ("editor.rule_books.rule_books", "engine"),
    "editor.playtest": (
        "editor.view_model",
        "editor.game_text",
        "editor.presenters",
        "editor.rule_books.rule_books",
        "engine",
    ),
    "editor.rule_books.rule_text": ("editor.rule_books.rule_books",),
    "editor.rule_books.rule_books": ("engine",),
    "editor.rule_books.search": ("editor.rule_books.rule_books", "engine.words"),
    "editor.pages.rules.history": (),
    "editor.pages.rules.chapter_html": ("editor.rule_books.rule_books", "editor.theme.colours", "engine.words"),
    "editor.view_model.map_document_board": ("editor.view_model", "engine"),
    "editor.view_model.note_markers": ("editor.view_model", "engine"),
    "editor.documents": ("PySide6.QtCore", "PySide6.QtGui", "database", "editor.edits", "engine", "pydantic"),
    "editor.edits": ("engine",),
    "editor.canvas": (
        "PySide6",
        "editor.view_model",
        "editor.theme",
        "editor.widgets.labels",
        "engine.geometry",
        "engine.words",
    ),
    "editor.pages": (
        "PySide6",
        "database",
        "editor.canvas",
        "editor.cards",
        "editor.document_views",
        "editor.documents",
        "editor.edits",
        "editor.game_text",
        "editor.page_api",
        "editor.playtest",
        "editor.presenters",
        "editor.rule_books",
        "editor.services",
        "editor.settings",
        "editor.file_suffixes",
        "editor.theme",
        "editor.thumbnails",
        "editor.view_model",
        "editor.widgets",
        "engine",
    ),
    "editor.page_api": ("PySide6", "editor.documents", "editor.settings", "engine"),
    "editor.services": (
        "PySide6",
        "database",
        "editor.documents",
        "editor.page_api",
        "editor.settings",
        "editor.file_suffixes",
        "editor.widgets",
        "engine",
    ),
    "editor.canvas.tools": ("editor.view_model",),
    "editor.thumbnails": (
        "PySide6",
        "database",
        "editor.canvas",
        "editor.cards",
        "editor.presenters",
        "editor.theme",
        "editor.view_model",
        "engine",
    ),
    "editor.widgets": ("PySide6", "editor.rule_books.rule_text", "editor.theme", "editor.view_model", "engine"),
    "editor.rule_books": ("engine",),
    "editor.shell": (
        "PySide6",
        "database",
        "editor.canvas.board_turn_service",
        "editor.documents",
        "editor.language",
        "editor.page_api",
        "editor.rule_books",
        "editor.services",
        "editor.settings",
        "editor.file_suffixes",
        "editor.theme",
        "editor.thumbnails",
        "editor.widgets",
        "engine",
    ),
    "editor.app": (
        "PySide6",
        "database",
        "editor.cli",
        "editor.documents",
        "editor.language",
        "editor.page_api.page_registry",
        "editor.page_api.page_request",
        "editor.settings",
        "editor.shell",
        "editor.theme",
        "editor.widgets",
        "engine",
        "platformdirs",
    ),
}

# The children of these packages are strangers to one another.
STRANGERS: Mapping[str, str] = {
    "engine.systems": "a game system never imports another",
    "editor.pages": "a page never imports another: it asks for it by a request (editor/page_api/page_request.py)",
}

NOWHERE: Mapping[str, str] = {
    "PySide6.QtSql": "PySide6 brings a second SQLite into the process",
    "tests": "the product does not know its tests",
}


@dataclass(frozen=True)
class Restricted:
    """Something of the standard library that only the named modules (or packages) may use, each with its reason."""

    names: tuple[str, ...]
    where: Mapping[str, str]


RESTRICTED: Mapping[str, Restricted] = {
    "chance of its own": Restricted(("random", "secrets", "uuid"), {}),
    "a clock": Restricted(
        ("time", "datetime"),
        {
            "database.backups.backup_folders": "writes dates into the names of backups",
            "database.clock": "tells the library the time, unless another clock is handed in",
            "database.files.atomic_write": "waits a moment for who holds a file",
            "database.packs.reader.worker": "loses patience with a pack",
            "editor.playtest.save_game": "loses patience with the past of a saved game",
        },
    ),
    "SQL": Restricted(
        ("sqlite3", "dbm", "shelve"),
        {
            "database.backups": "has SQLite copy libraries, reads the copies",
            "database.integrity": "asks SQLite whether a file is whole, reads what is left of one",
            "database.stock_version": "reads which stock a library holds before SQLAlchemy is needed",
            "database.migrations.schema_upgrade": "takes the steps of the schema on a connection of its own",
            "database.store.connection": "opens library files",
            "database.store.copies": "copies libraries by SQLite itself",
            "database.store.sqlite_errors": "knows the faults of SQLite",
            "database.store.quick_lookup": "finds documents before SQLAlchemy is needed",
            "database.store.sqlalchemy_adapter": "lays SQLAlchemy over a connection",
            "database.store.open_library": "opens library files",
            "database.store.session": "holds the connection of a library",
        },
    ),
    "the network": Restricted(
        ("socket", "http", "urllib", "ftplib", "smtplib", "asyncio"),
        {"editor.app.quit_signals": "wakes Qt's loop by a byte to itself"},
    ),
    "other processes": Restricted(
        ("subprocess", "multiprocessing", "concurrent.futures"),
        {
            "database.packs.reader.worker": "reads packs of strangers in a process of its own",
            "editor.cli.main": "lets a packed program start its workers",
            "engine.bots.match": "plays the games of a match beside one another",
        },
    ),
    "files": Restricted(
        ("os", "io", "pathlib", "shutil", "tempfile", "glob", "importlib.resources", "open()", "a path's method"),
        {
            "database.backups": "keeps the folder of the backups",
            "database.integrity": "names libraries, takes away images that belong to nothing",
            "database.stock_version": "looks at the files of the stock",
            "database.files.atomic_write": "the one way to write the files of a user",
            "database.packs.reader.image_decoder": "decodes pictures in memory",
            "database.images": "keeps the pictures of the library",
            "database.imports.import_execution": "lays down the pictures of imported packs",
            "database.imports.file_imports": "reads the files that are imported",
            "database.files.open_libraries": "looks whether a file is a library",
            "database.files.recovery_journal": "appends to the journals of unsaved work, reads them",
            "database.files.stale_files": "deletes what saves that were cut off left behind",
            "database.files.fingerprint": "reads the files of a user",
            "database.library": "is given the path of its file",
            "database.migrations.schema_upgrade": "names the folder of the steps",
            "database.packs": "reads the packs of strangers, lays down what was read",
            "database.files.recovery": "keeps the folder of unsaved work",
            "database.stock": "reads the documents that ship",
            "database.store": "names and locks the library's file, and what lies beside it",
            "editor.app": "writes the picture of --shot, reads the environment",
            "editor.app.log": "writes the log file, and the stacks of crashes beside it",
            "editor.cli.main": "lets go of standard output when its reader has gone",
            "editor.cli.library_file": "names the library",
            "editor.cli.library_verbs.restore": "names the damaged file that is read",
            "editor.cli.read_pack": "names packs and libraries",
            "editor.cli.pack_verbs": "reads and writes the files that the command line names",
            "editor.services.document_sources": "finds the files of a folder of documents",
            "editor.services.document_resolver": "reads the documents it is given by name",
            "editor.cli.standard_streams": "fails as a closed stream does",
            "editor.cli.localised_text": "reads the environment",
            "editor.rule_books.rule_books": "reads the rules that ship",
            "editor.documents": "names the files of documents and of their journals",
            "editor.pages.library": "names the packs that a person chooses",
            "editor.services.library_worker": "names where the library lies",
            "editor.pages.start.start_boards": "names the file of a document that was opened lately",
            "editor.pages.play.guide.guide_script": "reads the notes that ship",
            "editor.pages.play.start.own_scenarios": "names the file of a scenario, and the folder around it",
            "editor.services.file_dialogs": "names the files that a person chooses",
            "editor.services.file_reload": "names the files that open pages follow",
            "editor.services.document_service": "names the files of documents and the folder of their recovery",
            "editor.services.saved_games": "names the files of games that were left, looks into them",
            "editor.services.scenario_catalogue": "reads the names of the stock scenarios",
            "editor.app.instance_socket": "asks whose a folder is, and names the door in it",
            "editor.app.single_instance": "names the lock in the folder",
            "editor.theme.card_looks": "reads the looks of cards that ship",
            "editor.settings.start_counter": "counts the starts in a file of the settings folder",
            "editor.settings.store": "reads the preferences, makes their folder",
            "engine.words": "reads its catalogue, once",
        },
    ),
    "imports by a computed name": Restricted(
        ("importlib", "__import__()"),
        {
            "editor.cli.main": "finds the verbs of the command line",
            "editor.cli.verbs.library": "finds the verbs of the library",
            "editor.cli.verbs.pack": "finds the verbs of packs",
            "editor.shell.command_registry": "finds the commands of the window",
            "editor.edits.edit_registry": "finds the edits of documents",
            "editor.page_api.page_registry": "finds the pages of the window, imports what opens one when it is needed",
            "editor.presenters.presenter": "finds the presenters of the games",
            "engine.abilities.loading.op_registry": "finds the operations of abilities",
            "engine.bots.bot": "finds the bots",
            "engine.bots.evaluator": "finds the evaluator of a game",
            "engine.content.document_kind": "finds the kinds of document",
            "engine.content.loading.schema_upgrade": "finds the upgraders",
            "engine.registry": "finds the games that there are",
            "engine.protocol.verb_registry": "finds the verbs of the protocol",
            "engine.kernel.positions.codec": "reads the steps of the modules that a system names",
        },
    ),
}


@dataclass(frozen=True)
class Allowed:
    """One import that the table above refuses, and why it may stand; `lazily` means inside a function, or for types."""

    module: str
    imports: str
    reason: str
    lazily: bool = False


ALLOWED: tuple[Allowed, ...] = (
    Allowed(
        "engine.systems.battleground.interruptions.rules",
        "engine.systems.battleground.interruptions.execution",
        "the rules recur: an action is interrupted, and in an interruption the same actions are on offer (BG-INT-1)",
        lazily=True,
    ),
    Allowed("editor.cli.main", "editor.app", "`hexsmith` alone opens the window", lazily=True),
    Allowed(
        "engine.geometry.sight.far_shadows", "numpy", "sheets too large for templates, all lanes at once", lazily=True
    ),
)
