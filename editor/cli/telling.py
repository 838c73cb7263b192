"""What is wrong with a document, as the command line tells it: file, place, sentence and rule, one problem a line."""

from typing import TYPE_CHECKING

from editor.cli.voice import Voice

if TYPE_CHECKING:
    from engine.content.errors import Problem


def line(name: str, problem: "Problem", voice: Voice) -> str:
    """The problem with its rule; what is no error says so first."""
    said = problem.sentence(voice.lang) + (f" [{problem.rule}]" if problem.rule else "")
    told = said if problem.severity == "error" else voice.say("cli-check-warning", problem=said)
    return f"{name}: {problem.path}: {told}"
