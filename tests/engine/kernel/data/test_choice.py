"""Choices: the one-line id of each, JSON both ways, and matching of answers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.errors import BadData
from engine.kernel.data.value import Value, same

SCALARS = st.one_of(st.none(), st.booleans(), st.integers(-99, 99), st.text(max_size=6))
VALUES: st.SearchStrategy[Value] = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3).map(tuple), st.dictionaries(st.text(max_size=3), inner)),
)
NAMES = st.from_regex(r"[a-z]{1,4}", fullmatch=True).filter(lambda name: name not in {"kind", "seat", "id", "rules"})
CHOICES = st.builds(
    Choice,
    kind=st.from_regex(r"[a-z-]{1,8}", fullmatch=True),
    data=st.dictionaries(NAMES.filter(lambda name: name != "shows"), VALUES, max_size=3),
    seat=st.sampled_from([None, "red", "blue"]),
)


def alike(one: Choice, other: Choice) -> bool:
    """Whether two choices are the same answer."""
    return one.kind == other.kind and one.seat == other.seat and same(one.data, other.data)


def test_an_id_says_kind_fields_and_seat_in_one_line() -> None:
    """Fields are in the order of their names, however they were written."""
    assert choice("move", to="H8", figure="ana").id == "move figure=ana to=H8"
    assert choice("pick", seat="red", number=3).id == "pick number=3 @red"
    assert choice("pass").id == "pass"


@pytest.mark.parametrize(
    ("one", "other"),
    [("5", 5), ("true", True), ("null", None), ("[1]", (1,)), ("-3", -3), ('"a"', "a"), ("a b", ("a b",)), (1, True)],
)
def test_values_that_look_alike_have_different_ids(one: Value, other: Value) -> None:
    """A word is quoted where it could be read as something else."""
    assert choice("x", a=one).id != choice("x", a=other).id


@pytest.mark.parametrize("word", ["H8", "K12^", "test/sword", "red-1", "is_a.b"])
def test_common_words_stand_bare_in_ids(word: str) -> None:
    """Names of places, cards and figures are readable."""
    assert choice("x", a=word).id == f"x a={word}"


@given(CHOICES, CHOICES)
def test_ids_are_equal_only_for_the_same_answer(one: Choice, other: Choice) -> None:
    """The id is the answer: no two answers share one, and it is a single line."""
    assert (one.id == other.id) == alike(one, other)
    assert "\n" not in one.id


@given(CHOICES)
def test_json_both_ways(one: Choice) -> None:
    """What is written as JSON text is read back as the same answer."""
    again = Choice.from_json(json.loads(json.dumps(one.to_json())))
    assert alike(again, one)
    assert again.id == one.id


def test_shown_values_are_no_part_of_the_answer() -> None:
    """Rules and shown values take no part in comparing, in JSON, or in ids."""
    plain, rich = choice("move", to="A1"), Choice("move", {"to": "A1"}, rules=("XX-1",), shows={"cost": 2})
    assert plain == rich
    assert plain.id == rich.id
    assert Choice.from_json({**rich.to_json(), "id": "nonsense", "rules": ["XX-2"], "shows": {}}) == plain


@pytest.mark.parametrize(
    "raw", [{}, {"kind": 3}, {"kind": "x", "seat": 1}, {"kind": "x", "a": 1.5}, {"kind": "x", "a": {1}}]
)
def test_an_invalid_choice_is_refused(raw: dict[str, Any]) -> None:
    """A kind that is a word is a must, and floats are no values."""
    with pytest.raises(BadData):
        Choice.from_json(raw)


@pytest.mark.parametrize("name", ["kind", "id", "rules", "shows"])
def test_a_field_that_json_could_not_tell_is_refused(name: str) -> None:
    """A field of such a name would come back as something else."""
    with pytest.raises(ValueError, match="means something else"):
        Choice("x", {name: "y"}).to_json()


def test_fits_lets_fields_be_left_out_and_means_does_not() -> None:
    """`fits` is for people, `means` for records."""
    full = choice("move", figure="ana", to="H8")
    assert full.fits(choice("move", to="H8"))
    assert not full.means(choice("move", to="H8"))
    assert full.means(choice("move", to="H8", figure="ana"))
    assert not full.fits(choice("move", to="H9"))
    assert not full.fits(choice("move", to="H8", path="H7"))
    assert not full.fits(choice("attack"))


def test_a_field_that_spends_something_must_be_stated() -> None:
    """Nobody spends a token by saying less; a field that says no may be left out like any other."""
    spurred = choice("move", figure="ana", to="B1", focused=True)
    assert not spurred.fits(choice("move", to="B1"))
    assert not spurred.fits(choice("move", to="B1", figure="ana"))
    assert not spurred.fits(choice("move", to="B1", focused=False))
    assert spurred.fits(choice("move", to="B1", focused=True))
    assert spurred.means(choice("move", to="B1", figure="ana", focused=True))
    plain = choice("move", figure="ana", to="B1", focused=False)
    assert plain.fits(choice("move", to="B1"))
    assert not plain.fits(choice("move", to="B1", focused=True))


def test_true_is_not_one() -> None:
    """JSON tells them apart, and so do choices."""
    assert not choice("pick", number=1).fits(choice("pick", number=True))
    assert not choice("pick", yes=True).means(choice("pick", yes=1))
    assert not choice("pick", dice=(1, 2)).means(choice("pick", dice=(True, 2)))


def test_a_seat_binds_who_names_it() -> None:
    """A choice of one seat does not match another seat's answer; one without a seat matches any."""
    red = choice("pick", seat="red", number=1)
    assert red.fits(choice("pick", number=1))
    assert red.fits(choice("pick", seat="red", number=1))
    assert not red.fits(choice("pick", seat="blue", number=1))
    assert choice("pick", number=1).fits(choice("pick", seat="blue", number=1))


def test_a_choice_about_a_seat_has_a_field_of_that_name() -> None:
    """In JSON `seat` is then the field, and comes back as what somebody said of it."""
    about = Choice("first-player", {"seat": "red"})
    said = Choice.from_json(json.loads(json.dumps(about.to_json())))
    assert about.to_json() == {"kind": "first-player", "seat": "red"}
    assert about.means(said)
    assert not Choice("first-player", {"seat": "blue"}).fits(said)
    assert about.fits(choice("first-player"))


def test_a_field_called_seat_and_a_seat_cannot_both_be_written() -> None:
    """JSON has one place for the two."""
    with pytest.raises(ValueError, match="means something else"):
        Choice("first-player", {"seat": "red"}, "blue").to_json()


def test_fields_are_read_as_what_they_are() -> None:
    """`text` and `number` know what they get; anything else is a fault of ours."""
    assert choice("x", a="b").text("a") == "b"
    assert choice("x", a=3).number("a") == 3
    for wrong in ("b", True, None):
        with pytest.raises(TypeError):
            choice("x", a=wrong).number("a")
