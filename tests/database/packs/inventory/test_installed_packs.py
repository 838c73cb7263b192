"""What the library notes of packs that were imported, also where a disk has damaged it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from database.library import Library
from engine.words import languages, speak
from tests.support.pack_libraries import ids, imported, library_at, save
from tests.support.packs import ABOUT, fate, pack_of


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with library_at(tmp_path / "library.db") as made:
        yield made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "column", "left"),
    [
        ("translations", "texts", '{"name":"Ru'),
        ("translations", "texts", "[]x"),
        ("translations", "texts", '{"name":5}'),
        ("translations", "texts", b'{"name":"Ruin\xe1"}'),
        ("packs", "manifest", "{"),
        ("packs", "manifest", "{}"),
        ("packs", "manifest", '{"title":5}'),
        ("packs", "manifest", b'{"title":{"en":"Ruin\xf3"}}'),
    ],
)
def test_damaged_notes_about_a_pack_hinder_nothing(
    library: Library, table: str, column: str, left: str | bytes
) -> None:
    """It is reported by a check, and with the pack imported again it is as it was."""
    save(library, fate("mine"))
    data = pack_of(fate("a"), entries={"translations/pl.json": b'{"texts": {"mine": {"name": "Ruina"}}}'})
    imported(library, data)
    with library.transaction():
        library._session.connection.execute(f"UPDATE {table} SET {column} = CAST(? AS TEXT)", (left,))  # noqa: S608
    report = library.check()
    assert ([each.what for each in report.problems], report.is_sound) == (["changed-pack"], False)
    assert all(ABOUT["id"] in speak(each, lang) for each in report.words for lang in languages())
    save(library, fate("mine", ap=9))
    assert [hit.entry.id for hit in library.search.page("ruin").hits] != []
    assert len(library.resolver().of_kind("fate")) == len(ids(library))
    assert library.resolver()("mine")["ap"] == 9
    assert [pack.manifest.id for pack in library.packs.all()] == [ABOUT["id"]]
    assert library.packs.removal(ABOUT["id"]).goes == ("a",)
    imported(library, data, anyway=True)
    assert library.check().is_sound
    assert library.resolver()("mine")["name"] == {"en": "Ruin", "pl": "Ruina"}
    assert library.packs.all()[0].manifest.title.en == "Ruins"
