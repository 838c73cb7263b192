"""The library of `--library`: a file, a folder, or the user's own; its documents take precedence over stock."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from database.library import Library, no_stock
from database.store.document_source import SourceChain
from editor.cli.main import FAILED, WRONG_USE
from editor.services.document_sources import FolderSource
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.references.resolver import UnknownDocument
from engine.registry import declarations
from engine.words import resources_folder
from tests.editor.cli.command_process import Engine, hexsmith
from tests.editor.cli.conftest import Ran

Here = Callable[..., Ran]
HE_MAN = resources_folder() / "systems" / "battleground" / "characters" / "he-man.json"


def of_ones_own(**fields: object) -> Document:
    """He-Man, changed, as the games that ship read him."""
    data = {**json.loads(HE_MAN.read_bytes()), **fields}
    found = read_document(data, declarations())
    assert isinstance(found, Document)
    return found


@pytest.fixture
def library(tmp_path: Path) -> Path:
    path = tmp_path / "mine.db"
    with Library.open(path, stock=no_stock) as opened:
        opened.documents.save(of_ones_own(name={"en": "He-Man of my own"}))
        opened.documents.save(of_ones_own(id="my-hero", name={"en": "My hero"}))
    return path


@pytest.mark.command("hexsmith explain-card")
def test_a_library_is_read(here: Here, library: Path) -> None:
    """Its documents by their ids, in place of those that ship; and these too."""
    for name, said in (
        ("battleground/he-man", "He-Man of my own"),
        ("my-hero", "My hero"),
        ("battleground/skeletor", "Skeletor"),
    ):
        ran = here("explain-card", name, "--library", str(library))
        assert (ran.code, ran.out.splitlines()[0]) == (0, said)
    assert here("explain-card", "battleground/he-man").out.splitlines()[0] == "He-Man"


@pytest.mark.command("hexsmith check")
def test_documents_find_one_another_in_a_library(here: Here, library: Path, tmp_path: Path) -> None:
    army = {"kind": "army", "schema": "1.0", "id": "us", "system": "battleground"}
    file = tmp_path / "army.json"
    file.write_text(json.dumps({**army, "figures": [{"id": "a", "card": "my-hero"}]}), encoding="utf-8")
    assert "my-hero" not in here("check", str(file), "--library", str(library)).out
    found = here("check", str(file)).out
    assert "“my-hero”" in found
    assert here("check", "my-hero", "--library", str(library)).code == 0


@pytest.mark.slow
@pytest.mark.command("hexsmith engine")
def test_the_engine_plays_from_a_library(library: Path) -> None:
    """While a window has it open, too."""
    with Library.open(library, stock=no_stock) as opened:
        opened.documents.duplicate("my-hero", "another")
        with Engine("--library", str(library)) as engine:
            found = engine.ask("check", document="another")
        assert [each for each in found["findings"] if each["severity"] == "error"] == []


@pytest.mark.slow
@pytest.mark.command("hexsmith play")
def test_one_plays_from_ones_own_library(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment names it, so that no command line has to."""
    monkeypatch.setenv("HEXSMITH_LIBRARY", str(tmp_path / "mine.db"))
    play = ("play", "my-game", "--players", "random,random", "--json")
    assert here(*play).code == WRONG_USE
    assert list(tmp_path.iterdir()) == [], "playing makes no library"
    with Library.open() as opened:
        opened.documents.duplicate("battleground/first-game", "my-game")
    ran = here(*play)
    assert (ran.code, json.loads(ran.out)["games"]) == (0, 1)


def test_a_library_that_cannot_be_used_is_reported(here: Here, library: Path, tmp_path: Path) -> None:
    """In a sentence, in the user's language, without a traceback."""
    (tmp_path / "link.db").symlink_to(library)
    (tmp_path / "other.db").write_bytes(b"something else")
    for name in ("link.db", "other.db"):
        ran = here("check", "battleground/he-man", "--library", str(tmp_path / name), lang="pl")
        assert (ran.code, ran.out) == (FAILED, "")
        assert f"{tmp_path / name}" in ran.err
        assert "Biblioteka" in ran.err or "biblioteką" in ran.err


@pytest.mark.slow
def test_a_damaged_library_is_reported(library: Path) -> None:
    size = library.stat().st_size
    with library.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 4096))
    ran = hexsmith("check", "battleground/he-man", "--library", str(library))
    assert (ran.returncode, ran.stdout) == (FAILED, "")
    assert str(library) in ran.stderr
    assert "Traceback" not in ran.stderr


def test_several_shelves_are_one(tmp_path: Path) -> None:
    """The documents of the first take precedence; for an unknown name the most similar one of all is suggested."""
    for folder, names in (("a", ("mine/one", "mine/two")), ("b", ("mine/two", "mine/three"))):
        (tmp_path / folder).mkdir()
        for name in names:
            text = json.dumps({"kind": "scenario", "id": name, "system": "x", "name": {"en": f"{folder} {name}"}})
            (tmp_path / folder / f"{name[5:]}.json").write_text(text, encoding="utf-8")
    shelf = SourceChain(FolderSource(tmp_path / "a"), FolderSource(tmp_path / "b"))
    assert shelf.names == ("mine/three", "mine/two", "mine/one")
    assert b"a mine/two" in shelf.read("mine/two")
    found = {each.id: each.names["en"] for each in shelf.of_kind("scenario")}
    assert found == {"mine/one": "a mine/one", "mine/two": "a mine/two", "mine/three": "b mine/three"}
    with pytest.raises(UnknownDocument) as unknown:
        shelf.read("mine/thre")
    assert unknown.value.nearest == "mine/three"


def test_readable_documents_are_listed_despite_unreadable_files(tmp_path: Path) -> None:
    """A folder with unreadable files, and a library, give the same results for the readable ones."""
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "hero.json").write_text(json.dumps(of_ones_own(id="my-hero").plain()), encoding="utf-8")
    (found,) = FolderSource(tmp_path).of_kind("character")
    assert (found.id, found.system, found.pack) == ("my-hero", "battleground", None)
    with Library.open(tmp_path / "x.db", stock=no_stock) as library:
        library.documents.save(of_ones_own(id="my-hero"))
        assert library.resolver(with_stock=False).of_kind("character") == (found,)
        assert library.resolver(with_stock=False).of_kind("map") == ()
