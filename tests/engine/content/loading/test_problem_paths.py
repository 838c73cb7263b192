"""Every problem of a document names a path that is in it, or the key that its object lacks."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.content.document_path import DocumentPath, parse_path
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError, Problem
from engine.registry import declarations
from engine.words import resources_folder

GAMES = resources_folder() / "systems"
STOCK = sorted(GAMES.glob("*/*/*.json"))
WRONG: tuple[Any, ...] = ("zzz", -7, {}, [], None, True, {"zzz": 1}, 3.5, "self", [[]], [{}])
UNREAD = {"name", "title", "wording", "notes", "provenance"}
ENVELOPE = {"kind", "schema", "system", "id"}
MUTATIONS = 12


def problems(document: dict[str, Any]) -> tuple[Problem, ...]:
    """The errors of a document."""
    try:
        read_document(document, declarations())
    except ContentError as error:
        return error.errors
    return ()


def places(value: Any, at: DocumentPath = ()) -> Iterator[DocumentPath]:
    """The paths of all values."""
    if at:
        yield at
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inside in members:
        if step not in UNREAD and (at or step not in ENVELOPE):
            yield from places(inside, (*at, step))


def put(document: dict[str, Any], at: DocumentPath, value: Any) -> dict[str, Any]:
    """The document with another value at a path."""
    changed: Any = copy.deepcopy(document)
    holder = changed
    for step in at[:-1]:
        holder = holder[step]
    holder[at[-1]] = value
    whole: dict[str, Any] = changed
    return whole


def is_there(document: Any, at: DocumentPath) -> bool:
    """Whether there is a value at a path, or an object that lacks the last key."""
    for number, step in enumerate(at, 1):
        if isinstance(document, dict):
            if step not in document:
                return number == len(at)
            document = document[step]
        elif isinstance(document, list) and isinstance(step, int) and step < len(document):
            document = document[step]
        else:
            return False
    return True


def test_stock_of_both_games_is_mutated() -> None:
    assert {path.relative_to(GAMES).parts[0] for path in STOCK} >= {"battleground", "hoplomachus"}


@pytest.mark.parametrize("path", STOCK, ids=lambda path: f"{path.parent.parent.name}-{path.parent.name}-{path.stem}")
def test_each_problem_of_a_mutated_document_is_somewhere_in_it(path: Path) -> None:
    """No path has a step that only the reader knows, such as the types of a union."""
    document, chance = json.loads(path.read_bytes()), random.Random(path.stem)
    every = list(places(document))
    for at in chance.sample(every, min(MUTATIONS, len(every))):
        wrong = put(document, at, chance.choice(WRONG))
        for problem in problems(wrong):
            assert is_there(wrong, parse_path(problem.path.removeprefix("$").removeprefix("."))), problem
        assert len({problem.path for problem in problems(wrong)}) == len(problems(wrong)), at


def card(kind: str, **fields: Any) -> dict[str, Any]:
    """A card of Hoplomachus."""
    return {"kind": kind, "schema": "1.0", "id": "u/x", "system": "hoplomachus", "name": {"en": "X"}, **fields}


@pytest.mark.parametrize(("whom", "near"), [("prettiest", None), ("weakst", "weakest"), ("anybdy", "anybody")])
def test_a_word_for_whom_is_one_of_those_of_all_members(whom: str, near: str | None) -> None:
    """One problem, at the key, with all choices."""
    tactic = card("tactic", faction=None, type="instant", whom=whom, effects=[{"do": "heal"}])
    (problem,) = problems(tactic)
    assert (problem.path, problem.code, problem.suggestion) == ("$.whom", "content-not-an-option", near)
    options = problem.values["options"]
    assert isinstance(options, tuple)
    assert {"anybody", "weakest", "least-deadly"} <= set(options)
    assert all(problem.sentence(lang) for lang in ("en", "it", "es", "pl"))


@pytest.mark.parametrize(
    ("default", "code"),
    [([], "content-not-whole-or-text"), ({}, "content-not-whole-or-text"), (1.5, "content-not-whole-or-text")],
)
def test_a_default_of_no_type_of_a_parameter_is_one_problem(default: Any, code: str) -> None:
    """At its key."""
    heal = {"when": "ability", "effects": [{"do": "heal", "hp": {"named": "n"}}]}
    skill = card("skill", parameters=[{"id": "n", "default": default}], ability=heal)
    (problem,) = problems(skill)
    assert (problem.path, problem.code) == ("$.parameters[0].default", code)
    assert all(problem.sentence(lang) for lang in ("en", "it", "es", "pl"))
