"""`hexsmith library restore`: restore a backup, and salvage newer documents from the damaged file."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import print_text

if TYPE_CHECKING:
    from database.backups.backup_folders import Backup
    from database.backups.restore_backup import RestoreResult
    from database.backups.service import Backups
    from database.integrity.salvage import SalvageResult


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("restore", help=voice.say("cli-library-restore"))
    def restore(
        number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", help=voice.say("cli-library-number"))] = None,
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-library-file"))] = None,
        salvage: Annotated[
            str | None, typer.Option("--salvage", metavar="FILE", help=voice.say("cli-library-salvage"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.backups.service import Backups
        from editor.cli.library_file import library_file
        from editor.services.document_sources import is_plain_file

        path = library_file(library)
        if salvage is not None and not is_plain_file(salvage):
            raise UsageError(voice.say("cli-no-such-library", name=salvage))
        backups = Backups(path)
        is_itself = salvage is not None and is_plain_file(path) and path.samefile(salvage)
        chosen = _chosen(backups, number, path, voice, is_needed=salvage is None)
        restored = None if chosen is None else backups.restore(chosen)
        replaced_file = backups.set_aside() if restored is None else restored.replaced_file
        if is_itself:
            if restored is None and replaced_file is None:
                raise UsageError(voice.say("cli-library-whole", path=str(path)))
            salvage = str(replaced_file or backups.all()[0].file)
        salvaged = None if salvage is None else _salvaged(Path(salvage), path)
        if as_json:
            print_text(json.dumps(_to_json(restored, replaced_file, salvaged), ensure_ascii=False))
        else:
            print_text("\n".join(_lines(restored, replaced_file, salvaged, path, voice)))
        if restored is None and salvaged is not None and not salvaged.has_content:
            raise typer.Exit(1)


def _chosen(
    backups: "Backups", number: int | None, path: Path, voice: LocalisedTexts, *, is_needed: bool
) -> "Backup | None":
    """The backup with a number; otherwise the newest that is intact, and None if there is none and none is needed.

    A backup made before a repair is itself damaged, so it is only restored on request.
    """
    from database.backups.restore_backup import is_whole

    found = backups.all()
    if number is None:
        whole = next((each for each in found if each.cause != "repair" and is_whole(each)), None)
        if whole is None and is_needed:
            why = "cli-library-no-whole-backup" if found else "cli-library-no-backups"
            raise UsageError(voice.say(why, path=str(path)))
        return whole
    chosen = next((each for each in found if each.number == number), None)
    if chosen is None:
        raise UsageError(voice.say("cli-library-no-such-backup", number=str(number), path=str(path)))
    return chosen


def _salvaged(damaged: Path, path: Path) -> "SalvageResult":
    from database.library import Library

    with Library.open(path) as opened:
        return opened.salvage(damaged)


def _to_json(
    restored: "RestoreResult | None", replaced_file: Path | None, salvaged: "SalvageResult | None"
) -> dict[str, object]:
    from editor.cli.library_verbs.backup import backup_json

    plain: dict[str, object] = {
        "backup": None if restored is None else backup_json(restored.backup),
        "made": None if restored is None or restored.made is None else backup_json(restored.made),
        "kept": None if replaced_file is None else str(replaced_file),
        "images_lost": 0 if restored is None else restored.images_lost,
    }
    if salvaged is not None:
        plain["salvaged"] = {"documents": list(salvaged.documents), "older": list(salvaged.older)}
    return plain


def _lines(
    restored: "RestoreResult | None",
    replaced_file: Path | None,
    salvaged: "SalvageResult | None",
    path: Path,
    voice: LocalisedTexts,
) -> list[str]:
    lines = [
        voice.say("cli-library-without-backup", path=str(path))
        if restored is None
        else voice.say("cli-library-restored", number=str(restored.backup.number), path=str(path))
    ]
    if restored is not None and restored.made is not None:
        lines.append(voice.say("cli-library-before", number=str(restored.made.number)))
    if replaced_file is not None:
        lines.append(voice.say("cli-library-kept", path=str(replaced_file)))
        if salvaged is None:
            lines.append(voice.say("cli-library-salvage-it", path=str(replaced_file)))
    if restored is not None and restored.images_lost:
        lines.append(voice.say("cli-library-images-lost", count=restored.images_lost))
    if salvaged is not None and not salvaged.has_content:
        lines.append(voice.say("cli-library-nothing-salvaged"))
    elif salvaged is not None:
        lines.append(voice.say("cli-library-salvaged", count=len(salvaged.documents)))
        lines += [voice.say("cli-library-older", id=name) for name in salvaged.older]
    return lines
