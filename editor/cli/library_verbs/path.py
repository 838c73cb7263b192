"""`hexsmith library path`: print the path of the library."""

import json
from typing import Annotated

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import print_text


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("path", help=voice.say("cli-library-path"))
    def path(
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-library-file"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.backups.backup_folders import backups_beside
        from database.store.library_path import images_beside, is_there
        from editor.cli.library_file import library_file

        found = library_file(library)
        if as_json:
            output = {
                "path": str(found),
                "exists": is_there(found),
                "images": str(images_beside(found)),
                "backups": str(backups_beside(found)),
            }
            print_text(json.dumps(output, ensure_ascii=False))
        else:
            print_text(str(found))
