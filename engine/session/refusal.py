"""Refusals: why a game or a request is refused, as a code, sentences, and possibly a rule and a path."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal, TypeAlias, get_args

from engine.content.problems import ContentError, Problem, nearest, shown
from engine.kernel.data.errors import BadState
from engine.kernel.data.message import Message, message
from engine.kernel.data.value import Json
from engine.kernel.play.errors import ReplayMismatch
from engine.session.message_text import message_text
from engine.session.problem_json import problem_json

Code: TypeAlias = Literal[
    "not-json",
    "unknown-verb",
    "bad-field",
    "not-on-offer",
    "illegal",
    "bad-document",
    "no-game",
    "out-of-dice",
    "referee-only",
    "too-large",
    "internal",
]
CODES: tuple[str, ...] = get_args(Code)


class Refusal(Exception):
    """A refused request; nothing has changed."""

    def __init__(
        self,
        code: Code,
        *sentences: Message,
        path: str | None = None,
        rule: str | None = None,
        problems: Sequence[Problem] = (),
        more: int = 0,
    ) -> None:
        super().__init__(code, path, *(sentence.id for sentence in sentences))
        self.problems = problems
        self.more = more
        """The minimum number of further problems of the document."""
        self.code = code
        self.sentences = sentences
        self.path = path
        self.rule = rule

    def to_json(self, lang: str) -> dict[str, Json]:
        """The error as the protocol writes it."""
        message = " ".join(message_text(sentence, lang) for sentence in self.sentences)
        listed: dict[str, Json] = {"findings": [problem_json(each, lang) for each in self.problems]}
        data: dict[str, Json] = {"code": self.code, "message": message, "rule": self.rule, "path": self.path}
        more: dict[str, Json] = {"more": self.more} if self.more else {}
        return data | (listed if self.problems else {}) | more


def of_problem(code: Code, problem: Problem, under: str = "$") -> Refusal:
    """A refusal for a problem in data that the request contains at the path `under`."""
    values: Any = tuple(problem.values.items())
    sentences = (Message(problem.code, values), *suggestion_sentence(problem.suggestion))
    return Refusal(code, *sentences, path=under + problem.path.removeprefix("$"), rule=problem.rule)


def of_document(error: ContentError, under: str) -> Refusal:
    """A refusal for a document that cannot be used: the error is its first problem, and all problems are included."""
    first = of_problem("bad-document", error.problem, under)
    problems = [replace(problem, path=under + problem.path.removeprefix("$")) for problem in error.errors]
    return Refusal(first.code, *first.sentences, path=first.path, rule=first.rule, problems=problems, more=error.more)


def of_state(error: BadState, under: str) -> Refusal:
    """A refusal for a state that is impossible in the game, in the document at the path `under`."""
    sentence = message("protocol-bad-state", problem=presentable(error.problem))
    path = under + error.path.removeprefix("$")
    return Refusal("bad-document", sentence, *suggestion_sentence(nearest(error.found, error.known)), path=path)


def of_replay(error: ReplayMismatch, under: str) -> Refusal:
    """A refusal for a journal, at the path `under`, that does not fit the game."""
    sentence = message("protocol-does-not-fit", number=error.entry + 1, problem=presentable(error.problem))
    why = [reason.sentence for reason in error.reasons]
    rule = next((reason.rule for reason in error.reasons if reason.rule), None)
    return Refusal("bad-document", sentence, *why, path=f"{under}.entries[{error.entry}]", rule=rule)


def presentable(sentence: Message) -> Message:
    """A message of the kernel, in which quotations of a client's input are shortened."""
    quoted = {name: shown(value) if isinstance(value, str) else value for name, value in sentence.values}
    return message(sentence.id, **quoted)


def suggestion_sentence(meant: str | None) -> Sequence[Message]:
    """The sentence with a suggestion, if there is one."""
    return () if meant is None else (message("content-did-you-mean", name=meant),)
