"""Documents that are expensive to check: their problems are reported without computing all of them."""

import time
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from engine.content import problems as errors
from engine.content.checks.document_checks import CheckedDocument, check_document
from engine.content.checks.partial_document import STANDS_IN, partial_document
from engine.content.fields import MOST_MARKS_IN_PROSE, MOST_TO_ONE
from engine.content.limits import MAX_NOTES, MAX_PROBLEMS, MAX_PROSE
from engine.content.problems import nearest_ids
from engine.content.references.document_cache import MOST_GUESSES
from engine.content.references.resolver import UnknownDocument
from tests.support.document_folder import HEAD
from tests.support.documents import DECLARED


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What is done inside takes no longer, on the processor of a small machine that others use too."""
    started = time.process_time()
    yield
    assert time.process_time() - started < seconds


def nowhere(name: str) -> Mapping[str, Any]:
    raise UnknownDocument(name)


def with_notes(*texts: str) -> dict[str, Any]:
    """Notes of these texts on a map."""
    grid = {"shape": "hex", "tops": "flat", "columns": 3, "rows": 3}
    placed = [{"id": f"n{number}", "at": "A1", "text": text} for number, text in enumerate(texts)]
    return {**HEAD, "kind": "notes", "id": "noted", "map": {"kind": "map", "grid": grid}, "placed": placed}


def looked_at(document: Mapping[str, Any]) -> CheckedDocument:
    return check_document(document, DECLARED, nowhere)


def codes(found: CheckedDocument) -> set[str]:
    return {problem.code for problem in found.problems if problem.severity == "error"}


def test_marks_in_disorder_are_not_put_in_order_before_they_are_counted() -> None:
    """Unicode normalisation takes quadratic time in a run of marks: 7 MB of them took minutes."""
    disorder = "a" + "\u0315\u0316" * 30_000
    with within(3):
        assert codes(looked_at(with_notes(*[disorder] * 60))) == {"content-text-too-long"}


def test_marks_on_one_letter_are_bounded_in_texts_too() -> None:
    run = "\u0315\u0316" * (MAX_PROSE // 2 - 1)
    with within(3):
        assert codes(looked_at(with_notes(*["a" + run] * 100))) == {"content-too-many-marks"}
    most = ("Z" + "\u0335" * MOST_MARKS_IN_PROSE) * 100
    assert not codes(looked_at(with_notes(most)))
    assert codes(looked_at(with_notes(most + "\u0335"))) == {"content-too-many-marks"}


@pytest.mark.soak
def test_as_many_texts_as_there_may_be_with_as_many_marks_as_there_may_be() -> None:
    texts = [("Z" + "\u0335" * MOST_MARKS_IN_PROSE) * 120] * (MAX_NOTES // 4)
    with within(20):
        assert not codes(looked_at(with_notes(*texts)))


def test_no_text_becomes_shorter_in_the_normal_form_than_is_reckoned_with() -> None:
    """All texts that are refused for their length alone are too long in the normal form as well."""
    longest = max(
        len(unicodedata.normalize("NFD", chr(code)))
        for code in range(0x110000)
        if unicodedata.normalize("NFC", chr(code)) == chr(code)
    )
    assert longest <= MOST_TO_ONE


def scenario_with_keys(number: int) -> dict[str, Any]:
    return {**HEAD, "kind": "scenario", **{f"wrong-{each}": 0 for each in range(number)}}


@pytest.mark.parametrize(
    ("keys", "said"), [(5_000, "content-unknown-key"), (100_000, "content-wrong-everywhere")], ids=["many", "too many"]
)
def test_unknown_keys(keys: int, said: str) -> None:
    """The object was copied for each wrong key."""
    with within(3):
        assert said in codes(looked_at(scenario_with_keys(keys)))


def test_unknown_keys_of_armies_are_compared_only_where_they_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computing a suggestion for each of thousands of them took longer than all else together."""
    compared = list[str]()

    def compare(word: str, *_: object) -> list[str]:
        compared.append(word)
        return []

    monkeypatch.setattr(errors, "get_close_matches", compare)
    army = {"seat": "red", **{f"figures-{each}": 0 for each in range(5_000)}}
    found = looked_at({**HEAD, "kind": "scenario", "armies": [army]})
    assert "content-unknown-key" in codes(found)
    assert 0 < len(compared) <= 2 * MAX_PROBLEMS


def test_an_unknown_key_of_an_army_has_its_nearest_or_all_that_may_stand_there() -> None:
    army = {"seat": "red", "figurs": [], "qqqq": 0}
    found = {each.path: each for each in looked_at({**HEAD, "kind": "scenario", "armies": [army]}).problems}
    meant, unheard_of = found["$.armies[0].figurs"], found["$.armies[0].qqqq"]
    assert (meant.suggestion, meant.remark) == ("figures", None)
    assert unheard_of.suggestion is None
    assert unheard_of.remark is not None


@pytest.mark.slow
def test_a_map_of_wrong_hexes() -> None:
    """No part is recovered where everything is wrong: a quarter of a million places took 6 seconds."""
    grid = {"shape": "hex", "tops": "flat", "columns": 200, "rows": 200}
    pieces = [{"id": "p", "class": "tall", "hexes": ["zz99"] * 255_000}]
    with within(4):
        said = codes(looked_at({"schema": "1.0", "kind": "map", "id": "m", "grid": grid, "pieces": pieces}))
    assert said == {"content-wrong-everywhere"}


def test_a_part_with_problems_is_left_out_of_all_its_places() -> None:
    card = {"kind": "weapon", "name": "a", "odd": 1}
    data = {"a": 1, "b": {"c": 2, "d": 3}, "e": [{"f": 4}, card, {"g": {"h": card, "i": 5}}], "j": 6}
    wrong = [("a",), ("b", "c"), ("e", 0), ("e", 1, "odd"), ("e", 2, "g", "h", "odd"), ("k", "l"), ("e", 2, "x")]
    left = partial_document(data, wrong)
    assert left.data == {"b": {"d": 3}, "e": [STANDS_IN, STANDS_IN, {"g": {"h": STANDS_IN, "i": 5}}], "j": 6}
    assert left.named == {"$.e[0]", "$.e[1]", "$.e[2].g.h"}
    assert data["b"] == {"c": 2, "d": 3}
    assert partial_document(data, [("b",), ("b", "c")]).data == {"a": 1, "e": data["e"], "j": 6}


def test_suggestions_are_searched_for_only_a_few_times() -> None:
    """To compare each of thousands of unknown names with all known ones took longer than all else together."""
    known, guessed = [f"battleground/known-{number}" for number in range(50)], list[str]()

    def none_there(name: str) -> Mapping[str, Any]:
        def guess() -> tuple[str, ...]:
            guessed.append(name)
            return nearest_ids(name, known)

        if name in known:
            return {**HEAD, "kind": "character", "id": name}
        raise UnknownDocument(name, guess)

    names = [{"kind": "character", "id": f"battleground/unknown-{number}"} for number in range(200)]
    found = check_document({**HEAD, "kind": "scenario", "id": "s", "references": names}, DECLARED, none_there)
    assert len(guessed) == len({*guessed}) == MOST_GUESSES
    unknown = [problem for problem in found.problems if problem.code == "content-no-such-document"]
    assert [problem.suggestion is not None for problem in unknown[:MOST_GUESSES]] == [True] * MOST_GUESSES
    assert all(problem.suggestion is None for problem in unknown[MOST_GUESSES:])
