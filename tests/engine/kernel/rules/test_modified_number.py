"""Numbers of the rules: set, then add, then bound, and the breakdown that gives the sum."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.data.message import message
from engine.kernel.rules.clauses import Clause, amount, clause, dropping
from engine.kernel.rules.modified_number import ModifiedNumber, ModifierLayer, NumberPart, NumberSource, adds, bound

LAYERS: tuple[ModifierLayer, ...] = ("set", "add", "at-least", "at-most")
PARTS = st.lists(
    st.builds(NumberPart, st.just("NU-1"), st.sampled_from(LAYERS), st.integers(-9, 9), st.just(message("x"))),
    max_size=8,
)


@amount("NU-2")
def strong(level: int) -> int:
    """A die for each level above two."""
    return max(0, level - 2)


@clause("NU-3")
def tired(level: int) -> bool:
    """From level nine."""
    return level >= 9


DICE = ModifiedNumber("dice", lambda level: level, (bound(tired, "at-most", 5), adds(strong)))


@clause("NU-4")
def nothing_left(number: int) -> bool:
    """Below nothing."""
    return number < 0


def of(parts: list[NumberPart], floor: Clause[int, bool] | None = None) -> ModifiedNumber[None]:
    """A number of just these parts, on nothing."""

    def found(_: None) -> Iterator[NumberPart]:
        return iter(parts)

    return ModifiedNumber("x", lambda _: 0, (NumberSource(found),), floor)


def test_the_sum_and_its_parts() -> None:
    """A clause that adds nothing is not a part; bounds come last, in any order of the sources."""
    assert DICE.value(2) == 2
    assert DICE.parts(2) == ()
    assert DICE.value(4) == 6
    assert [(part.rule, part.layer, part.by) for part in DICE.parts(4)] == [("NU-2", "add", 2)]
    assert DICE.value(9) == 5
    assert [(part.rule, part.layer, part.by) for part in DICE.parts(9)] == [("NU-2", "add", 7), ("NU-3", "at-most", 5)]
    assert DICE.parts(9)[1].sentence.id == "clause-kernel-tired"


def test_dropped_clauses_are_no_part() -> None:
    """Neither of those that add nor of those that bound, though a dropped condition holds."""
    with dropping((strong,)):
        assert DICE.value(4) == 4
    with dropping((tired,)):
        assert DICE.value(9) == 16


def test_the_last_that_sets_wins() -> None:
    """Sources come in the order of their precedence, the weakest first."""
    parts = [
        NumberPart("a", "set", 3, message("x")),
        NumberPart("b", "add", 1, message("x")),
        NumberPart("c", "set", 5, message("x")),
    ]
    assert of(parts).value(None) == 6


@given(PARTS)
def test_layers_in_their_order(parts: list[NumberPart]) -> None:
    """The value by its definition: set, plus adds, raised to the highest floor, cut to the lowest ceiling."""
    by = {layer: [part.by for part in parts if part.layer == layer] for layer in LAYERS}
    wanted = max([(by["set"] or [0])[-1] + sum(by["add"]), *by["at-least"]])
    wanted = min([wanted, *by["at-most"]])
    assert of(parts).value(None) == wanted


@given(PARTS)
def test_a_floor_looks_at_what_all_else_makes_of_it(parts: list[NumberPart]) -> None:
    """Where that is less than nothing, it is nothing, and the floor is a part, before what keeps it from rising."""
    plain, kept_up = of(parts), of(parts, nothing_left)
    assert kept_up.value(None) == max(0, plain.value(None))
    added = [part.layer for part in kept_up.parts(None) if part not in plain.parts(None)]
    assert added == (["at-least"] if plain.value(None) < 0 else [])
    layers = [LAYERS.index(part.layer) for part in kept_up.parts(None)]
    assert layers == sorted(layers)


def test_a_dropped_floor_keeps_nothing_up() -> None:
    part = NumberPart("a", "add", -3, message("x"))
    assert [each.rule for each in of([part], nothing_left).parts(None)] == ["a", "NU-4"]
    with dropping((nothing_left,)):
        assert of([part], nothing_left).value(None) == -3
        assert of([part], nothing_left).parts(None) == (part,)


def test_a_floor_is_asked_once_and_so_is_all_else() -> None:
    """Nothing is worked out a second time for it."""
    asked: list[str] = []

    def base(_: None) -> int:
        asked.append("base")
        return 1

    def found(_: None) -> Iterator[NumberPart]:
        asked.append("parts")
        yield NumberPart("a", "add", -3, message("x"))

    number = ModifiedNumber("x", base, (NumberSource(found),), nothing_left)
    assert number.value(None) == 0
    assert asked == ["base", "parts"]


@given(PARTS, st.randoms())
def test_adding_and_bounding_know_no_order(parts: list[NumberPart], random: object) -> None:
    """Only what sets does."""
    rest = [part for part in parts if part.layer != "set"]
    assert of(rest).value(None) == of(rest[::-1]).value(None)
