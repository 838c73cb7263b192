"""`hexsmith pack info FILE…`: show the metadata, the authors and the contents of packs."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import first_lines, print_text
from engine.words import in_language

if TYPE_CHECKING:
    from database.packs.format.contents import Contents

INDENT = "  "


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("info", help=voice.say("cli-pack-info"))
    def info(
        files: Annotated[list[str], typer.Argument(metavar="FILE", help=voice.say("cli-pack-files"))],
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.read_pack import pack_problem_json, pack_problem_text, read_pack_file

        packs = [read_pack_file(name) for name in files]
        output: list[dict[str, Any]] = []
        for each in packs:
            if each.contents is None:
                output.append(
                    {"file": each.name, "findings": [pack_problem_json(problem, voice) for problem in each.problems]}
                )
                if not as_json:
                    print_text(
                        "\n".join(pack_problem_text(each.name, problem, voice) for problem in each.problems), err=True
                    )
                continue
            output.append({"file": each.name, "findings": [], **contents_json(each.contents)})
            if not as_json:
                print_text("\n".join(contents_lines(each.contents, voice)))
        if as_json:
            print_text(json.dumps({"files": output}, ensure_ascii=False))
        if any(each.contents is None for each in packs):
            raise typer.Exit(1)


def contents_json(contents: "Contents") -> dict[str, Any]:
    """A pack as JSON, with its documents instead of its entries."""
    plain = contents.manifest.plain()
    return {
        "pack": {key: value for key, value in plain.items() if key != "entries"},
        "fingerprint": contents.manifest.fingerprint,
        "identity": contents.manifest.identity,
        "signer": contents.signer and {"name": contents.signer.name, "fingerprint": contents.signer.fingerprint},
        "documents": [
            {"id": each.id, "kind": each.kind, "system": each.system, "names": each.names, "sha256": each.digest}
            for each in contents.documents
        ],
        "images": [
            {"entry": each.entry, "width": each.width, "height": each.height, "sha256": each.digest}
            for each in contents.images
        ],
        "passed_over": list(contents.passed_over),
        "translations": {lang: sorted(overlay) for lang, overlay in contents.translations.items()},
    }


def contents_lines(contents: "Contents", voice: LocalisedTexts) -> Iterator[str]:
    """A pack as lines of plain text."""
    manifest, signer = contents.manifest, contents.signer
    yield f"{in_language(manifest.title.plain(), voice.lang, manifest.id)} ({manifest.id} {manifest.version})"
    description = in_language(manifest.description.plain(), voice.lang)
    yield from (INDENT + line for line in first_lines(description.splitlines(), voice))
    if manifest.authors:
        yield INDENT + voice.say("cli-pack-by", authors=manifest.authors)
    if manifest.licence:
        yield INDENT + voice.say("cli-pack-licensed", licence=manifest.licence)
    yield INDENT + voice.say("cli-pack-fingerprint", fingerprint=manifest.fingerprint)
    if signer is None:
        yield INDENT + voice.say("pack-unsigned")
    else:
        yield INDENT + voice.say("pack-new-signer", name=signer.name or "?", fingerprint=signer.fingerprint)
    for need in manifest.requires:
        yield INDENT + voice.say("cli-pack-needs", id=need.id, range=need.range)
    yield INDENT + voice.say("cli-pack-holds", documents=len(contents.documents), images=len(contents.images))
    for lines in (_document_lines(contents, voice), _picture_lines(contents, voice), _unread_lines(contents, voice)):
        yield from (INDENT * 2 + line for line in first_lines(lines, voice))


def _document_lines(contents: "Contents", voice: LocalisedTexts) -> Iterator[str]:
    for each in contents.documents:
        name = in_language(each.names, voice.lang)
        yield f"{each.kind} {each.id}" + (f": {name}" if name else "")


def _picture_lines(contents: "Contents", voice: LocalisedTexts) -> Iterator[str]:
    for image in contents.images:
        yield voice.say("cli-pack-picture", entry=image.entry, width=image.width, height=image.height)


def _unread_lines(contents: "Contents", voice: LocalisedTexts) -> Iterator[str]:
    return (voice.say("cli-pack-unread-entry", entry=entry) for entry in contents.passed_over)
