"""Saying a word: arguments, lists, numbers and words inside words, and what is refused."""

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.data.message import Message
from engine.words import (
    MissingWord,
    arguments,
    ids,
    language_name,
    languages,
    resources_folder,
    say,
    speak,
    use_resources,
)

ENGLISH = """\
language-name = English
list-and = { $rest } and { $last }
list-and-sound-i = { $rest } and { $last }
hello = Hello { $name }!
moves = { $name } moves { $n ->
    [one] one hex
   *[other] { $n } hexes
}.
share = { NUMBER($part, style: "percent") } of { $whole }
term-wall = wall
blocked = The { term-wall } stops { $name }.
report = { hello } { moves } { $end }
chosen = { $side ->
    [red] Red
   *[other] Blue
} chose.
"""
SPANISH = (
    ENGLISH.replace("Hello", "Hola")
    .replace(" and {", " y {")
    .replace("list-and-sound-i = { $rest } y", "list-and-sound-i = { $rest } e")
)


@pytest.fixture
def small_catalogue(tmp_path: Path) -> Iterator[None]:
    """The words of this file instead of the shipped ones."""
    for lang, text in (("en", ENGLISH), ("es", SPANISH), ("pl", ENGLISH)):
        folder = tmp_path / "words" / lang
        folder.mkdir(parents=True)
        (folder / "all.ftl").write_text(text, encoding="utf-8")
    use_resources(tmp_path)
    yield
    use_resources(None)


pytestmark = pytest.mark.usefixtures("small_catalogue")


def test_arguments_are_filled_in() -> None:
    """Text, numbers and referred words stand in their places, without marks around them."""
    assert say("hello", name="Łucja") == "Hello Łucja!"
    assert say("hello", "es", name="Łucja") == "Hola Łucja!"
    assert say("hello", lang="es", name="Łucja") == "Hola Łucja!"
    assert say("blocked", name="Ana") == "The wall stops Ana."


def test_numbers_choose_the_plural_and_take_the_format_of_the_language() -> None:
    """One hex, two hexes, and the thousands of each language."""
    assert say("moves", name="Ana", n=1) == "Ana moves one hex."
    assert say("moves", name="Ana", n=12345) == "Ana moves 12,345 hexes."
    assert say("moves", "es", name="Ana", n=12345) == "Ana moves 12.345 hexes."
    assert say("share", "pl", part=0.25, whole=0.5) == "25% of 0,5"


@pytest.mark.parametrize("number", [1e30, 1e300, 10**40, -(10**40), 10**400])
def test_numbers_of_any_size_have_a_text(number: float) -> None:
    """Damaged files hold such numbers; they are written with an exponent."""
    exponent = f"{Decimal(number):.3g}".partition("e")[2]
    for lang in ("en", "es", "pl"):
        text = say("moves", lang, name="Ana", n=number)
        assert text.endswith(f"e{exponent} hexes."), text
    assert say("moves", name="Ana", n=10**12) == "Ana moves 1,000,000,000,000 hexes."


def test_lists_are_joined_by_the_language() -> None:
    """Commas, then the language's "and"; Spanish says "e" before the sound i."""
    assert say("hello", name=["Ana"]) == "Hello Ana!"
    assert say("hello", name=("Ana", "Bo", "Cy")) == "Hello Ana, Bo and Cy!"
    assert say("hello", "es", name=("Ana", "Bo")) == "Hola Ana y Bo!"
    assert say("hello", "es", name=("Ana", "Inés")) == "Hola Ana e Inés!"
    assert say("hello", "es", name=("agua", "hielo")) == "Hola agua y hielo!"
    assert say("hello", "es", name=("a", 1234567)) == "Hola a y 1.234.567!"


def test_words_inside_words_are_said_in_the_same_language() -> None:
    """A word may be a value, and an item of a list."""
    inner = Message("hello", (("name", ("Ana", Message("term-wall"))),))
    assert speak(Message("blocked", (("name", inner),)), "es") == "The wall stops Hola Ana y wall!."
    assert say("hello", name=Message("term-wall")) == "Hello wall!"


