"""`hexsmith library backup`: make a backup, list the backups, or verify the newest one."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import print_text

if TYPE_CHECKING:
    from database.backups.backup_folders import Backup
    from database.backups.service import Backups


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("backup", help=voice.say("cli-library-backup"))
    def backup(
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-library-file"))] = None,
        list_: Annotated[bool, typer.Option("--list", help=voice.say("cli-library-backups"))] = False,
        test: Annotated[bool, typer.Option("--test", help=voice.say("cli-library-test"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.backups.service import Backups
        from editor.cli.library_file import existing_library_file, library_file

        path = library_file(library) if list_ or test else existing_library_file(library)
        backups = Backups(path)
        if test:
            _test(backups, str(path), voice, as_json=as_json)
            return
        found = backups.all() if list_ else (backups.make(),)
        if as_json:
            print_text(json.dumps({"backups": [backup_json(each) for each in found]}, ensure_ascii=False))
        elif list_:
            lines = [_line(each, voice) for each in found]
            print_text("\n".join(lines or [voice.say("cli-library-no-backups", path=str(path))]))
        else:
            print_text(voice.say("cli-library-backed-up", number=str(found[0].number), path=str(found[0].folder)))


def _test(backups: "Backups", path: str, voice: LocalisedTexts, *, as_json: bool) -> None:
    """Verify the newest backup, and exit with 1 if it is damaged."""
    newest = next(iter(backups.all()), None)
    if newest is None:
        raise UsageError(voice.say("cli-library-no-backups", path=path))
    tested = backups.test(newest)
    number = str(tested.number)
    if as_json:
        print_text(json.dumps({"number": tested.number, "sound": tested.is_sound}))
    else:
        print_text(voice.say("cli-library-tested" if tested.is_sound else "backup-test-failed", number=number))
    if not tested.is_sound:
        raise typer.Exit(1)


def backup_json(backup: "Backup") -> dict[str, object]:
    """A backup as JSON."""
    from database.backups.backup_folders import plain

    return {"path": str(backup.folder), **plain(backup)}


def _line(backup: "Backup", voice: LocalisedTexts) -> str:
    from database.backups.backup_folders import readable

    return voice.say(
        "cli-library-backup-line",
        number=str(backup.number),
        made=readable(backup.made),
        documents=backup.documents,
        cause=voice.say(f"backup-cause-{backup.cause}"),
    )
