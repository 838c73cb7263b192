"""Malicious or broken files: each is refused with its reason and path, quickly, without a crash."""

import json
import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.content.limits import (
    MAX_BYTES,
    MAX_CARD_BYTES,
    MAX_CARD_VALUES,
    MAX_DEPTH,
    MAX_ERRORS_REPORTED,
    MAX_PROBLEMS,
    MAX_TEXT,
    MAX_VALUES,
)
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import MOST_SEPARATORS, checked, parse
from engine.content.problems import ContentError
from tests.support.documents import DECLARED, problems_of
from tests.support.memory import taking_at_most

HEAD = '"kind": "scenario", "schema": "1.0", "id": "hostile", "system": "battleground"'


def refused(source: object) -> tuple[str, str]:
    """Code and path of the first problem of the data."""
    problems = problems_of(source)
    assert 1 <= len(problems) <= MAX_PROBLEMS
    return problems[0].code, problems[0].path


def with_state(value: str) -> str:
    """A position with a value somewhere in its opaque state."""
    return (
        '{"kind": "position", "schema": "1.0", "id": "p", "system": "battleground", "scenario": "s", '
        f'"state": {{"a": [{value}]}}}}'
    )


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "[" * MAX_BYTES,
        '{"a":' * 100_000,
        "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1),
        '{"a":' * (MAX_DEPTH + 1) + "1" + "}" * (MAX_DEPTH + 1),
        '{"a": ' + "1" * 5000 + ', "b": ' + "[" * 100_000,
    ],
    ids=["lists", "8 MiB of lists", "objects", "lists one too deep", "objects one too deep", "behind a huge number"],
)
def test_depth(text: str) -> None:
    """B22: what is nested too deep is refused before anything recurses into it."""
    started = time.process_time()
    assert refused(text)[0] == "content-too-deep"
    assert time.process_time() - started < 2


def test_depth_at_the_limit() -> None:
    """The deepest document there may be is read."""
    assert parse('{"a":' * (MAX_DEPTH - 1) + "[]" + "}" * (MAX_DEPTH - 1))


def test_a_million_keys() -> None:
    """B22: a million keys are refused, in bounded time."""
    text = "{" + ",".join(f'"{number}":0' for number in range(700_000)) + "}"
    assert len(text) < MAX_BYTES
    started = time.process_time()
    assert refused(text)[0] == "content-too-many-values"
    assert time.process_time() - started < 5


