"""`hexsmith check FILE…`: say what is wrong with documents, where, and what to do about it."""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.printing import one_line, tell
from editor.cli.telling import line
from editor.cli.voice import Voice
from editor.cli.wrong_use import WrongUse

if TYPE_CHECKING:
    from editor.cli.stock import Stock
    from engine.content.errors import Problem

STDIN = "-"


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("check", help=voice.say("cli-check"))
    def check(
        files: Annotated[list[str], typer.Argument(metavar="FILE", help=voice.say("cli-check-files"))],
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-option-library"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.shelves import Folder, library_at
        from editor.cli.stock import Stock

        with library_at(library, voice) as shelf:
            stock = Stock(library=shelf)
            sources = read_all(files, stock, voice)
            found: dict[str, Sequence[Problem]] = {name: _problems(each, stock) for name, each in sources.items()}
            twice = tuple(shelf.repeated()) if isinstance(shelf, Folder) else ()
            if library is not None and twice:
                found[library] = twice
        tell(_to_json(found, voice) if as_json else _to_text(found, voice, without_library=library is None))
        if any(each.severity == "error" for problems in found.values() for each in problems):
            raise typer.Exit(1)


def read_all(names: list[str], stock: "Stock", voice: Voice) -> dict[str, bytes]:
    """All documents, before any is judged: a name that is wrong is wrong use."""
    from engine.content.limits import MAX_BYTES
    from engine.content.resolve import UnknownDocument

    read = dict[str, bytes]()
    for name in names:
        try:
            read[name] = sys.stdin.buffer.read(MAX_BYTES + 1) if name == STDIN else stock.read(name)
        except UnknownDocument as error:
            raise WrongUse(voice.guess(voice.say("cli-no-such-file", name=one_line(name)), error.nearest)) from None
        except OSError as error:
            raise WrongUse(f"{one_line(name)}: {error.strerror}") from None
    return read


def _problems(source: bytes, stock: "Stock") -> "Sequence[Problem]":
    from engine.content.examine import examined
    from engine.protocol.documents import declarations
    from engine.registry import probes, systems

    return examined(source, declarations((*systems().values(), *probes().values())), stock).problems


def _to_json(found: "Mapping[str, Sequence[Problem]]", voice: Voice) -> str:
    from engine.protocol.checking import finding

    told = [
        {"file": name, "findings": [finding(each, voice.lang) for each in problems]} for name, problems in found.items()
    ]
    return json.dumps({"files": told}, ensure_ascii=False)


def _to_text(found: "Mapping[str, Sequence[Problem]]", voice: Voice, *, without_library: bool) -> str:
    lines = []
    for name, problems in found.items():
        lines += [line(name, each, voice, without_library=without_library) for each in problems]
        if not problems:
            lines.append(voice.say("cli-check-sound", name=one_line(name)))
    return "\n".join(lines)
