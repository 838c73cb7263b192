"""`hexsmith check FILE…`: say what is wrong with documents, where, and what to do about it."""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from editor.cli.printing import one_line, tell
from editor.cli.telling import line
from editor.cli.voice import Voice
from editor.cli.wrong_use import WrongUse

if TYPE_CHECKING:
    from editor.cli.stock import Stock
    from engine.content.problems import Problem

STDIN = "-"


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("check", help=voice.say("cli-check"))
    def check(
        files: Annotated[list[str], typer.Argument(metavar="FILE|FOLDER", help=voice.say("cli-check-files"))],
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-option-library"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.library_file import library_at
        from editor.cli.shelves import Beside, Folder, is_folder, together
        from editor.cli.stock import Stock

        folders = [name for name in files if is_folder(name)]
        names = list(_each(files, voice))
        given = together(names)
        with library_at(library, voice) as shelf:
            sources = read_all(names, Stock(library=shelf), voice)
            stock = Stock(library=given if shelf is None else Beside(given, shelf))
            found: dict[str, Sequence[Problem]] = {name: _problems(each, stock) for name, each in sources.items()}
            for problem in given.repeated():
                at = folders[0] if folders else _last_of(problem, names)
                found[at] = (*found.get(at, ()), problem)
            if library is not None and isinstance(shelf, Folder) and (repeated := tuple(shelf.repeated())):
                found[library] = repeated
        if as_json:
            tell(_to_json(found, voice))
        else:
            tell(_to_text(found, voice, without_library=library is None))
            if folders:
                tell(_sum(found.values(), len(names), voice))
        if any(map(_is_wrong, found.values())):
            raise typer.Exit(1)


def _last_of(problem: "Problem", names: Iterable[str]) -> str:
    """The last of the files that a problem is about, as it was named."""
    files: Any = problem.values["files"]
    return next(name for name in names if str(Path(name)) == files[-1])


def _each(named: Iterable[str], voice: Voice) -> Iterable[str]:
    """The names with the documents of a folder in its place, each once."""
    from editor.cli.shelves import TooMuch, documents_below, is_folder

    seen = set[str]()
    for name in named:
        found = [name]
        if is_folder(name):
            try:
                found = documents_below(name)
            except TooMuch:
                raise WrongUse(voice.say("cli-check-too-much", name=name)) from None
            except OSError as error:
                raise WrongUse(f"{error.filename}: {error.strerror}") from None
            if not found:
                raise WrongUse(voice.say("cli-check-nothing-there", name=name))
        yield from (each for each in found if each not in seen)
        seen.update(found)


def read_all(names: list[str], stock: "Stock", voice: Voice) -> dict[str, bytes]:
    """All documents, before any is judged: a name that is wrong is wrong use."""
    from engine.content.limits import MAX_BYTES
    from engine.content.references.resolver import UnknownDocument

    read = dict[str, bytes]()
    for name in names:
        try:
            read[name] = sys.stdin.buffer.read(MAX_BYTES + 1) if name == STDIN else stock.read(name)
        except UnknownDocument as error:
            said = voice.say("cli-no-such-file", name=one_line(name))
            if error.in_trash:
                raise WrongUse(f"{said} {voice.say('content-in-the-trash')}") from None
            raise WrongUse(voice.guess(said, error.nearest)) from None
        except OSError as error:
            raise WrongUse(f"{one_line(name)}: {error.strerror}") from None
    return read


def _problems(source: bytes, stock: "Stock") -> "Sequence[Problem]":
    from engine.content.checks.document_checks import check_document
    from engine.registry import probes, systems
    from engine.session.documents import declarations

    return check_document(source, declarations((*systems().values(), *probes().values())), stock).problems


def _to_json(found: "Mapping[str, Sequence[Problem]]", voice: Voice) -> str:
    from engine.session.problem_json import problem_json

    told = [
        {"file": name, "findings": [problem_json(each, voice.lang) for each in problems]}
        for name, problems in found.items()
    ]
    return json.dumps({"files": told}, ensure_ascii=False)


def _to_text(found: "Mapping[str, Sequence[Problem]]", voice: Voice, *, without_library: bool) -> str:
    lines = []
    for name, problems in found.items():
        lines += [line(name, each, voice, without_library=without_library) for each in problems]
        if not problems:
            lines.append(voice.say("cli-check-sound", name=one_line(name)))
    return "\n".join(lines)


def _sum(found: "Iterable[Sequence[Problem]]", documents: int, voice: Voice) -> str:
    """How many documents there were, and of how many something is wrong."""
    return voice.say("cli-check-sum", documents=documents, wrong=sum(map(_is_wrong, found)))


def _is_wrong(problems: "Sequence[Problem]") -> bool:
    return any(each.severity == "error" for each in problems)
