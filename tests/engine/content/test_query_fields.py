"""The types of query fields that games share, and what they say to a value that is none."""

from typing import Any

import pytest

from engine.content.maps.hexes import HexPlaces
from engine.content.query_fields import (
    QueryFieldType,
    flag,
    hex_place,
    not_an_option,
    object_of,
    one_of,
    read_members,
    whole,
)
from engine.geometry.hex.grid import Grid
from engine.kernel.rules.queries import BadQueryValue

GRID = Grid(3, 3)
PLATFORM = 1 << GRID.place("B2")


def refused(kind: QueryFieldType, value: object) -> tuple[str, tuple[str, ...]]:
    """The message that refuses a value, and the names that it might have been."""
    with pytest.raises(BadQueryValue) as caught:
        kind.read({"ana": 1}, value)
    return caught.value.sentence.id, caught.value.known


def test_plain_values() -> None:
    assert whole(1, 3).read(None, 3) == 3
    assert whole(1, 3).schema == {"type": "integer", "minimum": 1, "maximum": 3}
    assert [refused(whole(1, 3), value)[0] for value in (True, 0, 4)] == [
        "content-not-whole",
        "content-too-small",
        "content-too-big",
    ]
    assert flag.read(None, False) is False
    assert refused(flag, 1) == ("content-not-yes-or-no", ())


def test_names_are_those_in_the_state() -> None:
    figure = one_of(lambda state: state)
    assert figure.read({"ana": 1}, "ana") == "ana"
    assert refused(figure, "anna") == ("content-unknown-id", ("ana",))
    assert refused(figure, 1) == ("content-not-text", ())


def test_places_have_their_printed_names() -> None:
    """Raised ones only where there is a platform, or not at all."""
    place = hex_place(lambda _: HexPlaces(GRID, PLATFORM))
    ground = hex_place(lambda _: HexPlaces(GRID, PLATFORM), raised=False)
    assert [place.read(None, name) for name in ("B2", "B2^")] == [GRID.place("B2"), GRID.place("B2^")]
    assert [refused(place, name)[0] for name in ("nowhere", "D4", "A1^")] == [
        "content-bad-place",
        "content-outside-map",
        "content-no-platform",
    ]
    assert refused(ground, "B2^") == ("content-bad-hex", ())


def test_objects_have_their_members() -> None:
    schema = object_of("attack", texts=("unit",), optional=("skill",))
    assert schema["required"] == ["kind", "unit"]
    assert schema["properties"] == {
        "kind": {"const": "attack"},
        "unit": {"type": "string"},
        "skill": {"type": "string"},
    }
    assert object_of("move", "wait")["properties"] == {"kind": {"enum": ["move", "wait"]}}
    assert read_members({"kind": "move"}, ("kind", "to"), ("kind",)) == {"kind": "move"}
    for value, code in (
        ("move", "content-not-object"),
        ({"kind": "move", "two": 1}, "content-unknown-key"),
        ({"to": 1}, "content-missing-key"),
    ):
        wrong: Any = value
        with pytest.raises(BadQueryValue) as caught:
            read_members(wrong, ("kind", "to"), ("kind",))
        assert caught.value.sentence.id == code
    assert not_an_option("go", ("move", "wait")).known == ("move", "wait")
