"""Documents in the library: saved, found, listed, copied."""

import pytest

from database.errors import IdTaken, InUse, NotDone
from database.library import Library
from database.records import DocumentFilter
from engine.content.canonical_json import digest, save
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument
from tests.support.documents import DECLARED
from tests.support.libraries import NOON, Clock, deck, document, fate


def weapon(its_id: str, /, cost: int, **fields: object) -> Document:
    return document("weapon", its_id, type="melee", dice=1, table=[], cost=cost, **fields)


def test_a_saved_document_is_found_again(library: Library) -> None:
    """The document itself, and all that it is found by."""
    card = weapon("axe", 7, name={"en": "Axe", "pl": "Topór"}, tags=["sharp", "heavy"])
    entry = library.documents.save(card)
    assert library.documents.get("axe") == card
    assert library.documents.text("axe").encode() == save(card)
    assert (entry.id, entry.layer, entry.kind, entry.schema, entry.system) == (
        "axe",
        "own",
        "weapon",
        "1.0",
        "battleground",
    )
    assert (entry.cost, entry.faction, entry.names) == (7, None, {"en": "Axe", "pl": "Topór"})
    assert (entry.tags, entry.origin, entry.pack, entry.changed) == (("heavy", "sharp"), None, None, NOON)
    assert entry.digest == digest(card)
    assert library.documents.entry("axe") == entry
    assert library.documents.entry_with_key(entry.key) == entry


def test_the_faction_is_known(library: Library) -> None:
    stats = dict.fromkeys(("strength", "toughness", "mind", "power", "perception", "cost"), 1)
    hero = document("character", "hero", faction="heroes", health=1, speed=[1, 1], base=[[0, 0]], abilities=[], **stats)
    assert library.documents.save(hero).faction == "heroes"
    assert library.documents.entries(DocumentFilter(factions=("heroes",))) != ()
    assert library.documents.entries(DocumentFilter(factions=("villains",))) == ()


def test_a_change_keeps_the_key(library: Library) -> None:
    """And replaces all that was noted, tags and mentions too."""
    first = library.documents.save(deck("cards", "luck", tags=["old"], name={"en": "Old"}))
    second = library.documents.save(deck("cards", "skill", tags=["new"]))
    assert second.key == first.key
    assert second.number > first.number
    assert (second.tags, second.names) == (("new",), {})
    assert library.documents.users_of("luck") == ()
    assert [use.user.id for use in library.documents.users_of("skill")] == ["cards"]


def test_saving_the_same_again_changes_nothing(library: Library) -> None:
    first = library.documents.save(fate("luck"))
    assert library.documents.save(fate("luck")) == first
    assert len(library.revisions.of("luck")) == 1


def test_many_are_distinguished(library: Library) -> None:
    """New, changed and unchanged ones; of one id the last counts."""
    library.documents.save_many([fate("a"), fate("b")])
    saved = library.documents.save_many([fate("a"), fate("b", ap=2), fate("c", ap=8), fate("c", ap=9)])
    assert (saved.new, saved.changed, saved.same) == (("c",), ("b",), ("a",))
    assert library.documents.get("c") == fate("c", ap=9)


def test_all_or_none(library: Library) -> None:
    """A document that cannot be kept keeps the others out, too."""
    without_id = fate("b").model_copy(update={"id": ""})
    with pytest.raises(ContentError, match="id"):
        library.documents.save_many([fate("a"), without_id])
    assert library.documents.count() == 0


def test_an_unknown_id_is_reported_with_the_nearest(library: Library) -> None:
    library.documents.save(fate("luck"))
    for ask in (library.documents.get, library.documents.text, library.documents.entry, library.resolver()):
        with pytest.raises(UnknownDocument) as caught:
            ask("lukc")
        assert (caught.value.name, caught.value.nearest) == ("lukc", "luck")


def test_a_newer_document_is_kept_byte_for_byte(library: Library) -> None:
    """Of a newer minor version, of which this program knows no more than the envelope."""
    raw = b'{ "kind":"fate","schema":"1.7","id":"later","system":"battleground","name":{"en":"Later"},"tags":["x",5] }'
    unread = read_document(raw, DECLARED)
    assert isinstance(unread, NewerDocument)
    entry = library.documents.save(unread)
    assert (entry.schema, entry.names, entry.tags) == ("1.7", {"en": "Later"}, ("x",))
    assert library.documents.get("later") == unread
    assert library.documents.text("later").encode() == raw
    with pytest.raises(ContentError):
        library.documents.duplicate("later", "copy")


def test_references_of_a_newer_document_count_like_others(library: Library) -> None:
    """As far as they can be recognised: deleting or renaming a target is refused, and missing ones are found."""
    newer = {**deck("pile", "luck", "gone").plain(), "schema": "1.7", "spell": {"of": "tomorrow"}}
    library.documents.save_many([fate("luck"), read_document(newer, DECLARED)])
    assert [use.user.id for use in library.documents.users_of("luck")] == ["pile"]
    assert [each.id for each in library.documents.dangling()] == ["gone"]
    with pytest.raises(InUse):
        library.documents.delete("luck")
    with pytest.raises(NotDone) as caught:
        library.documents.rename("luck", "fortune")
    assert (caught.value.word.id, dict(caught.value.word.values)["users"]) == ("library-newer-users", ("pile",))
    assert library.documents.entry("luck").id == "luck"
    assert library.problems()[0].what == "dangling"
    assert len(library.problems()) == 1


@pytest.mark.parametrize("odd", [{"cards": {"a": 1}}, {"cards": [5, "A B"]}, {"references": [{"id": 5}, 6]}])
def test_a_newer_document_that_is_made_otherwise_is_kept_all_the_same(library: Library, odd: dict[str, object]) -> None:
    newer = {**deck("pile", "luck").plain(), "schema": "1.7", **odd}
    library.documents.save(read_document(newer, DECLARED))
    assert {each.id for each in library.documents.dangling()} <= {"a", "luck"}


