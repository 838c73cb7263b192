"""The edits that serve every kind of document: exact, undone exactly, refused with a path, plain data, in words."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from pydantic import ValidationError

from editor.documents.load_document import upgraded_document
from editor.edits.changed_paths import ChangedPaths
from editor.edits.edit import CannotEdit, Edit
from editor.edits.edit_batch import EditBatch
from editor.edits.edit_registry import NoSuchEdit, edits_by_name, read_edit
from editor.edits.path_edits import InsertItem, MoveItem, RemoveItem, SetValue
from editor.services.document_resolver import DocumentResolver
from engine.content.canonical_json import save
from engine.content.document_path import DocumentPath
from engine.content.envelope import Document
from engine.content.kinds.notes import Note, Notes
from engine.content.loading.document_draft import IDENTITY, NO_VALUE, kind_of
from engine.kernel.data.message import message
from engine.registry import declarations
from engine.words import languages, speak
from tests.support.notes import an_edit, notes_of, some_notes

ODD_VALUES: tuple[Any, ...] = (
    "",
    0,
    -1,
    3,
    "x",
    "A1",
    "B2-C3",
    True,
    None,
    [],
    {},
    ["A1"],
    "zażółć",
    1.5,
    "map",
    "area",
    {"en": "x"},
)
ONE, TWO = Note(id="one", at="A1", text="First"), Note(id="two", at="B2")


@cache
def stock() -> tuple[Document, ...]:
    resolver = DocumentResolver(with_files=False)
    return tuple(upgraded_document(resolver(name), name) for name in resolver.names)


def paths_in(part: Any, at: DocumentPath = ()) -> Iterator[DocumentPath]:
    yield at
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for step, value in inside:
        yield from paths_in(value, (*at, step))


def value_at(part: Any, path: DocumentPath) -> Any:
    for step in path:
        part = part[step]
    return part


class Drawn:
    """A random edit of a stock document, and the plain form that the document has after it."""

    def __init__(self, chance: random.Random) -> None:
        self.document = chance.choice(stock())
        self.plain = self.document.plain()
        self._chance = chance
        number = chance.choice((1, 1, 1, 2, 3))
        edits = [self._edit() for _ in range(number)]
        self.edit = edits[0] if number == 1 else EditBatch(tuple(edits))

    def _edit(self) -> Edit:
        chance = self._chance
        path = chance.choice([path for path in paths_in(self.plain) if path and {path[0]}.isdisjoint(IDENTITY)])
        holder: Any = value_at(self.plain, path[:-1])
        step: Any = path[-1]
        value = chance.choice((self._value(), chance.choice(ODD_VALUES)))
        if not isinstance(holder, list) or chance.random() < 0.4:
            if isinstance(holder, dict) and chance.random() < 0.3:
                del holder[step]
                return SetValue(path, NO_VALUE)
            holder[step] = deepcopy(value)
            return SetValue(path, value)
        match chance.choice(("insert", "remove", "move")):
            case "insert":
                holder.insert(step, deepcopy(value))
                return InsertItem(path, value)
            case "remove":
                del holder[step]
                return RemoveItem(path)
            case _:
                to = chance.randrange(len(holder))
                holder.insert(to, holder.pop(step))
                return MoveItem(path, to)

    def _value(self) -> Any:
        plain = self._chance.choice(stock()).plain()
        return value_at(plain, self._chance.choice(list(paths_in(plain))[1:]))

    def wanted(self) -> Document | None:
        """The document that the plain form is read as; None where it is none."""
        context = declarations().of(self.document.system)
        try:
            return kind_of(self.document).adapter.validate_python(self.plain, context=context)
        except ValidationError:
            return None


@pytest.mark.slow
def test_an_edit_of_any_document_is_exact_and_undone_exactly() -> None:
    """The edit makes what reading all of the plain form would make, or refuses what that refuses; so for all kinds."""
    chance, kinds = random.Random(20), set()
    for _ in range(2_500):
        drawn = Drawn(chance)
        wanted = drawn.wanted()
        if wanted is None:
            with pytest.raises(CannotEdit):
                drawn.edit.apply(drawn.document)
            continue
        made, inverse = drawn.edit.apply(drawn.document)
        assert made == wanted, (drawn.document.id, drawn.edit)
        back, forward = inverse.apply(made)
        assert back == drawn.document
        assert forward.apply(back)[0] == made
        assert read_edit(json.loads(json.dumps(drawn.edit.to_json()))) == drawn.edit
        assert all(speak(drawn.edit.description(drawn.document), lang) for lang in languages())
        kinds.add(made.kind)
    assert kinds == {document.kind for document in stock()}


@given(some_notes, an_edit)
def test_an_edit_of_notes_is_undone_exactly(notes: Notes, edit: Edit) -> None:
    try:
        made, inverse = edit.apply(notes)
    except CannotEdit:
        return
    back, forward = inverse.apply(made)
    assert back == notes
    assert forward.apply(back)[0] == made
    assert upgraded_document(save(made), "") == made


@given(an_edit)
def test_an_edit_is_data(edit: Edit) -> None:
    assert read_edit(json.loads(json.dumps(edit.to_json()))) == edit


def test_only_the_changed_part_is_read_again() -> None:
    """All other parts are the very objects that they were."""
    notes = notes_of(ONE, TWO)
    made, _ = SetValue(("placed", 0, "text"), "Other").apply(notes)
    assert made.placed[1] is notes.placed[1]
    assert made.placed[0].text == "Other"


def test_a_value_may_be_left_out_and_stand_in_a_part_that_was_empty() -> None:
    notes = notes_of(ONE)
    assert SetValue(("placed", 0, "text"), NO_VALUE).apply(notes)[0].placed[0].text == ""
    named, inverse = SetValue(("name", "pl"), "Notatki").apply(notes)
    assert named.name.plain() == {"en": "Notes", "pl": "Notatki"}
    assert inverse.apply(named)[0] == notes
    tagged, inverse = InsertItem(("tags", 0), "draft").apply(notes)
    assert (tagged.tags, inverse.apply(tagged)[0]) == (("draft",), notes)


def test_a_batch_needs_to_be_sound_only_at_its_end() -> None:
    """Removing the one hex of a piece is refused, unless another one follows."""
    document = next(each for each in stock() if each.id == "battleground/wasteland")
    path: DocumentPath = ("pieces", 0, "hexes", 0)
    hexes = value_at(document.plain(), path[:-1])
    emptied = tuple(RemoveItem(path) for _ in hexes)
    with pytest.raises(CannotEdit):
        EditBatch(emptied).apply(document)
    made, inverse = EditBatch((*emptied, InsertItem(path, "B2"))).apply(document)
    assert value_at(made.plain(), path[:-1]) == ["B2"]
    assert inverse.apply(made)[0] == document


@pytest.mark.parametrize(
    ("edit", "path", "word"),
    [
        (SetValue(("placed", 2, "text"), "x"), "$.placed[2]", "edit-no-such-value"),
        (SetValue(("placed", 0, "text", "deeper"), "x"), "$.placed[0].text", "edit-no-such-value"),
        (SetValue(("placed", "first"), {}), "$.placed.first", "edit-no-such-value"),
        (SetValue((0,), "x"), "$[0]", "edit-no-such-value"),
        (SetValue((), {}), "$", "edit-no-such-value"),
        (SetValue(("placed", 0), NO_VALUE), "$.placed[0]", "edit-no-such-value"),
        (SetValue(("placed", 0, "colour"), "red"), "$.placed[0].colour", "content-unknown-key"),
        (SetValue(("placed", 0, "at"), NO_VALUE), "$.placed[0].at", "content-missing-key"),
        (SetValue(("placed", 0, "text"), "a\u202eb"), "$.placed[0].text", "content-hidden-character"),
        (SetValue(("kind",), "map"), "$.kind", "edit-fixed-value"),
        (SetValue(("system",), NO_VALUE), "$.system", "edit-fixed-value"),
        (InsertItem(("placed", 3), TWO.plain()), "$.placed[3]", "edit-no-such-value"),
        (InsertItem(("name", 0), "x"), "$.name[0]", "edit-no-such-value"),
        (RemoveItem(("placed", -1)), "$.placed[-1]", "edit-no-such-value"),
        (RemoveItem(("placed",)), "$.placed", "edit-no-such-value"),
        (MoveItem(("placed", 0), 2), "$.placed[2]", "edit-no-such-value"),
    ],
    ids=str,
)
def test_refusals_name_the_path_and_the_reason(edit: Edit, path: str, word: str) -> None:
    notes = notes_of(ONE, TWO)
    for each in (edit, EditBatch((SetValue(("placed", 1, "text"), "before"), edit))):
        with pytest.raises(CannotEdit) as refused:
            each.apply(notes)
        assert (refused.value.path, refused.value.word.id) == (path, word)
        assert all(speak(refused.value.word, lang) for lang in languages())


def test_only_edits_of_the_same_value_merge() -> None:
    typed = SetValue(("placed", 0, "text"), "a")
    later = SetValue(("placed", 0, "text"), "ab")
    assert typed.merged(later) == later
    assert typed.merged(SetValue(("placed", 1, "text"), "ab")) is None
    assert typed.merged(RemoveItem(("placed", 0))) is None
    marked = SetValue(("placed", 0, "sign"), "done")
    assert EditBatch((typed, marked)).merged(EditBatch((later, marked))) == EditBatch((later, marked))
    assert EditBatch((typed, marked)).merged(EditBatch((later,))) is None
    assert EditBatch((typed, marked)).merged(EditBatch((marked, typed))) is None


def test_an_edit_says_what_it_changes() -> None:
    notes = notes_of(ONE, TWO)
    said = {
        SetValue(("placed", 0, "text"), "x"): "Change: “one” › Text",
        SetValue(("name", "pl"), "x"): "Change: Name (Polski)",
        RemoveItem(("placed", 1)): "Remove: “two”",
        MoveItem(("placed", 0), 1): "Move to position 2: “one”",
        SetValue(("tags", 0), "x", words=message("edit-mark-note", place="A1")): "Mark the note at A1",
        EditBatch((RemoveItem(("placed", 0)),)): "1 change at once",
    }
    assert {edit: speak(edit.description(notes)) for edit in said} == said
    inserted = InsertItem(("placed", 0), {"id": "new", "at": "C3"})
    assert speak(inserted.description(notes), "pl") == "Dodaj: „new”"


def test_changed_paths_are_those_around_and_inside() -> None:
    changed = EditBatch(
        (SetValue(("placed", 0, "text"), "x"), RemoveItem(("placed", 1)), SetValue(("name", "en"), "x"))
    )
    assert changed.changed_paths() == ChangedPaths((("placed",), ("name", "en")))
    assert changed.changed_paths().touches("placed", 7, "at")
    assert changed.changed_paths().touches("name")
    assert not changed.changed_paths().touches("name", "pl")
    assert not ChangedPaths().touches("name")


def test_five_are_found() -> None:
    assert set(edits_by_name()) == {"set-value", "insert-item", "remove-item", "move-item", "batch"}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"edit": "burn-note", "id": "one"},
        {"edit": ["set-value"], "path": "tags"},
        {"edit": "set-value"},
        {"edit": "set-value", "path": "placed[00]", "value": 1},
        {"edit": "set-value", "path": ["placed"], "value": 1},
        {"edit": "set-value", "path": "tags", "value": 1, "more": 1},
        {"edit": "move-item", "path": "placed[0]", "to": True},
        {"edit": "batch", "edits": {}},
        {"edit": "batch", "edits": ["x"]},
        {"edit": "batch", "edits": [{"edit": "batch", "edits": []}]},
        {"edit": "remove-item", "path": "placed[0]", "words": "x"},
        {"edit": "remove-item", "path": "placed[0]", "words": {"id": "documents-reload"}},
        {"edit": "remove-item", "path": "placed[0]", "words": {"id": "edit-remove-note"}},
        {"edit": "remove-item", "path": "placed[0]", "words": {"id": "edit-remove-note", "place": ["A1"]}},
        {"edit": "remove-item", "path": "placed[0]", "words": {"id": "edit-batch", "n": "many"}},
    ],
    ids=str,
)
def test_other_data_is_no_edit(data: object) -> None:
    with pytest.raises(NoSuchEdit):
        read_edit(data)
