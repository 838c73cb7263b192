"""Questions that change nothing declare their fields once, for whoever reads or publishes them."""

from dataclasses import dataclass

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


def test_fields_have_their_outer_names() -> None:
    """A field may be called by a word that Python has taken; one with a default may be left out."""
    fields = fields_of(Sum)
    assert list(fields) == ["from", "other"]
    assert [(each.into, each.required) for each in fields.values()] == [("one", True), ("other", False)]
    assert fields["from"].schema == {"type": "integer"}
    assert Sum(one=3) == Sum(one=3, other=1)


def test_what_makes_no_sense_says_what_was_known() -> None:
    bench = Log(seats=("red", "blue"))
    assert fields_of(Sum)["from"].read(bench, 3) == 3
    with pytest.raises(k.BadQueryValue) as caught:
        fields_of(Sum)["from"].read(bench, "rde")
    assert (caught.value.said, caught.value.known, caught.value.at) == ("rde", ("red", "blue"), None)


def test_a_question_without_an_answer_is_a_fault_of_ours() -> None:
    with pytest.raises(NotImplementedError):
        Sum(one=1).answer(Log(seats=()))
