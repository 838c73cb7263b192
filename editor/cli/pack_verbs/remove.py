"""`hexsmith pack remove ID`: show which documents use those of a pack, and remove it from the library."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import first_lines, print_text

if TYPE_CHECKING:
    from database.packs.inventory.removal import Removal


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("remove", help=voice.say("cli-pack-remove"))
    def remove(
        name: Annotated[str, typer.Argument(metavar="ID", help=voice.say("cli-pack-name"))],
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-pack-library"))] = None,
        anyway: Annotated[bool, typer.Option("--anyway", help=voice.say("cli-pack-remove-anyway"))] = False,
        only_plan: Annotated[bool, typer.Option("--plan", help=voice.say("cli-pack-remove-plan"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.library_file import existing_library_file
        from editor.cli.read_pack import opened_library

        with opened_library(str(existing_library_file(library)), voice) as opened:
            removal = opened.packs.removal(name)
            is_stopped = bool(removal.doubts) and not anyway
            is_done = not only_plan and not is_stopped
            if is_done:
                opened.packs.remove(name, anyway=anyway)
        if as_json:
            print_text(json.dumps({"removed": is_done, **removal_json(removal, voice)}, ensure_ascii=False))
        else:
            print_text("\n".join([*removal_lines(removal, voice), _outcome(removal, voice, is_done, only_plan)]))
        if is_stopped and not only_plan:
            raise typer.Exit(1)


def removal_json(removal: "Removal", voice: LocalisedTexts) -> dict[str, Any]:
    """The removal and its obstacles as JSON."""
    from engine.words import speak

    return {
        "pack": removal.pack.manifest.id,
        "trash": removal.goes,
        "stays": removal.stays,
        "shared": {name: pack.manifest.id for name, pack in removal.shared.items()},
        "used": {name: [use.user.id for use in uses] for name, uses in removal.used},
        "needed_by": removal.needed_by,
        "doubts": [{"code": each.id, "message": speak(each, voice.lang)} for each in removal.doubts],
    }


def removal_lines(removal: "Removal", voice: LocalisedTexts) -> Iterator[str]:
    """The removal and its obstacles as lines of text."""
    yield from first_lines((voice.say("cli-pack-goes", id=name) for name in removal.goes), voice)
    yield from first_lines((voice.say("cli-pack-stays", id=name) for name in removal.stays), voice)
    shared = ((name, pack.manifest.id) for name, pack in removal.shared.items())
    yield from first_lines((voice.say("cli-pack-shared", id=name, pack=pack) for name, pack in shared), voice)
    yield from (voice.say("cli-pack-doubt", doubt=doubt) for doubt in removal.doubts)


def _outcome(removal: "Removal", voice: LocalisedTexts, is_done: bool, only_plan: bool) -> str:
    if is_done:
        return voice.say("cli-pack-removed", id=removal.pack.manifest.id, documents=len(removal.goes))
    return voice.say("cli-pack-remove-planned" if only_plan else "cli-pack-not-removed")