def test_a_document_of_a_game_that_is_not_here(library: Library) -> None:
    """It is kept and found, and what its armies name is known."""
    army = {"kind": "army", "schema": "1.0", "id": "x/army", "system": "x", "figures": [{"id": "a", "card": "x/ann"}]}
    found = read_document({**army, "spells": ["x/fire"], "stash": "x/stash"}, DECLARED)
    library.documents.save(found)
    assert [each.id for each in library.documents.dangling()] == ["x/ann", "x/fire", "x/stash"]


def test_filters(library: Library) -> None:
    """Each filter narrows the list, and so do all of them together."""
    library.documents.save_many(
        [
            weapon("axe", 7, tags=["sharp", "heavy"]),
            weapon("bow", 5, tags=["sharp"]),
            fate("luck"),
            document(
                "map", "moor", grid={"shape": "hex", "tops": "flat", "columns": 3, "rows": 3, "inch": 1}, pieces=[]
            ),
        ]
    )

    def found(**wanted: object) -> set[str]:
        ids = {entry.id for entry in library.documents.entries(DocumentFilter(**wanted))}  # type: ignore[arg-type]
        assert library.documents.count(DocumentFilter(**wanted)) == len(ids)  # type: ignore[arg-type]
        return ids

    assert found() == {"axe", "bow", "luck", "moor"}
    assert found(kinds=("weapon",)) == {"axe", "bow"}
    assert found(kinds=("weapon", "fate")) == {"axe", "bow", "luck"}
    assert found(systems=("hoplomachus",)) == set()
    assert found(tags=("sharp",)) == {"axe", "bow"}
    assert found(tags=("sharp", "heavy")) == {"axe"}
    assert found(least_cost=5) == {"axe", "bow"}
    assert found(least_cost=6) == {"axe"}
    assert found(most_cost=6) == {"bow"}
    assert found(least_cost=5, most_cost=5, tags=("sharp",), kinds=("weapon",)) == {"bow"}
    assert found(layers=("trash",)) == set()
    assert found(packs=("nowhere",)) == set()


def test_the_list_is_in_the_order_of_names(library: Library) -> None:
    """Of the language, else of another one, else of ids; and it comes in pages."""
    library.documents.save_many(
        [
            fate("one", name={"en": "Beta", "pl": "zeta"}),
            fate("two", name={"en": "alpha", "pl": "Eta"}),
            fate("three", name={"it": "gamma"}),
            fate("delta"),
        ]
    )
    assert [entry.id for entry in library.documents.entries(lang="en")] == ["two", "one", "delta", "three"]
    assert [entry.id for entry in library.documents.entries(lang="pl")] == ["delta", "two", "three", "one"]
    assert [entry.id for entry in library.documents.entries(lang="en", limit=2, offset=1)] == ["one", "delta"]


def test_letters_with_marks_stand_where_people_look_for_them(library: Library) -> None:
    names = ["Bystrość", "Błyskawica", "blitz", "Świt", "Zamek", "Éclair", "Eden", "Łuk", "Luk"]
    library.documents.save_many([fate(f"card-{number}", name={"pl": name}) for number, name in enumerate(names)])
    listed = [entry.names["pl"] for entry in library.documents.entries(lang="pl")]
    assert listed == ["blitz", "Błyskawica", "Bystrość", "Éclair", "Eden", "Luk", "Łuk", "Świt", "Zamek"]
    assert [hit.entry.names["pl"] for hit in library.search.page("", lang="pl").hits] == listed


def test_order_is_by_numbers_whatever_the_clock_says(library: Library, clock: Clock) -> None:
    """A21: a clock that goes back a year does not change the order."""
    first = library.documents.save(fate("a"))
    clock.seconds -= 365 * 24 * 60 * 60
    second = library.documents.save(fate("b"))
    third = library.documents.save(fate("a", ap=5))
    assert second.changed < first.changed
    assert first.number < second.number < third.number
    assert [each.number for each in library.revisions.of("a")] == [third.number, first.number]


def test_a_copy_remembers_what_it_is_a_copy_of(library: Library) -> None:
    library.documents.save(fate("luck", ap=4))
    copy = library.documents.duplicate("luck", "more-luck")
    assert library.documents.get("more-luck") == fate("more-luck", ap=4)
    assert copy.origin is not None
    assert (copy.origin.id, library.documents.text_with(copy.origin.digest)) == ("luck", library.documents.text("luck"))
    library.documents.save(fate("luck", ap=5))
    assert '"ap":4' in library.documents.text_with(copy.origin.digest)


@pytest.mark.parametrize("name", ["No Id", "", "a//b", "luck/"])
def test_a_copy_needs_an_id(library: Library, name: str) -> None:
    library.documents.save(fate("luck"))
    with pytest.raises(ContentError):
        library.documents.duplicate("luck", name)
    assert library.documents.count() == 1


def test_a_copy_takes_no_id_that_is_taken(library: Library) -> None:
    library.documents.save_many([fate("luck"), fate("skill", ap=3)])
    with pytest.raises(IdTaken):
        library.documents.duplicate("luck", "skill")
    assert library.documents.get("skill") == fate("skill", ap=3)


def test_the_engine_finds_documents(library: Library) -> None:
    """The resolver gives plain data, and knows all ids."""
    library.documents.save_many([fate("luck"), fate("skill")])
    resolve = library.resolver()
    assert resolve("luck") == fate("luck").plain()
    assert resolve.read("luck") == save(fate("luck"))
    assert resolve.names == ("luck", "skill")