def test_choices_by_text() -> None:
    """A sentence may choose by a text."""
    assert say("chosen", side="red") == "Red chose."
    assert say("chosen", side="green") == "Blue chose."


@pytest.mark.parametrize("name", ["{ $n }", "{ term-wall }", "{", "\0name\0", "a\nb = c", '{"a"}', "x" * 100_000])
def test_values_are_never_templates(name: str) -> None:
    """What strangers wrote comes out as they wrote it, however long."""
    assert say("hello", name=name) == f"Hello {name}!"


@given(st.text(min_size=1), st.text(min_size=1))
def test_any_text_comes_out_as_it_went_in(first: str, second: str) -> None:
    """For any two texts."""
    assert say("hello", name=[first, second]) == f"Hello {first} and {second}!"


def test_values_do_not_stand_in_for_one_another() -> None:
    """Not even where one looks like the place that is held for the other."""
    assert say("share", part=1, whole="\0part\0") == "100% of \0part\0"
    assert say("list-and", rest="\0last\0", last="x" * 300) == "\0last\0 and " + "x" * 300


def test_values_without_a_place_are_left_out() -> None:
    """A sentence may say less than it is given."""
    assert say("hello", name="Ana", n=2) == "Hello Ana!"


def test_an_unknown_id_names_the_nearest() -> None:
    """The error names the id, the language and what may have been meant."""
    with pytest.raises(MissingWord, match="no word 'helo' in 'es'; the nearest is 'hello'"):
        say("helo", "es")


def test_an_unknown_language_names_those_there_are() -> None:
    """No language stands in for another."""
    with pytest.raises(MissingWord, match="no language 'de' in the words; there are en, es, pl"):
        say("hello", "de", name="Ana")


def test_a_missing_argument_is_refused() -> None:
    """Also where the choice made would not have needed it."""
    with pytest.raises(MissingWord, match="'moves' in 'en' needs the argument 'name'"):
        say("moves", n=1)


@pytest.mark.parametrize("value", [True, None, b"x", {"a"}, {"a": 1}])
def test_values_of_other_types_are_refused(value: object) -> None:
    """Only text, numbers, words and sequences of them can be said."""
    with pytest.raises(TypeError, match=r"hello\.name"):
        speak(Message("hello", (("name", value),)))  # type: ignore[arg-type]


def test_an_argument_that_cannot_be_counted_is_refused() -> None:
    """A text for a number, a number that is none, an empty list."""
    with pytest.raises(TypeError, match="'n' of the word 'moves' must be a number, not 'two'"):
        say("moves", name="Ana", n="two")
    with pytest.raises(ValueError, match=r"hello\.name is nan"):
        say("hello", name=float("nan"))
    with pytest.raises(MissingWord, match=r"list hello\.name is empty"):
        say("hello", name=())


def test_the_catalogue_lists_languages_names_ids_and_arguments() -> None:
    """Languages (English first), their own names, ids, and the arguments with their kinds."""
    assert languages() == ("en", "es", "pl")
    assert language_name("pl") == "English"
    assert {"hello", "moves"} < ids()
    assert arguments("moves") == {"name": "text", "n": "number"}
    assert arguments("share") == {"part": "number", "whole": "text"}
    assert arguments("blocked") == {"name": "text"}
    assert arguments("report") == {"name": "text", "n": "number", "end": "text"}
    assert arguments("chosen") == {"side": "text"}


def test_going_back_to_the_shipped_words() -> None:
    """`use_resources(None)` forgets the other folder."""
    use_resources(None)
    assert languages() == ("en", "es", "it", "pl")
    assert [language_name(lang) for lang in languages()] == ["English", "Español", "Italiano", "Polski"]
    assert (resources_folder() / "words").is_dir()
