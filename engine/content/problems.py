"""Problems of documents: the path, the message, and a suggestion; all problems are reported at once."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field
from difflib import get_close_matches
from functools import reduce
from itertools import islice
from typing import Literal, NamedTuple, TypeAlias

from engine.content.checks.fix import Fix
from engine.content.limits import MAX_PROBLEMS
from engine.kernel.data.record import record
from engine.words import say

ProblemValue: TypeAlias = "str | int | float | tuple[str, ...]"
PathLink: TypeAlias = "tuple[PathLink, str | int] | None"
Severity: TypeAlias = Literal["error", "warning"]

ROOT = "$"
_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*\Z")
_LONGEST_SHOWN = 60
_MOST_COMPARED = 2_000
_MOST_SIMILAR = 5


Stops = Literal["play", "start", "nothing"]
"""The effect of an error: it prevents any play, only the start of a game, or nothing."""


class Remark(NamedTuple):
    """A remark added to a problem's message: a message id with its values."""

    code: str
    values: Mapping[str, ProblemValue] = {}


class ProblemOrigin(NamedTuple):
    """The origin of a problem in a referenced document: its id and the path in it."""

    id: str
    path: str = ROOT


@record(frozen=True, slots=True)
class Problem:
    """A problem of a document: its path, the id of its sentence with the values, and the nearest known name.

    The `remark` is shown if there is no such name. `rule` is the rule that is broken, if any. An error prevents the
    document from being used; some only prevent the start of a game, or not even that (`stops`).
    """

    path: str
    code: str
    values: Mapping[str, ProblemValue] = field(default_factory=dict)
    suggestion: str | None = None
    rule: str | None = None
    severity: Severity = "error"
    stops: Stops = "play"
    remark: Remark | None = None
    origin: ProblemOrigin | None = None
    """The referenced document and the path in it, if `path` leads to a reference."""
    fixes: tuple[Fix, ...] = ()
    """The edits that remove it without a new error, the best first; none if there is no clear one."""

    def sentence(self, lang: str = "en") -> str:
        """The problem in the reader's language, with the suggestion if there is one, or else the remark."""
        sentences = [say(self.code, lang, **self.values)]
        if self.suggestion is not None:
            sentences.append(say("content-did-you-mean", lang, name=self.suggestion))
        elif self.remark is not None:
            sentences.append(say(self.remark.code, lang, **self.remark.values))
        if self.origin is not None:
            sentences.append(say("content-written-in", lang, id=self.origin.id, path=self.origin.path))
        return " ".join(sentences)

    def __str__(self) -> str:
        return f"{self.path}: {self.sentence()}"


class ProblemCount(NamedTuple):
    """The number of errors and of warnings of a document."""

    errors: int = 0
    warnings: int = 0

    @property
    def total(self) -> int:
        return self.errors + self.warnings

    @classmethod
    def of(cls, problems: Iterable[Problem]) -> ProblemCount:
        counted = Counter(problem.severity for problem in problems)
        return cls(counted["error"], counted["warning"])


class ContentError(ValueError):
    """A document that cannot be used. It has at least one problem and at most `MAX_PROBLEMS`.

    `more` is the minimum number of further problems.
    """

    def __init__(self, problems: Iterable[Problem], more: int = 0) -> None:
        found = tuple(problems)
        self.errors = found[:MAX_PROBLEMS]
        self.more = more + len(found[MAX_PROBLEMS:])
        super().__init__(self.errors)

    @property
    def path(self) -> str:
        """The path of the first problem."""
        return self.errors[0].path

    @property
    def problem(self) -> Problem:
        """The first problem."""
        return self.errors[0]

    @property
    def suggestion(self) -> str | None:
        """The suggestion for the first problem."""
        return self.errors[0].suggestion

    def __str__(self) -> str:
        return "\n".join(map(str, self.errors))


def allowed(names: Iterable[str]) -> Remark | None:
    """The remark with the allowed values, if there is one."""
    known = tuple(names)
    return Remark("content-allowed-here", {"options": known}) if known else None


def refusal(path: str, code: str, /, **values: ProblemValue) -> ContentError:
    """The error of a document with a single problem."""
    return ContentError([Problem(path, code, values)])


def step_into(path: str, step: str | int) -> str:
    """The path of a member: `$.armies` and 0 give `$.armies[0]`; unusual keys are quoted."""
    if isinstance(step, int):
        return f"{path}[{step}]"
    if _PLAIN_KEY.match(step) and len(step) <= _LONGEST_SHOWN:
        return f"{path}.{step}"
    return f"{path}[{json.dumps(shown(step), ensure_ascii=False)}]"


def path_under(root: str, steps: Iterable[str | int]) -> str:
    """The path of a part below another path."""
    return reduce(step_into, steps, root)


def path_of(place: PathLink) -> str:
    """The path of a part recorded on the way down as (the parent's part, key or index)."""
    steps: list[str | int] = []
    while place is not None:
        place, step = place
        steps.append(step)
    return path_under(ROOT, reversed(steps))


def shown(value: object) -> str:
    """A value for display in a sentence: short, on one line; of a container only the beginning."""
    if isinstance(value, list | tuple):
        return "[…]" if value else "[]"
    if isinstance(value, Mapping):
        return "{…}" if value else "{}"
    if isinstance(value, str):
        text = value
    elif value is None or isinstance(value, bool | int | float):
        text = json.dumps(value)
    else:
        text = type(value).__name__
    text = "".join(letter if letter.isprintable() else "�" for letter in text[: _LONGEST_SHOWN + 1])
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def written(value: object) -> str:
    """A value in JSON notation: texts have quotation marks, so that "5" and 5 differ."""
    return f'"{shown(value)}"' if isinstance(value, str) else shown(value)


def nearest(word: object, known: Iterable[str]) -> str | None:
    """The known name most similar to a word, if any is similar; very long words are not compared."""
    if not isinstance(word, str) or len(word) > _LONGEST_SHOWN:
        return None
    candidates = [name for name in islice(known, _MOST_COMPARED) if name != word]
    same = [name for name in candidates if _of_one(name) == _of_one(word)]
    found = same or get_close_matches(word, candidates, 1)
    if found:
        return found[0]
    folded = {name.casefold(): name for name in candidates}
    return folded.get(word.casefold().strip().replace("_", "-"))


def _of_one(name: str) -> str:
    """The name in the singular: authors write “ally” instead of “allies”, and the other way round."""
    return f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")


def nearest_ids(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """The most similar ids, the likeliest first: the only one of other collections with the same last part, then by
    similarity."""
    ids, last = tuple(known), name.rpartition("/")[2]
    alike = [each for each in ids if each != name and each.rpartition("/")[2] == last]
    first = alike[0] if len(alike) == 1 else nearest(name, ids)
    if len(name) > _LONGEST_SHOWN:
        return (first,) if first else ()
    close = get_close_matches(name, [each for each in islice(ids, _MOST_COMPARED) if each != name], _MOST_SIMILAR)
    return tuple(dict.fromkeys(each for each in (first, *alike[:_MOST_SIMILAR], *close) if each))
