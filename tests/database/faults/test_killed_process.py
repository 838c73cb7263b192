"""`kill -9` at any moment: the library opens, a check finds no problem, and everything reported as saved is there."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from database.backups.restore_backup import is_whole
from database.backups.service import Backups
from database.library import Library
from database.schema_version import CURRENT
from database.store.connection import connect, schema_of
from tests.database.faults import library_actions as victims
from tests.database.faults.killed_process import killed
from tests.support.libraries import open_library
from tests.tools.library_samples import sample

VERY_OFTEN = 1000


def is_clean(library: Library) -> None:
    report = library.check()
    assert report.is_sound, report
    assert library.why_read_only is None


def saves(folder: Path, rounds: range) -> None:
    """A2: each document is as it was last reported, or as the one deed made it that was not reported any more."""
    path, known = folder / "library.db", dict[str, int | None]()
    for seed in rounds:
        reported = killed(victims.saving, path, seed)
        known |= {name: written for what, name, written in reported if what == "done"}
        _, last, may_be = reported[-1]
        with open_library(path) as library:
            is_clean(library)
            there = set(library.resolver().names)
            found = {name: victims.number_in(library, name) if name in there else None for name in {*known, last}}
        assert found[last] in (known.get(last), may_be)
        assert found == {**known, last: found[last]}
        known = found


def imports(folder: Path, rounds: range) -> None:
    """A5: an edition of a pack is there with all that belongs to it, or not at all, and leaves nothing beside it."""
    path, last = folder / "library.db", -1
    for seed in rounds:
        reported = killed(victims.importing, path, seed)
        last = max([last, *(number for what, number in reported if what == "imported")])
        with open_library(path) as library:
            is_clean(library)
            if last < 0 and not library.resolver().names:
                continue
            found = {victims.number_in(library, name) for name in ("one", "two")}
            assert len(found) == 1
            assert found.pop() >= last
            (pack,) = library.packs.all()
            assert pack.manifest.version == f"1.0.{victims.number_in(library, 'one')}"
            library.packs.staging().remove()
            assert list(path.with_suffix(".staging").iterdir()) == []
            library.repair()
            assert library.check().strays == ()
    assert last > 0


def upgrades(folder: Path, rounds: range) -> None:
    """A4: the old schema or the new one, never a part of it, and a backup that holds the old one."""
    for seed in rounds:
        path = folder / f"{seed}.db"
        shutil.copy(sample(1), path)
        reported = killed(victims.upgrading, path, seed, signs=1)
        connection = connect(path)
        schema = schema_of(connection)
        connection.close()
        assert schema in (1, CURRENT)
        assert ("upgraded",) not in reported or schema == CURRENT
        if schema == CURRENT:
            (backup,) = Backups(path).all()
            assert (backup.schema, backup.cause, is_whole(backup)) == (1, "upgrade", True)
        with open_library(path) as library:
            is_clean(library)
            assert sorted(library.resolver().names) == ["cards", "luck"]
        assert [each.name for each in folder.iterdir() if ".tmp-" in each.name] == []
        assert {each.schema for each in Backups(path).all()} == {1}


def backups(folder: Path, rounds: range) -> None:
    """A3: each that was reported is there, each that is listed is whole, and halves are taken away."""
    path = folder / "library.db"
    there = Backups(path)
    open_library(path).close()
    made = dict[int, int]()
    for seed in rounds:
        reported = killed(victims.backing_up, path, seed)
        made |= {number: card for what, number, card in (each for each in reported if each[0] != "begins")}
        listed = {each.number: each for each in there.all()}
        assert made.keys() <= listed.keys()
        assert all(is_whole(listed[number]) for number in sorted(listed)[-5:])
        with open_library(path) as library:
            is_clean(library)
            if made:
                assert victims.number_in(library, "luck") >= max(made.values())
    newest = there.make()
    assert [each.name for each in there.folder.iterdir() if ".tmp-" in each.name] == []
    there.restore(newest)
    with open_library(path) as library:
        is_clean(library)


def restores(folder: Path, rounds: range) -> None:
    """A6: the one library or the other, and all backups still there."""
    path = folder / "library.db"
    with open_library(path) as library:
        for number in (1, 2):
            library.documents.save(victims.numbered("luck", number))
            library.images.put(victims.picture(number))
            Backups(path).make()
    for seed in rounds:
        killed(victims.restoring, path, seed)
        with open_library(path) as library:
            is_clean(library)
            assert victims.number_in(library, "luck") in (1, 2)
        assert [each.name for each in folder.iterdir() if ".tmp-" in each.name] == []
        assert {1, 2} <= {each.number for each in Backups(path).all() if is_whole(each)}


EACH = {saves: 50, imports: 15, upgrades: 15, backups: 15, restores: 10}


@pytest.mark.slow
@pytest.mark.parametrize(("killing", "often"), EACH.items())
def test_a_killed_program_loses_nothing(killing: Callable[[Path, range], None], often: int, tmp_path: Path) -> None:
    """A2, A3, A4, A5, A6."""
    killing(tmp_path, range(often))


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("killing", EACH)
def test_a_killed_program_never_loses_anything(killing: Callable[[Path, range], None], tmp_path: Path) -> None:
    killing(tmp_path, range(100, 100 + VERY_OFTEN))
