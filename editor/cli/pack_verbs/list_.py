"""`hexsmith pack list`: the imported packs, one per line."""

import json
from typing import Annotated

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import print_text
from engine.words import in_language


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("list", help=voice.say("cli-pack-list"))
    def list_(
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-pack-library"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.library_file import existing_library_file
        from editor.cli.read_pack import opened_library

        with opened_library(str(existing_library_file(library)), voice, read_only=True) as opened:
            packs = [(each.manifest, opened.packs.documents_of(each)) for each in opened.packs.all()]
        if as_json:
            output = [
                {
                    "id": pack.id,
                    "version": pack.version,
                    "title": pack.title.plain(),
                    "documents": documents,
                }
                for pack, documents in packs
            ]
            print_text(json.dumps({"packs": output}, ensure_ascii=False))
            return
        lines = [
            f"{pack.id} {pack.version}: {in_language(pack.title.plain(), voice.lang, pack.id)}" for pack, _ in packs
        ]
        print_text("\n".join(lines or [voice.say("cli-pack-none")]))
