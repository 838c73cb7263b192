"""The problems of a document as lines: file, path, sentence and rule, one problem per line."""

from typing import TYPE_CHECKING

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import one_line

if TYPE_CHECKING:
    from engine.content.problems import Problem

NO_SUCH_DOCUMENT = "content-no-such-document"


def problem_line(name: str, problem: "Problem", voice: LocalisedTexts, *, without_library: bool = False) -> str:
    """Line of a problem with its rule; warnings are marked.

    If no library was given, a missing document might be in one.
    """
    from engine.content.checks.problem_text import problem_text

    sentence = problem_text(problem, voice.lang).with_rule
    line = sentence if problem.severity == "error" else voice.say("cli-check-warning", problem=sentence)
    is_nowhere = problem.code == NO_SUCH_DOCUMENT and problem.remark is None
    hint = f" {voice.say('cli-names-of-ones-own')}" if without_library and is_nowhere else ""
    return f"{one_line(name)}: {problem.path}: {line}{hint}"
