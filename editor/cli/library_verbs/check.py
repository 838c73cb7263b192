"""`hexsmith library check`: say everything that is wrong with the library, and mend it with `--repair`."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.printing import few, tell
from editor.cli.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.data.message import Message


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("check", help=voice.say("cli-library-check"))
    def check(
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-library-file"))] = None,
        repair: Annotated[bool, typer.Option("--repair", help=voice.say("cli-library-repair"))] = False,
        dry_run: Annotated[bool, typer.Option("--dry-run", help=voice.say("cli-library-dry-run"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.library import Library, no_stock
        from editor.cli.library_file import there

        path = there(library)
        with Library.open(path, stock=no_stock) as opened:
            found = opened.check()
            mended = opened.repair(dry_run=dry_run) if (repair or dry_run) and found.words else None
        left = found if mended is None else mended.left
        done = () if mended is None else mended.done
        if as_json:
            told = {"sound": left.is_sound, "findings": _said(found.words, voice), "repairs": _said(done, voice)}
            tell(json.dumps(told, ensure_ascii=False))
        else:
            for sentences in (_said(found.words, voice), _said(done, voice)):
                for sentence in few(sentences, voice):
                    tell(sentence)
            if left.is_sound:
                tell(voice.say("cli-library-sound", path=str(path)))
            elif mended is not None and not dry_run:
                tell("\n".join([voice.say("cli-library-left", path=str(path)), *few(_said(left.words, voice), voice)]))
        if not left.is_sound:
            raise typer.Exit(1)


def _said(words: "Iterable[Message]", voice: Voice) -> list[str]:
    from engine.words import speak

    return [speak(each, voice.lang) for each in words]
