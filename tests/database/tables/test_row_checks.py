"""A class of rows checks nothing, so the tables do: SQLite refuses every value that a column is not meant for."""

import sqlite3

import pytest

from database.library import Library
from tests.support.libraries import deck, fate

DIGEST = "0" * 64
KEY = "a" * 26

WRONG = {
    "an id of no letters": ("INSERT INTO ids VALUES (?)", ("",)),
    "an id that is too long": ("INSERT INTO ids VALUES (?)", ("x" * 122,)),
    "an id in bytes": ("INSERT INTO ids VALUES (?)", (b"ab",)),
    "a digest that is too short": ("INSERT INTO texts VALUES (?, ?)", ("00", "{}")),
    "a text of nothing": ("INSERT INTO texts VALUES (?, ?)", (DIGEST, "")),
    "a text in bytes": ("INSERT INTO texts VALUES (?, ?)", (DIGEST, b"{}")),
    "a key that is too short": ("UPDATE documents SET key = ?", ("abc",)),
    "an unknown layer": ("UPDATE documents SET layer = ?", ("mine",)),
    "a kind of no letters": ("UPDATE documents SET kind = ?", ("",)),
    "a document without a kind": ("UPDATE documents SET kind = ?", (None,)),
    "a cost in words": ("UPDATE documents SET cost = ?", ("a lot",)),
    "a cost with a fraction": ("UPDATE documents SET cost = ?", (1.5,)),
    "a number below zero": ("UPDATE documents SET number = ?", (-1,)),
    "a time in words": ("UPDATE documents SET changed_at = ?", ("noon",)),
    "a name that is too long": ("UPDATE documents SET name_pl = ?", ("x" * 121,)),
    "a text that is not there": ("UPDATE documents SET digest = ?", (DIGEST,)),
    "an id that is not there": ("UPDATE documents SET id = ?", ("nowhere",)),
    "a pack that is not there": ("UPDATE documents SET pack = ?", (KEY,)),
    "an origin that is not there": ("UPDATE documents SET origin_digest = ?", (DIGEST,)),
    "one id twice": ("UPDATE documents SET id = ?", ("luck",)),
    "an unknown cause": ("UPDATE revisions SET cause = ?", ("whim",)),
    "a revision of nothing": ("UPDATE revisions SET document = ?", (KEY,)),
    "a mention by nobody": ("UPDATE mentions SET source = ?", (KEY,)),
    "a mention of no id": ("UPDATE mentions SET target = ?", ("nowhere",)),
    "a mention without a place": ("UPDATE mentions SET place = ?", ("",)),
    "a tag of no letters": ("UPDATE tags SET tag = ?", ("",)),
    "a part of a pack in words": ("INSERT INTO pack_parts VALUES (?, 'a', ?, 'x')", (KEY, DIGEST)),
    "a part of no pack": ("INSERT INTO pack_parts VALUES (?, 'a', ?, x'00')", (KEY, DIGEST)),
    "a part without a digest": ("INSERT INTO pack_parts VALUES (?, 'a', '00', x'00')", (KEY,)),
    "a part of no name": ("INSERT INTO pack_parts VALUES (?, '', ?, x'00')", (KEY, DIGEST)),
    "an image of another sort": ("INSERT INTO images VALUES (?, ?, 1, 1, 1)", (DIGEST, "svg")),
    "a fact without a name": ("INSERT INTO state VALUES (?, ?)", ("", "x")),
    "a text that is in use": ("DELETE FROM texts", ()),
    "an id that is in use": ("DELETE FROM ids", ()),
}


@pytest.fixture
def filled(library: Library) -> Library:
    library.documents.save_many([fate("luck", tags=["good"]), deck("cards", "luck")])
    return library


@pytest.mark.parametrize(("statement", "values"), WRONG.values(), ids=WRONG)
def test_a_column_takes_only_what_it_is_for(filled: Library, statement: str, values: tuple[object, ...]) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        filled._session.connection.execute(statement, values)


def test_an_id_takes_its_references_along(filled: Library) -> None:
    """By the foreign keys, for every kind of change."""
    connection = filled._session.connection
    connection.execute("UPDATE ids SET id = 'good/luck' WHERE id = 'luck'")
    assert connection.execute("SELECT target FROM mentions").fetchall() == [("good/luck",)]
    assert connection.execute("SELECT count(*) FROM documents WHERE id = 'good/luck'").fetchone() == (1,)


def test_one_id_may_be_in_the_trash_many_times(filled: Library) -> None:
    for turn in range(3):
        filled.documents.save(fate("skill", ap=turn))
        filled.documents.delete("skill")
    assert len(filled.trash.entries()) == 3
