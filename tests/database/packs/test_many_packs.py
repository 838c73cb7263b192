"""Several packs at once: they are imported one after another, and the user can stop between two."""

from pathlib import Path

import pytest

from tests.support.pack_libraries import ids, imported, library_at, save
from tests.support.packs import fate, pack_of

SOME = 20
MANY = 500


def bring_in(folder: Path, many: int) -> None:
    """Imports half of them, stops, and imports all of them later."""
    packs = [pack_of(fate(f"card-{number}"), id=f"org.example.pack-{number}") for number in range(many)]
    with library_at(folder / "library.db") as library:
        for pack in packs[: many // 2]:
            imported(library, pack)
    with library_at(folder / "library.db") as library:
        assert ids(library) == {f"card-{number}" for number in range(many // 2)}
        assert library.check().is_sound
        for pack in packs:
            imported(library, pack)
        assert ids(library) == {f"card-{number}" for number in range(many)}
        assert len(library.packs.all()) == many
        assert library.check().words == ()
        assert [each.documents for each in library.backups.all()] == [many // 2, 0], "one before each lot"
    assert not list(folder.glob("*.staging/*"))


@pytest.mark.slow
def test_b45_packs_come_in_one_after_another_and_stop_where_one_wants(tmp_path: Path) -> None:
    bring_in(tmp_path, SOME)


def test_documents_saved_between_two_imports_are_backed_up(tmp_path: Path) -> None:
    with library_at(tmp_path / "library.db") as library:
        imported(library, pack_of(fate("a"), id="org.example.a"))
        imported(library, pack_of(fate("b"), id="org.example.b"))
        save(library, fate("mine"))
        imported(library, pack_of(fate("c"), id="org.example.c"))
        assert [each.documents for each in library.backups.all()] == [3, 0]


@pytest.mark.soak
def test_b45_so_do_500(tmp_path: Path) -> None:
    bring_in(tmp_path, MANY)
