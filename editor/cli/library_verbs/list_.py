"""`hexsmith library list`: the documents of the library, one per line."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import print_text

if TYPE_CHECKING:
    from database.records import LibraryEntry


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("list", help=voice.say("cli-library-list"))
    def list_(
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-library-file"))] = None,
        kind: Annotated[list[str] | None, typer.Option(metavar="KIND", help=voice.say("cli-library-kind"))] = None,
        all_: Annotated[bool, typer.Option("--all", help=voice.say("cli-library-all"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.library import Library
        from database.records import DocumentFilter
        from editor.cli.library_file import existing_library_file

        filter_ = DocumentFilter(kinds=tuple(kind or ()), layers=("own", "stock") if all_ else ("own",))
        with Library.open(existing_library_file(library), read_only=True) as opened:
            entries = opened.documents.entries(filter_, lang=voice.lang)
        if as_json:
            print_text(json.dumps({"documents": [_to_json(each) for each in entries]}, ensure_ascii=False))
            return
        for each in entries:
            name = each.names.get(voice.lang) or next(iter(each.names.values()), "")
            print_text(f"{each.kind} {each.id}" + (f": {name}" if name else ""))


def _to_json(entry: "LibraryEntry") -> dict[str, object]:
    return {
        "id": entry.id,
        "layer": entry.layer,
        "kind": entry.kind,
        "system": entry.system,
        "names": dict(entry.names),
        "tags": list(entry.tags),
        "sha256": entry.digest,
    }
