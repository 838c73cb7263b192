"""Documents are found in several sources, one after the other; the error of all of them is made in one place."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from database.library import Library, no_stock
from database.store.document_source import DocumentSource, SourceChain, TextSource
from editor.services.document_resolver import DocumentResolver, PathSource, ProbeSource, StockSource
from editor.services.document_sources import FolderSource, source_of_files, with_neighbours
from engine.content.references.resolver import UnknownDocument
from tests.editor.cli.test_library_option import of_ones_own

STOCK = "battleground/first-game"


def text_of(name: str, title: str = "One") -> bytes:
    return json.dumps({"kind": "scenario", "id": name, "system": "x", "name": {"en": title}}).encode()


def written(folder: Path, name: str, title: str = "One") -> Path:
    path = folder / f"{name.rpartition('/')[2]}.json"
    path.write_bytes(text_of(name, title))
    return path


SOURCES: Mapping[str, Callable[[Path], DocumentSource]] = {
    "folder": FolderSource,
    "files": lambda folder: source_of_files(map(str, folder.glob("*.json"))),
    "beside": lambda folder: with_neighbours(folder / "other.json", SourceChain()),
    "texts": lambda folder: TextSource({"mine/one": (folder / "one.json").read_bytes()}),
    "chain": lambda folder: SourceChain(TextSource({}), FolderSource(folder)),
}


@pytest.mark.parametrize("kind", SOURCES)
def test_every_source_answers_alike(kind: str, tmp_path: Path) -> None:
    written(tmp_path, "mine/one")
    source = SOURCES[kind](tmp_path)
    assert source.names == ("mine/one",)
    assert "mine/one" in source
    assert "mine/two" not in source
    assert source.read("mine/one") == text_of("mine/one")
    assert source("mine/one")["name"] == {"en": "One"}
    assert [(each.id, each.names) for each in source.of_kind("scenario")] == [("mine/one", {"en": "One"})]
    assert source.of_kind("map") == ()
    with pytest.raises(UnknownDocument) as unknown:
        source.read("other/one")
    assert (unknown.value.nearest, unknown.value.in_trash) == ("mine/one", False)


def test_stock_and_probe_sources_answer_alike() -> None:
    for source, known, near in (
        (StockSource(), STOCK, STOCK[:-1]),
        (ProbeSource(), "sealed-pick/probe", "sealed-pik/probe"),
    ):
        assert known in source
        assert known in source.names
        assert source(known)["kind"] == "scenario"
        assert known in {each.id for each in source.of_kind("scenario")}
        with pytest.raises(UnknownDocument) as unknown:
            source(near)
        assert unknown.value.nearest == known


def test_a_path_finds_a_file_and_is_never_guessed(tmp_path: Path) -> None:
    path = written(tmp_path, "mine/one")
    assert PathSource()(str(path))["id"] == "mine/one"
    assert PathSource().names == ()
    assert str(tmp_path) not in PathSource()
    assert DocumentResolver()(str(path))["id"] == "mine/one"
    with pytest.raises(UnknownDocument):
        DocumentResolver(with_files=False)(str(path))


def test_ones_own_goes_before_what_ships_and_a_misspelt_name_is_looked_for_in_both() -> None:
    own = TextSource({STOCK: text_of(STOCK, "Mine"), "mine/crossing": text_of("mine/crossing")})
    resolver = DocumentResolver(library=own)
    assert resolver(STOCK)["name"] == {"en": "Mine"}
    assert resolver("battleground/break-through") == StockSource()("battleground/break-through")
    assert resolver.names.count(STOCK) == 1
    for misspelt, meant in (("mine/crossin", "mine/crossing"), ("battleground/first-gam", STOCK)):
        with pytest.raises(UnknownDocument) as unknown:
            resolver(misspelt)
        assert unknown.value.nearest == meant


def test_the_trash_of_a_library_is_known_to_the_whole_chain(tmp_path: Path) -> None:
    with Library.open(tmp_path / "x.db", stock=no_stock) as library:
        library.documents.save(of_ones_own(id="my-hero"))
        resolver = DocumentResolver(library=SourceChain(TextSource({}), library.resolver(with_stock=False)))
        assert resolver("my-hero")["id"] == "my-hero"
        library.documents.delete("my-hero")
        assert "my-hero" not in resolver
        with pytest.raises(UnknownDocument) as unknown:
            resolver("my-hero")
        assert unknown.value.in_trash
