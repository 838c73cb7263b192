"""`hexsmith library check`: report all problems of the library, and repair them with `--repair`."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import first_lines, print_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.data.message import Message


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("check", help=voice.say("cli-library-check"))
    def check(
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-library-file"))] = None,
        repair: Annotated[bool, typer.Option("--repair", help=voice.say("cli-library-repair"))] = False,
        dry_run: Annotated[bool, typer.Option("--dry-run", help=voice.say("cli-library-dry-run"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.library import Library, no_stock
        from editor.cli.library_file import existing_library_file

        path = existing_library_file(library)
        with Library.open(path, stock=no_stock) as opened:
            found = opened.check()
            mended = opened.repair(dry_run=dry_run) if (repair or dry_run) and found.words else None
        left = found if mended is None else mended.left
        done = () if mended is None else mended.done
        if as_json:
            output = {
                "sound": left.is_sound,
                "findings": _sentences(found.words, voice),
                "repairs": _sentences(done, voice),
            }
            print_text(json.dumps(output, ensure_ascii=False))
        else:
            for sentences in (_sentences(found.words, voice), _sentences(done, voice)):
                for sentence in first_lines(sentences, voice):
                    print_text(sentence)
            if left.is_sound:
                print_text(voice.say("cli-library-sound", path=str(path)))
            elif mended is not None and not dry_run:
                print_text(
                    "\n".join(
                        [
                            voice.say("cli-library-left", path=str(path)),
                            *first_lines(_sentences(left.words, voice), voice),
                        ]
                    )
                )
        if not left.is_sound:
            raise typer.Exit(1)


def _sentences(words: "Iterable[Message]", voice: LocalisedTexts) -> list[str]:
    from engine.words import speak

    return [speak(each, voice.lang) for each in words]
