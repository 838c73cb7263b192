"""Clauses: each with its number, its sentence and its places; dropped, it is not in the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel.data.message import Message
from engine.kernel.rules import clauses as book
from engine.kernel.rules.clauses import (
    Clause,
    all_enabled,
    amount,
    clause,
    clause_named,
    clauses_of,
    dropping,
    effect,
)


@clause("CL-1", lambda number: {"number": number, "places": ("A1", "B2")})
def small_enough(number: int) -> bool:
    """Below three."""
    return number < 3


@clause("CL-2")
def even(number: int) -> bool:
    """No rest when halved."""
    return number % 2 == 0


@effect("CL-10")
def echoes(number: int) -> tuple[int, ...]:
    """So many times itself."""
    return (number,) * number


@amount("CL-9", lambda number: {"places": "A1"})
def bonus(number: int) -> int:
    """Twice itself."""
    return 2 * number


ALL: tuple[Clause[Any, Any], ...] = (small_enough, even, echoes, bonus)


def test_a_clause_is_the_function_it_was_made_of() -> None:
    """With its number, and a name in the catalogue."""
    assert (small_enough(2), small_enough(3), echoes(2), bonus(4)) == (True, False, (2, 2), 8)
    assert (small_enough.rule, small_enough.name, small_enough.system) == ("CL-1", "small-enough", "kernel")
    assert small_enough.word_id == "clause-kernel-small-enough"
    assert small_enough.__doc__ == "Below three."
    assert clause_named("kernel/even") is even
    assert repr(even) == "<CL-2 kernel/even>"


def test_a_reason_shows_present_values_and_places() -> None:
    """Places are no part of the sentence."""
    reason = small_enough.reason(7)
    assert (reason.rule, reason.clause, reason.places) == ("CL-1", "kernel/small-enough", ("A1", "B2"))
    assert reason.sentence == Message("clause-kernel-small-enough", (("number", 7),))
    assert even.reason(7).places == ()
    assert bonus.reason(7).places == ("A1",)


def test_a_dropped_clause_answers_as_if_it_were_not_there() -> None:
    """Conditions hold, effects do nothing, amounts are nothing; then all is as before."""
    with dropping(ALL):
        assert (small_enough(9), even(9), echoes(9), bonus(9)) == (True, True, (), 0)
    assert (small_enough(9), even(9), echoes(1), bonus(9)) == (False, False, (1,), 18)


def test_only_the_named_ones_are_dropped() -> None:
    """The others stay in the book."""
    with dropping((even,)):
        assert (small_enough(9), even(9)) == (False, True)
    assert (small_enough(9), even(9)) == (False, False)


def test_dropping_nests() -> None:
    """An inner one gives back what it took, also where both name the same clause, or one names it twice."""
    with dropping((even,)):
        with dropping((even, small_enough, small_enough)):
            assert (even(9), small_enough(9)) == (True, True)
        assert (even(9), small_enough(9)) == (True, False)
    assert not even(9)


def test_whether_all_are_in_the_book() -> None:
    """Each counts that is asked about, and no other."""
    assert all_enabled((small_enough, even))
    with dropping((even,)):
        assert not all_enabled((small_enough, even))
        assert all_enabled((small_enough,))
        assert (even.dropped, small_enough.dropped) == (True, False)
    assert all_enabled((small_enough, even))


def test_a_fault_inside_gives_the_clauses_back() -> None:
    """Else one failing test would change all others."""
    with pytest.raises(ZeroDivisionError), dropping(ALL):
        _ = 1 // 0
    assert not any(each.dropped for each in ALL)


def test_clauses_are_listed_in_the_order_of_their_rules() -> None:
    """By number, not by letter: 2 before 10."""
    assert [each.rule for each in clauses_of("kernel") if each.body.__module__ == __name__] == [
        "CL-1",
        "CL-2",
        "CL-9",
        "CL-10",
    ]
    assert clauses_of("no-such-system") == ()


def written_in(module: str, qualname: str) -> Callable[[int], bool]:
    """A function called `even` as it might be written elsewhere."""

    def even(number: int) -> bool:
        return number > 0

    even.__module__, even.__qualname__ = module, qualname
    return even


@pytest.mark.parametrize(("module", "qualname"), [(__name__, "inner.even"), (f"{__name__}.more", "even")])
def test_two_clauses_of_one_name_are_refused(module: str, qualname: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same module or in another of the same game: each has a sentence and an id of its own."""
    monkeypatch.setattr(book, "_CLAUSES", dict(book._CLAUSES))
    with pytest.raises(ValueError, match="two clauses are called kernel/even"):
        clause("CL-3")(written_in(module, qualname))


def test_a_module_may_be_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same place is the same clause."""
    monkeypatch.setattr(book, "_CLAUSES", dict(book._CLAUSES))
    again = clause("CL-2")(written_in(__name__, "even"))
    assert clause_named("kernel/even") is again


def test_games_do_not_disturb_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of the system is part of the id."""
    monkeypatch.setattr(book, "_CLAUSES", dict(book._CLAUSES))
    assert clause("CL-3")(written_in("engine.systems.other.combat", "even")).id == "other/even"
