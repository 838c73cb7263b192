"""Decisions: who is asked, what each seat sees of it, and who is left to answer."""

from __future__ import annotations

from engine.kernel.data.choice import choice
from engine.kernel.data.message import message
from engine.kernel.state.decision import Decision

SEALED = Decision(
    ("red", "blue"),
    "pick",
    message("prompt-sealed-pick"),
    tuple(choice("pick", seat=seat, number=n) for seat in ("red", "blue") for n in (1, 2)),
    "all",
    (choice("concede", seat="red"), choice("concede", seat="blue")),
)
OPEN = Decision(("red",), "act", message("prompt-sealed-pick"), (choice("pass"), choice("go")))


def test_a_question_to_one_seat_has_choices_for_that_seat_only() -> None:
    """Another seat may answer nothing."""
    assert OPEN.choices_of("red") == OPEN.choices
    assert OPEN.choices_of("blue") == ()


def test_everybody_asked_may_give_any_answer_of_an_any_of_question() -> None:
    """Such choices belong to no seat."""
    anybody = Decision(("red", "blue"), "mark", message("prompt-sealed-pick"), OPEN.choices, "any")
    assert anybody.choices_of("blue") == anybody.choices_of("red") == OPEN.choices


def test_a_sealed_question_gives_each_seat_its_own_choices() -> None:
    """The seat stands in the choice."""
    assert {each.seat for each in SEALED.choices_of("red")} == {"red"}
    assert len(SEALED.choices_of("red")) == 2


def test_a_seat_sees_its_own_choices_and_that_others_are_asked() -> None:
    """Nothing of what the others may answer or declare."""
    seen = SEALED.seen_by("blue")
    assert seen.seats == ("red", "blue")
    assert {each.seat for each in (*seen.choices, *seen.standing)} == {"blue"}
    assert OPEN.seen_by("blue").choices == ()


def test_a_seat_that_has_answered_is_asked_no_more() -> None:
    """The others' choices stay as they are."""
    left = SEALED.without(frozenset({"red"}))
    assert left.seats == ("blue",)
    assert left.choices == SEALED.choices_of("blue")
    assert SEALED.without(frozenset()) is SEALED
