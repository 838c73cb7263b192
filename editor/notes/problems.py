"""What is wrong with notes and with what they name, as lines of a list that lead to the notes."""

from __future__ import annotations

import re

from editor.cli.stock import Stock
from editor.documents.reading import known_games
from editor.notes.problem_panel import ListedProblem
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.problems import Problem
from engine.words import say

NOTE = re.compile(r"\$\.placed\[(\d+)\]")


def problems_of(document: Document, lang: str) -> list[ListedProblem]:
    """What validation finds; a problem that is inside a note has the number of the note."""
    problems = check_document(document.plain(), known_games(), Stock(with_files=False)).problems
    return [_listed(problem, lang) for problem in problems]


def _listed(problem: Problem, lang: str) -> ListedProblem:
    said = problem.sentence(lang)
    if (found := NOTE.match(problem.path)) is None:
        return ListedProblem(said, problem.severity)
    number = int(found[1])
    return ListedProblem(say("notes-problem", lang, number=number + 1, text=said), problem.severity, number)
