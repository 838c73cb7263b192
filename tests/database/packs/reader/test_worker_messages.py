"""Results of a worker survive JSON: contents, refusals and crashes."""

import json

import pytest

from database.packs.format.contents import Contents
from database.packs.format.refusals import PackProblem, PackRefused
from database.packs.format.signatures import SigningKey
from database.packs.reader.worker_messages import ReaderFailure, outcome_from_json, outcome_json
from engine.content.problems import Problem
from tests.support.packs import deck, fate, pack_of, png, read

PROBLEMS = (
    PackProblem("documents/a.json", Problem("$.ap", "content-not-whole", {"found": '"1"'}), is_of_content=True),
    PackProblem(
        "manifest.json", Problem("$.features", "pack-needs-features", {"features": ("a", "b"), "program": "2"})
    ),
    PackProblem("", Problem("", "pack-is-none")),
    PackProblem("manifest.json", Problem("$.autors", "content-unknown-key", {"key": "autors"}, "authors", "BG-1")),
)


def there_and_back(outcome: Contents | PackRefused | ReaderFailure) -> Contents | PackRefused | ReaderFailure:
    return outcome_from_json(json.loads(json.dumps(outcome_json(outcome))))


def test_contents_come_back() -> None:
    entries = {
        "images/c.png": png(),
        "translations/pl.json": b'{"texts": {"x": {"name": "y"}}}',
        "documents/bad.json": b"",
    }
    data = pack_of(fate("a"), deck("p", "a"), entries=entries, key=SigningKey(bytes(32), "Ana"))
    found = read(data, without_broken=True)
    assert found.left_out
    assert there_and_back(found) == found


def test_problems_come_back_and_say_the_same() -> None:
    found = there_and_back(PackRefused(PROBLEMS))
    assert isinstance(found, PackRefused)
    assert found.problems == PROBLEMS
    assert [problem.sentence("pl") for problem in found.problems] == [problem.sentence("pl") for problem in PROBLEMS]


def test_a_breakdown_comes_back() -> None:
    assert there_and_back(ReaderFailure("trace")) == ReaderFailure("trace")


def test_the_rest_is_usable_only_where_all_that_is_wrong_is_what_entries_hold() -> None:
    assert PackRefused(PROBLEMS[:1]).rest_is_usable
    assert not PackRefused(PROBLEMS).rest_is_usable


@pytest.mark.parametrize(
    ("problem", "said"), [(PROBLEMS[2], "This isn’t a Hexsmith pack"), (PROBLEMS[0], "documents/a.json: $.ap: ")]
)
def test_a_problem_says_where_it_is(problem: PackProblem, said: str) -> None:
    assert str(problem).startswith(said)
