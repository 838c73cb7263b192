"""`hexsmith library backup`: make a backup, or list those that there are."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.voice import Voice

if TYPE_CHECKING:
    from database.backups.listing import Backup


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("backup", help=voice.say("cli-library-backup"))
    def backup(
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-library-file"))] = None,
        list_: Annotated[bool, typer.Option("--list", help=voice.say("cli-library-backups"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.backups.face import Backups
        from editor.cli.library_file import library_file, there

        path = library_file(library) if list_ else there(library)
        backups = Backups(path)
        found = backups.all() if list_ else (backups.make(),)
        if as_json:
            typer.echo(json.dumps({"backups": [told(each) for each in found]}, ensure_ascii=False))
        elif list_:
            lines = [_line(each, voice) for each in found]
            typer.echo("\n".join(lines or [voice.say("cli-library-no-backups", path=str(path))]))
        else:
            typer.echo(voice.say("cli-library-backed-up", number=str(found[0].number), path=str(found[0].folder)))


def told(backup: "Backup") -> dict[str, object]:
    """A backup for programs."""
    from database.backups.listing import plain

    return {"path": str(backup.folder), **plain(backup)}


def _line(backup: "Backup", voice: Voice) -> str:
    from database.backups.listing import readable

    return voice.say(
        "cli-library-backup-line",
        number=str(backup.number),
        made=readable(backup.made),
        documents=backup.documents,
        cause=voice.say(f"backup-cause-{backup.cause}"),
    )
