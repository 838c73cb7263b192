"""What games say about their documents is known without the games, and is the same with them."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.references.resolver import UnknownDocument
from engine.registry import declarations, probes, systems
from engine.words import resources_folder

PROJECT = Path(__file__).parents[2]
EVERY = 7
"""One of so many documents that ship is looked at."""

ALONE = """
import sys
from tests.engine.test_registry import said
print(said())
print([name for name in sys.modules if name.startswith("engine.systems.") and name.endswith(".system")])
"""


def said() -> str:
    """All texts about some stock documents, as one digest."""
    found, games = sha256(), declarations()
    for path in sorted((resources_folder() / "systems").rglob("*.json"))[::EVERY]:
        document = read_document(path.read_bytes(), games)
        assert isinstance(document, Document)
        system = games.of(document.system)
        assert system is not None
        reported = [passage for lang in ("en", "pl") for passage in system.ability_texts(document, lang)]
        found.update(repr((document, reported, check_document(document.plain(), games, nothing).problems)).encode())
    return found.hexdigest()


def nothing(name: str) -> dict[str, object]:
    raise UnknownDocument(name)


def test_every_game_declares_its_documents_and_a_probe_its_options() -> None:
    assert set(declarations().by_id) == set(systems())
    every = declarations(with_probes=True)
    assert set(every.by_id) == {*systems(), *probes()}
    assert all(every.by_id[name].profile == each.profile for name, each in {**systems(), **probes()}.items())


@pytest.mark.slow
def test_no_game_is_read_for_reading_documents_and_none_is_missed() -> None:
    """A process that reads a pack begins in little more than half the time by this."""
    systems()
    alone = subprocess.run([sys.executable, "-c", ALONE], cwd=PROJECT, check=True, capture_output=True, text=True)
    assert alone.stdout.splitlines() == [said(), "[]"]
