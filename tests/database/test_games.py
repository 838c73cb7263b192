"""What games say about their documents is known without the games, and is the same with them."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from database.game_declarations import all_games
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.references.resolver import UnknownDocument
from engine.registry import systems
from engine.session.documents import declarations
from engine.words import resources_folder

PROJECT = Path(__file__).parents[2]
EVERY = 7
"""One of so many documents that ship is looked at."""

ALONE = """
import sys
from tests.database.test_games import said
print(said())
print([name for name in sys.modules if name.startswith("engine.systems.") and name.endswith(".system")])
"""


def said() -> str:
    """All that is said about some documents that ship, as one sum."""
    found, games = sha256(), all_games()
    for path in sorted((resources_folder() / "systems").rglob("*.json"))[::EVERY]:
        document = read_document(path.read_bytes(), games)
        assert isinstance(document, Document)
        system = games.of(document.system)
        assert system is not None
        told = [passage for lang in ("en", "pl") for passage in system.told(document, lang)]
        found.update(repr((document, told, check_document(document.plain(), games, nothing).problems)).encode())
    return found.hexdigest()


def nothing(name: str) -> dict[str, object]:
    raise UnknownDocument(name)


def test_what_they_say_is_what_the_games_have() -> None:
    assert all_games() == declarations(systems().values())


def test_no_game_is_read_for_reading_documents_and_none_is_missed() -> None:
    """A process that reads a pack begins in little more than half the time by this."""
    systems()
    alone = subprocess.run([sys.executable, "-c", ALONE], cwd=PROJECT, check=True, capture_output=True, text=True)
    assert alone.stdout.splitlines() == [said(), "[]"]
