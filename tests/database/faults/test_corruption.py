"""Libraries with damaged bytes, cut off, or without their journal: noticed or harmless, and always restored."""

import random
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from database.backups.service import Backups
from database.errors import LibraryUnavailable
from database.library import Library
from engine.kernel.data.message import Message
from engine.words import languages, speak
from tests.support.libraries import deck, fate, open_library

CARDS = 12


@dataclass(frozen=True)
class Kept:
    """A library with a backup of the same state, and the texts of its documents."""

    folder: Path
    said: dict[str, str]

    def copy(self, folder: Path) -> Path:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.folder, folder)
        return folder / "library.db"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder = tmp_path_factory.mktemp("kept")
    with open_library(folder / "library.db") as library:
        names = [f"card-{number}" for number in range(CARDS)]
        library.documents.save_many([fate(name, tags=["good"], name={"en": name.title()}) for name in names])
        library.documents.save_many([fate(name, 2, name={"en": name.upper()}) for name in names])
        library.documents.save(deck("cards", *names))
        library.search.catch_up()
        library.backups.make()
        return Kept(folder, said_by(library))


def said_by(library: Library) -> dict[str, str]:
    return {name: library.documents.text(name) for name in library.resolver().names}


def is_said(*words: Message) -> None:
    assert all(speak(word, lang) for word in words for lang in languages())


def is_found_out(path: Path, said: dict[str, str]) -> bool:
    """Whether opening or checking tells of damage; where neither does, everything is as it was."""
    try:
        with open_library(path) as library:
            report = library.check()
            is_said(*report.words)
            if report.words:
                return True
            assert said_by(library) == said
            return False
    except LibraryUnavailable as error:
        is_said(error.word)
        return True


def is_restored(path: Path, said: dict[str, str]) -> None:
    backups = Backups(path)
    backups.restore(backups.all()[-1])
    with open_library(path) as library:
        assert said_by(library) == said
        assert library.check().words == ()


def damage(path: Path, seed: int) -> None:
    """Other bytes, 1 to 64 of them, at one place."""
    chance = random.Random(seed)
    data = bytearray(path.read_bytes())
    size = chance.randint(1, 64)
    at = chance.randrange(len(data) - size)
    # Most bytes of a file lie in unused parts of its pages; the first hundred decide about all others.
    if chance.random() < 0.2:
        at = chance.randrange(100)
    data[at : at + size] = chance.randbytes(size)
    path.write_bytes(data)


def damage_often(kept: Kept, tmp_path: Path, seeds: range, *, restored_every: int = 1) -> int:
    found = 0
    for seed in seeds:
        path = kept.copy(tmp_path / "copy")
        damage(path, seed)
        found += is_found_out(path, kept.said)
        if seed % restored_every == 0:
            is_restored(path, kept.said)
    return found


@pytest.mark.slow
def test_damage_is_found_out_or_harmless(kept: Kept, tmp_path: Path) -> None:
    """A26: bytes at random places; a backup can be restored after any damage."""
    assert damage_often(kept, tmp_path, range(200), restored_every=4) > 30


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_all_damage_is_found_out_or_harmless(kept: Kept, tmp_path: Path) -> None:
    damage_often(kept, tmp_path, range(1000, 6000))


@pytest.mark.parametrize("left", ["all but a byte", "all but a page", "half", "a page", "a byte", "nothing"])
def test_a_library_that_was_cut_off(kept: Kept, tmp_path: Path, left: str) -> None:
    """A26."""
    path = kept.copy(tmp_path / "copy")
    size = path.stat().st_size
    sizes = {"all but a byte": size - 1, "all but a page": size - 4096, "half": size // 2, "a page": 4096, "a byte": 1}
    with path.open("r+b") as file:
        file.truncate(sizes.get(left, 0))
    cut = path.read_bytes()
    assert is_found_out(path, kept.said)
    assert path.read_bytes() == cut
    is_restored(path, kept.said)
    aside = [each.read_bytes() for each in path.parent.glob("library.damaged-*.db")]
    # Of the last page only the very end was lost, in which nothing is; so all that was there could be backed up.
    assert aside == ([] if left == "all but a byte" else [cut])


def test_a_page_that_was_written_over(kept: Kept, tmp_path: Path) -> None:
    """A26: each page in turn."""
    pages = (kept.folder / "library.db").stat().st_size // 4096
    for page in range(0, pages, 3):
        path = kept.copy(tmp_path / "copy")
        with path.open("r+b") as file:
            file.seek(page * 4096)
            file.write(b"\xa5" * 4096)
        assert is_found_out(path, kept.said), page


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"CREATE TABLE documents", b"CREATE TABLE d\xfecuments"),
        (b"CREATE TABLE texts", b"CREATE TABLE tests"),
        (b"tabletextstexts", b"tabletextsteXts"),
        (b"tabletextstexts", b"tabletestsTests"),
        (b"CREATE TABLE state", b"CREATE TALBE state"),
    ],
)
def test_a_schema_that_was_damaged(kept: Kept, tmp_path: Path, old: bytes, new: bytes) -> None:
    """Names that are no text, or are other ones, are damage and no mistake of the program."""
    path = kept.copy(tmp_path / "copy")
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new))
    assert is_found_out(path, kept.said) or new.lower() == old.lower()
    is_restored(path, kept.said)


def test_a_format_that_no_sqlite_knows(kept: Kept, tmp_path: Path) -> None:
    """The schema format number is in the header."""
    path = kept.copy(tmp_path / "copy")
    data = bytearray(path.read_bytes())
    data[44:48] = b"\0\0\0\x63"
    path.write_bytes(data)
    assert is_found_out(path, kept.said)
    is_restored(path, kept.said)
