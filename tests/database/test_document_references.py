"""References between documents: uses, renaming, deletion of documents in use, broken references."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from database.errors import IdTaken, InUse
from database.library import Library
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError
from engine.content.references.mentions import mentions
from engine.content.references.resolver import UnknownDocument
from engine.registry import declarations
from engine.words import resources_folder
from tests.support.documents import DECLARED
from tests.support.libraries import deck, document, fate, open_library


def test_users_are_reported_with_the_place(library: Library) -> None:
    """Every id inside a document counts, not only those under `references`."""
    library.documents.save_many(
        [
            fate("luck"),
            deck("cards", "skill", "luck", "luck"),
            deck("more", references=[{"kind": "fate", "id": "luck"}]),
            document(
                "army", "army", format="free", figures=[{"id": "a", "card": "ann", "equipment": ["axe"]}], deck="cards"
            ),
        ]
    )
    assert [(use.user.id, use.place) for use in library.documents.users_of("luck")] == [
        ("cards", "$.cards[1]"),
        ("more", "$.references[0].id"),
    ]
    assert [use.place for use in library.documents.users_of("cards")] == ["$.deck"]
    assert [use.place for use in library.documents.users_of("free")] == ["$.format"]
    assert [use.place for use in library.documents.users_of("axe")] == ["$.figures[0].equipment[0]"]


def test_dangling_references_are_found(library: Library) -> None:
    library.documents.save_many([deck("cards", "luck", "skill"), deck("more", "luck"), fate("skill")])
    (found,) = library.documents.dangling()
    assert (found.id, [use.user.id for use in found.uses]) == ("luck", ["cards", "more"])
    library.documents.save(fate("luck"))
    assert library.documents.dangling() == ()


def test_a_new_id_is_written_into_all_that_name_the_old(library: Library) -> None:
    """In one step, with the key and the history kept; nothing else changes."""
    before = library.documents.save(fate("luck"))
    library.documents.save_many([deck("cards", "luck", "skill", "luck"), deck("other", "skill"), fate("skill")])
    library.documents.save(document("scenario", "game", armies=[{"seat": "red", "deck": ["luck"], "glory": ["skill"]}]))
    other = library.documents.entry("other")
    after = library.documents.rename("luck", "good/luck")
    assert (after.key, after.id) == (before.key, "good/luck")
    assert library.documents.get("cards") == deck("cards", "good/luck", "skill", "good/luck")
    assert '"deck":["good/luck"]' in library.documents.text("game")
    assert library.documents.entry("other") == other
    assert [each.cause for each in library.revisions.of("good/luck")] == ["renamed", "saved"]
    assert [each.cause for each in library.revisions.of("cards")] == ["renamed", "saved"]
    assert library.documents.dangling() == ()
    assert library.problems() == ()
    with pytest.raises(UnknownDocument):
        library.documents.entry("luck")


def test_a_document_that_names_itself_is_renamed(library: Library) -> None:
    library.documents.save(deck("cards", references=[{"kind": "deck", "id": "cards"}]))
    library.documents.rename("cards", "pile")
    assert library.documents.get("pile") == deck("pile", references=[{"kind": "deck", "id": "pile"}])


@pytest.mark.parametrize("name", ["Good Luck", "", "x/y/z"])
def test_a_new_id_must_be_one(library: Library, name: str) -> None:
    """Then no document is renamed."""
    library.documents.save_many([fate("luck"), deck("cards", "luck")])
    with pytest.raises(ContentError):
        library.documents.rename("luck", name)
    assert library.documents.get("cards") == deck("cards", "luck")


def test_a_new_id_must_be_free(library: Library) -> None:
    library.documents.save_many([fate("luck"), fate("skill", ap=3)])
    with pytest.raises(IdTaken):
        library.documents.rename("luck", "skill")
    assert library.documents.get("skill") == fate("skill", ap=3)
    assert library.documents.rename("luck", "luck").id == "luck"


def test_a_document_in_use_is_not_deleted_unasked(library: Library) -> None:
    """The users are reported; `anyway` leaves them naming nothing, which is found."""
    library.documents.save_many([fate("luck"), deck("cards", "luck")])
    with pytest.raises(InUse) as caught:
        library.documents.delete("luck")
    assert [use.user.id for use in caught.value.users] == ["cards"]
    assert ("users", ("cards",)) in caught.value.word.values
    assert library.documents.get("luck") == fate("luck")
    library.documents.delete("luck", anyway=True)
    assert [each.id for each in library.documents.dangling()] == ["luck"]


def test_a_document_that_only_refers_to_itself_is_not_in_use(library: Library) -> None:
    library.documents.save(deck("cards", references=[{"kind": "deck", "id": "cards"}]))
    assert library.documents.users_of("cards") == ()
    library.documents.delete("cards")
    assert library.documents.count() == 0


def test_a_document_in_the_trash_uses_nothing(library: Library) -> None:
    library.documents.save_many([fate("luck"), deck("cards", "luck")])
    entry = library.documents.delete("cards")
    assert library.documents.users_of("luck") == ()
    library.trash.restore(entry.key)
    assert [use.user.id for use in library.documents.users_of("luck")] == ["cards"]


NAMES = st.sampled_from(["a", "b", "c", "d", "e"])


@pytest.mark.slow
@given(cards=st.dictionaries(NAMES, st.lists(NAMES, max_size=4)), old=NAMES, new=NAMES)
@settings(max_examples=60)
def test_renaming_keeps_every_reference(
    tmp_path_factory: pytest.TempPathFactory, cards: dict[str, list[str]], old: str, new: str
) -> None:
    """All documents that had the old id have the new one, and no other reference changes."""
    with open_library(tmp_path_factory.mktemp("renaming") / "library.db") as library:
        library.documents.save_many(deck(name, *named) for name, named in cards.items())
        if old not in cards or new in cards:
            return
        library.documents.rename(old, new)
        expected = {
            new if name == old else name: [new if each == old else each for each in named]
            for name, named in cards.items()
        }
        found = {entry.id: library.documents.get(entry.id) for entry in library.documents.entries()}
        assert found == {name: deck(name, *named) for name, named in expected.items()}
        for name, each in found.items():
            named = {mention.id for mention in mentions(each.plain(), DECLARED)}  # type: ignore[union-attr]
            assert named == set(expected[name])
        assert {problem.what for problem in library.problems()} <= {"dangling"}


def test_the_last_part_of_an_id_will_do_where_a_game_says_so(tmp_path: Path) -> None:
    """As the engine reads it: a document called just so is meant, else the one of the game."""
    folder = resources_folder() / "systems" / "hoplomachus"
    skill = json.loads((folder / "skills" / "retaliate.json").read_bytes())
    games = declarations()
    units = [json.loads(file.read_bytes()) for file in sorted((folder / "units").glob("*.json"))]
    unit, used = next((each, used) for each in units for used in each["skills"] if used["skill"] == "retaliate")

    def read(data: dict[str, object]) -> Document | NewerDocument:
        return read_document(data, games)

    with open_library(tmp_path / "library.db", games=declarations) as library:
        library.documents.save_many([read(unit | {"skills": [used]})])
        assert [each.id for each in library.documents.dangling()] == ["hoplomachus/retaliate"]
        library.documents.save(read(skill))
        assert library.documents.dangling() == ()
        assert [use.user.id for use in library.documents.users_of("hoplomachus/retaliate")] == [unit["id"]]
        library.documents.save(read(skill | {"id": "retaliate"}))
        assert library.documents.users_of("hoplomachus/retaliate") == ()
        assert [use.user.id for use in library.documents.users_of("retaliate")] == [unit["id"]]
        library.documents.rename("retaliate", "rush")
        assert '"skill":"rush"' in library.documents.text(str(unit["id"]))
        assert library.documents.dangling() == ()
        assert library.problems() == ()
