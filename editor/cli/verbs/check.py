"""`hexsmith check FILE…`: report the problems of documents, with paths and remedies."""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from editor.cli.errors import UsageError
from editor.cli.fixed_files import fix_line, write_fixed
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import one_line, print_text
from editor.cli.problem_lines import problem_line, silenced_line

if TYPE_CHECKING:
    from editor.services.document_resolver import DocumentResolver
    from engine.content.checks.document_checks import CheckedDocument, SilencedProblem
    from engine.content.problems import Problem

STDIN = "-"


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("check", help=voice.say("cli-check"))
    def check(
        files: Annotated[list[str], typer.Argument(metavar="FILE|FOLDER", help=voice.say("cli-check-files"))],
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-option-library"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
        fixes: Annotated[bool, typer.Option("--fixes", help=voice.say("cli-check-fixes"))] = False,
        fix: Annotated[bool, typer.Option("--fix", help=voice.say("cli-check-fix"))] = False,
        silenced: Annotated[bool, typer.Option("--silenced", help=voice.say("cli-check-silenced"))] = False,
    ) -> None:
        from database.store.document_source import SourceChain
        from editor.cli.library_file import open_source
        from editor.services.document_resolver import DocumentResolver
        from editor.services.document_sources import FolderSource, is_folder, source_of_files

        folders = [name for name in files if is_folder(name)]
        names = list(_each(files, voice))
        given = source_of_files(names)
        with open_source(library, voice) as library_source:
            sources = read_all(names, DocumentResolver(library=library_source), voice)
            stock = DocumentResolver(library=given if library_source is None else SourceChain(given, library_source))
            if fix:
                lines = [line for name, each in sources.items() for line in write_fixed(name, each, stock, voice)]
                print_text("\n".join(lines) or voice.say("cli-check-nothing-fixed"))
                sources = {name: each if name == STDIN else stock.read(name) for name, each in sources.items()}
            checked = {name: _checked(each, stock) for name, each in sources.items()}
            found: dict[str, Sequence[Problem]] = {name: each.problems for name, each in checked.items()}
            quiet = {name: each.silenced for name, each in checked.items() if silenced and each.silenced}
            more = {name: each.more for name, each in checked.items() if each.more}
            for problem in given.repeated():
                at = folders[0] if folders else _last_of(problem, names)
                found[at] = (*found.get(at, ()), problem)
            if (
                library is not None
                and isinstance(library_source, FolderSource)
                and (repeated := tuple(library_source.repeated()))
            ):
                found[library] = repeated
        if as_json:
            print_text(_to_json(found, more, voice, quiet))
        else:
            print_text(_to_text(found, more, voice, without_library=library is None, fixes=fixes))
            for name, warnings in quiet.items():
                print_text("\n".join(silenced_line(name, each, voice) for each in warnings))
            if folders:
                print_text(_sum(found.values(), len(names), voice))
        if any(map(_is_wrong, found.values())):
            raise typer.Exit(1)


def _last_of(problem: "Problem", names: Iterable[str]) -> str:
    """The last of the files that a problem is about, as it was given."""
    from editor.services.document_sources import same_file_name

    files: Any = problem.values["files"]
    return next(name for name in names if same_file_name(name, files[-1]))


def _each(named: Iterable[str], voice: LocalisedTexts) -> Iterable[str]:
    """The names, with folders replaced by the documents in them, each once."""
    from editor.services.document_sources import TooManyDocuments, documents_in_folder, is_folder

    seen = set[str]()
    for name in named:
        found = [name]
        if is_folder(name):
            try:
                found = documents_in_folder(name)
            except TooManyDocuments:
                raise UsageError(voice.say("cli-check-too-much", name=name)) from None
            except OSError as error:
                raise UsageError(f"{error.filename}: {error.strerror}") from None
            if not found:
                raise UsageError(voice.say("cli-check-nothing-there", name=name))
        yield from (each for each in found if each not in seen)
        seen.update(found)


def read_all(names: list[str], stock: "DocumentResolver", voice: LocalisedTexts) -> dict[str, bytes]:
    """All documents, read before any is checked, because a wrong name is a usage error."""
    from engine.content.limits import MAX_BYTES
    from engine.content.references.resolver import UnknownDocument

    read = dict[str, bytes]()
    for name in names:
        try:
            read[name] = sys.stdin.buffer.read(MAX_BYTES + 1) if name == STDIN else stock.read(name)
        except UnknownDocument as error:
            sentence = voice.say("cli-no-such-file", name=one_line(name))
            if error.in_trash:
                raise UsageError(f"{sentence} {voice.say('content-in-the-trash')}") from None
            raise UsageError(voice.guess(sentence, error.nearest)) from None
        except OSError as error:
            raise UsageError(f"{one_line(name)}: {error.strerror}") from None
    return read


def _checked(source: bytes, stock: "DocumentResolver") -> "CheckedDocument":
    from engine.content.checks.document_checks import check_document
    from engine.registry import declarations

    return check_document(source, declarations(with_probes=True), stock, thorough=True)


def _to_json(
    found: "Mapping[str, Sequence[Problem]]",
    more: Mapping[str, int],
    voice: LocalisedTexts,
    quiet: "Mapping[str, Sequence[SilencedProblem]]",
) -> str:
    """All problems as JSON; `more` of a file is the minimum number of further ones, if there are any."""
    from engine.session.problem_json import problem_json

    files = [
        {"file": name, "findings": [problem_json(each, voice.lang) for each in problems]}
        | ({"more": more[name]} if name in more else {})
        | (
            {"silenced": [{**problem_json(each.problem, voice.lang), "reason": each.reason} for each in quiet[name]]}
            if name in quiet
            else {}
        )
        for name, problems in found.items()
    ]
    return json.dumps({"files": files}, ensure_ascii=False)


def _to_text(
    found: "Mapping[str, Sequence[Problem]]",
    more: Mapping[str, int],
    voice: LocalisedTexts,
    *,
    without_library: bool,
    fixes: bool,
) -> str:
    lines = []
    for name, problems in found.items():
        for each in problems:
            lines.append(problem_line(name, each, voice, without_library=without_library))
            lines += [fix_line(name, each, fix, voice) for fix in each.fixes if fixes]
        if name in more:
            lines.append(voice.say("cli-check-more", name=one_line(name), count=more[name]))
        if not problems:
            lines.append(voice.say("cli-check-sound", name=one_line(name)))
    return "\n".join(lines)


def _sum(found: "Iterable[Sequence[Problem]]", documents: int, voice: LocalisedTexts) -> str:
    """The number of documents, and of those with problems."""
    return voice.say("cli-check-sum", documents=documents, wrong=sum(map(_is_wrong, found)))


def _is_wrong(problems: "Sequence[Problem]") -> bool:
    return any(each.severity == "error" for each in problems)
