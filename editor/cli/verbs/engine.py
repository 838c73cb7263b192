"""`hexsmith engine`: serve the protocol for other programs, one JSON object per line, on standard streams."""

import sys
from typing import Annotated

import typer

from editor.cli.localised_text import LocalisedTexts


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("engine", help=voice.say("cli-engine"))
    def engine(
        probes: Annotated[bool, typer.Option("--probes", help=voice.say("cli-option-probes"))] = False,
        no_files: Annotated[bool, typer.Option("--no-files", help=voice.say("cli-engine-no-files"))] = False,
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-option-library"))] = None,
    ) -> None:
        from editor.cli.library_file import open_source
        from editor.services.document_resolver import DocumentResolver
        from engine.protocol.line_splitter import lines_of
        from engine.protocol.server import serve

        with open_source(library, voice) as source:
            stock = DocumentResolver(with_probes=probes, with_files=not no_files, library=source)
            for answer in serve(lines_of(sys.stdin.buffer), stock, with_probes=probes):
                sys.stdout.buffer.write(answer.encode() + b"\n")
                sys.stdout.buffer.flush()