def test_as_many_values_as_there_may_be() -> None:
    """The greatest number of values is read, one more is not."""
    assert checked({"a": [0] * (MAX_VALUES - 2)})
    with pytest.raises(ContentError):
        checked({"a": [0] * (MAX_VALUES - 1)})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"notes": "x" * MAX_TEXT}, None),
        ({"notes": ["x" * 1_000] * (MAX_CARD_BYTES // 1_000)}, "content-too-large"),
        ({"notes": [0] * (MAX_CARD_VALUES // 2)}, None),
        ({"notes": [0] * MAX_CARD_VALUES}, "content-too-many-values"),
        ({"notes": [{}] * MAX_CARD_VALUES}, "content-too-many-values"),
        ({"kind": "scenario", "notes": [{}] * MAX_CARD_VALUES}, None),
    ],
    ids=["a long text", "very many", "many numbers", "more than a card holds", "many parts", "no card"],
)
def test_a_card_is_smaller_than_a_map(more: dict[str, object], code: str | None) -> None:
    """As text and as data; of a mission there may be more."""
    card = {"kind": "fate", "schema": "1.0", "id": "test/a", "system": "battleground", **more}
    for source in (json.dumps(card), card):
        found = {problem.code for problem in problems_of(source)} & {"content-too-large", "content-too-many-values"}
        assert found == ({code} if code and (source is not card or code != "content-too-large") else set())


def test_the_largest_card_is_refused_before_it_is_looked_at() -> None:
    """Within a fraction of what reading it through would take."""
    text = json.dumps({"kind": "fate", "effects": [{"do": "draw"}] * 400_000})
    assert len(text) < MAX_BYTES
    started = time.process_time()
    assert refused(text)[0] == "content-too-large"
    took = time.process_time() - started
    started = time.process_time()
    json.loads(text)
    assert took < 2 * (time.process_time() - started)


def test_a_card_that_says_at_its_end_that_it_is_one_is_as_small() -> None:
    """What has not said so in its beginning is read first."""
    card = {"notes": ["x" * 1_000] * (MAX_CARD_BYTES // 1_000), "schema": "1.0", "system": "battleground"}
    assert refused(json.dumps({**card, "kind": "fate"}))[0] == "content-too-large"
    parts = {**card, "notes": [{}] * MAX_CARD_VALUES}
    assert refused(json.dumps({**parts, "kind": "fate"}))[0] == "content-too-many-values"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["fate", "scenario", "none of ours"])
@pytest.mark.parametrize("piece", ["[]", "{}", "[[[[[[1]]]]]]", "1e999", '{"a":1,"a":2}', '"\u200b"'])
def test_an_overfull_document_does_not_fill_the_memory(kind: str, piece: str) -> None:
    """B22: it is refused before its values are created, whatever else is wrong with them."""
    signs = 1 + sum(map(piece.count, ",[{"))
    pieces = ",".join([piece] * (MOST_SEPARATORS // signs + 1))
    text = f'{{"kind": "{kind}", "notes": [{pieces}]}}'.encode()
    assert len(text) < MAX_BYTES
    with taking_at_most(3 * len(text)):
        assert refused(text)[0] in {"content-too-large", "content-too-many-values"}


def test_size() -> None:
    """B47: as large as may be is looked at; one byte more is refused unread."""
    assert refused(b" " * (MAX_BYTES + 1))[0] == "content-too-large"
    assert refused(b" " * MAX_BYTES)[0] == "content-not-json"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("NaN", "content-bad-number"),
        ("Infinity", "content-bad-number"),
        ("-Infinity", "content-bad-number"),
        ("1e999", "content-bad-number"),
        ("-1e999", "content-bad-number"),
        ("1" * 5000, "content-bad-number"),
        ("-0", "content-bad-number"),
        ("-0.0", "content-bad-number"),
        (str(2**63), "content-bad-number"),
        (str(2**53 + 1), "content-bad-number"),
        (str(-(2**53) - 1), "content-bad-number"),
        ('"\\u0000"', "content-hidden-character"),
        ('"\\u001b[31m"', "content-hidden-character"),
        ('"\\u202eevil"', "content-hidden-character"),
        ('"\\ufeff"', "content-hidden-character"),
        ('"\\u061c"', "content-hidden-character"),
        ('"all is\\u2028well"', "content-hidden-character"),
        ('"\\u206a"', "content-hidden-character"),
        ('"\\ufff9"', "content-hidden-character"),
        ('"\\uffff"', "content-hidden-character"),
        ('"\\udb40\\udc00"', "content-hidden-character"),
        ('"a\\udb40\\udc7f"', "content-hidden-character"),
        (json.dumps("x" * (MAX_TEXT + 1)), "content-text-too-long"),
        ('{"b": 1, "b": 2}', "content-repeated-key"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_values_no_document_holds(written: str, code: str) -> None:
    """B23 to B26: numbers, characters and keys that are refused everywhere, with the path of the member."""
    path = "$.state.a[0].b" if code == "content-repeated-key" else "$.state.a[0]"
    assert refused(with_state(written)) == (code, path)


@pytest.mark.parametrize(
    "written",
    [
        str(2**53),
        str(-(2**53)),
        "1e308",
        '"\\u00e9\\n\\t"',
        json.dumps("x" * MAX_TEXT),
        '"\\u8fbb\\udb40\\udd00"',
        '"\\u0645\\u06cc\\u200c\\u062e"',
    ],
)
def test_values_at_the_limit(written: str) -> None:
    """What is just within the limits is read."""
    read_document(with_state(written), DECLARED)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"nul",
        b'{"a": 1} x',
        b'{"a": 1,}',
        b"{'a': 1}",
        b'{"a": "\\ud800"}',
        b'{"a": "\\udc00\\ud800"}',
        b'{"a": "\n"}',
        b'{"a": 01}',
        b'{"a": 1 // why\n}',
        b'{"a" 1}',
        b'{"a": ' + b"1" * 5000 + b",}",
        b'"' + b"x" * 6_000_000,
    ],
    ids=lambda raw: raw[:14],
)
def test_invalid_json_is_refused(raw: bytes) -> None:
    """B25: broken grammar, lone surrogates, an endless text: refused with line and column, in linear time."""
    started = time.process_time()
    assert refused(raw) == ("content-not-json", "$")
    assert time.process_time() - started < 2


@pytest.mark.parametrize(
    ("source", "line", "column"),
    [
        (b'{\n "a": "\xff"}', 2, 8),
        (b'{"a": "\xc0\x80"}', 1, 8),
        (b'{"a": "\xed\xa0\x80"}', 1, 8),
        ('{"a":\n"x\ud800"}', 2, 3),
        (b"\xff\xfe{\x00}\x00", 1, 1),
        (b'{"a": ' + b"1" * 5000 + b', "b": "\xff"}', 1, 5015),
    ],
)
def test_invalid_utf8_is_refused(source: bytes | str, line: int, column: int) -> None:
    """B25: invalid and overlong UTF-8, surrogates in bytes or in text, UTF-16: refused with line and column."""
    (problem,) = problems_of(source)
    assert problem.code == "content-not-utf8"
    assert problem.values == {"line": line, "column": column}


def test_a_byte_order_mark_is_no_harm() -> None:
    """Editors on Windows write one; the document is the same."""
    text = "{" + HEAD + "}"
    assert read_document(b"\xef\xbb\xbf" + text.encode(), DECLARED) == read_document(text, DECLARED)


@pytest.mark.parametrize("text", ["[]", "1", '"scenario"', "null", "true"])
def test_json_without_an_object_is_refused(text: str) -> None:
    """B27: JSON that is no object is no document."""
    assert refused(text) == ("content-not-object", "$")


@pytest.mark.parametrize(
    "value",
    [float("nan"), float("inf"), 2**60, 10**5000, b"bytes", {1, 2}, (1, 2), object(), {1: 2}, "\ud800", 1j],
    ids=lambda value: type(value).__name__,
)
def test_data_handed_in_as_objects(value: object) -> None:
    """A caller's own data obeys the same rules: only JSON values, within the same limits."""
    code, path = refused({"kind": "map", "state": [value]})
    assert code in {"content-bad-number", "content-not-data", "content-hidden-character"}
    assert path == "$.state[0]"


def test_data_that_holds_itself() -> None:
    """An endless object is refused like a deep one."""
    endless: dict[str, object] = {}
    endless["again"] = endless
    assert refused(endless)[0] == "content-too-deep"


def test_all_problems_at_once_but_not_without_end() -> None:
    """B27: every problem is reported, up to the limit."""
    wrong = [{"id": f"p{number}", "class": "tal", "hexes": []} for number in range(10)]
    source = {"kind": "map", "schema": "1.0", "id": "m", "grid": {"shape": "hex", "tops": "flat", "rows": 1}}
    with pytest.raises(ContentError) as caught:
        read_document({**source, "pieces": wrong}, DECLARED)
    assert [problem.path for problem in caught.value.errors[:3]] == [
        "$.grid.columns",
        "$.pieces[0].class",
        "$.pieces[0].hexes",
    ]
    assert len(caught.value.errors) == 21
    with pytest.raises(ContentError) as caught:
        read_document({**source, "pieces": wrong * 100}, DECLARED)
    assert len(caught.value.errors) == MAX_PROBLEMS


def test_a_long_key_is_not_compared_with_others() -> None:
    """Looking for the nearest name never takes longer than the names are worth."""
    started = time.process_time()
    keys = {f"{'k' * 100}{number}": 0 for number in range(20_000)}
    assert refused(json.loads("{" + HEAD + "}") | keys)[0] == "content-unknown-key"
    assert time.process_time() - started < 3


def test_map_sizes_that_would_fill_the_memory() -> None:
    """Rectangles are sets, not lists: as many as a map may have cost little."""
    started = time.process_time()
    pieces = [{"id": f"p{number}", "class": "tall", "hexes": ["A1-GR200"]} for number in range(2_000)]
    grid = {"shape": "hex", "tops": "flat", "columns": 200, "rows": 200}
    source = {"kind": "map", "schema": "1.0", "id": "m", "grid": grid, "pieces": pieces}
    assert refused(source) == ("content-pieces-overlap", "$.pieces[1]")
    assert time.process_time() - started < 3


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.slow
@given(st.binary(max_size=200))
def test_any_bytes(raw: bytes) -> None:
    """Whatever bytes come, the answer is a refusal or data."""
    with suppress(ContentError):
        parse(raw)


@given(json_like)
def test_any_json(value: object) -> None:
    """Whatever JSON comes, the answer is a refusal; so it is for any value in any place of a document."""
    refused(json.dumps(value))
    for key in ("map", "armies", "profile", "name", "seats", "references", "options", "first", "schema", "kind", "id"):
        source = {**json.loads("{" + HEAD + "}"), key: value}
        with suppress(ContentError):
            read_document(json.dumps(source), DECLARED)


def test_where_far_too_much_is_wrong_that_is_reported_by_its_number() -> None:
    """And each place by itself where there are fewer."""

    def found(number: int) -> set[str]:
        card = {"kind": "deck", "schema": "1.0", "id": "a", "system": "battleground", "tags": ["A"] * number}
        return {problem.code for problem in problems_of(card)}

    assert "content-wrong-everywhere" in found(MAX_ERRORS_REPORTED + 1)
    assert "content-wrong-everywhere" not in found(MAX_ERRORS_REPORTED - 10)
