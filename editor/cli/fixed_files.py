"""Files of documents after the best fix of each problem: `hexsmith check --fix`."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import one_line

if TYPE_CHECKING:
    from engine.content.checks.fix import Fix
    from engine.content.envelope import Document
    from engine.content.problems import Problem
    from engine.content.references.resolver import ResolveDocument


def fix_line(name: str, problem: "Problem", fix: "Fix", voice: LocalisedTexts) -> str:
    """Line of a fix: file, path, and what it does."""
    from engine.words import speak

    return voice.say("cli-check-fix-line", name=one_line(name), path=problem.path, fix=speak(fix.label, voice.lang))


def write_fixed(name: str, source: bytes, resolve: "ResolveDocument", voice: LocalisedTexts) -> Iterator[str]:
    """Apply the best fix of each problem of a file, write it, and return a line for each fix."""
    from database.files.atomic_write import NotWritten, atomic_write
    from editor.edits.problem_fixes import repaired
    from engine.content.canonical_json import pretty
    from engine.content.checks.document_checks import check_document
    from engine.content.loading.document_reader import open_document
    from engine.content.newer_document import NewerDocument
    from engine.content.problems import ContentError
    from engine.registry import declarations
    from engine.words import speak

    known = declarations(with_probes=True)

    def problems(document: "Document") -> "tuple[Problem, ...]":
        return check_document(document.plain(), known, resolve, thorough=True).problems

    try:
        opened = open_document(source, known)
        if isinstance(opened, NewerDocument):
            return
        document = opened.editable()
    except ContentError:
        return
    changed, applied = repaired(document, problems)
    if not applied:
        return
    if not Path(name).is_file():
        raise UsageError(voice.say("cli-check-fix-no-file", name=one_line(name)))
    try:
        atomic_write(Path(name), pretty(changed).encode())
    except NotWritten as error:
        raise UsageError(f"{one_line(name)}: {speak(error.word, voice.lang)}") from None
    yield from (fix_line(name, problem, fix, voice) for problem, fix in applied)
