"""Problems of a library are found: each row and text that was changed from outside."""

from hashlib import sha256

import pytest

from database.library import Library
from engine.words import languages, speak
from tests.support.libraries import deck, fate


def wrong(library: Library) -> list[tuple[str, str]]:
    """Each damaged document with its problem, which has words in all languages."""
    found = library.problems()
    assert all(speak(problem.word, lang) for problem in found for lang in languages())
    return [(problem.what, problem.id) for problem in found]


@pytest.fixture(autouse=True)
def documents(library: Library) -> None:
    library.documents.save_many(
        [fate("luck", tags=["good"], name={"en": "Luck"}), deck("cards", "luck"), fate("skill")]
    )


def behind_its_back(library: Library, statement: str, *values: object) -> None:
    with library.transaction():
        library._session.connection.execute(statement, values)


def test_a_sound_library(library: Library) -> None:
    assert library.problems() == ()


def test_a_changed_byte_is_found(library: Library) -> None:
    """Which SQLite itself would not see."""
    behind_its_back(library, """UPDATE texts SET body = replace(body, '"ap":1', '"ap":7') WHERE body LIKE '%"luck"%'""")
    assert wrong(library) == [("changed-text", "luck")]
    assert library.problems()[0].digest == library.documents.entry("luck").digest


def test_a_changed_old_text_is_found(library: Library) -> None:
    """Nobody's text now, but some revision's."""
    library.documents.save(fate("luck", ap=2))
    old = library.revisions.of("luck")[-1]
    behind_its_back(library, "UPDATE texts SET body = body || ' ' WHERE digest = ?", old.digest)
    assert wrong(library) == [("changed-text", "")]


@pytest.mark.parametrize(
    "body", ["{", "[]", '{"kind":"fate"}', '{"kind":"fate","schema":"1.0","id":"luck","system":"battleground"}']
)
def test_a_text_that_cannot_be_read_is_found(library: Library, body: str) -> None:
    """The problem is reported although the digest is right."""
    digest = sha256(body.encode()).hexdigest()
    behind_its_back(library, "INSERT INTO texts VALUES (?, ?)", digest, body)
    behind_its_back(library, "UPDATE documents SET digest = ? WHERE id = 'luck'", digest)
    assert wrong(library) == [("unreadable", "luck")]
    assert library.problems()[0].because


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE documents SET name_en = 'Lick' WHERE id = 'luck'",
        "UPDATE documents SET kind = 'glory' WHERE id = 'luck'",
        "UPDATE documents SET cost = 5 WHERE id = 'luck'",
        "UPDATE documents SET faction = 'x' WHERE id = 'luck'",
        "UPDATE documents SET system = '' WHERE id = 'luck'",
        "UPDATE documents SET schema = '0.9' WHERE id = 'luck'",
        "DELETE FROM tags",
    ],
)
def test_a_row_that_does_not_fit_is_found(library: Library, change: str) -> None:
    behind_its_back(library, change)
    assert wrong(library) == [("wrong-row", "luck")]


@pytest.mark.parametrize("change", ["DELETE FROM mentions", "UPDATE mentions SET target = 'skill'"])
def test_a_reference_that_was_lost_is_found(library: Library, change: str) -> None:
    behind_its_back(library, change)
    assert wrong(library) == [("wrong-row", "cards")]


def test_a_dangling_reference_is_found(library: Library) -> None:
    library.documents.delete("luck", anyway=True)
    assert wrong(library) == [("dangling", "luck")]
