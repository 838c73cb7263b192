"""`hexsmith check FILE…`: say what is wrong with documents, where, and what to do about it."""

import json
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.voice import Voice
from editor.cli.wrong_use import WrongUse

if TYPE_CHECKING:
    from engine.protocol.checking import Finding

STDIN = "-"


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("check", help=voice.say("cli-check"))
    def check(
        files: Annotated[list[str], typer.Argument(metavar="FILE", help=voice.say("cli-check-files"))],
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        found = {name: _findings(source) for name, source in _read(files, voice).items()}
        typer.echo(_to_json(found, voice) if as_json else _to_text(found, voice))
        if any(each.severity == "error" for findings in found.values() for each in findings):
            raise typer.Exit(1)


def _read(names: list[str], voice: Voice) -> dict[str, bytes]:
    """All documents, before any is judged: a name that is wrong is wrong use."""
    from editor.cli.stock import Stock
    from engine.content.limits import MAX_BYTES
    from engine.protocol.session import UnknownDocument

    stock, read = Stock(), dict[str, bytes]()
    for name in names:
        try:
            read[name] = sys.stdin.buffer.read(MAX_BYTES + 1) if name == STDIN else stock.read(name)
        except UnknownDocument:
            raise WrongUse(voice.say("cli-no-such-file", name=name)) from None
        except OSError as error:
            raise WrongUse(f"{name}: {error.strerror}") from None
    return read


def _findings(source: bytes) -> "list[Finding]":
    from engine.protocol.checking import findings
    from engine.protocol.documents import declarations
    from engine.registry import systems

    return findings(source, declarations(systems().values()))


def _to_json(found: "Mapping[str, list[Finding]]", voice: Voice) -> str:
    told = [
        {"file": name, "findings": [each.to_json(voice.lang) for each in findings]} for name, findings in found.items()
    ]
    return json.dumps({"files": told}, ensure_ascii=False)


def _to_text(found: "Mapping[str, list[Finding]]", voice: Voice) -> str:
    lines = []
    for name, findings in found.items():
        lines += [f"{name}: {each.problem.path}: {each.problem.sentence(voice.lang)}" for each in findings]
        if not findings:
            lines.append(voice.say("cli-check-sound", name=name))
    return "\n".join(lines)
