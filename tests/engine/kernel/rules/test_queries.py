"""Queries declare their fields once, for reading and for publication."""

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

import engine.kernel.authoring as k
from engine.kernel.rules.queries import fields_of
from tests.engine.kernel.agenda_game import Log


def number(state: Log, said: object) -> int:
    """A whole number."""
    if not isinstance(said, int):
        raise k.BadQueryValue(k.message("content-not-whole", found=str(said)), said, state.seats)
    return said


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum(k.Query[Log]):
    """Of two numbers."""

    one: int = k.query_field(number, {"type": "integer"}, name="from")
    other: int = k.query_field(number, {"type": "integer"}, default=1)


COLOURS = k.Numbering(("grey", "green"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(k.Query[Log]):
    """Of fields that types and marks describe."""

    of: k.SeatName
    colour: Annotated[int, k.NumberedMark("colour"), k.KeyMark("from")]
    most: Annotated[int, k.BoundsMark(1, 9)] = 1
    side: Literal["left", "right"] | None = None
    all: bool = False
    who: tuple[Annotated[str, k.NameMark("name")], ...] = ()


def known(state: Log) -> k.KnownNames:
    """Two names, two colours."""
    return k.KnownNames({"name": ("ana", "bo")}, {"colour": COLOURS})


def test_marks_say_how_fields_are_read() -> None:
    """As those of a state are: by the names that the game knows."""
    fields, bench = fields_of(Marked, known), Log(seats=("red", "blue"))
    assert list(fields) == ["of", "from", "most", "side", "all", "who"]
    assert [each.name for each in fields.values() if each.required] == ["of", "from"]
    values = {"of": "red", "from": "green", "most": 9, "side": "left", "all": True, "who": ["bo"]}
    read = {fields[name].into: fields[name].read(bench, value) for name, value in values.items()}
    assert Marked(**read) == Marked(of="red", colour=1, most=9, side="left", all=True, who=("bo",))
    for name, value, suggested in (
        ("of", "rde", ("red", "blue")),
        ("from", "geen", ("grey", "green")),
        ("most", 10, ()),
        ("side", None, ()),
        ("all", 1, ()),
        ("who", ["anna"], ("ana", "bo")),
    ):
        with pytest.raises(k.BadQueryValue) as caught:
            fields[name].read(bench, value)
        assert caught.value.known == suggested


def test_marks_give_the_schema() -> None:
    assert {name: dict(each.schema) for name, each in fields_of(Marked).items()} == {
        "of": {"type": "string"},
        "from": {"type": "string"},
        "most": {"type": "integer", "minimum": 1, "maximum": 9},
        "side": {"enum": ["left", "right"]},
        "all": {"type": "boolean"},
        "who": {"type": "array", "items": {"type": "string"}},
    }


def test_fields_have_their_outer_names() -> None:
    """A field may be called by a word that Python has taken; one with a default may be left out."""
    fields = fields_of(Sum)
    assert list(fields) == ["from", "other"]
    assert [(each.into, each.required) for each in fields.values()] == [("one", True), ("other", False)]
    assert fields["from"].schema == {"type": "integer"}
    assert Sum(one=3) == Sum(one=3, other=1)


def test_a_senseless_query_names_the_known_values() -> None:
    bench = Log(seats=("red", "blue"))
    assert fields_of(Sum)["from"].read(bench, 3) == 3
    with pytest.raises(k.BadQueryValue) as caught:
        fields_of(Sum)["from"].read(bench, "rde")
    assert (caught.value.found, caught.value.known, caught.value.at) == ("rde", ("red", "blue"), None)


def test_a_question_without_an_answer_is_a_fault_of_ours() -> None:
    with pytest.raises(NotImplementedError):
        Sum(one=1).answer(Log(seats=()))
