"""Manifests: allowed content, additions of newer programs, and the identity of packs."""

import pytest

from database.packs.format.manifest import CONTAINER, Manifest, read_manifest
from engine.content.canonical_json import canonical
from engine.content.problems import ContentError
from tests.support.packs import as_bytes, crafted, manifest_of, read

FULL = {
    **manifest_of({"documents/a.json": b"{}"}),
    "description": {"en": "Old stones."},
    "authors": ["Ana", "Żaneta"],
    "languages": ["en", "pl"],
    "licence": "CC-BY-4.0",
    "systems": ["battleground"],
    "requires": [{"id": "org.example.base", "range": "^1.2.0"}],
    "documents": {"fate": "1.0"},
    "generator": {"name": "Hexsmith", "version": "0.1.0"},
}


def test_a_full_manifest_comes_back_as_it_was() -> None:
    assert read_manifest(as_bytes(FULL)).plain() == FULL


def test_a_manifest_is_frozen() -> None:
    with pytest.raises(ValueError, match="frozen"):
        read_manifest(as_bytes(FULL)).version = "2.0.0"  # type: ignore[misc]


@pytest.mark.parametrize("id_", ["a", "org.example.ruins", "5f0e3f3c-8a3b-4a3d-9d5a-2f4b5d0c9e11", "a-b.c-d"])
def test_ids_that_packs_may_have(id_: str) -> None:
    assert read_manifest(as_bytes({**FULL, "id": id_})).id == id_


@pytest.mark.parametrize("id_", ["", "A", "a b", "a..b", ".a", "a.", "-a", "a/b", "a_b", "ä", "²", "a" * 101])
def test_ids_that_packs_may_not_have(id_: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_manifest(as_bytes({**FULL, "id": id_}))
    assert [(each.path, each.code) for each in caught.value.errors] == [("$.id", "pack-bad-id")]


def test_all_that_is_wrong_is_reported_with_its_path() -> None:
    with pytest.raises(ContentError) as caught:
        read_manifest(as_bytes({**FULL, "version": "1", "entries": [{"path": "../a", "size": -1, "sha256": "x"}]}))
    assert {(each.path, each.code) for each in caught.value.errors} == {
        ("$.version", "pack-bad-version"),
        ("$.entries[0].path", "pack-bad-listed-name"),
        ("$.entries[0].size", "content-too-small"),
        ("$.entries[0].sha256", "pack-bad-digest"),
    }


def test_b17_a_newer_major_version_says_what_is_needed() -> None:
    """And nothing else of it is looked at."""
    with pytest.raises(ContentError) as caught:
        read_manifest(as_bytes({"container": "2.0", "whatever": []}))
    (problem,) = caught.value.errors
    assert problem.values == {"found": "2.0", "current": CONTAINER}
    assert "newer Hexsmith" in problem.sentence()


def test_b18_additions_of_a_newer_minor_version_are_kept() -> None:
    newer = {
        **FULL,
        "container": "1.7",
        "colour": {"of": ["the", "cover"]},
        "requires": [{"id": "org.example.base", "range": "*", "why": "stones"}],
    }
    expected = {**newer, "requires": [{"id": "org.example.base", "why": "stones"}]}
    assert read_manifest(as_bytes(newer)).plain() == expected
    assert read_manifest(as_bytes(expected)).plain() == expected


def test_keys_of_others_may_stand_in_any_version_and_misspelt_ones_in_none() -> None:
    assert read_manifest(as_bytes({**FULL, "x-shop": 7})).plain()["x-shop"] == 7
    with pytest.raises(ContentError) as caught:
        read_manifest(as_bytes({**FULL, "autors": []}))
    (problem,) = caught.value.errors
    assert (problem.path, problem.suggestion) == ("$.autors", "authors")


def test_entries_of_a_newer_minor_version_are_passed_over_and_named() -> None:
    from tests.support.packs import Entry

    song = Entry("songs/march.ogg", b"la")
    found = read(crafted(song, manifest=manifest_of({song.name: song.data}, container="1.1")))
    assert found.passed_over == ("songs/march.ogg",)


def test_the_identity_is_that_of_the_canonical_manifest() -> None:
    """However it was written down; its beginning can be read out."""
    manifest = read_manifest(as_bytes(FULL))
    assert manifest.identity == read_manifest(canonical(FULL)).identity
    assert manifest.identity != read_manifest(as_bytes({**FULL, "version": "1.0.1"})).identity
    assert len(manifest.fingerprint) == 10
    assert manifest.fingerprint.isalnum()


def test_two_packs_with_the_same_entries_have_the_same_content() -> None:
    one, other = (read_manifest(as_bytes({**FULL, "title": {"en": title}})) for title in ("A", "B"))
    assert one.same_content(other)
    changed = read_manifest(as_bytes({**FULL, "entries": manifest_of({"documents/a.json": b"[]"})["entries"]}))
    assert not one.same_content(changed)


def test_every_field_says_what_it_means() -> None:
    from engine.content.field_descriptions import descriptions

    assert set(Manifest.model_fields) <= set(descriptions(Manifest))
