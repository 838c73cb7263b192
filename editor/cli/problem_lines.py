"""The problems of a document as lines: file, path, sentence and rule, one problem per line."""

from typing import TYPE_CHECKING

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import one_line

if TYPE_CHECKING:
    from engine.content.checks.document_checks import SilencedProblem
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


def silenced_line(name: str, silenced: "SilencedProblem", voice: LocalisedTexts) -> str:
    """Line of a warning that its document silences, with the author's reason."""
    line = problem_line(name, silenced.problem, voice)
    return voice.say("cli-check-silenced-line", line=line, reason=one_line(silenced.reason))
