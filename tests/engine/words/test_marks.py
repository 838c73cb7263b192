"""Marks around parts of texts: unseen, nested, and gone when the places of the parts are read."""

from engine.words import TextValue, arguments, say, say_with_marks
from engine.words.marks import ArgumentMarks, MarkedPart, capitalised, cut, marked, marked_parts, unmarked

WORD = "ability-part-line"


def test_arguments_are_marked() -> None:
    """Their own text, and the variants that they choose."""
    values: dict[str, TextValue] = {"needs": 3, "effects": "heal 1 wound"}
    numbers = {"needs": ArgumentMarks((0,), (1,)), "effects": ArgumentMarks((2,), (3,))}
    assert set(values) == set(arguments(WORD))
    text, parts = marked_parts(say_with_marks(WORD, "en", values, numbers))
    assert text == say(WORD, "en", **values) == "3+: heal 1 wound"
    assert parts == (MarkedPart(0, 1, 0), MarkedPart(4, 16, 3), MarkedPart(4, 16, 2))


def test_arguments_without_numbers_leave_no_marks() -> None:
    assert say_with_marks(WORD, "en", {"needs": 1, "effects": "none"}, {}) == say(WORD, "en", needs=1, effects="none")


def test_a_cut_keeps_open_what_began_before() -> None:
    text = marked(f"{marked('the target', (1,))} loses 1 mana", (0,))
    before, after = cut(text, len("the target "))
    assert before == "the target "
    assert marked_parts(after) == ("loses 1 mana", (MarkedPart(0, 12, 0),))


def test_capitals_stand_behind_marks() -> None:
    text = capitalised(marked("gain 1 mana", (0, 1)))
    assert unmarked(text) == "Gain 1 mana"
    assert capitalised("") == ""
